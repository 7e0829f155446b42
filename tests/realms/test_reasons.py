"""The reasons on a score sheet as sentences, worked out by hand in both languages."""

from __future__ import annotations

import pytest

from royaume import realms
from royaume.core.language import LANGUAGES, pieces, plain
from royaume.realms import effects as fx
from royaume.realms.words.reasons import marked_why, why
from tests.realms.hands import deals

BASILISKS = "Basilisk, Doppelgänger=Basilisk"
UNDEAD = "Ghoul, Lich, Dungeon | discard King, Queen | with suits"


@pytest.mark.parametrize(
    ("hand", "card", "english", "french"),
    [
        ("Mountain, Swamp", "Swamp", "Penalty cleared by the Mountain.", "Malus effacé par la Montagne."),
        (
            "Beastmaster, Protection Rune, Basilisk",
            "Basilisk",
            "Penalty cleared by the Beastmaster and the Protection Rune.",
            "Malus effacé par le Dresseur et la Rune de Protection.",
        ),
        ("Island=Swamp, Swamp", "Swamp", "Penalty cleared by the Island.", "Malus effacé par l'Île."),
        (
            "Rangers, Swamp",
            "Swamp",
            "“Army” cleared from its penalty by the Rangers.",
            "« Armée » effacé de son malus par les Éclaireurs.",
        ),
        (
            "Great Flood, Forest",
            "Forest",
            "Blanked by the Great Flood, which nothing clears.",
            "Masquée par l'Inondation, que rien n'efface.",
        ),
        (
            "Great Flood, Rangers, Forest",
            "Forest",
            "Blanked by the Great Flood.",
            "Masquée par l'Inondation.",
        ),
        (
            "War Dirigible, Knights, Smoke, Candle",
            "War Dirigible",
            "Blanked with the Smoke.",
            "Masquée avec la Fumée.",
        ),
        ("Smoke, Knights", "Smoke", "Blanked without any Flame.", "Masquée sans Flamme."),
        (
            BASILISKS,
            "Basilisk",
            "Blanked: it and the Doppelgänger as Basilisk blank each other.",
            "Masquée : elle et le Doppelgänger en Basilic se masquent l'une l'autre.",
        ),
        (
            "Basilisk, Book of Changes=Basilisk:leader",
            "Basilisk",
            "Blanked by itself.",
            "Masquée par elle-même.",
        ),
        (
            "Garden, Book of Changes=Garden:undead | with suits",
            "Garden",
            "Blanked by its own words.",
            "Masquée par son propre texte.",
        ),
        ("King, Knights", "King", "+5 for Knights.", "+5 pour Chevaliers."),
        ("King, Queen, Knights", "King", "+20 for Knights, with Queen.", "+20 pour Chevaliers, avec Reine."),
        (
            "King, Shapeshifter=Queen, Knights, Rangers",
            "King",
            "+40: 20 for each of Knights and Rangers, with Shapeshifter as Queen.",
            "+40 : 20 par carte, pour Chevaliers et Éclaireurs, avec Métamorphe en Reine.",
        ),
        (
            "King, Knights, Rangers",
            "King",
            "+10: 5 for each of Knights and Rangers.",
            "+10 : 5 par carte, pour Chevaliers et Éclaireurs.",
        ),
        (
            "Air Elemental, Mirage=Rainstorm, Whirlwind",
            "Air Elemental",
            "+30: 15 for each of Whirlwind and Mirage as Rainstorm.",
            "+30 : 15 par carte, pour Tornade et Mirage en Orage.",
        ),
        ("Air Elemental, Mirage=weather", "Air Elemental", "+15 for Mirage as Weather.", "+15 pour Mirage en Climat."),
        ("Light Cavalry, Forest", "Light Cavalry", "−2 for Forest.", "−2 pour Forêt."),
        ("Knights, Forest", "Knights", "−8 without any Leader.", "−8 sans Seigneur."),
        ("Elven Archers, Forest", "Elven Archers", "+5 without any Weather.", "+5 sans Climat."),
        (
            "Elven Archers, Smoke, Candle",
            "Elven Archers",
            "+0: only without any Weather.",
            "+0 : seulement sans Climat.",
        ),
        ("Hydra, Swamp", "Hydra", "+28 with Swamp.", "+28 avec Marécage."),
        ("Hydra, Forest", "Hydra", "+0: needs Swamp.", "+0 : il faut Marécage."),
        (
            "Whirlwind, Rainstorm",
            "Whirlwind",
            "+0: needs Rainstorm and either Blizzard or Great Flood.",
            "+0 : il faut Orage et soit Blizzard, soit Inondation.",
        ),
        (
            "Princess, Forest",
            "Princess",
            "+0 without any Army, Wizard or other Leader.",
            "+0 sans Armée, Sorcier ni autre Seigneur.",
        ),
        (
            "Warlord, Knights, Rangers",
            "Warlord",
            "+25, the base strengths together: Knights and Rangers.",
            "+25, somme des forces de base : Chevaliers et Éclaireurs.",
        ),
        (
            "Fountain of Life, Forge",
            "Fountain of Life",
            "+9, the highest base strength: Forge.",
            "+9, la plus haute force de base : Forge.",
        ),
        (
            "Gem of Order, Warlord, Swamp",
            "Gem of Order",
            "+0 without three consecutive base strengths.",
            "+0 sans trois forces de base consécutives.",
        ),
        (
            "Gem of Order, Warlord, Queen",
            "Gem of Order",
            "+10 for consecutive base strengths: Queen, Warlord and Gem of Order.",
            "+10 pour des forces de base consécutives : Reine, Chef de Guerre et Gemme de Loi.",
        ),
        (
            "World Tree, Gem of Order",
            "World Tree",
            "+0: two active cards share a suit.",
            "+0 : deux cartes actives ont la même famille.",
        ),
        (
            "World Tree, Forest",
            "World Tree",
            "+50: all suits are different.",
            "+50 : toutes les familles sont différentes.",
        ),
        (
            "Collector, Forest",
            "Collector",
            "+0 without three different cards of a suit.",
            "+0 sans trois cartes différentes d'une famille.",
        ),
        (
            UNDEAD,
            "Ghoul",
            "Protected by the Lich. +8: 4 for each of King and Queen in the discard area.",
            "Protégée par la Liche. +8 : 4 par carte, pour Roi et Reine dans la défausse.",
        ),
        (
            "Ghoul | with suits",
            "Ghoul",
            "+0: none of those cards in the discard area.",
            "+0 : aucune de ces cartes dans la défausse.",
        ),
        (
            "Genie | players 4 | with suits",
            "Genie",
            "+30: 10 for each of three other players.",
            "+30 : 10 pour chacun des trois autres joueurs.",
        ),
        ("Genie | players 2 | with suits", "Genie", "+10 for the other player.", "+10 pour l'autre joueur."),
        ("Genie | players 1 | with suits", "Genie", "+0: no other player.", "+0 : aucun autre joueur."),
        ("Judge | with suits", "Judge", "+0: no card has a penalty left.", "+0 : il ne reste aucun malus."),
        ("Judge, Swamp | with suits", "Judge", "+10 for Swamp.", "+10 pour Marécage."),
        (
            "Castle, King, Queen, Crypt, Dungeon | with suits",
            "Castle",
            "+10 for the first of each suit: Dungeon. +5 beyond the first of a suit: Crypt.",
            "+10 pour la première de chaque famille : Donjon. +5 au-delà de la première d'une famille : Crypte.",
        ),
        (
            "Jester, Swamp | with promos",
            "Jester",
            "+0: no other odd base strength.",
            "+0 : aucune autre force de base impaire.",
        ),
        (
            "Jester, Forge, Lightning | with promos",
            "Jester",
            "+50: all cards are of odd base strength.",
            "+50 : toutes les cartes sont de force de base impaire.",
        ),
        (
            "Phoenix, Enchantress | with promos",
            "Enchantress",
            "+10 for Phoenix.",
            "+10 pour Phénix.",
        ),
        (
            "Angel=King, King, Demon | with suits",
            "Angel",
            "Cannot be blanked.",
            "Ne peut pas être masquée.",
        ),
        (
            "Angel=King, King, Demon | with suits",
            "King",
            "Protected by the Angel. +0 without any Army.",
            "Protégée par l'Ange. +0 sans Armée.",
        ),
        (
            "Crypt, Dungeon | with suits",
            "Dungeon",
            "+0 without any Undead, Beast or Artifact. +0 without any Necromancer, Warlock Lord or Demon.",
            "+0 sans Mort-vivant, Créature ni Artefact. +0 sans Nécromancien, Démoniste ni Démon.",
        ),
        (
            "Chapel, King, Knights | with suits",
            "Chapel",
            "+0: needs exactly two cards among Leaders, Wizards, Outsiders and Undead.",
            "+0 : il faut exactement deux cartes parmi les Seigneurs, Sorciers, Extérieurs et Morts-vivants.",
        ),
        ("Chapel, King, Queen | with suits", "Chapel", "+40 with King and Queen.", "+40 avec Roi et Reine."),
        (
            "Collector, Forest, Cavern, Mountain",
            "Collector",
            "+10 for cards of one suit: Mountain, Cavern and Forest.",
            "+10 pour des cartes d'une même famille : Montagne, Caverne et Forêt.",
        ),
    ],
)
def test_a_reason(hand: str, card: str, english: str, french: str) -> None:
    sheet = realms.score(hand, search=False)
    line = sheet.line(card)
    assert (why(sheet, line, "en"), why(sheet, line, "fr")) == (english, french)


def test_every_line_of_many_hands_can_be_told() -> None:
    """No place left unfilled, no card of the reasons left out, the links those of cards and suits."""
    told = 0
    for deal in deals(seed=3, count=150):
        sheet = realms.score(deal.product())
        for line in sheet.lines:
            for lang in LANGUAGES:
                text = marked_why(sheet, line, lang)
                told += bool(text)
                assert not set("{}<>") & set(text)
                assert plain(text) == why(sheet, line, lang)
                targets = {piece.target for piece in pieces(text) if piece.target}
                assert all(target.startswith(("card:", "suit:")) for target in targets)
            for reason in line.reasons:
                if reason.kind == "blanked-by":
                    assert {f"card:{card.id}" for card in reason.by} <= targets
    assert told > 300


def _suits_of(sheet: realms.Sheet, card: realms.Card) -> set[realms.Suit]:
    """The suits that a card of the sheet has after the choices."""
    suits = {card.suit}
    choice = sheet.choices.get(card)
    if card.suit is realms.Suit.WILD and choice is not None:
        suits = {choice if isinstance(choice, realms.Suit) else _taken(sheet, choice)}
    for book in sheet.choices.values():
        if isinstance(book, tuple) and book[0] == card:
            suits = {book[1]}
    also = next((bonus.suits for bonus in card.bonus if isinstance(bonus, fx.CountsAs)), ())
    return suits | set(also)


def _taken(sheet: realms.Sheet, choice: object) -> realms.Suit:
    assert isinstance(choice, realms.Card)
    return choice.suit


def test_the_cards_counted_make_up_the_points() -> None:
    """Each reason names just the cards that its points are made of."""
    kinds = dict.fromkeys((fx.Strengths, fx.BestStrength, fx.First, fx.Further, fx.EachOddOther, fx.Each), 0)
    for deal in deals(seed=8, count=600):
        sheet = realms.score(deal.product())
        base = {line.card: line.base for line in sheet.lines}
        for line in sheet.lines:
            for reason in line.reasons:
                if reason.kind != "scored" or type(reason.effect) not in kinds:
                    continue
                kinds[type(reason.effect)] += 1
                match reason.effect:
                    case fx.Strengths():
                        assert sum(base[card] for card in reason.by) == reason.points
                    case fx.BestStrength():
                        assert {base[card] for card in reason.by} == {reason.points}
                    case fx.EachOddOther(points=one):
                        assert one * len(reason.by) == reason.points
                        assert all(base[card] % 2 for card in reason.by)
                    case fx.First(points=one) | fx.Further(points=one) | fx.Each(points=one, when=None):
                        if all(len(_suits_of(sheet, card)) == 1 for card in reason.by):
                            assert one * len(reason.by) == reason.points
    assert all(kinds.values()), kinds
