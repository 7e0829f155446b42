"""Makes the pages and pictures of the docs that are made from the declarations, and the types that the page's scripts
are checked against: ``make docs``. ``--check`` only says what is out of date."""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from pathlib import Path
from typing import Final

from royaume.core.linocut.inks import THEMES, Theme
from royaume.core.linocut.prints import contact_sheet
from royaume.core.linocut.render import png
from royaume.fantasy.pictures import picture as fantasy
from royaume.realms import CARDS, ITEMS
from royaume.realms.card import Card
from royaume.realms.items import Item
from royaume.realms.pictures.frame import HEIGHT, WIDTH
from royaume.realms.pictures.picture import Back, picture_of
from royaume.realms.words.page import cards_page
from royaume.web.declared import declarations

DOCS: Final = Path(__file__).parent
_SHAPES: Final = DOCS.parent / "src" / "royaume" / "web" / "static" / "app" / "answers.d.ts"
_COLUMNS: Final = 8
_WIDTH: Final = 1280
_DIGEST: Final = re.compile(r"<!-- drawn from [0-9a-f]* -->")
_CARDS: Final[tuple[Card | Item | Back, ...]] = (*sorted(CARDS, key=lambda card: (card.suit, card.number)), "card back")
_HAND: Final = ("FR39", "FR32", "FR16", "FR36", "FR52", "FR37")
"""What the README shows."""
_ITEMS: Final[tuple[Card | Item | Back, ...]] = (*ITEMS, "item back")


def pages() -> dict[Path, str]:
    """The pages of text, as they should be."""
    gallery = DOCS / "gallery.md"
    stamped = _DIGEST.sub(f"<!-- drawn from {digest()} -->", gallery.read_text(encoding="utf-8"))
    return {
        DOCS / "cards.md": cards_page("en"),
        DOCS / "cartes.md": cards_page("fr"),
        gallery: stamped,
        _SHAPES: declarations(),
    }


def digest() -> str:
    """Of all the pictures: the gallery's page says which ones its sheets show, so that a check needs not draw them."""
    drawn = "".join(picture_of(thing, theme) for thing in (*_CARDS, *_ITEMS) for theme in THEMES)
    drawn += "".join(fantasy.picture_of(thing, theme) for thing in fantasy.THINGS for theme in THEMES)
    return hashlib.sha256(drawn.encode()).hexdigest()[:16]


def out_of_date() -> list[Path]:
    return [path for path, page in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != page]


def write_sheets() -> None:
    """Writes the contact sheets: cards and items, by day and by night."""
    folder = DOCS / "gallery"
    folder.mkdir(exist_ok=True)
    for theme in THEMES:
        _write_sheet(folder / f"cards-{theme}.png", _CARDS, theme)
        _write_sheet(folder / f"items-{theme}.png", _ITEMS, theme)

    hand = tuple(next(card for card in CARDS if card.id == card_id) for card_id in _HAND)
    _write_sheet(folder / "hand.png", hand, "light")
    fantasy.write_sheets(folder)


def _write_sheet(path: Path, things: tuple[Card | Item | Back, ...], theme: Theme) -> None:
    path.write_bytes(
        png(contact_sheet([picture_of(thing, theme) for thing in things], _COLUMNS, theme, WIDTH, HEIGHT), _WIDTH)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if something is out of date")
    late = out_of_date()
    if parser.parse_args().check:
        for path in late:
            print(f"{path} is out of date: make docs", file=sys.stderr)
        return int(bool(late))
    for path, page in pages().items():
        path.write_text(page, encoding="utf-8")
    write_sheets()
    return 0


if __name__ == "__main__":
    sys.exit(main())
