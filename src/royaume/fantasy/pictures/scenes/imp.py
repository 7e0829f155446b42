"""Imp: arms crossed, a hand of cards in each: what was here will be there."""

from __future__ import annotations

from royaume.core.linocut.tools import both_sides, box, cut_out, disc, fill, gouges, limb, line, oval, put
from royaume.fantasy.pictures.scenes.wood import card, fireflies


def _cap() -> str:
    """A long floppy cap, a bell at its end."""
    hat = (
        "M56 84C56 60 66 38 88 24C110 10 140 10 160 24C182 40 188 66 176 84C168 96 150 96 146 84C142 74 150 64 158 68"
        "C156 74 158 78 164 76C170 66 164 50 150 46C136 44 136 62 144 84Q100 68 56 84Z"
    )
    points = "M52 80Q100 60 148 80L142 100L128 84L116 98L100 80L84 98L72 84L58 100Z"
    bands = gouges("p", (66, 56, 96, 62, 5, 2), (84, 30, 112, 46, 5, 3), (120, 14, 130, 40, 5, -3))
    bands += gouges("p", (158, 26, 146, 46, 5, -2), (183, 56, 163, 58, 4.5, -1))
    return cut_out("s", hat, 5) + bands + cut_out("s", points, 5) + disc("k", 154, 78, 9) + disc("p", 154, 78, 6)


def _face() -> str:
    """Wide ears, wicked eyes, a grin from one to the other."""
    ear = "M60 98C48 82 26 72 6 74C12 96 34 118 60 116Z"
    eye = oval("k", 79, 105, 9, 10) + disc("p", 82, 101, 3.4)
    return (
        both_sides(cut_out("p", ear, 5) + gouges("k", (18, 80, 54, 106, 5, -4)))
        + cut_out("p", "M56 84C54 116 66 146 100 148C134 146 146 116 144 84Z", 5)
        + both_sides(eye + oval("s", 64, 122, 7, 6))
        + fill("k", "M68 116Q100 128 132 116C130 136 116 142 100 142S70 136 68 116Z")
        + fill("p", "M73 121Q100 131 127 121L124 128Q100 137 76 128Z")
        + gouges("k", *((x, 120, x, 136, 1.6) for x in (84, 92, 100, 108, 116)))
        + cut_out("s", "M100 103C92 104 88 112 92 116C96 119 104 119 108 116C112 112 108 104 100 103Z", 3)
    )


def _fan() -> str:
    """Three cards spread from the origin."""
    return "".join(card(0, 10, 0.72, turn, gap=5) for turn in (-34, -6, 22))


def _fist() -> str:
    fist = "M-12 -8C-12 -14 10 -16 13 -9C16 0 15 10 9 13C0 16 -12 12 -13 4Z"
    return cut_out("p", fist, 4) + gouges("k", (-13, -2, 4, -3, 1.8), (-13, 4, 4, 4, 1.8))


def scene() -> str:
    body = "M66 150C56 176 54 210 60 236H140C146 210 144 176 134 150Q100 164 66 150Z"
    collar = "M58 148L76 142L100 150L124 142L142 148L136 166L120 158L110 172L100 158L90 172L80 158L64 166Z"
    legs = "M64 224C40 228 22 240 24 252C28 262 60 262 100 254C140 262 172 262 176 252C178 240 160 228 136 224Z"
    shoe = "M136 244C150 240 172 244 184 256C192 250 188 240 182 240C192 234 200 246 196 258C190 270 160 268 138 264Z"
    under = limb("s", (140, 172, 26), (156, 204, 22), (104, 200, 20), (52, 182, 17))
    over = limb("s", (60, 172, 26), (44, 206, 22), (98, 204, 20), (148, 182, 17))
    return (
        box("k", 0, 0, 200, 272)
        + fireflies("p", (78, 16), (190, 22), (12, 100), (190, 112), (14, 226), (188, 216))
        + cut_out("s", legs, 5)
        + gouges("k", (50, 236, 96, 250, 3, -3), (150, 236, 104, 250, 3, 3))
        + both_sides(cut_out("p", shoe, 4) + gouges("k", (142, 256, 176, 258, 2.4, 3)))
        + fill("s", body)
        + put(_fan(), 34, 178)
        + put(_fan(), 166, 178, flip=True)
        + line("k", "M140 172L156 204L104 200L52 182", 26)
        + under
        + put(_fist(), 42, 178)
        + line("k", "M60 172L44 206L98 204L148 182", 26)
        + over
        + gouges("k", (48, 200, 96, 204, 2.4, 5))
        + put(_fist(), 158, 178, flip=True)
        + cut_out("p", collar, 4)
        + put(_face() + _cap(), 0, 2)
    )
