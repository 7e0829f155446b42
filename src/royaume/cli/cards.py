"""``royaume cards [SEARCH]``: the cards in play, or those that match."""

from __future__ import annotations

import argparse
import json

from royaume.core.language import LANGUAGES, Language
from royaume.realms.card import Card
from royaume.realms.errors import UnknownName
from royaume.realms.modes import MODULES, Rules
from royaume.realms.names import key


def show_cards(asked: argparse.Namespace) -> int:
    """Prints a line for each card; without ``--with`` those of every module."""
    modules = [word for word in asked.modules.replace(",", " ").split() if word]
    if not modules:
        modules = [module.word for module in MODULES if not module.refuses]
    rules = Rules.of(modules, asked.options)
    cards = [card for card in rules.cards if _matches(card, asked.search)]
    if not cards:
        raise UnknownName("unknown-name.none", given=" ".join(asked.search))
    if asked.json:
        print(json.dumps([_facts(card) for card in cards], ensure_ascii=False))
        return 0
    other: Language = "en" if asked.lang == "fr" else "fr"
    width = max(len(card.named(asked.lang)) for card in cards)
    suit_width = max(len(card.suit.named(asked.lang)) for card in cards)
    for card in cards:
        name, suit = card.named(asked.lang), card.suit.named(asked.lang)
        print(f"{card.id}  {card.strength:>3}  {name:<{width}}  {suit:<{suit_width}}  {card.named(other)}".rstrip())
    return 0


def _matches(card: Card, words: list[str]) -> bool:
    said = [card.id, card.printing]
    for lang in LANGUAGES:
        said += [card.named(lang), card.suit.named(lang)]
    text = " ".join(key(each) for each in said)
    return all(key(word) in text for word in words)


def _facts(card: Card) -> dict[str, object]:
    return {
        "id": card.id,
        "english": card.english,
        "french": card.french,
        "suit": card.suit.word,
        "strength": card.strength,
    }
