"""A whole game, small. Of the cards 1 to 6 each of two players gets two. On your turn you lay one of your hand, or
once take one of the rest, as chance says, and keep it face down. Who lays the highest sum wins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from royaume.core.play import Action, Chance, Decision, Dice, Event, IllegalAction, Result, shuffled
from royaume.core.play.game import placed
from royaume.core.play.registry import Entry

CARDS, HAND, TAKE = range(1, 7), 2, 6
LAID, DOWN, REST, UNSEEN = 2, 4, 6, 7  # a card is with its player: 0 or 1; laid by them: 2 or 3; face down: 4 or 5


@dataclass(frozen=True, slots=True)
class Played(Event):
    player: int
    card: int | None
    down: bool

    def for_player(self, player: int | None) -> Played:
        return replace(self, card=None) if self.down and player != self.player else self


@dataclass(frozen=True)
class Table:
    game: Toy
    chance: Chance
    where: tuple[int, ...]
    number: int
    events: tuple[Played, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        turn = next((player for player in (self.number % 2, 1 - self.number % 2) if player in self.where), None)
        return () if turn is None else (Decision(self.number, turn, "turn"),)

    @property
    def result(self) -> Result | None:
        laid = [sum(card for card in CARDS if self.where[card - 1] == player + LAID) for player in (0, 1)]
        return None if self.decisions else Result(placed(tuple(laid)), tuple(laid))

    def legal_actions(self, player: int) -> tuple[Action, ...]:
        return self.view(player).legal_actions()

    def apply(self, action: Action) -> tuple[Table, tuple[Event, ...]]:
        player, _, code = action
        if action not in self.legal_actions(player):
            raise IllegalAction("illegal-action.not-offered", given=code, expected=[])
        where, chance, card = list(self.where), self.chance, code + 1
        if code == TAKE:
            rest = [each for each in CARDS if where[each - 1] == REST]
            chosen, chance = chance.pick(len(rest))
            card = rest[chosen]
        where[card - 1] = player + (DOWN if code == TAKE else LAID)
        event = Played(player, card, down=code == TAKE)
        told = (*self.events, event)
        return replace(self, chance=chance, where=tuple(where), number=self.number + 1, events=told), (event,)

    def view(self, player: int | None) -> ToyView:
        seen = (LAID, LAID + 1, *(() if player is None else (player, player + DOWN)))
        where = tuple(at if at in seen else UNSEEN for at in self.where)
        asked = tuple(each for each in self.decisions if each.player == player)
        told = tuple(each.for_player(player) for each in self.events)
        return ToyView(self.game, player, where, self.number, asked, self.result, told)

    def encode(self) -> tuple[int, ...]:
        return (*self.where, self.number)


@dataclass(frozen=True)
class ToyView:
    game: Toy
    player: int | None
    where: tuple[int, ...]
    number: int
    decisions: tuple[Decision, ...]
    result: Result | None
    events: tuple[Played, ...]

    def legal_actions(self) -> tuple[Action, ...]:
        codes = [code for code, at in enumerate(self.where) if at == self.player]
        codes += [TAKE] * (self.player is not None and self.player + DOWN not in self.where)
        return tuple(Action(each.player, each.number, code) for each in self.decisions for code in codes)

    def sample(self, rng: Random) -> Table:
        """Nothing tells cards apart that the player never saw: they can lie in any way."""
        places = [*(0, 1, REST) * HAND]
        for each in self.events:
            places.remove(REST if each.down else each.player)
            places += [each.player + DOWN] * each.down
        for at in self.where:
            places.remove(at) if at in places else None
        rng.shuffle(places)
        where = tuple(places.pop() if at == UNSEEN else at for at in self.where)
        told = tuple(replace(e, card=where.index(e.player + DOWN) + 1) if e.down else e for e in self.events)
        return self.game.table(self.game, Dice.of(rng.getrandbits(64)), where, self.number, told)

    def observation(self) -> tuple[int, ...]:
        return (-1 if self.player is None else self.player, *self.where, self.number)


@dataclass(frozen=True)
class Toy:
    players: int = 2
    name, options, table = "toy", dict[str, str](), Table
    codes = (*(f"lay {card}" for card in CARDS), "take")

    def start(self, chance: Chance) -> Table:
        where, chance = shuffled((0, 1, REST) * HAND, chance)
        return self.table(self, chance, where, 0, ())

    def decode(self, numbers: tuple[int, ...], chance: Chance) -> Table:
        return self.table(self, chance, numbers[:-1], numbers[-1], ())


ENTRY = Entry("toy", "The toy", "Le jouet", range(2, 3), lambda players, options: Toy(players), events=(Played,))
