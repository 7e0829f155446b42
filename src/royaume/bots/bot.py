"""What a bot is, and how one is written: ``schemer``, or with a budget ``schemer:100``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from random import Random
from typing import Final, Protocol, runtime_checkable

from royaume.bots.errors import BudgetError, UnknownBot
from royaume.core.play import Action, View
from royaume.core.play.registry import Entry, thing_at

MOST: Final = 1_000_000
"""The largest budget."""


@runtime_checkable
class Bot(Protocol):
    """Somebody who answers decisions. The same view and the same state of ``rng`` give the same answer."""

    def choose(self, view: View, rng: Random) -> Action: ...


@dataclass(frozen=True)
class Named:
    """A bot as it is written."""

    name: str
    budget: int | None = None

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.name}:{self.budget}"

    @classmethod
    def read(cls, text: str) -> Named:
        """What was written; whether there is such a bot is not asked."""
        name, colon, budget = text.strip().partition(":")
        if not colon:
            return cls(name)
        if not (budget.isascii() and budget.isdigit() and len(budget) <= len(str(MOST)) and 0 < int(budget) <= MOST):
            raise BudgetError("bad-budget.number", given=budget, bot=name, most=MOST)
        return cls(name, int(budget))


def bot_of(entry: Entry, text: str) -> Bot:
    """The bot of this game that is written so."""
    asked = Named.read(text)
    if asked.name not in entry.bots:
        raise UnknownBot("unknown-bot.name", given=asked.name, game=entry, expected=[*entry.bots])
    kind: Callable[..., Bot] = thing_at(entry.bots[asked.name])
    if asked.budget is None:
        return kind()
    if "budget" not in signature(kind).parameters:
        raise BudgetError("bad-budget.none", given=asked.budget, bot=asked.name)
    return kind(budget=asked.budget)
