"""Hand-worked cases: Protection Rune."""

from __future__ import annotations

from tests.realms.worked.case import Case

CASES: tuple[Case, ...] = (
    # Protection Rune
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Knights, Light Cavalry, Dwarvish Infantry, Forest, Swamp",
        total=78,
        lines={
            "Protection Rune": (1, 0, 0),
            "Knights": (20, 0, 0),
            "Light Cavalry": (17, 0, 0),
            "Dwarvish Infantry": (15, 0, 0),
            "Forest": (7, 0, 0),
            "Swamp": (18, 0, 0),
        },
        note="no -8, no -2, no -2 x 2, no -3 x 3: 1 + 20 + 17 + 15 + 7 + 18 = 78",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Warlock Lord, Empress, King",
        total=49,
        lines={"Protection Rune": (1, 0, 0), "Warlock Lord": (25, 0, 0), "Empress": (15, 0, 0), "King": (8, 0, 0)},
        note="no -20 and no -5: 1 + 25 + 15 + 8 = 49",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Dragon, Basilisk, Empress",
        total=81,
        lines={"Protection Rune": (1, 0, 0), "Dragon": (30, 0, 0), "Basilisk": (35, 0, 0), "Empress": (15, 0, 0)},
        note="no -40, nobody blanked: 1 + 30 + 35 + 15 = 81",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Smoke, Warship",
        total=51,
        lines={"Protection Rune": (1, 0, 0), "Smoke": (27, 0, 0), "Warship": (23, 0, 0)},
        note="no FLAME and no FLOOD is needed: 1 + 27 + 23 = 51",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Smoke, War Dirigible",
        total=63,
        lines={"Protection Rune": (1, 0, 0), "Smoke": (27, 0, 0), "War Dirigible": (35, 0, 0)},
        note="no ARMY is needed, the WEATHER does no harm: 1 + 27 + 35 = 63",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Blizzard, Great Flood, Wildfire, Rainstorm, Forge, Cavern",
        total=145,
        lines={
            "Protection Rune": (1, 0, 0),
            "Blizzard": (30, 0, 0),
            "Great Flood": (32, 0, 0),
            "Wildfire": (40, 0, 0),
            "Rainstorm": (8, 10, 0),
            "Forge": (9, 9, 0),
            "Cavern": (6, 0, 0),
        },
        note=(
            "nothing is blanked, nothing minded; the Rainstorm has its FLOOD, the Forge its ARTIFACT: 1 + 30 + 32 + 40 "
            "+ (8+10) + (9+9) + 6 = 145"
        ),
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Garden, Ghoul, Crypt, King, Demon",
        total=113,
        lines={
            "Protection Rune": (1, 0, 0),
            "Garden": (11, 11, 0),
            "Ghoul": (8, 0, 0),
            "Crypt": (21, 8, 0),
            "King": (8, 0, 0),
            "Demon": (45, 0, 0),
        },
        modules="suits",
        note=(
            "the Garden, the King and the lone cards stay; 11 for the LEADER, 8 for the UNDEAD: 1 + (11+11) + 8 + "
            "(21+8) + 8 + 45 = 113"
        ),
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Knights, Doppelgänger",
        total=41,
        lines={"Protection Rune": (1, 0, 0), "Knights": (20, 0, 0), "Doppelgänger": (20, 0, 0)},
        choices={"Doppelgänger": "Knights"},
        note="copied penalties are cleared too: 1 + 20 + 20 = 41",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Knights, Book of Changes",
        total=24,
        lines={"Protection Rune": (1, 0, 0), "Knights": (20, 0, 0), "Book of Changes": (3, 0, 0)},
        choices={"Book of Changes": ("Protection Rune", "army")},
        note="even when the Rune is made an ARMY: 1 + 20 + 3 = 24",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Empress, Light Cavalry, King",
        total=56,
        lines={"Protection Rune": (1, 0, 0), "Empress": (15, 10, 0), "Light Cavalry": (17, 0, 0), "King": (8, 5, 0)},
        note="bonuses stay: only penalties are cleared; 1 + (15+10) + 17 + (8+5) = 56",
    ),
    Case(
        clause="FR50.b1",
        aspect="met",
        hand="Protection Rune, Judge, Knights",
        total=32,
        lines={"Protection Rune": (1, 0, 0), "Judge": (11, 0, 0), "Knights": (20, 0, 0)},
        modules="suits",
        note="no penalty is left for the Judge: 1 + 11 + 20 = 32",
    ),
    Case(
        clause="FR50.b1",
        aspect="not met",
        hand="Protection Rune, Forest",
        total=8,
        lines={"Protection Rune": (1, 0, 0), "Forest": (7, 0, 0)},
        note="nothing to clear: 1 + 7 = 8",
    ),
    Case(
        clause="FR50.b1",
        aspect="not met",
        hand="Shapeshifter, Knights",
        total=12,
        lines={"Shapeshifter": (0, 0, 0), "Knights": (20, 0, -8)},
        choices={"Shapeshifter": "Protection Rune"},
        note="a Shapeshifter named Protection Rune clears nothing: 0 + (20-8) = 12",
    ),
    # no case: FR50.b1, partner blanked: clearing comes before blanking and looks at no card's state
)
