"""`royaume replay FILE`: what is printed of a kept game, and what is said when the rules give something else."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from royaume.cli.replay import BadPath, show_replay
from royaume.core.errors import RoyaumeError
from royaume.core.play.files import read, written
from royaume.core.play.notation import NotationError
from royaume.fantasy.races import POWERS, Draws, Race

GOLDEN = Path(__file__).parents[1] / "fantasy" / "golden"
GAME = GOLDEN / "3-any.game"


def asked(file: object, **changes: object) -> argparse.Namespace:
    return argparse.Namespace(**{"file": str(file), "lang": "en", "json": False, "step": False, **changes})


def said(capsys: pytest.CaptureFixture[str], file: object, *, status: int = 0, **changes: object) -> list[str]:
    assert show_replay(asked(file, **changes)) == status
    return capsys.readouterr().out.splitlines()


def test_a_game_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, GAME)
    record = read(GAME.read_bytes())
    assert lines[:2] == ["Fantasy, 3 players, fairy=any", "The beginning"]
    assert lines[2].startswith("   Player 1 is dealt ")
    assert sum(line[:1].isdigit() for line in lines) == len(record.actions)
    assert "The game is over" in "".join(lines)
    assert lines[-4].startswith("place 1: player ")
    assert lines[-1] == "Played again, the rules give the same."


def test_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, GAME, lang="fr")
    assert lines[:2] == ["Fantasy, 3 joueurs, fairy=any", "Le début"]
    assert lines[2].startswith("   Le joueur 1 reçoit ")
    assert not any(word in line for line in lines[1:] for word in (" lay", " aim at", "decline", "Player", "player"))
    assert any(line.endswith(" : Laisser faire") for line in lines)
    assert lines[-1] == "Rejouée, la partie donne la même chose."


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted(GOLDEN.iterdir()):
        told = json.loads("".join(said(capsys, path, json=True)))
        record = read(path.read_bytes())
        assert told["agrees"] is True and told["why"] is None
        assert told["chance"] == [str(each) for each in record.outcomes]
        assert len(told["moves"]) == len(record.actions)
        assert told["result"] == {"places": [*record.result.places], "totals": [*record.result.totals]}  # type: ignore[union-attr]
        first = told["begun"][0]
        assert (first["event"], first["player"], first["count"], len(first["cards"])) == ("dealt", 0, 5, 5)
        assert first["sentence"].startswith("Player 1 is dealt ")


def test_step_by_step(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nq\n"))
    lines = said(capsys, GAME, step=True)
    assert sum(line[:1].isdigit() for line in lines) == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 10_000))
    assert said(capsys, GAME, step=True) == said(capsys, GAME)


def test_what_one_player_saw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = read(GAME.read_bytes())
    for player, sentence in ((1, "As player 2 saw it."), (None, "As a spectator saw it.")):
        file = tmp_path / "seen.game"
        file.write_text(written(record.seen(player)), encoding="utf-8")
        lines = said(capsys, file)
        assert lines[1] == sentence
        assert lines[-1] == "What one player saw cannot be played again: it is told as it was kept."
        assert any("is dealt five cards" in line for line in lines)


def test_where_the_rules_give_something_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "forged.game"
    text = GAME.read_text(encoding="utf-8")
    number, line = next((n, each) for n, each in enumerate(text.splitlines()) if each.startswith("  laid "))
    assert number
    file.write_text(text.replace(line, line.replace("player=0", "player=2").replace("player=1", "player=0"), 1))
    assert show_replay(asked(file)) == 1
    printed = capsys.readouterr()
    assert "move 1 differs: the file tells “laid " in printed.err
    assert printed.out.splitlines()[-1] == "Told as the file has it."
    told = json.loads("".join(said(capsys, file, status=1, json=True)))
    assert told["why"]["kind"] == "replay-differs.events"


def test_a_finished_file_is_told_all_the_same_when_a_rule_changed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = said(capsys, GAME)
    monkeypatch.setitem(POWERS, Race.GNOME, Draws(1))
    assert show_replay(asked(GAME)) == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines()[:-1] == before[:-1]
    assert "differs: the file tells “drew player=" in printed.err


def test_a_file_of_other_rules_is_told_and_not_compared(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = said(capsys, GAME)
    file = tmp_path / "old.game"
    file.write_text(GAME.read_text(encoding="utf-8").replace("\nrules 1\n", "\nrules 2\n"), encoding="utf-8")
    monkeypatch.setitem(POWERS, Race.GNOME, Draws(1))
    lines = said(capsys, file)
    assert lines[:-1] == before[:-1]
    assert lines[-1] == "Played by rules number 2, the number now is 1: it is told as it was kept."


def test_files_that_are_no_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(BadPath, match=r"nothing\.game cannot be read: No such file"):
        show_replay(asked(tmp_path / "nothing.game"))
    with pytest.raises(BadPath):
        show_replay(asked(tmp_path))
    file = tmp_path / "short.game"
    file.write_text("".join(GAME.read_text(encoding="utf-8").splitlines(keepends=True)[:50]), encoding="utf-8")
    with pytest.raises(NotationError, match="breaks off at line 50") as caught:
        show_replay(asked(file))
    assert isinstance(caught.value, RoyaumeError)
    assert capsys.readouterr().out == ""


def test_from_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(GAME.read_bytes())))
    assert said(capsys, "-") == said(capsys, GAME)
