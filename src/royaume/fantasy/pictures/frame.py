"""A card of Fantasy: a round window on the forest, and in the corner that a fanned hand shows, a medallion with the
race's mark."""

from __future__ import annotations

from royaume.core.linocut.tools import box, fill, line
from royaume.fantasy.pictures.marks import mark
from royaume.fantasy.races import Race

WIDTH, HEIGHT = 240.0, 312.0
SCENE_HEIGHT = 270.0
"""How high a scene is; it is 200 wide."""

# Edges are cut by hand: they waver a little, the same on every card.
_CARD = (
    "M24 2L120 3.2L216 2Q238 2 238 24L236.8 156L238 288Q238 310 216 310L120 308.8L24 310Q2 310 2 288L3.2 156L2 24"
    "Q2 2 24 2Z"
)
_INSIDE = (
    "M26 6.5L120 7.4L214 6.5Q233.5 6.5 233.5 26L232.6 156L233.5 286Q233.5 305.5 214 305.5L120 304.6L26 305.5"
    "Q6.5 305.5 6.5 286L7.4 156L6.5 26Q6.5 6.5 26 6.5Z"
)
_COVER = (
    "M34 15Q15 15 15 34L16 156L15 278Q15 297 34 297L120 296L206 297Q225 297 225 278L224 156L225 34Q225 15 206 15"
    "L120 16Z"
)
_WINDOW = (
    "M80 15A47 47 0 0 1 15 80L16 160L15 274Q15 297 38 297L120 296L202 297Q225 297 225 274L224 156L225 38Q225 15 202 15"
    "L140 16Z"
)
"""Drawn against the sense of the edge, so that it is a hole in it; the bite is for the mark."""


def framed(scene: str, race: Race) -> str:
    """The marks of a whole picture. The paper is laid over the scene, so that its window may have any shape."""
    return (
        fill("k", _CARD)
        + _seen(scene, 14, 212)
        + fill("p", _INSIDE + _WINDOW)
        + line("k", _WINDOW, 4.5)
        + mark(race, 15, 15, 50)
    )


def covered(back: str) -> str:
    """The marks of a back, which fills the card to its edge."""
    return fill("k", _CARD) + _seen(back, 14, 212) + fill("p", _INSIDE + _COVER)


def _seen(scene: str, x: float, width: float) -> str:
    height = width / 200 * SCENE_HEIGHT
    return (
        f'<svg x="{x:g}" y="{(HEIGHT - height) / 2:g}" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 200 {SCENE_HEIGHT:g}">{box("p", 0, 0, 200, SCENE_HEIGHT)}{scene}</svg>'
    )
