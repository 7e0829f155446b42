"""The kernel is one source run three ways: as it is, compiled, and explaining. All three say the same of the same hand,
with choices fixed and with the best ones, one hand at a time or many, however the hand is ordered."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from ast import literal_eval
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from royaume import realms
from royaume.realms.scoring.compiled import array_of, compiled
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.scoring.kernel import plain
from royaume.realms.scoring.many import SMALL_PIECE
from royaume.realms.scoring.sheet import item_points
from royaume.realms.scoring.tables import tables_of
from tests.realms.hands import Deal, deals, plan_made

WORST = (
    Deal(("FR53", "FR52", "FR51", "FR49", "FR09", "FR37", "FR17")),
    Deal(("FR53", "FR52", "FR51", "FR49", "FR09", "CH08", "CH10", "FR26"), modules=frozenset({"suits"})),
)
"""Hands with every card that chooses."""


def packed(hand: realms.Hand) -> tuple[int, int]:
    numbers = sorted(card.number for card in hand.cards)
    return len(numbers), sum(number << 7 * slot for slot, number in enumerate(numbers))


def fixed_score(hand: realms.Hand) -> tuple[int, int]:
    """Total and active slots, by the interpreted kernel."""
    tables = tables_of(hand.rules)
    around = plain().Around(*tables.around(hand.players, hand.discard))
    total, active = plain().score_plan(tables.flat, *packed(hand), plan_made(hand), around)
    return int(total), int(active)


def fixed_total(kernel: ModuleType, hand: realms.Hand) -> int:
    """The total by way of the loop over many hands, as compiled code is called."""
    tables = tables_of(hand.rules)
    players, heap, names = tables.around(hand.players, hand.discard)
    row = np.array([[card.number for card in hand.cards]], dtype=np.int64)
    plan, heaps, heap_names, totals = (np.array([number]) for number in (plan_made(hand), heap, names, 0))
    given = (array_of(hand.rules), row, plan, players, heaps, heap_names, totals, 0, 1)
    assert kernel.score_of_many(*given) == -1
    return int(totals[0])


def best_score(kernel: ModuleType, hand: realms.Hand) -> Any:
    tables = tables_of(hand.rules)
    flat = tables.flat if kernel is plain() else array_of(hand.rules)
    around = kernel.Around(*tables.around(hand.players, hand.discard))
    return kernel.best_plan(flat, *packed(hand), at.ALL_FREE, around)


def _check_fixed(seed: int, count: int) -> None:
    for deal in deals(seed, count):
        hand = deal.product()
        assert fixed_score(hand)[0] == fixed_total(compiled(), hand), str(hand)


def _check_best(seed: int, count: int) -> None:
    for deal in deals(seed, count):
        hand = deal.open().product()
        assert best_score(plain(), hand) == best_score(compiled(), hand), str(hand)


def test_interpreted_and_compiled_agree_on_fixed_choices() -> None:
    _check_fixed(1, 2_000)


def test_compiled_kernel_may_score_fixed_choices_of_one_hand() -> None:
    script = """
from royaume import realms
from royaume.realms.scoring.compiled import compiled
print(realms.score("King, Mirage", choices={"Mirage": "army"}, search=False, kernel=compiled()).total)
"""
    done = subprocess.run([sys.executable, "-c", script], env=with_sources(), capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "13\n", "")


def with_sources(**more: str) -> dict[str, str]:
    """The environment of another process that imports this package."""
    return os.environ | {"PYTHONPATH": str(Path(realms.__file__).parents[2])} | more


def test_interpreted_and_compiled_agree_on_best_choices() -> None:
    _check_best(2, 150)


@pytest.mark.parametrize("deal", WORST, ids=["base", "suits"])
def test_interpreted_and_compiled_agree_on_the_worst_hands(deal: Deal) -> None:
    assert best_score(plain(), deal.product()) == best_score(compiled(), deal.product())


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(10))
def test_interpreted_and_compiled_agree_on_many_more(seed: int) -> None:
    _check_fixed(100 + seed, 10_000)
    _check_best(200 + seed, 500)


def test_sheet_and_kernel_have_the_same_total_and_blanked_cards() -> None:
    for deal in deals(3, 1_000):
        hand = deal.product()
        sheet = realms.score(hand, search=False)
        total, active = fixed_score(hand)
        held = sorted(hand.cards, key=lambda card: card.number)
        assert sheet.total == total + sum(points for _, points in item_points(hand)), str(hand)
        assert set(sheet.blanked) == {card for slot, card in enumerate(held) if not active >> slot & 1}, str(hand)


def test_order_of_the_hand_never_matters() -> None:
    rng = random.Random(4)
    for deal in deals(5, 300):
        other = Deal(
            tuple(rng.sample(deal.hand, len(deal.hand))),
            dict(rng.sample(sorted(deal.choices.items()), len(deal.choices))),
            tuple(rng.sample(deal.discard, len(deal.discard))),
            tuple(rng.sample(deal.items, len(deal.items))),
            deal.players,
            deal.modules,
            deal.options,
        )
        for one, two, kernel, search in (
            (deal, other, plain(), False),
            (deal.open(), other.open(), compiled(), True),
        ):
            sheet = realms.score(one.product(), search=search, kernel=kernel)
            again = realms.score(two.product(), search=search, kernel=kernel)
            assert (sheet.total, sheet.base_total) == (again.total, again.base_total), str(sheet.hand)
            assert list(sheet.choices.items()) == list(again.choices.items()), str(sheet.hand)
            lines = {line.card: (line.base, line.bonus, line.penalty, line.blanked) for line in sheet.lines}
            assert lines == {line.card: (line.base, line.bonus, line.penalty, line.blanked) for line in again.lines}, (
                str(sheet.hand)
            )
            assert [line.card for line in again.lines] == list(again.hand.cards)


def test_interpreted_and_compiled_search_give_one_sheet() -> None:
    for deal in deals(6, 60):
        hand = deal.open().product()
        sheet, again = realms.score(hand), realms.score(hand, kernel=compiled())
        assert (sheet.lines, sheet.items, sheet.choices) == (again.lines, again.items, again.choices)


# Many hands.

MIXES = [
    pytest.param((), (), id="base"),
    pytest.param(("promos",), ("promo-phoenix",), id="promos"),
    pytest.param(("promos", "suits"), (), id="suits"),
]


def rows(rng: random.Random, deck: Sequence[realms.Card], count: int) -> tuple[Any, Any]:
    """Random hands of 0 to 9 cards, and a discard area for each, as arrays; some rows have gaps between their cards."""
    hands = np.full((count, 9), -1, dtype=np.int64)
    heaps = np.full((count, 5), -1, dtype=np.int64)
    for row in range(count):
        size, heap = rng.randint(0, 9), rng.randint(0, 5)
        numbers = [card.number for card in rng.sample(deck, size + heap)]
        hands[row, rng.sample(range(9), size)] = numbers[:size]
        heaps[row, :heap] = numbers[size:]
    return hands, heaps


@pytest.mark.parametrize(("modules", "options"), MIXES)
def test_score_many_equals_score_with_best_choices(modules: tuple[str, ...], options: tuple[str, ...]) -> None:
    cards = realms.Rules.of(modules, options).cards
    by_number = {card.number: card for card in cards}
    hands, heaps = rows(random.Random(7), cards, 120)
    scores = realms.score_many(hands, discard=heaps, players=3, modules=modules, options=options)
    for row in range(len(hands)):
        held = [by_number[int(number)].id for number in hands[row] if number >= 0]
        heap = [by_number[int(number)].id for number in heaps[row] if number >= 0]
        sheet = realms.score(held, discard=heap, players=3, modules=modules, options=options, kernel=compiled())
        assert int(scores.totals[row]) == sheet.total
        assert scores.choices(row) == sheet.choices


@pytest.mark.parametrize(("modules", "options"), MIXES)
def test_score_many_equals_score_with_fixed_choices(modules: tuple[str, ...], options: tuple[str, ...]) -> None:
    wanted = (frozenset(modules), frozenset(options))
    mixed = [deal.product() for deal in deals(8, 12_000) if (deal.modules, deal.options) == wanted]
    assert len(mixed) > 100
    hands = np.full((len(mixed), 9), -1, dtype=np.int64)
    heaps = np.full((len(mixed), 14), -1, dtype=np.int64)
    for row, hand in enumerate(mixed):
        hands[row, : len(hand.cards)] = [card.number for card in hand.cards]
        heaps[row, : len(hand.discard)] = [card.number for card in hand.discard]
    plans = np.array([plan_made(hand) for hand in mixed])
    for players in (1, 2, 5):
        scores = realms.score_many(hands, plans=plans, discard=heaps, players=players, modules=modules, options=options)
        assert (scores.plans == plans).all()
        for row, hand in enumerate(mixed):
            sheet = realms.score(
                [card.id for card in hand.cards],
                choices={card.id: choice for card, choice in hand_choices(hand).items()},
                search=False,
                discard=[card.id for card in hand.discard],
                players=players,
                modules=modules,
                options=options,
            )
            assert int(scores.totals[row]) == sheet.total, str(hand)


def hand_choices(hand: realms.Hand) -> dict[realms.Card, object]:
    """The choices made in a hand, by name."""
    return {card: realms.score(hand, search=False).choices_written().get(card.english) for card, _ in hand.choices}


@pytest.mark.parametrize("plans", [None, 0], ids=["best", "none"])
@pytest.mark.parametrize("each", [True, False], ids=["own discards", "one discard area"])
def test_workers_make_no_difference(plans: int | None, each: bool) -> None:
    cards = realms.Rules.of(("suits",)).cards
    some = [card for card in cards if card.id not in ("FR20", "FR31", "CH11")]
    hands, heaps = rows(random.Random(9), some, 300)
    many = np.tile(hands, (2 * SMALL_PIECE // 300 + 3, 1))  # several pieces, the last one shorter
    discard = np.tile(heaps, (2 * SMALL_PIECE // 300 + 3, 1)) if each else "Fire Elemental, King, Dark Queen"
    one, two, every = (
        realms.score_many(many, plans=plans, discard=discard, modules=("suits",), workers=workers)
        for workers in (1, 2, None)
    )
    assert (one.totals == two.totals).all() and (one.plans == two.plans).all()
    assert (one.totals == every.totals).all() and (one.plans == every.plans).all()
    assert (one.totals.reshape(-1, 300) == one.totals[:300]).all()


def test_one_discard_area_for_all_is_the_same_in_every_row() -> None:
    cards = realms.Rules.of(("suits",)).cards
    heap = [card for card in cards if card.id in ("FR20", "FR31", "CH11", "FR36")]
    hands, _ = rows(random.Random(10), [card for card in cards if card not in heap], 200)
    numbers = np.tile([card.number for card in heap], (200, 1))
    shared = realms.score_many(hands, discard=[card.id for card in heap], modules="suits")
    own = realms.score_many(hands, discard=numbers, modules="suits")
    assert (shared.totals == own.totals).all() and (shared.plans == own.plans).all()


def test_no_hands_and_empty_hands() -> None:
    assert realms.score_many(np.empty((0, 7), dtype=np.int64)).totals.tolist() == []
    assert realms.score_many([[-1, -1], [-1, 0]]).totals.tolist() == [0, 9]
    assert realms.score_many([[], []]).totals.tolist() == [0, 0]


# Machine code kept between runs.

SCRIPT = """
import os, pathlib, time
from royaume import realms
begin = time.perf_counter()
totals = realms.score_many([[0, 7, 12, 13, 14, 15, 51], [51, 52, 50, 48, 8, 36, 16]]).totals.tolist()
kept = pathlib.Path(os.environ["XDG_CACHE_HOME"]).rglob("*")
files = sorted((path.name, path.stat().st_mtime_ns) for path in kept if path.is_file())
print(repr((totals, files, time.perf_counter() - begin)))
"""


@pytest.mark.sweep
def test_machine_code_is_compiled_once_and_used_again(tmp_path: Path) -> None:
    environment = with_sources(XDG_CACHE_HOME=str(tmp_path))
    runs = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        )
        runs.append(literal_eval(done.stdout))
    (totals, files, compiling), (again, same_files, loading) = runs
    hand = "Doppelgänger, Mirage, Shapeshifter, Book of Changes, Island, Basilisk, Candle"
    assert totals == again == [260, realms.score(hand, kernel=compiled()).total]
    assert files and files == same_files
    assert loading < compiling / 3
