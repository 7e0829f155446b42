"""One game between bots, each of whom is handed its own view and nothing else. A bot that crashes or answers what it
may not ends the tournament with an error that says in which position: nobody plays on for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from traceback import extract_tb
from typing import Final

from royaume.bots import Bot
from royaume.bots.errors import BotFailed
from royaume.core.play import Action, Dice, Game, IllegalAction, Result, State

_LONGEST: Final = 100
"""How much is quoted of what a bot answered."""


@dataclass(frozen=True)
class Seated:
    """A bot at the table: as it is written, who answers for it, and its own chance."""

    name: str
    bot: Bot
    rng: Random


@dataclass
class _Sheet:
    """A game that is being played, kept so that a failure can be shown."""

    game: Game
    number: int
    state: State
    actions: list[Action] = field(default_factory=list)

    def told(self) -> str:
        """The position, as what leads to it: chance and actions."""
        options: Mapping[str, str] = self.game.options
        parts = [
            self.game.name,
            f"players={self.game.players}",
            *(f"{name}={value}" for name, value in options.items()),
        ]
        outcomes = " ".join(map(str, self.state.chance.told))
        actions = ", ".join(f"{each.player} {self.game.codes[each.code]}" for each in self.actions)
        return f"{' '.join(parts)}; chance {outcomes}; actions {actions or '-'}"


def played(game: Game, seats: Sequence[Seated], dice: Dice, number: int = 0) -> Result:
    """The result of a game; ``seats`` is by player. Who has one action only is not asked."""
    sheet = _Sheet(game, number, game.start(dice))
    while decisions := sheet.state.decisions:
        player = decisions[0].player
        actions = sheet.state.legal_actions(player)
        action = actions[0] if len(actions) == 1 else _asked(sheet, seats[player], player)
        sheet.state = _after(sheet, seats[player], player, action)
        sheet.actions.append(action)
    result = sheet.state.result
    assert result is not None
    return result


def _asked(sheet: _Sheet, seat: Seated, player: int) -> Action:
    view = sheet.state.view(player)
    try:
        return seat.bot.choose(view, seat.rng)
    except Exception as error:
        where = extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {error} ({where.filename.rpartition('/')[2]}, line {where.lineno})"
        raise _failed("bot-failed.crashed", sheet, seat, player, reason) from error


def _after(sheet: _Sheet, seat: Seated, player: int, action: Action) -> State:
    """The state after an answer, which must be one of the player's own."""
    try:
        if not isinstance(action, Action):
            raise TypeError("no action")
        if action.player != player:
            raise IllegalAction("illegal-action.not-yours", given=action.decision, player=player)
        return sheet.state.apply(action)[0]
    except (IllegalAction, TypeError) as error:
        given = repr(action) if len(repr(action)) <= _LONGEST else f"{repr(action)[:_LONGEST]}…"
        raise _failed("bot-failed.illegal", sheet, seat, player, str(error), given=given) from error


def _failed(case: str, sheet: _Sheet, seat: Seated, player: int, reason: str, **values: object) -> BotFailed:
    return BotFailed(
        case, bot=seat.name, player=player, number=sheet.number, place=len(sheet.actions) + 1, reason=reason,
        position=sheet.told(), **values,
    )  # fmt: skip
