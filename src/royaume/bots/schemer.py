"""A bot for every game: it imagines deals that fit what it was shown, tries its actions in them, and plays each to
the end at random. What promises more is tried more often (upper confidence bounds)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import Final, Protocol, runtime_checkable

from royaume.core.play import Action, Result, State, View

BUDGET: Final = 100
"""Iterations for an answer, if nothing is said."""

_REUSE: Final = 10
"""How often a deal is used. To imagine one takes as long as several games, and what is measured differs from game to
game within a deal hundreds of times more than from deal to deal."""

_CURIOSITY: Final = 0.7
"""How much an action may still turn out better than it looks, in spreads of the results."""

_WIN: Final = 10.0
"""What a win is worth, in points of margin."""


@runtime_checkable
class _Imagining(Protocol):
    """A view that imagines further deals quicker than a first one."""

    def samples(self, rng: Random) -> Iterator[State]: ...


def deals(view: View, rng: Random) -> Iterator[State]:
    """States that look just like the view, without end. There is no other door to what is hidden."""
    if isinstance(view, _Imagining):
        yield from view.samples(rng)
    while True:
        yield view.sample(rng)


def played_out(state: State, rng: Random) -> Result:
    """The end of a game in which everybody plays at random."""
    chance = rng.random
    while decisions := state.decisions:
        actions = state.legal_actions(decisions[0].player)
        state, _ = state.apply(actions[int(chance() * len(actions))])
    result = state.result
    assert result is not None
    return result


def worth(result: Result, player: int) -> float:
    """The margin over the best opponent (the other way about where fewer points win), and something for a win."""
    totals, places = result.totals, result.places
    ahead = totals[player] - max(total for each, total in enumerate(totals) if each != player)
    if totals[places.index(1)] < max(totals):
        ahead = min(total for each, total in enumerate(totals) if each != player) - totals[player]
    if places[player] > 1:
        return ahead
    return ahead + _WIN / places.count(1)


@dataclass
class _Tried:
    """An action, how often it was tried, and what came of it."""

    action: Action
    times: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.times


@dataclass(frozen=True)
class Schemer:
    """``budget`` is the number of games it plays out in its head for an answer."""

    budget: int = BUDGET

    def choose(self, view: View, rng: Random) -> Action:
        options = [_Tried(action) for action in view.legal_actions()]
        if len(options) == 1:
            return options[0].action
        player = view.player
        assert player is not None
        rng.shuffle(options)  # with a small budget not all are tried
        imagined = deals(view, rng)
        squares = total = 0.0
        for tried in range(self.budget):
            if tried % _REUSE == 0:
                deal = next(imagined)
            if tried < len(options):
                option = options[tried]
            else:
                spread = sqrt(max(squares / tried - (total / tried) ** 2, 1e-9))
                option = _promising(options, tried, _CURIOSITY * spread)
            state, _ = deal.apply(option.action)
            value = worth(played_out(state, rng), player)
            option.times += 1
            option.total += value
            total += value
            squares += value * value
        return max((each for each in options if each.times), key=lambda each: each.mean).action


def _promising(options: list[_Tried], tried: int, curiosity: float) -> _Tried:
    """The action that may be the best, as far as is known."""
    hope = log(tried)
    return max(options, key=lambda each: each.mean + curiosity * sqrt(hope / each.times))
