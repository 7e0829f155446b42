"""Clearing (A3 step 4), protection, the Demon (step 5) and all other blanking (step 6, R1 and H1, taken literally)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .cards import (
    ARMY,
    ARTIFACT,
    BEAST,
    BUILDING,
    FLAME,
    FLOOD,
    LAND,
    LEADER,
    OUTSIDER,
    UNDEAD,
    WEAPON,
    WEATHER,
    WIZARD,
)
from .hand import Held


@dataclass(frozen=True)
class Rules:
    suits: bool
    chaos: bool
    wildfire_spares_outsiders: bool


# --- step 4: clearing, also by cards that will be blanked later -------------------------------------------------------


def clear_penalties(cards: Sequence[Held], island_choice: object) -> None:
    """Only the cards themselves clear: no copy has a bonus (R2, H8)."""
    in_hand = {card.id for card in cards}
    for card in cards:
        if "FR01" in in_hand and card.is_a(FLOOD):  # Mountain
            card.cleared = True
        if "FR02" in in_hand and card.is_a(WEATHER):  # Cavern
            card.cleared = True
        if "FR09" in in_hand and card.id == island_choice:  # Island
            card.cleared = True
        if "FR25" in in_hand:  # Rangers: the word ARMY, everywhere
            card.army_cleared = True
        if "FR27" in in_hand and card.is_a(BEAST):  # Beastmaster
            card.cleared = True
        if "FR41" in in_hand and card.is_a(FLOOD):  # Warship: the word ARMY, on FLOOD
            card.army_cleared = True
        if "FR50" in in_hand:  # Protection Rune
            card.cleared = True


def protect(cards: Sequence[Held], angel_choice: object, rules: Rules) -> None:
    """Who cannot be blanked at all, whatever becomes of the protector (R10, H8)."""
    in_hand = {card.id for card in cards}
    for card in cards:
        if card.id == "CH08":  # the Angel
            card.safe = True
        if "CH08" in in_hand and card.id == angel_choice:
            card.safe = True
        if "CH14" in in_hand and card.is_a(UNDEAD):  # Lich
            card.safe = True
        if "FR28" in in_hand and rules.suits and not rules.chaos and card.is_a(UNDEAD):  # Necromancer (H4)
            card.safe = True


# --- step 5: the Demon ------------------------------------------------------------------------------------------------


def _alone(card: Held, cards: Sequence[Held]) -> bool:
    """The only card of its suit; with several suits, the only one in each of them (H3)."""
    for other in cards:
        if other is not card and other.suits & card.suits:
            return False
    return True


def apply_demon(cards: Sequence[Held]) -> None:
    """All targets at once, counted on the hand before any blanking. WILD is a suit like others (H3)."""
    if not any(card.carries("CH10") for card in cards):
        return
    targets = [card for card in cards if not card.is_a(OUTSIDER) and _alone(card, cards)]
    for card in targets:
        if card.safe:
            continue  # H8, R10
        if card.id == "FR55":
            continue  # the Phoenix is not blanked by another card (H3)
        card.active = False


# --- step 6: the penalties that blank others, one function a card -----------------------------------------------------


def _great_flood(flood: Held, target: Held, rules: Rules) -> bool:
    if target.is_a(ARMY) and not flood.army_cleared:
        return True
    if rules.suits and target.is_a(BUILDING):
        return True
    if target.is_a(LAND) and not target.is_named("Mountain"):
        return True
    return target.is_a(FLAME) and not target.is_named("Lightning")


def _rainstorm(storm: Held, target: Held, rules: Rules) -> bool:
    return target.is_a(FLAME) and not target.is_named("Lightning")


def _blizzard(blizzard: Held, target: Held, rules: Rules) -> bool:
    return target.is_a(FLOOD)


def _wildfire(fire: Held, target: Held, rules: Rules) -> bool:
    if target.is_a(FLAME, WIZARD, WEATHER, WEAPON, ARTIFACT):
        return False
    if target.is_named("Mountain", "Great Flood", "Island", "Unicorn", "Dragon"):
        return False
    return not (rules.wildfire_spares_outsiders and target.is_a(OUTSIDER))


def _basilisk(basilisk: Held, target: Held, rules: Rules) -> bool:
    if target.is_a(ARMY) and not basilisk.army_cleared:
        return True
    if target.is_a(LEADER):
        return True
    return target.is_a(BEAST) and target is not basilisk  # "other" is said of BEAST only


def _crypt(crypt: Held, target: Held, rules: Rules) -> bool:
    return target.is_a(LEADER)


BLANKS_OTHERS: dict[str, Callable[[Held, Held, Rules], bool]] = {
    "FR08": _great_flood,
    "FR11": _rainstorm,
    "FR12": _blizzard,
    "FR16": _wildfire,
    "FR37": _basilisk,
    "CH03": _crypt,
}


# --- step 6: "blanked with" and "blanked unless with", one branch a card ----------------------------------------------


def is_blanked_with(card: Held, other: Held) -> bool:
    """The card's own penalty says it is blanked when this card (maybe itself) is there."""
    if card.carries("CH05"):  # Garden
        return other.is_a(UNDEAD) or other.is_named("Necromancer", "Demon")
    if card.carries("FR45"):  # War Dirigible; the Phoenix cannot blank (R4)
        return other.is_a(WEATHER) and other.id != "FR55"
    if card.carries("FR55") or card.carries("FR55P"):  # Phoenix
        return other.is_a(FLOOD)
    return False


def has_unless(card: Held) -> bool:
    """Whether its own penalty blanks it unless some card is there."""
    if card.carries("FR13") or card.carries("FR41"):  # Smoke, Warship
        return True
    return card.carries("FR45") and not card.army_cleared  # War Dirigible; the word ARMY cleared, it needs none (R5)


def is_saved_by(card: Held, other: Held) -> bool:
    """This card (maybe itself) is one that its "blanked unless" looks for."""
    if card.carries("FR13"):
        return other.is_a(FLAME)
    if card.carries("FR41"):
        return other.is_a(FLOOD)
    if card.carries("FR45"):
        return other.is_a(ARMY)
    return False


# --- step 6: settling (R1, H1) ----------------------------------------------------------------------------------------


def blanks_by_penalty(source: Held, target: Held, rules: Rules) -> bool:
    """The source, if active, blanks the target (maybe itself) by the source's penalty."""
    if source.penalty is None or source.cleared or source.penalty not in BLANKS_OTHERS:
        return False
    if target.id == "FR55":
        return False  # the Phoenix is not blanked by another card
    return BLANKS_OTHERS[source.penalty](source, target, rules)


def possible_blankers(card: Held, cards: Sequence[Held], rules: Rules) -> list[Held]:
    return [other for other in cards if blanks_by_penalty(other, card, rules) or is_blanked_with(card, other)]


def _seen_for_certain(other: Held) -> bool:
    """Known active; or the first promo Phoenix, whose suits are seen even when it is blanked (H2)."""
    return other.active is True or other.keeps_suits


def _blanked_for_certain(card: Held, cards: Sequence[Held], rules: Rules) -> bool:
    for other in cards:
        if other.active is True and blanks_by_penalty(other, card, rules):
            return True
        if is_blanked_with(card, other) and (other is card or _seen_for_certain(other)):
            return True  # the card itself counts as present
    return False


def _saved_for_certain(card: Held, cards: Sequence[Held]) -> bool:
    """The "unless", if there is one, is satisfied; the card itself counts as present."""
    if not has_unless(card):
        return True
    return any(is_saved_by(card, other) and (other is card or _seen_for_certain(other)) for other in cards)


def _possible_savers(card: Held, cards: Sequence[Held]) -> list[Held]:
    return [other for other in cards if other.active is None and is_saved_by(card, other)]


def fate(card: Held, cards: Sequence[Held], rules: Rules) -> bool | None:
    """True active, False blanked, None not known yet (H1)."""
    if card.safe:
        return True
    if _blanked_for_certain(card, cards, rules):
        return False
    saved = _saved_for_certain(card, cards)
    if not saved and not _possible_savers(card, cards):
        return False
    if saved and all(other.active is False for other in possible_blankers(card, cards, rules)):
        return True
    return None


def waits_on(card: Held, cards: Sequence[Held], rules: Rules) -> list[Held]:
    """The unsettled cards that could still blank it and, while it is not saved, those that could save it (H1)."""
    others = [other for other in possible_blankers(card, cards, rules) if other.active is None]
    if not _saved_for_certain(card, cards):
        others += _possible_savers(card, cards)
    return others


def _everything_waited_on(card: Held, cards: Sequence[Held], rules: Rules) -> list[Held]:
    """The card, what it waits on, what that waits on, and so on: the smallest closed set the card is in."""
    closed = [card]
    for member in closed:  # grows while it is walked through
        for other in waits_on(member, cards, rules):
            if other not in closed:
                closed.append(other)
    return closed


def settle(cards: Sequence[Held], rules: Rules) -> None:
    """Give every card its fate (R1)."""
    while any(card.active is None for card in cards):
        moved = False
        for card in cards:
            if card.active is None:
                card.active = fate(card, cards, rules)
                if card.active is not None:
                    moved = True
        if not moved:
            unsettled = [card for card in cards if card.active is None]
            groups = [_everything_waited_on(card, cards, rules) for card in unsettled]
            for card in min(groups, key=len):  # a smallest closed group: its cards wait on each other only
                card.active = False
