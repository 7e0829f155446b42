"""What one knows of the others' hands: for each race, how many cards of it are there for certain. A person at the table
could keep this in mind, from what they were shown and by counting what is left."""

from __future__ import annotations

from collections.abc import Sequence

from royaume.fantasy.events import Laid, SwappedHands, TookFromHand
from royaume.fantasy.parts import NONE, Counts, counts_of
from royaume.fantasy.races import Race
from royaume.fantasy.view import FantasyView


def known_hands(view: FantasyView) -> tuple[Counts, ...]:
    """Of each player the cards that they hold for certain; of the viewer all."""
    hands = _Memory(view).hands
    if view.player is not None and view.hand is not None:
        hands[view.player] = list(view.hand)
    return _counted(view, [tuple(hand) for hand in hands])


class _Memory:
    """Goes through what was shown. ``sizes`` are the sizes of the hands along the way."""

    def __init__(self, view: FantasyView) -> None:
        self.viewer = view.player
        self.hands = [[0] * len(Race) for _ in view.sizes]
        self.sizes = [0] * len(view.sizes)
        for event in view.events:
            match event:
                case Laid():
                    self.sizes[event.player] -= 1
                    self._lose(event.player, event.race)
                case TookFromHand():
                    self._taken(event)
                case SwappedHands():
                    self._swapped(event)
                case _ if drawn := getattr(event, "count", 0):  # dealt or drawn
                    self.sizes[event.player] += drawn  # type: ignore[attr-defined]

    def _lose(self, player: int, race: int, count: int = 1) -> None:
        self.hands[player][race] = max(0, self.hands[player][race] - count)

    def _taken(self, event: TookFromHand) -> None:
        size, taker, target = self.sizes[event.target], self.hands[event.player], self.hands[event.target]
        if event.cards is not None:
            for race in event.cards:
                taker[race] += 1
                self._lose(event.target, race)
        else:
            for race in Race:
                taker[race] += max(0, target[race] + event.count - size)  # so many must be among those taken
                self._lose(event.target, race, event.count)
        self.sizes[event.target] -= event.count
        self.sizes[event.player] += event.count

    def _swapped(self, event: SwappedHands) -> None:
        one, other = event.player, event.target
        self.sizes[one], self.sizes[other] = self.sizes[other], self.sizes[one]
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        if event.hand is not None and event.others is not None:
            self.hands[one], self.hands[other] = list(counts_of(event.hand)), list(counts_of(event.others))


def _counted(view: FantasyView, known: Sequence[Counts]) -> tuple[Counts, ...]:
    """Cards that nobody has shown are in the deck or in a hand: those of a race that do not fit elsewhere are here."""
    left = [view.game.each - sum(cards) for cards in zip(*view.peoples, *known, strict=True)]
    free = [size - sum(hand) for size, hand in zip(view.sizes, known, strict=True)]
    found = []
    for player, hand in enumerate(known):
        elsewhere = view.deck_left + sum(free) - free[player]
        found.append(tuple(count + max(0, left[race] - elsewhere) for race, count in enumerate(hand)))
    return tuple(found) or (NONE,) * len(view.sizes)
