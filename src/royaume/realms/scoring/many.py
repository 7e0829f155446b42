"""Many hands at a time, by the compiled kernel, on one core or all. Needs the extra ``fast``; NumPy and numba are
imported when it is called."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from royaume.core.errors import MissingExtra
from royaume.realms.card import Card
from royaume.realms.choices import Choice, choices_of
from royaume.realms.errors import ArrayError
from royaume.realms.hand import Hand
from royaume.realms.modes import LARGEST_HAND, Rules
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.scoring.tables import tables_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

PIECE = 2048
"""Hands a thread takes at a time."""


@dataclass(frozen=True)
class Scores:
    """Totals of many hands, and the plans they were scored with: every choice of a hand in one number."""

    hands: NDArray[Any]
    totals: NDArray[Any]
    plans: NDArray[Any]
    rules: Rules

    def choices(self, row: int) -> dict[Card, Choice]:
        """The choices used in one hand."""
        by_number = {card.number: card for card in self.rules.cards}
        held = [by_number[int(number)] for number in self.hands[row] if number >= 0]
        return choices_of(int(self.plans[row]), held, self.rules)


def score_many(
    hands: Any,
    *,
    plans: Any = None,
    discard: Any = (),
    players: int | None = None,
    modules: str | Iterable[str] = (),
    options: str | Iterable[str] = (),
    workers: int | None = None,
) -> Scores:
    """The scores of many hands: one row each of card numbers (``Card.number``), less than zero for an empty place.

    ``plans`` are the choices to score with, one for each hand or one for all: 0 for none; left out, the best are
    found. ``discard`` is a discard area for all (names), or one row of card numbers for each hand. ``workers`` is the
    number of threads, all cores if left out.
    """
    numpy = _numpy()
    from royaume.realms.scoring.compiled import array_of, compiled

    kernel = compiled()
    shared = discard if isinstance(discard, str) or not hasattr(discard, "shape") else ()
    around = Hand.of((), discard=shared, players=players, modules=modules, options=options)
    rows = _whole_numbers(numpy, hands, LARGEST_HAND, "a row of at most 9 card numbers for each hand")
    flat = array_of(around.rules)
    _, heap, names = tables_of(around.rules).around(around.players, around.discard)
    heaps, heap_names = numpy.array([heap]), numpy.array([names])
    if hasattr(discard, "shape"):
        heaps, heap_names = _heaps(numpy, discard, len(rows), flat)
    fixed = numpy.atleast_1d(numpy.asarray(at.ALL_FREE if plans is None else plans, dtype=numpy.int64))
    if fixed.shape not in ((1,), (len(rows),)):
        raise ArrayError("bad-array.shape", given=fixed.shape, expected="one plan, or one for each hand")
    totals = numpy.zeros(len(rows), dtype=numpy.int64)
    found = fixed if plans is not None else numpy.zeros(len(rows), dtype=numpy.int64)

    def piece(start: int) -> int:
        end = min(start + PIECE, len(rows))
        shape = (flat, rows, fixed, around.players, heaps, heap_names, totals)
        if plans is None:
            return int(kernel.best_of_many(*shape, found, start, end))
        return int(kernel.score_of_many(*shape, start, end))

    bad = _in_pieces(piece, len(rows), workers)
    if bad >= 0:
        raise ArrayError("bad-array.row", row=bad, given=rows[bad].tolist())
    if plans is not None and (totals == at.ILLEGAL).any():
        row = int(numpy.argmax(totals == at.ILLEGAL))
        raise ArrayError("bad-array.choices", row=row, given=int(fixed[row % len(fixed)]))
    return Scores(rows, totals, numpy.broadcast_to(found, (len(rows),)), around.rules)


def _numpy() -> Any:
    try:
        import numpy
    except ImportError as error:
        raise MissingExtra(what="NumPy", extra="fast") from error
    return numpy


def _whole_numbers(numpy: Any, given: Any, width: int, expected: str) -> Any:
    rows = numpy.asarray(given)
    if rows.ndim != 2 or rows.shape[1] > width:
        raise ArrayError("bad-array.shape", given=rows.shape, expected=expected)
    if rows.size and rows.dtype.kind not in "iu":
        raise ArrayError("bad-array.type", given=rows.dtype)
    return numpy.ascontiguousarray(rows, dtype=numpy.int64)


def _heaps(numpy: Any, discard: Any, rows: int, flat: Any) -> tuple[Any, Any]:
    """Each hand's discard area, by suit and by name."""
    cards = _whole_numbers(numpy, discard, at.SLOT, "a row of card numbers for each hand")
    if len(cards) != rows:
        raise ArrayError("bad-array.shape", given=cards.shape, expected=f"{rows} rows, one for each hand")
    there = cards >= 0
    known = numpy.where(there, cards, 0)
    wrong = there & ((cards >= at.SLOT) | (flat[at.IN_PLAY + numpy.minimum(known, at.SLOT)] == 0))
    if wrong.any():
        row = int(numpy.argmax(wrong.any(axis=1)))
        raise ArrayError("bad-array.row", row=row, given=cards[row].tolist())
    ones = numpy.where(there, numpy.left_shift(numpy.int64(1), 4 * flat[at.SUIT_OF + known]), 0)
    names = numpy.where(there, flat[at.NAME_BIT + known], 0)
    return ones.sum(axis=1), numpy.bitwise_or.reduce(names, axis=1)


def _in_pieces(piece: Callable[[int], int], rows: int, workers: int | None) -> int:
    """Runs a function over the rows, the compiled code without Python's lock; the first bad row, or -1."""
    if workers is not None and workers < 1:
        raise ArrayError("bad-array.workers", given=workers)
    threads = workers or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else workers or os.cpu_count()
    starts = range(0, rows, PIECE)
    if threads == 1 or len(starts) < 2:
        results = [piece(start) for start in starts]
    else:
        with ThreadPoolExecutor(threads) as pool:
            results = list(pool.map(piece, starts))
    return min((result for result in results if result >= 0), default=-1)
