"""What each choice would do, told from what the player may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaume.core.language import Language
from royaume.core.play import Action
from royaume.fantasy.offers import AIM, COPY, FAIRY, LAY, RACES, TAKE, copiable, targets_of
from royaume.fantasy.races import (
    Cancels,
    Draws,
    Race,
    SwapsHands,
    SwapsPeoples,
    TakesAtRandom,
    TakesFromPeople,
    UsesPower,
)
from royaume.fantasy.screens.words import say
from royaume.fantasy.view import FantasyView
from royaume.fantasy.words import NOUNS

_KEYS: Final = {SwapsHands: "hands", SwapsPeoples: "peoples", TakesFromPeople: "steal", TakesAtRandom: "take"}


def race_of(code: int) -> Race | None:
    """The race that an action names."""
    if code < AIM:
        return RACES[code - LAY]
    if TAKE <= code < COPY:
        return RACES[code - TAKE]
    if COPY <= code < COPY + len(RACES):
        return RACES[code - COPY]
    return Race.FAIRY if code == FAIRY else None


def hint(view: FantasyView, action: Action, names: Sequence[str], lang: Language) -> str:
    """What an action would do now, in a few words."""
    code, player = action.code, action.player
    if code < AIM:
        return _power(view, player, RACES[code - LAY], names, lang, laying=1)
    if code < TAKE:
        assert view.pending is not None
        return _against(view, player, view.pending.power, code - AIM, names, lang)
    if code < COPY:
        assert view.pending is not None
        assert view.pending.target is not None
        race, target = RACES[code - TAKE], view.pending.target
        count, mine = view.peoples[target][race], view.peoples[player][race]
        return say("now.count", lang, player=names[target], count=count, mine=mine)
    if code < COPY + len(RACES):
        return _power(view, player, RACES[code - COPY], names, lang)
    return _answer(view, code, lang)


def _answer(view: FantasyView, code: int, lang: Language) -> str:
    """A power works after an even number of Fairies; one more can be answered in turn."""
    assert view.pending is not None
    fairies = view.pending.fairies + (code == FAIRY)
    end = "cancelled" if fairies % 2 else "works"
    return say(f"now.{end}.answer" if code == FAIRY else f"now.{end}", lang, power=NOUNS[view.pending.power])


def _power(view: FantasyView, player: int, race: Race, names: Sequence[str], lang: Language, laying: int = 0) -> str:
    """What the power of a race would do; with ``laying`` its card is still in the hand."""
    power = race.power
    if isinstance(power, Cancels):
        return say("now.fairy", lang)
    if isinstance(power, Draws):
        count = min(power.cards, view.deck_left)
        return say("now.draw", lang, count=count, deck=view.deck_left) if count else say("now.nothing", lang)
    if isinstance(power, UsesPower):
        races = copiable(view, player)
        if len(races) == 1:
            what = _power(view, player, races[0], names, lang, laying)
            return say("now.copy.one", lang, race=NOUNS[races[0]], what=what)
        return say("now.copy", lang, races=[each.named(lang) for each in races]) if races else say("now.nothing", lang)
    targets = targets_of(view, player, power)
    if not targets:
        return say("now.nothing", lang)
    if len(targets) == 1:
        return _against(view, player, race, targets[0], names, lang, laying)
    mine = view.sizes[player] - laying if isinstance(power, SwapsHands) else sum(view.peoples[player]) + laying
    count = power.cards if isinstance(power, TakesAtRandom) else 0
    return say(f"now.{_KEYS[type(power)]}.some", lang, mine=mine, count=count)


def _against(
    view: FantasyView, player: int, race: Race, target: int, names: Sequence[str], lang: Language, laying: int = 0
) -> str:
    """What a power would do to this opponent."""
    power = race.power
    size, theirs, mine = view.sizes[target], sum(view.peoples[target]), sum(view.peoples[player]) + laying
    count = 0
    if isinstance(power, TakesAtRandom):
        count = min(power.cards, size)
    elif isinstance(power, SwapsHands):
        mine, theirs = view.sizes[player] - laying, size
    key = _KEYS[type(power)]
    return say(f"now.{key}", lang, count=count, size=size, player=names[target], mine=mine, theirs=theirs)
