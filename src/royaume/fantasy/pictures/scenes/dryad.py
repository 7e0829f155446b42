"""Dryad: a tree that calls, and one of another's people comes."""

from __future__ import annotations

from royaume.core.linocut.tools import blob, both_sides, box, cut_out, disc, fill, gouges, limb, oval, put, taper
from royaume.fantasy.pictures.scenes.wood import fern, fireflies


def _leaf(x: float, y: float, scale: float, turn: float) -> str:
    """A leaf that points up from the origin."""
    return put(
        cut_out("s", "M0 0C-14 -8 -16 -26 0 -40C16 -26 14 -8 0 0Z", 3) + gouges("k", (0, -2, 0, -34, 2)),
        x,
        y,
        scale,
        turn,
    )


def _crown() -> str:
    """Her hair, all leaves."""
    mass = blob(
        "s", (70, 92), (60, 66), (74, 40), (92, 16), (126, 4), (160, 8), (190, 26), (206, 60), (200, 96), (178, 112),
        (170, 84), (128, 50), (90, 84),
    )  # fmt: skip
    places = (
        (84, 98, 1, -150), (70, 76, 1, -84), (78, 50, 1.1, -60), (100, 28, 1.1, -30), (126, 18, 1, -6),
        (156, 20, 1.1, 20), (184, 44, 1.1, 50), (190, 78, 1, 96), (176, 104, 1, 160), (170, 82, 1, 130),
    )  # fmt: skip
    return mass + "".join(_leaf(*place) for place in places)


def _face() -> str:
    """A calm face of pale wood, the eyes half closed, smiling at what she sees."""
    return (
        cut_out("p", "M104 76C108 58 152 58 156 76C160 100 150 128 130 136C110 128 100 100 104 76Z", 5)
        + both_sides(fill("k", "M108 92Q117 84 126 95Q116 100 108 92Z") + gouges("k", (106, 84, 126, 84, 2.6, 4)), 130)
        + gouges("k", (131, 88, 130, 110, 2.2, -2), (126, 112, 134, 112, 2, -1))
        + fill("s", "M119 119Q125 115 130 118Q135 115 141 119Q130 129 119 119Z")
        + gouges("k", (119, 119, 141, 119, 1.6, -1))
        + gouges("s", (106, 100, 112, 116, 2.4, -2), (154, 100, 148, 116, 2.4, 2))
    )


def _body() -> str:
    """A trunk where another has a gown, its roots in the ground."""
    wood = (
        "M118 126C118 140 112 148 106 156C112 180 116 206 104 234C98 248 84 258 66 268H204C190 258 176 246 168 230"
        "C160 200 162 174 156 156C148 148 142 140 142 126Z"
    )
    return (
        cut_out("p", wood, 5)
        + gouges("k", (130, 140, 128, 170, 3, 2), (118, 158, 124, 214, 3.4, 4), (146, 156, 142, 216, 3.4, -4))
        + gouges("k", (130, 186, 130, 250, 3.6, 3), (116, 224, 90, 260, 3, -4), (152, 222, 172, 258, 3, 4))
        + gouges(
            "s",
            (110, 168, 118, 200, 4, 3),
            (154, 168, 152, 206, 4, -3),
            (140, 220, 148, 262, 4, 3),
            (120, 232, 112, 262, 4, -2),
        )
        + oval("k", 134, 178, 6, 8)
        + oval("s", 134, 178, 3, 5)
    )


def _arm() -> str:
    """A bough that comes down to beckon, twigs for fingers."""
    twigs = (
        ((48, 172), (38, 176), (30, 188), (32, 200)),
        ((50, 174), (46, 186), (44, 196), (50, 206)),
        ((54, 172), (58, 184), (62, 192), (70, 196)),
        ((48, 168), (36, 166), (26, 172), (18, 180)),
    )
    bough = ((128, 164, 26), (98, 160, 16), (70, 150, 11), (56, 154, 10), (50, 172, 9))
    return (
        limb("k", *((x, y, w + 8) for x, y, w in bough[1:]))
        + "".join(taper("p", 7, *twig) for twig in twigs)
        + limb("p", *bough)
        + gouges("k", (124, 166, 84, 158, 2.4, -2), (80, 150, 64, 149, 2, 1))
        + _leaf(72, 146, 0.55, -30)
        + _leaf(90, 152, 0.5, 10)
    )


def _lured() -> str:
    """Somebody small in a pointed hat, arms out to her; stands on the origin."""
    return (
        fill("s", "M-15 0C-16 -18 -12 -30 0 -32C12 -30 16 -18 15 0Z")
        + limb("s", (4, -26, 8), (14, -34, 6), (20, -44, 6))
        + limb("s", (-4, -26, 8), (2, -36, 6), (6, -48, 6))
        + disc("k", -2, -38, 12)
        + disc("p", -2, -38, 10)
        + cut_out("s", "M-16 -40C-14 -56 -10 -66 -18 -76C-4 -74 6 -58 10 -44Q-2 -50 -16 -40Z", 3)
        + disc("k", 3, -38, 1.8)
        + gouges("k", (-12, -12, 12, -12, 2.4, -2))
    )


def scene() -> str:
    return (
        box("k", 0, 0, 200, 272)
        + fireflies("p", (30, 100), (58, 112), (18, 132), (78, 126), (186, 140), (176, 184), (192, 214))
        + fill("s", "M-4 252Q40 244 90 256T204 250V276H-4Z")
        + _body()
        + _crown()
        + _face()
        + "".join(_leaf(x, y, 0.8, turn) for x, y, turn in ((108, 80, -24), (152, 80, 24), (130, 72, 0)))
        + _arm()
        + put(_lured(), 36, 264, 1.05)
        + fern("p", 82, 270, 0.5, 12)
    )
