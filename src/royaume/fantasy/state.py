"""A game of Fantasy under way (RULES B1, F1 to F4), and the same while an action changes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from royaume.core.play import Action, Chance, Decision, Event, Result
from royaume.core.play.game import placed
from royaume.fantasy.events import Drew, Laid, once
from royaume.fantasy.offers import offered
from royaume.fantasy.parts import NONE, Counts, History, Pending, cards_of, counts_of, more
from royaume.fantasy.play import DO, checked
from royaume.fantasy.races import Race

if TYPE_CHECKING:
    from royaume.fantasy.game import Fantasy
    from royaume.fantasy.view import FantasyView

__all__ = ["NONE", "Counts", "FantasyState", "History", "Pending", "Table", "cards_of", "counts_of", "more"]

_decision: Final = partial(tuple.__new__, Decision)  # of its parts, in half the time: one is made for every action
_open: Final = object.__new__
_drew, _laid = once(Drew), once(Laid)


@dataclass(frozen=True, slots=True)
class FantasyState:
    """``deck`` is all of it, ``drawn`` how many are gone from its top. ``laid`` are those who laid the last card of
    their hand in this turn, in order (F2); ``final`` those who still have their one more turn, or None while nobody
    laid a last card. ``asked`` is the question as it was put, ``decisions`` what of it is open, ``answers`` what was
    answered: nobody else sees that yet."""

    game: Fantasy
    chance: Chance
    hands: tuple[Counts, ...]
    peoples: tuple[Counts, ...]
    deck: tuple[Race, ...]
    drawn: int
    turn: int
    pending: Pending | None
    laid: tuple[int, ...]
    final: tuple[int, ...] | None
    asked: tuple[Decision, ...]
    decisions: tuple[Decision, ...]
    answers: tuple[tuple[int, bool], ...]
    number: int
    history: History | None

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each player holds."""
        return tuple(map(sum, self.hands))

    @property
    def over(self) -> bool:
        return not self.decisions

    @property
    def deck_left(self) -> int:
        return len(self.deck) - self.drawn

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, self.peoples))

    @property
    def result(self) -> Result | None:
        return Result(placed(self.totals), self.totals) if self.over else None

    @property
    def events(self) -> tuple[Event, ...]:
        return happened(self.history, None)

    def decision_of(self, player: int) -> Decision | None:
        for each in self.decisions:
            if each.player == player:
                return each
        return None

    def legal_actions(self, player: int) -> tuple[Action, ...]:
        decision = self.decision_of(player)
        if decision is None:
            return ()
        return _answers(player, decision.number, offered(self, decision, self.hands[player]))

    def apply(self, action: Action) -> tuple[FantasyState, tuple[Event, ...]]:
        decision = checked(self, action)
        table = self.table()
        DO[decision.kind](table, decision, action.code)
        return table.fixed(), happened(table.history, self.history)

    def table(self) -> Table:
        """A copy that can be changed."""
        table = _open(Table)
        table.game, table.chance, table.history = self.game, self.chance, self.history
        table.hands, table.peoples = self.hands, self.peoples
        table.deck, table.drawn = self.deck, self.drawn
        table.turn, table.pending, table.laid, table.final = self.turn, self.pending, self.laid, self.final
        table.asked, table.decisions, table.answers = self.asked, self.decisions, self.answers
        table.number = self.number
        return table

    def view(self, player: int | None) -> FantasyView:
        from royaume.fantasy.view import view_of

        return view_of(self, player)

    def encode(self) -> tuple[int, ...]:
        from royaume.fantasy.encoding import encoded

        return encoded(self)

    def told(self, events: Iterable[Event]) -> FantasyState:
        """The same with more of history."""
        history = self.history
        for event in events:
            history = (event, history)
        return replace(self, history=history)


class Table(FantasyState):
    """A state while an action changes it. Once it is ``fixed`` it is a state like all others, without being copied."""

    __slots__ = ()
    game: Fantasy
    chance: Chance
    hands: tuple[Counts, ...]
    peoples: tuple[Counts, ...]
    deck: tuple[Race, ...]
    drawn: int
    turn: int
    pending: Pending | None
    laid: tuple[int, ...]
    final: tuple[int, ...] | None
    asked: tuple[Decision, ...]
    decisions: tuple[Decision, ...]
    answers: tuple[tuple[int, bool], ...]
    number: int
    history: History | None

    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__

    def fixed(self) -> FantasyState:
        self.__class__ = FantasyState  # type: ignore[assignment]
        return self

    @property
    def players(self) -> int:
        return len(self.hands)

    def tell(self, event: Event) -> None:
        self.history = (event, self.history)

    def ask(self, kind: str, player: int) -> None:
        number = self.number
        self.asked = self.decisions = (_decision((number, player, kind)),)
        self.number = number + 1

    def ask_all(self, kind: str, players: Sequence[int]) -> None:
        number = self.number
        self.asked = self.decisions = tuple(Decision(number + place, each, kind) for place, each in enumerate(players))
        self.number = number + len(players)

    def hold(self, player: int, hand: Counts) -> None:
        """The player has this hand now."""
        hands = list(self.hands)
        hands[player] = hand
        self.hands = tuple(hands)

    def show(self, player: int, people: Counts) -> None:
        """The player has these people now."""
        peoples = list(self.peoples)
        peoples[player] = people
        self.peoples = tuple(peoples)

    def draw(self, player: int, cards: int) -> None:
        at = self.drawn
        drawn = self.deck[at : at + cards]  # F3: as many as there are
        if not drawn:
            return
        hand = list(self.hands[player])
        for race in drawn:
            hand[race] += 1
        self.hold(player, tuple(hand))
        self.drawn = at + len(drawn)
        self.history = (_drew(player, len(drawn), drawn), self.history)

    def lay(self, player: int, race: Race, *, answering: bool = False) -> None:
        self.hold(player, more(self.hands[player], race, -1))
        self.show(player, more(self.peoples[player], race))
        if not any(self.hands[player]):
            self.laid += (player,)
        self.history = (_laid(player, race, answering), self.history)


@lru_cache(maxsize=1 << 15)
def _answers(player: int, number: int, codes: tuple[int, ...]) -> tuple[Action, ...]:
    """The same few actions are offered game after game: decisions are numbered from the start."""
    return tuple(Action(player, number, code) for code in codes)


def happened(history: History | None, before: History | None) -> tuple[Event, ...]:
    """What happened since, in order."""
    found = []
    while history is not before and history is not None:
        last, history = history
        found.append(last)
    return tuple(found[::-1])
