"""The cards of Fantasy Realms, declarations only: each reads like the card (RULES A2). What a module or an option
prints differently is in ``PRINTINGS``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from royaume.realms.card import Card, Printing
from royaume.realms.effects import (
    AllDifferent,
    AllOdd,
    BestOf,
    BestStrength,
    BlankedUnless,
    BlankedWith,
    Blanks,
    BlanksLoners,
    CannotBeBlanked,
    ChangesSuit,
    Clears,
    ClearsOne,
    ClearsWord,
    CopiesFromGame,
    CopiesFromHand,
    CountsAs,
    DrawsAndKeeps,
    DrawsTop,
    Each,
    EachInDiscard,
    EachOddOther,
    EachOtherPlayer,
    EachPenalised,
    Exactly,
    First,
    Further,
    KeepsSuit,
    Once,
    Protects,
    ProtectsOne,
    Runs,
    SearchesDeck,
    Sets,
    StandsApart,
    Strengths,
    TakesDiscard,
    With,
    Without,
    any_of,
    every_card,
    other,
)
from royaume.realms.suits import (
    ARMY,
    ARTIFACT,
    BEAST,
    BUILDING,
    FLAME,
    FLOOD,
    LAND,
    LEADER,
    OUTSIDER,
    UNDEAD,
    WEAPON,
    WEATHER,
    WILD,
    WIZARD,
)

_BASE = (
    Card(
        "FR01", "Mountain", "Montagne", LAND, 9,
        bonus=(Once(50, With(any_of("Smoke"), any_of("Wildfire"))), Clears(any_of(FLOOD))),
    ),
    Card(
        "FR02", "Cavern", "Caverne", LAND, 6,
        bonus=(Once(25, With(any_of("Dwarvish Infantry", "Dragon"))), Clears(any_of(WEATHER))),
    ),
    Card("FR03", "Bell Tower", "Beffroi", LAND, 8, bonus=(Once(15, With(any_of(WIZARD))),)),
    Card(
        "FR04", "Forest", "Forêt", LAND, 7,
        bonus=(Each(12, any_of(BEAST)), Once(12, With(any_of("Elven Archers")))),
    ),
    Card("FR05", "Earth Elemental", "Élémental de Terre", LAND, 4, bonus=(Each(15, any_of(other(LAND))),)),
    Card(
        "FR06", "Fountain of Life", "Source de Vie", FLOOD, 1,
        bonus=(BestStrength(any_of(WEAPON, FLOOD, FLAME, LAND, WEATHER)),),
    ),
    Card("FR07", "Swamp", "Marécage", FLOOD, 18, penalty=(Each(-3, any_of(ARMY, FLAME)),)),
    Card(
        "FR08", "Great Flood", "Inondation", FLOOD, 32,
        penalty=(
            Blanks(any_of(ARMY), any_of(LAND, but=any_of("Mountain")), any_of(FLAME, but=any_of("Lightning"))),
        ),
    ),
    Card("FR09", "Island", "Île", FLOOD, 14, bonus=(ClearsOne((FLOOD, FLAME)),)),
    Card("FR10", "Water Elemental", "Élémental d'Eau", FLOOD, 4, bonus=(Each(15, any_of(other(FLOOD))),)),
    Card(
        "FR11", "Rainstorm", "Orage", WEATHER, 8,
        bonus=(Each(10, any_of(FLOOD)),),
        penalty=(Blanks(any_of(FLAME, but=any_of("Lightning"))),),
    ),
    Card(
        "FR12", "Blizzard", "Blizzard", WEATHER, 30,
        penalty=(Blanks(any_of(FLOOD)), Each(-5, any_of(ARMY, LEADER, BEAST, FLAME))),
    ),
    Card("FR13", "Smoke", "Fumée", WEATHER, 27, penalty=(BlankedUnless(any_of(FLAME)),)),
    Card(
        "FR14", "Whirlwind", "Tornade", WEATHER, 13,
        bonus=(Once(40, With(any_of("Rainstorm"), any_of("Blizzard", "Great Flood"))),),
    ),
    Card("FR15", "Air Elemental", "Élémental d'Air", WEATHER, 4, bonus=(Each(15, any_of(other(WEATHER))),)),
    Card(
        "FR16", "Wildfire", "Feu de Forêt", FLAME, 40,
        penalty=(
            Blanks(
                every_card(
                    but=any_of(
                        FLAME, WIZARD, WEATHER, WEAPON, ARTIFACT,
                        "Mountain", "Great Flood", "Island", "Unicorn", "Dragon",
                    )
                )
            ),
        ),
    ),
    Card(
        "FR17", "Candle", "Chandelle", FLAME, 2,
        bonus=(Once(100, With(any_of("Book of Changes"), any_of("Bell Tower"), any_of(WIZARD))),),
    ),
    Card("FR18", "Forge", "Forge", FLAME, 9, bonus=(Each(9, any_of(WEAPON, ARTIFACT)),)),
    Card("FR19", "Lightning", "Éclair", FLAME, 11, bonus=(Once(30, With(any_of("Rainstorm"))),)),
    Card("FR20", "Fire Elemental", "Élémental de Feu", FLAME, 4, bonus=(Each(15, any_of(other(FLAME))),)),
    Card("FR21", "Knights", "Chevaliers", ARMY, 20, penalty=(Once(-8, Without(any_of(LEADER))),)),
    Card("FR22", "Elven Archers", "Archers Elfes", ARMY, 10, bonus=(Once(5, Without(any_of(WEATHER))),)),
    Card("FR23", "Light Cavalry", "Cavalerie Légère", ARMY, 17, penalty=(Each(-2, any_of(LAND)),)),
    Card("FR24", "Dwarvish Infantry", "Infanterie Naine", ARMY, 15, penalty=(Each(-2, any_of(other(ARMY))),)),
    Card(
        "FR25", "Rangers", "Éclaireurs", ARMY, 5,
        bonus=(Each(10, any_of(LAND)), ClearsWord(ARMY, every_card())),
    ),
    Card("FR26", "Collector", "Collectionneur", WIZARD, 7, bonus=(Sets({3: 10, 4: 40, 5: 100}),)),
    Card(
        "FR27", "Beastmaster", "Dresseur", WIZARD, 9,
        bonus=(Each(9, any_of(BEAST)), Clears(any_of(BEAST))),
    ),
    Card(
        "FR28", "Necromancer", "Nécromancien", WIZARD, 3,
        bonus=(TakesDiscard(any_of(ARMY, LEADER, WIZARD, BEAST)),),
    ),
    Card("FR29", "Warlock Lord", "Démoniste", WIZARD, 25, penalty=(Each(-10, any_of(LEADER, other(WIZARD))),)),
    Card(
        "FR30", "Enchantress", "Enchanteresse", WIZARD, 5,
        bonus=(Each(5, any_of(LAND, WEATHER, FLOOD, FLAME)),),
    ),
    Card(
        "FR31", "King", "Roi", LEADER, 8,
        bonus=(BestOf(Each(5, any_of(ARMY)), Each(20, any_of(ARMY), With(any_of("Queen")))),),
    ),
    Card(
        "FR32", "Queen", "Reine", LEADER, 6,
        bonus=(BestOf(Each(5, any_of(ARMY)), Each(20, any_of(ARMY), With(any_of("King")))),),
    ),
    Card("FR33", "Princess", "Princesse", LEADER, 2, bonus=(Each(8, any_of(ARMY, WIZARD, other(LEADER))),)),
    Card("FR34", "Warlord", "Chef de Guerre", LEADER, 4, bonus=(Strengths(any_of(ARMY)),)),
    Card(
        "FR35", "Empress", "Impératrice", LEADER, 15,
        bonus=(Each(10, any_of(ARMY)),),
        penalty=(Each(-5, any_of(other(LEADER))),),
    ),
    Card(
        "FR36", "Unicorn", "Licorne", BEAST, 9,
        bonus=(
            BestOf(
                Once(30, With(any_of("Princess"))),
                Once(15, With(any_of("Empress", "Queen", "Enchantress"))),
            ),
        ),
    ),
    Card("FR37", "Basilisk", "Basilic", BEAST, 35, penalty=(Blanks(any_of(ARMY, LEADER, other(BEAST))),)),
    Card("FR38", "Warhorse", "Destrier", BEAST, 6, bonus=(Once(14, With(any_of(LEADER, WIZARD))),)),
    Card("FR39", "Dragon", "Dragon", BEAST, 30, penalty=(Once(-40, Without(any_of(WIZARD))),)),
    Card("FR40", "Hydra", "Hydre", BEAST, 12, bonus=(Once(28, With(any_of("Swamp"))),)),
    Card(
        "FR41", "Warship", "Navire de Guerre", WEAPON, 23,
        bonus=(ClearsWord(ARMY, any_of(FLOOD)),),
        penalty=(BlankedUnless(any_of(FLOOD)),),
    ),
    Card("FR42", "Magic Wand", "Baguette Magique", WEAPON, 1, bonus=(Once(25, With(any_of(WIZARD))),)),
    Card(
        "FR43", "Sword of Keth", "Épée de Keth", WEAPON, 7,
        bonus=(
            BestOf(Once(10, With(any_of(LEADER))), Once(40, With(any_of(LEADER), any_of("Shield of Keth")))),
        ),
    ),
    Card(
        "FR44", "Elven Longbow", "Arc Elfique", WEAPON, 3,
        bonus=(Once(30, With(any_of("Elven Archers", "Warlord", "Beastmaster"))),),
    ),
    Card(
        "FR45", "War Dirigible", "Dirigeable", WEAPON, 35,
        penalty=(BlankedUnless(any_of(ARMY)), BlankedWith(any_of(WEATHER))),
    ),
    Card(
        "FR46", "Shield of Keth", "Bouclier de Keth", ARTIFACT, 4,
        bonus=(
            BestOf(Once(15, With(any_of(LEADER))), Once(40, With(any_of(LEADER), any_of("Sword of Keth")))),
        ),
    ),
    Card(
        "FR47", "Gem of Order", "Gemme de Loi", ARTIFACT, 5,
        bonus=(Runs({3: 10, 4: 30, 5: 60, 6: 100, 7: 150}),),
    ),
    Card("FR48", "World Tree", "Arbre-Monde", ARTIFACT, 2, bonus=(Once(50, AllDifferent()),)),
    Card("FR49", "Book of Changes", "Livre des Mutations", ARTIFACT, 3, bonus=(ChangesSuit(),)),
    Card("FR50", "Protection Rune", "Rune de Protection", ARTIFACT, 1, bonus=(Clears(every_card()),)),
    Card(
        "FR51", "Shapeshifter", "Métamorphe", WILD, 0,
        bonus=(CopiesFromGame((ARTIFACT, LEADER, WIZARD, WEAPON, BEAST)),),
    ),
    Card(
        "FR52", "Mirage", "Mirage", WILD, 0,
        bonus=(CopiesFromGame((ARMY, LAND, WEATHER, FLOOD, FLAME)),),
    ),
    Card("FR53", "Doppelgänger", "Doppelgänger", WILD, 0, bonus=(CopiesFromHand(),)),
)  # fmt: skip

_PROMOS = (
    Card("FR54", "Jester", "Bouffon", WIZARD, 3, bonus=(BestOf(EachOddOther(3), Once(50, AllOdd())),)),
    Card(
        "FR55", "Phoenix", "Phénix", BEAST, 14,
        bonus=(CountsAs((FLAME, WEATHER)), KeepsSuit(), StandsApart()),
        penalty=(BlankedWith(any_of(FLOOD)),),
    ),
)  # fmt: skip

_EXTRA_SUITS = (
    Card(
        "CH01", "Dungeon", "Donjon", BUILDING, 7,
        bonus=(
            First(10, any_of(UNDEAD, BEAST, ARTIFACT)),
            Further(5, any_of(UNDEAD, BEAST, ARTIFACT)),
            Each(5, any_of("Necromancer", "Warlock Lord", "Demon")),
        ),
    ),
    Card(
        "CH02", "Castle", "Château", BUILDING, 10,
        bonus=(First(10, any_of(LEADER, ARMY, LAND, other(BUILDING))), Further(5, any_of(other(BUILDING)))),
    ),
    Card(
        "CH03", "Crypt", "Crypte", BUILDING, 21,
        bonus=(Strengths(any_of(UNDEAD)),),
        penalty=(Blanks(any_of(LEADER)),),
    ),
    Card(
        "CH04", "Chapel", "Chapelle", BUILDING, 2,
        bonus=(Once(40, Exactly(2, any_of(LEADER, WIZARD, OUTSIDER, UNDEAD))),),
    ),
    Card(
        "CH05", "Garden", "Jardin", LAND, 11,
        bonus=(Each(11, any_of(LEADER, BEAST)),),
        penalty=(BlankedWith(any_of(UNDEAD, "Necromancer", "Demon")),),
    ),
    Card("CH06", "Genie", "Génie", OUTSIDER, -50, bonus=(EachOtherPlayer(10), SearchesDeck())),
    Card("CH07", "Judge", "Juge des âmes", OUTSIDER, 11, bonus=(EachPenalised(10),)),
    Card("CH08", "Angel", "Ange", OUTSIDER, 16, bonus=(ProtectsOne(), CannotBeBlanked())),
    Card("CH09", "Leprechaun", "Leprechaun", OUTSIDER, 20, bonus=(DrawsTop(),)),
    Card("CH10", "Demon", "Démon", OUTSIDER, 45, penalty=(BlanksLoners(but=any_of(OUTSIDER)),)),
    Card(
        "CH11", "Dark Queen", "Reine des Ténèbres", UNDEAD, 10,
        bonus=(EachInDiscard(5, any_of(LAND, FLOOD, FLAME, WEATHER, "Unicorn")),),
    ),
    Card(
        "CH12", "Ghoul", "Goule", UNDEAD, 8,
        bonus=(EachInDiscard(4, any_of(WIZARD, LEADER, ARMY, BEAST, UNDEAD)),),
    ),
    Card(
        "CH13", "Specter", "Spectre", UNDEAD, 12,
        bonus=(EachInDiscard(6, any_of(WIZARD, ARTIFACT, OUTSIDER)),),
    ),
    Card(
        "CH14", "Lich", "Liche", UNDEAD, 13,
        bonus=(
            Once(10, With(any_of("Necromancer"))),
            Each(10, any_of(other(UNDEAD))),
            Protects(any_of(UNDEAD)),
        ),
    ),
    Card(
        "CH15", "Death Knight", "Chevalier de la Mort", UNDEAD, 14,
        bonus=(EachInDiscard(7, any_of(WEAPON, ARMY)),),
    ),
    Card("CH16", "Bell Tower", "Beffroi", BUILDING, 8, bonus=(Once(15, With(any_of(WIZARD, UNDEAD))),)),
)  # fmt: skip


def _numbered(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(replace(card, number=number) for number, card in enumerate(cards))


CARDS = _numbered((*_BASE, *_PROMOS, *_EXTRA_SUITS))

PRINTINGS = (
    # The eight cards that read differently with Extra Suits; the Bell Tower is a card of its own (CH16).
    Printing("CH17", "FR06", "suits", bonus=(BestStrength(any_of(BUILDING, WEAPON, FLOOD, FLAME, LAND, WEATHER)),)),
    Printing(
        "CH18", "FR08", "suits",
        penalty=(
            Blanks(
                any_of(ARMY),
                any_of(BUILDING),
                any_of(LAND, but=any_of("Mountain")),
                any_of(FLAME, but=any_of("Lightning")),
            ),
        ),
    ),
    Printing("CH19", "FR25", "suits", bonus=(Each(10, any_of(LAND, BUILDING)), ClearsWord(ARMY, every_card()))),
    Printing(
        "CH20", "FR28", "suits",
        bonus=(TakesDiscard(any_of(ARMY, LEADER, WIZARD, BEAST, UNDEAD)), Protects(any_of(UNDEAD))),
    ),
    Printing("CH21", "FR48", "suits", bonus=(Once(70, AllDifferent()),)),
    Printing("CH22", "FR51", "suits", bonus=(CopiesFromGame((ARTIFACT, LEADER, WIZARD, WEAPON, BEAST, UNDEAD)),)),
    Printing("CH23", "FR52", "suits", bonus=(CopiesFromGame((BUILDING, ARMY, LAND, WEATHER, FLOOD, FLAME)),)),
    # In Chaos Realms the Necromancer's whole text is replaced.
    Printing("FR28", "FR28", "chaos", bonus=(DrawsAndKeeps(3),)),
    # Printings that an option brings (RULES A3, "Printings").
    Printing(
        "FR16", "FR16", "wildfire-spares-outsiders",
        penalty=(
            Blanks(
                every_card(
                    but=any_of(
                        FLAME, WIZARD, WEATHER, WEAPON, ARTIFACT, OUTSIDER,
                        "Mountain", "Great Flood", "Island", "Unicorn", "Dragon",
                    )
                )
            ),
        ),
    ),
    Printing("FR55P", "FR55", "promo-phoenix", bonus=(CountsAs((FLAME, WEATHER), always=True),)),
)  # fmt: skip
