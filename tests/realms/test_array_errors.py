"""Arrays that hold no hands, no choices or no discard areas: ``score_many`` refuses them with a typed error in both
languages, and scores nothing by halves."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from royaume import realms
from royaume.realms.errors import ArrayError
from tests.realms.mistakes import check_pickles

TWO = [[1, 2], [3, 4]]

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "one row alone": ("bad-array.hands", {"hands": [1, 2, 3]}),
    "no array": ("bad-array.hands", {"hands": None}),
    "three dimensions": ("bad-array.hands", {"hands": [TWO]}),
    "ten places": ("bad-array.hands", {"hands": [list(range(10))]}),
    "rows of several lengths": ("bad-array.hands", {"hands": [[1, 2], [3]]}),
    "floats": ("bad-array.type", {"hands": [[1.0, 2.0]]}),
    "truth values": ("bad-array.type", {"hands": [[True, False]]}),
    "names": ("bad-array.type", {"hands": [["Mountain", "Cavern"]]}),
    "a card twice": ("bad-array.row", {"hands": [[1, 2], [3, 3]]}),
    "a card twice, apart": ("bad-array.row", {"hands": [[1, 2, 5], [3, -1, 3]]}),
    "a card not in play": ("bad-array.row", {"hands": [[1, 2], [3, 53]]}),
    "the Land Bell Tower with suits": ("bad-array.row", {"hands": [[1, 3], [3, 2]], "modules": "suits"}),
    "a number that is no card": ("bad-array.row", {"hands": [[1, 2], [3, 127]]}),
    "a number far off": ("bad-array.row", {"hands": [[1, 2], [3, 2**40]]}),
    "a number farther off": ("bad-array.row", {"hands": np.array([[1, 2**63 + 5]], dtype=np.uint64)}),
    "too few plans": ("bad-array.plans", {"hands": [*TWO, [5, 6]], "plans": [0, 0]}),
    "a table of plans": ("bad-array.plans", {"hands": TWO, "plans": [[0], [0]]}),
    "half a plan": ("bad-array.type", {"hands": TWO, "plans": 0.5}),
    "plans of floats": ("bad-array.type", {"hands": TWO, "plans": np.array([0.5, 0.25])}),
    "plans in words": ("bad-array.type", {"hands": TWO, "plans": "Mirage=Smoke"}),
    "a choice without its card": ("bad-array.choices", {"hands": TWO, "plans": [0, 5]}),
    "a plan below zero": ("bad-array.choices", {"hands": TWO, "plans": -1}),
    "a free choice in a fixed plan": ("bad-array.choices", {"hands": [[51, 2]], "plans": 127 << 7}),
    "a Land for the Shapeshifter": ("bad-array.choices", {"hands": [[50, 2]], "plans": 1 << 7}),
    "too few discard areas": ("bad-array.discards", {"hands": TWO, "discard": np.array([[5]])}),
    "one row of discards": ("bad-array.discards", {"hands": TWO, "discard": np.array([5, 6])}),
    "discards in floats": ("bad-array.type", {"hands": TWO, "discard": np.array([[5.0], [6.0]])}),
    "a discard not in play": ("bad-array.discard", {"hands": TWO, "discard": np.array([[5], [60]])}),
    "a discard twice": ("bad-array.discard", {"hands": TWO, "discard": np.array([[5, 6], [7, 7]])}),
    "a discard also in hand": ("bad-array.discard", {"hands": TWO, "discard": np.array([[5], [4]])}),
    "a discard by name also in hand": ("bad-array.discard", {"hands": TWO, "discard": "Cavern"}),
    "no workers": ("bad-array.workers", {"hands": TWO, "workers": 0}),
}
ENGLISH = re.compile(r"\b(the|row|rows|each|for|given|expected|or|one)\b")


@pytest.mark.parametrize("about", CASES)
def test_array_is_refused(about: str) -> None:
    case, given = CASES[about]
    with pytest.raises(ArrayError) as caught:
        realms.score_many(**given)
    assert (caught.value.case, caught.value.kind) == (case, "bad-array")
    check_pickles(caught.value)
    french = caught.value.sentence("fr")
    assert not ENGLISH.search(french), french


def test_shape_is_shown_as_a_shape() -> None:
    with pytest.raises(ArrayError, match=r"shape \(1, 10\)"):
        realms.score_many([list(range(10))])


def test_row_is_shown_as_a_row() -> None:
    with pytest.raises(ArrayError, match="row 0 is no hand") as caught:
        realms.score_many([[7, 8, 7]])
    assert " or " not in str(caught.value).partition("holds")[0]


def test_first_bad_row_is_named() -> None:
    hands = np.tile(np.array([[1, 2]]), (5_000, 1))
    hands[4_321] = hands[4_800] = 7
    for workers in (1, 2):
        with pytest.raises(ArrayError, match="row 4321 is no hand"):
            realms.score_many(hands, workers=workers)


def test_arrays_given_are_left_as_they_were() -> None:
    hands, plans, discard = np.array([[51, 2], [51, 3]]), np.array([0, 16256]), np.array([[5], [6]])
    for wrong in (plans, plans[:1]):
        before = hands.copy(), plans.copy(), discard.copy()
        if len(wrong) == 2:
            with pytest.raises(ArrayError):
                realms.score_many(hands, plans=wrong, discard=discard)
        else:
            realms.score_many(hands, plans=wrong, discard=discard)
            realms.score_many(hands, discard=discard)
        assert all((now == then).all() for now, then in zip((hands, plans, discard), before, strict=True))


def test_discards_may_come_as_lists() -> None:
    assert realms.score_many(TWO, discard=[[5], [6]]).totals.tolist() == realms.score_many(TWO).totals.tolist()
