"""The evening's pad: rounds, sums, the best hand; kept on the device, taken away as text or CSV."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.page import Lang, Opener, ScorePage, link, worth

pytest_plugins = ("tests.browser.serving",)

FIRST = ("King, Knights", "Dragon")
SECOND = ("Mountain, Forest", "Collector, Magic Wand, Unicorn")


def played(score_page: Opener, ada: str = "Ada", bob: str = "Bob", lang: Lang = "en") -> ScorePage:
    """Two rounds, written on the pad."""
    player = score_page(link(f"{ada}: {FIRST[0]}", f"{bob}: {FIRST[1]}"), lang=lang)
    write = {"en": "Write the round on the evening's pad", "fr": "Noter la manche sur le bloc de la soirée"}[lang]
    said = {"en": "Written on the pad.", "fr": "Noté sur le bloc."}[lang]
    player.go("ranking")
    player.press(write)
    expect(player.page.get_by_text(said)).to_be_visible()  # and not a second time
    player.press({"en": "New round", "fr": "Nouvelle manche"}[lang])
    player.type(*SECOND[0].split(", "))
    player.tap(player.page.locator(".hands button").last)
    player.type(*SECOND[1].split(", "))
    player.total(worth(SECOND[1]))
    player.go("ranking")
    player.press(write)
    player.go("evening")
    return player


def table(player: ScorePage) -> list[list[str]]:
    return [row.locator("th, td").all_inner_texts() for row in player.page.locator(".evening tr").all()]


def figures(*values: int) -> list[str]:
    return [f"{value}".replace("-", "−") for value in values]


def test_the_pad_adds_up(score_page: Opener) -> None:
    player = played(score_page)
    ada, bob = [worth(FIRST[0]), worth(SECOND[0])], [worth(FIRST[1]), worth(SECOND[1])]
    assert table(player) == [
        ["", "Ada", "Bob", ""],
        ["Round 1", *figures(ada[0], bob[0]), "✕"],
        ["Round 2", *figures(ada[1], bob[1]), "✕"],
        ["Total", *figures(sum(ada), sum(bob)), ""],
    ]
    expect(player.page.locator(".won")).to_have_text(figures(ada[0], bob[1]))
    best = max((ada[0], "Ada", 2), (bob[1], "Bob", 3))
    expect(player.page.locator(".best")).to_contain_text(f"{best[1]} · {best[0]}")
    expect(player.page.locator(".best img")).to_have_count(best[2])


def test_reloading_keeps_the_evening(score_page: Opener) -> None:
    player = played(score_page)
    before = table(player)
    player.page.reload()
    player.go("evening")
    assert table(player) == before


def test_a_round_is_taken_off_the_pad(score_page: Opener) -> None:
    player = played(score_page)
    player.press("Remove round 1")
    assert table(player)[1:] == [
        ["Round 1", *figures(worth(SECOND[0]), worth(SECOND[1])), "✕"],
        ["Total", *figures(worth(SECOND[0]), worth(SECOND[1])), ""],
    ]


def test_a_new_evening_is_begun_after_a_question(score_page: Opener) -> None:
    player = played(score_page)
    player.press("Start a new evening")
    expect(player.dialog).to_contain_text("Erase all rounds of this evening?")
    player.press("Keep")
    expect(player.dialog).to_have_count(0)
    assert len(table(player)) == 4
    player.press("Start a new evening")
    player.press("Erase")
    expect(player.dialog).to_have_count(0)
    expect(player.page.get_by_text("No round yet.")).to_be_visible()
    assert player.kept("evening") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_pad_is_copied_as_text(score_page: Opener, lang: Lang) -> None:
    player = played(score_page, lang=lang)
    player.press({"en": "Copy as text", "fr": "Copier en texte"}[lang])
    expect(player.button({"en": "Copied.", "fr": "Copié."}[lang])).to_be_visible()
    ada, bob = [worth(FIRST[0]), worth(SECOND[0])], [worth(FIRST[1]), worth(SECOND[1])]
    sums = sorted([("Ada", sum(ada)), ("Bob", sum(bob))], key=lambda each: -each[1])
    lines = player.page.evaluate("navigator.clipboard.readText()").split("\n")
    name = {"en": "Round", "fr": "Manche"}[lang]
    assert lines[:3] == [
        f"{name} 1: Ada {ada[0]}, Bob {bob[0]}",
        f"{name} 2: Ada {ada[1]}, Bob {bob[1]}",
        "Total: " + ", ".join(f"{who} {points}" for who, points in sums),
    ]
    assert lines[3].startswith("★ ")
    assert len(lines) == 4


def test_the_pad_is_saved_as_csv(score_page: Opener, tmp_path: Path) -> None:
    """A name can be written as a formula; a spreadsheet must not run it."""
    player = played(score_page, ada="=1+1", bob='-x, "Bob"')
    with player.page.expect_download() as download:
        player.press("Save as CSV")
    assert download.value.suggested_filename == "royaume.csv"
    download.value.save_as(tmp_path / "pad.csv")
    text = (tmp_path / "pad.csv").read_text(encoding="utf-8-sig")
    heads, *rows = csv.reader(io.StringIO(text))
    assert heads == ["Round", "ISO 8601", "Ranking", "Name of the player", "Total", "Cards"]
    assert [[row[0], *row[2:5]] for row in rows] == [
        ["1", "1", "'=1+1", str(worth(FIRST[0]))],
        ["1", "2", '\'-x, "Bob"', str(worth(FIRST[1]))],
        ["2", "2", "'=1+1", str(worth(SECOND[0]))],
        ["2", "1", '\'-x, "Bob"', str(worth(SECOND[1]))],
    ]
    assert rows[0][5] == "King, Knights"
    assert not [
        cell
        for row in rows
        for cell in row
        if cell[:1] in tuple("=+@\t\r") or (cell[:1] == "-" and not cell[1:].isdigit())
    ]


def test_players_of_one_name_are_told_apart(score_page: Opener) -> None:
    """On the pad a name is a column: two of them would take each other's points."""
    player = score_page(link(f"Ada: {FIRST[0]}", f"Ada: {FIRST[1]}"))
    player.go("ranking")
    player.press("Write the round on the evening's pad")
    player.go("evening")
    assert table(player)[0] == ["", "Ada", "Ada (2)", ""]
    assert table(player)[1][1:-1] == figures(worth(FIRST[0]), worth(FIRST[1]))
