"""The words of the house: catalogues of sentences in French and English, a small grammar, and how a value is put into a
sentence. A game brings its own catalogue (``realms.words``); what is said by every part lives here."""

from royaume.core.language.catalogue import Catalogue, Named, listed, say
from royaume.core.language.grammar import LANGUAGES, Language, Noun, Spoken, joined, sentence, signed
from royaume.core.language.markup import Piece, link, linked, pieces, plain
from royaume.core.language.typeset import typeset

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Language",
    "Named",
    "Noun",
    "Piece",
    "Spoken",
    "joined",
    "link",
    "linked",
    "listed",
    "pieces",
    "plain",
    "say",
    "sentence",
    "signed",
    "typeset",
]
