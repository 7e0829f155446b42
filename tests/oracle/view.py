"""What a scoring card sees (A3: blanked cards are seen by no other card; H2 for the one exception)."""

from collections.abc import Sequence

from .cards import CARDS, NAMES, SUITS_ALL
from .hand import Held


class View:
    def __init__(self, cards: Sequence[Held], *, suits_module: bool, players: int, discard: Sequence[str]) -> None:
        self.cards = cards
        self.suits_module = suits_module
        self.players = players
        self.discard = discard
        self.active = [card for card in cards if card.active]
        # A blanked first promo Phoenix is still seen, as its suits only (H2).
        self.seen = [card for card in cards if card.active or card.keeps_suits]

    def each(self, *suits: str) -> int:
        """Cards of these suits, a card once for each of them it has (A2)."""
        return sum(1 for suit in suits for card in self.seen if _known_suit(suit) in card.suits)

    def each_other(self, this: Held, suit: str) -> int:
        return sum(1 for card in self.seen if card is not this and _known_suit(suit) in card.suits)

    def has(self, *suits: str) -> bool:
        """With a card of any of these suits, the scoring card itself counting too (A2)."""
        return self.each(*suits) > 0

    def each_named(self, *names: str) -> int:
        return sum(1 for name in names for card in self.active if card.name == _known_name(name))

    def has_named(self, *names: str) -> bool:
        """With a card of any of these names."""
        return self.each_named(*names) > 0

    def strengths(self, *suits: str) -> list[int]:
        """Base strengths of the active cards of any of these suits, each card once."""
        return [card.strength for card in self.active if card.is_a(*suits)]

    def discarded(self, *suits: str) -> int:
        """Cards in the discard area by printed suit: a Wild is WILD only (R11), a Phoenix BEAST only (R4)."""
        return sum(1 for suit in suits for card_id in self.discard if CARDS[card_id].suit == _known_suit(suit))

    def discarded_named(self, name: str) -> int:
        return sum(1 for card_id in self.discard if CARDS[card_id].english == _known_name(name))


def _known_suit(suit: str) -> str:
    if suit not in SUITS_ALL:
        raise KeyError(suit)
    return suit


def _known_name(name: str) -> str:
    if name not in NAMES:
        raise KeyError(name)
    return name
