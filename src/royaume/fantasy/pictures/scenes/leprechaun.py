"""Leprechaun: on his yoke he dances two peoples from one home to the other."""

from __future__ import annotations

from royaume.core.linocut.tools import (
    Tone,
    both_sides,
    box,
    cut_out,
    disc,
    fill,
    gouges,
    limb,
    line,
    oval,
    polygon,
    put,
)
from royaume.fantasy.pictures.scenes.wood import fireflies


def _folk(hat: Tone) -> str:
    """Three of the little people, only their heads, side by side about the origin."""
    one = disc("k", 0, -6, 11) + disc("p", 0, -6, 8) + cut_out(hat, "M-9 -9Q-6 -24 3 -28Q5 -16 9 -9Q0 -13 -9 -9Z", 3)
    face = disc("k", -3, -5, 1.4) + disc("k", 3, -5, 1.4)
    return put(one + face, -17, 2, 0.9) + put(one + face, 17, 2, 0.9) + put(one + face, 0, 0)


def _basket(x: float, y: float, hat: Tone) -> str:
    """A round basket on its ropes, full of folk; the origin is where it hangs."""
    weave = "M-33 46Q0 56 33 46C34 64 24 80 12 84Q0 87 -12 84C-24 80 -34 64 -33 46Z"
    rows = "".join(
        gouges("k", *((i + k, 58 + 10 * r, i + k + 9, 58 + 10 * r, 2.6) for i in (-27, -14, -1, 12)))
        for r, k in ((0, 0), (1, 5))
    )
    return put(
        line("p", "M0 0L-31 46M0 0L31 46", 2.4)
        + put(_folk(hat), 0, 46)
        + cut_out("p", weave, 4)
        + rows
        + line("k", "M-33 51Q0 60 33 51", 2),
        x, y,
    )  # fmt: skip


def _head() -> str:
    """A tall buckled hat, a fringe of beard, a wink; the chin's middle at (100, 124)."""
    beard = "M72 88C70 112 80 130 100 134C120 130 130 112 128 88L122 92C120 102 112 108 100 108S80 102 78 92Z"
    crown = "M76 62L72 20Q100 10 128 20L124 62Z"
    brim = "M58 62Q100 76 142 62C148 64 146 72 140 75Q100 88 60 75C54 72 52 64 58 62Z"
    ear = "M76 90C68 84 62 82 56 84C58 94 66 102 78 102Z"
    hat = (
        cut_out("s", crown, 5)
        + fill("p", "M73 46Q100 56 127 46L126 60Q100 70 75 60Z")
        + fill("k", "M90 48H110V66H90Z")
        + fill("p", "M94 53H106V62H94Z")
        + gouges("k", (82, 20, 84, 42, 2.6, 1), (92, 18, 93, 44, 2.2))
        + cut_out("s", brim, 5)
    )
    return (
        both_sides(cut_out("p", ear, 4))
        + cut_out("p", "M74 74H126C130 96 120 116 100 116S70 96 74 74Z", 4)
        + cut_out("s", beard, 3)
        + gouges("k", (100, 114, 100, 130, 2.4), (88, 110, 92, 126, 2, 1), (112, 110, 108, 126, 2, -1))
        + gouges("k", (80, 84, 94, 84, 3.4, 3))
        + disc("k", 112, 85, 3.6)
        + fill("k", "M86 98Q100 106 114 98Q110 107 100 107T86 98Z")
        + cut_out("s", "M100 86C95 88 92 94 95 97C98 99 102 99 105 97C108 94 105 88 100 86Z", 2.4)
        + put(hat, 0, -7)
    )


def _legs() -> str:
    """One knee up, on the toes of the other foot."""
    shoe = "M-12 -8C-4 -14 6 -12 12 -6C20 -4 28 -4 30 4C20 8 0 8 -12 6Z"
    return (
        limb("k", (92, 200, 34), (84, 232, 24), (88, 258, 14))
        + limb("p", (92, 200, 26), (84, 232, 16), (88, 258, 8))
        + limb("k", (110, 200, 34), (142, 214, 26), (132, 244, 14))
        + limb("p", (110, 200, 26), (140, 214, 18), (132, 242, 8))
        + gouges(
            "k", (92, 226, 76, 226, 2.4), (92, 236, 78, 236, 2.4), (150, 220, 130, 224, 2.4), (148, 228, 130, 233, 2.4)
        )
        + put(cut_out("s", shoe, 4) + polygon("p", (-2, -8), (5, -9), (6, -2), (-1, -1)), 88, 264)
        + put(cut_out("s", shoe, 4) + polygon("p", (-2, -8), (5, -9), (6, -2), (-1, -1)), 132, 248, 1, 24)
    )


def _coat() -> str:
    """A tailcoat, its tails flying."""
    tails = "M76 180C56 190 40 212 44 232C58 232 72 222 84 208H116C130 222 146 226 160 222C160 204 144 188 124 180Z"
    body = "M74 132C64 150 68 180 72 204H128C132 180 136 150 126 132Q100 140 74 132Z"
    return (
        cut_out("s", tails, 4)
        + gouges("k", (72, 190, 54, 220, 3, 4), (130, 192, 150, 214, 3, -4))
        + cut_out("s", body, 4)
        + fill("p", "M88 132L100 176L112 132Z")
        + fill("k", "M90 136H110L100 146ZM96 148H104L100 160Z")
        + "".join(disc("p", x, y, 3) for x in (86, 114) for y in (180, 192))
    )


def _arm() -> str:
    """Bent up to the yoke."""
    fist = oval("p", 52, 114, 10, 9) + gouges("k", (44, 112, 58, 111, 1.8), (44, 117, 58, 117, 1.8))
    return (
        limb("k", (80, 144, 26), (60, 158, 22), (52, 120, 20))
        + limb("s", (80, 144, 18), (60, 156, 14), (53, 122, 12))
        + oval("k", 52, 114, 13, 12)
        + fist
    )


def scene() -> str:
    yoke = "M16 118C50 100 80 128 100 128S150 100 184 118"
    hill = "M-4 260Q100 244 204 260V276H-4Z"
    return (
        box("k", 0, 0, 200, 272)
        + fireflies("p", (76, 10), (170, 30), (184, 66), (152, 78), (32, 96), (16, 236), (184, 234))
        + fill("s", hill)
        + _legs()
        + _coat()
        + line("k", yoke, 11)
        + line("p", yoke, 6)
        + both_sides(_arm())
        + put(_head(), 0, 6)
        + _basket(26, 116, "s")
        + _basket(174, 116, "p")
    )
