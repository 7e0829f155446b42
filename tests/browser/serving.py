"""Fixtures of the score page: ``royaume serve`` as a process, one for all tests, and browsers that open it. A plugin of
pytest, as its server lasts from the first test to the last."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.page import LOCALES, SIZES, Device, Lang, Opener, ScorePage, Theme

COMMAND = (sys.executable, "-m", "royaume", "serve", "--port", "0", "--lang", "en")


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of its own."""
    process = subprocess.Popen(COMMAND, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout
        found = re.search(r"http://\S+", line := process.stdout.readline())
        assert found, line
        yield found[0].rstrip("/") + "/"
    finally:
        process.terminate()
        process.communicate(timeout=30)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with serving() as url:
        yield url


NO_ENGINE = "globalThis.Worker = class { postMessage() {} terminate() {} };"
"""It never comes, so the server answers throughout. (To hold its request back would switch the browser's cache off.)"""


@dataclass
class Windows:
    """Browser contexts, each for one page at a time. They are used again, as what a page fetched is the slow part of
    opening it; what it kept is forgotten in between."""

    browser: Browser
    free: dict[str, list[BrowserContext]] = field(default_factory=dict)

    @contextmanager
    def window(self, **settings: Any) -> Iterator[Page]:
        waiting = self.free.setdefault(repr(settings), [])
        context = waiting.pop() if waiting else self._made(settings)
        page = context.new_page()
        yield page
        page.evaluate("localStorage.clear()")
        page.close()
        waiting.append(context)

    def _made(self, settings: dict[str, Any]) -> BrowserContext:
        context = self.browser.new_context(**settings, service_workers="block")
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script(NO_ENGINE)
        return context


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def score_page(windows: Windows, server: str) -> Iterator[Opener]:
    """Opens pages, each in a browser that knows nothing. They ask the server, and nothing moves, unless told."""
    pages: list[ScorePage] = []
    with ExitStack() as opened_windows:

        def opened(
            link: str = "",
            *,
            device: Device = "phone",
            theme: Theme = "light",
            lang: Lang = "en",
            moving: bool = False,
            size: tuple[int, int] | None = None,
        ) -> ScorePage:
            width, height = size or SIZES[device]
            window = windows.window(
                viewport={"width": width, "height": height},
                locale=LOCALES[lang],
                color_scheme=theme,
                has_touch=device == "phone",
                is_mobile=device == "phone",
                reduced_motion="no-preference" if moving else "reduce",
            )
            pages.append(ScorePage(opened_windows.enter_context(window), server, device))
            return pages[-1].open(link)

        yield opened
    assert [fault for page in pages for fault in page.faults] == []
