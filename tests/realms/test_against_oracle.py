"""The product against the oracle on random hands with fixed choices: total, every line, blanked cards, the figure that
breaks ties (R12). Two independent statements of the rules have to agree on all of it."""

from __future__ import annotations

import pytest

from royaume import realms
from tests.realms.hands import CHOICE_CARDS, MODULES, OPTIONS, Deal, deals

CI = 2_000
SWEEP = 100_000
PARTS = 10


def _differs(deal: Deal) -> str:
    """What the sheet and the oracle do not agree on, or nothing."""
    sheet = realms.score(deal.product(), search=False)
    expected = deal.answer()
    lines = {
        deal.oracle_id(line.card): None if line.blanked else (line.base, line.bonus, line.penalty)
        for line in sheet.lines
    }
    blanked = {deal.oracle_id(card) for card in sheet.blanked}
    got = (sheet.total, sheet.base_total, blanked, lines)
    wanted = (expected.total, expected.base_total, set(expected.blanked), dict(expected.lines))
    return "" if got == wanted else f"{deal}\n   got {got}\nwanted {wanted}"


def _check(seed: int, count: int) -> None:
    wrong = [found for found in map(_differs, deals(seed, count)) if found]
    assert not wrong, f"{len(wrong)} of {count} differ, the first:\n{wrong[0]}"


def test_product_and_oracle_agree() -> None:
    _check(1, CI)


@pytest.mark.sweep
@pytest.mark.parametrize("part", range(PARTS))
def test_product_and_oracle_agree_on_many_more(part: int) -> None:
    _check(100 + part, SWEEP // PARTS)


def test_random_hands_are_of_every_kind() -> None:
    """The hands of CI hold every mix of modules and options, every size, every choice card used and declined."""
    seen = list(deals(1, CI))
    assert {deal.modules for deal in seen} == set(MODULES)
    assert {deal.options for deal in seen} == set(OPTIONS)
    assert {len(deal.hand) for deal in seen} == set(range(10))
    assert {len(deal.discard) for deal in seen} == set(range(15))
    assert {deal.players for deal in seen} == set(range(1, 8))
    for card in CHOICE_CARDS:
        assert {card in deal.choices for deal in seen if card in deal.hand} == {True, False}
    assert any(len(deal.choices) == 4 for deal in seen)
    chosen = [choice for deal in seen for choice in deal.choices.values()]
    assert any(isinstance(choice, str) and choice.startswith("suit:") for choice in chosen)
    assert sum(bool(deal.answer().blanked) for deal in seen) > CI // 4
