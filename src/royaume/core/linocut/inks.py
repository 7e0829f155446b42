"""Colours, told in OKLCH (lightness, chroma, hue: even to the eye) and given as hex; and how well they stand out."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final, Literal

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


@dataclass(frozen=True)
class Ink:
    """A colour in OKLCH."""

    lightness: float
    chroma: float
    hue: float

    @property
    def linear(self) -> tuple[float, float, float]:
        """Linear sRGB, cut to what a screen can show."""
        a, b = self.chroma * cos(radians(self.hue)), self.chroma * sin(radians(self.hue))
        long = (self.lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
        middle = (self.lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
        short = (self.lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
        red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
        green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
        blue = -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
        return _cut(red), _cut(green), _cut(blue)

    @property
    def hex(self) -> str:
        return "#" + "".join(f"{round(255 * _companded(part)):02x}" for part in self.linear)

    @property
    def luminance(self) -> float:
        red, green, blue = self.linear
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Ink, other: Ink) -> float:
    """The contrast of two colours as WCAG measures it, from 1 to 21."""
    low, high = sorted((one.luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True)
class Ground:
    """What a theme prints on, and its block colour."""

    paper: Ink
    block: Ink


GROUNDS: Final[dict[Theme, Ground]] = {
    "light": Ground(paper=Ink(0.962, 0.018, 85), block=Ink(0.235, 0.018, 60)),
    "dark": Ground(paper=Ink(0.195, 0.012, 60), block=Ink(0.925, 0.03, 85)),
}
"""By day a dark block on warm paper; at night the print inverts."""

SCORCHED: Final[dict[Theme, Ink]] = {"light": Ink(0.9, 0.055, 75), "dark": Ink(0.25, 0.035, 55)}
"""The paper of items."""


def _cut(value: float) -> float:
    return min(1.0, max(0.0, value))


def _companded(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
