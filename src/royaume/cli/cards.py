"""``royaume cards [SEARCH]``: the cards and items in play with what they say, or those that match; their pictures."""

from __future__ import annotations

import argparse
import json
import shutil
import textwrap
from collections.abc import Sequence

from royaume.core.language import LANGUAGES, Catalogue, Language, plain, signed
from royaume.realms.card import Card
from royaume.realms.errors import UnknownName
from royaume.realms.items import ITEMS, Item
from royaume.realms.modes import MODULES, OPTIONS, Rules, Switch
from royaume.realms.names import key
from royaume.realms.words.items import use_of, worth_of
from royaume.realms.words.modes import text_of_switch
from royaume.realms.words.page import cards_page
from royaume.realms.words.sentences import text_of

Thing = Card | Item | Switch

WORDS = Catalogue(
    {
        "penalty": {"en": "Penalty: {text}", "fr": "Malus : {text}"},
        "item": {"en": "Cursed Item", "fr": "Objet Maudit"},
        "module": {"en": "module", "fr": "module"},
        "option": {"en": "option", "fr": "option"},
    }
)
_INDENT = " " * 11


def show_cards(asked: argparse.Namespace) -> int:
    """Prints what is in play; without ``--with`` that of every module."""
    if asked.markdown:
        print(cards_page(asked.lang), end="")
        return 0
    modules = [word for word in asked.modules.replace(",", " ").split() if word]
    rules = Rules.of(modules or [module.word for module in MODULES if not module.refuses], asked.options)
    found = _found(_in_play(rules, everything=not modules), asked.search)
    if asked.picture or asked.sheet:
        from royaume.cli.pictures import write_picture, write_sheet

        if asked.picture:
            name, file = asked.picture
            write_picture(name, file, asked)
        if asked.sheet:
            write_sheet([thing for thing in found if not isinstance(thing, Switch)], asked.sheet, asked)
        return 0
    if asked.json:
        print(json.dumps([_facts(thing, asked.lang) for thing in found], ensure_ascii=False))
        return 0
    print("\n".join(_lines(found, asked.lang)))
    return 0


def _in_play(rules: Rules, *, everything: bool) -> list[Thing]:
    things: list[Thing] = [*rules.cards]
    if everything or "items" in rules.modules:
        things += ITEMS
    if everything:
        things += (*MODULES, *OPTIONS)
    return things


def _found(things: Sequence[Thing], search: Sequence[str]) -> list[Thing]:
    """What bears all the words in its id, name or suit; if nothing does, what says them."""
    for matches in (_called, _said):
        found = [thing for thing in things if all(key(word) in matches(thing) for word in search)]
        if found:
            return found
    raise UnknownName("unknown-name.none", given=" ".join(search))


def _called(thing: Thing) -> str:
    words = [thing.word] if isinstance(thing, Switch) else [thing.id]
    if isinstance(thing, Card):
        words.append(thing.printing)
    for lang in LANGUAGES:
        words += [thing.named(lang), _kind(thing, lang)]
    return " ".join(map(key, words))


def _said(thing: Thing) -> str:
    return " ".join(key(plain(" ".join(_texts(thing, lang)))) for lang in LANGUAGES)


def _kind(thing: Thing, lang: Language) -> str:
    """A card's suit, or what else it is."""
    if isinstance(thing, Card):
        return thing.suit.named(lang)
    if isinstance(thing, Item):
        return WORDS.say("item", lang)
    return WORDS.say("module" if thing in MODULES else "option", lang)


def _texts(thing: Thing, lang: Language) -> list[str]:
    """What it says, a line each, marked up."""
    if isinstance(thing, Item):
        return [f"{use_of(thing, lang)} {worth_of(thing, lang)}"]
    if isinstance(thing, Switch):
        return [text_of_switch(thing, lang)]
    text = text_of(thing, lang)
    penalty = [WORDS.say("penalty", lang, text=" ".join(text.penalty))] if text.penalty else []
    return ([" ".join(text.bonus)] if text.bonus else []) + penalty


def _lines(things: Sequence[Thing], lang: Language) -> list[str]:
    other: Language = "en" if lang == "fr" else "fr"
    width = max(len(thing.named(lang)) for thing in things)
    kind_width = max(len(_kind(thing, lang)) for thing in things)
    columns = max(60, shutil.get_terminal_size((100, 24)).columns)
    lines = []
    for thing in things:
        head = f"{_id(thing):<4}  {_number(thing):>3}"
        lines.append(f"{head}  {thing.named(lang):<{width}}  {_kind(thing, lang):<{kind_width}}  {_also(thing, other)}")
        for text in _texts(thing, lang):
            lines += textwrap.wrap(plain(text), columns, initial_indent=_INDENT, subsequent_indent=_INDENT)
    return lines


def _id(thing: Thing) -> str:
    return "" if isinstance(thing, Switch) else thing.id


def _also(thing: Thing, other: Language) -> str:
    """Its name in the other language; of a module or an option the word that switches it on."""
    return thing.word if isinstance(thing, Switch) else thing.named(other)


def _number(thing: Thing) -> str:
    if isinstance(thing, Card):
        return str(thing.strength)
    return signed(thing.value) if isinstance(thing, Item) else ""


def _facts(thing: Thing, lang: Language) -> dict[str, object]:
    """For programs. The sentences are marked up: ``[Beast](suit:beast)`` is a link, and reads as its words."""
    names = {"english": thing.english, "french": thing.french}
    if isinstance(thing, Switch):
        kind = "module" if thing in MODULES else "option"
        return {"kind": kind, "word": thing.word, **names, "text": [text_of_switch(thing, lang)]}
    if isinstance(thing, Item):
        said = [use_of(thing, lang), worth_of(thing, lang)]
        return {"kind": "item", "id": thing.id, **names, "value": thing.value, "text": said}
    text = text_of(thing, lang)
    facts = {"id": thing.id, **names, "suit": thing.suit.word, "strength": thing.strength}
    return {"kind": "card", **facts, "bonus": [*text.bonus], "penalty": [*text.penalty]}
