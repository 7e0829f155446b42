"""No less than what a hand can score, for the search: the clauses of ``points`` measured with slack, and what is surely
blanked. A part of the kernel: ``kernel.load`` runs it once for each backend; integers only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from royaume.realms.scoring.kernel.layout import (
    ALWAYS_COUNTS,
    BLANKING,
    BLANKS_LONERS,
    COUNTS_SUITS,
    NO_SLOT,
    SLOT,
    STRENGTH,
)

if TYPE_CHECKING:
    from royaume.realms.scoring.kernel.points import clearing, survey, tally
    from royaume.realms.scoring.kernel.seam import Around, Cast, Powers, Threat, inline, jit
    from royaume.realms.scoring.kernel.settle import lonely, slots_with, strikes


@jit
def clashes(n: int, strikers: int, struck: int, worths: int, breaks: int) -> int:
    """What is surely lost where one card strikes another: not both of them are active, so of pairs that share no card
    the lesser of each is lost. ``worths`` has seven bits a slot. So many pairs as ``breaks`` says may be saved by a
    choice still open, the dearest ones."""
    lost = 0
    dearest = 0
    second = 0
    while struck:
        striker = strikers & 15
        worth = worths >> 7 * striker & SLOT
        victim = NO_SLOT
        highest = 0
        for j in range(n):
            if struck >> j & 1 and j != striker and worths >> 7 * j & SLOT > highest:
                highest = worths >> 7 * j & SLOT
                victim = j
        if victim >= 0 and worth > 0:
            lesser = min(worth, highest)
            lost += lesser
            if lesser > dearest:
                dearest, second = lesser, dearest
            elif lesser > second:
                second = lesser
            worths &= ~(SLOT << 7 * striker | SLOT << 7 * victim)
        struck >>= 9
        strikers >>= 4
    if breaks == 0:
        return lost
    if breaks == 1:
        return lost - dearest
    return lost - dearest - second if breaks == 2 else 0


@jit
def bound(
    T: Sequence[int],
    cast: Cast,
    around: Around,
    threat: Threat,
    open_choices: int,
    spare: int,
    slack: int,
) -> int:
    """No less than the score of this hand, whatever is cleared, and whichever card is given one of the suits of
    ``slack``: nobody pays, nobody is blanked but those of whom a threat says so, and every clause is measured with
    slack. With ``spare`` one card may be protected after all; ``open_choices`` is how many cards may be cleared, or
    given another suit, that the threat does not know of."""
    gone, fragile = threat.gone, threat.fragile
    everyone = (1 << cast.n) - 1
    stays = everyone if spare else everyone & ~gone
    counts, seen_names, traits = survey(T, cast, stays)
    if traits & ALWAYS_COUNTS or slots_with(T, cast, ALWAYS_COUNTS) & gone:
        counts, seen_names, traits = survey(T, cast, everyone)
    loose = 0
    if traits & COUNTS_SUITS:
        loose = counts - survey(T, cast, everyone & ~fragile)[0]
    total = 0
    best_gone = 0
    worths = 0
    for i in range(cast.n):
        if gone >> i & 1 and not spare:
            continue
        worth = T[STRENGTH + (cast.roles >> 7 * i & SLOT)] + tally(
            T, cast, around, counts, seen_names, loose, stays, everyone, Powers(0, 0, 0), slack, i
        )
        if gone >> i & 1:
            best_gone = max(best_gone, worth)
        elif worth > 0:
            total += worth
            if not (threat.unknown >> i & 1):
                worths |= min(worth, SLOT) << 7 * i
    return total + best_gone - clashes(cast.n, threat.strikers, threat.struck, worths, open_choices + spare)


@inline
def hit_by(strikers: int, struck: int, but: int) -> int:
    """The slots that the strikers hit, less those strikers in some slots."""
    hit = 0
    while struck:
        if not (but >> (strikers & 15) & 1):
            hit |= struck & 511
        struck >>= 9
        strikers >>= 4
    return hit


@jit
def threats(T: Sequence[int], cast: Cast, freed: int, touched: int, spare: int) -> Threat:
    """Who is, or may be, blanked, whatever suit slot ``touched`` is given, if nobody is protected. Surely blanked is
    who is struck by a card that nobody could blank."""
    everyone = (1 << cast.n) - 1
    counts, _, traits = survey(T, cast, everyone)
    known = ~(1 << touched)
    if not (traits & BLANKING):
        return Threat(0, ~known, ~known, 0, 0)
    powers = clearing(T, cast, freed, NO_SLOT)
    alone = 0
    if traits & BLANKS_LONERS and touched >= cast.n:
        alone = lonely(T, cast, powers, counts)
    powers = Powers(powers.cleared & known, powers.trimmed & known, powers.safe & known)
    strikers, struck, conditional = strikes(T, cast, powers, counts, traits)
    if traits & BLANKS_LONERS and touched < cast.n:  # who is alone depends on every suit
        return Threat(0, everyone, ~known, strikers, struck)
    fragile = alone | conditional | ~known | hit_by(strikers, struck, 0)
    gone = alone | hit_by(strikers, struck, fragile) & known
    more = gone if not spare else 0
    while more:  # those surely blanked strike nobody, which makes others sure
        shaky = conditional | ~known | hit_by(strikers, struck, gone)
        more = hit_by(strikers, struck, shaky) & known & ~gone
        gone |= more
    return Threat(gone, fragile, ~known, strikers, struck)
