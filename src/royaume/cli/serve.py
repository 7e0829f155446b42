"""``royaume serve``: the score page and its API on this machine, or for everybody in the same network."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser

from royaume.core.errors import MissingExtra
from royaume.core.language import Catalogue, Language

WORDS = Catalogue(
    {
        "here": {"en": "Royaume is at {here} (Ctrl-C stops it)", "fr": "Royaume est à {here} (Ctrl-C l'arrête)"},
        "network": {
            "en": "Royaume is at {here}, for others in your network at {there} (Ctrl-C stops it)",
            "fr": "Royaume est à {here}, pour les autres de votre réseau à {there} (Ctrl-C l'arrête)",
        },
    }
)

_NEEDED = ("fastapi", "starlette", "uvicorn")


def run_server(asked: argparse.Namespace) -> int:
    """Serves until it is interrupted. What cannot work is said before the site is built."""
    try:
        from royaume.server.listening import listen, port_of, urls_of
        from royaume.server.run import serve
        from royaume.server.settings import Settings, workers_of
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _NEEDED:
            raise
        raise MissingExtra(what="“royaume serve”", extra="server") from error
    from royaume.web.site import build

    settings = Settings(proxied=asked.proxy)
    if asked.workers:
        settings = Settings(proxied=asked.proxy, workers=workers_of(asked.workers))
    with listen(asked.host, port_of(asked.port)) as listener:
        urls = urls_of(listener)

        def ready() -> None:
            print(_where(urls, asked.lang), flush=True)
            if asked.open:
                open_browser(urls[0])

        serve(build(), settings, listener, asked.log_format, ready)
    return 0


def _where(urls: list[str], lang: Language) -> str:
    here, *there = urls
    return WORDS.say("network", lang, here=here, there=there[0]) if there else WORDS.say("here", lang, here=here)


def open_browser(url: str) -> None:
    """Opens the page if there is a screen to open it on; a browser of the terminal would be in the way."""
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
