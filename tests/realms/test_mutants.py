"""Every change in one place of the declarations makes a hand-worked case or a stated fact fail. All are tried by
``make sweep``; a few are tried on every run, so that the trying itself is tested."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.realms import test_facts, test_worked
from tests.realms.mutants import Mutant, mutants, played_by
from tests.realms.worked import all_cases
from tests.realms.worked.case import Case

EQUIVALENT: dict[str, str] = {
    "CH01.bonus[0].among other ARTIFACT": (
        "only the Book makes a Dungeon an ARTIFACT; the Book is one too, which nothing blanks, and the first counts"
    ),
}
"""Changes that change no score, each with the reason. They have to be unnoticed still."""

_FACTS = tuple(value for name, value in vars(test_facts).items() if name.startswith("test_"))


def noticed(mutant: Mutant, cases: Sequence[Case]) -> bool:
    """Whether a test fails with the change; the cases about the changed card are looked at first."""
    with played_by(mutant):
        return any(map(_fails, _FACTS)) or any(
            _fails(test_worked.test_case, case) for case in sorted(cases, key=lambda case: _distance(mutant, case))
        )


def _fails(test: object, *given: object) -> bool:
    assert callable(test)
    try:
        test(*given)
    except (Exception, pytest.fail.Exception):  # any error: a name is not found, a table cannot be made
        return True
    return False


def _distance(mutant: Mutant, case: Case) -> int:
    """How far a case is from what was changed: 0 for one about it."""
    number, name = mutant.about
    switched = not mutant.when or mutant.when in (*case.modules.split(), *case.options.split())
    told = f"{case.hand} {case.choices} {case.discard} {case.items}"
    return (0 if case.clause.startswith(number) else 1 if name in told else 2) + (0 if switched else 3)


def test_every_change_is_named_once() -> None:
    named = [mutant.name for mutant in mutants()]
    assert len(named) == len(set(named))
    assert set(named) >= EQUIVALENT.keys()


def test_nothing_is_noticed_without_a_change() -> None:
    assert not noticed(Mutant("nothing", ("FR01", "Mountain")), all_cases()[::20])


def test_a_fortieth_of_all_changes_is_noticed() -> None:
    cases = all_cases()
    some = [mutant for mutant in mutants() if mutant.name not in EQUIVALENT][::40]
    assert [mutant.name for mutant in some if not noticed(mutant, cases)] == []


@pytest.mark.sweep
def test_every_change_is_noticed() -> None:
    cases = all_cases()
    unnoticed = [mutant.name for mutant in mutants() if not noticed(mutant, cases)]
    assert unnoticed == [mutant.name for mutant in mutants() if mutant.name in EQUIVALENT]
