"""A second scorer of Fantasy Realms for the tests: slow, literal, card by card, written apart from the product."""

from .cards import CARDS, ITEMS, SUITS_ALL, CardFacts, ItemFacts, deck
from .hand import CHOICE_ORDER, legal_choices
from .scorer import Result, score

__all__ = [
    "CARDS",
    "CHOICE_ORDER",
    "ITEMS",
    "SUITS_ALL",
    "CardFacts",
    "ItemFacts",
    "Result",
    "deck",
    "legal_choices",
    "score",
]
