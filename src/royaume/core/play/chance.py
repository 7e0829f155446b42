"""Chance: every random outcome of a game is picked here, among equally likely ones, and written down. Dice pick for
themselves; a script reads what was written. Both are values: to pick gives the outcome and the chance that is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol, TypeVar

from royaume.core.play.errors import ChanceError

Item = TypeVar("Item")

_RANGE: Final = 1 << 64


class Outcome(NamedTuple):
    """``chosen``, from 0, of ``of`` equally likely ones. As text ``3/12``."""

    chosen: int
    of: int

    def __str__(self) -> str:
        return f"{self.chosen}/{self.of}"

    @classmethod
    def read(cls, text: str) -> Outcome:
        chosen, _, of = text.partition("/")
        return cls(int(chosen), int(of))


_Told = tuple[int, int, "_Told | None"]
"""What was picked, of how many, and all before it."""


class Chance(Protocol):
    """Where outcomes come from."""

    def pick(self, of: int) -> tuple[int, Chance]:
        """One of so many."""
        ...

    @property
    def told(self) -> tuple[Outcome, ...]:
        """All outcomes so far, in order."""
        ...


def _listed(told: _Told | None) -> tuple[Outcome, ...]:
    found = []
    while told is not None:
        chosen, of, told = told
        found.append(Outcome(chosen, of))
    return tuple(reversed(found))


class Dice(NamedTuple):
    """Seeded dice. The key is expanded by a cryptographic hash, so outcomes tell nothing of those to come."""

    key: bytes
    thrown: int = 0
    log: _Told | None = None

    @classmethod
    def of(cls, seed: int | str | bytes) -> Dice:
        """Dice from any seed."""
        text = seed if isinstance(seed, bytes) else str(seed).encode()
        return cls(blake2b(text, digest_size=32, person=b"royaume dice").digest())

    def pick(self, of: int) -> tuple[int, Dice]:
        if of == 1:  # nothing is left to chance
            return 0, self
        key, thrown, log = self
        value, enough = _RANGE, _RANGE - _RANGE % of  # the rest would make the first outcomes likelier
        while value >= enough:
            value = int.from_bytes(blake2b(thrown.to_bytes(8), key=key, digest_size=8).digest())
            thrown += 1
        chosen = value % of
        return chosen, Dice(key, thrown, (chosen, of, log))

    @property
    def told(self) -> tuple[Outcome, ...]:
        return _listed(self.log)


@dataclass(frozen=True, slots=True)
class Script:
    """Outcomes that are given: of a recorded game, or of a test."""

    outcomes: tuple[Outcome, ...]
    read: int = 0

    @classmethod
    def of(cls, outcomes: Iterable[Outcome | str]) -> Script:
        return cls(tuple(each if isinstance(each, Outcome) else Outcome.read(each) for each in outcomes))

    def pick(self, of: int) -> tuple[int, Script]:
        if of == 1:
            return 0, self
        if self.read >= len(self.outcomes):
            raise ChanceError("bad-chance.used-up", given=len(self.outcomes), of=of)
        outcome = self.outcomes[self.read]
        if outcome.of != of or not 0 <= outcome.chosen < of:
            raise ChanceError("bad-chance.other", place=self.read + 1, given=str(outcome), of=of)
        return outcome.chosen, replace(self, read=self.read + 1)

    @property
    def told(self) -> tuple[Outcome, ...]:
        return self.outcomes[: self.read]


def shuffled(items: Sequence[Item], chance: Chance) -> tuple[tuple[Item, ...], Chance]:
    """The items in a random order."""
    left = list(items)
    for place in range(len(left) - 1):
        chosen, chance = chance.pick(len(left) - place)
        left[place], left[place + chosen] = left[place + chosen], left[place]
    return tuple(left), chance
