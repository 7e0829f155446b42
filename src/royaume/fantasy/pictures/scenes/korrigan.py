"""Korrigan: out of the moonlit stones it creeps up to a traveller's purse."""

from __future__ import annotations

from royaume.core.linocut.tools import box, cut_out, disc, fill, gouges, limb, line, oval, taper
from royaume.fantasy.pictures.scenes.wood import card, fern


def _stones() -> str:
    """Standing stones against a great moon."""
    return (
        disc("p", 78, 116, 92)
        + fill("s", "M4 224C6 170 8 130 20 104C28 96 38 102 42 114C48 150 48 190 52 224Z")
        + gouges("k", (20, 112, 14, 150, 3, 3), (32, 108, 36, 140, 2.4, -2))
        + fill("s", "M86 224C88 150 88 100 96 70C104 60 116 62 120 74C126 120 124 180 128 224Z")
        + gouges("k", (102, 72, 98, 130, 3, 3), (112, 76, 114, 116, 2.4, -2))
    )


def _traveller() -> str:
    """His coat from the belt down, the purse at his side, unaware."""
    coat = "M128 -4H206V274H140C150 220 150 170 142 120C136 80 130 40 128 -4Z"
    bag = "M132 128C118 142 108 166 116 178C124 190 156 190 162 178C170 164 160 142 146 128Z"
    frill = "M128 116Q139 122 150 116L146 129H132Z"
    return (
        cut_out("k", coat, 5, "s")
        + gouges("s", (146, 4, 152, 84, 3, 2), (170, 0, 172, 86, 3), (192, 0, 190, 84, 3, -2))
        + gouges("s", (164, 120, 166, 264, 3.4, 3), (184, 116, 182, 262, 3.4, -2))
        + fill("p", "M132 90Q166 98 204 88V106Q168 116 136 108Z")
        + fill("k", "M138 94L200 94V98L138 99Z")
        + cut_out("s", "M158 86H180V112H158Z", 4)
        + fill("k", "M163 91H175V107H163Z")
        + line("p", "M139 104V120", 4)
        + cut_out("p", bag, 5)
        + cut_out("p", frill, 4)
        + gouges("k", (134, 138, 124, 172, 3, -4), (146, 140, 154, 170, 2.6, 4))
        + disc("s", 139, 161, 8)
    )


def _head() -> str:
    """Great ears laid back, a hooked nose, one wide eye, the grin."""
    skull = (
        "M86 134C74 124 54 128 46 142C40 152 42 168 52 176C62 184 80 186 90 180C98 178 98 170 94 166"
        "C102 168 110 162 112 154C106 154 100 150 98 144C96 140 92 136 86 134Z"
    )
    ear = "M58 150C44 132 22 118 0 116C6 138 24 160 50 164Z"
    hair = "".join(
        taper("k", 12, *points)
        for points in (
            ((78, 132), (70, 116), (54, 108)),
            ((66, 132), (54, 118), (38, 114)),
            ((86, 136), (86, 120), (76, 106)),
        )
    )
    return (
        hair
        + cut_out("k", skull, 4, "s")
        + cut_out("k", ear, 5, "s")
        + gouges("s", (10, 122, 48, 156, 4, -4))
        + disc("p", 78, 150, 11)
        + disc("k", 82, 147, 5.4)
        + gouges("p", (66, 134, 90, 140, 2.4, 3))
        + fill("p", "M62 164Q78 174 94 170Q88 182 76 180Q66 177 62 164Z")
        + gouges("k", (71, 166, 71, 180, 1.6), (78, 168, 79, 182, 1.6), (85, 168, 86, 180, 1.6))
    )


def _body() -> str:
    """On tiptoe, one long arm out for the purse, the other with its two cards behind its back."""
    trunk = "M66 172C50 178 36 198 36 220C38 236 56 242 72 236C86 230 92 204 88 184Z"
    return (
        limb("k", (50, 222, 24), (34, 236, 14), (36, 246, 9), (46, 254, 8))
        + limb("k", (68, 224, 24), (90, 234, 14), (88, 246, 9), (98, 254, 8))
        + fill("k", "M42 250C52 248 66 253 72 262H46ZM92 250C102 248 116 253 122 262H96Z")
        + cut_out("k", trunk, 4, "s")
        + gouges("s", (52, 196, 46, 222, 3, -3), (64, 192, 60, 228, 3, -3), (76, 190, 74, 226, 2.6, -2))
    )


def _reach() -> str:
    """The arm that goes for the purse, and its fingers on it."""
    fingers = "M126 166L142 158M126 168L146 168M126 170L142 178"
    arm = ((74, 190, 22), (98, 196, 14), (126, 168, 9))
    return (
        line("s", "M78 192L98 195L126 168", 22)
        + limb("k", *arm)
        + line("s", fingers, 9)
        + line("k", fingers, 4.6)
        + disc("k", 125, 168, 7)
    )


def _loot() -> str:
    """The other arm, over the shoulder with two cards."""
    return (
        card(20, 216, 0.86, -30)
        + card(32, 216, 0.86, 4)
        + limb("k", (62, 190, 16), (44, 208, 11), (28, 212, 11))
        + oval("k", 27, 211, 9, 8)
        + gouges("s", (21, 208, 30, 207, 1.8), (21, 213, 30, 213, 1.8))
    )


def scene() -> str:
    return (
        box("s", 0, 0, 200, 272)
        + _stones()
        + fill("s", "M-4 226Q70 204 150 220V274H-4Z")
        + gouges("k", (60, 216, 148, 221, 2.4, 2), (96, 236, 150, 238, 2.4), (110, 250, 146, 250, 2.2))
        + _body()
        + _loot()
        + _head()
        + _traveller()
        + _reach()
        + fern("k", 14, 268, 0.8, -10)
    )
