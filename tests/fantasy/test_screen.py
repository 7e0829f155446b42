"""Fantasy in the terminal: whole games by keys, what may be seen by whom, both languages, sizes, leaving."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from random import Random
from threading import Event as Signal
from typing import Any

import pytest
from textual.pilot import Pilot

from royaume.core.language import LANGUAGES, Language, plain
from royaume.core.play import Action, Dice
from royaume.core.play.files import read
from royaume.fantasy.events import Drew, SwappedHands, TookFromHand
from royaume.fantasy.game import Fantasy
from royaume.fantasy.parts import RACES
from royaume.fantasy.races import DEALT, EACH, Race
from royaume.fantasy.screen import FantasyScreen
from royaume.fantasy.screens.board import Board
from royaume.fantasy.screens.hints import hint
from royaume.fantasy.screens.inks import SIGNS
from royaume.fantasy.screens.known import known_hands
from royaume.fantasy.screens.sitting import Chooser
from royaume.fantasy.screens.tale import tell
from royaume.fantasy.screens.words import say
from royaume.fantasy.view import FantasyView
from royaume.fantasy.words import sentence_of

Test = Callable[["Table"], Awaitable[None]]


class Anything:
    """A bot that does anything."""

    def choose(self, view: FantasyView, rng: Random) -> Action:
        return rng.choice(view.legal_actions())


@dataclass
class Broken:
    """A bot that cannot: it fails, answers nothing, or what it may not."""

    answer: Action | None = None
    error: Exception | None = None
    asked: list[FantasyView] = field(default_factory=list)

    def choose(self, view: FantasyView, rng: Random) -> Action:
        self.asked.append(view)
        if self.error is not None:
            raise self.error
        return self.answer  # type: ignore[return-value]


class Slow:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.enough = Signal()

    def choose(self, view: FantasyView, rng: Random) -> Action:
        self.enough.wait(20)
        return view.legal_actions()[0]


@dataclass
class Table:
    """A screen under test."""

    app: FantasyScreen
    pilot: Pilot[Any]

    @property
    def board(self) -> Board:
        return self.app.board

    @property
    def phase(self) -> str:
        return self.board.phase

    async def settled(self) -> None:
        """Waits until a person is asked."""
        for _ in range(1000):
            await self.pilot.pause()
            if self.phase != "think" and self.board.is_mounted:
                return
        raise AssertionError("the bots never came to an end")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settled()

    def rows(self) -> list[str]:
        """The lines of the screen as they are shown."""
        svg = self.app.export_screenshot()
        found: dict[int, list[tuple[float, str]]] = {}
        for x, line, text in re.findall(
            r'<text[^>]* x="([\d.]+)"[^>]*clip-path="url\(#\S+-line-(\d+)\)"[^>]*>(.*?)</text>', svg
        ):
            found.setdefault(int(line), []).append((float(x), unescape(text).replace("\u00a0", " ")))
        width = 12.2
        rows = [""] * self.app.size.height
        for line, parts in found.items():
            for x, text in sorted(parts):
                rows[line] = rows[line].ljust(round(x / width)) + text
        return rows

    def text(self) -> str:
        return "\n".join(self.rows())


def sit(
    test: Test,
    players: int = 2,
    bots: Sequence[Chooser] = (),
    size: tuple[int, int] = (80, 24),
    lang: Language = "en",
    first: int | None = 0,
    fairy_any: bool = False,
    each: int = 3,
    **options: Any,
) -> None:
    async def run() -> None:
        people: list[tuple[str, Chooser | None]] = [("", None)] * (players - len(bots))
        game = Fantasy(players, first=first, fairy_any=fairy_any, each=each, dealt=each + 1 if each < EACH else DEALT)
        seats = [*people, *(("bot", bot) for bot in bots)]
        app = FantasyScreen(game, seats, lang=lang, **{"seed": 1, "pace": 0} | options)
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            await table.settled()
            await test(table)

    asyncio.run(run())


async def play_on(table: Table, rng: Random, check: Callable[[Table], None] = lambda table: None) -> None:
    """To the end, by keys."""
    for _ in range(2000):
        if table.phase == "end":
            return
        check(table)
        if table.phase == "curtain":
            await table.press("space")
            continue
        number = rng.randrange(len(table.board.choices))
        keys = [str(number + 1)] if rng.random() < 0.5 else ["down"] * number + ["enter"]
        await table.press(*keys)
    raise AssertionError("the game never came to an end")


# --- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_a_bot_by_keys(lang: Language) -> None:
    async def test(table: Table) -> None:
        await play_on(table, Random(1))
        text = table.text()
        result = table.board.sitting.state.result
        assert result is not None
        assert say("end", lang) in text
        for name, place, total in zip(("Vous" if lang == "fr" else "You", "bot"), *result, strict=True):
            assert say("end.row", lang, place=place, player=name, total=total).replace("\u00a0", " ") in text
        await table.press("1")  # again
        assert table.phase == "ask"
        assert len(table.board.sitting.kept.moves) < 3
        assert say("end", lang) not in table.text()

    sit(test, bots=[Anything()], lang=lang, each=EACH if lang == "en" else 3)


@pytest.mark.parametrize(("size", "lang"), [((80, 24), "fr"), ((120, 40), "en"), ((60, 20), "fr")])
def test_everything_is_on_the_screen_at_every_size(size: tuple[int, int], lang: Language) -> None:
    def check(table: Table) -> None:
        rows = table.rows()
        assert all(len(row) <= size[0] for row in rows)
        assert rows[0].split()[:4] == [
            "Fantasy",
            "·",
            "pioche" if lang == "fr" else "deck",
            str(table.board.sitting.state.deck_left),
        ]
        names = table.board.sitting.names(lang)
        for row, name in zip(rows[2:6], names, strict=True):
            assert name in row
        for row, people, hand in zip(
            rows[2:6], table.board.sitting.state.peoples, table.board.sitting.state.sizes, strict=True
        ):
            assert f" {hand} " in row
            assert int(row.split()[-1]) == sum(people)
            assert re.findall(r"([♦●▲♣♠»☼]) (\d)", row) == [
                (SIGNS[race], str(count)) for race, count in zip(RACES, people, strict=True) if count
            ]
        assert say("keys.leave", lang) in rows[-1]
        text = table.text()
        for number in range(1, len(table.board.choices) + 1):
            assert re.search(rf"^ {number} \S", text, re.MULTILINE), text

    async def test(table: Table) -> None:
        await play_on(table, Random(2), check)

    sit(test, players=4, bots=[Anything(), Anything()], size=size, lang=lang)


@pytest.mark.parametrize("size", [(40, 12), (20, 6), (200, 60)])
def test_odd_sizes_and_changing_them_break_nothing(size: tuple[int, int]) -> None:
    async def test(table: Table) -> None:
        await table.pilot.resize_terminal(*size)
        await play_on(table, Random(3))
        await table.pilot.resize_terminal(80, 24)
        await table.pilot.pause()
        assert say("end", "en") in table.text()

    sit(test, bots=[Anything()])


def test_bots_may_play_alone() -> None:
    async def test(table: Table) -> None:
        assert table.phase == "end"

    sit(test, players=3, bots=[Anything(), Anything(), Anything()])


def test_fairy_any_asks_several_people_one_after_the_other() -> None:
    async def test(table: Table) -> None:
        await play_on(table, Random(5))

    sit(test, players=3, fairy_any=True)


# --- one device, several people ----------------------------------------------------------------------------------


def hand_shown(table: Table) -> str:
    """What is shown of a hand."""
    return str(table.board.query_one("#hand").render()).replace("\u00a0", " ")


def test_the_curtain_hides_the_hands() -> None:
    seen: set[str] = set()

    def check(table: Table) -> None:
        board, text = table.board, table.text()
        state = board.sitting.state
        seen.add(board.phase)
        if board.phase == "curtain":
            assert board.decision is not None
            assert f"Pass the device to Player {board.decision.player + 1}." in text
            assert "The hands are hidden." in text
            assert hand_shown(table) == "The hands are hidden."
            assert board.choices == []
            assert not re.search(r"\byou\b", str(board.query_one("#tale").render()), re.IGNORECASE)
            spectator = state.view(None)
            assert board.drawing().view == spectator
            return
        assert board.holder is not None
        assert board.drawing().view == state.view(board.holder)
        for race in Race:
            assert (SIGNS[race] in hand_shown(table)) == bool(state.hands[board.holder][race])
        if board.phase == "ask":
            assert board.decision is not None
            assert board.decision.player == board.holder

    async def test(table: Table) -> None:
        assert table.phase == "curtain"
        await table.pilot.press("1", "enter", "down")  # only Space opens it
        assert table.phase == "curtain"
        await play_on(table, Random(7), check)
        assert table.board.viewer is None

    sit(test, players=2)
    assert seen == {"curtain", "ask", "news"}


def test_what_one_was_shown_can_be_read_before_the_device_goes_on() -> None:
    def check(table: Table) -> None:
        if table.phase == "news":
            kinds = {type(event) for event in table.board.drawing().view.events[-4:]}
            assert kinds & {Drew, TookFromHand, SwappedHands}
            assert "hide your hand" in table.text()

    async def test(table: Table) -> None:
        await play_on(table, Random(8), check)

    sit(test, players=3, bots=[Anything()])


def test_to_let_everything_be() -> None:
    asked: list[bool] = []

    def check(table: Table) -> None:
        decision = table.board.decision
        if table.phase == "ask" and decision is not None and decision.kind == "fairy":
            asked.append(bool(table.board.sitting.state.hands[0][Race.FAIRY]))

    async def always(table: Table) -> None:
        await play_on(table, Random(9), check)

    sit(always, bots=[Anything()], each=5)
    assert False in asked
    assert True in asked
    asked.clear()

    async def with_a_fairy_only(table: Table) -> None:
        await table.press("a")
        assert "ask if I have one" in table.text()
        await play_on(table, Random(9), check)

    sit(with_a_fairy_only, bots=[Anything()], each=5)
    assert asked
    assert all(asked)


def test_among_people_never_means_never_so_that_it_tells_nothing_of_the_hand() -> None:
    async def test(table: Table) -> None:
        for player in (0, 1):
            table.board.sitting.declining.add(player)
        await play_on(table, Random(10), check)

    def check(table: Table) -> None:
        assert table.board.decision is not None
        assert table.board.decision.kind != "fairy"
        if table.phase == "ask":
            assert "Fairy: never" in table.text()

    sit(test)


# --- words -------------------------------------------------------------------------------------------------------


def test_the_language_changes_at_once() -> None:
    async def test(table: Table) -> None:
        assert "Which card do you lay?" in table.text()
        await table.press("down", "l")
        text = table.text()
        assert "Quelle carte posez-vous ?" in text
        assert "Vous recevez" in text
        assert "Votre main" in text
        assert not re.search(r"\b(you|deck|hand|turn|lay)\b", text, re.IGNORECASE)
        assert table.board.query_one("#choices").highlighted == 1  # type: ignore[attr-defined]
        await table.press("l")
        assert "Which card do you lay?" in table.text()

    sit(test, bots=[Anything()])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_powers_of_the_races(lang: Language) -> None:
    async def test(table: Table) -> None:
        await table.pilot.press("question_mark")
        await table.pilot.pause()
        words = " ".join(re.sub(r"[│╭╮╰╯─]", " ", table.text()).split())
        for race in Race:
            said = plain(sentence_of(race, lang)).replace("\u00a0", " ")
            assert f"{race.named(lang)} {said}" in words
        await table.press("escape")
        assert table.app.screen is table.board

    sit(test, bots=[Anything()], lang=lang, size=(100, 40))


def test_day_and_night() -> None:
    async def test(table: Table) -> None:
        assert table.app.theme == "royaume-light"
        await table.press("t")
        assert table.app.theme == "royaume-dark"

    sit(test, bots=[Anything()], dark=False)


def test_every_event_has_a_sentence_for_each_reader_in_both_languages() -> None:
    codes = set()
    for seed in range(30):
        rng, state = Random(seed), Fantasy(3, fairy_any=bool(seed % 2)).start(Dice.of(seed))
        while state.decisions:
            state, _ = state.apply(rng.choice(state.legal_actions(state.decisions[0].player)))
        for player in (0, 1, 2, None):
            for event in state.view(player).events:
                for lang in LANGUAGES:
                    said = tell(event, player, ("You", "Ann", "Bob"), lang)
                    assert "None" not in said
                    assert "[" not in said
                    codes.add(said.partition(" ")[0])
    assert {"You", "Vous", "Ann"} <= codes


def test_every_choice_says_what_it_would_do() -> None:
    for seed in range(20):
        rng, state = Random(seed), Fantasy(2 + seed % 3).start(Dice.of(seed))
        while state.decisions:
            player = state.decisions[0].player
            actions = state.legal_actions(player)
            for action in actions:
                for lang in LANGUAGES:
                    said = hint(state.view(player), action, ("Zoe", "Ann", "Bob", "Eve"), lang)
                    assert said
                    assert len(said) < 75
            state, _ = state.apply(rng.choice(actions))


# --- what one knows ----------------------------------------------------------------------------------------------


def test_known_hands_are_true_in_every_game_and_exact_after_an_imp() -> None:
    exact = 0
    for seed in range(40):
        rng, state = Random(seed), Fantasy(2 + seed % 3).start(Dice.of(seed))
        while state.decisions:
            state, events = state.apply(rng.choice(state.legal_actions(state.decisions[0].player)))
            for viewer in (*range(state.game.players), None):
                known = known_hands(state.view(viewer))
                for hand, told in zip(state.hands, known, strict=True):
                    assert all(a >= b for a, b in zip(hand, told, strict=True))
            for event in events:
                if isinstance(event, SwappedHands) and event is events[-1]:
                    known = known_hands(state.view(event.player))
                    assert known[event.target] == state.hands[event.target]
                    exact += 1
    assert exact


# --- bots --------------------------------------------------------------------------------------------------------


def test_a_bot_thinks_visibly_and_holds_up_nothing() -> None:
    bot = Slow()

    async def test(table: Table) -> None:
        await table.pilot.press("1")
        for _ in range(20):
            await table.pilot.pause()
        assert table.phase == "think"
        assert "bot thinks…" in table.text()
        await table.pilot.press("l")
        assert "bot réfléchit…" in table.text()
        await table.pilot.press("question_mark", "escape", "l")
        bot.enough.set()
        await table.settled()
        assert table.phase == "ask"

    sit(test, bots=[bot])


def test_leaving_does_not_wait_for_a_bot() -> None:
    bot = Slow()

    async def test(table: Table) -> None:
        await table.pilot.press("1", "q", "q")
        await table.pilot.pause()
        assert not table.app.is_running

    sit(test, bots=[bot])
    bot.enough.set()


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Broken(error=RuntimeError("no idea")), "RuntimeError: no idea"),
        (Broken(answer=None), "None"),
        (Broken(answer=Action(1, 999, 0)), "the decision 999 is gone"),
    ],
)
def test_a_bot_that_cannot_go_on_stops_nothing(bot: Broken, problem: str) -> None:
    async def test(table: Table) -> None:
        assert table.phase == "stumbled"
        text = " ".join(table.text().split())
        assert f"bot cannot go on ({problem}" in text
        assert "The game is safe." in text
        before = table.board.sitting.state
        await table.press("1")
        assert len(bot.asked) == 2
        assert table.phase == "stumbled"
        assert table.board.sitting.state is before
        await table.press("2")
        assert table.board.sitting.state is not before

    sit(test, bots=[bot], first=1)


def test_bots_see_their_own_view_only() -> None:
    bot = Broken(error=ValueError())

    async def test(table: Table) -> None:
        assert bot.asked == [table.board.sitting.state.view(1)]

    sit(test, bots=[bot], first=1)


# --- leaving -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [["q", "q"], ["q", "3"], ["escape", "y"], ["ctrl+c", "ctrl+c"], ["ctrl+q", "ctrl+q"]])
def test_leaving_is_asked_twice(keys: list[str]) -> None:
    async def test(table: Table) -> None:
        await table.pilot.press(keys[0])
        await table.pilot.pause()
        assert "Leave the game?" in table.text()
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert table.app.is_running
        assert table.app.screen is table.board
        await table.pilot.press(*keys)
        await table.pilot.pause()
        assert not table.app.is_running

    sit(test, bots=[Anything()])


def test_a_game_is_kept_as_a_file(tmp_path: Path) -> None:
    async def leave(table: Table) -> None:
        await table.press("1")
        await table.pilot.press("q", "s")
        await table.pilot.pause()
        assert table.app.return_value == f"The game is in {tmp_path / 'fantasy-1.game'}."

    sit(leave, bots=[Anything()], folder=tmp_path)
    record = read((tmp_path / "fantasy-1.game").read_text(encoding="utf-8"))
    assert (record.whole, record.seen_by, record.outcomes) == (False, 0, ())

    async def finish(table: Table) -> None:
        await play_on(table, Random(1))
        await table.press("2")
        assert "fantasy-2.game" in "".join(table.text().split())

    sit(finish, bots=[Anything()], folder=tmp_path, size=(120, 30))
    assert read((tmp_path / "fantasy-2.game").read_text(encoding="utf-8")).whole


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.pilot.press("q", "s")
        await table.pilot.pause()
        assert table.app.is_running
        assert "cannot be written" in " ".join(table.text().split())

    sit(test, bots=[Anything()], folder=tmp_path / "nowhere", size=(120, 40))


# --- the mouse ---------------------------------------------------------------------------------------------------


def test_the_mouse_does_it_too() -> None:
    async def test(table: Table) -> None:
        assert table.phase == "curtain"
        await table.pilot.click("#asked")
        await table.settled()
        assert table.phase == "ask"
        before = table.board.sitting.state
        await table.pilot.click("#choices", offset=(5, 0))
        await table.settled()
        assert table.board.sitting.state is not before
        column = table.rows()[-1].index(say("keys.leave", "en"))
        await table.pilot.click("#keys", offset=(column, 0))
        await table.pilot.pause()
        assert "Leave the game?" in table.text()

    sit(test)
