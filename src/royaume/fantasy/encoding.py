"""A game of Fantasy as numbers, always as many, and back; and what a player sees as numbers (``docs/encoding.md``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from royaume.core.play import Chance, Decision
from royaume.core.play.errors import EncodingError
from royaume.fantasy.offers import CODES, MOST_PLAYERS, offered
from royaume.fantasy.races import EACH, Race
from royaume.fantasy.state import NONE, Counts, FantasyState, Pending

if TYPE_CHECKING:
    from royaume.fantasy.game import Fantasy
    from royaume.fantasy.view import FantasyView

KINDS: Final = ("lay", "aim", "take", "copy", "fairy")
_DECK: Final = EACH * len(Race)
_MOST_LAID: Final = 1 + EACH
LENGTH: Final = (
    2 * MOST_PLAYERS * len(Race) + 2 + _DECK + 1 + 6 + (1 + _MOST_LAID) + (1 + MOST_PLAYERS) + 3 * MOST_PLAYERS + 1
)
"""How many numbers a state is."""


def encoded(state: FantasyState) -> tuple[int, ...]:
    return (
        *_padded_counts(state.hands),
        *_padded_counts(state.peoples),
        len(state.deck),
        state.drawn,
        *_padded(state.deck, _DECK),
        state.turn,
        *_pending(state.pending),
        len(state.laid),
        *_padded(state.laid, _MOST_LAID),
        -1 if state.final is None else len(state.final),
        *_padded(state.final or (), MOST_PLAYERS),
        *_question(state),
        state.number,
    )


def _padded(numbers: tuple[int, ...], length: int) -> tuple[int, ...]:
    return (*map(int, numbers), *(-1,) * (length - len(numbers)))


def _padded_counts(counts: tuple[Counts, ...]) -> Iterator[int]:
    for each in (*counts, *(NONE,) * (MOST_PLAYERS - len(counts))):
        yield from each


def _pending(pending: Pending | None) -> tuple[int, ...]:
    if pending is None:
        return (-1,) * 6
    target = -1 if pending.target is None else pending.target
    wanted = -1 if pending.wanted is None else int(pending.wanted)
    return pending.user, int(pending.power), target, wanted, pending.fairies, pending.by


def _question(state: FantasyState) -> Iterator[int]:
    """Of every player who is asked: the number, the kind, and what was answered (-1: nothing yet)."""
    asked = {each.player: each for each in state.asked}
    answers = dict(state.answers)
    for player in range(MOST_PLAYERS):
        each = asked.get(player)
        answer = answers.get(player)
        yield from (
            (each.number, KINDS.index(each.kind), -1 if answer is None else int(answer)) if each else (-1, -1, -1)
        )


def decoded(game: Fantasy, numbers: tuple[int, ...], chance: Chance) -> FantasyState:
    """The state that was encoded; its history is not among the numbers."""
    if len(numbers) != LENGTH:
        raise EncodingError("bad-encoding.length", given=len(numbers), expected=LENGTH)
    reader = _Reader(numbers)
    hands, peoples = reader.counts(game.players), reader.counts(game.players)
    size, drawn = reader.next(0, _DECK), reader.next(0, _DECK)
    deck = tuple(Race(card) for card in reader.list(_DECK, len(Race))[:size])
    turn = reader.next(0, game.players - 1)
    pending = reader.pending(game.players)
    laid_count = reader.next(0, _MOST_LAID)
    laid = reader.list(_MOST_LAID, game.players)[:laid_count]
    final_count = reader.next(-1, MOST_PLAYERS)
    final = reader.list(MOST_PLAYERS, game.players)
    asked, answers = reader.question()
    open_ones = tuple(each for each in asked if each.player not in dict(answers))
    return FantasyState(
        game=game, chance=chance, hands=hands, peoples=peoples, deck=deck, drawn=drawn, turn=turn, pending=pending,
        laid=laid, final=None if final_count < 0 else final[:final_count], asked=asked, decisions=open_ones,
        answers=answers, number=reader.next(0, 1 << 31), history=None,
    )  # fmt: skip


class _Reader:
    """Reads numbers one after the other, each within its bounds."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.at = 0

    def next(self, least: int, most: int) -> int:
        number = self.numbers[self.at]
        self.at += 1
        if not least <= number <= most:
            raise EncodingError("bad-encoding.number", place=self.at, given=number)
        return number

    def counts(self, players: int) -> tuple[Counts, ...]:
        found = tuple(tuple(self.next(0, _DECK) for _ in Race) for _ in range(MOST_PLAYERS))
        return found[:players]

    def list(self, length: int, below: int) -> tuple[int, ...]:
        return tuple(self.next(-1, below - 1) for _ in range(length))

    def pending(self, players: int) -> Pending | None:
        user, power = self.next(-1, players - 1), self.next(-1, len(Race) - 1)
        target, wanted = self.next(-1, players - 1), self.next(-1, len(Race) - 1)
        fairies, by = self.next(-1, EACH), self.next(-1, players - 1)
        if user < 0:
            return None
        at = None if target < 0 else target
        return Pending(user, Race(power), at, None if wanted < 0 else Race(wanted), fairies, by)

    def question(self) -> tuple[tuple[Decision, ...], tuple[tuple[int, bool], ...]]:
        asked, answers = [], []
        for player in range(MOST_PLAYERS):
            number, kind, answer = self.next(-1, 1 << 31), self.next(-1, len(KINDS) - 1), self.next(-1, 1)
            if number >= 0:
                asked.append(Decision(number, player, KINDS[kind]))
            if answer >= 0:
                answers.append((player, bool(answer)))
        return tuple(sorted(asked)), tuple(answers)


def observed(view: FantasyView) -> tuple[int, ...]:
    """What a player sees now: own hand, how many cards the others hold, the peoples, the deck, whose turn it is, the
    power in the air, and which actions are offered (one number a code)."""
    mask = [0] * len(CODES)
    for decision in view.decisions:
        if view.hand is not None:
            for code in offered(view, decision, view.hand):
                mask[code] = 1
    return (
        -1 if view.player is None else view.player,
        *(view.hand or (-1,) * len(Race)),
        *_padded(view.sizes, MOST_PLAYERS),
        *_padded_counts(view.peoples),
        view.deck_left,
        view.turn,
        *_pending(view.pending),
        *mask,
    )
