"""A print in the colours of a theme, as an SVG file of its own; and as PNG, with the extra ``pictures``."""

from __future__ import annotations

from collections.abc import Mapping

from royaume.core.errors import MissingExtra
from royaume.core.linocut.tools import Tone

Colours = Mapping[Tone, str]


def svg(marks: str, width: float, height: float, colours: Colours, title: str = "") -> str:
    """A whole file: the marks in their colours. Nothing in it comes from elsewhere."""
    rules = "".join(
        f".{tone}{{fill:{colour}}}.l{tone}{{stroke:{colour};fill:none;stroke-linecap:round;stroke-linejoin:round}}"
        for tone, colour in colours.items()
    )
    named = f"<title>{title}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">{named}'
        f"<style>{rules}</style>{marks}</svg>"
    )


def png(drawing: str, width: int) -> bytes:
    """The drawing as a PNG so many pixels wide."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise MissingExtra(what="PNG", extra="pictures") from error
    return bytes(svg_to_bytes(svg_string=drawing, width=width, skip_system_fonts=True))
