"""The reasons on a score sheet, as sentences in either language. Suits and names in them are links."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from royaume.core.language import Catalogue, Language, plain, sentence
from royaume.realms import effects as fx
from royaume.realms.card import Card
from royaume.realms.scoring.sheet import Line, Reason, Sheet
from royaume.realms.suits import WILD, Suit
from royaume.realms.words.matching import Matching, all_of
from royaume.realms.words.nouns import noun_of, noun_of_suit
from royaume.realms.words.sentences import words_of

WORDS: Final = Catalogue(
    {
        "as": {"en": "{card} as {choice}", "fr": "{card} en {choice}"},
        # what became of the card
        "cleared": {"en": "penalty cleared by {by:the and}", "fr": "malus effacé par {by:the and}"},
        "trimmed": {
            "en": "“{word:and}” cleared from its penalty by {by:the and}",
            "fr": "« {word:and} » effacé de son malus par {by:the and}",
        },
        "protected": {"en": "protected by {by:the and}", "fr": "protégée par {by:the and}"},
        "protected-itself": {"en": "cannot be blanked", "fr": "ne peut pas être masquée"},
        "blanked-by": {
            "en": "blanked by {by:the and}, which nothing clears",
            "fr": "masquée par {by:the and}, que rien n'efface",
        },
        "blanked-by-trimmed": {"en": "blanked by {by:the and}", "fr": "masquée par {by:the and}"},
        "blanked-with": {"en": "blanked with {by:the and}", "fr": "masquée avec {by:the and}"},
        "blanked-with-itself": {"en": "blanked by its own words", "fr": "masquée par son propre texte"},
        "blanked-unless": {"en": "blanked without any {what:none}", "fr": "masquée sans {what:none}"},
        "blanked-ring": {
            "en": "blanked: it and {by:the and} blank each other",
            "fr": "masquée : elle et {by:the and} se masquent l'une l'autre",
        },
        "blanked-ring-itself": {"en": "blanked by itself", "fr": "masquée par elle-même"},
        # points
        "with": {"en": "{points:+} with {by:and}", "fr": "{points:+} avec {by:and}"},
        "for": {"en": "{points:+} for {by:and}", "fr": "{points:+} pour {by:and}"},
        "each": {
            "en": "{points:+}: {one} for each of {by:and}",
            "fr": "{points:+} : {one} par carte, pour {by:and}",
        },
        "for-with": {
            "en": "{points:+} for {by:and}, with {needs:and}",
            "fr": "{points:+} pour {by:and}, avec {needs:and}",
        },
        "each-with": {
            "en": "{points:+}: {one} for each of {by:and}, with {needs:and}",
            "fr": "{points:+} : {one} par carte, pour {by:and}, avec {needs:and}",
        },
        "in-discard": {
            "en": "{points:+}: {one} for each of {by:and} in the discard area",
            "fr": "{points:+} : {one} par carte, pour {by:and} dans la défausse",
        },
        "in-discard.one": {
            "en": "{points:+} for {by:and} in the discard area",
            "fr": "{points:+} pour {by:and} dans la défausse",
        },
        "players": {
            "en": "{points:+}: {one} for each of {number:word} other players",
            "fr": "{points:+} : {one} pour chacun des {number:word} autres joueurs",
        },
        "players.one": {"en": "{points:+} for the other player", "fr": "{points:+} pour l'autre joueur"},
        "First": {
            "en": "{points:+} for the first of each suit: {by:and}",
            "fr": "{points:+} pour la première de chaque famille : {by:and}",
        },
        "Further": {
            "en": "{points:+} beyond the first of a suit: {by:and}",
            "fr": "{points:+} au-delà de la première d'une famille : {by:and}",
        },
        "Strengths": {
            "en": "{points:+}, the base strengths together: {by:and}",
            "fr": "{points:+}, somme des forces de base : {by:and}",
        },
        "BestStrength": {
            "en": "{points:+}, the highest base strength: {by:and}",
            "fr": "{points:+}, la plus haute force de base : {by:and}",
        },
        "Runs": {
            "en": "{points:+} for consecutive base strengths: {by:and}",
            "fr": "{points:+} pour des forces de base consécutives : {by:and}",
        },
        "Sets": {
            "en": "{points:+} for cards of one suit: {by:and}",
            "fr": "{points:+} pour des cartes d'une même famille : {by:and}",
        },
        "AllOdd": {
            "en": "{points:+}: all cards are of odd base strength",
            "fr": "{points:+} : toutes les cartes sont de force de base impaire",
        },
        "AllDifferent": {
            "en": "{points:+}: all suits are different",
            "fr": "{points:+} : toutes les familles sont différentes",
        },
        # points missed
        "missed-with": {"en": "+0: needs {what}", "fr": "+0 : il faut {what}"},
        "missed-without": {"en": "+0: only without any {what:none}", "fr": "+0 : seulement sans {what:none}"},
        "missed-each": {"en": "+0 without any {what:none}", "fr": "+0 sans {what:none}"},
        "missed-exactly": {
            "en": "+0: needs exactly {number:word} cards among {what:many}",
            "fr": "+0 : il faut exactement {number:word} cartes parmi les {what:many}",
        },
        "missed-odd": {"en": "+0: no other odd base strength", "fr": "+0 : aucune autre force de base impaire"},
        "missed-all-odd": {
            "en": "+0: needs all cards active and of odd base strength",
            "fr": "+0 : il faut que toutes les cartes soient actives et de force de base impaire",
        },
        "missed-different": {
            "en": "+0: two active cards share a suit",
            "fr": "+0 : deux cartes actives ont la même famille",
        },
        "missed-runs": {
            "en": "+0 without {least:word} consecutive base strengths",
            "fr": "+0 sans {least:word} forces de base consécutives",
        },
        "missed-sets": {
            "en": "+0 without {least:word} different cards of a suit",
            "fr": "+0 sans {least:word} cartes différentes d'une famille",
        },
        "missed-penalised": {"en": "+0: no card has a penalty left", "fr": "+0 : il ne reste aucun malus"},
        "missed-players": {"en": "+0: no other player", "fr": "+0 : aucun autre joueur"},
        "missed-discard": {
            "en": "+0: none of those cards in the discard area",
            "fr": "+0 : aucune de ces cartes dans la défausse",
        },
    }
)

_MISSED: Final[dict[type, str]] = {
    fx.EachOddOther: "missed-odd",
    fx.EachPenalised: "missed-penalised",
    fx.EachOtherPlayer: "missed-players",
    fx.EachInDiscard: "missed-discard",
    fx.AllOdd: "missed-all-odd",
    fx.AllDifferent: "missed-different",
}


def why(sheet: Sheet, line: Line, lang: Language = "en") -> str:
    """Why a card scored what it did, as sentences."""
    return plain(marked_why(sheet, line, lang))


def marked_why(sheet: Sheet, line: Line, lang: Language = "en") -> str:
    """The same with links."""
    told = [reason_in_words(sheet, line, reason, lang) for reason in line.reasons]
    return " ".join(dict.fromkeys(told))  # two words of a card may miss the same


@dataclass(frozen=True)
class _Held:
    """A card of the hand as a noun: a Wild says what it stands for."""

    sheet: Sheet
    card: Card

    def said(self, form: str, lang: Language) -> str:
        named = noun_of(self.card).said(form, lang)
        choice = self.sheet.choices.get(self.card)
        if self.card.suit is not WILD or choice is None or isinstance(choice, tuple):
            return named
        taken = noun_of_suit(choice) if isinstance(choice, Suit) else noun_of(choice)
        return WORDS.say("as", lang, card=named, choice=taken)


def reason_in_words(sheet: Sheet, line: Line, reason: Reason, lang: Language) -> str:
    """One of the reasons, as a sentence with links."""
    return sentence(_Teller(sheet, line, lang).tell(reason))


class _Teller:
    """Tells the reasons of one line."""

    def __init__(self, sheet: Sheet, line: Line, lang: Language) -> None:
        self.sheet = sheet
        self.line = line
        self.lang = lang

    def tell(self, reason: Reason) -> str:
        others = [card for card in reason.by if card != self.line.card]
        match reason.kind:
            case "scored":
                return self._scored(reason)
            case "missed":
                return self._missed(reason.effect)
            case "trimmed":
                words = {bonus.word for card in reason.by for bonus in card.bonus if isinstance(bonus, fx.ClearsWord)}
                return self._say("trimmed", reason.by, word=[noun_of_suit(word) for word in sorted(words)])
            case "blanked-unless":
                return " ".join(self._say("blanked-unless", what=Matching(among)) for among in self._needed())
            case ("protected" | "blanked-with" | "blanked-ring") as kind if not others:
                return self._say(f"{kind}-itself")
            case "blanked-by" if any(self._is_trimmed(card) for card in reason.by):
                return self._say("blanked-by-trimmed", reason.by)
            case "blanked-ring":
                return self._say("blanked-ring", others)
        return self._say(reason.kind, reason.by)

    def _say(self, code: str, by: Iterable[Card] = (), **values: object) -> str:
        return WORDS.say(code, self.lang, by=[_Held(self.sheet, card) for card in by], **values)

    def _is_trimmed(self, card: Card) -> bool:
        return any(reason.kind == "trimmed" for reason in self.sheet.line(card.id).reasons)

    def _needed(self) -> list[fx.Among]:
        """What the card is blanked for want of; a copy's are those of what it copied."""
        line = self.line
        role = line.choice if isinstance(line.choice, Card) and line.choice.penalty else line.card
        return [penalty.among for penalty in role.penalty if isinstance(penalty, fx.BlankedUnless)]

    def _scored(self, reason: Reason) -> str:
        effect, by, points = reason.effect, reason.by, reason.points
        match effect:
            case fx.EachOtherPlayer(points=one):
                code = "players" if points > one else "players.one"
                return self._say(code, points=points, one=one, number=points // one)
            case fx.EachInDiscard(points=one):
                code = "in-discard" if len(by) > 1 else "in-discard.one"
                return self._say(code, by, points=points, one=one)
            case fx.Each(points=one, when=fx.With() as when):
                return self._each_with(reason, one, when)
            case fx.Each(points=one) | fx.EachOddOther(points=one) | fx.EachPenalised(points=one):
                one_for_each = len(by) > 1 and points == one * len(by)
                return self._say("each" if one_for_each else "for", by, points=points, one=abs(one))
            case fx.Once(when=fx.With() | fx.Exactly()) if by:
                return self._say("with", by, points=points)
            case fx.Once(when=fx.AllOdd() | fx.AllDifferent() as when):
                return self._say(type(when).__name__, points=points)
            case fx.Once():
                return words_of(effect, self.lang)
        code = type(effect).__name__
        return self._say(code if code in WORDS else "for", by, points=points)

    def _each_with(self, reason: Reason, one: int, when: fx.With) -> str:
        """Points for each card of some, given another: which is which is told apart."""
        names = {name for among in when.all_of for name in among.names}
        needs = [_Held(self.sheet, card) for card in reason.by if self._named(card) & names]
        by = [card for card in reason.by if not self._named(card) & names]
        code = "each-with" if len(by) > 1 and reason.points == one * len(by) else "for-with"
        return self._say(code, by, points=reason.points, one=one, needs=needs)

    def _named(self, card: Card) -> set[str]:
        """The name that a card goes by."""
        choice = self.sheet.choices.get(card)
        return {choice.english if isinstance(choice, Card) and card.suit is WILD else card.english}

    def _missed(self, effect: object) -> str:
        when = getattr(effect, "when", None)
        if code := _MISSED.get(type(when)) or _MISSED.get(type(effect)):
            return self._say(code)
        match when, effect:
            case fx.With(all_of=amongs), _:
                return self._say("missed-with", what=all_of(amongs, self.lang))
            case fx.Without(among=among), _:
                return self._say("missed-without", what=Matching(among))
            case fx.Exactly(number=number, among=among), _:
                return self._say("missed-exactly", what=Matching(among), number=number)
            case _, fx.Runs(points=points):
                return self._say("missed-runs", least=min(points))
            case _, fx.Sets(points=points):
                return self._say("missed-sets", least=min(points))
        return self._say("missed-each", what=Matching(getattr(effect, "among", fx.Among())))
