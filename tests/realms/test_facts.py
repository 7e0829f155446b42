"""The facts of cards and items against a second transcription of the rules: ids, names, suits, strengths, values."""

from __future__ import annotations

import pytest

from royaume import realms
from royaume.realms import cards, items, modes
from tests.oracle import cards as facts

ALIASES = {
    "CH17": "FR06",
    "CH18": "FR08",
    "CH19": "FR25",
    "CH20": "FR28",
    "CH21": "FR48",
    "CH22": "FR51",
    "CH23": "FR52",
}
"""RULES A1: what the community calls the cards that read differently with Extra Suits."""


def test_the_facts_of_every_card() -> None:
    declared = [
        (card.id, card.english, card.french, card.suit.name, card.strength, bool(card.penalty)) for card in cards.CARDS
    ]
    stated = [tuple(fact) for fact in facts.CARDS.values() if fact.id != "FR55P"]
    assert sorted(declared) == sorted(stated)


def test_the_facts_of_every_item() -> None:
    assert [(item.id, item.english, item.french, item.value) for item in items.ITEMS] == list(facts.ITEMS.values())


def test_when_each_item_is_used() -> None:
    """RULES A4, the column "when"; the Treasure Chest does nothing but lie there."""
    stated = {
        "any": "24 27 28 30 31 32 33 34 35 36 39 43 46 47",
        "turn": "25 26 29 37 38 40 44 45",
        "after": "42",
        "copied": "41",
    }
    declared = {item.id: item.when for item in items.ITEMS}
    assert declared == {f"CH{number}": when for when, numbers in stated.items() for number in numbers.split()}
    assert [item.id for item in items.ITEMS if item.effect is None] == ["CH39"]


def test_the_items_that_score_or_do_something_of_their_own() -> None:
    """RULES A4: two players' Spyglass, the Treasure Chest, the Portal's card more."""
    assert {item.id: item.for_two for item in items.ITEMS if item.for_two is not None} == {"CH24": -10}
    assert {item.id: (item.hoard, item.hoard_of) for item in items.ITEMS if item.hoard} == {"CH39": (25, 3)}
    assert {item.id: item.more_cards for item in items.ITEMS if item.more_cards} == {"CH46": 1}


def test_the_ids_of_the_printings() -> None:
    extra = {each.id: each.of for each in cards.PRINTINGS if each.when == "suits"}
    others = {(each.when, each.id, each.of) for each in cards.PRINTINGS if each.when != "suits"}
    assert extra == ALIASES
    assert others == {
        ("chaos", "FR28", "FR28"),
        ("wildfire-spares-outsiders", "FR16", "FR16"),
        ("promo-phoenix", "FR55P", "FR55"),
    }


def test_the_cards_in_play() -> None:
    for modules in ((), ("promos",), ("suits",), ("promos", "suits"), ("promos", "suits", "chaos")):
        in_play = [card.id for card in modes.Rules.of(modules).cards]
        assert sorted(in_play) == sorted(facts.deck(modules, ())), modules


def test_R9_the_book_cannot_touch_the_phoenix() -> None:
    with pytest.raises(realms.ChoiceError):
        realms.score("Phoenix, Book of Changes", choices={"Book of Changes": ("Phoenix", "land")}, modules="promos")
