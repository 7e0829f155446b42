"""The best choices of a hand, exactly (RULES A3 steps 2 and 3, R2, R4, R9). A part of the kernel: ``kernel.load``
runs it once for each backend; integers only.

Every way to choose is tried but those that provably cannot matter:

- a name that no card of the hand looks for is as good as the suit without a name;
- a Wild has neither strength nor text, so what it takes can only help a card that hopes for the suit or the name: that
  counts it, needs it, or is blanked by it;
- suits that every card of the hand treats the same are alike; where somebody counts how many cards share a suit, those
  of them that no card has;
- a Doppelgänger of a Wild is no better than a Doppelgänger left alone, nor a Wild that took a suit only to have it
  changed by the Book better than one left alone;
- protecting a card that stays active, or clearing one that has no penalty, changes nothing;
- nothing is tried where even ``bound`` does not rise above what is found already.

Totals are compared first, then the number of choices used (fewer is better); of equals the first found stays, and the
hand comes in sorted, so the order in which it was held does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import (
    ALSO,
    BLANKS,
    BOOK_CARD,
    BOOK_SUIT,
    CHOOSES,
    CLEARED_CARD,
    COPY,
    COUNTS_SUITS,
    FIRST_WILD,
    FREE,
    ILLEGAL,
    NAMED_COUNT,
    NO_SLOT,
    ONE_SUIT,
    ONES,
    PROTECTED_CARD,
    SECOND_WILD,
    SLOT,
    SOME_BLANKED,
    SUIT,
    SUITS_IN_PLAY,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.bounds import bound, threats
    from royaume.realms.scoring.kernel.choose import changed, copied, dealt, disguised, slot_of
    from royaume.realms.scoring.kernel.options import (
        book_may_touch,
        can_clear,
        choosers,
        looks_of,
        may_copy,
        may_free,
        stands_for_its_like,
        still_wild,
        wild_field,
        wild_options,
    )
    from royaume.realms.scoring.kernel.points import evaluate, survey
    from royaume.realms.scoring.kernel.seam import Around, Cast, Choosers, Looks, Threat, inline, jit

LOWEST = 8 * ILLEGAL


@jit
def try_angel(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    slots: Choosers,
    fixed: int,
    freed: int,
    plan: int,
    used: int,
    top: int,
    top_plan: int,
) -> tuple[int, int]:
    """The best of the Angel, the rest being chosen."""
    want = fixed >> PROTECTED_CARD & SLOT if slots.angel >= 0 else 0
    guarded = NO_SLOT
    if want != FREE and want != 0:
        guarded = slot_of(cast.n, hand, want)
        plan |= want << PROTECTED_CARD
        used += 1
    total, active = evaluate(T, cast, around, freed, guarded)
    if 8 * total - used > top:
        top = 8 * total - used
        top_plan = plan
    if want == FREE:
        for j in range(cast.n):
            if not (active >> j & 1):
                total = evaluate(T, cast, around, freed, j)[0]
                if 8 * total - used - 1 > top:
                    top = 8 * total - used - 1
                    top_plan = plan | 1 + (hand >> 7 * j & SLOT) << PROTECTED_CARD
    return top, top_plan


@jit
def hopeless(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    spare: int,
    freed: int,
    touched: int,
    slack: int,
    enough: int,
) -> bool:
    """Whether this hand, whatever suit of ``slack`` slot ``touched`` is given, surely scores less than enough, whomever
    the Angel protects (``spare``)."""
    return bound(T, cast, around, threats(T, cast, freed, touched, spare), 0, spare, slack) < enough


@inline
def enough(top: int, used: int) -> int:
    """The least total with which so many choices would be better than the best so far."""
    return (top + used) // 8 + 1


@jit
def touchable(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    looks: Looks,
    slots: Choosers,
    fixed: int,
    freed: int,
    enough: int,
) -> tuple[int, int]:
    """The slots of which changing the suit is worth a try, and those surely blanked whichever of them is changed."""
    spare = int(slots.angel >= 0)
    clear = can_clear(T, cast, hand, slots, freed)
    worth = 0
    always_gone = (1 << cast.n) - 1
    for i in range(cast.n):
        if (clear or i == freed) and book_may_touch(T, cast, hand, slots, fixed, i):
            gone = 0
            if looks.traits & (BLANKS | COUNTS_SUITS):
                threat = threats(T, cast, freed, i, spare)
                if bound(T, cast, around, threat, 0, spare, ONE_SUIT) < enough:
                    continue
                gone = threat.gone
            worth |= 1 << i
            always_gone &= gone
    return worth, always_gone


@jit
def try_book(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    looks: Looks,
    slots: Choosers,
    fixed: int,
    freed: int,
    plan: int,
    used: int,
    top: int,
    top_plan: int,
) -> tuple[int, int]:
    """The best of the Book, with the Angel, the rest being chosen."""
    worth, gone = touchable(T, cast, around, hand, looks, slots, fixed, freed, enough(top, used + 1))
    if worth == 0:
        return top, top_plan
    everyone = (1 << cast.n) - 1
    threat = threats(T, cast, freed, cast.n, 1) if looks.traits & BLANKS else Threat(0, 0, 0, 0, 0)
    threat = Threat(gone, everyone, 0, threat.strikers, threat.struck)
    there = survey(T, cast, everyone)[0]
    there = ((there | there >> 1 | there >> 2 | there >> 3) & ONES) * SUIT
    want = fixed >> BOOK_SUIT & SLOT
    for suit in range(14):
        if not (T[SUITS_IN_PLAY] >> 4 * suit & 1) or (want != FREE and suit != want - 1):
            continue
        looked = 0
        for i in range(cast.n):
            if not (worth >> i & 1):
                continue
            now = cast.suits >> 4 * i & SUIT
            if want == FREE:
                if still_wild(T, cast, i) and not (looks.hoped_suits >> 4 * suit & 1):
                    continue
                several = T[ALSO + (hand >> 7 * i & SLOT)]
                if suit == now or not (
                    several or stands_for_its_like(T, cast.n, hand, looks, there, T[SUITS_IN_PLAY], now, suit)
                ):
                    continue
            if not looked:
                looked = 1
                spare = int(slots.angel >= 0)
                if bound(T, cast, around, threat, 1, spare, 1 << 4 * suit) < enough(top, used + 1):
                    break
            one = changed(cast, i, suit)
            if not can_clear(T, one, hand, slots, freed):
                continue
            if slots.angel >= 0:  # many ways to protect: a look at who is blanked comes first
                if hopeless(T, one, around, 1, freed, cast.n, SOME_BLANKED, enough(top, used + 1)):
                    continue
            top, top_plan = try_angel(
                T, one, around, hand, slots, fixed, freed,
                plan | 1 + (hand >> 7 * i & SLOT) << BOOK_CARD | 1 + suit << BOOK_SUIT, used + 1, top, top_plan,
            )  # fmt: skip
    return top, top_plan


@jit
def try_island(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    looks: Looks,
    slots: Choosers,
    fixed: int,
    plan: int,
    used: int,
    opened: int,
    top: int,
    top_plan: int,
) -> tuple[int, int]:
    """The best of the Island and what comes after, with the Book (``opened``) or without. Which card the Island
    clears is settled before the Book is opened, so that the bounds know it; it must be of a suit to be cleared after
    it."""
    for freed in range(NO_SLOT, cast.n):
        if not may_free(T, cast, hand, slots, fixed, opened, freed):
            continue
        plan_here = plan
        if freed >= 0:
            plan_here |= 1 + (hand >> 7 * freed & SLOT) << CLEARED_CARD
        used_here = used + int(freed >= 0)
        if opened:
            top, top_plan = try_book(
                T, cast, around, hand, looks, slots, fixed, freed, plan_here, used_here, top, top_plan
            )
        elif can_clear(T, cast, hand, slots, freed):
            top, top_plan = try_angel(T, cast, around, hand, slots, fixed, freed, plan_here, used_here, top, top_plan)
    return top, top_plan


@jit
def try_wilds(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    looks: Looks,
    slots: Choosers,
    fixed: int,
    plan: int,
    opened: int,
    top: int,
    top_plan: int,
) -> tuple[int, int]:
    """The best of the Wilds and what comes after, with the Book (``opened``) or without."""
    options = wild_options(T, cast.n, hand, looks, slots.first_wild, fixed >> FIRST_WILD & SLOT)
    more_options = wild_options(T, cast.n, hand, looks, slots.second_wild, fixed >> SECOND_WILD & SLOT)
    last = 15 + T[NAMED_COUNT]
    for k in range(last):
        if not (options >> k & 1):
            continue
        field = wild_field(T, fixed >> FIRST_WILD & SLOT, k) if slots.first_wild >= 0 else 0
        one = disguised(T, cast, slots.first_wild, field) if field else cast
        for m in range(last):
            if not (more_options >> m & 1):
                continue
            more = wild_field(T, fixed >> SECOND_WILD & SLOT, m) if slots.second_wild >= 0 else 0
            both = disguised(T, one, slots.second_wild, more) if more else one
            plan_here = plan | field << FIRST_WILD | more << SECOND_WILD
            used = (plan != 0) + (field != 0) + (more != 0)
            if top > LOWEST and (opened or slots.island >= 0 or slots.angel >= 0):
                slack = ONE_SUIT if opened else SOME_BLANKED
                threat = threats(T, both, NO_SLOT, cast.n, 1) if looks.traits & BLANKS else Threat(0, 0, 0, 0, 0)
                threat = Threat(0, (1 << cast.n) - 1, 0, threat.strikers, threat.struck)
                still_open = opened + int(slots.island >= 0)
                spare = int(slots.angel >= 0)
                if bound(T, both, around, threat, still_open, spare, slack) < enough(top, used + opened):
                    continue
            top, top_plan = try_island(
                T, both, around, hand, looks, slots, fixed, plan_here, used, opened, top, top_plan
            )
    return top, top_plan


@jit
def best_plan(T: Sequence[int], n: int, hand: int, fixed: int, around: Around) -> tuple[int, int]:
    """The best total of a sorted hand and the choices that make it. ``fixed`` is a plan whose FREE fields may be
    filled; ILLEGAL where no plan like that exists."""
    looks = looks_of(T, n, hand, fixed)
    if not (looks.traits & CHOOSES):
        return evaluate(T, dealt(T, n, hand), around, NO_SLOT, NO_SLOT)[0], 0
    slots = choosers(T, n, hand)
    top = LOWEST
    top_plan = 0
    want_book = fixed >> BOOK_CARD & SLOT if slots.book >= 0 else 0
    for opened in range(2):
        if (opened and want_book == 0) or (not opened and want_book != 0 and want_book != FREE):
            continue
        for j in range(NO_SLOT, n):
            if may_copy(T, n, hand, slots, fixed >> COPY & SLOT, j):
                cast = dealt(T, n, hand)
                plan = 0
                if j >= 0:
                    cast = copied(cast, slots.copier, j)
                    plan = 1 + (hand >> 7 * j & SLOT) << COPY
                top, top_plan = try_wilds(T, cast, around, hand, looks, slots, fixed, plan, opened, top, top_plan)
    if top == LOWEST:
        return ILLEGAL, 0
    used = 0
    for field in (COPY, FIRST_WILD, SECOND_WILD, BOOK_CARD, CLEARED_CARD, PROTECTED_CARD):
        used += (top_plan >> field & SLOT) != 0
    return (top + used) // 8, top_plan
