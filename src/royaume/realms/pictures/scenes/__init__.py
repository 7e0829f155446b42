"""The scenes, one file a suit: each draws its thing on a square of 200, placed by hand. Found by a card's or an item's
English name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple


class Scene(NamedTuple):
    """``night`` says that its ground is the block itself: it stays dark when other scenes are inverted."""

    draw: Callable[[], str]
    night: bool


SCENES: Final[dict[str, Scene]] = {}


def scene(*names: str, night: bool = False) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Marks the drawing of the cards of these names."""

    def mark(draw: Callable[[], str]) -> Callable[[], str]:
        for name in names:
            if name in SCENES:
                raise ValueError(f"two scenes for {name}")
            SCENES[name] = Scene(draw, night)
        return draw

    return mark
