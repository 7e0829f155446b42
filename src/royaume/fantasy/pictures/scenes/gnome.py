"""Gnome: he has two cards more than he had, and holds them high."""

from __future__ import annotations

from royaume.core.linocut.tools import both_sides, box, cut_out, disc, fill, gouges, line, oval, put
from royaume.fantasy.pictures.scenes.wood import card, fireflies, toadstool


def _hat() -> str:
    """A tall soft hat, its tip fallen to the right."""
    cone = (
        "M56 116C62 82 78 40 112 18C132 6 158 10 168 30C174 44 166 56 156 54C148 52 150 42 142 40"
        "C132 40 130 60 134 78C137 92 141 104 144 116Z"
    )
    brim = "M50 112Q100 94 150 112C158 116 158 130 150 132Q100 114 50 132C42 130 42 116 50 112Z"
    return (
        cut_out("s", cone, 5)
        + disc("p", 160, 50, 9)
        + gouges("k", (74, 92, 108, 32, 3, -6), (88, 100, 116, 40, 2.6, -6), (128, 24, 160, 28, 2.6, -4))
        + gouges("k", (122, 52, 130, 100, 2.6, 4))
        + cut_out("s", brim, 5)
        + gouges("k", (54, 122, 146, 122, 2.4, -9))
    )


def _face() -> str:
    """Laughing eyes, a great nose, a beard down to the belt."""
    beard = (
        "M54 124C44 142 42 164 48 180C44 196 52 212 62 216C64 230 76 240 86 238C90 248 94 254 100 256"
        "C106 254 110 248 114 238C124 240 136 230 138 216C148 212 156 196 152 180C158 164 156 142 146 124Z"
    )
    moustache = "M100 158C88 152 72 156 62 170C54 178 46 178 40 172C44 190 62 198 78 192C90 188 98 178 100 170Z"
    eye = line("k", "M70 140Q79 129 88 140", 4)
    brow = fill("s", "M64 128Q78 116 92 128Q78 124 64 128Z")
    locks = gouges("k", (62, 196, 66, 214, 3, 2), (76, 196, 84, 232, 3, 3), (90, 192, 97, 248, 3, 2))
    return (
        cut_out("p", beard, 5)
        + both_sides(locks + cut_out("p", moustache, 4) + gouges("k", (92, 164, 60, 184, 2.4, -5)))
        + both_sides(eye + brow + oval("s", 68, 153, 7, 5))
        + fill("k", "M90 178Q100 186 110 178Q108 192 100 193Q92 192 90 178Z")
        + line("k", "M100 142C90 142 84 150 86 158C88 166 112 166 114 158C116 150 110 142 100 142Z", 4)
        + fill("s", "M100 142C90 142 84 150 86 158C88 166 112 166 114 158C116 150 110 142 100 142Z")
        + gouges("p", (92, 150, 99, 146, 3, 1))
    )


def _arm() -> str:
    """His right arm, raised, a card in its fist."""
    sleeve = "M64 208C44 214 22 212 14 198C12 190 16 182 22 178L42 178C44 186 48 192 58 194Z"
    fist = "M14 166C14 158 22 154 32 155C44 156 50 164 47 174C44 184 20 186 15 178C12 174 12 170 14 166Z"
    return (
        cut_out("s", sleeve, 4)
        + gouges("k", (24, 194, 46, 202, 3, -2))
        + card(32, 172, 1.34, -5)
        + cut_out("p", fist, 4)
        + gouges("k", (16, 164, 34, 164, 2, -2), (15, 171, 33, 172, 2, -1), (18, 178, 33, 179, 1.8))
    )


def scene() -> str:
    coat = "M40 274C34 236 42 206 66 192H134C158 206 166 236 160 274Z"
    return (
        box("k", 0, 0, 200, 272)
        + fireflies("p", (80, 20), (180, 84), (22, 86), (190, 30), (64, 70), (178, 16))
        + toadstool(24, 270, 1)
        + toadstool(178, 270, 1.2, flip=True)
        + cut_out("s", coat, 5)
        + both_sides(_arm())
        + put(_face() + _hat(), 12, 16, 0.88)
    )
