"""Hands that cannot be, and texts that say nothing: each is refused with a typed error whose sentence says what is
wrong, in both languages."""

from __future__ import annotations

import pytest

from royaume import realms
from tests.realms.mistakes import Mistake, check

MISTAKES = [
    Mistake(
        "a card twice",
        lambda: realms.score("King, Queen, Roi"),
        realms.HandError,
        "duplicate-card",
        "King is there twice; every card exists once",
        "Roi est là deux fois ; chaque carte est unique",
    ),
    Mistake(
        "a card twice in the discard area",
        lambda: realms.score("King", discard="Queen, Reine"),
        realms.HandError,
        "duplicate-card",
        "Queen is there twice; every card exists once",
        "Reine est là deux fois ; chaque carte est unique",
    ),
    Mistake(
        "an item twice",
        lambda: realms.score("King", items="Spyglass, CH24", modules="items"),
        realms.HandError,
        "duplicate-card",
        "Spyglass is there twice; every card exists once",
        "Longue-vue est là deux fois ; chaque carte est unique",
    ),
    Mistake(
        "a card in hand and discard area",
        lambda: realms.score("King, Queen", discard="Forge, Queen"),
        realms.HandError,
        "duplicate-card",
        "Queen is in the hand and in the discard area; it can only be in one",
        "Reine est dans la main et dans la défausse ; elle ne peut être que dans l'une",
    ),
    Mistake(
        "a promo card without promos",
        lambda: realms.score("Jester"),
        realms.HandError,
        "not-in-play",
        "Jester is only in play with Promo cards; add it with “promos”",
        "Bouffon n'est en jeu qu'avec Cartes promo ; ajoutez « promos »",
    ),
    Mistake(
        "an extra suit without suits",
        lambda: realms.score("King", discard="CH10"),
        realms.HandError,
        "not-in-play",
        "Demon is only in play with Extra Suits; add it with “suits”",
        "Démon n'est en jeu qu'avec Nouvelles familles ; ajoutez « suits »",
    ),
    Mistake(
        "the Land Bell Tower with suits",
        lambda: realms.score("FR03, King", modules="suits"),
        realms.HandError,
        "not-in-play",
        "Bell Tower (FR03) is not in play with Extra Suits; there it is the Building CH16",
        "Beffroi (FR03) n'est pas en jeu avec les nouvelles familles ; c'y est le Bâtiment CH16",
    ),
    Mistake(
        "the Building Bell Tower without suits",
        lambda: realms.score("CH16"),
        realms.HandError,
        "not-in-play",
        "Bell Tower is only in play with Extra Suits; add it with “suits”",
        "Beffroi n'est en jeu qu'avec Nouvelles familles ; ajoutez « suits »",
    ),
    Mistake(
        "the first promo's Phoenix without its option",
        lambda: realms.score("FR55P", modules="promos"),
        realms.HandError,
        "not-in-play",
        "FR55P is another printing of Phoenix; choose it with the option “promo-phoenix”",
        "FR55P est une autre version de Phénix ; choisissez-la par l'option « promo-phoenix »",
    ),
    Mistake(
        "the first promo's Phoenix without promos",
        lambda: realms.score("FR55P", options="promo-phoenix"),
        realms.HandError,
        "not-in-play",
        "Phoenix is only in play with Promo cards; add it with “promos”",
        "Phénix n'est en jeu qu'avec Cartes promo ; ajoutez « promos »",
    ),
    Mistake(
        "ten cards",
        lambda: realms.score([f"FR{number:02}" for number in range(1, 11)]),
        realms.HandError,
        "hand-size",
        "a hand of 10 cards cannot be scored; expected at most 9",
        "une main de 10 cartes ne peut être comptée ; il en faut au plus 9",
    ),
    Mistake(
        "items without their module",
        lambda: realms.score("King", items="Spyglass"),
        realms.HandError,
        "not-in-play",
        "Spyglass is only in play with Cursed Items; add them with “items”",
        "Longue-vue n'est en jeu qu'avec les Objets Maudits ; ajoutez « items »",
    ),
    Mistake(
        "items with chaos",
        lambda: realms.score("King", modules="items,chaos"),
        realms.OptionError,
        "option",
        "Cursed Items is not played with Chaos Realms",
        "Objets Maudits ne se joue pas avec Chaos Realms",
    ),
    Mistake(
        "an unknown module",
        lambda: realms.score("King", modules="cursed"),
        realms.OptionError,
        "option",
        "there is no module “cursed”; there are promos, items, suits or chaos",
        "il n'y a pas de module « cursed » ; il y a promos, items, suits ou chaos",
    ),
    Mistake(
        "an unknown option",
        lambda: realms.score("King", options=["first-phoenix"]),
        realms.OptionError,
        "option",
        "there is no option “first-phoenix”; there are wildfire-spares-outsiders or promo-phoenix",
        "il n'y a pas d'option « first-phoenix » ; il y a wildfire-spares-outsiders ou promo-phoenix",
    ),
    Mistake(
        "no players",
        lambda: realms.score("King", players=0),
        realms.OptionError,
        "option",
        "0 is not a number of players; expected a whole number from 1 to 12",
        "0 n'est pas un nombre de joueurs ; il faut un nombre entier de 1 à 12",
    ),
    Mistake(
        "too many players",
        lambda: realms.score("King | players 13"),
        realms.OptionError,
        "option",
        "13 is not a number of players; expected a whole number from 1 to 12",
        "13 n'est pas un nombre de joueurs ; il faut un nombre entier de 1 à 12",
    ),
    Mistake(
        "half a player",
        lambda: realms.score("King", players=2.5),  # type: ignore[arg-type]
        realms.OptionError,
        "option",
        "2.5 is not a number of players; expected a whole number from 1 to 12",
        "2.5 n'est pas un nombre de joueurs ; il faut un nombre entier de 1 à 12",
    ),
    Mistake(
        "an unknown name",
        lambda: realms.score("Xyzzy"),
        realms.UnknownName,
        "unknown-name",
        "no card is called “Xyzzy”",
        "aucune carte ne s'appelle « Xyzzy »",
    ),
    Mistake(
        "an unknown id",
        lambda: realms.score("FR99"),
        realms.UnknownName,
        "unknown-name",
        "no card is called “FR99”",
        "aucune carte ne s'appelle « FR99 »",
    ),
    Mistake(
        "a misspelt name",
        lambda: realms.score("Mountan"),
        realms.UnknownName,
        "unknown-name",
        "no card is called “Mountan”; did you mean Mountain?",
        "aucune carte ne s'appelle « Mountan » ; vouliez-vous dire Mountain ?",
    ),
    Mistake(
        "an ambiguous beginning",
        lambda: realms.score("Elven"),
        realms.UnknownName,
        "ambiguous-name",
        "“Elven” begins several names: Elven Archers or Elven Longbow",
        "« Elven » commence plusieurs noms : Elven Archers ou Elven Longbow",
    ),
    Mistake(
        "nothing between two commas",
        lambda: realms.score("King,,Queen"),
        realms.UnknownName,
        "unknown-name",
        "a name is missing: there is nothing between two commas",
        "il manque un nom : il n'y a rien entre deux virgules",
    ),
    Mistake(
        "players in words",
        lambda: realms.score("King | players many"),
        realms.NotationError,
        "notation",
        "“many” is not a whole number",
        "« many » n'est pas un nombre entier",
    ),
    Mistake(
        "an unknown part",
        lambda: realms.score("King | hand Queen"),
        realms.NotationError,
        "notation",
        "“hand” is no part of a hand; expected discard, items, players, with or options",
        "« hand » n'est pas une partie d'une main ; il faut discard, items, players, with ou options",
    ),
    Mistake(
        "a part twice",
        lambda: realms.score("King | players 2 | players 3"),
        realms.NotationError,
        "notation",
        "the part “players” is there twice",
        "la partie « players » est là deux fois",
    ),
    Mistake(
        "a choice in the discard area",
        lambda: realms.score("King | discard Mirage=Rainstorm"),
        realms.NotationError,
        "notation",
        "“Mirage=Rainstorm” makes a choice where only names are expected",
        "« Mirage=Rainstorm » fait un choix là où il ne faut que des noms",
    ),
    Mistake(
        "half a choice",
        lambda: realms.score("Mirage="),
        realms.NotationError,
        "notation",
        "“Mirage=” is not a choice; expected “card=choice”, as in “Mirage=Rainstorm”",
        "« Mirage= » n'est pas un choix ; il faut « carte=choix », comme « Mirage=Orage »",
    ),
    Mistake(
        "too many discards owed",
        lambda: realms.best_after_discards(realms.Hand.of("King, Queen"), 3),
        realms.HandError,
        "hand-size",
        "3 cards cannot be discarded from a hand of 2",
        "on ne peut défausser 3 cartes d'une main de 2",
    ),
    Mistake(
        "a card in two hands",
        lambda: realms.rank(map(realms.Hand.of, ("King, Queen", "Queen, Forge"))),
        realms.HandError,
        "duplicate-card",
        "Queen is in two of the hands; every card exists once",
        "Reine est dans deux des mains ; chaque carte est unique",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.about)
def test_mistake_is_refused(mistake: Mistake) -> None:
    check(mistake)


@pytest.mark.parametrize("players", ["x", True, 0, -1, 13, 2.5, float("inf"), float("nan")])
def test_players_is_a_number_or_an_error_of_the_game(players: object) -> None:
    with pytest.raises(realms.RealmsError):
        realms.score("King", players=players)  # type: ignore[arg-type]


def test_what_was_given_is_left_as_it_was() -> None:
    hand, discard, items = ["King", "Mirage"], ["Queen", "King"], ["Spyglass"]
    choices: dict[str, object] = {"Mirage": "Rainstorm", "Island": "King"}
    with pytest.raises(realms.RealmsError):
        realms.score(hand, choices=choices, discard=discard, items=items, modules="items")
    assert (hand, discard, items) == (["King", "Mirage"], ["Queen", "King"], ["Spyglass"])
    assert choices == {"Mirage": "Rainstorm", "Island": "King"}


def test_nine_cards_are_scored() -> None:
    assert len(realms.score([f"FR{number:02}" for number in range(1, 10)]).lines) == 9


def test_a_mistake_is_found_whatever_else_is_right() -> None:
    """The same mistake in the text form, in the arguments, or spread over both."""
    ways: list[tuple[realms.Hand | str, str | list[str]]] = [
        ("King | discard King", ""),
        ("King", "King"),
        ("Queen, King | discard Forge", "King"),
        (realms.Hand.of("King"), ["FR31"]),
    ]
    for hand, discard in ways:
        with pytest.raises(realms.HandError, match="King is in the hand and in the discard area"):
            realms.score(hand, discard=discard)
