"""A state is a value: what an action gives is as fixed as what it began from, and shares what did not change."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from random import Random

import pytest

from royaume.core.play import Dice
from royaume.fantasy import Fantasy, FantasyState


def test_no_state_of_a_game_can_be_changed() -> None:
    state, rng = Fantasy(3, fairy_any=True).start(Dice.of(4)), Random(4)
    while state.decisions:
        assert type(state) is FantasyState
        with pytest.raises(FrozenInstanceError):
            state.turn = 2  # type: ignore[misc]
        with pytest.raises(FrozenInstanceError):
            del state.turn
        state, _ = state.apply(rng.choice(state.legal_actions(state.decisions[0].player)))
    assert type(state) is FantasyState


def test_an_action_leaves_the_state_before_it_as_it_was() -> None:
    state, rng = Fantasy(2).start(Dice.of(9)), Random(9)
    while state.decisions:
        before, copy = state, replace(state)
        state, events = state.apply(rng.choice(state.legal_actions(state.decisions[0].player)))
        assert before == copy
        assert state.events == (*before.events, *events)
        assert state.deck is before.deck
