"""What cards, items, modules and options say: every effect has its words in both languages, and all sentences are as
they were read and approved one by one (``golden/sentences.txt``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import pytest

from royaume.core.language import LANGUAGES, Language, pieces, plain
from royaume.realms import CARDS, ITEMS, MODULES, OPTIONS, Rules, Suit
from royaume.realms import effects as fx
from royaume.realms import item_effects as ix
from royaume.realms.card import Card
from royaume.realms.words import items as item_words
from royaume.realms.words import sentences
from royaume.realms.words.items import use_of, worth_of
from royaume.realms.words.modes import text_of_switch
from royaume.realms.words.nouns import FEMININE, PLURAL, noun_of, noun_of_suit
from royaume.realms.words.sentences import text_of, words_of

GOLDEN = Path(__file__).parent / "golden" / "sentences.txt"


def printings() -> Iterator[tuple[str, Card]]:
    """Every text that a card can bear, by the ids of what prints it so."""
    seen: set[tuple[str, object]] = set()
    mixes = [
        Rules.of(["promos"]),
        Rules.of(["promos", "suits"]),
        Rules.of(["promos", "chaos"]),
        Rules.of(["promos", "suits"], [option.word for option in OPTIONS]),
    ]
    for rules in mixes:
        for card in rules.cards:
            text = (card.id, (card.bonus, card.penalty))
            if text not in seen:
                seen.add(text)
                when = "+".join(sorted((rules.modules | rules.options) - {"promos"})) if card.printing else ""
                yield f"{card.printing or card.id} {when}".strip(), card


def spoken(lang: Language) -> Iterator[str]:
    """Every sentence, a line each."""
    for name, card in printings():
        text = text_of(card, lang)
        said = f"{' '.join(text.bonus)} / {' '.join(text.penalty)}"
        yield f"{name} {card.named(lang)} ({card.suit.named(lang)} {card.strength}): {said}"
    for item in ITEMS:
        yield f"{item.id} {item.named(lang)}: {use_of(item, lang)} {worth_of(item, lang)}"
    for switch in (*MODULES, *OPTIONS):
        yield f"{switch.word} {switch.named(lang)}: {text_of_switch(switch, lang)}"


def test_every_sentence_is_as_it_was_approved() -> None:
    """To change a sentence, change it here too, after reading it aloud: ``python -m tests.realms.test_sentences``."""
    said = [f"{lang} {plain(line)}" for lang in LANGUAGES for line in spoken(lang)]
    assert said == GOLDEN.read_text(encoding="utf-8").splitlines()


def members(union: Any) -> set[type]:
    """The classes of a union of unions."""
    return {union} if isinstance(union, type) else set(chain.from_iterable(members(each) for each in get_args(union)))


def parts_of(value: object) -> Iterator[object]:
    """An effect and all that it is made of."""
    if is_dataclass(value):
        yield value
        for each in fields(value):
            yield from parts_of(getattr(value, each.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from parts_of(each)


def _name(effect: type) -> str:
    return effect.__name__


EFFECTS = sorted(members(fx.Bonus | fx.Penalty | fx.Condition), key=_name)
ITEM_EFFECTS = sorted(members(ix.ItemEffect), key=_name)
USED = {type(part): part for _, card in printings() for side in (card.bonus, card.penalty) for part in parts_of(side)}


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_of_the_vocabulary_has_its_words(effect: type) -> None:
    assert isinstance(fx.Bonus, UnionType)
    name = effect.__name__
    codes = [f"{name}.{step}" for step in ("first", "next", "last")] if effect in {fx.Runs, fx.Sets} else [name]
    assert all(code in sentences.WORDS for code in codes)
    assert effect in USED, "no card uses it"
    for lang in LANGUAGES:
        said = plain(words_of(USED[effect], lang))  # type: ignore[arg-type]
        assert said
        assert not set("{}[]<>") & set(said)


def test_there_are_no_words_for_what_is_no_effect() -> None:
    names = {effect.__name__ for effect in EFFECTS}
    assert {code.partition(".")[0] for code in sentences.WORDS} == names


@pytest.mark.parametrize("effect", ITEM_EFFECTS)
def test_every_effect_of_an_item_has_its_words(effect: type) -> None:
    assert effect.__name__ in item_words.WORDS
    assert any(type(item.effect) is effect for item in ITEMS)


def test_every_window_has_its_words() -> None:
    assert {item.when for item in ITEMS} == set(get_args(ix.Window))
    assert set(get_args(ix.Window)) - {"copied"} <= set(item_words.WORDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_suits_and_names_are_links_to_what_there_is(lang: Language) -> None:
    things = {f"card:{card.id}": card.named(lang) for card in CARDS} | {f"item:{i.id}": i.named(lang) for i in ITEMS}
    suits = {f"suit:{suit.word}": {noun_of_suit(suit).bare(lang), noun_of_suit(suit).many(lang)} for suit in Suit}
    bare = {target: {plain(words) for words in said} for target, said in suits.items()}
    count = 0
    for line in spoken(lang):
        for piece in pieces(line.partition(": ")[2]):
            if piece.target:
                count += 1
                assert piece.words in bare.get(piece.target, set()) or piece.words == things.get(piece.target), line
    assert count > 250


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_suit_is_named_without_a_link(lang: Language) -> None:
    for name, card in printings():
        text = " ".join(chain(*text_of(card, lang)))
        rest = "".join(piece.words for piece in pieces(text) if not piece.target)
        for suit in Suit:
            assert suit.named(lang) not in rest, name


def test_the_french_genders_are_of_names_that_there_are() -> None:
    french = {card.french for card in CARDS} | {item.french for item in ITEMS}
    english = {card.english for card in CARDS} | {item.english for item in ITEMS}
    assert french >= FEMININE
    assert english >= PLURAL


@pytest.mark.parametrize(
    ("name", "the"),
    [
        ("Mountain", "la Montagne"), ("Bell Tower", "le Beffroi"), ("Island", "l'Île"), ("Rangers", "les Éclaireurs"),
        ("Great Flood", "l'Inondation"), ("Knights", "les Chevaliers"), ("Elven Archers", "les Archers Elfes"),
        ("Gem of Order", "la Gemme de Loi"), ("World Tree", "l'Arbre-Monde"), ("Lich", "la Liche"),
        ("Hydra", "l'Hydre"),
        ("Specter", "le Spectre"), ("Judge", "le Juge des âmes"), ("Dark Queen", "la Reine des Ténèbres"),
        ("Smoke", "la Fumée"), ("Wildfire", "le Feu de Forêt"), ("Unicorn", "la Licorne"), ("Phoenix", "le Phénix"),
        ("Portal", "le Portail"), ("Winged Boots", "les Bottes ailées"), ("Lantern", "la Lanterne"),
    ],
)  # fmt: skip
def test_french_articles(name: str, the: str) -> None:
    assert plain(noun_of(name).said("the", "fr")) == the


def test_no_sentence_is_long() -> None:
    """As short as the printed card's: a card's text fits on a phone."""
    for lang in LANGUAGES:
        for name, card in printings():
            assert len(text_of(card, lang).plain) <= 210, name


if __name__ == "__main__":
    lines = [f"{lang} {plain(line)}" for lang in LANGUAGES for line in spoken(lang)]
    GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")
