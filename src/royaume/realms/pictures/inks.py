"""The inks of the suits: one each, of even lightness, as far apart as fourteen hues can be for suits that are often
seen together."""

from __future__ import annotations

from typing import Final

from royaume.core.linocut.inks import GROUNDS, SCORCHED, Ink, Theme
from royaume.core.linocut.render import Colours
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

_HUES: Final[dict[Suit, tuple[float, float]]] = {
    LAND: (110, 0.105),
    FLOOD: (262, 0.15),
    WEATHER: (225, 0.09),
    FLAME: (42, 0.145),
    ARMY: (22, 0.155),
    WIZARD: (300, 0.15),
    LEADER: (345, 0.155),
    BEAST: (148, 0.12),
    WEAPON: (255, 0.035),
    ARTIFACT: (82, 0.11),
    WILD: (325, 0.13),
    BUILDING: (55, 0.055),
    OUTSIDER: (190, 0.095),
    UNDEAD: (130, 0.035),
}
"""Hue and chroma."""

_LIGHTNESS: Final[dict[Theme, float]] = {"light": 0.5, "dark": 0.76}

SINGED: Final[dict[Theme, Ink]] = {"light": Ink(0.42, 0.1, 45), "dark": Ink(0.78, 0.1, 70)}
"""The one ink of the items."""

_WILD_INKS: Final = (WILD, BEAST, FLAME)


def ink_of(suit: Suit, theme: Theme) -> Ink:
    hue, chroma = _HUES[suit]
    return Ink(_LIGHTNESS[theme], chroma, hue)


def colours_of(suit: Suit, theme: Theme) -> Colours:
    """What a picture of this suit is printed in. A Wild is cut from three inks."""
    ground = GROUNDS[theme]
    inks = _WILD_INKS if suit is WILD else (suit, suit, suit)
    s, t, u = (ink_of(each, theme).hex for each in inks)
    return {"k": ground.block.hex, "p": ground.paper.hex, "s": s, "t": t, "u": u}


def colours_of_items(theme: Theme) -> Colours:
    """Scorched paper, a single ink."""
    ink = SINGED[theme].hex
    return {"k": GROUNDS[theme].block.hex, "p": SCORCHED[theme].hex, "s": ink, "t": ink, "u": ink}
