"""What one clause of a card is worth, and a whole hand (RULES A3 steps 4 and 7). A part of the kernel: ``kernel.load``
runs it once for each backend; integers only.

``slack`` is EXACT for a score. Otherwise the same clauses give a bound, on which the search lives: no hand that differs
by which of its cards are blanked, and by one card more of one of the suits in ``slack``, scores more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import (
    ALL_SUITS,
    ALSO,
    ALWAYS_COUNTS,
    BEST_STRENGTH,
    BLANKING,
    CANNOT_BE_BLANKED,
    CLAUSE,
    CLEARS,
    EACH_NAMED,
    EVERY_CARD,
    EXACT,
    FIRST,
    FURTHER,
    GAIN_FROM,
    HAS_PENALTY,
    HEAP_LOW,
    IF_ALL_ODD,
    IF_EXACTLY,
    IN_DISCARD,
    LOSS_FROM,
    LOSS_TO,
    NAME_BIT,
    NAMELESS,
    NAMES,
    NEED_NAMES,
    NEED_SUITS,
    NEGATED,
    NUMBER,
    ODD_OTHERS,
    OF_PENALTY,
    ONES,
    OR_ELSE,
    OTHER_PLAYERS,
    OTHERS,
    PENALISED,
    POINTS,
    PROTECTS,
    RARE,
    RUN_POINTS,
    RUNS,
    SET_POINTS,
    SETS,
    SLOT,
    STRENGTH,
    STRENGTHS,
    SUIT,
    SUITS,
    TIMES,
    TRAITS,
    TRIMS,
    WORD,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.explain import explain_clause, explain_clearing, explain_settling
    from royaume.realms.scoring.kernel.seam import EXPLAIN, Around, Cast, Powers, inline, jit, recalled
    from royaume.realms.scoring.kernel.settle import ones_at, settle, slots_with


@inline
def cards_in(counts: int, mask: int) -> int:
    """How many cards the suits of the mask have together. A sum of nibbles is the number modulo 15, as long as it is
    below 15: nine cards, one of them in three suits, make eleven."""
    return (counts & mask) % 15


@inline
def suits_in(counts: int, mask: int) -> int:
    """How many of the suits of the mask have a card."""
    there = counts & mask
    return ((there | there >> 1 | there >> 2 | there >> 3) & ONES) % 15


@inline
def one_more(slack: int, of_suits: int) -> int:
    """One if the bound allows for one more card of these suits."""
    return int(slack > 0 and slack & of_suits != 0)


@inline
def discards_in(around: Around, of_suits: int, of_names: int) -> int:
    """The cards of the discard area of these suits, or with one of these names."""
    there = around.heap & of_suits
    found = ((there & HEAP_LOW) + (there >> 4 & HEAP_LOW)) % 255
    named = around.heap_names & of_names
    while named:
        named &= named - 1
        found += 1
    return found


@jit
def run_points(T: Sequence[int], cast: Cast, active: int) -> int:
    """R7. Strengths that come twice make a second layer, and so on: as points grow faster than length, runs as long as
    can be, layer by layer, score most."""
    first = 0
    second = 0
    third = 0
    for i in range(cast.n):
        strength = T[STRENGTH + (cast.roles >> 7 * i & SLOT)]
        if active >> i & 1 and strength >= 0:
            bit = 1 << strength
            third |= second & bit
            second |= first & bit
            first |= bit
    points = 0
    for layer in range(3):
        left = first if layer == 0 else second if layer == 1 else third
        while left:
            run = left & ~(left + (left & -left))
            left ^= run
            length = 0
            while run:
                run &= run - 1
                length += 1
            points += T[RUN_POINTS + length]
    return points


@jit
def set_points(T: Sequence[int], cast: Cast, counts: int, seen: int, slack: int) -> int:
    """R6: for each suit, how many different names it has."""
    points = 0
    for suit in range(14):
        nibble = 15 << 4 * suit
        found = 0
        if slack > 0:
            found = slack >> 4 * suit & 1
        if not T[SET_POINTS + found + (counts >> 4 * suit & 15)]:
            continue
        for i in range(cast.n):
            if seen >> i & 1 and ones_at(T, cast, i) & nibble:
                name = cast.names >> 7 * i & SLOT
                new = 1
                for j in range(i):
                    if seen >> j & 1 and ones_at(T, cast, j) & nibble:
                        if name == cast.names >> 7 * j & SLOT and name != NAMELESS:
                            new = 0
                found += new
        points += T[SET_POINTS + found]
    return points


@jit
def strengths(T: Sequence[int], cast: Cast, active: int, of_suits: int, slack: int) -> tuple[int, int]:
    """The sum and the highest of the strengths of the cards of these suits. As a bound: none below zero, and any one
    card more."""
    total = 0
    highest = 0
    best_elsewhere = 0
    for i in range(cast.n):
        strength = T[STRENGTH + (cast.roles >> 7 * i & SLOT)]
        if active >> i & 1 and ones_at(T, cast, i) & of_suits and (strength > 0 or slack == EXACT):
            total += strength
            highest = max(highest, strength)
        else:
            best_elsewhere = max(best_elsewhere, strength)
    if slack > 0 and slack & of_suits:
        return total + best_elsewhere, max(highest, best_elsewhere)
    return total, highest


@inline
def odd_others(T: Sequence[int], cast: Cast, active: int, me: int) -> int:
    odd = 0
    for i in range(cast.n):
        if active >> i & 1 and i != me:
            odd += T[STRENGTH + (cast.roles >> 7 * i & SLOT)] & 1
    return odd


@jit
def rare(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    counts: int,
    ghosts: int,
    active: int,
    seen: int,
    cleared: int,
    slack: int,
    k: int,
    i: int,
) -> int:
    """How often a clause counts that the one formula does not hold. ``ghosts`` are the suits that blanked cards keep
    for the others; in a bound, those of the cards that may be blanked or change their suit."""
    what = T[k + RARE]
    of_suits = T[k + SUITS]
    if what == IN_DISCARD:
        return discards_in(around, of_suits, T[k + NAMES])
    if what == STRENGTHS:
        return strengths(T, cast, active, of_suits, slack)[0]
    if what == BEST_STRENGTH:
        return strengths(T, cast, active, of_suits, slack)[1]
    if what == RUNS:
        return run_points(T, cast, active)
    if what == SETS:
        return set_points(T, cast, counts, seen, slack)
    if what == ODD_OTHERS:
        return odd_others(T, cast, active, i)
    if what == OTHER_PLAYERS:
        return around.players - 1
    if what == EACH_NAMED:
        named = 0
        for j in range(cast.n):
            if active >> j & 1 and T[NAME_BIT + (cast.names >> 7 * j & SLOT)] & T[k + NAMES]:
                named += 1
        return named + cards_in(counts, of_suits) + one_more(slack, of_suits)
    if what == PENALISED:
        penalised = 0
        for j in range(cast.n):
            if (active & ~cleared) >> j & 1 and T[TRAITS + (cast.roles >> 7 * j & SLOT)] & HAS_PENALTY:
                penalised += 1
        return penalised
    if what == FIRST or what == FURTHER:
        counts -= ones_at(T, cast, i) & T[k + OTHERS]
        suits = suits_in(counts, of_suits)
        return (suits if what == FIRST else cards_in(counts, of_suits) - suits) + one_more(slack, of_suits)
    if what == IF_ALL_ODD:
        return int(active == (1 << cast.n) - 1 and odd_others(T, cast, active, cast.n) == cast.n)
    if what == IF_EXACTLY:
        found = cards_in(counts, T[k + NEED_SUITS])
        if slack != EXACT:
            return int(found + one_more(slack, T[k + NEED_SUITS]) >= T[k + NUMBER])
        return int(found == T[k + NUMBER])
    of_active = counts - ghosts
    return int((of_active >> 1 | of_active >> 2 | of_active >> 3) & ONES == 0)


@inline
def tally(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    counts: int,
    seen_names: int,
    ghosts: int,
    active: int,
    seen: int,
    powers: Powers,
    slack: int,
    i: int,
) -> int:
    """The points of the card in slot i beyond its strength; of alternatives the best. With slack, of its bonus only."""
    card = cast.roles >> 7 * i & SLOT
    losses = T[LOSS_FROM + card]
    start = losses if i == cast.copier else T[GAIN_FROM + card]
    end = losses if slack != EXACT or powers.cleared >> i & 1 else T[LOSS_TO + card]
    there = counts | slack if slack > 0 else counts
    total = 0
    better = 0
    for k in range(start, end, CLAUSE):
        if T[k + RARE]:
            worth = T[k + POINTS] * rare(T, cast, around, counts, ghosts, active, seen, powers.cleared, slack, k, i)
        else:
            of_suits = T[k + SUITS]
            if powers.trimmed >> i & 1 and k >= losses:  # R5
                of_suits &= ~T[WORD]
            met = (
                int(
                    (there & T[k + NEED_SUITS] | seen_names & T[k + NEED_NAMES] != 0)
                    & (there & T[k + NEED_SUITS + 1] | seen_names & T[k + NEED_NAMES + 1] != 0)
                    & (there & T[k + NEED_SUITS + 2] | seen_names & T[k + NEED_NAMES + 2] != 0)
                )
                ^ T[k + NEGATED]
            )
            times = T[k + TIMES] + cards_in(counts - (ones_at(T, cast, i) & T[k + OTHERS]), of_suits)
            times += one_more(slack, of_suits)
            worth = T[k + POINTS] * times * (met | T[k + NEGATED] & int(slack != EXACT))
        if EXPLAIN:
            explain_clause(T, cast, active, seen, powers, worth, k, i)
        if not T[k + OR_ELSE]:
            total += better
            better = worth
        elif worth > better:
            better = worth
    return total + better


@inline
def clearing(T: Sequence[int], cast: Cast, freed: int, guarded: int) -> Powers:
    """Step 4: all clearing, by cards that will be blanked too; and what cannot be blanked (R10)."""
    clears = 0
    trims = 0
    protects = 0
    cleared = 0
    trimmed = 0
    safe = 0
    for i in range(cast.n):
        if i != cast.copier:
            card = cast.roles >> 7 * i & SLOT
            clears |= T[CLEARS + card]
            trims |= T[TRIMS + card]
            protects |= T[PROTECTS + card]
            if T[TRAITS + card] & CANNOT_BE_BLANKED:
                safe |= 1 << i
    if clears | trims | protects:
        for i in range(cast.n):
            ones = ones_at(T, cast, i)
            cleared |= int(ones & clears != 0) << i
            trimmed |= int(ones & trims != 0) << i
            safe |= int(ones & protects != 0) << i
    if freed >= 0:
        cleared |= 1 << freed
    if guarded >= 0:
        safe |= 1 << guarded
    return Powers(cleared, trimmed, safe)


@recalled
def survey(T: Sequence[int], cast: Cast, slots: int) -> tuple[int, int, int]:
    """The suits counted, the names looked for, and the traits, of some slots together."""
    counts = 0
    seen_names = 0
    traits = 0
    for i in range(cast.n):
        if slots >> i & 1:
            card = cast.roles >> 7 * i & SLOT
            ones = EVERY_CARD | 1 << 4 * (cast.suits >> 4 * i & SUIT)
            if i != cast.copier:
                ones |= T[ALSO + card]
                traits |= T[TRAITS + card]
            else:
                traits |= T[TRAITS + card] & OF_PENALTY
            counts += ones
            seen_names |= T[NAME_BIT + (cast.names >> 7 * i & SLOT)]
    return counts, seen_names, traits


@jit
def ghosts_of(T: Sequence[int], cast: Cast, active: int) -> tuple[int, int]:
    """The blanked slots that keep their suits for the others, and those suits."""
    slots = slots_with(T, cast, ALWAYS_COUNTS) & ~active
    ghosts = 0
    for i in range(cast.n):
        if slots >> i & 1:
            ghosts += ones_at(T, cast, i) & ALL_SUITS
    return slots, ghosts


@jit
def evaluate(T: Sequence[int], cast: Cast, around: Around, freed: int, guarded: int) -> tuple[int, int]:
    """The score of a hand whose choices are made, and its active slots. ``freed`` and ``guarded`` are the slots that
    the player cleared and protected."""
    active = (1 << cast.n) - 1
    counts, seen_names, traits = survey(T, cast, active)
    powers = clearing(T, cast, freed, guarded)
    seen = active
    ghosts = 0
    if traits & BLANKING:
        active = settle(T, cast, powers, counts, traits)
        if active != seen:
            counts, seen_names, _ = survey(T, cast, active)
            seen = active
            if traits & ALWAYS_COUNTS:
                slots, ghosts = ghosts_of(T, cast, active)
                seen |= slots
                counts += ghosts
    if EXPLAIN:
        explain_clearing(T, cast, powers)
        explain_settling(T, cast, powers, active)
    total = 0
    for i in range(cast.n):
        if active >> i & 1:
            total += T[STRENGTH + (cast.roles >> 7 * i & SLOT)] + tally(
                T, cast, around, counts, seen_names, ghosts, active, seen, powers, EXACT, i
            )
    return total, active
