"""How fast games are played: ``python benchmarks/play.py [--quick] [--json]``.

For every number of players: whole random games and actions a second on one core (to be told what is legal and to draw
one by lot included), what the shuffle and the deal take of a game, and what a view, a first sampled deal and a further
one cost. Every figure is that of the quickest of some rounds: whatever else the machine does only makes one slower.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from royaume.bots.schemer import played_out
from royaume.core.play import Dice
from royaume.fantasy import Fantasy, FantasyState

PLAYERS = (2, 3, 4)
EVERY = 12
"""One position in so many is sampled from."""


def main() -> None:
    parser = argparse.ArgumentParser(description="how fast games are played")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    games, rounds = (20, 3) if asked.quick else (100, 15)
    figures = {
        "python": sys.version.split()[0],
        "fantasy": [
            {"players": players, "fairy": "any" if fairy_any else "target", **play_figures(game, games, rounds)}
            for players in PLAYERS
            for fairy_any in (False, True)
            for game in (Fantasy(players, fairy_any=fairy_any),)
        ],
    }
    print(json.dumps(figures, indent=1) if asked.json else told(figures))


def quickest(call: Callable[[], object], rounds: int) -> float:
    """Seconds of the quickest round."""
    best = float("inf")
    for _ in range(rounds):
        began = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - began)
    return best


def random_game(state: FantasyState, rng: Random) -> Iterator[FantasyState]:
    """The states of a game in which everybody plays at random."""
    yield state
    while state.decisions:
        state, _ = state.apply(rng.choice(state.legal_actions(state.decisions[0].player)))
        yield state


def play_figures(game: Fantasy, games: int, rounds: int) -> dict[str, float]:
    starts = [game.start(Dice.of(seed)) for seed in range(games)]
    positions = [list(random_game(state, Random(seed))) for seed, state in enumerate(starts[: max(4, games // 10)])]
    asked = [(state, state.decisions[0].player) for states in positions for state in states[EVERY // 2 : -1 : EVERY]]
    views = [state.view(player) for state, player in asked]

    def play() -> None:
        rng = Random(1)
        for state in starts:
            while decisions := state.decisions:
                state, _ = state.apply(rng.choice(state.legal_actions(decisions[0].player)))

    actions = sum(len(list(random_game(state, Random(seed)))) - 1 for seed, state in enumerate(starts)) / games
    start = quickest(lambda: [game.start(Dice.of(seed)) for seed in range(games)], rounds) / games
    play_time = quickest(play, rounds) / games
    few = max(2, rounds // 5)
    first = quickest(lambda: [view.sample(Random(1)) for view in views], few) / len(views)
    five = quickest(lambda: [list(islice(view.samples(Random(1)), 5)) for view in views], few) / len(views)
    return {
        "actions_a_game": actions,
        "games_a_second": 1 / (start + play_time),
        "actions_a_second": actions / play_time,
        "start_microseconds": start * 1e6,
        "view_microseconds": quickest(lambda: [state.view(player) for state, player in asked], rounds)
        / len(asked)
        * 1e6,
        "first_sample_milliseconds": first * 1e3,
        "further_sample_milliseconds": (five - first) / 4 * 1e3,
        "playout_milliseconds": quickest(lambda: [played_out(each, Random(1)) for each, _ in asked], few)
        / len(asked)
        * 1e3,
    }


def told(figures: dict[str, object]) -> str:
    head = (
        f"{'players':<8}{'fairy':<8}{'games/s':>8}{'actions/s':>11}{'a game':>8}{'start µs':>10}{'view µs':>9}"
        f"{'sample ms':>11}{'next ms':>9}{'playout ms':>12}"
    )
    rows = [f"Python {figures['python']}, one core", "", head]
    rows += [
        f"{row['players']:<8}{row['fairy']:<8}{row['games_a_second']:>8,.0f}{row['actions_a_second']:>11,.0f}"
        f"{row['actions_a_game']:>8.1f}{row['start_microseconds']:>10.0f}{row['view_microseconds']:>9.0f}"
        f"{row['first_sample_milliseconds']:>11.2f}{row['further_sample_milliseconds']:>9.2f}"
        f"{row['playout_milliseconds']:>12.2f}"
        for row in figures["fantasy"]  # type: ignore[attr-defined]
    ]
    return "\n".join(rows)


if __name__ == "__main__":
    main()
