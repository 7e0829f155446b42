"""What is sent back: JSON, compressed where that pays; errors, all of one shape, whoever found them."""

from __future__ import annotations

import gzip
import html
import json
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from royaume.core.errors import RoyaumeError
from royaume.core.language import Catalogue
from royaume.realms.answers.shapes import FailureJson
from royaume.server.asking import accepts_gzip, accepts_pages, language_of
from royaume.server.errors import headers_of, status_of

WORDS = Catalogue({"back": {"en": "to the score page", "fr": "à la page des scores"}})

_WORTH_IT: Final = 1024
"""Bytes from which compressing pays."""
_SPEED: Final = 6


def as_json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def reply(
    request: Request,
    body: bytes,
    *,
    status: int = 200,
    kind: str = "application/json",
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A body that was made for this request: not to be kept, unless the headers say so."""
    told = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Accept-Language", **(headers or {})}
    if len(body) > _WORTH_IT and accepts_gzip(request):
        body = gzip.compress(body, _SPEED, mtime=0)
        told["Content-Encoding"] = "gzip"
    return Response(body, status, told, kind)


def failure(error: RoyaumeError, request: Request) -> FailureJson:
    return {"error": {"kind": error.kind, "case": error.case, "sentence": error.sentence(language_of(request))}}


def refusal(error: RoyaumeError, request: Request) -> Response:
    """An error as its answer: JSON, and where a person came upon a page that is not there, a page."""
    headers = {"Content-Language": language_of(request), **headers_of(error)}
    if error.kind == "not-found" and not of_api(request) and accepts_pages(request):
        page = _page(error, request).encode()
        return reply(request, page, status=status_of(error), kind="text/html; charset=utf-8", headers=headers)
    return reply(request, as_json(failure(error, request)), status=status_of(error), headers=headers)


def of_api(request: Request) -> bool:
    path: str = request.scope["path"]
    return path == "/api" or path.startswith("/api/")


def _page(error: RoyaumeError, request: Request) -> str:
    lang = language_of(request)
    sentence = html.escape(error.sentence(lang))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{status_of(error)}</title><p>{sentence}</p><p><a href="/">{WORDS.say("back", lang)}</a></p></html>'
    )
