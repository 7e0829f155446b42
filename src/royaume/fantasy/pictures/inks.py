"""The inks of the races: one each, of even lightness, on the dusky block of the forest."""

from __future__ import annotations

from typing import Final

from royaume.core.linocut.inks import GROUNDS, Ground, Ink, Theme
from royaume.core.linocut.render import Colours
from royaume.fantasy.races import Race

_HUES: Final[dict[Race, tuple[float, float]]] = {
    Race.GNOME: (40, 0.145),
    Race.KORRIGAN: (80, 0.11),
    Race.IMP: (5, 0.165),
    Race.LEPRECHAUN: (155, 0.115),
    Race.DRYAD: (118, 0.11),
    Race.ELF: (240, 0.12),
    Race.FAIRY: (305, 0.16),
}
"""Hue and chroma."""

_LIGHTNESS: Final[dict[Theme, float]] = {"light": 0.5, "dark": 0.77}
_BACK_HUE: Final = (265, 0.075)

DUSK: Final[dict[Theme, Ground]] = {
    "light": Ground(paper=GROUNDS["light"].paper, block=Ink(0.25, 0.04, 255)),
    "dark": Ground(paper=Ink(0.205, 0.032, 262), block=GROUNDS["dark"].block),
}
"""The block is the blue of the woods after sunset; at night the cards are printed on it."""


def ink_of(race: Race, theme: Theme) -> Ink:
    hue, chroma = _HUES[race]
    return Ink(_LIGHTNESS[theme], chroma, hue)


def colours_of(race: Race | None, theme: Theme) -> Colours:
    """What a picture of this race is printed in; None is the back of every card."""
    ground = DUSK[theme]
    ink = ink_of(race, theme) if race is not None else Ink(_LIGHTNESS[theme], _BACK_HUE[1], _BACK_HUE[0])
    return {"k": ground.block.hex, "p": ground.paper.hex, "s": ink.hex, "t": ink.hex, "u": ink.hex}
