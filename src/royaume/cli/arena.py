"""``royaume arena``: bots against each other, game after game, on all cores."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TextIO

from royaume.arena.errors import ArenaError
from royaume.arena.intervals import Interval
from royaume.arena.tournament import MOST_GAMES, MOST_WORKERS, Tournament, Verdict, bots_of, held
from royaume.core.language import Catalogue, Language
from royaume.core.play.registry import Entry, game_entry

WORDS: Final = Catalogue(
    {
        "title": {
            "en": "{game}, {bots}: games {games}, seed {seed}",
            "fr": "{game}, {bots} : parties {games}, graine {seed}",
        },
        "bot": {"en": "bot", "fr": "robot"},
        "wins": {"en": "games won", "fr": "parties gagnées"},
        "margin": {"en": "margin", "fr": "écart"},
        "between": {"en": "{low} to {high}", "fr": "{low} à {high}"},
        "note": {
            "en": "In brackets: where the true figure lies with 95% confidence. A shared win counts as its part; the "
            "margin is that over the best opponent.",
            "fr": "Entre crochets : où est le vrai chiffre, à 95 %. Une victoire partagée compte pour sa part ; "
            "l'écart est celui avec le meilleur adversaire.",
        },
        "progress": {"en": "{done} of {games} games", "fr": "{done} parties sur {games}"},
    }
)

_BAR: Final = 30
_EVERY: Final = 0.1
"""Seconds from one drawing of the bar to the next."""


def run_arena(asked: argparse.Namespace) -> int:
    """Plays and shows the standings."""
    entry = game_entry(asked.game)
    tournament = Tournament(
        entry,
        bots_of(asked.players),
        _number("bad-arena.games", asked.games, MOST_GAMES),
        asked.seed or str(secrets.randbits(32)),
        options_of(entry, asked.options),
    )
    workers = _number("bad-arena.workers", asked.workers, MOST_WORKERS) if asked.workers else os.cpu_count() or 1
    bar = progress_bar(tournament.games, sys.stderr, asked.lang)
    try:
        verdict = held(tournament, workers, bar)
    finally:
        if bar is not None:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
    print(json.dumps(verdict.as_json(), ensure_ascii=False, indent=1) if asked.json else told(verdict, asked.lang))
    return 0


def options_of(entry: Entry, given: Sequence[str]) -> Mapping[str, str]:
    """Options as they are written, ``name=value`` each."""
    example = next((f"{name}={values[-1]}" for name, values in entry.options.items()), "name=value")
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ArenaError("bad-arena.option", given=text, expected=example)
        options[name.strip()] = value.strip()
    return options


def _number(case: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and 1 <= int(text) <= most):
        raise ArenaError(case, given=text, most=most)
    return int(text)


def progress_bar(games: int, out: TextIO, lang: Language) -> Callable[[int], None] | None:
    """Draws how far it is, where somebody can see it."""
    if not out.isatty():
        return None
    last = 0.0

    def draw(done: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < _EVERY and done < games:
            return
        last = now
        full = _BAR * done // games
        said = WORDS.say("progress", lang, done=done, games=games)
        out.write(f"\r[{'█' * full}{'·' * (_BAR - full)}] {said}")
        out.flush()

    return draw


def told(verdict: Verdict, lang: Language) -> str:
    """The standings as a table."""
    asked = verdict.tournament
    options = "".join(f", {name}={value}" for name, value in asked.options.items())
    title = WORDS.say(
        "title", lang, game=asked.entry.named(lang) + options, bots=", ".join(asked.bots), games=asked.games,
        seed=asked.seed,
    )  # fmt: skip
    head = tuple(WORDS.say(word, lang) for word in ("bot", "wins", "margin"))
    rows = [head, *((each.bot, _share(each.share, lang), _margin(each.margin, lang)) for each in verdict.standings)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(head))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join((title, "", *lines, "", WORDS.say("note", lang)))


def _share(found: Interval, lang: Language) -> str:
    value, low, high = (_decimal(f"{100 * each:.1f}", lang) for each in found)
    sign = " %" if lang == "fr" else "%"
    return f"{value}{sign} [{WORDS.say('between', lang, low=low, high=high)}]"


def _margin(found: Interval, lang: Language) -> str:
    value, low, high = (_decimal(f"{each:+.2f}".replace("-", "−"), lang) for each in found)
    return f"{value} [{WORDS.say('between', lang, low=low, high=high)}]"


def _decimal(figure: str, lang: Language) -> str:
    return figure.replace(".", ",") if lang == "fr" else figure
