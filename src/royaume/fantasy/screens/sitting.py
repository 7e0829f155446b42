"""A game under way at one device: who sits where, who is asked next, and what each was last shown. It knows nothing of
terminals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Protocol, cast

from royaume.core.language import Language
from royaume.core.play import Action, Decision, Dice
from royaume.core.play.files import written
from royaume.core.play.record import Recorder
from royaume.fantasy.entry import ENTRY
from royaume.fantasy.game import Fantasy
from royaume.fantasy.offers import DECLINE
from royaume.fantasy.races import Race
from royaume.fantasy.screens.words import say
from royaume.fantasy.state import FantasyState
from royaume.fantasy.view import FantasyView


class Chooser(Protocol):
    """Whoever plays without a person: it sees a view and answers with one of its actions."""

    def choose(self, view: FantasyView, rng: Random, /) -> Action: ...


@dataclass(frozen=True)
class Seat:
    """A player: a person, or a bot by the name it was called with."""

    called: str = ""
    bot: Chooser | None = None


class Sitting:
    """``seen`` is for each player how many events there were when they last made a move of their own (to let a power be
    is none), ``told`` how many when they last looked. ``declining`` are the people who let everything be."""

    def __init__(self, game: Fantasy, seats: Sequence[Seat], seed: str) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.state = game.start(Dice.of(seed))
        self.kept = Recorder(ENTRY, self.state, game.options, game.players, self.state.events)
        self.seen = [0] * len(seats)
        self.told = [0] * len(seats)
        self.declining: set[int] = set()
        self.dice = [Random(f"{seed} {player}") for player in range(len(seats))]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(player for player, seat in enumerate(self.seats) if seat.bot is None)

    @property
    def alone(self) -> bool:
        """One person, and bots."""
        return len(self.people) == 1

    def names(self, lang: Language) -> tuple[str, ...]:
        """What the players are called: bots as they were asked for, numbered where there are several alike."""
        called = [seat.called if seat.bot is not None else "" for seat in self.seats]
        names = []
        for player, name in enumerate(called):
            if not name:
                names.append(say("name.alone" if self.alone else "name", lang, number=player + 1))
            elif called.count(name) > 1:
                names.append(f"{name} {called[: player + 1].count(name)}")
            else:
                names.append(name)
        return tuple(names)

    def next_asked(self, holder: int | None) -> Decision | None:
        """The decision to take now: first that of the person who holds the device, then those of the bots."""
        rank = dict.fromkeys(self.people, 2) | ({} if holder is None else {holder: 0})
        return min(self.state.decisions, key=lambda each: rank.get(each.player, 1), default=None)

    def let_be(self, decision: Decision) -> Action | None:
        """The answer of a person who lets everything be. One who is alone with bots still wants to be asked with a
        Fairy in hand; among people that would tell the others who has one."""
        player = decision.player
        if decision.kind != "fairy" or player not in self.declining:
            return None
        if self.alone and self.state.hands[player][Race.FAIRY]:
            return None
        return Action(player, decision.number, DECLINE)

    def act(self, action: Action, *, looking: bool = True) -> None:
        """Does an action: a move begins a new page of its player's story. ``looking`` says that they were asked."""
        before = len(self.state.events)
        self.kept.act(action)
        self.state = cast(FantasyState, self.kept.state)
        if looking:
            self.told[action.player] = before
        if action.code != DECLINE:
            self.seen[action.player] = before

    def by_chance(self, decision: Decision) -> Action:
        """Any action, for a bot that cannot go on."""
        return self.dice[decision.player].choice(self.state.legal_actions(decision.player))

    def has_news(self, player: int) -> bool:
        """Whether, since they last looked, the player was shown what not everybody was. When that is the case
        everybody sees, only not what."""
        events = self.state.events[self.told[player] :]
        return any(event.for_player(player) != event.for_player(None) for event in events)

    def looked(self, player: int) -> None:
        self.told[player] = len(self.state.events)

    def file(self, reader: int | None) -> str:
        """The game as a file: all of it when it is over, until then what its reader saw."""
        record = self.kept.record
        return written(record if self.state.over else record.seen(reader), ENTRY)


def free_file(folder: Path) -> Path:
    """A name for a game that no file there has yet."""
    return next(file for number in count(1) if not (file := folder / f"fantasy-{number}.game").exists())
