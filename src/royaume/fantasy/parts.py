"""What a state of Fantasy is made of: cards as they are counted, the power on its way, what has happened. Cards of one
race are alike, so a hand or a people is how many there are of each race."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, repeat
from typing import Final, NamedTuple

from royaume.core.play import Event
from royaume.fantasy.races import Race

Counts = tuple[int, ...]
"""How many cards there are of each race."""

RACES: Final = tuple(Race)
NONE: Final[Counts] = (0,) * len(RACES)


def more(counts: Counts, race: int, by: int = 1) -> Counts:
    changed = list(counts)
    changed[race] += by
    return tuple(changed)


def counts_of(races: Iterable[int]) -> Counts:
    found = [0] * len(RACES)
    for race in races:
        found[race] += 1
    return tuple(found)


def cards_of(counts: Counts) -> tuple[Race, ...]:
    return tuple(chain.from_iterable(map(repeat, RACES, counts)))


class Pending(NamedTuple):
    """A power on its way: who uses it, which one (an Elf's is the copied one), against whom, and which card a Dryad
    wants. ``fairies`` counts those laid so far; ``by`` laid the last one, or uses the power."""

    user: int
    power: Race
    target: int | None = None
    wanted: Race | None = None
    fairies: int = 0
    by: int = -1


History = tuple[Event, "History | None"]
"""What happened: the last, and all before it. States share what they have in common."""
