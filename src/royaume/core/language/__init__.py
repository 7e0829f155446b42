"""The words of the house: catalogues of sentences in French and English, and how a value is put into one.
A game brings its own catalogue (``realms.words``); what is said by every part lives here."""

from royaume.core.language.catalogue import LANGUAGES, Catalogue, Language, Named, listed, say

__all__ = ["LANGUAGES", "Catalogue", "Language", "Named", "listed", "say"]
