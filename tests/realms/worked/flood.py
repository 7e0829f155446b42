"""The floods: Great Flood, Island and Water Elemental (FR08 to FR10)."""

from __future__ import annotations

from typing import Final

from tests.realms.worked.case import BLANKED, Case

CASES: Final[tuple[Case, ...]] = (
    # FR08 Great Flood: blanks every ARMY (Extra Suits: every BUILDING), LAND but Mountain, FLAME but Lightning.
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Knights, Cavern, Candle",
        total=32,
        lines={"Great Flood": (32, 0, 0), "Knights": BLANKED, "Cavern": BLANKED, "Candle": BLANKED},
        note="ARMY, LAND and FLAME are blanked: 32; total 32",
    ),
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Lightning, Candle",
        total=43,
        lines={"Great Flood": (32, 0, 0), "Lightning": (11, 0, 0), "Candle": BLANKED},
        note="Lightning is spared: 32, 11; total 43",
    ),
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Mountain, Forest, Book of Changes",
        total=44,
        lines={"Great Flood": (32, 0, 0), "Mountain": (9, 0, 0), "Forest": BLANKED, "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Great Flood", "wizard")},
        note=(
            "the Great Flood is a WIZARD, so the Mountain does not clear it; Mountain spared, Forest blanked: "
            "32, 9, 3; total 44"
        ),
    ),
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Mirage, Enchantress, Cavern",
        total=47,
        lines={"Great Flood": (32, 0, 0), "Mirage": (0, 0, 0), "Enchantress": (5, 10, 0), "Cavern": BLANKED},
        choices={"Mirage": "Mountain"},
        note=(
            "a Mirage named Mountain clears nothing and is spared; Enchantress 5 for the FLOOD, 5 for that "
            "LAND: 32, 0, 5+10; total 47"
        ),
    ),
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Book of Changes, Knights",
        total=15,
        lines={"Great Flood": BLANKED, "Book of Changes": (3, 0, 0), "Knights": (20, 0, -8)},
        choices={"Book of Changes": ("Great Flood", "land")},
        note="made LAND it reaches itself: blanked, and it blanks nobody: 3, 20-8; total 15",
    ),
    Case(
        clause="FR08.p1",
        aspect="not met",
        hand="Great Flood, Island, Whirlwind, Collector",
        total=66,
        lines={"Great Flood": (32, 0, 0), "Island": (14, 0, 0), "Whirlwind": (13, 0, 0), "Collector": (7, 0, 0)},
        note="FLOOD, WEATHER and WIZARD are not blanked: 32, 14, 13, 7; total 66",
    ),
    Case(
        clause="FR08.p1",
        aspect="not met",
        hand="Great Flood, King, Hydra, Magic Wand, Gem of Order",
        total=58,
        lines={
            "Great Flood": (32, 0, 0),
            "King": (8, 0, 0),
            "Hydra": (12, 0, 0),
            "Magic Wand": (1, 0, 0),
            "Gem of Order": (5, 0, 0),
        },
        note="LEADER, BEAST, WEAPON and ARTIFACT are not blanked; no run of three: 32, 8, 12, 1, 5; total 58",
    ),
    Case(
        clause="FR08.p1",
        aspect="not met",
        hand="Great Flood, Blizzard, Forest, Knights",
        total=44,
        lines={"Great Flood": BLANKED, "Blizzard": (30, 0, -5), "Forest": (7, 0, 0), "Knights": (20, 0, -8)},
        note="blanked by the Blizzard it blanks nobody; Blizzard -5 for the ARMY: 30-5, 7, 20-8; total 44",
    ),
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Castle, Crypt",
        total=32,
        lines={"Great Flood": (32, 0, 0), "Castle": BLANKED, "Crypt": BLANKED},
        modules="suits",
        note="with Extra Suits BUILDING is blanked: 32; total 32",
    ),
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Knights, Forest, Candle, Lightning, Castle",
        total=43,
        lines={
            "Great Flood": (32, 0, 0),
            "Knights": BLANKED,
            "Forest": BLANKED,
            "Candle": BLANKED,
            "Lightning": (11, 0, 0),
            "Castle": BLANKED,
        },
        modules="suits",
        note="with Extra Suits: ARMY, LAND, FLAME and BUILDING blanked, Lightning spared: 32, 11; total 43",
    ),
    Case(
        clause="FR08.p1",
        aspect="met",
        hand="Great Flood, Mountain, Castle, Book of Changes",
        total=44,
        lines={"Great Flood": (32, 0, 0), "Mountain": (9, 0, 0), "Castle": BLANKED, "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Great Flood", "wizard")},
        modules="suits",
        note=(
            "the Great Flood is a WIZARD, not cleared; the Mountain is spared, the BUILDING is not: 32, 9, 3; total 44"
        ),
    ),
    Case(
        clause="FR08.p1",
        aspect="not met",
        hand="Great Flood, Leprechaun, Ghoul",
        total=60,
        lines={"Great Flood": (32, 0, 0), "Leprechaun": (20, 0, 0), "Ghoul": (8, 0, 0)},
        modules="suits",
        note="OUTSIDER and UNDEAD are not blanked; nothing in the discard area: 32, 20, 8; total 60",
    ),
    # no case: FR08.p1, partner blanked: a target that a third card blanks is blanked either way
    Case(
        clause="FR08.p1",
        aspect="cleared",
        hand="Great Flood, Mountain, Knights, Forest, Candle",
        total=62,
        lines={
            "Great Flood": (32, 0, 0),
            "Mountain": (9, 0, 0),
            "Knights": (20, 0, -8),
            "Forest": (7, 0, 0),
            "Candle": (2, 0, 0),
        },
        note="cleared by the Mountain: 32, 9, 20-8, 7, 2; total 62",
    ),
    Case(
        clause="FR08.p1",
        aspect="cleared",
        hand="Great Flood, Island, Candle, Cavern",
        total=54,
        lines={"Great Flood": (32, 0, 0), "Island": (14, 0, 0), "Candle": (2, 0, 0), "Cavern": (6, 0, 0)},
        choices={"Island": "Great Flood"},
        note="cleared by the Island: 32, 14, 2, 6; total 54",
    ),
    Case(
        clause="FR08.p1",
        aspect="cleared",
        hand="Great Flood, Rangers, Knights, Forest, Candle",
        total=49,
        lines={
            "Great Flood": (32, 0, 0),
            "Rangers": (5, 0, 0),
            "Knights": (20, 0, -8),
            "Forest": BLANKED,
            "Candle": BLANKED,
        },
        note=(
            "Rangers clear the word ARMY: LAND and FLAME are still blanked, so no 10 for the Forest: 32, 5, "
            "20-8; total 49"
        ),
    ),
    Case(
        clause="FR08.p1",
        aspect="cleared",
        hand="Great Flood, Warship, Knights, Forest, Candle",
        total=67,
        lines={
            "Great Flood": (32, 0, 0),
            "Warship": (23, 0, 0),
            "Knights": (20, 0, -8),
            "Forest": BLANKED,
            "Candle": BLANKED,
        },
        note="the Warship clears the word ARMY: LAND and FLAME are still blanked: 32, 23, 20-8; total 67",
    ),
    Case(
        clause="FR08.p1",
        aspect="cleared",
        hand="Great Flood, Mountain, Castle",
        total=61,
        lines={"Great Flood": (32, 0, 0), "Mountain": (9, 0, 0), "Castle": (10, 10, 0)},
        modules="suits",
        note="with Extra Suits, cleared by the Mountain; Castle 10 for the first LAND: 32, 9, 10+10; total 61",
    ),
    Case(
        clause="FR08.p1",
        aspect="cleared",
        hand="Great Flood, Warship, Knights, Castle",
        total=67,
        lines={"Great Flood": (32, 0, 0), "Warship": (23, 0, 0), "Knights": (20, 0, -8), "Castle": BLANKED},
        modules="suits",
        note="the word ARMY is cleared, BUILDING still blanked: 32, 23, 20-8; total 67",
    ),
    # FR09 Island: clears one FLOOD or FLAME of the player's choice.
    Case(
        clause="FR09.b1",
        aspect="met",
        hand="Island, Swamp, Candle",
        total=34,
        lines={"Island": (14, 0, 0), "Swamp": (18, 0, 0), "Candle": (2, 0, 0)},
        choices={"Island": "Swamp"},
        note="a FLOOD: no -3 for the FLAME: 14, 18, 2; total 34",
    ),
    Case(
        clause="FR09.b1",
        aspect="met",
        hand="Island, Wildfire, Knights",
        total=66,
        lines={"Island": (14, 0, 0), "Wildfire": (40, 0, 0), "Knights": (20, 0, -8)},
        choices={"Island": "Wildfire"},
        note="a FLAME: Wildfire blanks nobody: 14, 40, 20-8; total 66",
    ),
    Case(
        clause="FR09.b1",
        aspect="met",
        hand="Island, Swamp, Great Flood, Candle",
        total=63,
        lines={"Island": (14, 0, 0), "Swamp": (18, 0, -3), "Great Flood": (32, 0, 0), "Candle": (2, 0, 0)},
        choices={"Island": "Great Flood"},
        note=("one only: Great Flood does not blank the Candle, so the Swamp keeps -3: 14, 18-3, 32, 2; total 63"),
    ),
    Case(
        clause="FR09.b1",
        aspect="met",
        hand="Island, Phoenix",
        total=28,
        lines={"Island": (14, 0, 0), "Phoenix": (14, 0, 0)},
        choices={"Island": "Phoenix"},
        modules="promos",
        note="the Phoenix is a FLAME; cleared, it is not blanked by the FLOOD: 14, 14; total 28",
    ),
    Case(
        clause="FR09.b1",
        aspect="met",
        hand="Island, Blizzard, Wildfire, Queen",
        total=66,
        lines={"Island": BLANKED, "Blizzard": (30, 0, -10), "Wildfire": (40, 0, 0), "Queen": (6, 0, 0)},
        choices={"Island": "Wildfire"},
        note=(
            "the Blizzard blanks the Island, which has cleared Wildfire all the same; -5 for FLAME and "
            "LEADER: 30-10, 40, 6; total 66"
        ),
    ),
    Case(
        clause="FR09.b1",
        aspect="not met",
        hand="Island, Swamp, Candle",
        total=31,
        lines={"Island": (14, 0, 0), "Swamp": (18, 0, -3), "Candle": (2, 0, 0)},
        note="the choice is left alone: 14, 18-3, 2; total 31",
    ),
    Case(
        clause="FR09.b1",
        aspect="not met",
        hand="Island, Swamp, Candle",
        total=31,
        lines={"Island": (14, 0, 0), "Swamp": (18, 0, -3), "Candle": (2, 0, 0)},
        choices={"Island": "Island"},
        note="the Island picks itself, which changes nothing: 14, 18-3, 2; total 31",
    ),
    Case(
        clause="FR09.b1",
        aspect="not met",
        hand="Island, Dragon",
        total=4,
        lines={"Island": (14, 0, 0), "Dragon": (30, 0, -40)},
        note="neither another FLOOD nor a FLAME: a BEAST keeps its penalty: 14, 30-40; total 4",
    ),
    Case(
        clause="FR09.b1",
        aspect="partner blanked",
        hand="Island, Wildfire, Rainstorm",
        total=32,
        lines={"Island": (14, 0, 0), "Wildfire": BLANKED, "Rainstorm": (8, 10, 0)},
        choices={"Island": "Wildfire"},
        note=(
            "Wildfire is cleared, and blanked by Rainstorm all the same; Rainstorm 10 for the FLOOD: 14, 8+10; total 32"
        ),
    ),
    # FR10 Water Elemental: 15 each other FLOOD.
    Case(
        clause="FR10.b1",
        aspect="met",
        hand="Water Elemental, Island, Swamp",
        total=66,
        lines={"Water Elemental": (4, 30, 0), "Island": (14, 0, 0), "Swamp": (18, 0, 0)},
        note="two others, itself not: 4+30, 14, 18; total 66",
    ),
    Case(
        clause="FR10.b1",
        aspect="not met",
        hand="Water Elemental, Mountain, Whirlwind",
        total=26,
        lines={"Water Elemental": (4, 0, 0), "Mountain": (9, 0, 0), "Whirlwind": (13, 0, 0)},
        note="no other FLOOD: 4, 9, 13; total 26",
    ),
    Case(
        clause="FR10.b1",
        aspect="partner blanked",
        hand="Water Elemental, Swamp, Blizzard, Book of Changes",
        total=37,
        lines={"Water Elemental": (4, 0, 0), "Swamp": BLANKED, "Blizzard": (30, 0, 0), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Water Elemental", "wizard")},
        note="the Elemental is a WIZARD; the Blizzard blanks the Swamp: 4, 30, 3; total 37",
    ),
    Case(
        clause="FR10.b1",
        aspect="partner blanked",
        hand="Water Elemental, Swamp, Island, Wildfire, Book of Changes",
        total=76,
        lines={
            "Water Elemental": (4, 15, 0),
            "Swamp": BLANKED,
            "Island": (14, 0, 0),
            "Wildfire": (40, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        choices={"Book of Changes": ("Water Elemental", "wizard")},
        note=("the Elemental is a WIZARD; Wildfire blanks the Swamp and spares the Island: 4+15, 14, 40, 3; total 76"),
    ),
)
