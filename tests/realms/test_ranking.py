"""Ranking hands with R12, what a hand in mid-turn is worth, and the warning where a hand has an unusual size. The
figures are worked out by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from royaume import realms
from royaume.realms.scoring.score import usual_sizes
from tests.realms.hands import deals


def placed(*hands: str, modules: str = "") -> list[tuple[int, int, int, int]]:
    """Place, number, total and base of each hand of a ranking."""
    given = [realms.Hand.of(hand, modules=modules) for hand in hands]
    ranking = realms.rank(given)
    for place in ranking:
        assert place.sheet.hand == given[place.number]
    return [(each.place, each.number, each.sheet.total, each.sheet.base_total) for each in ranking]


def test_R12_highest_total_comes_first() -> None:
    assert placed("Hydra", "Whirlwind", "King") == [(1, 1, 13, 13), (2, 0, 12, 12), (3, 2, 8, 8)]


def test_R12_of_equal_totals_the_lowest_base_comes_first() -> None:
    # Enchantress 5 + 5 for the Fountain, Fountain 1 + 1 for itself: 12 of which 6 in the Base column; the Hydra has 12.
    assert placed("Hydra", "Enchantress, Fountain of Life") == [(1, 1, 12, 6), (2, 0, 12, 12)]


def test_R12_hands_still_level_share_the_place_and_the_next_one_is_left_out() -> None:
    hands = ("Warhorse", "King", "Great Flood", "Rainstorm", "Cavern", "Hydra")
    assert placed(*hands) == [
        (1, 2, 32, 32),
        (2, 5, 12, 12),
        (3, 1, 8, 8),
        (3, 3, 8, 8),
        (5, 0, 6, 6),
        (5, 4, 6, 6),
    ]


def test_R12_blanked_cards_have_no_base_and_a_doppelganger_has_what_it_copied() -> None:
    # The Wildfire blanks the Knights; the Doppelgänger is a second Forge without its bonus (and counts for nothing).
    assert placed("Wildfire, Knights", "FR53=FR18 FR18") == [
        (1, 0, 40, 40),
        (2, 1, 18, 18),
    ]


def test_R12_penalties_and_items_are_not_in_the_base_column() -> None:
    # Light Cavalry 17 - 2 for the Forest, Forest 7: 22, of which 24 base. Sword 7, Gem 5, items 5 and 5: 22, base 12.
    hands = ("Light Cavalry, Forest", "Sword of Keth, Gem of Order | items CH25 CH26")
    assert placed(*hands, modules="items") == [(1, 1, 22, 12), (2, 0, 22, 24)]


def test_hands_below_zero_are_ranked() -> None:
    assert placed("Dragon", "Magic Wand", "") == [(1, 1, 1, 1), (2, 2, 0, 0), (3, 0, -10, 30)]


def test_best_choices_are_found_unless_told_otherwise() -> None:
    hands = [realms.Hand.of("Mirage, King"), realms.Hand.of("Knights, Queen")]
    # With an ARMY for a Mirage the King has 5 more: 13; the Queen has 5 for the Knights, who are led: 31.
    assert [(each.number, each.sheet.total) for each in realms.rank(hands)] == [(1, 31), (0, 13)]
    assert [(each.number, each.sheet.total) for each in realms.rank(hands, search=False)] == [(1, 31), (0, 8)]


def test_sheets_are_ranked_as_they_are() -> None:
    sheets = [realms.score("Mirage, King", search=False), realms.score("Warship, Swamp")]
    assert [(each.number, each.sheet) for each in realms.rank(sheets)] == [(1, sheets[1]), (0, sheets[0])]
    assert realms.rank([]) == []


def test_a_card_in_two_hands_is_refused() -> None:
    hands = [realms.Hand.of("King"), realms.Hand.of("Queen, Forge"), realms.Hand.of("Island, Reine")]
    with pytest.raises(realms.HandError, match="Queen is in two of the hands") as caught:
        realms.rank(hands)
    assert caught.value.kind == "duplicate-card"


# A hand in mid-turn.


def test_discards_feed_the_undead() -> None:
    # The Ghoul has 4 for a LEADER discarded: 8 + 4 and the Mountain 9. Without the Mountain 16, without the Ghoul 17.
    hand = realms.Hand.of("Ghoul, King, Mountain", modules="suits")
    sheet, dropped = realms.best_after_discards(hand, 1)
    assert (sheet.total, [card.english for card in dropped]) == (21, ["King"])
    assert [card.english for card in sheet.hand.discard] == ["King"]
    assert [card.english for card in sheet.hand.cards] == ["Ghoul", "Mountain"]


def test_discards_are_added_to_those_that_lie_there() -> None:
    # Death Knight 14 + 7 for each of Knights and Warship.
    hand = realms.Hand.of("Death Knight, Warship", discard="Knights", modules="suits")
    sheet, dropped = realms.best_after_discards(hand, 1)
    assert (sheet.total, [card.english for card in dropped]) == (28, ["Warship"])
    assert [card.english for card in sheet.hand.discard] == ["Knights", "Warship"]


def test_what_hurts_is_discarded() -> None:
    # Basilisk 35 alone, or King 8 + 5 for each of Knights 20 and Elven Archers 10 + 5, the Knights led: 53.
    sheet, dropped = realms.best_after_discards(realms.Hand.of("Basilisk, King, Knights, Elven Archers"), 1)
    assert (sheet.total, [card.english for card in dropped]) == (53, ["Basilisk"])


def test_nothing_owed_is_the_score_and_all_owed_is_nothing() -> None:
    hand = realms.Hand.of("Mirage, King, Queen")
    assert realms.best_after_discards(hand, 0)[0].total == realms.score(hand).total
    sheet, dropped = realms.best_after_discards(hand, 3)
    assert (sheet.total, dropped) == (0, hand.cards)


def test_a_card_with_a_choice_fixed_is_kept() -> None:
    hand = realms.Hand.of("Mirage=weather, War Dirigible, Rangers")
    sheet, dropped = realms.best_after_discards(hand, 1)
    # The Mirage, a WEATHER, stays and would blank the Dirigible: the Rangers remain.
    assert (sheet.total, [card.english for card in dropped]) == (5, ["War Dirigible"])
    assert sheet.choices_written() == {"Mirage": "weather"}
    free = realms.Hand.of("Mirage, War Dirigible, Rangers")
    assert realms.best_after_discards(free, 1)[0].total == 40


def test_a_hand_of_ten_is_worth_its_best_nine() -> None:
    hand = realms.Hand.of([f"FR{number:02}" for number in range(1, 11)])
    best = max(realms.score(hand.without([card])).total for card in hand.cards)
    assert realms.best_after_discards(hand, 1)[0].total == best
    with pytest.raises(realms.HandError, match="a hand of 10 cards cannot be scored; expected at most 9"):
        realms.best_after_discards(hand, 0)


def test_best_after_discards_is_the_best_of_all_ways() -> None:
    for deal in deals(40, 40, sizes=range(2, 6)):
        hand = deal.open().product()
        for owed in range(3):
            sheet, dropped = realms.best_after_discards(hand, owed)
            ways = [realms.score(hand.without(way)) for way in combinations(hand.cards, owed)]
            assert sheet.total == max(way.total for way in ways), str(hand)
            again = realms.score(hand.without(dropped))
            assert (again.total, again.choices) == (sheet.total, sheet.choices)


# Sizes.


@pytest.mark.parametrize(
    ("cards", "items", "modules", "usual"),
    [
        ("", "", "", (7, 7)),
        ("", "", "promos", (7, 7)),
        ("", "", "chaos", (7, 7)),
        ("", "", "items", (7, 7)),
        ("", "", "suits", (8, 8)),
        ("", "", "suits,items", (8, 8)),
        ("", "", "suits,chaos,promos", (8, 8)),
        ("Necromancer", "", "", (7, 8)),
        ("Necromancer", "", "chaos", (7, 8)),
        ("Necromancer", "", "items", (7, 8)),
        ("Necromancer", "", "suits", (8, 9)),
        ("Leprechaun", "", "suits", (8, 9)),
        ("Genie", "", "suits", (8, 9)),
        ("Leprechaun, Genie, Necromancer", "", "suits", (8, 9)),  # R24: never more than nine
        ("", "Portal", "items", (8, 8)),
        ("Necromancer", "Portal", "items", (8, 8)),  # R24: with Cursed Items and no Extra Suits eight
        ("", "Portal", "suits,items", (9, 9)),
        ("Necromancer", "Portal", "suits,items", (9, 9)),
    ],
)
def test_a_hand_of_an_unusual_size_is_scored_with_a_warning(
    cards: str, items: str, modules: str, usual: tuple[int, int]
) -> None:
    drawing = [card for card in cards.split(", ") if card]
    others = [f"FR{number:02}" for number in (1, 2, 4, 5, 7, 8, 10, 11, 14)]
    for size in range(max(1, len(drawing)), 10):
        hand = realms.Hand.of([*drawing, *others][:size], items=items, modules=modules)
        sheet = realms.score(hand)
        assert (usual_sizes(hand).start, usual_sizes(hand).stop - 1) == usual
        if usual[0] <= size <= usual[1]:
            assert sheet.warnings == (), size
            continue
        (warning,) = sheet.warnings
        expected = " – ".join(str(each) for each in dict.fromkeys(usual))
        assert warning.kind == "hand-size"
        assert warning.sentence("en") == f"a hand of {size} is unusual here; expected {expected}"
        assert warning.sentence("fr") == f"une main de {size} est inhabituelle ici ; on attend {expected}"


def test_no_hand_is_no_warning() -> None:
    assert realms.score("").warnings == ()
