"""A small site and a client of an application that serves it, for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from starlette.testclient import TestClient

from royaume.core.language import LANGUAGES, Language
from royaume.server.app import create_app
from royaume.server.errors import WORDS
from royaume.server.settings import Settings
from royaume.web.files import File
from royaume.web.site import Site

POLICY: Final = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
PAGE: Final = b"<!doctype html><title>Fantasy Realms \xe2\x80\x93 \xc3\xa9t\xc3\xa9</title>" + b"<p>word</p>" * 200
SITE: Final = Site(
    {
        "index.html": File(PAGE, "text/html; charset=utf-8"),
        "sw.js": File(b"// keeps\n", "text/javascript; charset=utf-8"),
        "a/0123abcd/app/main.js": File(b"export const a = 1\n" * 200, "text/javascript; charset=utf-8", immutable=True),
        "e/0123abcd/worker.js": File(
            b"// works\n", "text/javascript; charset=utf-8", True, {"Content-Security-Policy": WORKER_POLICY}
        ),
        "icon-192.png": File(bytes(range(256)) * 20, "image/png"),
    },
    POLICY,
)

EXAMPLE: Final = ["Mountain", "Great Flood", "Smoke", "Whirlwind", "Air Elemental", "Wildfire", "Mirage"]
"""Worth 260 by the rule book."""
CHOOSERS: Final = ["Doppelgänger", "Mirage", "Shapeshifter", "Book of Changes", "Island"]
SLOW: Final[dict[str, Any]] = {"hand": [*CHOOSERS, "Warlord", "Collector", "Blizzard"], "card": "Mirage", "lang": "en"}
"""What else the Mirage could be: more than half a second."""
ENDLESS: Final[dict[str, Any]] = {
    "hand": [*CHOOSERS, "Wildfire", "Demon", "World Tree", "Angel"],
    "modules": ["suits", "promos"],
    "out": "Angel",
}
"""A swap that is looked for far longer than anybody waits."""


@contextmanager
def client(**settings: Any) -> Iterator[TestClient]:
    """Of a server that asks for no more than two processes."""
    with TestClient(create_app(Settings(**{"workers": 2, **settings}), SITE)) as found:
        found.headers["accept-encoding"] = "identity"
        yield found


def sentence(case: str, lang: Language, **values: object) -> str:
    return WORDS.say(case, lang, **values)


def both(case: str, **values: object) -> dict[Language, str]:
    return {lang: sentence(case, lang, **values) for lang in LANGUAGES}
