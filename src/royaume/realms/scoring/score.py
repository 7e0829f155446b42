"""Scoring a hand, ranking several, and looking ahead over discards: the calls a player's program makes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import ModuleType
from typing import Any

from royaume.realms.card import Card
from royaume.realms.choices import fault_in_words, plan_of
from royaume.realms.effects import Ending
from royaume.realms.errors import ChoiceError, HandError, RealmsError
from royaume.realms.hand import Hand
from royaume.realms.modes import LARGEST_HAND
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.scoring.kernel import plain
from royaume.realms.scoring.sheet import Sheet, item_points, sheet_of
from royaume.realms.scoring.tables import tables_of


def score(
    cards: Hand | str | Iterable[str],
    *,
    choices: Mapping[str, object] | None = None,
    search: bool = True,
    discard: str | Iterable[str] = (),
    items: str | Iterable[str] = (),
    players: int | None = None,
    modules: str | Iterable[str] = (),
    options: str | Iterable[str] = (),
    kernel: ModuleType | None = None,
) -> Sheet:
    """The score sheet of a hand.

    ``choices`` fixes what is chosen for some cards (``{"Mirage": "Rainstorm"}``, ``{"Mirage": None}`` to leave it
    alone); the best is found for the others, or with ``search=False`` they are left alone. ``kernel`` is who
    searches: the interpreted kernel unless told otherwise.
    """
    hand = Hand.of(
        cards, choices=choices, discard=discard, items=items, players=players, modules=modules, options=options
    )
    return sheet_of(hand, _plan(hand, search, kernel or plain())[1], tables_of(hand.rules), warnings_on(hand))


def best_total(hand: Hand) -> int:
    """What a hand is worth with the best choices beside those that are made: no sheet, no reasons."""
    return _plan(hand, True, plain())[0]


def warnings_on(hand: Hand) -> list[RealmsError]:
    """What is unusual about a hand, though it can be scored."""
    usual = usual_sizes(hand)
    if not hand.cards or len(hand.cards) in usual:
        return []
    expected = " – ".join(str(size) for size in (usual.start, usual.stop - 1)[: len(usual)])
    return [HandError("hand-size.unusual", given=len(hand.cards), expected=expected)]


def usual_sizes(hand: Hand) -> range:
    """How many cards such a hand may have at the end of a game: cards that draw at the end, and a Portal, add to it."""
    drawing = sum(1 for card in hand.cards if any(isinstance(bonus, Ending) for bonus in card.bonus))
    more = sum(item.more_cards for item in hand.items)
    most = 8 if "items" in hand.rules.modules and "suits" not in hand.rules.modules else LARGEST_HAND  # R24
    size = hand.rules.hand_size
    return range(min(size + more, most), min(size + more + drawing, most) + 1)


@dataclass(frozen=True)
class Place:
    """A hand in a ranking: hands level in total and base share a place (R12). ``number`` is its place in what was
    given."""

    place: int
    number: int
    sheet: Sheet


def rank(hands: Iterable[Hand | Sheet], *, search: bool = True) -> list[Place]:
    """The hands of a table from the best to the last, ties broken by R12."""
    sheets = [each if isinstance(each, Sheet) else score(each, search=search) for each in hands]
    _all_different(sheets)
    standing = [(-sheet.total, sheet.base_total) for sheet in sheets]
    order = sorted(range(len(sheets)), key=lambda number: (standing[number], number))
    return [Place(1 + sum(other < standing[n] for other in standing), n, sheets[n]) for n in order]


def _all_different(sheets: Sequence[Sheet]) -> None:
    """No card may be in two hands."""
    for place, sheet in enumerate(sheets):
        for other in sheets[:place]:
            for card in sheet.hand.cards:
                if card.id in {held.id for held in other.hand.cards}:
                    raise HandError("duplicate-card.across", card=card)


def best_after_discards(hand: Hand, owed: int) -> tuple[Sheet, tuple[Card, ...]]:
    """What a hand in mid-turn is worth: the best sheet after the discards still owed, and the cards discarded. They
    lie in the discard area then. A card with a choice fixed is kept."""
    if not 0 <= owed <= len(hand.cards):
        raise HandError("hand-size.owed", given=owed, cards=len(hand.cards))
    fixed = {card for card, _ in hand.choices}
    ways = [dropped for dropped in combinations(hand.cards, owed) if not fixed & set(dropped)]
    if not ways:
        raise ChoiceError("choice.discarded", card=next(iter(fixed)))
    totals = [_plan(hand.without(dropped), True, plain()) for dropped in ways]
    best = max(range(len(ways)), key=lambda way: totals[way][0])
    after = hand.without(ways[best])
    return sheet_of(after, totals[best][1], tables_of(after.rules), warnings_on(after)), ways[best]


def _plan(hand: Hand, search: bool, kernel: ModuleType) -> tuple[int, int]:
    """The total of a hand and the plan it is scored with: the choices that are made, the best for the rest."""
    if len(hand.cards) > LARGEST_HAND:
        raise HandError("hand-size.large", given=len(hand.cards), most=LARGEST_HAND)
    made = dict(hand.choices)
    tables = tables_of(hand.rules)
    flat = tables.flat if kernel is plain() else _array_of(hand)
    held = sorted(card.number for card in hand.cards)
    laid = flat, len(held), sum(number << 7 * slot for slot, number in enumerate(held))
    around = kernel.Around(*tables.around(hand.players, hand.discard))
    plan = plan_of(hand.cards, made, free=False)
    first = kernel.fault(*laid, plan)
    # What the Island clears may yet be given its suit by a choice that is still free; all else stands as it is.
    firm = kernel.fault(*laid, plan & ~(at.SLOT << at.CLEARED_CARD)) if search else first
    if firm[0]:
        raise _objection(hand, firm)
    if not search:
        total = kernel.score_plan(*laid, plan, around)[0]
    else:
        total, plan = kernel.best_plan(*laid, plan_of(hand.cards, made, free=True), around)
        if total == at.ILLEGAL:
            raise _objection(hand, first) if first[0] else ChoiceError("choice.none-fits")
    return total + sum(points for _, points in item_points(hand)), plan


def _objection(hand: Hand, found: tuple[int, int]) -> ChoiceError:
    fault, field = found
    return fault_in_words(fault, field, hand.cards, dict(hand.choices), hand.rules)


def _array_of(hand: Hand) -> Any:
    from royaume.realms.scoring.compiled import array_of

    return array_of(hand.rules)
