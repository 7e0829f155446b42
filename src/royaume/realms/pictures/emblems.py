"""The emblems of the suits: each fills a square of 48, and its outline alone tells the suit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from royaume.core.linocut import parts
from royaume.core.linocut.tools import Tone, box, disc, fill, gouges, line, oval, polygon, put, rays, strand
from royaume.realms.suits import (
    ARMY,
    ARTIFACT,
    BEAST,
    BUILDING,
    FLAME,
    FLOOD,
    LAND,
    LEADER,
    OUTSIDER,
    UNDEAD,
    WEAPON,
    WEATHER,
    WILD,
    WIZARD,
    Suit,
)


def _land() -> str:
    return polygon("s", (2, 44), (16, 12), (24, 26), (31, 17), (46, 44)) + gouges(
        "p", (16, 20, 11, 38, 2), (31, 24, 35, 38, 2)
    )


def _flood() -> str:
    return fill("s", "M24 2C32 14 41 22 41 32A17 15 0 0 1 7 32C7 22 16 14 24 2Z") + gouges(
        "p", (14, 30, 20, 41, 2.4, -3)
    )


def _weather() -> str:
    return parts.cloud("s", 24, 28, 46) + gouges("s", (14, 32, 10, 46, 2), (25, 32, 21, 46, 2), (36, 32, 32, 46, 2))


def _flame() -> str:
    return parts.tongue("s", 23, 46, 25, 44, 3) + parts.tongue("p", 23, 44, 10, 20, 1)


def _army() -> str:
    return parts.shield("s", 24, 24, 38) + box("p", 22, 4, 4, 40) + box("p", 7, 17, 34, 4)


def _wizard() -> str:
    return (
        polygon("s", (8, 38), (27, 2), (24, 14), (38, 38))
        + oval("s", 24, 40, 22, 6)
        + parts.star("p", 23, 28, 7, 5, 0.45)
    )


def _leader() -> str:
    return parts.crown("s", 24, 42, 44)


def _beast() -> str:
    toes = oval("s", 8, 22, 5, 7, -20) + oval("s", 19, 11, 5, 8, -6) + oval("s", 31, 11, 5, 8, 8)
    return (
        toes
        + oval("s", 41, 23, 5, 7, 22)
        + fill("s", "M24 23C33 23 40 33 38 40C36 46 30 43 24 43S12 46 10 40C8 33 15 23 24 23Z")
    )


def _weapon() -> str:
    return put(parts.sword(0, 0, 60, "s", "s"), 5, 44, turn=44)


def _artifact() -> str:
    return polygon("s", (24, 46), (3, 18), (12, 4), (36, 4), (45, 18)) + line(
        "p", "M5 18H43M12 5L18 18L24 44L30 18L36 5", 1.6
    )


def _wild() -> str:
    mask = "M2 12C10 6 18 8 24 14C30 8 38 6 46 12C47 28 40 40 33 40C28 40 26 34 24 30C22 34 20 40 15 40C8 40 1 28 2 12Z"
    return fill("s", mask) + oval("p", 14, 21, 6, 4, 18) + oval("p", 34, 21, 6, 4, -18)


def _building() -> str:
    return (
        box("s", 4, 20, 40, 26)
        + "".join(box("s", x, 6 if x == 19 else 12, 10, 12) for x in (4, 19, 34))
        + box("s", 15, 14, 18, 10)
        + parts.arch("p", 24, 46, 12, 17)
    )


def _outsider() -> str:
    return rays("s", 24, 24, 13, 24, 12, 2.2) + disc("s", 24, 24, 14) + parts.eye(24, 24, 25, "p", "s", "p")


def _undead() -> str:
    return parts.skull(24, 24, 40, "s", "p")


def _item() -> str:
    return (
        box("s", 5, 22, 38, 22)
        + fill("s", "M5 19Q5 6 24 6T43 19Z")
        + box("p", 19, 19, 10, 12)
        + disc("s", 24, 24, 2.4)
        + strand("s", 2, (24, 24), (24, 29))
    )


EMBLEMS: Final[dict[Suit, Callable[[], str]]] = {
    LAND: _land,
    FLOOD: _flood,
    WEATHER: _weather,
    FLAME: _flame,
    ARMY: _army,
    WIZARD: _wizard,
    LEADER: _leader,
    BEAST: _beast,
    WEAPON: _weapon,
    ARTIFACT: _artifact,
    WILD: _wild,
    BUILDING: _building,
    OUTSIDER: _outsider,
    UNDEAD: _undead,
}


def emblem(suit: Suit | None, x: float, y: float, size: float, tone: Tone = "s") -> str:
    """The emblem of a suit, or of the items, its upper left corner at a place. In another tone it is a mark: one
    colour and its cuts."""
    drawn = EMBLEMS[suit]() if suit is not None else _item()
    if tone != "s":
        drawn = drawn.replace('class="s"', f'class="{tone}"').replace('class="ls"', f'class="l{tone}"')
    return put(drawn, x, y, size / 48)
