"""ITEMS: what plays a trick on a card: moves it, changes it, fetches it back."""

from __future__ import annotations

from royaume.core.linocut.parts import crown, star
from royaume.core.linocut.tools import (
    Tone,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    limb,
    line,
    oval,
    polygon,
    put,
    rays,
)
from royaume.realms.pictures.scenes import scene

# --- Winged Boots ------------------------------------------------------------------------------------------------


def _wing(tone: Tone) -> str:
    """A wing that rises to the left from the origin, cut into long feathers and short ones."""
    outline = (
        "M8 6C12 -18 2 -46 -12 -66C-28 -88 -60 -108 -100 -114C-100 -104 -92 -96 -80 -90C-90 -90 -98 -90 -106 -88"
        "C-102 -78 -92 -72 -80 -68C-88 -66 -96 -64 -102 -60C-96 -50 -84 -46 -72 -46C-80 -42 -86 -38 -90 -34"
        "C-82 -26 -70 -24 -58 -28C-64 -22 -68 -18 -70 -12C-58 -8 -46 -10 -38 -16C-42 -8 -44 -4 -44 2C-30 10 -8 14 8 6Z"
    )
    return (
        line("p", outline, 5)
        + fill(tone, outline)
        + gouges(
            "p", (-84, -105, -30, -70, 3.4, 4), (-92, -86, -38, -60, 3.4, 4), (-90, -62, -42, -48, 3.4, 3),
            (-79, -37, -40, -36, 3.2, 2), (-60, -16, -32, -24, 3, 1), (-38, 0, -20, -12, 2.6),
            (-26, -64, -22, -46, 5, 3), (-36, -54, -26, -34, 5, 4), (-36, -38, -22, -22, 5, 4),
            (-26, -24, -10, -12, 4.6, 4), (-10, -52, -4, -18, 4, -2),
        )
    )  # fmt: skip


def _winged_boot(tone: Tone, cuff: Tone) -> str:
    """A boot with a curled toe to the right, its heel's foot at the origin."""
    leather = (
        "M-22 -96C-18 -66 -24 -46 -28 -26V2H-6L-4 -6C14 -2 34 4 54 2C76 0 90 -12 88 -30C86 -38 76 -38 74 -30"
        "C66 -24 52 -26 44 -30C32 -36 26 -44 25 -56C24 -70 27 -84 30 -98Z"
    )
    rim = "M-34 -116Q4 -126 42 -120L35 -86L23 -95L13 -84L1 -94L-11 -83L-21 -93L-32 -82Z"
    return (
        line("p", leather, 5) + fill(tone, leather)
        + gouges("p", (16, -80, 15, -44, 4, 2), (20, -38, 58, -14, 4, 5), (-24, -6, -6, -6, 3), (2, -12, 50, -5, 3, 1))
        + line("p", rim, 4) + fill(cuff, rim)
        + gouges("p", (-24, -110, -24, -94, 2.4), (-4, -113, -4, -94, 2.4), (16, -114, 15, -95, 2.4))
        + gouges("p", (33, -114, 29, -98, 2.4))
        + put(_wing(cuff), -22, -28, 0.9, 18)
    )  # fmt: skip


@scene("Winged Boots")
def winged_boots() -> str:
    """A pair that has taken off with nobody in it, great wings at the ankles."""
    return (
        put(_winged_boot("s", "k"), 138, 90, 0.66, -16)
        + put(_winged_boot("k", "s"), 104, 188, 0.94, -8)
        + gouges("s", (4, 178, 60, 168, 3), (0, 194, 62, 184, 3.6), (120, 196, 190, 184, 3.6), (160, 182, 200, 175, 3))
    )


# --- Staff of Transmutation --------------------------------------------------------------------------------------


def _toad() -> str:
    """A toad that sits facing us, the ground between its feet at the origin."""
    body = "M-1 -58H0C14 -58 18 -70 29 -68C40 -66 40 -54 38 -48C48 -38 46 -24 38 -10C30 0 12 2 -1 2"
    leg = "M34 -28C50 -30 60 -14 52 -2C60 0 62 4 60 6H22C26 -4 24 -18 34 -28Z"
    foot = "M14 -20C22 -20 24 -8 22 2L30 8H24L20 6L18 10L14 5L10 8L8 6C12 -4 8 -12 14 -20Z"
    half = (
        line("p", leg, 5)
        + line("p", body, 5)
        + fill("s", leg)
        + fill("s", body + "Z")
        + disc("p", 28, -58, 8)
        + oval("k", 28, -58, 3, 6)
        + gouges("k", (0, -34, 36, -42, 4, 3), (46, -20, 54, -6, 3, -2), (40, -16, 32, -2, 3, 2))
        + disc("k", 36, -30, 2.4)
        + disc("k", 12, -48, 2)
    )
    chest = fill("p", "M-1 -30C14 -30 18 -22 16 -6Q8 0 -1 0Z")
    return both_sides(half, 0) + both_sides(chest + line("k", foot, 4) + fill("s", foot), 0)


@scene("Staff of Transmutation", night=True)
def staff_of_transmutation() -> str:
    """A gnarled staff, its jewel alight; what was a king just now is a toad."""
    wood = (
        limb(
            "p", (40, 210, 16), (50, 172, 17), (46, 138, 20), (57, 106, 18), (55, 78, 24), (35, 54, 19), (33, 26, 15),
            (54, 8, 13), (84, 10, 12), (102, 28, 9), (102, 46, 2),
        )
        + limb("p", (58, 88, 16), (76, 77, 14), (93, 64, 8), (98, 52, 1))
        + limb("p", (50, 144, 12), (68, 130, 9), (72, 116, 1))
    )  # fmt: skip
    grain = gouges(
        "k", (40, 204, 49, 166, 4, -2), (46, 164, 46, 130, 4, 1), (50, 128, 56, 98, 4, 2), (52, 88, 38, 58, 4.4, -3),
        (34, 50, 36, 26, 3.4, -2), (60, 12, 82, 14, 3, -1), (62, 86, 84, 72, 3, 0), (54, 172, 53, 148, 2.4, -1),
    )  # fmt: skip
    jewel = polygon("s", (66, 24), (82, 36), (80, 54), (66, 64), (52, 54), (52, 36)) + polygon(
        "p", (66, 30), (74, 40), (66, 56), (60, 40)
    )
    spell = fill(
        "s",
        "M100 40C124 16 164 16 184 44C200 70 194 110 164 132L148 126C174 106 182 74 166 52C150 34 124 34 100 40Z"
        "M104 80C116 66 140 66 150 84C156 98 150 110 140 122L128 118C138 108 142 96 134 90C126 80 112 78 104 80Z",
    ) + gouges("k", (126, 30, 184, 72, 3.4, 16), (187, 74, 166, 116, 3.4, 5), (120, 76, 144, 102, 2.8, 8))
    sparks = "".join(
        star("p", *spark) for spark in ((124, 56, 9), (164, 80, 8), (94, 112, 9), (186, 18, 10), (16, 112, 8))
    )
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 66, 44, 40, 96, 22, 3.8, 8)
        + disc("k", 66, 40, 40)
        + wood + grain + jewel + spell + sparks
        + gouges("s", (70, 196, 200, 194, 5), (84, 202, 180, 202, 4))
        + put(_toad(), 138, 190, 0.92)
        + put(crown("p", 0, 0, 46, "k"), 137, 139, 1, -6)
    )  # fmt: skip


# --- Rake --------------------------------------------------------------------------------------------------------


def _leaf(tone: Tone, x: float, y: float, size: float, turn: float) -> str:
    """A fallen leaf, its stalk at the origin."""
    return put(
        fill(tone, "M0 0L-1 -8C-14 -10 -16 -24 -10 -34C-6 -40 -2 -44 0 -50C2 -44 6 -40 10 -34C16 -24 14 -10 1 -8Z")
        + gouges("p", (0, -4, 0, -42, 2.4), (0, -16, -9, -24, 2), (0, -16, 9, -24, 2))
        + gouges("p", (0, -26, -7, -33, 2), (0, -26, 7, -33, 2)),
        x, y, size / 50, turn,
    )  # fmt: skip


def _rake_head() -> str:
    """The head of a rake, the middle of its bar at the origin: its teeth are claws."""
    claw = "M-6 0C-8 20 -4 40 -16 62C4 52 10 26 7 0Z"
    claws = "".join(
        put(line("p", claw, 3) + fill("k", claw) + gouges("p", (2, 8, -4, 46, 3, 3)), -72 + 24 * i, 2) for i in range(7)
    )
    return (
        line("k", "M0 -50C-22 -46 -50 -30 -60 -4M0 -50C22 -46 50 -30 60 -4", 7)
        + limb("s", (0, -50, 12), (0, -120, 11), (0, -200, 12))
        + gouges("p", (-2, -66, -2, -150, 3))
        + fill("k", "M-9 -78H9L7 -10H-7Z")
        + gouges("p", (-2, -70, -2, -20, 3))
        + line("p", "M-8 -72H8", 2.4)
        + claws
        + fill("k", "M-84 -8C-50 -14 50 -14 84 -8V8C50 12 -50 12 -84 8Z")
        + gouges("p", (-76, -3, -20, -5, 3), (20, -5, 76, -3, 3))
    )


@scene("Rake")
def rake() -> str:
    """A rake with claws for teeth, tearing the earth open under the leaves."""
    furrows = gouges("p", *((24 + 24 * i, 158 - i * 3, 8 + 26 * i, 204, 6, -2) for i in range(8)))
    return (
        _leaf("s", 40, 70, 44, -40)
        + _leaf("k", 78, 34, 34, 30)
        + _leaf("s", 186, 92, 40, 20)
        + fill("s", "M-4 150Q40 138 80 142T160 132Q190 128 204 130V206H-4Z")
        + furrows
        + put(_rake_head(), 96, 104, 1, 10)
        + _leaf("k", 20, 196, 36, -66)
        + _leaf("k", 170, 196, 40, 60)
    )


# --- Treasure Chest ----------------------------------------------------------------------------------------------


def _coins(*places: tuple[float, float]) -> str:
    """Coins that lie as they fell."""
    return "".join(
        oval("k", x, y, 17, 13, turn) + oval("p", x, y, 14, 10, turn) + oval("s", x, y, 8, 5, turn)
        for (x, y), turn in zip(places, (-20, 10, 24, -8, 0, 16, -26) * 4, strict=False)
    )


def _lid() -> str:
    """The lid thrown back: we look into it, and it looks back."""
    arch = "M18 112L14 62C14 22 50 6 100 6S186 22 186 62L182 112Z"
    half = (
        "".join(polygon("p", (x, y), (x + 9, y - 3), (x + 8 - lean, y + 17)) for x, y, lean in (
            (102, 20, 5), (117, 22, 7), (132, 26, 9), (146, 33, 12),
        ))
        + polygon("p", (162, 44), (167, 53), (146, 60)) + polygon("p", (170, 62), (171, 73), (150, 72))
        + fill("p", "M114 64Q132 58 152 44Q154 66 138 70Q122 72 114 64Z") + oval("k", 137, 60, 3, 9, 8)
    )  # fmt: skip
    return (
        line("p", arch, 5)
        + fill("s", arch)
        + fill("k", "M30 112L28 64C28 32 60 18 100 18S172 32 172 64L170 112Z")
        + both_sides(half)
    )


@scene("Treasure Chest", night=True)
def treasure_chest() -> str:
    """Open, gold to the brim, and the lid has teeth."""
    front = "M12 124H188L178 196H22Z"
    band = "M30 124H50L54 196H36Z"
    lock = "M84 118H116V142Q116 156 100 160Q84 156 84 142Z"
    heap = _coins(
        (66, 94), (136, 94), (46, 108), (154, 108), (84, 100), (116, 100), (66, 112), (134, 114), (100, 110), (40, 121),
        (161, 121), (84, 121), (118, 121),
    )  # fmt: skip
    return (
        box("k", 0, 0, 200, 204)
        + gouges("s", (0, 198, 200, 198, 7))
        + _lid()
        + put(crown("p", 0, 0, 46, "k"), 100, 96, 1, -8)
        + heap
        + line("p", front, 4) + fill("s", front)
        + gouges("k", (58, 142, 142, 142, 3), (60, 160, 140, 160, 3), (60, 178, 140, 178, 3))
        + both_sides(gouges("k", (22, 144, 34, 144, 3), (24, 170, 36, 170, 3)))
        + both_sides(fill("k", band) + "".join(disc("p", x, y, 3) for x, y in ((41, 136), (43, 160), (45, 184))))
        + fill("k", "M12 124H188L187 132H13Z")
        + line("k", lock, 5) + fill("p", lock)
        + fill("k", "M100 128A6 6 0 0 1 103 139L105 150H95L97 139A6 6 0 0 1 100 128Z")
        + _coins((164, 194), (36, 196))
    )  # fmt: skip
