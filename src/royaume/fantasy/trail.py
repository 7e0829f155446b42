"""What a view tells of the hands that are not the viewer's: the cards that the player never saw are tokens in the order
in which they left the deck. A world says what each token is, and in how many ways chance gives what was seen then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from royaume.core.play import Event
from royaume.fantasy.events import Dealt, Drew, Laid, SwappedHands, TookFromHand
from royaume.fantasy.state import NONE, Counts, counts_of

if TYPE_CHECKING:
    from royaume.fantasy.view import FantasyView


@dataclass
class World:
    """What the tokens are, and which places of a hand were taken unseen, one after the other. A place says nothing of
    the card that lies there: so a token can become another card whether it was taken or not."""

    labels: list[int]
    places: list[list[int]]


# What happened to the hands that are not the viewer's.


class Gained(NamedTuple):
    """So many tokens."""

    player: int
    tokens: int


class Given(NamedTuple):
    """Cards of the viewer's."""

    player: int
    cards: tuple[int, ...]


class Lost(NamedTuple):
    """A card was laid. Of cards that are alike it is the first: it makes no difference."""

    player: int
    race: int


class Shown(NamedTuple):
    """The viewer took these at random."""

    player: int
    cards: tuple[int, ...]


class Hidden(NamedTuple):
    """So many of ``size`` cards were taken at random, unseen."""

    player: int
    taker: int
    cards: int
    size: int


class Swapped(NamedTuple):
    one: int
    other: int


class Replaced(NamedTuple):
    """A hand was just this when the viewer got it for theirs."""

    player: int
    was: list[int]
    becomes: list[int]


Move = Gained | Given | Lost | Shown | Hidden | Swapped | Replaced


@dataclass(frozen=True, slots=True)
class Trail:
    """What a view tells of the hidden hands: what happened to them, how many tokens left the deck and how many are
    still in it, and what they are altogether."""

    players: int
    moves: tuple[Move, ...]
    gone: int
    tokens: int
    supply: Counts
    takes: tuple[Hidden, ...]

    @classmethod
    def of(cls, view: FantasyView) -> Trail:
        sizes = [0] * len(view.sizes)
        known = list(NONE)
        moves: list[Move] = []
        for each in view.events:
            if isinstance(each, (Dealt, Drew)) and each.cards is not None:
                known = [a + b for a, b in zip(known, counts_of(each.cards), strict=True)]
            moves += _moves(each, view.player, sizes)
        gone = sum(each.tokens for each in moves if isinstance(each, Gained))
        supply = tuple(a - b for a, b in zip(counts_of(view.game.cards), known, strict=True))
        takes = tuple(each for each in moves if isinstance(each, Hidden))
        return cls(len(sizes), tuple(moves), gone, gone + view.deck_left, supply, takes)


def _moves(event: Event, viewer: int | None, sizes: list[int]) -> list[Move]:
    """What an event does to the hands that are not the viewer's; the sizes of all hands are kept."""
    match event:
        case Dealt(player, count) | Drew(player, count):
            sizes[player] += count
            return [] if player == viewer else [Gained(player, count)]
        case Laid(player, race):
            sizes[player] -= 1
            return [] if player == viewer else [Lost(player, race)]
        case TookFromHand(player, target, count, cards):
            size = sizes[target]
            sizes[player] += count
            sizes[target] -= count
            if cards is None:
                return [Hidden(target, player, count, size)]
            return [Given(player, cards)] if target == viewer else [Shown(target, cards)]
        case SwappedHands(one, other):
            sizes[one], sizes[other] = sizes[other], sizes[one]
            if viewer not in (one, other):
                return [Swapped(one, other)]
            assert event.hand is not None
            assert event.others is not None
            mine, others = (event.hand, event.others) if viewer == one else (event.others, event.hand)
            return [Replaced(other if viewer == one else one, sorted(mine), sorted(others))]
    return []


def weight(trail: Trail, world: World, taken: list[list[int]] | None = None) -> int:
    """In how many ways chance gives what was shown, in this world: 0 if it does not fit. ``taken`` is told what was
    taken unseen."""
    hands: list[list[int]] = [[] for _ in range(trail.players)]
    labels, token, ways, places = world.labels, 0, 1, iter(world.places)
    try:
        for move in trail.moves:
            if isinstance(move, Lost):
                hands[move.player].remove(move.race)
            elif isinstance(move, Gained):
                hands[move.player] += labels[token : token + move.tokens]
                token += move.tokens
            else:
                ways *= moved(hands, move, places, taken)
                if not ways:
                    return 0
    except ValueError:  # a hand has no such card
        return 0
    return ways


def moved(hands: list[list[int]], move: Move, places: Iterator[list[int]], taken: list[list[int]] | None) -> int:
    """Cards change hands: in how many ways chance does just this."""
    ways = 1
    match move:
        case Hidden(player, taker):
            found = [hands[player].pop(place) for place in next(places)]
            hands[taker] += found
            if taken is not None:
                taken.append(found)
        case Shown(player, cards):
            hand = hands[player]
            for card in cards:
                ways *= hand.count(card)
                hand.remove(card)
        case Given(player, cards):
            hands[player] += cards
        case Swapped(one, other):
            hands[one], hands[other] = hands[other], hands[one]
        case Replaced(player, was, becomes):
            ways = sorted(hands[player]) == was
            hands[player] = becomes[:]
    return ways
