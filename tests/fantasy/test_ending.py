"""How a game of Fantasy ends (RULES B1, F2): which card is a last card, and who has one more turn. By hand."""

from __future__ import annotations

from royaume.fantasy.events import Cancelled, Drew, Ended, LastCard, Passed
from royaume.fantasy.races import Race
from tests.fantasy.positions import Sitting, position


def last_cards(table: Sitting) -> list[int]:
    return [each.player for each in table.told if isinstance(each, LastCard)]


def turns(table: Sitting, *, most: int = 12) -> list[int]:
    """Plays on with the first card offered and no Fairies; who was on turn, passing included."""
    told = len(table.told)
    found = []
    for _ in range(most):
        if table.state.over:
            break
        for each in table.state.decisions:
            if each.kind == "lay":
                found.append((len(table.told), each.player))
            table.does(f"{each.player} {table.offers(each.player)[0]}")
    assert table.state.over
    found += [(told + place, e.player) for place, e in enumerate(table.told[told:]) if isinstance(e, Passed)]
    return [player for _, player in sorted(found)]


# --- what a last card is -----------------------------------------------------------------------------------------


def test_F2_a_last_card_is_judged_once_the_deck_is_empty() -> None:
    table = position(["", "fairy fairy"], deck="fairy imp").does("0 lay fairy")
    assert table.hand(0) == ""
    assert last_cards(table) == []  # a card was still to be drawn
    table.does("1 lay imp", "0 decline")
    assert not table.state.over


def test_F2_the_card_with_which_the_deck_ended_may_be_the_last() -> None:
    table = position(["", "fairy fairy"], deck="fairy").does("0 lay fairy")
    assert last_cards(table) == [0]


def test_F2_a_last_card_is_judged_when_the_power_is_settled() -> None:
    table = position(["imp", "gnome fairy", "fairy fairy"]).does("0 lay imp", "0 aim at 1", "1 decline")
    assert table.hands == ["gnome fairy", "", "fairy fairy"]
    assert last_cards(table) == []  # the hand is not empty then


def test_F2_a_last_card_whose_power_brings_cards_is_none() -> None:
    table = position(["korrigan", "gnome fairy"]).does("0 lay korrigan", "1 decline")
    assert table.hand(0) == "gnome fairy"
    assert last_cards(table) == []
    assert table.told[-1] == Passed(1)
    assert turns(table) == [0, 1, 0]  # a Gnome, nothing, a Fairy: then nobody holds a card


def test_F2_a_last_card_is_judged_when_its_fairies_are_settled() -> None:
    table = position(["imp fairy", "fairy gnome", "elf elf"], ["", "", ""]).does("0 lay imp", "0 aim at 1", "1 fairy")
    assert table.asked == ["0 fairy"]
    table.does("0 fairy")  # the hand is empty, but nothing is settled yet
    assert last_cards(table) == []
    table.does("1 decline")  # swapped: player 0 holds the Gnome
    assert table.hands == ["gnome", "", "elf elf"]
    assert last_cards(table) == []  # and player 1's hand was emptied by another


def test_F2_a_last_card_whose_power_is_cancelled_is_one() -> None:
    table = position(["imp", "fairy gnome", "elf elf"]).does("0 lay imp", "0 aim at 1", "1 fairy", "0 decline")
    assert Cancelled(0, Race.IMP) in table.told
    assert last_cards(table) == [0]
    assert table.asked == ["1 lay"]


def test_F2_a_last_card_may_be_a_fairy_on_ones_turn() -> None:
    table = position(["fairy", "fairy fairy", "fairy fairy"]).does("0 lay fairy")
    assert last_cards(table) == [0]
    assert turns(table) == [1, 2]


def test_F2_a_fairy_laid_in_answer_as_the_last_card_and_the_final_round_that_follows() -> None:
    """Player 2 lays it in the turn of player 0, whose turn under way does not count: 0 and 1 have one more each."""
    hands = ["imp fairy fairy fairy", "fairy fairy fairy", "fairy"]
    table = position(hands).does("0 lay imp", "0 aim at 2", "2 fairy", "0 decline")
    assert last_cards(table) == [2]
    assert table.asked == ["0 lay"]
    table.does("0 lay fairy")
    assert table.asked == ["1 lay"]  # on the right of player 2, who has no more turn
    table.does("1 lay fairy")
    assert table.state.over
    assert table.peoples == ["imp fairy", "fairy", "fairy"]
    assert table.told[-1] == Ended((2, 1, 1))


def test_F2_the_same_with_a_fairy_of_the_next_player() -> None:
    hands = ["imp fairy fairy fairy", "fairy", "fairy fairy fairy", "fairy fairy fairy"]
    table = position(hands).does("0 lay imp", "0 aim at 1", "1 fairy", "0 decline")
    assert last_cards(table) == [1]
    assert turns(table) == [2, 3, 0]


def test_F2_the_same_with_two_players() -> None:
    table = position(["imp fairy fairy", "fairy"]).does("0 lay imp", "1 fairy", "0 decline")
    assert last_cards(table) == [1]
    assert turns(table) == [0]  # once more, though it was their turn just now
    assert table.hands == ["fairy", ""]


def test_F2_the_same_with_the_fairy_of_somebody_not_aimed_at() -> None:
    hands = ["imp fairy fairy", "elf elf", "fairy"]
    table = position(hands, fairy_any=True).does("0 lay imp", "0 aim at 1", "1 decline", "2 fairy")
    table.does("0 decline", "1 decline")
    assert last_cards(table) == [2]
    assert table.asked == ["0 lay"]


def test_F2_a_counter_fairy_as_the_last_card_of_the_one_on_turn() -> None:
    table = position(["leprechaun fairy", "fairy gnome", "elf elf"], ["", "", ""])
    table.does("0 lay leprechaun", "0 aim at 1", "1 fairy", "0 fairy", "1 decline")
    assert last_cards(table) == [0]
    assert turns(table) == [1, 2]


# --- what is none ------------------------------------------------------------------------------------------------


def test_F2_a_hand_emptied_by_others_is_no_trigger() -> None:
    table = position(["korrigan fairy", "gnome elf", "fairy fairy"]).does("0 lay korrigan", "0 aim at 1", "1 decline")
    assert table.hand(1) == ""
    assert last_cards(table) == []
    assert table.asked == ["2 lay"]  # player 1 has passed
    assert table.told[-1] == Passed(1)


def test_F2_a_hand_emptied_by_others_is_no_trigger_even_if_a_fairy_was_laid_from_it() -> None:
    """The Fairy of player 1 was not their last card; the Korrigan then took that."""
    hands = ["korrigan fairy fairy", "fairy gnome", "fairy fairy"]
    table = position(hands).does("0 lay korrigan", "0 aim at 1", "1 fairy", "0 fairy", "1 decline")
    assert table.hands == ["gnome fairy", "", "fairy fairy"]
    assert last_cards(table) == []


def test_F2_nor_if_an_imp_emptied_it() -> None:
    table = position(["imp fairy", "fairy gnome gnome", "fairy fairy"])
    table.does("0 lay imp", "0 aim at 1", "1 fairy", "0 fairy", "1 decline")
    assert table.hands == ["gnome gnome", "", "fairy fairy"]
    assert last_cards(table) == []


def test_F2_a_hand_given_away_is_not_laid() -> None:
    """The Imp was not the last card of the hand; the Gnome was given away, not laid."""
    table = position(["imp gnome", "", "fairy fairy fairy"]).does("0 lay imp", "0 aim at 1", "1 decline")
    assert table.hands == ["", "gnome", "fairy fairy fairy"]
    assert last_cards(table) == []
    table.does("1 lay gnome")
    assert last_cards(table) == [1]
    assert turns(table) == [2, 0]


def test_F2_of_two_last_cards_in_one_turn_the_first_counts() -> None:
    table = position(["imp", "fairy", "fairy fairy"]).does("0 lay imp", "0 aim at 1", "1 fairy", "0 decline")
    assert table.hands == ["", "", "fairy fairy"]
    assert last_cards(table) == [0]
    assert table.told[-1] == Passed(1)
    assert turns(table) == [2]


def test_F2_the_fairy_of_another_may_be_the_first_of_two() -> None:
    table = position(["imp fairy", "fairy", "fairy fairy"])
    table.does("0 lay imp", "0 aim at 1", "1 fairy", "0 fairy", "1 decline")  # two empty hands are swapped
    assert last_cards(table) == [1]
    assert turns(table) == [2, 0]


# --- the final round ---------------------------------------------------------------------------------------------


def test_F2_every_other_player_has_exactly_one_more_turn() -> None:
    for players in (2, 3, 4):
        for last in range(players):
            hands = ["fairy" if player == last else "fairy fairy fairy" for player in range(players)]
            table = position(hands, turn=last).does(f"{last} lay fairy")
            after = [(last + step) % players for step in range(1, players)]
            assert turns(table) == after
            assert after[-1] == (last - 1) % players  # the player on the right


def test_F2_later_last_cards_change_nothing() -> None:
    table = position(["fairy", "fairy", "fairy fairy", "fairy"]).does("0 lay fairy")
    table.does("1 lay fairy", "2 lay fairy", "3 lay fairy")
    assert last_cards(table) == [0]
    assert table.state.over
    assert table.hand(2) == "fairy"


def test_F2_who_laid_the_last_card_has_no_more_turn_even_with_new_cards() -> None:
    table = position(["fairy", "imp elf", "gnome"]).does("0 lay fairy", "1 lay imp", "1 aim at 0", "0 decline")
    assert table.hand(0) == "elf"
    assert turns(table) == [2]
    assert table.hand(0) == "elf"


def test_F2_a_player_with_no_card_on_their_turn_passes() -> None:
    table = position(["fairy fairy", "", "fairy fairy"]).does("0 lay fairy")
    assert table.told[-1] == Passed(1)
    assert table.asked == ["2 lay"]


def test_F2_passing_is_the_one_more_turn() -> None:
    table = position(["fairy", "", "imp gnome", ""]).does("0 lay fairy")
    assert table.asked == ["2 lay"]
    table.does("2 lay imp", "2 aim at 1", "1 decline")  # player 1 has cards now, but has had the turn
    assert table.told[-2:] == [Passed(3), Ended((1, 0, 1, 0))]
    assert table.hand(1) == "gnome"


def test_F2_one_who_passes_may_draw_as_long_as_there_is_a_deck() -> None:
    table = position(["fairy", ""], deck="gnome elf").does("0 lay fairy")
    assert table.told[-1] == Drew(1, 1, (Race.ELF,))
    assert table.asked == ["1 lay"]


def test_F2_if_nobody_holds_a_card_the_game_ends() -> None:
    table = position(["fairy", "", ""]).does("0 lay fairy")
    assert table.told[-2:] == [LastCard(0), Ended((1, 0, 0))]
    assert table.state.over


def test_F2_nobody_able_to_move_from_the_beginning() -> None:
    table = position(["", "", ""], ["elf", "gnome", ""])
    assert table.state.over
    assert table.asked == []
    result = table.state.result
    assert result is not None
    assert result.places == (1, 1, 3)


def test_F2_empty_hands_are_no_end_while_there_is_a_deck() -> None:
    table = position(["", ""], deck="fairy fairy fairy").does("0 lay fairy")
    assert table.hands == ["", "fairy"]
    assert table.asked == ["1 lay"]
