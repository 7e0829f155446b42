"""What a player chooses for the cards that let them: from what is written to cards and suits, and back. Whether a
choice is legal is the kernel's to say; here it is put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from royaume.realms.card import Card
from royaume.realms.effects import ChangesSuit, Choosing, ClearsOne, CopiesFromGame, CopiesFromHand, ProtectsOne
from royaume.realms.errors import ChoiceError, NotationError, UnknownName
from royaume.realms.modes import Rules
from royaume.realms.names import find_card, find_suit, is_suit
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.suits import WILD, Suit

Choice = Card | Suit | tuple[Card, Suit] | None
"""What is chosen for a card: a card, a suit alone, a card and its new suit, or nothing (the choice is declined)."""

Choices = Mapping[Card, Choice]

DECLINED: Final = "none"
_DECLINED_WORDS: Final = ("", "none", "-", "aucun", "aucune", "rien")
_ORDER: Final = (CopiesFromHand, CopiesFromGame, ChangesSuit, ClearsOne, ProtectsOne)


def choosing(card: Card) -> Choosing | None:
    """The choice a card lets the player make, if any."""
    return next((bonus for bonus in card.bonus if isinstance(bonus, Choosing)), None)


@cache
def choice_cards(rules: Rules) -> tuple[Card, ...]:
    """The cards in play that let the player choose, in the order in which the choices are made."""
    return tuple(card for kind in _ORDER for card in reversed(rules.cards) if isinstance(choosing(card), kind))


def options_of(card: Card, held: Sequence[Card], rules: Rules) -> list[Choice]:
    """All that may be chosen for a card, nothing first; what another choice makes illegal is among them."""
    others = [other for other in held if other != card]
    found: list[Choice] = [None]
    match choosing(card):
        case CopiesFromHand() | ProtectsOne() | ClearsOne():
            found += others
        case CopiesFromGame(suits=suits):
            found += suits
            found += [other for other in rules.cards if other.suit in suits]
        case ChangesSuit():
            found += [(other, suit) for other in others for suit in rules.suits if suit is not WILD]
    return found


def read_choices(written: Mapping[str, object], rules: Rules) -> dict[Card, Choice]:
    """Choices as they are written, by name, turned into cards and suits."""
    choices: dict[Card, Choice] = {}
    for name, what in written.items():
        card = find_card(name, rules)
        if card in choices:
            raise ChoiceError("choice.twice", card=card)
        choices[card] = read_choice(card, what, rules)
    return choices


def read_choice(card: Card, what: object, rules: Rules) -> Choice:
    """One choice as it is written: ``"Rainstorm"``, ``"weather"``, ``("Gem of Order", "wizard")``, ``"none"``."""
    kind = choosing(card)
    if kind is None:
        raise ChoiceError("choice.not-a-choice", card=card, expected=choice_cards(rules))
    if what is None or (isinstance(what, str) and what.strip().lower() in _DECLINED_WORDS):
        return None
    if isinstance(kind, ChangesSuit):
        pair = what.rsplit(":", 1) if isinstance(what, str) else what
        if not isinstance(pair, Sequence) or len(pair) != 2 or not all(isinstance(part, str) for part in pair):
            raise ChoiceError("choice.needs-pair", card=card, given=_shown(what))
        return find_card(pair[0], rules), find_suit(pair[1])
    if not isinstance(what, str):
        raise ChoiceError("choice.needs-one", card=card, given=_shown(what))
    if not isinstance(kind, CopiesFromGame):
        return find_card(what, rules)
    if is_suit(what):
        return find_suit(what)
    try:
        return find_card(what, rules)
    except UnknownName as unknown:
        try:
            return find_suit(what)
        except UnknownName:
            raise unknown from None


def write_choice(choice: Choice, *, ids: bool = False) -> object:
    """The choice as it is written in JSON (names) or in the text form of a hand (ids)."""
    if choice is None:
        return DECLINED if ids else None
    if isinstance(choice, Suit):
        return choice.word
    if isinstance(choice, Card):
        return choice.id if ids else choice.english
    card, suit = choice
    return f"{card.id}:{suit.word}" if ids else [card.english, suit.word]


def plan_of(cards: Iterable[Card], choices: Choices, *, free: bool) -> int:
    """The kernel's plan for these choices; what is not named is FREE for the search, or declined."""
    held = sorted(cards, key=lambda card: card.number)
    plan = at.ALL_FREE if free else 0
    for card, choice in choices.items():
        if card not in held:
            raise ChoiceError("choice.not-held", card=card)
        for field, value in _fields(card, choice, held):
            plan = plan & ~(at.SLOT << field) | value << field
    return plan


def choices_of(plan: int, cards: Iterable[Card], rules: Rules) -> dict[Card, Choice]:
    """The choices of a plan, in the order in which they are made; declined ones are left out."""
    held = sorted(cards, key=lambda card: card.number)
    by_number = {card.number: card for card in rules.cards}
    choices: dict[Card, Choice] = {}
    for card in [card for card in choice_cards(rules) if card in held] if plan else ():
        values = [plan >> field & at.SLOT for field, _ in _fields(card, None, held)]
        if not values[0]:
            continue
        if values[0] >= at.AS_SUIT:
            choices[card] = Suit(values[0] - at.AS_SUIT)
        elif len(values) == 2:
            choices[card] = by_number[values[0] - 1], Suit(values[1] - 1)
        else:
            choices[card] = by_number[values[0] - 1]
    return choices


def _fields(card: Card, choice: Choice, held: Sequence[Card]) -> list[tuple[int, int]]:
    """The fields of a plan that hold a card's choice, and what they hold."""
    kind = choosing(card)
    first = choice[0] if isinstance(choice, tuple) else choice
    value = at.AS_SUIT + first if isinstance(first, Suit) else 0 if first is None else 1 + first.number
    if isinstance(kind, CopiesFromHand):
        return [(at.COPY, value)]
    if isinstance(kind, CopiesFromGame):
        wilds = [other for other in held if isinstance(choosing(other), CopiesFromGame)]
        return [((at.FIRST_WILD, at.SECOND_WILD)[wilds.index(card)], value)]
    if isinstance(kind, ChangesSuit):
        suit = 1 + choice[1] if isinstance(choice, tuple) else 0
        return [(at.BOOK_CARD, value), (at.BOOK_SUIT, suit)]
    return [(at.CLEARED_CARD if isinstance(kind, ClearsOne) else at.PROTECTED_CARD, value)]


def fault_in_words(fault: int, field: int, cards: Iterable[Card], choices: Choices, rules: Rules) -> ChoiceError:
    """The kernel's objection to a plan, as an error."""
    held = sorted(cards, key=lambda card: card.number)
    card = next(card for card in choices if _fields(card, None, held)[0][0] == field)
    kind = choosing(card)
    choice = choices[card]
    target = choice[0] if isinstance(choice, tuple) else choice
    if fault == at.NOT_IN_HAND:
        return ChoiceError("choice.not-in-hand", card=card, given=target)
    if fault == at.TARGETS_ITSELF:
        return ChoiceError("choice.itself", card=card)
    if fault == at.SUIT_IS_FIXED:
        return ChoiceError("choice.suit-is-fixed", card=card, given=target)
    if fault == at.SUIT_NOT_IN_PLAY and isinstance(choice, tuple):
        takeable = [suit for suit in rules.suits if suit != WILD]
        return ChoiceError("choice.suit-not-in-play", card=card, suit=choice[1], expected=takeable)
    offered = list(kind.suits) if isinstance(kind, (CopiesFromGame, ClearsOne)) else []
    if fault == at.TARGET_OF_OTHER_SUIT:
        return ChoiceError("choice.other-suit", card=card, given=target, expected=offered)
    if isinstance(target, Card):
        return ChoiceError("choice.not-offered", card=card, given=target, suit=target.suit, expected=offered)
    return ChoiceError("choice.suit-not-offered", card=card, suit=target, expected=offered)


def split_choice(written: str) -> tuple[str, str]:
    """``Mirage=Rainstorm`` in two."""
    name, sign, what = written.partition("=")
    if not sign or not name.strip() or not what.strip():
        raise NotationError("notation.choice", given=written.strip())
    return name.strip(), what.strip()


def _shown(what: object) -> str:
    return what if isinstance(what, str) else repr(what)
