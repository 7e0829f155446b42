"""UNDEAD: who does not rest. All are cut from a dark block, as bone must stay pale in every theme."""

from __future__ import annotations

from royaume.core.linocut.tools import (
    at,
    blob,
    both_sides,
    box,
    curve,
    disc,
    fill,
    gouges,
    limb,
    line,
    polygon,
    put,
    ridge,
    taper,
)
from royaume.realms.pictures.scenes import scene

# --- Dark Queen --------------------------------------------------------------------------------------------------


def _cobweb() -> str:
    """The right half of a high collar: a cobweb spread between its ribs."""
    edge = "M100 176L146 22Q150 44 174 42Q172 68 194 78Q184 98 200 114Q188 130 202 150L100 190Z"
    ribs = "M112 156L145 24M113 157L173 43M114 158L193 79M114 160L199 115M115 162L200 150"
    across = (
        "M140 46Q146 58 163 63Q162 80 178 88Q172 104 183 121Q176 134 184 153"
        "M133 74Q138 82 150 85Q150 96 161 99Q158 112 166 128Q162 140 167 156"
        "M126 104Q130 108 138 108Q139 116 144 118Q143 128 148 136Q145 148 150 158"
    )
    return fill("s", edge) + line("k", ribs, 2.4) + line("k", across, 2.4)


def _iron_crown() -> str:
    """A crown of seven blades, its band from (64, 68) to (136, 68)."""
    blades = (
        ((94, 60), (100, -8), (106, 60)), ((109, 58), (122, 2), (119, 62)), ((121, 60), (143, 16), (130, 64)),
        ((131, 62), (160, 40), (136, 72)),
    )  # fmt: skip
    sharp = "".join(polygon("p", *blade) for blade in blades)
    dark = gouges("k", (103, 16, 103, 56, 2.4), (121, 16, 115, 56, 2.2), (141, 26, 128, 56, 2), (154, 47, 136, 64, 2))
    band = "M63 76L62 60Q100 46 138 60L137 76Q100 60 63 76Z"
    return (
        both_sides("".join(line("k", f"M{a[0]} {a[1]}L{b[0]} {b[1]}L{c[0]} {c[1]}", 5) for a, b, c in blades))
        + both_sides(sharp + dark)
        + line("k", band, 5)
        + fill("p", band)
        + polygon("k", (100, 50), (109, 63), (100, 82), (91, 63))
        + polygon("s", (100, 55), (105, 63), (100, 75), (95, 63))
        + both_sides(disc("k", 117, 63, 2.6) + disc("k", 129, 67, 2.4))
    )


def _dark_face() -> str:
    """A white narrow face from before, eyes sunk in shadow, mouth dark."""
    half = (
        fill("s", "M68 98C74 88 90 90 96 100C92 110 78 114 71 108Z")
        + fill("k", "M70 100C76 92 88 94 95 102C88 106 77 107 70 100Z")
        + gouges("k", (68, 86, 97, 95, 4, 3))
        + gouges("s", (71, 114, 86, 136, 4.4, -4))
        + disc("p", 84.5, 100.5, 1.8)
    )
    return (
        fill("k", "M64 66C52 92 54 134 62 170H138C146 134 148 92 136 66Z")
        + fill("p", "M88 136L86 162C78 168 70 170 62 172L100 204L138 172C130 170 122 168 114 162L112 136Z")
        + fill("s", "M88 142Q100 158 112 142L113 152Q102 164 90 156Z")
        + fill("p", "M67 92C70 82 88 82 100 90C112 82 130 82 133 92C136 112 124 134 110 148Q100 154 90 148"
               "C76 134 64 112 67 92Z")
        + both_sides(half)
        + gouges("k", (104, 100, 105, 120, 2, -2), (95, 122, 105, 122, 2, -2))
        + fill("k", "M87 133C93 128 98 128 100 130C102 128 107 128 113 133C107 139 93 139 87 133Z")
        + gouges("p", (90, 133, 110, 133, 1.2, -1))
    )  # fmt: skip


def _raven() -> str:
    """A raven that sits, to the left; its feet at the origin."""
    body = (
        "M-34 -54C-40 -56 -48 -54 -58 -48C-52 -44 -44 -43 -36 -42C-38 -24 -26 -6 -6 -2L14 6L34 30L38 14L30 2"
        "C28 -18 10 -34 -8 -40C-8 -60 -26 -66 -34 -54Z"
    )
    return (
        line("p", body, 5)
        + fill("k", body)
        + disc("p", -26, -51, 3)
        + gouges("p", (-12, -30, 26, 10, 2.6, 4), (-20, -24, 14, 4, 2.6, 4), (-50, -48, -36, -48, 1.6))
    )


@scene("Dark Queen", night=True)
def dark_queen() -> str:
    """A pale woman in black: a crown of blades, a collar of cobweb, a raven on her shoulder."""
    return (
        box("k", 0, 0, 200, 204)
        + both_sides(_cobweb())
        + _dark_face()
        + _iron_crown()
        + both_sides(
            fill("k", "M62 168Q90 176 100 204H-10C-8 180 30 172 62 168Z")
            + line("p", "M-2 184Q24 168 60 168Q88 178 100 203", 3)
            + gouges("s", (50, 178, 20, 206, 5, 3), (64, 180, 48, 208, 4.6, 2), (77, 186, 70, 208, 4, 1))
        )
        + put(_raven(), 44, 172, 0.85)
    )


# --- Ghoul -------------------------------------------------------------------------------------------------------


def _pale_limb(*joints: tuple[float, float, float]) -> str:
    """An arm or a leg, pale, parted from what is behind it."""
    return limb("k", *((x, y, width + 6) for x, y, width in joints)) + limb("p", *joints)


def _claws(*fingers: tuple[float, ...]) -> str:
    """Fingers with long nails, each by the coordinates of its root, its knuckle and its tip."""
    roots = "".join(f"M{at((a, b), (c, d), (e, f))}" for a, b, c, d, e, f in fingers)
    nails = [(a, b, e, f, 4.4) for *_, a, b, e, f in fingers]
    bones = "".join(f"M{at((a, b), (c, d))}" for a, b, c, d, _, _ in fingers)
    return line("k", roots, 9) + line("p", bones, 5) + gouges("p", *nails)


def _cross() -> str:
    """A stone cross on a grave, aslant; its foot at the origin."""
    return fill("s", "M-8 0V-86H-30V-104H-8V-130H8V-104H30V-86H8V0Z") + gouges(
        "k", (-26, -98, 24, -98, 2.6), (0, -124, 1, -40, 2.6)
    )


def _fangs() -> str:
    """The upper teeth, over what they bite."""
    teeth = "M36 84L40 99L45 89L49 101L54 90L58 99L64 88L50 84Z"
    return line("k", teeth, 3) + fill("p", teeth)


def _bone() -> str:
    """A bone that lies across the origin."""
    bone = "M-24 -4C-26 -12 -38 -10 -36 -2C-42 4 -34 14 -26 5H24C30 14 40 8 36 0C40 -8 28 -14 24 -5Z"
    return line("k", bone, 6) + fill("p", bone)


def _ghoul_head() -> str:
    """A bald head, to the left: long ear, sunken eye, a mouth full of fangs."""
    head = (
        "M100 84C106 60 96 36 74 34C56 32 44 44 44 58L36 72L42 78L36 84L40 92L58 92L66 98L46 104L46 114"
        "C56 122 78 118 90 104Z"
    )
    ear = "M84 72C88 62 98 50 114 44C112 58 106 74 92 83Z"
    return (
        line("k", head, 7)
        + fill("p", head)
        + fill("k", "M40 90L64 90L72 98L48 106L44 100Z")
        + polygon("p", (47, 107), (50, 99), (54, 105), (58, 97), (62, 102), (66, 95), (68, 104))
        + fill("k", "M46 60C52 54 66 56 70 64C66 72 52 74 47 68Z")
        + disc("s", 56, 64, 5)
        + disc("p", 55, 64, 2.4)
        + gouges("k", (78, 76, 68, 90, 3, -3), (88, 90, 74, 104, 3, -3), (42, 52, 66, 52, 3, 4), (62, 40, 82, 44, 2, 3))
        + line("k", ear, 5)
        + fill("p", ear)
        + gouges("k", (90, 75, 108, 52, 3, 3))
    )


@scene("Ghoul", night=True)
def ghoul() -> str:
    """A gaunt thing squats among the graves by moonlight, all claws and ribs, and gnaws a bone."""
    back = (
        (86, 84), (104, 60), (130, 52), (154, 66), (170, 98), (178, 136), (172, 166), (148, 168), (130, 146),
        (128, 122), (112, 112), (96, 106),
    )  # fmt: skip
    spine = "".join(disc("p", x, y, 8) for x, y in ((110, 56), (126, 49), (143, 53), (157, 64), (167, 80)))
    shape = curve(back, closed=True)
    figure = (
        spine
        + line("k", shape, 6)
        + fill("p", shape)
        + gouges("k", (118, 74, 112, 108, 4, -4), (130, 72, 126, 116, 4, -5), (143, 74, 136, 124, 4, -6))
        + gouges("k", (155, 82, 142, 134, 4, -6), (164, 100, 152, 138, 4, -6))
        + _pale_limb((94, 96, 16), (70, 132, 12), (28, 178, 9))
        + _claws((28, 174, 14, 180, 0, 192), (29, 177, 22, 188, 16, 200), (32, 176, 34, 188, 32, 200))
        + _pale_limb((172, 158, 14), (158, 156, 34), (128, 138, 25), (98, 120, 15))
        + _pale_limb((102, 120, 17), (112, 150, 12), (124, 184, 10))
        + _claws((124, 184, 108, 184, 92, 194), (126, 186, 114, 192, 104, 202), (128, 186, 126, 194, 122, 204))
        + _ghoul_head()
        + put(_bone(), 27, 110, 1, -26)
        + _fangs()
        + _pale_limb((108, 96, 20), (92, 138, 13), (42, 130, 9))
        + _claws((42, 128, 36, 114, 30, 104), (40, 130, 24, 118, 14, 112), (40, 132, 22, 130, 10, 126))
    )
    return (
        box("k", 0, 0, 200, 204)
        + disc("s", 132, 60, 56)
        + put(_cross(), 28, 182, 1, -7)
        + ridge("s", (0, 186), (40, 180), (100, 186), (150, 180), (200, 172))
        + gouges("k", (60, 190, 96, 194, 3, 2), (150, 190, 192, 184, 3, 2), (164, 198, 200, 193, 3, 1))
        + put(figure, 14)
    )


# --- Specter -----------------------------------------------------------------------------------------------------


def _chain(*links: tuple[float, float, float]) -> str:
    """Links, each by its middle and its turn, every second one seen from its edge."""
    ring, edge = "M-7 0V-3Q-7 -9 0 -9T7 -3V3Q7 9 0 9T-7 3Z", "M0 -10V10"
    return "".join(
        put(line("k", path, 8) + line("p", path, 3.8), x, y, 1, turn)
        for i, (x, y, turn) in enumerate(links)
        for path in (edge if i % 2 else ring,)
    )


def _wail() -> str:
    """A long face under a hood, hollow eyes, the mouth open to the chin."""
    half = blob("k", (87, 56), (96, 64), (95, 77), (87, 79), (81, 68))
    return (
        fill("k", "M100 22C126 26 134 54 128 82C124 104 114 120 102 126C88 120 76 104 72 82C66 54 74 26 100 22Z")
        + fill("p", "M100 38C117 38 123 54 122 70C121 78 117 84 116 92C114 106 109 116 100 117C91 116 86 106 84 92"
               "C83 84 79 78 78 70C77 54 83 38 100 38Z")
        + both_sides(half + gouges("k", (81, 50, 95, 56, 2.4, 2), (85, 84, 89, 104, 2.4, -2)))
        + polygon("k", (100, 77), (96, 85), (104, 85))
        + blob("k", (100, 88), (107, 95), (106, 108), (100, 113), (94, 108), (93, 95))
    )  # fmt: skip


def _window() -> str:
    """A pointed window of two lights, moonlight in it."""
    return (
        fill("s", "M34 204V92C34 44 66 10 100 -8C134 10 166 44 166 92V204Z")
        + line(
            "k", "M100 204V80M34 92C44 64 64 46 76 40C92 52 100 72 100 92C100 72 108 52 124 40C136 46 156 64 166 92", 5
        )
        + line("k", "M34 116H166M34 148H166M34 180H166M67 60V204M133 60V204", 2.4)
    )


def _tatters() -> str:
    """A shroud in shreds that trail away to a wisp: what is behind shows between them."""
    shreds = (
        (15, (64, 92), (70, 128), (92, 158), (88, 186), (56, 200)),
        (14, (78, 96), (84, 130), (108, 156), (104, 188), (66, 208)),
        (15, (94, 104), (100, 134), (124, 156), (122, 186), (90, 210)),
        (14, (110, 104), (116, 132), (140, 152), (140, 184), (112, 208)),
        (14, (126, 96), (134, 126), (156, 146), (158, 178), (138, 204)),
        (10, (138, 92), (148, 116), (170, 134), (174, 160), (162, 186)),
    )
    return "".join(taper("p", width, *points) for width, *points in shreds)


def _dead_hand() -> str:
    """A hand all bones that reaches to the left, a shackle about its wrist, at the origin."""
    return (
        gouges("p", (0, -6, -27, -31, 7, 3), (-2, -4, -40, -18, 7, 2), (-2, 0, -44, -1, 7, 1))
        + gouges("p", (-2, 3, -40, 15, 7, -2), (0, 6, -15, 26, 6, -3))
        + line("k", "M6 -12V12", 14)
        + line("p", "M6 -11V11", 7)
    )


@scene("Specter", night=True)
def specter() -> str:
    """A wailing shade in broken chains drifts in before a window that is seen through it."""
    hood = (
        "M100 6C126 8 138 34 138 62C140 78 148 86 152 98L146 122L136 104L128 128L116 110L104 138L94 112L82 130L76 106"
        "L62 124L50 100C54 86 62 78 62 62C62 34 74 8 100 6Z"
    )
    sleeve = "M70 78C60 82 54 86 42 90L44 108L36 130L50 120L54 142L64 124L72 134L80 108Z"
    other = "M132 76C146 72 156 60 164 42L182 54C186 70 182 84 186 98L172 96L170 116L158 104L150 122L134 104Z"
    return (
        box("k", 0, 0, 200, 204)
        + _window()
        + _tatters()
        + line("k", hood, 5)
        + fill("p", sleeve)
        + fill("p", other)
        + fill("p", hood)
        + gouges("k", (68, 88, 48, 100, 2.6, -3), (142, 92, 172, 60, 2.6, -4))
        + put(_dead_hand(), 38, 99, 0.95, 6)
        + put(_dead_hand(), 174, 44, 1, 100)
        + _chain((38, 120, 0), (35, 137, 6), (31, 154, 10), (25, 170, 16))
        + _chain((188, 58, -10), (191, 74, 0), (190, 90, 6))
        + _wail()
    )
