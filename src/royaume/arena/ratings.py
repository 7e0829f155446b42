"""How strong bots are, from who beat whom (Bradley and Terry): a bot that is 400 above another wins ten games where
that one wins one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from royaume.arena.intervals import Interval, Z

_SCALE: Final = 400 / log(10)
_ROUNDS: Final = 100
_ENOUGH: Final = 1e-10


@dataclass(frozen=True)
class Meeting:
    """How a pair has done: games won by the one and by the other; a shared win is half of one for each."""

    wins: float
    losses: float


def ratings(meetings: Mapping[tuple[str, str], Meeting], anchor: str) -> dict[str, Interval]:
    """The rating of every bot, the anchor's being 0, with what it may be above or below that. Half a game each way is
    added to every pair, so that who never lost is not infinitely strong."""
    bots = sorted({bot for pair in meetings for bot in pair})
    free = [bot for bot in bots if bot != anchor]
    place = {bot: at for at, bot in enumerate(free)}
    strength = [0.0] * len(free)

    def of(bot: str) -> float:
        return strength[place[bot]] if bot in place else 0.0

    curved = [[0.0] * len(free) for _ in free]
    for _ in range(_ROUNDS):
        slope = [0.0] * len(free)
        curved = [[0.0] * len(free) for _ in free]
        for (one, other), meeting in meetings.items():
            wins, games = meeting.wins + 0.5, meeting.wins + meeting.losses + 1
            expected = 1 / (1 + exp(of(other) - of(one)))
            _add(
                slope,
                curved,
                place.get(one),
                place.get(other),
                wins - games * expected,
                games * expected * (1 - expected),
            )
        step = _solved(curved, slope)
        strength = [now + by for now, by in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < _ENOUGH:
            break
    found = {anchor: Interval(0.0, 0.0, 0.0)}
    for bot, at in place.items():
        unit = [float(each == at) for each in range(len(free))]
        around = Z * sqrt(_solved(curved, unit)[at]) * _SCALE
        value = strength[at] * _SCALE
        found[bot] = Interval(value, value - around, value + around)
    return found


def _add(
    slope: list[float], curved: list[list[float]], one: int | None, other: int | None, surplus: float, curve: float
) -> None:
    """What a pair says of how likely the strengths are: its first and second derivatives."""
    for at, sign in ((one, 1), (other, -1)):
        if at is None:
            continue
        slope[at] += sign * surplus
        for to, also in ((one, 1), (other, -1)):
            if to is not None:
                curved[at][to] += sign * also * curve


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of equations (Gauss), for a matrix that is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and (by := rows[other][at]):
                rows[other] = [a - by * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]
