"""What the hands of a table share, and who wins."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.page import Opener, ids, link, worth

pytest_plugins = ("tests.browser.serving",)

WAND, KING = "Magic Wand, Collector", "King, Knights"
"""Both come to 33; the Wand's hand has the lower base."""


def test_extra_suits_bring_cards_and_take_them_away_again(score_page: Opener) -> None:
    player = score_page()
    expect(player.page.locator(".suit")).to_have_count(11)
    player.go("table")
    player.switch("Extra Suits")
    player.go("score")
    expect(player.page.locator(".suit")).to_have_count(14)
    expect(player.page.locator(".about")).to_contain_text("of 8 cards")
    player.pick("Undead", "Ghoul")
    player.type("King")
    expect(player.held).to_have_count(2)
    player.go("table")
    player.press("Add to the discard area")
    player.tap(player.dialog.get_by_role("button", name="Add Lich"))
    player.press("Done")
    player.switch("Extra Suits")
    expect(player.page.locator(".chips")).to_have_count(0)
    player.go("score")
    expect(player.held).to_have_count(1)
    player.total(8)


def test_modules_that_do_not_go_together_replace_each_other(score_page: Opener) -> None:
    player = score_page()
    player.go("table")
    on = player.page.locator(".switch input:checked")
    player.switch("Cursed Items")
    player.switch("Chaos Realms")
    expect(on).to_have_count(1)
    assert player.kept("round")["modules"] == ["chaos"]


def test_a_printing_option_changes_the_text_and_the_score(score_page: Opener) -> None:
    hand = "Wildfire, Phoenix"
    player = score_page(link(hand, w="promos"))
    player.total(worth(hand, modules=["promos"]))
    player.tap(player.held.last)
    before = player.dialog.locator(".card-text").inner_text()
    player.press("Close")
    player.go("table")
    player.switch("The first promo's Phoenix")
    player.go("score")
    player.tap(player.held.last)
    expect(player.dialog.locator(".card-text")).not_to_have_text(before)


def test_the_discard_area_counts(score_page: Opener) -> None:
    hand = "Ghoul"
    player = score_page(link(hand, w="suits"))
    alone = worth(hand, modules=["suits"])
    player.total(alone)
    player.go("table")
    player.press("Add to the discard area")
    finder = player.dialog.get_by_role("searchbox")
    for name in ("roi", "queen", "knights"):
        finder.fill(name)
        finder.press("Enter")
        expect(finder).to_have_value("")
    player.press("Done")
    expect(player.page.locator(".chips li")).to_have_text([re.compile(name) for name in ("King", "Queen", "Knights")])
    more = worth(hand, modules=["suits"], discard=ids("King, Queen, Knights"))
    assert more != alone
    player.go("score")
    player.total(more)
    player.show("cards")
    player.page.locator(".suits").get_by_role("button", name="Leader").tap()
    king = player.page.locator(".pick").filter(has_text="King")
    expect(king).to_be_disabled()
    expect(king).to_contain_text("in the discard area")
    player.go("table")
    player.press("Remove Queen")
    player.press("Remove King")
    player.press("Remove Knights")
    player.go("score")
    player.total(alone)


def test_items_count_and_belong_to_a_hand(score_page: Opener) -> None:
    player = score_page(link("King"))
    player.total(8)
    player.go("table")
    expect(player.page.get_by_text("Cursed Items face down")).to_have_count(0)
    player.switch("Cursed Items")
    player.press("Add an item")
    player.dialog.get_by_role("searchbox").fill("spyglass")
    player.tap(player.dialog.locator(".pick").first)
    player.press("Done")
    player.tap(player.page.locator(".chips .name"))
    expect(player.dialog).to_contain_text("Spyglass")
    player.press("Close")
    (item,) = player.kept("round")["hands"][0]["items"]
    total = worth("King", modules=["items"], items=[item])
    assert total != 8
    player.go("score")
    player.total(total)
    expect(player.row("Spyglass")).to_be_visible()
    player.go("table")
    player.switch("Cursed Items")
    player.go("score")
    player.total(8)


def test_the_players_at_the_table_count(score_page: Opener) -> None:
    player = score_page(link("Genie", w="suits"))
    player.total(worth("Genie", modules=["suits"], players=4))
    player.go("table")
    player.press("More")
    player.press("More")
    player.go("score")
    player.total(worth("Genie", modules=["suits"], players=6))
    player.go("table")
    for _ in range(5):
        player.press("Fewer")
    expect(player.button("Fewer")).to_be_disabled()


def test_of_equal_totals_the_lower_base_wins(score_page: Opener) -> None:
    assert worth(WAND) == worth(KING) == 33
    player = score_page(link(f"Ada: {KING}", f"Bob: {WAND}"))
    player.go("ranking")
    names = player.page.locator(".standing input")
    expect(names.first).to_have_value("Bob")
    expect(names.last).to_have_value("Ada")
    expect(player.page.locator(".standing .place")).to_have_text(["1.", "2."])
    expect(player.page.locator(".standing .figure")).to_have_text(["33", "33"])
    expect(player.page.locator(".standing > p")).to_have_text(["level: base 8", "level: base 28"])


def test_players_are_added_named_opened_and_removed(score_page: Opener) -> None:
    player = score_page()
    player.type("King", "Knights")
    player.go("ranking")
    expect(player.page.locator(".standing")).to_have_count(1)
    player.press("Add a player")
    player.type("Dragon")
    player.total(30 - 40)
    player.go("ranking")
    expect(player.page.locator(".standing .figure")).to_have_text(["33", "−10"])
    player.page.locator(".standing input").first.fill("Zoë")
    player.page.locator(".standing input").last.fill("Yves")
    player.press("Open the hand of Zoë")
    expect(player.page.locator(".hands button")).to_have_text(["Zoë", "Yves"])
    player.total(33)
    player.page.locator(".suits").get_by_role("button", name="Beast").tap()
    dragon = player.page.locator(".pick").filter(has_text="Dragon")
    expect(dragon).to_be_disabled()
    expect(dragon).to_contain_text("in the hand of Yves")
    player.page.reload()
    player.go("ranking")
    player.press("Remove Yves")
    expect(player.page.locator(".standing")).to_have_count(1)
    player.go("score")
    player.press("Undo")
    player.go("ranking")
    expect(player.page.locator(".standing")).to_have_count(2)


def test_a_new_round_keeps_the_players(score_page: Opener) -> None:
    player = score_page(link(f"Ada: {KING}", f"Bob: {WAND}", d="FR01", w="promos"))
    player.go("ranking")
    player.press("New round")
    kept = player.kept("round")
    assert [hand["name"] for hand in kept["hands"]] == ["Ada", "Bob"]
    assert [hand["cards"] for hand in kept["hands"]] == [[], []]
    assert (kept["discard"], kept["modules"]) == ([], ["promos"])
    player.press("Undo")
    player.total(33)


def test_what_a_ranking_cannot_count_is_said(score_page: Opener) -> None:
    player = score_page(link(KING, WAND))
    fault = {"error": {"kind": "busy", "case": "busy.now", "sentence": "the server is tired"}}
    player.page.route("**/api/rank", lambda route: route.fulfill(status=422, json=fault))
    player.go("ranking")
    expect(player.page.get_by_role("alert")).to_have_text("the server is tired")
    expect(player.button("Write the round on the evening's pad")).to_be_disabled()
    player.expect_fault("422")
