"""Players that a game is tried with. They see everything: the point is to lead the game into its corners, not to play
well. A style is made anew for each game, from the game's dice of play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from royaume.core.play.game import Action, Game, State

Chooser = Callable[[State], Action]
Style = Callable[[Game, Random], Chooser]

_LOOKED_AT: Final = 3
"""How many actions the player who wants a long game tries out."""


def legal(state: State) -> tuple[Action, ...]:
    """What all who are asked may answer."""
    players = dict.fromkeys(each.player for each in state.decisions)
    return tuple(action for player in players for action in state.legal_actions(player))


def anything(game: Game, rng: Random) -> Chooser:
    """Whoever is asked, anything."""
    del game

    def choose(state: State) -> Action:
        player = rng.choice(state.decisions).player
        return rng.choice(state.legal_actions(player))

    return choose


def first(game: Game, rng: Random) -> Chooser:
    """Always the first action of the first who is asked."""
    del game, rng
    return lambda state: legal(state)[0]


def last(game: Game, rng: Random) -> Chooser:
    """Always the last action of the last who is asked."""
    del game, rng
    return lambda state: legal(state)[-1]


def stubborn(game: Game, rng: Random) -> Chooser:
    """Likes some codes better than others all through the game: always yes, always no, always at the same opponent."""
    liking = [rng.random() for _ in game.codes]

    def choose(state: State) -> Action:
        player = rng.choice(state.decisions).player
        return max(state.legal_actions(player), key=lambda action: liking[action.code])

    return choose


def longest(game: Game, rng: Random) -> Chooser:
    """Wants a long game: tries a few actions out to the end, knowing all that chance will bring."""
    play = anything(game, rng)

    def length(state: State, action: Action) -> int:
        state, _ = state.apply(action)
        actions = 0
        while state.decisions and actions < 500:
            state, _ = state.apply(play(state))
            actions += 1
        return actions

    def choose(state: State) -> Action:
        offered = legal(state)
        tried = rng.sample(offered, min(_LOOKED_AT, len(offered)))
        return tried[0] if len(tried) == 1 else max(tried, key=lambda action: length(state, action))

    return choose


def chosen(choices: Sequence[int]) -> Style:
    """What hypothesis says: each number chooses among all actions offered, the first when numbers run out."""

    def style(game: Game, rng: Random) -> Chooser:
        del game, rng
        left = iter(choices)

        def choose(state: State) -> Action:
            offered = legal(state)
            return offered[next(left, 0) % len(offered)]

        return choose

    return style


STYLES: Final[dict[str, Style]] = {
    "anything": anything,
    "first": first,
    "last": last,
    "stubborn": stubborn,
    "longest": longest,
}
