"""The words of Fantasy: every power has its sentence, made from what is declared; every question and answer can be
read, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest

from royaume.core.language import LANGUAGES, Language, plain
from royaume.core.play import Decision
from royaume.fantasy.encoding import KINDS
from royaume.fantasy.offers import CODES, MOST_PLAYERS
from royaume.fantasy.races import Draws, Power, Race, TakesAtRandom
from royaume.fantasy.state import Pending
from royaume.fantasy.words import NOUNS, WORDS, answer, question, sentence_of, words_of

NAMES = ("Anne", "Bob", "Chloé", "Dan")


# --- races and powers --------------------------------------------------------------------------------------------


def test_the_nouns_are_the_races() -> None:
    assert list(NOUNS) == list(Race)
    for race, noun in NOUNS.items():
        assert [noun.named(lang) for lang in LANGUAGES] == [race.named(lang) for lang in LANGUAGES]


def test_french_has_the_right_articles_and_english_the_right_plurals() -> None:
    assert [plain(NOUNS[race].said("the", "fr")) for race in Race] == [
        "le Gnome", "le Korrigan", "le Lutin", "le Farfadet", "la Dryade", "l'Elfe", "la Fée",
    ]  # fmt: skip
    assert [plain(NOUNS[race].said("a", "fr")) for race in (Race.ELF, Race.DRYAD)] == ["un Elfe", "une Dryade"]
    assert [plain(NOUNS[race].said("a", "en")) for race in (Race.ELF, Race.IMP, Race.FAIRY)] == [
        "an Elf", "an Imp", "a Fairy",
    ]  # fmt: skip
    assert [plain(NOUNS[race].said("many", "en")) for race in (Race.ELF, Race.FAIRY, Race.DRYAD)] == [
        "Elves", "Fairies", "Dryads",
    ]  # fmt: skip


def test_every_class_of_power_has_a_sentence() -> None:
    assert {kind.__name__ for kind in get_args(Power)} <= set(WORDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_races_say_the_same_and_each_says_a_whole_sentence(lang: Language) -> None:
    said = [plain(sentence_of(race, lang)) for race in Race]
    assert len(set(said)) == len(Race)
    for text in said:
        assert text[0].isupper()
        assert text.endswith(".")
        assert not {"{", "}", "[", "]"} & set(text)


def test_the_numbers_are_those_declared() -> None:
    assert words_of(Draws(2), "en") == "draw two cards from the deck"
    assert words_of(Draws(3), "en") == "draw three cards from the deck"
    assert words_of(Draws(1), "fr") == "piochez une carte"
    assert words_of(TakesAtRandom(4), "fr") == "prenez quatre cartes au hasard dans la main d'un adversaire"
    assert words_of(TakesAtRandom(1), "en") == "take a card at random from one opponent's hand"


def test_what_an_elf_cannot_copy_is_named_and_linked() -> None:
    assert sentence_of(Race.ELF, "en").endswith("but no [Fairy](race:fairy) and no other [Elf](race:elf).")
    assert sentence_of(Race.ELF, "fr").endswith("sauf une [Fée](race:fairy) ou un autre [Elfe](race:elf).")


def test_the_option_changes_the_sentence_of_the_fairy_alone() -> None:
    for lang in LANGUAGES:
        changed = [race for race in Race if sentence_of(race, lang) != sentence_of(race, lang, fairy_any=True)]
        assert changed == [Race.FAIRY]


# --- what is asked and answered ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words_of_its_own(lang: Language) -> None:
    said = [plain(answer(code, NAMES, lang)) for code in range(len(CODES))]
    assert len(set(said)) == len(CODES)
    assert not any("{" in text for text in said)


def test_actions_are_called_what_a_player_would_call_them() -> None:
    def called(words: str, lang: Language) -> str:
        return plain(answer(CODES.index(words), NAMES, lang))

    assert called("lay gnome", "en") == "Lay the Gnome"
    assert called("lay elf", "fr") == "Poser l'Elfe"
    assert called("aim at 2", "en") == "Aim at Chloé"
    assert called("take leprechaun", "en") == "Take the Leprechaun"
    assert called("take dryad", "fr") == "Prendre la Dryade"
    assert called("copy imp", "en") == "Use the power of the Imp"
    assert called("copy imp", "fr") == "Utiliser le pouvoir du Lutin"
    assert called("decline", "fr") == "Laisser faire"
    assert called("fairy", "fr") == "Répondre par une Fée"


def test_every_kind_of_decision_has_a_question() -> None:
    assert {f"ask.{kind}" for kind in KINDS} <= set(WORDS)


@pytest.mark.parametrize(
    ("kind", "player", "pending", "english", "french"),
    [
        ("lay", 0, None, "Which card do you lay?", "Quelle carte posez-vous ?"),
        ("aim", 0, Pending(0, Race.IMP), "The Imp: against whom?", "Le Lutin : contre qui ?"),
        ("take", 0, Pending(0, Race.DRYAD, 1), "Which card do you take from Bob?", "Quelle carte prenez-vous à Bob ?"),
        ("copy", 0, Pending(0, Race.ELF), "The Elf: the power of which card?", "L'Elfe : le pouvoir de quelle carte ?"),
        (
            "fairy", 1, Pending(0, Race.KORRIGAN, 1),
            "Anne: a Korrigan against you. Answer with a Fairy?",
            "Anne : un Korrigan contre vous. Répondre par une Fée ?",
        ),
        (
            "fairy", 1, Pending(0, Race.DRYAD, 1, Race.ELF),
            "Anne: a Dryad against you, for your Elf. Answer with a Fairy?",
            "Anne : une Dryade contre vous, pour l'Elfe. Répondre par une Fée ?",
        ),
        (
            "fairy", 2, Pending(0, Race.DRYAD, 1, Race.ELF),
            "Anne: a Dryad against Bob, for the Elf. Answer with a Fairy?",
            "Anne : une Dryade contre Bob, pour l'Elfe. Répondre par une Fée ?",
        ),
        (
            "fairy", 2, Pending(0, Race.GNOME),
            "Anne: a Gnome. Answer with a Fairy?",
            "Anne : un Gnome. Répondre par une Fée ?",
        ),
        (
            "fairy", 0, Pending(0, Race.KORRIGAN, 1, fairies=1, by=1),
            "Bob answers with a Fairy. Answer with a Fairy in turn?",
            "Bob répond par une Fée. Répondre à votre tour par une Fée ?",
        ),
    ],
)  # fmt: skip
def test_a_question_names_who_does_what_to_whom(
    kind: str, player: int, pending: Pending | None, english: str, french: str
) -> None:
    decision = Decision(1, player, kind)
    assert plain(question(decision, pending, NAMES, "en")) == english
    assert plain(question(decision, pending, NAMES, "fr")).replace("\u00a0", " ") == french


def test_french_does_not_break_a_line_before_a_question_mark() -> None:
    for player in range(MOST_PLAYERS):
        assert question(Decision(1, player, "lay"), None, NAMES, "fr").endswith("\u00a0?")
