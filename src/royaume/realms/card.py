"""What a card is: names, suit, strength, effects. The cards themselves are in ``cards.py``."""

from __future__ import annotations

from dataclasses import dataclass

from royaume.core.language import Language
from royaume.realms.effects import Bonus, Penalty
from royaume.realms.suits import Suit


@dataclass(frozen=True, repr=False)
class Card:
    """A card of the hand. ``number`` is its fixed place in arrays of cards; ``printing`` the community's id of the
    text it bears here, where that is not its own (the Extra Suits versions)."""

    id: str
    english: str
    french: str
    suit: Suit
    strength: int
    bonus: tuple[Bonus, ...] = ()
    penalty: tuple[Penalty, ...] = ()
    number: int = -1
    printing: str = ""

    def __hash__(self) -> int:
        """Its id tells it from the others: to hash all its effects, at every look into a table, would be slow."""
        return hash(self.id)

    def named(self, lang: Language) -> str:
        return self.french if lang == "fr" else self.english

    def __str__(self) -> str:
        return self.english

    def __repr__(self) -> str:
        return f"<{self.printing or self.id} {self.english}>"


@dataclass(frozen=True)
class Printing:
    """Another text of a card, in force when a module or an option is: what it does not name stays."""

    id: str
    of: str
    when: str
    bonus: tuple[Bonus, ...] | None = None
    penalty: tuple[Penalty, ...] | None = None
