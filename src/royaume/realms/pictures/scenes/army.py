"""ARMY: those who fight in ranks."""

from __future__ import annotations

from royaume.core.linocut.parts import moon, pennant, shield
from royaume.core.linocut.tools import (
    Tone,
    blob,
    both_sides,
    box,
    cut_out,
    disc,
    fill,
    gouges,
    hatch,
    limb,
    line,
    polygon,
    put,
    ridge,
    taper,
)
from royaume.realms.pictures.scenes import scene

# --- Knights -----------------------------------------------------------------------------------------------------


def _helm(x: float, y: float, scale: float) -> str:
    """A great helm seen from before, its chin at the origin."""
    shell = "M-29 -66Q-28 -76 0 -79Q28 -76 29 -66L32 -30Q28 -6 0 6Q-28 -6 -32 -30Z"
    cross = "M-31 -51L-4 -48V-77H4V-48L31 -51L31.500 -38L4 -35V4H-4V-35L-31.500 -38Z"
    breaths = "".join(disc("p", x, y, 2.2) for x, y in ((-12, -24), (-21, -25), (-12, -14), (-20, -16), (-12, -5)))
    return put(
        line("p", shell, 7)
        + fill("k", shell)
        + fill("p", cross)
        + polygon("k", (-27, -47), (-5, -44), (-5, -39), (-27, -42))
        + polygon("k", (27, -47), (5, -44), (5, -39), (27, -42))
        + breaths
        + put(breaths, flip=True)
        + gouges("p", (-23, -70, -24, -56, 2.4), (-15, -73, -15, -54, 1.6), (15, -73, 15, -54, 1.6)),
        x,
        y,
        scale,
    )


def _knight(x: float, y: float, scale: float) -> str:
    """Pauldrons, mail and a great helm under its plume, the chin at the origin."""
    plume = taper("s", 26, (0, -74), (-8, -104), (14, -126), (40, -118), (50, -92)) + gouges(
        "p", (0, -86, 10, -114, 2.4, 4), (8, -98, 24, -117, 2, 3), (18, -106, 38, -110, 2, 3)
    )
    shoulders = "M-26 -8C-52 -14 -72 6 -72 40V130H72V40C72 6 52 -14 26 -8Z"
    plates = gouges("p", (-66, 26, -34, 10, 3, 6), (-68, 42, -34, 26, 3, 6), (-68, 58, -36, 42, 3, 6))
    mail = "".join(hatch("p", (-24, y), (24, y), 9, (0, 7), 1.6) for y in (12, 22, 32))
    return put(
        line("p", shoulders, 7) + fill("k", shoulders) + plates + put(plates, flip=True) + mail + plume, x, y, scale
    ) + _helm(x, y, scale)


@scene("Knights")
def knights() -> str:
    """Three of them, a wall of iron: great helms, plumes, lances and shields."""
    lance = polygon("k", (12, 8), (8, 204), (16, 204)) + line("k", "M12 40V204", 3) + pennant("s", 13, 18, 36, 20)
    return (
        lance
        + put(lance, 176)
        + put(lance, 52)
        + put(lance, 124)
        + _knight(40, 122, 0.66)
        + _knight(160, 122, 0.66)
        + _knight(100, 124, 1)
        + put(shield("p", 0, 0, 74) + shield("s", 0, 0, 66), 100, 178, 1.1)
    )


def _archer() -> str:
    """A slender elf to the waist, head in profile to the right, the bow drawn to the chin."""
    bow = "M122 -4C117 2 118 10 124 18C142 40 150 62 150 86S142 132 124 154C118 162 117 170 122 176"
    hair = (
        "M76 43C72 30 48 26 39 44C31 62 32 90 18 116C28 116 36 112 43 107C45 112 44 118 40 126C54 115 62 102 63 86"
        "L59 66C66 60 72 53 76 43Z"
    )
    face = "M74 40C78 45 79 50 78.500 56L83.500 65L80.500 68L81.500 72L80 75L81 78C82 84 77 87 71 86L66 85L68 100H48L56 76L58 56Z"
    return (
        cut_out("s", "M50 96C38 98 31 106 32 118L40 152L34 214H92L84 152L90 114C90 104 84 98 74 96Z")
        + gouges("k", (46, 126, 48, 200, 2.400), (58, 124, 62, 204, 2.400), (72, 122, 76, 190, 2))
        + line("p", "M122 -2L80 90L122 174", 1.600)
        + line("k", bow, 9)
        + line("p", bow, 5)
        + cut_out("p", face, 4)
        + gouges("k", (70, 55, 78, 52, 2.400), (75, 79, 81, 78, 1.400), (66, 72, 71, 84, 1.500, -2))
        + fill("k", "M70 60Q75 55.500 79 59Q75 63 70 60Z")
        + cut_out("p", hair, 3)
        + gouges("k", (69, 36, 50, 104, 2.400, -8), (60, 32, 38, 110, 2.600, -10), (50, 34, 22, 116, 2.200, -9))
        + cut_out("p", "M64 72C56 70 46 58 36 38C50 46 62 54 66 62Z", 3)
        + gouges("k", (62, 66, 47, 51, 2))
        + limb("k", (76, 108, 27), (112, 98, 19), (152, 88, 15))
        + limb("s", (76, 108, 21), (112, 98, 13), (126, 94, 11))
        + limb("p", (122, 95, 10), (140, 91, 9), (153, 87, 11))
        + line("k", "M72 91L150 83", 6)
        + line("p", "M74 91L176 81", 2.400)
        + polygon("p", (193, 80), (172, 75), (177, 81), (173, 87))
        + cut_out("s", "M6 114C14 124 28 132 44 132L60 108Z", 4)
        + cut_out("s", "M9 102C2 104 0 112 6 117L54 108L52 96Z", 4)
        + fill("p", "M54 96L72 88L82 86L84 92L74 97L56 106Z")
    )


@scene("Elven Archers", night=True)
def elven_archers() -> str:
    """A rank of elves under the moon, one drawing of the bow thrice."""
    return (
        box("k", 0, 0, 200, 204)
        + moon("s", 40, 44, 30)
        + put(_archer(), 60, 6, 0.8, -10)
        + put(_archer(), 28, 42, 0.86, -10)
        + put(_archer(), -6, 80, 0.94, -10)
    )


def _horse(tone: Tone) -> str:
    """A horse at full gallop to the right."""
    trunk = blob(
        tone, (46, 106), (54, 93), (70, 87), (88, 92), (104, 94), (118, 86), (136, 78), (152, 69), (164, 63),
        (168, 53), (173, 64), (182, 76), (189, 90), (194, 98), (193, 105), (186, 106), (176, 99), (166, 98),
        (158, 108), (152, 122), (144, 134), (128, 139), (106, 138), (86, 130), (68, 128), (56, 124), (45, 116),
    )  # fmt: skip
    legs = (
        limb(tone, (140, 126, 26), (162, 136, 14), (180, 142, 7.500), (193, 153, 5), (200, 156, 8))
        + limb(tone, (136, 130, 24), (158, 147, 13), (164, 156, 8), (148, 164, 5.500), (140, 160, 8))
        + limb(tone, (68, 106, 40), (52, 130, 24), (31, 142, 10), (14, 158, 5.500), (4, 160, 8))
        + limb(tone, (76, 112, 34), (72, 138, 20), (54, 150, 10), (40, 166, 5.500), (30, 170, 8))
    )
    tail = taper(tone, 17, (52, 98), (36, 88), (18, 96), (-6, 90))
    mane = "".join(
        taper(tone, 9, (x, y), (x - 12, y - 7), (x - 28, y - 1))
        for x, y in ((168, 62), (159, 68), (149, 73), (139, 79))
    )
    cuts = gouges(
        "p", (62, 100, 58, 122, 2.400, -5), (72, 98, 72, 126, 2.400, -5), (138, 98, 150, 124, 2.400, 5),
        (128, 102, 138, 128, 2, 5), (88, 126, 116, 132, 2, -2), (176, 74, 181, 78, 2.400), (188, 98, 191, 96, 2),
        (154, 78, 142, 102, 2, -4), (164, 72, 158, 94, 2, -3),
    )  # fmt: skip
    return tail + legs + mane + trunk + cuts


def _rider() -> str:
    """A light horseman leaning forward, the lance under his arm; fits the horse."""
    cloak = "M114 48C100 38 84 44 68 40C50 36 34 28 8 40C22 44 24 50 14 58C34 56 48 64 62 68C78 72 90 68 104 74Z"
    leg = "M92 80C102 78 116 88 128 102C128 112 122 124 119 131L130 135V141H108C106 130 108 120 110 111C100 107 88 100 86 90Z"
    coat = (
        "M86 96C86 84 90 66 98 52C102 44 112 40 120 42C128 46 128 58 124 66C116 74 112 82 112 94C104 100 94 100 86 96Z"
    )
    face = "M112 46L114 30H137L138 33L142 39L138.500 40L139 43L137 48C134 51 129 50 126 48L122 54Z"
    helm = "M104 38C106 34 108 31 109 28C109 14 119 8 126 9C136 10 140 20 140 27L146 31H114C112 35 108 38 104 38Z"
    return (
        cut_out("s", cloak, 4, "p")
        + gouges("p", (98, 50, 36, 44, 2.400, 4), (94, 60, 40, 54, 2, 2), (96, 66, 68, 61, 1.600))
        + cut_out("k", leg, 4, "p")
        + gouges("p", (111, 116, 122, 118, 2))
        + cut_out("s", coat, 4, "p")
        + gouges("p", (90, 90, 112, 91, 2.400, -2), (100, 64, 94, 84, 2, -2))
        + line("p", "M186 101L134 74", 2)
        + line("p", "M50 78L210 52", 8)
        + line("k", "M52 78L196 54", 4)
        + polygon("k", (214, 51), (190, 50), (194, 55), (191, 60))
        + fill("s", "M188 51C176 45 168 51 154 43L162 39L150 31C166 35 176 29 190 39Z")
        + limb("p", (113, 53, 19), (102, 77, 16), (128, 68, 12))
        + limb("k", (113, 53, 14), (103, 75, 11), (128, 68, 8))
        + cut_out("k", face, 4, "p")
        + gouges("p", (132, 37, 138, 36, 2.400), (118, 32, 128, 48, 2), (131, 43.500, 138, 43, 1.400))
        + cut_out("k", helm, 3, "p")
        + gouges("p", (114, 24, 124, 13, 2.400, 2), (120, 25, 138, 25, 2))
        + taper("s", 13, (125, 13), (118, -4), (100, -6), (84, 10))
    )


@scene("Light Cavalry")
def light_cavalry() -> str:
    """A rider at the gallop, his lance lowered."""
    turf = ridge("s", (0, 192), (60, 187), (130, 191), (200, 186)) + gouges(
        "p", (8, 196, 90, 193, 2.400), (70, 199, 190, 195, 2.400)
    )
    dust = gouges(
        "s", (24, 186, -14, 172, 5, 4), (44, 186, 6, 166, 3, 6), (66, 188, 30, 180, 4, 4), (160, 186, 136, 178, 3, 3)
    )
    return turf + dust + put(_horse("k") + _rider(), 2, 18, 0.97)


def _dwarf_head(x: float, y: float, scale: float) -> str:
    """A helmeted dwarf's head and his beard, the nose's tip at the origin."""
    beard = (
        "M-34 -26C-42 0 -50 20 -44 46C-40 40 -38 38 -36 34C-36 54 -30 68 -22 80C-20 72 -18 68 -16 64"
        "C-14 82 -8 94 0 104C8 94 14 82 16 64C18 68 20 72 22 80C30 68 36 54 36 34C38 38 40 40 44 46C50 20 42 0 34 -26Z"
    )
    half = (
        fill("s", "M0 2C-12 -6 -30 0 -46 26C-32 20 -16 22 0 12Z")
        + fill("k", "M-8 -20C-14 -26 -22 -25 -28 -20C-22 -15 -14 -14 -8 -20Z")
        + disc("p", -17, -20, 1.800)
        + fill("s", "M-5 -22C-14 -34 -26 -34 -36 -24C-26 -28 -16 -28 -6 -18Z")
        + gouges("p", (-12, 22, -36, 50, 2.400, 3), (-9, 26, -24, 66, 2.400, 3), (-4, 24, -10, 82, 2.400, 2))
        + gouges("p", (-6, 6, -38, 18, 2, -4))
    )
    helm = "M-36 -28C-38 -62 -20 -80 0 -92C20 -80 38 -62 36 -28Q0 -44 -36 -28Z"
    return put(
        cut_out("s", beard, 6)
        + fill("p", "M-30 -34H30C32 -14 26 0 14 6H-14C-26 0 -32 -14 -30 -34Z")
        + half
        + put(half, flip=True)
        + line("k", "M-46 28C-30 20 -14 22 0 14C14 22 30 20 46 28", 2)
        + fill("p", "M-6 -16C-14 -6 -12 4 0 4S14 -6 6 -16Z")
        + cut_out("p", helm, 4)
        + fill("k", "M-38 -38Q0 -54 38 -38L37.500 -31Q0 -47 -37.500 -31Z")
        + cut_out("p", "M-5 -92H5V-44L4 -16L0 -11L-4 -16L-5 -44Z", 3)
        + gouges("k", (-24, -50, -14, -72, 2.400, 2), (24, -50, 14, -72, 2.400, -2)),
        x,
        y,
        scale,
    )


def _axe(x: float, y: float, scale: float, turn: float = 0) -> str:
    """A two-edged axe, its haft's foot at the origin."""
    blade = (
        "M0 -104C16 -104 26 -112 32 -124C44 -104 44 -78 32 -58C26 -70 16 -78 0 -78S-26 -70 -32 -58"
        "C-44 -78 -44 -104 -32 -124C-26 -112 -16 -104 0 -104Z"
    )
    cuts = gouges(
        "k",
        (34, -112, 34, -70, 2.400, 4),
        (-34, -112, -34, -70, 2.400, -4),
        (9, -91, 26, -91, 2),
        (-9, -91, -26, -91, 2),
    )
    return put(line("p", "M0 0V-122", 6) + cut_out("p", blade) + cuts, x, y, scale, turn)


@scene("Dwarvish Infantry", night=True)
def dwarvish_infantry() -> str:
    """Three dwarves in a rank, beards before, axes up."""
    shoulders = "M62 118C40 116 28 132 26 156L34 206H166L174 156C172 132 160 116 138 118Z"
    mail = "".join(hatch("k", (x, y), (x + 26, y - 4), 4, (5, 9), 2.800, 3) for x, y in ((36, 140), (33, 156)))
    sides = _axe(25, 100, 0.74, -3) + _dwarf_head(29, 124, 0.6)
    rim = disc("k", 100, 212, 57) + disc("p", 100, 212, 53) + disc("k", 100, 212, 44)
    return (
        box("k", 0, 0, 200, 204)
        + both_sides(sides)
        + cut_out("p", shoulders, 6)
        + both_sides(mail)
        + rim
        + _dwarf_head(100, 104, 0.96)
    )


def _pine(x: float, y: float, height: float) -> str:
    """A pine that stands on the origin."""
    return put(
        fill("k", "M0 -100L12 -72H7L20 -48H13L28 -22H17L34 2H-34L-17 -22H-28L-13 -48H-20L-7 -72H-12Z"),
        x,
        y,
        height / 100,
    )


def _scout() -> str:
    """A hooded ranger to the hips, looking to the right, a hand over his eyes."""
    cloak = (
        "M110 43C106 28 92 16 72 18C60 20 54 32 60 48C60 60 58 68 48 78C32 92 24 120 18 150C12 176 4 190 -8 206H128"
        "C132 180 120 150 116 128L112 102C108 96 104 90 100 84Z"
    )
    face = "M95 48L112 44L112 53L120 64L114.500 67L115.500 71L113 73L114 78C113 84 106 86 100 82L92 76Z"
    arm = "M84 96C92 90 102 92 110 98L124 92L114 56L126 50L142 94C142 102 138 106 132 108L104 122C88 124 78 108 84 96Z"
    hand = "M113 57L98 50C94 47 97 43 102 43L122 38C130 36 133 39 128 43L127 52Z"
    feathers = "".join(put(_arrow_end(), x, y, 1, turn) for x, y, turn in ((48, 84, -18), (58, 78, -6), (38, 90, -30)))
    return (
        feathers
        + fill("k", cloak)
        + fill("p", face)
        + fill("k", "M103 57Q109 53 114 56.500Q110 61 103 57Z")
        + hatch("k", (98, 82), (112, 84), 5, (3, -8), 1.600)
        + gouges("k", (108, 75.500, 115, 74, 1.600))
        + gouges("s", (88, 82, 66, 26, 2.400, -4), (80, 88, 62, 50, 2.400, -3), (90, 100, 62, 78, 2.600, -3))
        + gouges(
            "s",
            (62, 96, 34, 196, 3, 4),
            (76, 112, 58, 202, 3, 4),
            (92, 128, 84, 202, 3, 3),
            (46, 104, 14, 186, 2.400, 3),
        )
        + line("s", "M108 126Q112 160 108 206", 3)
        + cut_out("k", arm, 4, "s")
        + gouges("s", (122, 98, 96, 112, 2.400, -3), (120, 66, 128, 88, 2))
        + fill("p", hand)
        + gouges("k", (104, 47, 124, 42, 1.400))
    )


def _arrow_end() -> str:
    """The feathered end of an arrow in the quiver, pointing up from the origin."""
    return line("k", "M0 0V-40", 3) + fill("p", "M0 -20L7 -28V-52L0 -44L-7 -52V-28Z") + line("k", "M0 -24V-46", 2)


@scene("Rangers", night=True)
def rangers() -> str:
    """A hooded scout on a height looks out over the land at dusk, hand over his eyes."""
    far = ridge("k", (100, 158), (130, 148), (160, 154), (200, 136)) + gouges(
        "s", (136, 156, 196, 148, 2.400), (128, 164, 180, 162, 2), (150, 174, 198, 164, 2.400)
    )
    return (
        box("s", 0, 0, 200, 204)
        + disc("p", 160, 108, 32)
        + gouges("p", (128, 22, 196, 20, 3), (150, 36, 200, 35, 2.400), (0, 60, 22, 59, 2.400))
        + far
        + _pine(187, 162, 62)
        + _pine(134, 172, 40)
        + line("k", "M172 92V160", 2.400)
        + fill(
            "k",
            "M160 92C165 92 168 98 167 104C172 112 174 134 176 158H144C146 134 148 112 153 104C152 98 155 92 160 92Z",
        )
        + _scout()
    )
