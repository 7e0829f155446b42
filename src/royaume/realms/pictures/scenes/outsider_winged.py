"""OUTSIDER: the two that come on wings, from above and from below."""

from __future__ import annotations

from math import hypot

from royaume.core.linocut.tools import (
    at,
    blob,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    limb,
    line,
    put,
)
from royaume.realms.pictures.scenes import scene

# --- Angel -------------------------------------------------------------------------------------------------------


def _plume(x1: float, y1: float, x2: float, y2: float, width: float) -> str:
    """The path of a feather from its root to its blunt tip."""
    length = hypot(x2 - x1, y2 - y1)
    nx, ny = (y2 - y1) / length * width / 2, -(x2 - x1) / length * width / 2
    mx, my = x1 + (x2 - x1) * 0.45, y1 + (y2 - y1) * 0.45
    sides = [(mx + nx, my + ny), (x2 + nx * 1.5, y2 + ny * 1.5), (x2 - nx * 1.5, y2 - ny * 1.5), (mx - nx, my - ny)]
    one, two, three, four = ((round(x), round(y)) for x, y in sides)
    return f"M{at((x1, y1))}C{at(one, two, (x2, y2))}C{at(three, four, (x1, y1))}Z"


def _wing() -> str:
    """The left wing, outspread and raised: two rows of feathers under the arm."""
    long = (
        (30, 16, 3, 5, 13), (32, 20, -6, 31, 15), (36, 26, -7, 58, 16), (42, 34, -1, 84, 17), (50, 42, 11, 107, 17),
        (58, 50, 27, 124, 17), (66, 58, 44, 135, 16), (76, 68, 62, 138, 15),
    )  # fmt: skip
    short = (
        (36, 12, 18, 26, 12), (42, 18, 22, 44, 13), (50, 28, 32, 62, 13), (58, 40, 45, 78, 13), (68, 56, 60, 90, 12),
    )  # fmt: skip
    return (
        fill("p", "".join(_plume(*each) for each in long))
        + blob("k", (24, 10), (12, 29), (17, 49), (28, 68), (42, 85), (60, 97), (84, 84), (50, 30))
        + fill("s", "".join(_plume(*each) for each in short))
        + limb("k", (9, 2, 6), (40, 13, 16), (62, 34, 20), (90, 84, 20))
        + limb("p", (7, 2, 3), (40, 12, 11), (62, 32, 15), (90, 82, 14))
    )


def _robed() -> str:
    """A long robe blown about its feet, wide sleeves, and the open hands."""
    gown = (
        "M90 72C86 84 89 96 88 106C84 128 72 152 66 178C62 190 54 194 46 194C60 202 72 198 80 191C84 199 92 199 97 192"
        "C104 200 112 198 117 190C122 198 136 204 158 198C144 194 138 184 134 172C130 150 116 128 112 106"
        "C111 96 114 84 110 72Z"
    )
    sleeve = "M94 69C82 72 72 84 52 98C54 110 60 124 72 134C80 122 86 110 91 96Z"
    hand = (
        "M57 104C50 104 44 106 38 110C34 112 34 116 38 116L46 115C42 118 38 122 37 126C37 130 41 129 43 126L49 120"
        "C48 124 48 128 51 129C54 129 54 124 56 121L64 114Z"
    )
    half = line("k", sleeve, 5) + line("k", hand, 4) + fill("p", hand) + fill("p", sleeve)
    return (
        line("k", gown, 6)
        + fill("p", gown)
        + gouges(
            "s",
            (95, 112, 74, 186, 5, 5),
            (104, 112, 112, 186, 5, -3),
            (99, 114, 92, 188, 3, 2),
            (109, 114, 134, 188, 5, -6),
        )
        + both_sides(half + gouges("s", (86, 80, 65, 120, 5, -4)))
        + fill("p", "M92 71H108L112 100H88Z")
        + fill("k", "M94 68H106L100 82Z")
        + fill("s", "M88 99Q100 105 112 99V108Q100 114 88 108Z")
    )


def _haloed() -> str:
    """A calm face looking down, between long hair, a halo behind."""
    half = gouges("k", (86, 52, 96, 53, 3.4, -3), (85, 45, 96, 46, 2, 2))
    return (
        disc("p", 100, 48, 32)
        + disc("k", 100, 48, 28)
        + disc("s", 100, 48, 24)
        + fill(
            "k",
            "M100 20C80 20 76 38 78 54C80 68 78 78 70 90C80 94 88 92 92 88V80H108V88C112 92 120 94 130 90"
            "C122 78 120 68 122 54C124 38 120 20 100 20Z",
        )
        + fill("p", "M92 66V88Q100 96 108 88V66Z")
        + fill("p", "M100 29C104 36 112 38 116 46C117 60 112 70 100 77C88 70 83 60 84 46C88 38 96 36 100 29Z")
        + both_sides(half)
        + gouges("k", (101, 50, 102, 61, 1.8, -2))
        + fill("s", "M94 67Q100 64 106 67Q100 72 94 67Z")
    )


@scene("Angel", night=True)
def angel() -> str:
    """Haloed and robed, wings outspread, it comes down in light with open hands."""
    return (
        box("k", 0, 0, 200, 204)
        + both_sides(gouges("s", (93, 16, 82, -10, 3.6), (80, 20, 66, -6, 3.6)))
        + both_sides(gouges("s", (76, 130, 40, 172, 4), (60, 120, 4, 164, 4)))
        + both_sides(
            fill("s", "M-4 172Q12 162 20 174Q36 170 38 184Q54 184 58 204H-4Z")
            + gouges("k", (-2, 194, 16, 178, 2.4, 5), (16, 200, 36, 187, 2.4, 5))
        )
        + both_sides(_wing())
        + _robed()
        + put(_haloed(), 25, 4, 0.75)
    )


# --- Demon -------------------------------------------------------------------------------------------------------


def _bat_wing() -> str:
    """The left wing: a skin stretched between long fingers, a claw at its wrist."""
    return (
        fill("k", "M94 128C86 92 70 56 32 20C18 24 4 34 -8 48V118Q6 98 14 128Q26 94 44 118Q58 98 94 124Z")
        + gouges("s", (30, 30, -6, 72, 3, 4), (33, 32, 13, 122, 4, 8), (37, 32, 43, 112, 4, 6), (42, 36, 70, 98, 3, 3))
        + fill("k", "M26 26C24 14 30 4 40 -2C36 10 38 18 44 28Z")
    )


def _horned() -> str:
    """A horned head thrust forward between the shoulders: burning eyes, a mouth full of teeth."""
    horn = fill("p", "M84 62C64 60 48 46 50 22C52 10 60 2 70 -4C62 10 64 28 76 37C84 43 92 46 97 51Z") + gouges(
        "k", (52, 36, 68, 29, 3, -2), (59, 50, 75, 38, 3, -2), (72, 58, 84, 45, 3, -2), (49, 22, 63, 18, 2.4, -1)
    )
    cuts = gouges("p", (93, 100, 97, 106, 3), (68, 98, 78, 107, 3, 3), (72, 66, 97, 79, 3, 4), (98, 60, 98, 74, 2))
    head = (
        "M100 52C84 46 70 52 68 62L42 54C48 72 56 82 66 86C66 102 70 114 78 126L100 148L122 126C130 114 134 102 134 86"
        "C144 82 152 72 158 54L132 62C130 52 116 46 100 52Z"
    )
    mouth = (
        "M70 108L81 112L85 125L91 114L96 129L100 115L104 129L109 114L115 125L119 112L130 108C126 124 114 136 100 142"
        "C86 136 74 124 70 108Z"
    )
    jaws = (
        "M80 124L87 119L92 131L96 122L100 136L104 122L108 131L113 119L120 124C114 131 107 136 100 138"
        "C93 136 86 131 80 124Z"
    )
    return (
        line("s", head, 4)
        + fill("k", head)
        + both_sides(
            horn + fill("p", "M62 72C76 76 89 82 97 94C84 97 67 92 62 72Z") + gouges("k", (82, 76, 78, 95, 3)) + cuts
        )
        + fill("p", mouth)
        + fill("k", jaws)
    )


def _claw() -> str:
    """The left hand, raised, its fingers spread and hooked."""
    fingers = (
        (16, 172, 4, 162, 4, 150),
        (25, 166, 20, 150, 25, 136),
        (38, 166, 42, 150, 50, 140),
        (46, 176, 58, 170, 66, 162),
    )
    nail = fill("p", "M-5 2Q-6 -12 5 -20Q3 -8 5 3Z")
    return limb("k", (2, 216, 34), (20, 196, 26), (30, 174, 34), (32, 160, 24)) + "".join(
        limb("k", (x1, y1, 13), (x2, y2, 11), (x3, y3, 9)) + put(nail, x3, y3) for x1, y1, x2, y2, x3, y3 in fingers
    )


@scene("Demon", night=True)
def demon() -> str:
    """A horned fiend looms over us against a glow, wings spread, claws open, eyes burning."""
    body = "M100 112C84 104 66 112 58 126C54 150 66 176 60 204H140C134 176 146 150 142 126C134 112 116 104 100 112Z"
    chest = gouges("p", (62, 134, 98, 160, 4, 9), (80, 176, 97, 172, 3, 3), (80, 190, 97, 186, 3, 3))
    return box("s", 0, 0, 200, 204) + put(
        both_sides(_bat_wing()) + fill("k", body) + both_sides(chest) + _horned() + both_sides(_claw()), 4, 6, 0.96
    )
