"""What happens, told in sentences: every kind of event, in both languages, saying no more than was shown."""

from __future__ import annotations

from random import Random

import pytest

from royaume.core.language import LANGUAGES
from royaume.core.play import Dice, Event
from royaume.fantasy import Race
from royaume.fantasy.entry import ENTRY
from royaume.fantasy.events import (
    EVENTS,
    Aimed,
    Cancelled,
    Dealt,
    Drew,
    Ended,
    Laid,
    LastCard,
    NothingHappened,
    Passed,
    SwappedHands,
    SwappedPeoples,
    TookFromHand,
    TookFromPeople,
)
from royaume.fantasy.offers import CODES
from royaume.fantasy.tales import answered, told
from tests.fantasy.positions import cards

SAID: list[tuple[Event, str, str]] = [
    (
        Dealt(0, 5, cards("gnome gnome imp elf fairy")),
        "Player 1 is dealt two Gnomes, an Imp, an Elf and a Fairy.",
        "Le joueur 1 reçoit deux Gnomes, un Lutin, un Elfe et une Fée.",
    ),
    (Dealt(1, 5, None), "Player 2 is dealt five cards.", "Le joueur 2 reçoit cinq cartes."),
    (Drew(1, 1, cards("dryad")), "Player 2 draws a Dryad.", "Le joueur 2 pioche une Dryade."),
    (Drew(1, 1, None), "Player 2 draws a card.", "Le joueur 2 pioche une carte."),
    (Drew(1, 2, None), "Player 2 draws two cards.", "Le joueur 2 pioche deux cartes."),
    (Laid(0, Race.IMP), "Player 1 lays an Imp.", "Le joueur 1 pose un Lutin."),
    (Laid(0, Race.FAIRY, True), "Player 1 answers with a Fairy.", "Le joueur 1 répond par une Fée."),
    (
        Aimed(0, Race.GNOME, None),
        "Player 1 uses the power of the Gnome.",
        "Le joueur 1 utilise le pouvoir du Gnome.",
    ),
    (
        Aimed(0, Race.LEPRECHAUN, 2),
        "Player 1 uses the power of the Leprechaun against player 3.",
        "Le joueur 1 utilise le pouvoir du Farfadet contre le joueur 3.",
    ),
    (
        Aimed(0, Race.DRYAD, 2, Race.ELF),
        "Player 1 uses the power of the Dryad against player 3, and wants an Elf.",
        "Le joueur 1 utilise le pouvoir de la Dryade contre le joueur 3 et veut un Elfe.",
    ),
    (Cancelled(0, Race.IMP), "The power of the Imp is cancelled.", "Le pouvoir du Lutin est annulé."),
    (
        NothingHappened(0, Race.ELF),
        "The power of the Elf cannot be applied.",
        "Le pouvoir de l'Elfe ne peut s'appliquer.",
    ),
    (
        TookFromHand(0, 1, 2, cards("elf elf")),
        "Player 1 takes two Elves from the hand of player 2.",
        "Le joueur 1 prend deux Elfes dans la main du joueur 2.",
    ),
    (
        TookFromHand(0, 1, 2, None),
        "Player 1 takes two cards from the hand of player 2.",
        "Le joueur 1 prend deux cartes dans la main du joueur 2.",
    ),
    (
        TookFromHand(0, 1, 1, None),
        "Player 1 takes a card from the hand of player 2.",
        "Le joueur 1 prend une carte dans la main du joueur 2.",
    ),
    (
        SwappedHands(0, 1, (), cards("dryad")),
        "Player 1 and player 2 swap hands; now player 1 holds no card, player 2 a Dryad.",
        (
            "Le joueur 1 et le joueur 2 échangent leurs mains (d'où le joueur 1\u00a0: aucune carte\u00a0; "
            "le joueur 2\u00a0: une Dryade)."
        ),
    ),
    (
        SwappedHands(0, 1, None, None),
        "Player 1 and player 2 swap hands.",
        "Le joueur 1 et le joueur 2 échangent leurs mains.",
    ),
    (
        SwappedPeoples(0, 1),
        "Player 1 and player 2 swap peoples.",
        "Le joueur 1 et le joueur 2 échangent leurs peuples.",
    ),
    (
        TookFromPeople(0, 1, Race.FAIRY),
        "Player 1 takes a Fairy from the people of player 2.",
        "Le joueur 1 prend une Fée au peuple du joueur 2.",
    ),
    (
        LastCard(1),
        "That was the last card of player 2: everybody else has one more turn.",
        "C'était la dernière carte du joueur 2\u00a0: chacun des autres a encore un tour.",
    ),
    (Passed(3), "Player 4 has no card and passes.", "Le joueur 4 n'a pas de carte et passe."),
    (
        Ended((16, 9)),
        "The game is over; cards in front of the players: 16 and 9.",
        "La partie est finie\u00a0; cartes devant les joueurs\u00a0: 16 et 9.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), SAID, ids=lambda each: str(each)[:40])
def test_events_in_sentences(event: Event, english: str, french: str) -> None:
    assert told(event) == english
    assert told(event, "fr") == french


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event, _, _ in SAID} == set(EVENTS)


def test_players_may_have_names() -> None:
    names = ["Anna", "Ben"]
    assert told(TookFromHand(0, 1, 1, None), "en", names) == "Anna takes a card from the hand of Ben."
    assert told(TookFromHand(0, 1, 1, None), "fr", names) == "Anna prend une carte dans la main de Ben."


def test_actions_by_name() -> None:
    assert answered(CODES.index("aim at 1")) == "Aim at player 2"
    assert answered(CODES.index("aim at 1"), "fr") == "Viser le joueur 2"
    assert answered(CODES.index("aim at 1"), "fr", ["Anna", "Ben"]) == "Viser Ben"
    for lang in LANGUAGES:
        said = [answered(code, lang) for code in range(len(CODES))]
        assert len(set(said)) == len(CODES)
        assert not any("](" in each or "{" in each for each in said)


def test_all_that_happens_can_be_told_to_everybody() -> None:
    for seed in range(20):
        state = ENTRY.make(3, {"fairy": "any"}).start(Dice.of(seed))
        rng = Random(seed)
        while state.decisions:
            state, _ = state.apply(rng.choice(state.legal_actions(rng.choice(state.decisions).player)))
        for player in (0, None):
            for event in state.view(player).events:
                for lang in LANGUAGES:
                    said = told(event, lang)
                    assert "{" not in said and "None" not in said and "](" not in said
