"""The status table: every clause of every card, every ruling, module, option and item, with the number of hand-worked
cases for each side of it. ``python -m tests.realms.status`` writes it to ``docs/status.md``; a test keeps it current.

A card's clauses are numbered as its effects are declared: bonuses ``b1``, ``b2``..., penalties ``p1``, ``p2``... One
effect is one clause, but ``CountsAs(always=True)``, which is two: what the card counts as, and that it does so blanked.
A text that a module replaces has a row of its own, marked with the module; the cases of a hand scored with that module
belong to it. A cell is never empty: where there is no case, a dash says that none can exist, by the rule in ``_dash``,
and a number in brackets leads to the reason that stands beside the cases as ``# no case: CLAUSE, ASPECT: reason``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from royaume.realms import effects as fx
from royaume.realms.card import Card, Printing
from royaume.realms.cards import CARDS, PRINTINGS
from royaume.realms.items import ITEMS
from royaume.realms.modes import MODULES, OPTIONS
from tests.realms.clause_words import said
from tests.realms.worked import all_cases
from tests.realms.worked.case import Case

ASPECTS: Final = ("met", "not met", "partner blanked", "cleared")
RULINGS: Final = (*(f"R{number}" for number in range(1, 14)), *(f"H{number}" for number in range(1, 14)))
PAGE: Final = Path(__file__).parents[2] / "docs" / "status.md"
EMPTY: Final = "**none**"

_NO_CASE: Final = re.compile(r"# no case: (?P<where>[^:]+): (?P<why>.+)")
_LOOKS_AT_NO_CARD: Final = (
    fx.EachInDiscard,  # cards of the discard area are not blanked
    fx.EachOtherPlayer,
    fx.CannotBeBlanked,
    fx.CountsAs,
    fx.KeepsSuit,
    fx.StandsApart,
    fx.ProtectsOne,  # the player's choice, whatever becomes of the card
)


_FOREWORD: Final = """\
Made by `python -m tests.realms.status` from the cards and the cases of `tests/realms/worked`, where every figure is
worked out by hand from the rules. Each number is a number of cases. –: that cannot happen (bonuses are not cleared;
what looks at no other card of the hand has no partner to be blanked). *At the table*: a draw at the end of the game,
not scored. n/a: no case, for the reason below."""


@dataclass(frozen=True)
class Clause:
    """One clause as some rules print it. ``when`` is the module it takes to read so, ``unless`` the one that replaces
    it. ``always`` marks the second half of ``CountsAs(always=True)``."""

    id: str
    card: Card
    effect: fx.Bonus | fx.Penalty
    penalty: bool
    when: str = ""
    unless: str = ""
    always: bool = False

    @property
    def words(self) -> str:
        return "keeps these suits for the others even when it is blanked" if self.always else said(self.effect)

    def covers(self, case: Case) -> bool:
        modules = case.modules.split()
        return case.clause == self.id and (not self.when or self.when in modules) and self.unless not in modules


def clauses() -> Iterator[Clause]:
    """Every clause of every card, in the order of the cards."""
    for card in CARDS:
        yield from _of_card(card)
        for printing in PRINTINGS:
            # A printing with an id that the cases use, for it is a card of its own (FR55P). What an option changes in
            # a card otherwise is counted with the option.
            if printing.of == card.id and printing.id not in (printing.of, *_ALIASES):
                yield from _of_card(_reprinted(card, printing))


_ALIASES: Final = frozenset(printing.id for printing in PRINTINGS if printing.when in {each.word for each in MODULES})


def _reprinted(card: Card, printing: Printing) -> Card:
    return replace(
        card,
        id=printing.id,
        bonus=card.bonus if printing.bonus is None else printing.bonus,
        penalty=card.penalty if printing.penalty is None else printing.penalty,
    )


def _of_card(card: Card) -> Iterator[Clause]:
    texts = list(_numbered(card, card.bonus, "b")) + list(_numbered(card, card.penalty, "p"))
    modules = {module.word for module in MODULES}
    for printing in PRINTINGS:
        if printing.of == card.id and printing.when in modules:
            for other in (
                *_numbered(card, printing.bonus or (), "b"),
                *_numbered(card, printing.penalty or (), "p"),
            ):
                same = [place for place, each in enumerate(texts) if each.id == other.id and not each.when]
                if same and texts[same[0]].effect == other.effect:
                    continue
                if same:
                    texts[same[0]] = replace(texts[same[0]], unless=printing.when)
                texts.append(replace(other, when=printing.when))
    return iter(sorted(texts, key=lambda clause: clause.id))


def _numbered(card: Card, effects: Sequence[fx.Bonus | fx.Penalty], letter: str) -> Iterator[Clause]:
    number = 0
    for effect in effects:
        number += 1
        yield Clause(f"{card.id}.{letter}{number}", card, effect, letter == "p")
        if isinstance(effect, fx.CountsAs) and effect.always:
            number += 1
            yield Clause(f"{card.id}.{letter}{number}", card, effect, letter == "p", always=True)


def _dash(clause: Clause, aspect: str) -> str:
    """What stands where no case can exist, or nothing."""
    if isinstance(clause.effect, fx.Ending):
        return "at the table"
    if aspect == "cleared" and not clause.penalty:
        return "–"
    if aspect == "partner blanked" and isinstance(clause.effect, _LOOKS_AT_NO_CARD):
        return "–"
    return ""


@dataclass
class Reasons:
    """Why there is no case: read beside the cases, numbered in the order in which the page uses them."""

    known: dict[tuple[str, str], str] = field(default_factory=dict)
    used: list[str] = field(default_factory=list)
    asked: set[tuple[str, str]] = field(default_factory=set)

    @classmethod
    def read(cls) -> Reasons:
        reasons = cls()
        for file in sorted((Path(__file__).parent / "worked").glob("*.py")):
            for found in _NO_CASE.finditer(file.read_text(encoding="utf-8")):
                where = re.split(r",\s*", found["where"].strip())
                aspects = [each for each in where if each in ASPECTS]
                for clause in (each for each in where if each not in ASPECTS):
                    for aspect in aspects or ASPECTS:
                        reasons.known[clause, aspect] = found["why"].strip()
        return reasons

    def mark(self, clause: str, aspect: str) -> str:
        why = self.known.get((clause, aspect))
        if why is None:
            return ""
        self.asked.add((clause, aspect))
        if why not in self.used:
            self.used.append(why)
        return f"n/a [{1 + self.used.index(why)}]"


def page() -> str:
    """The whole page."""
    cases = all_cases()
    reasons = Reasons.read()
    parts = [
        "# What is covered by hand-worked cases",
        _FOREWORD,
        f"{len(cases)} cases.",
        "## Clauses of the cards",
        _clause_table(cases, reasons),
        "## Rulings",
        "R: the rulings of the rules; H: how this house reads what they leave open.",
        _count_table("ruling", {ruling: _about(ruling, cases) for ruling in RULINGS}),
        "## Modules and options",
        "Cases scored with it switched on, or about it.",
        _count_table("switch", _switches(cases)),
        "## Cursed Items",
        _item_table(cases),
        "## No case, because",
        "\n".join(f"{number}. {why}" for number, why in enumerate(reasons.used, 1)),
    ]
    return "\n\n".join(parts) + "\n"


def _clause_table(cases: Sequence[Case], reasons: Reasons) -> str:
    rows = ["| clause | card | in short | " + " | ".join(ASPECTS) + " |", "|---|---|---|" + "--:|" * len(ASPECTS)]
    for clause in clauses():
        counts = Counter(case.aspect for case in cases if clause.covers(case))
        cells = [
            str(counts[aspect]) if counts[aspect] else _dash(clause, aspect) or reasons.mark(clause.id, aspect) or EMPTY
            for aspect in ASPECTS
        ]
        name = clause.card.english + (f" ({clause.when})" if clause.when else "")
        rows.append(f"| {clause.id} | {name} | {clause.words} | {' | '.join(cells)} |")
    return "\n".join(rows)


def _about(clause: str, cases: Sequence[Case]) -> int:
    return sum(1 for case in cases if case.clause == clause)


def _switches(cases: Sequence[Case]) -> dict[str, int]:
    counts = {"none": sum(1 for case in cases if not case.modules and not case.options)}
    for switch in MODULES:
        counts[f"module {switch.word}"] = sum(1 for case in cases if switch.word in case.modules.split())
    for switch in OPTIONS:
        counts[f"option {switch.word}"] = sum(1 for case in cases if switch.word in case.options.split())
    return counts


def _count_table(what: str, counts: dict[str, int]) -> str:
    rows = [f"| {what} | cases |", "|---|--:|"]
    return "\n".join([*rows, *(f"| {name} | {count or EMPTY} |" for name, count in counts.items())])


def _item_table(cases: Sequence[Case]) -> str:
    rows = ["| item | | value | more at the end, met | not met |", "|---|---|--:|--:|--:|"]
    for item in ITEMS:
        value = _about(f"{item.id}.value", cases)
        hoard = Counter(case.aspect for case in cases if case.clause == f"{item.id}.b1")
        more = [str(hoard[aspect] or EMPTY) if item.hoard else "–" for aspect in ASPECTS[:2]]
        rows.append(f"| {item.id} | {item.english} | {value or EMPTY} | {' | '.join(more)} |")
    return "\n".join(rows)


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
