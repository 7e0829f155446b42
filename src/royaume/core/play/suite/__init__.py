"""The suite that every game must pass (CONTRIBUTING, "To add a game"). A test gives it the game, how its cards are
counted, and a twin of a state: what it promises is in ``promises``, what nobody may learn in ``secrecy``, how likely
samples are in ``uniform``; ``styles`` are the players it is tried with."""

from royaume.core.play.suite.promises import Broken
from royaume.core.play.suite.styles import STYLES, Style, chosen
from royaume.core.play.suite.trial import Played, Suite
from royaume.core.play.suite.uniform import Everything, Starts, check_uniform, chi_square, every_start, worlds

__all__ = [
    "STYLES",
    "Broken",
    "Everything",
    "Played",
    "Starts",
    "Style",
    "Suite",
    "check_uniform",
    "chi_square",
    "chosen",
    "every_start",
    "worlds",
]
