"""UNDEAD, continued: the lords among them, the Lich and the Death Knight."""

from __future__ import annotations

from royaume.core.linocut.parts import book
from royaume.core.linocut.tools import (
    blob,
    both_sides,
    box,
    disc,
    fill,
    gouges,
    limb,
    line,
    polygon,
    put,
    rays,
    ridge,
)
from royaume.realms.pictures.scenes import scene

# --- Lich --------------------------------------------------------------------------------------------------------


def _lich_skull() -> str:
    """A skull from before with a long jaw, cold lights deep in its eyes."""
    head = (
        "M100 40C130 40 146 58 144 84C143 94 136 98 134 104L129 112L126 142C120 152 110 156 100 156"
        "C90 156 80 152 74 142L71 112L66 104C64 98 57 94 56 84C54 58 70 40 100 40Z"
    )
    half = (
        fill("k", "M62 86C68 82 84 88 95 96C97 108 88 114 79 112C69 112 62 102 62 86Z")
        + disc("s", 80, 101, 6.5)
        + disc("p", 80, 101, 3.2)
        + gouges("k", (71, 116, 79, 142, 6, 3), (87, 130, 87, 148, 3), (95.5, 130, 95.5, 150, 3))
        + gouges("k", (66, 76, 90, 86, 2.6, 3))
    )
    return (
        fill("p", head)
        + both_sides(half)
        + fill("k", "M100 102L91 119L97 118L100 114L103 118L109 119Z")
        + gouges("k", (80, 138, 120, 138, 3.4, -2))
    )


def _lich_crown() -> str:
    """An old crown, one of its points broken off."""
    gold = "M58 68L40 12L66 38L78 2L91 32L104 -6L113 34L122 18L128 26L134 20L138 40L160 12L142 68Q100 52 58 68Z"
    return (
        line("k", gold, 7)
        + fill("p", gold)
        + gouges("k", (58, 57, 142, 57, 3.4, 8))
        + gouges("s", (50, 28, 62, 54, 4), (78, 14, 78, 46, 4), (103, 6, 101, 44, 4), (128, 30, 124, 47, 3.4))
        + gouges("s", (151, 27, 138, 54, 4))
    )


def _staff() -> str:
    """A staff whose claw holds a burning orb, at the origin."""
    return (
        rays("p", 0, 0, 20, 34, 16, 3)
        + line("k", "M0 20V190", 12)
        + line("p", "M0 18V190", 6)
        + line("k", "M-14 -4C-18 14 -8 22 0 22C8 22 18 14 14 -4", 11)
        + line("p", "M-14 -4C-18 14 -8 22 0 22C8 22 18 14 14 -4", 5)
        + disc("k", 0, 0, 13)
        + disc("s", 0, 0, 11)
        + disc("p", -3, -3, 4)
    )


def _bone_grip() -> str:
    """Fingers of bone about a staff that passes the origin."""
    return "".join(
        line("k", f"M{a} {y}L12 {y - 2}", 9) + line("p", f"M{a} {y}L12 {y - 2}", 5.4)
        for a, y in ((-12, -12), (-14, -4), (-14, 4), (-12, 12))
    )


@scene("Lich", night=True)
def lich() -> str:
    """A crowned skeleton in a mage's robe: lights in its eyes, a staff with an orb, its book open before it."""
    cowl = "M100 30C56 30 42 62 46 98C48 128 30 146 -10 158V208H210V158C170 146 152 128 154 98C158 62 144 30 100 30Z"
    return (
        box("k", 0, 0, 200, 204)
        + fill("s", cowl)
        + fill("k", "M100 38C62 38 52 66 56 98C58 128 72 156 90 208H110C128 156 142 128 144 98C148 66 138 38 100 38Z")
        + both_sides(
            gouges("k", (50, 128, 72, 204, 4, 6), (34, 150, 52, 206, 3.4, 4), (16, 158, 28, 206, 3, 3))
            + gouges("p", (49, 76, 52, 122, 3, -3), (54, 126, 76, 178, 3, 4))
        )
        + put(_lich_skull() + _lich_crown(), 3, 3)
        + put(_staff(), 26, 44)
        + put(_bone_grip(), 26, 140)
        + put(line("k", "M-50 -6L0 6L50 -6V-46L0 -34L-50 -46Z", 10) + book(0, 0, 100, "k", "p"), 112, 212)
    )


# --- Death Knight ------------------------------------------------------------------------------------------------


def _plated(path: str, width: float) -> str:
    """An arm in dark armour with a bright edge."""
    return line("p", path, width + 5) + line("k", path, width)


def _bone_limb(*joints: tuple[float, float, float]) -> str:
    """A leg of bone, parted from what is behind it."""
    return limb("k", *((x, y, width + 6) for x, y, width in joints)) + limb("p", *joints)


def _horse_skull() -> str:
    """A horse's skull, to the left, with bare teeth."""
    head = (
        "M58 44C70 46 78 58 74 70C68 78 56 78 50 84L32 110C28 118 16 122 10 116C6 110 8 104 12 100L34 60"
        "C38 50 48 42 58 44Z"
    )
    jaw = "M70 72C78 86 72 98 60 98L36 120C32 126 24 128 22 122L46 90Z"
    return (
        line("k", jaw, 6)
        + fill("p", jaw)
        + line("k", head, 6)
        + fill("p", head)
        + blob("k", (46, 56), (57, 54), (62, 62), (54, 69), (46, 65))
        + disc("s", 53, 61, 4)
        + fill("k", "M12 106C16 100 22 96 24 98C24 104 18 110 13 112Z")
        + gouges("k", (42, 68, 26, 92, 3, 2), *((46 - 5 * i, 86 + 7 * i, 54 - 5 * i, 92 + 7 * i, 2) for i in range(4)))
    )


def _horse() -> str:
    """A horse of bones, to the left, a torn cloth over its back."""
    cloth = (
        "M84 128C96 112 120 120 140 126C170 118 190 120 208 136V206L194 178L184 196L170 172L154 192L144 174L130 196"
        "L118 176L106 194L98 174L84 184C80 164 76 142 84 128Z"
    )
    spine = gouges(
        "p",
        *(
            (x, y, x + a, y + b, 5)
            for x, y, a, b in ((66, 84, 9, -13), (74, 92, 14, -12), (79, 102, 16, -10), (82, 114, 14, -6))
        ),
    )
    hoof = "M52 184L65 182L70 197L50 198Z"
    bones = (
        _bone_limb((100, 160, 18), (72, 156, 8), (56, 154, 8), (46, 156, 13))
        + _bone_limb((44, 154, 12), (49, 162, 7), (54, 174, 6), (58, 186, 10))
        + line("k", hoof, 5) + fill("p", hoof)
        + line("p", "M114 180V208M178 180V208", 8)
    )  # fmt: skip
    return (
        bones
        + limb("p", (58, 80, 34), (80, 98, 42), (100, 132, 58))
        + limb("k", (58, 80, 30), (80, 98, 38), (100, 132, 54))
        + spine
        + put(_horse_skull(), -5, 24)
        + line("p", cloth, 4)
        + fill("k", cloth)
        + gouges("s", (92, 140, 94, 172, 4, 2), (150, 150, 146, 182, 4, -2), (166, 140, 168, 168, 4, 2))
        + gouges("s", (182, 138, 184, 188, 4, 2), (130, 164, 130, 188, 3.4))
    )


def _skull_helm() -> str:
    """A horned helm, its face a skull; the middle of its face at the origin."""
    helm = "M-25 0C-28 -34 -12 -42 0 -42C14 -42 30 -34 28 0L30 30L10 38H-10L-26 28Z"
    horn = "M-16 -30C-28 -36 -38 -48 -34 -66C-26 -52 -14 -46 0 -42ZM16 -30C28 -36 40 -48 38 -66C28 -52 14 -46 0 -42Z"
    face = "M-18 -12C-12 -24 14 -24 18 -12C22 0 18 8 13 12L12 26C4 34 -6 34 -12 26L-14 12C-22 8 -22 -2 -18 -12Z"
    return (
        line("p", horn + helm, 6)
        + fill("k", horn)
        + fill("k", helm)
        + fill("p", face)
        + blob("k", (-17, -6), (-6, -4), (-3, 3), (-9, 8), (-16, 4))
        + blob("k", (17, -6), (5, -4), (2, 3), (8, 8), (15, 4))
        + polygon("k", (-1, 6), (-4, 14), (3, 14))
        + gouges("k", *((x, 18, x, 31, 3) for x in (-7, 0, 7)))
    )


def _black_sword() -> str:
    """A great sword, upright, a notch in its edge; the hand upon it at the origin."""
    blade = "M-9 -16L-10 -54L-5 -58L-10 -62L-9 -96L0 -112L9 -96L10 -16Z"
    guard = "M-26 -22L-20 -16H20L26 -22L23 -8H-23Z"
    return (
        line("p", blade + guard + "M0 -10V20", 5)
        + fill("k", blade + guard)
        + line("k", "M0 -10V20", 5)
        + disc("k", 0, 22, 5)
        + gouges("s", (0, -24, 0, -98, 4))
    )


def _rider() -> str:
    """The knight in the saddle, to the left, one hand at the reins, the sword in the other."""
    plate = "M108 70C116 62 140 62 150 70C158 86 154 108 154 136L112 138C110 114 100 94 108 70Z"
    guard = "M-16 8C-20 -8 -8 -16 2 -14L14 -28L14 -10L28 -12L18 2L20 14Z"
    pauldron = line("p", guard, 5) + fill("k", guard)
    leg = ((148, 130, 28), (118, 144, 24), (124, 174, 14), (106, 186, 5))
    fist = "M-9 -8H9V9H-9Z"
    return (
        put(_black_sword(), 173, 92, 0.82, 3)
        + _plated("M146 80L162 110L172 98", 14)
        + put(line("p", fist, 4) + fill("k", fist), 173, 92, 1, 3)
        + line("p", plate, 5)
        + fill("k", plate)
        + gouges("s", (122, 96, 146, 95, 4, -3), (122, 108, 146, 107, 4, -3), (120, 120, 148, 119, 4, -3))
        + put(pauldron, 148, 80, 0.9)
        + limb("p", *((x, y, width + 4) for x, y, width in leg))
        + limb("k", *leg)
        + gouges("s", (146, 128, 122, 140, 4, 2), (118, 152, 124, 172, 3.4, 2))
        + line("p", "M94 124L42 132", 2.4)
        + _plated("M110 84L106 114L92 121", 13)
        + put(pauldron, 108, 80, flip=True)
        + put(_skull_helm(), 126, 54, 0.8)
    )


@scene("Death Knight", night=True)
def death_knight() -> str:
    """A knight in black plate, a skull in his helm, on a horse of bones, the great black sword raised."""
    return (
        box("s", 0, 0, 200, 204)
        + gouges("p", (-6, 22, 76, 16, 6, 5), (14, 36, 90, 32, 5, 4), (-4, 50, 54, 46, 5, 3))
        + ridge("k", (0, 186), (50, 192), (120, 186), (200, 190))
        + _horse()
        + _rider()
    )
