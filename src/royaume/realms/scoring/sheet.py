"""The score sheet of a hand, as on the pad: for each card base, bonus and penalty, and the reasons. Made from the
notes of the kernel's explaining backend."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from threading import local
from types import ModuleType
from typing import Literal, get_args

from royaume.realms.card import Card
from royaume.realms.choices import Choice, choices_of, write_choice
from royaume.realms.effects import Bonus, Penalty
from royaume.realms.errors import RealmsError
from royaume.realms.hand import Hand
from royaume.realms.items import Item
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.scoring.kernel import load
from royaume.realms.scoring.tables import Tables

Kind = Literal[
    "cleared",
    "trimmed",
    "protected",
    "blanked-by",
    "blanked-with",
    "blanked-unless",
    "blanked-ring",
    "scored",
    "missed",
]
_KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True)
class Reason:
    """Why a card is what it is on the sheet: ``by`` are the cards that did it or were counted (of the discard area
    too), ``effect`` the words of the card that scored or failed to."""

    kind: Kind
    by: tuple[Card, ...] = ()
    points: int = 0
    effect: Bonus | Penalty | None = None


@dataclass(frozen=True)
class Line:
    """One card of the sheet. ``choice`` is what was chosen for it."""

    card: Card
    base: int
    bonus: int
    penalty: int
    blanked: bool
    choice: Choice
    reasons: tuple[Reason, ...]

    @property
    def subtotal(self) -> int:
        return self.base + self.bonus + self.penalty

    @property
    def cleared(self) -> bool:
        """Whether the whole penalty is gone."""
        return any(reason.kind == "cleared" for reason in self.reasons)


@dataclass(frozen=True)
class Sheet:
    """The score of a hand: its lines in the order in which it was held, its items face down, the choices used."""

    hand: Hand
    lines: tuple[Line, ...]
    items: tuple[tuple[Item, int], ...]
    choices: Mapping[Card, Choice]
    warnings: tuple[RealmsError, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.subtotal for line in self.lines) + sum(points for _, points in self.items)

    @property
    def base_total(self) -> int:
        """R12: of two equal totals the lower of these wins."""
        return sum(line.base for line in self.lines)

    @property
    def blanked(self) -> tuple[Card, ...]:
        return tuple(line.card for line in self.lines if line.blanked)

    def line(self, name: str) -> Line:
        """The line of a card, by its English name or its id."""
        return next(line for line in self.lines if name in (line.card.english, line.card.id))

    def choices_written(self) -> dict[str, object]:
        """The choices used, as they are given to ``score``."""
        return {card.english: write_choice(choice) for card, choice in self.choices.items()}


def sheet_of(hand: Hand, plan: int, tables: Tables, warnings: Iterable[RealmsError] = ()) -> Sheet:
    """The sheet of a hand with the choices of a legal plan."""
    held = sorted(hand.cards, key=lambda card: card.number)
    notes = _notes_on(held, plan, hand, tables)
    choices = choices_of(plan, hand.cards, hand.rules)
    reader = _Reader(held, plan, hand, tables)
    lines = {card: reader.line(slot, notes[slot], choices.get(card)) for slot, card in enumerate(held)}
    return Sheet(
        hand=hand,
        lines=tuple(lines[card] for card in hand.cards),
        items=item_points(hand),
        choices=choices,
        warnings=tuple(warnings),
    )


def item_points(hand: Hand) -> tuple[tuple[Item, int], ...]:
    """What each item face down is worth."""
    return tuple((item, item.worth(hand.players, len(hand.items) - 1)) for item in hand.items)


_Note = tuple[int, int, int, int]
_book = local()


def _note(what: int, slot: int, by: int, points: int, clause: int) -> None:
    _book.notes.append((slot, (what, by, points, clause)))


@cache
def _explaining() -> ModuleType:
    return load("explaining", note=_note)


def _notes_on(held: Sequence[Card], plan: int, hand: Hand, tables: Tables) -> list[list[_Note]]:
    kernel = _explaining()
    _book.notes = []
    packed = sum(card.number << 7 * slot for slot, card in enumerate(held))
    around = kernel.Around(*tables.around(hand.players, hand.discard))
    _, active = kernel.score_plan(tables.flat, len(held), packed, plan, around)
    _book.notes += [(slot, (-1, 0, 0, 0)) for slot in range(len(held)) if active >> slot & 1]
    return [[note for at_slot, note in _book.notes if at_slot == slot] for slot in range(len(held))]


class _Reader:
    """Turns the kernel's notes on a slot into a line."""

    def __init__(self, held: Sequence[Card], plan: int, hand: Hand, tables: Tables) -> None:
        self.held = held
        self.tables = tables
        self.hand = hand
        self.copied = (plan >> at.COPY & at.SLOT) - 1

    def line(self, slot: int, notes: Sequence[_Note], choice: Choice) -> Line:
        card = self.held[slot]
        kernel = _explaining()
        active = any(what == -1 for what, *_ in notes)
        number = self.copied if isinstance(choice, Card) and self._copies(card) else card.number
        reasons = [
            Reason(_KINDS[what], self._doers(_KINDS[what], by)) for what, by, _, _ in notes if 0 <= what < kernel.SCORED
        ]
        gained, bonus = self._points(notes, below=False)
        lost, penalty = self._points(notes, below=True)
        base = self.tables.flat[at.STRENGTH + number] if active else 0
        return Line(card, base, bonus, penalty, not active, choice, (*reasons, *gained, *lost))

    def _copies(self, card: Card) -> bool:
        return bool(self.tables.flat[at.TRAITS + card.number] & at.COPIES_HAND)

    def _points(self, notes: Sequence[_Note], *, below: bool) -> tuple[list[Reason], int]:
        """The points of the bonus, or of the penalty (``below`` zero). Of alternatives the best counts, and its
        reason."""
        best: list[tuple[int, Reason]] = []
        for what, by, points, clause in notes:
            if what < _explaining().SCORED or self._is_loss(clause) != below:
                continue
            if what == _explaining().MISSED:
                found = (0, Reason("missed", effect=self.tables.effects[clause]))
            else:
                counted = (*self._cards(by), *self._discarded(clause))
                found = (points, Reason("scored", counted, points, self.tables.effects[clause]))
            if self.tables.flat[clause + at.OR_ELSE] and best:
                best[-1] = max(best[-1], found, key=lambda pair: pair[0])
            else:
                best.append(found)
        kept = [reason for points, reason in best if points or (reason.kind == "missed" and not below)]
        return kept, sum(points for points, _ in best)

    def _is_loss(self, clause: int) -> bool:
        return self.tables.flat[clause + at.POINTS] < 0

    def _cards(self, slots: int) -> tuple[Card, ...]:
        return tuple(card for slot, card in enumerate(self.held) if slots >> slot & 1)

    def _doers(self, kind: Kind, slots: int) -> tuple[Card, ...]:
        """Who did it: the cards noted, or the one whose choice it was."""
        chosen_by = {"cleared": at.CLEARS_ONE, "protected": at.PROTECTS_ONE}.get(kind, 0)
        if slots or not chosen_by:
            return self._cards(slots)
        return tuple(card for card in self.held if self.tables.flat[at.TRAITS + card.number] & chosen_by)

    def _discarded(self, clause: int) -> tuple[Card, ...]:
        """The cards of the discard area that a clause counted."""
        flat = self.tables.flat
        if flat[clause + at.RARE] != at.IN_DISCARD:
            return ()
        return tuple(
            card
            for card in self.hand.discard
            if flat[clause + at.SUITS] >> 4 * card.suit & 1 or flat[clause + at.NAMES] & flat[at.NAME_BIT + card.number]
        )
