"""Who answers the page's questions: a server, the page itself, or nobody; and how one takes over from the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from royaume.realms.answers import answer
from royaume.web.site import build, write
from tests.browser.conftest import SUBFOLDER, Host, ask, started, state, with_engine

HAND = {"hand": ["Dragon", "Sorcière", "Mirage"], "lang": "fr"}


@pytest.fixture(scope="module")
def served_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as a server has it: its page asks the server too."""
    folder = tmp_path_factory.mktemp("served")
    write(build(), folder / SUBFOLDER)
    return folder


@pytest.fixture
def served(served_folder: Path) -> Iterator[Host]:
    hosting = Host(served_folder, api=True)
    hosting.on()
    yield hosting
    hosting.off()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that keeps nothing: what a host misses is missing."""
    opened = browser.new_page(locale="fr-FR", service_workers="block")
    yield opened
    opened.close()


def test_until_the_engine_is_there_the_server_answers(page: Page, served: Host) -> None:
    served.without = "y/"
    page.goto(served.url)
    assert ask(page, ("sheet", HAND)) == [answer("sheet", HAND)]
    assert state(page) == "server"
    assert "api/sheet" in served.asked


def test_the_page_answers_once_it_can(page: Page, served: Host) -> None:
    page.goto(served.url)
    started(page)
    served.asked.clear()
    assert ask(page, ("sheet", HAND)) == [answer("sheet", HAND)]
    assert state(page) == "local"
    assert served.asked == []


def test_a_server_that_fails_is_not_waited_for(page: Page, served: Host) -> None:
    served.api = False
    page.goto(served.url)
    assert ask(page, ("sheet", HAND), ("swaps", {**HAND, "out": "Mirage"})) == [
        answer("sheet", HAND),
        answer("swaps", {**HAND, "out": "Mirage"}),
    ]
    assert state(page) == "local"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_nobody_answers_the_page_says_so(page: Page, served: Host, lang: str) -> None:
    served.api, served.without = False, "y/"
    page.goto(served.url)
    page.evaluate("(lang) => { document.documentElement.lang = lang; }", lang)
    (told,) = ask(page, ("sheet", HAND))
    assert (told["error"]["kind"], told["error"]["case"]) == ("engine", "engine.off")
    assert ("réseau" in told["error"]["sentence"]) is (lang == "fr")
    assert state(page) == "off"


def test_the_engine_is_tried_again_when_the_network_is_back(page: Page, served: Host) -> None:
    served.api, served.without = False, "y/"
    page.goto(served.url)
    ask(page, ("sheet", HAND))
    served.without = None
    page.evaluate(
        with_engine("""
        const there = new Promise((come) => engine.state.subscribe((now) => now === "local" && come()));
        dispatchEvent(new Event("online"));
        await there;
        """)
    )
    assert ask(page, ("sheet", HAND)) == [answer("sheet", HAND)]


def test_what_has_come_is_told(page: Page, served: Host) -> None:
    page.goto(served.url)
    seen = page.evaluate(
        with_engine("""
        const seen = [];
        engine.progress.subscribe((now) => void seen.push(now));
        await engine.startLocal();
        return seen;
        """)
    )
    assert seen == sorted(seen)
    assert seen[-1] == 1


def test_an_engine_that_breaks_down_is_replaced(page: Page, served: Host) -> None:
    page.goto(served.url)
    started(page)
    (worker,) = page.workers
    worker.evaluate("() => { setTimeout(() => { throw new Error('out of memory'); }); }")
    page.evaluate(
        with_engine("""
        await new Promise((gone) => engine.state.subscribe((now) => now === "server" && gone()));
        """)
    )
    served.asked.clear()
    assert ask(page, ("sheet", HAND)) == [answer("sheet", HAND)]
    assert "api/sheet" in served.asked
    started(page)
    assert state(page) == "local"
    assert ask(page, ("sheet", HAND)) == [answer("sheet", HAND)]
    assert len(page.workers) == 1
