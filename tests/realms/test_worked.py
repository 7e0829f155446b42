"""Every hand-worked case against the product: totals, lines, blanked cards."""

from __future__ import annotations

import pytest

from royaume import realms
from tests.realms.worked import all_cases
from tests.realms.worked.case import BLANKED, Case


def _name(case: Case, seen: dict[str, int]) -> str:
    name = f"{case.clause} {case.aspect}"
    seen[name] = seen.get(name, 0) + 1
    return f"{name} {seen[name]}"


_SEEN: dict[str, int] = {}
CASES = [pytest.param(case, id=_name(case, _SEEN)) for case in all_cases()]


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    sheet = realms.score(
        case.hand,
        choices=case.choices,
        search=False,
        discard=case.discard,
        items=case.items,
        players=case.players,
        modules=case.modules,
        options=case.options,
    )
    got = {name: _said(sheet.line(name)) for name in case.lines}
    assert (sheet.total, got) == (case.total, case.lines), case.note


def _said(line: realms.Line) -> tuple[int, int, int] | str:
    return BLANKED if line.blanked else (line.base, line.bonus, line.penalty)
