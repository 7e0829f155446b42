"""The weathers: Smoke, Whirlwind and Air Elemental (FR13 to FR15)."""

from __future__ import annotations

from typing import Final

from tests.realms.worked.case import BLANKED, Case

CASES: Final[tuple[Case, ...]] = (
    # FR13 Smoke: blanked unless with a FLAME.
    Case(
        clause="FR13.p1",
        aspect="met",
        hand="Smoke, Mountain, Island, Light Cavalry, Collector",
        total=45,
        lines={
            "Smoke": BLANKED,
            "Mountain": (9, 0, 0),
            "Island": (14, 0, 0),
            "Light Cavalry": (17, 0, -2),
            "Collector": (7, 0, 0),
        },
        note="LAND, FLOOD, ARMY and WIZARD are no FLAME: 9, 14, 17-2, 7; total 45",
    ),
    Case(
        clause="FR13.p1",
        aspect="met",
        hand="Smoke, Whirlwind, King, Hydra, Magic Wand, Gem of Order",
        total=39,
        lines={
            "Smoke": BLANKED,
            "Whirlwind": (13, 0, 0),
            "King": (8, 0, 0),
            "Hydra": (12, 0, 0),
            "Magic Wand": (1, 0, 0),
            "Gem of Order": (5, 0, 0),
        },
        note=(
            "WEATHER, LEADER, BEAST, WEAPON and ARTIFACT are no FLAME; 12 and 13 are no run of three: 13, 8, "
            "12, 1, 5; total 39"
        ),
    ),
    Case(
        clause="FR13.p1",
        aspect="not met",
        hand="Smoke, Candle",
        total=29,
        lines={"Smoke": (27, 0, 0), "Candle": (2, 0, 0)},
        note="with a FLAME: 27, 2; total 29",
    ),
    Case(
        clause="FR13.p1",
        aspect="not met",
        hand="Smoke, Book of Changes",
        total=30,
        lines={"Smoke": (27, 0, 0), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Smoke", "flame")},
        note="a Smoke made FLAME is with a FLAME: 27, 3; total 30",
    ),
    Case(
        clause="FR13.p1",
        aspect="partner blanked",
        hand="Smoke, Candle, Rainstorm",
        total=8,
        lines={"Smoke": BLANKED, "Candle": BLANKED, "Rainstorm": (8, 0, 0)},
        note="Rainstorm blanks the only FLAME: 8; total 8",
    ),
    Case(
        clause="FR13.p1",
        aspect="cleared",
        hand="Smoke, Cavern",
        total=33,
        lines={"Smoke": (27, 0, 0), "Cavern": (6, 0, 0)},
        note="cleared by the Cavern: 27, 6; total 33",
    ),
    Case(
        clause="FR13.p1",
        aspect="cleared",
        hand="Smoke, Protection Rune",
        total=28,
        lines={"Smoke": (27, 0, 0), "Protection Rune": (1, 0, 0)},
        note="cleared by the Protection Rune: 27, 1; total 28",
    ),
    # FR14 Whirlwind: 40 with Rainstorm and (Blizzard or Great Flood).
    Case(
        clause="FR14.b1",
        aspect="met",
        hand="Whirlwind, Rainstorm, Blizzard",
        total=91,
        lines={"Whirlwind": (13, 40, 0), "Rainstorm": (8, 0, 0), "Blizzard": (30, 0, 0)},
        note="Rainstorm and Blizzard: 13+40, 8, 30; total 91",
    ),
    Case(
        clause="FR14.b1",
        aspect="met",
        hand="Whirlwind, Rainstorm, Great Flood",
        total=103,
        lines={"Whirlwind": (13, 40, 0), "Rainstorm": (8, 10, 0), "Great Flood": (32, 0, 0)},
        note="Rainstorm and Great Flood; Rainstorm 10 for the FLOOD: 13+40, 8+10, 32; total 103",
    ),
    Case(
        clause="FR14.b1",
        aspect="met",
        hand="Whirlwind, Rainstorm, Blizzard, Great Flood, Cavern",
        total=133,
        lines={
            "Whirlwind": (13, 40, 0),
            "Rainstorm": (8, 10, 0),
            "Blizzard": (30, 0, 0),
            "Great Flood": (32, 0, 0),
            "Cavern": BLANKED,
        },
        note=(
            "all three, still once: the Cavern clears the WEATHERs and is blanked by the Great Flood: 13+40, "
            "8+10, 30, 32; total 133"
        ),
    ),
    Case(
        clause="FR14.b1",
        aspect="met",
        hand="Whirlwind, Rainstorm, Blizzard, Great Flood",
        total=91,
        lines={"Whirlwind": (13, 40, 0), "Rainstorm": (8, 0, 0), "Blizzard": (30, 0, 0), "Great Flood": BLANKED},
        note="the Blizzard blanks the Great Flood and does for it: 13+40, 8, 30; total 91",
    ),
    Case(
        clause="FR14.b1",
        aspect="not met",
        hand="Whirlwind, Blizzard, Air Elemental",
        total=77,
        lines={"Whirlwind": (13, 0, 0), "Blizzard": (30, 0, 0), "Air Elemental": (4, 30, 0)},
        note="no Rainstorm, but another WEATHER: 13, 30, 4+30; total 77",
    ),
    Case(
        clause="FR14.b1",
        aspect="not met",
        hand="Whirlwind, Great Flood",
        total=45,
        lines={"Whirlwind": (13, 0, 0), "Great Flood": (32, 0, 0)},
        note="no Rainstorm: 13, 32; total 45",
    ),
    Case(
        clause="FR14.b1",
        aspect="not met",
        hand="Whirlwind, Rainstorm, Swamp, Air Elemental",
        total=83,
        lines={"Whirlwind": (13, 0, 0), "Rainstorm": (8, 10, 0), "Swamp": (18, 0, 0), "Air Elemental": (4, 30, 0)},
        note=("neither Blizzard nor Great Flood, but another WEATHER and another FLOOD: 13, 8+10, 18, 4+30; total 83"),
    ),
    Case(
        clause="FR14.b1",
        aspect="partner blanked",
        hand="Whirlwind, Rainstorm, Great Flood, Basilisk, Book of Changes",
        total=59,
        lines={
            "Whirlwind": (13, 0, 0),
            "Rainstorm": (8, 0, 0),
            "Great Flood": BLANKED,
            "Basilisk": (35, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        choices={"Book of Changes": ("Great Flood", "beast")},
        note="the Great Flood is a BEAST, blanked by the Basilisk: 13, 8, 35, 3; total 59",
    ),
    Case(
        clause="FR14.b1",
        aspect="partner blanked",
        hand="Whirlwind, Rainstorm, Blizzard, Basilisk, Book of Changes",
        total=59,
        lines={
            "Whirlwind": (13, 0, 0),
            "Rainstorm": (8, 0, 0),
            "Blizzard": BLANKED,
            "Basilisk": (35, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        choices={"Book of Changes": ("Blizzard", "beast")},
        note="the Blizzard is a BEAST, blanked by the Basilisk: 13, 8, 35, 3; total 59",
    ),
    Case(
        clause="FR14.b1",
        aspect="partner blanked",
        hand="Whirlwind, Rainstorm, Blizzard, Basilisk, Book of Changes",
        total=76,
        lines={
            "Whirlwind": (13, 0, 0),
            "Rainstorm": BLANKED,
            "Blizzard": (30, 0, -5),
            "Basilisk": (35, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        choices={"Book of Changes": ("Rainstorm", "leader")},
        note=(
            "the Rainstorm is a LEADER, blanked by the Basilisk; Blizzard -5 for the BEAST: 13, 30-5, 35, 3; total 76"
        ),
    ),
    # FR15 Air Elemental: 15 each other WEATHER.
    Case(
        clause="FR15.b1",
        aspect="met",
        hand="Air Elemental, Rainstorm, Whirlwind",
        total=55,
        lines={"Air Elemental": (4, 30, 0), "Rainstorm": (8, 0, 0), "Whirlwind": (13, 0, 0)},
        note="two others, itself not: 4+30, 8, 13; total 55",
    ),
    Case(
        clause="FR15.b1",
        aspect="not met",
        hand="Air Elemental, Swamp, Mountain",
        total=31,
        lines={"Air Elemental": (4, 0, 0), "Swamp": (18, 0, 0), "Mountain": (9, 0, 0)},
        note="no other WEATHER: 4, 18, 9; total 31",
    ),
    Case(
        clause="FR15.b1",
        aspect="partner blanked",
        hand="Air Elemental, Smoke, Candle, Rainstorm",
        total=27,
        lines={"Air Elemental": (4, 15, 0), "Smoke": BLANKED, "Candle": BLANKED, "Rainstorm": (8, 0, 0)},
        note="Rainstorm blanks the Candle, so the Smoke is blanked; Rainstorm counts: 4+15, 8; total 27",
    ),
)
