"""The marks of the races: each fills a square of 48, and its outline alone tells the race."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from royaume.core.linocut.tools import both_sides, disc, fill, gouges, line, oval, polygon, put, strand
from royaume.fantasy.races import Race


def _toadstool() -> str:
    cap = "M2 26C2 12 12 3 24 3S46 12 46 26C46 30 2 30 2 26Z"
    stem = "M17 28H31C29 34 32 40 34 46H14C16 40 19 34 17 28Z"
    spots = ((24, 12, 4.5), (12, 20, 3.4), (36, 20, 3.4))
    return (
        fill("s", stem)
        + fill("s", cap)
        + "".join(disc("p", *spot) for spot in spots)
        + gouges("p", (18, 31, 30, 31, 2))
    )


def _purse() -> str:
    bag = "M17 15H31C42 22 47 32 44 40C41 47 7 47 4 40C1 32 6 22 17 15Z"
    neck = "M12 2C16 6 20 3 24 6C28 3 32 6 36 2L31 13H17Z"
    return (
        fill("s", bag) + fill("s", neck) + line("p", "M14 14.500H34", 2.4) + disc("p", 24, 31, 6) + disc("s", 24, 31, 3)
    )


def _cap() -> str:
    """A cap that curls over, its edge cut into points."""
    hat = (
        "M2 34C2 14 14 2 28 2C42 2 49 14 46 26C44 35 36 35 34 29C33 24 37 21 40 24C40 16 36 12 30 13C28 20 30 27 33 34"
        "V46L27 38L22 47L17 38L12 47L8 38L2 46Z"
    )
    return fill("s", hat) + gouges("p", (5, 24, 15, 26, 2.4), (14, 9, 21, 16, 2.4), (29, 3, 29, 12, 2.4))


def _clover() -> str:
    leaf = "M24 25C12 20 9 10 14 6C18 3 23 6 24 10C25 6 30 3 34 6C39 10 36 20 24 25Z"
    leaves = "".join(f'<g transform="rotate({turn} 24 25)">{fill("s", leaf)}</g>' for turn in (0, -105, 105))
    return leaves + strand("s", 4, (24, 25), (25, 36), (31, 46))


def _leaf() -> str:
    """An oak leaf, aslant."""
    half = "M24 0C30 2 34 7 30 12C38 10 42 17 36 22C44 22 45 31 37 33C40 40 33 44 24 41Z"
    veins = line("p", "M24 9V39M24 21L31 15M24 21L17 15M24 32L32 27M24 32L16 27", 2)
    stalk = line("s", "M24 38V51", 4)
    return put(both_sides(fill("s", half), 24) + stalk + veins, 20, -9, turn=40)


def _bow() -> str:
    arc = "M8 4C34 4 44 14 44 40"
    return (
        line("s", arc, 5.5)
        + line("s", "M8 4L44 40", 1.8)
        + line("s", "M5 43L36 12", 3.6)
        + polygon("s", (46, 2), (31, 7), (41, 17))
        + polygon("s", (0, 41), (7, 34), (15, 33), (15, 41), (7, 48), (7, 41))
    )


def _wings() -> str:
    half = "M24 22C26 8 36 0 44 4C50 9 46 24 34 27C42 28 44 38 38 43C32 47 25 38 24 28Z"
    cuts = disc("p", 37, 13, 3.6) + disc("p", 33, 36, 2.8)
    return both_sides(fill("s", half) + cuts, 24) + oval("s", 24, 26, 2.6, 13) + line("s", "M23 14L18 5M25 14L30 5", 2)


MARKS: Final[dict[Race, Callable[[], str]]] = {
    Race.GNOME: _toadstool,
    Race.KORRIGAN: _purse,
    Race.IMP: _cap,
    Race.LEPRECHAUN: _clover,
    Race.DRYAD: _leaf,
    Race.ELF: _bow,
    Race.FAIRY: _wings,
}


def mark(race: Race, x: float, y: float, size: float) -> str:
    """The mark of a race, its upper left corner at a place."""
    return put(MARKS[race](), x, y, size / 48)
