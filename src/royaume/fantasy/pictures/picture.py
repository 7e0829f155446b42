"""The picture of a race or the back, as SVG in the colours of a theme, and the sheet that shows them all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from royaume.core.language import Language
from royaume.core.linocut.inks import THEMES, Theme
from royaume.core.linocut.prints import contact_sheet, inverted
from royaume.core.linocut.render import png, svg
from royaume.fantasy.pictures.frame import HEIGHT, WIDTH, covered, framed
from royaume.fantasy.pictures.inks import colours_of
from royaume.fantasy.pictures.scenes import back, dryad, elf, fairy, gnome, imp, korrigan, leprechaun
from royaume.fantasy.races import Race

Back = Literal["back"]
THINGS: Final[tuple[Race | Back, ...]] = (*Race, "back")
_SHEET_WIDTH: Final = 1280

_SCENES: Final[dict[Race | Back, Callable[[], str]]] = {
    Race.GNOME: gnome.scene,
    Race.KORRIGAN: korrigan.scene,
    Race.IMP: imp.scene,
    Race.LEPRECHAUN: leprechaun.scene,
    Race.DRYAD: dryad.scene,
    Race.ELF: elf.scene,
    Race.FAIRY: fairy.scene,
    "back": back.scene,
}


def scene_of(thing: Race | Back, theme: Theme = "light") -> str:
    """The marks of a scene alone, 200 by 270. All of them are at dusk: the ground is the block, which stays dark when
    the print is inverted."""
    marks = _SCENES[thing]()
    return inverted(marks) if theme == "dark" else marks


def picture_of(thing: Race | Back, theme: Theme = "light", lang: Language | None = None) -> str:
    """The whole picture as an SVG file. With a language it bears its name, for those who cannot see it."""
    if isinstance(thing, str):
        return svg(covered(scene_of(thing, theme)), WIDTH, HEIGHT, colours_of(None, theme))
    title = thing.named(lang) if lang else ""
    return svg(framed(scene_of(thing, theme), thing), WIDTH, HEIGHT, colours_of(thing, theme), title)


def sheet(theme: Theme) -> str:
    """All of them on one sheet, in the order of the rules, the back last."""
    return contact_sheet([picture_of(thing, theme) for thing in THINGS], len(THINGS) // 2, theme, WIDTH, HEIGHT)


def write_sheets(folder: Path) -> None:
    """Writes ``fantasy-light.png`` and ``fantasy-dark.png``."""
    for theme in THEMES:
        (folder / f"fantasy-{theme}.png").write_bytes(png(sheet(theme), _SHEET_WIDTH))
