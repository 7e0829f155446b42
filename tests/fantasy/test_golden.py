"""Whole games kept as plain text, one for each mode. ``python -m tests.fantasy.test_golden`` plays those that are
missing; a rule that changed shows as a difference."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from royaume.core.play import Dice, Script
from royaume.core.play.files import read, written
from royaume.core.play.record import Record, Recorder, difference
from royaume.fantasy import FantasyState
from royaume.fantasy.entry import ENTRY
from royaume.fantasy.events import Laid
from tests.fantasy.test_referee import agree, chosen, refereed

FOLDER: Final = Path(__file__).parent / "golden"
MODES: Final = {f"{players}-{fairy}": (players, fairy) for players in ENTRY.players for fairy in ENTRY.options["fairy"]}
modes = pytest.mark.parametrize("mode", MODES)


def path_of(mode: str) -> Path:
    return FOLDER / f"{mode}.game"


def kept(mode: str) -> Record:
    return read(path_of(mode).read_bytes())


def played(players: int, fairy: str, seed: int) -> Record:
    recorder = Recorder.of(ENTRY, players, {"fairy": fairy}, Dice.of(seed))
    rng = Random(seed)
    while recorder.state.decisions:
        assert isinstance(recorder.state, FantasyState)
        recorder.act(chosen(recorder.state, rng, eager=0.6))
    return recorder.record


@modes
def test_every_mode_has_a_golden_game(mode: str) -> None:
    assert path_of(mode).exists(), "play it: python -m tests.fantasy.test_golden"
    players, fairy = MODES[mode]
    record = kept(mode)
    assert record.whole
    assert record.players == players
    assert record.options.get("fairy", "target") == fairy
    assert record.result is not None


def test_every_golden_game_is_of_a_mode() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(MODES)


@modes
def test_it_is_written_again_to_the_letter(mode: str) -> None:
    assert written(kept(mode)) == path_of(mode).read_text(encoding="utf-8")


@modes
def test_played_again_it_is_the_same(mode: str) -> None:
    assert difference(kept(mode), ENTRY) is None


@modes
def test_it_goes_as_the_referee_says(mode: str) -> None:
    record = kept(mode)
    state = ENTRY.make(record.players, record.options).start(Script(record.outcomes))
    assert isinstance(state, FantasyState)
    referee = refereed(state)
    for action in record.actions:
        assert action is not None
        before = len(state.chance.told)
        state, _ = state.apply(action)
        referee.picks = [outcome.chosen for outcome in state.chance.told[before:]]
        referee.answer(action.player, ENTRY.make(record.players, {}).codes[action.code])
        agree(state, referee)
    assert record.result is not None
    assert list(record.result.places) == referee.places


def test_among_them_fairies_are_answered_by_fairies() -> None:
    for mode in MODES:
        answers = [each for events in kept(mode).events for each in events if isinstance(each, Laid) and each.answering]
        assert len(answers) >= 2, mode


def main() -> int:
    """Plays what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for seed, (mode, (players, fairy)) in enumerate(MODES.items(), start=1):
        if not path_of(mode).exists():
            path_of(mode).write_text(written(played(players, fairy, seed)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
