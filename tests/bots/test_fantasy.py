"""What greedy takes, worked out by hand: the best margin over the best opponent after this one play."""

from __future__ import annotations

from random import Random

import pytest

from royaume.bots.fantasy import Greedy, margin
from royaume.bots.schemer import Schemer
from royaume.core.play import Script
from royaume.fantasy import Fantasy, FantasyState
from tests.fantasy.positions import Sitting, cards, position


def words(state: FantasyState, player: int, bot: Greedy | Schemer, seed: int = 0) -> str:
    return state.game.codes[bot.choose(state.view(player), Random(seed)).code]


def chosen(state: FantasyState, player: int) -> set[str]:
    """All that greedy may answer, as its lots fall."""
    return {words(state, player, Greedy(), seed) for seed in range(30)}


@pytest.mark.parametrize(
    ("totals", "player", "expected"), [((3, 5), 0, -2), ((3, 5), 1, 2), ((3, 5, 4), 2, -1), ((6, 5, 6), 0, 0)]
)
def test_the_margin_is_that_over_the_best_opponent(totals: tuple[int, ...], player: int, expected: int) -> None:
    assert margin(totals, player) == expected


def test_a_dryad_gains_two_where_others_gain_one() -> None:
    sitting = position(["gnome dryad leprechaun", "imp"], peoples=["elf elf", "elf"], deck="imp imp imp")
    assert chosen(sitting.state, 0) == {"lay dryad"}  # 3 to 0; the others 3 to 1, the Leprechaun 1 to 3


def test_a_leprechaun_gains_what_one_is_behind() -> None:
    sitting = position(["gnome dryad leprechaun", "imp"], peoples=["elf", "gnome gnome gnome gnome"], deck="imp imp")
    assert chosen(sitting.state, 0) == {"lay leprechaun"}  # 4 to 2; the Dryad 3 to 3


def test_an_elf_is_as_good_as_the_best_it_copies() -> None:
    sitting = position(["gnome elf fairy", "imp"], peoples=["dryad", "imp imp"], deck="imp imp")
    assert chosen(sitting.state, 0) == {"lay elf"}


def test_what_is_level_is_drawn_by_lot() -> None:
    sitting = position(["gnome korrigan fairy", "imp"], peoples=["elf", "elf"], deck="imp imp")
    assert chosen(sitting.state, 0) == {"lay gnome", "lay korrigan", "lay imp", "lay fairy"}


def test_the_victim_is_the_one_with_most() -> None:
    sitting = position(["leprechaun", "imp", "imp"], peoples=["", "elf", "elf elf"], deck="imp imp imp imp")
    sitting.does("0 lay leprechaun")
    assert chosen(sitting.state, 0) == {"aim at 2"}


def test_a_fairy_saves_one_who_is_ahead_and_not_one_who_gains() -> None:
    ahead = position(["leprechaun imp", "fairy imp"], peoples=["", "elf elf elf"], deck="imp imp imp")
    ahead.does("0 lay leprechaun")
    assert chosen(ahead.state, 1) == {"fairy"}
    behind = position(["leprechaun imp", "fairy imp"], peoples=["elf elf elf elf", ""], deck="imp imp imp")
    behind.does("0 lay leprechaun")
    assert chosen(behind.state, 1) == {"decline"}


def test_the_schemer_finds_what_wins_most_in_the_last_turn() -> None:
    """Seven cards. Player 0 takes the Imp and the Fairy, player 1 lays the Elf, their last card: player 0 has one turn,
    then it is over. A Dryad makes it three cards to none, a Leprechaun one to two, all else two to one."""
    deck = cards("korrigan gnome dryad imp elf fairy leprechaun")
    game = Fantasy(2, first=0, each=1, dealt=3)
    sitting = Sitting(game.dealt_from(deck, 0, Script.of(["0/3", "1/2"])))
    sitting.does("0 lay korrigan", "1 decline", "1 lay elf")
    assert sitting.offers(0) == ["lay gnome", "lay imp", "lay leprechaun", "lay dryad", "lay fairy"]
    assert {words(sitting.state, 0, Schemer(10), seed) for seed in range(10)} == {"lay dryad"}
