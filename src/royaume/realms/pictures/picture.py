"""The picture of a card, an item or a back, as SVG in the colours of a theme."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, Literal, get_args

from royaume.core.language import Language
from royaume.core.linocut.inks import Theme
from royaume.core.linocut.prints import inverted
from royaume.core.linocut.render import svg
from royaume.realms.card import Card
from royaume.realms.items import Item
from royaume.realms.pictures import scenes
from royaume.realms.pictures.frame import HEIGHT, WIDTH, covered, framed
from royaume.realms.pictures.inks import colours_of, colours_of_items
from royaume.realms.suits import ARMY, Suit

Back = Literal["card back", "item back"]
BACKS: Final[tuple[Back, ...]] = get_args(Back)

_BACK_INK: Final = ARMY


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
