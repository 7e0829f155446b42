"""BEAST: what is ridden, fled from or never found."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from royaume.core.linocut.parts import star, tongue
from royaume.core.linocut.tools import (
    Tone,
    along,
    at,
    blob,
    both_sides,
    box,
    disc,
    fill,
    gouge,
    gouges,
    limb,
    line,
    n,
    oval,
    polygon,
    put,
    rays,
    ridge,
    taper,
)
from royaume.realms.pictures.scenes import scene


def _edged(shapes: str, gap: float = 2, ground: Tone = "p") -> str:
    """Shapes with a gap of the ground around each: its edge is stroked under its fill, so no path is written twice."""
    return f'<g class="l{ground}" stroke-width="{n(2 * gap)}" paint-order="stroke">{shapes}</g>'


def _scales(tone: Tone, *rows: tuple[float, float, float, float, int]) -> str:
    """Rows of scales, each from one point to another and so many: the lower rims of little shields."""
    path = ""
    for x1, y1, x2, y2, count in rows:
        dx, dy = (x2 - x1) / count, (y2 - y1) / count
        sag = hypot(dx, dy)
        out, back = (dx / 2, dy / 2 + sag * 0.75), (-dx / 2, sag * 0.35 - dy / 2)
        path += f"M{at((x1, y1))}" + f"q{at(out, (dx, dy))}q{at(back, (-dx, -dy))}m{at((dx, dy))}" * count
    return fill(tone, path)


# --- Unicorn -----------------------------------------------------------------------------------------------------


@scene("Unicorn", night=True)
def unicorn() -> str:
    """A white head before the full moon, the horn beyond its rim, the mane on the wind."""
    mane = "".join(
        taper("k", width + 5, *points) + taper("p", width, *points)
        for width, *points in (
            (17, (74, 62), (44, 70), (22, 96), (8, 100), (-8, 92)),
            (18, (62, 80), (40, 100), (26, 128), (10, 140), (-8, 138)),
            (18, (50, 108), (36, 132), (28, 158), (10, 178), (-8, 180)),
            (17, (84, 48), (54, 46), (34, 62), (14, 62), (-6, 48)),
            (13, (92, 44), (66, 30), (46, 36), (28, 28), (14, 14)),
        )
    )
    return (
        box("k", 0, 0, 200, 204)
        + disc("s", 92, 104, 78)
        + fill(
            "p",
            "M88 46C66 52 50 76 42 108C34 140 26 172 20 206H126C116 184 104 164 98 146C94 136 94 128 98 122"
            "C108 130 122 132 132 138C136 146 142 151 150 150C158 149 165 142 166 134C167 126 162 119 157 113"
            "C146 98 134 80 122 66C114 54 102 44 88 46Z",
        )
        + fill("p", "M84 54C78 40 80 26 86 14C96 24 102 36 102 50Z")
        + fill("k", "M89 46C86 38 86 32 88 26C93 33 95 40 95 47Z")
        + mane
        + polygon("p", (108, 58), (121, 71), (190, 4))
        + gouges("k", (115, 52, 127, 68, 1.6, 2), (127, 41, 137, 56, 1.5, 2), (139, 32, 149, 46, 1.4, 2))
        + gouges("k", (152, 24, 161, 36, 1.3, 2), (164, 14, 172, 26, 1.2, 2))
        + taper("k", 18, (92, 48), (104, 58), (110, 76), (104, 92))
        + taper("p", 13, (90, 46), (104, 56), (110, 74), (106, 90))
        + fill("k", "M112 80C117 76 124 78 128 85C122 88 115 87 112 80Z")
        + disc("p", 120, 81.5, 1.6)
        + gouges("k", (98, 122, 108, 92, 2.4, -8), (158, 139, 142, 140, 2, 2), (134, 92, 150, 116, 1.4, -2))
        + fill("k", "M154 124C158 122 161 126 160 130C157 130 154 128 154 124Z")
        + gouges("k", (88, 118, 74, 196, 3, 8), (72, 120, 52, 198, 3, 6), (100, 158, 100, 200, 2.4, 5))
        + star("p", 178, 64, 6)
        + star("p", 186, 118, 4)
        + star("p", 172, 172, 5)
        + star("p", 52, 14, 4)
    )


# --- Basilisk ----------------------------------------------------------------------------------------------------


def _basilisk_head() -> str:
    """The head and the neck, to the right: comb, beak, fangs, wattle, all round the eye."""
    head = (
        "M22 214C14 170 8 134 14 102C20 68 46 46 84 44C112 44 132 58 148 76C168 80 192 90 199 112"
        "C202 124 198 136 190 144"
        "C188 134 180 128 170 126C150 126 130 132 112 142C124 150 142 155 164 154C172 164 164 173 148 174"
        "C130 176 118 176 112 186C108 198 112 206 116 214Z"
    )
    comb = (
        "M16 124C0 128 -14 122 -16 112C-16 104 -8 100 0 100C-12 90 -20 76 -14 66C-8 58 4 62 14 68C6 52 2 34 12 26"
        "C24 18 34 30 42 42C40 24 42 4 56 0C68 -2 74 16 80 30C84 14 92 -2 106 0C118 4 116 22 114 36"
        "C122 24 132 16 142 22"
        "C152 30 146 44 138 56C148 50 160 48 164 58C166 68 160 78 150 88L100 92Z"
    )
    wattle = "M106 166C98 178 88 202 100 210C114 216 122 196 122 182C124 196 126 208 137 205C151 200 146 176 138 162Z"
    jaws = line("k", "M132 141Q160 140 184 156L198 150M184 156L192 170", 10) + line(
        "p", "M124 142Q160 140 184 156L198 150M184 156L192 170", 4
    )
    fangs = polygon("p", (180, 127), (169, 125), (170, 146)) + polygon("p", (158, 126), (147, 127), (150, 143))
    eye = (
        disc("k", 88, 98, 44)
        + disc("p", 88, 98, 39)
        + rays("s", 88, 98, 14, 33, 16, 3.6)
        + oval("k", 88, 98, 9, 31)
        + disc("p", 95, 84, 4)
    )
    brow = "M32 62C66 42 120 52 156 96C156 103 149 107 143 103C114 76 78 66 42 75C30 78 26 68 32 62Z"
    barbs = gouges(
        "k", (16, 92, -6, 72, 3), (34, 66, 17, 36, 3), (62, 46, 56, 12, 3), (94, 44, 102, 12, 3),
        (124, 54, 136, 32, 3),
    )  # fmt: skip
    return (
        _edged(fill("p", comb), 4, "k")
        + barbs
        + jaws
        + _edged(fill("s", head), 4.5, "k")
        + fangs
        + eye
        + fill("k", brow)
        + gouges("k", (176, 104, 190, 114, 3.6, 2), (154, 84, 170, 90, 2.4, -2))
        + _scales("k", (16, 120, 40, 128, 2), (16, 140, 58, 150, 3), (20, 158, 108, 168, 6), (24, 176, 100, 182, 5))
        + _edged(fill("p", wattle), 3.5, "k")
    )


@scene("Basilisk", night=True)
def basilisk() -> str:
    """A serpent's head with a cock's comb and beak, close by: the one great eye meets yours."""
    coil = (
        (-20, 196, 34), (50, 198, 36), (110, 199, 36), (156, 192, 32), (182, 172, 22), (190, 148, 12), (184, 124, 2),
    )  # fmt: skip
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 84, 88, 60, 190, 28, 6)
        + put(_basilisk_head(), 12, 2, 0.84)
        + limb("k", *((x, y, width + 9) for x, y, width in coil))
        + limb("s", *coil)
        + _scales("k", (6, 188, 150, 190, 9), (14, 198, 150, 198, 8), (156, 182, 176, 164, 2))
    )


# --- Warhorse ----------------------------------------------------------------------------------------------------


def _charger() -> str:
    """The horse itself, to the left: the trunk, the tail, the legs at the charge."""
    trunk = blob(
        "k", (48, 104), (60, 88), (86, 82), (120, 84), (150, 78), (172, 90), (178, 112), (164, 130), (136, 136),
        (100, 144), (70, 142), (52, 128),
    )  # fmt: skip
    return (
        taper("k", 22, (168, 88), (190, 78), (206, 96), (226, 96))
        + limb("k", (60, 120, 36), (30, 128, 22), (6, 134, 14), (-8, 154, 10), (-11, 162, 11))
        + polygon("k", (-17, 158), (-6, 162), (-8, 174), (-25, 168))
        + limb("k", (74, 130, 34), (56, 152, 21), (40, 161, 13), (57, 177, 9), (65, 181, 10))
        + polygon("k", (62, 175), (71, 179), (74, 191), (60, 189))
        + limb("k", (150, 118, 50), (166, 142, 32), (192, 156, 15), (200, 178, 10), (208, 186, 11))
        + polygon("k", (202, 185), (212, 180), (219, 192), (199, 195))
        + limb("k", (136, 126, 46), (126, 150, 28), (144, 168, 14), (136, 186, 10), (130, 192, 11))
        + polygon("k", (126, 188), (136, 192), (134, 201), (116, 201))
        + trunk
    )


def _caparison() -> str:
    """The cloth over its neck and its rump, and the saddle between."""
    rear = (
        "M112 84C130 76 156 70 172 84C182 94 184 112 196 122C206 130 216 132 228 126C216 144 202 150 188 146"
        "C186 158 174 164 161 160"
        "C150 166 137 160 129 164C122 168 114 168 107 164C112 140 112 110 112 84Z"
    )
    front = (
        "M50 30C70 34 86 56 94 84C96 108 96 132 108 156C96 164 85 160 79 154C68 160 58 158 54 149C46 151 38 144 36 136"
        "C34 118 32 106 36 94C40 84 38 76 40 62C42 48 44 36 50 30Z"
    )
    bands = (
        "M210 134Q196 140 185 136C182 147 171 153 160 149C150 154 137 149 128 153C122 156 116 156 109 153"
        "M100 148Q90 151 80 144C69 150 60 147 55 139Q46 141 38 130"
    )
    spots = ((146, 92), (142, 122), (172, 124), (68, 102), (70, 126), (48, 118))
    saddle = (
        "M82 92C80 80 82 70 84 62C90 60 96 64 98 76C104 84 112 82 118 68C124 62 132 64 132 70"
        "C128 84 128 92 126 106C112 112 96 110 86 106Z"
    )
    return (
        _edged(fill("s", rear))
        + _edged(fill("s", front))
        + gouges("k", (62, 84, 58, 138, 4, 4), (80, 92, 86, 140, 4, -3), (48, 92, 42, 126, 3.4, 3))
        + gouges("k", (136, 90, 126, 147, 4, 3), (154, 84, 160, 144, 4, -4), (170, 90, 194, 134, 4, -6))
        + line("p", bands, 3.4)
        + fill("p", "".join(f"M{at(spot)}l5 8-5 8-5-8Z" for spot in spots))
        + _edged(fill("k", saddle))
        + gouges("p", (88, 86, 124, 86, 3, 5), (92, 102, 122, 101, 2.4, 3))
        + line("k", "M104 106L106 130", 3)
        + fill("k", "M98 130H114V142H98ZM102 134V139H110V134Z")
    )


def _chanfron() -> str:
    """Its head in iron, the crinet down its neck, the plume."""
    head = (
        "M46 22C40 16 38 10 40 2C48 6 54 12 56 22C62 34 62 48 54 62C46 70 38 78 32 88C30 97 21 103 12 99C4 96 2 88 6 80"
        "C14 66 24 44 34 30C38 24 42 22 46 22Z"
    )
    crinet = "M50 22C74 20 94 44 104 78C98 84 92 84 86 84C80 64 68 50 54 46Z"
    plume = (
        "M42 20C38 4 46 -14 66 -16C84 -18 96 -6 116 -12C108 2 96 8 84 6C92 12 102 14 110 12"
        "C100 24 84 26 70 18C62 14 54 14 50 24Z"
    )
    return (
        _edged(fill("k", crinet))
        + gouges("p", (60, 48, 76, 28, 2.6, -3), (70, 56, 88, 42, 2.6, -3), (78, 66, 97, 58, 2.6, -3))
        + _edged(fill("s", plume))
        + gouges("p", (50, 10, 104, 0, 3, -9), (60, 8, 98, 18, 2.4, -3))
        + _edged(fill("k", head))
        + fill("p", "M36 32C28 44 16 66 10 82C10 87 15 89 19 87C26 76 36 62 44 52C49 46 50 38 47 30C44 27 39 28 36 32Z")
        + fill("k", "M34 42C40 38 44 42 43 50C38 51 34 48 34 42Z")
        + gouges("k", (34, 56, 20, 78, 2.6), (42, 34, 38, 36, 2))
        + gouges("p", (12, 94, 17, 92, 2.6), (52, 40, 50, 56, 2.4, 2))
        + disc("p", 28, 88, 3)
    )


@scene("Warhorse")
def warhorse() -> str:
    """A charger in its harness, no rider in the saddle: chanfron, plume, caparison on the wind."""
    reins = "M28 90C50 98 72 90 88 78"
    dust = gouges(
        "s", (140, 190, 196, 162, 6, 7), (160, 194, 214, 174, 6, 7), (96, 190, 128, 178, 5, 4),
        (30, 190, 66, 180, 4, 3),
    )  # fmt: skip
    return (
        ridge("s", (-4, 190), (60, 194), (130, 188), (204, 192))
        + gouges("p", (10, 197, 90, 198, 2.6), (104, 197, 188, 196, 2.6))
        + dust
        + put(_charger() + _caparison() + _chanfron() + line("p", reins, 6) + line("k", reins, 2.6), 34, 8, 0.87, 5)
    )


# --- Dragon ------------------------------------------------------------------------------------------------------


def _dragon_head() -> str:
    """It looks to the left with its jaws open, the neck's end at the origin."""
    return (
        taper("k", 9, (-6, -10), (14, -18), (30, -18), (46, -28))
        + taper("k", 7, (-2, -4), (16, -8), (30, -6), (42, -10))
        + fill(
            "k",
            "M6 -12C-2 -18 -10 -20 -18 -17C-26 -12 -36 -12 -44 -14C-52 -13 -56 -7 -54 0C-50 -2 -48 -1 -46 2"
            "C-36 2 -26 2 -16 5"
            "C-22 14 -34 18 -44 18C-44 24 -36 28 -26 25C-14 24 -2 20 8 12Z",
        )
        + polygon("p", (-44, 1), (-38, 1), (-41, 9))
        + polygon("p", (-32, 2), (-26, 3), (-30, 9))
        + polygon("p", (-40, 18), (-34, 17), (-37, 11))
        + fill("p", "M-26 -9Q-18 -14 -10 -8Q-18 -5 -26 -9Z")
    )


def _wing() -> str:
    """The near wing, spread to the right, its wrist at the top; the cuts are the bones of its fingers."""
    membrane = (
        "M113 122C109 96 114 62 129 24C123 17 122 8 126 -4C130 6 135 13 142 18C160 12 186 14 210 28"
        "C196 42 194 54 206 78"
        "C190 84 184 98 194 122C174 118 156 126 146 146Z"
    )
    bones = (
        (138, 22, 204, 30, 3.6, 6), (136, 27, 200, 76, 3.6, 7), (134, 32, 188, 116, 3.6, 9),
        (131, 36, 150, 134, 3.6, 8),
    )  # fmt: skip
    return _edged(fill("k", membrane), 2.4, "s") + gouges("s", *bones)


def _dragon_body() -> str:
    """Seated to the left on what it owns: tail, haunch, claws and neck, cut apart by light."""
    neck = limb("k", (126, 152, 64), (98, 122, 46), (86, 92, 30), (92, 64, 22), (90, 44, 20), (74, 40, 20))
    haunch = "M112 182C100 160 110 132 134 128C156 128 168 146 164 164C160 178 148 184 136 186C128 190 118 188 112 182Z"
    spines = "".join(polygon("k", *spine) for spine in (
        ((96, 36), (108, 34), (101, 46)), ((101, 52), (114, 54), (102, 64)), ((101, 70), (113, 76), (99, 84)),
    ))  # fmt: skip
    tail = ((140, 166, 40), (172, 178, 30), (182, 194, 24), (150, 203, 18), (112, 198, 13), (84, 190, 8), (62, 192, 4))
    belly = gouges(
        "p", (81, 78, 90, 82, 2.6), (77, 90, 88, 95, 3), (75, 102, 88, 107, 3), (76, 114, 92, 118, 3),
        (80, 127, 98, 129, 3),
    )  # fmt: skip
    haunch_cuts = gouges(
        "s", (104, 166, 132, 124, 4.4, 12), (132, 124, 164, 146, 3.6, 6), (134, 138, 150, 166, 3, 7),
        (130, 150, 138, 172, 2.6, 5),
    )  # fmt: skip
    nape = _scales(
        "s", (92, 62, 100, 62, 1), (92, 76, 102, 78, 1), (94, 92, 106, 96, 1), (98, 108, 112, 112, 1),
        (104, 122, 118, 124, 1),
    )  # fmt: skip
    return (
        spines
        + neck
        + limb("k", *((x, y, w + 5) for x, y, w in tail[:2]))
        + limb("p", *((x, y, w + 6) for x, y, w in tail[1:]))
        + limb("k", *tail)
        + polygon("k", (70, 182), (66, 200), (46, 196))
        + limb("k", (96, 130, 30), (74, 146, 19), (80, 164, 13), (72, 174, 14))
        + fill("k", haunch)
        + limb("k", (126, 180, 20), (112, 182, 15), (98, 180, 8))
        + gouges("k", (76, 170, 60, 178, 5), (76, 172, 68, 182, 5), (108, 180, 90, 186, 5), (112, 184, 98, 192, 5))
        + belly
        + haunch_cuts
        + nape
    )


@scene("Dragon", night=True)
def dragon() -> str:
    """On its hoard, one wing against the sky, it breathes fire."""
    fire = (
        "M44 66C30 72 20 70 8 78C14 80 16 82 18 84C8 88 -2 96 -8 108C0 106 6 106 10 108C2 118 -2 130 -6 150"
        "C6 140 14 136 22 136"
        "C20 144 22 152 24 160C32 146 38 138 40 128C46 130 48 136 50 142C58 124 58 100 52 86C54 80 54 74 52 68Z"
    )
    heap = "M-4 204V166C8 160 18 168 32 166C44 160 54 170 70 166C90 162 130 162 150 164C166 158 176 166 204 160V204Z"
    coins = ((8, 176), (29, 182), (12, 192), (54, 176), (34, 197), (188, 172), (72, 205), (196, 190), (174, 166))
    return (
        box("s", 0, 0, 200, 204)
        + fill("k", "M104 116C98 84 100 52 108 22C102 18 100 10 102 0C108 8 116 14 134 20L128 110Z")
        + _wing()
        + fill("p", heap)
        + along(coins, oval("k", 0, 1.5, 11, 7) + oval("p", 0, 0, 9, 5) + oval("s", 0, 0, 6, 3))
        + _dragon_body()
        + fill("p", fire)
        + gouges("s", (44, 76, 10, 122, 5, -6), (47, 84, 30, 134, 4, -3), (36, 76, 18, 88, 3, -2))
        + put(_dragon_head(), 74, 42, 1, -38)
    )


# --- Hydra -------------------------------------------------------------------------------------------------------


def _hydra_neck(tone: Tone, turn: float, *joints: tuple[float, float, float]) -> str:
    """A neck through its joints and, at its end, a snake's head with open jaws that looks out of the picture."""
    x, y, _ = joints[-1]
    left = x < 90
    skull = "M-9 -7Q0 -18 16 -15Q34 -12 43 -3Q42 6 37 4Q24 0 12 4Q22 14 37 16Q30 25 12 18Q-4 16 -9 7Z"
    head = (
        fill(tone, skull)
        + fill("p", "M10 -7Q18 -13 24 -6Q16 -3 10 -7ZM35 4L29 3L32 11ZM28 15L33 16L29 9Z")
        + line(tone, "M14 9H32L41 6M32 9L40 12", 1.6)
    )
    rings = ""
    for (x1, y1, w1), (x2, y2, w2) in pairwise(joints):
        reach = (1 if left else -1) * (w1 + w2) / 5 / hypot(x2 - x1, y2 - y1)
        for part in (0.2, 0.6):
            spot = (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)
            rings += f"M{at(spot)}l{at(((y2 - y1) * reach, (x1 - x2) * reach))}"
    return _edged(limb(tone, *joints)) + line("p", rings, 2) + put(head, x, y, 1, turn, flip=left)


@scene("Hydra")
def hydra() -> str:
    """Seven heads on one body that rises from the water."""
    body = "M36 206C34 176 52 146 84 138C94 134 108 134 118 138C148 146 166 176 164 206Z"
    return (
        _hydra_neck("s", -16, (100, 164, 34), (112, 122, 26), (98, 84, 19), (84, 54, 16), (94, 32, 16))
        + _hydra_neck("k", 14, (90, 164, 34), (74, 126, 26), (84, 94, 19), (76, 64, 16), (56, 52, 16))
        + _hydra_neck("k", -10, (110, 164, 34), (128, 130, 26), (118, 100, 19), (126, 74, 16), (146, 64, 16))
        + _hydra_neck("s", 4, (84, 170, 34), (60, 148, 26), (66, 118, 19), (58, 102, 16), (42, 98, 16))
        + _hydra_neck("s", -4, (116, 170, 34), (142, 152, 26), (136, 126, 19), (142, 112, 16), (158, 108, 16))
        + _edged(fill("k", body))
        + _hydra_neck("k", -8, (80, 196, 34), (58, 184, 24), (60, 162, 18), (42, 148, 16))
        + _hydra_neck("k", 8, (120, 196, 34), (142, 186, 24), (140, 166, 18), (158, 154, 16))
        + _scales("p", (84, 150, 116, 150, 3), (80, 162, 120, 162, 4), (84, 174, 116, 174, 3), (88, 186, 112, 186, 2))
        + ridge("s", (-4, 196), (40, 190), (76, 195), (112, 190), (150, 195), (204, 189))
        + gouges("p", (6, 199, 60, 196, 2.6), (70, 200, 126, 197, 2.6), (140, 201, 192, 196, 2.6))
    )


# --- Phoenix -----------------------------------------------------------------------------------------------------


def _phoenix_wing() -> str:
    """The left one, raised: long feathers fan out from the wrist and from the arm, shorter ones lie over them."""
    tips = (
        (62, 66, 82, 8), (57, 64, 62, -6), (52, 64, 38, -8), (48, 66, 16, -2), (46, 70, -2, 14), (46, 76, -10, 36),
        (50, 83, -10, 60), (55, 90, -4, 84), (62, 97, 8, 106), (70, 103, 26, 124), (79, 108, 48, 136),
    )  # fmt: skip
    long = [(x1, y1, x2, y2, 11, -3) for x1, y1, x2, y2 in tips]
    short = [(x1, y1, x1 + (x2 - x1) * 0.56, y1 + (y2 - y1) * 0.56, 10, -2) for x1, y1, x2, y2 in tips]
    arm = "M96 118C90 92 82 76 68 62C60 50 48 48 38 56C38 74 50 94 66 108C76 116 88 122 96 118Z"
    return (
        gouges("p", *long)
        + _edged(fill("s", "".join(gouge(*cut) for cut in short)), 1.6, "k")
        + _edged(fill("p", arm), 2, "k")
        + _scales("k", (44, 66, 66, 64, 2), (46, 78, 74, 74, 3), (56, 90, 82, 86, 3), (66, 102, 86, 98, 2))
    )


@scene("Phoenix", night=True)
def phoenix() -> str:
    """It rises out of the flames, wings spread."""
    body = (
        "M96 34C104 28 116 30 120 38C126 40 134 44 136 54C130 50 124 50 118 52C112 60 110 68 114 80"
        "C122 92 124 108 118 124"
        "C114 140 106 152 100 164C92 152 84 138 82 122C78 106 82 92 88 80C92 70 90 62 88 54C86 46 88 38 96 34Z"
    )
    flames = "".join(
        tongue("s", x, 214, w, h, lean) + tongue("p", x, 214, w * 0.5, h * 0.52, lean * 0.6)
        for x, w, h, lean in ((72, 40, 62, 14), (12, 52, 74, -12), (40, 50, 92, 12))
    )
    tail = "".join(
        gouge(100, 138, x, y, 13, bend) for x, y, bend in ((62, 192, -4), (138, 192, 4), (80, 206, -3), (120, 206, 3))
    )
    crest = (
        "M102 38C92 34 84 22 88 4C98 12 104 26 106 36ZM97 42C84 40 74 28 72 12C86 18 96 30 101 39Z"
        "M92 50C78 48 66 40 60 28C76 30 90 38 97 46Z"
    )
    return (
        box("k", 0, 0, 200, 204)
        + both_sides(flames)
        + _edged(fill("p", tail + gouge(100, 138, 100, 214, 15)), 2.5, "k")
        + both_sides(_phoenix_wing())
        + _edged(fill("p", body), 2.5, "k")
        + fill("p", crest)
        + disc("k", 111, 42, 2.6)
        + _scales("k", (90, 92, 112, 92, 3), (86, 104, 116, 104, 4), (86, 116, 116, 116, 4), (90, 128, 112, 128, 3))
    )
