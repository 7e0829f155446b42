"""The socket a server listens on, and the addresses under which others reach it."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address
from typing import Final

from royaume.server.errors import ServerError

_BACKLOG: Final = 512
_ELSEWHERE: Final = ("203.0.113.1", 9)
"""An address that is nobody's (RFC 5737): nothing is sent there, but the system says by which way it would go."""


def port_of(text: str) -> int:
    """A port as it is typed."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= 65535):
        raise ServerError("bad-port.number", given=text)
    return int(text)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; on port 0, on any free one."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(address[:2], family=family, backlog=_BACKLOG, dualstack_ipv6=host == "::")
    except (socket.gaierror, UnicodeError) as error:
        raise ServerError("bad-host", given=host, reason=getattr(error, "strerror", None) or error) from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ServerError("bad-port.busy", port=port) from error
        if error.errno == errno.EACCES:
            raise ServerError("bad-port.forbidden", port=port) from error
        raise ServerError("bad-host", given=host, reason=error.strerror) from error


def urls_of(listener: socket.socket) -> list[str]:
    """Where the server is found: on this machine, and, if it listens to others, in its network."""
    host, port = listener.getsockname()[:2]
    address = ip_address(host.partition("%")[0])
    if not address.is_unspecified:
        return [_url(host, port)]
    here = "127.0.0.1" if address.version == 4 else "::1"
    return [_url(each, port) for each in (here, own_address()) if each]


def own_address() -> str:
    """This machine's address in its network; nothing if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
