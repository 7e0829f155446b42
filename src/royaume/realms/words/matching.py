"""How a sentence speaks of the cards that match (``effects.Among``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from royaume.core.language import Language, joined
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
        "fr": _Shape("chaque ", join="and", other="", after=" supplémentaire"),
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
    "no": {"en": _Shape(join="nor", suit="no"), "fr": _Shape(join="nor", suit="no")},
    "none": {"en": _Shape(join="nor"), "fr": _Shape(join="nor")},
    "many": {"en": _Shape(join="and", suit="many"), "fr": _Shape(join="and", suit="many")},
}
_EVERY: Final[dict[str, dict[Language, str]]] = {
    "all": {"en": "every card", "fr": "toutes les cartes"},
    "each": {"en": "each card", "fr": "chaque carte"},
}
_BUT: Final[dict[Language, str]] = {"en": " but ", "fr": " sauf "}


@dataclass(frozen=True)
class Matching:
    """The cards of an ``Among``, in the forms that the sentences of effects ask for."""

    among: Among

    def said(self, form: str, lang: Language) -> str:
        if form == "either":
            return self._either(lang)
        shape = _SHAPES[form][lang]
        suits = bool(self.among.suits or self.among.others)
        said = _EVERY[form][lang] if self.among.every else self._list(shape, lang)
        if not self.among.every:
            said = (shape.before if suits else shape.before_names) + said + shape.after
        if self.among.but:
            said += _BUT[lang] + Matching(self.among.but).said("but", lang)
        return said

    def _either(self, lang: Language) -> str:
        """An alternative in a list of needs."""
        said = [noun_of_suit(suit).said("a", lang) for suit in self.among.suits]
        said += [noun_of(name).said("", lang) for name in self.among.names]
        if len(said) == 1:
            return said[0]
        return "either " + joined(said, "en", "or") if lang == "en" else ", ".join("soit " + each for each in said)

    def _list(self, shape: _Shape, lang: Language) -> str:
        suits = [noun_of_suit(suit).said(shape.suit, lang) for suit in self.among.suits]
        suits += [noun_of_suit(suit).said(shape.other, lang) for suit in self.among.others]
        form = shape.name if suits else ""
        return joined([*suits, *(noun_of(name).said(form, lang) for name in self.among.names)], lang, shape.join)


def all_of(amongs: tuple[Among, ...], lang: Language) -> str:
    """One of each: where several are asked for, an alternative says that it is one."""
    if len(amongs) == 1:
        return Matching(amongs[0]).said("a", lang)
    return joined((Matching(among).said("either", lang) for among in amongs), lang)
