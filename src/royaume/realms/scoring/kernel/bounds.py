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
    from royaume.realms.scoring.kernel.seam import Around, Cast, Powers, inline, jit
    from royaume.realms.scoring.kernel.settle import lonely, slots_with, strikes


@jit
def bound(T: Sequence[int], cast: Cast, around: Around, gone: int, fragile: int, spare: int, slack: int) -> int:
    """No less than the score of this hand, whatever is cleared, and whichever card is given one of the suits of
    ``slack``: nobody pays, nobody is blanked but the slots of ``gone``, and every clause is measured with slack. With
    ``spare`` one of those may be protected after all. ``fragile`` are the slots that may be blanked or change their
    suit."""
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
    return total + best_gone


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
def threats(T: Sequence[int], cast: Cast, freed: int, touched: int, spare: int) -> tuple[int, int]:
    """The slots that are surely blanked, whatever suit slot ``touched`` is given, if nobody is protected: a card
    strikes them that nobody could blank. And the slots that may be blanked, or are touched, whatever is cleared
    besides."""
    everyone = (1 << cast.n) - 1
    counts, _, traits = survey(T, cast, everyone)
    known = ~(1 << touched)
    if not (traits & BLANKING):
        return 0, ~known
    powers = clearing(T, cast, freed, NO_SLOT)
    alone = 0
    if traits & BLANKS_LONERS:
        if touched < cast.n:  # who is alone depends on every suit
            return 0, everyone
        alone = lonely(T, cast, powers, counts)
    powers = Powers(powers.cleared & known, powers.trimmed & known, powers.safe & known)
    strikers, struck, conditional = strikes(T, cast, powers, counts, traits)
    fragile = alone | conditional | ~known | hit_by(strikers, struck, 0)
    gone = alone | hit_by(strikers, struck, fragile) & known
    more = gone if not spare else 0
    while more:  # those surely blanked strike nobody, which makes others sure
        shaky = conditional | ~known | hit_by(strikers, struck, gone)
        more = hit_by(strikers, struck, shaky) & known & ~gone
        gone |= more
    return gone, fragile
