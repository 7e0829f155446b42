"""What is settled before the first paint: theme and language, as kept on the device or asked for by the browser."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from royaume.core.linocut.inks import GROUNDS
from tests.browser.conftest import Host

LOOKS = """() => ({
    theme: document.documentElement.dataset.theme ?? "",
    lang: document.documentElement.lang,
    paper: getComputedStyle(document.documentElement).getPropertyValue("--paper"),
    bars: [...document.querySelectorAll("meta[name=theme-color]")].find((bar) => matchMedia(bar.media).matches).content,
})"""


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A device at night, in French. The page's own script never comes: what is seen was there before."""
    opened = browser.new_context(color_scheme="dark", locale="fr-CA", service_workers="block")
    opened.route("**/app/main.js", lambda route: route.abort())
    yield opened
    opened.close()


def opened(device: BrowserContext, host: Host, **kept: str) -> Page:
    page = device.new_page()
    script = "".join(f"localStorage.setItem('royaume.{name}', {json.dumps(value)});" for name, value in kept.items())
    page.add_init_script(script)
    page.goto(host.url)
    return page


def test_a_new_device_gets_what_it_asks_for(device: BrowserContext, host: Host) -> None:
    night = GROUNDS["dark"].paper.hex
    assert opened(device, host).evaluate(LOOKS) == {"theme": "", "lang": "fr", "paper": night, "bars": night}


def test_what_was_chosen_here_counts_more(device: BrowserContext, host: Host) -> None:
    day = GROUNDS["light"].paper.hex
    looks = opened(device, host, theme="light", lang="en").evaluate(LOOKS)
    assert looks == {"theme": "light", "lang": "en", "paper": day, "bars": day}


def test_a_choice_of_neither_theme_leaves_it_to_the_device(device: BrowserContext, host: Host) -> None:
    looks = opened(device, host, theme="", lang="fr").evaluate(LOOKS)
    assert (looks["theme"], looks["paper"]) == ("", GROUNDS["dark"].paper.hex)


def test_the_bars_follow_the_theme(device: BrowserContext, host: Host) -> None:
    page = opened(device, host)
    for theme in ("light", "dark", "light"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate(LOOKS)["bars"] == GROUNDS[theme].paper.hex
    page.evaluate("() => { document.documentElement.dataset.theme = ''; }")
    assert page.evaluate(LOOKS)["bars"] == GROUNDS["dark"].paper.hex


def test_a_device_that_keeps_nothing_is_no_fault(device: BrowserContext, host: Host) -> None:
    page = device.new_page()
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } });")
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(host.url)
    assert page.evaluate(LOOKS)["lang"] == "fr"
    assert faults == []
