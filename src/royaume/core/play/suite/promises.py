"""What a state promises: what it offers, refuses, counts and encodes. Each check says which promise is broken."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from random import Random

from royaume.core.play.chance import Outcome
from royaume.core.play.errors import IllegalAction
from royaume.core.play.game import Action, Decision, Game, Player, State


class Broken(AssertionError):
    """A promise that a game does not keep."""

    def __init__(self, promise: str, *told: object) -> None:
        self.promise = promise
        super().__init__("\n".join([f"broken: {promise}", *map(str, told)]))


def held(promise: str, kept: bool, *told: object) -> None:
    """The promise is kept, or it is said which one is not."""
    if not kept:
        raise Broken(promise, *told)


def seats(game: Game) -> range:
    return range(game.players)


def everybody(game: Game) -> tuple[Player | None, ...]:
    """All who can have a view, the spectator last."""
    return (*seats(game), None)


def print_of(game: Game, state: State) -> Hashable:
    """What a state looks like from everywhere. It is taken before something that must change nothing, and after it."""
    views = tuple(repr(state.view(player)) for player in everybody(game))
    return state.encode(), state.decisions, state.result, state.chance.told, views


# --- offers ------------------------------------------------------------------------------------------------------


def check_offers(game: Game, state: State) -> None:
    """Who is asked has something to answer, sorted, in the codes of the game; who is not has nothing. No decision is
    open exactly when there is a result."""
    asked = {each.number: each for each in state.decisions}
    held("decisions have different numbers", len(asked) == len(state.decisions), state.decisions)
    held("a game is over when it has a result", (state.result is None) == bool(asked), state.decisions, state.result)
    for player in seats(game):
        actions = state.legal_actions(player)
        held("legal actions are sorted, each once", list(actions) == sorted(set(actions)), actions)
        own = {number for number, each in asked.items() if each.player == player}
        told = {action.decision for action in actions}
        held("who is asked can answer, and nobody else", told == own, player, actions, state.decisions)
        held("an action is its player's", all(action.player == player for action in actions), player, actions)
        held("codes are the game's", all(0 <= action.code < len(game.codes) for action in actions), actions)
    if state.result is not None:
        places, totals = state.result
        held("a result is for each player", len(places) == len(totals) == game.players, state.result)
        held("somebody wins", min(places) == 1, state.result)


def check_accepted(game: Game, state: State) -> None:
    """Everything legal is accepted, and to act changes nothing in the state that was."""
    before = print_of(game, state)
    for player in seats(game):
        for action in state.legal_actions(player):
            try:
                state.apply(action)
            except IllegalAction as error:
                raise Broken("what is legal is accepted", action, error) from error
    held("to act leaves the old state as it was", print_of(game, state) == before)


# --- refusals ----------------------------------------------------------------------------------------------------


def wrong_actions(game: Game, state: State, gone: Iterable[int]) -> Iterator[Action]:
    """Everything that is not legal: all codes and some that there are not, for decisions that are open, gone or never
    were, by all players and some who are not."""
    legal = {action for player in seats(game) for action in state.legal_actions(player)}
    asked = [each.number for each in state.decisions]
    numbers = dict.fromkeys([*asked, *gone, -1, 0, max(asked, default=0) + 1, 1 << 40])
    for number in numbers:
        for player in range(-1, game.players + 1):
            for code in range(-1, len(game.codes) + 1):
                action = Action(player, number, code)
                if action not in legal:
                    yield action


def refusal(state: State, action: Action) -> IllegalAction:
    """The error that a wrong action gives."""
    try:
        state.apply(action)
    except IllegalAction as error:
        return error
    except Exception as error:
        raise Broken("what is not legal is an IllegalAction", action, repr(error)) from error
    raise Broken("what is not legal is refused", action)


def check_refusals(game: Game, state: State, wrong: Iterable[Action]) -> None:
    """All of these are refused, in both languages, and nothing has changed."""
    before = print_of(game, state)
    for action in wrong:
        error = refusal(state, action)
        sentences = error.sentence("en"), error.sentence("fr")
        held("an error speaks both languages", all(sentences) and sentences[0] != sentences[1], action, sentences)
    held("what is refused changes nothing", print_of(game, state) == before)


# --- numbers and words -------------------------------------------------------------------------------------------


def check_encoding(game: Game, state: State, rng: Random) -> None:
    """The numbers give the state back: it offers the same and goes on in the same way."""
    numbers = state.encode()
    held("a state encodes to integers", all(type(each) is int for each in numbers), numbers)
    read = game.decode(numbers, state.chance)
    held("an encoding is read back", read.encode() == numbers, numbers, read.encode())
    held("a decoded state asks the same", read.decisions == state.decisions, read.decisions, state.decisions)
    held("a decoded state ends the same", read.result == state.result, read.result, state.result)
    for player in seats(game):
        offered = state.legal_actions(player)
        held("a decoded state offers the same", read.legal_actions(player) == offered, offered)
        if offered:
            action = rng.choice(offered)
            one, told = state.apply(action)
            other, retold = read.apply(action)
            held("a decoded state goes on the same", one.encode() == other.encode() and told == retold, action)


def check_outcomes(outcomes: Iterable[Outcome]) -> None:
    """An outcome is written and read."""
    for outcome in outcomes:
        held("outcomes are read back", Outcome.read(str(outcome)) == outcome, outcome)


def check_closed(before: State, after: State, action: Action, closed: set[int]) -> None:
    """The decision that was answered is gone; the number of one that is gone is never used again."""
    now = {each.number for each in after.decisions}
    held("an answered decision is gone", action.decision not in now, action, after.decisions)
    closed |= {each.number for each in before.decisions} - now
    held("the number of a decision is never used again", not closed & now, sorted(closed & now))


def decisions_of(state: State, player: Player | None) -> tuple[Decision, ...]:
    return tuple(each for each in state.decisions if each.player == player)
