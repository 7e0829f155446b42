"""A clause in short, in English, made from its effect: for the status table and for the names of mutants. The sentences
that players read are not made here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from royaume.realms import effects as fx
from royaume.realms.suits import Suit


def said(effect: fx.Bonus | fx.Penalty) -> str:
    """The effect as a card table would note it."""
    if isinstance(effect, fx.Points):
        return _points(effect)
    if isinstance(effect, (fx.Blanks, fx.BlanksLoners, fx.BlankedWith, fx.BlankedUnless)):
        return _blanking(effect)
    if isinstance(effect, fx.Choosing):
        return _choosing(effect)
    if isinstance(effect, fx.Ending):
        return "a draw at the end of the game"
    return _standing(effect)


def _points(points: fx.Points) -> str:
    match points:
        case fx.Once(number, when):
            return f"{_number(number)} {_condition(when)}"
        case fx.Each(number, among, when):
            return f"{_number(number)} each {among_said(among, 'and')}" + (f" {_condition(when)}" if when else "")
        case fx.EachInDiscard(number, among):
            return f"{number} each {among_said(among, 'and')} in the discard area"
        case fx.First(number, among):
            return f"{number} for the first {among_said(among, 'and')}"
        case fx.Further(number, among):
            return f"{number} for each further {among_said(among, 'and')}"
        case fx.Strengths(among):
            return f"the base strengths of {among_said(among, 'and')}"
        case fx.BestStrength(among):
            return f"the best base strength of {among_said(among, 'or')}"
        case fx.Runs(steps):
            return f"runs: {_steps(steps)}"
        case fx.Sets(steps):
            return f"sets of a suit: {_steps(steps)}"
        case _:
            return _other_points(points)


def _other_points(points: fx.Points) -> str:
    match points:
        case fx.BestOf(alternatives):
            return ", or ".join(_points(each) for each in alternatives)
        case fx.EachOddOther(number):
            return f"{number} each other odd card"
        case fx.EachPenalised(number):
            return f"{number} each card with a penalty"
        case fx.EachOtherPlayer(number):
            return f"{number} each other player"
        case _:
            raise TypeError(points)


def _condition(condition: fx.Condition) -> str:
    match condition:
        case fx.With(all_of):
            needs = [among_said(need) for need in all_of]
            return "with " + " and ".join(f"({need})" if " or " in need and len(needs) > 1 else need for need in needs)
        case fx.Without(among):
            return f"without {among_said(among)}"
        case fx.Exactly(number, among):
            return f"with exactly {number} of {among_said(among)}"
        case fx.AllOdd():
            return "if every card is odd"
        case fx.AllDifferent():
            return "if all suits differ"


def _blanking(penalty: fx.Blanks | fx.BlanksLoners | fx.BlankedWith | fx.BlankedUnless) -> str:
    match penalty:
        case fx.Blanks(targets):
            return "BLANKS " + "; ".join(among_said(target, "and") for target in targets)
        case fx.BlanksLoners(but):
            return f"BLANKS the only card of a suit, not {among_said(but)}"
        case fx.BlankedWith(among):
            return f"blanked with {among_said(among)}"
        case fx.BlankedUnless(among):
            return f"blanked unless with {among_said(among)}"


def _choosing(choice: fx.Choosing) -> str:
    match choice:
        case fx.CopiesFromHand():
            return "copies a card of the hand, not its bonus"
        case fx.CopiesFromGame(suits):
            return f"takes name and suit of {_listed(_words(suits), 'or')}"
        case fx.ChangesSuit():
            return "changes the suit of one other card"
        case fx.ClearsOne(suits):
            return f"CLEARS one {_listed(_words(suits), 'or')}"
        case fx.ProtectsOne():
            return "one other card cannot be blanked"


def _standing(
    effect: fx.Clears | fx.ClearsWord | fx.Protects | fx.CannotBeBlanked | fx.CountsAs | fx.KeepsSuit | fx.StandsApart,
) -> str:
    match effect:
        case fx.Clears(among):
            return f"CLEARS {among_said(among, 'and')}"
        case fx.ClearsWord(word, among):
            return f"CLEARS the word {word.name} from {among_said(among, 'and')}"
        case fx.Protects(among):
            return f"{among_said(among, 'and')} cannot be blanked"
        case fx.CannotBeBlanked():
            return "cannot be blanked"
        case fx.CountsAs(suits):
            return f"counts as {_listed(_words(suits), 'and')} too"
        case fx.KeepsSuit():
            return "no card changes its suit"
        case fx.StandsApart():
            return "neither blanks nor is blanked by another card"


def among_said(among: fx.Among, word: str = "or") -> str:
    """Which cards: ``ARMY, LEADER and other BEAST``."""
    parts = [*_words(among.suits), *(f"other {suit.name}" for suit in among.others), *among.names]
    text = "every card" if among.every else _listed(parts, word)
    return text + (f" but {among_said(among.but)}" if among.but else "")


def _words(suits: Iterable[Suit]) -> list[str]:
    return [suit.name for suit in suits]


def _listed(parts: list[str], word: str) -> str:
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}" if len(parts) > 1 else "".join(parts)


def _steps(steps: Mapping[int, int]) -> str:
    return ", ".join(f"{points} for {length}" for length, points in steps.items())


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
