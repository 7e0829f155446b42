"""How a game of Fantasy goes on: turns, powers, the Fairy's question, the end. An action is checked, then done at the
table, which is a state while it changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import TYPE_CHECKING, Any, Final

from royaume.core.play import Action, Decision, IllegalAction
from royaume.fantasy.events import (
    Aimed,
    Cancelled,
    Ended,
    LastCard,
    NothingHappened,
    Passed,
    SwappedHands,
    SwappedPeoples,
    TookFromHand,
    TookFromPeople,
    once,
)
from royaume.fantasy.offers import (
    AIM,
    CODES,
    COPY,
    FAIRY,
    LAY,
    TAKE,
    copiable,
    offered,
    opponents_of,
    targets_of,
)
from royaume.fantasy.parts import RACES, Pending, cards_of, more
from royaume.fantasy.races import (
    Draws,
    Power,
    Race,
    SwapsHands,
    SwapsPeoples,
    TakesAtRandom,
    TakesFromPeople,
    UsesPower,
)

if TYPE_CHECKING:
    from royaume.fantasy.state import FantasyState, Table

_aim_told, _took = once(Aimed), once(TookFromHand)

# --- checking and doing ------------------------------------------------------------------------------------------


def checked(state: FantasyState, action: Action) -> Decision:
    """The decision that an action answers, if it may."""
    for decision in state.decisions:
        if decision.number == action.decision:
            break
    else:
        if state.over:
            raise IllegalAction("illegal-action.over")
        asked = next((each for each in state.asked if each.number == action.decision), None)
        if asked is None or asked.player == action.player:
            expected = [each.number for each in state.decisions if each.player == action.player]
            raise IllegalAction("illegal-action.gone", given=action.decision, expected=expected)
        decision = asked  # whether another has answered it already is not told
    if decision.player != action.player:
        raise IllegalAction("illegal-action.not-yours", given=action.decision, player=action.player)
    codes = offered(state, decision, state.hands[decision.player])
    if action.code not in codes:
        given = CODES[action.code] if 0 <= action.code < len(CODES) else str(action.code)
        raise IllegalAction("illegal-action.not-offered", given=given, expected=[CODES[code] for code in codes])
    return decision


# --- a turn ------------------------------------------------------------------------------------------------------


def begin_turn(table: Table) -> None:
    """The player on turn draws and is asked for a card; who has none passes; with no card left anywhere it is over."""
    table.pending, table.laid = None, ()
    while True:
        turn = table.turn
        table.draw(turn, 1)
        if any(table.hands[turn]):
            table.ask("lay", turn)
            return
        if not any(map(any, table.hands)):
            break
        table.tell(Passed(turn))
        if not _next_turn(table):
            break
    _end(table)


def _next_turn(table: Table) -> bool:
    """Whose turn it is next; False if it was the last one."""
    if table.final is None:
        table.turn = (table.turn + 1) % len(table.hands)
        return True
    if not table.final:
        return False
    table.turn, *final = table.final
    table.final = tuple(final)
    return True


def _end_turn(table: Table) -> None:
    """Power and Fairies are settled: was a last card laid (F2)? Then the next turn."""
    if table.final is None and table.drawn == len(table.deck):
        last = next((player for player in table.laid if not any(table.hands[player])), None)
        if last is not None:
            table.final = opponents_of(last, table.players)
            table.tell(LastCard(last))
    if _next_turn(table):
        begin_turn(table)
    else:
        _end(table)


def _end(table: Table) -> None:
    table.pending, table.asked, table.decisions = None, (), ()
    table.tell(Ended(tuple(map(sum, table.peoples))))


# --- laying, aiming, taking, copying ---------------------------------------------------------------------------


def _lay(table: Table, decision: Decision, code: int) -> None:
    race = RACES[code - LAY]
    table.lay(decision.player, race)
    _use(table, decision.player, race)


def _use(table: Table, player: int, race: Race) -> None:
    """A power is not optional when it can be applied (F2)."""
    if race is Race.FAIRY:
        _end_turn(table)
        return
    power = race.power
    table.pending = Pending(player, race, None, None, 0, player)
    if isinstance(power, UsesPower):
        races = copiable(table, player)
        if not races:
            _nothing(table, player, race)
        elif len(races) > 1:
            table.ask("copy", player)
        else:
            _use(table, player, races[0])
        return
    if isinstance(power, Draws):
        _aimed(table, table.pending) if table.drawn < len(table.deck) else _nothing(table, player, race)
        return
    targets = targets_of(table, player, power)
    if not targets:
        _nothing(table, player, race)
        return
    _at(table, targets[0]) if len(targets) == 1 else table.ask("aim", player)


def _nothing(table: Table, player: int, race: Race) -> None:
    table.tell(NothingHappened(player, race))
    _end_turn(table)


def _copy(table: Table, decision: Decision, code: int) -> None:
    _use(table, decision.player, RACES[code - COPY])


def _aim(table: Table, decision: Decision, code: int) -> None:
    del decision
    _at(table, code - AIM)


def _at(table: Table, target: int) -> None:
    """A target is named; a Dryad's user also names the card."""
    assert table.pending is not None
    user, power = table.pending.user, table.pending.power
    pending = table.pending = Pending(user, power, target, None, 0, user)
    if not isinstance(power.power, TakesFromPeople):
        _aimed(table, pending)
        return
    wanted = list(compress(RACES, table.peoples[target]))
    if len(wanted) > 1:
        table.ask("take", user)
    else:
        _wanted(table, wanted[0])


def _take(table: Table, decision: Decision, code: int) -> None:
    del decision
    _wanted(table, RACES[code - TAKE])


def _wanted(table: Table, race: Race) -> None:
    assert table.pending is not None
    user, power, target = table.pending[:3]
    table.pending = Pending(user, power, target, race, 0, user)
    _aimed(table, table.pending)


def _aimed(table: Table, pending: Pending) -> None:
    """Power and target are named, nothing random has happened: the Fairy's question (F1)."""
    table.tell(_aim_told(pending.user, pending.power, pending.target, pending.wanted))
    _question(table, pending)


# --- the Fairy ---------------------------------------------------------------------------------------------------


def _question(table: Table, pending: Pending) -> None:
    """Asks who may answer, Fairy in hand or not, so that the wait tells nothing."""
    user, target, by = pending.user, pending.target, pending.by
    if table.game.fairy_any:
        table.ask_all("fairy", opponents_of(by, table.players))
    elif target is not None:
        table.ask("fairy", user if by == target else target)
    else:
        _settle(table, pending)


def _answer(table: Table, decision: Decision, code: int) -> None:
    """Answers are shown when all are given: the first to say yes in order of play counts."""
    player = decision.player
    pending = table.pending
    assert pending is not None
    if len(table.asked) == 1:
        answering = player if code == FAIRY else None
    else:
        table.answers = tuple(sorted((*table.answers, (player, code == FAIRY))))
        table.decisions = tuple(each for each in table.decisions if each != decision)
        if table.decisions:
            return
        said = dict(table.answers)
        table.answers = ()
        order = (*opponents_of(pending.by, table.players), pending.by)
        answering = next((each for each in order if said.get(each)), None)
    if answering is None:
        _settle(table, pending)
        return
    table.lay(answering, Race.FAIRY, answering=True)
    table.pending = pending._replace(fairies=pending.fairies + 1, by=answering)
    _question(table, table.pending)


def _settle(table: Table, pending: Pending) -> None:
    """The power works unless an odd number of Fairies was laid."""
    if pending.fairies % 2:
        table.tell(Cancelled(pending.user, pending.power))
    else:
        power = pending.power.power
        _WORKS[type(power)](table, pending, power)
    _end_turn(table)


# --- what powers do ----------------------------------------------------------------------------------------------


def _draws(table: Table, pending: Pending, power: Draws) -> None:
    table.draw(pending.user, power.cards)


def _takes_at_random(table: Table, pending: Pending, power: TakesAtRandom) -> None:
    """As many as there are, at most so many (F3); a Fairy laid meanwhile may have been the last one (F4)."""
    user, target = _both(pending)
    theirs, hand = table.hands[target], table.hands[user]
    taken: list[Race] = []
    left = sum(theirs)
    for _ in range(min(power.cards, left)):
        chosen, table.chance = table.chance.pick(left)
        race = cards_of(theirs)[chosen]
        theirs, hand, left = more(theirs, race, -1), more(hand, race), left - 1
        taken.append(race)
    table.hold(target, theirs)
    table.hold(user, hand)
    if taken:
        table.tell(_took(user, target, len(taken), tuple(sorted(taken))))
    else:
        table.tell(NothingHappened(user, Race.KORRIGAN))


def _swaps_hands(table: Table, pending: Pending, _: SwapsHands) -> None:
    user, target = _both(pending)
    hand, others = table.hands[target], table.hands[user]
    table.hold(user, hand)
    table.hold(target, others)
    table.tell(SwappedHands(user, target, cards_of(hand), cards_of(others)))


def _swaps_peoples(table: Table, pending: Pending, _: SwapsPeoples) -> None:
    user, target = _both(pending)
    people, theirs = table.peoples[target], table.peoples[user]
    table.show(user, people)
    table.show(target, theirs)
    table.tell(SwappedPeoples(user, target))


def _takes_from_people(table: Table, pending: Pending, _: TakesFromPeople) -> None:
    (user, target), wanted = _both(pending), pending.wanted
    assert wanted is not None
    table.show(target, more(table.peoples[target], wanted, -1))
    table.show(user, more(table.peoples[user], wanted))
    table.tell(TookFromPeople(user, target, wanted))


def _both(pending: Pending) -> tuple[int, int]:
    """Who uses the power, and against whom."""
    assert pending.target is not None
    return pending.user, pending.target


_WORKS: Final[dict[type[Power], Callable[[Table, Pending, Any], None]]] = {
    Draws: _draws,
    TakesAtRandom: _takes_at_random,
    SwapsHands: _swaps_hands,
    SwapsPeoples: _swaps_peoples,
    TakesFromPeople: _takes_from_people,
}

DO: Final[dict[str, Callable[[Table, Decision, int], None]]] = {
    "lay": _lay,
    "aim": _aim,
    "take": _take,
    "copy": _copy,
    "fairy": _answer,
}


def opened(state: FantasyState) -> FantasyState:
    """A state that was just dealt, with its first turn begun."""
    table = state.table()
    begin_turn(table)
    return table.fixed()
