"""LEADER: who rules, told apart by age, crown and what they hold."""

from __future__ import annotations

from math import cos, pi, sin

from royaume.core.linocut.parts import pennant, skull, spear
from royaume.core.linocut.tools import (
    along,
    at,
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
    taper,
)
from royaume.realms.pictures.scenes import scene


def _king_crown() -> str:
    """A heavy crown of five points seen from the side, its rim from (50, 68) to (137, 60)."""
    gold = "M50 69L37 25L60 44L67 16L88 38L102 10L115 36L136 14L138 40L157 24L138 61C112 74 76 77 50 69Z"
    balls = ((36, 23, 5.5), (66, 13, 6), (103, 8, 7), (137, 11, 6), (158, 22, 5))
    return (
        line("p", gold, 4)
        + fill("s", gold)
        + "".join(disc("s", *ball) for ball in balls)
        + gouges("p", (47, 57, 141, 49, 2.4, -6), (42, 34, 50, 55, 2), (68, 24, 70, 46, 2.2), (101, 18, 96, 44, 2.6))
        + gouges("p", (134, 24, 127, 44, 2.2), (152, 32, 143, 45, 2))
        + polygon("p", (94, 64), (101, 59), (108, 63), (101, 68))
        + "".join(disc("p", *pearl) for pearl in ((66, 65, 2.6), (81, 66, 2.6), (119, 62, 2.6), (130, 59, 2.2)))
    )


def _king_hair() -> str:
    """Hair, beard and moustache with their locks."""
    return (
        fill(
            "k",
            "M54 66C38 76 34 102 38 122C40 134 32 142 22 142C32 152 50 154 62 144C76 154 90 142 94 122"
            "C88 108 86 92 92 74Z",
        )
        + fill(
            "k",
            "M90 84C90 98 96 108 108 110C120 111 132 112 146 115C152 116 152 121 148 123C153 126 153 131 149 133"
            "C158 142 158 152 151 158C156 168 148 180 136 196C132 186 124 186 116 190C114 180 104 180 96 182"
            "C92 168 80 162 76 146Z",
        )
        + gouges("p", (62, 76, 44, 126, 3, -9), (74, 78, 58, 136, 3, -8), (86, 78, 76, 142, 2.6, -6))
        + gouges("p", (92, 96, 90, 160, 2.6, -6), (98, 108, 102, 172, 2.6, -8), (112, 136, 116, 178, 2.6, -6))
        + gouges("p", (126, 134, 130, 180, 2.6, -6), (140, 130, 140, 172, 2.4, -6), (147, 136, 148, 154, 1.8, -4))
    )


def _king_face() -> str:
    """An aquiline profile, the eye deep under the brow."""
    return (
        fill(
            "s",
            "M84 70C106 76 126 70 136 62C136 70 141 73 140 78C139 82 137 83 139 86C144 92 150 98 153 105"
            "C154 110 149 112 144 112L147 124L100 130L84 110Z",
        )
        + fill("k", "M116 83C122 75 132 74 141 77C140 81 138 83 134 84C129 81 122 81 116 83Z")
        + fill("p", "M120 89C125 84 131 85 135 90C130 93 124 93 120 89Z")
        + disc("k", 130, 88.5, 2.6)
        + gouges(
            "p",
            (139, 108, 145, 105, 2, 2),
            (134, 96, 126, 106, 2, -3),
            (114, 86, 108, 92, 1.6),
            (114, 90, 110, 97, 1.6),
        )
    )


@scene("King")
def king() -> str:
    """An old king in profile, as on a coin: crown, great beard, ermine, the sword upright before him."""
    ermine = "M22 142C12 160 14 188 30 208H150C146 184 116 160 84 150C62 142 40 138 22 142Z"
    moustache = (
        "M149 112C138 107 126 110 120 118C115 126 108 130 98 128C106 140 124 140 134 131C139 126 144 123 149 121Z"
    )
    tail = (
        taper("k", 5, (0, -8), (1, 0), (0, 11))
        + taper("k", 4, (-3, -4), (-5, 2), (-4, 7))
        + taper("k", 4, (3, -4), (6, 2), (6, 7))
    )
    tails = along(((38, 164), (58, 176), (44, 196), (70, 198)), tail)
    head = (
        fill("s", "M-4 208C-4 182 6 160 24 146L80 150L120 208Z")
        + line("k", ermine, 4)
        + fill("p", ermine)
        + tails
        + _king_face()
        + _king_hair()
        + line("p", moustache, 3)
        + fill("k", moustache)
        + gouges("p", (142, 115, 112, 134, 2, -4))
        + _king_crown()
    )
    fist = "M159 156C158 150 164 148 175 148S192 148 192 154L194 178C194 186 160 188 158 181Z"
    sword = (
        fill("k", "M167 126V20L174 1L181 20V126Z")
        + gouges("p", (174, 12, 174, 126, 2))
        + fill("k", "M148 122Q174 134 202 122V134Q188 138 183 140V150H165V140Q160 138 148 134Z")
        + line("p", fist, 3)
        + fill("s", fist)
        + gouges("p", (157, 164, 184, 162, 2.2, -1), (157, 172, 185, 170, 2.2, -1), (174, 152, 192, 160, 2.2, -2))
        + fill("k", "M150 186Q174 193 200 183L206 208H146Z")
        + gouges("p", (150, 197, 204, 194, 2.2, -3))
    )
    return put(head, -10, 6, 0.98) + sword


def _queen_crown() -> str:
    """A tall crown of lilies, seen from the side, its rim from (76, 58) to (146, 70)."""
    gold = "M74 60L68 30Q76 37 84 34L90 14Q97 26 104 27L117 4L124 30Q132 30 141 22L142 44Q150 47 158 42L148 72Q112 54 74 60Z"
    pearls = ((67, 27, 4), (90, 11, 4.5), (117, 5, 5), (142, 20, 4.5), (160, 40, 4))
    return (
        line("k", gold, 5)
        + fill("p", gold)
        + "".join(disc("p", *pearl) for pearl in pearls)
        + gouges("k", (74, 52, 151, 63, 2.4, 5), (88, 22, 92, 44, 2), (116, 15, 114, 44, 2.4), (140, 30, 132, 52, 2))
        + "".join(disc("s", x, y, 3.2) for x, y in ((102, 38), (125, 43), (80, 42)))
    )


def _queen_face() -> str:
    """A calm profile, to the left, upon a long neck."""
    return (
        fill(
            "p",
            "M86 56C76 62 71 70 71 79C71 83 72 86 71 89C68 95 63 101 59 106C58 109 60 111 66 111C65 113 63 114 62 117"
            "C62 119 63 120 65 121C63 122 62 124 63 126C64 128 66 129 66 131C65 135 65 141 71 143C80 145 90 142 98 138"
            "C100 146 98 156 92 164H140L132 110L120 58Z",
        )
        + fill(
            "s",
            "M66 112.500C63 114 61 117 62 118C65 119 70 120 74 120C72 117 69 115 66 112.500ZM74 121C70 121 66 121 64 122C62 124 63 127 65 127C69 127 72 124 74 121Z",
        )
        + fill("k", "M73 94C76 88 84 87 91 93L97 93C92 96 88 96 85 95C83 99 77 99 76 94Z")
        + gouges("k", (74, 85, 98, 84, 2, 4), (66, 110, 72, 107, 1.6, -2), (98, 140, 116, 126, 2, -3))
        + fill("k", "M88 142C96 140 104 136 112 128L118 146L90 154Z")
        + gouges("s", (88, 110, 100, 104, 1.4), (91, 114, 102, 108, 1.4))
    )


def _queen_hair() -> str:
    """Hair rolled up from the brow to the nape, a pearl at the ear."""
    locks = (
        "M88 56C80 62 80 72 86 76C100 76 110 84 110 96C108 106 112 116 122 122C132 134 150 130 154 116"
        "C164 98 160 76 148 66Z"
    )
    return (
        line("k", locks, 3)
        + fill("s", locks)
        + gouges("k", (92, 60, 122, 88, 2.4, 5), (106, 58, 136, 96, 2.4, 7), (122, 60, 148, 104, 2.4, 8))
        + gouges("k", (116, 112, 140, 124, 2, 3), (120, 102, 148, 112, 2, 5))
        + line("k", "M112 108V118", 2)
        + disc("k", 112, 122, 7.5)
        + disc("p", 112, 122, 5)
    )


def _ruff(x: float, y: float) -> str:
    """A starched collar, all folds, round a neck."""
    folds, rim = [], []
    for i in range(30):
        across, down = cos(2 * pi * i / 30), sin(2 * pi * i / 30)
        rim.append((64 * across, 25 * down))
        if down > -0.3:
            folds.append((30 * across, 6 * down, 62 * across, 23 * down, 1.6))
    frill = "".join(disc("p", *edge, 6.500) for edge in rim)
    return put(oval("p", 0, 0, 64, 25) + frill + gouges("k", *folds), x, y, turn=-12)


def _rose(x: float, y: float) -> str:
    """A rose between finger and thumb."""
    petals = (
        "M0 -22C10 -26 22 -20 22 -8C30 -2 24 14 14 16C6 24 -10 24 -16 16C-26 12 -28 -2 -22 -8C-22 -20 -10 -26 0 -22Z"
    )
    return put(
        line("p", "M2 16C6 34 8 50 6 70", 3.5)
        + fill("s", petals)
        + gouges("k", (-12, -10, 6, -14, 2, 5), (8, -14, 12, 2, 2, 4), (12, 4, -6, 12, 2, 4), (-10, 10, -16, -6, 2, 4))
        + gouges("k", (-6, -4, 4, -6, 1.8, 3), (4, -4, -4, 4, 1.8, 3))
        + fill("p", "M5 30C-2 20 -12 18 -20 20C-18 30 -8 36 5 34Z"),
        x,
        y,
    )


@scene("Queen", night=True)
def queen() -> str:
    """A queen in her prime, in profile: tall crown, pearls, a great ruff, a rose held up."""
    gown = "M64 208C66 190 80 176 100 172H140C164 176 182 190 190 208Z"
    hand = "M26 190C22 176 26 164 34 158C40 153 47 157 43 162L38 167C45 163 54 166 52 172C57 175 56 181 51 183L46 194Z"
    return (
        box("k", 0, 0, 200, 204)
        + fill("s", gown)
        + gouges("k", (112, 182, 104, 206, 3), (128, 184, 128, 206, 3), (146, 184, 154, 206, 3))
        + _queen_face()
        + _ruff(116, 166)
        + _queen_hair()
        + _queen_crown()
        + _rose(34, 118)
        + fill("p", hand)
        + gouges("k", (36, 176, 51, 172, 1.8), (35, 184, 50, 182, 1.8))
        + fill("s", "M22 190L52 196L56 208H18Z")
    )


def _frog() -> str:
    """A frog with a small crown, sitting, to the left; its seat at the origin."""
    body = (
        "M-20 -20C-24 -26 -20 -32 -13 -32C-12 -38 -4 -38 -3 -32C6 -30 14 -22 18 -12C22 -8 26 -2 22 0H-4"
        "C-8 0 -10 -4 -8 -8C-10 -12 -16 -14 -20 -20Z"
    )
    return (
        polygon("s", (-12, -36), (-15, -49), (-9, -43), (-5, -53), (-1, -42), (6, -47), (2, -34))
        + fill("k", body)
        + limb("k", (-6, -12, 7), (-12, -4, 4), (-16, 0, 4))
        + disc("p", -8.5, -32, 2.4)
        + gouges("p", (-20, -24, -8, -22, 1.6, -2), (2, -2, 14, -12, 2, 5))
    )


def _princess_hat() -> str:
    """A cone that leans back from the brow, a small crown about its foot, and the veil from its tip."""
    cone = "M112 56C106 74 88 88 64 86L42 4Z"
    coronet = "M113 57L105 39L100 61L88 55L86 73L70 66L66 79L54 69L63 88C88 90 107 76 113 57Z"
    veil = "M43 5C30 0 16 8 14 26C12 44 20 56 14 78C8 98 10 116 4 136C0 152 4 176 -6 196V40C-2 8 22 -8 43 5Z"
    return (
        fill("s", veil)
        + gouges(
            "p", (32, 7, 6, 62, 2.6, 5), (18, 70, 2, 126, 2.4, -4), (8, 24, 0, 90, 2, -2), (8, 124, -2, 176, 2, -3)
        )
        + line("p", cone, 5)
        + fill("k", cone)
        + gouges("p", (77, 26, 56, 50, 2.4, -5), (62, 15, 51, 31, 2, -3))
        + line("p", coronet, 4)
        + fill("s", coronet)
        + gouges("p", (110, 63, 68, 85, 2, -7))
    )


def _princess_face() -> str:
    """A young profile, to the right, amused."""
    return (
        fill(
            "s",
            "M100 52C113 56 119 66 118 76C118 80 116 82 117 85C119 89 123 92 124 95C125 98 122 100 118 100C119 102 122 103 123 105"
            "C123 107 122 108 120 108C122 109 123 112 121 114C119 115 119 117 120 120C119 126 112 128 105 127C101 127 98 126 96 124"
            "L98 142L112 160H60L72 60Z",
        )
        + fill("p", "M100 88C103 82 111 82 115 86C110 91 104 91 100 88Z")
        + disc("k", 110, 86.5, 3.2)
        + gouges("k", (96, 86, 116, 85, 2.2, 4), (99, 77, 116, 76, 2, 3))
        + gouges("p", (110, 110, 121, 108, 2.2, -2), (96, 124, 86, 110, 2.2, 3), (115, 97, 119, 98, 1.4))
    )


def _princess_hair() -> str:
    """Loose hair down her back."""
    hair = "M104 54C96 62 90 72 89 86C88 98 82 108 78 120C72 140 70 164 76 208H24C26 180 36 160 44 140C54 120 58 104 64 84Z"
    return (
        line("p", hair, 5)
        + fill("k", hair)
        + gouges("p", (84, 84, 66, 130, 2.4, -6), (72, 88, 52, 138, 2.4, -5))
        + gouges("p", (70, 122, 64, 196, 2.8, -6), (60, 134, 51, 200, 2.8, -5), (49, 148, 38, 202, 2.4, -4))
    )


@scene("Princess")
def princess() -> str:
    """A girl in a tall pointed hat with a veil and a crown, and on her hand a frog with another."""
    gown = "M64 152Q86 160 106 149C116 158 118 172 112 184L110 208H60Z"
    sleeve = "M82 160C92 154 102 160 106 168L114 178L144 158L154 174C150 188 146 198 142 210H104C94 196 76 180 82 160Z"
    hand = "M144 160C150 154 158 151 166 152L184 150C190 150 190 156 184 157L170 160C166 168 158 172 150 172Z"
    return (
        _princess_face()
        + line("p", gown, 4)
        + fill("k", gown)
        + line("p", sleeve, 5)
        + fill("k", sleeve)
        + gouges("p", (112, 184, 124, 206, 2.4, 4), (126, 174, 132, 206, 2.4, 3), (94, 168, 106, 188, 2.2, 3))
        + _princess_hair()
        + _princess_hat()
        + fill("s", hand)
        + put(_frog(), 169, 153, 1.25)
    )


def _warlord_head() -> str:
    """A shaven head from before: topknot, war paint, drooping moustache, a scar through a blind eye."""
    skin = (
        "M62 70C58 40 74 20 100 20C126 20 142 40 138 70C144 68 147 76 143 86C141 94 137 97 134 94"
        "C134 110 130 122 122 134C114 142 86 142 78 134C70 122 66 110 66 94C63 97 59 94 57 86C53 76 56 68 62 70Z"
    )
    paint = "M64 66C78 70 92 78 100 80C108 78 122 70 136 66C137 74 136 84 135 90C124 96 112 94 100 90C88 94 76 96 65 90C64 84 63 74 64 66Z"
    moustache = "M100 107C92 104 82 108 77 118C72 130 74 146 64 160C78 156 86 144 89 130C91 122 96 120 100 120Z"
    eye = fill("p", "M72 80C78 77 86 79 94 87C86 90 77 89 72 80Z")
    return (
        taper("k", 20, (100, 30), (94, 12), (76, 8), (60, 20), (52, 40), (40, 52))
        + gouges("p", (94, 17, 64, 26, 2.2, -6), (78, 12, 54, 38, 2, -4))
        + line("p", skin, 5)
        + fill("s", skin)
        + fill("k", "M88 28L92 16H108L112 28Q100 22 88 28Z")
        + fill("k", paint)
        + both_sides(line("p", moustache, 2.5) + eye)
        + both_sides(fill("k", moustache) + gouges("p", (70, 98, 82, 108, 2.4, 3), (86, 100, 91, 108, 2, 3)))
        + disc("k", 86, 84, 3.4)
        + fill("k", "M88 124Q100 119 112 124Q100 128 88 124ZM92 130Q100 134 108 130L100 156Z")
        + gouges(
            "p", (100, 82, 97, 102, 2, 2), (86, 56, 96, 66, 2, -2), (114, 56, 104, 66, 2, 2), (128, 36, 116, 122, 3, 4)
        )
        + gouges("p", (96, 112, 78, 140, 1.8, 4), (104, 112, 122, 140, 1.8, -4))
    )


def _furs() -> str:
    """A mantle of furs over both shoulders, ragged, clasped with a skull."""
    tufts = [
        (100, 172),
        (86, 150),
        (78, 158),
        (66, 142),
        (58, 152),
        (44, 140),
        (38, 152),
        (24, 146),
        (20, 160),
        (8, 160),
        (-6, 180),
    ]
    edge = [*tufts[::-1], *((200 - x, y) for x, y in tufts[1:])]
    hairs = gouges(
        "p",
        (64, 150, 54, 172, 3),
        (46, 150, 34, 174, 3),
        (28, 158, 16, 182, 3),
        (76, 166, 68, 190, 3),
        (56, 176, 44, 200, 3),
        (38, 180, 24, 204, 3),
        (14, 178, 4, 200, 3),
        (84, 180, 76, 204, 2.6),
    )
    return (
        fill("s", "M74 120H126V180H74Z")
        + gouges("k", (76, 136, 124, 136, 5, -8))
        + line("p", f"M{at(*edge)}", 5)
        + polygon("k", *edge, (226, 208), (-6, 208))
        + both_sides(hairs)
        + skull(100, 184, 30, "s", "p")
    )


def _axe() -> str:
    """A great two-edged axe upright in a fist, which is at the origin."""
    bit = "M3 -96C14 -100 26 -112 32 -134C44 -112 44 -66 32 -44C26 -66 14 -78 3 -82Z"
    fist = "M-14 -14C-14 -20 14 -22 15 -16L16 12C16 18 -14 20 -15 14Z"
    half = line("p", bit, 5) + fill("k", bit) + gouges("p", (33, -122, 33, -56, 2.6, -3))
    return (
        both_sides(half, 0)
        + line("p", "M0 -112V80", 13)
        + line("k", "M0 -116V80", 8)
        + polygon("k", (-7, -108), (0, -136), (7, -108))
        + line("p", fist, 4)
        + fill("s", fist)
        + gouges("p", (-16, -6, 8, -7, 2, 1), (-16, 2, 8, 1, 2, 1), (-16, 10, 8, 9, 2, 1))
    )


@scene("Warlord")
def warlord() -> str:
    """A scarred chieftain, war paint across his eyes, in furs, the great axe ready, his spears behind him."""
    spears = put(spear(0, 210, 200), 8, 16) + put(spear(0, 210, 200), 32, 60)
    return spears + pennant("s", 10, 52, 32, 20) + put(_furs() + _warlord_head(), -12) + put(_axe(), 166, 142, 0.86)


def _empress_crown() -> str:
    """A closed imperial crown, its rim from (62, 62) to (138, 62), strings of pearls beside the face."""
    dome = "M62 62L54 34C66 20 84 16 100 16C116 16 134 20 146 34L138 62Q100 54 62 62Z"
    strings = "".join(
        line("k", f"M{x} {y}V{foot}", 9) + along([(x, i) for i in range(y, foot + 1, 8)], disc("p", 0, 0, 3.4))
        for x, y, foot in ((60, 66, 138), (70, 70, 118))
    )
    return (
        line("k", dome, 5)
        + fill("p", dome)
        + box("p", 97, 0, 6, 20)
        + box("p", 91, 4, 18, 6)
        + both_sides(gouges("k", (65, 50, 97, 47, 2, 2), (78, 26, 72, 44, 3, -2), (92, 22, 88, 42, 2.4, -2)))
        + polygon("s", (100, 24), (107, 35), (100, 46), (93, 35))
        + "".join(disc("s", x, y, 3.6) for x, y in ((74, 56), (126, 56), (100, 53)))
        + both_sides(strings)
    )


def _empress_face() -> str:
    """A long stern face from before, the eyelids heavy."""
    half = fill("k", "M70 95C74 87 86 85 93 96C90 95 88 94 86 94C87 100 79 101 79 94C76 94 73 95 70 95Z") + gouges(
        "k", (72, 84, 94, 85, 2.4, 4), (74, 101, 90, 101, 1.2, -2)
    )
    return (
        fill("k", "M62 60C52 80 54 112 66 124H134C146 112 148 80 138 60Z")
        + fill("p", "M86 120V152L100 160L114 152V120Z")
        + fill("k", "M86 126C94 138 106 138 114 126V138C106 146 94 146 86 138Z")
        + fill(
            "p",
            "M68 82C72 70 84 64 100 64C116 64 128 70 132 82C134 100 128 118 114 132C106 139 94 139 86 132C72 118 66 100 68 82Z",
        )
        + both_sides(half)
        + gouges("k", (105, 90, 106, 112, 2, -2), (93, 114, 107, 114, 1.8, -2), (96, 131, 104, 131, 1.4, -1))
        + fill("s", "M88 123C94 119 98 119 100 121C102 119 106 119 112 123C106 129 94 129 88 123Z")
        + gouges("k", (89, 123, 111, 123, 1.2, -1))
    )


def _eagle() -> str:
    """A two-headed eagle, its breast at the origin."""
    half = (
        "M0 -16L4 -18C4 -26 12 -28 14 -22L19 -19L12 -17C10 -12 8 -10 7 -6C10 -14 18 -20 26 -22L24 -15L29 -13L24 -7"
        "L28 -3L21 0L23 5L13 7L8 5L5 12L10 22L0 25Z"
    )
    return both_sides(line("k", half, 4), 0) + both_sides(
        fill("p", half) + gouges("k", (9, 0, 21, -13, 1.8), (11, 4, 20, -2, 1.6)), 0
    )


def _regalia() -> str:
    """Sceptre and orb, a hand to each."""
    fist = "M-11 -12C-11 -17 11 -17 12 -13L13 9C13 14 -12 15 -12 10Z"
    return (
        line("k", "M26 116V206", 9)
        + line("p", "M26 112V206", 4.5)
        + put(_eagle(), 26, 94)
        + put(line("k", fist, 4) + fill("p", fist) + gouges("k", (-12, -5, 7, -6, 1.8), (-12, 2, 7, 1, 1.8)), 26, 166)
        + line("k", "M174 118V140M166 125H182", 9)
        + disc("k", 174, 150, 20)
        + line("p", "M174 118V140M167 125H181", 4.5)
        + disc("p", 174, 150, 17)
        + fill("s", "M157 148Q174 156 191 148V154Q174 162 157 154ZM171 133H177V151H171Z")
        + fill("k", "M150 160C156 168 166 172 174 172C184 172 192 168 196 160L200 172L184 194H162Z")
        + fill(
            "p",
            "M152 162C158 169 166 173 174 173C184 173 190 169 194 162C198 168 194 178 186 182L182 194H166L162 182C154 178 150 168 152 162Z",
        )
    )


def _empress_robe() -> str:
    """A stiff robe under a broad collar of gold and stones."""
    collar = (
        "M70 148C48 156 42 174 50 190C64 206 136 206 150 190C158 174 152 156 130 148L114 148C110 160 90 160 86 148Z"
    )
    gems = [(62, 166), (66, 184), (82, 193), (118, 193), (134, 184), (138, 166)]
    return (
        fill("k", "M0 208C4 176 40 156 72 146H128C160 156 196 176 200 208Z")
        + fill("s", "M4 208C8 180 42 160 72 150H128C158 160 192 180 196 208Z")
        + line("k", collar, 5)
        + fill("p", collar)
        + line("k", "M76 152C66 172 78 184 100 184S134 172 124 152", 2)
        + along(gems, polygon("s", (0, -6), (5, 0), (0, 6), (-5, 0)))
        + polygon("s", (100, 188), (107, 196), (100, 204), (93, 196))
        + along([(82, 160), (85, 171), (100, 177), (115, 171), (118, 160)], disc("k", 0, 0, 2.4))
    )


@scene("Empress", night=True)
def empress() -> str:
    """Enthroned from before, a halo about her head, a closed crown, pearls, eagle sceptre and orb."""
    return (
        box("k", 0, 0, 200, 204)
        + rays("s", 100, 88, 78, 106, 48, 3)
        + disc("s", 100, 88, 72)
        + line("k", "M37 88A63 63 0 0 1 163 88A63 63 0 0 1 37 88Z", 2)
        + _empress_robe()
        + put(_empress_face() + _empress_crown(), 0, 2)
        + _regalia()
    )
