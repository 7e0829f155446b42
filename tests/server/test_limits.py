"""The rate of one address: what it may ask at once, how it earns more, and that no crowd fills the memory."""

from __future__ import annotations

import pytest

from royaume.server.errors import ServerError
from royaume.server.limits import Limits, Rates
from royaume.server.settings import Settings


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    rates = Rates(rate=2, burst=4, most=10, clock=clock)
    assert [rates.wait("a") for _ in range(4)] == [0.0] * 4
    assert rates.wait("a") == pytest.approx(0.5)
    assert rates.wait("a") == pytest.approx(0.5)  # asking in vain costs nothing
    assert rates.wait("b") == 0.0
    clock.now += 0.5
    assert rates.wait("a") == 0.0
    assert rates.wait("a") > 0
    clock.now += 100
    assert [rates.wait("a") > 0 for _ in range(5)] == [False] * 4 + [True]


def test_one_question_a_second_goes_on_for_ever() -> None:
    clock = Clock()
    rates = Rates(rate=1, burst=1, most=10, clock=clock)
    for _ in range(1000):
        assert rates.wait("a") == 0.0
        clock.now += 1


def test_no_crowd_fills_the_memory() -> None:
    clock = Clock()
    rates = Rates(rate=1, burst=5, most=100, clock=clock)
    for number in range(10_000):
        rates.wait(f"address {number}")
        assert len(rates) <= 100
    clock.now += 10
    rates.wait("one more")
    assert len(rates) == 1


def test_whoever_asks_all_the_time_is_not_forgotten_in_a_crowd() -> None:
    clock = Clock()
    rates = Rates(rate=0.001, burst=20, most=10, clock=clock)
    waits = []
    for number in range(40):
        waits.append(rates.wait("greedy"))
        rates.wait(f"address {number}")
    assert waits[:20] == [0.0] * 20
    assert all(waits[20:25])


def test_an_address_has_so_many_questions_open() -> None:
    limits = Limits(Settings(most_at_once=2))
    with limits.asking("a"), limits.asking("a"), limits.asking("b"):
        with pytest.raises(ServerError) as refused, limits.asking("a"):
            pass
        assert refused.value.case == "too-many.at-once"
    with limits.asking("a"), limits.asking("a"):
        pass
    assert not limits._asking
