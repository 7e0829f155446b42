"""How strong the bots are: ``python benchmarks/bots.py [--part N] [--workers N] [--page FILE]`` plays them against each
other and writes ``docs/bots.md``. Every game comes from the seed and its number, so the figures are the same on every
machine and with any number of workers; only the time they take is not. With ``--part 4`` a quarter of the games that a
schemer plays are played, the first ones.
"""

from __future__ import annotations

import argparse
import itertools
import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from royaume.arena.intervals import Interval, mean, share
from royaume.arena.ratings import Meeting, ratings
from royaume.arena.table import Seated, played
from royaume.arena.tournament import Standing, Tournament, Verdict, held
from royaume.bots import bot_of
from royaume.bots.anywhere import Random as Anything
from royaume.bots.fantasy import Greedy
from royaume.core.play import Action, Dice, View
from royaume.core.play.registry import game_entry
from royaume.fantasy import Fantasy, Race
from royaume.fantasy.events import SwappedPeoples
from royaume.fantasy.parts import more
from royaume.fantasy.view import FantasyView

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
SEED = "20260"
ANCHOR = "random"
SCHEMER = "schemer:10"
"""The schemer of the tables: more iterations would not fit into twenty minutes on two cores."""

PAIRS = tuple(itertools.combinations(("random", "greedy", SCHEMER), 2))
TABLES = (
    ("random", "random", "greedy"),
    ("random", "greedy", "greedy"),
    ("random", "random", "random", "greedy"),
    ("random", "greedy", SCHEMER),
    ("random", "random", "greedy", SCHEMER),
)
GAMES = 2000
GAMES_WITH_SCHEMER_AT_A_TABLE = 1000
LEAST = 8
LEVELS = ((100, 100), (1000, 20))
"""More iterations of the schemer, and games against greedy."""


@dataclass(frozen=True)
class Swaps:
    """What swaps of peoples decide, in games of greedy against random: by who swapped last, and how early each uses
    its swaps (0: at the first card, 1: at the last)."""

    last: dict[str, Interval]
    games: dict[str, int]
    when: dict[str, Interval]
    number: dict[str, float]
    gain: dict[str, Interval]
    saving: dict[str, Interval]


def main() -> None:
    parser = argparse.ArgumentParser(description="how strong the bots are")
    parser.add_argument("--part", type=int, default=1, metavar="N", help="of the schemer's games play one in N only")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    began = time.perf_counter()

    def play(bots: Sequence[str], games: int) -> Verdict:
        if any(bot.startswith("schemer") for bot in bots):
            games = max(LEAST, games // asked.part)
        tournament = Tournament(game_entry("fantasy"), tuple(bots), games, SEED)
        verdict = held(tournament, asked.workers)
        for each in verdict.standings:
            minutes = (time.perf_counter() - began) / 60
            print(
                f"{minutes:5.1f} min  {' '.join(bots)}: {each.bot} {percent(each.share)}", file=sys.stderr, flush=True
            )
        return verdict

    pairs = [play(pair, GAMES) for pair in PAIRS]
    tables = [play(bots, GAMES_WITH_SCHEMER_AT_A_TABLE if SCHEMER in bots else GAMES) for bots in TABLES]
    levels = [pairs[-1], *(play(("greedy", f"schemer:{budget}"), games) for budget, games in LEVELS)]
    swaps = swap_figures(GAMES)
    minutes = (time.perf_counter() - began) / 60
    took = f"{minutes:.0f} minutes with {asked.workers} workers ({processor_minutes():.0f} minutes of processor)"
    if asked.part > 1:
        took += f", the schemer playing one in {asked.part} of its games only"
    asked.page.write_text("\n".join(page(pairs, tables, levels, swaps, took)) + "\n", "utf-8")


# --- why greedy is no stronger -----------------------------------------------------------------------------------


def swap_figures(games: int) -> Swaps:
    """Plays greedy against random once more and watches the peoples change owners."""
    entry = game_entry("fantasy")
    names = ("greedy", "random")
    bots = {name: bot_of(entry, name) for name in names}
    wins: dict[str, list[float]] = {name: [] for name in (*names, "nobody")}
    when: dict[str, list[float]] = {name: [] for name in names}
    gains: dict[str, list[float]] = {name: [] for name in names}
    for number in range(games):
        seats = names if number % 2 else names[::-1]
        rngs = [Random(f"{SEED}/{number}/{player}") for player in range(2)]
        state = entry.make(2, {}).start(Dice.of(f"{SEED}/{number}"))
        swaps: list[tuple[int, int, int]] = []
        laid = 0
        while decisions := state.decisions:
            player = decisions[0].player
            totals = tuple(map(sum, state.view(None).peoples))  # type: ignore[attr-defined]
            state, events = state.apply(bots[seats[player]].choose(state.view(player), rngs[player]))
            laid = sum(map(sum, state.view(None).peoples))  # type: ignore[attr-defined]
            swaps += [
                (each.player, laid, totals[1 - each.player] - totals[each.player])
                for each in events
                if isinstance(each, SwappedPeoples)
            ]
        result = state.result
        assert result is not None
        greedy = seats.index("greedy")
        won = (result.places[greedy] == 1) / result.places.count(1)
        wins[seats[swaps[-1][0]] if swaps else "nobody"].append(won)
        for player, at, gain in swaps:
            when[seats[player]].append(at / laid)
            gains[seats[player]].append(gain)
    return Swaps(
        last={name: share(sum(found), len(found)) for name, found in wins.items() if found},
        games={name: len(found) for name, found in wins.items()},
        when={name: _mean(found) for name, found in when.items()},
        number={name: len(found) / games for name, found in when.items()},
        gain={name: _mean(found) for name, found in gains.items()},
        saving=saving_figures(games),
    )


class Saving:
    """Greedy that does not lay one race on its turn as long as it has something else and the deck lasts."""

    def __init__(self, race: Race) -> None:
        self.race = race

    def choose(self, view: View, rng: Random) -> Action:
        assert isinstance(view, FantasyView)
        if view.hand is not None and view.deck_left and view.decisions[0].kind == "lay":
            left = more(view.hand, self.race, -view.hand[self.race])
            view = replace(view, hand=left) if any(left) else view
        return Greedy().choose(view, rng)


def saving_figures(games: int) -> dict[str, Interval]:
    """What greedy wins against random when it saves its Leprechauns, or its Fairies."""
    found = {}
    for race in (Race.LEPRECHAUN, Race.FAIRY):
        won = 0.0
        for number in range(games):
            rngs = [Random(f"{SEED}/{number}/{player}") for player in range(2)]
            seats = [Seated("saving", Saving(race), rngs[0]), Seated("random", Anything(), rngs[1])]
            if number % 2:
                seats.reverse()
            result = played(Fantasy(2), seats, Dice.of(f"{SEED}/{number}"), number)
            won += (result.places[number % 2] == 1) / result.places.count(1)
        found["Fairies" if race is Race.FAIRY else f"{race.english}s"] = share(won, games)
    return found


def _mean(found: Sequence[float]) -> Interval:
    return mean(sum(found), sum(each * each for each in found), len(found))


def processor_minutes() -> float:
    """What this process and its workers have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used) / 60


# --- the page ----------------------------------------------------------------------------------------------------


def percent(found: Interval) -> str:
    value, low, high = (f"{100 * each:.1f}" for each in found)
    return f"{value}% [{low} to {high}]"


def signed(found: Interval) -> str:
    value, low, high = (f"{each:+.2f}".replace("-", "−") for each in found)
    return f"{value} [{low} to {high}]"


def page(
    pairs: Sequence[Verdict],
    tables: Sequence[Verdict],
    levels: Sequence[Verdict],
    swaps: Swaps,
    took: str,
) -> Iterator[str]:
    yield "# How strong the bots are"
    yield ""
    yield "<!-- written by benchmarks/bots.py -->"
    yield ""
    yield f"Written by `python benchmarks/bots.py` in {took}."
    yield f"The games come from seed {SEED}: the same figures come out anywhere. In brackets are"
    yield "intervals of 95%; a shared win counts as its part; the margin is in cards, over the best opponent."
    yield ""
    yield "- `random` takes any legal action."
    yield "- `greedy` takes the best margin of people after this one play, seen from its view alone."
    yield "- `schemer:N` imagines deals that fit its view and plays N games to the end at random for each answer, more"
    budget = SCHEMER.partition(":")[2]
    yield f"  of them where an action promises more. In the tables N is {budget}, so that the whole script ends in"
    yield "  about 20 minutes on two free cores; further down is what more iterations bring."
    yield ""
    yield "## Pairs"
    yield ""
    yield "| bot | against | games | won | margin |"
    yield "|---|---|--:|---|---|"
    for verdict in pairs:
        for each, other in (verdict.standings, verdict.standings[::-1]):
            yield f"| {each.bot} | {other.bot} | {each.games:,} | {percent(each.share)} | {signed(each.margin)} |"
    yield ""
    yield "Ratings from these games (Bradley–Terry; 400 more is ten wins to one):"
    yield ""
    yield "| bot | rating |"
    yield "|---|---|"
    for bot, rating in sorted(rated(pairs).items(), key=lambda each: -each[1].value):
        value, low, high = (f"{each:.0f}".replace("-", "−") for each in rating)
        yield f"| {bot} | {value}{'' if bot == ANCHOR else f' [{low} to {high}]'} |"
    yield ""
    yield "## Tables of three and four"
    yield ""
    yield "| table | games | bot | won | margin |"
    yield "|---|--:|---|---|---|"
    for verdict in tables:
        bots = ", ".join(verdict.tournament.bots)
        for each in verdict.standings:
            yield f"| {bots} | {each.games:,} | {each.bot} | {percent(each.share)} | {signed(each.margin)} |"
    yield ""
    yield "## The schemer's iterations"
    yield ""
    yield "Against `greedy`, two players; few games where they are dear, hence the wide intervals."
    yield ""
    yield "| iterations | games | won | margin |"
    yield "|--:|--:|---|---|"
    for verdict in levels:
        each = verdict.standings[1]
        yield f"| {each.bot.partition(':')[2]} | {each.games:,} | {percent(each.share)} | {signed(each.margin)} |"
    yield ""
    yield from findings(pairs, swaps)


def rated(pairs: Sequence[Verdict]) -> dict[str, Interval]:
    meetings = {}
    for verdict in pairs:
        one, other = verdict.standings
        meetings[one.bot, other.bot] = Meeting(one.wins, other.wins)
    return ratings(meetings, ANCHOR)


def against(pairs: Sequence[Verdict], bot: str, other: str) -> Standing:
    verdict = next(each for each in pairs if {bot, other} == set(each.tournament.bots))
    return next(each for each in verdict.standings if each.bot == bot)


def findings(pairs: Sequence[Verdict], swaps: Swaps) -> Iterator[str]:
    """What was hoped for, and what came of it."""
    schemer, greedy = against(pairs, SCHEMER, "greedy").share, against(pairs, "greedy", "random").share
    yield "## What was hoped for"
    yield ""
    beats = "does" if schemer.low > 0.5 else "does not"
    yield f"- `schemer` was to beat `greedy` with 95% confidence. It {beats}: {percent(schemer)} with {SCHEMER}."
    reaches = "It does" if greedy.low >= 0.75 else "It does not"
    yield f"- `greedy` was to win three of four games against `random`. {reaches}: {percent(greedy)}."
    yield ""
    yield "Where greedy's advantage goes, in as many games watched once more:"
    yield ""
    yield "| who swapped peoples last | games | greedy won |"
    yield "|---|--:|---|"
    for name, found in swaps.last.items():
        yield f"| {name} | {swaps.games[name]:,} | {percent(found)} |"
    yield ""
    yield "| bot | swaps a game | when, of the cards laid in the whole game | cards won by a swap |"
    yield "|---|--:|---|---|"
    for name, at in swaps.when.items():
        yield f"| {name} | {swaps.number[name]:.2f} | {percent(at)} | {signed(swaps.gain[name])} |"
    yield ""
    yield "Whole peoples change owners again and again, and whoever swaps last mostly wins; the best margin after one"
    yield "play does little to be the one. It is not that greedy wastes the cards for it. Kept while the deck lasts and"
    yield "there is something else to lay, against `random`:"
    yield ""
    yield "| greedy keeps its | won |"
    yield "|---|---|"
    for name, found in swaps.saving.items():
        yield f"| {name} | {percent(found)} |"
    yield ""
    schemer = against(pairs, SCHEMER, "random").share
    yield f"Nor is it luck alone: against the same `random`, {SCHEMER} wins {percent(schemer)}. It plays to the end in"
    yield "its head, where greedy looks at one play."


if __name__ == "__main__":
    main()
