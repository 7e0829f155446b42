"""WIZARD: who deals in magic, told apart by what they do with it; ``wizard_dark`` has the two who deal in the dark."""

from __future__ import annotations

from royaume.core.linocut.parts import star
from royaume.core.linocut.tools import (
    Tone,
    along,
    both_sides,
    box,
    cut_out,
    disc,
    fill,
    gouges,
    limb,
    line,
    polygon,
    put,
    rays,
    strand,
)
from royaume.realms.pictures.scenes import scene

# --- Collector ---------------------------------------------------------------------------------------------------


def _curios() -> str:
    """What stands on his shelves: a row above him and a column on each side."""
    ammonite = disc("p", 0, 0, 19) + line("k", "M19 0C16 20 -12 18 -12 0C-12 -14 10 -14 10 0C10 8 -5 8 -5 0", 3.4)
    jar = (
        fill("p", "M-13 -16C-20 -12 -20 -6 -20 0V20H20V0C20 -6 20 -12 13 -16Z")
        + box("s", -14, -24, 28, 7)
        + disc("k", -5, 8, 9)
        + disc("p", -6, 7, 4)
        + disc("k", 10, 0, 6)
        + disc("p", 10, -1, 2.6)
    )
    wing = fill("s", "M0 -4C-8 -20 -24 -22 -25 -14C-25 -4 -14 0 -4 1C-16 2 -20 10 -14 15C-8 18 -2 10 0 4Z") + disc(
        "k", -16, -11, 3
    )
    butterfly = both_sides(wing + line("p", "M0 -10L-6 -20", 1.6), 0) + line("p", "M0 -10V12", 4)
    key = line("p", "M0 -8V20M0 19H9M0 12H7", 4) + disc("p", 0, -14, 9) + disc("k", 0, -14, 4)
    mask = fill("p", "M-19 -22Q0 -14 19 -22C20 -4 16 14 0 24C-16 14 -20 -4 -19 -22Z") + both_sides(
        gouges("k", (-14, -7, -3, -5, 5, 1)) + polygon("s", (-11, 1), (-7, 7), (-11, 12), (-14, 6)), 0
    ) + gouges("k", (-9, 12, 9, 12, 4, -4))  # fmt: skip
    goblet = fill("p", "M-15 -20H15C15 0 8 4 3 6V16L12 22H-12L-3 16V6C-8 4 -15 0 -15 -20Z") + gouges(
        "k", (-9, -16, -4, 0, 2, -2)
    )
    cube = polygon("p", (0, -20), (18, -6), (12, 18), (-12, 18), (-18, -6)) + gouges(
        "k", (-17, -6, 17, -6, 2.4), (-7, -6, 0, -20, 2), (7, -6, 0, -20, 2), (-7, -6, -2, 18, 2), (7, -6, 2, 18, 2)
    )
    return (
        put(key, 22, 22, 0.86)
        + put(butterfly, 75, 23, 0.9)
        + put(butterfly, 125, 23, 0.9)
        + put(jar, 177, 22, 0.86)
        + put(ammonite, 22, 70)
        + put(mask, 184, 70, 0.76)
        + put(jar, 22, 124, 0.9)
        + put(cube, 178, 124, 0.9)
        + put(goblet, 16, 174)
    )


def _eye_behind_glass() -> str:
    """A small eye behind a round eyeglass, its middle at the origin."""
    return (
        fill("k", "M-11 1Q0 -9 11 1Q0 8 -11 1Z")
        + gouges("p", (-8, 1, 8, 1, 2.6, 1))
        + disc("k", 0, 0, 4.4)
        + line("k", "M15 0A15 15 0 1 0 -15 0A15 15 0 1 0 15 0", 2.8)
    )


def _magnifier() -> str:
    """A great lens, its middle at the origin, and the eye that fills it."""
    return (
        line("k", "M8 28L24 73", 14)
        + line("s", "M8 28L30 84", 8)
        + disc("k", 0, 0, 36)
        + disc("s", 0, 0, 33)
        + disc("k", 0, 0, 28)
        + disc("p", 0, 0, 25.5)
        + line("k", "M-24 2Q0 -27 24 2Q0 26 -24 2Z", 4)
        + disc("s", 0, 0, 13)
        + disc("k", 0, 0, 6.6)
        + disc("p", 4, -5, 3.4)
        + gouges("k", (-18, -16, 18, -16, 5, 5))
    )


@scene("Collector", night=True)
def collector() -> str:
    """A bearded scholar among his shelves of curios; through his glass one eye stares, huge."""
    face = "M62 62C60 90 62 120 74 140H124C136 120 138 90 136 62Z"
    beard = (
        "M57 112C60 122 70 131 82 129C90 122 96 122 99 126C104 122 110 122 118 128C128 130 136 118 138 100"
        "C146 130 132 160 100 196C66 160 52 136 57 112Z"
    )
    hair = "M66 120V70C52 70 46 82 51 90C44 96 46 108 54 110C54 116 58 120 66 120Z"
    cap = "M56 74C54 46 76 34 100 34S146 46 144 74C120 66 80 66 56 74Z"
    coat = "M74 150C44 156 26 172 22 206H178C174 172 156 156 126 150L100 178Z"
    fist = "M143 156C140 150 146 144 154 146L164 150C170 154 170 160 168 164L160 184C156 192 140 188 140 180Z"
    return (
        box("k", 0, 0, 200, 204)
        + "".join(box("s", *board) for board in ((0, 42, 200, 5), (0, 92, 200, 5), (0, 146, 200, 5)))
        + box("s", 46, 0, 5, 204)
        + box("s", 149, 0, 5, 204)
        + _curios()
        + cut_out("s", coat, 8)
        + gouges("k", (58, 164, 48, 202, 3), (142, 164, 150, 202, 3), (76, 158, 92, 196, 3))
        + cut_out("p", hair + face, 8)
        + cut_out("s", cap, 7)
        + gouges("k", (64, 64, 84, 42, 2.6, 4), (82, 60, 96, 40, 2.4, 3))
        + disc("p", 100, 33, 5)
        + cut_out("p", beard, 5)
        + gouges("k", (72, 136, 92, 172, 2.4, -3), (90, 132, 98, 180, 2.4, -2), (124, 134, 106, 172, 2.4, 3))
        + gouges("k", (63, 84, 90, 83, 5, 5))
        + put(_eye_behind_glass(), 75, 100)
        + strand("k", 3, (97, 92), (93, 104), (86, 114), (90, 120), (98, 119), (104, 121))
        + put(_magnifier(), 135, 99)
        + cut_out("p", fist, 5)
        + gouges("k", (142, 160, 158, 163, 2), (141, 169, 156, 172, 2), (140, 177, 152, 181, 2))
    )


# --- Beastmaster -------------------------------------------------------------------------------------------------


def _hawk() -> str:
    """A hawk to the left with its wings up, its feet at the origin."""
    body = (
        "M-4 0C-14 -6 -18 -16 -16 -28C-18 -36 -20 -40 -26 -40L-31 -36C-34 -44 -28 -52 -20 -52"
        "C-10 -52 -4 -44 0 -36C8 -26 10 -14 8 -4L18 20L6 16L2 22Z"
    )
    wing = "M0 -34C-4 -52 0 -76 20 -96L24 -78L34 -88L35 -70L44 -76L41 -58L50 -60C44 -40 30 -20 10 -10Z"
    far = "M-14 -40C-30 -52 -36 -74 -28 -98L-18 -82L-12 -92L-4 -72L2 -44Z"
    return (
        fill("k", far)
        + cut_out("k", wing, 4, "p")
        + gouges("p", (22, -78, 10, -34, 2.4, 3), (34, -70, 16, -30, 2.4, 4), (41, -58, 22, -28, 2.2, 4))
        + cut_out("k", body, 3, "p")
        + disc("p", -22, -45, 2.4)
        + gouges("p", (-12, -34, -8, -10, 2), (-6, -34, 0, -8, 2))
    )


def _lion() -> str:
    """A lion's head from before, the nose's root at the origin."""
    mane = (
        "M0 -66C12 -70 22 -64 28 -56C40 -58 50 -48 52 -36C62 -28 64 -14 58 -4C66 8 64 22 56 30"
        "C56 46 46 58 34 60C26 72 12 78 0 76"
    )
    locks = gouges(
        "p", (20, -36, 26, -54, 3), (34, -30, 48, -38, 3), (38, -14, 56, -18, 3), (38, 4, 58, 6, 3),
        (36, 20, 54, 30, 3), (28, 34, 40, 54, 3), (14, 46, 20, 68, 3),
    )  # fmt: skip
    side = (
        disc("s", 30, -33, 9)
        + disc("k", 30, -33, 4)
        + fill("p", "M8 -10C14 -16 22 -16 26 -11C22 -6 14 -5 8 -10Z")
        + disc("k", 17, -10.5, 3.6)
        + gouges("k", (4, -14, 28, -18, 4.4, 2), (6, -4, 9, 14, 2.4, 1), (9, -33, 8, -22, 2))
        + gouges("k", (0, 29, 20, 26, 3.4, -4), (12, 36, -1, 40, 2))
    )
    face = (
        "M0 -37C14 -38 30 -32 34 -16C36 0 32 14 26 22C24 34 14 42 0 42S-24 34 -26 22C-32 14 -36 0 -34 -16"
        "C-30 -32 -14 -38 0 -37Z"
    )
    ruff = both_sides(line("p", mane, 6) + fill("k", mane + "Z") + locks, 0) + box("k", -2, -66, 4, 140)
    return ruff + fill("s", face) + both_sides(side, 0) + fill("k", "M-11 12H11C11 18 3 22 0 30C-3 22 -11 18 -11 12Z")


def _tamer() -> str:
    """A man in furs to the hips, his head in profile to the right, an arm held out with a gauntlet."""
    hair = (
        "M84 22C92 10 112 10 118 22L116 34C108 34 106 44 108 56C102 66 104 78 96 88C88 92 78 90 70 94"
        "C80 84 76 72 78 58C78 44 78 30 84 22Z"
    )
    face = "M104 30H118L120 40L127 51L122 54L123 59L121 62L122 66C121 74 112 78 104 76L98 50Z"
    beard = "M104 54C108 60 112 64 122 61L122 68C124 76 120 84 114 88C106 84 100 72 104 54Z"
    arm = "M106 90C122 90 134 104 142 118L154 100L172 108C168 128 160 142 148 146C130 148 114 132 106 120Z"
    gauntlet = "M146 110L152 90C154 82 166 82 172 86C178 90 177 98 174 102L169 122C160 122 152 118 146 110Z"
    coat = "M76 92C62 100 58 130 62 160L58 206H136L132 170C140 140 136 104 118 90Z"
    fur = (
        "M72 84L60 96L66 98L52 112L62 112L54 128L68 122L68 136L80 122L88 138L94 122L104 134L108 118"
        "L120 126L118 110L128 110L122 96L126 90L110 82C96 92 84 92 72 84Z"
    )
    return (
        cut_out("s", coat, 5, "p")
        + gouges("p", (116, 136, 120, 174, 2.6, 2))
        + fill("k", "M60 174H134V184H59Z")
        + cut_out("s", arm, 5, "p")
        + gouges("p", (122, 112, 144, 132, 2.6, 3))
        + cut_out("k", gauntlet, 5, "p")
        + gouges("p", (150, 106, 170, 112, 2.4), (152, 97, 174, 102, 2))
        + cut_out("s", face, 5, "p")
        + gouges("k", (108, 44, 121, 43, 3.4, 1))
        + fill("p", "M108 49Q115 44 121 49Q114 53 108 49Z")
        + disc("k", 116.5, 48.5, 2.2)
        + fill("k", beard)
        + cut_out("k", hair, 3, "p")
        + gouges("p", (92, 22, 84, 82, 2.4, -5), (104, 22, 94, 80, 2.4, -5))
        + line("s", "M81 34C92 40 108 36 119 28", 5)
        + cut_out("k", fur, 5, "p")
        + gouges("p", (78, 98, 70, 116, 3), (92, 100, 90, 120, 3), (106, 98, 112, 116, 3), (118, 94, 116, 104, 2.4))
    )


@scene("Beastmaster")
def beastmaster() -> str:
    """A man in furs, a hawk on his gauntlet and his hand on the mane of a lion."""
    hand = (
        "M84 120C76 112 64 116 56 126C52 132 54 138 58 136L64 131L60 142C60 148 66 148 69 142L73 134"
        "L73 144C75 149 81 147 82 141L86 132Z"
    )
    serpent = ((212, 186), (190, 198), (164, 194), (166, 176), (188, 168), (186, 150), (170, 148))
    return (
        disc("s", 40, 46, 30)
        + _tamer()
        + put(_hawk(), 162, 88, 0.88)
        + put(_lion(), 40, 156, 0.94)
        + limb("p", (84, 90, 27), (98, 108, 22), (88, 118, 17))
        + limb("s", (84, 92, 20), (97, 108, 16), (88, 116, 12))
        + put(cut_out("s", hand, 5, "p"), 27, 22, 0.78)
        + strand("k", 11, *serpent)
        + strand("p", 2, *serpent[:-1])
        + fill("k", "M180 156C170 158 158 158 152 152C156 146 168 140 178 142Z")
        + line("k", "M154 153L144 158M149 155L143 153", 2)
        + disc("p", 167, 148, 2)
    )


# --- Enchantress -------------------------------------------------------------------------------------------------


def _streaming_hair() -> str:
    """Her hair, which streams away behind her like the night sky, with stars in it."""
    mass = (
        "M106 28C96 8 72 6 52 14C32 22 14 16 -4 -6V36C8 48 24 50 38 44C28 62 12 68 -4 62V104"
        "C12 114 30 106 42 92"
        "C38 112 20 126 -4 120V164C20 176 42 164 54 142C52 168 36 186 8 192L-4 190V208H70L88 112C84 96 86 80 96 66Z"
    )
    return (
        fill("s", mass)
        + gouges("k", (96, 24, 56, 112, 3.4, -12), (80, 20, 36, 96, 3, -8), (102, 36, 70, 130, 3, -9))
        + gouges("k", (58, 22, 2, 22, 3, -5), (38, 44, 62, 24, 3, 4), (44, 90, 50, 60, 3, 3), (54, 142, 58, 104, 3, 3))
        + gouges("k", (40, 64, 2, 82, 2.6, -6), (50, 116, 4, 144, 2.6, -8), (62, 150, 20, 204, 3, -8))
        + along(((24, 38), (28, 84), (36, 122), (14, 100)), star("p", 0, 0, 9))
        + along(((46, 34), (8, 56), (18, 154), (46, 176)), star("p", 0, 0, 6))
    )


def _fair_face() -> str:
    """A profile, to the right, the eyes cast down on her work."""
    return (
        fill(
            "p",
            "M92 28C104 32 110 40 112 50C113 56 111 60 113 63C117 69 122 74 124 78C125 81 123 83 119 83"
            "C120 86 122 87 123 89"
            "C123 91 122 92 120 93C122 94 123 96 122 98C121 100 119 101 119 104C118 110 112 113 104 111"
            "C99 110 95 108 92 106"
            "C91 118 96 128 108 136L60 150L76 96Z",
        )
        + gouges("k", (95, 55, 112, 54, 2.4, 4), (96, 68, 113, 68, 3, -4))
        + gouges(
            "k", (99, 70, 96, 75, 1.4), (104, 72, 103, 77, 1.4), (109, 71, 111, 76, 1.4), (115, 82, 120, 80, 1.6, -2)
        )
        + fill(
            "s",
            "M123 89C119 86 117 88 112 93C116 93 119 93 120 93ZM120 93C117 94 115 94 112 93"
            "C114 98 117 100 121 99C123 96 122 94 120 93Z",
        )
        + gouges("k", (92, 106, 78, 88, 2.6, 4))
    )


def _weaving_hand() -> str:
    """A slender hand and forearm from below, palm up, to the right; the wrist at the origin."""
    return (
        "M-10 8C-4 0 0 -6 8 -9C16 -14 22 -16 30 -18C40 -22 50 -28 56 -26C58 -24 54 -21 48 -18"
        "C56 -19 62 -21 63 -18"
        "C64 -15 56 -12 49 -10C56 -10 60 -10 60 -7C59 -4 52 -3 46 -2C40 4 30 12 18 15L4 26Z"
    )


@scene("Enchantress", night=True)
def enchantress() -> str:
    """A sorceress in profile weaves a star between her hands; the night is in her hair."""
    gown = "M62 134C84 154 104 150 112 134C124 142 130 154 130 170L134 206H30C34 176 44 150 62 134Z"
    sleeve = "M54 160C60 146 80 146 86 160L104 186L128 170L144 190C140 200 132 208 126 212H60Z"
    hand = cut_out("p", _weaving_hand(), 4) + gouges("k", (30, -4, 48, -10, 1.6), (32, -10, 48, -18, 1.6))
    thumb = cut_out("p", "M10 -8C12 -18 18 -26 26 -28C29 -28 29 -25 26 -22C23 -18 22 -14 22 -10Z", 3)
    spell = "M150 160C184 164 204 132 196 100C188 70 148 66 134 92C124 116 142 140 168 134"
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 162, 104, 22, 52, 14, 4)
        + _streaming_hair()
        + _fair_face()
        + cut_out("s", gown, 5)
        + gouges("k", (66, 140, 112, 142, 2.4, -9), (110, 152, 116, 176, 2.4, 2))
        + along(((76, 158), (92, 162), (108, 158)), star("p", 0, 0, 5))
        + put(hand + thumb, 134, 176, 0.9, -14)
        + cut_out("s", sleeve, 5)
        + gouges("k", (66, 164, 84, 204, 3, -3), (78, 162, 104, 200, 3, -3), (126, 176, 138, 192, 2.4, 2))
        + line("k", spell, 7)
        + line("p", spell, 2.8)
        + star("p", 162, 104, 22, 8, 0.34)
        + along(((160, 30), (184, 54), (150, 62), (190, 16)), star("p", 0, 0, 6))
    )


# --- Jester ------------------------------------------------------------------------------------------------------


def _bell(x: float, y: float, turn: float = 0) -> str:
    """A round bell with its slit."""
    return put(
        disc("k", 0, 0, 13) + disc("p", 0, 0, 10) + line("k", "M0 9V1", 2.4) + disc("k", 0, 0, 2.6), x, y, 1, turn
    )


def _laugh() -> str:
    """A face that shakes with laughter, the nose's root at the origin."""
    half = (
        gouges("k", (-31, 2, -8, 4, 4.5, 7), (-35, -12, -9, -9, 4, 8), (-12, 18, -33, 34, 3.4, -5))
        + gouges("k", (-38, 0, -32, 3, 2), (-38, 7, -32, 5, 2))
        + polygon("s", (-22, 10), (-17, 19), (-22, 28), (-27, 19))
    )
    return (
        cut_out("p", "M-41 -26C-43 4 -40 36 -24 58C-16 68 -8 76 0 82C8 76 16 68 24 58C40 36 43 4 41 -26Z", 7)
        + both_sides(half, 0)
        + fill("k", "M-31 30C-16 38 16 38 31 30C32 50 18 68 0 68C-18 68 -32 50 -31 30Z")
        + fill("p", "M-26 34.5C-12 40 12 40 26 34.5L23 42C12 47 -12 47 -23 42Z")
        + fill("s", "M-18 58C-10 50 -4 52 0 54C4 52 10 50 18 58C10 66 -10 66 -18 58Z")
        + gouges("k", (-6, 0, -11, 22, 2, -2), (-12, 21, 12, 22, 4.4, -6))
    )


def _cap() -> str:
    """The cap of three horns, half of one ink and half of the other, a bell on each."""
    side = (
        "M0 -24C-12 -18 -28 -16 -44 -20C-46 -26 -50 -30 -56 -28C-66 -24 -70 -10 -74 4L-88 2"
        "C-92 -40 -70 -76 -30 -76C-18 -76 -8 -72 0 -66Z"
    )
    top = "M-20 -64C-22 -92 -6 -110 26 -114L30 -103C20 -98 20 -84 26 -66Z"
    dags = polygon(
        "k", (-45, -27), (-38, -6), (-22, -22), (-10, -2), (0, -20), (10, -2), (22, -22), (38, -6), (45, -27)
    )
    return (
        cut_out("s", top, 6)
        + gouges("k", (-8, -74, 16, -104, 3, 7), (4, -74, 20, -98, 2.4, 4))
        + cut_out("s", side, 6)
        + put(cut_out("p", side, 6), flip=True)
        + gouges("k", (-12, -66, -74, -30, 3, 14), (-10, -54, -62, -34, 2.6, 8), (-8, -40, -44, -30, 2.4, 4))
        + along(((22, -54), (46, -56), (67, -38), (78, -16), (28, -36)), polygon("s", (0, -9), (6, 0), (0, 9), (-6, 0)))
        + dags
        + polygon("p", (-40, -24), (-37, -13), (-26, -22))
        + polygon("p", (-17, -21), (-10, -9), (-4, -20))
        + polygon("s", (17, -21), (10, -9), (4, -20))
        + polygon("s", (40, -24), (37, -13), (26, -22))
        + _bell(-82, 12)
        + _bell(82, 12)
        + _bell(34, -112, 60)
    )


@scene("Jester", night=True)
def jester() -> str:
    """A fool in cap and bells laughs out loud."""
    lozenges = (
        (14, 22),
        (44, 22),
        (74, 22),
        (14, 62),
        (29, 42),
        (171, 42),
        (186, 22),
        (186, 62),
        (14, 182),
        (186, 182),
    )
    points: tuple[tuple[Tone, int], ...] = (("p", 76), ("s", 38), ("p", 0), ("s", -38), ("p", -76))
    collar = "".join(
        put(cut_out(tone, "M-20 6L0 58L20 6Z", 5) + _bell(0, 58), 100, 158, 1, turn) for tone, turn in points
    )
    return (
        box("k", 0, 0, 200, 204)
        + along(lozenges, polygon("s", (0, -15), (9, 0), (0, 15), (-9, 0)))
        + collar
        + put(_laugh() + _cap(), 98, 108, 0.94, 8)
    )
