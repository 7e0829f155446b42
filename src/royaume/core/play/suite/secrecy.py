"""What nobody may learn, and nobody may lose: views that leak nothing and forget nothing."""

from __future__ import annotations

from collections.abc import Iterable
from gc import get_referents
from random import Random
from types import FunctionType, ModuleType

from royaume.core.play.game import Action, Event, Game, Player, State, View
from royaume.core.play.suite.promises import decisions_of, held, refusal, seats


def shown(events: Iterable[Event], player: Player | None) -> tuple[Event, ...]:
    """A player's account of events."""
    told = (event.for_player(player) for event in events)
    return tuple(event for event in told if event is not None)


def check_view(state: State, player: Player | None, book: tuple[Event, ...]) -> None:
    """A view has every event that was ever shown, as it was shown; it offers what the state does, and is no way to the
    state."""
    view = state.view(player)
    held("a view is its player's", view.player == player, player)
    held("a view forgets nothing", view.events == book, player, f"shown: {book}", f"kept: {view.events}")
    held("a view has its own decisions", view.decisions == decisions_of(state, player), player, view.decisions)
    legal = () if player is None else state.legal_actions(player)
    held("a view offers what the state does", view.legal_actions() == legal, player, legal, view.legal_actions())
    held("a view knows the result", view.result == state.result, view.result, state.result)
    held("an observation is integers", all(type(each) is int for each in view.observation()), view.observation())
    held("a view holds no state and no chance", not _reaches(view, (type(state), type(state.chance))), player)


def _reaches(view: View, kinds: tuple[type, ...]) -> bool:
    """Whether an object of these kinds can be had from a view."""
    met, left = {id(view)}, [view]
    while left:
        for each in get_referents(left.pop()):
            if isinstance(each, kinds):
                return True
            if id(each) not in met and not isinstance(each, (type, ModuleType, FunctionType, str, int)):
                met.add(id(each))
                left.append(each)
    return False


def check_alike(state: State, other: State, player: Player | None, wrong: Iterable[Action], promise: str) -> None:
    """Two states that are one to a player: views to the letter, observations, decisions, legal actions, errors."""
    view, like = state.view(player), other.view(player)
    same = view == like and repr(view) == repr(like)
    held(promise, same, f"view of {player}", *_differences(view, like))
    held(promise, view.observation() == like.observation(), f"observation of {player}")
    held(promise, view.legal_actions() == like.legal_actions(), f"legal actions of {player}'s view")
    held(promise, decisions_of(state, player) == decisions_of(other, player), f"decisions of {player}")
    if player is None:
        return
    held(promise, state.legal_actions(player) == other.legal_actions(player), f"legal actions of {player}")
    for action in wrong:
        if action.player == player:
            one, two = refusal(state, action), refusal(other, action)
            held(promise, one == two, f"errors of {player}", action, one, two)


def _differences(view: View, like: View) -> list[str]:
    names = getattr(view, "__dataclass_fields__", ())
    pairs = [(name, getattr(view, name), getattr(like, name)) for name in names]
    return [f"{name}: {one} is not {two}" for name, one, two in pairs if one != two]


def check_same_told(game: Game, state: State, other: State, player: Player | None, rng: Random, promise: str) -> None:
    """After the same action in two states that are one to a player, what this player is told agrees until there is
    something new in it; and what is new is told in the same words. Where somebody may have answered already, unseen,
    their answer can be what is new: such states are not compared."""
    if state.decisions != other.decisions:
        return
    for actor in seats(game):
        both = sorted(set(state.legal_actions(actor)) & set(other.legal_actions(actor)))
        if not both:
            continue
        action = rng.choice(both)
        told, retold = (shown(each.apply(action)[1], player) for each in (state, other))
        for one, two in zip(told, retold, strict=False):
            held(promise, type(one) is type(two), f"{player} after {action}", one, two)
            if one != two:
                break


def check_sample(
    game: Game, state: State, player: Player | None, rng: Random, wrong: Iterable[Action], on: int, *, quiet: bool
) -> State:
    """A sample is a state that looks the same, an ordinary one: it can be played on. Its dice are its own, and all of
    it comes from the dice it was made with."""
    seed = rng.getrandbits(64)
    view = state.view(player)
    sample: State = view.sample(Random(seed))
    again: State = view.sample(Random(seed))
    promise = "a sample looks the same"
    check_alike(state, sample, player, wrong, promise)
    if not quiet:
        check_same_told(game, state, sample, player, rng, promise)
    same = sample.encode() == again.encode() and sample.chance == again.chance
    held("a sample comes from the dice it is given", same, player)
    held("a sample has dice of its own", sample.chance != state.chance, player)
    played = sample
    while played.decisions and on:
        actor = rng.choice(played.decisions).player
        played, _ = played.apply(rng.choice(played.legal_actions(actor)))
        on -= 1
    return sample
