"""ITEMS: what works wonders."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.parts import fire, star, tongue
from royaume.core.linocut.tools import (
    Tone,
    at,
    blob,
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
    taper,
)
from royaume.realms.pictures.scenes import scene

# --- Cauldron ----------------------------------------------------------------------------------------------------


@scene("Cauldron")
def cauldron() -> str:
    """A round black pot on three legs over a fire, its brew boiling over and giving off coils of steam."""
    belly = "M44 78C18 96 12 132 34 156C54 178 146 178 166 156C188 132 182 96 156 78Z"
    ring = "M30 96C10 90 6 116 22 124"
    bubbles = ((60, 62, 9), (80, 52, 13), (106, 58, 11), (138, 62, 8), (98, 34, 7), (72, 30, 5), (152, 44, 5))
    steam = taper("s", 16, (40, 66), (22, 46), (44, 26), (28, 6), (40, -14)) + taper(
        "s", 14, (176, 66), (188, 48), (172, 30), (186, 8)
    )
    spoon = "M112 72L164 -6"
    return (
        steam
        + fire(60, 208, 60, 62)
        + fire(140, 208, 60, 58)
        + fire(100, 208, 70, 54)
        + both_sides(line("k", ring, 7) + polygon("k", (46, 150), (64, 160), (52, 200), (42, 200)))
        + line("p", belly, 5)
        + fill("k", belly)
        + gouges("p", (36, 104, 44, 148, 6, 6), (48, 98, 54, 132, 3.4, 3))
        + hatch("s", (164, 108), (150, 154), 6, (-20, 8), 3, -3)
        + oval("k", 100, 76, 66, 15)
        + oval("s", 100, 74, 57, 9)
        + line("p", spoon, 12)
        + line("k", spoon, 7)
        + "".join(disc("k", x, y, r + 3) + disc("p", x, y, r) for x, y, r in bubbles)
        + gouges("s", *((x - r * 0.2, y + r * 0.7, x + r * 0.7, y - r * 0.2, r * 0.4, -1.5) for x, y, r in bubbles[:5]))
        + line("p", "M34 78A66 15 0 0 0 166 78", 3)
        + fill(
            "s",
            "M118 84C120 104 118 112 124 118C132 114 128 100 130 83ZM134 82C134 92 136 96 140 98C144 94 142 88 142 80Z",
        )
    )


# --- Lantern -----------------------------------------------------------------------------------------------------


@scene("Lantern", night=True)
def lantern() -> str:
    """A lantern in the dark, its flame behind glass and bars, light falling all round."""
    bail = "M64 84C50 20 76 8 100 8C124 8 150 20 136 84"
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 100, 122, 60, 150, 32, 5, 6)
        + rays("p", 100, 122, 66, 96, 32, 3, 0)
        + line("k", bail, 11)
        + line("p", bail, 4.4)
        + fill("k", "M84 50L86 28H114L116 50L162 82V96H38V82Z")
        + box("s", 89, 30, 22, 12)
        + fill("s", "M88 44H112C116 58 134 64 152 78H48C66 64 84 58 88 44Z")
        + gouges("p", (92, 48, 62, 74, 4, -3), (99, 48, 90, 74, 3), (92, 36, 108, 36, 3))
        + box("p", 42, 81, 116, 9)
        + polygon("k", (46, 90), (154, 90), (154, 170), (46, 170))
        + blob("p", (56, 96), (100, 93), (144, 96), (147, 130), (144, 164), (100, 167), (56, 164), (53, 130))
        + rays("s", 100, 128, 24, 46, 16, 3, 11)
        + tongue("s", 100, 164, 40, 66, 4)
        + tongue("p", 100, 162, 20, 34, 2)
        + line("k", "M76 92V170M124 92V170", 4.4)
        + line("s", "M50 92V168M150 92V168", 6)
        + box("p", 42, 168, 116, 9)
        + fill("s", "M52 181H148L160 193V206H40V193Z")
        + gouges("k", (60, 187, 100, 187, 3), (48, 196, 140, 196, 3))
    )


# --- Portal ------------------------------------------------------------------------------------------------------


def _whirl(x: float, y: float, r: float) -> str:
    """Arms that wind inwards to a point, filling a round."""
    winds = [(r * part, 4.4 * part**0.6) for part in (0.04, 0.16, 0.34, 0.56, 0.8, 1.04)]
    arm = [(far * cos(a), far * sin(a), far * 0.34) for far, a in winds]
    tones: tuple[Tone, ...] = ("k", "s", "k", "s", "k", "s")
    return disc("p", x, y, r) + "".join(put(limb(tone, *arm), x, y, 1, 60 * i) for i, tone in enumerate(tones))


def _wanderer() -> str:
    """Somebody in a cloak with a staff, seen from behind, standing on the origin."""
    cloak = "M-17 2C-15 -16 -12 -28 -8 -34C-10 -44 -6 -52 0 -54C6 -52 10 -44 8 -34C12 -28 15 -16 17 2Z"
    staff = "M20 2V-50"
    return (
        line("p", cloak + staff, 8)
        + fill("k", cloak)
        + line("k", staff, 3.4)
        + gouges("p", (-3, -30, -8, -2, 2.4), (4, -30, 6, -2, 2.4))
    )


@scene("Portal")
def portal() -> str:
    """A ring of great stones on steps; in it a whirl that draws one in, before it a wanderer."""
    count, wedges, runes = 13, "", []
    for i in range(count):
        a, b = (pi * (0.70 + (i + side) * 1.60 / count) for side in (0.06, 0.94))
        far = (94, 89)[i % 2]
        wedges += f"M{at(*((100 + r * cos(c), 88 + r * sin(c)) for r, c in ((66, a), (far, a), (far, b), (66, b))))}Z"
        c, d = a + 0.12, b - 0.12
        runes.append((*(100 + 73 * cos(c), 88 + 73 * sin(c)), *(100 + 84 * cos(d), 88 + 84 * sin(d)), 3))
    return (
        _whirl(100, 88, 66)
        + line("k", "M100 24A64 64 0 1 0 100.1 24Z", 5)
        + fill("k", wedges)
        + gouges("s", *runes)
        + fill("k", "M36 150H164V164H180V180H200V206H0V180H20V164H36Z")
        + gouges("p", (38, 160, 162, 160, 4), (22, 176, 178, 175, 4), (4, 192, 196, 193, 4))
        + put(_wanderer(), 96, 168)
    )


# --- Wishing Ring ------------------------------------------------------------------------------------------------


def _cut_stone() -> str:
    """A brilliant seen from the side."""
    return (
        line("k", "M70 20H130L158 48L100 104L42 48Z", 8)
        + fill("p", "M70 20H130L158 48L100 104L42 48Z")
        + fill("s", "M42 48L70 20L76 48ZM130 20L158 48H124ZM76 48L100 20L124 48ZM76 48H92L100 104ZM124 48H158L100 104Z")
        + line("k", "M44 48H156M70 20L76 48L100 20L124 48L130 20M76 48L100 104L124 48", 2.4)
        + gouges("p", (132, 54, 112, 84, 4), (136, 28, 146, 42, 3))
    )


@scene("Wishing Ring", night=True)
def wishing_ring() -> str:
    """A heavy ring that stands on its band, its great cut stone alight with stars."""
    marks = [pi * (0.08 + i * 0.84 / 8) for i in range(9)]
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 100, 54, 70, 150, 30, 4, 3)
        + disc("k", 100, 140, 62)
        + disc("s", 100, 140, 57)
        + disc("k", 100, 135, 43)
        + disc("p", 100, 136, 40)
        + disc("k", 100, 130, 38)
        + gouges("k", *((100 + 47 * cos(a), 139 + 47 * sin(a), 100 + 55 * cos(a), 140 + 55 * sin(a), 5) for a in marks))
        + gouges("p", (46, 134, 62, 98, 4, 2))
        + fill("k", "M58 80L142 80L124 110H76Z")
        + both_sides(fill("s", "M50 66L62 62L98 104L76 106C66 98 58 84 50 66Z"))
        + _cut_stone()
        + "".join(star("p", *each) for each in ((100, 38, 15), (26, 30, 14), (174, 84, 14), (24, 104, 9), (180, 22, 8)))
    )
