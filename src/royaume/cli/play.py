"""``royaume play GAME``: a game in the terminal, against bots or with several people at one device. It knows no game by
name: the screen and the bots are those that the game registers."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from royaume.bots import Bot, bot_of
from royaume.core.errors import MissingExtra
from royaume.core.language import Catalogue
from royaume.core.play.errors import PlayError
from royaume.core.play.registry import Entry, game_entry, thing_at

MESSAGES: Final = Catalogue(
    {
        "bad-table.players": {
            "en": "“{given}” is no number of players; expected {least} to {most}",
            "fr": "« {given} » n'est pas un nombre de joueurs ; il faut {least} à {most}",
        },
        "bad-table.bots": {
            "en": "{given} bots do not fit at a table of {players}",
            "fr": "{given} robots ne tiennent pas à une table de {players}",
        },
        "bad-table.option": {
            "en": "“{given}” is no option; expected NAME=VALUE, as in “fairy=any”",
            "fr": "« {given} » n'est pas une option ; il faut NOM=VALEUR, comme dans « fairy=any »",
        },
        "bad-table.screen": {
            "en": "{game} has no screen for the terminal",
            "fr": "{game} n'a pas d'écran pour le terminal",
        },
        "bad-table.terminal": {
            "en": "“royaume play” needs a terminal for input and output",
            "fr": "« royaume play » demande un terminal en entrée et en sortie",
        },
    }
)
NONE: Final = "none"
USUAL_BOT: Final = "greedy"

_SHADES: Final = re.compile(rb"rgba?:([0-9a-fA-F]+)/([0-9a-fA-F]+)/([0-9a-fA-F]+)")
_LIGHT_COLOURS: Final = ("7", "15")


class BadTable(PlayError):
    """Players, bots or options with which no game can be set up."""

    words = MESSAGES


def play(asked: argparse.Namespace) -> int:
    """Sets the table and opens the game's screen."""
    entry = game_entry(asked.game)
    players = players_of(entry, asked.players)
    game = entry.make(players, options_of(asked.options))
    seats = seats_of(entry, players, asked.bots)
    screen = _screen_of(entry, asked)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadTable("bad-table.terminal")
    seed = asked.seed if asked.seed is not None else secrets.token_hex(16)
    said = screen(game, seats, seed=seed, lang=asked.lang, dark=in_the_dark()).run()
    if said:
        print(said)
    return 0


def players_of(entry: Entry, given: str | None) -> int:
    least, most = min(entry.players), max(entry.players)
    if given is None:
        return least
    if not given.isascii() or not given.isdigit() or len(given) > 3:
        raise BadTable("bad-table.players", given=given, least=least, most=most)
    return int(given)


def options_of(given: Sequence[str]) -> Mapping[str, str]:
    """Options as they are written, ``fairy=any``; whether there are such is the game's to say."""
    options = {}
    for each in given:
        name, sign, value = each.partition("=")
        if not (name and sign and value):
            raise BadTable("bad-table.option", given=each)
        options[name] = value
    return options


def seats_of(entry: Entry, players: int, given: str | None) -> list[tuple[str, Bot | None]]:
    """Who sits where: people first, then the bots. When nothing is said one person plays, against the usual bot."""
    bots = [USUAL_BOT] * (players - 1) if given is None else [each.strip() for each in given.split(",")]
    if bots in ([NONE], [""]):
        bots = []
    if len(bots) > players:
        raise BadTable("bad-table.bots", given=len(bots), players=players)
    people: list[tuple[str, Bot | None]] = [("", None)] * (players - len(bots))
    return people + [(each, bot_of(entry, each)) for each in bots]


def _screen_of(entry: Entry, asked: argparse.Namespace) -> Any:
    if not entry.screen:
        raise BadTable("bad-table.screen", game=entry.named(asked.lang))
    try:
        return thing_at(entry.screen)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("textual", "rich"):
            raise
        raise MissingExtra(what="“royaume play”", extra="tui") from error


# --- the light ---------------------------------------------------------------------------------------------------


def in_the_dark() -> bool:
    """Whether the terminal's background is dark: as it says when it is asked, or else in COLORFGBG; dark if unsaid."""
    shade = _shade_of(_background())
    if shade is not None:
        return shade < 0.5
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] not in _LIGHT_COLOURS


def _shade_of(answer: bytes) -> float | None:
    """How light the colour in a terminal's answer is, from 0 to 1."""
    found = _SHADES.search(answer)
    if found is None:
        return None
    red, green, blue = (int(part, 16) / (int("f" * len(part), 16)) for part in found.groups())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _background() -> bytes:
    """What the terminal answers when it is asked for its background, within a tenth of a second."""
    try:
        import termios
        import tty
        from select import select
    except ImportError:  # no such terminals here
        return b""
    stdin = sys.stdin.fileno()
    before = termios.tcgetattr(stdin)
    answer = b""
    try:
        tty.setcbreak(stdin)
        sys.stdout.write("\033]11;?\033\\")
        sys.stdout.flush()
        while select([stdin], [], [], 0.1)[0] and not answer.endswith((b"\a", b"\033\\")):
            answer += os.read(stdin, 64)
    finally:
        termios.tcsetattr(stdin, termios.TCSADRAIN, before)
    return answer
