"""Positions of Fantasy written in words, and what is done in them: ``position(["gnome", "imp"], deck="elf").does("0 lay
gnome")``. Hands and peoples are read back as words in the order of the rules' table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from royaume.core.play import Action, Chance, Dice, Event, Script
from royaume.fantasy import Fantasy, FantasyState, Race
from royaume.fantasy.play import opened
from royaume.fantasy.state import NONE, cards_of, counts_of


def cards(text: str) -> tuple[Race, ...]:
    """``gnome gnome fairy`` as cards, in the order given."""
    return tuple(Race[word.upper()] for word in text.split())


@dataclass
class Sitting:
    """A game under way, with what happened in it since the position was set up."""

    state: FantasyState
    told: list[Event] = field(default_factory=list)

    def does(self, *moves: str) -> Sitting:
        """Each move is a player and the words of an action: ``0 lay gnome``."""
        for move in moves:
            player, _, words = move.partition(" ")
            decision = self.state.decision_of(int(player))
            assert decision is not None, f"nobody asks player {player}: {move}"
            code = self.state.game.codes.index(words)
            self.state, events = self.state.apply(Action(int(player), decision.number, code))
            self.told += events
        return self

    def hand(self, player: int) -> str:
        return words_of(self.state.hands[player])

    def people(self, player: int) -> str:
        return words_of(self.state.peoples[player])

    @property
    def hands(self) -> list[str]:
        return [words_of(each) for each in self.state.hands]

    @property
    def peoples(self) -> list[str]:
        return [words_of(each) for each in self.state.peoples]

    @property
    def asked(self) -> list[str]:
        """Who is asked what: ``0 lay``."""
        return [f"{each.player} {each.kind}" for each in self.state.decisions]

    def offers(self, player: int) -> list[str]:
        return [self.state.game.codes[each.code] for each in self.state.legal_actions(player)]

    def shown(self, player: int | None) -> list[Event]:
        """What happened since the position, as this player is shown it."""
        return [seen for each in self.told if (seen := each.for_player(player)) is not None]


def words_of(counts: tuple[int, ...]) -> str:
    return " ".join(race.word for race in cards_of(counts))


def position(
    hands: Sequence[str],
    peoples: Sequence[str] = (),
    *,
    deck: str = "",
    turn: int = 0,
    fairy_any: bool = False,
    chance: Sequence[str] | None = None,
) -> Sitting:
    """The turn of a player begins: they draw from the deck (its first word is on top), if there is one. ``chance`` are
    the outcomes to come, as ``1/3``."""
    players = len(hands)
    drawn: Chance = Dice.of(0) if chance is None else Script.of(chance)
    state = FantasyState(
        game=Fantasy(players, fairy_any=fairy_any, first=turn), chance=drawn,
        hands=tuple(counts_of(cards(hand)) for hand in hands),
        peoples=tuple(counts_of(cards(people)) for people in peoples) or (NONE,) * players,
        deck=cards(deck), drawn=0, turn=turn, pending=None, laid=(), final=None, asked=(), decisions=(), answers=(),
        number=1, history=None,
    )  # fmt: skip
    return Sitting(opened(state))
