"""States that look just like a view. From one world that fits what was shown (``trail``), a random walk over all
of them (Metropolis) makes any deal as likely as any other; worlds in which chance had more ways to give what
was seen count as often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from royaume.core.play import Dice, Event
from royaume.core.play.errors import PlayError
from royaume.fantasy.events import Dealt, Drew, Laid, SwappedHands, TookFromHand
from royaume.fantasy.offers import RACES
from royaume.fantasy.races import Race
from royaume.fantasy.state import Counts, FantasyState, cards_of
from royaume.fantasy.trail import (
    Gained,
    Given,
    Hidden,
    Lost,
    Move,
    Replaced,
    Shown,
    Swapped,
    Trail,
    World,
    moved,
    weight,
)

if TYPE_CHECKING:
    from royaume.fantasy.view import FantasyView

# How often a world is made and how often one is mended before it is given up, with how many steps, and how likely a
# step is taken after which one card more is missing.
_TRIES: Final = 20
_MENDING: Final = 20_000
_WORSE: Final = 0.01

# How far the walk goes: steps for each token that left the deck and for each time something was taken unseen, to the
# first state and from one to the next.
_FIRST, _FIRST_TAKEN = 12, 60
_NEXT, _NEXT_TAKEN = 4, 20

# Which steps it takes: below the first labels change, below the second also what was taken, above only that.
_LABELS, _BOTH = 0.5, 0.8


class _Maker:
    """Makes one world that fits, labelling tokens only when something is told of them. What is not labelled yet is
    written as -1 - token."""

    def __init__(self, trail: Trail, rng: Random) -> None:
        self.trail = trail
        self.rng = rng
        self.supply = list(trail.supply)
        self.labels: list[int | None] = [None] * trail.tokens
        self.hands: list[list[int]] = [[] for _ in range(trail.players)]
        self.taken: list[list[int]] = []

    def made(self) -> World | None:
        token = 0
        for move in self.trail.moves:
            if isinstance(move, Gained):
                self.hands[move.player] += range(-1 - token, -1 - token - move.tokens, -1)
                token += move.tokens
            elif not self._moved(move):
                return None
        rest = [race for race in Race for _ in range(self.supply[race])]
        self.rng.shuffle(rest)
        labels = [int(rest.pop()) if label is None else label for label in self.labels]
        taken = [[labels[-1 - card] if card < 0 else card for card in cards] for cards in self.taken]
        return World(labels, _placed(self.trail, labels, taken, self.rng))

    def _moved(self, move: Move) -> bool:
        hands = self.hands
        match move:
            case Lost(player, race):
                return self._give_up(player, race)
            case Shown(player, cards):
                return all(self._give_up(player, card) for card in cards)
            case Given(player, cards):
                hands[player] += cards
            case Swapped(one, other):
                hands[one], hands[other] = hands[other], hands[one]
            case Hidden(player, taker, count):
                hand = hands[player]
                found = [hand.pop(self.rng.randrange(len(hand))) for _ in range(count)]
                hands[taker] += found
                self.taken.append(found)
            case Replaced(player, was, becomes):
                if not all(self._give_up(player, card) for card in was) or hands[player]:
                    return False
                hands[player] = becomes[:]
        return True

    def _give_up(self, player: int, race: int) -> bool:
        """A card of this race leaves a hand: one that is known, or a token that is one from now on."""
        hand = self.hands[player]
        if race in hand:
            hand.remove(race)
            return True
        tokens = [card for card in hand if card < 0]
        if not tokens or not self.supply[race]:
            return False
        token = self.rng.choice(tokens)
        hand.remove(token)
        self.labels[-1 - token] = int(race)
        self.supply[race] -= 1
        return True


def _placed(trail: Trail, labels: list[int], taken: list[list[int]], rng: Random) -> list[list[int]]:
    """The places of what was taken unseen, any of those where such a card lies."""
    hands: list[list[int]] = [[] for _ in range(trail.players)]
    places: list[list[int]] = []
    token = 0
    for move in trail.moves:
        match move:
            case Gained(player, count):
                hands[player] += labels[token : token + count]
                token += count
            case Lost(player, race):
                hands[player].remove(race)
            case Hidden(player):
                hand, found = list(hands[player]), []
                for card in taken[len(places)]:
                    found.append(rng.choice([place for place, each in enumerate(hand) if each == card]))
                    hand.pop(found[-1])
                places.append(found)
                moved(hands, move, iter([found]), None)
            case _:
                moved(hands, move, iter(()), None)
    return places


# --- the walk ----------------------------------------------------------------------------------------------------


def guesses(view: FantasyView, rng: Random) -> Iterator[FantasyState]:
    """As many states as are wanted, each a good walk away from the one before."""
    trail = Trail.of(view)
    world = _first_world(trail, rng)
    ways = weight(trail, world)
    steps = _FIRST * trail.gone + _FIRST_TAKEN * len(trail.takes)
    while True:
        for _ in range(steps):
            ways = _step(trail, world, ways, rng)
        deck = world.labels[trail.gone :]
        rng.shuffle(deck)  # nothing is told of these but what they are altogether
        world.labels[trail.gone :] = deck
        steps = _NEXT * trail.gone + _NEXT_TAKEN * len(trail.takes)
        yield _state_of(view, trail, world, rng)


def _first_world(trail: Trail, rng: Random) -> World:
    """One that fits, made at once; or, where much was taken unseen, any world mended until it fits."""
    for _ in range(_TRIES):
        world = _Maker(trail, rng).made()
        if world is not None:
            return world
    for _ in range(_TRIES):
        world = _mended(trail, rng)
        if world is not None:
            return world
    raise PlayError("no-world.found", given=2 * _TRIES)


def _mended(trail: Trail, rng: Random) -> World | None:
    """Any world, changed step by step, seldom for the worse, until nothing is missing."""
    labels = [int(race) for race in Race for _ in range(trail.supply[race])]
    rng.shuffle(labels)
    world = World(labels, [_anywhere(take, rng) for take in trail.takes])
    missing = _missing(trail, world)
    for _ in range(_MENDING):
        if not missing:
            return world
        undo = _changed(trail, world, rng)
        if undo is None:
            continue
        now = _missing(trail, world)
        if now <= missing or rng.random() < _WORSE ** (now - missing):
            missing = now
        else:
            _undone(world, undo)
    return None


def _missing(trail: Trail, world: World) -> int:
    """How many cards were seen to leave a hand that they were not in; others leave in their stead."""
    hands: list[list[int]] = [[] for _ in range(trail.players)]
    token, missing, places = 0, 0, iter(world.places)
    for move in trail.moves:
        match move:
            case Gained(player, tokens):
                hands[player] += world.labels[token : token + tokens]
                token += tokens
            case Lost(player, race):
                missing += _leave(hands[player], (race,))
            case Shown(player, cards):
                missing += _leave(hands[player], cards)
            case Replaced(player, was, becomes):
                missing += _leave(hands[player], was)
                hands[player] = becomes[:]
            case _:
                moved(hands, move, places, None)
    return missing


def _leave(hand: list[int], cards: Sequence[int]) -> int:
    """These cards leave a hand; how many were not in it."""
    missing = 0
    for card in cards:
        if card in hand:
            hand.remove(card)
        else:
            missing += 1
    del hand[len(hand) - missing :]
    return missing


def _step(trail: Trail, world: World, ways: int, rng: Random) -> int:
    """One step of the walk: the world is changed, or stays as it is."""
    undo = _changed(trail, world, rng)
    if undo is None:
        return ways
    found = weight(trail, world)
    if found and (found >= ways or rng.random() * ways < found):
        return found
    _undone(world, undo)
    return ways


_Undo = tuple[int, int, list[list[int]]]


def _changed(trail: Trail, world: World, rng: Random) -> _Undo | None:
    """Two tokens change labels, or something else was taken unseen, or both: one alone may not fit, as when the taker
    laid what they took."""
    kind = rng.random() if trail.takes else 0.0
    labels, one, other = world.labels, 0, 0
    if kind < _BOTH:
        one, other = int(rng.random() * trail.gone), int(rng.random() * trail.tokens)
        if kind < _LABELS and labels[one] == labels[other]:
            return None
    undo = one, other, world.places
    labels[one], labels[other] = labels[other], labels[one]
    if kind >= _LABELS:
        take = rng.randrange(len(trail.takes))
        world.places = world.places[:]
        world.places[take] = _anywhere(trail.takes[take], rng)
    return undo


def _anywhere(take: Hidden, rng: Random) -> list[int]:
    """Places where so many cards can be taken one after the other."""
    return [rng.randrange(take.size - taken) for taken in range(take.cards)]


def _undone(world: World, undo: _Undo) -> None:
    one, other, world.places = undo
    world.labels[one], world.labels[other] = world.labels[other], world.labels[one]


# --- a world as a state ------------------------------------------------------------------------------------------


def _state_of(view: FantasyView, trail: Trail, world: World, rng: Random) -> FantasyState:
    """The world as a state, with its history told to the end."""
    taken: list[list[int]] = []
    weight(trail, world, taken)
    hands, events = _told(view, world, taken)
    deck = tuple(map(RACES.__getitem__, world.labels[trail.gone :]))
    if view.player is not None:
        assert view.hand is not None
        hands[view.player] = view.hand
    answered = () if view.answer is None or view.player is None else ((view.player, view.answer),)
    state = FantasyState(
        game=view.game, chance=Dice.of(rng.getrandbits(128)), hands=tuple(hands), peoples=view.peoples, deck=deck,
        drawn=0, turn=view.turn, pending=view.pending, laid=view.laid, final=view.final, asked=view.asked,
        decisions=tuple(each for each in view.asked if not answered or each.player != view.player),
        answers=answered, number=view.number, history=None,
    )  # fmt: skip
    return state.told(events)


def _told(view: FantasyView, world: World, unseen: list[list[int]]) -> tuple[list[Counts], list[Event]]:
    """The hands that a world ends with, and the events with what each player really saw."""
    hands = [[0] * len(Race) for _ in view.sizes]
    labels, taken = iter(world.labels), iter(unseen)
    events: list[Event] = []
    for event in view.events:
        told = event
        match event:
            case Dealt() | Drew():
                cards = event.cards or tuple(Race(next(labels)) for _ in range(event.count))
                if isinstance(event, Dealt):
                    cards = tuple(sorted(cards))
                told = replace(event, cards=cards)
                _move(hands, None, event.player, cards)
            case Laid():
                _move(hands, event.player, None, (event.race,))
            case TookFromHand():
                cards = event.cards or tuple(sorted(map(Race, next(taken))))
                told = replace(event, cards=cards)
                _move(hands, event.target, event.player, cards)
            case SwappedHands():
                one, other = event.player, event.target
                hands[one], hands[other] = hands[other], hands[one]
                told = replace(event, hand=cards_of(tuple(hands[one])), others=cards_of(tuple(hands[other])))
        events.append(told)
    return [tuple(hand) for hand in hands], events


def _move(hands: list[list[int]], giver: int | None, taker: int | None, cards: Sequence[int]) -> None:
    for card in cards:
        if giver is not None:
            hands[giver][card] -= 1
        if taker is not None:
            hands[taker][card] += 1
