"""The vocabulary of what Cursed Items do in play (RULES A4): when they can be used, and what then happens. Nothing here
knows an item, and nothing here plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Window = Literal["any", "turn", "after", "copied"]
"""When an item can be used (R14): at ``any`` moment of the owner's turn, instead of the ``turn``, ``after`` it, or when
the item that it stands for can."""


@dataclass(frozen=True)
class LooksAtHand:
    """At the whole hand of one other player."""


@dataclass(frozen=True)
class TurnsUpTop:
    """The top card of the deck goes to the discard area."""


@dataclass(frozen=True)
class DiscardsFirst:
    """A turn the other way round: discard, then draw from the deck."""


@dataclass(frozen=True)
class LooksAtBottom:
    """At so many cards at the bottom of the deck, which stay there."""

    cards: int


@dataclass(frozen=True)
class AsksForSuit:
    """A suit is named: all others reveal their cards of it."""


@dataclass(frozen=True)
class OpensMarket:
    """A card of the hand is offered; every other player answers with so many at most (R22)."""

    most: int


@dataclass(frozen=True)
class SetsItemsAside:
    """So many items, from which the next replacements are chosen (R20)."""

    items: int


@dataclass(frozen=True)
class BuriesDiscard:
    """A card of the discard area goes under the deck."""


@dataclass(frozen=True)
class CoversDiscards:
    """So many cards of the discard area are the owner's alone to take, and still lie there (R13)."""

    cards: int


@dataclass(frozen=True)
class LooksAtTop:
    """At the top card of the deck, before choosing where to draw."""


@dataclass(frozen=True)
class StealsItem:
    """Another player's item that lies face up, used at once."""


@dataclass(frozen=True)
class SalvagesItem:
    """One of so many items on top of the pile, used at once."""

    reach: int


@dataclass(frozen=True)
class ExchangesHand:
    """Some cards of the hand go under the deck, as many are drawn."""

    least: int
    most: int


@dataclass(frozen=True)
class TakesThenDiscards:
    """So many cards from the discard area, or from the deck; as many are discarded."""

    cards: int
    deck: bool = False


@dataclass(frozen=True)
class StandsForItem:
    """Works as an item that lies face down with its owner, but those of ``but`` (R21)."""

    but: tuple[str, ...]


@dataclass(frozen=True)
class PlaysAgain:
    """Another turn, and only then a replacement (R19)."""


@dataclass(frozen=True)
class RenewsDiscards:
    """So many cards of the discard area go under the deck, as many from its top replace them."""

    cards: int


@dataclass(frozen=True)
class DrawsAndReturns:
    """So many cards of the deck, of which some go back to its top or bottom, then a discard."""

    drawn: int
    returned: int


@dataclass(frozen=True)
class DrawsUntilSuit:
    """A suit is named: cards are drawn until one of it, so many at most (R23)."""

    most: int


@dataclass(frozen=True)
class KeepsOneMore:
    """No discard in this turn: a card more from now on."""


@dataclass(frozen=True)
class PutsOnTop:
    """Any card of the deck goes on its top; the deck is shuffled at the end of the turn."""


ItemEffect = (
    LooksAtHand
    | TurnsUpTop
    | DiscardsFirst
    | LooksAtBottom
    | AsksForSuit
    | OpensMarket
    | SetsItemsAside
    | BuriesDiscard
    | CoversDiscards
    | LooksAtTop
    | StealsItem
    | SalvagesItem
    | ExchangesHand
    | TakesThenDiscards
    | StandsForItem
    | PlaysAgain
    | RenewsDiscards
    | DrawsAndReturns
    | DrawsUntilSuit
    | KeepsOneMore
    | PutsOnTop
)
