"""How the screen tells the races apart: by a sign, which every terminal has and which takes one column, and by a
colour. The colours are those of the pictures, by day and at night."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.theme import Theme as ScreenTheme

from royaume.core.language import Language
from royaume.core.linocut.inks import THEMES, Theme
from royaume.fantasy.parts import Counts
from royaume.fantasy.pictures.inks import DUSK, ink_of
from royaume.fantasy.races import Race

SIGNS: Final[dict[Race, str]] = {
    Race.GNOME: "♦",
    Race.KORRIGAN: "●",
    Race.IMP: "▲",
    Race.LEPRECHAUN: "♣",
    Race.DRYAD: "♠",
    Race.ELF: "»",
    Race.FAIRY: "☼",
}

PREFIX: Final = "royaume-"


def _theme(theme: Theme) -> ScreenTheme:
    ground, dark = DUSK[theme], theme == "dark"
    paper, block = ground.paper.hex, ground.block.hex
    accent = ink_of(Race.GNOME, theme).hex
    faint = "#9aa3b5" if dark else "#5d5f66"
    return ScreenTheme(
        PREFIX + theme,
        primary=accent,
        accent=accent,
        foreground=block,
        background=paper,
        surface=paper,
        panel=paper,
        dark=dark,
        variables={
            "faint": faint,
            "block-hover-background": "#35405c" if dark else "#e9dfcc",
        },
    )


SCREEN_THEMES: Final = tuple(_theme(theme) for theme in THEMES)


def style_of(race: Race, theme: Theme) -> str:
    return f"bold {ink_of(race, theme).hex}"


def card(race: Race, lang: Language, theme: Theme, count: int = 1) -> Content:
    """A card, or so many of them: ``♦ Gnome ×2``."""
    many = f" ×{count}" if count > 1 else ""
    return Content.assemble((f"{SIGNS[race]} {race.named(lang)}{many}", style_of(race, theme)))


def cards(counts: Counts, lang: Language, theme: Theme) -> Content:
    """Cards by race, with their names."""
    return Content("  ").join(card(race, lang, theme, counts[race]) for race in Race if counts[race])


def signs(counts: Counts, theme: Theme) -> Content:
    """Cards by race, as signs alone: ``♦♦ ♣×3``."""
    told = ((SIGNS[race] * count if count < 3 else f"{SIGNS[race]}×{count}", style_of(race, theme))
            for race in Race if (count := counts[race]))  # fmt: skip
    return Content(" ").join(Content.assemble(each) for each in told)
