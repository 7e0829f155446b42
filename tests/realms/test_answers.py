"""Questions and answers as JSON: each answer is what the library says, and a bad question is told what was wrong."""

from __future__ import annotations

import json
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaume import realms
from royaume.core.language import LANGUAGES
from royaume.realms.answers import QUESTIONS, answer, catalogue, shapes
from royaume.realms.choices import choice_cards
from royaume.realms.words.sentences import text_of
from tests.realms.hands import Deal, deals

EXAMPLE = ["FR01", "FR08", "FR13", "FR14", "FR15", "FR16", "FR52"]


def asked(deal: Deal) -> dict[str, Any]:
    """A deal as it is asked about."""
    hand = deal.product()
    text = realms.score(hand, search=False)
    return {
        "hand": [card.id for card in hand.cards],
        "choices": {card.id: value for card, value in _choices(text)},
        "discard": [card.id for card in hand.discard],
        "items": [item.id for item in hand.items],
        "players": hand.players,
        "modules": sorted(hand.rules.modules),
        "options": sorted(hand.rules.options),
    }


def _choices(sheet: realms.Sheet) -> list[tuple[realms.Card, object]]:
    found: list[tuple[realms.Card, object]] = []
    for card, choice in sheet.hand.choices:
        if isinstance(choice, tuple):
            found.append((card, [choice[0].id, choice[1].word]))
        elif isinstance(choice, realms.Suit):
            found.append((card, choice.word))
        else:
            found.append((card, choice.id if choice else None))
    return found


def test_a_sheet_is_that_of_the_library() -> None:
    for deal in deals(seed=21, count=120):
        question = asked(deal)
        sheet = realms.score(deal.product())
        said: Any = answer("sheet", question)
        assert (
            said["total"]
            == sheet.total
            == sum(line["subtotal"] for line in said["lines"]) + sum(item["points"] for item in said["items"])
        )
        assert said["base_total"] == sheet.base_total
        assert [line["card"] for line in said["lines"] if line["blanked"]] == [card.id for card in sheet.blanked]
        assert said["best"] >= said["total"]
        assert realms.Hand.of(said["text"]) == deal.product()
        assert json.loads(json.dumps(said)) == said


def test_the_best_is_told_beside_what_is_fixed() -> None:
    fixed: Any = answer("sheet", {"hand": EXAMPLE, "choices": {"FR52": "weather"}})
    assert (fixed["total"], fixed["best"]) == (220, 260)
    assert fixed["lines"][-1]["suit"] == "weather"
    assert fixed["lines"][-1]["choice"] == "weather"
    alone: Any = answer("sheet", {"hand": EXAMPLE, "choices": {"FR52": None}})
    assert alone["lines"][-1]["suit"] == "wild"


def test_the_suit_that_the_book_gave() -> None:
    said: Any = answer("sheet", {"hand": ["FR47", "FR49"], "choices": {"FR49": ["FR47", "wizard"]}})
    assert [line["suit"] for line in said["lines"]] == ["wizard", "artifact"]
    assert said["choices"] == {"FR49": ["FR47", "wizard"]}


def test_a_ranking_with_the_tie_break() -> None:
    """Wand and Collector, 33 with a base of 8, win over King and Knights, 33 with a base of 28."""
    said: Any = answer("rank", {"hands": [{"hand": ["FR31", "FR21"]}, {"hand": ["FR42", "FR26"]}, {"hand": []}]})
    places = [(each["place"], each["number"], each["sheet"]["total"]) for each in said["places"]]
    assert places == [(1, 1, 33), (2, 0, 33), (3, 2, 0)]


def test_every_alternative_scores_as_if_it_were_fixed() -> None:
    said: Any = answer("alternatives", {"hand": EXAMPLE, "card": "Mirage"})
    assert said["card"] == "FR52"
    assert said["alternatives"][0] == {"choice": "FR11", "total": 260}
    assert len(said["alternatives"]) == 1 + 5 + 25
    for each in said["alternatives"]:
        fixed: Any = answer("sheet", {"hand": EXAMPLE, "choices": {"FR52": each["choice"]}})
        assert fixed["total"] == each["total"]


def test_alternatives_of_every_choosing_card() -> None:
    rules = realms.Rules.of(["suits", "promos"])
    for card in choice_cards(rules):
        others = [other.id for other in rules.cards if other.id in ("FR31", "FR07", "FR55", "CH11")]
        said: Any = answer(
            "alternatives", {"hand": [card.id, *others], "card": card.id, "modules": ["suits", "promos"]}
        )
        totals = [each["total"] for each in said["alternatives"]]
        best: Any = answer("sheet", {"hand": [card.id, *others], "modules": ["suits", "promos"]})
        assert totals == sorted(totals, reverse=True)
        assert totals[0] == best["total"]
        assert None in [each["choice"] for each in said["alternatives"]]


def test_every_swap_scores_as_said() -> None:
    for out in ("FR08", "FR52"):
        said: Any = answer("swaps", {"hand": EXAMPLE, "out": out, "discard": ["FR04", "FR12"]})
        assert [each["card"] in ("FR04", "FR12") for each in said["swaps"]] == [True] * 2 + [False] * 3
        for each in said["swaps"]:
            hand = [card for card in EXAMPLE if card != out] + [each["card"]]
            assert realms.score(hand).total == each["total"]
        everything = realms.Rules.of().cards
        kept = [card for card in EXAMPLE if card != out]
        best = max(realms.score([*kept, card.id]).total for card in everything if card.id not in EXAMPLE)
        assert max(each["total"] for each in said["swaps"]) == best


def test_a_swap_takes_from_the_discard_area_and_lays_there() -> None:
    """The Ghoul counts the King swapped out, and no longer the Knights taken: 8 + 4, Knights 20 − 8."""
    said: Any = answer("swaps", {"hand": ["CH12", "FR31"], "out": "King", "discard": ["FR21"], "modules": ["suits"]})
    assert said["swaps"][0] == {"card": "FR21", "total": 24, "discarded": True}


@pytest.mark.parametrize(
    ("question", "given", "kind", "sentence"),
    [
        ("nope", {}, "bad-line", "there is no question “nope”; expected sheet, rank, alternatives or swaps"),
        ("sheet", 3, "bad-line", "expected an object with “hand”; given 3"),
        ("sheet", {"hands": []}, "bad-line", 'expected an object with “hand”; given {"hands": []}'),
        ("sheet", {"hand": "King"}, "bad-line", '“hand” must be a list of names; given "King"'),
        ("sheet", {"hand": ["King"] * 101}, "bad-line", "“hand” has 101 entries; expected at most 100"),
        ("sheet", {"hand": ["Kong"]}, "unknown-name", "no card is called “Kong”; did you mean King?"),
        ("sheet", {"hand": [], "players": True}, "bad-line", "“players” must be a whole number; given true"),
        ("sheet", {"hand": [], "lang": "de"}, "bad-line", '“lang” must be “en” or “fr”; given "de"'),
        ("rank", {"hands": [{"hand": []}] * 13}, "bad-line", "“hands” has 13 entries; expected at most 12"),
        (
            "rank",
            {"hands": [{"hand": ["FR01"]}] * 2},
            "duplicate-card",
            "Mountain is in two of the hands; every card exists once",
        ),
        (
            "alternatives",
            {"hand": ["FR01"], "card": "FR01"},
            "choice",
            (
                "Mountain lets you choose nothing; the cards that do are "
                "Doppelgänger, Mirage, Shapeshifter, Book of Changes or Island"
            ),
        ),
        (
            "swaps",
            {"hand": ["FR01"], "out": "FR02"},
            "choice",
            "Cavern is not in the hand, so nothing can be chosen for it",
        ),
    ],
)
def test_what_was_wrong(question: str, given: object, kind: str, sentence: str) -> None:
    said: Any = answer(question, given)
    assert (said["error"]["kind"], said["error"]["sentence"]) == (kind, sentence)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from(EXAMPLE),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["hand", "choices", "discard", "hands", "card", "out", "lang", "modules", "players"]),
            inner,
            max_size=5,
        )
    ),
    max_leaves=12,
)


@given(st.sampled_from([*QUESTIONS]), JSON)
def test_no_question_is_too_strange_for_an_answer(question: str, given_json: object) -> None:
    said: Any = answer(question, given_json)
    assert isinstance(said, dict)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_holds_everything(lang: Any) -> None:
    found = catalogue(lang)
    assert [card["id"] for card in found["cards"]] == [card.id for card in realms.CARDS]
    assert [item["id"] for item in found["items"]] == [item.id for item in realms.ITEMS]
    for modules in ([], ["suits"], ["promos"], ["suits", "promos"], ["chaos"]):
        rules = realms.Rules.of(modules)
        cards = [
            c for c in found["cards"] if (not c["module"] or c["module"] in modules) and c["removed"] not in modules
        ]
        assert [card["id"] for card in cards] == [card.id for card in rules.cards]
        for stated, card in zip(cards, rules.cards, strict=True):
            printed = next((p for p in stated["printings"] if p["when"] in modules), stated)
            text = text_of(card, lang)
            assert (printed["bonus"], printed["penalty"]) == ([*text.bonus], [*text.penalty])


def test_the_catalogue_has_the_shape_it_claims() -> None:
    found: Any = catalogue("en")
    for name, shape in (
        ("cards", shapes.CardJson),
        ("items", shapes.ItemJson),
        ("suits", shapes.SuitJson),
        ("modules", shapes.SwitchJson),
    ):
        assert all(set(each) == set(get_type_hints(shape)) for each in found[name])
