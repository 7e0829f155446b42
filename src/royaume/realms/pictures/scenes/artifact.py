"""ARTIFACT: things of power, each with a working of its own."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.parts import grass, moon, star
from royaume.core.linocut.tools import (
    Point,
    at,
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
    rays,
    ridge,
    taper,
)
from royaume.realms.pictures.emblems import emblem
from royaume.realms.pictures.scenes import scene
from royaume.realms.suits import BEAST, FLAME, FLOOD, LEADER

# --- Shield of Keth ----------------------------------------------------------------------------------------------

_SHIELD = (
    "M100 2C112 12 126 14 140 8C154 8 168 14 182 24C174 38 178 58 178 82C178 134 146 174 100 202"
    "C54 174 22 134 22 82C22 58 26 38 18 24C32 14 46 8 60 8C74 14 88 12 100 2Z"
)
# The other way round than the shield: within it, it is a hole.
_FIELD = (
    "M100 22C88 30 72 32 56 26C50 27 44 30 39 34C42 48 39 64 39 84C39 124 64 156 100 180C136 156 161 124 161 84"
    "C161 64 158 48 161 34C156 30 150 27 144 26C128 32 112 30 100 22Z"
)


def _keth_wing() -> str:
    """The right half of the device of Keth: the wing that is on the hilt of the sword, spread wider."""
    wing = (
        "M4 -14C20 -14 36 -24 58 -54C61 -42 60 -33 57 -26C61 -28 63 -31 65 -34C66 -22 61 -12 54 -6C58 -7 61 -9 63 -11"
        "C61 4 48 14 32 16C22 22 12 24 4 22Z"
    )
    return (
        line("p", wing, 7)
        + fill("k", wing)
        + gouges("p", (14, -6, 53, -34, 3.4, -6), (14, 3, 54, -12, 3, -6), (14, 12, 48, 3, 2.6, -4))
    )


@scene("Shield of Keth")
def shield_of_keth() -> str:
    """A hero's shield from before, studded, with the winged stone of Keth and a blade upon a field of rays."""
    field = "".join(
        polygon("p", (100, 92), (100 + 72 * sin(a), 92 - 92 * cos(a)), (100 + 72 * sin(b), 92 - 92 * cos(b)))
        for a, b in ((pi * (2 * i + 0.5) / 10, pi * (2 * i + 1.5) / 10) for i in range(10))
    )
    studs = ((141, 17), (168, 30), (169, 62), (168, 98), (158, 131), (136, 160))
    blade = "M100 30L111 48V148L100 168L89 148V48Z"
    shield = (
        line("p", _SHIELD, 12)
        + fill("s", _FIELD)
        + field
        + fill("k", _SHIELD + _FIELD)
        + both_sides("".join(disc("p", x, y, 4.4) for x, y in studs))
        + disc("p", 100, 13, 4.4)
        + disc("p", 100, 190, 4.4)
        + line("p", blade, 7)
        + fill("k", blade)
        + "".join(polygon("p", (100, y - 8), (96, y), (100, y + 8), (104, y)) for y in (54, 134, 152))
        + put(both_sides(_keth_wing(), 0), 100, 95, 0.9)
        + disc("p", 100, 96, 21)
        + disc("k", 100, 96, 17.5)
        + disc("p", 100, 96, 13)
        + disc("s", 100, 96, 9.5)
    )
    return rays("s", 100, 96, 90, 150, 44, 4) + put(shield, 5, 4, 0.95)


# --- Gem of Order ------------------------------------------------------------------------------------------------


def _step(width: float, height: float, corner: float) -> list[Point]:
    """The eight corners of one step of the cut, clockwise from the left end of its top."""
    w, h = width / 2, height / 2
    right = [(w - corner, -h), (w, corner - h), (w, h - corner), (w - corner, h)]
    left = [(-x, y) for x, y in reversed(right)]
    return [(100 + x, 101 + y) for x, y in (left[3], *right, *left[:3])]


@scene("Gem of Order", night=True)
def gem_of_order() -> str:
    """A great stone cut in steps, lit from the upper left and from within; even rays, a lesser stone at each corner."""
    steps = [_step(142, 172, 40), _step(106, 132, 31), _step(66, 88, 21)]
    facets = ""
    for outer, inner, lit in zip(steps, steps[1:], ((0, 3, 5, 7), (1, 3, 4, 6)), strict=False):
        for i in range(8):
            facets += polygon("p" if i in lit else "s", outer[i - 7], outer[i], inner[i], inner[i - 7])
    cuts = "".join(f"M{at(*step)}Z" for step in steps) + "".join(
        f"M{at(steps[0][i], steps[1][i], steps[2][i])}" for i in range(8)
    )
    jewel = polygon("p", (16, 2), (30, 16), (16, 30), (2, 16)) + line("k", "M2 16H30M16 2L10 16L16 30L22 16Z", 2)
    corners = disc("k", 16, 16, 20) + jewel
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 100, 101, 80, 160, 48, 4)
        + both_sides(corners + put(corners, 0, 170))
        + line("k", f"M{at(*steps[0])}Z", 12)
        + facets
        + polygon("p", *steps[2])
        + polygon("s", (100, 145), (112, 145), (133, 124), (133, 86))
        + gouges("s", (74, 104, 108, 66, 5), (80, 122, 124, 72, 3.4))
        + line("k", cuts, 3)
    )


# --- World Tree --------------------------------------------------------------------------------------------------


def _bough() -> str:
    """The right half of the wood: roots that spread under the ground, a trunk, boughs."""
    return (
        limb("p", (100, 172, 60), (106, 150, 30), (107, 126, 18), (106, 100, 14), (104, 70, 11), (100, 40, 4))
        + limb("p", (104, 126, 16), (118, 104, 13), (142, 92, 10), (166, 88, 6), (180, 92, 2))
        + limb("p", (104, 106, 13), (116, 82, 11), (134, 62, 8), (150, 46, 6), (158, 34, 2))
        + taper("p", 10, (114, 82), (144, 68), (178, 54))
        + limb("p", (104, 84, 9), (112, 60, 8), (122, 38, 5), (124, 22, 1))
        + limb("p", (112, 150, 26), (132, 162, 14), (160, 164, 10), (184, 174, 7), (206, 178, 4))
        + limb("p", (108, 158, 24), (124, 176, 13), (150, 182, 9), (170, 196, 6), (180, 210, 3))
    )


def _ringed(x: float, y: float, r: float) -> str:
    """A world with a ring about it."""
    return put(
        disc("s", 0, 0, 10)
        + line("k", "M-17 2Q0 9 17 2", 6)
        + line("p", "M-10 -3Q-21 0 -17 3Q0 9 17 3Q21 0 10 -3", 2.6),
        x, y, r / 10, -18,
    )  # fmt: skip


def _worlds() -> str:
    """What hangs among the boughs: the sun, moons, worlds, stars."""
    stars = ((72, 9, 6), (130, 7, 6), (13, 36, 7), (188, 40, 6), (34, 101, 6), (166, 101, 6))
    return (
        disc("k", 100, 20, 19)
        + rays("s", 100, 20, 13, 24, 12, 4)
        + disc("s", 100, 20, 11)
        + _ringed(42, 26, 10)
        + moon("p", 156, 22, 13)
        + disc("p", 16, 70, 12)
        + fill("k", "M7 66Q13 60 18 64Q22 69 16 72Q11 77 8 75ZM20 74Q26 69 26 72Q24 78 19 78Z")
        + disc("s", 183, 74, 11)
        + gouges("k", (173, 70, 193, 71, 3, -2), (173, 77, 192, 78, 2.6, -2))
        + "".join(star("p", *each) for each in stars)
    )


@scene("World Tree", night=True)
def world_tree() -> str:
    """A tree greater than mountains: worlds, moons and stars among its boughs, its roots under the whole earth."""
    crown = "M100 -4H204V112A14 14 0 0 1 180 118A15 15 0 0 1 154 120A14 14 0 0 1 130 118A16 16 0 0 1 100 114Z"
    hills = polygon(
        "k", (-4, 208), (-4, 150), (6, 142), (14, 148), (32, 130), (46, 146), (54, 141), (72, 160), (100, 164),
        (100, 208),
    )  # fmt: skip
    return (
        box("s", 0, 0, 200, 204)
        + both_sides(
            fill("k", crown)
            + gouges("s", (196, 100, 184, 112, 3.4, 3), (172, 108, 160, 116, 3.4, 3), (146, 106, 136, 114, 3.4, 3))
            + hills
            + gouges("p", (32, 136, 25, 152, 3.6), (54, 146, 50, 158, 3))
        )
        + both_sides(_bough())
        + limb("p", (100, 156, 34), (98, 182, 15), (103, 210, 7))
        + gouges("k", (94, 178, 92, 124, 4, 3), (104, 190, 104, 112, 4, -2), (84, 162, 62, 168, 3, 1))
        + gouges("k", (112, 130, 124, 164, 4, 6), (99, 108, 97, 76, 3, 1))
        + _worlds()
    )


# --- Book of Changes ---------------------------------------------------------------------------------------------


def _hexagram(x: float, y: float, lines: str) -> str:
    """Six lines one above another on the right page, whole (1) or broken (0), the lowest first."""
    path = ""
    for i, whole in enumerate(lines):
        left = at((x, y - 9.5 * i))
        path += f"M{left}l50 -9" if whole == "1" else f"M{left}l19 -3.4m12 -2.2l19 -3.4"
    return line("k", path, 4.8)


@scene("Book of Changes", night=True)
def book_of_changes() -> str:
    """An open book with a sign of six lines on each page; in its light each suit changes into the next."""
    page = "M100 200C124 186 160 182 194 190V128C160 118 124 122 100 138Z"
    suits = ((LEADER, 100, 21), (FLAME, 160, 63), (BEAST, 100, 105), (FLOOD, 40, 63))
    down = line("s", "M28 -42Q48 -40 55 -29", 4.6) + polygon("s", (59, -19), (47, -27), (62, -33))
    back = line("s", "M55 26Q48 38 34 42", 4.6) + polygon("s", (24, 44), (35, 34), (37, 50))
    return (
        box("k", 0, 0, 200, 204)
        + both_sides(gouges("s", (56, 118, -30, 46, 5), (50, 120, -20, 78, 5), (30, 118, -20, 102, 4)))
        + polygon("p", (100, 152), (-90, -12), (290, -12))
        + "".join(emblem(suit, x - 24, y - 24, 48, "k") for suit, x, y in suits)
        + put(down + back, 100, 63)
        + put(down + back, 100, 63, turn=180)
        + both_sides(
            fill("k", "M100 208L200 200V122Q150 110 100 130Z")
            + fill("s", "M100 208L200 198V192Q150 184 100 202Z")
            + fill("p", page)
        )
        + _hexagram(118, 184, "101101")
        + put(_hexagram(118, 184, "010110"), 200, flip=True)
        + line("k", "M100 200V138", 3)
    )


# --- Protection Rune ---------------------------------------------------------------------------------------------


def _lurker(x: float, y: float, width: float, turn: float) -> str:
    """Two evil eyes in the dark."""
    one = fill("s", "M4 2Q14 -12 30 -12Q26 6 10 7Z") + oval("k", 16, -3, 2.2, 5.5)
    return put(both_sides(one, 0), x, y, width / 60, turn)


@scene("Protection Rune", night=True)
def protection_rune() -> str:
    """A standing stone with a great rune cut in it; what lurks in the dark does not come into its light."""
    stone = polygon(
        "k", (46, 206), (56, 160), (58, 118), (66, 74), (64, 56), (82, 30), (100, 26), (122, 34), (132, 50), (136, 84),
        (146, 120), (146, 162), (156, 206),
    )  # fmt: skip
    lit = polygon(
        "s", (54, 200), (62, 160), (64, 120), (72, 76), (70, 58), (86, 34), (79, 60), (81, 78), (71, 122), (71, 160),
        (66, 200),
    )  # fmt: skip
    rune = "M104 44V184M104 58L126 84L104 110L82 84ZM104 122L120 142L104 162L88 142Z"
    eyes = ((26, 24, 46, -14), (176, 28, 42, 16), (10, 172, 36, 10), (192, 170, 36, -12))
    return (
        box("k", 0, 0, 200, 204)
        + rays("p", 100, 112, 66, 106, 48, 5)
        + disc("p", 100, 112, 76)
        + stone
        + lit
        + gouges("k", (66, 130, 76, 126, 2.6), (64, 172, 76, 168, 2.6), (70, 92, 80, 84, 2.4))
        + gouges("s", (126, 56, 130, 82, 3, -1), (136, 104, 140, 134, 3.4, -1), (138, 150, 144, 186, 3.4, -1))
        + line("p", rune, 15)
        + line("s", rune, 6.4)
        + ridge("k", (-4, 192), (40, 186), (70, 192), (100, 188), (136, 192), (170, 186), (204, 194))
        + grass("s", 40, 198, 22)
        + grass("s", 158, 200, 22)
        + "".join(_lurker(*each) for each in eyes)
    )
