"""The static site in a browser: Python comes up in the page under its policy, answers as Python does here, and goes on
with the network cut."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from royaume.realms.answers import answer
from royaume.web.site import STATIC, Site, build, write
from tests.browser.conftest import SUBFOLDER, Faults, Host, ask, kept_whole, started, state, with_engine
from tests.realms.hands import MODULES, Deal, deals, written

SEED = 4
HANDS = 500
BATCH = 50
EXAMPLE = {"hand": ["Mountain", "Great Flood", "Smoke", "Whirlwind", "Air Elemental", "Wildfire", "Mirage"]}
ANOTHER = {"hand": ["Roi", "Reine", "Princesse", "Chevaliers"], "lang": "fr"}
WORST = {"hand": ["Book of Changes", "Shapeshifter", "Mirage", "Doppelgänger", "Island", "Wildfire", "World Tree"]}
"""Every card of the base game that chooses, with the two others that make most work of them."""


def total(asked: object) -> int:
    told: Any = answer("sheet", asked)
    return int(told["total"])


# --- as any host serves it ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page(browser: Browser, static_site: Site, static_folder: Path) -> Iterator[Page]:
    """One page for all that only asks, served with the headers that the site wants for its files."""
    hosting = Host(static_folder, {path: file.headers for path, file in static_site.files.items()})
    hosting.on()
    opened = browser.new_page()
    faults = Faults()
    faults.watch(opened)
    opened.goto(hosting.url)
    started(opened)
    yield opened
    opened.close()
    hosting.off()
    assert faults.said == []


def test_python_comes_up_under_the_policy(page: Page) -> None:
    assert state(page) == "local"
    assert ask(page, ("sheet", EXAMPLE)) == [answer("sheet", EXAMPLE)]


TRIED = """() => new Promise((told) => setTimeout(() => told([
    () => eval("1"), () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
].map((doing) => { try { doing(); return "done"; } catch (fault) { return fault.name; } }))))"""


def test_the_policy_is_in_force(page: Page) -> None:
    """Neither the page nor its worker may evaluate text; only the worker may compile WebAssembly."""
    assert page.evaluate(TRIED) == ["EvalError", "CompileError"]
    (worker,) = page.workers
    assert worker.evaluate(TRIED) == ["EvalError", "done"]


@pytest.mark.parametrize("question", ["rank", "alternatives", "swaps"])
def test_every_question_is_answered_alike(page: Page, question: str) -> None:
    asked: dict[str, object] = {
        "rank": {"hands": [EXAMPLE, ANOTHER], "lang": "fr"},
        "alternatives": {**EXAMPLE, "card": "Mirage"},
        "swaps": {**EXAMPLE, "out": "Smoke"},
    }
    assert ask(page, (question, asked[question])) == [answer(question, asked[question])]


def test_a_mistake_is_answered_with_its_sentence(page: Page) -> None:
    mistakes = [{"hand": ["Lune"], "lang": "fr"}, {"hand": [1]}, [], {"hand": ["King", "King"]}]
    told = ask(page, *(("sheet", mistake) for mistake in mistakes))
    assert told == [answer("sheet", mistake) for mistake in mistakes]
    assert all(each["error"]["sentence"] for each in told)


def test_a_question_can_be_called_off(page: Page) -> None:
    told = page.evaluate(
        with_engine("""
        const [worst, example] = given;
        const off = new AbortController();
        const first = engine.ask("sheet", worst);
        const gone = engine.ask("sheet", worst, { signal: off.signal }).catch((fault) => fault.name);
        const last = engine.ask("sheet", example);
        off.abort();
        return [await gone, (await last).total, (await first).total];
        """),
        [WORST, EXAMPLE],
    )
    assert told == ["AbortError", total(EXAMPLE), total(WORST)]


def question(deal: Deal, rng: random.Random) -> dict[str, Any]:
    """A hand as the page asks about it, with all around it."""
    asked: dict[str, Any] = {
        "hand": list(deal.hand),
        "discard": list(deal.discard),
        "items": list(deal.items),
        "players": deal.players,
        "modules": sorted(deal.modules),
        "options": sorted(deal.options),
        "search": rng.random() < 0.8,
        "lang": rng.choice(("en", "fr")),
    }
    made = {card: written(choice) for card, choice in deal.choices.items() if rng.random() < 0.6}
    if made:
        asked["choices"] = {card: list(each) if isinstance(each, tuple) else each for card, each in made.items()}
    return asked


def test_random_hands_of_every_module_mix_are_answered_alike(page: Page) -> None:
    rng = random.Random(SEED)
    dealt = [deal if rng.random() < 0.5 else replace(deal, choices={}) for deal in deals(SEED, HANDS)]
    assert {deal.modules for deal in dealt} == set(MODULES)
    asked = [question(deal, rng) for deal in dealt]
    for start in range(0, HANDS, BATCH):
        batch = asked[start : start + BATCH]
        for given, told in zip(batch, ask(page, *(("sheet", given) for given in batch)), strict=True):
            assert told == answer("sheet", given), given


# --- with the network cut ----------------------------------------------------------------------------------------


def test_it_goes_on_with_the_network_cut(context: BrowserContext, host: Host) -> None:
    first = context.new_page()
    faults = Faults()
    faults.watch(first)
    first.goto(host.url)
    started(first)
    kept_whole(first)
    assert faults.said == []

    host.off()
    context.set_offline(True)
    host.asked.clear()
    first.reload()
    started(first)
    assert ask(first, ("sheet", ANOTHER)) == [answer("sheet", ANOTHER)]
    assert ask(first, ("sheet", WORST)) == [answer("sheet", WORST)]
    assert host.asked == []


def test_a_new_window_opens_with_the_network_cut_whatever_is_asked_of_the_page(
    context: BrowserContext, host: Host
) -> None:
    first = context.new_page()
    first.goto(host.url)
    started(first)
    kept_whole(first)
    first.close()
    host.off()
    context.set_offline(True)
    for ending in ("", "index.html", "?from=home#hand"):
        later = context.new_page()
        later.goto(host.url + ending)
        assert later.locator("#app").count() == 1
        drawn = later.evaluate(
            """async () => { const told = JSON.parse(document.getElementById("site").textContent);
            const words = await (await fetch(told.catalogues + "fr.json")).json();
            const pictures = words.cards.map((card) => fetch(`${told.pictures}${card.id}-dark.svg`));
            return (await Promise.all(pictures)).filter((each) => each.ok).length; }"""
        )
        assert drawn > 50
        later.close()


TAKEN_OVER = """async (scope) => {
    const newest = async () => (await navigator.serviceWorker.getRegistration(scope)) ?? {};
    while ((await newest()).waiting || (await newest()).active?.state !== "activated") {
        await new Promise((later) => setTimeout(later, 50));
    }
}"""
KEPT = """async () => {
    const shelves = await caches.keys();
    const kept = await (await caches.open(shelves[0])).keys();
    return [shelves.length, kept.map((each) => new URL(each.url).pathname)];
}"""


def kept(page: Page) -> set[str]:
    """What is kept on the device: all on one shelf."""
    shelves, paths = page.evaluate(KEPT)
    assert shelves == 1
    return {path.removeprefix(f"/{SUBFOLDER}/") for path in paths}


def listed(site: Site) -> set[str]:
    """What should be kept of a site."""
    return {"" if path == "index.html" else path for path in site.files if path != "sw.js"}


def test_a_newer_site_takes_the_place_of_the_older(
    context: BrowserContext, host: Host, static_site: Site, tmp_path: Path
) -> None:
    """The next reload shows it; what it is not made of is dropped once no window shows the older one; what both are
    made of is not fetched again."""
    first = context.new_page()
    first.goto(host.url)
    started(first)
    kept_whole(first)
    assert kept(first) == listed(static_site)

    newer = build(api=False, static=changed_sources(tmp_path / "static"))
    write(newer, tmp_path / "host" / SUBFOLDER)
    host.folder = tmp_path / "host"
    host.asked.clear()
    first.reload()
    assert "<p>newer</p>" in first.content()
    first.evaluate(
        """async () => { const registration = await navigator.serviceWorker.ready; await registration.update();
        while (!registration.waiting) await new Promise((later) => setTimeout(later, 50)); }"""
    )
    first.close()
    later = context.new_page()
    later.goto(
        host.url.removesuffix(f"{SUBFOLDER}/")
    )  # the host's front door: not ours, so nothing holds the older one
    later.evaluate(TAKEN_OVER, f"/{SUBFOLDER}/")
    later.goto(host.url)
    started(later)
    kept_whole(later)
    assert kept(later) == listed(newer)
    assert not [path for path in host.asked if path.startswith(("y/", "e/", "p/", "c/"))]


def changed_sources(folder: Path) -> Path:
    """The page's sources with another style and another page."""
    shutil.copytree(STATIC, folder)
    page = (folder / "index.html").read_text(encoding="utf-8")
    (folder / "index.html").write_text(page.replace("</body>", "<p>newer</p></body>"), encoding="utf-8")
    (folder / "style" / "newer.css").write_text("p { margin: 0; }")
    return folder
