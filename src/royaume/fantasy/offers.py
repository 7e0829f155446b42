"""What a player may do, told from what everybody sees and their own hand: so it is the same for a state and a view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Final, Protocol

from royaume.core.play import Decision
from royaume.fantasy.parts import RACES as RACES  # also for those who ask what is offered
from royaume.fantasy.parts import Counts, Pending
from royaume.fantasy.races import Cancels, Draws, Power, Race, TakesAtRandom, TakesFromPeople, UsesPower

MOST_PLAYERS: Final = 4

LAY: Final = 0
AIM: Final = LAY + len(RACES)
TAKE: Final = AIM + MOST_PLAYERS
COPY: Final = TAKE + len(RACES)
DECLINE: Final = COPY + len(RACES)
FAIRY: Final = DECLINE + 1
CODES: Final = (
    *(f"lay {race.word}" for race in Race),
    *(f"aim at {player}" for player in range(MOST_PLAYERS)),
    *(f"take {race.word}" for race in Race),
    *(f"copy {race.word}" for race in Race),
    "decline",
    "fairy",
)
"""The fixed table of actions."""

_DECLINES, _ANSWERS = (DECLINE,), (DECLINE, FAIRY)
_FAIRY: Final = int(Race.FAIRY)
_POWERS: Final = tuple(race.power for race in RACES)
_OPPONENTS: Final = {
    players: [tuple((player + step) % players for step in range(1, players)) for player in range(players)]
    for players in range(1, MOST_PLAYERS + 1)
}


class Seen(Protocol):
    """What of a state or a view everybody sees."""

    @property
    def sizes(self) -> tuple[int, ...]: ...

    @property
    def peoples(self) -> tuple[Counts, ...] | list[Counts]: ...

    @property
    def deck_left(self) -> int: ...

    @property
    def pending(self) -> Pending | None: ...


def offered(seen: Seen, decision: Decision, hand: Counts) -> tuple[int, ...]:
    """The actions that answer a decision, sorted. ``hand`` is that of the player who is asked."""
    kind = decision.kind
    if kind == "fairy":
        return _ANSWERS if hand[_FAIRY] else _DECLINES
    if kind == "lay":
        return _of_those(LAY, hand)
    pending = seen.pending
    if kind == "copy":
        return tuple([COPY + race for race in copiable(seen, decision.player)])
    assert pending is not None
    if kind == "aim":
        return tuple(sorted([AIM + target for target in targets_of(seen, decision.player, pending.power.power)]))
    assert pending.target is not None
    return _of_those(TAKE, seen.peoples[pending.target])


@lru_cache(maxsize=1 << 14)
def _of_those(first: int, counts: Counts) -> tuple[int, ...]:
    """The codes, from this one on, of the races that there are."""
    return tuple(first + race for race, count in enumerate(counts) if count)


def opponents_of(player: int, players: int) -> tuple[int, ...]:
    """In order of play."""
    return _OPPONENTS[players][player]


def targets_of(seen: Seen, player: int, power: Power) -> Sequence[int]:
    """Whom a power can be used against (F4)."""
    opponents = opponents_of(player, len(seen.peoples))
    if isinstance(power, TakesAtRandom):
        sizes = seen.sizes
        return [each for each in opponents if sizes[each]]
    if isinstance(power, TakesFromPeople):
        return [each for each in opponents if any(seen.peoples[each])]
    return opponents


def copiable(seen: Seen, player: int) -> list[Race]:
    """The races of a player's own people whose power an Elf can use now."""
    return [race for race in compress(RACES, seen.peoples[player]) if _usable(seen, player, _POWERS[race])]


def _usable(seen: Seen, player: int, power: Power) -> bool:
    if isinstance(power, (UsesPower, Cancels)):
        return False
    return seen.deck_left > 0 if isinstance(power, Draws) else bool(targets_of(seen, player, power))
