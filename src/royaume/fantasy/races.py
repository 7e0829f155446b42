"""The races of Fantasy and their powers, declarations only (RULES B1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from royaume.core.language import Language

# --- what powers do ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draws:
    """Cards from the deck."""

    cards: int


@dataclass(frozen=True)
class TakesAtRandom:
    """Cards of one opponent's hand, at random."""

    cards: int


@dataclass(frozen=True)
class SwapsHands:
    """With one opponent."""


@dataclass(frozen=True)
class SwapsPeoples:
    """With one opponent, the card just laid included."""


@dataclass(frozen=True)
class TakesFromPeople:
    """A card that lies in front of an opponent; its power does not trigger."""


@dataclass(frozen=True)
class UsesPower:
    """The power of a card of one's own people."""


@dataclass(frozen=True)
class Cancels:
    """Laid at once from the hand, out of turn, it cancels a power or another such card."""


Power = Draws | TakesAtRandom | SwapsHands | SwapsPeoples | TakesFromPeople | UsesPower | Cancels


class Race(IntEnum):
    """In the order of the rules; as many of each."""

    GNOME = 0
    KORRIGAN = 1
    IMP = 2
    LEPRECHAUN = 3
    DRYAD = 4
    ELF = 5
    FAIRY = 6

    __hash__ = int.__hash__  # the number's, not the name's: races are looked up all the time

    @property
    def english(self) -> str:
        return self.name.capitalize()

    @property
    def french(self) -> str:
        return _FRENCH[self]

    @property
    def power(self) -> Power:
        return POWERS[self]

    @property
    def word(self) -> str:
        """As it is written in a file: ``gnome``."""
        return self.name.lower()

    def named(self, lang: Language) -> str:
        return self.french if lang == "fr" else self.english


EACH: Final = 8
"""How many cards there are of every race."""

DEALT: Final = 5
"""How many cards a player begins with."""

_FRENCH: Final = {
    Race.GNOME: "Gnome",
    Race.KORRIGAN: "Korrigan",
    Race.IMP: "Lutin",
    Race.LEPRECHAUN: "Farfadet",
    Race.DRYAD: "Dryade",
    Race.ELF: "Elfe",
    Race.FAIRY: "Fée",
}

POWERS: Final[dict[Race, Power]] = {
    Race.GNOME: Draws(2),
    Race.KORRIGAN: TakesAtRandom(2),
    Race.IMP: SwapsHands(),
    Race.LEPRECHAUN: SwapsPeoples(),
    Race.DRYAD: TakesFromPeople(),
    Race.ELF: UsesPower(),
    Race.FAIRY: Cancels(),
}
