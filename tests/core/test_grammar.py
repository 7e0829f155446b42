"""The small grammar: forms of nouns in both languages, elision, lists, numbers, links, French spaces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaume.core.language import (
    LANGUAGES,
    Language,
    Noun,
    Piece,
    Spoken,
    joined,
    link,
    linked,
    pieces,
    plain,
    say,
    sentence,
    signed,
    typeset,
)
from royaume.core.language.grammar import FORMS, article, elides, in_words

ARMY = Noun("Army", "Armée", feminine=True, plurals=("Armies", "Armées"))
UNDEAD = Noun("Undead", "Mort-vivant", plurals=("Undead", "Morts-vivants"))
ISLAND = Noun("Island", "Île", feminine=True)
KING = Noun("King", "Roi")
MOUNTAIN = Noun("Mountain", "Montagne", feminine=True)
RANGERS = Noun("Rangers", "Éclaireurs", always_plural=True)
HYDRA = Noun("Hydra", "Hydre", feminine=True)
UNICORN = Noun("Unicorn", "Licorne", feminine=True)


@pytest.mark.parametrize(
    ("noun", "form", "english", "french"),
    [
        (ARMY, "", "Army", "Armée"),
        (ARMY, "a", "an Army", "une Armée"),
        (UNDEAD, "a", "an Undead", "un Mort-vivant"),
        (UNICORN, "a", "a Unicorn", "une Licorne"),
        (KING, "the", "the King", "le Roi"),
        (MOUNTAIN, "the", "the Mountain", "la Montagne"),
        (ISLAND, "the", "the Island", "l'Île"),
        (HYDRA, "the", "the Hydra", "l'Hydre"),
        (RANGERS, "the", "the Rangers", "les Éclaireurs"),
        (ISLAND, "of", "of Island", "d'Île"),
        (KING, "of", "of King", "de Roi"),
        (KING, "of the", "of the King", "du Roi"),
        (MOUNTAIN, "of the", "of the Mountain", "de la Montagne"),
        (ISLAND, "of the", "of the Island", "de l'Île"),
        (RANGERS, "of the", "of the Rangers", "des Éclaireurs"),
        (ARMY, "no", "no Army", "aucune Armée"),
        (UNDEAD, "no", "no Undead", "aucun Mort-vivant"),
        (ARMY, "other", "other Army", "autre Armée"),
        (ARMY, "many", "Armies", "Armées"),
        (UNDEAD, "many", "Undead", "Morts-vivants"),
        (ARMY, "all", "Army", "toutes les Armées"),
        (UNDEAD, "all", "Undead", "tous les Morts-vivants"),
        (ARMY, "all other", "other Army", "toutes les autres Armées"),
        (UNDEAD, "all other", "other Undead", "tous les autres Morts-vivants"),
        (ARMY, "first", "the first Army", "la première Armée"),
        (UNDEAD, "first other", "the first other Undead", "le premier autre Mort-vivant"),
        (ARMY, "any", "Army", "Armée"),
    ],
)
def test_forms(noun: Noun, form: str, english: str, french: str) -> None:
    assert (noun.said(form, "en"), noun.said(form, "fr")) == (english, french)


def test_every_form_is_there_in_both_languages_and_names_the_noun() -> None:
    for form in FORMS:
        for lang in LANGUAGES:
            assert MOUNTAIN.named(lang) in MOUNTAIN.said(form, lang)


def test_a_noun_bears_its_link_in_every_form() -> None:
    linked_noun = Noun("Island", "Île", feminine=True, target="card:FR09")
    assert isinstance(linked_noun, Spoken)
    assert linked_noun.said("the", "fr") == "l'[Île](card:FR09)"
    assert linked_noun.said("many", "en") == "[Island](card:FR09)"


@pytest.mark.parametrize("word", ["Île", "Épée", "Arme", "Œuf", "Hydre", "Un", "écu"])
def test_what_elides(word: str) -> None:
    assert elides(word)


def test_what_does_not_elide() -> None:
    assert not any(map(elides, ["Roi", "Montagne", "Climat", ""]))
    assert (article("Unicorn"), article("Europe"), article("Army"), article("King")) == ("a", "a", "an", "a")


def test_templates_ask_for_forms() -> None:
    said = "{points:+} for {number:word} cards, {by:the and} or {one:a}"
    values = {"points": -8, "number": 3, "by": [KING, ISLAND], "one": ARMY}
    assert say(said, "en", **values) == "−8 for three cards, the King and the Island or an Army"
    assert say("{by:the and} ; {what:nor}", "fr", by=[KING], what=["a", "b"]) == "le Roi ; a ni b"
    assert say("{n}, {n:word}", "fr", n=13) == "13, 13"


@pytest.mark.parametrize(("value", "said"), [(0, "+0"), (12, "+12"), (-50, "−50")])
def test_numbers_with_their_sign(value: int, said: str) -> None:
    assert signed(value) == said


def test_numbers_in_words() -> None:
    assert [in_words(n, "en") for n in (0, 2, 12, 13, -1)] == ["zero", "two", "twelve", "13", "-1"]
    assert [in_words(n, "fr") for n in (1, 8)] == ["un", "huit"]


def test_joined() -> None:
    assert joined(["a", "b", "c"], "fr", "nor") == "a, b ni c"
    assert joined([], "en") == ""


def test_a_sentence_begins_large_and_ends() -> None:
    assert sentence("blanks every card") == "Blanks every card."
    assert sentence("+5 with a King.") == "+5 with a King."


def test_marked_text_reads_as_its_words() -> None:
    text = f"each {link('Beast', 'suit:beast')} but {link('Dragon', 'card:FR39')}."
    assert plain(text) == "each Beast but Dragon."
    assert [piece for piece in pieces(text) if piece.target] == [
        Piece("Beast", "suit:beast"),
        Piece("Dragon", "card:FR39"),
    ]
    assert linked(text, lambda piece: f"<{piece.words}>") == "each <Beast> but <Dragon>."
    assert link("King", "") == "King"


@given(st.lists(st.tuples(st.text("abc é!.", min_size=1), st.booleans()), max_size=6))
def test_marks_never_change_the_words(parts: list[tuple[str, bool]]) -> None:
    text = "".join(link(words, "card:FR01") if marked else words for words, marked in parts)
    assert plain(text) == "".join(words for words, _ in parts)
    assert "".join(piece.words for piece in pieces(text)) == plain(text)


@pytest.mark.parametrize(
    ("text", "lang", "printed"),
    [
        ("15 : rien ; « Armée » !", "fr", "15\u00a0: rien\u00a0; «\u00a0Armée\u00a0»\u00a0!"),
        ("a : b", "en", "a : b"),
    ],
)
def test_french_spaces(text: str, lang: Language, printed: str) -> None:
    assert typeset(text, lang) == printed
