"""The best choices of a hand, exactly (RULES A3 steps 2 and 3, R2, R4, R9). A part of the kernel: ``kernel.load``
runs it once for each backend; integers only.

Every way to choose is tried but those that provably cannot matter:

- a name that no card of the hand looks for is as good as the suit without a name;
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
    ALIKE,
    ALL_SUITS,
    ALSO,
    AS_SUIT,
    BLANKS,
    BLANKS_LONERS,
    BOOK_CARD,
    BOOK_SUIT,
    CHANGES_SUIT,
    CHOOSES,
    CLEARED_CARD,
    CLEARS_ONE,
    COPIES_GAME,
    COPIES_HAND,
    COPY,
    COUNTS_SUITS,
    FIRST_WILD,
    FREE,
    HAS_PENALTY,
    ILLEGAL,
    KEEPS_SUIT,
    LOOKS_NAMES,
    NAME_BIT,
    NAMED,
    NAMED_COUNT,
    NAMELESS,
    NO_SLOT,
    OFFERS,
    ONE_SUIT,
    ONES,
    PROTECTED_CARD,
    PROTECTS_ONE,
    SECOND_WILD,
    SLOT,
    SOME_BLANKED,
    SUIT,
    SUIT_OF,
    SUITS_IN_PLAY,
    TRAITS,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.choose import changed, copied, dealt, disguised, slot_of, slot_with
    from royaume.realms.scoring.kernel.points import bound, evaluate, survey, threats
    from royaume.realms.scoring.kernel.seam import Around, Cast, Choosers, Looks, inline, jit
    from royaume.realms.scoring.kernel.settle import ones_at

LOWEST = 8 * ILLEGAL


@jit
def choosers(T: Sequence[int], n: int, hand: int) -> Choosers:
    return Choosers(
        slot_with(T, n, hand, COPIES_HAND, 0),
        slot_with(T, n, hand, COPIES_GAME, 0),
        slot_with(T, n, hand, COPIES_GAME, 1),
        slot_with(T, n, hand, CHANGES_SUIT, 0),
        slot_with(T, n, hand, CLEARS_ONE, 0),
        slot_with(T, n, hand, PROTECTS_ONE, 0),
    )


@jit
def looks_of(T: Sequence[int], n: int, hand: int, fixed: int) -> Looks:
    of_names = 0
    traits = 0
    there = 0
    if fixed >> BOOK_SUIT & SLOT != FREE and fixed >> BOOK_SUIT & SLOT:
        there = 15 << 4 * ((fixed >> BOOK_SUIT & SLOT) - 1)
    for i in range(n):
        card = hand >> 7 * i & SLOT
        of_names |= T[LOOKS_NAMES + card]
        traits |= T[TRAITS + card]
        there |= (1 << 4 * T[SUIT_OF + card] | T[ALSO + card]) * SUIT
    return Looks(of_names, traits, there)


@inline
def alike(T: Sequence[int], n: int, hand: int, suit: int) -> int:
    """The suits that every card of the hand treats as it treats this one."""
    suits = ALL_SUITS
    for i in range(n):
        suits &= T[ALIKE + 16 * (hand >> 7 * i & SLOT) + suit]
    return suits


@jit
def stands_for_its_like(
    T: Sequence[int], n: int, hand: int, looks: Looks, there: int, can_be: int, now: int, suit: int
) -> bool:
    """Whether changing ``now`` into this suit is worth a try: of suits alike one serves for all, and none is like what
    the card is already. Where somebody counts shared suits that is so only for suits that no card has."""
    like = alike(T, n, hand, suit)
    if looks.traits & COUNTS_SUITS:
        if there >> 4 * suit & 1:
            return True
        like &= ~there
    elif like >> 4 * now & 1:
        return False
    like &= can_be
    return like & -like == 1 << 4 * suit


@jit
def wild_options(T: Sequence[int], n: int, hand: int, looks: Looks, wild: int, want: int) -> int:
    """What a Wild may try, a bit each: left alone, the suits, the names somebody looks for. A choice that is made
    already is one option."""
    options = 1
    if wild < 0 or want != FREE:
        return options
    card = hand >> 7 * wild & SLOT
    offers = T[OFFERS + card]
    for suit in range(14):
        if offers >> 4 * suit & 1:
            if stands_for_its_like(T, n, hand, looks, looks.there, offers, T[SUIT_OF + card], suit):
                options |= 2 << suit
    for k in range(T[NAMED_COUNT]):
        card = T[NAMED + k]
        if T[NAME_BIT + card] & looks.of_names and offers >> 4 * T[SUIT_OF + card] & 1:
            options |= 1 << 15 + k
    return options


@jit
def wild_field(T: Sequence[int], want: int, option: int) -> int:
    """The plan's field for an option of ``wild_options``."""
    if want != FREE:
        return want
    if option == 0:
        return 0
    if option < 15:
        return AS_SUIT + option - 1
    return 1 + T[NAMED + option - 15]


@jit
def may_copy(T: Sequence[int], n: int, hand: int, slots: Choosers, want: int, j: int) -> bool:
    """Whether the copy of slot j (or none) is worth a try."""
    if slots.copier < 0 or want == 0:
        return j < 0
    if want != FREE:
        return j == slot_of(n, hand, want)
    return j < 0 or not (j == slots.copier or T[TRAITS + (hand >> 7 * j & SLOT)] & COPIES_GAME)


@jit
def try_aids(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    slots: Choosers,
    fixed: int,
    plan: int,
    used: int,
    top: int,
    top_plan: int,
) -> tuple[int, int]:
    """The best of Island and Angel, the rest being chosen."""
    want_cleared = fixed >> CLEARED_CARD & SLOT if slots.island >= 0 else 0
    want_safe = fixed >> PROTECTED_CARD & SLOT if slots.angel >= 0 else 0
    for freed in range(NO_SLOT, cast.n):
        if freed < 0:
            if want_cleared != FREE and want_cleared != 0:
                continue
        else:
            if want_cleared == 0:
                break
            card = cast.roles >> 7 * freed & SLOT
            if want_cleared == FREE and not (T[TRAITS + card] & HAS_PENALTY):
                continue
            if want_cleared != FREE and freed != slot_of(cast.n, hand, want_cleared):
                continue
            if not (ones_at(T, cast, freed) & T[OFFERS + (hand >> 7 * slots.island & SLOT)]):
                continue
        plan_here = plan
        used_here = used
        if freed >= 0:
            plan_here |= 1 + (hand >> 7 * freed & SLOT) << CLEARED_CARD
            used_here += 1
        guarded = NO_SLOT
        if want_safe != FREE and want_safe != 0:
            guarded = slot_of(cast.n, hand, want_safe)
            plan_here |= want_safe << PROTECTED_CARD
            used_here += 1
        total, active = evaluate(T, cast, around, freed, guarded)
        if 8 * total - used_here > top:
            top = 8 * total - used_here
            top_plan = plan_here
        if want_safe == FREE:
            for j in range(cast.n):
                if not (active >> j & 1):
                    total = evaluate(T, cast, around, freed, j)[0]
                    if 8 * total - used_here - 1 > top:
                        top = 8 * total - used_here - 1
                        top_plan = plan_here | 1 + (hand >> 7 * j & SLOT) << PROTECTED_CARD
    return top, top_plan


@jit
def book_may_touch(T: Sequence[int], cast: Cast, hand: int, slots: Choosers, fixed: int, i: int) -> bool:
    """Whether changing slot i is worth a try."""
    if i == slots.book:
        return False
    want = fixed >> BOOK_CARD & SLOT
    if want != FREE:
        return i == slot_of(cast.n, hand, want)
    if T[TRAITS + (hand >> 7 * i & SLOT)] & KEEPS_SUIT:
        return False
    if cast.names >> 7 * i & SLOT != NAMELESS:
        return True
    return fixed >> (FIRST_WILD if i == slots.first_wild else SECOND_WILD) & SLOT != FREE


@jit
def hopeless(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    slots: Choosers,
    touched: int,
    slack: int,
    enough: int,
) -> bool:
    """Whether this hand, whatever suit of ``slack`` slot ``touched`` is given, surely scores less than enough, whatever
    Island and Angel do."""
    spare = int(slots.angel >= 0)
    gone, fragile = threats(T, cast, NO_SLOT, touched, spare)
    if bound(T, cast, around, 0, fragile, spare, slack) < enough:
        return True
    if gone == 0 or bound(T, cast, around, gone, fragile, spare, slack) >= enough:
        return False
    if gone and slots.island >= 0:
        for j in range(cast.n):
            if ones_at(T, cast, j) & T[OFFERS + (hand >> 7 * slots.island & SLOT)]:
                if T[TRAITS + (cast.roles >> 7 * j & SLOT)] & (BLANKS | BLANKS_LONERS):
                    gone = threats(T, cast, j, touched, spare)[0]
                    if bound(T, cast, around, gone, fragile, spare, slack) >= enough:
                        return False
    return True


@inline
def enough(top: int, used: int) -> int:
    """The least total with which so many choices would be better than the best so far."""
    return (top + used) // 8 + 1


@jit
def try_suit(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    slots: Choosers,
    fixed: int,
    i: int,
    suit: int,
    plan: int,
    used: int,
    top: int,
    top_plan: int,
) -> tuple[int, int]:
    """The best of giving slot i this suit, with Island and Angel."""
    one = changed(cast, i, suit)
    if slots.angel >= 0:
        if hopeless(T, one, around, hand, slots, cast.n, SOME_BLANKED, enough(top, used + 1)):
            return top, top_plan
    elif slots.island >= 0:  # few cards to clear: a look at who is blanked would cost as much as trying them
        if bound(T, one, around, 0, (1 << cast.n) - 1, 0, SOME_BLANKED) < enough(top, used + 1):
            return top, top_plan
    plan_here = plan | 1 + (hand >> 7 * i & SLOT) << BOOK_CARD | 1 + suit << BOOK_SUIT
    return try_aids(T, one, around, hand, slots, fixed, plan_here, used + 1, top, top_plan)


@jit
def try_book(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    hand: int,
    looks: Looks,
    slots: Choosers,
    fixed: int,
    plan: int,
    used: int,
    top: int,
    top_plan: int,
) -> tuple[int, int]:
    """The best of the Book, with Island and Angel, the rest being chosen."""
    there = survey(T, cast, (1 << cast.n) - 1)[0]
    there = ((there | there >> 1 | there >> 2 | there >> 3) & ONES) * SUIT
    touchable = 0
    for i in range(cast.n):
        if book_may_touch(T, cast, hand, slots, fixed, i):
            if not (looks.traits & BLANKS) or not hopeless(
                T, cast, around, hand, slots, i, ONE_SUIT, enough(top, used + 1)
            ):
                touchable |= 1 << i
    want = fixed >> BOOK_SUIT & SLOT
    everyone = (1 << cast.n) - 1
    for suit in range(14):
        if not (T[SUITS_IN_PLAY] >> 4 * suit & 1) or (want != FREE and suit != want - 1):
            continue
        if touchable and bound(T, cast, around, 0, everyone, 0, 1 << 4 * suit) < enough(top, used + 1):
            continue
        for i in range(cast.n):
            if not (touchable >> i & 1):
                continue
            now = cast.suits >> 4 * i & SUIT
            if want == FREE:
                several = T[ALSO + (hand >> 7 * i & SLOT)]
                if suit == now or not (
                    several or stands_for_its_like(T, cast.n, hand, looks, there, T[SUITS_IN_PLAY], now, suit)
                ):
                    continue
            top, top_plan = try_suit(T, cast, around, hand, slots, fixed, i, suit, plan, used, top, top_plan)
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
                if bound(T, both, around, 0, (1 << cast.n) - 1, 0, slack) < enough(top, used + opened):
                    continue
            if not opened:
                top, top_plan = try_aids(T, both, around, hand, slots, fixed, plan_here, used, top, top_plan)
            else:
                top, top_plan = try_book(T, both, around, hand, looks, slots, fixed, plan_here, used, top, top_plan)
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
