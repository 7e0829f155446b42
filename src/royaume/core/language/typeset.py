"""Spaces as print has them."""

from __future__ import annotations

import re
from typing import Final

from royaume.core.language.grammar import Language

_BEFORE: Final = re.compile(r" (?=[:;!?»])")
_AFTER: Final = re.compile(r"(?<=«) ")
_NO_BREAK: Final = "\u00a0"


def typeset(text: str, lang: Language) -> str:
    """The text with the spaces that French does not break a line at made unbreakable.

    >>> typeset("le mot « Armée » : rien", "fr") == "le mot «\u00a0Armée\u00a0»\u00a0: rien"
    True
    """
    return _AFTER.sub(_NO_BREAK, _BEFORE.sub(_NO_BREAK, text)) if lang == "fr" else text
