"""The twenty-four Cursed Items: names, and the value each has face down (RULES A4). What they do in play is not
here."""

from __future__ import annotations

from dataclasses import dataclass

from royaume.core.language import Language


@dataclass(frozen=True)
class Item:
    """``value`` is what it scores face down, ``for_two`` with two players where that differs. ``hoard`` is what it
    scores on top with at least ``hoard_of`` other items face down. ``more_cards`` is how many more its use leaves in
    the hand."""

    id: str
    english: str
    french: str
    value: int
    for_two: int | None = None
    hoard: int = 0
    hoard_of: int = 0
    more_cards: int = 0

    def named(self, lang: Language) -> str:
        return self.french if lang == "fr" else self.english

    def __str__(self) -> str:
        return self.english

    def worth(self, players: int, others: int) -> int:
        value = self.for_two if players == 2 and self.for_two is not None else self.value
        return value + (self.hoard if others >= self.hoard_of else 0)


ITEMS = (
    Item("CH24", "Spyglass", "Longue-vue", -1, for_two=-10),
    Item("CH25", "Sarcophagus", "Sarcophage", 5),
    Item("CH26", "Blindfold", "Bandeau", 5),
    Item("CH27", "Book of Prophecy", "Livre des prophéties", -1),
    Item("CH28", "Crystal Ball", "Boule de Cristal", -1),
    Item("CH29", "Market Wagon", "Carriole de Marchand", -2),
    Item("CH30", "Backpack", "Sac à dos", -2),
    Item("CH31", "Shovel", "Pelle", -2),
    Item("CH32", "Sealed Vault", "Chambre forte", -4),
    Item("CH33", "Crystal Lens", "Lunettes de cristal", -2),
    Item("CH34", "Larcenous Gloves", "Gants de Voleur", -3),
    Item("CH35", "Junkyard Map", "Plan de la décharge", -3),
    Item("CH36", "Winged Boots", "Bottes ailées", -4),
    Item("CH37", "Staff of Transmutation", "Bâton de Transmutation", -4),
    Item("CH38", "Rake", "Râteau", -4),
    Item("CH39", "Treasure Chest", "Coffre au trésor", -5, hoard=25, hoard_of=3),
    Item("CH40", "Fishhook", "Hameçon", -6),
    Item("CH41", "Repair Kit", "Couteau nain", -6),
    Item("CH42", "Hourglass", "Sablier", -7),
    Item("CH43", "Gold Mirror", "Miroir doré", -8),
    Item("CH44", "Cauldron", "Chaudron", -9),
    Item("CH45", "Lantern", "Lanterne", -10),
    Item("CH46", "Portal", "Portail", -20, more_cards=1),
    Item("CH47", "Wishing Ring", "Anneau de souhait", -30),
)
