"""Sentences by code, in every language of the house. A parameter that has a name in each language (a card, a suit)
is put in by that name; several values are put in as a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal, Protocol, get_args, runtime_checkable

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

_JOINS: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": {"and": " and ", "or": " or "},
    "fr": {"and": " et ", "or": " ou "},
}


@runtime_checkable
class Named(Protocol):
    """Something that is called differently in each language."""

    def named(self, lang: Language) -> str: ...


class Catalogue:
    """The sentences of one part of the house, each in every language."""

    def __init__(self, sentences: Mapping[str, Mapping[Language, str]]) -> None:
        for code, sentence in sentences.items():
            missing = [lang for lang in LANGUAGES if lang not in sentence]
            if missing:
                raise LookupError(f"the sentence {code!r} is missing in {', '.join(missing)}")
        self._sentences = sentences

    def __contains__(self, code: str) -> bool:
        return code in self._sentences

    def __iter__(self) -> Iterator[str]:
        return iter(self._sentences)

    def say(self, code: str, lang: Language = "en", **values: object) -> str:
        return say(self._sentences[code][lang], lang, **values)


def say(sentence: str, lang: Language, **values: object) -> str:
    """The sentence with its values in the language asked for.

    >>> say("{given} is not {expected}", "fr", given="Lune", expected=["Terre", "Mer", "Ciel"])
    'Lune is not Terre, Mer ou Ciel'
    """
    return sentence.format(**{key: _word(value, lang) for key, value in values.items()})


def listed(words: Iterable[object], lang: Language, join: Literal["and", "or"] = "and") -> str:
    """A list as it is said: ``a, b and c``.

    >>> listed(["Forge", "Île"], "fr")
    'Forge et Île'
    """
    *head, last = [_word(word, lang) for word in words] or [""]
    return _JOINS[lang][join].join([", ".join(head), last]) if head else last


def _word(value: object, lang: Language) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Named):
        return value.named(lang)
    if isinstance(value, (list, tuple)):
        return listed(value, lang, "or")
    return str(value)
