"""What the scenes share: the forest at dusk, and cards as they are held in it. Each is drawn about its own origin,
which its words name."""

from __future__ import annotations

from royaume.core.linocut.tools import Tone, disc, fill, gouges, line, put


def card(x: float, y: float, scale: float = 1, turn: float = 0, *, gap: float = 4) -> str:
    """A card seen from its back, the middle of its foot at the origin."""
    edge = "M-15 -58H15Q20 -58 20 -53V-5Q20 0 15 0H-15Q-20 0 -20 -5V-53Q-20 -58 -15 -58Z"
    inner = "M-12 -53H12Q15 -53 15 -50V-8Q15 -5 12 -5H-12Q-15 -5 -15 -8V-50Q-15 -53 -12 -53Z"
    moon = disc("p", 0, -29, 9) + disc("s", 4, -32, 8)
    return put(line("k", edge, gap) + fill("p", edge) + fill("s", inner) + moon, x, y, scale, turn)


def toadstool(x: float, y: float, scale: float = 1, *, flip: bool = False) -> str:
    """A fat toadstool that stands on the origin, 50 wide."""
    return put(
        fill("p", "M-8 -24H8C6 -14 8 -6 11 2H-11C-8 -6 -6 -14 -8 -24Z")
        + fill("s", "M-25 -22C-25 -38 -14 -47 0 -47S25 -38 25 -22C25 -18 -25 -18 -25 -22Z")
        + "".join(disc("p", *spot) for spot in ((-3, -38, 4.4), (-15, -28, 3.2), (13, -29, 3.6)))
        + gouges("k", (-7, -17, 7, -17, 2), (-2, -12, -3, 0, 1.6)),
        x, y, scale, flip=flip,
    )  # fmt: skip


def fireflies(tone: Tone, *places: tuple[float, float]) -> str:
    return "".join(disc(tone, x, y, 2.2 if i % 2 else 1.6) for i, (x, y) in enumerate(places))


def fern(tone: Tone, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A frond that rises from the origin."""
    cuts: list[tuple[float, ...]] = [(0, 0, 2, -58, 1.6)]
    for i in range(6):
        rise, long = -12 - 7.5 * i, 20 - 2.6 * i
        cuts += [(0.5, rise, long, rise - long * 0.55, 2.4, 2), (0.5, rise, -long, rise - long * 0.5, 2.4, -2)]
    return put(gouges(tone, *cuts), x, y, scale, turn)
