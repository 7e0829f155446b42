"""``royaume cards --picture NAME FILE`` and ``--sheet FILE``: pictures as SVG or PNG, by the ending of the file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from royaume.core.language import Language
from royaume.core.linocut.prints import contact_sheet
from royaume.core.linocut.render import png
from royaume.realms.card import Card
from royaume.realms.cards import CARDS
from royaume.realms.errors import PictureError, UnknownName
from royaume.realms.items import Item
from royaume.realms.modes import Rules
from royaume.realms.names import find_card, find_item, key
from royaume.realms.pictures.frame import HEIGHT, WIDTH
from royaume.realms.pictures.picture import BACKS, Back, picture_of

_COLUMNS = 8
_WIDTHS = {"picture": 480, "sheet": 1600}
_LEAST, _MOST = 16, 8192
_ALL = Rules.of(["promos", "suits"])


def write_picture(name: str, file: str, asked: argparse.Namespace) -> None:
    """Writes the picture of a card, an item or a back."""
    _write(picture_of(_meant(name), asked.theme, asked.lang), file, _width(asked.width, "picture"))


def write_sheet(things: Sequence[Card | Item], file: str, asked: argparse.Namespace) -> None:
    """Writes all of them on one sheet."""
    lang: Language = asked.lang
    pictures = [picture_of(thing, asked.theme, lang) for thing in things]
    _write(contact_sheet(pictures, _COLUMNS, asked.theme, WIDTH, HEIGHT), file, _width(asked.width, "sheet"))


def _width(written: str, what: str) -> int:
    """How many pixels wide a PNG is."""
    if not written:
        return _WIDTHS[what]
    if not written.isdecimal() or not _LEAST <= int(written) <= _MOST:
        raise PictureError("bad-picture.width", given=written, least=_LEAST, most=_MOST)
    return int(written)


def _meant(name: str) -> Card | Item | Back:
    """A back, or the card or the item of this name. The Land Bell Tower is asked for by its id."""
    for back in BACKS:
        if key(name) == key(back):
            return back
    for card in CARDS:
        if card.id == name.strip().upper():
            return card
    try:
        return find_card(name, _ALL)
    except UnknownName as unknown:
        try:
            return find_item(name)
        except UnknownName:
            raise unknown from None


def _write(drawing: str, file: str, width: int) -> None:
    path = Path(file)
    if path.suffix.lower() not in (".svg", ".png"):
        raise PictureError("bad-picture.ending", given=file, expected=[".svg", ".png"])
    content = drawing.encode() if path.suffix.lower() == ".svg" else png(drawing, width)
    try:
        path.write_bytes(content)
    except OSError as error:
        raise PictureError("bad-picture.file", given=file, reason=error.strerror or str(error)) from error
    print(path)
