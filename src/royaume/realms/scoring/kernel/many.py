"""Many hands at a time: loops over arrays. A part of the kernel that the compiled backends load; the arrays are NumPy's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import IN_PLAY, SLOT

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.choose import score_plan
    from royaume.realms.scoring.kernel.search import best_plan
    from royaume.realms.scoring.kernel.seam import Around, Grid, Row, jit


@jit
def packed(T: Sequence[int], cards: Row) -> tuple[int, int]:
    """The cards of a row, sorted, packed; and how many. Less than zero is an empty place; -1 for how many if the row is no
    hand (a card that is not in play, or twice the same)."""
    hand = 0
    n = 0
    for card in cards:
        if card < 0:
            continue
        if card >= SLOT or not T[IN_PLAY + card] or n == 9:
            return 0, -1
        place = 0
        while place < n and hand >> 7 * place & SLOT < card:
            place += 1
        if place < n and hand >> 7 * place & SLOT == card:
            return 0, -1
        below = hand & (1 << 7 * place) - 1
        hand = (hand ^ below) << 7 | card << 7 * place | below
        n += 1
    return hand, n


@jit
def best_of_many(
    T: Sequence[int],
    hands: Grid,
    fixed: Row,
    players: int,
    heaps: Row,
    heap_names: Row,
    totals: Row,
    plans: Row,
    start: int,
    end: int,
) -> int:
    """Fills totals and plans of the rows from start to end with the best; a row of ``fixed``, ``heaps`` or ``heap_names`` may
    serve for all. The first row that is no hand, or -1."""
    for row in range(start, end):
        hand, n = packed(T, hands[row])
        if n < 0:
            return row
        heap = row % heaps.shape[0]
        around = Around(players, heaps[heap], heap_names[heap])
        totals[row], plans[row] = best_plan(T, n, hand, fixed[row % fixed.shape[0]], around)
    return -1


@jit
def score_of_many(
    T: Sequence[int],
    hands: Grid,
    plans: Row,
    players: int,
    heaps: Row,
    heap_names: Row,
    totals: Row,
    start: int,
    end: int,
) -> int:
    """Fills the totals of the rows from start to end with the score of the plans as they are."""
    for row in range(start, end):
        hand, n = packed(T, hands[row])
        if n < 0:
            return row
        heap = row % heaps.shape[0]
        around = Around(players, heaps[heap], heap_names[heap])
        totals[row] = score_plan(T, n, hand, plans[row % plans.shape[0]], around)[0]
    return -1
