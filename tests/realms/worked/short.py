"""A short way to write a case of a few lines: the hand is the cards it has lines for. Beside the cases, as they are."""

from __future__ import annotations

from collections.abc import Mapping

from tests.realms.worked.case import Case, Choice, Line


def short(
    clause: str,
    aspect: str,
    lines: Mapping[str, Line | int],
    total: int,
    note: str,
    choices: Mapping[str, Choice] | None = None,
    *,
    discard: str = "",
    items: str = "",
    modules: str = "",
    options: str = "",
) -> Case:
    """A case for four players; a bare number for a line is a base strength and no more."""
    return Case(
        clause=clause,
        aspect=aspect,
        hand=", ".join(lines),
        total=total,
        lines={card: (line, 0, 0) if isinstance(line, int) else line for card, line in lines.items()},
        choices=dict(choices or {}),
        discard=discard,
        items=items,
        modules=modules,
        options=options,
        note=note,
    )


def book(card: str, suit: str, **others: Choice) -> dict[str, Choice]:
    """The Book of Changes used on ``card``, beside other choices."""
    return {"Book of Changes": (card, suit), **others}
