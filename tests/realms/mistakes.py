"""The form of a caller's mistake in the tests of errors: the call, and its error with the sentence in each language."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from royaume import realms


@dataclass(frozen=True)
class Mistake:
    """``kind`` is what a program may rely on; English and French are what a player reads."""

    about: str
    call: Callable[[], object]
    error: type[realms.RealmsError]
    kind: str
    english: str
    french: str


def check(mistake: Mistake) -> None:
    """The mistake is refused with its error, in both languages, and leaves everything as it was."""
    hand = "Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage"
    before = realms.score(hand)
    for _ in range(2):
        with pytest.raises(mistake.error) as caught:
            mistake.call()
        error = caught.value
        assert type(error) is mistake.error
        assert isinstance(error, ValueError)
        assert error.kind == mistake.kind
        assert (str(error), error.sentence("en"), error.sentence("fr")) == (
            mistake.english,
            mistake.english,
            mistake.french,
        )
        check_pickles(error)
    after = realms.score(hand)
    assert (
        (after.total, after.choices_written())
        == (before.total, before.choices_written())
        == (260, {"Mirage": "Rainstorm"})
    )


def check_pickles(error: realms.RealmsError) -> None:
    """An error that crosses to another process says the same there."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.case, again.kind, str(again)) == (error.case, error.kind, str(error))
    assert again.sentence("fr") == error.sentence("fr")
