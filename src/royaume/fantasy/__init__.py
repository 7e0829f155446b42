"""Fantasy (Sylvie Barc): races with powers, and Fairies that cancel them."""

from royaume.fantasy.game import Fantasy
from royaume.fantasy.races import Race
from royaume.fantasy.state import FantasyState

__all__ = ["Fantasy", "FantasyState", "Race"]
