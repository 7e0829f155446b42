"""The wizards: Collector and Beastmaster (FR26, FR27)."""

from __future__ import annotations

from typing import Final

from tests.realms.worked.case import BLANKED, Case

CASES: Final[tuple[Case, ...]] = (
    # FR26 Collector: for each suit 10 if three cards of it, 40 if four, 100 if five or more, of different names.
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Mountain, Cavern, Forest",
        total=39,
        lines={"Collector": (7, 10, 0), "Mountain": (9, 0, 0), "Cavern": (6, 0, 0), "Forest": (7, 0, 0)},
        note="three LANDs: 7+10, 9, 6, 7; total 39",
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Mountain, Cavern, Forest, Bell Tower",
        total=92,
        lines={
            "Collector": (7, 40, 0),
            "Mountain": (9, 0, 0),
            "Cavern": (6, 0, 0),
            "Forest": (7, 0, 0),
            "Bell Tower": (8, 15, 0),
        },
        note="four LANDs; Bell Tower with a WIZARD: 7+40, 9, 6, 7, 8+15; total 92",
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Mountain, Cavern, Forest, Bell Tower, Earth Elemental",
        total=216,
        lines={
            "Collector": (7, 100, 0),
            "Mountain": (9, 0, 0),
            "Cavern": (6, 0, 0),
            "Forest": (7, 0, 0),
            "Bell Tower": (8, 15, 0),
            "Earth Elemental": (4, 60, 0),
        },
        note="five LANDs; Elemental 15 for each of four: 7+100, 9, 6, 7, 8+15, 4+60; total 216",
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Mountain, Cavern, Forest, Bell Tower, Earth Elemental, Mirage",
        total=231,
        lines={
            "Collector": (7, 100, 0),
            "Mountain": (9, 0, 0),
            "Cavern": (6, 0, 0),
            "Forest": (7, 0, 0),
            "Bell Tower": (8, 15, 0),
            "Earth Elemental": (4, 75, 0),
            "Mirage": (0, 0, 0),
        },
        choices={"Mirage": "land"},
        note=(
            "six LANDs, still 100; a generic LAND has a name of its own; Elemental 15 for each of five: "
            "7+100, 9, 6, 7, 8+15, 4+75, 0; total 231"
        ),
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Mountain, Cavern, Forest, Swamp, Island, Water Elemental",
        total=115,
        lines={
            "Collector": (7, 20, 0),
            "Mountain": (9, 0, 0),
            "Cavern": (6, 0, 0),
            "Forest": (7, 0, 0),
            "Swamp": (18, 0, 0),
            "Island": (14, 0, 0),
            "Water Elemental": (4, 30, 0),
        },
        note=(
            "three LANDs and three FLOODs: each suit on its own; Water Elemental 15 for each of two: 7+20, 9, "
            "6, 7, 18, 14, 4+30; total 115"
        ),
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Enchantress, Necromancer",
        total=25,
        lines={"Collector": (7, 10, 0), "Enchantress": (5, 0, 0), "Necromancer": (3, 0, 0)},
        note="three WIZARDs, the Collector among them: 7+10, 5, 3; total 25",
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Crypt, Castle, Chapel",
        total=65,
        lines={"Collector": (7, 10, 0), "Crypt": (21, 0, 0), "Castle": (10, 15, 0), "Chapel": (2, 0, 0)},
        modules="suits",
        note=("three BUILDINGs; Castle 10 and 5; Chapel sees only one of its cards: 7+10, 21, 10+15, 2; total 65"),
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Phoenix, Candle, Forge, Whirlwind, Air Elemental",
        total=99,
        lines={
            "Collector": (7, 20, 0),
            "Phoenix": (14, 0, 0),
            "Candle": (2, 0, 0),
            "Forge": (9, 0, 0),
            "Whirlwind": (13, 0, 0),
            "Air Elemental": (4, 30, 0),
        },
        modules="promos",
        note=(
            "the Phoenix is the third FLAME and the third WEATHER; Air Elemental 15 for each of two: 7+20, "
            "14, 2, 9, 13, 4+30; total 99"
        ),
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Phoenix, Hydra, Unicorn",
        total=52,
        lines={"Collector": (7, 10, 0), "Phoenix": (14, 0, 0), "Hydra": (12, 0, 0), "Unicorn": (9, 0, 0)},
        modules="promos",
        note="the Phoenix is the third BEAST: 7+10, 14, 12, 9; total 52",
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Doppelgänger, Mirage, Shapeshifter",
        total=17,
        lines={"Collector": (7, 10, 0), "Doppelgänger": (0, 0, 0), "Mirage": (0, 0, 0), "Shapeshifter": (0, 0, 0)},
        note="three WILDs left alone, a suit like another: 7+10, 0, 0, 0; total 17",
    ),
    Case(
        clause="FR26.b1",
        aspect="met",
        hand="Collector, Mountain, Cavern, Forest, Doppelgänger",
        total=48,
        lines={
            "Collector": (7, 10, 0),
            "Mountain": (9, 0, 0),
            "Cavern": (6, 0, 0),
            "Forest": (7, 0, 0),
            "Doppelgänger": (9, 0, 0),
        },
        choices={"Doppelgänger": "Mountain"},
        note="four LANDs, but three names: 10, not 40: 7+10, 9, 6, 7, 9; total 48",
    ),
    Case(
        clause="FR26.b1",
        aspect="not met",
        hand="Collector, Mountain, Forest",
        total=23,
        lines={"Collector": (7, 0, 0), "Mountain": (9, 0, 0), "Forest": (7, 0, 0)},
        note="two of a suit: 7, 9, 7; total 23",
    ),
    Case(
        clause="FR26.b1",
        aspect="not met",
        hand="Collector, Mountain, Forest, Doppelgänger",
        total=32,
        lines={"Collector": (7, 0, 0), "Mountain": (9, 0, 0), "Forest": (7, 0, 0), "Doppelgänger": (9, 0, 0)},
        choices={"Doppelgänger": "Mountain"},
        note="three LANDs, but two names: 7, 9, 7, 9; total 32",
    ),
    Case(
        clause="FR26.b1",
        aspect="not met",
        hand="Collector, Mountain, Forest, Island, Swamp, Enchantress",
        total=80,
        lines={
            "Collector": (7, 0, 0),
            "Mountain": (9, 0, 0),
            "Forest": (7, 0, 0),
            "Island": (14, 0, 0),
            "Swamp": (18, 0, 0),
            "Enchantress": (5, 20, 0),
        },
        note="three suits of two cards; Enchantress 5 for each of four: 7, 9, 7, 14, 18, 5+20; total 80",
    ),
    Case(
        clause="FR26.b1",
        aspect="partner blanked",
        hand="Collector, Basilisk, Unicorn, Hydra",
        total=42,
        lines={"Collector": (7, 0, 0), "Basilisk": (35, 0, 0), "Unicorn": BLANKED, "Hydra": BLANKED},
        note="the Basilisk blanks the other BEASTs, one is left: 7, 35; total 42",
    ),
    Case(
        clause="FR26.b1",
        aspect="partner blanked",
        hand="Collector, Mountain, Cavern, Forest, Wildfire",
        total=56,
        lines={
            "Collector": (7, 0, 0),
            "Mountain": (9, 0, 0),
            "Cavern": BLANKED,
            "Forest": BLANKED,
            "Wildfire": (40, 0, 0),
        },
        note="Wildfire blanks two of the three LANDs: 7, 9, 40; total 56",
    ),
    # FR27 Beastmaster: 9 each BEAST; clears every BEAST.
    Case(
        clause="FR27.b1",
        aspect="met",
        hand="Beastmaster, Hydra, Unicorn",
        total=48,
        lines={"Beastmaster": (9, 18, 0), "Hydra": (12, 0, 0), "Unicorn": (9, 0, 0)},
        note="two BEASTs: 9+18, 12, 9; total 48",
    ),
    Case(
        clause="FR27.b1",
        aspect="met",
        hand="Beastmaster, Book of Changes",
        total=21,
        lines={"Beastmaster": (9, 9, 0), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Beastmaster", "beast")},
        note="a Beastmaster made BEAST counts himself: 9+9, 3; total 21",
    ),
    Case(
        clause="FR27.b1",
        aspect="not met",
        hand="Beastmaster, King, Mountain, Island, Candle",
        total=42,
        lines={
            "Beastmaster": (9, 0, 0),
            "King": (8, 0, 0),
            "Mountain": (9, 0, 0),
            "Island": (14, 0, 0),
            "Candle": (2, 0, 0),
        },
        note="no BEAST: 9, 8, 9, 14, 2; total 42",
    ),
    Case(
        clause="FR27.b1",
        aspect="not met",
        hand="Beastmaster, Whirlwind, Elven Archers, Magic Wand, Collector, Book of Changes",
        total=68,
        lines={
            "Beastmaster": (9, 0, 0),
            "Whirlwind": (13, 0, 0),
            "Elven Archers": (10, 0, 0),
            "Magic Wand": (1, 25, 0),
            "Collector": (7, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        note="no BEAST; Wand with a WIZARD: 9, 13, 10, 1+25, 7, 3; total 68",
    ),
    Case(
        clause="FR27.b1",
        aspect="partner blanked",
        hand="Beastmaster, Hydra, Unicorn, Wildfire",
        total=67,
        lines={"Beastmaster": (9, 9, 0), "Hydra": BLANKED, "Unicorn": (9, 0, 0), "Wildfire": (40, 0, 0)},
        note="Wildfire blanks the Hydra and spares the Unicorn: 9+9, 9, 40; total 67",
    ),
    Case(
        clause="FR27.b2",
        aspect="met",
        hand="Beastmaster, Dragon, Basilisk, Book of Changes",
        total=95,
        lines={"Beastmaster": (9, 18, 0), "Dragon": (30, 0, 0), "Basilisk": (35, 0, 0), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Beastmaster", "land")},
        note=(
            "the Beastmaster is a LAND: the Dragon has no WIZARD and needs none; the Basilisk does not blank "
            "the other BEAST: 9+18, 30, 35, 3; total 95"
        ),
    ),
    Case(
        clause="FR27.b2",
        aspect="met",
        hand="Beastmaster, Basilisk, Knights, King, Hydra",
        total=107,
        lines={
            "Beastmaster": (9, 18, 0),
            "Basilisk": (35, 0, 0),
            "Knights": (20, 0, 0),
            "King": (8, 5, 0),
            "Hydra": (12, 0, 0),
        },
        note=(
            "the Basilisk blanks nobody; Knights with a LEADER, King 5 for the ARMY: 9+18, 35, 20, 8+5, 12; total 107"
        ),
    ),
    Case(
        clause="FR27.b2",
        aspect="met",
        hand="Beastmaster, Phoenix, Swamp",
        total=47,
        lines={"Beastmaster": (9, 9, 0), "Phoenix": (14, 0, 0), "Swamp": (18, 0, -3)},
        modules="promos",
        note=("the Phoenix is not blanked by the FLOOD; as a FLAME it costs the Swamp 3: 9+9, 14, 18-3; total 47"),
    ),
    Case(
        clause="FR27.b2",
        aspect="met",
        hand="Beastmaster, Great Flood, Basilisk, King, Book of Changes",
        total=78,
        lines={
            "Beastmaster": BLANKED,
            "Great Flood": (32, 0, 0),
            "Basilisk": (35, 0, 0),
            "King": (8, 0, 0),
            "Book of Changes": (3, 0, 0),
        },
        choices={"Book of Changes": ("Beastmaster", "army")},
        note=(
            "the Beastmaster is an ARMY, blanked by the Great Flood; he has cleared the Basilisk all the "
            "same: 32, 35, 8, 3; total 78"
        ),
    ),
    Case(
        clause="FR27.b2",
        aspect="not met",
        hand="Beastmaster, Swamp, Candle, Knights, Smoke",
        total=62,
        lines={
            "Beastmaster": (9, 0, 0),
            "Swamp": (18, 0, -6),
            "Candle": (2, 0, 0),
            "Knights": (20, 0, -8),
            "Smoke": (27, 0, 0),
        },
        note="no BEAST; FLOOD and ARMY keep their penalties: 9, 18-6, 2, 20-8, 27; total 62",
    ),
    Case(
        clause="FR27.b2",
        aspect="not met",
        hand="Beastmaster, Smoke, Hydra, Warlock Lord",
        total=45,
        lines={"Beastmaster": (9, 9, 0), "Smoke": BLANKED, "Hydra": (12, 0, 0), "Warlock Lord": (25, 0, -10)},
        note="a WEATHER without FLAME and another WIZARD keep their penalties: 9+9, 12, 25-10; total 45",
    ),
    Case(
        clause="FR27.b2",
        aspect="partner blanked",
        hand="Beastmaster, Basilisk, King, Wildfire",
        total=49,
        lines={"Beastmaster": (9, 0, 0), "Basilisk": BLANKED, "King": BLANKED, "Wildfire": (40, 0, 0)},
        note="the cleared Basilisk is blanked by Wildfire all the same, like the King: 9, 40; total 49",
    ),
)
