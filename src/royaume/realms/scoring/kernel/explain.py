"""Why a card scored what it did: the notes of the explaining backend. A part of the kernel that only that backend
loads; it runs at fixed points of the scoring itself and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import (
    ALL_SUITS,
    ANY_CARD,
    BEST_STRENGTH,
    BLANKS,
    BLANKS_LONERS,
    CANNOT_BE_BLANKED,
    CLAUSE,
    CLEARS,
    CONDITIONAL,
    FIRST,
    FURTHER,
    HAS_PENALTY,
    HIT_SUITS,
    IN_DISCARD,
    LOSS_FROM,
    LOSS_TO,
    NAMELESS,
    NAMES,
    NEED_NAMES,
    NEED_SUITS,
    NEGATED,
    ODD_OTHERS,
    ONES,
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
    SPARES_LONERS,
    STRENGTH,
    SUIT,
    SUITS,
    TARGET,
    TARGET_FROM,
    TARGET_TO,
    TRAITS,
    TRIMS,
    UNLESS_SUITS,
    WITH_SUITS,
    WORD,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.points import survey
    from royaume.realms.scoring.kernel.seam import Cast, Powers, note
    from royaume.realms.scoring.kernel.settle import conditions, matching, ones_at, struck_by

CLEARED_BY = 0
TRIMMED_BY = 1
PROTECTED_BY = 2
BLANKED_BY = 3
BLANKED_BY_OWN_WORDS = 4
BLANKED_FOR_WANT = 5
BLANKED_IN_A_RING = 6
SCORED = 7
MISSED = 8


def explain_clause(
    T: Sequence[int], cast: Cast, active: int, seen: int, powers: Powers, worth: int, k: int, i: int
) -> None:
    """The points of a clause, the slots that it counted, and the other ones that met its needs."""
    if worth == 0:
        note(MISSED, i, 0, 0, k)
        return
    slots = 0
    if T[k + RARE] != IN_DISCARD:
        slots = _counted(T, cast, active, seen, powers, worth, k, i)
        for need in range(3):
            of_suits = T[k + NEED_SUITS + need]
            if of_suits != ANY_CARD and not T[k + NEGATED]:
                slots |= matching(T, cast, of_suits, T[k + NEED_NAMES + need]) & seen & ~(1 << i)
    note(SCORED, i, slots, worth, k)


def _counted(T: Sequence[int], cast: Cast, active: int, seen: int, powers: Powers, worth: int, k: int, i: int) -> int:
    what = T[k + RARE]
    if what == RUNS:
        return _in_runs(T, cast, active)
    if what == SETS:
        return _in_sets(T, cast, seen)
    if what == ODD_OTHERS:
        return active & ~(1 << i) & _slots(cast, lambda card: T[STRENGTH + card] & 1)
    if what == PENALISED:
        return active & ~powers.cleared & _slots(cast, lambda card: T[TRAITS + card] & HAS_PENALTY)
    of_suits = T[k + SUITS]
    if T[k + POINTS] < 0 and powers.trimmed >> i & 1:
        of_suits &= ~T[WORD]
    found = matching(T, cast, of_suits, T[k + NAMES]) & seen
    if not ones_at(T, cast, i) & of_suits & ~T[k + OTHERS]:
        found &= ~(1 << i)
    if what in (FIRST, FURTHER):
        firsts = _firsts(T, cast, found, of_suits)
        return firsts if what == FIRST else found & ~firsts
    if what == BEST_STRENGTH:
        return found & _slots(cast, lambda card: T[STRENGTH + card] == worth)
    return found


def _slots(cast: Cast, holds: Callable[[int], int]) -> int:
    """The slots whose card is so."""
    return sum(int(bool(holds(cast.roles >> 7 * j & SLOT))) << j for j in range(cast.n))


def _firsts(T: Sequence[int], cast: Cast, found: int, of_suits: int) -> int:
    """Of some slots the first of each suit."""
    firsts = 0
    left = of_suits
    for j in range(cast.n):
        if found >> j & 1 and ones_at(T, cast, j) & left:
            firsts |= 1 << j
            left &= ~(ones_at(T, cast, j) * SUIT)
    return firsts


def _in_runs(T: Sequence[int], cast: Cast, active: int) -> int:
    """The slots that are in a run that scores, layer by layer as ``run_points`` has them."""
    layers: list[dict[int, int]] = [{}, {}, {}]
    for j in range(cast.n):
        strength = T[STRENGTH + (cast.roles >> 7 * j & SLOT)]
        if active >> j & 1 and strength >= 0:
            free = [layer for layer in layers if strength not in layer]
            if free:
                free[0][strength] = j
    slots = 0
    for layer in layers:
        for strength, j in layer.items():
            low = high = strength
            while low - 1 in layer:
                low -= 1
            while high + 1 in layer:
                high += 1
            slots |= int(T[RUN_POINTS + high - low + 1] > 0) << j
    return slots


def _in_sets(T: Sequence[int], cast: Cast, seen: int) -> int:
    """The slots that are in a set that scores, of each name one."""
    slots = 0
    for suit in range(14):
        found: dict[int, int] = {}
        for j in range(cast.n):
            if seen >> j & 1 and ones_at(T, cast, j) >> 4 * suit & 1:
                name = cast.names >> 7 * j & SLOT
                found.setdefault(name if name != NAMELESS else -j - 1, j)
        if T[SET_POINTS + len(found)]:
            slots |= sum(1 << j for j in found.values())
    return slots


def explain_clearing(T: Sequence[int], cast: Cast, powers: Powers) -> None:
    """Who cleared whom, wholly or of a word, and who protects whom."""
    for j in range(cast.n):
        card = cast.roles >> 7 * j & SLOT
        if powers.cleared >> j & 1 and T[TRAITS + card] & HAS_PENALTY:
            note(CLEARED_BY, j, _givers(T, cast, CLEARS, j), 0, 0)
        elif powers.trimmed >> j & 1 and _carries_word(T, card):
            note(TRIMMED_BY, j, _givers(T, cast, TRIMS, j), 0, 0)
        if powers.safe >> j & 1:
            itself = j != cast.copier and T[TRAITS + card] & CANNOT_BE_BLANKED
            note(PROTECTED_BY, j, 1 << j if itself else _givers(T, cast, PROTECTS, j), 0, 0)


def _givers(T: Sequence[int], cast: Cast, region: int, j: int) -> int:
    """The slots whose bonus reaches slot j; none where the player chose it."""
    ones = ones_at(T, cast, j)
    by = 0
    for i in range(cast.n):
        if i != cast.copier and T[region + (cast.roles >> 7 * i & SLOT)] & ones:
            by |= 1 << i
    return by


def _carries_word(T: Sequence[int], card: int) -> bool:
    """R5: whether the word that is struck stands in this card's penalty."""
    spoken = T[WITH_SUITS + card] | T[UNLESS_SUITS + card]
    for k in range(T[TARGET_FROM + card], T[TARGET_TO + card], TARGET):
        spoken |= T[k + HIT_SUITS]
    for k in range(T[LOSS_FROM + card], T[LOSS_TO + card], CLAUSE):
        spoken |= T[k + SUITS]
    return spoken & T[WORD] != 0


def explain_settling(T: Sequence[int], cast: Cast, powers: Powers, active: int) -> None:
    """For every blanked card: the active cards that blank it, its own words, or the ring of cards it waited in."""
    everyone = (1 << cast.n) - 1
    counts = survey(T, cast, everyone)[0]
    blanked = everyone & ~active
    for j in range(cast.n):
        if blanked >> j & 1:
            by = _blankers(T, cast, powers, active, counts, j)
            if by:
                note(BLANKED_BY, j, by, 0, 0)
            elif not _own_words(T, cast, powers, active, j):
                note(BLANKED_IN_A_RING, j, _could_blank(T, cast, powers, j) & blanked, 0, 0)


def _blankers(T: Sequence[int], cast: Cast, powers: Powers, active: int, counts: int, j: int) -> int:
    shared = (counts >> 1 | counts >> 2 | counts >> 3) & ONES
    by = 0
    for i in range(cast.n):
        if powers.cleared >> i & 1:
            continue
        card = cast.roles >> 7 * i & SLOT
        ones = ones_at(T, cast, j) & ALL_SUITS
        if T[TRAITS + card] & BLANKS_LONERS and not ones & shared and not ones & T[SPARES_LONERS + card]:
            by |= 1 << i
    return by | _could_blank(T, cast, powers, j) & active


def _could_blank(T: Sequence[int], cast: Cast, powers: Powers, j: int) -> int:
    counts = survey(T, cast, (1 << cast.n) - 1)[0]
    by = 0
    for i in range(cast.n):
        if T[TRAITS + (cast.roles >> 7 * i & SLOT)] & BLANKS and not powers.cleared >> i & 1:
            word = T[WORD] if powers.trimmed >> i & 1 else 0
            if struck_by(T, cast, counts, word, i) >> j & 1:
                by |= 1 << i
    return by


def _own_words(T: Sequence[int], cast: Cast, powers: Powers, active: int, j: int) -> bool:
    """Whether the card's own condition blanked it, noted if so."""
    if powers.cleared >> j & 1 or not T[TRAITS + (cast.roles >> 7 * j & SLOT)] & CONDITIONAL:
        return False
    word = T[WORD] if powers.trimmed >> j & 1 else 0
    fatal, needs, saving = conditions(T, cast, word, j)
    there = active | 1 << j
    if fatal & there:
        note(BLANKED_BY_OWN_WORDS, j, fatal & there, 0, 0)
        return True
    if needs and not saving & there:
        note(BLANKED_FOR_WANT, j, 0, 0, 0)
        return True
    return False
