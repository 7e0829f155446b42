"""The lands: Mountain, Cavern, Bell Tower, Forest and Earth Elemental (FR01 to FR05)."""

from __future__ import annotations

from typing import Final

from tests.realms.worked.case import BLANKED, Case

CASES: Final[tuple[Case, ...]] = (
    # FR01 Mountain: 50 with Smoke and Wildfire; clears every FLOOD.
    Case(
        clause="FR01.b1",
        aspect="met",
        hand="Mountain, Smoke, Wildfire",
        total=126,
        lines={"Mountain": (9, 50, 0), "Smoke": (27, 0, 0), "Wildfire": (40, 0, 0)},
        note="Smoke lives by the FLAME; Wildfire spares the Mountain and the WEATHER: 9+50, 27, 40; total 126",
    ),
    Case(
        clause="FR01.b1",
        aspect="met",
        hand="Mountain, Smoke, Wildfire, Doppelgänger",
        total=166,
        lines={"Mountain": (9, 50, 0), "Smoke": (27, 0, 0), "Wildfire": (40, 0, 0), "Doppelgänger": (40, 0, 0)},
        choices={"Doppelgänger": "Wildfire"},
        note="a second Wildfire gives nothing more: with is once: 9+50, 27, 40, 40; total 166",
    ),
    Case(
        clause="FR01.b1",
        aspect="not met",
        hand="Mountain, Smoke, Candle",
        total=38,
        lines={"Mountain": (9, 0, 0), "Smoke": (27, 0, 0), "Candle": (2, 0, 0)},
        note="Smoke, but another FLAME than Wildfire: 9, 27, 2; total 38",
    ),
    Case(
        clause="FR01.b1",
        aspect="not met",
        hand="Mountain, Wildfire, Whirlwind",
        total=62,
        lines={"Mountain": (9, 0, 0), "Wildfire": (40, 0, 0), "Whirlwind": (13, 0, 0)},
        note="Wildfire, but another WEATHER than Smoke: 9, 40, 13; total 62",
    ),
    Case(
        clause="FR01.b1",
        aspect="partner blanked",
        hand="Mountain, Smoke, Wildfire, Rainstorm, Lightning",
        total=85,
        lines={
            "Mountain": (9, 0, 0),
            "Smoke": (27, 0, 0),
            "Wildfire": BLANKED,
            "Rainstorm": (8, 0, 0),
            "Lightning": (11, 30, 0),
        },
        note="Rainstorm blanks Wildfire, not Lightning; Smoke lives by Lightning: 9, 27, 8, 11+30; total 85",
    ),
    Case(
        clause="FR01.b1",
        aspect="partner blanked",
        hand="Mountain, Forest, Smoke, Wildfire, Candle, Demon",
        total=51,
        lines={
            "Mountain": (9, 0, 0),
            "Forest": BLANKED,
            "Smoke": BLANKED,
            "Wildfire": (40, 0, 0),
            "Candle": (2, 0, 0),
            "Demon": BLANKED,
        },
        modules="suits",
        note=(
            "the Demon blanks Smoke, the only WEATHER (LAND and FLAME are two each); then Wildfire blanks "
            "Forest and Demon: 9, 40, 2; total 51"
        ),
    ),
    Case(
        clause="FR01.b2",
        aspect="met",
        hand="Mountain, Swamp, Great Flood, Light Cavalry, Candle",
        total=76,
        lines={
            "Mountain": (9, 0, 0),
            "Swamp": (18, 0, 0),
            "Great Flood": (32, 0, 0),
            "Light Cavalry": (17, 0, -2),
            "Candle": (2, 0, 0),
        },
        note=(
            "both FLOODs are cleared: no -3 for ARMY and FLAME, nobody blanked; Light Cavalry -2 for the "
            "Mountain: 9, 18, 32, 17-2, 2; total 76"
        ),
    ),
    Case(
        clause="FR01.b2",
        aspect="met",
        hand="Mountain, Book of Changes, Basilisk, Swamp, Candle",
        total=58,
        lines={
            "Mountain": BLANKED,
            "Book of Changes": (3, 0, 0),
            "Basilisk": (35, 0, 0),
            "Swamp": (18, 0, 0),
            "Candle": (2, 0, 0),
        },
        choices={"Book of Changes": ("Mountain", "army")},
        note=(
            "the Mountain is an ARMY, the Basilisk blanks it; it has cleared the Swamp all the same: no -3 "
            "for the Candle: 3, 35, 18, 2; total 58"
        ),
    ),
    Case(
        clause="FR01.b2",
        aspect="not met",
        hand="Mountain, Blizzard, Dragon",
        total=24,
        lines={"Mountain": (9, 0, 0), "Blizzard": (30, 0, -5), "Dragon": (30, 0, -40)},
        note=(
            "no FLOOD; the penalties of a WEATHER (-5 for the BEAST) and of a BEAST (no WIZARD) stay: 9, "
            "30-5, 30-40; total 24"
        ),
    ),
    Case(
        clause="FR01.b2",
        aspect="partner blanked",
        hand="Mountain, Swamp, Blizzard",
        total=39,
        lines={"Mountain": (9, 0, 0), "Swamp": BLANKED, "Blizzard": (30, 0, 0)},
        note="a cleared FLOOD is blanked by the Blizzard like any other: 9, 30; total 39",
    ),
    # FR02 Cavern: 25 with Dwarvish Infantry or Dragon; clears every WEATHER.
    Case(
        clause="FR02.b1",
        aspect="met",
        hand="Cavern, Dwarvish Infantry",
        total=46,
        lines={"Cavern": (6, 25, 0), "Dwarvish Infantry": (15, 0, 0)},
        note="with Dwarvish Infantry: 6+25, 15; total 46",
    ),
    Case(
        clause="FR02.b1",
        aspect="met",
        hand="Cavern, Dragon, Collector",
        total=68,
        lines={"Cavern": (6, 25, 0), "Dragon": (30, 0, 0), "Collector": (7, 0, 0)},
        note="with Dragon, who has his WIZARD: 6+25, 30, 7; total 68",
    ),
    Case(
        clause="FR02.b1",
        aspect="met",
        hand="Cavern, Dwarvish Infantry, Dragon, Collector",
        total=83,
        lines={"Cavern": (6, 25, 0), "Dwarvish Infantry": (15, 0, 0), "Dragon": (30, 0, 0), "Collector": (7, 0, 0)},
        note="with both, still once: 6+25, 15, 30, 7; total 83",
    ),
    Case(
        clause="FR02.b1",
        aspect="not met",
        hand="Cavern, Knights, Unicorn",
        total=27,
        lines={"Cavern": (6, 0, 0), "Knights": (20, 0, -8), "Unicorn": (9, 0, 0)},
        note="another ARMY and another BEAST: 6, 20-8, 9; total 27",
    ),
    Case(
        clause="FR02.b1",
        aspect="partner blanked",
        hand="Cavern, Dwarvish Infantry, Dragon, Basilisk",
        total=41,
        lines={"Cavern": (6, 0, 0), "Dwarvish Infantry": BLANKED, "Dragon": BLANKED, "Basilisk": (35, 0, 0)},
        note="the Basilisk blanks the ARMY and the other BEAST: 6, 35; total 41",
    ),
    Case(
        clause="FR02.b2",
        aspect="met",
        hand="Cavern, Blizzard, Smoke, Swamp",
        total=81,
        lines={"Cavern": (6, 0, 0), "Blizzard": (30, 0, 0), "Smoke": (27, 0, 0), "Swamp": (18, 0, 0)},
        note=("every WEATHER is cleared: the Swamp is not blanked, the Smoke needs no FLAME: 6, 30, 27, 18; total 81"),
    ),
    Case(
        clause="FR02.b2",
        aspect="met",
        hand="Cavern, Rainstorm, Candle",
        total=16,
        lines={"Cavern": (6, 0, 0), "Rainstorm": (8, 0, 0), "Candle": (2, 0, 0)},
        note="Rainstorm is cleared and does not blank the Candle; it has no FLOOD: 6, 8, 2; total 16",
    ),
    Case(
        clause="FR02.b2",
        aspect="met",
        hand="Cavern, Blizzard, Great Flood, Wildfire",
        total=62,
        lines={"Cavern": BLANKED, "Blizzard": (30, 0, 0), "Great Flood": (32, 0, 0), "Wildfire": BLANKED},
        note=(
            "Blizzard is cleared though the Great Flood blanks the Cavern; Great Flood blanks Wildfire too: "
            "30, 32; total 62"
        ),
    ),
    Case(
        clause="FR02.b2",
        aspect="not met",
        hand="Cavern, Swamp, Candle",
        total=23,
        lines={"Cavern": (6, 0, 0), "Swamp": (18, 0, -3), "Candle": (2, 0, 0)},
        note="no WEATHER; the penalty of a FLOOD stays: 6, 18-3, 2; total 23",
    ),
    Case(
        clause="FR02.b2",
        aspect="partner blanked",
        hand="Cavern, Forest, Smoke, Demon",
        total=58,
        lines={"Cavern": (6, 0, 0), "Forest": (7, 0, 0), "Smoke": BLANKED, "Demon": (45, 0, 0)},
        modules="suits",
        note=(
            "a cleared WEATHER is blanked by the Demon, as the only card of its suit (LAND are two): 6, 7, 45; total 58"
        ),
    ),
    # FR03 Bell Tower, without Extra Suits: 15 with a WIZARD.
    Case(
        clause="FR03.b1",
        aspect="met",
        hand="Bell Tower, Collector, Enchantress",
        total=40,
        lines={"Bell Tower": (8, 15, 0), "Collector": (7, 0, 0), "Enchantress": (5, 5, 0)},
        note="two WIZARDs, 15 once; Enchantress 5 for the LAND: 8+15, 7, 5+5; total 40",
    ),
    Case(
        clause="FR03.b1",
        aspect="met",
        hand="Bell Tower, Book of Changes",
        total=26,
        lines={"Bell Tower": (8, 15, 0), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Bell Tower", "wizard")},
        note="a Bell Tower made WIZARD is with a WIZARD: 8+15, 3; total 26",
    ),
    Case(
        clause="FR03.b1",
        aspect="not met",
        hand="Bell Tower, King, Unicorn",
        total=25,
        lines={"Bell Tower": (8, 0, 0), "King": (8, 0, 0), "Unicorn": (9, 0, 0)},
        note="LEADER and BEAST are no WIZARD: 8, 8, 9; total 25",
    ),
    Case(
        clause="FR03.b1",
        aspect="partner blanked",
        hand="Bell Tower, Warship, Book of Changes",
        total=11,
        lines={"Bell Tower": (8, 0, 0), "Warship": BLANKED, "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Warship", "wizard")},
        note="the Warship is the WIZARD, but blanked without a FLOOD: 8, 3; total 11",
    ),
    # FR04 Forest: 12 each BEAST; 12 with Elven Archers.
    Case(
        clause="FR04.b1",
        aspect="met",
        hand="Forest, Unicorn, Hydra",
        total=52,
        lines={"Forest": (7, 24, 0), "Unicorn": (9, 0, 0), "Hydra": (12, 0, 0)},
        note="two BEASTs: 7+24, 9, 12; total 52",
    ),
    Case(
        clause="FR04.b1",
        aspect="met",
        hand="Forest, Book of Changes",
        total=22,
        lines={"Forest": (7, 12, 0), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Forest", "beast")},
        note="a Forest made BEAST counts itself: 7+12, 3; total 22",
    ),
    Case(
        clause="FR04.b1",
        aspect="met",
        hand="Forest, Elven Archers, Unicorn",
        total=55,
        lines={"Forest": (7, 24, 0), "Elven Archers": (10, 5, 0), "Unicorn": (9, 0, 0)},
        note="12 for the BEAST and 12 for the Archers; no WEATHER: 7+24, 10+5, 9; total 55",
    ),
    Case(
        clause="FR04.b1",
        aspect="not met",
        hand="Forest, Knights, Queen",
        total=38,
        lines={"Forest": (7, 0, 0), "Knights": (20, 0, 0), "Queen": (6, 5, 0)},
        note="no BEAST; Knights with a LEADER, Queen 5 for the ARMY: 7, 20, 6+5; total 38",
    ),
    Case(
        clause="FR04.b1",
        aspect="partner blanked",
        hand="Forest, Basilisk, Unicorn",
        total=54,
        lines={"Forest": (7, 12, 0), "Basilisk": (35, 0, 0), "Unicorn": BLANKED},
        note="only the Basilisk counts, it blanks the other BEAST: 7+12, 35; total 54",
    ),
    Case(
        clause="FR04.b2",
        aspect="met",
        hand="Forest, Elven Archers",
        total=34,
        lines={"Forest": (7, 12, 0), "Elven Archers": (10, 5, 0)},
        note="with Elven Archers; no WEATHER: 7+12, 10+5; total 34",
    ),
    Case(
        clause="FR04.b2",
        aspect="met",
        hand="Forest, Elven Archers, Doppelgänger",
        total=44,
        lines={"Forest": (7, 12, 0), "Elven Archers": (10, 5, 0), "Doppelgänger": (10, 0, 0)},
        choices={"Doppelgänger": "Elven Archers"},
        note="two Elven Archers, 12 once; the copy has no bonus: 7+12, 10+5, 10; total 44",
    ),
    Case(
        clause="FR04.b2",
        aspect="not met",
        hand="Forest, Knights, Elven Longbow",
        total=22,
        lines={"Forest": (7, 0, 0), "Knights": (20, 0, -8), "Elven Longbow": (3, 0, 0)},
        note="another ARMY: 7, 20-8, 3; total 22",
    ),
    Case(
        clause="FR04.b2",
        aspect="partner blanked",
        hand="Forest, Elven Archers, Basilisk",
        total=54,
        lines={"Forest": (7, 12, 0), "Elven Archers": BLANKED, "Basilisk": (35, 0, 0)},
        note="the Basilisk blanks the Archers; 12 is for the Basilisk: 7+12, 35; total 54",
    ),
    # FR05 Earth Elemental: 15 each other LAND.
    Case(
        clause="FR05.b1",
        aspect="met",
        hand="Earth Elemental, Mountain, Forest",
        total=50,
        lines={"Earth Elemental": (4, 30, 0), "Mountain": (9, 0, 0), "Forest": (7, 0, 0)},
        note="two others, itself not: 4+30, 9, 7; total 50",
    ),
    Case(
        clause="FR05.b1",
        aspect="not met",
        hand="Earth Elemental, Swamp, Rainstorm",
        total=40,
        lines={"Earth Elemental": (4, 0, 0), "Swamp": (18, 0, 0), "Rainstorm": (8, 10, 0)},
        note="no other LAND; Rainstorm 10 for the FLOOD: 4, 18, 8+10; total 40",
    ),
    Case(
        clause="FR05.b1",
        aspect="partner blanked",
        hand="Earth Elemental, Warship, Book of Changes",
        total=7,
        lines={"Earth Elemental": (4, 0, 0), "Warship": BLANKED, "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Warship", "land")},
        note="the Warship is a LAND, but blanked without a FLOOD: 4, 3; total 7",
    ),
    Case(
        clause="FR05.b1",
        aspect="partner blanked",
        hand="Earth Elemental, Cavern, Mountain, Wildfire, Book of Changes",
        total=71,
        lines={
            "Earth Elemental": (4, 15, 0),
            "Cavern": BLANKED,
            "Mountain": (9, 0, 0),
            "Wildfire": (40, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        choices={"Book of Changes": ("Earth Elemental", "wizard")},
        note=(
            "the Elemental is a WIZARD, spared by Wildfire like the Mountain; the Cavern is blanked: 4+15, 9, "
            "40, 3; total 71"
        ),
    ),
)
