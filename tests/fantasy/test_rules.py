"""Every sentence of RULES B1, by hand. The rulings F1 to F4 are in ``test_rulings``."""

from __future__ import annotations

from collections import Counter

import pytest

from royaume.core.play import Dice, IllegalAction, Script
from royaume.core.play.errors import PlayersError
from royaume.fantasy import Fantasy, Race
from royaume.fantasy.events import Aimed, Cancelled, Drew, Ended, Laid, NothingHappened, SwappedPeoples, TookFromPeople
from royaume.fantasy.state import cards_of
from tests.fantasy.positions import position

# --- the cards ---------------------------------------------------------------------------------------------------


def test_B1_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert len(Fantasy(players).start(Dice.of(1)).hands) == players
    for players in (0, 1, 5):
        with pytest.raises(PlayersError):
            Fantasy(players)


def test_B1_fifty_six_cards_seven_races_of_eight() -> None:
    state = Fantasy(3).start(Dice.of(4))
    assert Counter(state.deck) == dict.fromkeys(Race, 8)
    assert len(state.deck) == 56


def test_B1_gnome_draws_two_cards_from_the_deck() -> None:
    table = position(["gnome imp", "leprechaun"], deck="dryad elf fairy korrigan gnome").does("0 lay gnome")
    assert table.hand(0) == "imp dryad elf fairy"  # the dryad was drawn as the turn began
    assert table.hand(1) == "korrigan leprechaun"  # whose turn it now is
    assert table.people(0) == "gnome"


def test_B1_gnome_asks_nobody_for_a_fairy() -> None:
    table = position(["gnome", "fairy", "fairy"], deck="imp imp imp imp imp").does("0 lay gnome")
    assert table.asked == ["1 lay"]


def test_B1_korrigan_takes_two_cards_at_random_from_one_opponents_hand() -> None:
    table = position(["korrigan", "gnome imp dryad", "elf"], chance=["0/3", "1/2"])
    table.does("0 lay korrigan", "0 aim at 1", "1 decline")  # of gnome, imp, dryad the gnome; of imp, dryad the dryad
    assert table.hands == ["gnome dryad", "imp", "elf"]


def test_B1_korrigan_may_take_every_two_cards() -> None:
    taken = set()
    for first in range(3):
        for second in range(2):
            table = position(["korrigan", "gnome imp dryad"], chance=[f"{first}/3", f"{second}/2"])
            taken.add(table.does("0 lay korrigan", "1 decline").hand(0))
    assert taken == {"gnome imp", "gnome dryad", "imp dryad"}


def test_B1_imp_swaps_hands_with_one_opponent() -> None:
    table = position(["imp gnome elf", "fairy dryad", "korrigan"]).does("0 lay imp", "0 aim at 1", "1 decline")
    assert table.hands == ["dryad fairy", "gnome elf", "korrigan"]
    assert table.peoples == ["imp", "", ""]


def test_B1_leprechaun_swaps_peoples_the_card_just_laid_included() -> None:
    table = position(["leprechaun elf", "imp", "gnome"], ["gnome", "dryad dryad", "fairy"])
    table.does("0 lay leprechaun", "0 aim at 1", "1 decline")
    assert table.peoples == ["dryad dryad", "gnome leprechaun", "fairy"]
    assert table.hands == ["elf", "imp", "gnome"]


def test_B1_dryad_takes_a_card_in_front_of_an_opponent_into_your_people() -> None:
    table = position(["dryad elf", "imp", "gnome"], ["", "gnome fairy", "elf"])
    table.does("0 lay dryad", "0 aim at 1")
    assert table.offers(0) == ["take gnome", "take fairy"]
    table.does("0 take fairy", "1 decline")
    assert table.peoples == ["dryad fairy", "gnome", "elf"]


@pytest.mark.parametrize("stolen", ["gnome", "korrigan", "imp", "leprechaun", "dryad", "elf", "fairy"])
def test_B1_the_power_of_a_card_that_a_dryad_takes_does_not_trigger(stolen: str) -> None:
    table = position(["dryad elf", "imp korrigan"], ["gnome", f"{stolen} {stolen}"], deck="elf elf elf elf")
    table.does("0 lay dryad", "1 decline")
    assert table.asked == ["1 lay"]  # nothing more is asked of player 0
    assert table.told[-2:] == [TookFromPeople(0, 1, Race[stolen.upper()]), Drew(1, 1, (Race.ELF,))]
    assert table.hands == ["elf elf", "korrigan imp elf"]
    assert table.state.deck_left == 2


def test_B1_a_stolen_dryad_does_not_trigger() -> None:
    table = position(["dryad imp", "elf"], ["", "dryad gnome"]).does("0 lay dryad", "0 take dryad", "1 decline")
    assert table.peoples == ["dryad dryad", "gnome"]
    assert table.asked == ["1 lay"]


def test_B1_elf_uses_the_power_of_a_card_of_your_own_people() -> None:
    table = position(["elf imp", "fairy gnome"], ["gnome leprechaun", "dryad korrigan"], deck="imp fairy dryad elf")
    table.does("0 lay elf")
    assert table.offers(0) == ["copy gnome", "copy leprechaun"]  # nothing of player 1's people
    table.does("0 copy gnome")
    assert table.hand(0) == "imp imp dryad fairy"
    assert table.people(0) == "gnome leprechaun elf"  # the copied card stays where it is


def test_B1_elf_copies_no_fairy_and_no_other_elf() -> None:
    table = position(["elf imp", "gnome"], ["elf fairy", "gnome"]).does("0 lay elf")
    assert table.told[:2] == [Laid(0, Race.ELF), NothingHappened(0, Race.ELF)]
    assert table.asked == ["1 lay"]


def test_B1_an_elf_copying_a_leprechaun_goes_along_with_the_people() -> None:
    table = position(["elf imp", "gnome"], ["leprechaun dryad", "fairy"])
    table.does("0 lay elf", "0 copy leprechaun", "1 decline")
    assert table.peoples == ["fairy", "leprechaun dryad elf"]
    assert Aimed(0, Race.LEPRECHAUN, 1) in table.told
    assert SwappedPeoples(0, 1) in table.told


def test_B1_an_elf_copying_a_dryad_a_korrigan_and_an_imp() -> None:
    table = position(["elf gnome", "gnome imp"], ["dryad", "fairy"]).does("0 lay elf", "1 decline")
    assert table.peoples == ["dryad elf fairy", ""]
    table = position(["elf gnome", "fairy"], ["korrigan", ""], chance=[]).does("0 lay elf", "1 decline")
    assert table.hands == ["gnome fairy", ""]
    table = position(["elf gnome", "fairy"], ["imp", ""]).does("0 lay elf", "1 decline")
    assert table.hands == ["fairy", "gnome"]


def test_B1_fairy_has_no_power_on_your_turn() -> None:
    table = position(["fairy gnome", "imp", "elf"]).does("0 lay fairy")
    assert table.told == [Laid(0, Race.FAIRY)]
    assert table.asked == ["1 lay"]


def test_B1_fairy_laid_out_of_turn_cancels_a_power_aimed_at_you() -> None:
    table = position(["imp gnome", "fairy elf", "dryad"]).does("0 lay imp", "0 aim at 1", "1 fairy", "0 decline")
    assert table.hands == ["gnome", "elf", "dryad"]  # not swapped
    assert table.told[-1] == Cancelled(0, Race.IMP)


# --- the beginning -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B1_five_cards_each_the_rest_is_the_deck(players: int) -> None:
    state = Fantasy(players, first=0).start(Dice.of(9))
    assert state.sizes == (6, *(5,) * (players - 1))  # the one who begins has drawn
    assert state.deck_left == 56 - 5 * players - 1
    assert [len(cards_of(hand)) for hand in state.hands] == list(state.sizes)


def test_B1_the_starter_is_an_option() -> None:
    for first in range(4):
        state = Fantasy(4, first=first).start(Dice.of(2))
        assert [(each.player, each.kind) for each in state.decisions] == [(first, "lay")]
    with pytest.raises(PlayersError):
        Fantasy(3, first=3)


def test_B1_the_starter_is_random_by_default() -> None:
    began = Counter(Fantasy(4).start(Dice.of(seed)).turn for seed in range(200))
    assert set(began) == {0, 1, 2, 3}
    assert min(began.values()) > 25  # one in four of 200, give or take four deviations
    outcomes = Fantasy(3).start(Dice.of(1)).chance.told
    written = Fantasy(3).start(Script.of(outcomes))
    assert outcomes[-1].of == 3
    assert written.turn == outcomes[-1].chosen


def test_B1_clockwise() -> None:
    table = position(["fairy"] * 4, turn=2, deck="gnome gnome gnome gnome gnome imp")
    table.does("2 lay fairy", "3 lay fairy", "0 lay fairy", "1 lay fairy")
    assert table.asked == ["2 lay"]


# --- a turn ------------------------------------------------------------------------------------------------------


def test_B1_a_turn_begins_with_drawing_one_card() -> None:
    table = position(["imp", "fairy"], deck="elf gnome dryad")
    assert table.hand(0) == "imp elf"
    assert table.state.events == (Drew(0, 1, (Race.ELF,)),)


def test_B1_one_draws_while_the_deck_lasts() -> None:
    table = position(["fairy fairy", "fairy fairy", "fairy"], deck="gnome elf")
    table.does("0 lay fairy", "1 lay fairy")
    assert table.hands == ["gnome fairy", "elf fairy", "fairy"]
    assert table.asked == ["2 lay"]  # who could draw nothing


def test_B1_then_one_card_of_the_hand_is_laid() -> None:
    table = position(["imp fairy fairy", "elf"], deck="gnome elf")
    assert table.offers(0) == ["lay gnome", "lay imp", "lay fairy"]
    assert table.offers(1) == []
    with pytest.raises(IllegalAction):
        table.does("0 lay dryad")


def test_B1_the_card_lies_in_front_before_its_power_is_applied() -> None:
    table = position(["leprechaun", "gnome gnome"], ["", ""]).does("0 lay leprechaun")
    assert table.people(0) == "leprechaun"
    assert table.asked == ["1 fairy"]  # the power is on its way, nothing else came between


@pytest.mark.parametrize(
    ("hand", "peoples"),
    [
        ("gnome fairy", ["", "fairy"]),  # the deck is gone
        ("korrigan fairy", ["", "fairy"]),  # nobody else holds a card
        ("dryad fairy", ["", ""]),  # nobody else has a people
        ("elf fairy", ["", "gnome"]),  # there is nothing to copy
        ("elf fairy", ["gnome korrigan", "gnome"]),  # what there is to copy could not be applied either
    ],
)
def test_B1_if_a_power_cannot_be_applied_nothing_happens(hand: str, peoples: list[str]) -> None:
    table = position([hand, ""], peoples)
    laid = hand.split()[0]
    table.does(f"0 lay {laid}")
    assert table.told[:2] == [Laid(0, Race[laid.upper()]), NothingHappened(0, Race[laid.upper()])]
    assert table.asked == ["0 lay"]  # player 1 holds nothing and passes
    assert table.people(0).split().count(laid) == 1 + peoples[0].split().count(laid)


# --- Fairies -----------------------------------------------------------------------------------------------------


def test_B1_a_fairy_laid_in_defence_joins_its_owners_people_at_once() -> None:
    table = position(["imp gnome fairy", "fairy elf"]).does("0 lay imp", "1 fairy")
    assert table.people(1) == "fairy"
    assert table.hand(1) == "elf"
    assert table.asked == ["0 fairy"]  # the power is not settled yet
    assert table.told[-1] == Laid(1, Race.FAIRY, answering=True)


def test_B1_that_fairy_can_be_cancelled_by_a_fairy_of_the_player_it_was_laid_against() -> None:
    table = position(["imp gnome fairy", "fairy elf"]).does("0 lay imp", "1 fairy", "0 fairy", "1 decline")
    assert table.hands == ["elf", "gnome"]  # swapped
    assert table.peoples == ["imp fairy", "fairy"]


def test_B1_and_that_one_again_and_so_on() -> None:
    table = position(["imp gnome fairy", "fairy fairy elf"])
    table.does("0 lay imp", "1 fairy", "0 fairy", "1 fairy", "0 decline")
    assert table.hands == ["gnome", "elf"]  # not swapped
    assert table.peoples == ["imp fairy", "fairy fairy"]


# --- the end -----------------------------------------------------------------------------------------------------


def test_B1_after_the_deck_is_gone_play_goes_on_one_card_a_turn() -> None:
    table = position(["fairy fairy", "fairy fairy"], deck="").does("0 lay fairy", "1 lay fairy")
    assert table.hands == ["fairy", "fairy"]
    assert table.asked == ["0 lay"]


def test_B1_the_round_is_finished_up_to_the_player_to_the_right() -> None:
    table = position(["fairy", "fairy fairy", "fairy fairy", "fairy fairy"]).does("0 lay fairy")
    table.does("1 lay fairy", "2 lay fairy")
    assert table.asked == ["3 lay"]
    table.does("3 lay fairy")
    assert table.state.over
    assert table.hands == ["", "fairy", "fairy", "fairy"]  # one turn each and no more


def test_B1_a_round_that_ends_with_somebody_in_the_middle() -> None:
    table = position(["fairy fairy", "fairy fairy", "fairy"], turn=1)
    table.does("1 lay fairy", "2 lay fairy", "0 lay fairy", "1 lay fairy")
    assert table.state.over


def test_B1_most_cards_in_front_wins() -> None:
    table = position(["fairy", "", ""], ["gnome", "elf elf elf", ""]).does("0 lay fairy")
    assert table.told[-1] == Ended((2, 3, 0))
    result = table.state.result
    assert result is not None
    assert result.places == (2, 1, 3)
    assert result.totals == (2, 3, 0)
    assert table.asked == []
