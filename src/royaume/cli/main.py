"""The command line: what can be asked, and who answers. Each command is a file of its own."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from royaume import __version__
from royaume.core.errors import RoyaumeError
from royaume.core.language import LANGUAGES

_SCORE = """\
Scores a hand of Fantasy Realms with the best choices, and says why. Without a hand it opens a prompt.

A hand is names in English or French, apart by commas; beginnings do where they fit one card only. A choice can be
made in place: "Mirage=Rainstorm", "Mirage=weather", "Book of Changes=Gem of Order:wizard", "Mirage=none". Several
hands give a ranking; what differs between them is written in the hand: "King, Queen | items Spyglass".
"""

_EXAMPLES = """\
examples:
  royaume score "Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage"
  royaume score "Goule, Liche, Crypte" --with suits --discard "Roi, Reine" --lang fr
  royaume score "King, Queen, Rangers" "Dragon, Collector, Island"
  royaume score --batch < hands.jsonl > sheets.jsonl
"""

_CARDS = """\
Lists the cards, the Cursed Items, the modules and the options with what they say, or those that match all the words
given. Pictures are written as SVG or, with the extra “pictures”, as PNG.
"""

_CARD_EXAMPLES = """\
examples:
  royaume cards beast
  royaume cards "cannot be blanked"
  royaume cards --picture Dragon dragon.svg
  royaume cards flamme --lang fr --sheet flammes.png --theme dark
"""

_SERVE = """\
Serves the score page and its HTTP API. On 127.0.0.1 it is there for this machine only; with --host 0.0.0.0 for every
phone in the same network. The API is described at /api/openapi.json; Ctrl-C stops the server once what was asked is
answered.
"""

_SERVE_EXAMPLES = """\
examples:
  royaume serve --open
  royaume serve --host 0.0.0.0 --port 8080
  royaume serve --proxy --log-format json
"""

_PLAY = """\
Plays a game in the terminal, against bots or with several people at one device: who is no bot is a person, and a
curtain hides the hands between two people. Keys are on the last line; ? tells the powers, l changes the language.
"""

_PLAY_EXAMPLES = """\
examples:
  royaume play fantasy
  royaume play fantasy --players 4 --bots greedy,schemer:100
  royaume play fantasy --players 3 --bots none --option fairy=any --lang fr
"""

_ARENA = """\
Plays bots against each other, their places rotated, and says what share of the games each wins and by how much, with
intervals of 95%. The result depends on the seed alone, not on the number of processes.
"""

_ARENA_EXAMPLES = """\
examples:
  royaume arena fantasy --players schemer:20,greedy --games 200
  royaume arena fantasy --players greedy,random,random --option fairy=any --seed 7 --json
"""

_REPLAY = """\
Tells a game that was kept as a file, move by move, then plays it again and says where the rules now give something
else (status 1). With --step, Enter goes on and q stops. The notation is described in docs/notation.md.
"""

_BATCH = """JSON lines in, JSON lines out, in order, as they come: {"hand": [names or ids],
"choices": {"Mirage": "Rainstorm", "Book of Changes": ["Gem of Order", "wizard"]}, "discard": [...], "items": [...],
"players": 4, "with": ["suits"], "options": [...]}. Without "choices" the best are found; with them, exactly those are
used. A bad line gives {"error": ..., "kind": ...} and the rest goes on"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status: 0, or 2 for a mistake in what was asked."""
    asked = _parser().parse_args(arguments)
    try:
        status: int = asked.answer(asked)
        sys.stdout.flush()
        return status
    except RoyaumeError as error:
        print(f"royaume: {error.sentence(asked.lang)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="royaume", description="Fantasy Realms in software. Independent of the game's publishers."
    )
    parser.add_argument("--version", action="version", version=f"royaume {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_score(commands)
    _add_cards(commands)
    _add_site(commands)
    _add_serve(commands)
    _add_play(commands)
    _add_replay(commands)
    _add_arena(commands)
    return parser


def _add_score(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    score = commands.add_parser(
        "score",
        help="score a hand, or rank several",
        description=_SCORE,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    score.add_argument("hand", nargs="*", help="the cards of a hand, apart by commas")
    score.add_argument(
        "--discard", default="", metavar="CARDS", help="the cards of the discard area (they count for Undead)"
    )
    score.add_argument("--items", default="", metavar="ITEMS", help="Cursed Items face down; brings the module in")
    score.add_argument(
        "--players", metavar="N", help="players at the table (the Genie and the Spyglass ask; default: 4)"
    )
    score.add_argument(
        "--choose",
        action="append",
        default=[],
        metavar="CARD=CHOICE",
        help="fix a choice; the others are still searched",
    )
    score.add_argument("--no-search", action="store_true", help="leave alone what no choice is given for")
    score.add_argument("--batch", action="store_true", help=_BATCH)
    _add_common(score)
    score.set_defaults(answer=_answer_score)


def _add_cards(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    cards = commands.add_parser(
        "cards",
        help="what the cards say, and their pictures",
        description=_CARDS,
        epilog=_CARD_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    cards.add_argument(
        "search", nargs="*", help="words of a name, a suit or an id, in either language; else of the text"
    )
    cards.add_argument(
        "--picture", nargs=2, metavar=("NAME", "FILE"), help="write a card's or item's picture, or “card back”"
    )
    cards.add_argument("--sheet", metavar="FILE", help="write the pictures of all that is found on one sheet")
    cards.add_argument("--theme", choices=("light", "dark"), default="light", help="of pictures (default: light)")
    cards.add_argument("--width", default="", metavar="PIXELS", help="of a PNG (default: 480, of a sheet 1600)")
    cards.add_argument("--markdown", action="store_true", help="print all of it as a page of Markdown")
    _add_common(cards)
    cards.set_defaults(answer=_answer_cards)


def _add_site(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    site = commands.add_parser("site", help="write the score page as a folder for any host")
    site.add_argument("folder", metavar="FOLDER", help="new, empty, or holding an older site")
    site.add_argument("--lang", choices=LANGUAGES, default=_spoken(), help="language (default: from the environment)")
    site.add_argument("--json", action="store_true", help="JSON, for programs")
    site.set_defaults(answer=_answer_site)


def _add_serve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serve = commands.add_parser(
        "serve",
        help="the score page and its API, in a browser",
        description=_SERVE,
        epilog=_SERVE_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1; all: 0.0.0.0)")
    serve.add_argument("--port", default="8000", help="port to listen on; 0 is any free one (default: 8000)")
    serve.add_argument("--open", action="store_true", help="open the page, if there is a screen to open it on")
    serve.add_argument(
        "--proxy",
        action="store_true",
        help="behind a reverse proxy: clients are told apart by the last address of X-Forwarded-For",
    )
    serve.add_argument(
        "--workers", default="", metavar="N", help="processes that score (default: one a core, from 2 to 4)"
    )
    serve.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="of the line a request on standard error"
    )
    serve.add_argument("--lang", choices=LANGUAGES, default=_spoken(), help="language (default: from the environment)")
    serve.set_defaults(answer=_answer_serve)


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=_PLAY,
        epilog=_PLAY_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    play.add_argument("game", metavar="GAME", help="which game: fantasy")
    play.add_argument("--players", metavar="N", help="players at the table (default: as few as the game takes)")
    play.add_argument(
        "--bots", metavar="NAME[:BUDGET],…", help="the bots among them, or none (default: all but one, greedy)"
    )
    play.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as fairy=any",
    )
    play.add_argument("--seed", metavar="SEED", help="the same seed deals the same cards (default: a new one)")
    play.add_argument("--lang", choices=LANGUAGES, default=_spoken(), help="language (default: from the environment)")
    play.set_defaults(answer=_answer_play)


def _add_replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    replay = commands.add_parser(
        "replay",
        help="tell a kept game move by move",
        description=_REPLAY,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    replay.add_argument("file", metavar="FILE", help="a game as a file; - is standard input")
    replay.add_argument("--step", action="store_true", help="wait for Enter after each move")
    replay.add_argument("--lang", choices=LANGUAGES, default=_spoken(), help="language (default: from the environment)")
    replay.add_argument("--json", action="store_true", help="JSON, for programs")
    replay.set_defaults(answer=_answer_replay)


def _add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    arena = commands.add_parser(
        "arena",
        help="bots against each other, on all cores",
        description=_ARENA,
        epilog=_ARENA_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    arena.add_argument("game", metavar="GAME", help="the game, as in fantasy")
    arena.add_argument(
        "--players", required=True, metavar="BOTS", help="bots, apart by commas: schemer:100,greedy,random"
    )
    arena.add_argument("--games", default="1000", metavar="N", help="how many games (default: 1000)")
    arena.add_argument(
        "--seed", default="", metavar="S", help="where chance begins; the same seed gives the same result"
    )
    arena.add_argument(
        "--workers", default="", metavar="N", help="processes (default: one a core); the result is the same"
    )
    arena.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game: fairy=any",
    )
    arena.add_argument("--json", action="store_true", help="JSON, for programs")
    arena.add_argument("--lang", choices=LANGUAGES, default=_spoken(), help="language (default: from the environment)")
    arena.set_defaults(answer=_answer_arena)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--with", dest="modules", default="", metavar="MODULES", help="modules in play: suits, items, promos, chaos"
    )
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="OPTION",
        help="a printing option: wildfire-spares-outsiders, promo-phoenix",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=_spoken(), help="language (default: from the environment)")
    parser.add_argument("--json", action="store_true", help="JSON, for programs")


def _spoken() -> str:
    """The language of the environment, where it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


def _answer_score(asked: argparse.Namespace) -> int:
    if asked.batch:
        from royaume.cli.batch import score_lines

        score_lines(sys.stdin.buffer, sys.stdout, asked.lang)
        return 0
    if not asked.hand:
        from royaume.cli.prompt import Prompt

        return Prompt(asked).run()
    from royaume.cli.score import show_scores

    return show_scores(asked)


def _answer_cards(asked: argparse.Namespace) -> int:
    from royaume.cli.cards import show_cards

    return show_cards(asked)


def _answer_site(asked: argparse.Namespace) -> int:
    from royaume.cli.site import write_site

    return write_site(asked)


def _answer_serve(asked: argparse.Namespace) -> int:
    from royaume.cli.serve import run_server

    return run_server(asked)


def _answer_play(asked: argparse.Namespace) -> int:
    from royaume.cli.play import play

    return play(asked)


def _answer_replay(asked: argparse.Namespace) -> int:
    from royaume.cli.replay import show_replay

    return show_replay(asked)


def _answer_arena(asked: argparse.Namespace) -> int:
    from royaume.cli.arena import run_arena

    return run_arena(asked)


if __name__ == "__main__":
    sys.exit(main())
