"""The pictures: there is one for everything, small, self-contained, told apart, legible in both themes."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
from itertools import combinations
from statistics import median

import pytest

from royaume.core.language import LANGUAGES
from royaume.core.linocut.inks import GROUNDS, SCORCHED, THEMES, Ink, Theme, contrast
from royaume.core.linocut.prints import contact_sheet
from royaume.core.linocut.render import png, svg
from royaume.core.linocut.tools import Tone
from royaume.realms import CARDS, ITEMS, Suit
from royaume.realms.card import Card
from royaume.realms.items import Item
from royaume.realms.pictures.emblems import EMBLEMS, emblem
from royaume.realms.pictures.inks import SINGED, ink_of
from royaume.realms.pictures.picture import BACKS, Back, picture_of, scene_of

THINGS: list[Card | Item | Back] = [*CARDS, *ITEMS, *BACKS]
IDS = [thing if isinstance(thing, str) else f"{thing.id} {thing.english}" for thing in THINGS]
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "style", "title", "g", "path", "circle", "ellipse", "rect"}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("thing", THINGS, ids=IDS)
def test_a_picture_is_one_small_file_that_needs_nothing_else(thing: Card | Item | Back, theme: Theme) -> None:
    drawing = picture_of(thing, theme)
    root = ET.fromstring(drawing)
    tags = {each.tag.removeprefix(SVG) for each in root.iter()}
    assert tags <= SHAPES, "no text, image, script or font"
    names = {name for each in root.iter() for name in each.attrib}
    assert not {name for name in names if name.startswith("on") or name.endswith("href")}
    assert drawing.count("http") == 1, "the namespace alone"
    assert "url(" not in drawing
    assert "@" not in drawing
    assert len(drawing.encode()) < 16_000


def test_the_median_is_under_twelve_kilobytes() -> None:
    assert median(len(picture_of(thing).encode()) for thing in THINGS) < 12_000


def test_no_two_scenes_are_the_same() -> None:
    names = {thing if isinstance(thing, str) else thing.english for thing in THINGS}
    assert len({scene_of(name) for name in names}) == len(names)


def test_a_picture_bears_its_name_for_those_who_cannot_see_it() -> None:
    for lang in LANGUAGES:
        for card in CARDS:
            title = ET.fromstring(picture_of(card, "light", lang)).find(f"{SVG}title")
            assert title is not None
            assert title.text == card.named(lang)
    assert "<title>" not in picture_of(CARDS[0])


def test_every_colour_is_one_of_the_inks() -> None:
    for thing in THINGS:
        marks = picture_of(thing).partition("</style>")[2]
        assert "#" not in marks
        assert "style=" not in marks
        assert "fill=" not in marks.replace('fill="none"', "")


# --- inks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("suit", list(Suit))
def test_the_ink_of_a_suit_stands_out_from_the_ground(suit: Suit, theme: Theme) -> None:
    assert contrast(ink_of(suit, theme), GROUNDS[theme].paper) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_text_and_items_stand_out_from_the_ground(theme: Theme) -> None:
    ground = GROUNDS[theme]
    assert contrast(ground.block, ground.paper) >= 7
    assert contrast(ground.block, SCORCHED[theme]) >= 7
    assert contrast(SINGED[theme], SCORCHED[theme]) >= 4.5


def test_contrast_is_as_wcag_measures_it() -> None:
    black, white, grey = Ink(0, 0, 0), Ink(1, 0, 0), Ink(0.5999, 0, 0)
    assert contrast(black, white) == pytest.approx(21, abs=0.01)
    assert contrast(white, white) == pytest.approx(1)
    assert grey.luminance == pytest.approx(0.5999**3, rel=1e-3)  # of a grey: the cube of its lightness
    assert (black.hex, white.hex) == ("#000000", "#ffffff")
    assert Ink(0.6279554, 0.2576833, 29.2338).hex == "#ff0000"  # the reference red of OKLCH


@pytest.mark.parametrize("theme", THEMES)
def test_suits_of_one_theme_have_inks_of_one_lightness_and_different_hues(theme: Theme) -> None:
    inks = {suit: ink_of(suit, theme) for suit in Suit}
    assert len({ink.lightness for ink in inks.values()}) == 1
    assert len({ink.hex for ink in inks.values()}) == len(Suit)


# --- emblems -----------------------------------------------------------------------------------------------------

_BLACK: dict[Tone, str] = {"k": "#000", "p": "#fff", "s": "#000", "t": "#000", "u": "#000"}


def _pixels(suit: Suit | None) -> bytes:
    """The emblem in black on white, 24 by 24 pixels, one byte each: its outline alone."""
    ground = '<rect width="48" height="48" fill="#fff"/>'
    image = png(svg(ground + emblem(suit, 0, 0, 48), 48, 48, _BLACK), 24)
    return _grey(image)


def _grey(image: bytes) -> bytes:
    """A PNG's first channel, decoded with the standard library."""
    import zlib

    width, height, depth, kind = struct.unpack(">IIBB", image[16:26])
    assert (depth, kind) == (8, 6)
    data, at = b"", 8
    while at < len(image):
        (length,) = struct.unpack(">I", image[at : at + 4])
        if image[at + 4 : at + 8] == b"IDAT":
            data += image[at + 8 : at + 8 + length]
        at += 12 + length
    raw, stride = zlib.decompress(data), 4 * width
    rows, above = [], bytes(stride)
    for y in range(height):
        line = bytearray(raw[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        _unfilter(raw[y * (stride + 1)], line, above)
        rows.append(bytes(line[::4]))
        above = bytes(line)
    return b"".join(rows)


def _unfilter(kind: int, line: bytearray, above: bytes) -> None:
    for x in range(len(line)):
        left, up, corner = (line[x - 4], above[x], above[x - 4]) if x >= 4 else (0, above[x], 0)
        guess = left + up - corner
        paeth = min((left, up, corner), key=lambda each: (abs(guess - each), (left, up, corner).index(each)))
        line[x] = (line[x] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255


def test_the_outline_of_an_emblem_tells_the_suit() -> None:
    """Without colour and 24 pixels wide, any two differ in at least a seventh of their dark pixels."""
    drawn = {suit: _pixels(suit) for suit in (*EMBLEMS, None)}
    assert set(EMBLEMS) == set(Suit)
    for one, other in combinations(drawn, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) / 255
        dark = max(sum(255 - a for a in drawn[suit]) / 255 for suit in (one, other))
        assert apart > dark / 7, (one, other)


# --- sheets and files --------------------------------------------------------------------------------------------


def test_png_is_as_wide_as_asked() -> None:
    for width in (40, 480):
        image = png(picture_of(CARDS[0]), width)
        assert image.startswith(b"\x89PNG")
        assert struct.unpack(">I", image[16:20])[0] == width


def test_a_sheet_holds_every_picture_side_by_side() -> None:
    sheet = ET.fromstring(contact_sheet([picture_of(card) for card in CARDS[:5]], 3, "dark", 240, 312))
    places = [(float(image.attrib["x"]), float(image.attrib["y"])) for image in sheet.iter(f"{SVG}image")]
    assert len(set(places)) == 5
    assert len({x for x, _ in places}) == 3
    assert len({y for _, y in places}) == 2
