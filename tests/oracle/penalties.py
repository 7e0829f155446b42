"""The numeric part of the penalties, one function a card (A2). Only called for active cards, uncleared."""

from collections.abc import Callable

from .cards import ARMY, BEAST, FLAME, LAND, LEADER, WIZARD
from .hand import Held
from .view import View


def _swamp(this: Held, view: View) -> int:
    army = 0 if this.army_cleared else view.each(ARMY)  # R5
    return -3 * (army + view.each(FLAME))


def _blizzard(this: Held, view: View) -> int:
    army = 0 if this.army_cleared else view.each(ARMY)  # R5
    return -5 * (army + view.each(LEADER) + view.each(BEAST) + view.each(FLAME))


def _knights(this: Held, view: View) -> int:
    return 0 if view.has(LEADER) else -8


def _light_cavalry(this: Held, view: View) -> int:
    return -2 * view.each(LAND)


def _dwarvish_infantry(this: Held, view: View) -> int:
    return 0 if this.army_cleared else -2 * view.each_other(this, ARMY)  # R5, H13


def _warlock_lord(this: Held, view: View) -> int:
    return -10 * (view.each(LEADER) + view.each_other(this, WIZARD))


def _empress(this: Held, view: View) -> int:
    return -5 * view.each_other(this, LEADER)


def _dragon(this: Held, view: View) -> int:
    return 0 if view.has(WIZARD) else -40


PENALTIES: dict[str, Callable[[Held, View], int]] = {
    "FR07": _swamp,
    "FR12": _blizzard,
    "FR21": _knights,
    "FR23": _light_cavalry,
    "FR24": _dwarvish_infantry,
    "FR29": _warlock_lord,
    "FR35": _empress,
    "FR39": _dragon,
}


def penalty_points(this: Held, view: View) -> int:
    if this.penalty is None or this.cleared or this.penalty not in PENALTIES:
        return 0
    return PENALTIES[this.penalty](this, view)
