"""The parts of the screen as text: the table with everybody's people, the hands as far as they are known, the story,
the end. Each is drawn from a view, in a language and for day or night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.content import Content

from royaume.core.language import Language, listed
from royaume.core.linocut.inks import Theme
from royaume.fantasy.events import Aimed, Laid
from royaume.fantasy.parts import NONE, Counts
from royaume.fantasy.races import Race
from royaume.fantasy.screens.inks import SIGNS, cards, signs, style_of
from royaume.fantasy.screens.known import known_hands
from royaume.fantasy.screens.tale import tell
from royaume.fantasy.screens.words import say
from royaume.fantasy.view import FantasyView

_ROOMY: Final = 72
"""From so many columns on the names of the races are written out."""
_AIRY: Final = 90
"""From so many on their signs stand apart."""


@dataclass(frozen=True)
class Drawing:
    """What the screen is drawn from."""

    view: FantasyView
    names: tuple[str, ...]
    lang: Language
    theme: Theme
    width: int

    def say(self, code: str, **values: object) -> str:
        return say(code, self.lang, **values)

    # --- the head and the table -----------------------------------------------------------------------------------

    def head(self) -> Content:
        view = self.view
        yours = view.player == view.turn
        parts = [self.say("deck", count=view.deck_left)]
        if view.over:
            parts.append(self.say("over"))
        else:
            parts.append(self.say("turn.yours") if yours else self.say("turn", player=self.names[view.turn]))
        if view.final is not None and not view.over:
            parts.append(self.say("last-round"))
        return Content.assemble(("Fantasy", "bold $accent"), ("  ·  ", "$faint"), "  ·  ".join(parts))

    def table(self) -> Content:
        """A row a player, a column a race."""
        space = " " * (self.width >= _AIRY)
        titles = {race: f"{SIGNS[race]}{space}{self._short(race)}" for race in Race}
        widths = {race: max(4, len(title)) for race, title in titles.items()}
        hand, people = self.say("hand"), self.say("people")
        left = self.width - sum(widths.values()) - len(widths) - 2 - len(hand) - 1 - len(people) - 1
        name_width = min(max(left, 4), 18)
        head = [(" " * (2 + name_width), ""), (f"{hand:>{len(hand) + 1}}", "$faint")]
        head += [(f" {titles[race]:<{widths[race]}}", style_of(race, self.theme)) for race in Race]
        rows = [Content.assemble(*head, (f" {people}", "$faint"))]
        for player, name in enumerate(self.names):
            rows.append(self._row(player, f"{_cut(name, name_width):<{name_width}}", widths))
        return Content("\n").join(rows)

    def _short(self, race: Race) -> str:
        name = race.named(self.lang)
        return name if self.width >= _ROOMY else name[:3]

    def _row(self, player: int, name: str, widths: dict[Race, int]) -> Content:
        view = self.view
        turn = not view.over and player == view.turn
        style = "bold" if player == view.player else ""
        parts = [("► " if turn else "  ", "bold $accent"), (name, style)]
        parts.append((f"{view.sizes[player]:>{len(self.say('hand')) + 1}}", "$faint"))
        for race, width in widths.items():
            count = view.peoples[player][race]
            told = f"{SIGNS[race]} {count}" if count else "·"
            parts.append((f" {told:<{width}}", style_of(race, self.theme) if count else "$faint"))
        total = sum(view.peoples[player])
        return Content.assemble(*parts, (f"{total:>{len(self.say('people')) + 1}}", "bold"))

    # --- hands -----------------------------------------------------------------------------------------------------

    def hands(self) -> Content:
        """Of each other player the cards they hold for certain, and how many more."""
        view = self.view
        known = known_hands(view)
        rows = []
        width = min(10, max(map(len, self.names)))
        for player, name in enumerate(self.names):
            if player == view.player:
                continue
            more = view.sizes[player] - sum(known[player])
            parts = [Content(f"{_cut(name, width):<{width}} ")]
            if any(known[player]):
                parts.append(signs(known[player], self.theme) + Content(" " * bool(more)))
            if more:
                plus = "+" if any(known[player]) else ""
                parts.append(Content.assemble((f"{plus}{self.say('unknown', count=more)}", "$faint")))
            if not view.sizes[player]:
                parts.append(Content.assemble((self.say("empty"), "$faint")))
            rows.append(Content("").join(parts))
        return Content("\n").join(rows)

    def hand(self) -> Content:
        """The viewer's own; for nobody, that it is hidden."""
        if self.view.hand is None:
            return Content.assemble((self.say("hidden"), "$faint"))
        hand: Counts = self.view.hand or NONE
        return cards(hand, self.lang, self.theme) if any(hand) else Content.assemble((self.say("empty"), "$faint"))

    # --- the story, the end ----------------------------------------------------------------------------------------

    def story(self, seen: int) -> Content:
        """All that happened; what one has seen before is faint. For one who has not moved yet nothing is."""
        rows = []
        for place, event in enumerate(self.view.events):
            text = tell(event, self.view.player, self.names, self.lang)
            if text and not self._goes_without_saying(place):
                rows.append(Content.assemble((text, "$faint" if place < seen else "")))
        return Content("\n").join(rows)

    def _goes_without_saying(self, place: int) -> bool:
        """A power that is aimed at nobody, told after the card that was laid."""
        event, before = self.view.events[place], self.view.events[place - 1]
        if not isinstance(event, Aimed) or event.target is not None:
            return False
        return isinstance(before, Laid) and before.race is event.power

    def end(self) -> Content:
        result = self.view.result
        assert result is not None
        winners = [player for player, place in enumerate(result.places) if place == 1]
        if winners == [self.view.player]:
            said = self.say("end.you")
        else:
            players = listed([self.names[player] for player in winners], self.lang)
            said = self.say("end.many" if len(winners) > 1 else "end.one", players=players)
        order = sorted(range(len(self.names)), key=lambda player: result.places[player])
        rows = [
            self.say("end.row", place=result.places[player], player=self.names[player], total=result.totals[player])
            for player in order
        ]
        return Content.assemble((f"{self.say('end')} {said}", "bold $accent"), "\n" + "\n".join(rows))


def _cut(name: str, width: int) -> str:
    """A name that is not too long; its end tells ``greedy 1`` from ``greedy 2``."""
    return name if len(name) <= width else f"{name[: width - 3]}…{name[-2:]}"
