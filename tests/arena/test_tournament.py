"""Tournaments: the same for any number of workers, fair to all places, and no failure of a bot is swallowed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from royaume.arena import Standing, Tournament, held
from royaume.arena.errors import ArenaError
from royaume.bots.errors import BotError, BotFailed
from royaume.core.errors import RoyaumeError
from royaume.core.play import Result, Script
from royaume.core.play.game import placed
from royaume.core.play.registry import Entry
from royaume.fantasy.entry import ENTRY
from tests.core.toy import Toy

STRANGE = replace(
    ENTRY,
    bots={
        **ENTRY.bots,
        "cheat": "tests.arena.bots:Cheat",
        "dreamer": "tests.arena.bots:Dreamer",
        "mute": "tests.arena.bots:Mute",
        "clumsy": "tests.arena.bots:Clumsy",
    },
)
TOY = Entry("toy", "Toy", "Jouet", range(2, 3), lambda players, options: Toy(players), bots=ENTRY.bots)


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    tournament = Tournament(ENTRY, ("greedy", "random", "schemer:1"), 7, "seed", {"fairy": "any"})
    alone = held(tournament, 1)
    assert alone == held(tournament, 2) == held(tournament, 3)
    assert alone.as_json() == held(tournament, 2).as_json()


def test_another_seed_is_another_tournament_and_more_games_go_on_from_fewer() -> None:
    ten = Tournament(ENTRY, ("greedy", "random"), 10, "a")
    assert ten.results(range(10)) == replace(ten, games=20).results(range(10))
    assert ten.results(range(10)) != replace(ten, seed="b").results(range(10))
    assert ten.results([7]) == ten.results(range(10))[7:8]


def test_places_are_rotated() -> None:
    tournament = Tournament(ENTRY, ("random", "greedy", "schemer"), 9)
    seats = Counter((bot, player) for number in range(9) for player, bot in enumerate(tournament.order(number)))
    assert set(seats.values()) == {3}
    assert len(seats) == 9


def test_wins_shared_wins_and_margins_are_counted_for_the_bot_wherever_it_sits() -> None:
    tournament = Tournament(ENTRY, ("random", "greedy"), 12, "count")
    verdict = held(tournament)
    wins, margins = [0.0, 0.0], [0, 0]
    for number, result in enumerate(tournament.results(range(12))):
        for bot in (0, 1):
            player = (bot - number) % 2
            mine, theirs = result.totals[player], result.totals[1 - player]
            margins[bot] += mine - theirs
            wins[bot] += 1 if mine > theirs else 0.5 if mine == theirs else 0
    assert [each.wins for each in verdict.standings] == wins
    assert [each.margins for each in verdict.standings] == margins
    assert sum(wins) == 12


def test_progress_is_told_game_by_game() -> None:
    heard: list[int] = []
    held(Tournament(ENTRY, ("random", "random"), 5), 2, heard.append)
    assert heard == [1, 2, 3, 4, 5]


def test_any_game_can_be_played() -> None:
    verdict = held(Tournament(TOY, ("random", "schemer:4"), 6))
    assert sum(each.wins for each in verdict.standings) == pytest.approx(6)


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("cheat", "bot-failed.illegal", "is not player"),
        ("dreamer", "bot-failed.illegal", "is gone"),
        ("mute", "bot-failed.illegal", "“None”"),
        ("clumsy", "bot-failed.crashed", "ZeroDivisionError: broken (bots.py, line "),
    ],
)
def test_a_bot_that_fails_is_reported_with_the_position(name: str, kind: str, words: str) -> None:
    tournament = Tournament(STRANGE, ("random", name), 6, "bad")
    caught = []
    for workers in (1, 2):
        with pytest.raises(BotFailed) as failure:
            held(tournament, workers)
        caught.append(failure.value)
    assert caught[0] == caught[1]
    assert caught[0].case == kind
    assert caught[0].values["number"] == 0
    assert f"{name}, player 1" in caught[0].sentence("en")
    assert f"{name}, joueur 1" in caught[0].sentence("fr")
    assert words in caught[0].sentence("en")


def test_the_position_of_a_failure_leads_back_to_it() -> None:
    """Chance and actions, as they are told, played again: the same player is asked, after as many actions."""
    with pytest.raises(BotFailed) as failure:
        held(Tournament(STRANGE, ("random", "clumsy"), 1, "bad", {"fairy": "any"}))
    head, chance, actions = str(failure.value.values["position"]).split("; ")
    assert head == "fantasy players=2 fairy=any"
    game = ENTRY.make(2, {"fairy": "any"})
    told = chance.removeprefix("chance ").split()
    state = game.start(Script.of(told))
    moves = actions.removeprefix("actions ").split(", ")
    for move in moves:
        player, _, words = move.partition(" ")
        code = game.codes.index(words)
        state, _ = state.apply(next(each for each in state.legal_actions(int(player)) if each.code == code))
    assert len(moves) + 1 == failure.value.values["place"]
    assert state.decisions[0].player == failure.value.values["player"]
    assert [str(each) for each in state.chance.told] == told


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"games": 0}, "bad-arena"),
        ({"bots": ("random",)}, "bad-arena"),
        ({"bots": ("random",) * 5}, "bad-arena"),
        ({"bots": ("random", "nobody")}, "unknown-bot"),
        ({"bots": ("random", "greedy:2")}, "bad-budget"),
        ({"options": {"fairy": "maybe"}}, "unknown-game"),
        ({"options": {"fairies": "any"}}, "unknown-game"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(change: dict[str, object], kind: str) -> None:
    with pytest.raises((ArenaError, BotError, RoyaumeError)) as caught:
        replace(Tournament(ENTRY, ("random", "random"), 2), **change)  # type: ignore[arg-type]
    assert caught.value.kind == kind
    assert caught.value.sentence("en") != caught.value.sentence("fr")


@pytest.mark.parametrize("workers", [0, -1, 100_000])
def test_a_number_of_workers_that_cannot_be(workers: int) -> None:
    with pytest.raises(ArenaError):
        held(Tournament(ENTRY, ("random", "random"), 2), workers)


def test_who_shares_a_win_has_a_part_of_it() -> None:

    standing, totals = Standing("x"), (7, 9, 9)
    for player in range(3):
        standing.add(Result(placed(totals), totals), player)
    assert (standing.wins, standing.shared, standing.margins, standing.squares) == (1.0, 2, -2, 4)
