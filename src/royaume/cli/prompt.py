"""``royaume score`` without a hand: a prompt that scores what is typed, with completion of names where the extra
``tui`` is installed. Without it, or where input is no terminal, it reads plain lines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from royaume.cli.table import inked, ranking_lines, sheet_lines
from royaume.core.errors import MissingExtra, RoyaumeError
from royaume.core.language import LANGUAGES, Catalogue
from royaume.realms.hand import Hand
from royaume.realms.items import ITEMS
from royaume.realms.modes import MODULES, OPTIONS, Rules
from royaume.realms.names import all_names
from royaume.realms.scoring.score import rank, score

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document

WORDS = Catalogue(
    {
        "hello": {
            "en": "Type the cards of a hand, apart by commas; “help” says what else. Ctrl-D ends.",
            "fr": "Tapez les cartes d'une main, séparées par des virgules ; « help » dit le reste. Ctrl-D termine.",
        },
        "help": {
            "en": """\
  Mountain, Great Flood, Mir       a hand; beginnings do (the best choices are found)
  Mountain, Mirage=Rainstorm       the same with a choice made; “=none” leaves a card alone
  King, Queen / Dragon, Forest     several hands, ranked
  with suits promos                modules in play: suits, items, promos, chaos (“with” alone: none)
  option promo-phoenix             printing options (“option” alone: none)
  discard Swamp, Forest            the discard area (“discard” alone: empty)
  items Spyglass, Portal           Cursed Items face down; brings their module
  players 3                        how many play
  lang fr                          French
  quit                             ends (so does Ctrl-D)""",
            "fr": """\
  Montagne, Inondation, Mir        une main ; les débuts suffisent (les meilleurs choix sont trouvés)
  Montagne, Mirage=Orage           la même avec un choix fait ; « =none » n'utilise pas la carte
  Roi, Reine / Dragon, Forêt       plusieurs mains, classées
  with suits promos                modules en jeu : suits, items, promos, chaos (« with » seul : aucun)
  option promo-phoenix             options de version (« option » seul : aucune)
  discard Marécage, Forêt          la défausse (« discard » seul : vide)
  items Longue-vue, Portail        Objets Maudits face cachée ; apporte leur module
  players 3                        le nombre de joueurs
  lang en                          anglais
  quit                             termine (Ctrl-D aussi)""",
        },
        "lang": {"en": "expected one of {expected}", "fr": "il faut {expected}"},
        "noted": {"en": "noted: {state}", "fr": "noté : {state}"},
        "empty": {"en": "base game, 4 players", "fr": "jeu de base, 4 joueurs"},
    }
)

_SETTINGS = ("with", "option", "discard", "items", "players")


class Prompt:
    """One session: what was set stays set until it is set anew."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.lang = asked.lang
        self.settings: dict[str, str] = {
            "with": asked.modules,
            "option": " ".join(asked.options),
            "discard": asked.discard,
            "items": asked.items,
            "players": asked.players or "",
        }
        self._context(self.settings)

    def run(self) -> int:
        """Reads lines until there are no more."""
        read = self._reader()
        if sys.stdin.isatty():
            print(WORDS.say("hello", self.lang))
        for line in read:
            if line.strip().lower() in ("quit", "exit"):
                break
            try:
                for row in self.answer(line.strip()):
                    print(row)
            except RoyaumeError as error:
                print(error.sentence(self.lang))
        return 0

    def answer(self, line: str) -> list[str]:
        """What is shown for a line: a sheet, a ranking, or what a setting is now."""
        word, _, rest = line.partition(" ")
        if not line:
            return []
        if line.lower() in ("help", "?"):
            return [WORDS.say("help", self.lang)]
        if word.lower() == "lang":
            return self._speak(rest.strip().lower())
        if word.lower() in _SETTINGS:
            self._set(word.lower(), rest.strip())
            return [WORDS.say("noted", self.lang, state=self.state())]
        hands = [Hand.of(text, **self._context(self.settings)) for text in line.split("/")]
        if len(hands) == 1:
            return sheet_lines(score(hands[0]), self.lang, ink=inked())
        return ranking_lines(rank(hands), self.lang, ink=inked())

    def state(self) -> str:
        """What is set, in one line."""
        said = [f"{name} {value}" for name, value in self.settings.items() if value]
        return "; ".join(said) or WORDS.say("empty", self.lang)

    def _speak(self, lang: str) -> list[str]:
        for known in LANGUAGES:
            if lang == known:
                self.lang = known
                return [WORDS.say("noted", self.lang, state=f"lang {known}")]
        return [WORDS.say("lang", self.lang, expected=list(LANGUAGES))]

    def _set(self, name: str, value: str) -> None:
        """A setting that does not go with the others changes nothing."""
        settings = self.settings | {name: value}
        Hand.of((), **self._context(settings))
        self.settings = settings

    def _context(self, settings: dict[str, str]) -> dict[str, Any]:
        return {
            "modules": settings["with"] + (" items" if settings["items"] else ""),
            "options": settings["option"],
            "discard": settings["discard"],
            "items": settings["items"],
            "players": settings["players"] or None,
        }

    def _reader(self) -> Iterator[str]:
        """Lines typed at a prompt, or plain ones."""
        if sys.stdin.isatty():
            try:
                return self._typed(self._session())
            except ImportError:
                print(MissingExtra(what="Completion", extra="tui").sentence(self.lang), file=sys.stderr)
                return self._typed(lambda: input("royaume> "))
        return (line.rstrip("\n") for line in sys.stdin)

    def _typed(self, ask: Callable[[], str]) -> Iterator[str]:
        while True:
            try:
                yield ask()
            except KeyboardInterrupt:  # Ctrl-C drops the line
                print()
            except EOFError:
                return

    def _session(self) -> Callable[[], str]:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer
        from prompt_toolkit.completion import Completion as Suggestion

        prompt = self

        class Names(Completer):
            def get_completions(self, document: Document, _: CompleteEvent) -> Iterator[Completion]:
                start, words = prompt.completions(document.text_before_cursor)
                return (Suggestion(word, start_position=start) for word in words)

        session: PromptSession[str] = PromptSession(
            "royaume> ", completer=Names(), complete_while_typing=True, bottom_toolbar=self.state
        )
        return session.prompt

    def completions(self, text: str) -> tuple[int, list[str]]:
        """What may stand for the last word typed, and how far back that word begins (zero or less)."""
        from royaume.realms.names import key

        word, space, rest = text.lstrip().partition(" ")
        fields: dict[str, list[str]] = {
            "with": [module.word for module in MODULES],
            "option": [option.word for option in OPTIONS],
            "items": all_names(ITEMS),
            "lang": list(LANGUAGES),
        }
        setting = word.lower() if space else ""
        cards = all_names(Rules.of(self.settings["with"].replace(",", " ").split()).cards)
        names = fields.get(setting, cards)
        typed = rest if setting in (*_SETTINGS, "lang") else text
        for sign in (" ",) if setting in ("with", "option", "lang") else (",", "/", "=", "|"):
            typed = typed.rpartition(sign)[2]
        typed = typed.lstrip()
        wanted = key(typed)
        fits = [name for name in names if key(name).startswith(wanted)] if wanted else []
        if not space:
            fits += [name for name in (*_SETTINGS, "lang", "help", "quit") if name.startswith(wanted) and wanted]
        return -len(typed), fits
