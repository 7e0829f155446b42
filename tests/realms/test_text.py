"""What is written and read: hands whose text form parses back, names as players write them, and any text at all, which
gives a value or one of the game's errors."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from royaume import realms
from royaume.core.language import LANGUAGES, Language
from royaume.realms.choices import Choice, choosing
from royaume.realms.names import all_names, find_card, find_item, find_suit, key
from tests.realms.hands import MODULES, OPTIONS, deals

BASE = realms.Rules.of()
FULL = realms.Rules.of(("promos", "suits"))
RULES = [
    pytest.param(realms.Rules.of(modules), id="+".join(sorted(modules)) or "base")
    for modules in MODULES
    if "items" not in modules
]
ALIASES = {
    "CH17": "FR06",
    "CH18": "FR08",
    "CH19": "FR25",
    "CH20": "FR28",
    "CH21": "FR48",
    "CH22": "FR51",
    "CH23": "FR52",
}


def bare(text: str) -> str:
    """The text without its accents."""
    return "".join(each for each in unicodedata.normalize("NFD", text) if not unicodedata.combining(each))


def spellings(name: str) -> set[str]:
    """The ways in which a name may well be written."""
    plain = {name, bare(name), unicodedata.normalize("NFD", name), name.replace("'", "’"), name.replace("-", " ")}
    cases = {way for each in plain for way in (each, each.upper(), each.lower(), each.title(), each.swapcase())}
    return cases | {f"  {each.replace(' ', '   ')} " for each in plain}


def check_sentences(error: realms.RealmsError) -> None:
    assert error.sentence("en") and error.sentence("fr")


# Hands.


@st.composite
def hands(draw: st.DrawFn) -> realms.Hand:
    """Any hand of the generator, some of its open choices declined in so many words."""
    hand = next(deals(draw(st.integers(0, 2**32)), 1)).product()
    made = dict(hand.choices)
    open_cards = [card for card in hand.cards if choosing(card) and card not in made]
    declined = {card.id: None for card in open_cards if draw(st.booleans())}
    text = str(hand)
    return realms.Hand.of(text, choices=declined)


@given(hands())
@settings(max_examples=500, deadline=None)
def test_text_form_parses_back(hand: realms.Hand) -> None:
    text = str(hand)
    again = realms.Hand.of(text)
    assert again == hand
    assert str(again) == text
    assert realms.Hand.of(hand) == hand
    assert realms.Hand.of(text.lower()) == hand
    assert text.isascii() and "  " not in text


@given(hands(), st.sampled_from(LANGUAGES), st.randoms())
@settings(max_examples=200, deadline=None)
def test_names_and_ids_make_the_same_hand(hand: realms.Hand, lang: Language, rng: random.Random) -> None:
    def said(thing: realms.Card | realms.Item) -> str:
        return rng.choice(sorted(spellings(thing.named(lang))))

    again = realms.Hand.of(
        ", ".join(said(card) for card in hand.cards),
        choices={card.named(lang): _choice_said(choice, lang) for card, choice in hand.choices},
        discard="; ".join(said(card) for card in hand.discard),
        items=[said(item) for item in hand.items],
        players=hand.players,
        modules=" ".join(hand.rules.modules),
        options=sorted(hand.rules.options),
    )
    assert again == hand


def _choice_said(choice: Choice, lang: Language) -> object:
    if isinstance(choice, tuple):
        card, suit = choice
        return [card.named(lang), suit.named(lang)]
    return None if choice is None else choice.named(lang)


FRAGMENTS = (
    [*all_names(realms.CARDS), *all_names(realms.ITEMS), *all_names(tuple(realms.Suit))]
    + [card.id for card in realms.CARDS]
    + [item.id for item in realms.ITEMS]
    + ["FR55P", "CH17", "FR99", "none", "discard", "items", "players", "with", "options", "promos", "suits", "chaos"]
    + ["promo-phoenix", "4", "0", "-1", *",;|=: \n\0-œﬁİß²"]
)


@given(st.one_of(st.text(), st.lists(st.sampled_from(FRAGMENTS), max_size=12).map("".join)))
@settings(max_examples=1_000, deadline=None)
def test_any_text_is_a_hand_or_an_error_of_the_game(text: str) -> None:
    try:
        hand = realms.Hand.of(text)
    except realms.RealmsError as error:
        check_sentences(error)
    else:
        assert realms.Hand.of(str(hand)) == hand


@given(st.lists(st.sampled_from(FRAGMENTS), max_size=12).map(" ".join))
@settings(max_examples=500, deadline=None)
def test_any_text_is_scored_or_an_error_of_the_game(text: str) -> None:
    try:
        sheet = realms.score(text, search=False)
    except realms.RealmsError as error:
        check_sentences(error)
    else:
        assert len(sheet.lines) == len(sheet.hand.cards) <= 9


@given(st.one_of(st.text(), st.sampled_from(FRAGMENTS)), st.sampled_from([BASE, FULL]))
@settings(max_examples=500, deadline=None)
def test_any_text_is_a_name_or_an_error_of_the_game(text: str, rules: realms.Rules) -> None:
    for find in (lambda: find_card(text, rules), lambda: find_item(text), lambda: find_suit(text)):
        try:
            assert find() is not None
        except realms.RealmsError as error:
            check_sentences(error)


# Names.


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_found_by_name_however_it_is_written(rules: realms.Rules, lang: Language) -> None:
    for card in rules.cards:
        for written in spellings(card.named(lang)):
            assert find_card(written, rules) == card, written


@pytest.mark.parametrize("rules", RULES)
def test_every_card_is_found_by_id(rules: realms.Rules) -> None:
    for card in rules.cards:
        for written in (card.id, card.id.lower(), f" {card.id} "):
            assert find_card(written, rules) == card


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("alias", "meant"), ALIASES.items())
def test_the_ids_of_the_extra_suits_versions_are_aliases(rules: realms.Rules, alias: str, meant: str) -> None:
    assert find_card(alias, rules) == find_card(meant, rules) == find_card(alias.lower(), rules)


def test_the_first_promos_phoenix_has_an_id_of_its_own() -> None:
    for options in OPTIONS:
        rules = realms.Rules.of(("promos",), options)
        assert find_card("Phoenix", rules) == find_card("FR55", rules) == rules.by_id["FR55"]
        if "promo-phoenix" in options:
            assert find_card("fr55p", rules) == rules.by_id["FR55"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_and_suit_is_found_by_name(lang: Language) -> None:
    for item in realms.ITEMS:
        assert find_item(item.id) == find_item(item.id.lower()) == item
        assert all(find_item(written) == item for written in spellings(item.named(lang)))
    for suit in realms.Suit:
        assert all(find_suit(written) == suit for written in spellings(suit.named(lang)))


@pytest.mark.parametrize(
    ("written", "apart"),
    [("Cœur", "coeur"), ("ŒUVRE", "oeuvre"), ("Ægir", "aegir"), ("Straße", "strasse"), ("ﬁre", "fire")],
)
def test_ligatures_may_be_written_apart(written: str, apart: str) -> None:
    assert key(written) == apart == key(written.lower())


def test_a_ligature_in_a_name_is_read() -> None:
    assert find_card("Wildﬁre", BASE).english == "Wildfire"


def beginnings(name: str) -> Iterator[str]:
    return (name[:end] for end in range(1, len(name) + 1))


@pytest.mark.parametrize("rules", RULES)
def test_every_beginning_finds_the_card_or_lists_those_it_may_mean(rules: realms.Rules) -> None:
    names = {(lang, card.id): card.named(lang) for card in rules.cards for lang in LANGUAGES}
    elsewhere = {bare(card.named(lang)).lower() for card in realms.CARDS for lang in LANGUAGES}
    folded = {where: bare(name).lower().replace("'", " ").replace("-", " ") for where, name in names.items()}
    for name in sorted(set(names.values())):
        for written in beginnings(name):
            wanted = bare(written).lower().replace("'", " ").replace("-", " ").strip()
            meant = {where[1] for where, each in folded.items() if each.startswith(wanted)}
            whole = {where[1] for where, each in folded.items() if each == wanted}
            if wanted in elsewhere and not whole:  # in full the name of a card that is not in play: Démon, Démoniste
                with pytest.raises(realms.HandError, match="only in play with"):
                    find_card(written, rules)
                continue
            if len(whole or meant) == 1:
                assert {find_card(written, rules).id} == (whole or meant), written
                continue
            with pytest.raises(realms.UnknownName) as caught:
                find_card(written, rules)
            assert caught.value.kind == "ambiguous-name", written
            offered = caught.value.values["near"]
            may_be = {names[where] for where, each in folded.items() if each.startswith(wanted)}
            assert isinstance(offered, list) and set(offered) <= may_be, written
            assert len(offered) == min(6, len(may_be)), written


def test_a_beginning_means_the_cards_in_play_before_the_others() -> None:
    assert find_card("Garde", FULL).id == "CH05"
    with pytest.raises(realms.HandError, match=r"Garden is only in play with Extra Suits; add it with “suits”"):
        find_card("Garde", BASE)
    assert find_card("Dem", BASE).english == "Warlock Lord"  # Démoniste: the Demon is not in play
    with pytest.raises(realms.UnknownName, match=r"“Dem” begins several names: Demon, Démon or Démoniste"):
        find_card("Dem", FULL)


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("Mountan", "Mountain"),
        ("Wildfyre", "Wildfire"),
        ("Beffoi", "Beffroi"),
        ("Dopelganger", "Doppelgänger"),
        ("keth", "Shield of Keth"),
    ],
)
def test_an_unknown_name_offers_near_ones(written: str, near: str) -> None:
    with pytest.raises(realms.UnknownName) as caught:
        find_card(written, BASE)
    assert caught.value.kind == "unknown-name"
    offered = caught.value.values["near"]
    assert isinstance(offered, list) and near in offered
    assert near in caught.value.sentence("en") and near in caught.value.sentence("fr")


def test_a_name_with_one_letter_missing_offers_the_name() -> None:
    for card in FULL.cards:
        for lang in LANGUAGES:
            name = card.named(lang)
            written = name[:-2] + name[-1]
            if len(name) < 5 or written == name:
                continue
            try:
                found = find_card(written, FULL)
                assert any(bare(found.named(each)).startswith(bare(written)) for each in LANGUAGES), written
            except realms.UnknownName as error:
                near = error.values["near"]
                assert isinstance(near, list) and bare(name) in map(bare, near), written
