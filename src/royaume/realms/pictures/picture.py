"""The picture of a card or an item, as SVG in the colours of a theme."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from royaume.core.language import Language
from royaume.core.linocut.inks import Theme
from royaume.core.linocut.render import svg
from royaume.realms.card import Card
from royaume.realms.items import Item
from royaume.realms.pictures import scenes
from royaume.realms.pictures.frame import HEIGHT, WIDTH, framed
from royaume.realms.pictures.inks import colours_of, colours_of_items

_GROUNDS: Final = re.compile(r'class="(l?)([kp])"')
BACKS: Final = ("card back", "item back")


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


def picture_of(thing: Card | Item, theme: Theme = "light", lang: Language | None = None) -> str:
    """The whole picture as an SVG file. With a language it bears its name, for those who cannot see it."""
    title = thing.named(lang) if lang else ""
    if isinstance(thing, Card):
        marks = framed(scene_of(thing.english, theme), thing.suit, thing.strength)
        return svg(marks, WIDTH, HEIGHT, colours_of(thing.suit, theme), title)
    marks = framed(scene_of(thing.english, theme), None, thing.value, sign=True)
    return svg(marks, WIDTH, HEIGHT, colours_of_items(theme), title)
