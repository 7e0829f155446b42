"""WILD: what passes for something else. Cut from three inks."""

from __future__ import annotations

from royaume.core.linocut.tools import (
    both_sides,
    box,
    disc,
    fill,
    gouges,
    limb,
    line,
    polygon,
    put,
    rays,
    ridge,
)
from royaume.realms.pictures.scenes import scene

# --- Shapeshifter ------------------------------------------------------------------------------------------------


def _man() -> str:
    """The left half of a man's face, from before."""
    return (
        fill("s", "M-4 208C4 190 30 180 62 172L100 190V208Z")
        + fill("s", "M100 16C72 10 44 24 36 58C30 88 36 112 26 138C22 152 30 160 42 164C56 166 70 150 74 130L100 60Z")
        + fill("p", "M72 130L70 176Q84 190 100 192V130Z")
        + fill("p", "M100 36C78 40 62 52 58 76C54 100 58 124 66 142C74 158 88 174 100 178Z")
        + gouges("k", (70, 162, 98, 182, 5, -4))
        + fill("s", "M100 22C84 30 62 50 58 90C50 70 52 44 70 28Z")
        + fill("k", "M64 84Q76 74 94 82V88Q78 82 66 88Z")
        + fill("k", "M65 98Q78 87 92 99Q79 107 65 98Z")
        + fill("p", "M69 98Q78 91 88 98.5Q79 103 69 98Z")
        + disc("k", 79, 97.5, 3.6)
        + gouges("k", (95, 92, 86, 128, 3, -3), (86, 128, 101, 132, 3.6, -2), (79, 150, 102, 151, 4.4, -2))
        + gouges("k", (89, 161, 102, 160, 2.6), (62, 114, 72, 144, 3, -2))
        + gouges("k", (44, 52, 40, 140, 3.4, -4), (50, 100, 46, 152, 3, -2), (80, 18, 48, 60, 3.4, -5))
        + gouges("k", (50, 184, 30, 204, 3, 1), (66, 180, 60, 204, 3))
    )


def _wolf() -> str:
    """The right half of a wolf's head, from before, its teeth bared."""
    fur = polygon(
        "t", (100, 208), (100, 170), (140, 150), (172, 162), (168, 174), (194, 178), (188, 190), (212, 196), (212, 208)
    ) + polygon(
        "t", (100, 30), (114, 36), (128, 18), (150, 2), (160, 32), (158, 60), (174, 84), (164, 86), (182, 112),
        (168, 112), (176, 134), (160, 132), (160, 150), (142, 146), (132, 164), (120, 180), (100, 190),
    )  # fmt: skip
    teeth = (
        polygon("p", (114, 150), (127, 147), (123, 165))
        + polygon("p", (130, 145), (136, 142), (134, 152))
        + polygon("p", (112, 179), (118, 166), (122, 175))
    )
    return (
        fur
        + polygon("k", (127, 42), (137, 24), (147, 15), (151, 36), (147, 56))
        + fill("p", "M100 70L110 94Q116 110 134 116L170 112L152 122L162 130L144 134L140 146Q126 158 100 156Z")
        + fill("k", "M108 92Q114 98 124 96Q140 92 148 74Q130 74 118 82Z")
        + fill("u", "M115 91Q126 94 134 89Q140 85 143 78Q130 78 121 84Z")
        + disc("k", 128, 85, 4.6)
        + fill("k", "M100 120H112Q122 122 118 130Q112 140 100 142Z")
        + fill("k", "M100 150Q122 152 140 140Q140 168 116 178Q108 181 100 180Z")
        + teeth
        + gouges("k", (106, 42, 112, 78, 3.4, 3), (120, 46, 124, 70, 3, 2), (152, 88, 166, 104, 3, 1))
        + gouges("k", (126, 180, 138, 204, 3.6), (150, 168, 164, 192, 3.6), (174, 182, 184, 200, 3.2))
    )


@scene("Shapeshifter", night=True)
def shapeshifter() -> str:
    """A face before the moon that is a man's on one side and already a wolf's on the other."""
    seam = "M100 20L97 36L103 50L97 66L103 82L97 98L103 114L97 130L103 148L97 164L103 182L98 204"
    return box("k", 0, 0, 200, 204) + disc("u", 100, 92, 86) + _man() + _wolf() + line("k", seam, 4)


# --- Mirage ------------------------------------------------------------------------------------------------------


_DOME = "M-9 2V0C-20 -8 -16 -20 -6 -26Q-1 -30 0 -44Q1 -30 6 -26C16 -20 20 -8 9 0V2Z"


def _dome(x: float, y: float, width: float) -> str:
    """An onion dome with its spike, the middle of its foot at the origin."""
    return put(fill("s", _DOME) + gouges("p", (-9, -4, -5, -22, 3, 5)), x, y, width / 32)


def _palace() -> str:
    """Domes, minarets and gates, the middle of the foot at the origin."""
    wing = fill("s", "M23 2V-32H21V-36H48V-32H46V2ZM51 2V-37H48V-42H51V-54H60V-42H63V-37H60V2Z")
    gates = (
        "M-9 2V-18Q-8 -28 0 -34Q8 -28 9 -18V2Z"
        "M-20 -38H20V-41H-20ZM-39 2V-12Q-34 -20 -29 -12V2ZM29 2V-12Q34 -20 39 -12V2Z"
    )
    towers = "".join(_dome(side * x, y, w) for side in (-1, 1) for x, y, w in ((34, -36, 21), (55.5, -54, 15)))
    return both_sides(wing, 0) + box("s", -24, -46, 48, 48) + _dome(0, -45, 46) + towers + fill("p", gates)


def _palm() -> str:
    """A palm that leans to the right, its foot at the origin."""
    leaves = ((-26, -40, -4), (-22, -26, -4), (-8, -64, -3), (24, -66, 3), (38, -44, 4), (34, -28, 4))
    return limb("t", (0, 2, 7), (3, -24, 4.5), (12, -46, 4)) + gouges(
        "t", *((10, -48, x, y, 8, -bend) for x, y, bend in leaves)
    )


def _rider() -> str:
    """A rider on a camel that goes to the left, the ground between its feet at the origin."""
    camel = (
        "M-38 -43Q-40 -49 -33 -52L-27 -54L-26 -50Q-22 -46 -22 -40C-20 -31 -16 -31 -11 -36C-6 -46 6 -46 10 -36"
        "Q22 -36 25 -25L28 -12L26 -10L24 -16L24 0"
        "H19L19 -14L14 -20Q2 -16 -6 -19L-7 0H-12L-13 -19C-22 -21 -26 -28 -28 -41Z"
    )
    return (
        fill("k", camel)
        + polygon("k", (12, -22), (18, -20), (12, -12), (14, 0), (9, 0), (7, -12))
        + polygon("k", (-14, -22), (-8, -22), (-16, 0), (-21, 0))
        + fill("k", "M-9 -36Q-10 -54 -4 -60Q-5 -70 2 -70Q9 -69 7 -60Q12 -54 12 -32Z")
    )


@scene("Mirage")
def mirage() -> str:
    """A palace among palms that hangs over the desert, upside down under itself, and a rider who sees it."""
    shimmer = (
        (30, 90, 170, 90), (20, 98, 120, 97), (84, 105, 184, 104), (30, 112, 112, 111), (80, 121, 180, 120),
        (40, 131, 126, 130), (86, 142, 160, 141),
    )  # fmt: skip
    return (
        disc("u", 160, 34, 17)
        + rays("u", 160, 34, 21, 34, 16, 3)
        + put(_palace(), 100, 88, 0.86)
        + put(_palace(), 100, 92, -0.86, flip=True)  # Flipped by a scale below nought, it is upside down.
        + put(_palm(), 170, 88, 0.72)
        + put(_palm(), 30, 88, 0.72, flip=True)
        + gouges("p", *((*cut, 4.4, 1) for cut in shimmer))
        + gouges("u", (-20, 90, 62, 90, 4), (140, 90, 220, 90, 4), (-10, 100, 34, 99, 3), (168, 101, 210, 100, 3))
        + ridge("u", (-4, 158), (30, 160), (76, 176), (120, 172), (160, 156), (204, 134))
        + ridge("k", (-4, 176), (40, 180), (90, 194), (140, 190), (204, 206), floor=210)
        + put(_rider(), 40, 183, 0.86, flip=True)
    )


# --- Doppelgänger ------------------------------------------------------------------------------------------------

_FACE = (
    "M68 30C75 36 80 46 80 54C80 58 78 60 79 63C82 69 87 75 91 81C92 84 90 86 85 86C87 89 87 91 85 93L83 95"
    "C86 97 86 100 83 102C85 107 83 112 77 114C71 116 66 115 62 117L64 150H24L30 90Z"
)
_HAIR = (
    "M76 44C68 20 40 10 22 26C4 42 6 74 10 92C12 110 4 124 -4 130V160C20 160 38 140 42 116C36 112 34 100 40 94"
    "C46 90 52 94 54 100C62 90 60 72 58 62C64 58 72 54 76 44Z"
)
_COAT = "M-4 150C20 138 54 136 70 150C84 162 90 182 92 208H-4Z"
_COLLAR = "M18 154C28 134 56 128 70 138L72 154C56 146 36 148 22 164Z"


def _cuts() -> str:
    """The locks of the hair and the folds of the coat."""
    return gouges("k", (70, 34, 18, 58, 3.4, -10), (56, 58, 26, 110, 3.4, -8), (24, 60, 14, 116, 3.4, -4)) + gouges(
        "k", (14, 168, 6, 206, 3.4, 2), (38, 166, 40, 206, 3.4, 3), (60, 164, 70, 206, 3.4, 3)
    )


@scene("Doppelgänger", night=True)
def doppelganger() -> str:
    """Somebody face to face with what looks just the same, all dark, its eye alight."""
    eye = fill("k", "M66 69Q72 63 79 67Q74 73 66 69Z")
    features = eye + gouges("k", (42, 100, 48, 112, 3, 2), (64, 60, 79, 58, 4, 3), (74, 95, 84, 96, 2.6, -1))
    living = fill("p", _FACE) + fill("u", _HAIR) + fill("s", _COAT) + fill("t", _COLLAR) + features + _cuts()
    double = (
        fill("k", _FACE)
        + fill("k", _HAIR)
        + fill("k", _COAT)
        + line("p", _COLLAR, 2.6)
        + fill("u", "M63 65L80 67Q74 76 63 65Z")
        + _cuts().replace('"k"', '"p"')
    )
    return box("k", -2, -2, 102, 208) + box("p", 100, -2, 102, 208) + living + put(double, 200, flip=True)
