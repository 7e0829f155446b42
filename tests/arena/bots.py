"""Bots that do what no bot should."""

from __future__ import annotations

from random import Random

from royaume.core.play import Action, View


class Cheat:
    """Plays at random, and once the hand is small answers for the other player."""

    def choose(self, view: View, rng: Random) -> Action:
        action = rng.choice(view.legal_actions())
        return action._replace(player=1 - action.player) if len(view.events) > 20 else action


class Dreamer:
    """Answers a decision that is gone."""

    def choose(self, view: View, rng: Random) -> Action:
        action = rng.choice(view.legal_actions())
        return action._replace(decision=action.decision - 1)


class Mute:
    """Says nothing."""

    def choose(self, view: View, rng: Random) -> Action:
        return None  # type: ignore[return-value]


class Clumsy:
    """Plays at random until something breaks."""

    def choose(self, view: View, rng: Random) -> Action:
        if len(view.events) > 20:
            raise ZeroDivisionError("broken")
        return rng.choice(view.legal_actions())
