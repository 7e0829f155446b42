"""WEAPON: what is carried, drawn, sailed or flown to war."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.parts import cloud, pennant, star, sword
from royaume.core.linocut.tools import (
    Tone,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    hatch,
    limb,
    line,
    polygon,
    put,
    rays,
    ridge,
)
from royaume.realms.pictures.scenes import scene

# --- Warship -----------------------------------------------------------------------------------------------------


def _broadside(left: float, top: float) -> str:
    """A gun goes off: flash and smoke, its muzzle at the origin."""
    smoke = ((4, 2, 7), (13, 8, 9), (24, 12, 11), (12, 17, 8))
    return put(
        "".join(disc("k", x, y, r + 2.2) for x, y, r in smoke)
        + "".join(disc("p", *puff) for puff in smoke)
        + gouges("k", (18, 18, 30, 17, 1.8, -3), (8, 11, 18, 13, 1.8, -2))
        + star("p", 1, -1, 15, 7, 0.35),
        left,
        top,
    )


def _hull() -> str:
    """A castle astern, a beak ahead, two wales along her side."""
    shape = (
        "M4 80L48 88V98L62 101V117C86 126 114 126 136 118V104L164 99L166 103L202 88C184 104 174 122 168 142"
        "C164 158 158 170 150 182H34C20 150 10 116 4 80Z"
    )
    return (
        line("p", shape, 6)
        + fill("k", shape)
        + gouges("p", (12, 101, 56, 112, 2.6, -1), (16, 114, 166, 116, 3.4, -15), (22, 134, 164, 136, 3, -13))
        + gouges("p", (142, 112, 178, 104, 2.6, -2), (7, 84, 46, 92, 2.2))
        + "".join(fill("p", f"M{x} {y}l7 1.500v7l-6 -1.500Z") for x, y in ((15, 91), (26, 93), (37, 95)))
        + "".join(
            box("p", x - 5, y - 5, 10, 9) + disc("k", x, y, 3)
            for x, y in ((36, 134), (70, 142), (108, 143), (142, 136))
        )
    )


def _sail(x: float, y: float, scale: float, tone: Tone = "s") -> str:
    """A square sail, full of wind from the left, 60 wide; the middle of its yard at the origin."""
    shape = "M-30 2C-20 22 -22 42 -34 58Q-2 66 30 56C44 38 40 16 28 -2Q0 6 -30 2Z"
    return put(
        line("p", shape, 7)
        + fill(tone, shape)
        + gouges("p", (-19, 8, -22, 54, 2.6, -4), (21, 6, 26, 52, 2.6, -6))
        + line("k", "M-34 2L32 -3", 4),
        x,
        y,
        scale,
    )


@scene("Warship")
def warship() -> str:
    """Under all sail, her broadside going off, breaking the waves."""
    blade = put(sword(0, 0, 56, "p", "p", "s"), -17, 46, 1, 38)
    lateen = fill("s", "M70 20L8 80Q40 94 60 84C72 64 76 42 70 20Z")
    jib = fill("s", "M152 24L200 72Q180 82 166 78C164 58 160 40 152 24Z")
    ship = (
        line("k", "M98 126V0M44 100V34M146 106V14M160 104L206 70", 4)
        + lateen
        + gouges("p", (66, 34, 26, 78, 2.6, -5), (68, 48, 46, 84, 2.4, -4))
        + line("k", "M74 14L4 84", 3.4)
        + jib
        + gouges("p", (158, 40, 176, 74, 2.2, 3))
        + _sail(144, 28, 0.62)
        + _sail(97, 12, 0.74)
        + _sail(143, 62, 0.76)
        + _sail(96, 54, 1.08)
        + put(blade + put(blade, flip=True), 97, 70, 0.95)
        + pennant("k", 98, -4, 36, 10)
        + _hull()
        + _broadside(70, 142)
        + _broadside(142, 138)
    )
    return (
        put(ship, -4, 14, 1, -3)
        + ridge(
            "s", (0, 178), (22, 164), (46, 176), (76, 168), (104, 178), (136, 168), (158, 176), (182, 156), (204, 180)
        )
        + gouges("p", (4, 184, 46, 182, 3, 6), (60, 181, 104, 185, 3, 5), (112, 185, 152, 181, 3, 6))
        + gouges(
            "p",
            (152, 180, 184, 164, 4, 4),
            (160, 188, 200, 184, 3, 5),
            (24, 196, 80, 194, 3, 4),
            (94, 196, 150, 194, 3, 4),
        )
    )


# --- Magic Wand --------------------------------------------------------------------------------------------------


def _wand_hand() -> str:
    """A fist about an upright wand, the wand's foot below it at the origin, the sleeve below on the left."""
    wand = polygon("p", (-5, 0), (-4, -60), (-2.5, -176), (2.5, -176), (4, -60), (5, 0)) + disc("p", 0, 0, 7)
    twist = gouges("k", *((-5, y, 5, y - 9, 2.2, 2) for y in range(-70, -150, -13)))
    hand = (
        "M-34 -2C-36 -14 -34 -30 -26 -42C-20 -50 -12 -54 -6 -54L14 -54C20 -54 22 -46 18 -42C23 -40 24 -32 19 -29"
        "C23 -27 23 -19 18 -17C21 -14 20 -7 14 -6L2 -4C-4 4 -8 14 -10 24L-42 14Z"
    )
    return (
        wand
        + twist
        + line("k", hand, 5)
        + fill("p", hand)
        + gouges(
            "k",
            (17, -42, -6, -41, 2.4),
            (18, -29.500, -6, -28, 2.4),
            (17, -17, -6, -15, 2.4),
            (-10, -50, -10, -8, 2.6, -4),
        )
        + fill("k", "M-14 -52C-10 -64 2 -70 12 -66C18 -62 16 -56 10 -55C2 -54 -4 -50 -6 -40Z")
        + fill("p", "M-14 -48C-11 -60 2 -67 11 -63C15 -60 13 -58 9 -57.500C0 -56 -6 -52 -9 -40Z")
        + fill("s", "M-50 2L2 20L8 14L-8 70L-120 70C-90 50 -66 26 -56 -2Z")
        + gouges("k", (-48, 8, -4, 24, 3), (-44, 22, -70, 56, 2.6, 3), (-22, 28, -34, 66, 2.6, 2))
    )


@scene("Magic Wand", night=True)
def magic_wand() -> str:
    """A hand out of a wide sleeve, and a star of sparks at the end of a twisted stick."""
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 142, 58, 30, 84, 26, 3, 4)
        + put(_wand_hand(), 44, 178, 0.78, 39)
        + star("k", 142, 58, 42, 8, 0.38)
        + star("s", 142, 58, 36, 8, 0.38)
        + star("p", 142, 58, 30, 4, 0.26)
        + "".join(
            star("p", x, y, r)
            for x, y, r in (
                (40, 44, 11),
                (172, 142, 10),
                (70, 84, 6),
                (16, 98, 7),
                (124, 180, 7),
                (74, 14, 6),
                (182, 184, 5),
            )
        )
    )


# --- Sword of Keth -----------------------------------------------------------------------------------------------


_WING = (
    "M0 -14L10 -16C28 -12 46 -16 66 -34C68 -23 66 -15 61 -9C66 -9 68 -11 70 -13C68 0 58 8 48 9C32 12 16 10 8 14L0 16Z"
)


def _hilt() -> str:
    """The right half of a guard: a wing."""
    return fill("k", _WING) + gouges("p", (14, -8, 56, -18, 3, -4), (14, 0, 56, -6, 2.6, -4), (14, 7, 44, 4, 2, -2))


@scene("Sword of Keth")
def sword_of_keth() -> str:
    """A hero's blade, point to the sky, before a burst of light."""
    burst = "".join(
        polygon("s", (100, 96), (100 + 170 * sin(a), 96 - 170 * cos(a)), (100 + 170 * sin(b), 96 - 170 * cos(b)))
        for a, b in ((pi * (2 * i + 0.5) / 12, pi * (2 * i + 1.5) / 12) for i in range(12))
    )
    return (
        burst
        + polygon("p", (100, -6), (76, 30), (80, 148), (120, 148), (124, 30))
        + polygon("k", (100, 3), (118, 32), (114, 144), (86, 144), (82, 32))
        + polygon("p", (103, 14), (113, 34), (109.500, 138), (103, 138))
        + "".join(polygon("p", (94, y - 8), (90.500, y), (94, y + 8), (97.500, y)) for y in (48, 70, 92, 114))
        + put(both_sides(line("p", _WING, 7) + _hilt(), 0), 100, 142)
        + box("k", 92, 136, 16, 46)
        + disc("p", 100, 142, 8)
        + disc("s", 100, 142, 5.5)
        + hatch("p", (93, 156), (93, 178), 5, (14, 5), 2.2)
        + disc("k", 100, 186, 14)
        + disc("p", 100, 186, 9.5)
        + disc("s", 100, 186, 7)
    )


# --- Elven Longbow -----------------------------------------------------------------------------------------------


def _leaf(x: float, y: float, length: float, turn: float, tone: Tone = "s") -> str:
    """A leaf that grows upwards from the origin."""
    return put(
        fill(tone, "M0 0C-12 -6 -16 -20 0 -40C16 -20 12 -6 0 0Z") + gouges("k", (0, -4, 0, -34, 2)),
        x,
        y,
        length / 40,
        turn,
    )


def _bow_limb() -> str:
    """The upper limb of a bow, its grip at the origin, curved to the right: carved, and in leaf."""
    wood = limb(
        "p", (0, 2, 11), (-1, -10, 11), (-1, -13, 17), (1, -30, 17), (12, -54, 15), (28, -74, 11), (46, -88, 8),
        (60, -100, 6), (62, -112, 4), (52, -114, 1),
    )  # fmt: skip
    leaves = _leaf(2, -36, 34, -75) + _leaf(14, -62, 36, -35) + _leaf(34, -82, 30, -60) + _leaf(40, -82, 26, 80)
    return leaves + wood + gouges("k", (-2, -18, 4, -44, 3.4, -2), (8, -46, 24, -72, 3, -2), (28, -76, 48, -92, 2, -1))


@scene("Elven Longbow", night=True)
def elven_longbow() -> str:
    """A bow of living wood, its leaves still on it, drawn by nobody."""
    arrow = (
        line("p", "M-60 0H106", 3.4)
        + polygon("p", (-84, 0), (-58, -9), (-64, 0), (-58, 9))
        + fill("s", "M82 -2L94 -12H116L106 -2ZM82 2L94 12H116L106 2Z")
    )
    upper = _bow_limb()
    return box("k", 0, 0, 200, 204) + put(
        upper
        + put(upper, scale=-1, flip=True)
        + line("p", "M60 -100L100 0L60 100", 1.8)
        + line("s", "M-.5 -12V12", 11)
        + line("k", "M-60 0H20", 8)
        + arrow,
        124,
        76,
        1,
        135,
    )


# --- War Dirigible -----------------------------------------------------------------------------------------------


def _bomb(x: float, y: float) -> str:
    """A finned bomb that falls nose down, its middle at the origin."""
    return put(
        fill("k", "M0 14C-8 8 -8 -4 -3 -10L-8 -18H8L3 -10C8 -4 8 8 0 14Z") + gouges("p", (-3, -6, -2, 8, 2, 1)), x, y
    )


def _gondola() -> str:
    """A hull hung by ropes, guns ahead and below, an airscrew astern."""
    return (
        line("k", "M62 90L56 120M90 96L84 120M118 98L116 120M146 92L144 120", 2.6)
        + line("k", "M150 130L186 124", 8)
        + line("k", "M174 122V129", 4)
        + line("k", "M40 133H20", 5)
        + fill("k", "M20 133C14 124 12 112 16 103C23 110 25 124 20 133C27 142 29 154 25 163C18 156 15 143 20 133Z")
        + fill("k", "M36 113H47V120H152V112L173 108C168 128 154 146 130 153H74C54 146 41 134 36 113Z")
        + gouges("p", (45, 127, 163, 124, 3, -3), (60, 144, 142, 144, 2.6, -4))
        + "".join(box("p", x - 4, 131, 9, 8) + disc("k", x, 135, 2.6) for x in (64, 84, 104, 124))
    )


def _envelope() -> str:
    """A long balloon of sewn panels with a ram at its nose."""
    seams = ((14, 55, 184, 40, 3.2, 26), (8, 58, 190, 49, 3, 13), (8, 60, 190, 59, 3, -3), (14, 64, 184, 70, 3.2, -17))
    return (
        fill("k", "M58 24L34 -8L4 -10L8 56ZM54 90L30 118L2 112L8 60Z")
        + gouges("p", (10, -4, 22, 40, 3), (26, -4, 40, 30, 3), (8, 106, 22, 76, 3), (24, 110, 38, 84, 3))
        + polygon("k", (180, 38), (212, 54), (180, 72))
        + fill("p", "M-6 61C26 32 70 2 124 3C168 4 199 26 199 54C199 84 168 106 124 106C74 106 28 88 -6 61Z")
        + fill("s", "M2 60C30 34 70 8 124 8C164 8 194 28 194 54C194 82 164 102 124 102C74 102 30 84 2 60Z")
        + fill("k", "M156 13C180 20 194 36 194 54C194 74 180 90 156 97C168 72 168 38 156 13Z")
        + fill("k", "M86 14L100 10.500C112 40 112 72 100 100L86 98C96 72 96 40 86 14Z")
        + fill("k", "M2 60C14 49 26 39 40 30C46 50 46 66 40 81C26 75 14 69 2 60Z")
        + gouges("p", *seams)
    )


@scene("War Dirigible")
def war_dirigible() -> str:
    """A ship of the air over the clouds, its bombs falling."""
    return (
        cloud("s", 22, 206, 84)
        + cloud("s", 182, 208, 76)
        + put(_envelope() + _gondola(), 2, 12, 0.98, -4)
        + pennant("k", 100, -2, 30, 10)
        + _bomb(80, 180)
        + _bomb(108, 190)
        + _bomb(134, 178)
    )
