"""What the search tries: for each choice, the options that can matter. A part of the kernel: ``kernel.load`` runs it
once for each backend; integers only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import (
    ALIKE,
    ALL_SUITS,
    ALSO,
    AS_SUIT,
    BOOK_CARD,
    BOOK_SUIT,
    CHANGES_SUIT,
    CLEARED_CARD,
    CLEARS_ONE,
    COPIES_GAME,
    COPIES_HAND,
    COUNTS_SUITS,
    FIRST_WILD,
    FREE,
    HAS_PENALTY,
    HOPED_NAMES,
    HOPED_SUITS,
    KEEPS_SUIT,
    LOOKS_NAMES,
    NAME_BIT,
    NAMED,
    NAMED_COUNT,
    NAMELESS,
    OFFERS,
    PROTECTS_ONE,
    SECOND_WILD,
    SLOT,
    SUIT,
    SUIT_OF,
    TRAITS,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.choose import slot_of, slot_with
    from royaume.realms.scoring.kernel.seam import Cast, Choosers, Looks, inline, jit
    from royaume.realms.scoring.kernel.settle import ones_at


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
    hoped_suits = 0
    hoped_names = 0
    if fixed >> BOOK_SUIT & SLOT != FREE and fixed >> BOOK_SUIT & SLOT:
        there = 15 << 4 * ((fixed >> BOOK_SUIT & SLOT) - 1)
    clears = fixed >> CLEARED_CARD & SLOT
    for i in range(n):
        card = hand >> 7 * i & SLOT
        if clears != 0 and clears != FREE and T[TRAITS + card] & CLEARS_ONE:  # whom it clears may need its suit yet
            hoped_suits |= T[OFFERS + card]
        of_names |= T[LOOKS_NAMES + card]
        traits |= T[TRAITS + card]
        there |= (1 << 4 * T[SUIT_OF + card] | T[ALSO + card]) * SUIT
        hoped_suits |= T[HOPED_SUITS + card]
        hoped_names |= T[HOPED_NAMES + card]
    return Looks(of_names, traits, there, hoped_suits, hoped_names)


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
    """What a Wild may try, a bit each: left alone, the suits that somebody hopes for, the names that somebody looks for
    and that can help to see it as a suit or name hoped for. A choice that is made already is one option."""
    options = 1
    if wild < 0 or want != FREE:
        return options
    card = hand >> 7 * wild & SLOT
    offers = T[OFFERS + card]
    for suit in range(14):
        if (offers & looks.hoped_suits) >> 4 * suit & 1:
            if stands_for_its_like(T, n, hand, looks, looks.there, offers, T[SUIT_OF + card], suit):
                options |= 2 << suit
    helpful = looks.hoped_suits
    if looks.traits & CHANGES_SUIT and helpful:  # a name may keep it from being blanked, the Book give it the suit
        helpful = ALL_SUITS
    for k in range(T[NAMED_COUNT]):
        card = T[NAMED + k]
        if not (T[NAME_BIT + card] & looks.of_names and offers >> 4 * T[SUIT_OF + card] & 1):
            continue
        if T[NAME_BIT + card] & looks.hoped_names or helpful >> 4 * T[SUIT_OF + card] & 1:
            options |= 1 << 15 + k
    return options


@inline
def still_wild(T: Sequence[int], cast: Cast, i: int) -> bool:
    """Whether the card in slot i is a Wild that took nothing: without strength and text it matters only to those that
    hope for it."""
    card = cast.roles >> 7 * i & SLOT
    return T[TRAITS + card] & (COPIES_HAND | COPIES_GAME) != 0 and cast.names >> 7 * i & SLOT == card


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


@inline
def can_clear(T: Sequence[int], cast: Cast, hand: int, slots: Choosers, freed: int) -> bool:
    """Whether the Island may clear this slot (or none) in this cast."""
    return freed < 0 or ones_at(T, cast, freed) & T[OFFERS + (hand >> 7 * slots.island & SLOT)] != 0


@jit
def may_free(T: Sequence[int], cast: Cast, hand: int, slots: Choosers, fixed: int, opened: int, j: int) -> bool:
    """Whether clearing slot j (or none) is worth a try. With the Book open it may become a card that can be cleared."""
    want = fixed >> CLEARED_CARD & SLOT if slots.island >= 0 else 0
    if j < 0 or want == 0:
        return j < 0 and (want == 0 or want == FREE)
    if want != FREE:
        return j == slot_of(cast.n, hand, want)
    if not (T[TRAITS + (cast.roles >> 7 * j & SLOT)] & HAS_PENALTY):
        return False
    return opened != 0 or can_clear(T, cast, hand, slots, j)


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
