"""The questions over HTTP, and the catalogue of cards. Nothing here waits for an answer in the server's own process."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import cache, partial
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from royaume import __version__
from royaume.core.language import LANGUAGES
from royaume.realms.answers import catalogue
from royaume.server.asking import accepts_gzip, address_of, body_of, knows, language_of, question_of
from royaume.server.errors import ABOUT_QUESTION, ServerError
from royaume.server.limits import Limits
from royaume.server.openapi import ASKS, document
from royaume.server.replies import as_json, reply
from royaume.server.settings import Settings
from royaume.server.workers import Found, Workers

_HUNG_UP: Final = 499
"""In the log, of one who did not wait for the answer."""


class Api:
    """Answers ``/api`` and ``/health``."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self._settings = settings
        self._limits = Limits(settings)
        self._workers = workers

    def routes(self) -> list[Route]:
        questions = [Route(f"/api/{name}", partial(self._question, name), methods=["POST"]) for name in ASKS]
        return [
            *questions,
            Route("/api/cards", self._cards, methods=["GET"]),
            Route("/api/openapi.json", self._document, methods=["GET"]),
            Route("/health", _health, methods=["GET"]),
        ]

    async def _question(self, name: str, request: Request) -> Response:
        try:
            return await self._answered(name, request)
        except ClientDisconnect:
            return Response(status_code=_HUNG_UP)

    async def _answered(self, name: str, request: Request) -> Response:
        address = self._counted(request)
        with self._limits.asking(address):
            asked = question_of(await body_of(request, self._settings), "hands" if name == "rank" else "hand")
            if asked.get("lang") in LANGUAGES:
                request.state.lang = asked["lang"]
            lang = language_of(request)
            found = await _while_there(request, self._workers, name, {"lang": lang, **asked})
        status = ABOUT_QUESTION if found.refused else 200
        return reply(request, found.body, status=status, headers={"Content-Language": lang})

    async def _cards(self, request: Request) -> Response:
        self._counted(request)
        given = request.query_params.get("lang", language_of(request))
        if given not in LANGUAGES:
            raise ServerError("bad-query.lang", given=given, expected=LANGUAGES)
        return _kept(request, *_catalogue(given), {"Content-Language": given})

    async def _document(self, request: Request) -> Response:
        self._counted(request)
        return _kept(request, *_document(), {})

    def _counted(self, request: Request) -> str:
        address = address_of(request, proxied=self._settings.proxied)
        self._limits.count(address)
        return address


async def _health(request: Request) -> Response:
    return reply(request, as_json({"status": "ok", "version": __version__}))


async def _while_there(request: Request, workers: Workers, name: str, asked: object) -> Found:
    """The answer, unless the client hangs up before: then its question leaves the queue."""
    answer = asyncio.create_task(workers.ask(name, asked))
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise ClientDisconnect
        return answer.result()
    finally:
        answer.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _kept(request: Request, plain: bytes, gzipped: bytes, headers: dict[str, str]) -> Response:
    """A body that stays the same: the client may keep it, and asks whether it changed."""
    zipped = accepts_gzip(request)
    body = gzipped if zipped else plain
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    told = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language", **headers}
    if knows(request, tag):
        return Response(status_code=304, headers=told)
    if zipped:
        told["Content-Encoding"] = "gzip"
    return Response(body, headers=told, media_type="application/json")


@cache
def _catalogue(lang: str) -> tuple[bytes, bytes]:
    return _both(catalogue("fr" if lang == "fr" else "en"))


@cache
def _document() -> tuple[bytes, bytes]:
    return _both(document())


def _both(content: object) -> tuple[bytes, bytes]:
    """As it is, and compressed."""
    plain = as_json(content)
    return plain, gzip.compress(plain, 9, mtime=0)
