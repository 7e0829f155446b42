"""Whole games, step by step, beside a second statement of the rules that was written apart."""

from __future__ import annotations

from random import Random

import pytest

from royaume.core.play import Action, Dice
from royaume.fantasy import Fantasy, FantasyState
from tests.fantasy.positions import words_of
from tests.fantasy.referee import TABLE, Referee

MODES = [pytest.param(players, any_, id=f"{players}-{'any' if any_ else 'target'}")
         for players in (2, 3, 4) for any_ in (False, True)]  # fmt: skip


def refereed(state: FantasyState) -> Referee:
    """The same deal for the referee. The first turn's card is drawn by each for themselves."""
    dealt = [words_of(hand).split() for hand in state.hands]
    deck = [race.word for race in state.deck[state.drawn :]]
    drawn = state.deck[state.drawn - 1].word
    dealt[state.turn].remove(drawn)
    return Referee(dealt, [drawn, *deck], state.turn, fairy_any=state.game.fairy_any)


def agree(state: FantasyState, referee: Referee) -> None:
    codes = state.game.codes
    for player in range(len(state.hands)):
        assert [codes[each.code] for each in state.legal_actions(player)] == referee.may(player)
        assert words_of(state.hands[player]).split() == sorted(referee.hands[player], key=TABLE.index)
        assert words_of(state.peoples[player]).split() == sorted(referee.peoples[player], key=TABLE.index)
    assert [race.word for race in state.deck[state.drawn :]] == referee.deck
    assert state.over == referee.over
    if state.result is not None:
        assert list(state.result.places) == referee.places
        assert list(state.result.totals) == [len(people) for people in referee.peoples]


def chosen(state: FantasyState, rng: Random, eager: float) -> Action:
    """An action of one of those who are asked; with a Fairy in hand it is laid as often as ``eager`` says."""
    decision = rng.choice(state.decisions)
    actions = state.legal_actions(decision.player)
    if decision.kind == "fairy":
        return actions[-1] if rng.random() < eager else actions[0]
    return rng.choice(actions)


def compared(players: int, fairy_any: bool, seed: int) -> None:
    rng = Random(seed)
    eager, each, dealt = rng.random(), rng.choice((3, 8, 8)), rng.choice((1, 3, 5))
    state = Fantasy(players, fairy_any=fairy_any, each=each, dealt=dealt).start(Dice.of(seed))
    referee = refereed(state)
    agree(state, referee)
    while not state.over:
        action = chosen(state, rng, eager)
        told = len(state.chance.told)
        state, _ = state.apply(action)
        referee.picks = [outcome.chosen for outcome in state.chance.told[told:]]
        referee.answer(action.player, state.game.codes[action.code])
        assert referee.picks == []
        agree(state, referee)


@pytest.mark.parametrize(("players", "fairy_any"), MODES)
def test_games_go_as_the_referee_says(players: int, fairy_any: bool) -> None:
    for seed in range(60):
        compared(players, fairy_any, seed)


@pytest.mark.sweep
@pytest.mark.parametrize(("players", "fairy_any"), MODES)
def test_many_games_go_as_the_referee_says(players: int, fairy_any: bool) -> None:
    for seed in range(1000, 1000 + 20_000 // len(MODES) + 1):
        compared(players, fairy_any, seed)
