"""Elf: whatever it sees it can do, as the water does."""

from __future__ import annotations

from royaume.core.linocut.tools import box, cut_out, disc, fill, gouges, limb, line, polygon, put
from royaume.fantasy.pictures.scenes.wood import fireflies

_SHORE = 138


def _head() -> str:
    """A round young face in profile to the right, a long ear, hair in the wind."""
    hair = (
        "M112 36C106 20 84 16 72 28C62 36 60 52 54 64C46 78 34 86 20 88C30 96 44 96 54 90C52 98 46 104 40 108"
        "C58 108 74 98 82 84L96 50Z"
    )
    face = "M110 34C114 40 114 46 113 50L120 60L115 63L116 68L114 71C115 78 108 81 98 79L94 92H78L82 60L92 40Z"
    ear = "M92 66C82 62 70 46 66 24C82 32 94 44 98 58Z"
    return (
        cut_out("p", face, 4)
        + fill("k", "M102 54Q107 48 112 53Q107 58 102 54Z")
        + gouges("k", (100, 47, 112, 46, 2.2, 2), (106, 73, 115, 71, 1.8))
        + cut_out("p", hair, 4)
        + gouges("k", (104, 34, 70, 48, 2.8, -6), (98, 44, 58, 80, 2.8, -6), (84, 62, 54, 100, 2.6, -6))
        + cut_out("p", ear, 4)
        + gouges("k", (72, 34, 92, 60, 2.8, -2))
    )


def _archer() -> str:
    """To the waist, the bow drawn to the chin; the water is at 138."""
    bow = "M150 2C178 26 178 48 170 72C178 96 178 116 152 138"
    tunic = "M74 88C62 94 56 108 60 138H120C122 118 118 100 106 90Q90 98 74 88Z"
    quiver = polygon("p", (34, 132), (52, 92), (64, 98), (50, 138))
    return (
        put(line("p", "M0 0V-18", 3) + polygon("s", (-5, -8), (0, -16), (5, -8), (5, -22), (-5, -22)), 50, 96, turn=-24)
        + quiver
        + cut_out("s", tunic, 4)
        + gouges("k", (76, 104, 72, 136, 3, -2), (92, 106, 92, 136, 3), (108, 104, 110, 134, 3, 2))
        + limb("k", (100, 98, 24), (130, 88, 18), (168, 74, 16))
        + limb("s", (100, 98, 16), (126, 90, 12), (146, 83, 11))
        + limb("p", (142, 84, 9), (168, 74, 9))
        + line("k", bow, 10)
        + line("p", bow, 5)
        + disc("p", 170, 73, 6.5)
        + _head()
        + line("p", "M150 2L111 82L152 138", 1.6)
        + line("k", "M104 82L196 71", 6)
        + line("p", "M100 82L184 72", 2.6)
        + polygon("p", (202, 70), (184, 64), (187, 72), (185, 79))
        + limb("k", (74, 104, 22), (40, 98, 20), (106, 85, 14))
        + limb("s", (74, 104, 15), (44, 98, 13), (84, 89, 11))
        + limb("p", (82, 89, 9), (98, 86, 8), (110, 82, 10))
    )


def scene() -> str:
    archer = _archer()
    mirrored = archer.replace('class="p"', 'class="s"').replace('class="lp"', 'class="ls"')
    ripples = [(20, 150, 92, 150), (118, 153, 186, 153), (40, 164, 120, 165), (130, 170, 196, 169), (4, 178, 60, 178),
               (70, 186, 150, 185), (20, 200, 100, 200), (120, 204, 190, 203), (60, 218, 140, 219), (4, 232, 80, 232),
               (110, 240, 180, 240), (30, 256, 120, 256)]  # fmt: skip
    return (
        box("k", 0, 0, 200, 272)
        + fireflies("p", (78, 8), (130, 14), (188, 26), (190, 104), (14, 112), (132, 44))
        + archer
        + put(mirrored, 0, 2 * _SHORE, turn=180, flip=True)
        + gouges("k", *((*ripple, 2.6) for ripple in ripples))
        + gouges(
            "p", (-6, 138, 84, 138, 3.4), (70, 139, 206, 139, 3.4), (10, 146, 50, 146, 1.8), (150, 147, 196, 147, 1.8)
        )
        + gouges(
            "p", (8, 190, 44, 190, 1.6), (160, 190, 194, 190, 1.6), (12, 222, 50, 222, 1.6), (150, 226, 190, 226, 1.6)
        )
    )
