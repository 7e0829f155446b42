"""What every game shares at the table: chance, decisions and actions, events, states and views, results. It knows no
game. The suite that every game must pass is ``royaume.core.play.suite``."""

from royaume.core.play.chance import Chance, Dice, Outcome, Script, shuffled
from royaume.core.play.errors import ChanceError, IllegalAction, PlayError
from royaume.core.play.game import Action, Decision, Event, Game, Result, State, View

__all__ = [
    "Action",
    "Chance",
    "ChanceError",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "PlayError",
    "Result",
    "Script",
    "State",
    "View",
    "shuffled",
]
