"""Things that many pictures are composed of. Each is drawn about its own origin, which its words name, at a size given;
``tools.put`` turns and flips them."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.tools import (
    Point,
    Tone,
    at,
    blob,
    box,
    curve,
    disc,
    fill,
    gouge,
    gouges,
    hatch,
    line,
    n,
    oval,
    polygon,
    put,
    ridge,
    strand,
)

# --- sky ---------------------------------------------------------------------------------------------------------


def moon(tone: Tone, x: float, y: float, r: float, gap: float = 0.45) -> str:
    """A crescent, open to the right."""
    top, inner = (x + r * 0.5, y - r * 0.87), r * (1 - gap * 0.15)
    return fill(
        tone,
        f"M{at(top)}A{n(r)} {n(r)} 0 1 0 {at((x + r * 0.5, y + r * 0.87))}A{n(inner)} {n(inner)} 0 1 1 {at(top)}Z",
    )


def star(tone: Tone, x: float, y: float, r: float, points: int = 4, waist: float = 0.3) -> str:
    tips = []
    for i in range(2 * points):
        far = r if i % 2 == 0 else r * waist
        angle = pi * i / points - pi / 2
        tips.append((x + far * cos(angle), y + far * sin(angle)))
    return polygon(tone, *tips)


def cloud(tone: Tone, x: float, y: float, width: float) -> str:
    """A heap of puffs on a flat base; the origin is the middle of the base."""
    w = width / 100
    puffs = ((-34, -10, 17), (-14, -22, 22), (12, -18, 20), (33, -9, 16))
    return put(box(tone, -46, -10, 92, 12) + "".join(disc(tone, *puff) for puff in puffs), x, y, w)


def rain(tone: Tone, x1: float, x2: float, y: float, count: int, length: float, lean: float = -8) -> str:
    """Falling streaks over a width."""
    cuts = []
    for i in range(count):
        x = x1 + (x2 - x1) * (i + 0.5) / count
        top = y + (0, length * 0.5, length * 0.2, length * 0.7)[i % 4]
        cuts.append((x, top, x + lean, top + length, 1.4))
    return gouges(tone, *cuts)


def bolt(tone: Tone, x: float, y: float, height: float, width: float = 0.5) -> str:
    """A flash that ends in a point at the origin."""
    h, w = height, height * width
    return polygon(
        tone, (x + w * 0.35, y - h), (x - w * 0.3, y - h * 0.45), (x + w * 0.08, y - h * 0.48), (x, y),
        (x + w * 0.5, y - h * 0.62), (x + w * 0.12, y - h * 0.6), (x + w * 0.75, y - h),
    )  # fmt: skip


# --- land and water ----------------------------------------------------------------------------------------------


def peak(x: float, y: float, width: float, height: float, ground: Tone = "k", snow: Tone = "p") -> str:
    """A mountain whose base has its middle at the origin, snow on the lit side, cuts on its flank."""
    w, h = width / 2, height
    slope = polygon(
        ground, (-w, 0), (-w * 0.55, -h * 0.42), (-w * 0.38, -h * 0.5), (0, -h),
        (w * 0.3, -h * 0.6), (w * 0.5, -h * 0.52), (w, 0),
    )  # fmt: skip
    cap = polygon(
        snow, (0, -h * 0.95), (-w * 0.2, -h * 0.68), (-w * 0.1, -h * 0.72), (-w * 0.06, -h * 0.58),
        (w * 0.04, -h * 0.7),
        (w * 0.1, -h * 0.62), (w * 0.16, -h * 0.75),
    )  # fmt: skip
    flank = gouges(
        snow,
        (-w * 0.2, -h * 0.55, -w * 0.45, -h * 0.18, 1.8),
        (-w * 0.02, -h * 0.48, -w * 0.2, -h * 0.1, 1.8),
        (w * 0.14, -h * 0.46, w * 0.1, -h * 0.12, 1.5),
        (w * 0.36, -h * 0.42, w * 0.5, -h * 0.12, 1.5),
    )
    return put(slope + cap + flank, x, y)


def waves(tone: Tone, y: float, count: int, height: float, width: float = 2.5, x1: float = 0, x2: float = 200) -> str:
    """A line of ripples."""
    step = (x2 - x1) / count
    path = f"M{at((x1, y))}"
    for i in range(count):
        path += f"Q{at((x1 + step * (i + 0.5), y + height * (1 if i % 2 else -1)), (x1 + step * (i + 1), y))}"
    return line(tone, path, width)


def breaker(x: float, y: float, size: float, water: Tone = "s", foam: Tone = "p") -> str:
    """A great wave that curls to the right; the origin is at its foot, in the middle."""
    body = fill(
        water,
        "M-70 0C-62 -40 -40 -82 2 -92C34 -98 58 -84 62 -58C64 -44 54 -34 42 -36C50 -44 48 -58 34 -62"
        "C12 -66 2 -44 8 -26C14 -10 40 0 70 0Z",
    )
    cuts = gouges(
        foam, (-52, -8, -6, -78, 2.5, 8), (-36, -6, 2, -62, 2.2, 8), (-20, -4, 2, -42, 2, 6),
        (-2, -80, 38, -72, 2, 5), (10, -86, 46, -74, 1.6, 4),
    )  # fmt: skip
    drops = "".join(disc(foam, *drop) for drop in ((50, -36, 4), (58, -44, 3), (42, -30, 3), (60, -33, 2.4)))
    return put(body + cuts + drops, x, y, size / 100)


def rock(tone: Tone, x: float, y: float, width: float, height: float, cut: Tone = "p") -> str:
    """A boulder that stands on the origin."""
    w, h = width / 2, height
    stone = polygon(
        tone, (-w, 0), (-w * 0.9, -h * 0.5), (-w * 0.4, -h * 0.95), (w * 0.2, -h), (w * 0.75, -h * 0.6), (w, 0)
    )
    return put(
        stone
        + gouges(cut, (-w * 0.5, -h * 0.75, -w * 0.6, -h * 0.2, 1.6), (w * 0.1, -h * 0.8, w * 0.4, -h * 0.5, 1.4)),
        x,
        y,
    )


def grass(tone: Tone, x: float, y: float, height: float, blades: int = 5) -> str:
    """A tuft that fans out from the origin."""
    cuts = []
    for i in range(blades):
        lean = (i - (blades - 1) / 2) / blades
        tall = height * (1 - abs(lean) * 0.6)
        cuts.append(
            (x + lean * height * 0.3, y, x + lean * height * 1.2, y - tall, height * 0.05, -lean * height * 0.1)
        )
    return gouges(tone, *cuts)


# --- what grows --------------------------------------------------------------------------------------------------


def pine(tone: Tone, x: float, y: float, height: float, cut: Tone | None = None) -> str:
    """A fir that stands on the origin."""
    h, w = height, height * 0.24
    tree = polygon(
        tone, (0, -h), (w * 0.5, -h * 0.68), (w * 0.28, -h * 0.69), (w * 0.78, -h * 0.4), (w * 0.45, -h * 0.41),
        (w, -h * 0.1), (w * 0.16, -h * 0.12), (w * 0.16, 0), (-w * 0.16, 0), (-w * 0.16, -h * 0.12),
        (-w, -h * 0.1), (-w * 0.45, -h * 0.41), (-w * 0.78, -h * 0.4), (-w * 0.28, -h * 0.69), (-w * 0.5, -h * 0.68),
    )  # fmt: skip
    if cut:
        tree += gouges(
            cut, (0, -h * 0.9, -w * 0.3, -h * 0.7, 1.2), (w * 0.05, -h * 0.62, -w * 0.5, -h * 0.42, 1.3),
            (w * 0.1, -h * 0.36, -w * 0.65, -h * 0.14, 1.4),
        )  # fmt: skip
    return put(tree, x, y)


def tree(tone: Tone, x: float, y: float, height: float, leaves: Tone | None = "s", cut: Tone = "p") -> str:
    """A broad tree that stands on the origin; bare where there are no leaves."""
    wood = "".join(
        strand(tone, width, *points)
        for width, points in (
            (9, ((0, 2), (-2, -30), (1, -52))),
            (5, ((-1, -36), (-16, -52), (-28, -74))),
            (5, ((0, -40), (16, -54), (26, -78))),
            (4, ((1, -50), (0, -68), (6, -90))),
            (3, ((-16, -53), (-34, -58), (-42, -66))),
            (3, ((15, -53), (32, -58), (42, -68))),
        )
    ) + fill(tone, "M-12 2Q-4 -6 -4 -20L4 -20Q4 -6 13 2Z")
    crown = ""
    if leaves:
        crown = blob(
            leaves, (-46, -60), (-50, -78), (-34, -94), (-12, -104), (14, -102), (38, -92), (50, -74), (44, -58),
            (22, -50), (0, -56), (-24, -50),
        )  # fmt: skip
        crown += gouges(
            cut, (-36, -70, -20, -90, 2, 3), (-20, -64, -4, -92, 2, 3), (0, -66, 10, -94, 2, 2),
            (18, -62, 26, -86, 2, 2), (32, -64, 38, -78, 1.6, 2),
        )  # fmt: skip
    return put(wood + crown, x, y, height / 104)


# --- fire --------------------------------------------------------------------------------------------------------


def tongue(tone: Tone, x: float, y: float, width: float, height: float, lean: float = 0) -> str:
    """One tongue of flame, its foot at the origin, its tip leaning so far."""
    w, h = width / 2, height
    return fill(
        tone,
        f"M{at((x, y))}C{at((x - w * 1.3, y - h * 0.02), (x - w * 1.2, y - h * 0.42), (x - w * 0.35, y - h * 0.58))}"
        f"C{at((x + w * 0.1, y - h * 0.7), (x + lean * 0.4, y - h * 0.85), (x + lean, y - h))}"
        f"C{at((x + lean * 0.5 + w * 0.6, y - h * 0.8), (x + w * 0.4, y - h * 0.66), (x + w * 0.7, y - h * 0.5))}"
        f"C{at((x + w * 1.4, y - h * 0.28), (x + w * 1.1, y - h * 0.01), (x, y))}Z",
    )


def fire(x: float, y: float, width: float, height: float, flame: Tone = "s", heart: Tone = "p") -> str:
    """A blaze of five tongues with a bright heart, its foot at the origin."""
    w, h = width, height
    around = (
        tongue(flame, x - w * 0.3, y, w * 0.36, h * 0.62, -w * 0.08)
        + tongue(flame, x + w * 0.3, y, w * 0.36, h * 0.66, w * 0.1)
        + tongue(flame, x - w * 0.12, y, w * 0.44, h * 0.84, -w * 0.03)
        + tongue(flame, x + w * 0.1, y, w * 0.5, h, w * 0.06)
    )
    return around + tongue(heart, x - w * 0.02, y, w * 0.3, h * 0.5, w * 0.03) + tongue(
        flame, x, y, w * 0.14, h * 0.26, 0
    )  # fmt: skip


# --- what people build -------------------------------------------------------------------------------------------


def tower(tone: Tone, x: float, y: float, width: float, height: float, cut: Tone = "p", *, roof: bool = False) -> str:
    """A tower that stands on the origin, with battlements or a pointed roof, a slit and a few stones."""
    w, h = width / 2, height
    body = box(tone, -w, -h, width, h)
    if roof:
        top = polygon(tone, (-w * 1.35, -h), (0, -h - width * 1.25), (w * 1.35, -h))
    else:
        top = box(tone, -w * 1.25, -h - w * 0.3, w * 2.5, w * 0.4) + "".join(
            box(tone, -w * 1.25 + i * w, -h - w * 0.8, w * 0.5, w * 0.6) for i in range(3)
        )
    slit = fill(
        cut, f"M{at((-w * 0.18, -h * 0.62))}v{n(-w * 0.6)}q{n(w * 0.18)} {n(-w * 0.4)} {n(w * 0.36)} 0v{n(w * 0.6)}Z"
    )
    stones = gouges(
        cut, (-w * 0.75, -h * 0.35, -w * 0.25, -h * 0.35, 1.1), (w * 0.2, -h * 0.45, w * 0.75, -h * 0.45, 1.1),
        (-w * 0.6, -h * 0.16, -w * 0.05, -h * 0.16, 1.1), (w * 0.3, -h * 0.85, w * 0.8, -h * 0.85, 1.1),
    )  # fmt: skip
    return put(body + top + slit + stones, x, y)


def arch(tone: Tone, x: float, y: float, width: float, height: float) -> str:
    """An arched opening that stands on the origin."""
    w = width / 2
    return fill(
        tone, f"M{at((x - w, y))}V{n(y - height + w)}A{n(w)} {n(w)} 0 0 1 {at((x + w, y - height + w))}V{n(y)}Z"
    )


def book(x: float, y: float, width: float, cover: Tone = "k", page: Tone = "p") -> str:
    """An open book seen from before, its spine's foot at the origin."""
    leaves = (
        fill(cover, "M-50 -6L0 6L50 -6V-46L0 -34L-50 -46Z")
        + fill(page, "M0 0C-12 -10 -34 -12 -46 -10V-50C-34 -54 -12 -50 0 -40Z")
        + fill(page, "M0 0C12 -10 34 -12 46 -10V-50C34 -54 12 -50 0 -40Z")
        + line(cover, "M0 0V-40", 2)
        + gouges(cover, *((-40 + 2 * i, -44 + 8 * i, -8, -38 + 8 * i, 1) for i in range(4)))
        + gouges(cover, *((8, -38 + 8 * i, 40 - 2 * i, -44 + 8 * i, 1) for i in range(4)))
    )
    return put(leaves, x, y, width / 100)


# --- arms and signs ----------------------------------------------------------------------------------------------


def sword(x: float, y: float, length: float, blade: Tone = "k", hilt: Tone = "s", cut: Tone = "p") -> str:
    """A sword pointing up, its pommel at the origin."""
    steel = polygon(blade, (-6, -30), (-6, -90), (0, -100), (6, -90), (6, -30)) + gouges(cut, (0, -34, 0, -90, 1.2))
    grip = box(hilt, -3, -26, 6, 20) + disc(hilt, 0, -4, 5) + fill(hilt, "M-20 -32Q0 -24 20 -32V-27Q0 -19 -20 -27Z")
    return put(steel + grip, x, y, length / 100)


def shield(tone: Tone, x: float, y: float, width: float) -> str:
    """A shield whose middle is the origin."""
    return put(fill(tone, "M-40 -46Q0 -56 40 -46V-6Q38 32 0 54Q-38 32 -40 -6Z"), x, y, width / 80)


def spear(x: float, y: float, length: float, shaft: Tone = "k", head: Tone = "k") -> str:
    """A spear pointing up, its foot at the origin."""
    tip = length * 0.14
    return line(shaft, f"M{at((x, y))}V{n(y - length + tip * 0.6)}", max(1.5, length * 0.025)) + polygon(
        head,
        (x, y - length),
        (x - tip * 0.3, y - length + tip * 0.7),
        (x, y - length + tip),
        (x + tip * 0.3, y - length + tip * 0.7),
    )


def pennant(tone: Tone, x: float, y: float, width: float, height: float) -> str:
    """A forked flag that flies to the right from the origin."""
    return fill(
        tone,
        f"M{at((x, y))}Q{at((x + width * 0.4, y - height * 0.3), (x + width, y))}"
        f"L{at((x + width * 0.72, y + height * 0.5))}"
        f"L{at((x + width, y + height))}Q{at((x + width * 0.4, y + height * 0.7), (x, y + height))}Z",
    )


def crown(tone: Tone, x: float, y: float, width: float, cut: Tone = "p") -> str:
    """A crown whose rim has its middle at the origin."""
    gold = polygon(
        tone, (-40, 0), (-46, -44), (-24, -22), (0, -54), (24, -22), (46, -44), (40, 0)
    ) + "".join(disc(tone, *ball) for ball in ((-46, -47, 6), (0, -58, 7), (46, -47, 6)))  # fmt: skip
    return put(
        gold + box(cut, -37, -9, 74, 3.5) + "".join(disc(cut, i, -16, 3) for i in (-20, 0, 20)), x, y, width / 92
    )


def skull(x: float, y: float, width: float, bone: Tone = "p", hole: Tone = "k") -> str:
    """A skull seen from before, its middle at the origin."""
    head = fill(
        bone,
        "M0 -50C30 -50 46 -30 44 -6C43 8 36 14 32 20L30 38"
        "Q16 46 0 46Q-16 46 -30 38L-32 20C-36 14 -43 8 -44 -6C-46 -30 -30 -50 0 -50Z",
    )
    holes = (
        blob(hole, (-30, -4), (-20, -14), (-8, -6), (-10, 8), (-24, 10))
        + blob(hole, (30, -4), (20, -14), (8, -6), (10, 8), (24, 10))
        + polygon(hole, (0, 8), (-6, 22), (6, 22))
        + gouges(hole, *((i, 30, i, 46, 1.6) for i in (-18, -9, 0, 9, 18)))
    )
    return put(head + holes, x, y, width / 92)


def eye(
    x: float, y: float, width: float, white: Tone = "p", iris: Tone = "s", pupil: Tone = "k", *, slit: bool = False
) -> str:
    """An open eye whose middle is the origin."""
    pupils = oval(pupil, 0, 0, 4, 17) if slit else disc(pupil, 0, 0, 9)
    return put(
        fill(white, "M-50 0Q0 -44 50 0Q0 44 -50 0Z") + disc(iris, 0, 0, 19) + pupils + disc(white, 6, -7, 4),
        x,
        y,
        width / 100,
    )


# --- people ------------------------------------------------------------------------------------------------------


def cloaked(tone: Tone, x: float, y: float, height: float, cut: Tone = "p", *, hood: bool = True) -> str:
    """Somebody in a long cloak, standing on the origin."""
    body = fill(tone, "M-34 0C-30 -30 -26 -58 -16 -74Q0 -84 16 -74C26 -58 30 -30 34 0Q0 6 -34 0Z")
    head = fill(tone, "M-14 -70C-18 -88 -8 -100 0 -102C8 -100 18 -88 14 -70Z") if hood else disc(tone, 0, -88, 11)
    folds = gouges(cut, (-8, -60, -18, -6, 1.8, -3), (4, -56, 2, -4, 1.6), (12, -58, 20, -8, 1.8, 3))
    face = fill(cut, "M-7 -76C-9 -86 -4 -92 0 -93C4 -92 9 -86 7 -76Q0 -71 -7 -76Z") if hood else ""
    return put(body + head + folds + face, x, y, height / 102)


def bust(tone: Tone, x: float, y: float, height: float) -> str:
    """Head and shoulders from before, the middle of the shoulders' line at the origin: a shape to dress."""
    return put(
        fill(
            tone,
            "M-48 0C-46 -26 -30 -34 -13 -38L-12 -46C-26 -56 -26 -100 0 -100"
            "C26 -100 26 -56 12 -46L13 -38C30 -34 46 -26 48 0Z",
        ),
        x,
        y,
        height / 100,
    )


def robe(tone: Tone, *points: Point, cut: Tone = "p", folds: int = 5) -> str:
    """A draped shape through the points with folds falling from its top to its foot."""
    top, foot = min(points, key=lambda p: p[1]), max(y for _, y in points)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    cuts = [
        gouge(
            top[0] + (i - folds / 2) * 2,
            top[1] + (foot - top[1]) * 0.35,
            left + (right - left) * (i + 0.5) / folds,
            foot - 3,
            1.6,
        )
        for i in range(folds)
    ]
    return fill(tone, curve(points, closed=True)) + fill(cut, "".join(cuts))


def hill(tone: Tone, y: float, height: float, middle: float = 100, width: float = 240) -> str:
    """One long hill along the bottom of the scene."""
    return ridge(
        tone,
        (middle - width / 2, y),
        (middle - width / 4, y - height * 0.7),
        (middle, y - height),
        (middle + width / 4, y - height * 0.65),
        (middle + width / 2, y),
    )


def night(stars: int = 9, tone: Tone = "p", block: Tone = "k") -> str:
    """A dark sky over the whole scene, with stars."""
    places = ((22, 24), (58, 14), (92, 34), (131, 18), (172, 28), (186, 62), (14, 66), (44, 48), (150, 52), (112, 12))
    return box(block, 0, 0, 200, 200) + "".join(
        star(tone, x, y, 4.5 - i % 3) for i, (x, y) in enumerate(places[:stars])
    )


def floorboards(tone: Tone, y: float, rows: int = 3) -> str:
    """A floor suggested by long cuts."""
    return hatch(tone, (10, y), (10, y + rows * 9), rows, (180, 0), 1.2)
