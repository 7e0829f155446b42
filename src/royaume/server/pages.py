"""Serves a site: files that were made before, each with what a cache must know about it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from royaume.server.asking import accepts_gzip, knows
from royaume.server.errors import ServerError
from royaume.server.replies import of_api
from royaume.web.files import File
from royaume.web.site import Site

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
_OF_CONTENT: Final = ("Content-Type", "Content-Encoding")
_METHODS: Final = ("GET", "HEAD")


@dataclass(frozen=True)
class _Served:
    """A file in one encoding, with its headers."""

    content: bytes
    headers: dict[str, str]


class Pages:
    """Answers every path that is not the API's."""

    def __init__(self, site: Site) -> None:
        self._plain: dict[str, _Served] = {}
        self._gzipped: dict[str, _Served] = {}
        for path, file in site.files.items():
            gzipped = file.gzipped
            self._plain[path] = _served(site, file, file.content, varies=gzipped is not None)
            if gzipped is not None:
                self._gzipped[path] = _served(site, file, gzipped, varies=True, encoding="gzip")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        await self._answer(Request(scope, receive))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path = request.scope["path"].removeprefix("/") or "index.html"
        if path not in self._plain or of_api(request):
            raise ServerError("not-found.question" if of_api(request) else "not-found.page")
        if request.method not in _METHODS:
            raise ServerError("bad-method", given=request.method, expected=_METHODS)
        served = self._plain[path]
        if accepts_gzip(request):
            served = self._gzipped.get(path, served)
        if knows(request, served.headers["ETag"]):
            # Its policy must come along: the browser puts the headers of this answer on the page that it kept.
            kept = {name: value for name, value in served.headers.items() if name not in _OF_CONTENT}
            return Response(status_code=304, headers=kept)
        return Response(served.content, headers=served.headers)


def _served(site: Site, file: File, content: bytes, *, varies: bool, encoding: str = "") -> _Served:
    tag = hashlib.sha256(content).hexdigest()[:20]
    headers = {
        "Content-Type": file.type,
        "ETag": f'"{tag}"',
        "Cache-Control": FOR_EVER if file.immutable else ASK_FIRST,
        "Content-Security-Policy": site.policy,
        **file.headers,
    }
    if varies:
        headers["Vary"] = "Accept-Encoding"
    if encoding:
        headers["Content-Encoding"] = encoding
    return _Served(content, headers)
