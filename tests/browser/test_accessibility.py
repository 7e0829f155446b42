"""Every state of the page for those who see, hear or reach less: axe finds nothing wrong, a thumb can hit what can be
tapped, and nothing leaves the window sideways."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.page import Device, Lang, Opener, ScorePage, Theme, ids, link

pytest_plugins = ("tests.browser.serving",)

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
HAND = "Mountain, Swamp, Blizzard, Whirlwind, Enchantress, Empress, Doppelgänger"
LONG = "Maximilienne-Bérengère de la Tour du Pin"
ROUND = link(
    f"{LONG}: {HAND}", "Bob: King, Knights", "Cléo: Collector, Magic Wand", d=".".join(ids("Rainstorm, Queen"))
)
EVERYTHING = link(
    "Ada: Mountain, Swamp, Blizzard, Whirlwind, Enchantress, Empress, Doppelgänger, Ghoul, Lich",
    "Bob: King",
    d=".".join(ids("Queen, Dragon, Elven Archers")),
    w="promos.items.suits",
    o="promo-phoenix.wildfire-spares-outsiders",
    p="6",
)
SAY: dict[str, tuple[str, str]] = {
    "share": ("Share", "Partager"),
    "swaps": ("Which swap would help most?", "Quel échange aiderait le plus ?"),
    "write": ("Write the round on the evening's pad", "Noter la manche sur le bloc de la soirée"),
    "erase": ("Start a new evening", "Commencer une nouvelle soirée"),
    "to discard": ("Add to the discard area", "Ajouter à la défausse"),
    "to items": ("Add an item", "Ajouter un objet"),
    "choice": ("Choice for Doppelgänger", "Choix pour Doppelgänger"),
    "empty": ("Empty the hand", "Vider la main"),
}


def say(player: ScorePage, what: str) -> str:
    return SAY[what][player.page.evaluate("document.documentElement.lang") == "fr"]


def cards(player: ScorePage) -> None:
    player.show("cards")
    player.finder.fill("el")
    expect(player.page.locator(".pick").first).to_be_visible()


def lit(player: ScorePage) -> None:
    player.tap(player.page.locator(".line").nth(2).locator("td").last)
    expect(player.held.and_(player.page.locator(".lit")).first).to_be_visible()


def details(player: ScorePage) -> None:
    player.tap(player.held.nth(1))
    expect(player.dialog).to_be_visible()


def choices(player: ScorePage) -> None:
    player.tap(player.page.locator(".sheet .choice"))
    expect(player.dialog.locator(".choices li")).not_to_have_count(0)


def chosen(player: ScorePage) -> None:
    choices(player)
    player.tap(player.dialog.locator(".choices button").nth(1))
    expect(player.dialog).to_have_count(0)
    choices(player)


def swaps(player: ScorePage) -> None:
    player.press(say(player, "swaps"))
    expect(player.page.locator(".swaps h3")).to_have_count(2)
    expect(player.page.locator(".swaps progress")).to_have_count(0)


def emptied(player: ScorePage) -> None:
    player.press(say(player, "empty"))
    expect(player.held).to_have_count(0)


def fault(player: ScorePage) -> None:
    told = {
        "error": {"kind": "busy", "case": "busy", "sentence": "The scorer cannot be reached, and says so at length."}
    }
    player.page.route("**/api/sheet", lambda route: route.fulfill(status=422, json=told))
    player.show("cards")
    player.type("Unicorn")
    expect(player.page.get_by_role("alert")).to_be_visible()


def on_table(player: ScorePage) -> None:
    player.go("table")
    player.press(say(player, "to items"))
    player.tap(player.dialog.locator(".pick").first)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".chips")).to_have_count(2)


def adder(player: ScorePage) -> None:
    player.go("table")
    player.press(say(player, "to discard"))
    expect(player.dialog).to_be_visible()


def about_item(player: ScorePage) -> None:
    on_table(player)
    player.tap(player.page.locator(".chips .name").last)
    expect(player.dialog).to_be_visible()


def ranking(player: ScorePage) -> None:
    player.go("ranking")
    expect(player.page.locator(".standing .place").first).to_have_text("1.")


def evening(player: ScorePage) -> None:
    player.go("evening")


def filled(player: ScorePage) -> None:
    ranking(player)
    player.press(say(player, "write"))
    player.go("evening")
    expect(player.page.locator(".best")).to_be_visible()


def erasing(player: ScorePage) -> None:
    filled(player)
    player.press(say(player, "erase"))
    expect(player.dialog).to_be_visible()


def share(player: ScorePage) -> None:
    player.press(say(player, "share"))
    expect(player.dialog).to_be_visible()


def stays(player: ScorePage) -> None:
    pass


STATES: dict[str, tuple[str, Callable[[ScorePage], None]]] = {
    "start": ("", stays),
    "sheet": (ROUND, stays),
    "whole sheet": (EVERYTHING, stays),
    "cards": (ROUND, cards),
    "lit": (ROUND, lit),
    "details": (ROUND, details),
    "choices": (ROUND, choices),
    "choice made": (ROUND, chosen),
    "swaps": (ROUND, swaps),
    "emptied": (ROUND, emptied),
    "fault": (ROUND, fault),
    "table": (EVERYTHING, on_table),
    "adder": (EVERYTHING, adder),
    "item": (EVERYTHING, about_item),
    "ranking": (ROUND, ranking),
    "evening": ("", evening),
    "filled evening": (ROUND, filled),
    "erasing": (ROUND, erasing),
    "share": (ROUND, share),
}
LOOKS: dict[Device, tuple[tuple[Theme, Lang], ...]] = {
    "phone": (("light", "fr"), ("dark", "en")),
    "desk": (("light", "en"), ("dark", "fr")),
}

SPEAK = """async (lang) => {
    const settings = await import(document.querySelector('link[href$="app/settings.js"]').href);
    settings.lang.value = lang;
}"""
"""As the button in the header does, which does not lie open under a dialog."""
RUN_AXE = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((each) => `${each.target} ${each.failureSummary}`).join("; ")}`)"""

SMALL = """() => [...document.querySelectorAll("a[href], button, input, [role=button]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".sr"))
    .map((each) => {
        const box = (each.closest("label") ?? each).getBoundingClientRect(); // a label is tapped as a whole
        return [each.className + " " + (each.ariaLabel ?? each.textContent).trim(), box.width, box.height];
    })
    .filter(([, width, height]) => width < 43.9 || height < 43.9)"""
OUTSIDE = """() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ["the page"] : []),
    ...[...document.querySelectorAll("body *")]
        .filter((each) => each.checkVisibility() && !each.closest(".wide, .hands, .sr, svg"))
        .map((each) => [each.tagName + "." + each.className, each.getBoundingClientRect()])
        .filter(([, box]) => box.right > innerWidth + 0.5 || box.left < -0.5)
        .map(([name]) => name),
]"""
NARROW = ("held",)
"""A held card is as wide as the hand lets it be: nine of them share 390 px, each higher than 44."""


def small(found: list[list[Any]]) -> list[list[Any]]:
    return [each for each in found if not (each[0].split(" ")[0] in NARROW and each[1] >= 36 and each[2] >= 43.9)]


@pytest.mark.parametrize("device", LOOKS)
@pytest.mark.parametrize("name", STATES)
def test_everybody_can_use_it(score_page: Opener, name: str, device: Device) -> None:
    """In both themes and both languages."""
    address, reach = STATES[name]
    player = score_page(address, device=device, lang="fr")
    reach(player)
    player.page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    wrong: dict[str, object] = {}
    for theme, lang in LOOKS[device]:
        player.page.emulate_media(color_scheme=theme)
        player.page.evaluate(SPEAK, lang)
        expect(player.page.locator("nav.bottom")).to_contain_text("Ranking" if lang == "en" else "Classement")
        wrong[f"{theme} {lang}: axe"] = player.page.evaluate(RUN_AXE)
        wrong[f"{theme} {lang}: outside the window"] = player.page.evaluate(OUTSIDE)
        if device == "phone":
            wrong[f"{theme} {lang}: small"] = small(player.page.evaluate(SMALL))
    assert {what: found for what, found in wrong.items() if found} == {}
    if name == "fault":
        player.expect_fault("422")


@pytest.mark.parametrize("size", [(320, 640), (844, 390)], ids=["narrow", "lying"])
@pytest.mark.parametrize("name", ["start", "choices", "table", "filled evening", "share"])
def test_small_windows_hold_it_too(score_page: Opener, name: str, size: tuple[int, int]) -> None:
    address, reach = STATES[name]
    player = score_page(address, lang="fr", size=size)
    reach(player)
    assert player.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", [(320, 640), (844, 390)], ids=["narrow", "lying"])
def test_small_windows_hold_the_largest_hand(score_page: Opener, size: tuple[int, int]) -> None:
    player = score_page(EVERYTHING, lang="fr", size=size)
    for pane in ("sheet", "cards"):
        player.show(pane)
        player.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert player.page.evaluate(OUTSIDE) == []
        assert player.in_sight(player.figure)
        covered = player.page.evaluate("""["tray", "bottom"].map((each) =>
            document.querySelector("." + each).getBoundingClientRect().height).reduce((sum, each) => sum + each)""")
        assert covered < size[1] * 0.5  # the other half is for what is read or picked
    filled(player)
    assert player.page.evaluate(OUTSIDE) == []


def test_text_can_be_twice_as_large(score_page: Opener) -> None:
    player = score_page(ROUND, lang="fr")
    player.page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert "the page" not in player.page.evaluate(OUTSIDE)
    assert player.in_sight(player.figure)
