"""ITEMS: what catches, mends, measures or mirrors."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.tools import (
    blob,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    limb,
    line,
    oval,
    polygon,
    put,
    strand,
    taper,
)
from royaume.realms.pictures.scenes import scene

# --- Fishhook ----------------------------------------------------------------------------------------------------


def _gaping_fish() -> str:
    """A fish that gapes to the right, the corner of its mouth at the origin."""
    body = (
        "M56 -34C36 -58 -6 -74 -50 -62C-80 -54 -100 -34 -120 -22V60C-96 64 -76 82 -44 84C-8 86 24 70 46 52"
        "C30 46 10 30 0 4C14 -10 36 -26 56 -34Z"
    )
    teeth = "".join(
        polygon("p", *points)
        for points in (
            ((48, -33), (38, -28), (44, -16)), ((34, -27), (24, -20), (33, -9)), ((20, -18), (12, -10), (22, -1)),
            ((38, 49), (28, 43), (38, 32)), ((25, 41), (16, 32), (28, 24)), ((13, 29), (6, 18), (18, 14)),
        )
    )  # fmt: skip
    gill = gouges("k", (-32, -46, -38, 56, 6, 14), (-44, -36, -48, 46, 4, 12))
    scales = gouges(
        "k", (-66, -30, -66, -12, 4, 5), (-66, 0, -66, 18, 4, 5), (-66, 28, -66, 46, 4, 5), (-82, -16, -82, 2, 4, 5),
        (-82, 14, -82, 32, 4, 5), (-82, 44, -82, 58, 4, 5),
    )  # fmt: skip
    fin = "M-70 -54C-60 -80 -34 -90 -6 -86C-14 -78 -14 -72 -10 -66Z"
    return (
        line("k", body, 7) + fill("s", fin) + gouges("k", (-58, -60, -36, -82, 3), (-42, -64, -22, -84, 3))
        + fill("s", body) + teeth + gill + scales
        + line("p", "M54 -34C36 -26 14 -10 0 4C10 30 30 46 44 52", 4)
        + disc("k", 4, -38, 13) + disc("p", 4, -38, 10) + disc("k", 7, -37, 5)
    )  # fmt: skip


@scene("Fishhook", night=True)
def fishhook() -> str:
    """A great barbed hook on its line, thorns along its shank; what it is meant for has come."""
    bend = "M146 46V136A36 36 0 0 1 74 136V112"
    barb = polygon("p", (74, 76), (62, 128), (86, 128)) + polygon("p", (80, 96), (104, 124), (80, 122))
    thorns = polygon("p", (150, 66), (164, 58), (151, 80)) + polygon("p", (150, 96), (165, 90), (151, 112))
    bubbles = "".join(
        disc("s", x, y, r) + disc("k", x, y, r - 3) for x, y, r in ((96, 60, 9), (112, 34, 6), (94, 26, 5))
    )
    return (
        box("k", 0, 0, 200, 204)
        + strand("p", 4, (146, 40), (150, 20), (144, 4), (150, -10))
        + gouges(
            "s", (172, 30, 206, 26, 5, 3), (162, 48, 200, 44, 4, 3), (176, 126, 206, 120, 5, 3),
            (184, 146, 206, 142, 4, 3), (96, 192, 150, 190, 5, 3), (150, 182, 198, 178, 5, 3),
            (4, 20, 50, 14, 5, 3), (20, 34, 48, 30, 4, 2),
        )
        + bubbles
        + put(_gaping_fish(), 40, 116)
        + line("k", bend, 22)
        + line("p", bend, 13)
        + barb
        + thorns
        + disc("p", 146, 38, 15) + disc("k", 146, 38, 7)
        + gouges("k", (148, 60, 148, 138, 3.4), (144, 146, 116, 172, 3.4, -8))
    )  # fmt: skip


# --- Repair Kit --------------------------------------------------------------------------------------------------


def _unfolded(path: str, cut: str, x: float, turn: float) -> str:
    """A tool that has swung up out of the handle."""
    return put(line("p", path, 7) + fill("k", path) + cut, x, -14, 1, turn)


def _tools() -> str:
    """What is out of the handle, from left to right."""
    hammer = "M-7 0L-6 -66H-22L-32 -76L-22 -96H18L22 -100V-62L18 -66H6L7 0Z"
    spanner = "M-8 0L-7 -62C-24 -70 -26 -92 -13 -102V-82L0 -75L13 -82V-102C26 -92 24 -70 7 -62L8 0Z"
    saw = "M-11 0V-96L11 -106V-98L3 -90L11 -84L3 -76L11 -70L3 -62L11 -56L3 -48L11 -42L3 -34L11 -28V0Z"
    blade = "M-10 0L-11 -92C-8 -100 -4 -104 2 -108C10 -84 14 -50 12 0Z"
    return (
        _unfolded(hammer, gouges("p", (0, -8, 0, -60, 3.4), (-22, -82, 12, -82, 4)), -45, -32)
        + _unfolded(spanner, gouges("p", (0, -8, 0, -60, 4)), -18, -9)
        + _unfolded(saw, gouges("p", (-5, -10, -5, -90, 3.4)), 18, 13)
        + _unfolded(blade, gouges("p", (-4, -4, -2, -94, 3.4), (6, -4, 4, -76, 3, 1)), 48, 38)
    )


@scene("Repair Kit")
def repair_kit() -> str:
    """A dwarf's folding knife with everything out: hammer, spanner, saw, blade and corkscrew; the dwarf glares."""
    handle = "M-56 -28Q0 -34 56 -28A28 28 0 0 1 56 28Q0 34 -56 28A28 28 0 0 1 -56 -28Z"
    screw = "M0 24V38C26 40 26 50 0 51C-24 52 -24 62 0 63C18 64 18 73 0 74C-10 76 -10 82 4 90"
    whiskers = taper("p", 17, (0, 4), (20, 14), (42, 8), (56, -6), (72, 0)) + gouges("p", (4, 14, 36, 24, 5, -3))
    glare = fill("p", "M8 -8L28 -18Q28 -6 18 -4Q12 -4 8 -8Z") + disc("k", 20, -10, 3) + disc("p", 54, -18, 3.4)
    return put(
        _tools() + line("k", screw, 8) + line("p", handle, 12) + fill("s", handle) + line("k", handle, 5)
        + both_sides(whiskers + glare, 0) + fill("p", "M-5 -12H5L11 4Q8 10 0 10Q-8 10 -11 4Z"),
        103, 122, 0.92, -4,
    )  # fmt: skip


# --- Hourglass ---------------------------------------------------------------------------------------------------


def _bony_hand() -> str:
    """The bones of a hand that reaches up, its wrist at the origin."""
    fingers = (
        ((-12, -24), (-28, -38), (-36, -50)),
        ((-5, -28), (-13, -50), (-15, -66)),
        ((4, -28), (5, -52), (3, -70)),
        ((12, -24), (22, -44), (26, -58)),
        ((14, -10), (32, -20), (42, -32)),
    )
    bones = ""
    for (x1, y1), (x2, y2), (x3, y3) in fingers:
        bones += limb("k", (x1, y1, 9), ((x1 + x2) / 2, (y1 + y2) / 2, 5), (x2, y2, 10))
        bones += limb("k", (x2, y2, 8), ((x2 + x3) / 2, (y2 + y3) / 2, 5), (x3, y3, 5)) + disc("p", x2, y2, 1.8)
    return (
        bones
        + blob("k", (-10, 0), (-16, -22), (0, -30), (16, -22), (14, -2))
        + gouges("p", (-6, -8, -9, -22, 2.4), (1, -8, 1, -24, 2.4), (8, -8, 10, -20, 2.4))
    )


@scene("Hourglass")
def hourglass() -> str:
    """The sand runs on a hand that would get out from under it; the glass has a crack."""
    glass = (
        "M44 24C40 60 66 80 90 94Q94 98 90 103C62 116 38 140 44 182H156C162 140 138 116 110 103Q106 98 110 94"
        "C134 80 160 60 156 24Z"
    )
    sand = (
        "M53 54Q76 44 98 54Q124 64 147 52C142 70 124 82 107 92Q102 96 102 102V112H98V102Q98 96 93 92C76 82 58 72 53 54Z"
    )
    post = (
        "M12 22H36V34L30 40Q36 64 28 76L36 84V118L28 126Q36 140 30 164L36 170V182H12V170L18 164Q12 140 20 126"
        "L12 118V84L20 76Q12 64 18 40L12 34Z"
    )
    turned = gouges("p", (20, 46, 22, 72, 3.4, -1), (18, 88, 18, 114, 3.4), (22, 130, 21, 158, 3.4, -1))
    plate = "M4 4H196V18Q188 28 174 28H26Q12 28 4 18Z"
    return (
        line("k", glass, 8)
        + fill("p", glass)
        + fill("s", sand)
        + gouges("p", (66, 62, 92, 86, 3.4), (84, 58, 97, 80, 3), (126, 64, 110, 84, 3))
        + line("k", "M152 30L138 38L140 48L126 44L118 50M138 38L130 32", 3)
        + put(_bony_hand(), 99, 182, 1.04)
        + fill("s", "M46 184C52 166 74 158 98 156C124 156 146 164 154 184Z")
        + gouges("p", (62, 172, 94, 163, 3.4), (72, 180, 120, 172, 3.4), (112, 164, 138, 172, 3))
        + gouges("s", (54, 34, 62, 50, 4, 2), (52, 166, 60, 138, 4, -3))
        + both_sides(fill("k", post) + turned)
        + fill("k", plate) + put(fill("k", plate), 200, 204, 1, 180)
        + gouges("s", (14, 12, 120, 12, 5), (186, 192, 80, 192, 5))
    )  # fmt: skip


# --- Gold Mirror -------------------------------------------------------------------------------------------------


def _half_faces() -> str:
    """Half a lady, half a skull, the middle between the eyes at the origin."""
    hair = "M2 -48C-34 -52 -46 -24 -42 8C-40 32 -46 44 -52 60H2Z"
    lady = "M0 -36C-18 -36 -27 -22 -27 -4C-27 18 -16 34 0 42Z"
    bone = "M0 -44C28 -44 40 -26 38 -4C37 8 30 14 28 22L26 42Q14 50 0 50Z"
    return (
        fill("s", hair)
        + gouges("k", (-6, -42, -36, -4, 3, 8), (-14, -44, -40, 20, 3, 10), (-34, 2, -42, 52, 3), (-30, 24, -34, 60, 3))
        + fill("k", "M2 18L-14 30L-16 60H2Z") + fill("p", "M0 34L-10 32L-12 56L-24 62H0Z")
        + fill("p", lady)
        + fill("k", "M-21 -4Q-13 -12 -5 -3Q-13 2 -21 -4Z") + gouges("k", (-22, -12, -4, -12, 3, 3))
        + fill("k", "M0 22Q-6 19 -11 24Q-6 29 0 29Z") + gouges("k", (-3, 0, -5, 13, 2.4), (-6, 14, 0, 15, 2.4))
        + fill("p", bone)
        + blob("k", (7, -6), (16, -15), (28, -8), (27, 4), (14, 8)) + polygon("k", (0, 6), (7, 20), (0, 19))
        + gouges("k", *((x, 32, x, 50, 2.6) for x in (6, 13, 20)), (0, 40, 27, 38, 2.4))
    )  # fmt: skip


@scene("Gold Mirror", night=True)
def gold_mirror() -> str:
    """A hand mirror in a gilded frame; it shows half of who looks in, and half of what becomes of her."""
    petals = "".join(
        put(
            disc("s", 0, 0, 12) + gouges("p", (0, 3, 0, -8, 4)),
            100 + 68 * sin(2 * pi * i / 18),
            84 - 72 * cos(2 * pi * i / 18),
            1,
            20 * i,
        )
        for i in range(18)
    )
    return (
        box("k", 0, 0, 200, 204)
        + petals
        + oval("s", 100, 84, 66, 70)
        + oval("p", 100, 84, 58, 62)
        + oval("k", 100, 84, 54, 58)
        + gouges("p", (116, 42, 150, 74, 7, 8), (108, 32, 148, 66, 3.4, 9), (52, 106, 72, 132, 5, -4))
        + put(_half_faces(), 101, 86, 0.98)
        + line("k", "M102 42L97 53L105 61L100 72", 3.4)
        + fill("s", "M72 152Q100 164 128 152Q120 166 110 170L114 206H86L90 170Q80 166 72 152Z")
        + gouges("p", (86, 162, 114, 162, 3.4, -2), (96, 172, 94, 204, 3.4), (104, 172, 106, 204, 3.4))
    )  # fmt: skip
