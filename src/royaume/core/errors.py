"""The family of errors of the house. An error carries a kind, for programs, and what was given; its sentence comes
from a catalogue and can be had in every language. All are ``ValueError``: a caller's mistake, nothing changed."""

from __future__ import annotations

from typing import ClassVar

from royaume.core.language import Catalogue, Language

_WORDS = Catalogue(
    {
        "missing-extra": {
            "en": "{what} needs the extra “{extra}”: pip install 'royaume[{extra}]'",
            "fr": "{what} demande l'extra « {extra} » : pip install 'royaume[{extra}]'",
        },
    }
)


class RoyaumeError(ValueError):
    """A caller's mistake: says what was given and what was expected. ``case`` names the sentence; the first part of it
    (before a dot) is the ``kind`` that a program may rely on."""

    words: ClassVar[Catalogue] = _WORDS

    def __init__(self, case: str, **values: object) -> None:
        self.case = case
        self.values = values
        super().__init__(self.sentence("en"))

    @property
    def kind(self) -> str:
        return self.case.partition(".")[0]

    def sentence(self, lang: Language = "en") -> str:
        return self.words.say(self.case, lang, **self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoyaumeError) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self._told())

    def _told(self) -> tuple[object, ...]:
        return type(self), self.case, str(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (type(self), self.case, self.values))


def _restored(kind: type[RoyaumeError], case: str, values: dict[str, object]) -> RoyaumeError:
    return kind(case, **values)


class MissingExtra(RoyaumeError):
    """An optional part of the package is not installed."""

    def __init__(self, case: str = "missing-extra", **values: object) -> None:
        super().__init__(case, **values)
