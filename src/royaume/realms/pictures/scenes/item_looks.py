"""ITEMS: what shows, reveals or hides from sight."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.parts import eye, moon, skull, star
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
    n,
    oval,
    polygon,
    put,
    rays,
    taper,
)
from royaume.realms.pictures.scenes import scene

# --- Spyglass ----------------------------------------------------------------------------------------------------


def _tube(x1: float, r1: float, x2: float, r2: float) -> str:
    """The path of a piece of a tube that lies along x, its right end turned a little to us."""
    return (
        f"M{n(x2)} {n(-r2)}L{n(x1)} {n(-r1)}A{n(r1 * 0.5)} {n(r1)} 0 0 0 {n(x1)} {n(r1)}L{n(x2)} {n(r2)}"
        f"A{n(r2 * 0.5)} {n(r2)} 0 0 0 {n(x2)} {n(-r2)}Z"
    )


@scene("Spyglass")
def spyglass() -> str:
    """Drawn out to its full length over the sea, a ship caught in its glass."""
    tubes: tuple[tuple[Tone, float, float, float, float], ...] = (
        ("k", -106, 15, -96, 13),
        ("s", -96, 10, -52, 11),
        ("k", -54, 16, -46, 16),
        ("s", -46, 16.5, 0, 17.5),
        ("k", -2, 23, 8, 23),
        ("k", 8, 25, 62, 31),
        ("s", 58, 39, 76, 41),
    )
    pieces = "".join(line("p", _tube(*piece), 5) + fill(tone, _tube(*piece)) for tone, *piece in tubes)
    shine = gouges(
        "p", (-94, -5, -56, -5.5, 4), (-44, -8, -6, -9, 5), (6, -13, 52, -17, 6), (62, -24, 66, -8, 4, 1),
        (12, -4, 56, -5, 2.4),
    )  # fmt: skip
    shade = hatch("k", (-92, 10), (-62, 11), 8, (-4, -9), 2.4) + hatch("k", (-40, 16.5), (-6, 17.5), 9, (-6, -13), 2.6)
    seams = hatch("p", (14, 26), (56, 31), 9, (-7, -12), 2)
    glass = oval("k", 76, 0, 22, 41) + oval("p", 77, 0, 18, 35)
    ship = (
        fill("k", "M-15 3H16L11 12H-10Z")
        + fill("k", "M-1 1V-24C8 -20 12 -8 11 1Z")
        + fill("s", "M-3 1V-20C-10 -14 -14 -6 -13 1Z")
        + gouges("s", (-18, 16, 18, 15, 3), (-12, 21, 14, 21, 2.6))
    )
    return (
        hatch("s", (0, 176), (0, 198), 4, (150, 0), 3)
        + hatch("s", (200, 170), (200, 200), 5, (-96, 0), 3)
        + put(pieces + shade + seams + shine + glass, 88, 110, 1, -38)
        + put(ship, 149, 64, 1.1)
    )


# --- Blindfold ---------------------------------------------------------------------------------------------------


@scene("Blindfold", night=True)
def blindfold() -> str:
    """A face lifted to what it cannot see, the cloth tight across its eyes, its ends on the wind."""
    face = (
        "M64 36C54 48 49 60 48 72C46 84 36 96 30 106C28 111 32 114 40 115C43 117 42 119 40 121C37 124 36 128 40 131"
        "C43 132 44 133 42 134C39 136 38 140 42 143C44 145 43 148 41 152C38 160 42 170 54 172C66 174 80 168 90 164"
        "C94 178 92 194 80 218H176C156 196 148 172 152 150L150 60L110 30Z"
    )
    band = "M47 60C44 74 38 84 40 94C62 106 104 108 172 92L171 76C122 82 82 76 47 60Z"
    hair = "M60 40C76 14 116 4 146 20C176 38 184 76 174 110C168 138 160 152 164 176C146 160 140 146 136 130L112 112L104 60C86 56 72 50 60 40Z"
    strands = gouges(
        "p", (66, 40, 164, 64, 3, 15), (74, 30, 170, 56, 3, 20), (88, 20, 166, 44, 3, 16), (108, 12, 158, 32, 3, 8),
        (84, 48, 160, 70, 2.6, 9), (104, 54, 156, 73, 2.4, 5), (118, 104, 160, 98, 2.6, -1), (124, 112, 164, 101, 3, -2),
        (132, 122, 168, 104, 3, -3), (138, 132, 170, 110, 3, -3), (142, 146, 168, 122, 3, -3), (150, 156, 168, 132, 2.6, -2),
    )  # fmt: skip
    ear = fill("p", "M112 98C122 92 132 100 128 112C126 122 120 130 114 128Z") + gouges("k", (116, 104, 120, 122, 3, 5))
    folds = gouges(
        "p", (56, 72, 162, 82, 2.4, -8), (48, 84, 150, 91, 2.8, -8), (60, 94, 118, 99, 2, -4), (128, 86, 166, 84, 2, -1)
    )
    tails = "".join(
        taper("k", width + 8, *points) + taper("s", width, *points)
        for width, *points in (
            (17, (170, 84), (186, 66), (196, 54), (214, 60), (230, 50)),
            (19, (170, 86), (188, 98), (192, 122), (206, 136), (220, 130)),
        )
    )
    knot = oval("k", 172, 84, 12, 16, 8) + oval("s", 172, 84, 9, 13, 8) + gouges("p", (168, 76, 174, 92, 2.4, 2))
    lines = gouges("k", (39, 131, 54, 133, 3, -1.5), (36, 113, 42, 108, 2.6, -2), (92, 164, 128, 134, 3.4, -6))
    lines += hatch("k", (96, 168), (126, 144), 9, (12, 26), 2.4) + gouges(
        "k", (60, 104, 66, 126, 2, 3), (50, 160, 58, 158, 2, 2)
    )
    return box("k", 0, 0, 200, 204) + put(
        fill("p", face) + fill("k", hair) + strands + ear + lines + line("k", band, 6) + fill("s", band) + folds + tails + knot,
        -4, -6, 1, 6,
    )  # fmt: skip


# --- Book of Prophecy ------------------------------------------------------------------------------------------------


@scene("Book of Prophecy")
def book_of_prophecy() -> str:
    """A heavy tome, shut and clasped; the eye on its cover is open."""
    cover = "M-60 -80H52Q58 -80 58 -74V74Q58 80 52 80H-60Q-68 70 -68 60V-62Q-68 -74 -60 -80Z"
    back = "M-62 76L-44 100H76Q79 100 79 96V-62L58 -80V80Z"
    leaves = gouges("k", *((-50 + i * 3, 83 + i * 3.6, 60 + i * 3.4, 83 + i * 3.6, 2) for i in range(4)))
    leaves += gouges("k", *((61 + i * 3.4, -70 + i * 3, 61 + i * 3.4, 80 + i * 3, 2) for i in range(4)))
    corner = "M58 -80V-50Q44 -50 42 -62Q30 -64 28 -80Z"
    corners = line("p", corner, 3) + fill("s", corner)
    corners += f'<g transform="scale(1 -1)">{corners}</g>'
    clasp = "M30 -8H58L80 10V26L58 8H30Q22 0 30 -8Z"
    clasps = "".join(put(line("p", clasp, 4) + fill("s", clasp) + disc("p", 34, 0, 3), 0, y) for y in (-28, 34))
    marks = (
        rays("p", -10, 2, 32, 54, 26, 3.4)
        + eye(-10, 2, 74, "p", "s", "k")
        + disc("p", -10, -62, 9)
        + moon("p", -38, -60, 8)
        + moon("p", 16, -60, 8)
        + "".join(star("p", x, y, 9) for x, y in ((-40, 58), (-10, 66), (20, 58)))
    )
    return hatch("s", (24, 188), (60, 200), 4, (136, 0), 3) + put(
        fill("k", back) + fill("p", "M-60 80L-44 95H72V-60L58 -76V80Z") + leaves + fill("k", cover) + marks
        + gouges("p", (-60, -76, -60, 76, 3.4)) + corners + clasps,
        94, 94, 1, -8,
    )  # fmt: skip


# --- Crystal Ball ----------------------------------------------------------------------------------------------------


@scene("Crystal Ball", night=True)
def crystal_ball() -> str:
    """Held in a claw; mist turns in it, and becomes a skull."""
    mist = "".join(
        taper("p", width, *points)
        for width, *points in (
            (15, (154, 84), (148, 118), (114, 142), (76, 136), (52, 110)),
            (10, (138, 52), (156, 76), (154, 106), (134, 130)),
            (13, (56, 116), (46, 86), (58, 54), (90, 36), (124, 40)),
            (8, (84, 28), (112, 24), (140, 38), (154, 62)),
            (8, (62, 132), (88, 150), (118, 148), (140, 132)),
        )
    )
    talon = ((62, 168), (36, 152), (26, 126), (38, 98))
    claw = (
        taper("k", 26, *talon) + taper("p", 19, *talon) + gouges("k", (34, 132, 44, 124, 2.4), (38, 142, 48, 132, 2.4))
    )
    foot = fill("p", "M74 160C58 166 60 180 50 186C40 188 32 192 30 200H72C74 190 80 184 92 180V164Z")
    middle = fill("k", "M84 202C80 176 88 160 100 136C112 160 120 176 116 202Z") + fill(
        "p", "M89 202C86 178 92 164 100 146C108 164 114 178 111 202Z"
    )
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 100, 82, 80, 130, 30, 4)
        + disc("k", 100, 82, 80)
        + disc("p", 100, 82, 74)
        + disc("s", 100, 82, 69)
        + gouges("k", (100, 148, 164, 84, 12, -18), (118, 148, 168, 96, 5, -14))
        + mist
        + skull(101, 86, 66, "p", "k")
        + gouges("p", (40, 70, 66, 30, 9, 7), (38, 88, 39, 78, 6))
        + both_sides(foot + claw)
        + middle
        + gouges(
            "k", (92, 174, 108, 174, 2.6), (91, 184, 109, 184, 2.6), (44, 196, 64, 192, 2.4), (156, 196, 136, 192, 2.4)
        )
    )


# --- Crystal Lens ----------------------------------------------------------------------------------------------------


def _faceted(r: float) -> str:
    """A round glass cut like a jewel, in its frame."""
    outer: list[Point] = [(r * cos(pi * (i + 0.5) / 4), r * sin(pi * (i + 0.5) / 4)) for i in range(8)]
    inner: list[Point] = [(r * 0.6 * cos(pi * i / 4), r * 0.6 * sin(pi * i / 4)) for i in range(8)]
    sunlit: tuple[Tone, ...] = ("s", "p", "s", "p", "s", "p", "p", "s")
    shaded: tuple[Tone, ...] = ("p", "p", "k", "s", "p", "p", "k", "p")
    facets = ""
    for i in range(8):
        facets += polygon(sunlit[i], outer[i - 1], outer[i], inner[i])
        facets += polygon(shaded[i], inner[i], outer[i], inner[(i + 1) % 8])
    edges = "".join(f"M{at(outer[i])}L{at(inner[i])}L{at(inner[(i + 1) % 8])}L{at(outer[i])}" for i in range(8))
    rim = "M" + at(*((x * 1.07, y * 1.07) for x, y in outer)) + "Z"
    return fill("p", rim) + facets + line("k", edges, 2) + line("k", rim, 8)


@scene("Crystal Lens")
def crystal_lens() -> str:
    """Spectacles with glasses cut like jewels."""
    arm = line("k", "M14 84L58 18Q66 10 74 18L80 30", 6)
    return both_sides(arm) + line("k", "M90 104Q100 86 110 104", 8) + both_sides(put(_faceted(42), 50, 112))


# --- Junkyard Map ----------------------------------------------------------------------------------------------------


def _fishbone() -> str:
    """What is left of a fish, its head to the left, the middle of its back the origin."""
    ribs = "".join(
        gouges("k", (x, 0, x + 6, -9 + abs(x) * 0.2, 3), (x, 0, x + 6, 9 - abs(x) * 0.2, 3)) for x in (-10, -2, 6, 14)
    )
    return (
        fill("k", "M-14 -10C-26 -12 -34 -4 -36 2L-26 3L-32 8C-26 12 -18 11 -14 9Z") + disc("p", -23, -4, 2.6)
        + line("k", "M-14 0H26", 3) + fill("k", "M22 0L36 -10Q32 0 36 10Z") + ribs
    )  # fmt: skip


def _cog(r: float) -> str:
    """A toothed wheel about the origin."""
    teeth = "".join(put(box("k", -r * 0.2, -r * 1.3, r * 0.4, r * 0.5), turn=45 * i) for i in range(8))
    return teeth + disc("k", 0, 0, r) + disc("p", 0, 0, r * 0.4)


def _boot() -> str:
    """An old boot that gapes, its heel at the origin."""
    return fill("k", "M0 -38H18L17 -18C24 -12 36 -14 40 -6L38 0L24 -3L42 6Q42 8 40 8H0Z") + gouges(
        "p", (8, -32, 18, -30, 2.4), (8, -24, 17, -22, 2.4)
    )


@scene("Junkyard Map", night=True)
def junkyard_map() -> str:
    """A torn map of heaps of rubbish, and a cross among them."""
    sheet = (
        "M10 26L30 18L40 24L62 12L84 18L96 10L108 20L140 10L160 16L190 8L188 44L180 56L194 80L186 104L194 128L184 150"
        "L194 192L160 186L146 194L120 186L104 196L80 188L58 196L40 190L8 198L14 160L6 140L18 120L8 94L18 72L6 52Z"
    )
    cross = limb("s", (108, 84, 8), (132, 104, 15), (158, 130, 8)) + limb(
        "s", (156, 82, 8), (134, 104, 15), (110, 132, 8)
    )
    trail = [(70, 184), (56, 176), (44, 164), (40, 148), (46, 132), (58, 122), (74, 120), (88, 116)]
    steps = "".join(oval("k", x, y, 5, 3.4, 20) for x, y in trail)
    heap = fill("k", "M0 0C4 -14 14 -16 20 -26C28 -36 40 -34 46 -24C56 -20 60 -10 70 0Z")
    return (
        box("k", 0, 0, 200, 204) + put(fill("s", sheet), 4, 4) + fill("p", sheet) + steps + cross
        + put(_cog(15), 44, 52) + put(_boot(), 66, 62, 1, -20) + put(heap, 20, 92, 1.2)
        + put(_fishbone(), 150, 48, 1.1, -18) + put(heap, 96, 184, 1.3) + put(_cog(11), 170, 166)
    )  # fmt: skip
