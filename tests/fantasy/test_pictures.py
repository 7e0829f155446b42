"""The pictures of the races: small, self-contained, told apart by their marks, legible in both themes."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
import zlib
from itertools import combinations
from pathlib import Path

import pytest

from royaume.core.language import LANGUAGES
from royaume.core.linocut.inks import GROUNDS, THEMES, Ink, Theme, contrast
from royaume.core.linocut.prints import contact_sheet, inverted
from royaume.core.linocut.render import png, svg
from royaume.core.linocut.tools import Tone
from royaume.fantasy import Race
from royaume.fantasy.pictures.inks import DUSK, colours_of, ink_of
from royaume.fantasy.pictures.marks import MARKS, mark
from royaume.fantasy.pictures.picture import THINGS, Back, picture_of, scene_of, sheet, write_sheets

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "style", "title", "g", "path", "circle", "ellipse", "rect"}
IDS = [thing if isinstance(thing, str) else thing.word for thing in THINGS]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("thing", THINGS, ids=IDS)
def test_a_picture_is_one_small_file_that_needs_nothing_else(thing: Race | Back, theme: Theme) -> None:
    drawing = picture_of(thing, theme)
    root = ET.fromstring(drawing)
    assert {each.tag.removeprefix(SVG) for each in root.iter()} <= SHAPES, "no text, image, script or font"
    names = {name for each in root.iter() for name in each.attrib}
    assert not {name for name in names if name.startswith("on") or name.endswith("href")}
    assert drawing.count("http") == 1, "the namespace alone"
    assert "url(" not in drawing
    assert "@" not in drawing
    assert len(drawing.encode()) < 12_000


def test_there_is_a_picture_for_every_race_and_the_back_and_no_two_scenes_are_the_same() -> None:
    assert [*THINGS] == [*Race, "back"]
    assert len({scene_of(thing) for thing in THINGS}) == len(THINGS)


def test_a_picture_bears_its_name_for_those_who_cannot_see_it() -> None:
    for lang in LANGUAGES:
        for race in Race:
            title = ET.fromstring(picture_of(race, "light", lang)).find(f"{SVG}title")
            assert title is not None
            assert title.text == race.named(lang)
    assert "<title>" not in picture_of(Race.GNOME)
    assert "<title>" not in picture_of("back", "light", "fr"), "a back tells nothing"


def test_every_colour_is_one_of_the_inks() -> None:
    for thing in THINGS:
        marks = picture_of(thing).partition("</style>")[2]
        assert "#" not in marks
        assert "style=" not in marks
        assert "fill=" not in marks


@pytest.mark.parametrize("race", list(Race), ids=lambda race: race.word)
def test_the_forest_stays_dark_when_the_print_is_inverted(race: Race) -> None:
    assert scene_of(race, "light").count('class="k"') == scene_of(race, "dark").count('class="p"') > 0


@pytest.mark.parametrize("theme", THEMES)
def test_the_back_is_the_same_either_way_up(theme: Theme) -> None:
    """A hand must not show which of its cards were turned round."""
    pixels = _reds(png(picture_of("back", theme), 240))
    apart = sum(abs(one - other) > 64 for one, other in zip(pixels, reversed(pixels), strict=True))
    assert apart < len(pixels) / 1000, "but for the smoothing of edges"


# --- inks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("race", list(Race), ids=lambda race: race.word)
def test_the_ink_of_a_race_stands_out_from_its_paper_and_from_the_page(race: Race, theme: Theme) -> None:
    assert contrast(ink_of(race, theme), DUSK[theme].paper) >= 4.5
    assert contrast(ink_of(race, theme), GROUNDS[theme].paper) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_the_block_stands_out_from_the_paper(theme: Theme) -> None:
    assert contrast(DUSK[theme].block, DUSK[theme].paper) >= 7


@pytest.mark.parametrize("theme", THEMES)
def test_the_inks_of_one_theme_have_one_lightness_and_hues_far_apart(theme: Theme) -> None:
    inks = [ink_of(race, theme) for race in Race]
    assert len({ink.lightness for ink in inks}) == 1
    assert all(_between(one, other) >= 35 for one, other in combinations(inks, 2))
    assert colours_of(None, theme)["s"] not in {ink.hex for ink in inks}, "the back is nobody's"


def _between(one: Ink, other: Ink) -> float:
    """The angle between two hues."""
    apart = abs(one.hue - other.hue) % 360
    return min(apart, 360 - apart)


# --- marks -------------------------------------------------------------------------------------------------------

_BLACK: dict[Tone, str] = {"k": "#000", "p": "#fff", "s": "#000", "t": "#000", "u": "#000"}


def _pixels(race: Race) -> bytes:
    """The mark in black on white, 24 by 24 pixels, one byte each: its outline alone."""
    ground = '<rect width="48" height="48" fill="#fff"/>'
    return _reds(png(svg(ground + mark(race, 0, 0, 48), 48, 48, _BLACK), 24))


def _reds(image: bytes) -> bytes:
    """The first channel of a PNG of eight bits with alpha, decoded with the standard library."""
    width, _, depth, kind = struct.unpack(">IIBB", image[16:26])
    assert (depth, kind) == (8, 6)
    data, at = b"", 8
    while at < len(image):
        (length,) = struct.unpack(">I", image[at : at + 4])
        if image[at + 4 : at + 8] == b"IDAT":
            data += image[at + 8 : at + 8 + length]
        at += 12 + length
    raw, stride, found, above = zlib.decompress(data), 4 * width, b"", bytes(4 * width)
    for start in range(0, len(raw), stride + 1):
        above = _unfiltered(raw[start], raw[start + 1 : start + 1 + stride], above)
        found += above[::4]
    return found


def _unfiltered(kind: int, row: bytes, above: bytes) -> bytes:
    line = bytearray(row)
    for x in range(len(line)):
        left, up, corner = (line[x - 4], above[x], above[x - 4]) if x >= 4 else (0, above[x], 0)
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda each: abs(guess - each))
        line[x] = (line[x] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255
    return bytes(line)


def test_the_outline_of_a_mark_tells_the_race() -> None:
    """Without colour and 24 pixels wide, any two differ in at least a quarter of their dark pixels."""
    drawn = {race: _pixels(race) for race in Race}
    assert set(MARKS) == set(Race)
    for one, other in combinations(drawn, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) / 255
        dark = max(sum(255 - a for a in drawn[race]) / 255 for race in (one, other))
        assert apart > dark / 4, (one, other)


def test_a_mark_lies_within_its_square() -> None:
    """Nothing of it is cut off: on a larger ground there are no more dark pixels."""
    for race in Race:
        ground = '<rect x="-48" y="-48" width="144" height="144" fill="#fff"/>'
        wide = svg(f'<g transform="translate(48 48)">{ground}{mark(race, 0, 0, 48)}</g>', 144, 144, _BLACK)
        inside, outside = sum(255 - a for a in _pixels(race)), sum(255 - a for a in _reds(png(wide, 72)))
        assert outside == pytest.approx(inside, rel=0.02), race


# --- sheets ------------------------------------------------------------------------------------------------------


def test_inverted_twice_is_the_same() -> None:
    marks = scene_of(Race.GNOME)
    assert inverted(marks) != marks
    assert inverted(inverted(marks)) == marks


@pytest.mark.parametrize("theme", THEMES)
def test_the_sheet_shows_them_all(theme: Theme) -> None:
    images = [*ET.fromstring(sheet(theme)).iter(f"{SVG}image")]
    assert len(images) == len(THINGS)
    assert len({(image.attrib["x"], image.attrib["y"]) for image in images}) == len(THINGS)


def test_a_sheet_of_few_is_as_wide_as_they_are() -> None:
    assert ET.fromstring(contact_sheet([picture_of("back")], 4, "dark", 240, 312)).attrib["viewBox"] == "0 0 264 336"


def test_the_sheets_are_written(tmp_path: Path) -> None:
    write_sheets(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["fantasy-dark.png", "fantasy-light.png"]
    for path in tmp_path.iterdir():
        image = path.read_bytes()
        assert image.startswith(b"\x89PNG")
        assert struct.unpack(">I", image[16:20])[0] == 1280
