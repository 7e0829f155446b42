"""The printed facts of the cards (A2) and of the Cursed Items (A4), and which cards are in play (A1)."""

from collections.abc import Collection
from typing import NamedTuple

LAND, FLOOD, WEATHER, FLAME, ARMY = "LAND", "FLOOD", "WEATHER", "FLAME", "ARMY"
WIZARD, LEADER, BEAST, WEAPON, ARTIFACT = "WIZARD", "LEADER", "BEAST", "WEAPON", "ARTIFACT"
BUILDING, OUTSIDER, UNDEAD, WILD = "BUILDING", "OUTSIDER", "UNDEAD", "WILD"

BASE_SUITS = (LAND, FLOOD, WEATHER, FLAME, ARMY, WIZARD, LEADER, BEAST, WEAPON, ARTIFACT)
EXTRA_SUITS = (BUILDING, OUTSIDER, UNDEAD)
SUITS_ALL = (*BASE_SUITS, *EXTRA_SUITS, WILD)

MODULES = frozenset({"promos", "items", "suits", "chaos"})
OPTIONS = frozenset({"wildfire-spares-outsiders", "promo-phoenix"})


class CardFacts(NamedTuple):
    id: str
    english: str
    french: str
    suit: str
    base: int
    has_penalty: bool


class ItemFacts(NamedTuple):
    id: str
    english: str
    french: str
    value: int


# A star after the base strength: the card has an entry in the penalty column.
_CARD_TABLE = """
FR01 | Mountain | Montagne | LAND | 9
FR02 | Cavern | Caverne | LAND | 6
FR03 | Bell Tower | Beffroi | LAND | 8
FR04 | Forest | Forêt | LAND | 7
FR05 | Earth Elemental | Élémental de Terre | LAND | 4
FR06 | Fountain of Life | Source de Vie | FLOOD | 1
FR07 | Swamp | Marécage | FLOOD | 18*
FR08 | Great Flood | Inondation | FLOOD | 32*
FR09 | Island | Île | FLOOD | 14
FR10 | Water Elemental | Élémental d'Eau | FLOOD | 4
FR11 | Rainstorm | Orage | WEATHER | 8*
FR12 | Blizzard | Blizzard | WEATHER | 30*
FR13 | Smoke | Fumée | WEATHER | 27*
FR14 | Whirlwind | Tornade | WEATHER | 13
FR15 | Air Elemental | Élémental d'Air | WEATHER | 4
FR16 | Wildfire | Feu de Forêt | FLAME | 40*
FR17 | Candle | Chandelle | FLAME | 2
FR18 | Forge | Forge | FLAME | 9
FR19 | Lightning | Éclair | FLAME | 11
FR20 | Fire Elemental | Élémental de Feu | FLAME | 4
FR21 | Knights | Chevaliers | ARMY | 20*
FR22 | Elven Archers | Archers Elfes | ARMY | 10
FR23 | Light Cavalry | Cavalerie Légère | ARMY | 17*
FR24 | Dwarvish Infantry | Infanterie Naine | ARMY | 15*
FR25 | Rangers | Éclaireurs | ARMY | 5
FR26 | Collector | Collectionneur | WIZARD | 7
FR27 | Beastmaster | Dresseur | WIZARD | 9
FR28 | Necromancer | Nécromancien | WIZARD | 3
FR29 | Warlock Lord | Démoniste | WIZARD | 25*
FR30 | Enchantress | Enchanteresse | WIZARD | 5
FR31 | King | Roi | LEADER | 8
FR32 | Queen | Reine | LEADER | 6
FR33 | Princess | Princesse | LEADER | 2
FR34 | Warlord | Chef de Guerre | LEADER | 4
FR35 | Empress | Impératrice | LEADER | 15*
FR36 | Unicorn | Licorne | BEAST | 9
FR37 | Basilisk | Basilic | BEAST | 35*
FR38 | Warhorse | Destrier | BEAST | 6
FR39 | Dragon | Dragon | BEAST | 30*
FR40 | Hydra | Hydre | BEAST | 12
FR41 | Warship | Navire de Guerre | WEAPON | 23*
FR42 | Magic Wand | Baguette Magique | WEAPON | 1
FR43 | Sword of Keth | Épée de Keth | WEAPON | 7
FR44 | Elven Longbow | Arc Elfique | WEAPON | 3
FR45 | War Dirigible | Dirigeable | WEAPON | 35*
FR46 | Shield of Keth | Bouclier de Keth | ARTIFACT | 4
FR47 | Gem of Order | Gemme de Loi | ARTIFACT | 5
FR48 | World Tree | Arbre-Monde | ARTIFACT | 2
FR49 | Book of Changes | Livre des Mutations | ARTIFACT | 3
FR50 | Protection Rune | Rune de Protection | ARTIFACT | 1
FR51 | Shapeshifter | Métamorphe | WILD | 0
FR52 | Mirage | Mirage | WILD | 0
FR53 | Doppelgänger | Doppelgänger | WILD | 0
FR54 | Jester | Bouffon | WIZARD | 3
FR55 | Phoenix | Phénix | BEAST | 14*
FR55P | Phoenix | Phénix | BEAST | 14*
CH01 | Dungeon | Donjon | BUILDING | 7
CH02 | Castle | Château | BUILDING | 10
CH03 | Crypt | Crypte | BUILDING | 21*
CH04 | Chapel | Chapelle | BUILDING | 2
CH05 | Garden | Jardin | LAND | 11*
CH06 | Genie | Génie | OUTSIDER | -50
CH07 | Judge | Juge des âmes | OUTSIDER | 11
CH08 | Angel | Ange | OUTSIDER | 16
CH09 | Leprechaun | Leprechaun | OUTSIDER | 20
CH10 | Demon | Démon | OUTSIDER | 45*
CH11 | Dark Queen | Reine des Ténèbres | UNDEAD | 10
CH12 | Ghoul | Goule | UNDEAD | 8
CH13 | Specter | Spectre | UNDEAD | 12
CH14 | Lich | Liche | UNDEAD | 13
CH15 | Death Knight | Chevalier de la Mort | UNDEAD | 14
CH16 | Bell Tower | Beffroi | BUILDING | 8
"""

_ITEM_TABLE = """
CH24 | Spyglass | Longue-vue | -1
CH25 | Sarcophagus | Sarcophage | 5
CH26 | Blindfold | Bandeau | 5
CH27 | Book of Prophecy | Livre des prophéties | -1
CH28 | Crystal Ball | Boule de Cristal | -1
CH29 | Market Wagon | Carriole de Marchand | -2
CH30 | Backpack | Sac à dos | -2
CH31 | Shovel | Pelle | -2
CH32 | Sealed Vault | Chambre forte | -4
CH33 | Crystal Lens | Lunettes de cristal | -2
CH34 | Larcenous Gloves | Gants de Voleur | -3
CH35 | Junkyard Map | Plan de la décharge | -3
CH36 | Winged Boots | Bottes ailées | -4
CH37 | Staff of Transmutation | Bâton de Transmutation | -4
CH38 | Rake | Râteau | -4
CH39 | Treasure Chest | Coffre au trésor | -5
CH40 | Fishhook | Hameçon | -6
CH41 | Repair Kit | Couteau nain | -6
CH42 | Hourglass | Sablier | -7
CH43 | Gold Mirror | Miroir doré | -8
CH44 | Cauldron | Chaudron | -9
CH45 | Lantern | Lanterne | -10
CH46 | Portal | Portail | -20
CH47 | Wishing Ring | Anneau de souhait | -30
"""


def _read_card(line: str) -> CardFacts:
    card_id, english, french, suit, base = (part.strip() for part in line.split("|"))
    if suit not in SUITS_ALL:
        raise ValueError(line)
    return CardFacts(card_id, english, french, suit, int(base.rstrip("*")), base.endswith("*"))


def _read_item(line: str) -> ItemFacts:
    item_id, english, french, value = (part.strip() for part in line.split("|"))
    return ItemFacts(item_id, english, french, int(value))


CARDS: dict[str, CardFacts] = {card.id: card for card in map(_read_card, _CARD_TABLE.strip().splitlines())}
ITEMS: dict[str, ItemFacts] = {item.id: item for item in map(_read_item, _ITEM_TABLE.strip().splitlines())}
NAMES = frozenset(card.english for card in CARDS.values())


def check_rules(modules: Collection[str], options: Collection[str]) -> None:
    """Refuse unknown modules and options, and Cursed Items with Chaos Realms (A1)."""
    if not MODULES.issuperset(modules):
        raise ValueError(f"unknown module among {sorted(modules)}")
    if not OPTIONS.issuperset(options):
        raise ValueError(f"unknown option among {sorted(options)}")
    if "chaos" in modules and "items" in modules:
        raise ValueError("Cursed Items are not played in Chaos Realms")


def deck(modules: Collection[str], options: Collection[str]) -> list[str]:
    """The ids of the cards in play (A1)."""
    check_rules(modules, options)
    ids = [f"FR{number:02}" for number in range(1, 54)]
    if "promos" in modules:
        ids.append("FR54")
        ids.append("FR55P" if "promo-phoenix" in options else "FR55")
    if "suits" in modules:
        ids.remove("FR03")  # the Land Bell Tower stays in the box
        ids.extend(f"CH{number:02}" for number in range(1, 17))
    return ids


def suits_in_play(modules: Collection[str]) -> list[str]:
    """The named suits in play, never WILD (R9)."""
    return [*BASE_SUITS, *EXTRA_SUITS] if "suits" in modules else list(BASE_SUITS)
