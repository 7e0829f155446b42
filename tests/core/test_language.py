"""Sentences in both languages: every catalogue of the house is complete, and values are put in as each language says
them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from string import Formatter

import pytest

import royaume
from royaume.core.errors import MissingExtra
from royaume.core.language import LANGUAGES, Catalogue, Language, Named, listed, say
from royaume.realms.cards import CARDS
from royaume.realms.items import ITEMS
from royaume.realms.modes import MODULES, OPTIONS
from royaume.realms.suits import Suit
from royaume.realms.words.messages import MESSAGES


def catalogues() -> Iterator[tuple[str, Catalogue]]:
    """Every catalogue of the package, by where it lives."""
    seen: set[int] = set()
    for module in pkgutil.walk_packages(royaume.__path__, "royaume."):
        if ".kernel." in module.name or module.name.endswith(("compiled", "prompt", "__main__")):
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Catalogue) and id(value) not in seen:
                seen.add(id(value))
                yield f"{module.name}.{name}", value


CATALOGUES = [pytest.param(catalogue, id=where) for where, catalogue in catalogues()]


def places(sentence: str) -> set[str]:
    """The names of the values that a sentence has places for."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def test_the_messages_of_the_game_are_among_the_catalogues() -> None:
    assert any(catalogue is MESSAGES for _, catalogue in catalogues())


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_sentence_is_there_in_both_languages_with_the_same_values(catalogue: Catalogue) -> None:
    sentences = catalogue._sentences
    assert sentences
    for code, sentence in sentences.items():
        assert set(sentence) == set(LANGUAGES), code
        assert all(sentence[lang].strip() for lang in LANGUAGES), code
        assert places(sentence["en"]) == places(sentence["fr"]), code
        assert all(name.isidentifier() for name in places(sentence["en"])), code


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_sentence_can_be_said(catalogue: Catalogue) -> None:
    for code, sentence in catalogue._sentences.items():
        assert code in catalogue
        for lang in LANGUAGES:
            said = catalogue.say(code, lang, **dict.fromkeys(places(sentence["en"]), CARDS[0]))
            assert "{" not in said
            assert (CARDS[0].named(lang) in said) == bool(places(sentence["en"])), code


def test_the_messages_can_be_gone_through() -> None:
    assert set(MESSAGES.__iter__()) == set(MESSAGES._sentences)
    assert "no.such.message" not in MESSAGES


def test_a_sentence_missing_in_a_language_is_refused() -> None:
    with pytest.raises(LookupError, match="the sentence 'a' is missing in fr"):
        Catalogue({"a": {"en": "one"}})


def test_french_sentences_are_spaced_as_french_is() -> None:
    for code, sentence in MESSAGES._sentences.items():
        french = sentence["fr"]
        assert "“" not in french and "”" not in french, code
        for sign in ";?!»":
            assert f" {sign}" in french or sign not in french, code


@pytest.mark.parametrize(
    ("words", "lang", "join", "said"),
    [
        ([], "en", "and", ""),
        (["Forge"], "en", "and", "Forge"),
        (["Forge", "Island"], "en", "and", "Forge and Island"),
        (["Forge", "Island", "King"], "en", "or", "Forge, Island or King"),
        (["Forge", "Île"], "fr", "and", "Forge et Île"),
        (["Forge", "Île", "Roi"], "fr", "or", "Forge, Île ou Roi"),
        ([Suit.LAND, Suit.WIZARD], "fr", "and", "Terrain et Sorcier"),
        ([1, 2, 3], "en", "and", "1, 2 and 3"),
    ],
)
def test_lists(words: list[object], lang: Language, join: str, said: str) -> None:
    assert listed(words, lang, "or" if join == "or" else "and") == said


def test_a_value_with_names_is_put_in_by_its_name() -> None:
    king = next(card for card in CARDS if card.english == "King")
    assert say("{a}: {b}, {c}", "en", a=king, b=[Suit.LAND, king], c=7) == "King: Land or King, 7"
    assert say("{a} : {b}, {c}", "fr", a=king, b=(Suit.LAND, king), c="King") == "Roi : Terrain ou Roi, King"


def test_everything_a_player_reads_has_a_name_in_each_language() -> None:
    for thing in (*CARDS, *ITEMS, *Suit, *MODULES, *OPTIONS):
        assert isinstance(thing, Named)
        assert all(thing.named(lang).strip() == thing.named(lang) != "" for lang in LANGUAGES)
    assert not isinstance("King", Named)


def test_an_error_says_its_sentence_in_each_language() -> None:
    error = MissingExtra(what="numba", extra="fast")
    assert error.kind == "missing-extra"
    assert str(error) == "numba needs the extra “fast”: pip install 'royaume[fast]'"
    assert error.sentence("fr") == "numba demande l'extra « fast » : pip install 'royaume[fast]'"
