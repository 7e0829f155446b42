"""Intervals and ratings against closed forms."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from royaume.arena.intervals import Interval, Z, mean, share
from royaume.arena.ratings import Meeting, ratings


@pytest.mark.parametrize(("wins", "games"), [(0, 20), (20, 20), (3, 20), (10.5, 20), (1234, 2000)])
def test_wilson_s_ends_are_the_shares_from_which_this_one_is_as_far_as_it_may_be(wins: float, games: int) -> None:
    found = share(wins, games)
    for end in (found.low, found.high):
        assert (found.value - end) ** 2 == pytest.approx(Z * Z * end * (1 - end) / games, abs=1e-12)
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_a_mean_with_what_its_values_spread() -> None:
    values = [3, -1, 4, 1, -5]
    middle = sum(values) / 5
    spread = sqrt(sum((value - middle) ** 2 for value in values) / 4)
    found = mean(sum(values), sum(value * value for value in values), 5)
    assert found.value == pytest.approx(middle)
    assert found.high - found.value == pytest.approx(Z * spread / sqrt(5)) == pytest.approx(found.value - found.low)


def test_of_one_value_the_spread_is_unknown() -> None:
    found = mean(3, 9, 1)
    assert (found.value, found.low, found.high) == (3, float("-inf"), float("inf"))


def test_two_bots_are_rated_by_their_games_alone() -> None:
    found = ratings({("a", "b"): Meeting(30, 10)}, "b")
    assert found["b"] == Interval(0.0, 0.0, 0.0)
    assert found["a"].value == pytest.approx(400 * log10(30.5 / 10.5))
    sure = Z * 400 / (sqrt(41 * (30.5 / 41) * (10.5 / 41)) * 2.302585093)
    assert found["a"].high - found["a"].value == pytest.approx(sure)


def test_a_third_bot_is_rated_through_the_second() -> None:
    """Only neighbours have met, so ratings add up, and so do what is unsure of them, squared."""
    found = ratings({("a", "b"): Meeting(30, 10), ("b", "c"): Meeting(24, 16)}, "c")
    alone = ratings({("a", "b"): Meeting(30, 10)}, "b")["a"]
    second = ratings({("b", "c"): Meeting(24, 16)}, "c")["b"]
    assert found["b"] == pytest.approx(second)
    assert found["a"].value == pytest.approx(alone.value + second.value)
    both = sqrt((alone.high - alone.value) ** 2 + (second.high - second.value) ** 2)
    assert found["a"].high - found["a"].value == pytest.approx(both)


def test_ratings_make_as_many_wins_likely_as_there_were() -> None:
    meetings = {("a", "b"): Meeting(70, 30), ("b", "c"): Meeting(45, 55), ("a", "c"): Meeting(100, 0)}
    found = ratings(meetings, "b")
    for bot in "ac":
        won = expected = 0.0
        for (one, other), meeting in meetings.items():
            games = meeting.wins + meeting.losses + 1
            likely = 1 / (1 + 10 ** ((found[other].value - found[one].value) / 400))
            if bot == one:
                won, expected = won + meeting.wins + 0.5, expected + games * likely
            elif bot == other:
                won, expected = won + meeting.losses + 0.5, expected + games * (1 - likely)
        assert won == pytest.approx(expected)
