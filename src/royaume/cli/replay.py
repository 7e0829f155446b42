"""``royaume replay FILE``: a game that was kept, told move by move, and compared with what the rules say now."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Final

from royaume.core.errors import RoyaumeError
from royaume.core.language import Catalogue, Language, sentence
from royaume.core.play import Action, Event
from royaume.core.play.files import MOST_BYTES, read
from royaume.core.play.notation import event_name, write_event
from royaume.core.play.record import Record, ReplayDiffers, difference, incomparable
from royaume.core.play.registry import Entry, game_entry, thing_at

WORDS: Final = Catalogue(
    {
        "head": {"en": "{game}, {players} players", "fr": "{game}, {players} joueurs"},
        "head.options": {
            "en": "{game}, {players} players, {options:and}",
            "fr": "{game}, {players} joueurs, {options:and}",
        },
        "seen.player": {"en": "As player {number} saw it.", "fr": "Telle que le joueur {number} l'a vue."},
        "seen.spectator": {"en": "As a spectator saw it.", "fr": "Telle qu'un spectateur l'a vue."},
        "begun": {"en": "The beginning", "fr": "Le début"},
        "move": {"en": "{move}. Player {number}: {words}", "fr": "{move}. Joueur {number} : {words}"},
        "move.unseen": {"en": "{move}.", "fr": "{move}."},
        "place": {"en": "place {place}: player {number}, {total}", "fr": "place {place} : joueur {number}, {total}"},
        "so far": {"en": "So far.", "fr": "La suite manque encore."},
        "agrees": {
            "en": "Played again, the rules give the same.",
            "fr": "Rejouée, la partie donne la même chose.",
        },
        "told": {"en": "Told as the file has it.", "fr": "Racontée telle que le fichier la garde."},
        "bad-path.read": {"en": "{given} cannot be read: {reason}", "fr": "{given} ne peut être lu : {reason}"},
    }
)
_INDENT: Final = "   "
Tell = Callable[[Event, Language], str]
Say = Callable[[int, Language], str]


class BadPath(RoyaumeError):
    """A file that cannot be opened."""

    words = WORDS


def show_replay(asked: argparse.Namespace) -> int:
    """Prints the game; status 1 if the rules, by their number the same, now give another."""
    record = read(_bytes(asked.file))
    entry = game_entry(record.game)
    unlike = incomparable(record, entry)
    differs = difference(record, entry) if unlike is None else None
    told = _teller(entry)
    if asked.json:
        print(json.dumps(_facts(record, entry, told, differs or unlike, asked.lang), ensure_ascii=False))
        return int(differs is not None)
    for place, lines in enumerate(_pages(record, entry, told, asked.lang)):
        if asked.step and place > 1 and not _goes_on():
            return int(differs is not None)
        print("\n".join(lines))
    _say_whether_it_agrees(differs, unlike, asked.lang)
    return int(differs is not None)


def _bytes(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(file).open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadPath("bad-path.read", given=file, reason=error.strerror or error) from None


def _goes_on() -> bool:
    """Waits for Enter; a word that begins with q, or no more input, stops."""
    line = sys.stdin.readline()
    return bool(line) and not line.strip().lower().startswith("q")


def _teller(entry: Entry) -> Tell:
    """How events of the game are told: in sentences, or as they stand in the file if it has none."""
    if not entry.tell:
        return lambda event, _: write_event(event)
    told: Tell = thing_at(entry.tell)
    return told


def _sayer(record: Record, entry: Entry) -> Say:
    """The same for actions."""
    if not entry.say:
        codes = entry.make(record.players, record.options).codes
        return lambda code, _: codes[code]
    say: Say = thing_at(entry.say)
    return say


def _pages(record: Record, entry: Entry, told: Tell, lang: Language) -> Iterator[list[str]]:
    """The head, then the beginning, each move, and the end."""
    options = [f"{name}={value}" for name, value in record.options.items()]
    head = "head.options" if options else "head"
    lines = [WORDS.say(head, lang, game=entry, players=record.players, options=options)]
    if not record.whole:
        lines.append(
            WORDS.say("seen.spectator", lang)
            if record.seen_by is None
            else WORDS.say("seen.player", lang, number=record.seen_by + 1)
        )
    yield lines
    yield [WORDS.say("begun", lang), *(_INDENT + told(event, lang) for event in record.begun)]
    say = _sayer(record, entry)
    for move, (action, events) in enumerate(zip(record.actions, record.events, strict=True), start=1):
        yield [_headline(move, action, say, lang), *(_INDENT + told(event, lang) for event in events)]
    if record.result is None:
        yield [WORDS.say("so far", lang)]
        return
    places = sorted(zip(record.result.places, range(record.players), record.result.totals, strict=True))
    yield [WORDS.say("place", lang, place=place, number=each + 1, total=total) for place, each, total in places]


def _headline(move: int, action: Action | None, say: Say, lang: Language) -> str:
    if action is None:
        return WORDS.say("move.unseen", lang, move=move)
    return WORDS.say("move", lang, move=move, number=action.player + 1, words=say(action.code, lang))


def _say_whether_it_agrees(differs: ReplayDiffers | None, unlike: ReplayDiffers | None, lang: Language) -> None:
    if differs is not None:
        print(f"royaume: {differs.sentence(lang)}", file=sys.stderr)
        print(WORDS.say("told", lang))
    elif unlike is not None:
        print(sentence(unlike.sentence(lang)))
    else:
        print(WORDS.say("agrees", lang))


# --- for programs ------------------------------------------------------------------------------------------------


def _facts(record: Record, entry: Entry, told: Tell, unlike: ReplayDiffers | None, lang: Language) -> dict[str, object]:
    codes, say = entry.make(record.players, record.options).codes, _sayer(record, entry)
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "options": dict(record.options),
        "seen_by": "all" if record.whole else record.seen_by,
        "chance": [str(outcome) for outcome in record.outcomes],
        "begun": [_event(event, told, lang) for event in record.begun],
        "moves": [
            {
                "player": None if action is None else action.player,
                "decision": None if action is None else action.decision,
                "action": None if action is None else codes[action.code],
                "sentence": None if action is None else say(action.code, lang),
                "events": [_event(event, told, lang) for event in events],
            }
            for action, events in zip(record.actions, record.events, strict=True)
        ],
        "result": None if record.result is None else record.result._asdict(),
        "agrees": unlike is None,
        "why": None if unlike is None else {"kind": unlike.case, "sentence": unlike.sentence(lang)},
    }


def _event(event: Event, told: Tell, lang: Language) -> dict[str, object]:
    values = {each.name: _plain(getattr(event, each.name)) for each in fields(event)}
    return {"event": event_name(type(event)), **values, "sentence": told(event, lang)}


def _plain(value: object) -> object:
    if isinstance(value, Enum):
        return value.name.lower().replace("_", "-")
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value
