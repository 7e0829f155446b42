"""Second statements about who knows what in Fantasy, slow and apart from the product: the bookkeeper, who rebuilds from
what a player was shown all that they can see; a twin of a state, in which all that a player may not know is otherwise;
and every deal of a small deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import chain
from random import Random
from typing import Any

from royaume.core.play import Dice, Event
from royaume.core.play.suite import Everything, Starts
from royaume.fantasy.events import (
    Dealt,
    Drew,
    Ended,
    Laid,
    SwappedHands,
    SwappedPeoples,
    TookFromHand,
    TookFromPeople,
)
from royaume.fantasy.game import Fantasy
from royaume.fantasy.races import Race
from royaume.fantasy.state import FantasyState
from royaume.fantasy.view import FantasyView

Cards = Counter[Race]


def all_cards(state: FantasyState) -> tuple[int, ...]:
    """How many there are of each race, wherever they are."""
    left = Counter(state.deck[state.drawn :])
    return tuple(left[race] + sum(each[race] for each in (*state.hands, *state.peoples)) for race in Race)


class Bookkeeper:
    """Notes what a player is shown, one event after the other, and what follows from it."""

    def __init__(self, game: Fantasy, player: int | None) -> None:
        self.player = player
        self.hand = Cards()
        self.sizes = [0] * game.players
        self.peoples = [Cards() for _ in range(game.players)]
        self.deck = len(game.cards)
        self.totals: tuple[int, ...] | None = None

    def note(self, event: Event) -> None:
        match event:
            case Dealt(player, count, cards) | Drew(player, count, cards):
                assert (cards is not None) == (player == self.player)
                self.deck -= count
                self.sizes[player] += count
                self.hand.update(cards or ())
            case Laid(player, race):
                self.sizes[player] -= 1
                self.peoples[player][race] += 1
                if player == self.player:
                    self.hand[race] -= 1
            case TookFromHand(player, target, count, cards):
                assert (cards is not None) == (self.player in (player, target))
                self.sizes[player] += count
                self.sizes[target] -= count
                if player == self.player:
                    self.hand.update(cards or ())
                if target == self.player:
                    self.hand.subtract(cards or ())
            case SwappedHands():
                self._swapped(event)
            case SwappedPeoples(player, target):
                peoples = self.peoples
                peoples[player], peoples[target] = peoples[target], peoples[player]
            case TookFromPeople(player, target, race):
                self.peoples[target][race] -= 1
                self.peoples[player][race] += 1
            case Ended(totals):
                self.totals = totals

    def _swapped(self, event: SwappedHands) -> None:
        """Each of the two gave what they held and holds what the other gave: both know both."""
        player, target, sizes = event.player, event.target, self.sizes
        sizes[player], sizes[target] = sizes[target], sizes[player]
        if self.player not in (player, target):
            assert event.hand is None
            assert event.others is None
            return
        assert event.hand is not None
        assert event.others is not None
        mine, others = (event.hand, event.others) if self.player == player else (event.others, event.hand)
        assert Cards(others) == +self.hand  # what the other holds now was the player's
        self.hand = Cards(mine)


def kept(player: int | None, shown: tuple[Event, ...], view: FantasyView) -> None:
    """The view has what the bookkeeper has."""
    book = Bookkeeper(view.game, player)
    for event in shown:
        book.note(event)
    if player is None:
        assert view.hand is None
    else:
        assert view.hand == tuple(book.hand[race] for race in Race)
        assert book.sizes[player] == sum(view.hand)
    assert list(view.sizes) == book.sizes
    assert [Cards(dict(zip(Race, people, strict=True))) for people in view.peoples] == book.peoples
    assert view.deck_left == book.deck
    assert book.totals == (view.result.totals if view.result else None)


# --- a twin ------------------------------------------------------------------------------------------------------


def twin(state: FantasyState, player: int | None, rng: Random) -> FantasyState:
    """All that the player may not know is otherwise: the cards in the others' hands and in the deck, those that came
    and went unseen, what the others have answered already, and chance."""
    others = [each for each in range(state.game.players) if each != player]
    cards = [Race(race) for each in others for race in Race for _ in range(state.hands[each][race])]
    cards += state.deck[state.drawn :]
    rng.shuffle(cards)
    hands = list(state.hands)
    for each in others:
        size = sum(hands[each])
        mine, cards = Counter(cards[:size]), cards[size:]
        hands[each] = tuple(mine[race] for race in Race)
    gone = rng.sample(state.deck[: state.drawn], state.drawn)
    history: Any = None
    for event in state.events:
        history = (_otherwise(event, player, rng), history)
    answers, decisions = _answered(state, player, rng)
    return replace(
        state, hands=tuple(hands), deck=(*gone, *cards), history=history, answers=answers, decisions=decisions,
        chance=Dice.of(rng.getrandbits(64)),
    )  # fmt: skip


def _otherwise(event: Event, player: int | None, rng: Random) -> Event:
    def any_cards(cards: tuple[Race, ...] | None) -> tuple[Race, ...]:
        return tuple(sorted(rng.choice(list(Race)) for _ in cards or ()))

    match event:
        case Dealt() | Drew() if event.player != player:
            return replace(event, cards=any_cards(event.cards))
        case TookFromHand() if player not in (event.player, event.target):
            return replace(event, cards=any_cards(event.cards))
        case SwappedHands() if player not in (event.player, event.target):
            return replace(event, hand=any_cards(event.hand), others=any_cards(event.others))
    return event


def _answered(state: FantasyState, player: int | None, rng: Random) -> tuple[Any, Any]:
    """The others have answered otherwise, or not yet, or already; somebody has still to answer."""
    asked, mine = list(state.asked), dict(state.answers).get(player)  # type: ignore[arg-type]
    if len(asked) < 2:
        return state.answers, state.decisions
    others = [each for each in asked if each.player != player]
    waits = player in [each.player for each in state.decisions]
    done = rng.sample(others, rng.randrange(len(others) + waits))
    answers = [(each.player, rng.random() < 0.5) for each in done]
    if mine is not None and player is not None:
        answers.append((player, mine))
    open_ones = tuple(each for each in asked if each.player not in dict(answers))
    return tuple(sorted(answers)), open_ones


# --- every deal --------------------------------------------------------------------------------------------------


def places_of(state: FantasyState, player: int | None) -> tuple[list[list[int]], list[list[int]]]:
    """Which places of the deck the player saw, and which went to somebody else unseen, as they were dealt and drawn
    together."""
    seen: list[list[int]] = []
    unseen: list[list[int]] = []
    at = 0
    for event in state.events:
        if isinstance(event, (Dealt, Drew)):
            group = list(range(at, at + event.count))
            (seen if event.player == player else unseen).append(group)
            at += event.count
    return seen, unseen


def all_deals(game: Fantasy, state: FantasyState, player: int | None) -> Starts:
    """The beginnings of a game, all that can matter: what went to others unseen and the card on top of the deck are
    everything they could be; the cards below it are in any one order, for no player has met them yet."""
    assert game.first is not None
    first = game.first
    seen, unseen = places_of(state, player)
    places = [place for group in unseen for place in group] + [state.drawn] * (state.drawn < len(state.deck))
    dealt = {group[0]: len(group) for group in unseen if group[0] < game.dealt * game.players}

    def starts(chance: Everything) -> Iterator[tuple[FantasyState, Fraction]]:
        deck: dict[int, Race] = {place: state.deck[place] for place in chain.from_iterable(seen)}
        left = Counter(game.cards)
        left.subtract(deck.values())
        for weight in _filled(places, dealt, deck, left):
            rest = iter(sorted(left.elements()))
            order = tuple(deck[place] if place in deck else next(rest) for place in range(len(state.deck)))
            yield game.dealt_from(order, first, chance), weight

    return starts


def _filled(places: list[int], dealt: dict[int, int], deck: dict[int, Race], left: Counter[Race]) -> Iterator[Fraction]:
    """Every way to put cards of those left on these places, and how likely it is. A hand as it is dealt has no order:
    it is put down sorted, and counts for all its orders."""
    if not places:
        yield Fraction(1)
        return
    size = dealt.get(places[0], 1)
    here, rest = places[:size], places[size:]
    for cards, weight in _groups(size, left).items():
        deck.update(zip(here, cards, strict=True))
        left.subtract(cards)
        for likely in _filled(rest, dealt, deck, left):
            yield weight * likely
        left.update(cards)
    for place in here:
        del deck[place]


def _groups(size: int, left: Counter[Race]) -> dict[tuple[Race, ...], Fraction]:
    """Sorted groups of cards of those left, and how likely it is to be dealt them."""
    likely: dict[tuple[Race, ...], Fraction] = {}
    for cards, weight in _ordered(size, left):
        hand = tuple(sorted(cards))
        likely[hand] = likely.get(hand, Fraction(0)) + weight
    return likely


def _ordered(size: int, left: Counter[Race]) -> Iterator[tuple[tuple[Race, ...], Fraction]]:
    if not size:
        yield (), Fraction(1)
        return
    total = left.total()
    for race in [race for race in Race if left[race]]:
        likely = Fraction(left[race], total)
        left[race] -= 1
        for cards, weight in _ordered(size - 1, left):
            yield (race, *cards), likely * weight
        left[race] += 1
