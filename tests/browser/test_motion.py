"""What moves explains something, can be skipped, and stands still for those who ask for that."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.page import Opener, link, worth

pytest_plugins = ("tests.browser.serving",)

HAND = "Mountain, Swamp, Blizzard, Whirlwind, Enchantress, Empress, Doppelgänger"
MOVING = """document.getAnimations().filter((each) => each.playState === "running")
    .map((each) => each.effect.getComputedTiming().duration)"""
CLIMB = """() => new Promise((told) => {
    const figure = document.querySelector(".tray .figure");
    const button = (name) =>
        [...document.querySelectorAll(".sheet .actions button")].find((each) => each.textContent === name);
    const seen = [];
    const look = () => {
        seen.push([Number(figure.textContent.replace("−", "-")), document.querySelectorAll(".held.lit").length]);
        if (!button("Skip")) told(seen);
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
    button("Count it up").click();
})"""


def test_the_count_climbs_to_the_total(score_page: Opener) -> None:
    player = score_page(link("Whirlwind, Enchantress, Knights"), moving=True)
    total = worth("Whirlwind, Enchantress, Knights")
    player.total(total)
    seen = player.page.evaluate(CLIMB)
    climbed = list(dict.fromkeys(points for points, _ in seen))
    assert climbed[-1] == total
    assert len(climbed) >= 3
    assert max(lit for _, lit in seen) >= 2  # the Enchantress lights what she counted
    expect(player.button("Count it up")).to_be_visible()


def test_the_count_is_skipped(score_page: Opener) -> None:
    player = score_page(link(HAND), moving=True)
    player.total(worth(HAND))
    player.press("Count it up")
    expect(player.figure).not_to_have_text(str(worth(HAND)))
    player.press("Skip")
    player.total(worth(HAND))
    expect(player.page.locator(".held.lit")).to_have_count(0)


def test_a_card_that_is_picked_travels(score_page: Opener) -> None:
    player = score_page(moving=True)
    player.finder.fill("King")
    player.finder.press("Enter")
    expect(player.held).to_have_count(1)
    durations = player.page.evaluate(MOVING)
    assert durations
    assert all(200 <= each <= 300 for each in durations)


def test_nothing_moves_for_those_who_ask_for_that(score_page: Opener) -> None:
    player = score_page(link(HAND))
    player.total(worth(HAND))
    assert player.page.evaluate(MOVING) == []
    expect(player.button("Count it up")).to_have_count(0)
    player.show("cards")
    player.finder.fill("King")
    player.finder.press("Enter")
    expect(player.held).to_have_count(8)
    assert player.page.evaluate(MOVING) == []
    for view in ("table", "ranking", "evening"):
        player.go(view)
        assert player.page.evaluate(MOVING) == []
    player.go("table")
    player.switch("Extra Suits")
    assert player.page.evaluate(MOVING) == []
    player.press("Share")
    expect(player.dialog).to_be_visible()
    assert player.page.evaluate(MOVING) == []
