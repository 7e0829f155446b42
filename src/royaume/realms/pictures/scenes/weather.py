"""WEATHER: what the sky sends."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from royaume.core.linocut.parts import pine
from royaume.core.linocut.tools import (
    Point,
    Tone,
    along,
    at,
    blob,
    box,
    disc,
    fill,
    gouges,
    limb,
    line,
    n,
    polygon,
    put,
    ridge,
    taper,
)
from royaume.realms.pictures.scenes import scene


def _heap(tone: Tone, rim: Tone, cut: Tone, *puffs: tuple[float, float, float], edge: float = 3.5) -> str:
    """Round puffs grown into one, a rim about it, each lit by a cut at its upper left."""
    light = gouges(
        cut, *((x - r * 0.74, y + r * 0.14, x + r * 0.14, y - r * 0.74, 1.6 + r * 0.07, r * 0.27) for x, y, r in puffs)
    )  # fmt: skip
    return (
        "".join(disc(rim, x, y, r + edge) for x, y, r in puffs) + "".join(disc(tone, *puff) for puff in puffs) + light
    )


def _scroll(
    tone: Tone,
    x: float,
    y: float,
    r: float,
    width: float,
    tail: Point,
    turn: float = 0,
    *,
    flip: bool = False,
    rim: Tone | None = None,
) -> str:
    """A breath of wind that comes from its tail and rolls itself up clockwise about the place."""
    heights = [(-1) ** (i + 1) * r * 0.7**i for i in range(5)]
    inner = [h * (1 - width / r * (1 - i / 4) / 0.7**i) for i, h in enumerate(heights)]
    way = f"M{at(tail)}Q{at((tail[0] / 2, -r), (0, -r))}"
    for ys, sweep in ((heights, 1), (inner[::-1], 0)):
        for before, after in pairwise(ys):
            bow = n(abs(before - after) / 2)
            way += f"A{bow} {bow} 0 0 {sweep} 0 {n(after)}"
    way += f"Q{at((tail[0] / 2, inner[0]), tail)}Z"
    return put((line(rim, way, 6) if rim else "") + fill(tone, way), x, y, 1, turn, flip=flip)


# --- Rainstorm ---------------------------------------------------------------------------------------------------


def _splash(x: float, y: float, size: float) -> str:
    """A drop has hit the water: rings, and a little crown thrown up."""
    return put(
        line("p", "M-24 2A24 6 0 1 0 24 2A24 6 0 1 0 -24 2Z", 2.4)
        + gouges("p", (-5, 0, -15, -13, 3, 2), (0, 0, 0, -20, 3.4), (5, 0, 15, -13, 3, -2))
        + disc("p", -18, -17, 2)
        + disc("p", 18, -17, 2)
        + disc("p", 0, -25, 2.4),
        x, y, size,
    )  # fmt: skip


def _donkey() -> str:
    """A donkey that lets it rain, facing left, ears down; the middle between its hooves at the origin."""
    body = (
        "M-31 2L-30 -14L-31 -28C-32 -34 -34 -38 -37 -40C-41 -36 -44 -28 -48 -21C-51 -15 -59 -14 -61 -20"
        "C-62 -27 -58 -36 -55 -44C-56 -51 -53 -57 -47 -59C-40 -62 -30 -56 -22 -52C-8 -47 8 -47 22 -52"
        "C30 -54 37 -48 37 -38C41 -28 41 -20 44 -6"
        "L39 -5L36 -24L33 -28L36 -14L34 2H28L29 -13L26 -22L23 -14L22 2H16L17 -14L15 -26"
        "C6 -22 -8 -22 -13 -27L-15 -14L-14 2H-20L-21 -14L-23 -24L-25 -14L-25 2Z"
    )
    ears = limb("k", (-45, -55, 6), (-34, -66, 11), (-14, -67, 1.5)) + limb(
        "k", (-51, -54, 6), (-63, -58, 11), (-79, -48, 1.5)
    )
    return (
        line("s", body, 8)
        + fill("k", body)
        + ears
        + gouges("p", (-42, -58, -22, -67, 2.6, 2), (-72, -53, -56, -55, 2.6, -2), (-52, -40, -55, -26, 2.4, 2))
        + gouges("p", (-18, -46, 20, -47, 3, -4), (23, -47, 33, -38, 2.6, 2), (-34, -38, -28, -26, 2.4, -2))
        + disc("p", -49, -47, 2)
    )


@scene("Rainstorm")
def rainstorm() -> str:
    """A black cloud pours itself out over everything; a donkey stands in it."""
    fall = (
        (18, 60), (36, 96), (54, 66), (74, 88), (94, 60), (112, 96), (132, 60), (152, 88), (172, 66), (192, 96),
        (212, 74),
    )  # fmt: skip
    return (
        polygon("s", (-4, 70), (204, 70), (204, 180), (-4, 180))
        + gouges("p", *((x, 76, x - long * 0.34, 76 + long, 4.6) for x, long in fall))
        + gouges("k", *((x + 9, 82, x + 9 - long * 0.2, 82 + long * 0.6, 3) for x, long in fall))
        + gouges("p", *((x - 22, 146, x - 34, 180, 3.6) for x, _ in fall[1:]))
        + put(_donkey(), 116, 174)
        + ridge("k", (-4, 176), (50, 171), (110, 173), (160, 170), (204, 174))
        + _splash(36, 190, 0.86)
        + _splash(158, 191, 0.9)
        + _splash(96, 197, 0.6)
        + _heap("k", "p", "p", (22, 52, 28), (178, 50, 28), (58, 28, 32), (142, 28, 32), (100, 16, 34), (52, 64, 24),
                (150, 64, 24), (84, 70, 26), (118, 68, 26), (100, 48, 30))
        + gouges("s", (16, 72, 42, 82, 5, -3), (74, 88, 102, 88, 5, -5), (112, 86, 136, 80, 5, -4),
                 (150, 80, 182, 72, 5, -4))
    )  # fmt: skip


# --- Blizzard ----------------------------------------------------------------------------------------------------


def _crystal(tone: Tone, x: float, y: float, r: float, turn: float = 0) -> str:
    """A flake of snow: six arms, each with two barbs."""
    way = ""
    for i in range(6):
        angle = pi * i / 3 + turn

        def spot(far: float, off: float, angle: float = angle) -> Point:
            return x + r * (far * cos(angle) - off * sin(angle)), y + r * (far * sin(angle) + off * cos(angle))

        way += f"M{at((x, y))}L{at(spot(1, 0))}M{at(spot(0.85, 0.28))}L{at(spot(0.55, 0), spot(0.85, -0.28))}"
    return line(tone, way, r * 0.14)


def _wayfarer() -> str:
    """Somebody bent into the storm, going left, the cloak torn back by it."""
    cloak = (
        "M62 96C70 88 84 88 96 94C116 98 134 92 150 82C164 74 176 78 190 68C186 84 176 88 168 94C178 94 186 96 196 92"
        "C186 108 170 110 156 112C164 116 170 120 178 120C164 130 148 130 136 136C130 150 128 160 128 178H74"
        "C72 160 66 146 58 132C54 118 54 104 62 96Z"
    )
    hood = "M34 92C30 78 38 64 54 62C70 60 84 70 92 90C88 104 70 112 56 110C46 108 38 102 34 92Z"
    return (
        line("k", "M38 56L20 186", 8)
        + line("p", "M38 56L20 186", 4)
        + fill("s", cloak)
        + gouges(
            "p",
            (100, 104, 158, 92, 3, 6),
            (96, 116, 152, 106, 3, 6),
            (90, 122, 104, 172, 3, 6),
            (76, 122, 84, 172, 3, 5),
        )
        + limb("k", (72, 112, 24), (52, 126, 20), (32, 114, 16))
        + limb("s", (72, 112, 18), (52, 126, 15), (32, 114, 11))
        + disc("p", 30, 113, 7)
        + line("k", hood, 5)
        + fill("s", hood)
        + gouges("p", (46, 69, 78, 78, 4.4, 5), (62, 100, 84, 90, 2.6, -3))
        + fill("k", "M34 92C32 84 36 76 44 74C50 82 52 92 50 102C42 102 36 98 34 92Z")
    )


@scene("Blizzard", night=True)
def blizzard() -> str:
    """Snow driven level, great flakes in it, and a wayfarer who leans into it."""
    drift = "M-4 208V176C20 164 44 178 76 172C104 168 128 156 160 160C184 162 194 168 204 164V208Z"
    return (
        box("k", 0, 0, 200, 204)
        + gouges("s", (-8, 12, 76, 22, 4), (96, 70, 166, 76, 3.4), (-8, 126, 22, 130, 3), (104, 6, 170, 14, 3),
                 (166, 118, 206, 124, 4), (144, 126, 176, 130, 2.4))
        + gouges("p", (-8, 62, 38, 68, 3), (54, 62, 132, 70, 2.4), (116, 24, 206, 34, 3), (-6, 150, 64, 158, 3),
                 (142, 136, 206, 143, 4),
                 (132, 152, 180, 156, 3))
        + _wayfarer()
        + fill("p", drift)
        + gouges("s", (-4, 184, 62, 182, 4, 3), (70, 180, 128, 170, 4, 3), (30, 194, 120, 190, 4, 3),
                 (140, 172, 204, 178, 4, 4),
                 (130, 196, 204, 190, 3.4, 3))
        + gouges("k", (74, 174, 128, 167, 4, -3), (16, 176, 32, 177, 3, -2))
        + _crystal("p", 92, 34, 28, 0.2)
        + _crystal("p", 170, 52, 19, 0.5)
        + _crystal("p", 26, 34, 17)
        + _crystal("p", 10, 100, 13, 0.3)
        + along([(56, 14), (134, 18), (186, 14), (132, 58), (56, 50), (190, 92), (10, 72),
                 (146, 148)], disc("p", 0, 0, 3.4))
    )  # fmt: skip


# --- Smoke -------------------------------------------------------------------------------------------------------


def _chimney() -> str:
    """A brick chimney on a thatched ridge, from above the ridge to the foot of the scene."""
    bricks = [(x + 7 * (row % 2), 158 + 9 * row) for row in range(3) for x in (33, 52)]
    straw = (4, 18, 94, 110, 126, 144, 162, 180)
    return (
        fill("s", "M-4 190L40 168H124L204 192V206H-4Z")
        + line("k", "M84 168H124L204 192", 5)
        + gouges("p", *((x, 178 + abs(x - 78) / 9, x + (x - 78) / 4, 206, 3) for x in straw))
        + polygon("p", (22, 206), (25, 143), (79, 143), (82, 206))
        + polygon("k", (28, 206), (30, 152), (24, 152), (24, 140), (80, 140), (80, 152), (74, 152), (76, 206))
        + line("p", "".join(f"M{x} {y}h13" for x, y in bricks), 3)
        + line("s", "M28 146H76M34 185H48M56 194H68", 4)
    )  # fmt: skip


@scene("Smoke")
def smoke() -> str:
    """It wells out of a chimney, thick and black, and rolls away over the whole sky."""
    return (
        _heap("s", "p", "p", (196, 20, 34), (158, 2, 36), (112, 2, 34), (70, 14, 26), (190, 66, 28), (156, 40, 38),
              (112, 32, 34))
        + _heap("k", "p", "p", (176, 92, 22), (146, 92, 26), (112, 74, 30), (82, 62, 24), (74, 88, 26), (118, 104, 22))
        + _heap("s", "p", "p", (88, 112, 19), (64, 106, 17), (70, 124, 16))
        + _heap("k", "p", "p", (44, 126, 10), (54, 136, 14), (66, 138, 10))
        + _scroll("s", 36, 50, 17, 6, (-40, 6), flip=True)
        + _scroll("k", 30, 98, 13, 5, (-34, 2), flip=True)
        + _scroll("p", 156, 40, 22, 5, (-14, -26))
        + _scroll("p", 112, 78, 18, 4.5, (-12, -20))
        + _scroll("k", 86, 112, 11, 3, (-8, -12))
        + _chimney()
    )  # fmt: skip


# --- Whirlwind ---------------------------------------------------------------------------------------------------


def _torn_tree() -> str:
    """A fir pulled up by its roots, which are at the origin."""
    return line("k", "M0 -8L-14 8M0 -8L-5 14M0 -8L4 12M0 -8L14 6M-8 2L-14 -2M8 0L16 -4", 3) + pine("k", 0, 0, 70, "p")


def _cow() -> str:
    """A cow in the air, its legs flung out, facing left; its middle at the origin."""
    legs = (
        ((-14, 5, 7), (-20, 14, 5), (-27, 20, 4)), ((-9, 6, 7), (-8, 16, 5), (-12, 25, 4)),
        ((17, 4, 9), (23, 14, 5), (20, 24, 4)), ((23, 2, 9), (32, 10, 5), (36, 19, 4)),
    )  # fmt: skip
    return (
        "".join(limb("k", *leg) for leg in legs)
        + taper("k", 5, (26, -9), (34, -14), (36, -22), (44, -25))
        + disc("k", 14, 8, 5)
        + fill("k", "M-18 -12C-6 -15 12 -14 24 -12C29 -10 29 0 26 6C20 10 -8 11 -16 7C-20 4 -22 0 -24 -2L-34 4"
               "C-38 6 -42 3 -41 -1"
               "L-36 -12L-41 -22C-36 -21 -33 -19 -30 -17C-28 -21 -22 -23 -18 -21C-19 -17 -20 -14 -18 -12Z")
        + blob("p", (-10, -11), (0, -11), (2, -4), (-5, 2), (-11, -3))
        + blob("p", (11, -10), (20, -9), (20, 2), (12, 3))
        + disc("p", -32, -9, 1.6)
    )  # fmt: skip


def _wheel(x: float, y: float, r: float) -> str:
    """A cart wheel, a little from the side."""
    way = f"M{at((-r, 0))}A{n(r)} {n(r)} 0 1 0 {at((r, 0))}A{n(r)} {n(r)} 0 1 0 {at((-r, 0))}"
    spokes = "".join(
        f"M{at((-dx, -dy))}L{at((dx, dy))}" for dx, dy in ((r, 0.0), (r / 2, r * 0.87), (r / 2, -r * 0.87))
    )
    return put(line("k", way, 3.6) + line("k", spokes, 2), x, y)


def _cottage(x: float, y: float) -> str:
    """A small house whose roof has begun to lift; it stands on the place."""
    return put(
        fill("k", "M-16 2V-16H16V2ZM-24 -18L-14 -34L20 -40L28 -28Z") + box("p", -4, -11, 8, 9), x, y, 0.9
    ) + gouges("p", (x - 8, y - 24, x + 16, y - 30, 2.6))


@scene("Whirlwind")
def whirlwind() -> str:
    """A funnel let down from the clouds onto the plain; what it has torn out flies round it."""
    lid = ((-2, 24), (32, 32), (66, 20), (98, 29), (130, 22), (164, 34), (202, 25))
    funnel = (
        "M14 14C22 44 54 58 66 84C76 106 66 124 74 146C78 160 84 172 88 186H108C106 170 112 158 110 142"
        "C108 120 122 104 138 84C156 62 182 44 190 14Z"
    )
    bands = (
        (6, 46, 196, 32, 20, -16), (34, 72, 172, 58, 17, -13), (56, 96, 146, 82, 14, -10), (62, 116, 130, 106, 11, -7),
        (62, 138, 120, 126, 10, -6), (68, 158, 118, 148, 8, -5), (76, 176, 116, 168, 6, -4),
    )  # fmt: skip
    cuts = ((x1 + 8, y1 + 9, x2 - 6, y2 + 7, 3 + w * 0.1, bend) for x1, y1, x2, y2, w, bend in bands)
    return (
        fill("k", funnel)
        + gouges("s", *bands)
        + gouges("p", *cuts)
        + "".join(disc("p", x, 2, r + 3.5) for x, r in lid)
        + "".join(disc("k", x, 2, r) for x, r in lid)
        + gouges("s", *((x - r * 0.6, r * 0.5, x + r * 0.52, r * 0.6, r / 5, -r / 5) for x, r in lid))
        + ridge("k", (-4, 186), (60, 182), (140, 184), (204, 180))
        + _cottage(28, 187)
        + _heap("s", "p", "p", (66, 186, 11), (130, 186, 12), (82, 181, 13), (114, 181, 13), (98, 188, 15))
        + put(_torn_tree(), 144, 130, 1.05, 44)
        + put(_cow(), 35, 110, 0.84, 14)
        + _wheel(180, 156, 13)
        + polygon("k", (12, 66), (30, 76), (27, 81), (9, 71))
        + polygon("k", (140, 158), (157, 164), (155, 169), (138, 163))
        + polygon("k", (58, 160), (72, 154), (74, 158), (60, 164))
    )


# --- Air Elemental -----------------------------------------------------------------------------------------------


def _blowing_face() -> str:
    """A profile to the left, angry, the cheek full and the lips pursed."""
    face = (
        "M124 14C100 14 82 28 78 48C77 56 72 60 67 65C70 69 72 73 70 77C65 83 55 88 49 97C48 102 53 105 60 104L65 106"
        "C65 110 62 112 58 113C54 114 54 118 58 119L62 120L58 122C55 124 56 128 61 128C65 130 66 134 64 138"
        "C66 160 96 170 120 160C150 148 164 100 156 60C152 34 142 14 124 14Z"
    )
    return (
        fill("s", face)
        + fill("k", "M72 70C80 64 94 66 108 82C98 87 86 86 76 80Z")
        + fill("p", "M77 76C83 72 92 73 101 80C93 84 83 83 77 76Z")
        + disc("k", 84, 78, 3.4)
        + taper("p", 11, (64, 66), (78, 64), (96, 58), (114, 44), (136, 42))
        + gouges("k", (56, 99, 68, 101, 2.4, 3), (73, 98, 70, 126, 3, -5), (70, 136, 86, 146, 2.6, -2))
    )


def _bent_wood() -> str:
    """Firs far below, all bent to the left, on a strip of ground."""
    trees = ((8, 34, -30), (24, 28, -36), (40, 36, -32), (58, 26, -38))
    return "".join(put(pine("p", 0, 0, tall), x, 196, 1, turn) for x, tall, turn in trees) + ridge(
        "p", (-4, 194), (40, 192), (84, 198), (104, 206)
    )


@scene("Air Elemental", night=True)
def air_elemental() -> str:
    """A giant of nothing but wind, hair and beard rolling into whirls, blows upon the wood below."""
    return (
        box("k", 0, 0, 200, 204)
        + _bent_wood()
        + _scroll("s", 168, 92, 32, 10, (-70, -10))
        + _blowing_face()
        + _scroll("s", 150, 36, 34, 13, (-74, 14), rim="k")
        + _scroll("s", 178, 136, 24, 9, (-60, -30), rim="k")
        + _scroll("s", 146, 180, 32, 12, (-74, -34), rim="k")
        + _scroll("s", 92, 180, 22, 8, (-30, -44), rim="k")
        + _scroll("p", 106, 116, 25, 5.5, (-14, -32))
        + gouges("k", (82, 52, 112, 24, 3.4, 5), (94, 48, 128, 32, 3.4, 4), (122, 76, 152, 72, 3.4, 3),
                 (132, 92, 150, 90, 3, 2))
        + gouges("p", (86, 38, 140, 8, 4, 8), (108, 148, 146, 152, 3, 6), (138, 104, 174, 116, 3.4, 4))
        + _scroll("p", 18, 154, 17, 6, (-36, -34), flip=True)
        + _scroll("p", 16, 88, 15, 5, (-38, -31), 180)
        + gouges("p", (54, 120, -6, 122, 8, 2))
        + gouges("s", (50, 117, -6, 110, 5, 2), (50, 123, -6, 136, 5, -3), (36, 128, 34, 170, 3.4, -6),
                 (40, 112, 40, 76, 3, 6))
    )  # fmt: skip
