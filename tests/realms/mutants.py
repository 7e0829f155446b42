"""Every change in one place of the declarations of cards, printings and items, and a way to play by them. A change that
no hand-worked case and no stated fact notices is a hole in the tests.

Changed are: numbers (one more), suits and names in lists (another, and left out), what is said of *other* cards (said
of all, and the reverse), exceptions, conditions, alternatives, whole effects, and the facts of a card. Left alone are
the effects about the end of the game, which are played and not scored: the tests of play take them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from royaume.realms import cards, items, modes, names
from royaume.realms import effects as fx
from royaume.realms.card import Card, Printing
from royaume.realms.items import Item
from royaume.realms.scoring import tables
from royaume.realms.suits import Suit

_CARDS: Final = cards.CARDS
_PRINTINGS: Final = cards.PRINTINGS
_ITEMS: Final = items.ITEMS
_SWITCHES: Final = tuple(switch.word for switch in (*modes.MODULES, *modes.OPTIONS))

Change = tuple[str, Any]
"""What was done, and what a value is then."""


@dataclass(frozen=True)
class Mutant:
    """The declarations with one change. ``about`` is the id and the name of what was changed, ``when`` the module or
    option whose printing it is."""

    name: str
    about: tuple[str, str]
    when: str = ""
    cards: tuple[Card, ...] = _CARDS
    printings: tuple[Printing, ...] = _PRINTINGS
    items: tuple[Item, ...] = _ITEMS


def mutants() -> Iterator[Mutant]:
    """All of them, in the order of the declarations."""
    for place, card in enumerate(_CARDS):
        for what, changed in _card(card):
            yield Mutant(f"{card.id}.{what}", (card.id, card.english), cards=_put(_CARDS, place, changed))
    for place, printing in enumerate(_PRINTINGS):
        about = (printing.of, next(card.english for card in _CARDS if card.id == printing.of))
        name = f"{printing.of} with {printing.when}"
        for what, changed in _printing(printing):
            yield Mutant(f"{name}.{what}", about, printing.when, printings=_put(_PRINTINGS, place, changed))
        left = _PRINTINGS[:place] + _PRINTINGS[place + 1 :]
        yield Mutant(f"{name} left out", about, printing.when, printings=left)
    for place, item in enumerate(_ITEMS):
        for what, changed in _item(item):
            yield Mutant(f"{item.id}.{what}", (item.id, item.english), items=_put(_ITEMS, place, changed))


@contextmanager
def played_by(mutant: Mutant) -> Iterator[None]:
    """While it lasts every module of the product has the changed declarations."""
    _swap({id(_CARDS): mutant.cards, id(_PRINTINGS): mutant.printings, id(_ITEMS): mutant.items})
    try:
        yield
    finally:
        _swap({id(mutant.cards): _CARDS, id(mutant.printings): _PRINTINGS, id(mutant.items): _ITEMS})


def _swap(instead: Mapping[int, object]) -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith("royaume."):
            for word, value in list(vars(module).items()):
                if id(value) in instead:
                    setattr(module, word, instead[id(value)])
    modes.Rules._checked.cache_clear()
    for kept in (*vars(names).values(), *vars(tables).values()):  # what was made from the cards before
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()


# --- what can be changed in a card, a printing, an item ----------------------------------------------------------


def _card(card: Card) -> Iterator[Change]:
    for field in ("id", "english", "french"):
        yield field, replace(card, **{field: getattr(card, field) + "?"})
    yield f"suit {_next(card.suit, ()).name}", replace(card, suit=_next(card.suit, ()))
    yield "strength + 1", replace(card, strength=card.strength + 1)
    yield from _both_sides(card)


def _printing(printing: Printing) -> Iterator[Change]:
    yield "id", replace(printing, id=printing.id + "?")
    after = _SWITCHES[(_SWITCHES.index(printing.when) + 1) % len(_SWITCHES)]
    yield f"when {after}", replace(printing, when=after)
    yield from _both_sides(printing)


def _both_sides(text: Card | Printing) -> Iterator[Change]:
    for side in ("bonus", "penalty"):
        for what, changed in _effects(getattr(text, side) or ()):
            yield f"{side}{what}", replace(text, **{side: changed})


def _item(item: Item) -> Iterator[Change]:
    for field in ("id", "english", "french"):
        yield field, replace(item, **{field: getattr(item, field) + "?"})
    for field in ("value", "for_two", "hoard", "hoard_of"):
        number = getattr(item, field)
        if number is not None and (field != "hoard_of" or item.hoard):
            yield f"{field} + 1", replace(item, **{field: number + 1})
    if item.more_cards:
        yield "effect left out", replace(item, effect=None)


# --- what can be changed in an effect ----------------------------------------------------------------------------


def _effects(effects: Sequence[fx.Bonus | fx.Penalty]) -> Iterator[Change]:
    for place, effect in enumerate(effects):
        if isinstance(effect, fx.Ending):
            continue  # played, not scored
        yield f"[{place}] left out", (*effects[:place], *effects[place + 1 :])
        for what, changed in _inside(effect):
            yield f"[{place}]{what}", _put(effects, place, changed)


def _inside(effect: Any) -> Iterator[Change]:
    """Every change in one place of an effect, a condition or a selection of cards."""
    if isinstance(effect, fx.With):
        yield from ((f" without {place}", fx.Without(need)) for place, need in enumerate(effect.all_of))
    if isinstance(effect, fx.Without):
        yield " with", fx.With(effect.among)
    for field in fields(effect):
        for what, changed in _value(getattr(effect, field.name), field.name, effect):
            yield f".{field.name}{what}", _with(effect, field.name, changed)


def _value(value: Any, field: str, inside: Any) -> Iterator[Change]:
    if isinstance(value, bool):
        if value or field != "every":  # nothing says "every card" in place of a list
            yield f" {not value}", not value
    elif isinstance(value, Suit):
        yield f" {_next(value, ()).name}", _next(value, ())
    elif isinstance(value, int):
        yield " + 1", value + 1
    elif isinstance(value, Mapping):
        yield from _steps(value)
    elif isinstance(value, tuple):
        yield from _each(value, inside)
    elif is_dataclass(value):
        if field in ("but", "when") and not (field == "when" and isinstance(inside, fx.Once)):
            yield " left out", None
        if isinstance(value, fx.Among) and isinstance(inside, (fx.Each, fx.First, fx.Further)):
            yield from _other_or_all(value)
        yield from _inside(value)


def _each(values: tuple[Any, ...], inside: Any) -> Iterator[Change]:
    """A list: each of it left out, and changed."""
    for place, value in enumerate(values):
        yield f"[{_called(value, place)}] left out", (*values[:place], *values[place + 1 :])
        if isinstance(value, Suit):
            taken = (*inside.suits, *inside.others) if isinstance(inside, fx.Among) else values
            after = _next(value, taken)
            yield f"[{value.name}] {after.name}", _put(values, place, after)
        elif isinstance(value, str):
            yield f"[{value}] {_next_name(value, values)}", _put(values, place, _next_name(value, values))
        else:
            inner = (*(_other_or_all(value) if isinstance(inside, fx.Blanks) else ()), *_inside(value))
            yield from ((f"[{place}]{what}", _put(values, place, changed)) for what, changed in inner)


def _other_or_all(among: fx.Among) -> Iterator[Change]:
    """``other(BEAST)`` read as ``BEAST``, and the reverse, in the effects that tell them apart: elsewhere (``with``,
    ``CLEARS``, sums) a card counts itself by the rules, whatever is declared."""
    for suit in among.others:
        rest = tuple(each for each in among.others if each != suit)
        yield f" all {suit.name}", replace(among, suits=(*among.suits, suit), others=rest)
    for suit in among.suits:
        rest = tuple(each for each in among.suits if each != suit)
        yield f" other {suit.name}", replace(among, suits=rest, others=(*among.others, suit))


def _steps(steps: Mapping[int, int]) -> Iterator[Change]:
    """Points by length: each step worth more, and reached later (where the next begins, it is gone)."""
    for length, points in steps.items():
        yield f"[{length}] + 1", {**steps, length: points + 1}
        later = {each: worth for each, worth in steps.items() if each != length}
        yield f"[{length}] later", {length + 1: points, **later}


def _with(effect: Any, field: str, value: Any) -> Any:
    if isinstance(effect, (fx.With, fx.BestOf, fx.Blanks)):
        return type(effect)(*value)
    return replace(effect, **{field: value})


def _put(values: Sequence[Any], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _next(suit: Suit, taken: Sequence[Suit]) -> Suit:
    """The suit after this one that is not in the list."""
    every = tuple(Suit)
    order = (*every[suit + 1 :], *every[:suit])
    return next(each for each in order if each not in taken)


def _next_name(name: str, taken: Sequence[str]) -> str:
    """The card after this one that is not in the list."""
    every = list(dict.fromkeys(card.english for card in _CARDS))
    place = every.index(name)
    return next(each for each in (*every[place + 1 :], *every[:place]) if each not in taken)


def _called(value: Any, place: int) -> str:
    return value.name if isinstance(value, Suit) else value if isinstance(value, str) else str(place)
