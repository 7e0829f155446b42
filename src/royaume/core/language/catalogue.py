"""Sentences by code, in every language of the house. A value is put in by its name; a template can ask for a form of
it, as in ``{by:the}``, ``{points:+}`` or ``{number:word}``, and for how a list is joined, ``{by:the and}``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import Formatter
from typing import Any, Final, Protocol, cast, get_args, runtime_checkable

from royaume.core.language.grammar import LANGUAGES, Join, Language, Spoken, in_words, joined, signed

_JOINS: Final[tuple[str, ...]] = get_args(Join)


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
    >>> say("{points:+} for {number:word} cards", "en", points=-8, number=2)
    '−8 for two cards'
    """
    return _Voice(lang).vformat(sentence, (), values)


def listed(words: Iterable[object], lang: Language, join: Join = "and", form: str = "") -> str:
    """A list as it is said: ``a, b and c``; of nouns each in that form.

    >>> listed(["Forge", "Île"], "fr")
    'Forge et Île'
    """
    return joined((_word(word, form, lang) for word in words), lang, join)


class _Voice(Formatter):
    """Puts values into a template: what stands behind the colon is a form of the value, not Python's."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang

    def format_field(self, value: Any, format_spec: str) -> str:
        return _word(value, format_spec, self.lang)


def _word(value: object, form: str, lang: Language) -> str:
    if isinstance(value, (list, tuple)):
        form, join = _form_and_join(form)
        return listed(value, lang, join, form)
    if isinstance(value, int) and form == "+":
        return signed(value)
    if isinstance(value, int) and form == "word":
        return in_words(value, lang)
    if isinstance(value, Spoken):
        return value.said(form, lang)
    if isinstance(value, Named) and not isinstance(value, str):
        return value.named(lang)
    return str(value)


def _form_and_join(form: str) -> tuple[str, Join]:
    *words, last = form.split(" ")
    return (" ".join(words), cast(Join, last)) if last in _JOINS else (form, "or")
