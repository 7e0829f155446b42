"""The shapes of questions and answers. The page's types are made from these (``make docs``). Cards and items are told
by their ids, suits by their words; sentences are marked up."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

ChoiceJson = str | list[str] | None
"""A card's id, a suit's word, ``[card, suit]`` for the Book of Changes, or null for nothing."""


class HandAsk(TypedDict):
    """A hand with its context. Of ``choices`` those named are fixed; the best are found for the others, or, with
    ``search`` false, they are left alone."""

    hand: list[str]
    choices: NotRequired[dict[str, ChoiceJson]]
    discard: NotRequired[list[str]]
    items: NotRequired[list[str]]
    players: NotRequired[int]
    # The words of modules and options: "with" is a word of Python, so these two are written apart.
    modules: NotRequired[list[str]]
    options: NotRequired[list[str]]
    search: NotRequired[bool]
    lang: NotRequired[Literal["en", "fr"]]


class RankAsk(TypedDict):
    """Several hands of one table."""

    hands: list[HandAsk]
    lang: NotRequired[Literal["en", "fr"]]


class AlternativesAsk(HandAsk):
    """All that may be chosen for one card of the hand."""

    card: str


class SwapsAsk(HandAsk):
    """What the hand would be worth with another card in place of one."""

    out: str


class ReasonJson(TypedDict):
    """Why: a sentence, the points it gives, and the cards that did it or were counted."""

    kind: str
    text: str
    points: int
    by: list[str]


class LineJson(TypedDict):
    """A card on the sheet. ``suit`` is the one it has after all choices."""

    card: str
    base: int
    bonus: int
    penalty: int
    subtotal: int
    blanked: bool
    cleared: bool
    suit: str
    choice: ChoiceJson
    reasons: list[ReasonJson]


class ItemLineJson(TypedDict):
    item: str
    points: int


class SheetJson(TypedDict):
    """A hand's score. ``best`` is the total with no choice fixed; ``usual`` how many cards such a hand may have."""

    total: int
    base_total: int
    best: int
    lines: list[LineJson]
    items: list[ItemLineJson]
    choices: dict[str, ChoiceJson]
    warnings: list[str]
    usual: list[int]
    text: str


class PlaceJson(TypedDict):
    """A hand's place; ``number`` is where it stood in the question, from 0."""

    place: int
    number: int
    sheet: SheetJson


class RankJson(TypedDict):
    places: list[PlaceJson]


class AlternativeJson(TypedDict):
    choice: ChoiceJson
    total: int


class AlternativesJson(TypedDict):
    """The best first; of suits and names that come to the same the first is kept."""

    card: str
    alternatives: list[AlternativeJson]


class SwapJson(TypedDict):
    card: str
    total: int
    discarded: bool


class SwapsJson(TypedDict):
    """The best cards to have instead: ``discarded`` ones lie in the discard area, the others may be anywhere."""

    out: str
    swaps: list[SwapJson]


class ErrorJson(TypedDict):
    """What was wrong with a question: for programs a kind, for people a sentence."""

    kind: str
    case: str
    sentence: str


class FailureJson(TypedDict):
    error: ErrorJson


class TextJson(TypedDict):
    """The sentences of a card, marked up."""

    bonus: list[str]
    penalty: list[str]


class PrintingJson(TextJson):
    """How a card reads when a module or an option is on."""

    when: str


class ChoosesJson(TypedDict):
    """What a card lets its holder choose, and among which suits."""

    kind: Literal["copy-hand", "copy-game", "change-suit", "clear-one", "protect-one"]
    suits: list[str]


class CardJson(TextJson):
    """A card of the catalogue. ``module`` brings it in, ``removed`` takes it out."""

    id: str
    number: int
    english: str
    french: str
    suit: str
    strength: int
    module: str
    removed: str
    chooses: ChoosesJson | None
    printings: list[PrintingJson]


class ItemJson(TypedDict):
    id: str
    english: str
    french: str
    value: int
    use: str
    worth: str


class SuitJson(TypedDict):
    word: str
    name: str
    many: str
    module: str


class SwitchJson(TypedDict):
    word: str
    name: str
    text: str
    hand: int
    refuses: list[str]


class CatalogueJson(TypedDict):
    """All there is, in one language."""

    lang: Literal["en", "fr"]
    suits: list[SuitJson]
    cards: list[CardJson]
    items: list[ItemJson]
    modules: list[SwitchJson]
    options: list[SwitchJson]
