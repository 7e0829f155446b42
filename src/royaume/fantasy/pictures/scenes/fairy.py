"""Fairy: a touch of the wand, and the spell is in pieces."""

from __future__ import annotations

from royaume.core.linocut.parts import star
from royaume.core.linocut.tools import box, cut_out, disc, fill, gouges, limb, line, oval, polygon, put, rays
from royaume.fantasy.pictures.scenes.wood import fern, fireflies, toadstool


def _wings() -> str:
    """Two pairs, round as a butterfly's, seen from the side; they grow from (70, 148)."""
    upper = "M70 148C60 120 40 84 18 84C-4 86 -8 124 10 142C26 156 50 156 70 148Z"
    lower = "M70 150C48 152 22 160 16 180C12 198 30 206 44 196C58 186 66 166 70 150Z"
    far = "M74 146C66 120 62 92 74 78C88 66 104 84 100 104C96 122 84 136 74 146Z"
    return (
        fill("s", far)
        + gouges("k", (76, 138, 82, 84, 3, -4), (78, 138, 96, 96, 2.6, 4))
        + cut_out("p", lower, 5)
        + cut_out("p", upper, 5)
        + fill("s", "M58 136C48 116 34 98 20 98C8 100 6 122 16 132C28 142 46 142 58 136Z")
        + fill("s", "M58 158C44 162 30 168 27 180C26 190 36 192 44 186C52 180 56 168 58 158Z")
        + gouges("p", (58, 136, 14, 110, 2.4, -3), (56, 138, 18, 132, 2.2, 2), (52, 128, 32, 100, 2.2, -2))
    )


def _head() -> str:
    """A round face turned up to the right, hair in a knot, a flower in it."""
    hair = "M66 122C54 106 62 82 84 78C102 74 118 86 117 97C106 95 99 92 94 87C92 100 84 108 80 124Z"
    petals = "".join(put(oval("p", 0, -6, 4, 5.5), 76, 88, turn=72 * i) for i in range(5))
    return (
        disc("k", 62, 76, 17)
        + disc("s", 62, 76, 14)
        + gouges("k", (52, 74, 72, 78, 3, -4))
        + cut_out(
            "p", "M76 96C84 84 110 84 115 100C118 102 120 105 117 108C119 122 108 133 94 131C80 129 72 114 76 96Z", 4
        )
        + cut_out("s", hair, 4)
        + gouges("k", (74, 112, 84, 84, 2.6, -3), (88, 86, 106, 94, 2.4, 3))
        + petals
        + disc("s", 76, 88, 3.4)
        + oval("k", 102, 106, 3.6, 5.2)
        + disc("p", 103.4, 104, 1.5)
        + gouges("k", (97, 99, 107, 98, 2, 2))
        + oval("s", 92, 117, 5, 4)
        + fill("k", "M99 117Q105 120 111 115.500Q111 124 104 124Q100 123 99 117Z")
    )


def _dress() -> str:
    """A flower worn upside down; bare legs trail behind."""
    legs = ((70, 196, 16), (56, 220, 12), (40, 232, 9), (24, 250, 6), (14, 256, 6))
    other = ((84, 198, 16), (78, 226, 12), (64, 240, 9), (52, 260, 6), (42, 266, 6))
    petal = (
        "M80 160C62 172 52 190 50 210C58 208 62 204 66 200C66 210 70 218 76 224C82 216 86 210 88 202"
        "C94 206 100 208 108 206C110 188 104 170 96 156Z"
    )
    bodice = "M78 130C70 142 72 154 78 164L98 158C100 148 102 140 100 132Q90 138 78 130Z"
    return (
        limb("p", *legs)
        + limb("p", *other)
        + cut_out("s", petal, 4)
        + gouges("k", (80, 168, 66, 198, 3, 4), (86, 170, 80, 212, 3, 2), (92, 168, 98, 200, 3, -3))
        + cut_out("s", bodice, 4)
        + line("p", "M79 163L98 157", 4)
    )


def _spell() -> str:
    """A bolt hurled from the right that bursts on the star."""
    bolt = polygon("p", (208, -6), (166, 30), (180, 36), (162, 74), (206, 30), (192, 24), (220, -6))
    shards = (
        ((128, 40), (142, 50), (128, 56)), ((106, 62), (118, 70), (106, 76)), ((140, 22), (150, 38), (138, 36)),
        ((176, 122), (194, 122), (184, 136)), ((152, 136), (162, 150), (148, 152)), ((186, 84), (202, 86), (190, 96)),
        ((120, 132), (128, 144), (116, 142)), ((178, 62), (192, 56), (190, 68)),
    )  # fmt: skip
    return (
        rays("s", 156, 92, 22, 62, 22, 3.8, 9)
        + bolt
        + "".join(polygon("p" if i % 2 else "s", *shard) for i, shard in enumerate(shards))
    )


def scene() -> str:
    arm = limb("k", (92, 142, 16), (112, 132, 13), (126, 114, 12))
    hand = limb("p", (92, 142, 9), (110, 134, 7), (122, 118, 8))
    fairy = (
        _wings() + arm + _dress() + _head() + line("k", "M116 124L146 96", 8) + hand + line("p", "M114 126L146 96", 3)
    )
    return (
        box("k", 0, 0, 200, 272)
        + fireflies("p", (84, 14), (110, 30), (186, 176), (150, 240), (172, 208), (20, 226), (192, 150), (14, 84))
        + _spell()
        + put(fairy, -14, -14, 1.12)
        + disc("k", 156, 92, 18)
        + star("p", 156, 92, 26, 5, 0.42)
        + disc("s", 156, 92, 5.5)
        + toadstool(168, 272, 1.15)
        + fern("s", 128, 272, 0.7, -8)
    )
