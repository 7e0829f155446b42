"""From JSON to a question: every field is looked at, and what does not fit is an error that says what was expected."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from royaume.core.language import LANGUAGES, Language
from royaume.realms.errors import LineError
from royaume.realms.hand import Hand

Fits = Callable[[object], bool]
Fields = Mapping[str, tuple[str, Fits, str]]
"""By the name of a field: the name it has inside, whether a value fits, and what is expected in words."""


def is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


NAMES: Final = "a list of names"
CONTEXT: Final[Fields] = {
    "choices": ("choices", lambda value: isinstance(value, dict), "an object of choices by card"),
    "discard": ("discard", is_names, NAMES),
    "items": ("items", is_names, NAMES),
    "players": ("players", is_whole, "a whole number"),
    "options": ("options", is_names, "a list of options"),
}
HAND: Final[Fields] = {
    "hand": ("cards", is_names, NAMES),
    **CONTEXT,
    "modules": ("modules", is_names, "a list of modules"),
    "search": ("search", lambda value: isinstance(value, bool), "true or false"),
    "lang": ("lang", lambda value: value in LANGUAGES, "“en” or “fr”"),
}
MOST_HANDS: Final = 12
MOST_NAMES: Final = 100
"""In any list: there are not so many cards."""


def fields_of(asked: object, known: Fields, needed: str = "hand") -> dict[str, Any]:
    """The fields of a JSON object by the names they have inside."""
    if not isinstance(asked, dict) or needed not in asked:
        raise LineError("bad-line.object", given=short(asked), needed=needed)
    given: dict[str, Any] = {}
    for name, value in asked.items():
        if name not in known:
            raise LineError("bad-line.unknown-field", given=name, expected=list(known))
        inside, fits, expected = known[name]
        if not fits(value):
            raise LineError("bad-line.field", field=name, expected=expected, given=short(value))
        if isinstance(value, (list, dict)) and len(value) > MOST_NAMES:
            raise LineError("bad-line.long", field=name, given=len(value), most=MOST_NAMES)
        given[inside] = value
    return given


def hand_of(given: dict[str, Any]) -> Hand:
    """The hand of fields that were read."""
    return Hand.of(**{name: value for name, value in given.items() if name not in ("search", "lang", "card", "out")})


def lang_of(asked: object) -> Language:
    """The language to answer in, whatever else is wrong."""
    lang = asked.get("lang") if isinstance(asked, dict) else None
    return "fr" if lang == "fr" else "en"


def short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"
