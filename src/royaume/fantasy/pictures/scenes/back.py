"""The back: the forest at dusk over its own image in the water, the same either way up."""

from __future__ import annotations

from royaume.core.linocut.parts import moon, star
from royaume.core.linocut.tools import both_sides, box, disc, fill, gouges, line, put
from royaume.fantasy.pictures.scenes.wood import fireflies


def _tree(x: float, y: float, scale: float) -> str:
    """A tall tree with a round crown that stands on the origin."""
    crown = (
        "M0 -124C18 -128 34 -116 36 -102C46 -94 46 -80 36 -74C32 -64 18 -60 8 -66C4 -62 -4 -62 -8 -66"
        "C-18 -60 -32 -64 -36 -74C-46 -80 -46 -94 -36 -102C-34 -116 -18 -128 0 -124Z"
    )
    wood = "M-5 -70H5C4 -40 5 -14 14 0H-14C-5 -14 -4 -40 -5 -70Z"
    boughs = "M0 -66V-106M0 -74L-18 -94M0 -70L22 -86M0 -92L12 -110M-9 -84L-24 -84"
    return put(
        line("k", crown, 5)
        + fill("s", crown)
        + fill("p", wood)
        + line("p", boughs, 4)
        + gouges("k", (-1, -10, 0, -58, 2)),
        x,
        y,
        scale,
    )


def _half() -> str:
    """What is above the water, which is at 135."""
    trees = _tree(24, 132, 0.98) + _tree(62, 126, 0.66)
    return (
        fireflies("p", (72, 24), (128, 24), (100, 54), (52, 18), (148, 18), (86, 40), (114, 40))
        + both_sides(trees)
        + star("p", 100, 30, 9)
    )


def scene() -> str:
    half, crescent = _half(), moon("p", 86, 135, 27, 1.4)
    border = "M16 5H184Q195 5 195 16V254Q195 265 184 265H16Q5 265 5 254V16Q5 5 16 5Z"
    return (
        box("k", 0, 0, 200, 272)
        + half
        + put(half, 200, 270, turn=180)
        + gouges("s", (4, 135, 196, 135, 3))
        + disc("k", 100, 135, 50)
        + disc("s", 100, 135, 44)
        + disc("k", 100, 135, 40)
        + crescent
        + put(crescent, 200, 270, turn=180)
        + star("p", 100, 135, 14, 8, 0.45)
        + line("k", border, 9)
        + line("p", border, 2.4)
    )
