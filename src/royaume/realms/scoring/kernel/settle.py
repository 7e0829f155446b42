"""Which cards stay active (RULES A3 steps 5 and 6, R1). A part of the kernel: ``kernel.load`` runs it once for each
backend; integers only.

R1 with two sets of slots, those *surely* and those *possibly* active: they close in on each other, and what is left
between them waits only on itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import (
    ALL_SUITS,
    ALSO,
    ALWAYS_COUNTS,
    BLANKED_UNLESS,
    BLANKED_WITH,
    BLANKS,
    BLANKS_LONERS,
    BUT_NAMES,
    BUT_SUITS,
    CONDITIONAL,
    EVERY_CARD,
    HIT_OTHERS,
    HIT_SUITS,
    NAME_BIT,
    ONES,
    SLOT,
    SPARES_LONERS,
    STANDS_APART,
    SUIT,
    TARGET,
    TARGET_FROM,
    TARGET_TO,
    TRAITS,
    UNLESS_NAMES,
    UNLESS_SUITS,
    WITH_NAMES,
    WITH_SUITS,
    WORD,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.seam import Cast, Powers, inline, jit, recalled


@inline
def ones_at(T: Sequence[int], cast: Cast, i: int) -> int:
    """The suits of the card in slot i, as ones; a copy has only the one it shows (R4)."""
    ones = EVERY_CARD | 1 << 4 * (cast.suits >> 4 * i & SUIT)
    if i != cast.copier:
        ones |= T[ALSO + (cast.roles >> 7 * i & SLOT)]
    return ones


@inline
def matching(T: Sequence[int], cast: Cast, of_suits: int, of_names: int) -> int:
    """The slots whose card is of these suits or bears one of these names."""
    slots = 0
    roles, names, suits = cast.roles, cast.names, cast.suits
    for i in range(cast.n):
        ones = EVERY_CARD | 1 << 4 * (suits >> 4 * i & SUIT)
        if i != cast.copier:
            ones |= T[ALSO + (roles >> 7 * i & SLOT)]
        if ones & of_suits or T[NAME_BIT + (names >> 7 * i & SLOT)] & of_names:
            slots |= 1 << i
    return slots


@inline
def slots_with(T: Sequence[int], cast: Cast, gift: int) -> int:
    """The slots whose own bonus gives them this."""
    slots = 0
    for i in range(cast.n):
        if i != cast.copier and T[TRAITS + (cast.roles >> 7 * i & SLOT)] & gift:
            slots |= 1 << i
    return slots


@recalled
def struck_by(T: Sequence[int], cast: Cast, counts: int, word: int, i: int) -> int:
    """The slots that the card in slot i blanks while it is active. ``word`` is what was struck from its text (R5),
    ``counts`` the suits of the hand."""
    roles, names, suits = cast.roles, cast.names, cast.suits
    card = roles >> 7 * i & SLOT
    struck = 0
    for k in range(T[TARGET_FROM + card], T[TARGET_TO + card], TARGET):
        hit = T[k + HIT_SUITS] & ~word
        if not (counts & hit):
            continue
        spared_suits = T[k + BUT_SUITS]
        spared_names = T[k + BUT_NAMES]
        for j in range(cast.n):
            ones = EVERY_CARD | 1 << 4 * (suits >> 4 * j & SUIT)
            if j != cast.copier:
                ones |= T[ALSO + (roles >> 7 * j & SLOT)]
            spared = ones & spared_suits | T[NAME_BIT + (names >> 7 * j & SLOT)] & spared_names
            wanted = hit & ~T[k + HIT_OTHERS] if j == i else hit
            struck |= int((ones & wanted != 0) & (spared == 0)) << j
    return struck


@inline
def struck_alone(T: Sequence[int], cast: Cast, counts: int, i: int) -> int:
    """The slots that are alone in every suit they have, less those that slot i spares (step 5)."""
    shared = (counts >> 1 | counts >> 2 | counts >> 3) & ONES
    spared = T[SPARES_LONERS + (cast.roles >> 7 * i & SLOT)]
    alone = 0
    for j in range(cast.n):
        ones = ones_at(T, cast, j) & ALL_SUITS
        if not (ones & shared) and not (ones & spared):
            alone |= 1 << j
    return alone


@inline
def conditions(T: Sequence[int], cast: Cast, word: int, i: int) -> tuple[int, int, int]:
    """Of a card with "blanked with" or "blanked unless": the slots of which one is enough to blank it, whether it
    needs a partner, and the slots of which one is enough to save it."""
    card = cast.roles >> 7 * i & SLOT
    costs = T[TRAITS + card]
    fatal = 0
    if costs & BLANKED_WITH:
        fatal = matching(T, cast, T[WITH_SUITS + card] & ~word, T[WITH_NAMES + card])
        if fatal & ~(1 << i):
            fatal &= ~slots_with(T, cast, STANDS_APART) | 1 << i
    needs = 0
    saving = 0
    if costs & BLANKED_UNLESS:
        of_suits = T[UNLESS_SUITS + card] & ~word
        if of_suits | T[UNLESS_NAMES + card]:  # R5: with the word gone nothing may be left to need
            needs = 1
            saving = matching(T, cast, of_suits, T[UNLESS_NAMES + card])
    return fatal, needs, saving


@inline
def strikes(T: Sequence[int], cast: Cast, powers: Powers, counts: int, traits: int) -> tuple[int, int, int]:
    """The cards that blank others: their slots (four bits each), what each strikes (nine bits each), and the slots of
    the cards with a condition of their own."""
    strikers = 0
    struck = 0
    many = 0
    conditional = 0
    apart = slots_with(T, cast, STANDS_APART) if traits & STANDS_APART else 0
    for i in range(cast.n):
        costs = T[TRAITS + (cast.roles >> 7 * i & SLOT)]
        if powers.cleared >> i & 1 or not (costs & (BLANKS | CONDITIONAL)):
            continue
        word = 0
        if powers.trimmed >> i & 1:
            word = T[WORD]
        if costs & BLANKS:
            hits = struck_by(T, cast, counts, word, i) & ~apart & ~powers.safe
            if hits:
                strikers |= i << 4 * many
                struck |= hits << 9 * many
                many += 1
        if costs & CONDITIONAL and not (powers.safe >> i & 1):
            conditional |= 1 << i
    return strikers, struck, conditional


@jit
def waits_on(
    T: Sequence[int], cast: Cast, powers: Powers, strikers: int, struck: int, conditional: int, sure: int, i: int
) -> int:
    """The slots, settled or not, that could still decide slot i."""
    waits = 0
    while struck:
        if struck >> i & 1:
            waits |= 1 << (strikers & 15)
        struck >>= 9
        strikers >>= 4
    if conditional >> i & 1:
        word = 0
        if powers.trimmed >> i & 1:
            word = T[WORD]
        fatal, needs, saving = conditions(T, cast, word, i)
        waits |= fatal
        if needs and not (saving & (sure | 1 << i)):
            waits |= saving
    return waits


@jit
def first_group(
    T: Sequence[int],
    cast: Cast,
    powers: Powers,
    strikers: int,
    struck: int,
    conditional: int,
    sure: int,
    unsettled: int,
) -> int:
    """R1: a smallest set of unsettled slots that wait only on each other."""
    group = unsettled
    smallest = cast.n + 1
    for i in range(cast.n):
        if not (unsettled >> i & 1):
            continue
        reached = 0
        ahead = waits_on(T, cast, powers, strikers, struck, conditional, sure, i) & unsettled
        while ahead & ~reached:
            for j in range(cast.n):
                if (ahead & ~reached) >> j & 1:
                    reached |= 1 << j
                    ahead |= waits_on(T, cast, powers, strikers, struck, conditional, sure, j) & unsettled
        size = 0
        for j in range(cast.n):
            size += reached >> j & 1
        if size < smallest:
            smallest = size
            group = reached
    return group


@inline
def close_in(
    T: Sequence[int],
    cast: Cast,
    powers: Powers,
    strikers: int,
    struck: int,
    conditional: int,
    lasting: int,
    possible: int,
) -> tuple[int, int]:
    """Settles every card that can be settled: who is surely, and who is possibly active."""
    threatened = conditional
    hits = struck
    while hits:
        threatened |= hits & 511
        hits >>= 9
    sure = possible & ~threatened
    while sure != possible:
        surely_hit = 0
        maybe_hit = 0
        more, hits = strikers, struck
        while hits:
            if sure >> (more & 15) & 1:
                surely_hit |= hits & 511
            elif possible >> (more & 15) & 1:
                maybe_hit |= hits & 511
            hits >>= 9
            more >>= 4
        for i in range(cast.n):
            if not ((conditional & possible & ~sure) >> i & 1):
                continue
            word = 0
            if powers.trimmed >> i & 1:
                word = T[WORD]
            fatal, needs, saving = conditions(T, cast, word, i)
            there = sure | lasting | 1 << i  # the card is present in its own condition
            if fatal & there or (needs and not (saving & (possible | there))):
                surely_hit |= 1 << i
            elif fatal & possible or (needs and not (saving & there)):
                maybe_hit |= 1 << i
        left = possible & ~surely_hit
        certain = left & ~maybe_hit
        if left == possible and certain == sure:
            break
        possible = left
        sure = certain
    return sure, possible


@inline
def lonely(T: Sequence[int], cast: Cast, powers: Powers, counts: int) -> int:
    """Step 5: the slots blanked for being alone in their suits."""
    alone = 0
    for i in range(cast.n):
        if T[TRAITS + (cast.roles >> 7 * i & SLOT)] & BLANKS_LONERS and not (powers.cleared >> i & 1):
            alone |= struck_alone(T, cast, counts, i)
    return alone & ~powers.safe & ~slots_with(T, cast, STANDS_APART)


@inline
def settle(T: Sequence[int], cast: Cast, powers: Powers, counts: int, traits: int) -> int:
    """The slots that stay active. ``traits`` are those of all slots together."""
    possible = (1 << cast.n) - 1
    if traits & BLANKS_LONERS:
        possible &= ~lonely(T, cast, powers, counts)
    strikers, struck, conditional = strikes(T, cast, powers, counts, traits)
    if not (struck | conditional):
        return possible
    lasting = slots_with(T, cast, ALWAYS_COUNTS) if traits & ALWAYS_COUNTS else 0
    while True:
        sure, possible = close_in(T, cast, powers, strikers, struck, conditional, lasting, possible)
        if sure == possible:
            return sure
        possible &= ~first_group(T, cast, powers, strikers, struck, conditional, sure | lasting, possible & ~sure)
