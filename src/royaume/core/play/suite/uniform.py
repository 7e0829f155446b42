"""Whether samples are as likely as they should be: every way that chance can take is enumerated on a small deck, those
that show a player just what they saw are kept, and samples are compared with them (chi-square)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import erfc, sqrt
from random import Random
from typing import Any, Final, TypeVar

from royaume.core.play.chance import Outcome
from royaume.core.play.errors import IllegalAction
from royaume.core.play.game import Action, Game, State, View
from royaume.core.play.suite.promises import held
from royaume.core.play.suite.secrecy import shown

Found = TypeVar("Found")

_EXPECTED: Final = 5
"""Rarer worlds are counted together: chi-square wants as many of each."""


class _Open(Exception):
    """Here chance can take several ways."""

    def __init__(self, of: int) -> None:
        self.of = of


@dataclass(frozen=True)
class Everything:
    """Chance that takes every way, one after the other: what is picked stands on a tape that is written over."""

    tape: list[Outcome]
    read: int = 0

    def pick(self, of: int) -> tuple[int, Everything]:
        if of == 1:
            return 0, self
        if self.read == len(self.tape):
            raise _Open(of)
        return self.tape[self.read].chosen, replace(self, read=self.read + 1)

    @property
    def told(self) -> tuple[Outcome, ...]:
        return tuple(self.tape[: self.read])

    def ways(self, do: Callable[[], Found]) -> Iterator[tuple[Found, Fraction]]:
        """What comes out of something done with this chance, each way, and how likely it is."""
        del self.tape[self.read :]
        try:
            found = do()
        except _Open as more:
            of = more.of
        else:
            yield found, Fraction(1)
            return
        after = replace(self, read=self.read + 1)
        for chosen in range(of):
            self.tape[self.read :] = [Outcome(chosen, of)]
            for result, likely in after.ways(do):
                yield result, likely / of


Starts = Callable[[Everything], Iterator[tuple[Any, Fraction]]]
"""All states that a game can begin with, and how likely each is."""


def every_start(game: Game) -> Starts:
    return lambda chance: chance.ways(lambda: game.start(chance))


def worlds(starts: Starts, actions: Sequence[Action], view: View) -> Iterator[tuple[Any, Fraction]]:
    """All states after these actions that look like this view to its player, and how likely they are."""

    def on(state: State, likely: Fraction, done: int, known: int) -> Iterator[tuple[Any, Fraction]]:
        if done == len(actions):
            if state.view(view.player) == view:
                yield state, likely
            return
        chance = state.chance
        assert isinstance(chance, Everything)
        try:
            for (after, events), way in chance.ways(lambda: state.apply(actions[done])):
                told = shown(events, view.player)
                if view.events[known : known + len(told)] == told:
                    yield from on(after, likely * way, done + 1, known + len(told))
        except IllegalAction:
            return  # the line of play could not have been in this world

    for state, likely in starts(Everything([])):
        told = state.view(view.player).events
        if view.events[: len(told)] == told:
            yield from on(state, likely, 0, len(told))


def check_uniform(
    view: View, starts: Starts, actions: Sequence[Action], key: Callable[[Any], Hashable], rng: Random, samples: int,
    least: float = 1e-4, draw: Callable[[View, Random], Iterator[Any]] | None = None,
) -> float:  # fmt: skip
    """The samples of a view are spread over its worlds as chance spreads them. ``key`` tells worlds apart. The p-value
    is given back; below ``least`` it is no accident. With a fixed seed the answer is always the same."""
    likely: defaultdict[Hashable, Fraction] = defaultdict(Fraction)
    for state, weight in worlds(starts, actions, view):
        likely[key(state)] += weight
    drawn = (view.sample(rng) for _ in range(samples)) if draw is None else draw(view, rng)
    found = Counter(key(state) for _, state in zip(range(samples), drawn, strict=False))
    strange = [each for each in found if each not in likely]
    held("a sample is possible", not strange, strange[:3])
    value = chi_square(found, likely)
    held("samples are uniform", value >= least, f"p = {value:.2g}", f"{len(likely)} worlds")
    return value


def chi_square(found: Mapping[Hashable, int], likely: Mapping[Hashable, Fraction]) -> float:
    """How probable a spread at least as uneven is (Wilson and Hilferty's approximation)."""
    total, samples = sum(likely.values()), sum(found.values())
    classes: list[tuple[float, int]] = []
    expected, counted = 0.0, 0
    for each in sorted(likely, key=lambda each: (likely[each], repr(each))):
        expected += float(likely[each] / total * samples)
        counted += found.get(each, 0)
        if expected >= _EXPECTED:
            classes.append((expected, counted))
            expected, counted = 0.0, 0
    if expected and classes:
        classes[-1] = (classes[-1][0] + expected, classes[-1][1] + counted)
    free = len(classes) - 1
    if free < 1:
        return 1.0
    far = sum((counted - expected) ** 2 / expected for expected, counted in classes)
    part = 2 / (9 * free)
    return erfc(((far / free) ** (1 / 3) - (1 - part)) / sqrt(part) / sqrt(2)) / 2
