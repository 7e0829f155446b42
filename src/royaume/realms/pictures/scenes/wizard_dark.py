"""WIZARD: the two who deal in dark magic."""

from __future__ import annotations

from royaume.core.linocut.parts import star, tongue
from royaume.core.linocut.tools import (
    at,
    both_sides,
    box,
    cut_out,
    disc,
    fill,
    gouges,
    line,
    polygon,
    put,
    rays,
    ridge,
)
from royaume.realms.pictures.scenes import scene

# --- Necromancer -------------------------------------------------------------------------------------------------


def _bone_hand() -> str:
    """A skeleton's arm that claws upwards, its wrist at the origin, the thumb to the right."""
    arm = line("k", "M-5 2L-9 70M5 2L8 70", 11) + line("p", "M-5 2L-9 70M5 2L8 70", 6)
    fingers = (
        ((-10, -12), (-18, -32), (-24, -46), (-20, -58)),
        ((-4, -14), (-7, -38), (-10, -56), (-4, -69)),
        ((3, -14), (6, -38), (7, -56), (13, -68)),
        ((9, -12), (17, -32), (23, -46), (29, -54)),
        ((12, -4), (27, -13), (37, -26)),
    )
    bones = "".join(f"M{at(*joints)}" for joints in fingers)
    knuckles = "".join(f"M{at(joint)}h.1" for joints in fingers for joint in joints)
    palm = fill("p", "M-13 -8C-12 2 10 4 14 -4L11 -14L-12 -16Z")
    return arm + line("k", bones, 9) + line("p", bones, 4.2) + line("p", knuckles, 6.6) + palm


def _risen() -> str:
    """A skull out of the earth as far as its jaw, grinning upwards; the middle of its eyes at the origin."""
    head = "M0 -40C28 -40 40 -22 38 -2C37 10 30 14 28 20L26 44H-26L-28 20C-30 14 -37 10 -38 -2C-40 -22 -28 -40 0 -40Z"
    half = fill("k", "M-30 -4C-28 -14 -14 -14 -8 -6C-7 4 -12 10 -20 10S-30 4 -30 -4Z") + disc("s", -18, -1, 3.6)
    return (
        cut_out("p", head, 7)
        + both_sides(half, 0)
        + fill("k", "M0 8L-6 20L0 18L6 20Z")
        + gouges("k", *((i, 26, i * 0.95, 46, 2.4) for i in (-19, -9.5, 0, 9.5, 19)), (-27, 27, 27, 27, 1.8, 3))
        + gouges("k", (12, -38, 6, -22, 2), (6, -23, 13, -16, 1.6))
    )


@scene("Necromancer", night=True)
def necromancer() -> str:
    """Hooded, arms raised before a baleful light, he calls the dead out of the ground."""
    sleeve = "M84 66C62 62 44 48 34 30L24 36C22 70 30 96 46 112C58 100 76 104 84 112Z"
    fingers = "M24 34L14 21L6 14M24 26L17 14L13 3M27 24L27 10L29 -2M29 28L37 17L45 12M22 34L12 32L3 33"
    palm = fill("p", "M23 39L17 28L23 20L32 22L35 31Z") + line("p", fingers, 5)
    robe = (
        "M100 14C84 18 76 38 78 56L70 70C62 100 60 130 56 160H144C140 130 138 100 130 70L122 56C124 38 116 18 100 14Z"
    )
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 100, 84, 98, 150, 28, 6)
        + disc("s", 100, 84, 92)
        + both_sides(
            fill("k", sleeve)
            + gouges("s", (36, 46, 70, 74, 3, -4), (34, 60, 58, 90, 2.6, -4))
            + line("k", fingers, 9)
            + palm
        )
        + fill("k", robe)
        + both_sides(gouges("s", (86, 76, 74, 148, 3, -3), (94, 84, 90, 148, 2.6)))
        + line("s", "M82 60C78 36 90 24 100 20C110 24 122 36 118 60C110 72 90 72 82 60Z", 2.4)
        + both_sides(gouges("p", (86, 46, 97, 50, 4.5, -1)))
        + fill("k", "M0 150C30 134 60 140 100 134C140 140 170 134 200 150V204H0Z")
        + put(_bone_hand(), 34, 158, 0.94, -10)
        + put(_bone_hand(), 168, 162, 0.9, 12, flip=True)
        + put(_risen(), 100, 164, 0.96)
        + ridge("k", (0, 186), (34, 178), (70, 190), (100, 194), (130, 190), (168, 178), (200, 186))
        + ridge("s", (0, 194), (34, 186), (70, 197), (100, 201), (130, 197), (168, 186), (200, 194))
    )


# --- Warlock Lord ------------------------------------------------------------------------------------------------


def _horned_helm() -> str:
    """A helm with great horns over a face in shade, its brow at the origin, and the beard below."""
    horn = "M24 -22C46 -20 66 -30 70 -50C72 -64 66 -78 52 -88C78 -84 96 -64 94 -38C92 -8 62 8 28 6Z"
    beard = "M-24 22C-26 44 -22 64 -14 82L-12 72L-4 104L0 92L6 112L10 78L15 86C22 66 26 44 24 22Z"
    rings = gouges(
        "s", (44, -24, 48, 2, 3, 3), (58, -28, 68, -6, 3, 3), (67, -38, 84, -22, 3, 3), (72, -52, 92, -46, 3, 2)
    )
    half = cut_out("k", horn, 5, "s") + rings + gouges("s", (74, -76, 88, -40, 2.6, 6))
    helm = "M0 -44C22 -42 34 -24 34 -2L36 28L24 50L20 26H-20L-24 50L-36 28L-34 -2C-34 -24 -22 -42 0 -44Z"
    return (
        both_sides(half, 0)
        + fill("k", "M-30 0H30L24 50H-24Z")
        + cut_out("p", beard, 5)
        + gouges("k", (-10, 34, -10, 74, 2.6, -2), (0, 36, 0, 92, 2.6), (10, 34, 9, 76, 2.6, 2))
        + cut_out("k", helm, 5, "s")
        + both_sides(gouges("p", (5, 10, 26, 2, 7, -1)) + gouges("s", (30, 2, 27, 40, 3), (8, -40, 28, -14, 3, 4)), 0)
        + fill("s", "M-5 -44H5L4 6L7 26L0 32L-7 26L-4 6Z")
        + gouges("s", (-31, -4, -4, -2, 3, 4), (31, -4, 4, -2, 3, -4))
    )


def _staff() -> str:
    """A staff in a fist at the origin, claws about a dark star at its head."""
    claw = "M0 -56C-18 -60 -28 -76 -18 -98C-16 -84 -10 -74 0 -70C10 -74 16 -84 18 -98C28 -76 18 -60 0 -56Z"
    fist = "M-13 -12C-13 -18 12 -20 14 -14L15 12C14 18 -12 18 -13 12Z"
    return (
        line("s", "M0 -60V140", 13)
        + line("k", "M0 -60V140", 8)
        + star("p", 0, -86, 21, 8, 0.4)
        + cut_out("k", claw, 5, "s")
        + cut_out("p", fist, 5)
        + gouges("k", (-14, -5, 8, -6, 2), (-14, 2, 8, 1, 2), (-14, 9, 8, 8, 2))
    )


def _dark_fire() -> str:
    """A flame upon an open palm, which is at the origin."""
    fingers = "M-11 10L-24 -4L-22 -20M-5 8L-13 -6L-11 -21M3 8L2 -7L5 -19M10 12L24 3L29 -9"
    palm = "M-16 6C-8 0 6 0 14 6C14 16 10 24 8 34H-10C-10 24 -18 16 -16 6Z"
    return (
        tongue("k", 0, 4, 56, 100, 7)
        + tongue("p", 0, -1, 44, 86, 6)
        + tongue("s", 0, -4, 24, 50, 3)
        + line("k", fingers, 11)
        + cut_out("p", palm, 5)
        + line("p", fingers, 6)
        + gouges("k", (-8, 16, 8, 14, 2, -2))
        + cut_out("s", "M-18 30H16L24 50H-26Z", 5)
    )


@scene("Warlock Lord", night=True)
def warlock_lord() -> str:
    """A horned lord on a throne of spires, black against his own magic: staff in one fist, dark fire in the other."""
    throne = polygon(
        "k",
        (52, 206),
        (46, 60),
        (56, 22),
        (66, 60),
        (84, 50),
        (100, 0),
        (116, 50),
        (134, 60),
        (144, 22),
        (154, 60),
        (148, 206),
    )
    shoulder = "M100 92C80 94 60 90 40 76L46 96L14 84L30 106L-6 112V206H100Z"
    cuts = gouges(
        "s",
        (48, 98, 86, 104, 3, -3),
        (32, 108, 80, 122, 3, -4),
        (60, 126, 64, 200, 3),
        (76, 124, 80, 200, 3),
        (6, 118, 26, 108, 2.6, 2),
    )
    return (
        box("s", 0, 0, 200, 204)
        + throne
        + both_sides(line("s", shoulder, 5) + fill("k", shoulder) + cuts)
        + put(_horned_helm(), 100, 80, 0.92)
        + put(_staff(), 30, 186, 0.92)
        + put(_dark_fire(), 166, 170)
    )
