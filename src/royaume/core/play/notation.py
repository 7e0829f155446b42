"""Events and actions as text, and back, for any game: made from the fields of its frozen dataclasses, so a game writes
nothing twice. A whole game as a file is in ``files``; the notation is described in ``docs/notation.md``."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from royaume.core.language import Catalogue
from royaume.core.play.errors import PlayError
from royaume.core.play.game import Event

MESSAGES: Final = Catalogue(
    {
        "bad-file.line": {
            "en": "line {line}: “{given}” has no place here; expected {expected}",
            "fr": "ligne {line} : « {given} » n'a pas sa place ici ; il faut {expected}",
        },
        "bad-file.value": {
            "en": "line {line}: {name} cannot be “{given}”; expected {expected}",
            "fr": "ligne {line} : {name} ne peut être « {given} » ; il faut {expected}",
        },
        "bad-file.event": {
            "en": "line {line}: there is no event “{given}”; expected {expected}",
            "fr": "ligne {line} : il n'y a pas d'événement « {given} » ; il faut {expected}",
        },
        "bad-file.fields": {
            "en": "line {line}: an event has “{given}”; expected {expected}",
            "fr": "ligne {line} : un événement a « {given} » ; il faut {expected}",
        },
        "bad-file.truncated": {
            "en": "the file breaks off at line {line} after “{given}”; expected {expected}",
            "fr": "le fichier s'interrompt à la ligne {line} après « {given} » ; il faut {expected}",
        },
        "bad-file.after": {
            "en": "line {line}: “{given}” stands behind the end; expected nothing more",
            "fr": "ligne {line} : « {given} » vient après la fin ; il ne faut plus rien",
        },
        "bad-file.long": {
            "en": "the file has {given} bytes; expected {expected} at most",
            "fr": "le fichier a {given} octets ; il en faut {expected} au plus",
        },
        "bad-file.bytes": {
            "en": "line {line} is not text in UTF-8: byte {given}",
            "fr": "la ligne {line} n'est pas un texte en UTF-8 : octet {given}",
        },
        "bad-file.unfinished": {
            "en": "the game is not over: only what one player saw of it can be written",
            "fr": "la partie n'est pas finie : on ne peut écrire que ce qu'un joueur en a vu",
        },
    }
)
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,14}")
_EVENT: Final = re.compile(r"([a-z][a-z0-9-]*)((?: [a-z_][a-z0-9_]*=(?:\"(?:[^\"\\]|\\.)*\"|[^ \"]+))*)")
_FIELD: Final = re.compile(r" ([a-z_][a-z0-9_]*)=(\"(?:[^\"\\]|\\.)*\"|[^ \"]+)")
_SHOWN: Final = 60


class NotationError(PlayError):
    """A file that tells no game: the line, what stands there, what is expected."""

    words = MESSAGES


class Line(NamedTuple):
    """A line of a file, by its number from 1."""

    number: int
    text: str

    def wrong(self, case: str, *, given: str, expected: object, **values: object) -> NotationError:
        shown = given if len(given) <= _SHOWN else given[:_SHOWN] + "…"
        return NotationError(case, line=self.number, given=shown, expected=expected, **values)


class _Unreadable(Exception):
    """A value that is none; says what it should be."""


@dataclass(frozen=True)
class Written:
    """How values of a type are written: ``expected`` says it to whoever wrote something else."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    expected: str


def read_value(name: str, text: str, kind: object, line: Line) -> Any:
    """A value of a type from its text."""
    written = written_as(kind)
    try:
        return written.read(text)
    except _Unreadable:
        raise line.wrong("bad-file.value", given=text, expected=written.expected, name=name) from None


def write_value(value: object, kind: object) -> str:
    return written_as(kind).write(value)


# --- values ------------------------------------------------------------------------------------------------------


@cache
def written_as(kind: Any) -> Written:
    """How values of a type are written. Types are numbers, words, yes or no, enumerations, and tuples of these, all of
    them perhaps missing."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (UnionType, Union) and NoneType in inner and len(inner) == 2:
        return _perhaps(written_as(next(each for each in inner if each is not NoneType)))
    if origin is tuple:
        return _several(inner)
    if kind is bool:
        return _one_of({"yes": True, "no": False})
    if kind is int:
        return Written(str, _read_number, "a number")
    if kind is str:
        return Written(lambda text: json.dumps(text, ensure_ascii=False), _read_words, "words in quotation marks")
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _one_of({each.name.lower().replace("_", "-"): each for each in kind})
    raise TypeError(f"values of {kind!r} have no notation")


def _one_of(values: dict[str, Any]) -> Written:
    words = {value: word for word, value in values.items()}

    def read(text: str) -> Any:
        if text not in values:
            raise _Unreadable
        return values[text]

    return Written(lambda value: words[value], read, " or ".join(values))


def _perhaps(there: Written) -> Written:
    def read(text: str) -> Any:
        return None if text == "-" else there.read(text)

    return Written(lambda value: "-" if value is None else there.write(value), read, f"{there.expected}, or -")


def _several(inner: tuple[Any, ...]) -> Written:
    """A list with commas; an empty one is ``()``."""
    each = written_as(inner[0])
    length = None if inner[-1] is Ellipsis else len(inner)
    if len({kind for kind in inner if kind is not Ellipsis}) != 1 or inner[0] is str or get_origin(inner[0]) is tuple:
        raise TypeError(f"tuples of {inner!r} have no notation")

    def read(text: str) -> tuple[Any, ...]:
        parts = [] if text == "()" else text.split(",")
        if length is not None and len(parts) != length:
            raise _Unreadable
        return tuple(each.read(part) for part in parts)

    expected = f"any number of {each.expected}" if length is None else f"{length} of {each.expected}"
    return Written(lambda values: ",".join(map(each.write, values)) or "()", read, f"{expected}, with commas")


def _read_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise _Unreadable
    return int(text)


def _read_words(text: str) -> str:
    try:
        words = json.loads(text)
    except ValueError:
        raise _Unreadable from None
    if not isinstance(words, str) or json.dumps(words, ensure_ascii=False) != text:
        raise _Unreadable
    return words


# --- events ------------------------------------------------------------------------------------------------------


def event_name(kind: type[Event]) -> str:
    """``took-from-hand`` for ``TookFromHand``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


_FIELDS: Final[dict[type[Event], dict[str, Any]]] = {}


def _fields(kind: type[Event]) -> dict[str, Any]:
    """The fields of an event with their types, looked up once."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind)
        _FIELDS[kind] = {each.name: hints[each.name] for each in fields(kind)}
    return _FIELDS[kind]


def write_event(event: Event) -> str:
    """``laid player=0 race=gnome answering=no``."""
    kinds = _fields(type(event))
    return " ".join(
        [
            event_name(type(event)),
            *(f"{name}={write_value(getattr(event, name), kind)}" for name, kind in kinds.items()),
        ]
    )


def read_event(line: Line, kinds: Iterable[type[Event]]) -> Event:
    """The event that a line tells; ``kinds`` are those of its game."""
    named = {event_name(kind): kind for kind in kinds}
    text = line.text.strip()
    found = _EVENT.fullmatch(text)
    if found is None:
        raise line.wrong("bad-file.line", given=text, expected="an event: laid player=0 …")
    kind = named.get(found[1])
    if kind is None:
        raise line.wrong("bad-file.event", given=found[1], expected=[*named])
    given = _FIELD.findall(found[2])
    expected = _fields(kind)
    if [name for name, _ in given] != [*expected]:
        raise line.wrong(
            "bad-file.fields", given=" ".join(name for name, _ in given) or text, expected=" ".join(expected) or "none"
        )
    return kind(**{name: read_value(name, value, expected[name], line) for name, value in given})
