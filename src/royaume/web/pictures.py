"""What the site shows of our own drawing: the pictures of cards and items in both themes, the emblems of the suits,
the colours, and the icons."""

from __future__ import annotations

from functools import cache
from typing import Final

from royaume.core.errors import MissingExtra
from royaume.core.linocut.inks import GROUNDS, SCORCHED, THEMES, Theme
from royaume.core.linocut.parts import crown, tower
from royaume.core.linocut.render import png, svg
from royaume.core.linocut.tools import box, disc, line, put, rays
from royaume.realms.cards import CARDS
from royaume.realms.items import ITEMS
from royaume.realms.pictures.emblems import emblem
from royaume.realms.pictures.inks import SINGED, colours_of, ink_of
from royaume.realms.pictures.picture import BACKS, picture_of
from royaume.realms.suits import ARMY, Suit
from royaume.web.files import File, file

_ICON: Final = 512
_ICON_SIZES: Final = (192, 512)
_SAFE: Final = 0.76
"""How much of a maskable icon no mask cuts off, and a little less."""


@cache
def card_pictures() -> dict[str, File]:
    """``FR01-light.svg``, ``CH24-dark.svg``, ``card-back-light.svg``."""
    drawn: dict[str, File] = {}
    for thing in (*CARDS, *ITEMS, *BACKS):
        name = thing.replace(" ", "-") if isinstance(thing, str) else thing.id
        for theme in THEMES:
            path = f"{name}-{theme}.svg"
            drawn[path] = file(path, picture_of(thing, theme))
    return drawn


@cache
def emblems() -> str:
    """A hidden sheet of the emblems for ``<use href="#suit-land">``. The page's styles colour their marks."""
    marks = {suit.word: emblem(suit, 0, 0, 48) for suit in Suit} | {"item": emblem(None, 0, 0, 48)}
    symbols = (f'<symbol id="suit-{word}" viewBox="0 0 48 48">{drawn}</symbol>' for word, drawn in marks.items())
    return f'<div hidden><svg aria-hidden="true" focusable="false">{"".join(symbols)}</svg></div>'


@cache
def inks_css() -> str:
    """The colours of both themes as custom properties. Dark ones apply at night unless the reader wants light."""
    light, dark = (_properties(theme) for theme in THEMES)
    return (
        f":root {{\n  color-scheme: light;\n{light}}}\n"
        f"@media (prefers-color-scheme: dark) {{\n"
        f':root:not([data-theme="light"]) {{\n  color-scheme: dark;\n{dark}}}\n}}\n'
        f':root[data-theme="dark"] {{\n  color-scheme: dark;\n{dark}}}\n'
    )


def _properties(theme: Theme) -> str:
    colours = {
        "paper": GROUNDS[theme].paper,
        "block": GROUNDS[theme].block,
        "scorched": SCORCHED[theme],
        "singed": SINGED[theme],
        **{f"ink-{suit.word}": ink_of(suit, theme) for suit in Suit},
    }
    return "".join(f"  --{name}: {ink.hex};\n" for name, ink in colours.items())


# --- icons -------------------------------------------------------------------------------------------------------


def _motif() -> str:
    """The crown of the card back over a tower, before its sun, on a square of 512."""
    return put(
        rays("s", 100, 88, 62, 92, 32, 5.4, 5.6)
        + disc("s", 100, 88, 58)
        + line("k", "M64 186V126H136V186Z", 10)
        + tower("p", 100, 186, 72, 46, "k")
        + box("s", 44, 184, 112, 6)
        + put(crown("p", 0, 0, 78, "k"), 100, 104),
        26,
        26,
        2.3,
    )


@cache
def icon() -> str:
    """A print of its own: dark whatever the theme, with a line of ink round it."""
    ground = box("k", 0, 0, _ICON, _ICON) + line("s", "M20 20H492V492H20Z", 12)
    return svg(ground + _motif(), _ICON, _ICON, colours_of(ARMY, "light"), "royaume")


def _maskable() -> str:
    """The motif smaller on a ground to the edges: a telephone cuts it round."""
    edge = _ICON * (1 - _SAFE) / 2
    marks = box("k", 0, 0, _ICON, _ICON) + put(_motif(), edge, edge, _SAFE)
    return svg(marks, _ICON, _ICON, colours_of(ARMY, "light"), "royaume")


@cache
def icons() -> dict[str, File]:
    """As SVG, and where the extra “pictures” is installed as PNG too."""
    drawn = {"icon.svg": file("icon.svg", icon())}
    try:
        for size in _ICON_SIZES:
            drawn[f"icon-{size}.png"] = file("icon.png", png(icon(), size))
        drawn["icon-maskable-512.png"] = file("icon.png", png(_maskable(), 512))
    except MissingExtra:
        pass
    return drawn
