"""As much grammar as the sentences of card games ask for: nouns with their articles, gender and number, elision,
lists, numbers in words and with their sign. A noun can bear a link (``markup``)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args, runtime_checkable

from royaume.core.language.markup import link

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
Join = Literal["and", "or", "nor"]

_JOINS: Final[dict[Language, dict[Join, str]]] = {
    "en": {"and": " and ", "or": " or ", "nor": " or "},
    "fr": {"and": " et ", "or": " ou ", "nor": " ni "},
}
_NUMBERS: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
}  # fmt: skip


@runtime_checkable
class Spoken(Protocol):
    """Something with forms: a noun, or what is made of nouns."""

    def said(self, form: str, lang: Language) -> str: ...


@dataclass(frozen=True)
class Noun:
    """A word, or a name, in both languages. ``plurals`` are its plural forms where it has any; a name that is always
    plural (the Knights) says so. ``target`` is what it links to."""

    english: str
    french: str
    feminine: bool = False
    plurals: tuple[str, str] = ("", "")
    always_plural: bool = False
    target: str = ""

    def said(self, form: str, lang: Language) -> str:
        """In one of the ``FORMS``."""
        return FORMS[form][lang](self)

    def bare(self, lang: Language) -> str:
        return link(self.french if lang == "fr" else self.english, self.target)

    def many(self, lang: Language) -> str:
        return link(self.plurals[lang == "fr"] or self.named(lang), self.target)

    def named(self, lang: Language) -> str:
        return self.french if lang == "fr" else self.english

    def agreeing(self, masculine: str, feminine: str) -> str:
        """The French word that goes with this noun."""
        return feminine if self.feminine else masculine


def _le(noun: Noun) -> str:
    if noun.always_plural:
        return "les " + noun.bare("fr")
    if elides(noun.french):
        return "l'" + noun.bare("fr")
    return noun.agreeing("le ", "la ") + noun.bare("fr")


def _du(noun: Noun) -> str:
    said = _le(noun)
    if said.startswith(("l'", "la ")):
        return "de " + said
    return ("du " if said.startswith("le ") else "des ") + noun.bare("fr")


FORMS: Final[dict[str, dict[Language, Callable[[Noun], str]]]] = {
    "": {"en": lambda noun: noun.bare("en"), "fr": lambda noun: noun.bare("fr")},
    "a": {
        "en": lambda noun: f"{article(noun.english)} {noun.bare('en')}",
        "fr": lambda noun: f"{noun.agreeing('un', 'une')} {noun.bare('fr')}",
    },
    "the": {"en": lambda noun: "the " + noun.bare("en"), "fr": _le},
    "of": {
        "en": lambda noun: "of " + noun.bare("en"),
        "fr": lambda noun: ("d'" if elides(noun.french) else "de ") + noun.bare("fr"),
    },
    "of the": {"en": lambda noun: "of the " + noun.bare("en"), "fr": _du},
    "no": {
        "en": lambda noun: "no " + noun.bare("en"),
        "fr": lambda noun: f"{noun.agreeing('aucun', 'aucune')} {noun.bare('fr')}",
    },
    "any": {"en": lambda noun: noun.bare("en"), "fr": lambda noun: noun.bare("fr")},
    "other": {"en": lambda noun: "other " + noun.bare("en"), "fr": lambda noun: "autre " + noun.bare("fr")},
    "many": {"en": lambda noun: noun.many("en"), "fr": lambda noun: noun.many("fr")},
    "all": {
        "en": lambda noun: noun.bare("en"),
        "fr": lambda noun: f"{noun.agreeing('tous', 'toutes')} les {noun.many('fr')}",
    },
    "all other": {
        "en": lambda noun: "other " + noun.bare("en"),
        "fr": lambda noun: f"{noun.agreeing('tous', 'toutes')} les autres {noun.many('fr')}",
    },
    "first": {
        "en": lambda noun: "the first " + noun.bare("en"),
        "fr": lambda noun: noun.agreeing("le premier ", "la première ") + noun.bare("fr"),
    },
    "first other": {
        "en": lambda noun: "the first other " + noun.bare("en"),
        "fr": lambda noun: noun.agreeing("le premier autre ", "la première autre ") + noun.bare("fr"),
    },
}
"""The forms of a noun. ``any`` and ``all`` are what follows *any* and *every*: words that stand once before a list."""


def elides(word: str) -> bool:
    """Whether French drops the vowel of *le* or *de* before this word. An H is taken as silent."""
    return unicodedata.normalize("NFD", word)[:1].casefold() in set("aeiouhœy")


def article(word: str) -> str:
    """*a* or *an*. A word that begins like *unicorn* has a consonant there."""
    return "an" if word[:1].casefold() in set("aeiou") and not word.casefold().startswith(("uni", "eu")) else "a"


def joined(words: Iterable[str], lang: Language, join: Join = "and") -> str:
    """A list as it is said.

    >>> joined(["Forge", "Île", "Roi"], "fr", "or")
    'Forge, Île ou Roi'
    """
    *head, last = [*words] or [""]
    return _JOINS[lang][join].join([", ".join(head), last]) if head else last


def signed(value: int) -> str:
    """A number with its sign, as on a score pad.

    >>> signed(12), signed(-8)
    ('+12', '−8')
    """
    return f"{value:+}".replace("-", "−")


def in_words(value: int, lang: Language) -> str:
    """A small number in words, a larger one in figures.

    >>> in_words(3, "fr"), in_words(24, "fr")
    ('trois', '24')
    """
    return _NUMBERS[lang][value] if 0 <= value < len(_NUMBERS[lang]) else str(value)


def sentence(text: str) -> str:
    """With a capital and a full stop.

    >>> sentence("blanks every [Flood](suit:flood)")
    'Blanks every [Flood](suit:flood).'
    """
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
