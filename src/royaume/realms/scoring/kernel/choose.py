"""Choices carried out: a plan, made by a player or by the search, turns a hand into a cast (RULES A3 steps 2 and 3,
R2, R4, R9). Says what is legal. A part of the kernel: ``kernel.load`` runs it once for each backend; integers
only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import (
    AS_SUIT,
    BOOK_CARD,
    BOOK_SUIT,
    CHANGES_SUIT,
    CLEARED_CARD,
    CLEARS_ONE,
    COPIES_GAME,
    COPIES_HAND,
    COPY,
    FIRST_WILD,
    ILLEGAL,
    IN_PLAY,
    KEEPS_SUIT,
    LEGAL,
    NAME_NOT_IN_PLAY,
    NAMELESS,
    NO_SLOT,
    NOT_HELD,
    NOT_IN_HAND,
    NOT_OFFERED,
    OFFERS,
    PROTECTED_CARD,
    PROTECTS_ONE,
    SECOND_WILD,
    SLOT,
    SUIT,
    SUIT_IS_FIXED,
    SUIT_NOT_IN_PLAY,
    SUIT_OF,
    SUITS_IN_PLAY,
    TARGET_OF_OTHER_SUIT,
    TARGETS_ITSELF,
    TRAITS,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.points import evaluate
    from royaume.realms.scoring.kernel.seam import Around, Cast, inline, jit
    from royaume.realms.scoring.kernel.settle import ones_at


@inline
def dealt(T: Sequence[int], n: int, hand: int) -> Cast:
    """The hand as it lies, nothing chosen."""
    suits = 0
    for i in range(n):
        suits |= T[SUIT_OF + (hand >> 7 * i & SLOT)] << 4 * i
    return Cast(n, hand, hand, suits, NO_SLOT)


@inline
def slot_with(T: Sequence[int], n: int, hand: int, gift: int, skip: int) -> int:
    """The slot of the card that makes this kind of choice, passing over some."""
    for i in range(n):
        if T[TRAITS + (hand >> 7 * i & SLOT)] & gift:
            if skip == 0:
                return i
            skip -= 1
    return NO_SLOT


@inline
def slot_of(n: int, hand: int, field: int) -> int:
    """The slot of the card that a plan's field names."""
    for i in range(n):
        if hand >> 7 * i & SLOT == field - 1:
            return i
    return NO_SLOT


@inline
def copied(cast: Cast, i: int, j: int) -> Cast:
    """Slot i copies name, strength, suit and penalty of slot j."""
    card = cast.roles >> 7 * j & SLOT
    keep = ~(SLOT << 7 * i)
    return Cast(
        cast.n,
        cast.roles & keep | card << 7 * i,
        cast.names & keep | card << 7 * i,
        cast.suits & ~(SUIT << 4 * i) | (cast.suits >> 4 * j & SUIT) << 4 * i,
        i,
    )


@inline
def disguised(T: Sequence[int], cast: Cast, i: int, field: int) -> Cast:
    """The Wild in slot i takes a card's name and suit, or a suit alone."""
    name = NAMELESS
    suit = field - AS_SUIT
    if field < AS_SUIT:
        name = field - 1
        suit = T[SUIT_OF + name]
    return Cast(
        cast.n,
        cast.roles,
        cast.names & ~(SLOT << 7 * i) | name << 7 * i,
        cast.suits & ~(SUIT << 4 * i) | suit << 4 * i,
        cast.copier,
    )


@inline
def changed(cast: Cast, i: int, suit: int) -> Cast:
    """The Book gives slot i this suit."""
    return Cast(cast.n, cast.roles, cast.names, cast.suits & ~(SUIT << 4 * i) | suit << 4 * i, cast.copier)


@jit
def fault_of_copy(T: Sequence[int], n: int, hand: int, plan: int) -> int:
    if not (plan >> COPY & SLOT):
        return LEGAL
    copier = slot_with(T, n, hand, COPIES_HAND, 0)
    if copier < 0:
        return NOT_HELD
    target = slot_of(n, hand, plan >> COPY & SLOT)
    if target < 0:
        return NOT_IN_HAND
    return TARGETS_ITSELF if target == copier else LEGAL


@jit
def fault_of_wild(T: Sequence[int], n: int, hand: int, plan: int, which: int) -> int:
    field = plan >> (FIRST_WILD if which == 0 else SECOND_WILD) & SLOT
    if not field:
        return LEGAL
    wild = slot_with(T, n, hand, COPIES_GAME, which)
    if wild < 0:
        return NOT_HELD
    suit = field - AS_SUIT
    if field < AS_SUIT:
        if not T[IN_PLAY + field - 1]:
            return NAME_NOT_IN_PLAY
        suit = T[SUIT_OF + field - 1]
    if not (T[OFFERS + (hand >> 7 * wild & SLOT)] >> 4 * suit & 1):
        return NOT_OFFERED
    return LEGAL


@jit
def fault_of_book(T: Sequence[int], n: int, hand: int, plan: int) -> int:
    if not (plan >> BOOK_CARD & SLOT):
        return SUIT_NOT_IN_PLAY if plan >> BOOK_SUIT & SLOT else LEGAL
    book = slot_with(T, n, hand, CHANGES_SUIT, 0)
    if book < 0:
        return NOT_HELD
    target = slot_of(n, hand, plan >> BOOK_CARD & SLOT)
    if target < 0:
        return NOT_IN_HAND
    if target == book:
        return TARGETS_ITSELF
    if T[TRAITS + (hand >> 7 * target & SLOT)] & KEEPS_SUIT:
        return SUIT_IS_FIXED
    suit = (plan >> BOOK_SUIT & SLOT) - 1
    if suit < 0 or suit > 13 or not (T[SUITS_IN_PLAY] >> 4 * suit & 1):
        return SUIT_NOT_IN_PLAY
    return LEGAL


@jit
def fault_of_aid(T: Sequence[int], cast: Cast, hand: int, plan: int, angel: int) -> int:
    """What is wrong with the card cleared (``angel`` 0) or protected (1), the suits being what the Book made them."""
    field = plan >> (PROTECTED_CARD if angel else CLEARED_CARD) & SLOT
    if not field:
        return LEGAL
    giver = slot_with(T, cast.n, hand, PROTECTS_ONE if angel else CLEARS_ONE, 0)
    if giver < 0:
        return NOT_HELD
    target = slot_of(cast.n, hand, field)
    if target < 0:
        return NOT_IN_HAND
    if angel:
        return TARGETS_ITSELF if target == giver else LEGAL
    if not (ones_at(T, cast, target) & T[OFFERS + (hand >> 7 * giver & SLOT)]):
        return TARGET_OF_OTHER_SUIT
    return LEGAL


@jit
def performed(T: Sequence[int], n: int, hand: int, plan: int) -> Cast:
    """The hand after copies and Book, of a plan that is legal."""
    cast = dealt(T, n, hand)
    if plan >> COPY & SLOT:
        copier = slot_with(T, n, hand, COPIES_HAND, 0)
        cast = copied(cast, copier, slot_of(n, hand, plan >> COPY & SLOT))
    if plan >> FIRST_WILD & SLOT:
        cast = disguised(T, cast, slot_with(T, n, hand, COPIES_GAME, 0), plan >> FIRST_WILD & SLOT)
    if plan >> SECOND_WILD & SLOT:
        cast = disguised(T, cast, slot_with(T, n, hand, COPIES_GAME, 1), plan >> SECOND_WILD & SLOT)
    if plan >> BOOK_CARD & SLOT:
        cast = changed(cast, slot_of(n, hand, plan >> BOOK_CARD & SLOT), (plan >> BOOK_SUIT & SLOT) - 1)
    return cast


@jit
def fault(T: Sequence[int], n: int, hand: int, plan: int) -> tuple[int, int]:
    """The first thing wrong with a plan, and in which of its fields; LEGAL if it may be carried out."""
    wrong = fault_of_copy(T, n, hand, plan)
    if wrong:
        return wrong, COPY
    wrong = fault_of_wild(T, n, hand, plan, 0)
    if wrong:
        return wrong, FIRST_WILD
    wrong = fault_of_wild(T, n, hand, plan, 1)
    if wrong:
        return wrong, SECOND_WILD
    wrong = fault_of_book(T, n, hand, plan)
    if wrong:
        return wrong, BOOK_CARD
    cast = performed(T, n, hand, plan)
    wrong = fault_of_aid(T, cast, hand, plan, 0)
    if wrong:
        return wrong, CLEARED_CARD
    return fault_of_aid(T, cast, hand, plan, 1), PROTECTED_CARD


@jit
def score_plan(T: Sequence[int], n: int, hand: int, plan: int, around: Around) -> tuple[int, int]:
    """The score of a hand with these choices, and its active slots; ILLEGAL if the plan is."""
    if plan == 0:
        return evaluate(T, dealt(T, n, hand), around, NO_SLOT, NO_SLOT)
    if fault(T, n, hand, plan)[0]:
        return ILLEGAL, 0
    freed = slot_of(n, hand, plan >> CLEARED_CARD & SLOT)
    guarded = slot_of(n, hand, plan >> PROTECTED_CARD & SLOT)
    return evaluate(T, performed(T, n, hand, plan), around, freed, guarded)
