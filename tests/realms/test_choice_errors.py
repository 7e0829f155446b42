"""Choices that the rules do not allow: each is refused with a typed error whose sentence says why, in both languages,
whether or not the rest may be searched."""

from __future__ import annotations

import pytest

from royaume import realms
from tests.realms.mistakes import Mistake, check


def chosen(hand: str, card: str, choice: object, modules: str = "") -> None:
    realms.score(hand, choices={card: choice}, search=False, modules=modules)


MISTAKES = [
    Mistake(
        "a Land for the Shapeshifter",
        lambda: chosen("Shapeshifter", "Shapeshifter", "Mountain"),
        realms.ChoiceError,
        "choice",
        (
            "Shapeshifter cannot become Mountain, a card of the suit Land; it may take Artifact, Leader, Wizard, "
            "Weapon or Beast"
        ),
        (
            "Métamorphe ne peut devenir Montagne, de la famille Terrain ; elle peut prendre Artefact, Seigneur, "
            "Sorcier, Arme ou Créature"
        ),
    ),
    Mistake(
        "the Land suit for the Shapeshifter",
        lambda: chosen("Shapeshifter", "Shapeshifter", "land"),
        realms.ChoiceError,
        "choice",
        "Shapeshifter cannot take the suit Land; it may take Artifact, Leader, Wizard, Weapon or Beast",
        (
            "Métamorphe ne peut prendre la famille Terrain ; elle peut prendre Artefact, Seigneur, Sorcier, Arme "
            "ou Créature"
        ),
    ),
    Mistake(
        "an Undead for the Shapeshifter in the base game",
        lambda: chosen("Shapeshifter", "Shapeshifter", "Lich"),
        realms.HandError,
        "not-in-play",
        "Lich is only in play with Extra Suits; add it with “suits”",
        "Liche n'est en jeu qu'avec Nouvelles familles ; ajoutez « suits »",
    ),
    Mistake(
        "a Wizard for the Mirage",
        lambda: chosen("Mirage", "Mirage", "Necromancer"),
        realms.ChoiceError,
        "choice",
        (
            "Mirage cannot become Necromancer, a card of the suit Wizard; it may take Army, Land, Weather, Flood "
            "or Flame"
        ),
        (
            "Mirage ne peut devenir Nécromancien, de la famille Sorcier ; elle peut prendre Armée, Terrain, "
            "Climat, Vague ou Flamme"
        ),
    ),
    Mistake(
        "a Building for the Mirage in the base game",
        lambda: chosen("Mirage", "Mirage", "building"),
        realms.ChoiceError,
        "choice",
        "Mirage cannot take the suit Building; it may take Army, Land, Weather, Flood or Flame",
        ("Mirage ne peut prendre la famille Bâtiment ; elle peut prendre Armée, Terrain, Climat, Vague ou Flamme"),
    ),
    Mistake(
        "a Wild for a Wild",
        lambda: chosen("Shapeshifter, Mirage", "Shapeshifter", "Mirage"),
        realms.ChoiceError,
        "choice",
        (
            "Shapeshifter cannot become Mirage, a card of the suit Wild; it may take Artifact, Leader, Wizard, "
            "Weapon or Beast"
        ),
        (
            "Métamorphe ne peut devenir Mirage, de la famille Joker ; elle peut prendre Artefact, Seigneur, "
            "Sorcier, Arme ou Créature"
        ),
    ),
    Mistake(
        "the Land Bell Tower for the Mirage with suits",
        lambda: chosen("Mirage", "Mirage", "FR03", modules="suits"),
        realms.HandError,
        "not-in-play",
        "Bell Tower (FR03) is not in play with Extra Suits; there it is the Building CH16",
        "Beffroi (FR03) n'est pas en jeu avec les nouvelles familles ; c'y est le Bâtiment CH16",
    ),
    Mistake(
        "the Book on the Phoenix",
        lambda: chosen("Book of Changes, Phoenix", "Book of Changes", ["Phoenix", "army"], modules="promos"),
        realms.ChoiceError,
        "choice",
        "Book of Changes cannot change the suit of Phoenix",
        "Livre des Mutations ne peut changer la famille de Phénix",
    ),
    Mistake(
        "the Book on itself",
        lambda: chosen("Book of Changes, King", "Book of Changes", ["Book of Changes", "army"]),
        realms.ChoiceError,
        "choice",
        "Book of Changes needs another card, not itself",
        "Livre des Mutations demande une autre carte qu'elle-même",
    ),
    Mistake(
        "the Book to WILD",
        lambda: chosen("Book of Changes, King", "Book of Changes", ["King", "wild"]),
        realms.ChoiceError,
        "choice",
        (
            "Book of Changes cannot give the suit Wild; expected one of Land, Flood, Weather, Flame, Army, "
            "Wizard, Leader, Beast, Weapon or Artifact"
        ),
        (
            "Livre des Mutations ne peut donner la famille Joker ; il faut Terrain, Vague, Climat, Flamme, "
            "Armée, Sorcier, Seigneur, Créature, Arme ou Artefact"
        ),
    ),
    Mistake(
        "the Book to BUILDING without suits",
        lambda: chosen("Book of Changes, King", "Book of Changes", ["King", "building"]),
        realms.ChoiceError,
        "choice",
        (
            "Book of Changes cannot give the suit Building; expected one of Land, Flood, Weather, Flame, Army, "
            "Wizard, Leader, Beast, Weapon or Artifact"
        ),
        (
            "Livre des Mutations ne peut donner la famille Bâtiment ; il faut Terrain, Vague, Climat, Flamme, "
            "Armée, Sorcier, Seigneur, Créature, Arme ou Artefact"
        ),
    ),
    Mistake(
        "the Book on a card not in the hand",
        lambda: chosen("Book of Changes, King", "Book of Changes", ["Queen", "army"]),
        realms.ChoiceError,
        "choice",
        "Book of Changes needs another card of the hand; Queen is not in it",
        "Livre des Mutations demande une autre carte de la main ; Reine n'y est pas",
    ),
    Mistake(
        "the Book without a suit",
        lambda: chosen("Book of Changes, King", "Book of Changes", "King"),
        realms.ChoiceError,
        "choice",
        "Book of Changes needs a card and a suit, as in “Book of Changes=King:wizard”; given “King”",
        (
            "Livre des Mutations demande une carte et une famille, comme « Livre des Mutations=Roi:sorcier » ; "
            "reçu « King »"
        ),
    ),
    Mistake(
        "the Book with a suit that does not exist",
        lambda: chosen("Book of Changes, King", "Book of Changes", ["King", "water"]),
        realms.UnknownName,
        "unknown-name",
        (
            "there is no suit “water”; expected Land, Flood, Weather, Flame, Army, Wizard, Leader, Beast, "
            "Weapon, Artifact, Wild, Building, Outsider or Undead"
        ),
        (
            "il n'y a pas de famille « water » ; il faut Terrain, Vague, Climat, Flamme, Armée, Sorcier, "
            "Seigneur, Créature, Arme, Artefact, Joker, Bâtiment, Extérieur ou Mort-vivant"
        ),
    ),
    Mistake(
        "the Island on a LEADER",
        lambda: chosen("Island, King", "Island", "King"),
        realms.ChoiceError,
        "choice",
        "Island may clear Flood or Flame; King is neither",
        "Île peut effacer Vague ou Flamme ; Roi n'en est pas",
    ),
    Mistake(
        "the Island on a card not in the hand",
        lambda: chosen("Island, King", "Island", "Swamp"),
        realms.ChoiceError,
        "choice",
        "Island needs another card of the hand; Swamp is not in it",
        "Île demande une autre carte de la main ; Marécage n'y est pas",
    ),
    Mistake(
        "the Angel on itself",
        lambda: chosen("Angel, King", "Angel", "Angel", modules="suits"),
        realms.ChoiceError,
        "choice",
        "Angel needs another card, not itself",
        "Ange demande une autre carte qu'elle-même",
    ),
    Mistake(
        "the Angel on a card not in the hand",
        lambda: chosen("Angel, King", "Angel", "Queen", modules="suits"),
        realms.ChoiceError,
        "choice",
        "Angel needs another card of the hand; Queen is not in it",
        "Ange demande une autre carte de la main ; Reine n'y est pas",
    ),
    Mistake(
        "a Doppelgänger of itself",
        lambda: chosen("Doppelgänger, King", "Doppelgänger", "Doppelgänger"),
        realms.ChoiceError,
        "choice",
        "Doppelgänger needs another card, not itself",
        "Doppelgänger demande une autre carte qu'elle-même",
    ),
    Mistake(
        "a Doppelgänger of a card not in the hand",
        lambda: chosen("Doppelgänger, King", "Doppelgänger", "Queen"),
        realms.ChoiceError,
        "choice",
        "Doppelgänger needs another card of the hand; Queen is not in it",
        "Doppelgänger demande une autre carte de la main ; Reine n'y est pas",
    ),
    Mistake(
        "two names for one choice",
        lambda: chosen("Doppelgänger, King", "Doppelgänger", ["King", "Queen"]),
        realms.ChoiceError,
        "choice",
        "Doppelgänger needs one name; given “['King', 'Queen']”",
        "Doppelgänger demande un seul nom ; reçu « ['King', 'Queen'] »",
    ),
    Mistake(
        "a choice for a card not held",
        lambda: chosen("King", "Mirage", "Rainstorm"),
        realms.ChoiceError,
        "choice",
        "Mirage is not in the hand, so nothing can be chosen for it",
        "Mirage n'est pas dans la main : il n'y a rien à choisir pour elle",
    ),
    Mistake(
        "a choice for a card without one",
        lambda: chosen("King, Queen", "King", "Queen"),
        realms.ChoiceError,
        "choice",
        (
            "King lets you choose nothing; the cards that do are Doppelgänger, Mirage, Shapeshifter, Book of "
            "Changes or Island"
        ),
        (
            "Roi ne laisse rien à choisir ; les cartes qui le font sont Doppelgänger, Mirage, Métamorphe, Livre "
            "des Mutations ou Île"
        ),
    ),
    Mistake(
        "a choice written twice",
        lambda: chosen("Mirage=Rainstorm", "Mirage", "Blizzard"),
        realms.ChoiceError,
        "choice",
        "two choices are given for Mirage",
        "deux choix sont donnés pour Mirage",
    ),
    Mistake(
        "a choice for a card that has to be discarded",
        lambda: realms.best_after_discards(realms.Hand.of("Mirage=Smoke"), 1),
        realms.ChoiceError,
        "choice",
        "Mirage would be discarded, so nothing can be chosen for it",
        "Mirage serait défaussée : il n'y a rien à choisir pour elle",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.about)
def test_choice_is_refused(mistake: Mistake) -> None:
    check(mistake)


@pytest.mark.parametrize(
    ("hand", "choices", "modules"),
    [
        ("Shapeshifter, King, Book", {"Shapeshifter": "Mountain"}, ""),
        ("Book of Changes, Phoenix, Mirage", {"Book of Changes": ["Phoenix", "army"]}, "promos"),
        ("Book of Changes, King, Mirage", {"Book of Changes": ["King", "building"]}, ""),
        ("Island, King, Mirage", {"Island": "King"}, ""),
        ("Island, Mirage, Book of Changes, King", {"Island": "King", "Book of Changes": ["Mirage", "army"]}, ""),
        ("Island, Mirage, Book of Changes, King", {"Island": "King", "Book of Changes": None}, ""),
        ("Island, Mirage, Book of Changes, King", {"Island": "Mirage", "Mirage": "army", "Book": None}, ""),
        ("Angel, King, Mirage", {"Angel": "Angel"}, "suits"),
        ("Island, Angel, Book of Changes, King", {"Island": "King", "Angel": "Angel"}, "suits"),
        ("Island, Angel, Book of Changes, King", {"Island": "King", "Angel": "Queen"}, "suits"),
        ("Island, Angel, Book of Changes, King", {"Island": "Queen", "Angel": "King"}, "suits"),
    ],
)
def test_what_no_search_can_mend_is_refused(hand: str, choices: dict[str, object], modules: str) -> None:
    with pytest.raises(realms.ChoiceError):
        realms.score(hand, choices=choices, modules=modules)


@pytest.mark.parametrize(
    ("hand", "choices", "modules"),
    [
        ("Island, King, Book of Changes", {"Island": "King"}, ""),
        ("Island, Mirage", {"Island": "Mirage"}, ""),
        ("Island, Doppelgänger", {"Island": "Doppelgänger"}, ""),
        ("Island, Angel, King, Book of Changes", {"Island": "King", "Angel": "King"}, "suits"),
    ],
)
def test_the_search_finds_what_makes_a_choice_legal(hand: str, choices: dict[str, object], modules: str) -> None:
    sheet = realms.score(hand, choices=choices, modules=modules)
    assert sheet.choices_written().items() >= choices.items()
    again = realms.score(hand, choices=sheet.choices_written(), modules=modules, search=False)
    assert again.total == sheet.total
    with pytest.raises(realms.ChoiceError, match="Island may clear Flood or Flame"):
        realms.score(hand, choices=choices, modules=modules, search=False)


def test_what_a_module_allows_is_allowed() -> None:
    for card, choice in (
        ("Mirage", "building"),
        ("Mirage", "Chapel"),
        ("Shapeshifter", "undead"),
        ("Shapeshifter", "Lich"),
    ):
        assert realms.score(card, choices={card: choice}, modules="suits", search=False).total == 0
    sheet = realms.score(
        "Book of Changes, FR55P",
        choices={"Book of Changes": ["FR55P", "building"]},
        modules=["promos", "suits"],
        options="promo-phoenix",
        search=False,
    )
    assert sheet.choices_written() == {"Book of Changes": ["Phoenix", "building"]}
