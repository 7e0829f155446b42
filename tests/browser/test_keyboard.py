"""All of it by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.page import Opener, ScorePage, ids, link, worth

pytest_plugins = ("tests.browser.serving",)

HAND = "Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage"


def tab_to(player: ScorePage, what: Locator, most: int = 80, back: bool = False) -> None:
    """Presses Tab until the keyboard is there, and sees that it shows where it is."""
    for _ in range(most):
        player.page.keyboard.press("Shift+Tab" if back else "Tab")
        if what.evaluate("(it) => it === document.activeElement"):
            assert what.evaluate("(it) => getComputedStyle(it).outlineStyle") == "solid"
            assert what.evaluate("(it) => parseFloat(getComputedStyle(it).outlineWidth)") >= 2
            return
    pytest.fail(f"no Tab leads to {what}")


def test_a_hand_is_entered_read_and_changed_without_a_pointer(score_page: Opener) -> None:
    player = score_page(device="desk")
    keys = player.page.keyboard
    tab_to(player, player.finder)
    for name in HAND.split(", "):
        keys.type(name)
        keys.press("Enter")
        expect(player.finder).to_have_value("")
    player.total(worth(HAND))
    # a choice: opened, looked at, made
    choice = player.page.locator(".sheet").get_by_role("button", name="Choice for Mirage")
    tab_to(player, choice)
    keys.press("Enter")
    expect(player.dialog).to_be_visible()
    keys.press("Escape")
    expect(player.dialog).to_have_count(0)
    expect(choice).to_be_focused()
    keys.press("Enter")
    second = player.dialog.locator(".choices button").nth(1)
    tab_to(player, second)
    keys.press("Enter")
    expect(player.dialog).to_have_count(0)
    expect(player.page.locator(".about")).to_contain_text("your choices")
    expect(choice).to_be_focused()
    # and the last card goes as it came
    tab_to(player, player.finder, back=True)
    keys.press("Backspace")
    expect(player.held).to_have_count(6)


def test_a_dialog_keeps_the_keyboard_and_gives_it_back(score_page: Opener) -> None:
    player = score_page(link(HAND), device="desk")
    keys = player.page.keyboard
    card = player.held.nth(2)
    tab_to(player, card)
    keys.press("Space")
    expect(player.dialog).to_be_visible()
    inside = """() => document.querySelector("dialog").contains(document.activeElement)
        || document.activeElement === document.body"""  # the browser's own bars lie between the last and the first
    for _ in range(6):
        assert player.page.evaluate(inside)
        keys.press("Tab")
    keys.press("Escape")
    expect(card).to_be_focused()
    share = player.button("Share")
    tab_to(player, share, back=True)
    keys.press("Enter")
    expect(player.dialog).to_be_visible()
    tab_to(player, player.dialog.get_by_role("button", name="Close"))
    keys.press("Enter")
    expect(share).to_be_focused()


def test_a_choice_is_reached_from_a_card(score_page: Opener) -> None:
    player = score_page(link(HAND), device="desk")
    keys = player.page.keyboard
    card = player.held.last
    tab_to(player, card)
    keys.press("Enter")
    tab_to(player, player.dialog.get_by_role("button", name="Choice for Mirage"))
    keys.press("Enter")
    expect(player.dialog).to_have_accessible_name("Choice for Mirage")
    keys.press("Escape")
    expect(player.dialog).to_have_accessible_name("Mirage")
    keys.press("Escape")
    expect(player.dialog).to_have_count(0)
    expect(card).to_be_focused()


def test_a_card_is_taken_away_by_a_key(score_page: Opener) -> None:
    player = score_page(link(HAND), device="desk")
    tab_to(player, player.held.first)
    player.page.keyboard.press("Delete")
    expect(player.held).to_have_count(6)
    assert not player.page.evaluate("document.activeElement === document.body")  # the next key goes to the next card


def test_a_line_is_lit_by_key(score_page: Opener) -> None:
    player = score_page(link(HAND), device="desk")
    tab_to(player, player.row("Air Elemental").first.get_by_role("button").first)
    expect(player.page.locator(".held.lit")).to_have_count(4)


def test_the_table_is_laid_without_a_pointer(score_page: Opener) -> None:
    player = score_page(link("King"), device="desk")
    keys = player.page.keyboard
    tab_to(player, player.page.locator("nav.bottom").get_by_role("button", name="Table"))
    keys.press("Enter")
    tab_to(player, player.page.get_by_role("switch", name="Cursed Items", exact=True), back=True)
    keys.press("Space")
    add = player.button("Add to the discard area")
    tab_to(player, add, back=True)
    keys.press("Enter")
    finder = player.dialog.get_by_role("searchbox")
    if not finder.evaluate("(it) => it === document.activeElement"):
        tab_to(player, finder)
    keys.type("queen")
    keys.press("Enter")
    keys.press("Escape")
    expect(player.dialog).to_have_count(0)
    expect(add).to_be_focused()
    assert player.kept("round")["discard"] == ids("Queen")
    assert player.kept("round")["modules"] == ["items"]


def test_a_row_of_the_evening_is_removed_without_losing_the_place(score_page: Opener) -> None:
    player = score_page(link("Ada: King", "Bob: Queen"), device="desk")
    keys = player.page.keyboard
    player.go("ranking")
    player.press("Write the round on the evening's pad")
    player.go("evening")
    erase = player.button("Start a new evening")
    tab_to(player, erase, back=True)
    keys.press("Enter")
    expect(player.dialog).to_be_visible()
    keys.press("Escape")
    expect(erase).to_be_focused()
