"""From what a player writes to the card that is meant: names in French and English, ids and their aliases, in any case,
with or without accents, and beginnings that fit one card only. What cannot be told says what is near."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Any, Final, Protocol, TypeVar

from royaume.core.language import LANGUAGES, Language
from royaume.realms.card import Card
from royaume.realms.cards import CARDS, PRINTINGS
from royaume.realms.errors import HandError, UnknownName
from royaume.realms.items import ITEMS, Item
from royaume.realms.modes import OPTIONS, Rules, module_of
from royaume.realms.suits import Suit


class _Nameable(Protocol):
    def named(self, lang: Language) -> str: ...


Thing = TypeVar("Thing", bound=_Nameable)

_ID: Final = re.compile(r"(FR|CH)\d\d(P?)", re.IGNORECASE)
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
_APART: Final = re.compile(r"[\W_]+")
_OPTION_WORDS: Final = frozenset(option.word for option in OPTIONS)


def key(text: str) -> str:
    """A name as it is compared: no case, no accents, no ligatures, words apart by one space.

    >>> key("  Épée de  KETH ") == key("epee de keth")
    True
    """
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _APART.sub(" ", plain).strip()


@lru_cache(maxsize=4096)
def find_card(text: str, rules: Rules) -> Card:
    """The card in play that is meant."""
    by_id = _card_by_id(text, rules)
    if by_id is not None:
        return by_id
    wanted = key(text)
    if not wanted:
        raise UnknownName("unknown-name.empty")
    everywhere = _keys_of(CARDS)
    in_play = _keys_of(rules.cards)
    for keys in (in_play, everywhere):
        if wanted in keys:
            return _in_play(keys[wanted], rules)
    for keys in (in_play, everywhere):
        meant = _beginning(wanted, keys)
        if len(meant) == 1:
            return _in_play(meant[0], rules)
        if meant:
            raise UnknownName("ambiguous-name.cards", given=text.strip(), near=_near(wanted, meant))
    raise _unknown(text, wanted, in_play)


def find_item(text: str) -> Item:
    """The Cursed Item that is meant."""
    ids = {item.id: item for item in ITEMS}
    if text.strip().upper() in ids:
        return ids[text.strip().upper()]
    wanted = key(text)
    if not wanted:
        raise UnknownName("unknown-name.empty")
    keys = _keys_of(ITEMS)
    meant = [keys[wanted]] if wanted in keys else _beginning(wanted, keys)
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise UnknownName("ambiguous-name.cards", given=text.strip(), near=_near(wanted, meant))
    raise _unknown(text, wanted, keys)


def find_suit(text: str) -> Suit:
    """The suit that is meant."""
    wanted = key(text)
    keys = _keys_of(tuple(Suit))
    meant = [keys[wanted]] if wanted in keys else _beginning(wanted, keys)
    if wanted and len(meant) == 1:
        return meant[0]
    raise UnknownName("unknown-name.suit", given=text.strip(), expected=list(Suit))


def is_suit(text: str) -> bool:
    """Whether this is a suit's whole name."""
    return key(text) in _keys_of(tuple(Suit))


def _card_by_id(text: str, rules: Rules) -> Card | None:
    given = text.strip().upper()
    if not _ID.fullmatch(given):
        return None
    for printing in PRINTINGS:
        if printing.id == given and printing.id != printing.of:
            card = next(card for card in CARDS if card.id == printing.of)
            if printing.when in _OPTION_WORDS - rules.options:
                raise HandError("not-in-play.printing", id=given, card=card, option=printing.when)
            return _in_play(card, rules)
    for card in CARDS:
        if card.id == given:
            return _in_play(card, rules)
    raise UnknownName("unknown-name.none", given=text.strip())


def _in_play(card: Card, rules: Rules) -> Card:
    """The card as these rules print it, or an error that says how to bring it into play."""
    if card.id in rules.by_id:
        return rules.by_id[card.id]
    module = module_of(card.id)
    if module is not None:
        raise HandError("not-in-play.module", card=card, module=module, word=module.word)
    other = next(other for other in rules.cards if other.english == card.english)
    raise HandError("not-in-play.removed", card=card, id=card.id, other=other.id)


def _keys_of(things: tuple[Thing, ...]) -> Mapping[str, Thing]:
    return _keys(things)


@cache
def _keys(things: tuple[_Nameable, ...]) -> dict[str, Any]:
    return {key(thing.named(lang)): thing for thing in reversed(things) for lang in LANGUAGES}


def _beginning(wanted: str, keys: Mapping[str, Thing]) -> list[Thing]:
    return list({id(thing): thing for name, thing in keys.items() if name.startswith(wanted)}.values())


def _near(wanted: str, meant: Sequence[_Nameable]) -> list[str]:
    """The names, in the language that was written, of the things that may be meant."""
    names = [thing.named(lang) for thing in meant for lang in LANGUAGES if key(thing.named(lang)).startswith(wanted)]
    return sorted(set(names))[:6]


def _unknown(text: str, wanted: str, keys: Mapping[str, Thing]) -> UnknownName:
    inside = [name for name in keys if wanted in name]
    close = inside or get_close_matches(wanted, list(keys), n=3, cutoff=0.6)
    near = list({id(keys[name]): _written(name, keys[name]) for name in reversed(close)}.values())[::-1][:3]
    if not near:
        return UnknownName("unknown-name.none", given=text.strip())
    return UnknownName("unknown-name.near", given=text.strip(), near=near)


def _written(name: str, thing: _Nameable) -> str:
    return next(thing.named(lang) for lang in LANGUAGES if key(thing.named(lang)) == name)


def all_names(things: Iterable[_Nameable]) -> list[str]:
    """Every name of these in every language, for completion."""
    return sorted({thing.named(lang) for thing in things for lang in LANGUAGES})
