"""How sure figures are: intervals of 95%."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Interval(NamedTuple):
    """A figure, and where the true one lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


def share(wins: float, games: int) -> Interval:
    """The share of games won (Wilson's interval: it holds near 0 and 1 too). A shared win counts as its part, which
    makes the true interval a little narrower than this one.

    >>> [round(each, 3) for each in share(8, 10)]
    [0.8, 0.49, 0.943]
    >>> [round(each, 3) for each in share(0, 10)]
    [0.0, 0.0, 0.278]
    """
    found = wins / games
    square = Z * Z
    middle = (found + square / (2 * games)) / (1 + square / games)
    around = Z / (1 + square / games) * sqrt(found * (1 - found) / games + square / (4 * games * games))
    return Interval(found, max(0.0, middle - around), min(1.0, middle + around))


def mean(total: float, squares: float, number: int) -> Interval:
    """A mean, from the sum of the values and that of their squares.

    >>> [round(each, 3) for each in mean(10, 60, 5)]
    [2.0, -0.772, 4.772]
    """
    found = total / number
    if number < 2:
        return Interval(found, float("-inf"), float("inf"))
    spread = sqrt(max(squares - number * found * found, 0.0) / (number - 1) / number)
    return Interval(found, found - Z * spread, found + Z * spread)
