"""The twenty-four Cursed Items, declarations only: names, the value each has face down, when it can be used and what it
does then (RULES A4)."""

from __future__ import annotations

from dataclasses import dataclass

from royaume.core.language import Language
from royaume.realms.item_effects import (
    AsksForSuit,
    BuriesDiscard,
    CoversDiscards,
    DiscardsFirst,
    DrawsAndReturns,
    DrawsUntilSuit,
    ExchangesHand,
    ItemEffect,
    KeepsOneMore,
    LooksAtBottom,
    LooksAtHand,
    LooksAtTop,
    OpensMarket,
    PlaysAgain,
    PutsOnTop,
    RenewsDiscards,
    SalvagesItem,
    SetsItemsAside,
    StandsForItem,
    StealsItem,
    TakesThenDiscards,
    TurnsUpTop,
    Window,
)


@dataclass(frozen=True)
class Item:
    """``value`` is what it scores face down, ``for_two`` with two players where that differs. ``hoard`` is what it
    scores on top with at least ``hoard_of`` other items face down. ``effect`` is what it does in play, if anything."""

    id: str
    english: str
    french: str
    value: int
    when: Window
    effect: ItemEffect | None = None
    for_two: int | None = None
    hoard: int = 0
    hoard_of: int = 0

    @property
    def more_cards(self) -> int:
        """How many more its use leaves in the hand."""
        return int(isinstance(self.effect, KeepsOneMore))

    def named(self, lang: Language) -> str:
        return self.french if lang == "fr" else self.english

    def __str__(self) -> str:
        return self.english

    def worth(self, players: int, others: int) -> int:
        value = self.for_two if players == 2 and self.for_two is not None else self.value
        return value + (self.hoard if others >= self.hoard_of else 0)


ITEMS = (
    Item("CH24", "Spyglass", "Longue-vue", -1, "any", LooksAtHand(), for_two=-10),
    Item("CH25", "Sarcophagus", "Sarcophage", 5, "turn", TurnsUpTop()),
    Item("CH26", "Blindfold", "Bandeau", 5, "turn", DiscardsFirst()),
    Item("CH27", "Book of Prophecy", "Livre des prophéties", -1, "any", LooksAtBottom(7)),
    Item("CH28", "Crystal Ball", "Boule de Cristal", -1, "any", AsksForSuit()),
    Item("CH29", "Market Wagon", "Carriole de Marchand", -2, "turn", OpensMarket(3)),
    Item("CH30", "Backpack", "Sac à dos", -2, "any", SetsItemsAside(3)),
    Item("CH31", "Shovel", "Pelle", -2, "any", BuriesDiscard()),
    Item("CH32", "Sealed Vault", "Chambre forte", -4, "any", CoversDiscards(2)),
    Item("CH33", "Crystal Lens", "Lunettes de cristal", -2, "any", LooksAtTop()),
    Item("CH34", "Larcenous Gloves", "Gants de Voleur", -3, "any", StealsItem()),
    Item("CH35", "Junkyard Map", "Plan de la décharge", -3, "any", SalvagesItem(3)),
    Item("CH36", "Winged Boots", "Bottes ailées", -4, "any", TurnsUpTop()),
    Item("CH37", "Staff of Transmutation", "Bâton de Transmutation", -4, "turn", ExchangesHand(3, 8)),
    Item("CH38", "Rake", "Râteau", -4, "turn", TakesThenDiscards(2)),
    Item("CH39", "Treasure Chest", "Coffre au trésor", -5, "any", hoard=25, hoard_of=3),
    Item("CH40", "Fishhook", "Hameçon", -6, "turn", TakesThenDiscards(2, deck=True)),
    Item(
        "CH41", "Repair Kit", "Couteau nain", -6, "copied",
        StandsForItem(but=("Backpack", "Sarcophagus", "Blindfold", "Treasure Chest")),
    ),
    Item("CH42", "Hourglass", "Sablier", -7, "after", PlaysAgain()),
    Item("CH43", "Gold Mirror", "Miroir doré", -8, "any", RenewsDiscards(3)),
    Item("CH44", "Cauldron", "Chaudron", -9, "turn", DrawsAndReturns(3, 2)),
    Item("CH45", "Lantern", "Lanterne", -10, "turn", DrawsUntilSuit(10)),
    Item("CH46", "Portal", "Portail", -20, "any", KeepsOneMore()),
    Item("CH47", "Wishing Ring", "Anneau de souhait", -30, "any", PutsOnTop()),
)  # fmt: skip
