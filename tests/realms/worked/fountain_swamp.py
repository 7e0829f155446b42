"""The floods: Fountain of Life and Swamp (FR06, FR07)."""

from __future__ import annotations

from typing import Final

from tests.realms.worked.case import BLANKED, Case

CASES: Final[tuple[Case, ...]] = (
    # FR06 Fountain of Life: the best base strength of a WEAPON, FLOOD, FLAME, LAND or WEATHER, itself included.
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Warship",
        total=47,
        lines={"Fountain of Life": (1, 23, 0), "Warship": (23, 0, 0)},
        note="WEAPON; the Fountain is the FLOOD the Warship wants: 1+23, 23; total 47",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Great Flood",
        total=65,
        lines={"Fountain of Life": (1, 32, 0), "Great Flood": (32, 0, 0)},
        note="FLOOD: 1+32, 32; total 65",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Lightning",
        total=23,
        lines={"Fountain of Life": (1, 11, 0), "Lightning": (11, 0, 0)},
        note="FLAME: 1+11, 11; total 23",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Mountain",
        total=19,
        lines={"Fountain of Life": (1, 9, 0), "Mountain": (9, 0, 0)},
        note="LAND: 1+9, 9; total 19",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Whirlwind",
        total=27,
        lines={"Fountain of Life": (1, 13, 0), "Whirlwind": (13, 0, 0)},
        note="WEATHER: 1+13, 13; total 27",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Mountain, Lightning, Whirlwind",
        total=47,
        lines={"Fountain of Life": (1, 13, 0), "Mountain": (9, 0, 0), "Lightning": (11, 0, 0), "Whirlwind": (13, 0, 0)},
        note="one card, the best: Whirlwind 13: 1+13, 9, 11, 13; total 47",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, King",
        total=10,
        lines={"Fountain of Life": (1, 1, 0), "King": (8, 0, 0)},
        note="the Fountain is a FLOOD of strength 1 itself; a LEADER does not count: 1+1, 8; total 10",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Knights, Warlock Lord, Empress, Dragon, Gem of Order",
        total=97,
        lines={
            "Fountain of Life": (1, 1, 0),
            "Knights": (20, 0, 0),
            "Warlock Lord": (25, 0, -10),
            "Empress": (15, 10, 0),
            "Dragon": (30, 0, 0),
            "Gem of Order": (5, 0, 0),
        },
        note=(
            "ARMY, WIZARD, LEADER, BEAST, ARTIFACT do not count, so itself; Warlock Lord -10 for the LEADER, "
            "Empress 10 for the ARMY, Dragon has his WIZARD: 1+1, 20, 25-10, 15+10, 30, 5; total 97"
        ),
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Crypt",
        total=43,
        lines={"Fountain of Life": (1, 21, 0), "Crypt": (21, 0, 0)},
        modules="suits",
        note="with Extra Suits also BUILDING: 1+21, 21; total 43",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Warship",
        total=47,
        lines={"Fountain of Life": (1, 23, 0), "Warship": (23, 0, 0)},
        modules="suits",
        note="WEAPON, with Extra Suits: 1+23, 23; total 47",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Great Flood",
        total=65,
        lines={"Fountain of Life": (1, 32, 0), "Great Flood": (32, 0, 0)},
        modules="suits",
        note="FLOOD, with Extra Suits: 1+32, 32; total 65",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Lightning",
        total=23,
        lines={"Fountain of Life": (1, 11, 0), "Lightning": (11, 0, 0)},
        modules="suits",
        note="FLAME, with Extra Suits: 1+11, 11; total 23",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Mountain",
        total=19,
        lines={"Fountain of Life": (1, 9, 0), "Mountain": (9, 0, 0)},
        modules="suits",
        note="LAND, with Extra Suits: 1+9, 9; total 19",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Whirlwind",
        total=27,
        lines={"Fountain of Life": (1, 13, 0), "Whirlwind": (13, 0, 0)},
        modules="suits",
        note="WEATHER, with Extra Suits: 1+13, 13; total 27",
    ),
    Case(
        clause="FR06.b1",
        aspect="met",
        hand="Fountain of Life, Leprechaun, Death Knight",
        total=36,
        lines={"Fountain of Life": (1, 1, 0), "Leprechaun": (20, 0, 0), "Death Knight": (14, 0, 0)},
        modules="suits",
        note="OUTSIDER and UNDEAD do not count, so itself; nothing in the discard area: 1+1, 20, 14; total 36",
    ),
    Case(
        clause="FR06.b1",
        aspect="not met",
        hand="Fountain of Life, Book of Changes, Dragon",
        total=34,
        lines={"Fountain of Life": (1, 0, 0), "Book of Changes": (3, 0, 0), "Dragon": (30, 0, 0)},
        choices={"Book of Changes": ("Fountain of Life", "wizard")},
        note=("made WIZARD it is no FLOOD, and nothing else counts; the Dragon has his WIZARD: 1, 3, 30; total 34"),
    ),
    Case(
        clause="FR06.b1",
        aspect="partner blanked",
        hand="Fountain of Life, Smoke, Mountain",
        total=19,
        lines={"Fountain of Life": (1, 9, 0), "Smoke": BLANKED, "Mountain": (9, 0, 0)},
        note="WEATHER: Smoke (27) is blanked without a FLAME; next best is the Mountain: 1+9, 9; total 19",
    ),
    Case(
        clause="FR06.b1",
        aspect="partner blanked",
        hand="Fountain of Life, War Dirigible, Knights, Rainstorm",
        total=39,
        lines={
            "Fountain of Life": (1, 8, 0),
            "War Dirigible": BLANKED,
            "Knights": (20, 0, -8),
            "Rainstorm": (8, 10, 0),
        },
        note=(
            "WEAPON: the WEATHER blanks the War Dirigible (35); next best is Rainstorm, which has 10 for the "
            "FLOOD: 1+8, 20-8, 8+10; total 39"
        ),
    ),
    Case(
        clause="FR06.b1",
        aspect="partner blanked",
        hand="Fountain of Life, Wildfire, Rainstorm",
        total=27,
        lines={"Fountain of Life": (1, 8, 0), "Wildfire": BLANKED, "Rainstorm": (8, 10, 0)},
        note=(
            "FLAME: Rainstorm blanks Wildfire (40), which therefore does not blank the Fountain: 1+8, 8+10; total 27"
        ),
    ),
    Case(
        clause="FR06.b1",
        aspect="partner blanked",
        hand="Fountain of Life, Great Flood, Blizzard, Book of Changes",
        total=64,
        lines={
            "Fountain of Life": (1, 30, 0),
            "Great Flood": BLANKED,
            "Blizzard": (30, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        choices={"Book of Changes": ("Fountain of Life", "wizard")},
        note=(
            "FLOOD: the Blizzard blanks the Great Flood (32), not the Fountain, now a WIZARD; best is the "
            "Blizzard: 1+30, 30, 3; total 64"
        ),
    ),
    Case(
        clause="FR06.b1",
        aspect="partner blanked",
        hand="Fountain of Life, Water Elemental, Mountain, Demon",
        total=69,
        lines={"Fountain of Life": (1, 4, 0), "Water Elemental": (4, 15, 0), "Mountain": BLANKED, "Demon": (45, 0, 0)},
        modules="suits",
        note=(
            "LAND: the Demon blanks the Mountain (9), the only LAND; best is the Water Elemental: 1+4, 4+15, "
            "45; total 69"
        ),
    ),
    Case(
        clause="FR06.b1",
        aspect="partner blanked",
        hand="Fountain of Life, Island, Crypt, Demon",
        total=74,
        lines={"Fountain of Life": (1, 14, 0), "Island": (14, 0, 0), "Crypt": BLANKED, "Demon": (45, 0, 0)},
        modules="suits",
        note=(
            "BUILDING: the Demon blanks the Crypt (21), the only BUILDING; best is the Island: 1+14, 14, 45; total 74"
        ),
    ),
    # FR07 Swamp: -3 each ARMY and FLAME.
    Case(
        clause="FR07.p1",
        aspect="met",
        hand="Swamp, Elven Archers, Light Cavalry, Candle",
        total=43,
        lines={"Swamp": (18, 0, -9), "Elven Archers": (10, 5, 0), "Light Cavalry": (17, 0, 0), "Candle": (2, 0, 0)},
        note="two ARMY, one FLAME; no WEATHER, no LAND: 18-9, 10+5, 17, 2; total 43",
    ),
    Case(
        clause="FR07.p1",
        aspect="met",
        hand="Swamp, Candle, Lightning",
        total=25,
        lines={"Swamp": (18, 0, -6), "Candle": (2, 0, 0), "Lightning": (11, 0, 0)},
        note="two FLAME: 18-6, 2, 11; total 25",
    ),
    Case(
        clause="FR07.p1",
        aspect="met",
        hand="Swamp, Elven Archers, Light Cavalry",
        total=44,
        lines={"Swamp": (18, 0, -6), "Elven Archers": (10, 5, 0), "Light Cavalry": (17, 0, 0)},
        note="two ARMY: 18-6, 10+5, 17; total 44",
    ),
    Case(
        clause="FR07.p1",
        aspect="met",
        hand="Swamp, Book of Changes",
        total=18,
        lines={"Swamp": (18, 0, -3), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Swamp", "flame")},
        note="a Swamp made FLAME counts itself: 18-3, 3; total 18",
    ),
    Case(
        clause="FR07.p1",
        aspect="not met",
        hand="Swamp, King, Unicorn, Collector, Magic Wand, Forest",
        total=87,
        lines={
            "Swamp": (18, 0, 0),
            "King": (8, 0, 0),
            "Unicorn": (9, 0, 0),
            "Collector": (7, 0, 0),
            "Magic Wand": (1, 25, 0),
            "Forest": (7, 12, 0),
        },
        note=("neither ARMY nor FLAME; Wand with a WIZARD, Forest 12 for the BEAST: 18, 8, 9, 7, 1+25, 7+12; total 87"),
    ),
    Case(
        clause="FR07.p1",
        aspect="partner blanked",
        hand="Swamp, Knights, Basilisk",
        total=53,
        lines={"Swamp": (18, 0, 0), "Knights": BLANKED, "Basilisk": (35, 0, 0)},
        note="the ARMY is blanked by the Basilisk: 18, 35; total 53",
    ),
    Case(
        clause="FR07.p1",
        aspect="partner blanked",
        hand="Swamp, Candle, Rainstorm",
        total=36,
        lines={"Swamp": (18, 0, 0), "Candle": BLANKED, "Rainstorm": (8, 10, 0)},
        note="the FLAME is blanked by Rainstorm, which has 10 for the FLOOD: 18, 8+10; total 36",
    ),
    Case(
        clause="FR07.p1",
        aspect="cleared",
        hand="Swamp, Mountain, Knights, Candle",
        total=41,
        lines={"Swamp": (18, 0, 0), "Mountain": (9, 0, 0), "Knights": (20, 0, -8), "Candle": (2, 0, 0)},
        note="cleared by the Mountain: 18, 9, 20-8, 2; total 41",
    ),
    Case(
        clause="FR07.p1",
        aspect="cleared",
        hand="Swamp, Rangers, Knights, Candle",
        total=34,
        lines={"Swamp": (18, 0, -3), "Rangers": (5, 0, 0), "Knights": (20, 0, -8), "Candle": (2, 0, 0)},
        note="Rangers clear the word ARMY; -3 for the FLAME stays: 18-3, 5, 20-8, 2; total 34",
    ),
    Case(
        clause="FR07.p1",
        aspect="cleared",
        hand="Swamp, Warship, Knights, Candle",
        total=52,
        lines={"Swamp": (18, 0, -3), "Warship": (23, 0, 0), "Knights": (20, 0, -8), "Candle": (2, 0, 0)},
        note="the Warship clears the word ARMY; -3 for the FLAME stays: 18-3, 23, 20-8, 2; total 52",
    ),
)
