"""The backs of the cards and of the items, 200 by 270: the same seen from either end, as one half is printed twice."""

from __future__ import annotations

from collections.abc import Iterable

from royaume.core.linocut.parts import crown, moon, star, tower, waves
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
    line,
    polygon,
    put,
    rays,
)
from royaume.realms.pictures.scenes import scene

WIDTH, HEIGHT = 200, 270


def _from_both_ends(half: str) -> str:
    """One half, and again turned round about the middle."""
    return half + put(half, WIDTH, HEIGHT, turn=180)


def _beads(tone: Tone, points: Iterable[Point], size: float) -> str:
    """Many small discs in one path: lines of no length with round ends."""
    return line(tone, "".join(f"M{at(point)}h.1" for point in points), size)


# --- card back ---------------------------------------------------------------------------------------------------


def _waves() -> str:
    """The top and the left of the frame: running waves with drops between them."""
    top = waves("p", 18, 16, 9, 2.6, 28, 172) + _beads("s", ((32.5 + 18 * i, 21) for i in range(8)), 5.6)
    left = waves("p", 0, 24, 9, 2.6, 28, 242) + _beads("s", ((32.5 + 17.8 * i, 3) for i in range(12)), 5.6)
    return top + put(left, 18, turn=90)


def _flames(tone: Tone, turn: float) -> str:
    """Half of a wreath of flames, the first turned so far."""
    flame = "M-9 -36C-12 -48 -2 -50 5 -63C5 -55 14 -48 9 -36Z"
    spark = "M0 -37C-7 -37 -6 -45 -2 -48C0 -50 2 -52 3 -57C4 -52 6 -49 5 -44C5 -40 4 -37 0 -37Z"
    shape = fill(tone, flame if tone == "s" else spark)
    return put("".join(put(shape, turn=22.5 * i) for i in range(8)), 100, 135, turn=turn)


@scene("card back", night=True)
def card_back() -> str:
    """A sun of flames about two moons and a star; a crown and two towers at either end; waves all round."""
    corner = disc("s", 18, 18, 9) + star("p", 18, 18, 8, 4, 0.35)
    half = (
        fill("k", "M64 75L58 32H142L136 75Z")
        + crown("p", 100, 71, 52, "k")
        + both_sides(box("k", 33, 34, 30, 52) + tower("p", 48, 84, 19, 34, "k") + box("s", 35, 84, 26, 4) + corner)
        + _flames("s", -84)
    )
    return (
        box("k", 0, 0, WIDTH, HEIGHT)
        + rays("s", 100, 135, 60, 108, 32, 5, 5.6)
        + line("k", "M14 14H186V256H14Z", 34)
        + line("s", "M7 7H193V263H7Z", 2.6)
        + line("p", "M30 30H170V240H30Z", 2.6)
        + disc("k", 100, 135, 58)
        + _from_both_ends(_waves())
        + _from_both_ends(half)
        + _from_both_ends(_flames("p", -72.75))
        + disc("p", 100, 135, 34)
        + disc("k", 100, 135, 31)
        + disc("s", 100, 135, 28)
        + _from_both_ends(moon("p", 90, 135, 17, 0.9))
        + star("k", 100, 135, 12, 4, 0.35)
    )


# --- item back ---------------------------------------------------------------------------------------------------


def _chest() -> str:
    """A chest with iron bands and a lock, the middle of its foot at the origin."""
    return (
        fill("s", "M-44 -32V-40Q-42 -66 -24 -66H24Q42 -66 44 -40V-32Z")
        + box("s", -44, -28, 88, 28)
        + fill("p", "M-26 -66Q-34 -54 -34 -32V0H-30V-32Q-30 -54 -20 -66ZM26 -66Q34 -54 34 -32V0H30V-32Q30 -54 20 -66Z")
        + box("p", -13, -42, 26, 26)
        + box("s", -10, -39, 20, 20)
        + disc("p", 0, -32, 4.4)
        + polygon("p", (-1, -32), (1, -32), (4, -22), (-4, -22))
        + gouges("p", (-26, -48, 26, -48, 2.4), (-26, -8, 26, -8, 2.4), (-22, -57, 22, -57, 2.4))
    )


def _key() -> str:
    """A key upright, its bow above, the middle at the origin."""
    return (
        disc("s", 0, -30, 13)
        + disc("p", 0, -30, 6.5)
        + box("s", -3, -18, 6, 58)
        + box("s", -7, -17, 14, 4.5)
        + fill("s", "M0 22H14V27H9V33H14V40H0Z")
    )


def _coin(x: float, y: float, r: float) -> str:
    """A coin with a star on it."""
    return (
        disc("s", x, y, r) + disc("p", x, y, r * 0.86) + disc("s", x, y, r * 0.76) + star("p", x, y, r * 0.68, 4, 0.35)
    )


@scene("item back")
def item_back() -> str:
    """Two chests, two keys and a coin on a sheet with burnt edges. Not of the night: its one ink turns with the theme,
    so that it never looks like the back of a card."""
    sheet = (
        "M16 22Q30 26 38 18Q52 27 66 20Q78 22 84 17Q98 27 110 19Q126 27 140 18Q152 24 160 20Q172 25 184 18"
        "Q177 34 183 46Q175 58 181 72Q174 84 180 98Q183 112 175 124Q178 130 179 136H21Q24 126 18 112Q26 100 19 90"
        "Q27 76 20 62Q16 52 24 40Q18 30 16 22Z"
    )
    rim = [(10 + 18 * i, 8.5) for i in range(11)] + [(8.5, 26.7 + 18.1 * i) for i in range(12)]
    scorched = hatch("s", (34, 20), (166, 20), 23, (0, 12), 2) + hatch("s", (20, 34), (20, 236), 35, (11, 0), 2)
    return (
        box("s", 0, 0, WIDTH, HEIGHT)
        + _from_both_ends(fill("p", sheet) + _beads("p", rim, 6))
        + _from_both_ends(scorched + put(_chest(), 100, 108) + put(_key(), 38, 140))
        + _coin(100, 135, 20)
    )
