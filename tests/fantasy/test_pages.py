"""The pages that tell players the rules of Fantasy: what they say of the races is generated, every worked example goes
as the page says, and the two languages go side by side."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from royaume.core.language import LANGUAGES, Language, plain
from royaume.fantasy import Race
from royaume.fantasy.races import DEALT, EACH
from royaume.fantasy.state import Counts, counts_of
from royaume.fantasy.words import sentence_of
from tests.fantasy.positions import Sitting, position
from tests.realms.test_rules_pages import leads

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGES: Final[dict[Language, Path]] = {"en": DOCS / "fantasy.md", "fr": DOCS / "fantaisie.md"}
OTHER: Final[dict[Language, Language]] = {"en": "fr", "fr": "en"}

_EXAMPLE: Final = re.compile(r"^<!-- (.+) -->\n\n\|.+\n\|[-|]+\n((?:\|.+\n)+)", re.MULTILINE)
_HEADING: Final = re.compile(r"^(#+) ", re.MULTILINE)
_LINK: Final = re.compile(r"\]\(([^)\s]+)\)")


class Example(NamedTuple):
    """What is done, behind the page; and a row for each player: hand and people before, hand and people after."""

    done: str
    rows: tuple[tuple[tuple[Race, ...], ...], ...]


def text_of(lang: Language) -> str:
    return PAGES[lang].read_text(encoding="utf-8")


def examples(lang: Language) -> list[Example]:
    races = {race.named(lang): race for race in Race}

    def cards(cell: str) -> tuple[Race, ...]:
        return () if cell == "–" else tuple(races[name] for name in cell.split(", "))

    def row(line: str) -> tuple[tuple[Race, ...], ...]:
        return tuple(cards(cell.strip()) for cell in line.strip("|").split("|")[1:])

    return [Example(done, tuple(map(row, table.splitlines()))) for done, table in _EXAMPLE.findall(text_of(lang))]


def said(cards: tuple[Race, ...]) -> str:
    return " ".join(race.word for race in cards)


def played(example: Example) -> Sitting:
    """The example, played on. The player on turn has drawn: where there is a deck, the last card of the hand."""
    steps = example.done.split("; ")
    deck = next((step.removeprefix("deck ") for step in steps if step.startswith("deck ")), "")
    hands = [row[0] for row in example.rows]
    if deck:
        *kept, drawn = hands[0]
        hands[0], deck = tuple(kept), f"{drawn.word} {deck}"
    table = position([*map(said, hands)], [said(row[1]) for row in example.rows], deck=deck, fairy_any="any" in steps)
    return table.does(*(step for step in steps if step[0].isdigit()))


@pytest.mark.parametrize(
    ("lang", "example"),
    [pytest.param(lang, each, id=f"{lang}: {each.done}") for lang in LANGUAGES for each in examples(lang)],
)
def test_every_example_goes_as_the_page_says(lang: Language, example: Example) -> None:
    table = played(example)
    assert _counts(table.state.hands) == [counts_of(row[2]) for row in example.rows]
    assert _counts(table.state.peoples) == [counts_of(row[3]) for row in example.rows]
    assert table.state.over == example.done.endswith("; over")


def _counts(counts: tuple[Counts, ...]) -> list[Counts]:
    return list(counts)


def test_every_race_has_an_example() -> None:
    """On the page each power is laid, and answered by a Fairy, alone and with the option."""
    done = " ".join(each.done for each in examples("en"))
    assert {race for race in Race if f"lay {race.word}" in done} == set(Race) - {Race.FAIRY}
    assert done.count("fairy") >= 4
    assert "any; " in done and "; over" in done


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_table_is_missed(lang: Language) -> None:
    """A table in another form than the one that is read here would not be played."""
    assert len(examples(lang)) == text_of(lang).count("<!--") == text_of(lang).count("| Ana |")
    assert {len(row) for each in examples(lang) for row in each.rows} == {4}


def test_both_languages_work_the_same_examples_under_the_same_headings() -> None:
    assert examples("fr") == examples("en")
    assert _HEADING.findall(text_of("fr")) == _HEADING.findall(text_of("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_of_the_races_are_the_generated_ones(lang: Language) -> None:
    rows = [
        f"| **{race.named(lang)}** | {race.named(OTHER[lang])} | {plain(sentence_of(race, lang))} |" for race in Race
    ]
    assert "\n".join(rows) in text_of(lang)
    assert plain(sentence_of(Race.FAIRY, lang, fairy_any=True)) in text_of(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_are_those_declared(lang: Language) -> None:
    text = text_of(lang)
    assert f" {EACH * len(Race)} " in text
    assert {"en": f"{EACH} cards each", "fr": f"{EACH} cartes chacune"}[lang] in text
    assert DEALT == 5
    assert {"en": "deal five cards to each", "fr": "distribuez cinq cartes à chacun"}[lang] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_leads_somewhere(lang: Language) -> None:
    links = [link for link in _LINK.findall(text_of(lang)) if "://" not in link]
    assert links
    assert [link for link in links if not leads(link, PAGES[lang])] == []
