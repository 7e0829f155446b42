"""The form in which a hand-worked case is written down. The figures are worked out from the rules with pencil
and paper; nothing here imports the product, so that a case cannot borrow its answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

BLANKED: Final = "blanked"

Line = tuple[int, int, int] | str
"""What the sheet says of one card: (base, bonus, penalty), or BLANKED."""

Choice = str | tuple[str, str]


@dataclass(frozen=True, kw_only=True)
class Case:
    """One hand, what is chosen in it, and what the sheet must say.

    ``clause`` names what the case is about (``FR12.p2``: the second penalty clause of the Blizzard, counted in
    the order of the rules), ``aspect`` from which side: ``met``, ``not met``, ``partner blanked`` or ``cleared``.
    ``choices`` are used exactly as given; a choice card that is not named there is left alone.
    """

    clause: str
    aspect: str
    hand: str
    total: int
    lines: dict[str, Line] = field(default_factory=dict)
    choices: dict[str, Choice] = field(default_factory=dict)
    discard: str = ""
    items: str = ""
    players: int = 4
    modules: str = ""
    options: str = ""
    note: str = ""
