"""The status page is what the cards and the cases make of it, and it has no hole."""

from __future__ import annotations

from royaume.realms import ITEMS, MODULES, OPTIONS
from tests.realms import status
from tests.realms.worked import all_cases


def test_every_cell_of_the_status_has_a_case_or_a_reason() -> None:
    assert [row for row in status.page().splitlines() if status.EMPTY in row] == []


def test_the_status_page_is_current() -> None:
    assert status.PAGE.read_text(encoding="utf-8") == status.page(), "run: python -m tests.realms.status"


def test_every_case_is_about_something_there_is() -> None:
    known = {clause.id for clause in status.clauses()} | set(status.RULINGS) | {"A3"}
    known |= {f"{item.id}.{part}" for item in ITEMS for part in ("value", "b1")}
    known |= {f"module {switch.word}" for switch in MODULES}
    known |= {f"option {switch.word}" for switch in OPTIONS}
    assert {case.clause for case in all_cases()} - known == set()


def test_every_reason_for_no_case_is_needed() -> None:
    """A reason beside a case that there is, or for a clause that there is not, is out of date."""
    reasons = status.Reasons.read()
    status._clause_table(all_cases(), reasons)
    ours = {clause.id for clause in status.clauses()}
    assert {each for each in reasons.known if each[0] in ours} - reasons.asked == set()
