"""Random hands for the tests, seeded: of every mix of modules and options, half of them rich in choices and blanking,
each with random legal choices, and the ways from such a hand to the oracle and to the product."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from royaume import realms
from royaume.realms.choices import plan_of
from tests import oracle

MODULES: Final = tuple(
    frozenset(promos + suits + last)
    for promos in ((), ("promos",))
    for suits in ((), ("suits",))
    for last in ((), ("items",), ("chaos",))
)
OPTIONS: Final = tuple(
    frozenset(spared + phoenix)
    for spared in ((), ("wildfire-spares-outsiders",))
    for phoenix in ((), ("promo-phoenix",))
)
CHOICE_CARDS: Final = oracle.CHOICE_ORDER
RICH: Final = (
    *CHOICE_CARDS,
    *("FR01", "FR02", "FR07", "FR08", "FR11", "FR12", "FR13", "FR16", "FR19", "FR24", "FR25", "FR26", "FR27", "FR28"),
    *("FR37", "FR41", "FR45", "FR47", "FR48", "FR50", "FR55", "FR55P", "CH01", "CH02", "CH03", "CH05", "CH07", "CH10"),
    *("CH11", "CH14"),
)
"""The cards that choose, blank, clear or protect, and those that look at the whole hand."""


@dataclass(frozen=True)
class Deal:
    """A hand by ids, as the oracle takes it (``FR55P`` is the first promo's Phoenix), with all around it."""

    hand: tuple[str, ...]
    choices: Mapping[str, object] = field(default_factory=dict)
    discard: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    players: int = 4
    modules: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()

    def answer(self) -> oracle.Result:
        """What the oracle says."""
        return oracle.score(
            self.hand,
            choices=self.choices,
            discard=self.discard,
            items=self.items,
            players=self.players,
            modules=self.modules,
            options=self.options,
        )

    def product(self) -> realms.Hand:
        """The same for the product, its choices made."""
        return realms.Hand.of(
            self.hand,
            choices={card: written(choice) for card, choice in self.choices.items()},
            discard=self.discard,
            items=self.items,
            players=self.players,
            modules=self.modules,
            options=self.options,
        )

    def open(self) -> Deal:
        """The same with nothing chosen."""
        return replace(self, choices={})

    def oracle_id(self, card: realms.Card) -> str:
        return "FR55P" if card.id == "FR55" and "promo-phoenix" in self.options else card.id


def written(choice: object) -> object:
    """A choice of the oracle's as the product reads it."""
    if isinstance(choice, tuple):
        return (choice[0], choice[1].lower())
    return choice.removeprefix("suit:").lower() if isinstance(choice, str) and choice.startswith("suit:") else choice


def plan_made(hand: realms.Hand) -> int:
    """The kernel's plan for the choices that are made in a hand, the others declined."""
    return plan_of(hand.cards, dict(hand.choices), free=False)


def deals(seed: int, count: int, *, sizes: Sequence[int] = range(10), rich: float = 0.5) -> Iterator[Deal]:
    """So many random hands, with choices."""
    rng = random.Random(seed)
    for _ in range(count):
        modules = rng.choice(MODULES)
        options = rng.choice(OPTIONS)
        deal = _dealt(rng, modules, options, rng.choice(sizes), rng.random() < rich)
        yield replace(deal, choices=random_choices(rng, deal))


def _dealt(rng: random.Random, modules: frozenset[str], options: frozenset[str], size: int, rich: bool) -> Deal:
    deck = rng.sample(oracle.deck(modules, options), len(oracle.deck(modules, options)))
    if rich:  # some two thirds of the hand from the rich cards, the choice cards above all
        deck.sort(key=lambda card: card in RICH and rng.random() < (0.5 if card in CHOICE_CARDS else 0.2), reverse=True)
        head = deck[:size]
        rng.shuffle(head)
        deck = head + rng.sample(deck[size:], len(deck) - size)
    items: list[str] = []
    if "items" in modules:
        items = rng.sample(sorted(oracle.ITEMS), rng.choice((0, 1, 2, 3, 4, 5, 8)))
    return Deal(
        hand=tuple(deck[:size]),
        discard=tuple(deck[size : size + rng.randint(0, 14)]),
        items=tuple(items),
        players=rng.randint(1, 7),
        modules=modules,
        options=options,
    )


def random_choices(rng: random.Random, deal: Deal) -> dict[str, object]:
    """Any legal choices for the choice cards of a hand, made in order; declined ones are left out."""
    made: dict[str, object] = {}
    for card in CHOICE_CARDS:
        if card in deal.hand:
            offered = oracle.legal_choices(card, deal.hand, so_far=made, modules=deal.modules, options=deal.options)
            choice = rng.choice(offered)
            if choice is not None:
                made[card] = choice
    return made
