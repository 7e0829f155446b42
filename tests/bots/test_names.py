"""How bots are written: a name, or a name and a budget; whatever else is an error in both languages."""

from __future__ import annotations

import pytest

from royaume.bots import Bot, BotError, Named, bot_of
from royaume.bots.anywhere import Random
from royaume.bots.fantasy import Greedy
from royaume.bots.schemer import BUDGET, Schemer
from royaume.fantasy.entry import ENTRY


@pytest.mark.parametrize("text", ["random", "greedy", "schemer", "schemer:1", "schemer:1000000"])
def test_a_name_is_read_and_written_back(text: str) -> None:
    assert str(Named.read(text)) == text


def test_spaces_around_and_zeros_before_say_nothing() -> None:
    assert Named.read(" schemer:0010 ") == Named("schemer", 10)


def test_each_bot_of_the_game_by_its_name() -> None:
    assert isinstance(bot_of(ENTRY, "random"), Random)
    assert isinstance(bot_of(ENTRY, "greedy"), Greedy)
    assert bot_of(ENTRY, "schemer") == Schemer(BUDGET)
    assert bot_of(ENTRY, "schemer:7") == Schemer(7)
    assert all(isinstance(bot_of(ENTRY, name), Bot) for name in ENTRY.bots)


@pytest.mark.parametrize(
    ("text", "kind", "english", "french"),
    [
        ("foo", "unknown-bot", "there is no bot “foo” for Fantasy", "il n'y a pas de robot « foo » pour Fantasy"),
        ("", "unknown-bot", "there is no bot “”", "il n'y a pas de robot «  »"),
        ("schemer:", "bad-budget", "“” is no budget for schemer", "«  » n'est pas un budget pour schemer"),
        ("schemer:0", "bad-budget", "expected a number from 1 to 1000000", "il faut un nombre de 1 à 1000000"),
        ("schemer:-1", "bad-budget", "“-1” is no budget", "« -1 » n'est pas un budget"),
        ("schemer:1000001", "bad-budget", "“1000001” is no budget", "« 1000001 » n'est pas un budget"),
        ("schemer:٣", "bad-budget", "“٣” is no budget", "« ٣ » n'est pas un budget"),
        ("schemer:1:2", "bad-budget", "“1:2” is no budget", "« 1:2 » n'est pas un budget"),
        ("greedy:3", "bad-budget", "greedy takes no budget; given 3", "greedy ne prend pas de budget ; reçu 3"),
    ],
)
def test_what_is_written_wrongly(text: str, kind: str, english: str, french: str) -> None:
    with pytest.raises(BotError) as caught:
        bot_of(ENTRY, text)
    assert caught.value.kind == kind
    assert english in caught.value.sentence("en")
    assert french in caught.value.sentence("fr")
