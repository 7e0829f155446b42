"""The page of the encoding, ``docs/encoding.md``: its tables are made here, from the declarations. ``python -m
tests.fantasy.encoding_page`` renews it; a test keeps it current."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from royaume.core.play import Dice
from royaume.fantasy import Fantasy, Race
from royaume.fantasy.encoding import KINDS, LENGTH
from royaume.fantasy.offers import CODES, MOST_PLAYERS

PAGE: Final = Path(__file__).parents[2] / "docs" / "encoding.md"
_TABLE: Final = re.compile(r"<!-- (?P<name>[a-z]+) -->\n.*?<!-- end -->\n", re.DOTALL)


class Part(NamedTuple):
    """So many numbers in a row, and what they say."""

    length: int
    says: str


RACES: Final = len(Race)
PENDING: Final = Part(
    6,
    "the power on its way: who uses it, its race (an Elf's is the copied one), its target, the race a Dryad wants, "
    "how many Fairies were laid, who laid the last one (at first the user); all −1 if there is none",
)
STATE: Final = (
    Part(MOST_PLAYERS * RACES, "hands: of each player how many cards of each race"),
    Part(MOST_PLAYERS * RACES, "peoples: the same"),
    Part(1, "how many cards the deck had when the game began, dealt ones included"),
    Part(1, "how many of them are gone from its top"),
    Part(8 * RACES, "the deck from its top, a race a card, −1 behind its end"),
    Part(1, "the player whose turn it is"),
    PENDING,
    Part(1, "how many laid the last card of their hand in this turn"),
    Part(9, "who they are, in order; −1 behind"),
    Part(1, "how many turns are left once a last card was laid; −1 before"),
    Part(MOST_PLAYERS, "whose they are, in order; −1 behind"),
    *(
        part
        for player in range(MOST_PLAYERS)
        for part in (
            Part(1, f"of the question to player {player} its number; −1 if they are not asked"),
            Part(1, "its kind: " + ", ".join(f"{number} {kind}" for number, kind in enumerate(KINDS)) + "; −1"),
            Part(1, "the answer to a Fairy's question while others are still asked: 1 yes, 0 no; −1 for none"),
        )
    ),
    Part(1, "the number of the next decision"),
)
OBSERVATION: Final = (
    Part(1, "the player; −1 for a spectator"),
    Part(RACES, "their hand: how many cards of each race; −1 for a spectator"),
    Part(MOST_PLAYERS, "how many cards each player holds; −1 where nobody sits"),
    Part(MOST_PLAYERS * RACES, "peoples: of each player how many cards of each race"),
    Part(1, "how many cards are left in the deck"),
    Part(1, "the player whose turn it is"),
    PENDING,
    Part(len(CODES), "which actions the player is offered: 1 or 0 for each code"),
)


def actions_table() -> str:
    rows = [f"| {code} | {words} |" for code, words in enumerate(CODES)]
    return "\n".join(["| code | action |", "|---|---|", *rows, ""])


def parts_table(parts: Sequence[Part]) -> str:
    rows, at = [], 0
    for part in parts:
        places = str(at) if part.length == 1 else f"{at}–{at + part.length - 1}"
        rows.append(f"| {places} | {part.says} |")
        at += part.length
    return "\n".join(["| place | says |", "|---|---|", *rows, ""])


def races_table() -> str:
    return "\n".join(["| number | race |", "|---|---|", *(f"| {int(race)} | {race.word} |" for race in Race), ""])


def numbers_table() -> str:
    seen = len(Fantasy(2).start(Dice.of(1)).view(0).observation())
    return f"An encoded state has {LENGTH} numbers, an observation {seen}, the table of actions {len(CODES)} codes.\n"


def renewed(page: str) -> str:
    """The page with its tables as they should be."""
    tables = {
        "numbers": numbers_table(),
        "races": races_table(),
        "actions": actions_table(),
        "state": parts_table(STATE),
        "observation": parts_table(OBSERVATION),
    }
    return _TABLE.sub(lambda found: f"<!-- {found['name']} -->\n{tables[found['name']]}<!-- end -->\n", page)


def main() -> int:
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
