"""``royaume arena``: what is asked, what is printed, what is wrong."""

from __future__ import annotations

import argparse
import io
import json

import pytest

from royaume.cli.arena import options_of, progress_bar, run_arena
from royaume.core.errors import RoyaumeError
from royaume.fantasy.entry import ENTRY


def asked(**given: object) -> argparse.Namespace:
    usual: dict[str, object] = {
        "game": "fantasy", "players": "greedy,random", "games": "6", "seed": "5", "workers": "1", "options": [],
        "json": False, "lang": "en",
    }  # fmt: skip
    return argparse.Namespace(**{**usual, **given})


def printed(capsys: pytest.CaptureFixture[str], **given: object) -> str:
    assert run_arena(asked(**given)) == 0
    out, err = capsys.readouterr()
    assert err == ""  # no bar where nobody looks
    return out


def test_standings_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    rows = printed(capsys).splitlines()
    assert rows[0] == "Fantasy, greedy, random: games 6, seed 5"
    assert rows[2].split() == ["bot", "games", "won", "margin"]
    assert [row.split()[0] for row in rows[3:5]] == ["greedy", "random"]
    assert "%" in rows[3]


def test_in_french_with_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    rows = printed(capsys, lang="fr", options=["fairy=any"]).splitlines()
    assert rows[0] == "Fantasy, fairy=any, greedy, random : parties 6, graine 5"
    assert rows[2].split() == ["robot", "parties", "gagnées", "écart"]
    assert " %" in rows[3]
    assert "." not in rows[3]


def test_json_for_programs_is_the_same_for_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    alone = printed(capsys, json=True)
    assert alone == printed(capsys, json=True, workers="3")
    told = json.loads(alone)
    assert (told["game"], told["games"], told["seed"]) == ("fantasy", 6, "5")
    assert [each["bot"] for each in told["standings"]] == ["greedy", "random"]
    assert sum(each["wins"] for each in told["standings"]) == 6
    assert set(told["standings"][0]["win_share"]) == {"value", "low", "high"}


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, seed="", games="2", json=True))
    assert told == json.loads(printed(capsys, seed=told["seed"], games="2", json=True))


@pytest.mark.parametrize(
    ("given", "english"),
    [
        ({"game": "chess"}, "there is no game “chess”"),
        ({"players": "greedy"}, "Fantasy is not played by 1; expected 2 to 4 bots"),
        ({"players": "greedy,"}, "there is no bot “” for Fantasy"),
        ({"players": "greedy,schemer:x"}, "“x” is no budget for schemer"),
        ({"games": "many"}, "“many” is no number of games"),
        ({"games": "0"}, "“0” is no number of games"),
        ({"workers": "0"}, "“0” is no number of workers"),
        ({"options": ["fairy"]}, "“fairy” is no option; expected name=value, as in fairy=any"),
        ({"options": ["fairy=none"]}, "“fairy” cannot be “none”"),
        ({"options": ["wind=any"]}, "there is no option “wind” here"),
    ],
)
def test_what_is_wrong_is_said(given: dict[str, object], english: str) -> None:
    with pytest.raises(RoyaumeError) as caught:
        run_arena(asked(**given))
    assert english in caught.value.sentence("en")
    assert caught.value.sentence("fr") != caught.value.sentence("en")


def test_options_are_read() -> None:
    assert options_of(ENTRY, ["fairy=any", " first = 1"]) == {"fairy": "any", "first": "1"}


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_full_at_the_end() -> None:
    screen = Screen()
    bar = progress_bar(4, screen, "en")
    assert bar is not None
    for done in (1, 2, 3, 4):
        bar(done)
    drawn = screen.getvalue().split("\r")
    assert drawn[1] == f"[{'█' * 7}{'·' * 23}] 1 of 4 games"
    assert drawn[-1] == f"[{'█' * 30}] 4 of 4 games"


def test_no_bar_where_nobody_looks() -> None:
    assert progress_bar(4, io.StringIO(), "en") is None
