"""Fantasy in a terminal: the game's own screen. Who sits where is told from outside; the board is in ``screens``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.app import App

from royaume.core.language import Language
from royaume.core.linocut.inks import Theme
from royaume.fantasy.game import Fantasy
from royaume.fantasy.screens.board import Board
from royaume.fantasy.screens.inks import PREFIX, SCREEN_THEMES
from royaume.fantasy.screens.sitting import Chooser, Seat


class FantasyScreen(App[str], inherit_bindings=False):
    """A table at one device. ``seats`` are the players in order: a person is ``("", None)``, a bot what it was called
    with and itself. ``run`` returns what there is to say at the end: where the game was saved. A bot's move takes at
    least ``pace`` seconds, so that one can follow."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Fantasy"

    def __init__(
        self,
        game: Fantasy,
        seats: Sequence[tuple[str, Chooser | None]],
        *,
        seed: int | str,
        lang: Language = "en",
        dark: bool = True,
        pace: float = 0.4,
        folder: Path | None = None,
    ) -> None:
        super().__init__()
        self.lang: Language = lang
        self.tone: Theme = "dark" if dark else "light"
        for theme in SCREEN_THEMES:
            self.register_theme(theme)
        self.theme = PREFIX + self.tone
        self.board = Board(game, [Seat(*seat) for seat in seats], str(seed), pace, folder or Path())

    def on_mount(self) -> None:
        self.push_screen(self.board)

    def turn_light(self) -> None:
        """From day to night, or back."""
        self.tone = "light" if self.tone == "dark" else "dark"
        self.theme = PREFIX + self.tone
