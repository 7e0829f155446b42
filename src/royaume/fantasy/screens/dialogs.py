"""What is shown over the board: the races with their powers, and the question whether to leave."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from royaume.core.language import Language, plain
from royaume.core.linocut.inks import Theme
from royaume.fantasy.races import Race
from royaume.fantasy.screens.inks import card
from royaume.fantasy.screens.words import say
from royaume.fantasy.words import sentence_of

_BOX = """
    {name} {{ align: center middle; background: $background 60%; }}
    {name} > * {{ width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 0 1; background: $background;
        border: round $accent; }}
"""


class Powers(ModalScreen[None]):
    """The races with what they do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space,question_mark", "dismiss(None)", show=False),
        Binding("ctrl+c,ctrl+q", "dismiss(None)", show=False, priority=True),
    ]
    CSS = _BOX.format(name="Powers")

    def __init__(self, lang: Language, theme: Theme, *, fairy_any: bool) -> None:
        super().__init__()
        self.shown = lang, theme
        self.fairy_any = fairy_any

    def compose(self) -> ComposeResult:
        lang, theme = self.shown
        rows = [
            card(race, lang, theme) + Content("  " + plain(sentence_of(race, lang, fairy_any=self.fairy_any)))
            for race in Race
        ]
        rows.append(Content.assemble("\n", (say("powers.turn", lang), "$faint")))
        box = VerticalScroll(Static(Content("\n").join(rows)))
        box.border_title = say("powers", lang)
        box.border_subtitle = say("powers.back", lang)
        yield box

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        self.dismiss(None)


class Leave(ModalScreen[str]):
    """Leave, save and leave, or go on: ``yes``, ``save`` or ``no``. To ask for it a second time is a yes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "dismiss('no')", show=False),
        Binding("q,y,o", "dismiss('yes')", show=False),
        Binding("s", "dismiss('save')", show=False),
        Binding("ctrl+c,ctrl+q", "dismiss('yes')", show=False, priority=True),
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 4)),
    ]
    CSS = (
        _BOX.format(name="Leave")
        + """
    Leave OptionList { border: none; background: $background; padding: 0; height: auto; }
    Leave OptionList:focus { border: none; background-tint: $background 0%; }
    Leave OptionList > .option-list--option-highlighted, Leave OptionList:focus > .option-list--option-highlighted {
        background: $block-hover-background; color: $foreground; text-style: bold; }
    """
    )
    ANSWERS = ("no", "save", "yes")

    def __init__(self, lang: Language) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        lines = [f"{number} {say(f'leave.{each}', self.lang)}" for number, each in enumerate(self.ANSWERS, start=1)]
        options = (Option(line, id=each) for line, each in zip(lines, self.ANSWERS, strict=True))
        box = Vertical(OptionList(*options, markup=False))
        box.border_title = say("leave", self.lang)
        yield box

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "no")

    def action_choose(self, number: int) -> None:
        self.dismiss(self.ANSWERS[number - 1])
