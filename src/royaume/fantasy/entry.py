"""Fantasy as it registers itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaume.core.play.errors import UnknownGame
from royaume.core.play.registry import Entry
from royaume.fantasy.events import EVENTS
from royaume.fantasy.game import LEAST_PLAYERS, Fantasy
from royaume.fantasy.offers import MOST_PLAYERS

_OPTIONS: Final = {"fairy": ("target", "any"), "first": tuple(str(player) for player in range(MOST_PLAYERS))}


def make(players: int, options: Mapping[str, str]) -> Fantasy:
    """The game with these options; what there is not is an error."""
    for name, value in options.items():
        if name not in _OPTIONS:
            raise UnknownGame("unknown-game.option", given=name, expected=[*_OPTIONS])
        if value not in _OPTIONS[name]:
            raise UnknownGame("unknown-game.value", given=value, option=name, expected=[*_OPTIONS[name]])
    first = options.get("first")
    return Fantasy(players, fairy_any=options.get("fairy") == "any", first=None if first is None else int(first))


ENTRY: Final = Entry(
    name="fantasy",
    english="Fantasy",
    french="Fantasy",
    players=range(LEAST_PLAYERS, MOST_PLAYERS + 1),
    make=make,
    rules=1,
    options=_OPTIONS,
    bots={
        "random": "royaume.bots.anywhere:Random",
        "greedy": "royaume.bots.fantasy:Greedy",
        "schemer": "royaume.bots.schemer:Schemer",
    },
    events=EVENTS,
    screen="royaume.fantasy.screen:FantasyScreen",
    tell="royaume.fantasy.tales:told",
    say="royaume.fantasy.tales:answered",
)
