"""One line for each request, as text for people or as JSON for programs. No address, no query and no body is written:
who scored which hand is nobody's business. What goes wrong is written with its trace, and only here."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO, get_args
from urllib.parse import quote

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from royaume.server.errors import ServerError
from royaume.server.replies import refusal

LogFormat = Literal["text", "json"]
LOG_FORMATS: Final[tuple[LogFormat, ...]] = get_args(LogFormat)
LOG: Final = logging.getLogger("royaume.server")
_LONGEST_PATH: Final = 200
_FACTS: Final = "facts"


class Logged:
    """Times an app's answers and writes them down; what it fails at becomes an answer without a trace."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sent = _Sent(send)
        started = time.perf_counter()
        try:
            await self._app(scope, receive, sent)
        except Exception:
            LOG.exception("failed", extra={_FACTS: {"method": scope["method"], "path": path_of(scope)}})
            if sent.status is None:
                await refusal(ServerError("failed"), Request(scope))(scope, receive, sent)
        finally:
            facts = {
                "method": scope["method"],
                "path": path_of(scope),
                "status": sent.status,
                "ms": round(1000 * (time.perf_counter() - started), 1),
                "bytes": sent.bytes,
            }
            LOG.info("request", extra={_FACTS: facts})


class _Sent:
    """Sends on, and notes what."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None
        self.bytes = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        self.bytes += len(message.get("body", b""))
        await self._send(message)


def path_of(scope: Scope) -> str:
    """The path as it was asked for, without what is behind a question mark, and without anything that could write a
    line of its own."""
    path = quote(scope["path"], safe="/-._~!$&'()*+,;=:@", errors="replace")
    return path if len(path) <= _LONGEST_PATH else path[:_LONGEST_PATH] + "…"


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"time": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, _FACTS, {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """A record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        facts: Mapping[str, Any] = getattr(record, _FACTS, {})
        if record.getMessage() == "request":
            return "{at} {status} {method} {path} {ms:g} ms {bytes} bytes".format(at=at, **facts)
        told = " ".join(f"{name}={value}" for name, value in facts.items())
        trace = "\n" + self.formatException(record.exc_info) if record.exc_info else ""
        return f"{at} {record.levelname.lower()}: {record.getMessage()} {told}".rstrip() + trace


def note(event: str, level: int = logging.WARNING, **facts: object) -> None:
    """Writes down something that is no request."""
    LOG.log(level, event, extra={_FACTS: facts})


def write_logs(to: TextIO, form: LogFormat) -> None:
    """From now on, logs go there. The web server's own voice is heard for warnings only."""
    lines = logging.StreamHandler(to)
    lines.setFormatter(JsonLines() if form == "json" else TextLines())
    for name, level in (("royaume.server", logging.INFO), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [lines]
        logger.setLevel(level)
        logger.propagate = False
