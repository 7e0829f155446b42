"""Bots that know Fantasy."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from royaume.core.play import Action, View
from royaume.fantasy.offers import AIM, COPY, DECLINE, FAIRY, LAY, RACES, TAKE, copiable, targets_of
from royaume.fantasy.races import Race, SwapsPeoples, TakesFromPeople, UsesPower
from royaume.fantasy.view import FantasyView

Totals = tuple[int, ...]
"""How many cards each player has in front."""

_LAYS: Final = range(LAY, AIM)
_AIMS: Final = range(AIM, TAKE)
_COPIES: Final = range(COPY, DECLINE)


class Greedy:
    """Takes the best margin of people over the best opponent after this one play, as if nobody answered it; what is
    level is drawn by lot. It thinks of no hand and of no later turn."""

    def choose(self, view: View, rng: Random) -> Action:
        assert isinstance(view, FantasyView)
        margins = {action: _margin_after(view, action) for action in view.legal_actions()}
        best = max(margins.values())
        return rng.choice([action for action, margin in margins.items() if margin == best])


def margin(totals: Totals, player: int) -> int:
    """By how many cards a player leads the best opponent."""
    return totals[player] - max(total for each, total in enumerate(totals) if each != player)


def _margin_after(view: FantasyView, action: Action) -> int:
    player, code = action.player, action.code
    totals = tuple(map(sum, view.peoples))
    if code in _LAYS:
        race = RACES[code - LAY]
        return _best(view, _moved(totals, None, player), player, race)
    if code in _COPIES:
        return _best(view, totals, player, RACES[code - COPY])
    pending = view.pending
    assert pending is not None
    if code in _AIMS:
        return margin(_used(totals, player, pending.power, code - AIM), player)
    if code == FAIRY:  # it cancels what is in the air, or brings back what a Fairy cancelled
        totals = _moved(totals, None, player)
    works = pending.fairies % 2 == (code == FAIRY)
    if works and pending.target is not None:
        totals = _used(totals, pending.user, pending.power, pending.target)
    return margin(totals, player)


def _best(view: FantasyView, totals: Totals, player: int, race: Race) -> int:
    """The margin when a power is used in the best way."""
    if isinstance(race.power, UsesPower):
        return _most(totals, player, (_best(view, totals, player, each) for each in copiable(view, player)))
    targets = targets_of(view, player, race.power)
    return _most(totals, player, (margin(_used(totals, player, race, each), player) for each in targets))


def _most(totals: Totals, player: int, margins: Iterable[int]) -> int:
    """The best one; what it is anyway if there is none."""
    return max(margins, default=margin(totals, player))


def _used(totals: Totals, user: int, race: Race, target: int) -> Totals:
    """The totals after a power has worked."""
    if isinstance(race.power, SwapsPeoples):
        swapped = list(totals)
        swapped[user], swapped[target] = swapped[target], swapped[user]
        return tuple(swapped)
    if isinstance(race.power, TakesFromPeople):
        return _moved(totals, target, user)
    return totals


def _moved(totals: Totals, giver: int | None, taker: int) -> Totals:
    """The totals after one card."""
    return tuple(total + (each == taker) - (each == giver) for each, total in enumerate(totals))
