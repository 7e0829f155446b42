"""Chance: dice are even and repeat themselves, scripts give back what was written, and refuse what does not fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaume.core.play import Chance, ChanceError, Dice, Outcome, Script, shuffled
from royaume.core.play.suite import Everything, chi_square

outcomes = st.integers(1, 60).flatmap(lambda of: st.builds(Outcome, st.integers(0, of - 1), st.just(of)))


def _picked(chance: Chance, sizes: list[int]) -> tuple[list[int], Chance]:
    chosen = []
    for of in sizes:
        one, chance = chance.pick(of)
        chosen.append(one)
    return chosen, chance


@given(outcomes)
def test_an_outcome_is_written_and_read(outcome: Outcome) -> None:
    assert Outcome.read(str(outcome)) == outcome


def test_an_outcome_as_people_read_it() -> None:
    assert str(Outcome(3, 12)) == "3/12"
    assert Outcome.read("3/12") == Outcome(chosen=3, of=12)


@given(st.integers() | st.text() | st.binary(), st.lists(st.integers(1, 60)))
def test_the_same_seed_gives_the_same(seed: int | str | bytes, sizes: list[int]) -> None:
    one, after = _picked(Dice.of(seed), sizes)
    other, again = _picked(Dice.of(seed), sizes)
    assert one == other
    assert after == again
    assert all(0 <= each < of for each, of in zip(one, sizes, strict=True))


@given(st.integers(), st.lists(st.integers(1, 60)))
def test_a_script_gives_back_what_dice_told(seed: int, sizes: list[int]) -> None:
    chosen, dice = _picked(Dice.of(seed), sizes)
    read, script = _picked(Script.of(map(str, dice.told)), sizes)
    assert read == chosen
    assert script.told == dice.told


def test_to_pick_changes_nothing() -> None:
    dice = Dice.of(1)
    assert dice.pick(6) == dice.pick(6)
    assert dice.told == ()


def test_what_is_sure_is_no_outcome() -> None:
    for chance in (Dice.of(1), Script.of([])):
        chosen, after = chance.pick(1)
        assert chosen == 0
        assert after.told == ()


def test_different_seeds_differ() -> None:
    assert len({tuple(_picked(Dice.of(seed), [1000] * 4)[0]) for seed in range(500)}) == 500


@pytest.mark.parametrize("of", [2, 3, 7, 56])
def test_dice_are_even(of: int) -> None:
    chosen, _ = _picked(Dice.of("even"), [of] * 200 * of)
    assert chi_square(Counter(chosen), {each: Fraction(1) for each in range(of)}) > 0.001


@pytest.mark.parametrize(
    ("given_ones", "of", "sentence"),
    [
        ([], 6, "the outcomes are used up: 0 were given, one more of 6 is needed"),
        (["3/6"], 7, "outcome 1 is one of 3/6; expected one of 7"),
        (["6/6"], 6, "outcome 1 is one of 6/6; expected one of 6"),
        (["-1/6"], 6, "outcome 1 is one of -1/6; expected one of 6"),
    ],
)
def test_outcomes_that_do_not_fit_are_refused(given_ones: list[str], of: int, sentence: str) -> None:
    with pytest.raises(ChanceError) as caught:
        Script.of(given_ones).pick(of)
    assert str(caught.value) == sentence


@given(st.lists(st.integers(), max_size=20), st.integers())
def test_to_shuffle_loses_nothing(items: list[int], seed: int) -> None:
    order, after = shuffled(items, Dice.of(seed))
    assert sorted(order) == sorted(items)
    assert shuffled(items, Script.of(after.told))[0] == order


def test_every_order_is_as_likely() -> None:
    """All the ways that chance can take give each order once; dice take them evenly."""
    everything = Everything([])
    found = [(order, likely) for (order, _), likely in everything.ways(lambda: shuffled("abcd", everything))]
    assert sorted(found) == sorted((order, Fraction(1, 24)) for order in permutations("abcd"))
    rng = Random(1)
    shuffles: Counter[Hashable] = Counter(shuffled("abcd", Dice.of(rng.random().hex()))[0] for _ in range(2400))
    assert chi_square(shuffles, dict(found)) > 0.001
