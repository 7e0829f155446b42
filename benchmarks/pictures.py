"""How long it takes to draw every picture, and how large they are. With ``--unnamed FOLDER`` it writes what a fresh
reader is shown instead: the scenes of the cards, shuffled, 120 pixels wide, without frame or name, and the answers."""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from royaume.core.linocut.inks import THEMES
from royaume.core.linocut.render import png
from royaume.realms import CARDS, ITEMS
from royaume.realms.pictures.picture import BACKS, picture_of, scene_picture

_DRAW_ALL = (
    "from royaume.realms import CARDS, ITEMS;"
    "from royaume.realms.pictures.picture import BACKS, picture_of;"
    "[picture_of(thing) for thing in (*CARDS, *ITEMS, *BACKS)]"
)


def measure() -> None:
    """Prints seconds of a fresh process that draws all, of a second round in one process, and kilobytes."""
    things = (*CARDS, *ITEMS, *BACKS)
    fresh = []
    for _ in range(5):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", _DRAW_ALL], check=True)
        fresh.append(perf_counter() - start)
    start = perf_counter()
    sizes = [len(picture_of(thing, theme).encode()) for thing in things for theme in THEMES]
    again = (perf_counter() - start) / len(THEMES)
    print(f"pictures                      {len(things)}")
    print(f"all drawn, a process of its own  {median(fresh):.2f} s")
    print(f"all drawn, one theme             {again:.2f} s")
    print(f"size: median {median(sizes) / 1000:.1f} kB, largest {max(sizes) / 1000:.1f} kB")


def write_unnamed(folder: Path, seed: int) -> None:
    """Writes ``01.png`` and so on, and ``answers.json``. The Bell Tower is there once."""
    folder.mkdir(parents=True, exist_ok=True)
    cards = list({card.english: card for card in CARDS}.values())
    random.Random(seed).shuffle(cards)
    for number, card in enumerate(cards, 1):
        (folder / f"{number:02}.png").write_bytes(png(scene_picture(card.english, card.suit), 120))
    answers = {f"{number:02}": card.english for number, card in enumerate(cards, 1)}
    (folder / "answers.json").write_text(json.dumps(answers, indent=1, ensure_ascii=False), encoding="utf-8")
    print(f"{len(cards)} scenes in {folder}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--unnamed", type=Path, metavar="FOLDER", help="write the sheets of the reader test there")
    parser.add_argument("--seed", type=int, default=1, help="of the shuffle (default: 1)")
    asked = parser.parse_args()
    if asked.unnamed:
        write_unnamed(asked.unnamed, asked.seed)
    else:
        measure()


if __name__ == "__main__":
    main()
