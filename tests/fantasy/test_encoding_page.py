"""``docs/encoding.md`` is current, and says what the numbers are."""

from __future__ import annotations

from royaume.core.play import Dice
from royaume.fantasy import Fantasy, Race
from royaume.fantasy.encoding import KINDS, LENGTH
from royaume.fantasy.offers import CODES
from tests.fantasy.encoding_page import OBSERVATION, PAGE, STATE, Part, renewed
from tests.fantasy.positions import position


def test_the_page_is_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert renewed(page) == page, "python -m tests.fantasy.encoding_page"


def test_the_parts_are_as_many_as_the_numbers() -> None:
    for players in (2, 3, 4):
        state = Fantasy(players).start(Dice.of(players))
        assert sum(part.length for part in STATE) == LENGTH == len(state.encode())
        for player in (0, None):
            assert sum(part.length for part in OBSERVATION) == len(state.view(player).observation())


def cut(numbers: tuple[int, ...], parts: tuple[Part, ...]) -> list[list[int]]:
    found, at = [], 0
    for part in parts:
        found.append([*numbers[at : at + part.length]])
        at += part.length
    return found


def test_a_state_by_hand() -> None:
    table = position(["imp gnome fairy", "fairy fairy", "elf"], ["gnome", "", "dryad"], deck="elf imp", fairy_any=True)
    table.does("0 lay imp", "0 aim at 1", "1 fairy")
    parts = cut(table.state.encode(), STATE)
    none = [0] * len(Race)
    assert parts[0] == [1, 0, 0, 0, 0, 1, 1, *none[:6], 2, 0, 0, 0, 0, 0, 1, 0, *none]  # the elf was drawn
    assert parts[1] == [1, 0, 1, 0, 0, 0, 0, *none, 0, 0, 0, 0, 1, 0, 0, *none]
    assert parts[2:4] == [[2], [1]]
    assert parts[4] == [Race.ELF, Race.IMP, *[-1] * 54]
    assert parts[5:7] == [[0], [0, Race.IMP, 1, -1, 0, 0]]
    assert parts[7:11] == [[0], [-1] * 9, [-1], [-1] * 4]
    fairy = KINDS.index("fairy")
    assert parts[11:23] == [[-1], [-1], [-1], [3], [fairy], [1], [4], [fairy], [-1], [-1], [-1], [-1]]
    assert parts[23] == [5]


def test_last_cards_in_numbers() -> None:
    table = position(["imp fairy fairy", "gnome", "fairy"]).does("0 lay imp", "0 aim at 2", "2 fairy")
    parts = cut(table.state.encode(), STATE)
    assert parts[6] == [0, Race.IMP, 2, -1, 1, 2]
    assert parts[7:9] == [[1], [2, *[-1] * 8]]
    table.does("0 decline")
    parts = cut(table.state.encode(), STATE)
    assert parts[7:11] == [[0], [-1] * 9, [1], [1, -1, -1, -1]]  # it is the turn of 0, then of 1


def test_an_observation_by_hand() -> None:
    table = position(["dryad gnome", "fairy", "elf"], ["", "elf imp", ""], deck="elf imp gnome").does("0 lay dryad")
    parts = cut(table.state.view(0).observation(), OBSERVATION)
    none = [0] * len(Race)
    assert parts[:3] == [[0], [1, 0, 0, 0, 0, 1, 0], [2, 1, 1, -1]]
    assert parts[3] == [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, *none, *none]
    assert parts[4:7] == [[2], [0], [0, Race.DRYAD, 1, -1, 0, 0]]
    assert [CODES[code] for code, offered in enumerate(parts[7]) if offered] == ["take imp", "take elf"]
    assert cut(table.state.view(1).observation(), OBSERVATION)[7] == [0] * len(CODES)
    assert cut(table.state.view(None).observation(), OBSERVATION)[:2] == [[-1], [-1] * len(Race)]
