"""The nouns of the game: suits, cards and items with their French gender, their plurals and what they link to."""

from __future__ import annotations

from functools import cache
from typing import Final

from royaume.core.language import Noun
from royaume.realms.card import Card
from royaume.realms.cards import CARDS
from royaume.realms.items import ITEMS, Item
from royaume.realms.suits import ARMY, ARTIFACT, BEAST, FLAME, FLOOD, UNDEAD, WEAPON, Suit

_FEMININE_SUITS: Final = frozenset({FLOOD, FLAME, ARMY, BEAST, WEAPON})
_IRREGULAR: Final[dict[Suit, tuple[str, str]]] = {
    ARMY: ("Armies", "Armées"),
    UNDEAD: ("Undead", "Morts-vivants"),
    ARTIFACT: ("Artifacts", "Artefacts"),
}

FEMININE: Final = frozenset(
    [
        "Montagne",
        "Caverne",
        "Forêt",
        "Inondation",
        "Île",
        "Fumée",
        "Tornade",
        "Chandelle",
        "Forge",
        "Enchanteresse",
        "Reine",
        "Princesse",
        "Impératrice",
        "Licorne",
        "Hydre",
        "Crypte",
        "Chapelle",
        "Goule",
        "Liche",
        "Longue-vue",
        "Pelle",
        "Lanterne",
    ]
) | {
    "Source de Vie",
    "Cavalerie Légère",
    "Infanterie Naine",
    "Baguette Magique",
    "Épée de Keth",
    "Gemme de Loi",
    "Rune de Protection",
    "Reine des Ténèbres",
    "Boule de Cristal",
    "Carriole de Marchand",
    "Chambre forte",
    "Lunettes de cristal",
    "Bottes ailées",
}
"""The French names that are feminine; the others are masculine."""

PLURAL: Final = frozenset({"Knights", "Elven Archers", "Rangers", "Crystal Lens", "Larcenous Gloves", "Winged Boots"})
"""The names, by the English one, that are plural in French."""

_NAMED: Final[tuple[Card | Item, ...]] = (*CARDS, *ITEMS)
_BY_NAME: Final = {thing.english: thing for thing in _NAMED}


@cache
def noun_of_suit(suit: Suit) -> Noun:
    english, french = suit.named("en"), suit.named("fr")
    return Noun(
        english,
        french,
        feminine=suit in _FEMININE_SUITS,
        plurals=_IRREGULAR.get(suit, (english + "s", french + "s")),
        target=f"suit:{suit.word}",
    )


@cache
def noun_of(thing: Card | Item | str) -> Noun:
    """The noun of a card or an item; of one that an effect names, by that name."""
    if isinstance(thing, str):
        return noun_of(_BY_NAME[thing])
    kind = "card" if isinstance(thing, Card) else "item"
    return Noun(
        thing.english,
        thing.french,
        feminine=thing.french in FEMININE,
        always_plural=thing.english in PLURAL,
        target=f"{kind}:{thing.id}",
    )
