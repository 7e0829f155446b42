"""The suite is passed by a small game that keeps all promises, and catches every game that breaks one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaume.core.play import Action, Chance, Dice, Event, Game, IllegalAction, State, View
from royaume.core.play.suite import STYLES, Broken, Suite, check_uniform, chi_square, chosen, every_start
from tests.core import toy
from tests.core.toy import DOWN, ENTRY, LAID, REST, TAKE, Played, Table, Toy, ToyView

MOST = 6
"""Each of two players lays two cards and takes one."""


def cards(table: Table) -> tuple[int, ...]:
    """Six, each somewhere."""
    return len(table.where), sum(0 <= at <= REST for at in table.where)


def twin(table: Table, player: int | None, rng: Random) -> Table:
    """What this player never saw lies otherwise."""
    seen = {LAID, LAID + 1} if player is None else {LAID, LAID + 1, player, player + DOWN}
    hidden = [place for place, at in enumerate(table.where) if at not in seen]
    lying = rng.sample(hidden, len(hidden))
    where = list(table.where)
    for place, other in zip(hidden, lying, strict=True):
        where[place] = table.where[other]
    told = tuple(
        replace(each, card=where.index(each.player + DOWN) + 1) if each.down else each for each in table.events
    )
    return replace(table, where=tuple(where), events=told, chance=Dice.of(rng.random().hex()))


def suite(game: Toy | None = None) -> Suite:
    return Suite(game or Toy(), count=cards, twin=twin, most=MOST, entry=ENTRY)


# --- the toy keeps all promises --------------------------------------------------------------------------------


def test_the_toy_is_small() -> None:
    assert len(Path(toy.__file__).read_text().splitlines()) < 120


@pytest.mark.parametrize("style", STYLES)
def test_the_toy_passes(style: str) -> None:
    for seed in range(10):
        suite().check(seed, STYLES[style], deep=3)


@given(st.integers(0, 1 << 32), st.lists(st.integers(0, 20), max_size=MOST))
def test_the_toy_passes_whatever_is_played(seed: int, choices: list[int]) -> None:
    suite().check(seed, chosen(choices), deep=1, refusals=20)


def test_the_toy_is_what_a_game_is() -> None:
    state = ENTRY.make(2, {}).start(Dice.of(1))
    assert isinstance(ENTRY.make(2, {}), Game)
    assert isinstance(state, State)
    assert isinstance(state.view(0), View)


def _line(seed: int, *codes: int) -> tuple[Table, list[Action]]:
    """A game in which these codes are played; who cannot lays their first card."""
    table = Toy().start(Dice.of(seed))
    actions: list[Action] = []
    for code in codes:
        legal = table.legal_actions(table.decisions[0].player)
        actions.append(next((each for each in legal if each.code == code), legal[0]))
        table, _ = table.apply(actions[-1])
    return table, actions


LINES: list[tuple[int, ...]] = [(), (TAKE,), (0, TAKE), (TAKE, TAKE), (TAKE, 1, 2, TAKE), (0, 1, TAKE, TAKE, 4, 5)]


@pytest.mark.parametrize("codes", LINES)
@pytest.mark.parametrize("player", [0, 1, None])
def test_samples_of_the_toy_are_uniform(codes: tuple[int, ...], player: int | None) -> None:
    table, actions = _line(5, *codes)
    check_uniform(table.view(player), every_start(Toy()), actions, lambda each: each.encode(), Random(1), 1500)


def test_chi_square_against_the_tables() -> None:
    """The 5% and 1% points of 1, 5 and 10 degrees of freedom, as any book of statistics has them."""
    for free, five, one in ((1, 3.841, 6.635), (5, 11.070, 15.086), (10, 18.307, 23.209)):
        for far, expected in ((five, 0.05), (one, 0.01)):
            assert chi_square(*_spread(free, far)) == pytest.approx(expected, rel=0.06)


def _spread(free: int, far: float) -> tuple[Any, Any]:
    """Counts of so many classes and one more, this far from even."""
    even = 1_000_000
    off = round((far * even / 2) ** 0.5)
    counts = {0: even + off, 1: even - off} | dict.fromkeys(range(2, free + 1), even)
    return counts, {each: Fraction(1) for each in counts}


# --- mutants -----------------------------------------------------------------------------------------------------


def mutant(kind: type[Table]) -> Any:
    """A toy with a table of this kind."""
    return type("Mutant", (Toy,), {"table": kind})()


class Kept(Table):
    """A table like any other."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        return Table.apply(self, action)  # type: ignore[return-value]


class SeesRest(Kept):
    """A view shows what lies in the rest."""

    def view(self, player: int | None) -> ToyView:
        return replace(Table.view(self, player), where=self.where)


class SeesNumber(Kept):
    """A view tells something of the other's hand: whether it holds the 6."""

    def view(self, player: int | None) -> ToyView:
        view = Table.view(self, player)
        return replace(view, number=view.number + 100 * (self.where[-1] == 1 - (player or 0)))


@dataclass(frozen=True, slots=True)
class PlayedAloud(Played):
    """Everybody sees the card."""

    def for_player(self, player: int | None) -> Played:
        return self


class TellsAll(Kept):
    """An event is shown to everybody as it is."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        table, events = Kept.apply(self, action)
        loud = tuple(PlayedAloud(each.player, each.card, each.down) for each in events if isinstance(each, Played))
        return replace(table, events=(*self.events, *loud)), loud


class Forgets(Kept):
    """A view loses what was taken when a card is laid."""

    def view(self, player: int | None) -> ToyView:
        view = Table.view(self, player)
        if not view.events or view.events[-1].down:
            return view
        return replace(view, events=tuple(each for each in view.events if not each.down))


class RefusesSilently(Kept):
    """A wrong action changes nothing and says nothing."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        try:
            return Kept.apply(self, action)
        except IllegalAction:
            return self, ()


class RefusesWithAnotherError(Kept):
    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if not 0 <= action.code <= TAKE:
            raise IndexError(action.code)
        return Kept.apply(self, action)


class RefusesWhatIsLegal(Kept):
    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if action.code == 3:
            raise IllegalAction("illegal-action.not-offered", given="lay 4", expected=[])
        return Kept.apply(self, action)


class ErrorsTell(Kept):
    """A refused card is said to be the other's."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        try:
            return Kept.apply(self, action)
        except IllegalAction as error:
            if action.player in (0, 1) and 0 <= action.code < TAKE and self.where[action.code] == 1 - action.player:
                raise IllegalAction("illegal-action.not-yours", given=action.code, player=action.player) from error
            raise


class TakesForOthers(Kept):
    """It is not looked at whose decision an action answers."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if self.decisions and action.player in (0, 1):
            action = action._replace(player=self.decisions[0].player)
        return Kept.apply(self, action)


class LosesACard(Kept):
    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        table, events = Kept.apply(self, action)
        return (replace(table, where=(-9, *table.where[1:])) if action.code == 0 else table), events


class ChangesItself(Kept):
    """The old state is changed too."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        table, events = Kept.apply(self, action)
        object.__setattr__(self, "events", table.events)
        return table, events


class NeverEnds(Kept):
    """What is laid comes back into the hand once all is laid."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        table, events = Kept.apply(self, action)
        back = tuple(at - LAID if LAID <= at < DOWN else at for at in table.where)
        return (table if table.decisions else replace(table, where=back)), events


class SameNumber(Kept):
    """A decision has the number of one that is gone."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        table, events = Kept.apply(self, action)
        return replace(table, number=table.number % 2), events


_clock = count()


class GoesByTheClock(Kept):
    """Which card is taken is no outcome of chance."""

    def apply(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        chance = Dice.of(next(_clock)) if action.code == TAKE else self.chance
        table, events = Kept.apply(replace(self, chance=chance), action)
        return replace(table, chance=self.chance), events


class EncodesHalf(Kept):
    """What was taken is encoded as if it were still in the rest."""

    def encode(self) -> tuple[int, ...]:
        return (*(REST if at >= DOWN else at for at in self.where), self.number)


@dataclass(frozen=True)
class Holds(ToyView):
    """A view that has its state."""

    way: Any = None


class HandsOutItself(Kept):
    def view(self, player: int | None) -> ToyView:
        return _view_as(Holds, Table.view(self, player), way=partial(Table.view, self))


class SamplesCarelessly(Kept):
    """Samples forget what the player took."""

    def view(self, player: int | None) -> ToyView:
        return _view_as(_Careless, Table.view(self, player))


class _Careless(ToyView):
    def sample(self, rng: Random) -> Table:
        table = ToyView.sample(self, rng)
        return replace(table, where=tuple(REST if at >= DOWN else at for at in table.where))


class SamplesTheSameDice(Kept):
    """The dice of a sample are those of the game, and tell what will come."""

    def view(self, player: int | None) -> ToyView:
        _Lucky.dice = self.chance
        return _view_as(_Lucky, Table.view(self, player))


class _Lucky(ToyView):
    dice: ClassVar[Chance]

    def sample(self, rng: Random) -> Table:
        return replace(ToyView.sample(self, rng), chance=_Lucky.dice)


def _view_as(kind: type[ToyView], view: ToyView, **more: Any) -> ToyView:
    return kind(**{name: getattr(view, name) for name in ToyView.__dataclass_fields__}, **more)


MUTANTS: list[tuple[type[Table], str]] = [
    (SeesRest, "a view leaks nothing"),
    (SeesNumber, "a view leaks nothing"),
    (TellsAll, "a view leaks nothing"),
    (ErrorsTell, "a view leaks nothing"),
    (HandsOutItself, "a view holds no state and no chance"),
    (Forgets, "a view forgets nothing"),
    (RefusesSilently, "what is not legal is refused"),
    (RefusesWithAnotherError, "what is not legal is an IllegalAction"),
    (RefusesWhatIsLegal, "what is legal is accepted"),
    (TakesForOthers, "what is not legal is refused"),
    (LosesACard, "cards are conserved"),
    (ChangesItself, "to act leaves the old state as it was"),
    (NeverEnds, "every game ends"),
    (SameNumber, "the number of a decision is never used again"),
    (GoesByTheClock, "the same chance and actions give the same game"),
    (EncodesHalf, "a decoded state offers the same"),
    (SamplesCarelessly, "a sample looks the same"),
    (SamplesTheSameDice, "a sample has dice of its own"),
]


def _broken(kind: type[Table]) -> set[str]:
    """The promises that the suite finds broken in a few games."""
    found = set()
    for seed in range(4):
        for style in STYLES.values():
            try:
                suite(mutant(kind)).check(seed, style, deep=4)
            except Broken as broken:
                found.add(broken.promise)
    return found


def test_the_same_kind_of_table_passes() -> None:
    assert not _broken(Kept)


@pytest.mark.parametrize(("kind", "promise"), MUTANTS, ids=lambda each: each.__name__ if isinstance(each, type) else "")
def test_a_mutant_is_caught(kind: type[Table], promise: str) -> None:
    assert promise in _broken(kind)


class _Likes(ToyView):
    """Its samples give the lowest unseen cards to the other player more often than not."""

    def sample(self, rng: Random) -> Table:
        return min((ToyView.sample(self, rng) for _ in range(2)), key=lambda table: table.where)


def test_an_event_that_files_do_not_know_is_caught() -> None:
    with pytest.raises(Broken, match="a file can be read"):
        replace(suite(), entry=replace(ENTRY, events=())).check(1)


def test_uneven_samples_are_caught() -> None:
    table, actions = _line(5, TAKE)
    view = table.view(0)
    uneven = _view_as(_Likes, view)

    def draw(view: Any, rng: Random) -> Iterator[Table]:
        return (uneven.sample(rng) for _ in count())

    with pytest.raises(Broken, match="samples are uniform"):
        check_uniform(view, every_start(Toy()), actions, lambda each: each.encode(), Random(1), 1500, draw=draw)


def test_an_impossible_sample_is_caught() -> None:
    table, actions = _line(5, TAKE)

    def draw(view: Any, rng: Random) -> Iterator[Table]:
        return (replace(view.sample(rng), where=(REST,) * 6) for _ in count())

    with pytest.raises(Broken, match="a sample is possible"):
        check_uniform(table.view(0), every_start(Toy()), actions, lambda each: each.encode(), Random(1), 50, draw=draw)
