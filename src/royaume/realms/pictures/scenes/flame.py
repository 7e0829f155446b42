"""FLAME: what burns."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.parts import tongue
from royaume.core.linocut.tools import (
    Point,
    Tone,
    at,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    hatch,
    limb,
    line,
    oval,
    polygon,
    put,
    rays,
    ridge,
    strand,
    taper,
)
from royaume.realms.pictures.scenes import scene


def _blaze(tone: Tone, *points: Point, floor: float = 204, lean: float = 0.14) -> str:
    """A wall of fire, down to the floor: its line goes through a hollow, a tip, a hollow, a tip and so on."""
    path = f"M{at((points[0][0], floor), points[0])}"
    for i in range(1, len(points)):
        (x0, y0), (x1, y1) = points[i - 1], points[i]
        tall, wide = abs(y1 - y0), abs(x1 - x0)
        if i % 2:
            path += f"C{at((x0 + wide * 0.1, y0 - tall * 0.3), (x1 - tall * lean * 1.2, y1 + tall * 0.45), (x1, y1))}"
        else:
            path += f"C{at((x0 - tall * lean * 0.8, y0 + tall * 0.45), (x1 - wide * 0.9, y1 - tall * 0.1), (x1, y1))}"
    return fill(tone, f"{path}V{floor:g}Z")


# --- Wildfire ----------------------------------------------------------------------------------------------------


def _burnt_pine(x: float, y: float, height: float) -> str:
    """A ragged fir on its trunk, its foot at the origin."""
    return put(
        fill(
            "k",
            "M0 -100L5 -86L11 -80L6 -79L14 -64L8 -64L19 -46L11 -47L25 -28L15 -29L28 -12L4 -16L5 2H-5L-4 -16"
            "L-27 -11L-15 -28L-24 -26L-11 -45L-19 -44L-8 -62L-14 -60L-6 -78L-10 -77L-5 -86Z",
        ),
        x,
        y,
        height / 100,
    )


def _stag() -> str:
    """A stag in full flight to the right, some 60 wide, its hooves on the origin's line."""
    return (
        limb("k", (16, -30, 12), (8, -20, 6), (-2, -16, 3), (-12, -8, 2))
        + limb("k", (18, -30, 12), (14, -18, 5), (2, -8, 3), (-6, 0, 2))
        + limb("k", (42, -30, 8), (52, -22, 5), (62, -24, 3), (68, -18, 2))
        + limb("k", (42, -28, 8), (54, -18, 4), (58, -10, 3), (66, -8, 2))
        + limb("k", (12, -32, 10), (20, -32, 15), (32, -31, 12), (44, -32, 14), (52, -42, 8), (58, -50, 6))
        + fill("k", "M54 -52C58 -56 64 -54 72 -47C72 -44 68 -43 64 -45L56 -46Z")
        + fill("k", "M10 -36L4 -40L12 -30Z")
        + line("k", "M57 -52C52 -58 46 -60 40 -60M50 -58L48 -66M58 -52C58 -60 54 -66 48 -70M57 -60L62 -66", 2)
    )


@scene("Wildfire", night=True)
def wildfire() -> str:
    """A forest gone up in one wall of fire, the firs black before it, a stag running for its life."""
    return (
        box("k", 0, 0, 200, 204)
        + _blaze(
            "s",
            (-30, 90),
            (34, -4),
            (42, 46),
            (56, 20),
            (66, 58),
            (108, -20),
            (112, 44),
            (132, 22),
            (140, 52),
            (194, -30),
            (192, 20),
            (214, 0),
            (220, 80),
        )
        + _blaze(
            "p",
            (-24, 150),
            (6, 106),
            (16, 140),
            (50, 74),
            (64, 124),
            (80, 92),
            (90, 120),
            (122, 48),
            (136, 116),
            (160, 80),
            (168, 130),
            (196, 96),
            (220, 150),
        )
        + _blaze(
            "s", (-20, 186), (14, 140), (36, 180), (60, 126), (86, 178), (116, 128), (140, 176), (178, 134), (214, 180)
        )
        + gouges(
            "k", (24, 36, 8, 74, 3, 5), (94, 22, 74, 72, 3.4, 6), (104, 34, 96, 62, 2.6, 3), (168, 14, 142, 66, 3.4, 6)
        )
        + gouges("s", (114, 78, 98, 118, 3, 5), (122, 92, 116, 120, 2.4, 3), (46, 96, 34, 124, 2.6, 4))
        + _burnt_pine(18, 182, 132)
        + _burnt_pine(52, 182, 78)
        + _burnt_pine(180, 182, 144)
        + _burnt_pine(148, 182, 66)
        + ridge("k", (0, 176), (50, 182), (100, 185), (150, 182), (200, 176))
        + gouges("s", (6, 188, 60, 193, 2), (150, 193, 196, 188, 2), (70, 197, 140, 198, 2))
        + put(_stag(), 70, 184, 0.95)
    )


# --- Candle ------------------------------------------------------------------------------------------------------


@scene("Candle", night=True)
def candle() -> str:
    """Small, and alone in the dark."""
    return (
        box("k", 0, 0, 200, 202)
        + rays("s", 100, 92, 40, 86, 28, 1.8)
        + rays("p", 100, 92, 24, 46, 18, 1.6, 5)
        + tongue("s", 100, 112, 24, 44, 2)
        + tongue("p", 100, 110, 11, 22, 1)
        + strand("k", 1.6, (100, 114), (100, 104))
        + fill("p", "M88 116Q94 110 100 114Q108 110 112 117V166H88Z")
        + fill("p", "M110 118Q116 122 114 134Q112 138 110 134Z")
        + gouges("k", (94, 124, 94, 160, 1.6), (106, 132, 106, 162, 1.4))
        + oval("s", 100, 168, 38, 9)
        + oval("k", 100, 166, 26, 4)
        + strand("s", 5, (136, 166), (152, 160), (150, 176), (132, 172))
        + hatch("s", (20, 186), (60, 186), 3, (60, 0), 1.4)
    )


# --- Forge -------------------------------------------------------------------------------------------------------


def _anvil() -> str:
    """An anvil on its block, the horn to the left."""
    shape = (
        "M14 122C34 118 52 116 66 116H168V133H158C142 135 134 142 133 152C133 160 140 166 154 170V182H58V170"
        "C72 166 80 160 80 152C79 142 72 137 60 136C42 136 24 132 14 122Z"
    )
    return (
        line("p", shape, 8)
        + fill("k", shape)
        + gouges(
            "p", (30, 121, 74, 119, 2.4), (80, 121, 160, 121, 2.4), (90, 132, 88, 164, 3, -3), (68, 176, 106, 176, 2.4)
        )
        + box("k", 62, 186, 88, 20)
        + hatch("p", (70, 188), (142, 188), 9, (0, 16), 2)
    )


def _hammer() -> str:
    """A fist brings the hammer down from the right."""
    shaft = "M110 84L206 58"
    head = "M88 66L112 59L126 107L101 114Z"
    return (
        line("p", shaft, 15)
        + line("p", head, 8)
        + line("k", shaft, 8)
        + fill("k", head)
        + gouges("p", (93, 71, 104, 107, 3), (118, 80, 190, 60.5, 1.8))
    )


def _voussoirs() -> str:
    """The joints of an arch and the courses of the wall about it."""
    joints = ""
    for i in range(15):
        angle = pi * i / 14
        x, y = cos(angle), sin(angle)
        joints += f"M{at((100 - 80 * x, 102 - 80 * y), (100 - 103 * x, 102 - 103 * y))}"
    sides = "".join(f"M-4 {y}H18M182 {y}H204" for y in (124, 150, 176))
    corners = "M-4 50H16M184 50H204M-4 22H40M160 22H204M20 22V-4M180 22V-4"
    return line("p", joints + sides + corners + "M-3 102A103 103 0 0 1 203 102", 2.2)


@scene("Forge")
def forge() -> str:
    """The hammer comes down on a glowing blade, before the fire under its arch."""
    blade = "M-2 109L24 103H138V111H24Z"
    return (
        box("k", 0, 0, 200, 204)
        + fill("p", "M18 204V102A82 82 0 0 1 182 102V204Z")
        + _voussoirs()
        + _blaze(
            "s",
            (18, 120),
            (32, 64),
            (44, 96),
            (68, 26),
            (82, 74),
            (100, 44),
            (116, 84),
            (140, 34),
            (146, 86),
            (170, 66),
            (182, 110),
        )
        + gouges(
            "p",
            (26, 196, 44, 150, 4, 6),
            (44, 200, 54, 166, 3.4, -4),
            (172, 196, 156, 152, 4, -6),
            (150, 156, 170, 130, 3.4, 5),
        )
        + gouges("p", (64, 64, 54, 92, 3, 3), (132, 68, 126, 92, 3, 3))
        + _anvil()
        + line("p", blade, 5)
        + fill("s", blade)
        + _hammer()
        + gouges("p", (84, 100, 62, 84, 3), (86, 94, 74, 72, 2.6), (82, 104, 50, 98, 2.4))
        + gouges("p", (136, 100, 156, 88, 3), (138, 104, 168, 98, 2.4), (132, 94, 140, 80, 2.4))
    )


# --- Lightning ---------------------------------------------------------------------------------------------------


def _fork(tone: Tone, width: float, *points: Point) -> str:
    """A jagged stroke that thins to nothing."""
    last = len(points) - 1
    left = [(x - width / 2 * (1 - i / last) ** 0.7, y) for i, (x, y) in enumerate(points)]
    right = [(x + width / 2 * (1 - i / last) ** 0.7, y) for i, (x, y) in enumerate(points[:-1])]
    return polygon(tone, *left, *reversed(right))


def _split_oak() -> str:
    """A bare oak, riven down to its foot, which is the origin."""
    half = (
        fill("s", "M-30 8C-22 2 -21 -10 -21 -26C-21 -38 -26 -46 -34 -54L-22 -58C-12 -50 -8 -40 -6 -30L-2 8Z")
        + limb("s", (-26, -50, 16), (-40, -66, 9), (-46, -88, 6), (-42, -112, 1))
        + limb("s", (-24, -40, 9), (-48, -48, 7), (-68, -44, 4), (-84, -52, 1))
        + limb("s", (-36, -62, 8), (-58, -70, 5), (-72, -86, 1))
        + limb("s", (-44, -80, 5), (-60, -94, 3), (-64, -110, 1))
        + limb("s", (-30, -56, 7), (-24, -74, 5), (-28, -96, 1))
        + limb("s", (-58, -47, 5), (-74, -60, 3), (-88, -64, 1))
    )
    half += gouges("k", (-15, -30, -16, 0, 2.6, 2), (-26, -52, -14, -34, 2.4, 2), (-46, -88, -38, -68, 1.8, 2))
    return half + put(half, flip=True)


@scene("Lightning", night=True)
def lightning() -> str:
    """It falls from the cloud and splits the oak."""
    main = ((156, -6), (112, 52), (142, 56), (92, 108), (118, 112), (84, 152), (99, 155), (80, 202))
    branches = (
        _fork("p", 9, (116, 50), (84, 62), (90, 68), (48, 76), (54, 84), (14, 94))
        + _fork("p", 9, (138, 60), (158, 76), (154, 84), (176, 100), (172, 110), (194, 140))
        + _fork("p", 6, (76, 70), (66, 90), (74, 94), (54, 116))
        + _fork("p", 6, (162, 90), (150, 106), (156, 110), (146, 132))
    )
    return (
        box("k", 0, 0, 200, 204)
        + put(_split_oak(), 80, 192)
        + gouges(
            "p", (70, 196, 20, 200, 3, 2), (92, 196, 142, 200, 3, -2), (56, 192, 4, 190, 2.6), (104, 192, 160, 190, 2.6)
        )
        + "".join(
            disc("k", x, y, r + 3) + disc("s", x, y, r)
            for x, y, r in (
                (72, 24, 18),
                (24, 26, 22),
                (100, 18, 20),
                (176, 30, 20),
                (146, 22, 18),
                (4, 10, 24),
                (50, 6, 26),
                (88, -2, 24),
                (122, 2, 20),
                (160, 2, 22),
                (196, 8, 24),
            )
        )
        + gouges(
            "k",
            (14, 40, 34, 42, 2.4, -3),
            (64, 34, 80, 36, 2, -3),
            (166, 42, 184, 44, 2.4, -3),
            (40, 18, 62, 20, 2.4, -4),
        )
        + branches
        + _fork("k", 46, *main)
        + _fork("p", 36, *main)
    )


# --- Fire Elemental ----------------------------------------------------------------------------------------------


def _burning_arm() -> str:
    """The left arm, raised, its fingers flames."""
    return (
        limb("s", (74, 106, 40), (46, 112, 34), (24, 104, 26), (20, 80, 20), (22, 58, 24))
        + "".join(
            taper("s", w, *pts)
            for w, *pts in (
                (13, (18, 68), (6, 50), (8, 30), (0, 16)),
                (13, (20, 64), (16, 42), (22, 26), (18, 8)),
                (13, (26, 62), (30, 44), (36, 34), (34, 16)),
                (11, (26, 70), (40, 60), (46, 48), (46, 38)),
                (14, (30, 120), (12, 118), (4, 106), (2, 92)),
                (14, (56, 124), (38, 132), (24, 130), (14, 120)),
                (16, (66, 98), (50, 90), (50, 74), (42, 62)),
                (16, (80, 98), (64, 86), (66, 68), (58, 56)),
            )
        )
        + gouges(
            "p", (60, 106, 34, 108, 3, 3), (28, 98, 25, 72, 3, -2), (21, 62, 20, 36, 2.4), (70, 94, 62, 76, 2.6, -2)
        )
    )


@scene("Fire Elemental")
def fire_elemental() -> str:
    """A giant with a body of flames, its arms flung wide, a furnace for a heart."""
    head = (
        "M100 98C85 94 74 82 74 66C74 54 83 50 81 34C89 38 92 44 92 49C96 36 88 24 102 -2C104 14 114 22 112 45"
        "C114 39 117 35 123 28C120 46 127 54 127 66C127 82 115 94 100 98Z"
    )
    flow = gouges("p", (92, 108, 66, 112, 3, -3), (72, 128, 80, 160, 3.4, 5), (84, 168, 66, 198, 3.4, -5))
    return (
        fill(
            "s",
            "M56 94C74 84 126 84 144 94C150 120 136 134 132 154C130 176 140 190 156 204H44C60 190 70 176 68 154"
            "C64 134 50 120 56 94Z",
        )
        + both_sides(_burning_arm() + flow)
        + _blaze("s", (-6, 204), (14, 148), (28, 186), (50, 144), (58, 178), (66, 156), (82, 206))
        + _blaze("s", (124, 206), (144, 150), (146, 184), (160, 158), (172, 188), (196, 146), (208, 206))
        + line("p", head, 6)
        + fill("s", head)
        + fill("k", "M77 60L97 70C94 78 82 77 77 60ZM124 60L104 70C107 78 119 77 124 60Z")
        + fill("k", "M83 81L90 84L94 81L100 85L106 81L110 84L118 81C115 90 107 94 100 94C93 94 86 90 83 81Z")
        + tongue("p", 100, 156, 28, 40, 2)
        + tongue("k", 100, 154, 13, 23, 1)
    )
