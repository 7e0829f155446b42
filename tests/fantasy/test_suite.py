"""Fantasy passes the suite: 2, 3 and 4 players, both options of the Fairy, all styles of play; what a player can know
is what a slow bookkeeper makes of what they were shown (``deals``); samples are as likely as the deals they are of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from royaume.core.play import Action, Dice, Event, Game, IllegalAction, State, View
from royaume.core.play.suite import STYLES, Broken, Suite, check_uniform, chosen
from royaume.fantasy.entry import ENTRY
from royaume.fantasy.events import Dealt, Drew, SwappedHands, TookFromHand
from royaume.fantasy.game import Fantasy
from royaume.fantasy.state import FantasyState
from tests.fantasy.deals import all_cards, all_deals, kept, places_of, twin

MOST: Final = 400
"""56 cards are laid one after the other; each may have to be aimed, and each be answered by all the others."""

TABLES: Final = [(players, fairy_any) for players in (2, 3, 4) for fairy_any in (False, True)]
MIXED: Final = ("anything", "stubborn", "first", "anything", "last", "stubborn")
"""What is played in turn; the longest games take longest, and have their own test."""

tables = pytest.mark.parametrize(("players", "fairy_any"), TABLES)


def suite(players: int, fairy_any: bool, **small: Any) -> Suite:
    game = Fantasy(players, fairy_any=fairy_any, **small)
    return Suite(game, count=all_cards, twin=twin, most=MOST, watch=kept, entry=ENTRY)


def check(players: int, fairy_any: bool, seeds: range, deep: int, every: int) -> None:
    """Games in turn in all styles; every so many are looked at closely."""
    tried = suite(players, fairy_any)
    for seed in seeds:
        style = STYLES[MIXED[seed % len(MIXED)]]
        tried.check(seed, style, deep=deep if seed % every == 0 else 0, refusals=100)


@tables
def test_games(players: int, fairy_any: bool) -> None:
    check(players, fairy_any, range(50), deep=1, every=5)


@tables
def test_everything_wrong_is_refused(players: int, fairy_any: bool) -> None:
    suite(players, fairy_any).check(1, deep=2)


@tables
def test_long_games(players: int, fairy_any: bool) -> None:
    suite(players, fairy_any).check(2, STYLES["longest"], deep=1, refusals=100)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 1 << 32), st.lists(st.integers(0, 11), max_size=200))
def test_whatever_is_played(table: tuple[int, bool], seed: int, choices: list[int]) -> None:
    suite(*table).check(seed, chosen(choices), deep=1, refusals=30)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 1 << 32), st.lists(st.integers(0, 11), max_size=40))
def test_small_games(table: tuple[int, bool], seed: int, choices: list[int]) -> None:
    suite(*table, each=2, dealt=2).check(seed, chosen(choices), deep=1, refusals=30)


def test_a_state_is_what_a_state_is() -> None:
    game = Fantasy()
    assert isinstance(game, Game)
    assert isinstance(game.start(Dice.of(1)), State)
    assert isinstance(game.start(Dice.of(1)).view(0), View)


SWEEP: Final = 100_000
PARTS: Final = 4


@pytest.mark.sweep
@pytest.mark.parametrize("part", range(PARTS))
@tables
def test_many_games(players: int, fairy_any: bool, part: int) -> None:
    size = -(-SWEEP // (len(TABLES) * PARTS))
    seeds = range(1000 + part * size, 1000 + (part + 1) * size)
    pieces = [seeds[start : start + 100] for start in range(0, size, 100)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(check, players, fairy_any, piece, 1, 20) for piece in pieces]:
            done.result()


@pytest.mark.parametrize("kind", [Dealt, Drew, TookFromHand, SwappedHands])
def test_an_event_that_everybody_sees_is_caught(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "for_player", lambda event, player: event)
    with pytest.raises(Broken, match="a view leaks nothing"):
        Suite(Fantasy(3), count=all_cards, twin=twin, most=MOST).check(1, deep=100, refusals=0)


# --- the Fairy's question --------------------------------------------------------------------------------------


def test_nobody_learns_who_has_answered() -> None:
    """All are asked at once. Who has answered is not told by the error that somebody gets who tries to answer for
    them."""
    state = Fantasy(4, fairy_any=True).start(Dice.of(1))
    while len(state.decisions) < 3:
        state, _ = state.apply(state.legal_actions(state.decisions[0].player)[0])
    one, other, third = state.decisions
    answered, events = state.apply(state.legal_actions(other.player)[0])
    assert not events
    assert answered.view(one.player) == state.view(one.player)
    meddling = Action(one.player, other.number, state.legal_actions(other.player)[0].code)
    errors = []
    for each in (state, answered):
        with pytest.raises(IllegalAction) as caught:
            each.apply(meddling)
        errors.append(caught.value)
    assert errors[0] == errors[1]
    assert third in answered.decisions


# --- samples are uniform ---------------------------------------------------------------------------------------

Line = tuple[FantasyState, tuple[Action, ...], int | None]


def seen(state: FantasyState, viewer: int | None) -> set[str]:
    """What kinds of things have happened, as a viewer saw them."""
    found = set()
    for event in state.events:
        if isinstance(event, TookFromHand):
            found.add("take" if viewer in (event.player, event.target) else "take unseen")
        elif isinstance(event, SwappedHands):
            found.add("swap" if viewer in (event.player, event.target) else "swap unseen")
        elif isinstance(event, Drew) and event.count > 1:
            found.add("draw" if viewer == event.player else "draw unseen")
    return found


def lines(game: Fantasy, seeds: range, most: int) -> Iterator[Line]:
    """Positions of random games, each with the line of play that leads to it and somebody who looks at it, in which no
    more than so many cards went away unseen: their deals can all be tried."""
    for seed in seeds:
        rng = Random(seed)
        viewer = rng.choice([*range(game.players), None])
        state = game.start(Dice.of(seed))
        actions: tuple[Action, ...] = ()
        while state.decisions:
            action = rng.choice(state.legal_actions(rng.choice(state.decisions).player))
            state, _ = state.apply(action)
            actions = (*actions, action)
            unseen = sum(map(len, places_of(state, viewer)[1])) + (state.deck_left > 0)
            if unseen > most:
                break
            if unseen and not state.answers:
                yield state, actions, viewer


def hidden(state: FantasyState) -> Hashable:
    """All hands, and the card on top of the deck."""
    return state.hands, state.deck[state.drawn : state.drawn + 1]


SMALL: Final = [
    Fantasy(2, first=0, each=2, dealt=2),
    Fantasy(3, first=1, each=1, dealt=2),
    Fantasy(3, first=2, each=2, dealt=1),
    Fantasy(3, first=0, each=1, dealt=1, fairy_any=True),
]
WANTED: Final = [
    {"draw"}, {"draw unseen"}, {"take"}, {"take unseen"}, {"swap"}, {"swap unseen"},
    {"take unseen", "swap"}, {"take unseen", "swap unseen"}, {"take", "swap"}, {"take", "swap unseen"},
    {"take", "take unseen"},
]  # fmt: skip

wanted_ones = pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: " and ".join(sorted(wanted)))


def found(wanted: set[str], most: int, of_each: int) -> list[Line]:
    """Positions in which all of this has happened: of each small game so many, the last of as many deals. With seven
    cards all deals can be tried; with fourteen, while no more than so many went away unseen."""
    chosen_ones = []
    for game in SMALL:
        positions = lines(game, range(600), 7 if game.each == 1 else most)
        met = {
            state.deck: (state, actions, viewer)
            for state, actions, viewer in positions
            if wanted <= seen(state, viewer)
        }
        chosen_ones += list(met.values())[:of_each]
    assert chosen_ones
    return chosen_ones


def spread(line: Line, samples: int, draw: Callable[[Any, Random], Iterator[Any]] | None = None) -> float:
    state, actions, viewer = line
    starts = all_deals(state.game, state, viewer)
    return check_uniform(state.view(viewer), starts, actions, hidden, Random(1), samples, draw=draw)


def stream(view: Any, rng: Random) -> Iterator[Any]:
    """What a bot takes: one state after the other of the same view."""
    return iter(view.samples(rng))


@wanted_ones
def test_samples_are_uniform(wanted: set[str]) -> None:
    for line in found(wanted, most=3, of_each=1)[:2]:
        spread(line, 500)
        spread(line, 500, stream)


@pytest.mark.sweep
@wanted_ones
def test_many_samples_are_uniform(wanted: set[str]) -> None:
    for line in found(wanted, most=4, of_each=4):
        spread(line, 5000)
        spread(line, 5000, stream)


@pytest.mark.parametrize(("players", "seed", "viewer"), [(4, 8, 1), (4, 10, 1), (3, 32, 2), (3, 2, 1)])
def test_much_can_be_taken_unseen(players: int, seed: int, viewer: int) -> None:
    """With many Korrigans between the others, few deals fit what was seen."""
    last = suite(players, seed % 2 == 0).played(Dice.of(seed), STYLES["first"], Random(seed)).last
    assert last.view(viewer).sample(Random(1)).view(viewer) == last.view(viewer)


def test_a_whole_hand_taken_unseen_can_have_been_any() -> None:
    """Player 2 takes the only cards of player 1, and a spectator sees backs only: each of the cards is as likely."""
    game = Fantasy(3, first=0, each=1, dealt=1)
    whole = [
        line
        for line in lines(game, range(400), 4)
        for event in line[0].events[-2:]
        if isinstance(event, TookFromHand) and line[2] not in (event.player, event.target)
        if not line[0].sizes[event.target]
    ]
    assert whole
    for line in whole[:4]:
        spread(line, 800, stream)
