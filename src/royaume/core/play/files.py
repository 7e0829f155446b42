"""A game as a file that people can read: written from a record, and read back strictly (``docs/notation.md``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from royaume.core.play.chance import Outcome
from royaume.core.play.errors import UnknownGame
from royaume.core.play.game import Action, Event, Player, Result
from royaume.core.play.notation import Line, NotationError, read_event, read_value, write_event, write_value
from royaume.core.play.record import Record
from royaume.core.play.registry import Entry, game_entry

FORMAT: Final = "royaume game 1"
MOST_BYTES: Final = 4_000_000
_A_LINE: Final = 12
_BEGUN: Final = "begun"
_SO_FAR: Final = "so far"
_SPECTATOR: Final = "spectator"
_MOVE: Final = re.compile(r"player ([0-9]{1,3}) answers ([0-9]{1,9}): (.+)")
_UNSEEN: Final = "then"
_END: Final = re.compile(r"end places=(\S+) totals=(\S+)")
_OUTCOME: Final = re.compile(r"(0|[1-9][0-9]{0,9})/([1-9][0-9]{0,9})")
_EXPECTED_MOVE: Final = "player … answers …: …, or the end"
_NUMBERS: Final = tuple[int, ...]


# --- writing -----------------------------------------------------------------------------------------------------


def written(record: Record, entry: Entry | None = None) -> str:
    """The file of a record. Of a game that is not over there is only what a player saw (``Record.seen``)."""
    if record.whole and record.result is None:
        raise NotationError("bad-file.unfinished")
    entry = entry or game_entry(record.game)
    codes = entry.make(record.players, record.options).codes
    lines = [FORMAT, f"game {record.game}", f"rules {record.rules}", f"players {record.players}"]
    lines += [f"option {name} {value}" for name, value in sorted(record.options.items())]
    if not record.whole:
        lines.append(f"seen by {_SPECTATOR if record.seen_by is None else f'player {record.seen_by}'}")
    outcomes = [*map(str, record.outcomes)]
    lines += [f"chance {' '.join(outcomes[at : at + _A_LINE])}" for at in range(0, len(outcomes), _A_LINE)]
    lines += ["", _BEGUN, *_indented(record.begun)]
    for action, events in zip(record.actions, record.events, strict=True):
        if action is None:
            lines.append(_UNSEEN)
        else:
            lines.append(f"player {action.player} answers {action.decision}: {codes[action.code]}")
        lines += _indented(events)
    return "\n".join([*lines, _ending(record.result), ""])


def _indented(events: tuple[Event, ...]) -> list[str]:
    return [f"  {write_event(event)}" for event in events]


def _ending(result: Result | None) -> str:
    if result is None:
        return _SO_FAR
    return f"end places={write_value(result.places, _NUMBERS)} totals={write_value(result.totals, _NUMBERS)}"


# --- reading -----------------------------------------------------------------------------------------------------


def read(file: str | bytes, find: Callable[[str], Entry] = game_entry) -> Record:
    """The record that a file tells. ``find`` knows the games."""
    return _Reader(_lines(file), find).record()


def _lines(file: str | bytes) -> list[Line]:
    """The lines that say something."""
    size = len(file) if isinstance(file, bytes) else len(file.encode(errors="replace"))
    if size > MOST_BYTES:
        raise NotationError("bad-file.long", given=size, expected=MOST_BYTES)
    text = _decoded(file) if isinstance(file, bytes) else file
    lines = [Line(number, each.rstrip("\r ")) for number, each in enumerate(text.split("\n"), start=1)]
    return [line for line in lines if line.text and not line.text.startswith("#")]


def _decoded(file: bytes) -> str:
    try:
        return file.decode()
    except UnicodeDecodeError as error:
        number = file.count(b"\n", 0, error.start) + 1
        raise NotationError("bad-file.bytes", line=number, given=f"{file[error.start]:#04x}") from None


@dataclass
class _Reader:
    lines: list[Line]
    find: Callable[[str], Entry]
    at: int = 0
    kept: dict[str, Any] = field(default_factory=dict)

    # --- lines ---

    def next(self, expected: str) -> Line:
        if self.at == len(self.lines):
            last = self.lines[-1] if self.lines else Line(1, "")
            raise last.wrong("bad-file.truncated", given=last.text.strip(), expected=expected)
        self.at += 1
        return self.lines[self.at - 1]

    def headed(self, head: str, *, expected: str = "") -> tuple[Line, str]:
        """The rest of a line that begins so."""
        line = self.next(expected or f"{head} …")
        if not line.text.startswith(f"{head} "):
            raise line.wrong("bad-file.line", given=line.text.strip(), expected=expected or f"{head} …")
        return line, line.text[len(head) + 1 :]

    def while_headed(self, head: str) -> Iterator[tuple[Line, str]]:
        while self.at < len(self.lines) and self.lines[self.at].text.startswith(f"{head} "):
            yield self.headed(head)

    # --- the file ---

    def record(self) -> Record:
        first = self.next(FORMAT)
        if first.text != FORMAT:
            raise first.wrong("bad-file.line", given=first.text, expected=FORMAT)
        entry, rules, players, options = self.header()
        seen = next(self.while_headed("seen by"), None)
        seen_by = None if seen is None else self.asker(*seen, players)
        outcomes: list[Outcome] = []
        if seen is None:
            for line, text in self.while_headed("chance"):
                outcomes += [_outcome(line, each) for each in text.split(" ")]
        codes = entry.make(players, options).codes
        start = self.next(_BEGUN)
        if start.text != _BEGUN:
            raise start.wrong("bad-file.line", given=start.text.strip(), expected=_BEGUN)
        begun = self.events(entry)
        moves: list[tuple[Action | None, tuple[Event, ...]]] = []
        line = self.next(_EXPECTED_MOVE)
        while (action := self.action(line, codes, players, seen_by, whole=seen is None)) is not _THE_END:
            moves.append((action, self.events(entry)))
            line = self.next(_EXPECTED_MOVE)
        result = self.ending(line, players, whole=seen is None)
        return Record(
            game=entry.name, rules=rules, players=players, options=options, outcomes=tuple(outcomes), begun=begun,
            actions=tuple(action for action, _ in moves), events=tuple(events for _, events in moves), result=result,
            whole=seen is None, seen_by=seen_by,
        )  # fmt: skip

    def header(self) -> tuple[Entry, int, int, dict[str, str]]:
        line, name = self.headed("game")
        try:
            entry = self.find(name)
        except UnknownGame as error:
            expected = error.values["expected"]
            raise line.wrong("bad-file.value", given=name, expected=expected, name="game") from None
        rules = self.number("rules", least=1)
        players = self.number("players", least=entry.players.start, most=entry.players.stop - 1)
        options: dict[str, str] = {}
        for line, text in self.while_headed("option"):
            name, _, value = text.partition(" ")
            known = [each for each in entry.options if each not in options]
            if name not in known:
                raise line.wrong("bad-file.value", given=name, expected=known or "none", name="option")
            if value not in entry.options[name]:
                raise line.wrong("bad-file.value", given=value, expected=[*entry.options[name]], name=name)
            options[name] = value
        return entry, rules, players, options

    def number(self, head: str, *, least: int, most: int = 10**9) -> int:
        line, text = self.headed(head)
        number: int = read_value(head, text, int, line)
        if not least <= number <= most:
            raise line.wrong("bad-file.value", given=text, expected=f"{least}…{most}", name=head)
        return number

    def asker(self, line: Line, text: str, players: int) -> Player | None:
        askers: dict[str, Player | None] = {f"player {player}": player for player in range(players)}
        askers[_SPECTATOR] = None
        if text not in askers:
            raise line.wrong("bad-file.value", given=text, expected=[*askers], name="seen by")
        return askers[text]

    def events(self, entry: Entry) -> tuple[Event, ...]:
        found = []
        while self.at < len(self.lines) and self.lines[self.at].text.startswith("  "):
            found.append(read_event(self.next(""), entry.events))
        return tuple(found)

    def action(
        self, line: Line, codes: tuple[str, ...], players: int, seen_by: Player | None, *, whole: bool
    ) -> Action | None:
        """What a line says was done: None if only that something was; ``_THE_END`` if it is no action."""
        text = line.text
        if text == _SO_FAR or text.startswith("end "):
            return _THE_END
        if text == _UNSEEN and not whole:
            return None
        found = _MOVE.fullmatch(text)
        if found is None:
            raise line.wrong("bad-file.line", given=text.strip(), expected=_EXPECTED_MOVE)
        player = int(found[1])
        own = range(players) if whole else () if seen_by is None else (seen_by,)
        if player not in own or found[1] != str(player):
            raise line.wrong("bad-file.value", given=found[1], expected=[*own] or "none", name="player")
        decision: int = read_value("answers", found[2], int, line)
        if found[3] not in codes:
            raise line.wrong("bad-file.value", given=found[3], expected=[*codes], name="action")
        return Action(player, decision, codes.index(found[3]))

    def ending(self, line: Line, players: int, *, whole: bool) -> Result | None:
        if self.at < len(self.lines):
            after = self.lines[self.at]
            raise after.wrong("bad-file.after", given=after.text.strip(), expected="")
        if line.text == _SO_FAR and not whole:
            return None
        found = _END.fullmatch(line.text)
        if found is None:
            raise line.wrong("bad-file.line", given=line.text, expected="end places=… totals=…")
        return Result(_each_player("places", found[1], players, line), _each_player("totals", found[2], players, line))


_THE_END: Final = Action(-1, -1, -1)


def _each_player(name: str, text: str, players: int, line: Line) -> tuple[int, ...]:
    numbers: tuple[int, ...] = read_value(name, text, _NUMBERS, line)
    if len(numbers) != players:
        raise line.wrong("bad-file.value", given=text, expected=f"{players} numbers", name=name)
    return numbers


def _outcome(line: Line, text: str) -> Outcome:
    found = _OUTCOME.fullmatch(text)
    if found is None or int(found[1]) >= int(found[2]):
        raise line.wrong("bad-file.value", given=text, expected="3/56", name="chance")
    return Outcome(int(found[1]), int(found[2]))
