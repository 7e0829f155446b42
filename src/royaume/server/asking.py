"""What is read from a request: its language, what it accepts, who sent it, and its question. Everything is somebody's
to write, so nothing of it is believed."""

from __future__ import annotations

import asyncio
import json
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final, NoReturn

from starlette.requests import Request

from royaume.core.language import LANGUAGES, Language
from royaume.realms.answers.reading import short
from royaume.realms.errors import LineError
from royaume.server.errors import ServerError
from royaume.server.settings import DEEPEST, Settings

_NETWORK: Final = 64
"""Bits of an IPv6 address that a household has in common: it may take any address below them."""
_MOST_LISTED: Final = 20
"""Entries of a list in a header that are looked at."""


def language_of(request: Request) -> Language:
    """The language for sentences: the one asked for in the question once that was read, else the browser's."""
    return getattr(request.state, "lang", None) or accepted_language(request.headers.get("accept-language", ""))


def accepted_language(header: str) -> Language:
    """The language of ours that a browser likes best.

    >>> accepted_language("de, fr-CA;q=0.8, en;q=0.5"), accepted_language("de"), accepted_language("fr;q=x")
    ('fr', 'en', 'en')
    """
    liked = {name.partition("-")[0]: weight for name, weight in reversed(_weighted(header))}
    return max(LANGUAGES, key=lambda lang: (liked.get(lang, 0.0), lang == "en"))


def accepts_gzip(request: Request) -> bool:
    weights = dict(_weighted(request.headers.get("accept-encoding", "")))
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def accepts_pages(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")


def knows(request: Request, tag: str) -> bool:
    """Whether the client has this very content already."""
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or tag in (each.strip().removeprefix("W/") for each in known.split(","))


def _weighted(header: str) -> list[tuple[str, float]]:
    """The names of a list in a header with their ``q``."""
    weighted = []
    for entry in header.lower().split(",")[:_MOST_LISTED]:
        name, _, weight = entry.partition(";")
        try:
            weighted.append((name.strip(), float(weight.strip().removeprefix("q=")) if weight else 1.0))
        except ValueError:
            continue
    return weighted


def address_of(request: Request, *, proxied: bool) -> str:
    """Who asks, for the limits: an address, of IPv6 its network."""
    peer = request.client.host if request.client else ""
    forwarded = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip() if proxied else ""
    for given in (forwarded, peer):
        try:
            address = ip_address(given)
        except ValueError:
            continue
        if isinstance(address, IPv6Address) and not address.ipv4_mapped:
            return str(IPv6Network((int(address), _NETWORK), strict=False))
        return str(getattr(address, "ipv4_mapped", None) or address)
    return peer


async def body_of(request: Request, settings: Settings) -> bytes:
    """The body of a request, if it is not too long and does not take too long to come."""
    declared = request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared[:20]) > settings.body_limit:
        raise ServerError("large-body", most=settings.body_limit)
    body = bytearray()
    try:
        async with asyncio.timeout(settings.body_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > settings.body_limit:
                    raise ServerError("large-body", most=settings.body_limit)
    except TimeoutError as error:
        raise ServerError("slow-body", seconds=f"{settings.body_seconds:g}") from error
    return bytes(body)


def question_of(body: bytes, needed: str) -> dict[str, Any]:
    """The object that a question is. What it must hold is looked at where it is answered."""
    try:
        asked = json.loads(body.decode("utf-8"), parse_constant=_refuse)
    except UnicodeDecodeError as error:
        raise ServerError("bad-body.encoding", place=error.start + 1) from error
    except RecursionError as error:
        raise ServerError("bad-body.deep", most=DEEPEST) from error
    except ValueError as error:
        raise ServerError("bad-body.json", reason=str(error)) from error
    _look_into(asked)
    if not isinstance(asked, dict):
        raise LineError("bad-line.object", given=short(asked), needed=needed)
    return asked


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number of JSON")


def _look_into(asked: object) -> None:
    """Refuses what is JSON by its letters, yet could not be written back: half characters, and endless nesting."""
    layer: list[object] = [asked]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in layer:
            if isinstance(value, dict):
                below += [*value, *value.values()]
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str) and not _whole(value):
                raise ServerError("bad-body.surrogate")
        layer = below
    if layer:
        raise ServerError("bad-body.deep", most=DEEPEST)


def _whole(text: str) -> bool:
    return text.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in text)
