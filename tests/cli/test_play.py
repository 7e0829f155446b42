"""`royaume play`: how a table is set, what is refused and how that is said, and that the screen opens in a terminal."""

from __future__ import annotations

import argparse
import builtins
import sys
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from royaume.bots import BotError
from royaume.cli import play as command
from royaume.cli.play import BadTable, in_the_dark, options_of, play, players_of, seats_of
from royaume.core.errors import MissingExtra, RoyaumeError
from royaume.core.language import LANGUAGES
from royaume.core.play.errors import PlayersError, UnknownGame
from royaume.core.play.registry import game_entry
from royaume.fantasy.screen import FantasyScreen

ENTRY = game_entry("fantasy")


def asked(**given: Any) -> argparse.Namespace:
    """What the command line would have understood."""
    usual: dict[str, Any] = {"game": "fantasy", "players": None, "bots": None, "options": [], "seed": "1", "lang": "en"}
    return argparse.Namespace(**usual | given)


def seats(players: int, bots: str | None) -> list[str]:
    return [f"{called}/{type(bot).__name__ if bot else 'person'}" for called, bot in seats_of(ENTRY, players, bots)]


def test_who_sits_at_the_table() -> None:
    assert seats(2, None) == ["/person", "greedy/Greedy"]
    assert seats(4, None) == ["/person"] + ["greedy/Greedy"] * 3
    assert seats(3, "none") == seats(3, "") == ["/person"] * 3
    assert seats(3, "schemer:20, random") == ["/person", "schemer:20/Schemer", "random/Random"]
    assert seats(2, "random,random") == ["random/Random", "random/Random"]


def test_players_and_options() -> None:
    assert players_of(ENTRY, None) == 2
    assert players_of(ENTRY, "4") == 4
    assert options_of(["fairy=any", "first=0"]) == {"fairy": "any", "first": "0"}


@pytest.mark.parametrize(
    ("given", "kind", "case"),
    [
        ({"game": "chess"}, UnknownGame, "unknown-game.name"),
        ({"players": "two"}, BadTable, "bad-table.players"),
        ({"players": "²"}, BadTable, "bad-table.players"),
        ({"players": "-1"}, BadTable, "bad-table.players"),
        ({"players": "1"}, PlayersError, "bad-players.number"),
        ({"players": "5"}, PlayersError, "bad-players.number"),
        ({"bots": "greedy,greedy,greedy"}, BadTable, "bad-table.bots"),
        ({"bots": "clever"}, BotError, "unknown-bot.name"),
        ({"bots": "schemer:many"}, BotError, "bad-budget.number"),
        ({"bots": "schemer:0"}, BotError, "bad-budget.number"),
        ({"bots": "random:5"}, BotError, "bad-budget.none"),
        ({"options": ["fairy"]}, BadTable, "bad-table.option"),
        ({"options": ["fairy=all"]}, UnknownGame, "unknown-game.value"),
        ({"options": ["elf=any"]}, UnknownGame, "unknown-game.option"),
        ({}, BadTable, "bad-table.terminal"),
    ],
)
def test_what_is_refused(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, Any], kind: type[RoyaumeError], case: str
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    with pytest.raises(kind) as refused:
        play(asked(**given))
    assert refused.value.case == case
    sentences = {refused.value.sentence(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any("\n" in each for each in sentences)


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("textual", "royaume.fantasy.screen"))]:
        monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def missing(name: str, *rest: Any, **more: Any) -> ModuleType:
        if name.partition(".")[0] == "textual":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(MissingExtra) as refused:
        play(asked())
    assert refused.value.sentence("en") == "“royaume play” needs the extra “tui”: pip install 'royaume[tui]'"


def test_a_game_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "game_entry", lambda name: replace(ENTRY, screen=""))
    with pytest.raises(BadTable) as refused:
        play(asked())
    assert refused.value.case == "bad-table.screen"


def test_the_screen_is_opened_with_what_was_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[FantasyScreen] = []

    def run(screen: FantasyScreen) -> str:
        opened.append(screen)
        return "said at the end"

    monkeypatch.setattr(FantasyScreen, "run", run)
    monkeypatch.setattr(command, "in_the_dark", lambda: False)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    given = asked(players="3", bots="random", options=["fairy=any"], seed="seven", lang="fr")
    assert play(given) == 0
    assert capsys.readouterr().out == "said at the end\n"
    board = opened[0].board
    assert (board.seed, board.game.players, board.game.fairy_any) == ("seven", 3, True)
    assert [seat.called for seat in board.seats] == ["", "", "random"]
    assert (opened[0].lang, opened[0].tone) == ("fr", "light")
    for _ in range(2):
        play(asked(seed=None))
    assert opened[1].board.seed != opened[2].board.seed


@pytest.mark.parametrize(
    ("answer", "variable", "dark"),
    [
        (b"\033]11;rgb:1e1e/1e1e/2e2e\033\\", "0;15", True),
        (b"\033]11;rgb:ffff/ffff/e0e0\a", "15;0", False),
        (b"\033]11;rgb:ff/ff/ff\a", "", False),
        (b"", "0;15", False),
        (b"", "15;default;0", True),
        (b"", "", True),
    ],
)
def test_light_and_dark_terminals(monkeypatch: pytest.MonkeyPatch, answer: bytes, variable: str, dark: bool) -> None:
    monkeypatch.setattr(command, "_background", lambda: answer)
    monkeypatch.setenv("COLORFGBG", variable)
    assert in_the_dark() is dark
