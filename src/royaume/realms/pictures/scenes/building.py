"""BUILDING, and the Garden that goes with them: what was raised in stone, seen from before, from below, from within."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from royaume.core.linocut.parts import arch, moon, pennant, skull, star
from royaume.core.linocut.tools import (
    at,
    blob,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    hatch,
    line,
    n,
    oval,
    polygon,
    put,
    rays,
    ridge,
)
from royaume.realms.pictures.scenes import scene

# --- Dungeon -----------------------------------------------------------------------------------------------------


def _fist() -> str:
    """Four fingers closed around a bar, seen from outside, the bar's middle at the origin."""
    fingers = "M-9 -17Q0 -20 9 -17M-10 -6Q0 -9 10 -6M-10 5Q0 3 10 5M-8 15Q0 14 8 15"
    thumb = "M-9 -10L-13 -26"
    return line("k", fingers + thumb, 13) + line("p", thumb, 7) + line("p", fingers, 8) + gouges(
        "k", *((5, y - 3, 6, y + 2, 1.6) for y in (-17, -6, 5, 15))
    )  # fmt: skip


def _shackle() -> str:
    """A chain that hangs from its ring in the wall, an open iron at its end; the origin is the ring's middle."""
    links = "M0 -9a9 9 0 1 0 .1 0M0 7a5 8 0 1 0 .1 0M0 18V34M0 28a5 8 0 1 0 .1 0M0 39V54M0 49a5 8 0 1 0 .1 0"
    iron = "M-4 70C-17 74 -19 96 -5 103M4 70C17 74 19 88 13 97"
    return line("k", links, 9) + line("k", iron, 13) + line("p", links, 3.4) + line("p", iron, 7)


def _courses(*rows: float) -> str:
    """The joints of a wall of great stones; the rows are the heights of their courses."""
    flat = "".join(f"M-4 {y:g}H204" for y in rows)
    upright = "".join(
        f"M{x} {top:g}V{foot:g}"
        for i, (top, foot) in enumerate(pairwise(rows))
        for x in ((6, 40, 176), (22, 160, 194))[i % 2]
    )
    return line("k", flat + upright, 3)


@scene("Dungeon", night=True)
def dungeon() -> str:
    """A barred arch in a thick wall; somebody in the dark grips the bars and looks out, irons wait on either side."""
    wedges = [
        (100 + 54 * cos(a), 84 + 54 * sin(a), 100 + 77 * cos(a), 84 + 77 * sin(a))
        for a in (pi * (1 + i / 9) for i in range(10))
    ]
    joints = "".join(f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}" for x1, y1, x2, y2 in wedges)
    bars = "M64 47V206M88 35V206M112 35V206M136 47V206M49 74H151M49 182H151"
    eye = fill("p", "M-8.5 -1Q0 -8 8.5 1Q1 6 -8.5 -1Z") + disc("k", 1, -1, 2.8)
    sleeve = blob("s", (-12, 12), (14, 4), (40, 84), (-8, 84)) + gouges(
        "k", (0, 14, 12, 74, 4, -3), (8, 10, 26, 76, 3, -3)
    )
    hands = ((64, 138, 1), (112, 132, -1))
    return (
        box("s", 0, 0, 200, 204)
        + _courses(-4, 24, 54, 86, 118, 150, 180, 206)
        + arch("k", 100, 210, 160, 206)
        + arch("s", 100, 210, 154, 203)
        + line("k", joints + "M22 116H50M22 146H50M22 176H50M178 116H150M178 146H150M178 176H150", 3)
        + arch("k", 100, 210, 108, 180)
        + "".join(put(sleeve, x, y, flip=way < 0) for x, y, way in hands)
        + put(eye, 77, 104)
        + put(eye, 99, 104, flip=True)
        + gouges("s", (66, 94, 84, 98, 4, 1), (109, 94, 92, 98, 4, -1), (84, 122, 94, 121, 3, 1))
        + line("k", bars, 11)
        + line("p", bars, 6)
        + gouges("k", *((x + 1.5, 84, x + 1.5, 174, 1.6) for x in (64, 88, 112, 136)))
        + "".join(put(_fist(), x, y, flip=way < 0) for x, y, way in hands)
        + both_sides(put(_shackle(), 16, 64))
    )


# --- Castle ------------------------------------------------------------------------------------------------------


def _keep(x: float, foot: float, width: float, top: float, spire: float) -> str:
    """A round tower with a jutting top and a pointed roof that ends so high, light on its left side."""
    w = width / 2
    wall = f"M{x - w:g} {foot:g}V{top + 8:g}L{x - w - 3:g} {top:g}H{x + w + 3:g}L{x + w:g} {top + 8:g}V{foot:g}Z"
    roof = f"M{x - w - 6:g} {top:g}L{x:g} {spire:g}L{x + w + 6:g} {top:g}Q{x:g} {top + 5:g} {x - w - 6:g} {top:g}Z"
    high = top - spire
    return (
        line("p", wall + roof, 6)
        + fill("k", wall)
        + fill("s", roof)
        + gouges(
            "p",
            (x - 1, spire + high * 0.2, x - w * 0.75, top - 2, width / 9),
            (x, spire + high * 0.4, x - w * 0.2, top - 2, width / 12),
        )
        + hatch("p", (x - w + 2, top + 16), (x - w + 2, foot - 10), int((foot - top) / 9), (width / 3, 0), 1.8)
        + arch("p", x + w * 0.2, top + 26, 6, 13)
        + line("k", f"M{x:g} {spire + 4:g}V{spire - 14:g}", 2.4)
    )


def _battlements(x1: float, x2: float, top: float, foot: float, teeth: int) -> str:
    """The path of a wall with so many merlons."""
    step = (x2 - x1) / (2 * teeth - 1)
    crest = "".join(f"h{step:g}v8h{step:g}v-8" for _ in range(teeth - 1))
    return f"M{x1:g} {foot:g}V{top:g}{crest}h{step:g}V{foot:g}Z"


@scene("Castle")
def castle() -> str:
    """A great castle on its hill: gatehouse, walls and towers, flags over all, a road up to the gate."""
    wall = _battlements(14, 186, 112, 180, 11)
    left, right = _battlements(4, 44, 92, 184, 4), _battlements(156, 196, 92, 184, 4)
    gate = _battlements(72, 128, 100, 184, 5)
    slits = "".join(box("p", x, 118, 4, 15) for x in (15, 29, 167, 181))
    return (
        gouges("s", (0, 30, 40, 28, 4), (10, 40, 30, 39, 3), (160, 20, 204, 18, 4), (170, 66, 200, 65, 3))
        + "".join(pennant("s", x, y, 26, 13) for x, y in ((101, 5), (57, 21), (144, 31)))
        + _keep(100, 150, 46, 60, 18)
        + _keep(56, 150, 24, 72, 34)
        + _keep(143, 150, 28, 82, 44)
        + line("p", wall, 6)
        + fill("k", wall)
        + hatch("p", (48, 134), (48, 162), 4, (20, 0), 2)
        + hatch("p", (150, 132), (150, 160), 4, (-18, 0), 2)
        + line("p", left + right + gate, 6)
        + fill("k", left + right + gate)
        + slits
        + hatch("p", (6, 142), (6, 172), 4, (18, 0), 2)
        + hatch("p", (158, 142), (158, 172), 4, (18, 0), 2)
        + hatch("p", (75, 120), (75, 150), 4, (10, 0), 2)
        + box("p", 84, 119, 4, 10)
        + box("p", 112, 119, 4, 10)
        + arch("p", 100, 184, 30, 46)
        + line("k", "M93 140V172M100 138V172M107 140V172M86 154H114M86 165H114", 2.4)
        + ridge("s", (-4, 186), (30, 174), (70, 178), (130, 178), (170, 174), (204, 186))
        + fill("p", "M86 177H114C120 184 100 188 108 194Q116 200 140 206H66C72 200 88 196 84 190Q80 186 86 177Z")
        + gouges(
            "k", (6, 190, 40, 182, 3, 2), (20, 200, 66, 188, 3, 2), (60, 184, 76, 182, 2), (194, 192, 154, 182, 3, -2),
            (184, 202, 130, 190, 3, -2), (142, 184, 124, 182, 2.4),
        )
    )  # fmt: skip


# --- Crypt -------------------------------------------------------------------------------------------------------


def _headstone(x: float, y: float, height: float, turn: float) -> str:
    """A round-headed gravestone."""
    stone = "M-17 4V-38Q-17 -56 0 -56Q17 -56 17 -38V4Z"
    return put(
        line("k", stone, 8)
        + fill("p", stone)
        + line("k", "M0 -44V-18M-8 -35H8", 4)
        + gouges("k", (-13, -36, -13, 2, 3, -1), (-8, -8, 9, -9, 2), (-8, -2, 4, -2, 2)),
        x,
        y,
        height / 56,
        turn,
    )


def _grave_cross(x: float, y: float, height: float, turn: float) -> str:
    cross = "M-5 4V-34H-18V-45H-5V-60H6V-45H18V-34H6V4Z"
    return put(line("k", cross, 8) + fill("p", cross) + gouges("k", (-2, -56, -2, 0, 2.4)), x, y, height / 60, turn)


@scene("Crypt", night=True)
def crypt() -> str:
    """A tomb at night, a skull over its door; the slab stands open on steps that lead down, graves lean around it."""
    pillar = box("k", 47, 84, 20, 92) + box("p", 50, 88, 13, 80) + box("p", 46, 82, 21, 7) + box("p", 46, 164, 21, 8)
    pillar += gouges("k", (54, 92, 54, 162, 2.4), (59, 92, 59, 162, 2.4))
    steps = "".join(box("s", 82 + i * 2, 168 - i * 9, 36 - i * 4, 3) for i in range(4))
    return (
        box("k", 0, 0, 200, 204)
        + moon("p", 34, 38, 25)
        + "".join(star("p", *each) for each in ((60, 20, 4), (150, 22, 5), (182, 46, 4), (14, 74, 3)))
        + box("s", 48, 80, 104, 96)
        + line("k", "M68 98H132M68 114H132M68 130H132M68 146H132M68 162H132M74 84V98M126 84V98", 2.4)
        + both_sides(pillar)
        + polygon("k", (24, 84), (100, 18), (176, 84))
        + polygon("p", (30, 80), (100, 22), (170, 80))
        + polygon("s", (48, 74), (100, 31), (152, 74))
        + skull(100, 59, 31)
        + arch("p", 100, 174, 58, 84)
        + arch("k", 100, 176, 50, 80)
        + steps
        + polygon("k", (125, 106), (152, 96), (152, 190), (125, 176))
        + polygon("s", (129, 108), (148, 101), (148, 184), (129, 173))
        + box("p", 42, 172, 116, 9)
        + box("p", 34, 184, 132, 9)
        + ridge("s", (-4, 190), (30, 182), (70, 192), (130, 192), (170, 182), (204, 190))
        + _headstone(26, 184, 56, -8)
        + _grave_cross(180, 186, 64, 9)
        + _headstone(150, 200, 34, 5)
    )


# --- Chapel ------------------------------------------------------------------------------------------------------


def _rose_window(x: float, y: float, r: float) -> str:
    """A round window of eight petals."""
    petals = "".join(put(oval("s", 0, -r * 0.62, r * 0.17, r * 0.28), x, y, 1, 45 * i) for i in range(8))
    return disc("p", x, y, r) + petals + disc("k", x, y, r * 0.24)


@scene("Chapel")
def chapel() -> str:
    """A little church on a knoll, rose window before, long roof behind, light about the cross on its spire."""
    roof = "M70 68L166 78L196 126L118 124Z"
    return (
        rays("s", 70, 20, 20, 92, 22, 3, 8)
        + polygon("k", (184, 168), (176, 140), (182, 96), (188, 70), (196, 100), (202, 140), (196, 168))
        + fill("k", "M108 112H188V186L108 196Z")
        + "".join(arch("p", x, y, 13, 38) for x, y in ((131, 174), (153, 172), (174, 170)))
        + gouges("k", *((x, y, x, y + 36, 2.4) for x, y in ((131, 137), (153, 135), (174, 133))))
        + line("p", roof, 5)
        + fill("s", roof)
        + hatch("k", (118, 119), (92, 86), 5, (60, 1), 2.4)
        + hatch("k", (190, 122), (168, 86), 5, (-36, -1), 2.4)
        + line("p", "M22 120L70 64L118 120M114 120V198", 7)
        + fill("k", "M28 198V116L70 68L112 116V198Z")
        + line("k", "M22 120L70 64L118 120", 5)
        + line("p", "M57 58V84H83V58", 5)
        + fill("k", "M57 92V56H83V92L70 76Z")
        + polygon("s", (51, 60), (70, 26), (89, 60))
        + gouges("p", (69, 32, 58, 58, 3, 1), (70, 40, 69, 58, 2))
        + arch("p", 70, 84, 12, 20)
        + line("k", "M70 30V5M61 13H79", 4.400)
        + _rose_window(70, 122, 21)
        + arch("p", 70, 198, 30, 46)
        + arch("s", 70, 198, 22, 41)
        + line("k", "M70 156V200", 2.4)
        + "".join(
            gouges("p", (x, y, x + 12, y, 2.4)) for x, y in ((31, 130), (33, 154), (31, 178), (97, 144), (96, 168))
        )
        + ridge("k", (-4, 202), (40, 193), (110, 193), (204, 180))
        + fill("p", "M54 195H86Q90 200 104 206H40Q52 200 54 195Z")
        + gouges("p", (110, 201, 190, 189, 3), (8, 202, 40, 197, 2.4))
    )


# --- Garden ------------------------------------------------------------------------------------------------------


def _blossom(x: float, y: float, r: float) -> str:
    """The path of a flower of five round petals."""
    tips = [(r * cos(2 * pi * i / 5 - 0.9), r * sin(2 * pi * i / 5 - 0.9)) for i in range(6)]
    round_ = n(r * 0.62)
    petals = "".join(f"a{round_} {round_} 0 1 1 {at((x2 - x1, y2 - y1))}" for (x1, y1), (x2, y2) in pairwise(tips))
    return f"M{at((x + tips[0][0], y + tips[0][1]))}{petals}Z"


def _tulip(x: float, y: float, s: float) -> str:
    """The path of a tulip's cup, its foot at the point."""
    parts = ((-15, 0), (-16, -18), (-13, -30)), ((7, 13), (6, -17), (6, 17), (7, -13)), ((3, 12), (2, 30), (-13, 30))
    left, tips, right = (at(*((a * s, b * s) for a, b in part)) for part in parts)
    return f"M{at((x, y))}c{left}l{tips}c{right}Z"


def _bed() -> str:
    """A bed of tulips beside the path, at the left."""
    cups = ((10, 174, 0.8), (33, 187, 0.9), (62, 189, 0.8))
    stems = "".join(f"M{x} {y}Q{x + 2} {y + 14} {x + 1} 208" for x, y, _ in cups)
    leaves = [(x + 1, 208, x + side * 12, y + 5, 7, side * 4) for (x, y, _), side in zip(cups, (1, -1, 1), strict=True)]
    heads = "".join(_tulip(*cup) for cup in cups)
    return (
        fill("k", "M-4 160Q30 156 76 152L46 206H-4Z")
        + line("s", stems, 3)
        + gouges("s", *leaves)
        + line("k", heads, 5)
        + fill("p", heads)
        + gouges("k", *((x, y - 3, x + 2, y - 20, 3, 1) for x, y, _ in cups))
    )


def _topiary() -> str:
    """A box tree clipped to two balls, in its pot; it stands on the origin."""
    balls = ((0, -60, 21), (0, -97, 15))
    return (
        line("k", "M0 -20V-84", 4)
        + "".join(disc("k", *ball) for ball in balls)
        + hatch("s", (-14, -58), (8, -76), 4, (7, 13), 6, 2)
        + hatch("s", (-8, -96), (2, -106), 2, (4, 9), 6, 2)
        + fill("k", "M-16 -26H16L11 0H-11Z")
        + gouges("p", (-13, -20, 13, -20, 2.4))
    )


def _bower() -> str:
    """An arch grown over with flowers and leaves."""
    frame = "M46 160V68A54 54 0 0 1 154 68V160H134V68A34 34 0 0 0 66 68V160Z"
    turns = [pi * (1 + i / 4) for i in range(5)]
    places = [(100 + 45 * cos(a), 68 + 45 * sin(a), 10.5) for a in turns]
    places += [(x, y, 9.5) for x in (56, 144) for y in (103, 137)]
    leaves = [
        (100 + 42 * cos(a + 0.28), 68 + 42 * sin(a + 0.28), 100 + 68 * cos(a + 0.42), 68 + 68 * sin(a + 0.42), 13)
        for a in turns[:-1]
    ]
    leaves += [(x, y, x + out * 17, y - 9, 9) for x, out in ((48, -1), (152, 1)) for y in (88, 124)]
    flowers = "".join(_blossom(*place) for place in places)
    hearts = "".join(f"M{n(x)} {n(y)}h0" for x, y, _ in places)
    return (
        gouges("s", *leaves)
        + line("k", frame, 4)
        + fill("s", frame)
        + line("k", flowers, 5)
        + fill("p", flowers)
        + line("k", hearts, 9)
    )


@scene("Garden")
def garden() -> str:
    """An arch of flowers over a garden path, clipped trees in a hedge on either side, tulips before it."""
    hedge = fill("s", "M-4 108Q10 102 22 107T50 106V162H-4Z") + hatch("k", (6, 118), (42, 118), 3, (4, 10), 6, 2)
    flags = [(100 - w, y, 100 + w, y + 1, 2.4) for w, y in ((4, 130), (8, 142), (13, 156), (19, 172), (26, 192))]
    return (
        both_sides(hedge + put(_topiary(), 20, 158))
        + box("s", 62, 116, 76, 44)
        + both_sides(polygon("k", (72, 126), (80, 84), (88, 126)))
        + fill("p", "M96 112H104L156 206H44Z")
        + gouges("k", *flags)
        + _bower()
        + both_sides(_bed())
    )
