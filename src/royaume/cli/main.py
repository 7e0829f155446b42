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
    cards.add_argument("--width", type=_pixels, metavar="PIXELS", help="of a PNG (default: 480, of a sheet 1600)")
    cards.add_argument("--markdown", action="store_true", help="print all of it as a page of Markdown")
    _add_common(cards)
    cards.set_defaults(answer=_answer_cards)


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


def _pixels(text: str) -> int:
    """A width that a picture can have."""
    if not text.isdigit() or not 16 <= int(text) <= 8192:
        raise argparse.ArgumentTypeError(f"“{text}” is no width; expected 16 to 8192 pixels")
    return int(text)


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


if __name__ == "__main__":
    sys.exit(main())
