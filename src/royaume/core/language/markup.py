"""Marked-up text: a link is written ``[words](kind:id)``, as in ``+12 for each [Beast](suit:beast)``. A page colours it
and a screen reader follows it; where neither is at hand it reads as its words alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

_LINK: Final = re.compile(r"\[([^\]]+)\]\(([a-z]+:[^)\s]+)\)")


class Piece(NamedTuple):
    """A stretch of text; ``target`` is ``kind:id`` where it is a link."""

    words: str
    target: str = ""


def link(words: str, target: str) -> str:
    return f"[{words}]({target})" if target else words


def pieces(text: str) -> Iterator[Piece]:
    """The stretches of a text, in order.

    >>> [tuple(piece) for piece in pieces("each [Beast](suit:beast)!")]
    [('each ', ''), ('Beast', 'suit:beast'), ('!', '')]
    """
    end = 0
    for found in _LINK.finditer(text):
        if found.start() > end:
            yield Piece(text[end : found.start()])
        yield Piece(found[1], found[2])
        end = found.end()
    if end < len(text):
        yield Piece(text[end:])


def plain(text: str) -> str:
    """The text without its marks.

    >>> plain("+12 for each [Beast](suit:beast)")
    '+12 for each Beast'
    """
    return _LINK.sub(r"\1", text)


def linked(text: str, draw: Callable[[Piece], str]) -> str:
    """The text with each link drawn."""
    return "".join(draw(piece) if piece.target else piece.words for piece in pieces(text))
