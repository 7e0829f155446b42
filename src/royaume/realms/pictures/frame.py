"""A card's picture: strength and emblem above, the scene below, printed from one block."""

from __future__ import annotations

from royaume.core.linocut import numerals
from royaume.core.linocut.tools import box, fill
from royaume.realms.pictures.emblems import emblem
from royaume.realms.suits import WILD, Suit

WIDTH, HEIGHT = 240.0, 312.0
_SCENE = 208.0

# Edges are cut by hand: they waver a little, the same on every card.
_CARD = (
    "M9 2L120 3.2L231 2Q238 2 238 9L236.8 156L238 303Q238 310 231 310L120 308.8L9 310Q2 310 2 303L3.2 156L2 9Q2 2 9 2Z"
)
_INSIDE = (
    "M11 6.5L120 7.4L229 6.5Q233.5 6.5 233.5 11L232.6 156L233.5 301"
    "Q233.5 305.5 229 305.5L120 304.6L11 305.5Q6.5 305.5 6.5 301L7.4 156L6.5 11Q6.5 6.5 11 6.5Z"
)
_EDGE = "M13 82L120 80.6L227 82L228 190L227 299L120 300.2L13 299L12 190Z"


def framed(scene: str, suit: Suit | None, strength: int, *, sign: bool = False) -> str:
    """The marks of a whole picture; ``suit`` is None for an item."""
    bar = box("s", 16, 70, 208, 5)
    if suit is WILD:
        bar += box("t", 85, 70, 70, 5) + box("u", 155, 70, 69, 5)
    return (
        fill("k", _CARD)
        + fill("p", _INSIDE)
        + numerals.number("k", strength, 18, 16, 46, sign=sign)
        + emblem(suit, 174, 14, 50)
        + bar
        + fill("k", _EDGE)
        + f'<svg x="16" y="86" width="{_SCENE:g}" height="{_SCENE + 2:g}" viewBox="0 0 200 202">'
        + f"{box('p', 0, 0, 200, 202)}{scene}</svg>"
    )


def covered(back: str) -> str:
    """The marks of a back, drawn on 200 by 270, within the edge of a card."""
    return (
        fill("k", _CARD)
        + f'<svg x="6" y="6" width="{WIDTH - 12:g}" height="{HEIGHT - 12:g}" viewBox="0 0 200 270" '
        + f'preserveAspectRatio="none">{box("p", 0, 0, 200, 270)}{back}</svg>'
    )
