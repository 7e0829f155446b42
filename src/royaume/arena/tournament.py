"""Tournaments: the same bots game after game, their places rotated. Every game has chance of its own that comes from
the seed and its number alone, so the result is the same for any number of workers."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from royaume.arena.errors import ArenaError
from royaume.arena.intervals import Interval, mean, share
from royaume.arena.table import Seated, played
from royaume.bots import Named, bot_of
from royaume.core.play import Dice, Result
from royaume.core.play.registry import Entry

MOST_GAMES: Final = 10_000_000
MOST_WORKERS: Final = 1024

_LARGEST: Final = 64
"""How many games a worker is given at once, at most."""


@dataclass(frozen=True)
class Tournament:
    """What is played: ``bots`` as they are written, ``options`` as in a file."""

    entry: Entry
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Whatever is wrong is said before anything is played."""
        if not 1 <= self.games <= MOST_GAMES:
            raise ArenaError("bad-arena.games", given=self.games, most=MOST_GAMES)
        if len(self.bots) not in self.entry.players:
            least, most = self.entry.players[0], self.entry.players[-1]
            raise ArenaError("bad-arena.players", game=self.entry, given=len(self.bots), least=least, most=most)
        for bot in self.bots:
            bot_of(self.entry, bot)
        self.entry.make(len(self.bots), self.options)

    def order(self, number: int) -> tuple[int, ...]:
        """Which bot each player is, in this game."""
        return tuple((player + number) % len(self.bots) for player in range(len(self.bots)))

    def results(self, numbers: Sequence[int]) -> list[Result]:
        """The results of some of the games."""
        game = self.entry.make(len(self.bots), self.options)
        bots = [bot_of(self.entry, each) for each in self.bots]
        results = []
        for number in numbers:
            chance = f"{self.seed}/{number}"
            seats = [
                Seated(self.bots[each], bots[each], Random(f"{chance}/{player}"))
                for player, each in enumerate(self.order(number))
            ]
            results.append(played(game, seats, Dice.of(chance), number))
        return results


@dataclass
class Standing:
    """How one of the bots has done: a shared win counts as its part; a margin is that over the best opponent."""

    bot: str
    games: int = 0
    wins: float = 0.0
    shared: int = 0
    margins: int = 0
    squares: int = 0

    def add(self, result: Result, player: int) -> None:
        margin = result.totals[player] - max(t for each, t in enumerate(result.totals) if each != player)
        winners = result.places.count(1)
        self.games += 1
        self.margins += margin
        self.squares += margin * margin
        if result.places[player] == 1:
            self.wins += 1 / winners
            self.shared += winners > 1

    @property
    def share(self) -> Interval:
        return share(self.wins, self.games)

    @property
    def margin(self) -> Interval:
        return mean(self.margins, self.squares, self.games)


@dataclass(frozen=True)
class Verdict:
    """What a tournament has shown."""

    tournament: Tournament
    standings: tuple[Standing, ...]

    def as_json(self) -> dict[str, Any]:
        asked = self.tournament
        return {
            "game": asked.entry.name,
            "rules": asked.entry.rules,
            "options": dict(asked.options),
            "seed": asked.seed,
            "games": asked.games,
            "standings": [
                {
                    "bot": each.bot,
                    "wins": each.wins,
                    "shared_wins": each.shared,
                    "win_share": each.share._asdict(),
                    "margin": each.margin._asdict(),
                }
                for each in self.standings
            ],
        }


def held(tournament: Tournament, workers: int = 1, progress: Callable[[int], object] | None = None) -> Verdict:
    """Plays all of it. ``progress`` is told how many games are done."""
    if not 1 <= workers <= MOST_WORKERS:
        raise ArenaError("bad-arena.workers", given=workers, most=MOST_WORKERS)
    standings = tuple(map(Standing, tournament.bots))
    for number, result in enumerate(_results(tournament, workers)):
        for player, bot in enumerate(tournament.order(number)):
            standings[bot].add(result, player)
        if progress is not None:
            progress(number + 1)
    return Verdict(tournament, standings)


def _results(tournament: Tournament, workers: int) -> Iterator[Result]:
    """All results, in order."""
    games = tournament.games
    size = max(1, min(_LARGEST, games // (workers * 16)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if workers == 1:
        for part in parts:
            yield from tournament.results(part)
        return
    pool = ProcessPoolExecutor(workers, initializer=_undisturbed)
    try:
        for results in pool.map(partial(Tournament.results, tournament), parts):
            yield from results
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _undisturbed() -> None:
    """Ctrl-C is for the one who asked, who sends the workers home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def bots_of(text: str) -> tuple[str, ...]:
    """Bots as they are listed, apart by commas, each in its shortest form."""
    return tuple(str(Named.read(each)) for each in text.split(","))
