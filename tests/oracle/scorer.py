"""The score of one hand, step by step (A3)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from .blanking import Rules, apply_demon, clear_penalties, protect, settle
from .bonuses import bonus_points
from .cards import ITEMS, check_rules, deck
from .hand import CHOICE_ORDER, legal_choices, take_up
from .penalties import penalty_points
from .view import View


@dataclass(frozen=True)
class Result:
    total: int  # all active cards' base + bonus + penalty, plus items
    lines: dict[str, tuple[int, int, int] | None]  # by card id: (base, bonus, penalty), None = blanked
    blanked: frozenset[str]
    base_total: int  # R12: the sum of the Base column


def _check(
    hand: Sequence[str],
    discard: Sequence[str],
    items: Sequence[str],
    modules: Collection[str],
    options: Collection[str],
) -> None:
    check_rules(modules, options)
    in_play = set(deck(modules, options))
    together = [*hand, *discard]
    if not in_play.issuperset(together):
        raise ValueError(f"not in play: {sorted(set(together) - in_play)}")
    if len(set(together)) != len(together):
        raise ValueError("a card is there twice")
    if items and "items" not in modules:
        raise ValueError("Cursed Items are not in play")
    if len(set(items)) != len(items):
        raise ValueError("an item is there twice")


def _check_choices(
    hand: Sequence[str], choices: Mapping[str, object], modules: Collection[str], options: Collection[str]
) -> None:
    for card_id in choices:
        if card_id not in CHOICE_ORDER:
            raise ValueError(f"{card_id} has no choice")
    for card_id in CHOICE_ORDER:
        choice = choices.get(card_id)
        if choice is None:
            continue
        if choice not in legal_choices(card_id, hand, so_far=choices, modules=modules, options=options):
            raise ValueError(f"{card_id} may not choose {choice!r}")


def _item_points(items: Sequence[str], players: int) -> int:
    """The face-down Cursed Items (A4)."""
    total = 0
    for item_id in items:
        total += ITEMS[item_id].value
        if item_id == "CH24" and players == 2:
            total += -10 - ITEMS[item_id].value  # Spyglass: -10 with two players
        if item_id == "CH39" and len(items) - 1 >= 3:
            total += 25  # Treasure Chest: at least three other items
    return total


def score(
    hand: Sequence[str],
    *,
    choices: Mapping[str, object] = {},
    discard: Sequence[str] = (),
    items: Sequence[str] = (),
    players: int = 4,
    modules: Collection[str] = (),
    options: Collection[str] = (),
) -> Result:
    _check(hand, discard, items, modules, options)
    _check_choices(hand, choices, modules, options)
    rules = Rules("suits" in modules, "chaos" in modules, "wildfire-spares-outsiders" in options)
    cards = list(take_up(hand, choices).values())  # steps 2 and 3
    clear_penalties(cards, choices.get("FR09"))  # step 4
    protect(cards, choices.get("CH08"), rules)
    apply_demon(cards)  # step 5
    settle(cards, rules)  # step 6
    view = View(cards, suits_module=rules.suits, players=players, discard=discard)
    lines: dict[str, tuple[int, int, int] | None] = {}
    for card in cards:  # step 7
        if card.active:
            lines[card.id] = (card.strength, bonus_points(card, view), penalty_points(card, view))
        else:
            lines[card.id] = None
    scored = [line for line in lines.values() if line is not None]
    return Result(
        total=sum(base + bonus + penalty for base, bonus, penalty in scored) + _item_points(items, players),
        lines=lines,
        blanked=frozenset(card_id for card_id, line in lines.items() if line is None),
        base_total=sum(base for base, _, _ in scored),
    )
