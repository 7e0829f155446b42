"""Every legal way to choose in a hand, by brute force, written from the rules (A3 steps 2 and 3, R2, R4, R9). Each way
is a plan, the product's form for all the choices of a hand in one number; scoring them is left to the fixed-choice
scorer, which the oracle checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from royaume import realms
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.suits import Suit
from tests import oracle
from tests.realms.hands import Deal

DOPPELGANGER, MIRAGE, SHAPESHIFTER, BOOK, ISLAND, ANGEL = oracle.CHOICE_ORDER
LARGEST_PIECE: Final = 400_000

Plans = NDArray[np.int64]

# The names that the text of a card speaks of (A2), by ids.
SPOKEN: Final[dict[str, tuple[str, ...]]] = {
    "FR01": ("FR13", "FR16"),
    "FR02": ("FR24", "FR39"),
    "FR04": ("FR22",),
    "FR08": ("FR01", "FR19"),
    "FR11": ("FR19",),
    "FR14": ("FR11", "FR12", "FR08"),
    "FR16": ("FR01", "FR08", "FR09", "FR36", "FR39"),
    "FR17": ("FR49", "FR03", "CH16"),
    "FR19": ("FR11",),
    "FR31": ("FR32",),
    "FR32": ("FR31",),
    "FR36": ("FR33", "FR35", "FR32", "FR30"),
    "FR40": ("FR07",),
    "FR43": ("FR46",),
    "FR44": ("FR22", "FR34", "FR27"),
    "FR46": ("FR43",),
    "CH01": ("FR28", "FR29", "CH10"),
    "CH05": ("FR28", "CH10"),
    "CH14": ("FR28",),
}


@dataclass(frozen=True)
class Option:
    """One way to choose for one card: its bits of the plan, and which slot it changes to which suits (in bits)."""

    bits: int
    gives: tuple[int, int] | None = None


class Ways:
    """All ways to choose in a hand. With ``only_spoken`` a Wild takes no name but those that a card of the hand speaks
    of: any other name does no more than its suit taken without a name (R2), as nobody looks for it, and for the
    Collector, who alone compares names, a name different from all others is never the worse one (R6)."""

    def __init__(self, deal: Deal, *, only_spoken: bool = False) -> None:
        self.deal = deal
        self.hand = sorted(deal.product().cards, key=lambda card: card.number)
        self.slots = {deal.oracle_id(card): slot for slot, card in enumerate(self.hand)}
        self.deck = {deal.oracle_id(card): card for card in deal.product().rules.cards}
        self.spoken = {name for card in deal.hand for name in SPOKEN.get(card, ())} if only_spoken else set(self.deck)
        self.printed = [self._printed(card) for card in self.hand]
        kinds = (self._copies(), self._disguises(MIRAGE), self._disguises(SHAPESHIFTER), self._changes())
        self.early = list(kinds)
        self.cleared = self._aids(ISLAND, at.CLEARED_CARD, itself=True)
        self.guarded = self._aids(ANGEL, at.PROTECTED_CARD, itself=False)

    @property
    def number(self) -> int:
        """How many combinations there are, those included that the Island is not allowed."""
        sizes = [len(options) for options in (*self.early, self.cleared, self.guarded)]
        return int(np.prod(sizes, dtype=np.int64))

    def pieces(self) -> Iterator[Plans]:
        """The plans of all legal combinations, some at a time."""
        kinds = list(self.early)
        outer: list[list[Option]] = []
        rest = self.number
        while rest > LARGEST_PIECE and kinds:
            outer.append(kinds.pop(0))
            rest //= len(outer[-1])
        for fixed in product(*outer):
            yield self._plans([*([option] for option in fixed), *kinds])

    def _plans(self, kinds: Sequence[Sequence[Option]]) -> Plans:
        """The legal combinations of these options with every card to clear and to protect."""
        plans = np.zeros(1, dtype=np.int64)
        suits = np.array([self.printed], dtype=np.int64)
        for options in kinds:
            parts = []
            for option in options:
                now = suits.copy()
                if option.gives:
                    now[:, option.gives[0]] = option.gives[1]
                parts.append((plans | option.bits, now))
            plans = np.concatenate([part[0] for part in parts])
            suits = np.concatenate([part[1] for part in parts])
        found = []
        for option in self.cleared:
            allowed = plans
            if option.bits:  # a FLOOD or a FLAME, by what the Wilds and the Book made of it
                slot = option.gives[0] if option.gives else 0
                allowed = plans[suits[:, slot] & (1 << Suit.FLOOD | 1 << Suit.FLAME) != 0]
            found += [allowed | option.bits | other.bits for other in self.guarded]
        return np.concatenate(found)

    def _printed(self, card: realms.Card) -> int:
        three = card.id == "FR55"  # R4: only the Phoenix itself is of three suits
        return 1 << card.suit | (1 << Suit.FLAME | 1 << Suit.WEATHER if three else 0)

    def _others(self, chooser: str) -> list[realms.Card]:
        return [card for card in self.hand if self.deal.oracle_id(card) != chooser]

    def _copies(self) -> list[Option]:
        options = [Option(0)]
        if DOPPELGANGER in self.slots:
            slot = self.slots[DOPPELGANGER]
            # R4: a copy of the Phoenix is a BEAST only; R2: a copy of a Wild is WILD
            options += [
                Option(1 + card.number << at.COPY, (slot, 1 << card.suit)) for card in self._others(DOPPELGANGER)
            ]
        return options

    def _disguises(self, wild: str) -> list[Option]:
        options = [Option(0)]
        if wild not in self.slots:
            return options
        field = at.SECOND_WILD if wild == MIRAGE and SHAPESHIFTER in self.slots else at.FIRST_WILD
        rules = {"modules": self.deal.modules, "options": self.deal.options}
        for choice in oracle.legal_choices(wild, self.deal.hand, so_far={}, **rules)[1:]:
            name = str(choice)
            if name.startswith("suit:"):
                suit = Suit[name.removeprefix("suit:")]
                options.append(Option(at.AS_SUIT + suit << field, (self.slots[wild], 1 << suit)))
            elif name in self.spoken:
                card = self.deck[name]
                options.append(Option(1 + card.number << field, (self.slots[wild], 1 << card.suit)))
        return options

    def _changes(self) -> list[Option]:
        options = [Option(0)]
        if BOOK not in self.slots:
            return options
        named = [suit for suit in Suit if suit != Suit.WILD]
        if "suits" not in self.deal.modules:
            named = [suit for suit in named if suit not in (Suit.BUILDING, Suit.OUTSIDER, Suit.UNDEAD)]
        for card in self._others(BOOK):
            name = self.deal.oracle_id(card)
            if name == "FR55":  # the Book cannot touch the Phoenix
                continue
            more = 1 << Suit.FLAME | 1 << Suit.WEATHER if name == "FR55P" else 0  # only its BEAST is changed
            for suit in named:
                bits = 1 + card.number << at.BOOK_CARD | 1 + suit << at.BOOK_SUIT
                options.append(Option(bits, (self.slots[name], 1 << suit | more)))
        return options

    def _aids(self, chooser: str, field: int, *, itself: bool) -> list[Option]:
        options = [Option(0)]
        if chooser in self.slots:
            cards = self.hand if itself else self._others(chooser)
            options += [Option(1 + card.number << field, (self.slots[self.deal.oracle_id(card)], 0)) for card in cards]
        return options


def number_of_choices(plans: Any) -> Any:
    """How many choices are used in each plan."""
    fields = (at.COPY, at.FIRST_WILD, at.SECOND_WILD, at.BOOK_CARD, at.CLEARED_CARD, at.PROTECTED_CARD)
    return sum((plans >> field & at.SLOT != 0) * 1 for field in fields)


def best(deal: Deal, ways: Ways, fixed: int = at.ALL_FREE) -> tuple[int, int] | None:
    """The best total of the cards and the fewest choices that make it, of the plans that agree with what is fixed;
    None if no plan does. The items are left out."""
    hand = np.array([[card.number for card in ways.hand]], dtype=np.int64)
    held = deal.product()
    top: tuple[int, int] | None = None
    for every in ways.pieces():
        plans = agreeing(every, fixed)
        if not len(plans):
            continue
        scores = realms.score_many(
            np.broadcast_to(hand, (len(plans), hand.shape[1])),
            plans=plans,
            discard=[card.id for card in held.discard],
            players=deal.players,
            modules=deal.modules,
            options=deal.options,
            workers=1,
        )
        highest = int(scores.totals.max())
        fewest = int(number_of_choices(plans[scores.totals == highest]).min())
        if top is None or (highest, -fewest) > (top[0], -top[1]):
            top = highest, fewest
    return top


def agreeing(plans: Plans, fixed: int) -> Plans:
    """Those of the plans that have, in every field that is not free, what is fixed there."""
    keep = np.ones(len(plans), dtype=np.bool_)
    for field in range(0, 49, 7):
        want = fixed >> field & at.SLOT
        if want != at.FREE:
            keep &= plans >> field & at.SLOT == want
    return plans[keep]
