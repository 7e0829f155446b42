"""ITEMS: what carries, keeps or takes."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.parts import skull
from royaume.core.linocut.tools import (
    blob,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    hatch,
    limb,
    line,
    n,
    polygon,
    put,
)
from royaume.realms.pictures.scenes import scene

# --- Sarcophagus -------------------------------------------------------------------------------------------------


_CASE = (
    "M0 -64C28 -64 40 -46 40 -22C42 -8 46 0 54 8C64 18 62 50 58 70L42 190H-42L-58 70C-62 50 -64 18 -54 8"
    "C-46 0 -42 -8 -40 -22C-40 -46 -28 -64 0 -64Z"
)


def _lid() -> str:
    """The painted lid of a mummy's case, the chin at the origin."""
    cloth = (
        "M0 -58C24 -58 34 -42 34 -22C36 -4 42 8 38 36L17 40L20 0H-20L-17 40L-38 36C-42 8 -36 -4 -34 -22"
        "C-34 -42 -24 -58 0 -58Z"
    )
    half = (
        (22, -8, 37, -14, 4), (22, 2, 38, -3, 4), (21, 12, 39, 8, 4), (20, 22, 39, 19, 4), (20, 32, 38, 29, 4),
        (22, -20, 34, -27, 4), (19, -32, 29, -40, 4), (13, -40, 21, -50, 4),
    )  # fmt: skip
    stripes = gouges("k", *half, *((-a, b, -c, d, e) for a, b, c, d, e in half), (0, -42, 0, -58, 4))
    face = (
        fill("k", "M0 -43C17 -43 25 -36 25 -20C25 -2 14 9 0 11C-14 9 -25 -2 -25 -20C-25 -36 -17 -43 0 -43Z")
        + fill("p", "M0 -40C14 -40 22 -34 22 -20C22 -4 12 6 0 8C-12 6 -22 -4 -22 -20C-22 -34 -14 -40 0 -40Z")
        + fill("k", "M-18 -20Q-11 -27 -4 -20Q-11 -15 -18 -20ZM18 -20Q11 -27 4 -20Q11 -15 18 -20Z")
        + gouges(
            "k", (-20, -27, -3, -27, 3, 2), (3, -27, 20, -27, 3, 2), (-17, -20, -25, -17, 3), (17, -20, 25, -17, 3)
        )
        + gouges("k", (0, -22, -1, -8, 2), (-4, -8, 4, -8, 2, -1), (-7, -1, 7, -1, 3, -1.5))
        + fill("k", "M-6 6H6L8 40Q0 46 -8 40Z")
        + fill("p", "M-4 10H4L5 37Q0 41 -5 37Z")
    )
    arms = "".join(
        line("k", f"M{46 * side} 82L{-16 * side} 58", 24) + line("p", f"M{46 * side} 82L{-16 * side} 58", 15)
        + gouges("k", *((side * x, 58 + x * 0.4, side * (x + 6), 80 + x * 0.4, 3) for x in (8, 18, 28, 38)))
        for side in (1, -1)
    )  # fmt: skip
    rods = line("k", "M-14 74L-34 26Q-40 10 -50 26M14 74L36 22", 9) + line(
        "p", "M-14 74L-34 26Q-40 10 -50 26M14 74L36 22", 5
    )
    rods += gouges("p", (36, 20, 52, 50, 5), (36, 20, 44, 56, 5))
    bands = "".join(
        hatch("p", (-52 + i * 3, 108 + i * 22), (52 - i * 3, 108 + i * 22), 13, (0, 12), 6) for i in range(3)
    )
    return (
        line("p", _CASE, 6)
        + line("k", _CASE, 1)
        + fill("s", _CASE)
        + arms
        + rods
        + fill("k", cloth)
        + line("k", cloth, 5)
        + fill("p", cloth)
        + stripes
        + face
        + bands
    )


@scene("Sarcophagus", night=True)
def sarcophagus() -> str:
    """A mummy's case, its painted lid pushed aside from within."""
    case = line("p", _CASE, 5) + fill("k", _CASE)
    fingers = "".join(
        limb("k", (40, y, 14), (58, y - 4, 14), (72, y + 4, 10))
        + limb("p", (40, y, 10), (58, y - 4, 10), (71, y + 3, 8))
        for y in (112, 123, 134, 144)
    )
    return (
        box("k", 0, 0, 200, 204)
        + put(case, 78, 70, 1, -2)
        + gouges("p", (40, 60, 62, 60, 12))
        + put(_lid(), 118, 72, 1, 5)
        + fingers
    )


# --- Market Wagon ----------------------------------------------------------------------------------------------------


def _wheel(x: float, y: float, r: float, spokes: int) -> str:
    """A spoked wheel round its hub."""
    ways = "".join(f"M0 0L{n(r * cos(2 * pi * i / spokes))} {n(r * sin(2 * pi * i / spokes))}" for i in range(spokes))
    rim = disc("p", 0, 0, r + 4) + disc("k", 0, 0, r) + disc("p", 0, 0, r * 0.78)
    return put(rim + line("k", ways, 4) + disc("k", 0, 0, r * 0.28) + disc("p", 0, 0, r * 0.11), x, y)


def _wares() -> str:
    """Jars, a cabbage, a cheese and a bottle on a board; sausages and onions above it."""
    jar = "M-9 0C-16 -10 -16 -22 -6 -28V-33H6V-28C16 -22 16 -10 9 0Z"
    return (
        put(fill("k", jar) + gouges("p", (-8, -20, -7, -6, 3)), 46, 116)
        + disc("s", 76, 103, 14) + gouges("p", (66, 108, 74, 92, 2.4, 3), (76, 114, 76, 93, 2.4), (86, 108, 79, 92, 2.4, -3))
        + fill("k", "M94 116V100Q110 92 128 100V116Z") + polygon("p", (108, 106), (124, 101), (121, 116))
        + fill("s", "M134 116V98L138 92V82H144V92L148 98V116Z") + fill("k", "M150 116C148 100 152 94 158 92L154 84H168L164 92C172 96 173 108 170 116Z")
        + "".join(limb("s", (x, 68, 2), (x - 2, 76, 8), (x + 1, 88, 3)) for x in (60, 70, 80))
        + "".join(disc("k", x, y, 5) for x, y in ((106, 72), (114, 76), (108, 82)))
    )  # fmt: skip


@scene("Market Wagon")
def market_wagon() -> str:
    """A merchant's wagon, its striped awning up, its boards laden."""
    roof = "M6 60C16 22 56 8 100 8C144 8 184 22 194 60Z"
    stripes = "".join(
        fill("p", f"M{100 + x} 60C{100 + x * 0.9} 34 {100 + x * 0.7} 18 {100 + x * 0.4} 9H{100 + (x + 24) * 0.4}"
        f"C{100 + (x + 24) * 0.7} 18 {100 + (x + 24) * 0.9} 34 {124 + x} 60Z")
        for x in (-84, -36, 12, 60)
    )  # fmt: skip
    edge = "".join("a12 11 0 0 1 -23.500 0" for _ in range(8))
    return (
        hatch("s", (10, 192), (60, 200), 3, (130, 0), 3)
        + _wares()
        + fill("s", roof) + stripes
        + box("k", 20, 56, 7, 60) + box("k", 173, 56, 7, 60)
        + fill("k", f"M194 56V62{edge}V56Z")
        + fill("k", "M8 114H192V124H186L176 150H24L14 124H8Z")
        + gouges("p", (20, 126, 180, 126, 3), (24, 136, 90, 136, 2.4), (96, 136, 176, 136, 2.4))
        + line("k", "M30 150L-6 180", 7)
        + _wheel(52, 166, 30, 10)
        + _wheel(148, 162, 36, 12)
    )  # fmt: skip


# --- Backpack --------------------------------------------------------------------------------------------------------


@scene("Backpack")
def backpack() -> str:
    """Bulging, strapped, a blanket rolled on top; something in it looks out."""
    body = "M50 64C38 96 34 140 38 178C40 194 60 200 100 200S160 194 162 178C166 140 162 96 150 64Z"
    flap = "M46 54Q100 42 154 54C162 78 163 96 160 112Q146 126 130 124Q116 104 100 104Q84 104 70 124Q54 126 40 112C37 96 38 78 46 54Z"
    roll = "M34 14H160Q178 34 160 54H34Q18 34 34 14Z"
    pocket = "M40 138C24 138 18 160 22 184C26 194 44 194 50 188Z"
    strap = "M74 50V136Q80 142 86 136V50Z"
    buckle = box("p", 70, 128, 20, 18) + box("k", 74, 132, 12, 10)
    peep = fill("p", "M84 120Q92 112 98 122Q90 126 84 120Z") + disc("k", 92, 119, 2)
    return (
        both_sides(line("k", "M50 74C16 90 12 140 38 180", 10) + line("p", pocket, 5) + fill("k", pocket))
        + fill("k", body)
        + both_sides(peep)
        + line("p", flap, 5) + fill("s", flap)
        + gouges("p", (50, 62, 46, 108, 3, 3), (60, 64, 56, 112, 2.4, 2), (100, 62, 100, 96, 3), (92, 62, 91, 92, 2.4), (108, 62, 109, 92, 2.4))
        + both_sides(line("p", strap, 4) + fill("k", strap) + buckle)
        + line("p", roll, 5) + fill("k", roll)
        + gouges("p", (50, 22, 160, 22, 3), (46, 30, 150, 30, 2), (46, 46, 158, 46, 3))
        + line("p", "M68 150Q100 144 132 150L136 184Q100 192 64 184Z", 3)
    )  # fmt: skip


# --- Shovel ----------------------------------------------------------------------------------------------------------


def _spade() -> str:
    """A spade, its blade down, its step at the origin."""
    blade = "M-38 2C-28 -3 -15 -6 -9 -14H9C15 -6 28 -3 38 2C41 40 30 72 0 94C-30 72 -41 40 -38 2Z"
    grip = "M-24 -148Q0 -156 24 -148L22 -136C18 -122 10 -118 6 -108H-6C-10 -118 -18 -122 -22 -136Z"
    return (
        fill("p", "M-5.500 -110L-6 -40H6L5.500 -110Z")
        + gouges("k", (2, -106, 2, -60, 3))
        + fill("p", "M-10 -14L-8 -56H8L10 -14Z")
        + fill("p", grip) + fill("k", "M-12 -137Q0 -141 12 -137C10 -130 5 -126 0 -120C-5 -126 -10 -130 -12 -137Z")
        + line("k", "M-8 -52H8", 3) + disc("k", 0, -44, 2.4)
        + line("k", blade, 6) + fill("p", blade)
        + gouges("k", (0, -30, 0, 44, 5), (30, 8, 8, 76, 9, 8), (20, 6, 6, 58, 4, 4), (-32, 8, -25, 52, 3, -3), (11, 2, 5, 40, 2.4, 1))
    )  # fmt: skip


@scene("Shovel", night=True)
def shovel() -> str:
    """Thrust into a heap of earth at night; it has turned up a skull."""
    earth = "M-4 166C10 150 30 140 52 142C76 144 96 160 112 176C140 178 170 172 204 180V206H-4Z"
    return (
        box("k", 0, 0, 200, 204)
        + line("p", earth, 4) + fill("s", earth)
        + put(skull(0, 0, 62, "p", "k"), 48, 136, 1, -14)
        + fill("s", "M4 160C20 150 26 164 44 166C62 168 76 156 88 164L80 190H4Z")
        + gouges("p", (14, 172, 34, 178, 3), (48, 182, 76, 180, 3), (90, 178, 112, 190, 3), (24, 192, 52, 194, 3), (64, 170, 80, 172, 2.4))
        + put(_spade(), 130, 116, 0.98, -36)
        + fill("s", "M150 206C156 188 170 180 182 184C194 186 200 190 204 192V206Z")
    )  # fmt: skip


# --- Sealed Vault ----------------------------------------------------------------------------------------------------


@scene("Sealed Vault")
def sealed_vault() -> str:
    """A round iron door with its wheel, and a great seal across the crack."""
    wheel = "".join(put(line("p", "M0 0V-44", 6) + disc("p", 0, -46, 6), turn=60 * i) for i in range(6))
    ring = "M34 0A34 34 0 1 0 -34 0A34 34 0 1 0 34 0Z"
    bolts = "".join(put(box("k", -5, -92, 10, 14), turn=30 * i) for i in range(12))
    rivets = "".join(put(disc("p", 0, -67, 3.4), turn=15 + 30 * i) for i in range(12))
    wax = blob(
        "s", (152, 134), (166, 138), (176, 150), (174, 166), (162, 176), (148, 176), (136, 168), (133, 152), (140, 140)
    )
    return (
        "".join(hatch("s", (0, y), (200, y), 12, (-10, 14), 4) for y in (6, 30, 54, 78, 102, 126, 150, 174, 196))
        + disc("k", 100, 101, 99)
        + disc("p", 100, 101, 94)
        + put(bolts, 100, 101)
        + disc("k", 100, 101, 82)
        + put(rivets, 100, 101)
        + put(line("p", ring, 13) + line("k", ring, 3) + wheel + disc("k", 0, 0, 14) + disc("s", 0, 0, 10), 100, 101)
        + polygon("p", (150, 160), (128, 196), (140, 194), (146, 204), (160, 170))
        + polygon("p", (158, 160), (170, 204), (178, 194), (188, 198), (166, 160))
        + wax
    )


# --- Larcenous Gloves ------------------------------------------------------------------------------------------------


def _glove() -> str:
    """An empty glove that reaches down, its wrist at the origin, its thumb to the right."""
    fingers = "".join(
        limb("p", *((x, y, w + 6) for x, y, w in joints)) + limb("k", *joints)
        for joints in (
            ((-20, 38, 15), (-32, 62, 14), (-28, 86, 12), (-16, 98, 7)),
            ((-8, 44, 16), (-16, 74, 15), (-8, 102, 13), (6, 112, 7)),
            ((6, 46, 16), (3, 76, 15), (12, 100, 13), (25, 106, 7)),
            ((18, 42, 15), (22, 66, 14), (31, 84, 12), (43, 86, 7)),
            ((14, 14, 18), (36, 30, 16), (48, 50, 14), (48, 68, 7)),
        )
    )
    return (
        fingers
        + fill("k", "M-16 0C-24 14 -30 26 -29 42Q0 62 27 46C30 34 22 14 16 0Z")
        + gouges("p", (-16, 18, -20, 44, 3), (-4, 18, -6, 48, 3), (8, 18, 8, 48, 3))
        + fill("p", "M-21 4C-25 -14 -33 -30 -37 -50Q0 -66 37 -50C33 -30 25 -14 21 4Q0 12 -21 4Z")
        + fill("k", "M-17 1C-22 -14 -29 -30 -33 -47Q0 -62 33 -47C29 -30 22 -14 17 1Q0 8 -17 1Z")
        + fill("p", "M-28 -47Q0 -56 28 -47Q0 -38 -28 -47Z")
    )


@scene("Larcenous Gloves")
def larcenous_gloves() -> str:
    """Two gloves with nobody in them, closing on a purse."""
    purse = "M90 116C70 124 56 150 62 178C66 194 84 198 100 198S134 194 138 178C144 150 130 124 110 116L118 98Q108 104 100 96Q92 104 82 98Z"
    return fill("s", purse) + line("p", "M88 116H112", 5) + both_sides(put(_glove(), 38, 52, 0.95, -12))
