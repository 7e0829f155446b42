"""How fast hands are scored: ``make bench``, or ``python benchmarks/scoring.py [--quick] [--json]``.

Prints, for each mix of modules, fixed-choice scores and best choices by the compiled kernel on one core and on all,
and by the interpreted one; the worst hands; the start-up of the command. Every figure is the median of repeats in one
run.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence

import numpy

from royaume import realms
from royaume.realms.scoring.compiled import array_of, compiled
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.scoring.kernel import plain
from royaume.realms.scoring.tables import tables_of

MIXES = ((), ("promos",), ("suits",), ("suits", "promos"))
CHOOSERS = ("Doppelgänger", "Mirage", "Shapeshifter", "Book of Changes", "Island")
BATCH_LINES = 5000
COMMAND = (
    sys.executable,
    "-m",
    "royaume.cli.main",
    "score",
    "Mountain, Great Flood, Smoke, Whirlwind, Wildfire, Mirage",
)


def main() -> None:
    parser = argparse.ArgumentParser(description="how fast hands are scored")
    parser.add_argument("--quick", action="store_true", help="a tenth of the hands, fewer repeats")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    hands = 20_000 if asked.quick else 1_000_000
    repeats = 3 if asked.quick else 7
    progress("compiling")
    figures: dict[str, object] = {"cores": os.cpu_count(), "python": sys.version.split()[0]}
    figures["mixes"] = [mix_figures(mix, hands, repeats) for mix in MIXES]
    figures["worst"] = worst_figures(quick=asked.quick)
    figures["start"] = start_figures(repeats)
    progress("")
    print(json.dumps(figures, indent=1) if asked.json else told(figures))


def progress(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{what:<60}", end="" if what else "\r", file=sys.stderr, flush=True)


def seconds(function: Callable[[], object], repeats: int) -> float:
    """The median time of some runs, after one that does not count."""
    function()
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def dealt(rules: realms.Rules, hands: int) -> numpy.ndarray:
    """Random hands of the size of the rules, always the same."""
    numbers = numpy.array([card.number for card in rules.cards])
    dice = numpy.random.default_rng(20260)
    shuffled = dice.permuted(numpy.tile(numbers, (hands, 1)), axis=1)
    return shuffled[:, : rules.hand_size].astype(numpy.int64)


def mix_figures(modules: Sequence[str], hands: int, repeats: int) -> dict[str, object]:
    progress(f"modules: {', '.join(modules) or 'none'}")
    rules = realms.Rules.of(modules)
    rows = dealt(rules, hands)

    def timed(workers: int, plans: int | None) -> float:
        call = lambda: realms.score_many(rows, plans=plans, modules=modules, workers=workers)  # noqa: E731
        return seconds(call, repeats) / hands

    cores = os.cpu_count() or 1
    fixed, best = timed(1, 0), timed(1, None)
    few = rows[:1000]
    flat, kernel = tables_of(rules).flat, plain()
    around = kernel.Around(4, 0, 0)
    packed = [sum(int(card) << 7 * slot for slot, card in enumerate(sorted(row))) for row in few]
    width = rows.shape[1]
    slow_fixed = seconds(lambda: [kernel.score_plan(flat, width, hand, 0, around) for hand in packed], 3) / len(few)
    slow_best = seconds(lambda: [kernel.best_plan(flat, width, hand, at.ALL_FREE, around) for hand in packed], 3)
    return {
        "modules": list(modules),
        "cards": width,
        "fixed_per_second": 1 / fixed,
        "fixed_all_cores_ratio": fixed / timed(cores, 0),
        "best_microseconds": best * 1e6,
        "best_all_cores_ratio": best / timed(cores, None),
        "interpreted_fixed_per_second": 1 / slow_fixed,
        "interpreted_best_milliseconds": slow_best / len(few) * 1e3,
        "mean_fixed": float(realms.score_many(rows, plans=0, modules=modules).totals.mean()),
        "mean_best": float(realms.score_many(rows, modules=modules).totals.mean()),
    }


HARD = {
    "base, 8 cards": "Warlord, Collector, Wildfire",
    "base, 9 cards": "Wildfire, War Dirigible, Blizzard, Collector",
    "suits, 8 cards": "Demon, Wildfire, Crypt",
    "suits, 9 cards": "Demon, Crypt, War Dirigible, Wildfire",
    "suits, 9 cards, with Genie": "Crypt, Wildfire, Demon, Genie",
    "suits, 9 cards, with Angel": "Wildfire, Demon, World Tree, Angel",
}
"""What makes the search longest beside the choice cards: found by changing one card at a time for as long as the search
grew longer. No hand of nine is dealt without a card that draws at the end, but any may be asked for."""


def worst_figures(*, quick: bool) -> list[dict[str, object]]:
    """The slowest hands found that hold every choice card: all of seven cards (base), samples of others."""
    sample = 300 if quick else 3000
    return [
        *(hard_hand(what, others.split(", ")) for what, others in HARD.items()),
        worst_hand("base, 7 cards, every hand", (), CHOOSERS, 7, None if not quick else sample),
        worst_hand("base, 9 cards, sample", (), CHOOSERS, 9, sample),
        worst_hand("with Angel, suits, 8 cards, sample", ("suits", "promos"), (*CHOOSERS, "Angel"), 8, sample),
        worst_hand("with Angel, suits, 9 cards, sample", ("suits", "promos"), (*CHOOSERS, "Angel"), 9, sample),
    ]


def hard_hand(what: str, others: Sequence[str]) -> dict[str, object]:
    held = (*CHOOSERS, *others)
    return worst_hand(f"hard, {what}", ("suits",) if "suits" in what else (), held, len(held), None)


def worst_hand(
    what: str, modules: Sequence[str], held: Sequence[str], size: int, sample: int | None
) -> dict[str, object]:
    progress(f"worst hand: {what}")
    rules = realms.Rules.of(modules)
    kernel, flat = compiled(), array_of(rules)
    names = {card.number: card.english for card in rules.cards}
    fixed = [number for number, name in names.items() if name in held]
    others = [number for number in names if number not in fixed]
    if sample is None:
        ways = list(itertools.combinations(others, size - len(fixed)))
    else:
        dice = numpy.random.default_rng(9)
        ways = [tuple(dice.permutation(others)[: size - len(fixed)].tolist()) for _ in range(sample)]

    def packed(way: Sequence[int]) -> int:
        return sum(card << 7 * slot for slot, card in enumerate(sorted([*fixed, *way])))

    around = kernel.Around(4, 0, 0)
    kernel.best_plan(flat, size, packed(ways[0]), at.ALL_FREE, around)

    def taken(way: Sequence[int], repeats: int) -> float:
        return seconds(lambda: kernel.best_plan(flat, size, packed(way), at.ALL_FREE, around), repeats)

    once = {way: taken(way, 1) for way in ways}
    slowest = sorted(ways, key=once.__getitem__)[-10:]
    again = {way: taken(way, 5) for way in slowest}
    worst = max(again, key=again.__getitem__)
    slow, flat_plain = plain(), tables_of(rules).flat
    hand, around = packed(worst), slow.Around(4, 0, 0)
    return {
        "hands": what,
        "worst": [names[card] for card in sorted([*fixed, *worst])],
        "milliseconds": again[worst] * 1e3,
        "mean_milliseconds": statistics.mean(once.values()) * 1e3,
        "interpreted_seconds": seconds(lambda: slow.best_plan(flat_plain, size, hand, at.ALL_FREE, around), 3),
    }


def start_figures(repeats: int) -> dict[str, object]:
    """The command on a machine that has compiled nothing; and the compiled kernel's first and later starts."""
    progress("start-up")
    with tempfile.TemporaryDirectory() as empty:
        elsewhere = {**os.environ, "XDG_CACHE_HOME": empty}
        command = seconds(lambda: subprocess.run(COMMAND, env=elsewhere, check=True, capture_output=True), repeats)
        bare = seconds(lambda: subprocess.run([sys.executable, "-c", ""], check=True), repeats)
        program = "import numpy; from royaume import realms; realms.score_many(numpy.array([[0]]))"
        first = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], env=elsewhere, check=True)
        first = time.perf_counter() - first
        later = seconds(lambda: subprocess.run([sys.executable, "-c", program], env=elsewhere, check=True), 3)
        line = json.dumps({"hand": COMMAND[-1].split(", "), "choices": {"Mirage": "Rainstorm"}})
        lines = f"{line}\n".encode() * BATCH_LINES
        batch = (*COMMAND[:-1], "--batch")
        whole = seconds(lambda: subprocess.run(batch, input=lines, check=True, capture_output=True), 3)
    loaded = "import sys; from royaume.cli.main import main; main(['score', 'King']); sys.exit('numba' in sys.modules)"
    with_numba = subprocess.run([sys.executable, "-c", loaded], check=False, capture_output=True).returncode
    return {
        "command_seconds": command,
        "of_which_python": bare,
        "command_imports_numba": bool(with_numba),
        "batch_lines_per_second": BATCH_LINES / (whole - command),
        "compiled_first_seconds": first,
        "compiled_later_seconds": later,
    }


def told(figures: dict[str, object]) -> str:
    """The figures as a table."""
    rows = [f"Python {figures['python']}, {figures['cores']} cores", ""]
    head = f"{'modules':<14} {'cards':>5} {'fixed/s':>10} {'x cores':>8} {'best µs':>8} {'x cores':>8}"
    rows.append(f"{head} {'plain/s':>8} {'plain best ms':>13} {'mean':>7} {'mean best':>9}")
    rows += [
        (
            f"{'+'.join(mix['modules']) or 'base':<14} {mix['cards']:>5} {mix['fixed_per_second']:>10,.0f} "
            f"{mix['fixed_all_cores_ratio']:>8.2f} {mix['best_microseconds']:>8.2f} "
            f"{mix['best_all_cores_ratio']:>8.2f} {mix['interpreted_fixed_per_second']:>8,.0f} "
            f"{mix['interpreted_best_milliseconds']:>13.3f} {mix['mean_fixed']:>7.2f} {mix['mean_best']:>9.2f}"
        )
        for mix in figures["mixes"]  # type: ignore[attr-defined]
    ]
    rows += ["", "every choice card in the hand:"]
    rows += [
        f"  {worst['hands']}: worst {worst['milliseconds']:.2f} ms (mean {worst['mean_milliseconds']:.2f}), "
        f"interpreted {worst['interpreted_seconds']:.2f} s: {', '.join(worst['worst'])}"
        for worst in figures["worst"]  # type: ignore[attr-defined]
    ]
    start: dict[str, float] = figures["start"]  # type: ignore[assignment]
    numba = "yes" if start["command_imports_numba"] else "no"
    command, python = start["command_seconds"], start["of_which_python"]
    first, later = start["compiled_first_seconds"], start["compiled_later_seconds"]
    rows.append("")
    rows.append(
        f"royaume score, nothing compiled: {command:.2f} s (Python itself {python:.2f} s); imports numba: {numba}"
    )
    rows.append(f"royaume score --batch: {start['batch_lines_per_second']:,.0f} sheets/s")
    rows.append(f"first score_many on a machine: {first:.0f} s; later ones: {later:.2f} s")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
