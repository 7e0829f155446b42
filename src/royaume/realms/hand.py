"""A hand and all that its score depends on: the choices made in it, the discard area, the items face down, the
players, the rules. It has a text form that parses back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from royaume.realms.card import Card
from royaume.realms.choices import Choice, read_choice, read_choices, split_choice, write_choice
from royaume.realms.errors import ChoiceError, HandError, NotationError, OptionError
from royaume.realms.items import Item
from royaume.realms.modes import BASE, Rules
from royaume.realms.names import find_card, find_item

DEFAULT_PLAYERS: Final = 4
MOST_PLAYERS: Final = 12
_SECTIONS: Final = ("discard", "items", "players", "with", "options")
_IDS: Final = re.compile(r"\s*((FR|CH)\d\dP?(=\S+)?(\s+|$))*", re.IGNORECASE)


@dataclass(frozen=True)
class Hand:
    """A hand with its context. ``choices`` are those made already, by card; what is not there is not decided."""

    cards: tuple[Card, ...] = ()
    choices: tuple[tuple[Card, Choice], ...] = ()
    discard: tuple[Card, ...] = ()
    items: tuple[Item, ...] = ()
    players: int = DEFAULT_PLAYERS
    rules: Rules = field(default=BASE)

    @classmethod
    def of(
        cls,
        cards: Hand | str | Iterable[str],
        *,
        choices: Mapping[str, object] | None = None,
        discard: str | Iterable[str] = (),
        items: str | Iterable[str] = (),
        players: int | None = None,
        modules: str | Iterable[str] = (),
        options: str | Iterable[str] = (),
    ) -> Hand:
        """A hand from names, or from its text form; what is given besides is added to it."""
        text: str | list[str]
        sections: dict[str, str] = {}
        if isinstance(cards, (Hand, str)):
            text, sections = _sections(str(cards))
        else:
            text = list(cards)
        rules = Rules.of(
            [*_words(sections.get("with", "")), *_words(modules)],
            [*_words(sections.get("options", "")), *_words(options)],
        )
        made: dict[Card, Choice] = {}
        held = [_with_choice(each, rules, made) for each in _names(text)]
        for card, choice in read_choices(choices or {}, rules).items():
            if card in made:
                raise ChoiceError("choice.twice", card=card)
            made[card] = choice
        hand = cls(
            cards=tuple(held),
            choices=tuple(sorted(made.items(), key=lambda pair: pair[0].number)),
            discard=_cards([*_names(sections.get("discard", "")), *_names(discard)], rules),
            items=_items([*_names(sections.get("items", "")), *_names(items)], rules),
            players=_players(sections["players"] if players is None and "players" in sections else players),
            rules=rules,
        )
        hand._check()
        return hand

    def __str__(self) -> str:
        made = dict(self.choices)
        parts = [
            " ".join(
                card.id + (f"={write_choice(made[card], ids=True)}" if card in made else "") for card in self.cards
            )
        ]
        if self.discard:
            parts.append("discard " + " ".join(card.id for card in self.discard))
        if self.items:
            parts.append("items " + " ".join(item.id for item in self.items))
        if self.players != DEFAULT_PLAYERS:
            parts.append(f"players {self.players}")
        if self.rules.modules:
            parts.append("with " + " ".join(sorted(self.rules.modules)))
        if self.rules.options:
            parts.append("options " + " ".join(sorted(self.rules.options)))
        return " | ".join(parts)

    def without(self, dropped: Iterable[Card], *, into_discard: bool = True) -> Hand:
        """The hand after discarding some cards."""
        gone = tuple(dropped)
        kept = tuple(card for card in self.cards if card not in gone)
        return replace(self, cards=kept, discard=self.discard + gone if into_discard else self.discard)

    def _check(self) -> None:
        for place, card in enumerate(self.cards):
            if card in self.cards[:place]:
                raise HandError("duplicate-card.hand", card=card)
        for place, card in enumerate(self.discard):
            if card in self.cards:
                raise HandError("duplicate-card.discard", card=card)
            if card in self.discard[:place]:
                raise HandError("duplicate-card.hand", card=card)
        for place, item in enumerate(self.items):
            if item in self.items[:place]:
                raise HandError("duplicate-card.hand", card=item)
        for card, _ in self.choices:
            if card not in self.cards:
                raise ChoiceError("choice.not-held", card=card)


def _sections(text: str) -> tuple[str, dict[str, str]]:
    cards, *rest = text.split("|")
    sections: dict[str, str] = {}
    for part in rest:
        name, _, what = part.strip().partition(" ")
        if name.lower() not in _SECTIONS:
            raise NotationError("notation.section", given=name, expected=list(_SECTIONS))
        if name.lower() in sections:
            raise NotationError("notation.section-twice", given=name)
        sections[name.lower()] = what
    return cards, sections


def _names(text: str | Iterable[str]) -> list[str]:
    """The names in a text: apart by commas, or ids apart by spaces."""
    if not isinstance(text, str):
        return list(text)
    if not text.strip():
        return []
    return text.split() if _IDS.fullmatch(text) else re.split(r"[,;\n]", text)


def _words(text: str | Iterable[str]) -> list[str]:
    return re.findall(r"[^,\s]+", text) if isinstance(text, str) else list(text)


def _with_choice(written: str, rules: Rules, made: dict[Card, Choice]) -> Card:
    if "=" not in written:
        return find_card(written, rules)
    name, what = split_choice(written)
    card = find_card(name, rules)
    if card in made:
        raise ChoiceError("choice.twice", card=card)
    made[card] = read_choice(card, what, rules)
    return card


def _cards(names: Iterable[str], rules: Rules) -> tuple[Card, ...]:
    found = []
    for name in names:
        if "=" in name:
            raise NotationError("notation.no-choice-here", given=name.strip())
        found.append(find_card(name, rules))
    return tuple(found)


def _items(names: Iterable[str], rules: Rules) -> tuple[Item, ...]:
    items = tuple(find_item(name) for name in names)
    if items and "items" not in rules.modules:
        raise HandError("not-in-play.items", item=items[0])
    return items


def _players(given: int | str | None) -> int:
    if given is None:
        return DEFAULT_PLAYERS
    try:
        players = int(given) if type(given) in (str, int) else 0
    except ValueError:
        raise NotationError("notation.number", given=given) from None
    if not 1 <= players <= MOST_PLAYERS:
        raise OptionError("option.players", given=given)
    return players
