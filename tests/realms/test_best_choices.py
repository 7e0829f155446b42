"""The best choices against brute force: the total is the highest of all legal plans, no plan with fewer choices makes
it, and the choices found do make it. Also where the caller fixed some of the choices."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from royaume import realms
from royaume.realms.choices import plan_of
from royaume.realms.scoring.compiled import compiled
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.scoring.sheet import item_points
from tests import oracle
from tests.realms.brute import Ways, agreeing, best, number_of_choices
from tests.realms.hands import CHOICE_CARDS, MODULES, Deal, deals, plan_made

SUBSETS = [
    pytest.param(subset, id="+".join(oracle.CARDS[card].english for card in subset) or "none")
    for size in range(len(CHOICE_CARDS) + 1)
    for subset in combinations(CHOICE_CARDS, size)
]


def choosing(seed: int, count: int, least: int, most: int) -> Iterator[tuple[Deal, Ways]]:
    """So many random hands with as many combinations as asked for, nothing chosen yet."""
    found = 0
    for deal in deals(seed, 10**9, sizes=range(1, 10), rich=0.8):
        ways = Ways(deal.open())
        if least <= ways.number <= most:
            yield deal.open(), ways
            found += 1
        if found == count:
            return


def check(deal: Deal, ways: Ways) -> None:
    """The best choices of a hand are those of brute force, and make the total they promise."""
    sheet = realms.score(deal.product(), kernel=compiled())
    points = sum(points for _, points in sheet.items)
    assert (sheet.total - points, len(sheet.choices)) == best(deal, ways), (deal, sheet.choices_written())
    again = realms.score(deal.product(), choices=sheet.choices_written(), search=False)
    assert (again.total, again.choices) == (sheet.total, sheet.choices), (deal, sheet.choices_written())


@pytest.mark.parametrize(("seed", "least"), [(10, 30), (11, 30), (12, 1_000), (13, 10_000)])
def test_best_choices_of_random_hands(seed: int, least: int) -> None:
    for deal, ways in choosing(seed, 50, least, 50_000):
        check(deal, ways)


@cache
def small_deck(subset: tuple[str, ...]) -> list[Deal]:
    """Two hands with just these choice cards, each with a few cards that clear, blank or look for suits and names."""
    rng = random.Random("+".join(subset))
    few = max(1, 7 - 2 * len(subset)) if len(subset) > 3 else 4
    hands = []
    for modules in rng.sample([mix for mix in MODULES if "suits" in mix], 2):
        others = [
            "FR08",
            "FR16",
            "FR37",
            "FR45",
            "FR13",
            "FR17",
            "FR26",
            "FR48",
            "FR36",
            "FR07",
            "FR12",
            "CH02",
            "CH10",
            "CH05",
        ]
        hand = (*subset, *rng.sample(others, few if len(subset) < 6 else 1))
        discard = tuple(rng.sample([card for card in ("FR20", "FR22", "FR38", "FR42", "CH11") if card not in hand], 3))
        hands.append(Deal(hand, discard=discard, modules=modules))
    return hands


@pytest.mark.parametrize("subset", SUBSETS)
def test_best_choices_of_each_subset_of_the_choice_cards(subset: tuple[str, ...]) -> None:
    # Of the names of a Wild only those that a card of the hand speaks of are tried: ``Ways`` says why no other can do
    # better. The sweep tries them all.
    for deal in small_deck(subset):
        check(deal, Ways(deal, only_spoken=True))


def _check_with_some_fixed(seed: int, count: int, most: int) -> None:
    rng = random.Random(seed)
    for deal, ways in choosing(seed, count, 100, most):
        every = np.concatenate(list(ways.pieces()))
        some = _some_of(rng, deal, int(rng.choice(every)))
        fixed = plan_of(some.cards, dict(some.choices), free=True)
        total = best(deal, ways, fixed)
        sheet = realms.score(some, kernel=compiled())
        points = sum(points for _, points in item_points(some))
        assert (sheet.total - points, len(sheet.choices)) == total, (str(some), sheet.choices_written())
        assert all(sheet.choices.get(card) == choice for card, choice in some.choices), str(some)


@pytest.mark.parametrize("seed", [20, 21])
def test_best_choices_where_some_are_fixed(seed: int) -> None:
    _check_with_some_fixed(seed, 100, 30_000)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(3_000, 3_010))
def test_best_choices_where_some_are_fixed_in_many_more_hands(seed: int) -> None:
    _check_with_some_fixed(seed, 500, 300_000)


def _some_of(rng: random.Random, deal: Deal, plan: int) -> realms.Hand:
    """The hand with some of the choices of a legal plan made, declined ones too."""
    hand = deal.product()
    scores = realms.score_many(
        [[card.number for card in hand.cards]], plans=plan, modules=deal.modules, options=deal.options
    )
    chosen = scores.choices(0)
    choosers = [card for card in hand.cards if card.id in CHOICE_CARDS]
    kept = rng.sample(choosers, rng.randint(1, len(choosers)))
    made = sorted(((card, chosen.get(card)) for card in kept), key=lambda pair: pair[0].number)
    return replace(hand, choices=tuple(made))


def test_brute_force_tries_what_the_oracle_allows() -> None:
    """For small hands: the plans are all the ways that the oracle has, each once."""
    for deal, ways in choosing(30, 20, 20, 3_000):
        plans = np.concatenate(list(ways.pieces()))
        made = [plan_made(replace(deal, choices=choices).product()) for choices in _every_way(deal, {}, 0)]
        assert sorted(made) == sorted(plans.tolist()), deal
        assert len(agreeing(plans, 0)) == 1
        assert int(number_of_choices(plans).max()) <= sum(card in deal.hand for card in CHOICE_CARDS)


def _every_way(deal: Deal, made: dict[str, object], place: int) -> Iterator[dict[str, object]]:
    if place == len(CHOICE_CARDS):
        yield made
        return
    rules = {"modules": deal.modules, "options": deal.options}
    for choice in oracle.legal_choices(CHOICE_CARDS[place], deal.hand, so_far=made, **rules):
        yield from _every_way(deal, made if choice is None else {**made, CHOICE_CARDS[place]: choice}, place + 1)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(40))
def test_best_choices_of_many_more_hands(seed: int) -> None:
    for deal, ways in choosing(1_000 + seed, 500, 30, 1_000_000):
        check(deal, ways)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(10))
def test_best_choices_of_hands_of_any_size(seed: int) -> None:
    for deal, ways in choosing(2_000 + seed, 5, 1_000_000, at.ALL_FREE):
        check(deal, ways)


@pytest.mark.sweep
@pytest.mark.parametrize("subset", SUBSETS)
def test_best_choices_of_each_subset_with_every_name(subset: tuple[str, ...]) -> None:
    for deal in small_deck(subset):
        check(deal, Ways(deal))
