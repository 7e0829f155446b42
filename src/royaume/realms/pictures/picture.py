"""The picture of a card, an item or a back, as SVG in the colours of a theme; and many of them on one sheet."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, Literal, get_args

from royaume.core.language import Language
from royaume.core.linocut.inks import GROUNDS, Theme
from royaume.core.linocut.render import svg
from royaume.realms.card import Card
from royaume.realms.items import Item
from royaume.realms.pictures import scenes
from royaume.realms.pictures.frame import HEIGHT, WIDTH, covered, framed
from royaume.realms.pictures.inks import colours_of, colours_of_items
from royaume.realms.suits import ARMY, Suit

Back = Literal["card back", "item back"]
BACKS: Final[tuple[Back, ...]] = get_args(Back)

_GROUNDS: Final = re.compile(r'class="(l?)([kp])"')
_BACK_INK: Final = ARMY
_GAP: Final = 12.0


@cache
def _scenes() -> dict[str, scenes.Scene]:
    for module in iter_modules(scenes.__path__):
        import_module(f"{scenes.__name__}.{module.name}")
    return scenes.SCENES


def scene_of(name: str, theme: Theme = "light") -> str:
    """The marks of a scene alone, on a square of 200, by the English name of what it shows."""
    drawn = _scenes()[name]
    marks = drawn.draw()
    return inverted(marks) if theme == "dark" and drawn.night else marks


def inverted(marks: str) -> str:
    """Block and paper change places."""
    return _GROUNDS.sub(lambda found: f'class="{found[1]}{"p" if found[2] == "k" else "k"}"', marks)


def picture_of(thing: Card | Item | Back, theme: Theme = "light", lang: Language | None = None) -> str:
    """The whole picture as an SVG file. With a language it bears its name, for those who cannot see it."""
    if isinstance(thing, str):
        colours = colours_of(_BACK_INK, theme) if thing == "card back" else colours_of_items(theme)
        return svg(covered(scene_of(thing, theme)), WIDTH, HEIGHT, colours)
    title = thing.named(lang) if lang else ""
    if isinstance(thing, Card):
        marks = framed(scene_of(thing.english, theme), thing.suit, thing.strength)
        return svg(marks, WIDTH, HEIGHT, colours_of(thing.suit, theme), title)
    marks = framed(scene_of(thing.english, theme), None, thing.value, sign=True)
    return svg(marks, WIDTH, HEIGHT, colours_of_items(theme), title)


def scene_picture(name: str, suit: Suit, theme: Theme = "light") -> str:
    """A scene alone, without the frame that tells the suit and the strength."""
    return svg(scene_of(name, theme), 200, 200, colours_of(suit, theme))


def contact_sheet(
    pictures: Sequence[str], columns: int, theme: Theme, width: float = WIDTH, height: float = HEIGHT
) -> str:
    """Many pictures of one size, side by side, as one SVG. Each is an image of its own: their colours stay apart."""
    across, down = width + _GAP, height + _GAP
    placed = "".join(
        f'<image x="{_GAP + across * (i % columns):g}" y="{_GAP + down * (i // columns):g}" width="{width:g}" '
        f'height="{height:g}" href="data:image/svg+xml;base64,{b64encode(picture.encode()).decode()}"/>'
        for i, picture in enumerate(pictures)
    )
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    wide, high = _GAP + across * columns, _GAP + down * rows
    ground = f'<rect width="{wide:g}" height="{high:g}" fill="{GROUNDS[theme].paper.hex}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}">{ground}{placed}</svg>'
