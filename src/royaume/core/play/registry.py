"""The games there are. A game registers itself by an entry point of the group ``royaume.games``: whoever plays,
replays, compares bots or serves knows none by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from royaume.core.language import Language
from royaume.core.play.errors import UnknownGame
from royaume.core.play.game import Event, Game

GROUP: Final = "royaume.games"


@dataclass(frozen=True)
class Entry:
    """A game as it registers itself. ``make`` builds it from a number of players and its options as they are written;
    ``options`` says what may be written, by name; ``rules`` is the number of its rules, raised when they change.
    ``events`` are all kinds of events that its files tell (``notation``). ``bots``, ``screen``, ``tell`` and ``say``
    are dotted names (``package.module:thing``), so that a game imports none of them; ``tell`` makes a sentence of an
    event, ``say`` names an action."""

    name: str
    english: str
    french: str
    players: range
    make: Callable[[int, Mapping[str, str]], Game]
    rules: int = 1
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    bots: Mapping[str, str] = field(default_factory=dict)
    events: tuple[type[Event], ...] = ()
    screen: str = ""
    tell: str = ""
    say: str = ""

    def named(self, lang: Language) -> str:
        return self.french if lang == "fr" else self.english


@cache
def games() -> Mapping[str, Entry]:
    """All that are installed, by name."""
    return {each.name: each.load() for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


def game_entry(name: str) -> Entry:
    """The game of this name."""
    if name not in games():
        raise UnknownGame("unknown-game.name", given=name, expected=[*games()])
    return games()[name]


def thing_at(dotted: str) -> Any:
    """What a dotted name stands for."""
    module, _, name = dotted.partition(":")
    return getattr(import_module(module), name)
