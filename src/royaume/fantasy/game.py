"""Fantasy with its options: how many play, who begins, and who may answer with a Fairy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from royaume.core.play import Chance, shuffled
from royaume.core.play.errors import PlayersError
from royaume.fantasy.events import Dealt
from royaume.fantasy.offers import CODES, MOST_PLAYERS
from royaume.fantasy.play import opened
from royaume.fantasy.races import DEALT, EACH, Race
from royaume.fantasy.state import NONE, FantasyState, cards_of, counts_of

LEAST_PLAYERS: Final = 2
DECK: Final = tuple(race for race in Race for _ in range(EACH))


@dataclass(frozen=True)
class Fantasy:
    """``fairy_any``: every opponent may answer any power, and anybody any Fairy (F1). ``first`` begins; by default
    chance says who. ``each`` is how many cards there are of every race: fewer make a small game to study."""

    players: int = 2
    fairy_any: bool = False
    first: int | None = None
    each: int = EACH
    dealt: int = DEALT

    name = "fantasy"
    codes = CODES

    def __post_init__(self) -> None:
        if not LEAST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise PlayersError("bad-players.number", given=self.players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        if self.first is not None and not 0 <= self.first < self.players:
            raise PlayersError("bad-players.first", given=self.first, most=self.players - 1)

    @property
    def options(self) -> dict[str, str]:
        options = {"fairy": "any"} if self.fairy_any else {}
        return options if self.first is None else {**options, "first": str(self.first)}

    @property
    def cards(self) -> tuple[Race, ...]:
        return tuple(race for race in Race for _ in range(self.each))

    def start(self, chance: Chance) -> FantasyState:
        """The cards are shuffled and dealt, and the first turn begins."""
        deck, chance = shuffled(self.cards, chance)
        first = self.first
        if first is None:
            first, chance = chance.pick(self.players)
        return self.dealt_from(deck, first, chance)

    def decode(self, numbers: tuple[int, ...], chance: Chance) -> FantasyState:
        from royaume.fantasy.encoding import decoded

        return decoded(self, numbers, chance)

    def dealt_from(self, deck: tuple[Race, ...], first: int, chance: Chance) -> FantasyState:
        """The game as it begins from a deck in this order: each player gets so many cards from the top in turn."""
        size = self.dealt
        hands = tuple(counts_of(deck[player * size : (player + 1) * size]) for player in range(self.players))
        state = FantasyState(
            game=self, chance=chance, hands=hands, peoples=(NONE,) * self.players, deck=deck, drawn=size * self.players,
            turn=first, pending=None, laid=(), final=None, asked=(), decisions=(), answers=(), number=1, history=None,
        )  # fmt: skip
        dealt = (Dealt(player, size, cards_of(hand)) for player, hand in enumerate(hands))
        return opened(state.told(dealt))
