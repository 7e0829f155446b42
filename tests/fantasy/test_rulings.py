"""The rulings F1 to F4 of RULES B1, clause by clause, by hand. What ends the game is in ``test_ending``."""

from __future__ import annotations

from random import Random

import pytest

from royaume.core.play import Action, Dice, IllegalAction, Outcome
from royaume.fantasy import Fantasy, Race
from royaume.fantasy.events import (
    Aimed,
    Cancelled,
    Drew,
    Laid,
    NothingHappened,
    Passed,
    SwappedHands,
    TookFromHand,
)
from royaume.fantasy.state import FantasyState
from tests.fantasy.positions import Sitting, cards, position

# --- F1: when, whom, how often -----------------------------------------------------------------------------------


def test_F1_asked_once_power_and_target_are_named() -> None:
    table = position(["elf gnome", "fairy", "fairy"], ["imp korrigan", "", ""]).does("0 lay elf")
    assert table.asked == ["0 copy"]
    table.does("0 copy imp")
    assert table.asked == ["0 aim"]
    table.does("0 aim at 2")
    assert table.asked == ["2 fairy"]
    assert table.told[-1] == Aimed(0, Race.IMP, 2)


def test_F1_the_card_that_a_dryad_wants_is_named_too() -> None:
    table = position(["dryad gnome", "fairy"], ["", "gnome imp"]).does("0 lay dryad")
    assert table.asked == ["0 take"]
    table.does("0 take imp")
    assert table.asked == ["1 fairy"]
    assert table.told[-1] == Aimed(0, Race.DRYAD, 1, Race.IMP)


def test_F1_asked_before_anything_random_happens() -> None:
    table = position(["korrigan gnome", "imp dryad elf"], chance=["0/3", "0/2"]).does("0 lay korrigan")
    assert [*table.state.chance.told] == []
    assert table.hands == ["gnome", "imp dryad elf"]
    table.does("1 decline")
    assert [*table.state.chance.told] == [Outcome(0, 3), Outcome(0, 2)]


def test_F1_a_korrigan_that_is_cancelled_leaves_nothing_to_chance() -> None:
    table = position(["korrigan gnome", "imp dryad fairy"], chance=[])
    table.does("0 lay korrigan", "1 fairy", "0 decline")
    assert table.hands == ["gnome", "imp dryad"]
    assert table.state.chance.told == ()


def test_F1_only_the_player_a_power_is_aimed_at_may_answer() -> None:
    table = position(["imp gnome", "fairy", "fairy", "fairy"]).does("0 lay imp", "0 aim at 2")
    assert table.asked == ["2 fairy"]
    number = table.state.decisions[0].number
    for other in (0, 1, 3):
        assert table.offers(other) == []
        for code in range(len(table.state.game.codes)):
            with pytest.raises(IllegalAction):
                table.state.apply(Action(other, number, code))


def test_F1_then_its_user_may_answer_that_fairy_and_so_on_in_turn_until_one_declines() -> None:
    table = position(["imp gnome fairy", "fairy fairy elf", "fairy"]).does("0 lay imp", "0 aim at 1")
    asked = []
    for move in ("1 fairy", "0 fairy", "1 fairy", "0 decline"):
        asked += table.asked
        table.does(move)
    assert asked == ["1 fairy", "0 fairy", "1 fairy", "0 fairy"]
    assert table.asked == ["1 lay"]


@pytest.mark.parametrize("fairies", [0, 1, 2, 3, 4, 5])
def test_F1_an_odd_number_of_fairies_cancels_the_power(fairies: int) -> None:
    table = position(["imp gnome fairy fairy", "elf fairy fairy fairy"]).does("0 lay imp")
    player = 1
    for _ in range(fairies):
        table.does(f"{player} fairy")
        player = 1 - player
    table.does(f"{player} decline")
    assert (Cancelled(0, Race.IMP) in table.told) == (fairies % 2 == 1)
    assert ("gnome" in table.hand(0)) == (fairies % 2 == 1)


def test_F1_a_chain_of_five_fairies() -> None:
    table = position(["korrigan imp fairy fairy", "gnome gnome fairy fairy fairy"], chance=[])
    table.does("0 lay korrigan", "1 fairy", "0 fairy", "1 fairy", "0 fairy", "1 fairy")
    assert table.asked == ["0 fairy"]  # who has none left, and is asked all the same
    assert table.offers(0) == ["decline"]
    table.does("0 decline")
    assert table.hands == ["imp", "gnome gnome"]  # five are odd: nothing was taken
    assert table.peoples == ["korrigan fairy fairy", "fairy fairy fairy"]
    assert [(each.player, each.answering) for each in table.told if isinstance(each, Laid)] == [
        (0, False), (1, True), (0, True), (1, True), (0, True), (1, True),
    ]  # fmt: skip


def test_F1_all_fairies_laid_stay_as_does_the_card_whose_power_was_cancelled() -> None:
    table = position(["leprechaun gnome", "fairy elf"], ["imp", "dryad"])
    table.does("0 lay leprechaun", "1 fairy", "0 decline")
    assert table.peoples == ["imp leprechaun", "dryad fairy"]


def test_F1_a_fairy_laid_against_a_leprechaun_that_works_goes_along() -> None:
    table = position(["leprechaun gnome fairy", "fairy elf"], ["imp", "dryad"])
    table.does("0 lay leprechaun", "1 fairy", "0 fairy", "1 decline")
    assert table.peoples == ["dryad fairy", "imp leprechaun fairy"]  # each people is swapped as it then lies


def test_F1_players_without_a_fairy_are_asked_too() -> None:
    table = position(["imp gnome", "elf"]).does("0 lay imp")
    assert table.asked == ["1 fairy"]
    assert table.offers(1) == ["decline"]


def test_F1_the_wait_tells_nothing_of_who_has_a_fairy() -> None:
    """To everybody else the table looks the same whether the one who is asked has a Fairy or not."""
    with_one = position(["imp gnome", "elf fairy", "dryad"]).does("0 lay imp", "0 aim at 1")
    without = position(["imp gnome", "elf korrigan", "dryad"]).does("0 lay imp", "0 aim at 1")
    for other in (0, 2, None):
        assert with_one.state.view(other) == without.state.view(other)


def test_F1_power_and_fairies_of_an_elf_are_those_of_the_copied_card() -> None:
    table = position(["elf gnome", "fairy dryad"], ["imp", ""]).does("0 lay elf", "1 fairy", "0 decline")
    assert table.told[-1] == Cancelled(0, Race.IMP)
    assert table.hands == ["gnome", "dryad"]


# --- F1: fairy=any -----------------------------------------------------------------------------------------------


def test_F1_any_every_opponent_may_answer_any_power() -> None:
    table = position(["imp gnome", "fairy", "fairy", "elf"], fairy_any=True).does("0 lay imp", "0 aim at 1")
    assert table.asked == ["1 fairy", "2 fairy", "3 fairy"]
    table.does("1 decline", "3 decline", "2 fairy")
    assert table.people(2) == "fairy"


def test_F1_any_gnome_included() -> None:
    table = position(["gnome", "fairy", "elf"], deck="imp imp imp imp imp", fairy_any=True).does("0 lay gnome")
    assert table.asked == ["1 fairy", "2 fairy"]
    table.does("1 fairy", "2 decline", "0 decline", "2 decline")
    assert Cancelled(0, Race.GNOME) in table.told
    assert table.hand(0) == "imp"  # drawn as the turn began


def test_F1_any_and_anybody_any_fairy() -> None:
    table = position(["imp gnome", "fairy", "fairy", "fairy elf"], fairy_any=True)
    table.does("0 lay imp", "0 aim at 1", "2 fairy", "1 decline", "3 decline")
    assert table.asked == ["3 fairy", "0 fairy", "1 fairy"]  # everybody else answers the Fairy of player 2
    table.does("0 decline", "1 decline", "3 fairy")
    assert table.asked == ["0 fairy", "1 fairy", "2 fairy"]
    table.does("0 decline", "1 decline", "2 decline")
    assert table.hands == ["fairy", "gnome", "", "elf"]  # two are even: the hands were swapped


def test_F1_any_the_first_in_order_of_play_to_say_yes_counts() -> None:
    hands = ["fairy elf", "fairy elf", "imp gnome", "fairy elf"]
    yes = [player for player in (3, 0, 1) if player != 2]  # in order of play after player 2
    for saying in range(1, 8):
        willing = [player for place, player in enumerate(yes) if saying >> place & 1]
        for order in ((0, 1, 3), (3, 1, 0), (1, 3, 0)):  # when each says it counts for nothing
            table = position(hands, turn=2, fairy_any=True).does("2 lay imp", "2 aim at 0")
            table.does(*(f"{player} {'fairy' if player in willing else 'decline'}" for player in order))
            assert [each.player for each in table.told if isinstance(each, Laid)] == [2, willing[0]]
            for other in willing[1:]:
                assert table.hand(other) == "elf fairy"


def test_F1_any_answers_to_a_fairy_go_in_order_of_play_after_who_laid_it() -> None:
    table = position(["imp", "fairy", "fairy", "fairy elf"], fairy_any=True).does("0 lay imp", "0 aim at 1")
    table.does("1 decline", "2 fairy", "3 decline")
    table.does("0 decline", "1 fairy", "3 fairy")  # after player 2 comes player 3
    assert table.people(3) == "fairy"
    assert table.people(1) == ""


@pytest.mark.parametrize("answer", ["fairy", "decline"])
def test_F1_any_an_answer_is_invisible_to_the_others_until_all_are_given(answer: str) -> None:
    before = position(["imp gnome", "fairy", "fairy", "elf"], fairy_any=True).does("0 lay imp", "0 aim at 1")
    after = position(["imp gnome", "fairy", "fairy", "elf"], fairy_any=True).does("0 lay imp", "0 aim at 1")
    after.does(f"1 {answer}")
    for other in (0, 2, 3, None):
        assert before.state.view(other) == after.state.view(other)
    assert before.state.view(1) != after.state.view(1)
    assert after.told == before.told


def test_F1_any_a_yes_that_came_too_late_in_order_of_play_is_never_shown() -> None:
    said = position(["imp gnome", "fairy", "fairy", "elf"], fairy_any=True)
    unsaid = position(["imp gnome", "fairy", "fairy", "elf"], fairy_any=True)
    said.does("0 lay imp", "0 aim at 1", "1 fairy", "2 fairy", "3 decline")
    unsaid.does("0 lay imp", "0 aim at 1", "1 fairy", "2 decline", "3 decline")
    for player in (0, 1, 2, 3, None):
        assert said.state.view(player) == unsaid.state.view(player)


# --- F2: powers are not optional ---------------------------------------------------------------------------------


@pytest.mark.parametrize("race", ["gnome", "korrigan", "imp", "leprechaun", "dryad"])
def test_F2_a_power_is_not_optional_when_it_can_be_applied(race: str) -> None:
    table = position([f"{race} elf", "imp gnome"], ["gnome", "elf"], deck="fairy fairy fairy fairy")
    table.does(f"0 lay {race}")
    for _ in range(3):  # nobody is ever offered to leave it
        if table.asked[0] == "1 fairy":
            table.does("1 decline")
        assert "decline" not in table.offers(0)
    assert not any(isinstance(each, NothingHappened) for each in table.told)
    assert Aimed(0, Race[race.upper()], None if race == "gnome" else 1, Race.ELF if race == "dryad" else None) in (
        table.told
    )


def test_F2_a_power_may_not_be_wasted_on_whom_it_cannot_be_applied_to() -> None:
    table = position(["korrigan", "", "gnome gnome", "elf"]).does("0 lay korrigan")
    assert table.offers(0) == ["aim at 2", "aim at 3"]
    table = position(["dryad", "", "gnome", ""], ["", "elf", "", "imp"]).does("0 lay dryad")
    assert table.offers(0) == ["aim at 1", "aim at 3"]


def test_F2_an_elf_may_not_waste_its_power_either() -> None:
    table = position(["elf", "", "gnome"], ["gnome korrigan dryad imp", "", ""]).does("0 lay elf")
    assert table.offers(0) == ["copy korrigan", "copy imp"]  # the deck and the peoples are empty


# --- choices of one ----------------------------------------------------------------------------------------------


def test_F2_what_leaves_no_choice_is_not_asked() -> None:
    assert position(["imp", "gnome"]).does("0 lay imp").asked == ["1 fairy"]
    assert position(["korrigan", "", "gnome"]).does("0 lay korrigan").asked == ["2 fairy"]
    assert position(["dryad", "gnome", ""], ["", "", "elf elf"]).does("0 lay dryad").asked == ["2 fairy"]
    assert position(["elf", "gnome"], ["imp fairy", ""]).does("0 lay elf").asked == ["1 fairy"]
    assert position(["imp", "gnome", "gnome"]).does("0 lay imp").asked == ["0 aim"]
    assert position(["gnome", "elf"]).asked == ["0 lay"]  # the card of one's turn is always laid by hand


# --- F3 ----------------------------------------------------------------------------------------------------------


def test_F3_a_gnome_with_one_card_in_the_deck_draws_one() -> None:
    table = position(["gnome imp", "elf"], deck="dryad fairy").does("0 lay gnome")
    assert table.hand(0) == "imp dryad fairy"
    assert Drew(0, 1, (Race.FAIRY,)) in table.told


def test_F3_a_gnome_with_no_card_in_the_deck_draws_none() -> None:
    table = position(["gnome imp", "elf"], deck="dryad").does("0 lay gnome")
    assert table.hand(0) == "imp dryad"
    assert NothingHappened(0, Race.GNOME) in table.told


def test_F3_a_korrigan_on_a_hand_of_one_takes_it() -> None:
    table = position(["korrigan gnome", "dryad", "elf"], chance=[])
    table.does("0 lay korrigan", "0 aim at 1", "1 decline")
    assert table.hands == ["gnome dryad", "", "elf"]
    assert TookFromHand(0, 1, 1, (Race.DRYAD,)) in table.told


def test_F3_of_a_korrigan_the_two_players_see_the_cards_the_others_their_number() -> None:
    table = position(["korrigan gnome", "dryad imp", "elf"]).does("0 lay korrigan", "0 aim at 1", "1 decline")
    seen = TookFromHand(0, 1, 2, (Race.IMP, Race.DRYAD))
    for player in (0, 1):
        assert seen in table.shown(player)
    for other in (2, None):
        assert TookFromHand(0, 1, 2, None) in table.shown(other)
        assert seen not in table.shown(other)


def test_F3_ties_share_the_win() -> None:
    table = position(["fairy", "", "", ""], ["gnome", "elf elf", "elf", "imp"]).does("0 lay fairy")
    result = table.state.result
    assert result is not None
    assert result.totals == (2, 2, 1, 1)
    assert result.places == (1, 1, 3, 3)


# --- F4 ----------------------------------------------------------------------------------------------------------


def test_F4_an_imp_works_with_ones_own_hand_empty() -> None:
    table = position(["imp", "gnome fairy", "elf"]).does("0 lay imp", "0 aim at 1", "1 decline")
    assert table.hands == ["gnome fairy", "", "elf"]


def test_F4_an_imp_works_on_an_empty_hand() -> None:
    table = position(["imp gnome", "", "elf"]).does("0 lay imp")
    assert table.offers(0) == ["aim at 1", "aim at 2"]
    table.does("0 aim at 1", "1 decline")
    assert table.hands == ["", "gnome", "elf"]


def test_F4_an_imp_with_an_empty_hand_and_what_each_then_knows() -> None:
    table = position(["imp", "gnome fairy", "elf"]).does("0 lay imp", "0 aim at 1", "1 decline")
    seen = SwappedHands(0, 1, cards("gnome fairy"), ())
    for player in (0, 1):  # each knows what they gave, so both hands
        assert seen in table.shown(player)
    for other in (2, None):
        assert SwappedHands(0, 1, None, None) in table.shown(other)
        assert table.state.view(other).sizes == (2, 0, 1)


def _until_the_imp_alone() -> Sitting:
    """One card of each race, three dealt; player 1 comes to an Imp as the only card of the hand."""
    game = Fantasy(2, first=0, each=1, dealt=3)
    deck = cards("korrigan fairy elf imp leprechaun dryad gnome")
    table = Sitting(game.dealt_from(deck, 0, Dice.of(5)))
    table.does("0 lay gnome", "1 lay dryad", "0 decline")  # the deck is gone; the Gnome goes over
    table.does("0 lay elf", "1 lay leprechaun", "0 decline", "0 lay fairy")  # the peoples are swapped
    return table


def test_F4_who_gave_a_hand_away_knows_it_as_long_as_it_is_held() -> None:
    table = _until_the_imp_alone()
    assert table.hands == ["korrigan", "imp"]
    table.does("1 lay imp", "0 decline")
    assert table.asked == ["1 lay"]  # player 0, with no card, has passed
    assert Passed(0) in table.told
    state: FantasyState = table.state
    assert table.hands == ["", "korrigan"]
    for player in (0, 1):
        rng = Random(player)
        assert all(state.view(player).sample(rng).hands == state.hands for _ in range(5))


def test_F4_a_leprechaun_works_with_either_people_empty() -> None:
    table = position(["leprechaun", "gnome"], ["", "elf elf"]).does("0 lay leprechaun", "1 decline")
    assert table.peoples == ["elf elf", "leprechaun"]
    table = position(["leprechaun", "gnome"], ["imp", ""]).does("0 lay leprechaun", "1 decline")
    assert table.peoples == ["", "imp leprechaun"]


def test_F4_a_korrigan_on_an_empty_hand_does_nothing() -> None:
    table = position(["korrigan imp", "", ""]).does("0 lay korrigan")
    assert table.told[:2] == [Laid(0, Race.KORRIGAN), NothingHappened(0, Race.KORRIGAN)]
    assert table.hand(0) == "imp"


def test_F4_a_korrigan_on_a_hand_that_a_fairy_emptied_does_nothing() -> None:
    table = position(["korrigan imp fairy", "fairy", "gnome"], chance=[])
    table.does("0 lay korrigan", "0 aim at 1", "1 fairy", "0 fairy", "1 decline")
    assert NothingHappened(0, Race.KORRIGAN) in table.told
    assert table.hands == ["imp", "", "gnome"]


def test_F4_a_dryad_on_an_empty_people_does_nothing() -> None:
    table = position(["dryad imp", "gnome", "elf"], ["elf", "", ""]).does("0 lay dryad")
    assert table.told[:2] == [Laid(0, Race.DRYAD), NothingHappened(0, Race.DRYAD)]
    assert table.people(0) == "dryad elf"
