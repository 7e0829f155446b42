"""The gouges and rollers of a print: each gives a piece of SVG. A colour is named by what it stands for: ``"k"`` the
block, ``"p"`` the paper that shows where the block is cut away, ``"s"`` the ink of the suit (``"t"`` and ``"u"`` are
two more, where there are several). A picture prints in any theme, as the colours are put in last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Literal

Tone = Literal["k", "p", "s", "t", "u"]
Point = tuple[float, float]


def n(value: float) -> str:
    """A number as short as it can be written: a tenth is finer than the eye."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(*points: Point) -> str:
    return " ".join(f"{n(x)} {n(y)}" for x, y in points)


def fill(tone: Tone, path: str) -> str:
    """A shape by its SVG path."""
    return f'<path class="{tone}" d="{path}"/>'


def line(tone: Tone, path: str, width: float) -> str:
    """A line of even width with round ends."""
    return f'<path class="l{tone}" stroke-width="{n(width)}" d="{path}"/>'


def cut_out(tone: Tone, path: str, gap: float = 4, ground: Tone = "k") -> str:
    """A shape with a gap of the ground around it."""
    return line(ground, path, gap) + fill(tone, path)


def _across(x1: float, y1: float, x2: float, y2: float, half: float) -> Point:
    """Half a width at right angles to a line."""
    length = hypot(x2 - x1, y2 - y1) or 1
    return (y2 - y1) / length * half, (x2 - x1) / length * half


def polygon(tone: Tone, *points: Point) -> str:
    return fill(tone, f"M{at(*points)}Z")


def disc(tone: Tone, x: float, y: float, r: float) -> str:
    return f'<circle class="{tone}" cx="{n(x)}" cy="{n(y)}" r="{n(r)}"/>'


def oval(tone: Tone, x: float, y: float, rx: float, ry: float, turn: float = 0) -> str:
    turned = f' transform="rotate({n(turn)} {n(x)} {n(y)})"' if turn else ""
    return f'<ellipse class="{tone}" cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"{turned}/>'


def box(tone: Tone, x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="{tone}" x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"/>'


def curve(points: Sequence[Point], *, closed: bool = False) -> str:
    """A smooth path through the points."""
    count = len(points)

    def point(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    path = f"M{at(points[0])}"
    for i in range(count if closed else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (point(i + k) for k in (-1, 0, 1, 2))
        path += f"C{at((x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6), (x2, y2))}"
    return path + ("Z" if closed else "")


def blob(tone: Tone, *points: Point) -> str:
    """A smooth closed shape through the points."""
    return fill(tone, curve(points, closed=True))


def strand(tone: Tone, width: float, *points: Point) -> str:
    """A smooth line through the points."""
    return line(tone, curve(points), width)


def ridge(tone: Tone, *points: Point, floor: float = 204, smooth: bool = True) -> str:
    """All that lies below a line, smooth or jagged, down to the floor."""
    path = curve(points) if smooth else f"M{at(points[0])}L{at(*points[1:])}"
    return fill(tone, f"{path}L{at((points[-1][0], floor), (points[0][0], floor))}Z")


def taper(tone: Tone, width: float, *points: Point) -> str:
    """A smooth stroke that swells in the middle and ends in points: a tail, a tentacle, a lock of hair."""
    last = len(points) - 1
    return limb(tone, *((x, y, width * sin(pi * i / last)) for i, (x, y) in enumerate(points)))


def limb(tone: Tone, *joints: tuple[float, float, float]) -> str:
    """An arm or a leg through joints ``(x, y, width)``."""
    left, right = [], []
    for i, (x, y, width) in enumerate(joints):
        (x0, y0, _), (x1, y1, _) = joints[max(i - 1, 0)], joints[min(i + 1, len(joints) - 1)]
        across = _across(x0, y0, x1, y1, width / 2)
        left.append((x + across[0], y - across[1]))
        right.append((x - across[0], y + across[1]))
    return fill(tone, curve(left) + "L" + curve([*reversed(right)])[1:] + "Z")


def gouge(x1: float, y1: float, x2: float, y2: float, width: float, bend: float = 0) -> str:
    """The path of one cut: pointed at both ends, widest in the middle, bent to its left by so much."""
    length = hypot(x2 - x1, y2 - y1) or 1
    nx, ny = (y2 - y1) / length, -(x2 - x1) / length
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    out, back = bend * 2 + width, bend * 2 - width
    there, again = (mx + nx * out, my + ny * out), (mx + nx * back, my + ny * back)
    return f"M{at((x1, y1))}Q{at(there, (x2, y2))}Q{at(again, (x1, y1))}Z"


def gouges(tone: Tone, *cuts: Sequence[float]) -> str:
    """Several cuts at once, each ``(x1, y1, x2, y2, width)`` or with a bend."""
    return fill(tone, "".join(gouge(*cut) for cut in cuts))


def hatch(tone: Tone, start: Point, end: Point, count: int, reach: Point, width: float, bend: float = 0) -> str:
    """A row of cuts that begin between two points and reach so far, each second one shorter, as a hand does it."""
    cuts = []
    for i in range(count):
        part = i / (count - 1) if count > 1 else 0.5
        x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        long = 1 if i % 2 == 0 else 0.72
        cuts.append((x, y, x + reach[0] * long, y + reach[1] * long, width, bend))
    return gouges(tone, *cuts)


def rays(tone: Tone, x: float, y: float, inner: float, outer: float, count: int, width: float, start: float = 0) -> str:
    """Cuts all round a point, each second one shorter."""
    cuts = []
    for i in range(count):
        angle = 2 * pi * i / count + start * pi / 180
        far = outer if i % 2 == 0 else inner + (outer - inner) * 0.7
        cuts.append((x + inner * cos(angle), y + inner * sin(angle), x + far * cos(angle), y + far * sin(angle), width))
    return gouges(tone, *cuts)


def put(what: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, *, flip: bool = False) -> str:
    """A drawing elsewhere: flipped left to right, scaled and turned about its own origin, then moved."""
    moves = [f"translate({n(x)} {n(y)})"] if x or y else []
    moves += [f"rotate({n(turn)})"] if turn else []
    if flip or scale != 1:
        moves.append(f"scale({-scale:g} {scale:g})" if flip else f"scale({scale:g})")
    return f'<g transform="{"".join(moves)}">{what}</g>' if moves else what


def both_sides(what: str, middle: float = 100) -> str:
    """A drawing, and its mirror image about an upright line."""
    return what + put(what, 2 * middle, flip=True)


def along(points: Iterable[Point], what: str, scale: float = 1) -> str:
    """The same drawing at several places."""
    return "".join(put(what, x, y, scale) for x, y in points)


def pointing(x1: float, y1: float, x2: float, y2: float) -> float:
    """The turn that points what was drawn upwards from the first point to the second."""
    return degrees(atan2(x2 - x1, y1 - y2))
