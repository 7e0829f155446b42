"""A score sheet in the terminal, as on the pad; what is blanked is struck out."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from royaume.core.language import Catalogue, Language
from royaume.realms.card import Card
from royaume.realms.choices import Choice
from royaume.realms.scoring.score import Place
from royaume.realms.scoring.sheet import Line, Sheet
from royaume.realms.suits import Suit
from royaume.realms.words.reasons import why

WORDS = Catalogue(
    {
        "card": {"en": "Card", "fr": "Carte"},
        "base": {"en": "Base", "fr": "Base"},
        "extra": {"en": "Bonus/Penalty", "fr": "Bonus/Malus"},
        "subtotal": {"en": "Subtotal", "fr": "Sous-total"},
        "total": {"en": "Total", "fr": "Total"},
        "items": {"en": "Cursed Items", "fr": "Objets Maudits"},
        "choices": {"en": "Choices: {choices}", "fr": "Choix : {choices}"},
        "warning": {"en": "Note: {warning}", "fr": "Remarque : {warning}"},
        "place": {"en": "{place}. hand {number}: {total}", "fr": "{place}. main {number} : {total}"},
        "level": {"en": " (base {base})", "fr": " (base {base})"},
        "as": {"en": "{card} as {choice}", "fr": "{card} en {choice}"},
        "book": {"en": "{card}: {target} becomes {suit}", "fr": "{card} : {target} devient {suit}"},
        "chosen": {"en": "{card}: {choice}", "fr": "{card} : {choice}"},
        "empty": {"en": "An empty hand scores 0.", "fr": "Une main vide vaut 0."},
    }
)


def inked(stream: TextIO | None = None) -> bool:
    """Whether the terminal can strike out and embolden."""
    stream = stream or sys.stdout
    return stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def sheet_lines(sheet: Sheet, lang: Language, *, ink: bool) -> list[str]:
    """The sheet, line by line."""
    if not sheet.hand.cards and not sheet.items:
        return [WORDS.say("empty", lang)]
    names = [_card_name(line, lang) for line in sheet.lines] + [item.named(lang) for item, _ in sheet.items]
    heads = [WORDS.say(word, lang) for word in ("card", "base", "extra", "subtotal")]
    width = max(map(len, [*names, heads[0], WORDS.say("total", lang)])) + (0 if ink else 4)
    rows = [_row(heads, width)]
    for name, line in zip(names, sheet.lines, strict=False):
        rows.append(f"{_card_row(line, name, width, ink=ink)}  {why(sheet, line, lang)}".rstrip())
    for item, points in sheet.items:
        rows.append(_row([item.named(lang), "", f"{points:+}", str(points)], width) + "  " + WORDS.say("items", lang))
    rows.append(_bold(_row([WORDS.say("total", lang), "", "", str(sheet.total)], width), ink=ink))
    if sheet.choices:
        chosen = "; ".join(choice_words(card, choice, lang) for card, choice in sheet.choices.items())
        rows.append(WORDS.say("choices", lang, choices=chosen))
    rows += [WORDS.say("warning", lang, warning=warning.sentence(lang)) for warning in sheet.warnings]
    return rows


def ranking_lines(places: Sequence[Place], lang: Language, *, ink: bool) -> list[str]:
    """The hands from the best to the last, each with its sheet."""
    totals = [place.sheet.total for place in places]
    rows: list[str] = []
    for place in places:
        head = WORDS.say("place", lang, place=place.place, number=place.number + 1, total=place.sheet.total)
        if totals.count(place.sheet.total) > 1:
            head += WORDS.say("level", lang, base=place.sheet.base_total)
        rows += [_bold(head, ink=ink), *("   " + row for row in sheet_lines(place.sheet, lang, ink=ink)), ""]
    return rows[:-1]


def choice_words(card: Card, choice: Choice, lang: Language) -> str:
    """A choice in a few words: ``Mirage as Rainstorm``."""
    if isinstance(choice, tuple):
        return WORDS.say("book", lang, card=card, target=choice[0], suit=choice[1])
    if isinstance(choice, Suit):
        return WORDS.say("as", lang, card=card, choice=choice)
    return WORDS.say("as" if card.suit == Suit.WILD else "chosen", lang, card=card, choice=choice)


def _card_name(line: Line, lang: Language) -> str:
    if line.choice is None or line.card.suit != Suit.WILD:
        return line.card.named(lang)
    return choice_words(line.card, line.choice, lang)


def _card_row(line: Line, name: str, width: int, *, ink: bool) -> str:
    extra = line.bonus + line.penalty
    figures = ["–", "–", "0"] if line.blanked else [str(line.base), f"{extra:+}" if extra else "0", str(line.subtotal)]
    if line.blanked:
        name = f"\x1b[9m{name}\x1b[29m" if ink else f"~~{name}~~"
    hidden = 9 if line.blanked and ink else 0
    return _row([name, *figures], width + hidden)


def _row(cells: Sequence[str], width: int) -> str:
    name, base, extra, subtotal = cells
    return f"{name:<{width}}  {base:>5}  {extra:>13}  {subtotal:>10}".rstrip()


def _bold(row: str, *, ink: bool) -> str:
    return f"\x1b[1m{row}\x1b[22m" if ink else row
