"""Fantasy Realms. A hand goes in, its score comes out, with the reasons:

>>> from royaume import realms
>>> realms.score("Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage").total
260
"""

from royaume.realms.card import Card
from royaume.realms.cards import CARDS
from royaume.realms.errors import ChoiceError, HandError, NotationError, OptionError, RealmsError, UnknownName
from royaume.realms.hand import Hand
from royaume.realms.items import ITEMS, Item
from royaume.realms.modes import MODULES, OPTIONS, Rules
from royaume.realms.scoring.many import Scores, score_many
from royaume.realms.scoring.score import Place, best_after_discards, rank, score
from royaume.realms.scoring.sheet import Line, Reason, Sheet
from royaume.realms.suits import Suit

__all__ = [
    "CARDS",
    "ITEMS",
    "MODULES",
    "OPTIONS",
    "Card",
    "ChoiceError",
    "Hand",
    "HandError",
    "Item",
    "Line",
    "NotationError",
    "OptionError",
    "Place",
    "RealmsError",
    "Reason",
    "Rules",
    "Scores",
    "Sheet",
    "Suit",
    "UnknownName",
    "best_after_discards",
    "rank",
    "score",
    "score_many",
]
