"""A game as it is kept and as a file: round trips, what players see of it, playing it again, files that are wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from royaume.core.language import LANGUAGES
from royaume.core.play import Dice, Event, IllegalAction
from royaume.core.play.files import FORMAT, MOST_BYTES, read, written
from royaume.core.play.notation import Line, NotationError, event_name, read_event, write_event, written_as
from royaume.core.play.record import Record, Recorder, difference, incomparable
from royaume.core.play.registry import game_entry
from royaume.fantasy.entry import ENTRY
from royaume.fantasy.events import EVENTS
from royaume.fantasy.races import POWERS, Draws, Race


@cache
def recorder(seed: int = 7, players: int = 3, *, fairy: str = "any", moves: int | None = None) -> Recorder:
    """A random game, or its beginning."""
    found = Recorder.of(ENTRY, players, {"fairy": fairy}, Dice.of(seed))
    rng = Random(seed)
    while found.state.decisions and (moves is None or len(found.moves) < moves):
        decision = rng.choice(found.state.decisions)
        found.act(rng.choice(found.state.legal_actions(decision.player)))
    return found


def a_file(seed: int = 7) -> str:
    return written(recorder(seed).record)


# --- events ------------------------------------------------------------------------------------------------------


class Colour(Enum):
    RED = 1
    DARK_BLUE = 2


@dataclass(frozen=True, slots=True)
class Everything(Event):
    number: int
    yes: bool
    words: str
    colour: Colour
    pair: tuple[int, int]
    colours: tuple[Colour, ...]
    maybe: int | None
    maybe_words: str | None
    maybe_colours: tuple[Colour, ...] | None


@dataclass(frozen=True, slots=True)
class NothingAtAll(Event):
    pass


KINDS = (Everything, NothingAtAll)
WORDS = st.text(st.characters(codec="utf-8"))
COLOURS = st.lists(st.sampled_from(Colour), max_size=4).map(tuple)
NUMBERS = st.integers(-(10**14), 10**14)


EVENTS_OF_ALL_KINDS = st.builds(
    Everything,
    number=NUMBERS,
    yes=st.booleans(),
    words=WORDS,
    colour=st.sampled_from(Colour),
    pair=st.tuples(NUMBERS, NUMBERS),
    colours=COLOURS,
    maybe=st.none() | NUMBERS,
    maybe_words=st.none() | WORDS,
    maybe_colours=st.none() | COLOURS,
)


@settings(deadline=None)
@given(EVENTS_OF_ALL_KINDS)
def test_events_of_any_game_are_text_that_reads_back(event: Event) -> None:
    text = write_event(event)
    assert "\n" not in text
    assert read_event(Line(1, f"  {text}"), KINDS) == event


def test_how_an_event_is_written() -> None:
    event = Everything(-3, True, 'a "b" – c', Colour.DARK_BLUE, (1, 2), (), None, "-", (Colour.RED, Colour.DARK_BLUE))
    assert write_event(event) == (
        r'everything number=-3 yes=yes words="a \"b\" – c" colour=dark-blue pair=1,2 colours=() maybe=- '
        r'maybe_words="-" maybe_colours=red,dark-blue'
    )
    assert write_event(NothingAtAll()) == event_name(NothingAtAll) == "nothing-at-all"
    assert read_event(Line(1, "nothing-at-all"), KINDS) == NothingAtAll()


def test_what_has_no_notation_is_told_to_the_author() -> None:
    for kind in (float, tuple[str, ...], tuple[tuple[int, ...], ...], tuple[int, Colour], int | str):
        with pytest.raises(TypeError):
            written_as(kind)


def test_all_events_of_fantasy_are_declared() -> None:
    from royaume.fantasy import events

    there = {each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
    assert there == set(EVENTS) == set(ENTRY.events)
    assert len({event_name(each) for each in EVENTS}) == len(EVENTS)


# --- files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fairy", ["target", "any"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_reads_back_as_it_was(players: int, fairy: str) -> None:
    for seed in range(10):
        record = recorder(seed, players, fairy=fairy).record
        text = written(record)
        assert read(text) == read(text.encode()) == record
        assert written(read(text)) == text
        assert difference(record, ENTRY) is None


def test_what_a_player_saw_reads_back_too() -> None:
    for moves in (0, 1, 5, 40, None):
        for player in (0, 1, 2, None):
            seen = recorder(3, moves=moves).record.seen(player)
            text = written(seen)
            assert read(text) == seen
            assert written(read(text)) == text
            assert "chance" not in text


def test_one_action_a_line_with_its_events_beneath() -> None:
    lines = a_file().splitlines()
    assert lines[:5] == [FORMAT, "game fantasy", "rules 1", "players 3", "option fairy any"]
    assert lines[-1].startswith("end places=")
    begun = lines.index("begun")
    assert all(line.startswith(("  ", "player ")) for line in lines[begun + 1 : -1])
    assert sum(line.startswith("player ") for line in lines) == len(recorder().record.actions)


def test_remarks_empty_lines_and_foreign_line_ends_are_allowed() -> None:
    text = a_file().replace("\nbegun\n", "\n\n# the cards are dealt\nbegun\n\n").replace("\n", "\r\n")
    assert read(text) == recorder().record


def test_of_an_unfinished_game_only_what_a_player_saw_is_written() -> None:
    with pytest.raises(NotationError) as caught:
        written(recorder(moves=5).record)
    assert caught.value.case == "bad-file.unfinished"


def test_what_a_player_saw_holds_no_more_than_their_view() -> None:
    """A second bookkeeper: all that the view shows, and nothing else but the player's own answers."""
    for moves in (0, 3, 17, 60, None):
        found = recorder(5, moves=moves)
        for player in (0, 1, 2, None):
            seen = found.record.seen(player)
            events = (*seen.begun, *(event for told in seen.events for event in told))
            assert events == found.state.view(player).events
            assert [each for each in seen.actions if each] == [a for a, _ in found.moves if a.player == player]
            assert all(action is not None or told for action, told in zip(seen.actions, seen.events, strict=True))
            assert seen.outcomes == ()


def test_what_a_recorder_refuses_it_does_not_keep() -> None:
    found = Recorder.of(ENTRY, 2, {}, Dice.of(1))
    action = found.state.legal_actions(found.state.decisions[0].player)[0]
    with pytest.raises(IllegalAction):
        found.act(action._replace(decision=99))
    assert found.moves == []


# --- playing it again --------------------------------------------------------------------------------------------


def test_a_forged_event_is_found_where_it_stands() -> None:
    record = recorder().record
    place = next(place for place, events in enumerate(record.events) if len(events) > 1)
    forged = replace(record, events=(*record.events[:place], record.events[place][1:], *record.events[place + 1 :]))
    found = difference(read(written(forged)), ENTRY)
    assert found is not None
    assert found.case == "replay-differs.events"
    assert found.values["move"] == place + 1
    assert found.values["expected"] == write_event(record.events[place][0])


def test_a_forged_deal_action_result_or_chance_is_found() -> None:
    record = recorder().record
    result = record.result
    action = record.actions[0]
    assert result is not None and action is not None
    cases: dict[str, Record] = {
        "replay-differs.result": replace(record, result=result._replace(totals=tuple(99 for _ in result.totals))),
        "replay-differs.chance": replace(record, outcomes=(*record.outcomes, record.outcomes[0])),
        "replay-differs.refused": replace(record, actions=(action._replace(decision=77), *record.actions[1:])),
        "replay-differs.events": replace(record, begun=record.begun[1:]),
    }
    for case, forged in cases.items():
        found = difference(read(written(forged)), ENTRY)
        assert found is not None and found.case == case
        assert all(found.sentence(lang) for lang in LANGUAGES)
    short = replace(record, outcomes=record.outcomes[:-1])
    found = difference(short, ENTRY)
    assert found is not None and found.case == "replay-differs.refused"


def test_a_finished_file_is_still_told_from_its_events_when_a_rule_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    text, record = a_file(), recorder().record
    assert difference(record, ENTRY) is None
    monkeypatch.setitem(POWERS, Race.GNOME, Draws(1))  # instead of two cards
    found = difference(record, ENTRY)
    assert found is not None
    assert found.case == "replay-differs.events"
    assert "count=2" in str(found) and "count=1" in str(found)
    assert read(text) == record  # the file tells what happened then


def test_by_the_number_of_the_rules_nothing_is_compared() -> None:
    record = read(a_file().replace("\nrules 1\n", "\nrules 7\n"))
    found = incomparable(record, ENTRY)
    assert found is not None and found.case == "replay-differs.rules"
    assert (found.values["given"], found.values["expected"]) == (7, 1)
    assert incomparable(record.seen(0), ENTRY) is not None
    assert incomparable(recorder().record, ENTRY) is None


# --- files that are wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "bad", "case", "line", "given"),
    [
        (FORMAT, "royaume game 2", "bad-file.line", 1, "royaume game 2"),
        ("game fantasy", "game chess", "bad-file.value", 2, "chess"),
        ("rules 1", "rules one", "bad-file.value", 3, "one"),
        ("rules 1", "rules 0", "bad-file.value", 3, "0"),
        ("rules 1", "rules 1_0", "bad-file.value", 3, "1_0"),
        ("rules 1\n", "", "bad-file.line", 3, "players 3"),
        ("players 3", "players 9", "bad-file.value", 4, "9"),
        ("players 3", "players ٣", "bad-file.value", 4, "٣"),
        ("option fairy any", "option fairy none", "bad-file.value", 5, "none"),
        ("option fairy any", "option ogre any", "bad-file.value", 5, "ogre"),
        ("option fairy any", "option fairy any\noption fairy any", "bad-file.value", 6, "fairy"),
        ("option fairy any", "seen by player 3", "bad-file.value", 5, "player 3"),
        ("begun", "beginning", "bad-file.line", 14, "beginning"),
        ("dealt player=0 count=5", "dealed player=0 count=5", "bad-file.event", 15, "dealed"),
        ("dealt player=0 count=5", "dealt player=zero count=5", "bad-file.value", 15, "zero"),
        ("dealt player=0 count=5", "dealt count=5 player=0", "bad-file.fields", 15, "count player cards"),
        ("dealt player=0 count=5", "dealt player=0", "bad-file.fields", 15, "player cards"),
        ("dealt player=0 count=5", "dealt player=0  count=5", "bad-file.line", 15, None),
    ],
)
def test_a_bad_line_is_named_with_what_stands_there(
    good: str, bad: str, case: str, line: int, given: str | None
) -> None:
    text = a_file()
    assert good in text
    with pytest.raises(NotationError) as caught:
        read(text.replace(good, bad, 1))
    error = caught.value
    assert (error.case, error.values["line"]) == (case, line)
    assert given is None or error.values["given"] == given
    assert error.values["expected"]
    assert all(str(line) in error.sentence(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("bad", ["3/3", "4/3", "-1/3", "1/0", "1", "x", "01/3", "1/3/4", "999999999999/1000000000000"])
def test_a_bad_outcome_is_refused(bad: str) -> None:
    first = recorder().record.outcomes[0]
    with pytest.raises(NotationError) as caught:
        read(a_file().replace(f"chance {first} ", f"chance {bad} ", 1))
    assert caught.value.values["given"] == bad
    assert caught.value.values["line"] == 6


def test_a_bad_action_is_refused() -> None:
    text = a_file()
    lines = text.splitlines()
    number, line = next((n, line) for n, line in enumerate(lines, start=1) if line.startswith("player "))
    for bad, given_ in (
        (line.replace(": lay ", ": eat "), None),
        (line.replace("player ", "player 7"), None),
        (line.replace(" answers ", " answers x"), None),
        ("then", "then"),
        ("so far", None),
        (line[:7], None),
    ):
        with pytest.raises(NotationError) as caught:
            read(text.replace(line, bad, 1))
        assert caught.value.values["line"] in (number, number + 1), bad
        assert given_ is None or given_ in str(caught.value)


def test_in_what_a_player_saw_nobody_else_answers() -> None:
    text = written(recorder(3, moves=30).record.seen(1))
    assert "player 1 answers" in text
    with pytest.raises(NotationError) as caught:
        read(text.replace("player 1 answers", "player 0 answers", 1))
    assert caught.value.values["name"] == "player"
    with pytest.raises(NotationError):
        read(text.replace("seen by player 1", "seen by player 1\nchance 1/2"))


@pytest.mark.parametrize(
    "bad", ["end places=1,1 totals=1,1,1", "end places=1,1,1 totals=1,1", "end places=1,1,1", "so far"]
)
def test_a_bad_end_is_refused(bad: str) -> None:
    *lines, _ = a_file().splitlines()
    with pytest.raises(NotationError) as caught:
        read("\n".join([*lines, bad, ""]))
    assert caught.value.values["line"] == len(lines) + 1


def test_nothing_may_stand_behind_the_end() -> None:
    text = a_file()
    with pytest.raises(NotationError) as caught:
        read(text + "player 0 answers 1: decline\n")
    assert caught.value.case == "bad-file.after"
    assert caught.value.values["line"] == text.count("\n") + 1


def test_a_truncated_file_is_told_from_a_whole_one_at_every_line() -> None:
    lines = a_file().splitlines()
    for length in range(len(lines)):
        with pytest.raises(NotationError) as caught:
            read("\n".join(lines[:length]))
        assert caught.value.case == "bad-file.truncated", lines[length - 1]
        assert caught.value.values["line"] in (length, length - 1, 1)  # an empty line says nothing


def test_a_file_that_is_no_text_or_far_too_long() -> None:
    with pytest.raises(NotationError) as caught:
        read(b"royaume game 1\ngame \xff\n")
    assert (caught.value.case, caught.value.values["line"]) == ("bad-file.bytes", 2)
    with pytest.raises(NotationError) as caught:
        read("#" * (MOST_BYTES + 1))
    assert caught.value.case == "bad-file.long"
    assert len(str(_refused("x" * 10_000))) < 200


def _refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read(text)
    return caught.value


@settings(deadline=None)
@given(st.integers(0, 20), st.integers(0, 10**6), st.integers(0, 12), st.text(max_size=6))
def test_a_file_with_anything_changed_is_refused_or_read_exactly(seed: int, at: int, gone: int, put: str) -> None:
    text = a_file(seed)
    at %= len(text)
    try:
        record = read(text[:at] + put + text[at + gone :])
    except NotationError:
        return
    assert read(written(record)) == record
    difference(record, ENTRY)  # says so, or not, but never fails


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_anything_at_all_is_refused(file: bytes) -> None:
    with pytest.raises(NotationError):
        read(file)


@settings(deadline=None)
@given(st.text(alphabet='()=,-0123456789 abcdefgnoy"\\', max_size=40))
def test_any_line_of_an_event_is_refused_or_read_exactly(text: str) -> None:
    for head in ("", "laid ", "laid player=0 race=gnome answering=", "ended totals=", "dealt player=1 count=2 cards="):
        try:
            event = read_event(Line(1, head + text), EVENTS)
        except NotationError:
            continue
        assert write_event(event) == (head + text).strip()


# --- the page ----------------------------------------------------------------------------------------------------


def test_the_examples_of_the_page_are_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(python)?\n(.*?)```", page, re.DOTALL)
    (_, begun), (_, seen), (_, python) = blocks
    assert written(read(seen)) == seen
    assert read(seen).seen_by == 1
    for line in begun.splitlines():
        if line.startswith("  "):
            assert write_event(read_event(Line(1, line), EVENTS)) == line.strip()
    exec(compile(python.replace("print(", "str("), "notation.md", "exec"), {})
    assert "line 4: players cannot be “9”; expected\n2…4" in page
    assert str(_refused(a_file().replace("players 3", "players 9"))) == "line 4: players cannot be “9”; expected 2…4"


def test_the_games_are_found_by_name() -> None:
    assert game_entry("fantasy") is ENTRY
