"""What a player of Fantasy may know: the table, their own hand, and all that they were ever shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from royaume.core.play import Action, Decision, Event, Result
from royaume.core.play.game import placed
from royaume.fantasy.state import Counts, FantasyState, Pending

if TYPE_CHECKING:
    from royaume.fantasy.game import Fantasy


@dataclass(frozen=True)
class FantasyView:
    """``player`` is None for a spectator. ``hand`` is their own; of the others ``sizes`` tells how many cards they
    hold. ``pending`` is the power that is being answered: it was named aloud. ``asked`` is the open question, to
    whomever; ``answer`` what the player has said to it already."""

    game: Fantasy
    player: int | None
    hand: Counts | None
    sizes: tuple[int, ...]
    peoples: tuple[Counts, ...]
    deck_left: int
    turn: int
    pending: Pending | None
    laid: tuple[int, ...]
    final: tuple[int, ...] | None
    asked: tuple[Decision, ...]
    decisions: tuple[Decision, ...]
    answer: bool | None
    number: int
    over: bool
    events: tuple[Event, ...]

    @property
    def result(self) -> Result | None:
        totals = tuple(map(sum, self.peoples))
        return Result(placed(totals), totals) if self.over else None

    def legal_actions(self) -> tuple[Action, ...]:
        """The same as the state's: they rest on nothing that the player cannot see."""
        from royaume.fantasy.offers import offered

        if self.hand is None:
            return ()
        hand = self.hand
        return tuple(
            Action(each.player, each.number, code) for each in self.decisions for code in offered(self, each, hand)
        )

    def samples(self, rng: Random) -> Iterator[FantasyState]:
        """States that look just like this, as many as are wanted: to go on is quicker than to begin anew."""
        from royaume.fantasy.guess import guesses

        return guesses(self, rng)

    def sample(self, rng: Random) -> FantasyState:
        return next(self.samples(rng))

    def observation(self) -> tuple[int, ...]:
        from royaume.fantasy.encoding import observed

        return observed(self)


def view_of(state: FantasyState, player: int | None) -> FantasyView:
    shown = (event.for_player(player) for event in state.events)
    return FantasyView(
        game=state.game,
        player=player,
        hand=None if player is None else state.hands[player],
        sizes=tuple(map(sum, state.hands)),
        peoples=state.peoples,
        deck_left=state.deck_left,
        turn=state.turn,
        pending=state.pending,
        laid=state.laid,
        final=state.final,
        asked=state.asked,
        decisions=tuple(each for each in state.decisions if each.player == player),
        answer=dict(state.answers).get(player) if player is not None else None,
        number=state.number,
        over=state.over,
        events=tuple(event for event in shown if event is not None),
    )
