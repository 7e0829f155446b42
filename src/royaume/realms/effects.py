"""The vocabulary the cards are written in. A card is a list of these; the scorer's tables, the sentences and the bots'
view are all made from them. Nothing here knows a card, and nothing here scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from royaume.realms.suits import Suit

# --- which cards -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Among:
    """Cards that match: of one of the suits, or of one of the names. A card of ``others`` matches unless it is the
    card that speaks. ``every`` matches all cards. Cards of ``but`` do not match."""

    suits: tuple[Suit, ...] = ()
    names: tuple[str, ...] = ()
    others: tuple[Suit, ...] = ()
    every: bool = False
    but: Among | None = None


@dataclass(frozen=True)
class Other:
    """A suit of which the card that speaks does not count itself."""

    suit: Suit


def any_of(*what: Suit | Other | str, but: Among | None = None) -> Among:
    """``any_of(LAND, other(BEAST), "Dragon")``, as a card says it."""
    return Among(
        suits=tuple(each for each in what if isinstance(each, Suit)),
        names=tuple(each for each in what if isinstance(each, str)),
        others=tuple(each.suit for each in what if isinstance(each, Other)),
        but=but,
    )


def other(suit: Suit) -> Other:
    return Other(suit)


def every_card(but: Among | None = None) -> Among:
    return Among(every=True, but=but)


# --- conditions --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class With:
    """At least one card of each: ``With(any_of("Smoke"), any_of("Wildfire"))`` wants both."""

    all_of: tuple[Among, ...]

    def __init__(self, *all_of: Among) -> None:
        object.__setattr__(self, "all_of", all_of)


@dataclass(frozen=True)
class Without:
    """No card that matches."""

    among: Among


@dataclass(frozen=True)
class Exactly:
    """As many cards as said, in all, that match."""

    number: int
    among: Among


@dataclass(frozen=True)
class AllOdd:
    """Every card of the hand is active and of odd base strength (R8)."""


@dataclass(frozen=True)
class AllDifferent:
    """No two active cards share a suit."""


Condition = With | Without | Exactly | AllOdd | AllDifferent

# --- points (below zero in a penalty) ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Once:
    points: int
    when: Condition


@dataclass(frozen=True)
class Each:
    points: int
    among: Among
    when: Condition | None = None


@dataclass(frozen=True)
class EachInDiscard:
    points: int
    among: Among


@dataclass(frozen=True)
class EachOddOther:
    points: int


@dataclass(frozen=True)
class EachPenalised:
    """For each active card whose penalty is not wholly cleared."""

    points: int


@dataclass(frozen=True)
class EachOtherPlayer:
    points: int


@dataclass(frozen=True)
class First:
    """For each of the suits of which there is a card."""

    points: int
    among: Among


@dataclass(frozen=True)
class Further:
    """For each card of the suits beyond the first of its suit."""

    points: int
    among: Among


@dataclass(frozen=True)
class Strengths:
    """The sum of the base strengths of the cards that match."""

    among: Among


@dataclass(frozen=True)
class BestStrength:
    """The highest base strength among the cards that match."""

    among: Among


@dataclass(frozen=True)
class Runs:
    """Runs of consecutive base strengths: points by length; longer ones count as the longest (R7)."""

    points: Mapping[int, int] = field(hash=False)


@dataclass(frozen=True)
class Sets:
    """Cards of different names in one suit: points by number, for each suit; more count as the most (R6)."""

    points: Mapping[int, int] = field(hash=False)


@dataclass(frozen=True)
class BestOf:
    """Alternatives: the one that scores most."""

    alternatives: tuple[Points, ...]

    def __init__(self, *alternatives: Points) -> None:
        object.__setattr__(self, "alternatives", alternatives)


Points = (
    Once
    | Each
    | EachInDiscard
    | EachOddOther
    | EachPenalised
    | EachOtherPlayer
    | First
    | Further
    | Strengths
    | BestStrength
    | Runs
    | Sets
    | BestOf
)

# --- clearing and protecting -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Clears:
    """The whole penalty of every card that matches is gone."""

    among: Among


@dataclass(frozen=True)
class ClearsWord:
    """One suit's name is struck from the penalties of every card that matches (R5)."""

    word: Suit
    among: Among


@dataclass(frozen=True)
class Protects:
    """Cards that match cannot be blanked, even if the protector is (R10)."""

    among: Among


@dataclass(frozen=True)
class CannotBeBlanked:
    """The card itself cannot be blanked by anything."""


# --- what a card counts as ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CountsAs:
    """The card has these suits too (R4); ``always``: for the others even when it is blanked."""

    suits: tuple[Suit, ...]
    always: bool = False


@dataclass(frozen=True)
class KeepsSuit:
    """No card can change its suit."""


@dataclass(frozen=True)
class StandsApart:
    """It neither blanks nor is blanked by another card."""


# --- the player's choices, in the order in which they are made -------------------------------------------------


@dataclass(frozen=True)
class CopiesFromHand:
    """Takes name, base strength, suit and penalty of another card of the hand."""


@dataclass(frozen=True)
class CopiesFromGame:
    """Takes name and suit of any card of these suits in the game, or such a suit without a name (R2)."""

    suits: tuple[Suit, ...]


@dataclass(frozen=True)
class ChangesSuit:
    """Gives one other card a suit of the player's choice (R9)."""


@dataclass(frozen=True)
class ClearsOne:
    """Clears one card of these suits, of the player's choice."""

    suits: tuple[Suit, ...]


@dataclass(frozen=True)
class ProtectsOne:
    """One other card of the player's choice cannot be blanked."""


Choosing = CopiesFromHand | CopiesFromGame | ChangesSuit | ClearsOne | ProtectsOne

# --- the end of the game (played by realms.play, not scored) ----------------------------------------------------


@dataclass(frozen=True)
class DrawsTop:
    """At the end of the game the top card of the deck joins the hand."""


@dataclass(frozen=True)
class SearchesDeck:
    """At the end of the game one card of the deck, of the player's choice, joins the hand."""


@dataclass(frozen=True)
class TakesDiscard:
    """At the end of the game the player may take one matching card of the discard area."""

    among: Among


@dataclass(frozen=True)
class DrawsAndKeeps:
    """When time is up the player may draw some cards from the rest and keep one."""

    drawn: int


Ending = DrawsTop | SearchesDeck | TakesDiscard | DrawsAndKeeps

# --- penalties ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Blanks:
    """Blanks every card that matches one of these."""

    targets: tuple[Among, ...]

    def __init__(self, *targets: Among) -> None:
        object.__setattr__(self, "targets", targets)


@dataclass(frozen=True)
class BlanksLoners:
    """Before any other blanking, blanks every card that is the only one of its suit, but cards of ``but``."""

    but: Among


@dataclass(frozen=True)
class BlankedWith:
    among: Among


@dataclass(frozen=True)
class BlankedUnless:
    """Blanked unless with a card that matches."""

    among: Among


Bonus = (
    Points | Clears | ClearsWord | Protects | CannotBeBlanked | CountsAs | KeepsSuit | StandsApart | Choosing | Ending
)
Penalty = Once | Each | Blanks | BlanksLoners | BlankedWith | BlankedUnless
