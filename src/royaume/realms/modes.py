"""The modules and the printing options of Fantasy Realms, and the rules a choice of them makes: which cards are in
play, with which text, and how large a hand is (RULES A1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from royaume.core.language import Language
from royaume.realms.card import Card
from royaume.realms.cards import CARDS, PRINTINGS
from royaume.realms.errors import OptionError
from royaume.realms.suits import Suit

LARGEST_HAND = 9
"""R24: no hand that is scored is larger."""


@dataclass(frozen=True)
class Switch:
    """A module or an option: the word it is switched on with, and its names. ``brings`` and ``removes`` are card
    ids."""

    word: str
    english: str
    french: str
    brings: tuple[str, ...] = ()
    removes: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()
    hand: int = 7

    def named(self, lang: Language) -> str:
        return self.french if lang == "fr" else self.english


MODULES = (
    Switch("promos", "Promo cards", "Cartes promo", brings=("FR54", "FR55")),
    Switch("items", "Cursed Items", "Objets Maudits", refuses=("chaos",)),
    Switch(
        "suits",
        "Extra Suits",
        "Nouvelles familles",
        brings=tuple(f"CH{number:02}" for number in range(1, 17)),
        removes=("FR03",),
        hand=8,
    ),
    Switch("chaos", "Chaos Realms", "Chaos Realms", refuses=("items",)),
)

OPTIONS = (
    Switch("wildfire-spares-outsiders", "Wildfire spares Outsiders", "Le Feu de Forêt épargne les Extérieurs"),
    Switch("promo-phoenix", "The first promo's Phoenix", "Le Phénix de la première promo"),
)


@dataclass(frozen=True)
class Rules:
    """What is in play: the modules and the options, by their words."""

    modules: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()

    @staticmethod
    @lru_cache(maxsize=256)
    def _checked(modules: frozenset[str], options: frozenset[str]) -> Rules:
        _known(modules, MODULES, "option.module")
        _known(options, OPTIONS, "option.option")
        for module in MODULES:
            for refused in module.refuses:
                if {module.word, refused} <= modules:
                    raise OptionError("option.together", given=module, with_=_switch(refused))
        return Rules(modules, options)

    @classmethod
    def of(cls, modules: Iterable[str] = (), options: Iterable[str] = ()) -> Rules:
        """The rules with these modules and options; what does not exist or does not go together is an error."""
        return cls._checked(frozenset(modules), frozenset(options))

    @cached_property
    def hand_size(self) -> int:
        return max((module.hand for module in MODULES if module.word in self.modules), default=7)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards in play, each with the text that these rules give it."""
        switched = {card: module for module in MODULES for card in module.brings}
        on = [module for module in MODULES if module.word in self.modules]
        removed = {card for module in on for card in module.removes}
        in_play = (
            card for card in CARDS if card.id not in removed and (card.id not in switched or switched[card.id] in on)
        )
        return tuple(self._printed(card) for card in in_play)

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play, WILD included."""
        return tuple(sorted({card.suit for card in self.cards}))

    @cached_property
    def by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}

    def _printed(self, card: Card) -> Card:
        for printing in PRINTINGS:
            if printing.of == card.id and printing.when in self.modules | self.options:
                card = replace(
                    card,
                    printing=printing.id,
                    bonus=card.bonus if printing.bonus is None else printing.bonus,
                    penalty=card.penalty if printing.penalty is None else printing.penalty,
                )
        return card


BASE = Rules()


def module_of(card_id: str) -> Switch | None:
    """The module that brings this card, or None for a card of the base game."""
    return next((module for module in MODULES if card_id in module.brings), None)


def _switch(word: str) -> Switch:
    return next(switch for switch in (*MODULES, *OPTIONS) if switch.word == word)


def _known(words: frozenset[str], switches: tuple[Switch, ...], case: str) -> None:
    for word in sorted(words):
        if word not in {switch.word for switch in switches}:
            raise OptionError(case, given=word, expected=[switch.word for switch in switches])
