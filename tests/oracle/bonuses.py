"""The bonuses, one function a card (A2). Only called for active cards; alternatives never add (H11)."""

from collections.abc import Callable, Sequence

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
    SUITS_ALL,
    UNDEAD,
    WEAPON,
    WEATHER,
    WIZARD,
)
from .hand import Held
from .view import View

# --- LAND -------------------------------------------------------------------------------------------------------------


def _mountain(this: Held, view: View) -> int:
    return 50 if view.has_named("Smoke") and view.has_named("Wildfire") else 0


def _cavern(this: Held, view: View) -> int:
    return 25 if view.has_named("Dwarvish Infantry", "Dragon") else 0


def _bell_tower_land(this: Held, view: View) -> int:
    return 15 if view.has(WIZARD) else 0


def _forest(this: Held, view: View) -> int:
    return 12 * view.each(BEAST) + (12 if view.has_named("Elven Archers") else 0)


def _earth_elemental(this: Held, view: View) -> int:
    return 15 * view.each_other(this, LAND)


def _garden(this: Held, view: View) -> int:
    return 11 * view.each(LEADER, BEAST)


# --- FLOOD ------------------------------------------------------------------------------------------------------------


def _fountain_of_life(this: Held, view: View) -> int:
    suits = [WEAPON, FLOOD, FLAME, LAND, WEATHER]
    if view.suits_module:
        suits.append(BUILDING)
    return max(view.strengths(*suits), default=0)


def _water_elemental(this: Held, view: View) -> int:
    return 15 * view.each_other(this, FLOOD)


# --- WEATHER ----------------------------------------------------------------------------------------------------------


def _rainstorm(this: Held, view: View) -> int:
    return 10 * view.each(FLOOD)


def _whirlwind(this: Held, view: View) -> int:
    return 40 if view.has_named("Rainstorm") and view.has_named("Blizzard", "Great Flood") else 0


def _air_elemental(this: Held, view: View) -> int:
    return 15 * view.each_other(this, WEATHER)


# --- FLAME ------------------------------------------------------------------------------------------------------------


def _candle(this: Held, view: View) -> int:
    return 100 if view.has_named("Book of Changes") and view.has_named("Bell Tower") and view.has(WIZARD) else 0


def _forge(this: Held, view: View) -> int:
    return 9 * view.each(WEAPON, ARTIFACT)


def _lightning(this: Held, view: View) -> int:
    return 30 if view.has_named("Rainstorm") else 0


def _fire_elemental(this: Held, view: View) -> int:
    return 15 * view.each_other(this, FLAME)


# --- ARMY -------------------------------------------------------------------------------------------------------------


def _elven_archers(this: Held, view: View) -> int:
    return 0 if view.has(WEATHER) else 5


def _rangers(this: Held, view: View) -> int:
    return 10 * (view.each(LAND) + (view.each(BUILDING) if view.suits_module else 0))


# --- WIZARD -----------------------------------------------------------------------------------------------------------


def _collector(this: Held, view: View) -> int:
    """Each suit on its own, different names only (R6)."""
    total = 0
    for suit in SUITS_ALL:
        names = {card.name for card in view.active if card.is_a(suit)}
        number = len(names)
        for card in view.seen:
            if not card.active and card.is_a(suit):
                number += 1  # the blanked first promo Phoenix: nameless, one more (H2)
        if number >= 5:
            total += 100
        elif number == 4:
            total += 40
        elif number == 3:
            total += 10
    return total


def _beastmaster(this: Held, view: View) -> int:
    return 9 * view.each(BEAST)


def _enchantress(this: Held, view: View) -> int:
    return 5 * view.each(LAND, WEATHER, FLOOD, FLAME)


def _jester(this: Held, view: View) -> int:
    others = 3 * sum(1 for card in view.active if card is not this and card.strength % 2 == 1)
    everything_odd = all(card.active and card.strength % 2 == 1 for card in view.cards)  # R8
    return max(others, 50 if everything_odd else 0)


# --- LEADER -----------------------------------------------------------------------------------------------------------


def _king(this: Held, view: View) -> int:
    return (20 if view.has_named("Queen") else 5) * view.each(ARMY)


def _queen(this: Held, view: View) -> int:
    return (20 if view.has_named("King") else 5) * view.each(ARMY)


def _princess(this: Held, view: View) -> int:
    return 8 * (view.each(ARMY) + view.each(WIZARD) + view.each_other(this, LEADER))


def _warlord(this: Held, view: View) -> int:
    return sum(view.strengths(ARMY))


def _empress(this: Held, view: View) -> int:
    return 10 * view.each(ARMY)


# --- BEAST ------------------------------------------------------------------------------------------------------------


def _unicorn(this: Held, view: View) -> int:
    if view.has_named("Princess"):
        return 30
    return 15 if view.has_named("Empress", "Queen", "Enchantress") else 0


def _warhorse(this: Held, view: View) -> int:
    return 14 if view.has(LEADER, WIZARD) else 0


def _hydra(this: Held, view: View) -> int:
    return 28 if view.has_named("Swamp") else 0


# --- WEAPON -----------------------------------------------------------------------------------------------------------


def _magic_wand(this: Held, view: View) -> int:
    return 25 if view.has(WIZARD) else 0


def _sword_of_keth(this: Held, view: View) -> int:
    if not view.has(LEADER):
        return 0
    return 40 if view.has_named("Shield of Keth") else 10


def _elven_longbow(this: Held, view: View) -> int:
    return 30 if view.has_named("Elven Archers", "Warlord", "Beastmaster") else 0


# --- ARTIFACT ---------------------------------------------------------------------------------------------------------


def _shield_of_keth(this: Held, view: View) -> int:
    if not view.has(LEADER):
        return 0
    return 40 if view.has_named("Sword of Keth") else 15


RUN_POINTS = {3: 10, 4: 30, 5: 60, 6: 100}  # and 150 for 7 or more


def best_runs(strengths: Sequence[int]) -> int:
    """Every split into runs, a card in at most one of them: the split that scores most (R7)."""
    if not strengths:
        return 0
    lowest = min(strengths)
    left = list(strengths)
    left.remove(lowest)
    best = best_runs(left)  # the lowest card in no run
    length, following = 1, lowest + 1
    while following in left:  # the lowest card begins a run of this length
        left.remove(following)
        length, following = length + 1, following + 1
        if length >= 3:
            best = max(best, RUN_POINTS.get(length, 150) + best_runs(left))
    return best


def _gem_of_order(this: Held, view: View) -> int:
    return best_runs([card.strength for card in view.active])  # H12


def _world_tree(this: Held, view: View) -> int:
    for first in view.active:
        for second in view.active:
            if first is not second and first.suits & second.suits:
                return 0
    return 70 if view.suits_module else 50


# --- BUILDING ---------------------------------------------------------------------------------------------------------


def _first_and_further(number: int) -> int:
    """10 for the first, 5 for each further one."""
    return 0 if number == 0 else 10 + 5 * (number - 1)


def _dungeon(this: Held, view: View) -> int:
    suits = sum(_first_and_further(view.each(suit)) for suit in (UNDEAD, BEAST, ARTIFACT))
    return suits + 5 * view.each_named("Necromancer", "Warlock Lord", "Demon")  # the clauses add up (H5)


def _castle(this: Held, view: View) -> int:
    firsts = sum(10 for suit in (LEADER, ARMY, LAND) if view.has(suit))
    return firsts + _first_and_further(view.each_other(this, BUILDING))  # H6


def _crypt(this: Held, view: View) -> int:
    return sum(view.strengths(UNDEAD))


def _chapel(this: Held, view: View) -> int:
    number = sum(1 for card in view.seen if card.is_a(LEADER, WIZARD, OUTSIDER, UNDEAD))
    return 40 if number == 2 else 0


def _bell_tower_building(this: Held, view: View) -> int:
    return 15 if view.has(WIZARD, UNDEAD) else 0


# --- OUTSIDER ---------------------------------------------------------------------------------------------------------


def _genie(this: Held, view: View) -> int:
    return 10 * (view.players - 1)


def _judge(this: Held, view: View) -> int:
    """A penalty partly cleared still counts (R5)."""
    return 10 * sum(1 for card in view.active if card.penalty is not None and not card.cleared)


# --- UNDEAD -----------------------------------------------------------------------------------------------------------


def _dark_queen(this: Held, view: View) -> int:
    return 5 * (view.discarded(LAND, FLOOD, FLAME, WEATHER) + view.discarded_named("Unicorn"))


def _ghoul(this: Held, view: View) -> int:
    return 4 * view.discarded(WIZARD, LEADER, ARMY, BEAST, UNDEAD)


def _specter(this: Held, view: View) -> int:
    return 6 * view.discarded(WIZARD, ARTIFACT, OUTSIDER)


def _lich(this: Held, view: View) -> int:
    return (10 if view.has_named("Necromancer") else 0) + 10 * view.each_other(this, UNDEAD)  # H5


def _death_knight(this: Held, view: View) -> int:
    return 7 * view.discarded(WEAPON, ARMY)


BONUSES: dict[str, Callable[[Held, View], int]] = {
    "FR01": _mountain,
    "FR02": _cavern,
    "FR03": _bell_tower_land,
    "FR04": _forest,
    "FR05": _earth_elemental,
    "FR06": _fountain_of_life,
    "FR10": _water_elemental,
    "FR11": _rainstorm,
    "FR14": _whirlwind,
    "FR15": _air_elemental,
    "FR17": _candle,
    "FR18": _forge,
    "FR19": _lightning,
    "FR20": _fire_elemental,
    "FR22": _elven_archers,
    "FR25": _rangers,
    "FR26": _collector,
    "FR27": _beastmaster,
    "FR30": _enchantress,
    "FR31": _king,
    "FR32": _queen,
    "FR33": _princess,
    "FR34": _warlord,
    "FR35": _empress,
    "FR36": _unicorn,
    "FR38": _warhorse,
    "FR40": _hydra,
    "FR42": _magic_wand,
    "FR43": _sword_of_keth,
    "FR44": _elven_longbow,
    "FR46": _shield_of_keth,
    "FR47": _gem_of_order,
    "FR48": _world_tree,
    "FR54": _jester,
    "CH01": _dungeon,
    "CH02": _castle,
    "CH03": _crypt,
    "CH04": _chapel,
    "CH05": _garden,
    "CH06": _genie,
    "CH07": _judge,
    "CH11": _dark_queen,
    "CH12": _ghoul,
    "CH13": _specter,
    "CH14": _lich,
    "CH15": _death_knight,
    "CH16": _bell_tower_building,
}


def bonus_points(this: Held, view: View) -> int:
    """By the physical card: no Wild has or takes a bonus (A2, R2)."""
    if this.id not in BONUSES:
        return 0
    return BONUSES[this.id](this, view)
