"""What a game is: a state that offers decisions, takes actions and tells events; views of it; its result."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, Self, runtime_checkable

from royaume.core.play.chance import Chance

Player = int
"""Who a person is, for the whole game, from 0. Where they sit (their place) may change."""


class Decision(NamedTuple):
    """Something that a player is asked. It is open until it is answered or gone; its ``number`` is never used again."""

    number: int
    player: Player
    kind: str


class Action(NamedTuple):
    """An answer to a decision: ``code`` is one of the game's fixed table of actions (``Game.codes``)."""

    player: Player
    decision: int
    code: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. What only some players see is left out of the others' account of it."""

    def for_player(self, player: Player | None) -> Event | None:
        """What this player (None: a spectator) is shown of it, if anything."""
        del player  # everybody sees it
        return self


class Result(NamedTuple):
    """The end of a game, by player: the place (the winner's is 1; level players share one), and the points."""

    places: tuple[int, ...]
    totals: tuple[int, ...]


@runtime_checkable
class View(Protocol):
    """All that a player may know; None is a spectator."""

    @property
    def player(self) -> Player | None: ...

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open ones of this player."""
        ...

    @property
    def events(self) -> tuple[Event, ...]:
        """All that the player was shown, from the start."""
        ...

    @property
    def result(self) -> Result | None: ...

    def legal_actions(self) -> tuple[Action, ...]: ...

    def sample(self, rng: Random) -> Any:
        """A state that looks just like this to the player, any consistent deal as likely as any other."""
        ...

    def observation(self) -> tuple[int, ...]:
        """The same as numbers, always as many."""
        ...


@runtime_checkable
class State(Protocol):
    """A game under way. It is a value: to act gives another one."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who is asked what, now: one or several at once; none when the game is over."""
        ...

    @property
    def result(self) -> Result | None: ...

    @property
    def chance(self) -> Chance: ...

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, from the start, told in full."""
        ...

    def legal_actions(self, player: Player) -> tuple[Action, ...]:
        """All that a player may answer, sorted."""
        ...

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The state after an action and what happened. An illegal one is an error, and nothing has changed."""
        ...

    def view(self, player: Player | None) -> View: ...

    def encode(self) -> tuple[int, ...]:
        """The state as numbers, always as many; what is left to chance is not in it."""
        ...


@runtime_checkable
class Game(Protocol):
    """A game with its options."""

    @property
    def name(self) -> str: ...

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> dict[str, str]:
        """The options as they are written in a file, the number of players left out."""
        ...

    @property
    def codes(self) -> tuple[str, ...]:
        """The fixed table of actions: the words of each code."""
        ...

    def start(self, chance: Chance) -> State: ...

    def decode(self, numbers: tuple[int, ...], chance: Chance) -> State: ...


def placed(totals: tuple[int, ...], *, low: bool = False) -> tuple[int, ...]:
    """The places that totals give: as many are before one as have more (or with ``low`` fewer)."""
    return tuple(1 + sum((other < each) if low else (other > each) for other in totals) for each in totals)
