"""Numbers cut by hand, so that a picture needs no font: every figure stands in a cell 20 wide and 32 high."""

from __future__ import annotations

from typing import Final

from royaume.core.linocut.tools import Tone, n

_FIGURES: Final = {
    "0": "M10 3.5C4.5 3.5 3.5 9 3.5 16S4.5 28.5 10 28.5 16.5 23 16.5 16 15.5 3.5 10 3.5Z",
    "1": "M4 9.5L11 4V29M5 28.5H16.5",
    "2": "M4 10C4 5.5 6.5 3.5 10 3.5S16 5.6 16 9.6C16 15 8 20 4.5 28.5H16.8V25.5",
    "3": "M4 7C5.5 4.6 7.4 3.5 10 3.5C13.4 3.5 15.6 5.5 15.6 9S13 14.8 8.6 15C13.8 15.2 16.4 17.6 16.4 21.6C16.4 26 13.6 28.5 10 28.5"
    "C7 28.5 4.8 27.2 3.4 24.6",
    "4": "M12.6 29V4L3.2 21.4H17.4",
    "5": "M15.6 4H6L4.8 14.6C6.2 13.4 8 12.8 10 12.8C14 12.8 16.4 15.8 16.4 20.4C16.4 25.4 13.8 28.5 9.8 28.5C6.8 28.5 4.6 27 3.4 24.6",
    "6": "M14.8 5.4C13.6 4 12 3.5 10.6 3.5C5.8 3.5 3.6 9 3.6 18C3.6 25 6 28.5 10.2 28.5C14 28.5 16.5 25.6 16.5 21.2S14.2 14 10.4 14"
    "C6.8 14 4 16.6 3.7 20.4",
    "7": "M3.6 8V4.2H16.4C12.6 11 9.8 19 8.8 29",
    "8": "M10 3.5C6.6 3.5 4.6 5.6 4.6 9S7 14.6 10 15.4C13.8 16.4 16.5 18.4 16.5 22.2S13.6 28.5 10 28.5 3.5 26 3.5 22.2 6.2 16.4 10 15.4"
    "C13 14.6 15.4 12.4 15.4 9S13.4 3.5 10 3.5Z",
    "9": "M5.2 26.6C6.4 28 8 28.5 9.4 28.5C14.2 28.5 16.4 23 16.4 14C16.4 7 14 3.5 9.8 3.5C6 3.5 3.5 6.4 3.5 10.8S5.8 18 9.6 18"
    "C13.2 18 16 15.4 16.3 11.6",
    "−": "M3 17H15",
    "+": "M3 17H15M9 11V23",
}
CELL: Final = 22.0
HEIGHT: Final = 32.0


def width(text: str, height: float) -> float:
    """How wide the number is when it is that high."""
    return len(text) * CELL * height / HEIGHT


def number(tone: Tone, value: int, x: float, y: float, height: float, *, sign: bool = False) -> str:
    """The number with its upper left corner at a place; ``sign`` shows a plus too."""
    text = f"{value:+}".replace("-", "−") if sign else str(value).replace("-", "−")
    scale = height / HEIGHT
    figures = "".join(
        f'<path transform="translate({n(i * CELL)} 0)" d="{_FIGURES[figure]}"/>' for i, figure in enumerate(text)
    )
    return f'<g class="l{tone}" stroke-width="5.6" transform="translate({n(x)} {n(y)})scale({scale:.3g})">{figures}</g>'
