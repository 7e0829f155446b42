"""A game tried from start to end: every state is looked at, a few from all sides, and it is all done once more from
what was written."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from royaume.core.play.chance import Chance, Dice, Script
from royaume.core.play.errors import IllegalAction
from royaume.core.play.game import Action, Event, Game, Player, State
from royaume.core.play.registry import Entry
from royaume.core.play.suite.paper import check_file
from royaume.core.play.suite.promises import (
    Broken,
    check_accepted,
    check_closed,
    check_encoding,
    check_offers,
    check_outcomes,
    check_refusals,
    everybody,
    held,
    wrong_actions,
)
from royaume.core.play.suite.secrecy import check_alike, check_same_told, check_sample, check_view, shown
from royaume.core.play.suite.styles import Style, anything

Twin = Callable[[Any, Player | None, Random], State]
"""Of a state, a player and dice: another state that differs only in what the player may not know. It is written in the
test, apart from the view and from what events say of themselves: a leak is a difference that should not be seen."""


@dataclass(frozen=True)
class Played:
    """A game that was tried: all its states, its actions, and the events after each."""

    states: tuple[State, ...]
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def last(self) -> State:
        return self.states[-1]

    def quiet(self, place: int) -> bool:
        """Whether somebody has answered here while others are still asked: it is not seen yet."""
        return place > 0 and set() < {*self.states[place].decisions} < {*self.states[place - 1].decisions}


@dataclass(frozen=True)
class Suite:
    """``count`` tells what must stay the same in every state, the cards wherever they are; no game takes more than
    ``most`` actions."""

    game: Game
    count: Callable[[Any], Hashable]
    twin: Twin
    most: int
    watch: Callable[[Player | None, tuple[Event, ...], Any], None] | None = field(default=None)
    """A bookkeeper of the test: is given what a player was shown so far, and their view."""
    entry: Entry | None = None
    """How the game registers itself: with it games are written to files and read again."""

    def check(self, seed: int, style: Style = anything, *, deep: int = 2, refusals: int | None = None) -> Played:
        """One game in a style. ``deep`` states are looked at from all sides, with all wrong actions or a random choice
        of so many ``refusals``."""
        try:
            return self._checked(seed, style, deep, refusals)
        except IllegalAction as error:
            raise Broken("what is legal is accepted", error) from error

    def _checked(self, seed: int, style: Style, deep: int, refusals: int | None) -> Played:
        rng = Random(f"suite {seed}")
        played = self.played(Dice.of(seed), style, rng)
        if deep:
            books = self._books(played)
            for place in rng.sample(range(len(played.states)), min(deep, len(played.states))):
                self._look(played, place, books[place], rng, refusals)
            self._again(played, Dice.of(seed))
            if self.entry is not None:
                check_file(self.entry, self.game, played.states, played.actions, played.events)
        self._again(played, Script.of(map(str, played.last.chance.told)))
        check_outcomes(played.last.chance.told)
        return played

    def played(self, chance: Chance, style: Style, rng: Random) -> Played:
        """A game to its end, with the checks that cost little."""
        game = self.game
        state = game.start(chance)
        choose = style(game, rng)
        cards, length = self.count(state), len(state.encode())
        states, closed = [state], set[int]()
        actions: list[Action] = []
        told: list[tuple[Event, ...]] = []
        while True:
            check_offers(game, state)
            held("cards are conserved", self.count(state) == cards, self.count(state), cards)
            if not state.decisions:
                break
            held("every game ends", len(actions) < self.most, f"{self.most} actions")
            action = choose(state)
            after, events = state.apply(action)
            check_closed(state, after, action, closed)
            state = after
            states.append(state)
            actions.append(action)
            told.append(events)
        held("a state is always as many numbers", len(state.encode()) == length)
        return Played(tuple(states), tuple(actions), tuple(told))

    def _books(self, played: Played) -> list[dict[Player | None, tuple[Event, ...]]]:
        """The slow bookkeeper: what each was shown up to each state, collected as it happened."""
        book = {player: played.states[0].view(player).events for player in everybody(self.game)}
        books = [dict(book)]
        for events in played.events:
            for player in book:
                book[player] += shown(events, player)
            books.append(dict(book))
        return books

    def _look(
        self, played: Played, place: int, book: dict[Player | None, tuple[Event, ...]], rng: Random,
        refusals: int | None,
    ) -> None:  # fmt: skip
        """One state from all sides."""
        game, state = self.game, played.states[place]
        gone = {action.decision for action in played.actions[:place]}
        wrong = list(wrong_actions(game, state, sorted(gone)[-3:]))
        if refusals is not None:
            wrong = rng.sample(wrong, min(refusals, len(wrong)))
        check_accepted(game, state)
        check_refusals(game, state, wrong)
        check_encoding(game, state, rng)
        widths = {len(state.view(player).observation()) for player in everybody(game)}
        widths |= {len(played.states[0].view(None).observation())}
        held("an observation is always as many numbers", len(widths) == 1, widths)
        for player in everybody(game):
            self._look_as(player, state, book[player], rng, wrong, quiet=played.quiet(place))

    def _look_as(
        self, player: Player | None, state: State, book: tuple[Event, ...], rng: Random, wrong: list[Action], *,
        quiet: bool,
    ) -> None:  # fmt: skip
        """One state as one player sees it."""
        check_view(state, player, book)
        if self.watch is not None:
            self.watch(player, book, state.view(player))
        leak = "a view leaks nothing"
        twin = self.twin(state, player, rng)
        check_alike(state, twin, player, wrong, leak)
        if not quiet:
            check_same_told(self.game, state, twin, player, rng, leak)
        sample = check_sample(self.game, state, player, rng, wrong, self.most, quiet=quiet)
        held("a sample has all cards", self.count(sample) == self.count(state), player)

    def _again(self, played: Played, chance: Chance) -> None:
        """The same chance and actions give the same game to the letter."""
        promise = "the same chance and actions give the same game"
        state = self.game.start(chance)
        for place, action in enumerate(played.actions):
            held(promise, state.decisions == played.states[place].decisions, f"state {place}")
            state, events = state.apply(action)
            held(promise, events == played.events[place], action, events, played.events[place])
        last = played.last
        held(promise, state.encode() == last.encode() and state.chance.told == last.chance.told, "the last state")
        for player in everybody(self.game):
            held(promise, state.view(player) == last.view(player), f"view of {player}")
