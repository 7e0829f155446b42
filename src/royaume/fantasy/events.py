"""What happens in a game of Fantasy, and who is shown how much of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

from royaume.core.play import Event
from royaume.fantasy.races import Race

Cards = tuple[Race, ...]

Parts = ParamSpec("Parts")
Made = TypeVar("Made", bound=Event)


def once(kind: Callable[Parts, Made]) -> Callable[Parts, Made]:
    """Makes events of a kind of which there are few: each is made once, and the same one told again."""
    return lru_cache(maxsize=4096, typed=True)(kind)  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A first hand; ``cards`` is None for those who do not see it."""

    player: int
    count: int
    cards: Cards | None

    def for_player(self, player: int | None) -> Event:
        return self if player == self.player else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards taken from the deck."""

    player: int
    count: int
    cards: Cards | None

    def for_player(self, player: int | None) -> Event:
        return self if player == self.player else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card laid in front of its player; ``answering`` is a Fairy laid out of turn."""

    player: int
    race: Race
    answering: bool = False


@dataclass(frozen=True, slots=True)
class Aimed(Event):
    """A power named with its target: its race (for an Elf the one copied), and for a Dryad the card that is wanted."""

    player: int
    power: Race
    target: int | None
    wanted: Race | None = None


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """A power stopped by Fairies."""

    player: int
    power: Race


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A power that could not be applied."""

    player: int
    power: Race


@dataclass(frozen=True, slots=True)
class TookFromHand(Event):
    """Cards taken at random: the two players see them."""

    player: int
    target: int
    count: int
    cards: Cards | None

    def for_player(self, player: int | None) -> Event:
        return self if player in (self.player, self.target) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class SwappedHands(Event):
    """Each of the two now knows both hands: what they gave and what they got. ``hand`` and ``others`` are what player
    and target hold now."""

    player: int
    target: int
    hand: Cards | None
    others: Cards | None

    def for_player(self, player: int | None) -> Event:
        return self if player in (self.player, self.target) else replace(self, hand=None, others=None)


@dataclass(frozen=True, slots=True)
class SwappedPeoples(Event):
    player: int
    target: int


@dataclass(frozen=True, slots=True)
class TookFromPeople(Event):
    player: int
    target: int
    race: Race


@dataclass(frozen=True, slots=True)
class LastCard(Event):
    """A player has laid the last card of their hand, the deck being gone: everybody else has one more turn."""

    player: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player without a card, on their turn."""

    player: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: how many cards each has in front."""

    totals: tuple[int, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    Dealt,
    Drew,
    Laid,
    Aimed,
    Cancelled,
    NothingHappened,
    TookFromHand,
    SwappedHands,
    SwappedPeoples,
    TookFromPeople,
    LastCard,
    Passed,
    Ended,
)
"""All kinds there are. Their names and fields stand in files (``docs/notation.md``): new ones may come, none may go."""
