"""The pages that tell players the rules: every worked example scores what the page says, the two languages go side by
side, and no link leads nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from royaume import realms

DOCS: Final = Path(__file__).parents[2] / "docs"
ENGLISH: Final = DOCS / "rules.md"
FRENCH: Final = DOCS / "regles.md"
PAGES: Final = (ENGLISH, FRENCH)

_EXAMPLE: Final = re.compile(r"^`([^`]+)` = \*\*(-?\d+)\*\*$", re.MULTILINE)
_HEADING: Final = re.compile(r"^(#+) (.+)$", re.MULTILINE)
_LINK: Final = re.compile(r"\]\(([^)\s]+)\)")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def examples(page: Path) -> list[tuple[str, int]]:
    """The hands of a page with the totals it gives them."""
    return [(hand, int(total)) for hand, total in _EXAMPLE.findall(text_of(page))]


def headings(page: Path) -> list[tuple[int, str]]:
    return [(len(signs), title) for signs, title in _HEADING.findall(text_of(page))]


def anchor(title: str) -> str:
    """What a heading is linked by: its words in small letters, apart by hyphens."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def leads(link: str, page: Path) -> bool:
    """Whether a link of the page leads to a file that is there, and to a heading if it names one."""
    name, _, place = link.partition("#")
    target = page.parent / name if name else page
    return target.is_file() and (not place or place in {anchor(title) for _, title in headings(target)})


HANDS: Final = [
    pytest.param(hand, total, id=f"{page.stem}: {hand}") for page in PAGES for hand, total in examples(page)
]


@pytest.mark.parametrize(("hand", "total"), HANDS)
def test_every_example_scores_what_the_page_says(hand: str, total: int) -> None:
    assert realms.score(hand).total == total


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_example_is_missed(page: Path) -> None:
    """A total that is not on a line of its own, in the form that is read here, would not be checked."""
    found = examples(page)
    assert len(found) >= 10
    assert text_of(page).count("` = **") == len(found)


def test_both_languages_work_the_same_examples() -> None:
    english, french = ([(realms.Hand.of(hand), total) for hand, total in examples(page)] for page in PAGES)
    assert french == english


def test_both_languages_have_the_same_headings() -> None:
    english, french = ([level for level, _ in headings(page)] for page in PAGES)
    assert french == english


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in _LINK.findall(text_of(page)) if "://" not in link and not leads(link, page)] == []
