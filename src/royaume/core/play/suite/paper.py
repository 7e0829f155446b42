"""A game on paper: its file, whole and as each player saw it, is read back as it was written, and plays again."""

from __future__ import annotations

from royaume.core.play.errors import PlayError
from royaume.core.play.files import read, written
from royaume.core.play.game import Action, Event, Game, State
from royaume.core.play.record import Record, difference
from royaume.core.play.registry import Entry
from royaume.core.play.suite.promises import Broken, everybody, held


def check_file(
    entry: Entry,
    game: Game,
    states: tuple[State, ...],
    actions: tuple[Action, ...],
    events: tuple[tuple[Event, ...], ...],
) -> None:
    """The text of everything that happened: chance, decisions, actions, events, the end."""
    last = states[-1]
    record = Record(
        game=entry.name, rules=entry.rules, players=game.players, options=game.options, outcomes=last.chance.told,
        begun=states[0].events, actions=actions, events=events, result=last.result,
    )  # fmt: skip
    for each in (record, *(record.seen(player) for player in everybody(game))):
        text = written(each, entry)
        try:
            again = read(text, lambda _: entry)
        except PlayError as error:
            raise Broken("a file can be read", error, text) from error
        held("a file is read back as it was written", again == each, text)
    if entry.make(game.players, game.options) == game:
        held("a file plays again", difference(record, entry) is None, difference(record, entry))
