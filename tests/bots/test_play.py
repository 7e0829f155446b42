"""How the bots play: always what they may, the same again from the same chance, and by nothing but their view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from royaume.bots import Bot, bot_of
from royaume.bots.schemer import Schemer, worth
from royaume.core.play import Action, Decision, Dice, Event, Result, State, View
from royaume.fantasy import Fantasy
from royaume.fantasy.entry import ENTRY
from tests.core.toy import Toy

BOTS = ("random", "greedy", "schemer:3")


def asked_in(state: State, seed: int, every: int) -> Iterator[View]:
    """The views of those who have a choice, now and then in a random game."""
    rng = Random(seed)
    for number in count():
        if not state.decisions:
            return
        player = state.decisions[0].player
        actions = state.legal_actions(player)
        if number % every == 0 and len(actions) > 1:
            yield state.view(player)
        state, _ = state.apply(rng.choice(actions))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", [Fantasy(2), Fantasy(3), Fantasy(4), Fantasy(3, fairy_any=True)], ids=str)
def test_answers_are_legal_and_come_again_from_the_same_chance(game: Fantasy, name: str) -> None:
    bot = bot_of(ENTRY, name)
    for seed in range(2):
        for view in asked_in(game.start(Dice.of(seed)), seed, 7):
            answer = bot.choose(view, Random(seed))
            assert answer in view.legal_actions()
            assert answer == bot.choose(view, Random(seed))


@pytest.mark.parametrize("name", BOTS)
def test_who_sees_the_same_answers_the_same_whatever_is_hidden(name: str) -> None:
    bot, rng = bot_of(ENTRY, name), Random(5)
    for view in asked_in(Fantasy(3).start(Dice.of(8)), 8, 9):
        other = view.sample(rng)
        assert other.view(view.player) == view
        assert bot.choose(other.view(view.player), Random(1)) == bot.choose(view, Random(1))


class OneDoor:
    """A view of which nothing can be had but what every view has; ``sample`` is the only way to a state."""

    def __init__(self, view: View) -> None:
        self.__view = view
        self.opened = 0

    @property
    def player(self) -> int | None:
        return self.__view.player

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.__view.decisions

    @property
    def events(self) -> tuple[Event, ...]:
        return self.__view.events

    @property
    def result(self) -> Result | None:
        return self.__view.result

    def legal_actions(self) -> tuple[Action, ...]:
        return self.__view.legal_actions()

    def sample(self, rng: Random) -> State:
        self.opened += 1
        state: State = self.__view.sample(rng)
        return state

    def observation(self) -> tuple[int, ...]:
        return self.__view.observation()


@pytest.mark.parametrize("start", [Fantasy(2).start, Toy().start], ids=["fantasy", "toy"])
@pytest.mark.parametrize("bot", [bot_of(ENTRY, "random"), Schemer(30)], ids=["random", "schemer"])
def test_bots_for_every_game_need_nothing_but_what_every_view_has(bot: Bot, start: object) -> None:
    assert callable(start)
    for view in asked_in(start(Dice.of(3)), 3, 2 if start == Toy().start else 20):
        door = OneDoor(view)
        assert bot.choose(door, Random(2)) in view.legal_actions()
        assert door.opened == (3 if isinstance(bot, Schemer) else 0)


@pytest.mark.parametrize(
    ("places", "totals", "player", "value"),
    [
        ((1, 2), (20, 15), 0, 15.0),
        ((1, 2), (20, 15), 1, -5.0),
        ((1, 1), (20, 20), 0, 5.0),
        ((2, 1, 3), (9, 12, 4), 0, -3.0),
        ((1, 2), (3, 8), 0, 15.0),  # where fewer points win
        ((2, 1, 2), (8, 3, 8), 0, -5.0),
    ],
)
def test_what_an_end_is_worth(places: tuple[int, ...], totals: tuple[int, ...], player: int, value: float) -> None:
    assert worth(Result(places, totals), player) == value
