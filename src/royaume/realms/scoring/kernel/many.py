"""Many hands at a time: loops over arrays. A part of the kernel that the compiled backends load; the arrays are
NumPy's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import IN_PLAY, MOST_SLOTS, NO_SLOT, SLOT

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.choose import dealt, score_plan
    from royaume.realms.scoring.kernel.points import evaluate
    from royaume.realms.scoring.kernel.seam import Around, Grid, Row, inline, jit
    from royaume.realms.scoring.kernel.search import best_plan


@inline
def packed(T: Sequence[int], cards: Row) -> tuple[int, int]:
    """The cards of a row, packed as they come, and how many. Less than zero is an empty place; -1 for how many if the
    row is no hand: a card that is not in play, or twice the same, or too many."""
    hand = 0
    n = 0
    low = 0
    middle = 0
    high = 0
    wrong = 0
    for card in cards:
        if card < 0:
            continue
        if card >= SLOT or n == MOST_SLOTS:
            return 0, -1
        there = 1 << (card & 31)
        in_low = there if card < 32 else 0
        in_middle = there if 32 <= card < 64 else 0
        in_high = there if card >= 64 else 0
        wrong |= T[IN_PLAY + card] ^ 1 | low & in_low | middle & in_middle | high & in_high
        low |= in_low
        middle |= in_middle
        high |= in_high
        hand |= card << 7 * n
        n += 1
    return hand, -1 if wrong else n


@jit
def sorted_hand(n: int, hand: int) -> int:
    """The same cards in the order of their numbers."""
    result = 0
    for i in range(n):
        card = hand >> 7 * i & SLOT
        place = 0
        for j in range(n):
            place += hand >> 7 * j & SLOT < card
        result |= card << 7 * place
    return result


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
    """Fills totals and plans of the rows from start to end with the best; a row of ``fixed``, ``heaps`` or
    ``heap_names`` may serve for all. The first row that is no hand, or -1."""
    own_heap = int(heaps.shape[0] > 1)
    own_plan = int(fixed.shape[0] > 1)
    for row in range(start, end):
        hand, n = packed(T, hands[row])
        if n < 0:
            return row
        heap = row * own_heap
        around = Around(players, heaps[heap], heap_names[heap])
        totals[row], plans[row] = best_plan(T, n, sorted_hand(n, hand), fixed[row * own_plan], around)
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
    own_heap = int(heaps.shape[0] > 1)
    own_plan = int(plans.shape[0] > 1)
    for row in range(start, end):
        hand, n = packed(T, hands[row])
        if n < 0:
            return row
        heap = row * own_heap
        around = Around(players, heaps[heap], heap_names[heap])
        plan = plans[row * own_plan]
        if plan:
            totals[row] = score_plan(T, n, sorted_hand(n, hand), plan, around)[0]
        else:
            totals[row] = evaluate(T, dealt(T, n, hand), around, NO_SLOT, NO_SLOT)[0]
    return -1
