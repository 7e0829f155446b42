"""A link and a QR code carry a hand or a whole round to another device."""

from __future__ import annotations

import io
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.browser.page import Device, Opener, ScorePage, Theme, ids, link, worth

pytest_plugins = ("tests.browser.serving",)

FULL: dict[str, str] = {"d": ".".join(ids("King, Island")), "p": "6", "w": "suits.items", "o": "promo-phoenix"}
HAND = "Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage, Ghoul"


def round_with_everything(score_page: Opener) -> ScorePage:
    """Two named hands, one with an item and a choice that somebody made."""
    player = score_page(link(f"Zoë & Cie: {HAND}", "Bob/2: Queen, Knights", **FULL))
    player.go("table")
    player.press("Add an item")
    player.dialog.get_by_role("searchbox").fill("spyglass")
    player.tap(player.dialog.locator(".pick").first)
    player.press("Done")
    player.go("score")
    player.show("sheet")
    player.tap(player.page.get_by_role("button", name="Choice for Mirage"))
    player.tap(player.dialog.locator(".choices button").nth(2))
    expect(player.dialog).to_have_count(0)
    kept = player.kept("round")
    (ada, _), shared = kept["hands"], {key: kept[key] for key in ("discard", "players", "modules", "options")}
    player.total(worth(HAND, choices=ada["choices"], items=ada["items"], **shared))
    return player


def shared(player: ScorePage) -> str:
    """The link that is copied."""
    player.press("Copy the link")
    expect(player.button("Copied.")).to_be_visible()
    copied: str = player.page.evaluate("navigator.clipboard.readText()")
    expect(player.dialog.locator(".address")).to_have_value(copied)
    return copied


def seen(player: ScorePage) -> tuple[str, str]:
    """The sheet, as it stands there."""
    expect(player.page.locator("tfoot")).to_be_visible()
    return player.figure.inner_text(), player.page.locator(".sheet table").inner_text()


def test_a_round_opens_to_the_same_sheet(score_page: Opener) -> None:
    player = round_with_everything(score_page)
    before = seen(player)
    player.press("Share")
    player.press("The whole round")
    address = shared(player)
    other = score_page(address)
    assert seen(other) == before
    kept: dict[str, Any] = player.kept("round")
    assert other.kept("round") == {
        **kept,
        "hands": [{**hand, "name": hand["name"].replace("/", " ")} for hand in kept["hands"]],
    }
    assert kept["hands"][0]["choices"]
    assert kept["hands"][0]["items"]


def test_a_hand_opens_to_the_same_sheet(score_page: Opener) -> None:
    player = round_with_everything(score_page)
    before = seen(player)
    player.press("Share")
    address = shared(player)
    other = score_page(address, lang="fr", device="desk")
    other.total(int(before[0]))
    assert len(other.kept("round")["hands"]) == 1
    assert other.kept("round")["hands"][0] == player.kept("round")["hands"][0]


def test_a_link_opens_in_a_page_that_is_open(score_page: Opener) -> None:
    player = score_page(link("King, Knights"))
    player.total(33)
    player.page.evaluate("(link) => { location.hash = link; }", link("Dragon"))
    player.total(-10)


def test_a_link_that_is_damaged_opens_to_what_can_be_read(score_page: Opener) -> None:
    king, queen, mirage = ids("King, Queen, Mirage")
    player = score_page(
        f"#h=A/{king}.FR99.XX.{king}:{queen}.{mirage}:moon/CH99&h=B/{king}.{queen}"
        f"&d={king}.nothing&p=77&w=nonsense.chaos.Suits%3F.items&o=x&q=1"
    )
    player.total(worth("King, Mirage"))
    expect(player.held).to_have_count(2)
    kept = player.kept("round")
    assert [hand["cards"] for hand in kept["hands"]] == [[king, mirage], [queen]]
    assert [hand["choices"] for hand in kept["hands"]] == [{}, {}]
    assert (kept["discard"], kept["modules"], kept["options"], kept["players"]) == ([], ["chaos"], [], 12)


def test_a_choice_that_fits_no_longer_is_left_to_the_search(score_page: Opener) -> None:
    king, mirage = ids("King, Mirage")
    player = score_page(f"#h=/{king}.{mirage}:{king}/")
    player.total(worth("King, Mirage"))
    assert player.kept("round")["hands"][0]["choices"] == {}
    player.expect_fault("422")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["phone", "desk"])
def test_the_code_is_read_as_the_link(score_page: Opener, device: Device, theme: Theme) -> None:
    player = score_page(link(f"Zoë & Cie: {HAND}", "Bob: Queen, Knights", **FULL), device=device, theme=theme)
    player.press("Share")
    player.press("The whole round")
    address = player.dialog.locator(".address").input_value()
    code = player.dialog.get_by_role("img", name="QR code of the link")
    picture = Image.open(io.BytesIO(code.screenshot())).convert("L")
    (read,) = zxingcpp.read_barcodes(picture)
    assert read.text == address
