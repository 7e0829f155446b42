"""The fourteen suits, in the order of the rules, with their names in both languages."""

from __future__ import annotations

from enum import IntEnum

from royaume.core.language import Language


class Suit(IntEnum):
    LAND = 0
    FLOOD = 1
    WEATHER = 2
    FLAME = 3
    ARMY = 4
    WIZARD = 5
    LEADER = 6
    BEAST = 7
    WEAPON = 8
    ARTIFACT = 9
    WILD = 10
    BUILDING = 11
    OUTSIDER = 12
    UNDEAD = 13

    def named(self, lang: Language) -> str:
        return _FRENCH[self] if lang == "fr" else self.name.capitalize()

    @property
    def word(self) -> str:
        """The suit as it is written in choices: ``weather``."""
        return self.name.lower()


_FRENCH = {
    Suit.LAND: "Terrain",
    Suit.FLOOD: "Vague",
    Suit.WEATHER: "Climat",
    Suit.FLAME: "Flamme",
    Suit.ARMY: "Armée",
    Suit.WIZARD: "Sorcier",
    Suit.LEADER: "Seigneur",
    Suit.BEAST: "Créature",
    Suit.WEAPON: "Arme",
    Suit.ARTIFACT: "Artefact",
    Suit.WILD: "Joker",
    Suit.BUILDING: "Bâtiment",
    Suit.OUTSIDER: "Extérieur",
    Suit.UNDEAD: "Mort-vivant",
}

LAND, FLOOD, WEATHER, FLAME, ARMY, WIZARD, LEADER, BEAST, WEAPON, ARTIFACT, WILD, BUILDING, OUTSIDER, UNDEAD = Suit
