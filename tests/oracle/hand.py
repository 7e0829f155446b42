"""The cards as held while scoring, and the players' choices: Wilds, Book of Changes, Island, Angel (A3 steps 2, 3)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from .cards import (
    ARMY,
    ARTIFACT,
    BEAST,
    BUILDING,
    CARDS,
    FLAME,
    FLOOD,
    LAND,
    LEADER,
    UNDEAD,
    WEAPON,
    WEATHER,
    WIZARD,
    deck,
    suits_in_play,
)

CHOICE_ORDER = ("FR53", "FR52", "FR51", "FR49", "FR09", "CH08")


@dataclass(eq=False)
class Held:
    """One physical card of the hand, with what it currently is."""

    id: str  # the physical card; also says whose bonus it has (no Wild has or takes a bonus)
    name: str
    suits: frozenset[str]
    strength: int
    penalty: str | None  # id of the card whose penalty text it carries
    cleared: bool = False  # the whole penalty is cleared
    army_cleared: bool = False  # only the word ARMY is cleared (R5)
    safe: bool = False  # cannot be blanked (H8)
    active: bool | None = None  # None: not settled yet (R1)

    def is_a(self, *suits: str) -> bool:
        return any(suit in self.suits for suit in suits)

    def is_named(self, *names: str) -> bool:
        return self.name in names

    def carries(self, penalty_id: str) -> bool:
        """Whether it carries this penalty, uncleared."""
        return self.penalty == penalty_id and not self.cleared

    @property
    def keeps_suits(self) -> bool:
        """The first promo Phoenix keeps its suits for the others even when blanked (H2)."""
        return self.id == "FR55P"


def as_printed(card_id: str) -> Held:
    facts = CARDS[card_id]
    suits = {facts.suit}
    if card_id in ("FR55", "FR55P"):
        suits |= {FLAME, WEATHER}  # only the Phoenix itself counts as three suits (R4)
    return Held(card_id, facts.english, frozenset(suits), facts.base, card_id if facts.has_penalty else None)


def _use_doppelganger(cards: dict[str, Held], choice: object) -> None:
    """Name, base strength, suit and penalty of another card of the hand, not the bonus.

    From the printed card: a Wild copied is just that Wild (R2), a Phoenix copied is a BEAST only (R4).
    """
    if not isinstance(choice, str):
        return
    facts = CARDS[choice]
    copy = cards["FR53"]
    copy.name = facts.english
    copy.suits = frozenset({facts.suit})
    copy.strength = facts.base
    copy.penalty = choice if facts.has_penalty else None


def _use_copying_wild(wild: Held, choice: object) -> None:
    """Mirage and Shapeshifter: name and suit only; strength 0, no bonus, no penalty (R2)."""
    if not isinstance(choice, str):
        return
    if choice.startswith("suit:"):
        suit = choice.removeprefix("suit:")
        wild.name = f"generic {suit} of {wild.id}"  # a name different from all others (R2)
        wild.suits = frozenset({suit})
    else:
        wild.name = CARDS[choice].english
        wild.suits = frozenset({CARDS[choice].suit})  # the copied Phoenix: BEAST only (R4)


def _use_book(cards: dict[str, Held], choice: object) -> None:
    """The Book of Changes gives one other card another suit; all else stays (R9)."""
    if not isinstance(choice, tuple):
        return
    target, suit = choice
    if target == "FR55P":
        cards[target].suits = frozenset({suit, FLAME, WEATHER})  # H2
    else:
        cards[target].suits = frozenset({suit})


def take_up(hand: Sequence[str], choices: Mapping[str, object]) -> dict[str, Held]:
    """The hand after A3 steps 2 and 3 (Doppelgänger, Mirage, Shapeshifter, Book)."""
    cards = {card_id: as_printed(card_id) for card_id in hand}
    if "FR53" in cards:
        _use_doppelganger(cards, choices.get("FR53"))
    if "FR52" in cards:
        _use_copying_wild(cards["FR52"], choices.get("FR52"))
    if "FR51" in cards:
        _use_copying_wild(cards["FR51"], choices.get("FR51"))
    if "FR49" in cards:
        _use_book(cards, choices.get("FR49"))
    return cards


def _copy_choices(suits: Collection[str], modules: Collection[str], options: Collection[str]) -> list[object]:
    """Any card in play whose printed suit is one of these, wherever it lies, or a suit without a name (R2)."""
    cards: list[object] = [card_id for card_id in deck(modules, options) if CARDS[card_id].suit in suits]
    generics: list[object] = [f"suit:{suit}" for suit in suits]
    return cards + generics


def _mirage_choices(modules: Collection[str], options: Collection[str]) -> list[object]:
    suits = [ARMY, LAND, WEATHER, FLOOD, FLAME]
    if "suits" in modules:
        suits.append(BUILDING)
    return _copy_choices(suits, modules, options)


def _shapeshifter_choices(modules: Collection[str], options: Collection[str]) -> list[object]:
    suits = [ARTIFACT, LEADER, WIZARD, WEAPON, BEAST]
    if "suits" in modules:
        suits.append(UNDEAD)
    return _copy_choices(suits, modules, options)


def _book_choices(hand: Sequence[str], modules: Collection[str]) -> list[object]:
    """Any other card but the (Deluxe) Phoenix, any named suit in play, even the suit it has (R9, H7)."""
    targets = [card_id for card_id in hand if card_id not in ("FR49", "FR55")]
    return [(card_id, suit) for card_id in targets for suit in suits_in_play(modules)]


def _island_choices(hand: Sequence[str], so_far: Mapping[str, object]) -> list[object]:
    """One FLOOD or FLAME, itself included, with or without a penalty (H7)."""
    return [card.id for card in take_up(hand, so_far).values() if card.is_a(FLOOD, FLAME)]


def legal_choices(
    card_id: str,
    hand: Sequence[str],
    *,
    so_far: Mapping[str, object],
    modules: Collection[str],
    options: Collection[str],
) -> list[object]:
    """Every choice of one choice card given the earlier ones (CHOICE_ORDER); None, to decline, comes first."""
    if card_id not in CHOICE_ORDER:
        raise ValueError(f"{card_id} has no choice")
    choices: list[object] = [None]
    if card_id not in hand:
        return choices
    if card_id == "FR52":
        choices += _mirage_choices(modules, options)
    elif card_id == "FR51":
        choices += _shapeshifter_choices(modules, options)
    elif card_id == "FR49":
        choices += _book_choices(hand, modules)
    elif card_id == "FR09":
        choices += _island_choices(hand, so_far)
    else:  # Doppelgänger and Angel: any other card of the hand
        choices += [other for other in hand if other != card_id]
    return choices
