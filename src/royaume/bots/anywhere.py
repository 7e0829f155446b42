"""Bots that play every game because they look at nothing."""

from __future__ import annotations

from random import Random as Dice

from royaume.core.play import Action, View


class Random:
    """Any action is as likely as any other."""

    def choose(self, view: View, rng: Dice) -> Action:
        return rng.choice(view.legal_actions())
