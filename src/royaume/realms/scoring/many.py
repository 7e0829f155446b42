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

SMALL_PIECE, LARGE_PIECE = 1024, 65_536
"""Fewest and most hands that a thread takes at a time: enough to be worth the taking, few enough to share evenly."""


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

    ``plans`` are the choices to score with, one for each hand or one for all: 0 for none; left out, the best are found.
    ``discard`` is a discard area for all (names), or one row of card numbers for each hand. ``workers`` is the number
    of threads, all cores if left out.
    """
    numpy = _numpy()
    from royaume.realms.scoring.compiled import array_of, compiled

    kernel = compiled()
    names = discard if isinstance(discard, str) or all(isinstance(name, str) for name in discard) else ()
    around = Hand.of((), discard=names, players=players, modules=modules, options=options)
    rows = _whole_numbers(numpy, hands, "bad-array.hands", 2)
    if rows.shape[1] > LARGEST_HAND:
        raise ArrayError("bad-array.hands", given=str(rows.shape))
    heaps = _heaps(numpy, around, () if names else discard, rows)
    fixed = _plans(numpy, plans, len(rows))
    totals = numpy.zeros(len(rows), dtype=numpy.int64)
    found = fixed if plans is not None else numpy.zeros(len(rows), dtype=numpy.int64)
    given = (array_of(around.rules), rows, fixed, around.players, *heaps, totals)

    def piece(start: int, end: int) -> int:
        if plans is None:
            return int(kernel.best_of_many(*given, found, start, end))
        return int(kernel.score_of_many(*given, start, end))

    bad = _in_pieces(piece, len(rows), workers)
    if bad >= 0:
        raise ArrayError("bad-array.row", row=bad, given=str(rows[bad].tolist()))
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


def _whole_numbers(numpy: Any, given: Any, case: str, dimensions: int) -> Any:
    """The numbers of an array of so many dimensions; what is too large for a card stays too large."""
    try:
        numbers = numpy.asarray(given)
    except ValueError as error:  # rows of several lengths
        raise ArrayError(case, given="?") from error
    if numbers.ndim != dimensions:
        raise ArrayError(case, given=str(numbers.shape))
    if numbers.size and numbers.dtype.kind not in "iu":
        raise ArrayError("bad-array.type", given=str(numbers.dtype))
    if numbers.dtype.kind == "u":
        numbers = numpy.minimum(numbers, numpy.iinfo(numpy.int64).max)
    return numpy.ascontiguousarray(numbers, dtype=numpy.int64)


def _plans(numpy: Any, plans: Any, rows: int) -> Any:
    """One plan for all, or one for each row."""
    if plans is None:
        return numpy.array([at.ALL_FREE])
    fixed = _whole_numbers(numpy, numpy.atleast_1d(numpy.asarray(plans)), "bad-array.plans", 1)
    if len(fixed) not in (1, rows):
        raise ArrayError("bad-array.plans", given=str(fixed.shape))
    beyond = (fixed < 0) | (fixed > at.ALL_FREE)
    if beyond.any():
        row = int(numpy.argmax(beyond))
        raise ArrayError("bad-array.choices", row=row, given=int(fixed[row]))
    return fixed


def _heaps(numpy: Any, around: Hand, discard: Any, rows: Any) -> tuple[Any, Any]:
    """The discard area by suit and by name: one for all, or each hand's."""
    from royaume.realms.scoring.compiled import array_of

    if len(discard) == 0:
        numbers = numpy.array([card.number for card in around.discard], dtype=numpy.int64)
        _check_heaps(numpy, numpy.tile(numbers, (len(rows), 1)), rows)
        _, heap, looked_for = tables_of(around.rules).around(around.players, around.discard)
        return numpy.array([heap]), numpy.array([looked_for])
    heaps = _whole_numbers(numpy, discard, "bad-array.discards", 2)
    if len(heaps) != len(rows):
        raise ArrayError("bad-array.discards", given=str(heaps.shape))
    flat = array_of(around.rules)
    there = heaps >= 0
    known = numpy.clip(heaps, 0, at.SLOT)
    out_of_play = there & (flat[at.IN_PLAY + known] == 0)
    _check_heaps(numpy, numpy.where(out_of_play, at.SLOT, heaps), rows)
    ones = numpy.where(there, numpy.left_shift(numpy.int64(1), 4 * flat[at.SUIT_OF + known]), 0)
    looked_for = numpy.where(there, flat[at.NAME_BIT + known], 0)
    return ones.sum(axis=1), numpy.bitwise_or.reduce(looked_for, axis=1)


def _check_heaps(numpy: Any, heaps: Any, rows: Any) -> None:
    """No card is twice in a discard area, nor in it and in the hand, nor out of play (SLOT)."""
    for start in range(0, len(rows) if heaps.shape[1] else 0, LARGE_PIECE):
        end = start + LARGE_PIECE
        piece, held = numpy.sort(heaps[start:end], axis=1), rows[start:end]
        wrong = ((piece[:, 1:] == piece[:, :-1]) & (piece[:, 1:] >= 0)).any(axis=1) | (piece == at.SLOT).any(axis=1)
        wrong |= ((piece[:, :, None] == held[:, None, :]) & (piece >= 0)[:, :, None]).any(axis=(1, 2))
        if wrong.any():
            row = start + int(numpy.argmax(wrong))
            raise ArrayError("bad-array.discard", row=row, given=str(heaps[row].tolist()))


def _in_pieces(piece: Callable[[int, int], int], rows: int, workers: int | None) -> int:
    """Runs a function over the rows, the compiled code without Python's lock; the first bad row, or -1."""
    if workers is not None and workers < 1:
        raise ArrayError("bad-array.workers", given=workers)
    threads = workers or _cores()
    if threads == 1 or rows <= SMALL_PIECE:
        return piece(0, rows)
    size = max(SMALL_PIECE, min(LARGE_PIECE, rows // (8 * threads)))
    starts = range(0, rows, size)
    with ThreadPoolExecutor(threads) as pool:
        results = list(pool.map(lambda start: piece(start, min(start + size, rows)), starts))
    return min((result for result in results if result >= 0), default=-1)


def _cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
