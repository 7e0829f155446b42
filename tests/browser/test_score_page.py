"""A hand at the table: its cards, its total, the reasons, the choices, the swaps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.page import Device, Lang, Opener, Theme, ids, link, worth

pytest_plugins = ("tests.browser.serving",)

MOST_TAPS = 16
PICKED = (
    ("Land", "Mountain"),
    ("Flood", "Great Flood"),
    ("Weather", "Smoke"),
    ("Weather", "Whirlwind"),
    ("Weather", "Air Elemental"),
    ("Flame", "Wildfire"),
    ("Wild", "Mirage"),
)
SPREAD = (
    ("Wild", "Shapeshifter"),
    ("Army", "Rangers"),
    ("Leader", "King"),
    ("Beast", "Unicorn"),
    ("Weapon", "Sword of Keth"),
    ("Artifact", "Shield of Keth"),
    ("Wizard", "Beastmaster"),
)
"""Seven suits, none of them the one that is shown at first: no hand asks for more taps."""
BLANKING = "Mountain, Swamp, Blizzard, Whirlwind, Enchantress, Empress, Doppelgänger"
CHOOSING = "Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage"


def names(picked: tuple[tuple[str, str], ...]) -> str:
    return ", ".join(card for _, card in picked)


@pytest.mark.parametrize("picked", [PICKED, SPREAD], ids=["like", "spread"])
def test_seven_cards_take_at_most_sixteen_taps(score_page: Opener, picked: tuple[tuple[str, str], ...]) -> None:
    player = score_page()
    assert player.in_sight(player.figure)
    for suit, card in picked:
        player.pick(suit, card)
        assert player.in_sight(player.figure)
    player.total(worth(names(picked)))
    assert player.taps <= MOST_TAPS
    expect(player.page.locator(".line")).to_have_count(7)  # the hand is whole: its sheet has come by itself


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_the_total_stays_in_sight(score_page: Opener, device: Device) -> None:
    player = score_page(link(BLANKING), device=device)
    player.total(worth(BLANKING))
    for pane in ("cards", "sheet"):
        player.show(pane)
        player.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert player.in_sight(player.figure)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_are_typed_in_either_language(score_page: Opener, lang: Lang) -> None:
    player = score_page(lang=lang)
    player.type("whirl", "épée de k", "fountain", "CHEVALIERS")
    expect(player.held).to_have_count(4)
    player.total(worth("Whirlwind, Sword of Keth, Fountain of Life, Knights"))


def test_what_is_typed_may_lack_its_accents(score_page: Opener) -> None:
    player = score_page(lang="fr")
    player.type("metamorphe")
    expect(player.held).to_have_accessible_name(re.compile("Métamorphe"))
    player.finder.fill("xyz")
    expect(player.page.get_by_text("Aucune carte ne s'appelle ainsi.")).to_be_visible()


def test_the_language_is_switched(score_page: Opener) -> None:
    player = score_page(link(BLANKING))
    root = player.page.locator("html")
    expect(root).to_have_attribute("lang", "en")
    expect(player.row("Swamp")).to_be_visible()
    expect(player.page.locator(".why").nth(1)).to_contain_text("Blanked by the Blizzard")
    player.press("Français")
    expect(root).to_have_attribute("lang", "fr")
    expect(player.row("Marécage")).to_be_visible()
    expect(player.page.locator(".why").nth(1)).to_contain_text("Masquée par le Blizzard")
    expect(player.page.locator("nav.bottom")).to_have_text("CompterTableClassementSoirée")
    assert not re.search("Sheet|Swamp|Blanked|points of|best choices", player.page.inner_text("body"))
    player.page.reload()
    expect(player.row("Marécage")).to_be_visible()
    expect(root).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_device_until_it_is_switched(score_page: Opener, theme: Theme) -> None:
    player = score_page(link(BLANKING), theme=theme)
    other = "light" if theme == "dark" else "dark"
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    picture = player.held.first.locator("img")
    expect(picture).to_have_attribute("src", re.compile(f"-{theme}.svg"))
    before = player.page.evaluate(ground)
    player.press("Light or dark")
    expect(picture).to_have_attribute("src", re.compile(f"-{other}.svg"))
    assert player.page.evaluate(ground) != before
    player.page.reload()
    expect(picture).to_have_attribute("src", re.compile(f"-{other}.svg"))


def test_a_blanked_card_is_struck_with_the_emblem_of_the_one_that_did_it(score_page: Opener) -> None:
    player = score_page(link(BLANKING))
    struck = player.page.locator(".held.blanked")
    expect(struck).to_have_count(1)
    expect(struck).to_have_accessible_name("About Swamp, blanked")
    expect(struck.locator(".strike use")).to_have_attribute("href", "#suit-weather")
    expect(player.row("Swamp").locator("td")).to_have_text(["–", "–", "0"])


def test_a_line_lights_the_cards_that_it_counted(score_page: Opener) -> None:
    player = score_page(link(BLANKING))
    player.tap(player.row("Blizzard").first.locator("td").last)
    lit = player.page.locator(".held.lit")
    expect(lit).to_have_count(2)
    assert {each.get_attribute("aria-label") for each in lit.all()} == {"About Blizzard", "About Empress"}
    player.tap(player.row("Blizzard").first.locator("td").last)
    expect(lit).to_have_count(0)


def test_a_card_says_what_it_does_and_can_be_taken_away(score_page: Opener) -> None:
    player = score_page(link(BLANKING))
    player.tap(player.held.nth(1))
    expect(player.dialog).to_contain_text("strength 18")
    expect(player.dialog).to_contain_text("Penalty cleared by the Mountain.")
    player.press("Remove from the hand")
    expect(player.dialog).to_have_count(0)
    expect(player.held).to_have_count(6)
    player.total(worth(BLANKING.replace("Swamp, ", "")))


def test_a_choice_can_be_made_and_says_what_it_costs(score_page: Opener) -> None:
    player = score_page(link(CHOOSING))
    best, rain = worth(CHOOSING), ids("Rainstorm")[0]
    mirage = ids("Mirage")[0]
    player.total(best)
    expect(player.page.locator(".about")).to_contain_text("best choices found")
    player.tap(player.page.get_by_role("button", name="Choice for Mirage: as Rainstorm"))
    options = player.dialog.locator(".choices button")
    expect(options.first).to_have_text(re.compile(rf"Rainstorm\s*{best}$"))
    player.tap(options.nth(1))
    expect(player.dialog).to_have_count(0)
    fixed = player.kept("round")["hands"][0]["choices"]
    total = worth(CHOOSING, choices=fixed)
    assert fixed != {mirage: rain}
    assert total < best
    player.total(total)
    expect(player.page.locator(".about")).to_contain_text(f"your choices: −{best - total} points")
    player.tap(player.page.get_by_role("button", name="Choice for Mirage"))
    player.tap(player.dialog.get_by_role("button", name="The best choice"))
    player.total(best)
    expect(player.page.locator(".about")).to_contain_text("best choices found")


def test_all_that_may_be_chosen_is_shown_when_asked_for(score_page: Opener) -> None:
    player = score_page(link("Book of Changes, King, Knights"))
    player.tap(player.page.get_by_role("button", name="Choice for Book of Changes"))
    options = player.dialog.locator(".choices button")
    expect(options).to_have_count(8)
    player.tap(player.dialog.get_by_role("button", name="Show all"))
    expect(options).not_to_have_count(8)


def test_the_swap_that_helps_most_is_found_and_done(score_page: Opener) -> None:
    player = score_page(link(BLANKING, d=".".join(ids("Rainstorm, King"))))
    before = worth(BLANKING)
    player.total(before)
    player.press("Which swap would help most?")
    expect(player.page.locator(".swaps progress")).to_have_count(0)
    expect(player.page.locator(".swaps h3")).to_have_text(["From the discard area", "Cards that may come"])
    first = player.page.locator(".swaps button").first
    said = " ".join(first.inner_text().split())
    found = re.fullmatch(r"(.+) for (.+) \d+ \+(\d+)", said)
    assert found, said
    out, into, more = found.groups()
    player.tap(first)
    player.total(before + int(more))
    after = [each.get_attribute("aria-label") for each in player.held.all()]
    assert any(into in (label or "") for label in after)
    assert not any(f"About {out}" == label for label in after)
    assert set(player.kept("round")["discard"]) == {*ids("Rainstorm, King"), *ids(out)} - set(ids(into))
    expect(player.page.locator(".swaps")).to_have_count(0)  # it was about another hand


def test_the_search_for_a_swap_says_how_far_it_is(score_page: Opener) -> None:
    player = score_page(link(BLANKING))
    player.total(worth(BLANKING))
    answered: list[Route] = []

    def third_never(route: Route) -> None:
        answered.append(route)
        if len(answered) < 3:
            route.continue_()

    player.page.route("**/api/swaps", third_never)
    player.press("Which swap would help most?")
    expect(player.page.locator(".swaps progress")).to_have_attribute("value", "2")
    expect(player.page.locator(".swaps [role=status]")).to_contain_text("2 of 7 cards")


def test_an_emptied_hand_comes_back(score_page: Opener) -> None:
    player = score_page(link(BLANKING))
    player.press("Empty the hand")
    player.total(0)
    expect(player.held).to_have_count(0)
    player.press("Undo")
    player.total(worth(BLANKING))
    expect(player.held).to_have_count(7)


def test_nine_cards_are_the_most(score_page: Opener) -> None:
    player = score_page(link(BLANKING + ", King, Queen"))
    player.show("cards")
    expect(player.held).to_have_count(9)
    expect(player.page.locator(".pick:enabled")).to_have_count(1)  # the one of the hand, to take it away
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_wrong_is_said_in_a_sentence(score_page: Opener) -> None:
    player = score_page()
    fault = {"error": {"kind": "busy", "case": "busy.now", "sentence": "the server is tired"}}
    player.page.route("**/api/sheet", lambda route: route.fulfill(status=422, json=fault))
    player.type("King")
    expect(player.page.get_by_role("alert")).to_contain_text("the server is tired")
    assert player.in_sight(player.figure)
    player.page.unroute("**/api/sheet")
    player.press("Try again")
    player.total(8)
    expect(player.page.get_by_role("alert")).to_have_count(0)
    player.expect_fault("422")


def test_reloading_keeps_the_round(score_page: Opener) -> None:
    player = score_page()
    player.type("King", "Knights")
    player.total(33)
    player.page.reload()
    player.total(33)
    expect(player.held).to_have_count(2)


def test_a_second_visit_finds_the_page_in_the_cache(score_page: Opener) -> None:
    """The document is asked for again and has not changed: its policy must not be lost on the way."""
    player = score_page(link("King, Knights"))
    player.total(33)
    for _ in range(2):
        player.page.goto("about:blank")
        player.open()
        player.total(33)
