"""The board: the table, the story, the hands, what is asked. It goes from decision to decision: people answer here,
bots in a thread of their own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple, cast

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from royaume.core.errors import RoyaumeError
from royaume.core.language import plain
from royaume.core.play import Action, Decision
from royaume.fantasy.game import Fantasy
from royaume.fantasy.offers import AIM, COPY, TAKE
from royaume.fantasy.races import Race
from royaume.fantasy.screens.dialogs import Leave, Powers
from royaume.fantasy.screens.drawing import Drawing
from royaume.fantasy.screens.hints import hint, race_of
from royaume.fantasy.screens.inks import card
from royaume.fantasy.screens.looks import BOARD
from royaume.fantasy.screens.sitting import Chooser, Seat, Sitting, free_file
from royaume.fantasy.view import FantasyView
from royaume.fantasy.words import answer, question, sentence_of

if TYPE_CHECKING:
    from royaume.fantasy.screen import FantasyScreen

Phase = Literal["ask", "think", "news", "curtain", "stumbled", "end"]
_LOW: Final = 24
"""With fewer lines the sentence of the chosen card is left out."""
_TINY: Final = 18
"""With fewer, the story and the others' hands too."""
_NARROW: Final = 70
_ROOMY_KEYS: Final = 110
"""From so many columns on the keys of choosing are told too."""


class Choice(NamedTuple):
    """A line of the list: what it says, what it would do now, the race it names, and what happens when it is chosen."""

    label: Content
    hint: str
    race: Race | None
    do: Callable[[], None]


class Board(Screen[None]):
    """``holder`` is the person who has the device, or None: then no hand is on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 10)),
        Binding("space", "open", show=False),
        Binding("question_mark,h,f1", "powers", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("a", "decline", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("pageup", "turn_back(-1)", show=False, priority=True),
        Binding("pagedown", "turn_back(1)", show=False, priority=True),
    ]
    CSS = BOARD

    def __init__(self, game: Fantasy, seats: Sequence[Seat], seed: str, pace: float, folder: Path) -> None:
        super().__init__()
        self.game, self.seats, self.seed, self.pace, self.folder = game, tuple(seats), seed, pace, folder
        self.round = 0
        self.holder: int | None = None
        self.phase: Phase = "think"
        self.decision: Decision | None = None
        self.choices: list[Choice] = []
        self.problem = self.note = ""
        self.ticks = 0
        self.sitting = Sitting(game, self.seats, seed)

    @property
    def table_of(self) -> FantasyScreen:
        return cast("FantasyScreen", self.app)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is for."""
        if self.sitting.alone:
            return self.sitting.people[0]
        return None if self.phase in ("curtain", "end") else self.holder

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="table")
        with Horizontal(id="middle"):
            with VerticalScroll(id="story", can_focus=False):
                yield Static(id="tale")
            yield Static(id="hands")
        with Vertical(id="below"):
            yield Static(id="hand")
            yield Static(id="asked")
            yield OptionList(id="choices", markup=False)
            yield Static(id="detail")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.set_interval(0.4, self._tick)
        self.go_on()

    # --- from decision to decision ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Another game with the same players."""
        self.round += 1
        self.holder = None
        self.sitting = Sitting(self.game, self.seats, f"{self.seed}/{self.round}")
        self.go_on()

    def go_on(self) -> None:
        """What comes next: a person, a bot, or the end."""
        sitting, self.note = self.sitting, ""
        while True:
            self.decision = decision = sitting.next_asked(self.holder)
            if decision is None:
                return self.show("end")
            player = decision.player
            if sitting.seats[player].bot is not None:
                return self._think(decision)
            let_be = sitting.let_be(decision)
            if let_be is None:
                break
            sitting.act(let_be, looking=False)
        if sitting.alone or player == self.holder:
            self.holder = player
            return self.show("ask")
        if self.holder is not None and sitting.has_news(self.holder):
            return self.show("news")
        return self._hide()

    def _hide(self) -> None:
        self.holder = None
        self.show("curtain")

    def _act(self, action: Action) -> None:
        self.sitting.act(action)
        self.go_on()

    # --- bots ------------------------------------------------------------------------------------------------------

    def _think(self, decision: Decision) -> None:
        """The bot thinks in a thread that ends with the program, so that one may leave at any moment."""
        self.show("think")
        bot = self.sitting.seats[decision.player].bot
        assert bot is not None
        view = self.sitting.state.view(decision.player)
        asked = (self.app, bot, view, decision, self.round)
        threading.Thread(target=self._ask_bot, args=asked, daemon=True).start()

    def _ask_bot(self, app: App[str], bot: Chooser, view: FantasyView, decision: Decision, round_: int) -> None:
        begun = monotonic()
        action: Action | None = None
        problem = ""
        try:
            action = bot.choose(view, self.sitting.dice[decision.player])
        except Exception as error:  # whatever goes wrong in a bot, the game goes on
            problem = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        sleep(max(0.0, self.pace - (monotonic() - begun)))
        with suppress(RuntimeError):  # the program has ended meanwhile
            app.call_later(self._answered, decision, action, problem, round_)

    def _answered(self, decision: Decision, action: Action | None, problem: str, round_: int) -> None:
        if round_ != self.round or decision != self.decision or self.phase != "think":
            return  # another game has begun meanwhile
        try:
            if action is not None:
                self.sitting.act(action)
        except (RoyaumeError, AttributeError, TypeError) as error:
            problem = error.sentence(self.table_of.lang) if isinstance(error, RoyaumeError) else str(error)
        if problem or action is None:
            self.problem = problem or "None"
            self.show("stumbled")
        else:
            self.go_on()

    # --- what is on the screen -------------------------------------------------------------------------------------

    def show(self, phase: Phase) -> None:
        """Comes to a phase, and shows it."""
        self.phase = phase
        if phase == "ask" and self.holder is not None:
            self.sitting.looked(self.holder)
        self.draw(anew=True)

    def drawing(self) -> Drawing:
        app = self.table_of
        names = self.sitting.names(app.lang)
        view = self.sitting.state.view(self.viewer)
        return Drawing(view, names, app.lang, app.tone, max(20, self.size.width - 2))

    def draw(self, *, anew: bool = False) -> None:
        """Draws everything; ``anew`` with the first choice chosen and the end of the story shown."""
        if not self.is_mounted:
            return
        drawing = self.drawing()
        self.set_class(self.size.height < _LOW, "low")
        self.set_class(self.size.height < _TINY, "tiny")
        self.set_class(self.size.width < _NARROW, "narrow")
        for part, content in (("head", drawing.head()), ("table", drawing.table()), ("hand", drawing.hand())):
            self.query_one(f"#{part}", Static).update(content)
        seen = 0 if self.viewer is None else self.sitting.seen[self.viewer]
        self.query_one("#tale", Static).update(drawing.story(seen))
        hands = self.query_one("#hands", Static)
        hands.update(drawing.hands())
        known = self.viewer is not None and self.size.width >= _NARROW
        hands.border_title = drawing.say("hands" if known else "hands.closed")
        self.query_one("#story").border_title = drawing.say("story")
        below = self.query_one("#below")
        count = 0 if drawing.view.hand is None else sum(drawing.view.hand)
        below.border_title = drawing.say("hands.closed" if self.viewer is None else "your-hand", count=count)
        self._draw_asked(drawing)
        self._list(drawing, anew)
        self._draw_keys(drawing)
        if anew:
            self.query_one("#story", VerticalScroll).scroll_end(animate=False)

    def _draw_asked(self, drawing: Drawing) -> None:
        note = Content(f"\n{self.note}" if self.note else "")
        self.query_one("#asked", Static).update(self._asked(drawing) + note)

    def _asked(self, drawing: Drawing) -> Content:
        decision = self.decision
        player = drawing.names[decision.player] if decision is not None else ""
        match self.phase:
            case "ask":
                assert decision is not None
                return Content(plain(question(decision, drawing.view.pending, drawing.names, drawing.lang)))
            case "think":
                return Content(drawing.say("thinks", player=player) + "." * (self.ticks % 4))
            case "news":
                return Content(drawing.say("news"))
            case "curtain":
                how = drawing.say("curtain.how", player=player)
                return Content.assemble((drawing.say("curtain", player=player), "bold $accent"), "\n", how)
            case "stumbled":
                return Content(drawing.say("stumbled", player=player, problem=self.problem))
            case "end":
                return drawing.end()

    def _offered(self, drawing: Drawing) -> list[Choice]:
        match self.phase:
            case "ask":
                return [self._choice(drawing, action) for action in drawing.view.legal_actions()]
            case "news":
                return [Choice(Content(drawing.say("do.hide")), "", None, self._hide)]
            case "stumbled":
                return [
                    Choice(Content(drawing.say("do.retry")), "", None, self.go_on),
                    Choice(Content(drawing.say("do.chance")), "", None, self._by_chance),
                ]
            case "end":
                does = (("again", self.start), ("save", self._save), ("quit", self._quit))
                return [Choice(Content(drawing.say(f"do.{word}")), "", None, do) for word, do in does]
            case _:
                return []

    def _choice(self, drawing: Drawing, action: Action) -> Choice:
        view, lang, code = drawing.view, drawing.lang, action.code
        race = race_of(code)
        does = hint(view, action, drawing.names, lang)
        if race is not None and (code < AIM or TAKE <= code < COPY + len(Race)):
            count = view.hand[race] if code < AIM and view.hand is not None else 1
            label = card(race, lang, drawing.theme, count)
        else:
            label = Content(plain(answer(code, drawing.names, lang)))
        return Choice(label, does, race, partial(self._act, action))

    def _list(self, drawing: Drawing, anew: bool) -> None:
        choices = self.query_one(OptionList)
        at = 0 if anew else choices.highlighted or 0
        self.choices = self._offered(drawing)
        width = max((each.label.cell_length for each in self.choices), default=0)
        choices.clear_options()
        for number, each in enumerate(self.choices, start=1):
            does = (" " * (2 + width - each.label.cell_length) + each.hint, "") if each.hint else ("", "")
            choices.add_option(Option(Content.assemble((f"{number} ", ""), each.label, does)))
        choices.display = bool(self.choices)
        if self.choices:
            choices.highlighted = min(at, len(self.choices) - 1)
        self._describe()

    def _describe(self) -> None:
        """The sentence of the card that is chosen just now."""
        at = self.query_one(OptionList).highlighted
        race = self.choices[at].race if at is not None and at < len(self.choices) else None
        decision = self.decision
        if race is None and self.phase == "ask" and decision is not None and self.sitting.state.pending is not None:
            race = self.sitting.state.pending.power
        text = "" if race is None else plain(sentence_of(race, self.table_of.lang, fairy_any=self.game.fairy_any))
        self.query_one("#detail", Static).update(Content(text))

    def _draw_keys(self, drawing: Drawing) -> None:
        declining = self._decliner() in self.sitting.declining
        ask = "keys.ask"
        if declining:
            ask = "keys.ask.alone" if self.sitting.alone else "keys.ask.never"
        keys = [("keys.powers", "powers"), ("keys.leave", "leave"), ("keys.lang", "language")]
        keys += [(ask, "decline")] if self._decliner() is not None else []
        keys.append(("keys.theme", "theme"))
        links = [f"[@click=screen.{action}]{drawing.say(code)}[/]" for code, action in keys]
        if drawing.width >= _ROOMY_KEYS:
            links.insert(0, drawing.say("keys.choose"))
        self.query_one("#keys", Static).update(Content.from_markup("   ".join(links)))

    def _tick(self) -> None:
        if self.phase == "think":
            self.ticks += 1
            self._draw_asked(self.drawing())

    # --- keys and clicks -------------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        self.draw()

    def on_option_list_option_highlighted(self) -> None:
        self._describe()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_choose(event.option_index + 1)

    def on_click(self) -> None:
        if self.phase == "curtain":
            self.action_open()

    def action_choose(self, number: int) -> None:
        if number <= len(self.choices):
            choice, self.choices = self.choices[number - 1], []  # a choice is made once
            choice.do()

    def action_open(self) -> None:
        """The person who is asked has the device now."""
        if self.phase == "curtain" and self.decision is not None:
            self.holder = self.decision.player
            self.show("ask")

    def action_powers(self) -> None:
        app = self.table_of
        app.push_screen(Powers(app.lang, app.tone, fairy_any=self.game.fairy_any))

    def action_language(self) -> None:
        self.table_of.lang = "en" if self.table_of.lang == "fr" else "fr"
        self.draw()

    def action_theme(self) -> None:
        self.table_of.turn_light()
        self.draw()

    def _decliner(self) -> int | None:
        """Whose setting the key changes."""
        return self.viewer if self.viewer in self.sitting.people else None

    def action_decline(self) -> None:
        """To be asked for a Fairy, or not."""
        player = self._decliner()
        if player is None:
            return
        self.sitting.declining ^= {player}
        if self.phase == "ask" and self.decision is not None and self.sitting.let_be(self.decision) is not None:
            self.go_on()
        else:
            self.draw()

    def action_turn_back(self, pages: int) -> None:
        story = self.query_one("#story", VerticalScroll)
        story.scroll_relative(y=pages * max(1, story.size.height - 1), animate=False)

    # --- leaving ---------------------------------------------------------------------------------------------------

    def action_leave(self) -> None:
        if self.phase == "end":
            self._quit()
        else:
            self.app.push_screen(Leave(self.table_of.lang), self._left)

    def _left(self, said: str | None) -> None:
        if said == "save" and self._saved():
            self.table_of.exit(self.note)
        elif said == "save":
            self.draw()
        elif said == "yes":
            self._quit()

    def _quit(self) -> None:
        self.table_of.exit(self.note)

    def _save(self) -> None:
        self._saved()
        self.draw()

    def _saved(self) -> bool:
        """Writes the game to a file that is not there yet, and notes where."""
        drawing = self.drawing()
        file = free_file(self.folder)
        try:
            file.write_text(self.sitting.file(self.viewer), encoding="utf-8")
        except OSError as error:
            self.note = drawing.say("not-saved", file=file, problem=error.strerror or str(error))
            return False
        self.note = drawing.say("saved", file=file)
        return True

    def _by_chance(self) -> None:
        if self.decision is not None:
            self._act(self.sitting.by_chance(self.decision))
