"""Answers questions about hands: the sheet, a ranking, what else could be chosen, which swap would help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from royaume.core.errors import RoyaumeError
from royaume.core.language import Language
from royaume.realms.answers.reading import HAND, MOST_HANDS, fields_of, hand_of, lang_of
from royaume.realms.answers.shapes import (
    AlternativeJson,
    AlternativesJson,
    ChoiceJson,
    FailureJson,
    LineJson,
    RankJson,
    ReasonJson,
    SheetJson,
    SwapJson,
    SwapsJson,
)
from royaume.realms.card import Card
from royaume.realms.choices import Choice, choice_cards, options_of
from royaume.realms.errors import ChoiceError, LineError
from royaume.realms.hand import Hand
from royaume.realms.names import find_card
from royaume.realms.scoring.score import best_total, rank, score, usual_sizes
from royaume.realms.scoring.sheet import Line, Sheet
from royaume.realms.suits import Suit
from royaume.realms.words.reasons import reason_in_words

_BEST_SWAPS: Final = 3

Answer = SheetJson | RankJson | AlternativesJson | SwapsJson | FailureJson


def answer(question: str, asked: object) -> Answer:
    """The answer to one of the ``QUESTIONS``, or what was wrong with it."""
    lang = lang_of(asked)
    try:
        if question not in QUESTIONS:
            raise LineError("bad-line.question", given=question, expected=list(QUESTIONS))
        return QUESTIONS[question](asked, lang)
    except RoyaumeError as error:
        return {"error": {"kind": error.kind, "case": error.case, "sentence": error.sentence(lang)}}


def _sheet(asked: object, lang: Language) -> SheetJson:
    given = fields_of(asked, HAND)
    return sheet_json(_scored(given), lang)


def _scored(given: dict[str, Any]) -> Sheet:
    return score(hand_of(given), search=given.get("search", True))


def sheet_json(sheet: Sheet, lang: Language) -> SheetJson:
    """A sheet, whole."""
    free = replace(sheet.hand, choices=())
    usual = usual_sizes(sheet.hand)
    return {
        "total": sheet.total,
        "base_total": sheet.base_total,
        "best": best_total(free) if sheet.hand.choices else sheet.total,
        "lines": [_line(sheet, line, lang) for line in sheet.lines],
        "items": [{"item": item.id, "points": points} for item, points in sheet.items],
        "choices": {card.id: choice_json(choice) for card, choice in sheet.choices.items()},
        "warnings": [warning.sentence(lang) for warning in sheet.warnings],
        "usual": [usual.start, usual.stop - 1],
        "text": str(sheet.hand),
    }


def _line(sheet: Sheet, line: Line, lang: Language) -> LineJson:
    reasons: list[ReasonJson] = [
        {
            "kind": reason.kind,
            "text": reason_in_words(sheet, line, reason, lang),
            "points": reason.points,
            "by": [card.id for card in reason.by],
        }
        for reason in line.reasons
    ]
    return {
        "card": line.card.id,
        "base": line.base,
        "bonus": line.bonus,
        "penalty": line.penalty,
        "subtotal": line.subtotal,
        "blanked": line.blanked,
        "cleared": line.cleared,
        "suit": _suit_after(sheet, line).word,
        "choice": choice_json(line.choice),
        "reasons": reasons,
    }


def _suit_after(sheet: Sheet, line: Line) -> Suit:
    """The suit of a card after all choices."""
    for book in sheet.choices.values():
        if isinstance(book, tuple) and book[0].id == line.card.id:
            return book[1]
    if line.card.suit is not Suit.WILD or line.choice is None or isinstance(line.choice, tuple):
        return line.card.suit
    return line.choice if isinstance(line.choice, Suit) else line.choice.suit


def choice_json(choice: Choice) -> ChoiceJson:
    if isinstance(choice, tuple):
        return [choice[0].id, choice[1].word]
    if isinstance(choice, Suit):
        return choice.word
    return choice.id if choice else None


def _rank(asked: object, lang: Language) -> RankJson:
    known = {
        "hands": ("hands", lambda value: isinstance(value, list), "a list of hands"),
        "lang": HAND["lang"],
    }
    hands = fields_of(asked, known, needed="hands")["hands"]
    if len(hands) > MOST_HANDS:
        raise LineError("bad-line.long", field="hands", given=len(hands), most=MOST_HANDS)
    places = rank([_scored(fields_of(each, HAND)) for each in hands])
    return {"places": [{"place": p.place, "number": p.number, "sheet": sheet_json(p.sheet, lang)} for p in places]}


def _alternatives(asked: object, _lang: Language) -> AlternativesJson:
    """Each choice with the best of all others, but those that are fixed."""
    given = fields_of(asked, {**HAND, "card": ("card", lambda value: isinstance(value, str), "a name")})
    hand = hand_of(given)
    card = _held(given.get("card", ""), hand)
    made = dict(hand.choices)
    if card not in choice_cards(hand.rules):
        raise ChoiceError("choice.not-a-choice", card=card, expected=choice_cards(hand.rules))
    found: list[AlternativeJson] = []
    for choice in options_of(card, hand.cards, hand.rules):
        chosen = replace(hand, choices=tuple({**made, card: choice}.items()))
        try:
            found.append({"choice": choice_json(choice), "total": best_total(chosen)})
        except ChoiceError:  # not legal beside what is fixed
            continue
    found.sort(key=lambda each: (-each["total"], each["choice"] is not None))
    return {"card": card.id, "alternatives": found}


def _swaps(asked: object, _lang: Language) -> SwapsJson:
    """For one card of the hand the best cards to have instead, of the discard area and of all others. It goes to
    the discard area."""
    given = fields_of(asked, {**HAND, "out": ("out", lambda value: isinstance(value, str), "a name")})
    hand = hand_of(given)
    out = _held(given.get("out", ""), hand)
    kept = hand.without([out])
    kept = replace(kept, choices=tuple((card, choice) for card, choice in hand.choices if _stays(card, choice, out)))
    found: list[SwapJson] = []
    for card in hand.rules.cards:
        if card not in hand.cards:
            rest = tuple(other for other in kept.discard if other != card)
            swapped = replace(kept, cards=(*kept.cards, card), discard=rest)
            found.append({"card": card.id, "total": best_total(swapped), "discarded": card in hand.discard})
    found.sort(key=lambda each: -each["total"])
    return {"out": out.id, "swaps": [each for lies in (True, False) for each in _first(found, discarded=lies)]}


def _first(found: list[SwapJson], *, discarded: bool) -> list[SwapJson]:
    return [each for each in found if each["discarded"] is discarded][:_BEST_SWAPS]


def _stays(card: Card, choice: Choice, out: Card) -> bool:
    """Whether a fixed choice still makes sense without a card."""
    about = choice[0] if isinstance(choice, tuple) else choice
    return out not in (card, about)


def _held(name: str, hand: Hand) -> Card:
    card = find_card(name, hand.rules)
    if card not in hand.cards:
        raise ChoiceError("choice.not-held", card=card)
    return card


QUESTIONS: Final[Mapping[str, Callable[[object, Language], Answer]]] = {
    "sheet": _sheet,
    "rank": _rank,
    "alternatives": _alternatives,
    "swaps": _swaps,
}
