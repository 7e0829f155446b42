"""What the parts of the kernel share, and what a backend puts in their place: the decorator, and the notebook of the
explaining backend. Only types are imported from here; ``kernel.load`` supplies the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., object])


Row = Any
"""A row of an array of whole numbers, as the compiled code sees it; an array itself is ``Grid``."""


class Grid(Protocol):
    def __getitem__(self, row: int) -> Row: ...


class Cast(NamedTuple):
    """A hand after its choices: ``n`` slots, packed; ``roles`` whose strength and penalty a slot has, ``names`` and
    ``suits`` it shows. ``copier`` is the slot that copied from the hand and so has no bonus (or NO_SLOT)."""

    n: int
    roles: int
    names: int
    suits: int
    copier: int


class Around(NamedTuple):
    """What lies around a hand: the number of players, and the discard area by suit (counts) and by name."""

    players: int
    heap: int
    heap_names: int


class Powers(NamedTuple):
    """What the bonuses of a hand do to its penalties: slots that are cleared, that lost the word, and that cannot be
    blanked."""

    cleared: int
    trimmed: int
    safe: int


class Threat(NamedTuple):
    """What blanking can do to a hand whose choices are not all made. Slots: ``gone`` are surely blanked, ``fragile``
    may be blanked or change their suit, of ``unknown`` nothing is known. Each of the ``strikers`` (four bits) blanks
    what it ``struck`` (nine bits) while it is active."""

    gone: int
    fragile: int
    unknown: int
    strikers: int
    struck: int


class Choosers(NamedTuple):
    """The slots of the cards that let the player choose, or NO_SLOT."""

    copier: int
    first_wild: int
    second_wild: int
    book: int
    island: int
    angel: int


class Looks(NamedTuple):
    """What the cards of a hand look for: names, and what their traits make them look for; the suits that are there
    before any choice, but for one that was made already; and the suits and names that somebody hopes for."""

    of_names: int
    traits: int
    there: int
    hoped_suits: int
    hoped_names: int


def jit(function: F) -> F:
    """Marks a function of the kernel."""
    return function


def inline(function: F) -> F:
    """Marks one that a compiler puts in place of its calls: the small ones, and those with one caller."""
    return function


def recalled(function: F) -> F:
    """Marks one that the search asks the same thing again and again: the interpreted backend remembers its answers."""
    return function


EXPLAIN = False


def note(what: int, slot: int, by: int, points: int, clause: int) -> None:
    """Writes down a reason; only the explaining backend has a notebook."""
