"""A game as it is kept: options, the number of the rules, chance, actions, and with each action what happened. What was
kept can be played again, and compared with what the rules say now. The same as a file is in ``files``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from royaume.core.language import Catalogue, Language
from royaume.core.play.chance import Chance, Outcome, Script
from royaume.core.play.errors import PlayError
from royaume.core.play.game import Action, Event, Player, Result, State
from royaume.core.play.notation import write_event
from royaume.core.play.registry import Entry

MESSAGES: Final = Catalogue(
    {
        "replay-differs.view": {
            "en": "what one player saw cannot be played again: it is told as it was kept",
            "fr": "ce qu'un joueur a vu ne peut être rejoué : on le raconte tel qu'il a été gardé",
        },
        "replay-differs.rules": {
            "en": "played by rules number {given}, the number now is {expected}: it is told as it was kept",
            "fr": "jouée selon les règles numéro {given}, on en est à {expected} : racontée comme elle a été gardée",
        },
        "replay-differs.events": {
            "en": "move {move} differs: the file tells “{given}”, the rules give “{expected}”",
            "fr": "le coup {move} diffère : le fichier dit « {given} », les règles donnent « {expected} »",
        },
        "replay-differs.refused": {
            "en": "move {move} is refused: {reason}",
            "fr": "le coup {move} est refusé : {reason}",
        },
        "replay-differs.result": {
            "en": "the end differs: the file tells “{given}”, the rules give “{expected}”",
            "fr": "la fin diffère : le fichier dit « {given} », les règles donnent « {expected} »",
        },
        "replay-differs.chance": {
            "en": "the file has {given} outcomes; the rules use {expected}",
            "fr": "le fichier a {given} tirages ; les règles en utilisent {expected}",
        },
    }
)
NOTHING: Final = "-"
_Events = tuple[Event, ...]


@dataclass(frozen=True)
class Record:
    """``begun`` is what happened before the first action, ``events`` what each action did. It is ``whole``, or what a
    player (None: a spectator) saw: then chance is left out, and so are the actions of others (None), where
    something of them was seen, and not even that where nothing was."""

    game: str
    rules: int
    players: int
    options: Mapping[str, str]
    outcomes: tuple[Outcome, ...]
    begun: tuple[Event, ...]
    actions: tuple[Action | None, ...]
    events: tuple[tuple[Event, ...], ...]
    result: Result | None = None
    whole: bool = True
    seen_by: Player | None = None

    def seen(self, player: Player | None) -> Record:
        """What a player saw of it."""
        moves = [
            (action if action is not None and action.player == player else None, _shown(events, player))
            for action, events in zip(self.actions, self.events, strict=True)
        ]
        kept = [(action, events) for action, events in moves if action is not None or events]
        return replace(
            self,
            outcomes=(),
            begun=_shown(self.begun, player),
            actions=tuple(action for action, _ in kept),
            events=tuple(events for _, events in kept),
            whole=False,
            seen_by=player,
        )


def _shown(events: tuple[Event, ...], player: Player | None) -> tuple[Event, ...]:
    return tuple(seen for event in events if (seen := event.for_player(player)) is not None)


@dataclass
class Recorder:
    """Plays a game and keeps it. ``state`` is where it is."""

    entry: Entry
    state: State
    options: Mapping[str, str]
    players: int
    begun: tuple[Event, ...]
    moves: list[tuple[Action, tuple[Event, ...]]] = field(default_factory=list)

    @classmethod
    def of(cls, entry: Entry, players: int, options: Mapping[str, str], chance: Chance) -> Recorder:
        game = entry.make(players, options)
        state = game.start(chance)
        return cls(entry, state, game.options, game.players, state.events)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Does it and says what happened; an illegal one is an error and is not kept."""
        self.state, events = self.state.apply(action)
        self.moves.append((action, events))
        return events

    @property
    def record(self) -> Record:
        return Record(
            game=self.entry.name,
            rules=self.entry.rules,
            players=self.players,
            options=dict(self.options),
            outcomes=self.state.chance.told,
            begun=self.begun,
            actions=tuple(action for action, _ in self.moves),
            events=tuple(events for _, events in self.moves),
            result=self.state.result,
        )


# --- playing it again --------------------------------------------------------------------------------------------


class ReplayDiffers(PlayError):
    """What was kept is not what the rules give now, or cannot be compared with them."""

    words = MESSAGES


@dataclass(frozen=True)
class _Reason:
    """An error within a sentence of another."""

    error: PlayError

    def named(self, lang: Language) -> str:
        return self.error.sentence(lang)


def incomparable(record: Record, entry: Entry) -> ReplayDiffers | None:
    """Why a record cannot be played again, if it cannot."""
    if not record.whole:
        return ReplayDiffers("replay-differs.view")
    if record.rules != entry.rules:
        return ReplayDiffers("replay-differs.rules", given=record.rules, expected=entry.rules)
    return None


def difference(record: Record, entry: Entry) -> ReplayDiffers | None:
    """Plays a whole record again, from its chance and actions: the first thing that the rules now give otherwise."""
    number = 0
    try:
        game = entry.make(record.players, record.options)
        state = game.start(Script(record.outcomes))
        found = _unlike(0, record.begun, state.events)
        if found is not None:
            return found
        for number, (action, kept) in enumerate(_moves(record), start=1):
            state, events = state.apply(action)
            found = _unlike(number, kept, events)
            if found is not None:
                return found
    except PlayError as error:
        return ReplayDiffers("replay-differs.refused", move=number, reason=_Reason(error))
    return _unlike_end(record, state)


def _moves(record: Record) -> Iterator[tuple[Action, tuple[Event, ...]]]:
    for action, events in zip(record.actions, record.events, strict=True):
        if action is not None:
            yield action, events


def _unlike(number: int, kept: _Events, events: _Events) -> ReplayDiffers | None:
    for place in range(max(len(kept), len(events))):
        given = write_event(kept[place]) if place < len(kept) else NOTHING
        expected = write_event(events[place]) if place < len(events) else NOTHING
        if given != expected:
            return ReplayDiffers("replay-differs.events", move=number, given=given, expected=expected)
    return None


def _unlike_end(record: Record, state: State) -> ReplayDiffers | None:
    if record.result != state.result:
        return ReplayDiffers("replay-differs.result", given=_end(record.result), expected=_end(state.result))
    used = len(state.chance.told)
    if used != len(record.outcomes):
        return ReplayDiffers("replay-differs.chance", given=len(record.outcomes), expected=used)
    return None


def _end(result: Result | None) -> str:
    return NOTHING if result is None else " ".join(map(str, result.totals))
