"""The declarations, compiled into the flat table of integers that the kernel reads. The only place that knows both the
vocabulary of ``effects`` and the layout of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from royaume.realms import effects as fx
from royaume.realms.card import Card
from royaume.realms.cards import CARDS
from royaume.realms.modes import Rules
from royaume.realms.scoring.kernel import layout as at
from royaume.realms.suits import WILD, Suit


class DeclarationError(LookupError):
    """A card is declared in a way the kernel cannot hold. Never a player's mistake."""


@dataclass(frozen=True)
class Tables:
    """What the kernel reads (``flat``), and for each clause of points in it the effect it was made from."""

    flat: tuple[int, ...]
    effects: Mapping[int, fx.Bonus | fx.Penalty]
    cards: Mapping[int, Card]

    def around(self, players: int, discard: Iterable[Card]) -> tuple[int, int, int]:
        """The kernel's view of what lies around a hand. Cards of the discard area count by their printed suit (R4,
        R11)."""
        heap = 0
        names = 0
        for card in discard:
            heap += 1 << 4 * card.suit
            names |= self.flat[at.NAME_BIT + card.number]
        return players, heap, names


@cache
def tables_of(rules: Rules) -> Tables:
    return compile_cards(rules.cards)


def compile_cards(cards: Sequence[Card]) -> Tables:
    return _Compiler(cards).tables()


_TRAITS: Final[Mapping[type, int]] = {
    fx.StandsApart: at.STANDS_APART,
    fx.KeepsSuit: at.KEEPS_SUIT,
    fx.CannotBeBlanked: at.CANNOT_BE_BLANKED,
    fx.CopiesFromHand: at.COPIES_HAND,
    fx.CopiesFromGame: at.COPIES_GAME,
    fx.ChangesSuit: at.CHANGES_SUIT,
    fx.ClearsOne: at.CLEARS_ONE,
    fx.ProtectsOne: at.PROTECTS_ONE,
    fx.Sets: at.COUNTS_SUITS,
    fx.First: at.COUNTS_SUITS,
    fx.Further: at.COUNTS_SUITS,
}
_MOST_OF: Final[Mapping[int, int]] = {
    at.COPIES_HAND: 1,
    at.COPIES_GAME: 2,
    at.CHANGES_SUIT: 1,
    at.CLEARS_ONE: 1,
    at.PROTECTS_ONE: 1,
}
"""How many cards of a kind a plan has fields for."""

_RARE: Final[Mapping[type, int]] = {
    fx.EachInDiscard: at.IN_DISCARD,
    fx.EachOddOther: at.ODD_OTHERS,
    fx.EachPenalised: at.PENALISED,
    fx.EachOtherPlayer: at.OTHER_PLAYERS,
    fx.First: at.FIRST,
    fx.Further: at.FURTHER,
    fx.Strengths: at.STRENGTHS,
    fx.BestStrength: at.BEST_STRENGTH,
    fx.Runs: at.RUNS,
    fx.Sets: at.SETS,
    fx.Exactly: at.IF_EXACTLY,
    fx.AllOdd: at.IF_ALL_ODD,
    fx.AllDifferent: at.IF_ALL_DIFFERENT,
}
"""The measures and conditions that the kernel does not have in its one formula for a clause."""


def mask(suits: Iterable[Suit]) -> int:
    """A nibble of ones for each suit."""
    return sum(15 << 4 * suit for suit in set(suits))


class _Compiler:
    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.flat = [0] * at.CLAUSES
        self.effects: dict[int, fx.Bonus | fx.Penalty] = {}
        self.word: Suit | None = None
        self.spoken: dict[int, set[int]] = {card.number: set() for card in cards}
        self.bits = {name: 1 << place for place, name in enumerate(sorted(_names_in(cards)))}

    def tables(self) -> Tables:
        in_play = {card.suit for card in self.cards}
        self.flat[at.SUITS_IN_PLAY] = mask(in_play - {WILD})
        for card in self.cards:
            self._card(card)
            self._alike(card.number)
        self.flat[at.WORD] = mask([self.word]) if self.word is not None else 0
        named = [card.number for card in self.cards if card.english in self.bits]
        self.flat[at.NAMED_COUNT] = len(named)
        self.flat[at.NAMED : at.NAMED + len(named)] = named
        self._check(named)
        return Tables(tuple(self.flat), self.effects, {card.number: card for card in self.cards})

    def _check(self, named: Sequence[int]) -> None:
        flat = self.flat
        blankers = sum(1 for card in self.cards if flat[at.TRAITS + card.number] & at.BLANKS)
        if blankers + 1 > 7 or len(named) > 48 or len(self.bits) > 62 or len(self.cards) > at.AS_SUIT:
            raise DeclarationError("more blankers, names or cards than the kernel's numbers have room for")
        for card in self.cards:
            copies = any(isinstance(bonus, (fx.CopiesFromHand, fx.CopiesFromGame)) for bonus in card.bonus)
            if copies and (card.strength or card.penalty or len(card.bonus) > 1):
                raise DeclarationError(f"{card.english} copies and does more, which the search does not expect")
        for gift, most in _MOST_OF.items():
            if sum(1 for card in self.cards if flat[at.TRAITS + card.number] & gift) > most:
                raise DeclarationError(f"more cards with the trait {gift} than a plan has fields for")

    def _card(self, card: Card) -> None:
        number = card.number
        self._set(at.IN_PLAY, number, 1)
        self._set(at.STRENGTH, number, card.strength)
        self._set(at.SUIT_OF, number, card.suit)
        self._set(at.NAME_BIT, number, self.bits.get(card.english, 0))
        self.flat[at.GAIN_FROM + number] = len(self.flat)
        for bonus in card.bonus:
            self._bonus(number, bonus)
        self.flat[at.LOSS_FROM + number] = len(self.flat)
        for penalty in card.penalty:
            if isinstance(penalty, (fx.Once, fx.Each)):
                self._points(number, penalty)
        self.flat[at.LOSS_TO + number] = self.flat[at.TARGET_FROM + number] = len(self.flat)
        for penalty in card.penalty:
            self._blanking(number, penalty)
        self.flat[at.TARGET_TO + number] = len(self.flat)

    def _alike(self, number: int) -> None:
        for suit in Suit:
            self.flat[at.ALIKE + 16 * number + suit] = mask(
                other
                for other in Suit
                if all(bool(spoken & mask([suit])) == bool(spoken & mask([other])) for spoken in self.spoken[number])
            )

    def _set(self, region: int, number: int, value: int) -> None:
        """Adds to a card's field; fields of bits are or-ed, as no two effects of a card use the same number field."""
        self.flat[region + number] |= value

    def _bonus(self, number: int, bonus: fx.Bonus) -> None:
        self._set(at.TRAITS, number, _TRAITS.get(type(bonus), 0))
        if isinstance(bonus, fx.Points):
            self._points(number, bonus)
        elif isinstance(bonus, fx.Clears):
            self._set(at.CLEARS, number, self._spoken(number, bonus.among))
        elif isinstance(bonus, fx.Protects):
            self._set(at.PROTECTS, number, self._spoken(number, bonus.among))
        elif isinstance(bonus, fx.ClearsWord):
            if self.word not in (None, bonus.word):
                raise DeclarationError("the kernel strikes one word only")
            self.word = bonus.word
            self.spoken[number].add(mask([bonus.word]))
            self._set(at.TRIMS, number, self._spoken(number, bonus.among))
        elif isinstance(bonus, fx.CountsAs):
            self._set(at.ALSO, number, mask(bonus.suits) & at.ONES)
            self._set(at.TRAITS, number, at.ALWAYS_COUNTS if bonus.always else 0)
        elif isinstance(bonus, (fx.CopiesFromGame, fx.ClearsOne)):
            self._set(at.OFFERS, number, mask(bonus.suits))
            if isinstance(bonus, fx.ClearsOne):
                self.spoken[number].add(mask(bonus.suits))

    def _blanking(self, number: int, penalty: fx.Penalty) -> None:
        self._set(at.TRAITS, number, at.HAS_PENALTY)
        if isinstance(penalty, fx.Blanks):
            self._set(at.TRAITS, number, at.BLANKS)
            for target in penalty.targets:
                but = target.but or fx.Among()
                entry = [0] * at.TARGET
                entry[at.HIT_SUITS] = self._spoken(number, target, others=True)
                entry[at.HIT_OTHERS] = mask(target.others)
                entry[at.BUT_SUITS] = self._spoken(number, but)
                entry[at.BUT_NAMES] = self._names(number, but)
                self.flat += entry
        elif isinstance(penalty, fx.BlanksLoners):
            self._set(at.TRAITS, number, at.BLANKS_LONERS)
            self._set(at.TRAITS, number, at.COUNTS_SUITS)
            self._set(at.HOPED_SUITS, number, at.ALL_SUITS)
            self._set(at.SPARES_LONERS, number, self._spoken(number, penalty.but))
        elif isinstance(penalty, fx.BlankedWith):
            self._set(at.TRAITS, number, at.BLANKED_WITH)
            self._set(at.WITH_SUITS, number, self._spoken(number, penalty.among))
            self._set(at.WITH_NAMES, number, self._names(number, penalty.among))
            self._hopes(number, penalty.among)
        elif isinstance(penalty, fx.BlankedUnless):
            self._set(at.TRAITS, number, at.BLANKED_UNLESS)
            self._set(at.UNLESS_SUITS, number, self._spoken(number, penalty.among))
            self._set(at.UNLESS_NAMES, number, self._names(number, penalty.among))
            self._hopes(number, penalty.among)

    def _points(self, number: int, points: fx.Points, or_else: bool = False) -> None:
        if isinstance(points, fx.BestOf):
            for place, alternative in enumerate(points.alternatives):
                self._points(number, alternative, or_else=place > 0)
            return
        entry = [0] * at.CLAUSE
        entry[at.POINTS] = getattr(points, "points", 1)
        entry[at.OR_ELSE] = int(or_else)
        entry[at.RARE] = _RARE.get(type(points), 0)
        entry[at.NEED_SUITS : at.NEED_SUITS + 3] = [at.ANY_CARD] * 3
        if isinstance(points, (fx.Runs, fx.Sets)):
            entry[at.POINTS] = 1
            self._steps(at.RUN_POINTS if isinstance(points, fx.Runs) else at.SET_POINTS, points.points)
        elif isinstance(points, fx.EachInDiscard):
            entry[at.SUITS], entry[at.NAMES] = mask(points.among.suits), self._bits(points.among)
        elif isinstance(points, (fx.Each, fx.First, fx.Further, fx.Strengths, fx.BestStrength)):
            entry[at.SUITS] = self._spoken(
                number, points.among, others=isinstance(points, (fx.Each, fx.First, fx.Further))
            )
            entry[at.NAMES] = self._names(number, points.among)
            entry[at.OTHERS] = mask(points.among.others) & at.ONES
            if entry[at.NAMES]:
                entry[at.RARE] = at.EACH_NAMED
        if isinstance(points, (fx.Once, fx.Each)):
            entry[at.TIMES] = int(isinstance(points, fx.Once))
            self._needs(number, entry, points.when)
        self._hopes_of_points(number, points)
        self.effects[len(self.flat)] = points
        self.flat += entry

    def _needs(self, number: int, entry: list[int], when: fx.Condition | None) -> None:
        needs: tuple[fx.Among, ...] = ()
        if isinstance(when, fx.With):
            needs = when.all_of
        elif isinstance(when, fx.Without):
            needs = (when.among,)
            entry[at.NEGATED] = 1
        elif when is not None:
            entry[at.RARE] = _RARE[type(when)]
        if isinstance(when, fx.Exactly):
            needs = (when.among,)
            entry[at.NUMBER] = when.number
        elif isinstance(when, fx.AllDifferent):
            self._set(at.TRAITS, number, at.COUNTS_SUITS)
        for place, need in enumerate(needs):
            entry[at.NEED_SUITS + place] = self._spoken(number, need)
            entry[at.NEED_NAMES + place] = self._names(number, need)

    def _hopes_of_points(self, number: int, points: fx.Points) -> None:
        """What the clause may be glad to see. One that pays hopes for what it counts and needs; a loss hopes for what
        its condition wants away."""
        when = points.when if isinstance(points, (fx.Once, fx.Each)) else None
        if isinstance(points, (fx.Runs, fx.Sets)) or isinstance(when, fx.AllDifferent):
            self._hopes(number, fx.Among(every=True))
        elif isinstance(points, (fx.First, fx.Further)) or (isinstance(points, fx.Each) and points.points > 0):
            self._hopes(number, points.among)
        if isinstance(when, fx.Exactly) or (isinstance(when, fx.Without) and getattr(points, "points", 0) < 0):
            self._hopes(number, when.among)
        elif isinstance(when, fx.With):
            for among in when.all_of:
                self._hopes(number, among)

    def _hopes(self, number: int, among: fx.Among) -> None:
        self._set(
            at.HOPED_SUITS, number, at.ALL_SUITS if among.every else mask((*among.suits, *among.others)) & at.ALL_SUITS
        )
        self._set(at.HOPED_NAMES, number, self._bits(among))

    def _steps(self, region: int, points: Mapping[int, int]) -> None:
        best = 0
        for step in range(1, 12):
            best = points.get(step, best)
            self.flat[region + step] = best

    def _spoken(self, number: int, among: fx.Among, *, others: bool = False) -> int:
        """The suits of a selection, noted as told apart by the card. "Other" is understood only where it is said so."""
        if among.others and (not others or among.names):
            raise DeclarationError(f"the kernel cannot leave a card out of its own {among}")
        suits = mask((*among.suits, *among.others))
        self.spoken[number] |= {suits, mask(among.others)}
        return at.ANY_CARD if among.every else suits

    def _names(self, number: int, among: fx.Among) -> int:
        bits = self._bits(among)
        self._set(at.LOOKS_NAMES, number, bits)
        return bits

    def _bits(self, among: fx.Among) -> int:
        return sum(self.bits[name] for name in among.names if name in self.bits)


def _names_in(cards: Iterable[Card]) -> set[str]:
    """The names that some card looks for, of the cards there are."""
    looked_for: set[str] = set()
    for card in cards:
        for effect in (*card.bonus, *card.penalty):
            _collect(effect, looked_for)
    unknown = looked_for - {card.english for card in CARDS}
    if unknown:
        raise DeclarationError(f"no card is named {', '.join(sorted(unknown))}")
    return looked_for & {card.english for card in cards}


def _collect(effect: object, names: set[str]) -> None:
    if isinstance(effect, fx.Among):
        names |= set(effect.names)
    for part in vars(effect).values() if hasattr(effect, "__dataclass_fields__") else ():
        for each in part if isinstance(part, tuple) else (part,):
            _collect(each, names)
