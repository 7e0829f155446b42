"""What is done with finished prints: one inverted for the night, many on one sheet."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from typing import Final

from royaume.core.linocut.inks import GROUNDS, Theme

_GROUNDS: Final = re.compile(r'class="(l?)([kp])"')
_GAP: Final = 12.0


def inverted(marks: str) -> str:
    """Block and paper change places."""
    return _GROUNDS.sub(lambda found: f'class="{found[1]}{"p" if found[2] == "k" else "k"}"', marks)


def contact_sheet(pictures: Sequence[str], columns: int, theme: Theme, width: float, height: float) -> str:
    """Many pictures of one size, side by side, as one SVG. Each is an image of its own: their colours stay apart."""
    across, down = width + _GAP, height + _GAP
    placed = "".join(
        f'<image x="{_GAP + across * (i % columns):g}" y="{_GAP + down * (i // columns):g}" width="{width:g}" '
        f'height="{height:g}" href="data:image/svg+xml;base64,{b64encode(picture.encode()).decode()}"/>'
        for i, picture in enumerate(pictures)
    )
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    wide, high = _GAP + across * columns, _GAP + down * rows
    ground = f'<rect width="{wide:g}" height="{high:g}" fill="{GROUNDS[theme].paper.hex}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}">{ground}{placed}</svg>'
