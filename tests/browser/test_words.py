"""What the page says itself: in both languages, with the same places to fill, and nothing that nobody says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

APP: Final = Path(__file__).parents[2] / "src/royaume/web/static/app"
ENTRY: Final = re.compile(r'^  (\w+): \[\s*"((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)",?\s*\],$', re.MULTILINE)
PLACES: Final = re.compile(r"\{(\w+)\}")
SAME: Final = {"table", "points", "total", "base", "place"}
"""Written alike in both languages."""

VIEWS: Final = {"score", "table", "ranking", "evening"}
"""Said by the names of the views."""

SOURCE: Final = (APP / "words.js").read_text(encoding="utf-8")
WORDS: Final = {code: (english, french) for code, english, french in ENTRY.findall(SOURCE)}


def test_the_list_is_read_whole() -> None:
    listed = SOURCE.partition("const WORDS = {\n")[2].partition("\n};")[0]
    assert len(WORDS) == len(re.findall(r"^  \w+:", listed, re.MULTILINE)) > 90


@pytest.mark.parametrize("code", WORDS)
def test_both_languages_say_it(code: str) -> None:
    english, french = WORDS[code]
    assert english
    assert french
    assert sorted(PLACES.findall(english)) == sorted(PLACES.findall(french))
    assert (english == french) is (code in SAME)


def test_every_word_is_said_and_every_word_that_is_said_is_there() -> None:
    said = {code for file in APP.glob("*.js") for code in re.findall(r'\bt\("(\w+)"', file.read_text(encoding="utf-8"))}
    assert said | VIEWS == set(WORDS)
