"""The oracle against the worked totals of RULES.md and hand-made cases of its rulings, worked out on paper."""

import random

import pytest

from . import CARDS, CHOICE_ORDER, ITEMS, deck, legal_choices, score

SUITS = ("suits",)
PROMOS = ("promos",)
BOTH = ("promos", "suits")
FIRST_PROMO = ("promo-phoenix",)


def test_worked_260() -> None:
    hand = ["FR01", "FR08", "FR13", "FR14", "FR15", "FR16", "FR52"]
    result = score(hand, choices={"FR52": "FR11"})
    assert result.total == 260
    assert result.lines["FR01"] == (9, 50, 0)
    assert result.lines["FR14"] == (13, 40, 0)
    assert result.lines["FR15"] == (4, 45, 0)
    assert result.lines["FR52"] == (0, 0, 0)
    assert result.blanked == frozenset()


@pytest.mark.parametrize("target", ["FR03", "FR17", "FR43", "FR46", "FR47"])
def test_worked_380(target: str) -> None:
    hand = ["FR03", "FR17", "FR32", "FR43", "FR46", "FR47", "FR49"]
    result = score(hand, choices={"FR49": (target, "WIZARD")})
    assert result.total == 380
    assert result.base_total == 35


def test_worked_65_and_62() -> None:
    result = score(["FR12", "FR08", "FR16"])
    assert result.total == 65
    assert result.blanked == {"FR08"}
    assert result.lines["FR12"] == (30, 0, -5)
    with_cavern = score(["FR12", "FR08", "FR16", "FR02"])
    assert with_cavern.total == 62
    assert with_cavern.blanked == {"FR16", "FR02"}


def test_worked_397() -> None:
    hand = ["FR03", "FR17", "FR28", "FR38", "FR43", "FR46", "FR47", "FR49"]
    result = score(hand, choices={"FR49": ("FR03", "LEADER")})
    assert result.total == 397
    assert result.lines["FR47"] == (5, 150, 0)


def test_decks() -> None:
    assert len(CARDS) == 72 and len(ITEMS) == 24  # 71 cards, the Phoenix in two printings
    assert len(deck((), ())) == 53
    assert len(deck(PROMOS, ())) == 55 and "FR55" in deck(PROMOS, ())
    assert "FR55P" in deck(PROMOS, FIRST_PROMO) and "FR55" not in deck(PROMOS, FIRST_PROMO)
    assert len(deck(SUITS, ())) == 53 + 15 and "FR03" not in deck(SUITS, ())
    assert len(deck(BOTH, ())) == 53 + 15 + 2


def test_basilisk_and_its_double_blank_each_other_and_nobody_else() -> None:
    result = score(["FR37", "FR53", "FR31"], choices={"FR53": "FR37"})
    assert result.blanked == {"FR37", "FR53"}  # R1
    assert result.total == 8


def test_an_active_card_decides_a_quarrel() -> None:
    # A Doppelgänger of the Basilisk made an ARTIFACT blanks the Basilisk and is blanked by nobody.
    result = score(["FR37", "FR53", "FR49", "FR31"], choices={"FR53": "FR37", "FR49": ("FR53", "ARTIFACT")})
    assert result.blanked == {"FR37", "FR31"}
    assert result.total == 35 + 3
    # Great Flood and a Blizzard made LAND blank each other ...
    quarrel = score(["FR12", "FR08", "FR17", "FR49"], choices={"FR49": ("FR12", "LAND")})
    assert quarrel.blanked == {"FR12", "FR08"}
    assert quarrel.total == 2 + 3  # the Candle stood outside
    # ... but a second Blizzard, active, blanks the Great Flood: the first one survives.
    decided = score(["FR12", "FR08", "FR53", "FR49"], choices={"FR53": "FR12", "FR49": ("FR12", "LAND")})
    assert decided.blanked == {"FR08"}
    assert decided.total == 30 + 30 + 3


def test_a_ring_of_three() -> None:
    # Blizzard (LAND) blanks Great Flood blanks Wildfire blanks Blizzard.
    result = score(["FR12", "FR08", "FR16", "FR49"], choices={"FR49": ("FR12", "LAND")})
    assert result.blanked == {"FR12", "FR08", "FR16"}
    assert result.total == 3


def test_a_ring_through_unless() -> None:
    # The Dirigible made FLAME is blanked with the Smoke, and the Smoke is blanked unless with it.
    result = score(["FR45", "FR13", "FR21", "FR49"], choices={"FR49": ("FR45", "FLAME")})
    assert result.blanked == {"FR45", "FR13"}
    assert result.total == 20 - 8 + 3


def test_a_basilisk_made_leader_waits_on_itself() -> None:
    result = score(["FR37", "FR49", "FR31"], choices={"FR49": ("FR37", "LEADER")})
    assert result.blanked == {"FR37"}  # R1: and the King lives
    assert result.total == 3 + 8


def test_waiting_smoke() -> None:
    # The Rainstorm blanks the Candle, so the Smoke has no FLAME.
    result = score(["FR13", "FR17", "FR11"])
    assert result.blanked == {"FR13", "FR17"}
    # The Blizzard made FLOOD waits on itself: it is blanked, and the Great Flood lives.
    result = score(["FR12", "FR08", "FR49"], choices={"FR49": ("FR12", "FLOOD")})
    assert result.blanked == {"FR12"}
    assert result.total == 32 + 3


def test_war_dirigible_and_the_book() -> None:
    made_army = score(["FR45", "FR49"], choices={"FR49": ("FR45", "ARMY")})
    assert made_army.blanked == frozenset()  # H1: needs no other
    made_weather = score(["FR45", "FR22", "FR49"], choices={"FR49": ("FR45", "WEATHER")})
    assert made_weather.blanked == {"FR45"}  # H1: outright
    assert made_weather.lines["FR22"] == (10, 5, 0)


def test_the_word_army() -> None:
    flood = score(["FR08", "FR41", "FR21"])
    assert flood.blanked == frozenset()  # the Warship clears the word from every FLOOD
    assert flood.total == 32 + 23 + 20 - 8
    infantry = score(["FR24", "FR25", "FR23", "FR04", "CH07"], modules=SUITS)
    assert infantry.lines["FR24"] == (15, 0, 0)
    assert infantry.lines["FR23"] == (17, 0, -2)
    assert infantry.lines["CH07"] == (11, 20, 0)  # R5: Infantry and Cavalry
    dirigible = score(["FR45", "FR41", "FR49"], choices={"FR49": ("FR45", "FLOOD")})
    assert dirigible.blanked == frozenset()  # R5: the Dirigible needs no ARMY; the Warship has its FLOOD


def test_phoenix() -> None:
    assert score(["FR55", "FR45", "FR21"], modules=PROMOS).blanked == frozenset()  # R4: spares the Dirigible
    result = score(["FR55", "FR30", "FR13"], modules=PROMOS)
    assert result.blanked == frozenset()  # the Smoke has a FLAME
    assert result.lines["FR30"] == (5, 15, 0)  # Smoke 5, Phoenix 10
    assert score(["FR55", "FR12"], modules=PROMOS).lines["FR12"] == (30, 0, -10)
    assert score(["FR55", "FR10"], modules=PROMOS).blanked == {"FR55"}
    assert score(["FR55", "FR10", "FR12"], modules=PROMOS).blanked == {"FR10"}  # the Blizzard dries the FLOOD first
    cleared = score(["FR55", "FR08", "FR27", "CH01"], modules=BOTH)
    assert cleared.blanked == {"CH01"}  # R4: a cleared Phoenix is not blanked by the Great Flood either
    assert score(["FR55", "FR22"], modules=PROMOS).lines["FR22"] == (10, 0, 0)  # H10
    copy = score(["FR55", "FR53", "FR37"], choices={"FR53": "FR55"}, modules=PROMOS)
    assert copy.blanked == {"FR53"}  # R4: a copy is blanked as a BEAST, the Phoenix itself is not


def test_first_promo_phoenix() -> None:
    result = score(["FR55P", "FR37", "FR13"], modules=PROMOS, options=FIRST_PROMO)
    assert result.blanked == {"FR55P"}  # by the Basilisk; it saves the Smoke all the same (H2)
    dirigible = score(["FR55P", "FR45", "FR21", "FR10"], modules=PROMOS, options=FIRST_PROMO)
    assert dirigible.blanked == {"FR55P", "FR45"}  # by the FLOOD; it blanks the Dirigible all the same (H2)
    flooded = score(["FR55P", "FR10", "FR30"], modules=PROMOS, options=FIRST_PROMO)
    assert flooded.blanked == {"FR55P"}
    assert flooded.lines["FR30"] == (5, 15, 0)  # FLOOD 5, blanked Phoenix 10 (H2)
    book = score(["FR55P", "FR49", "FR41"], choices={"FR49": ("FR55P", "FLOOD")}, modules=PROMOS, options=FIRST_PROMO)
    assert book.blanked == {"FR55P"}  # a FLOOD itself; the Warship has its FLOOD (H2)
    collector = score(["FR55P", "FR10", "FR26", "FR36", "FR38"], modules=PROMOS, options=FIRST_PROMO)
    assert collector.lines["FR26"] == (7, 10, 0)


def test_demon() -> None:
    hand = ["CH10", "FR01", "FR04", "FR31", "FR51"]
    result = score(hand, modules=SUITS)
    assert result.blanked == {"FR31", "FR51"}  # the King alone, the lone Wild alone (H3)
    made_land = score(["CH10", "FR31", "FR49"], choices={"FR49": ("CH10", "LAND")}, modules=SUITS)
    assert made_land.blanked == {"CH10", "FR31", "FR49"} and made_land.total == 0
    burnt = score(["CH10", "FR31", "FR16", "FR17"], modules=SUITS)
    assert burnt.blanked == {"CH10", "FR31"}
    spared = score(["CH10", "FR16", "FR17"], modules=SUITS, options=("wildfire-spares-outsiders",))
    assert spared.blanked == frozenset()
    beside = score(["CH10", "FR55", "FR17"], modules=BOTH)
    assert beside.blanked == frozenset()  # R4: the lone Candle is not alone beside the Phoenix
    promo = score(["CH10", "FR55P"], modules=BOTH, options=FIRST_PROMO)
    assert promo.blanked == {"FR55P"}


def test_protection_of_undead() -> None:
    lich = score(["CH14", "CH10", "CH05"], modules=SUITS)
    assert lich.blanked == {"CH05"}  # R10: against the Demon too; the Garden is alone
    burnt = score(["CH11", "FR28", "FR16", "FR29"], modules=SUITS)
    assert burnt.blanked == frozenset()
    assert score(["CH11", "FR28", "FR16", "FR29"], modules=("suits", "chaos")).blanked == {"CH11"}  # H4
    drowned = score(["FR28", "CH11", "FR16", "FR49"], choices={"FR49": ("FR28", "LAND")}, modules=SUITS)
    assert drowned.blanked == {"FR28"}  # protects though blanked
    wild = score(["CH11", "FR51", "FR16"], choices={"FR51": "FR28"}, modules=SUITS)
    assert wild.blanked == {"CH11"}
    made_undead = score(["FR28", "FR49", "CH01", "CH14"], choices={"FR49": ("FR28", "UNDEAD")}, modules=SUITS)
    assert made_undead.lines["CH01"] == (7, 15 + 10 + 5, 0)  # two UNDEAD, an ARTIFACT, the Necromancer (H5)
    assert made_undead.lines["CH14"] == (13, 20, 0)


def test_angel() -> None:
    hand = ["CH08", "FR37", "FR53", "FR31"]
    assert score(hand, choices={"FR53": "FR37", "CH08": "FR37"}, modules=SUITS).blanked == {"FR53", "FR31"}
    smoke = score(["CH08", "FR13", "FR16"], choices={"CH08": "FR13"}, modules=SUITS)
    assert smoke.blanked == frozenset()  # the Angel is never blanked
    assert score(["CH08", "FR13"], choices={"CH08": "FR13"}, modules=SUITS).blanked == frozenset()  # H8


def test_gem_collector_jester() -> None:
    assert score(["FR47", "FR20", "FR05", "FR50", "FR17", "FR33", "FR49"]).lines["FR47"] == (5, 60, 0)
    twice = ["FR47", "FR30", "FR32", "FR38", "FR43", "FR26"]  # 5 5 6 6 7 7: two runs of the same strengths (R7)
    assert score(twice).lines["FR47"] == (5, 20, 0)
    same_name = score(["FR26", "FR53", "FR27", "FR28"], choices={"FR53": "FR27"})
    assert same_name.lines["FR26"] == (7, 10, 0)  # R6
    generic = score(["FR26", "FR51", "FR27", "FR28"], choices={"FR51": "suit:WIZARD"})
    assert generic.lines["FR26"] == (7, 40, 0)
    jester = score(["FR54", "FR01", "FR50"], modules=PROMOS)
    assert jester.lines["FR54"] == (3, 50, 0)
    blanked = score(["FR54", "FR13", "FR50", "FR01"], modules=PROMOS)
    assert blanked.lines["FR54"] == (3, 50, 0)  # Smoke is cleared by the Rune
    assert score(["FR54", "FR13", "FR01"], modules=PROMOS).lines["FR54"] == (3, 3, 0)  # R8


def test_doppelganger() -> None:
    infantry = score(["FR24", "FR53"], choices={"FR53": "FR24"})
    assert infantry.lines == {"FR24": (15, 0, -2), "FR53": (15, 0, -2)}  # H13
    assert infantry.base_total == 30
    wild = score(["FR53", "FR52", "FR48"], choices={"FR53": "FR52"})
    assert wild.lines["FR48"] == (2, 0, 0)  # two WILDs
    assert score(["FR53", "FR52", "FR48"], choices={"FR52": "FR11"}).lines["FR48"] == (2, 50, 0)


def test_castle_chapel_undead_and_items() -> None:
    castle = score(["CH02", "CH01", "CH04", "CH16", "FR31"], modules=SUITS)
    assert castle.lines["CH02"] == (10, 10 + 20, 0)  # H6
    made_land = score(["CH02", "FR49"], choices={"FR49": ("CH02", "LAND")}, modules=SUITS)
    assert made_land.lines["CH02"] == (10, 10, 0)
    assert score(["CH04", "CH09", "CH12"], modules=SUITS).lines["CH04"] == (2, 40, 0)
    assert score(["CH04", "CH09", "CH12", "FR31"], modules=SUITS).lines["CH04"] == (2, 0, 0)
    queen = score(["CH11", "CH06"], discard=["FR36", "FR52", "FR55", "FR01"], players=3, modules=BOTH)
    assert queen.lines == {"CH11": (10, 10, 0), "CH06": (-50, 20, 0)}  # R11, R4
    assert score(["FR01"], items=["CH39", "CH24", "CH25"], modules=("items",)).total == 9 - 5 - 1 + 5
    chest = score(["FR01"], items=["CH39", "CH24", "CH25", "CH26"], players=2, modules=("items",))
    assert chest.total == 9 - 5 + 25 - 10 + 5 + 5


def test_choices() -> None:
    hand = ["FR09", "FR49", "FR52", "FR01"]
    so_far = {"FR52": "FR17", "FR49": ("FR01", "FLOOD")}
    island = legal_choices("FR09", hand, so_far=so_far, modules=(), options=())
    assert island == [None, "FR09", "FR52", "FR01"]
    book = legal_choices("FR49", hand, so_far={}, modules=(), options=())
    assert len(book) == 1 + 3 * 10 and ("FR49", "LAND") not in book
    mirage = legal_choices("FR52", hand, so_far={}, modules=SUITS, options=())
    assert "FR03" not in mirage and {"CH16", "CH05", "suit:BUILDING"} <= set(mirage)
    assert len(mirage) == 1 + 5 * 5 + 5 + 6  # LAND: the Bell Tower out, the Garden in
    for bad in ({"FR52": "FR16X"}, {"FR49": ("FR49", "LAND")}, {"FR49": ("FR01", "WILD")}, {"CH08": "FR01"}):
        with pytest.raises(ValueError):
            score(hand, choices=bad)
    with pytest.raises(ValueError):
        score(["FR01"], items=["CH24"], modules=("items", "chaos"))
    with pytest.raises(ValueError):
        score(["FR01", "CH01"])


def _random_case(rng: random.Random) -> tuple[list[str], dict[str, object], tuple[str, ...], tuple[str, ...]]:
    modules = BOTH if rng.random() < 0.7 else PROMOS
    options = tuple(option for option in ("promo-phoenix", "wildfire-spares-outsiders") if rng.random() < 0.5)
    hand = rng.sample(deck(modules, options), 9)
    choices: dict[str, object] = {}
    for card_id in CHOICE_ORDER:
        if card_id in hand:
            found = legal_choices(card_id, hand, so_far=choices, modules=modules, options=options)
            choices[card_id] = rng.choice(found)
    return hand, choices, modules, options


def test_the_order_of_the_hand_does_not_matter() -> None:
    rng = random.Random(1)
    for _ in range(300):
        hand, choices, modules, options = _random_case(rng)
        first = score(hand, choices=choices, modules=modules, options=options)
        assert first.total == sum(sum(line) for line in first.lines.values() if line is not None)
        for _ in range(3):
            rng.shuffle(hand)
            assert score(hand, choices=choices, modules=modules, options=options) == first
