"""How a sentence speaks of the cards that match (``effects.Among``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from royaume.core.language import Language, joined, listed
from royaume.core.language.grammar import Join
from royaume.realms.effects import Among
from royaume.realms.words.nouns import noun_of, noun_of_suit


class _Shape(NamedTuple):
    """How a list of suits and names is said: what stands before it (and where it is of names alone), how it is joined,
    the form of a suit, of a suit that the card itself does not count in, and of a name beside suits."""

    before: str = ""
    before_names: str = ""
    join: Join = "or"
    suit: str = ""
    other: str = "other"
    name: str = ""
    after: str = ""


_SHAPES: Final[dict[str, dict[Language, _Shape]]] = {
    "": {"en": _Shape(), "fr": _Shape()},
    "each": {
        "en": _Shape("each ", "each of ", "and"),
        "fr": _Shape("chaque ", "chacune des cartes ", "and"),
    },
    "further": {
        "en": _Shape("each further ", join="and", other=""),
        "fr": _Shape("chaque ", join="and", other="", after=" de plus"),
    },
    "first": {
        "en": _Shape(join="and", suit="first", other="first other"),
        "fr": _Shape(join="and", suit="first", other="first other"),
    },
    "all": {
        "en": _Shape("every ", join="and", suit="all", other="all other"),
        "fr": _Shape(join="and", suit="all", other="all other"),
    },
    "but": {
        "en": _Shape(join="and", suit="many"),
        "fr": _Shape(join="and", suit="many"),
    },
    "a": {"en": _Shape(suit="a", name="the"), "fr": _Shape(suit="a", name="the")},
    "any": {"en": _Shape("any ", name="the"), "fr": _Shape("une carte ", name="the")},
    "none": {"en": _Shape(join="nor"), "fr": _Shape(join="nor")},
    "many": {"en": _Shape(), "fr": _Shape(join="and", suit="many")},
}
_EVERY: Final[dict[Language, str]] = {"en": "every card", "fr": "toutes les cartes"}
_BUT: Final[dict[Language, str]] = {"en": " but ", "fr": " sauf "}
_EITHER: Final[dict[Language, str]] = {"en": "either ", "fr": "au choix "}


@dataclass(frozen=True)
class Matching:
    """The cards of an ``Among``, in the forms that the sentences of effects ask for."""

    among: Among

    def said(self, form: str, lang: Language) -> str:
        shape = _SHAPES[form][lang]
        suits = bool(self.among.suits or self.among.others)
        said = _EVERY[lang] if self.among.every else self._list(shape, lang)
        if not self.among.every:
            said = (shape.before if suits else shape.before_names) + said + shape.after
        if self.among.but:
            said += _BUT[lang] + Matching(self.among.but).said("but", lang)
        return said

    def _list(self, shape: _Shape, lang: Language) -> str:
        suits = [noun_of_suit(suit).said(shape.suit, lang) for suit in self.among.suits]
        suits += [noun_of_suit(suit).said(shape.other, lang) for suit in self.among.others]
        form = shape.name if suits else ""
        return joined([*suits, *(noun_of(name).said(form, lang) for name in self.among.names)], lang, shape.join)


def all_of(amongs: tuple[Among, ...], lang: Language) -> str:
    """One of each: where several are asked for, an alternative says that it is one."""
    said = []
    for among in amongs:
        choice = len(amongs) > 1 and len(among.names) + len(among.suits) > 1
        said.append((_EITHER[lang] if choice else "") + Matching(among).said("a", lang))
    return listed(said, lang)
