"""The reasons on a score sheet, in a few words of either language."""

from __future__ import annotations

from royaume.core.language import Catalogue, Language, listed
from royaume.realms import effects as fx
from royaume.realms.card import Card
from royaume.realms.cards import CARDS
from royaume.realms.scoring.sheet import Line, Reason

WORDS = Catalogue(
    {
        "cleared": {"en": "penalty cleared by {by}", "fr": "malus effacé par {by}"},
        "trimmed": {"en": "“{word}” cleared by {by}", "fr": "« {word} » effacé par {by}"},
        "protected": {"en": "protected by {by}", "fr": "protégée par {by}"},
        "protected-itself": {"en": "cannot be blanked", "fr": "ne peut être masquée"},
        "blanked-by": {"en": "blanked by {by}", "fr": "masquée par {by}"},
        "blanked-with": {"en": "blanked: with {by}", "fr": "masquée : avec {by}"},
        "blanked-with-itself": {"en": "blanked by its own words", "fr": "masquée par son propre texte"},
        "blanked-unless": {"en": "blanked: without {what}", "fr": "masquée : sans {what}"},
        "blanked-ring": {"en": "blanked: it and {by} blank each other", "fr": "masquée : elle et {by} se masquent"},
        "blanked-ring-itself": {"en": "blanked by itself", "fr": "masquée par elle-même"},
        "scored": {"en": "{points}", "fr": "{points}"},
        "scored-by": {"en": "{points}: {by}", "fr": "{points} : {by}"},
        "missed-with": {"en": "+0: needs {what}", "fr": "+0 : demande {what}"},
        "missed-without": {"en": "+0: not with {what}", "fr": "+0 : pas avec {what}"},
        "missed-each": {"en": "+0: no {what}", "fr": "+0 : aucune carte {what}"},
        "missed-exactly": {
            "en": "+0: needs exactly {number} of {what}",
            "fr": "+0 : demande exactement {number} de {what}",
        },
        "missed-odd": {"en": "+0: needs odd base strengths", "fr": "+0 : demande des forces impaires"},
        "missed-different": {
            "en": "+0: two active cards share a suit",
            "fr": "+0 : deux cartes actives ont la même famille",
        },
        "missed-runs": {"en": "+0: no run of three", "fr": "+0 : pas de suite de trois"},
        "missed-sets": {"en": "+0: no three cards of a suit", "fr": "+0 : pas trois cartes d'une famille"},
        "missed-penalised": {"en": "+0: no card with a penalty", "fr": "+0 : aucune carte avec un malus"},
        "missed-players": {"en": "+0: no other player", "fr": "+0 : aucun autre joueur"},
        "missed-discard": {
            "en": "+0: no {what} in the discard area",
            "fr": "+0 : aucune carte {what} dans la défausse",
        },
    }
)

_BY_NAME = {card.english: card for card in CARDS}

_MISSED: dict[type, str] = {
    fx.EachOddOther: "odd",
    fx.Runs: "runs",
    fx.Sets: "sets",
    fx.EachPenalised: "penalised",
    fx.EachOtherPlayer: "players",
    fx.AllOdd: "odd",
    fx.AllDifferent: "different",
}


def why(line: Line, lang: Language = "en") -> str:
    """Why a card scored what it did, in one line."""
    return "; ".join(_words(reason, line, lang) for reason in line.reasons)


def _words(reason: Reason, line: Line, lang: Language) -> str:
    by = listed(reason.by, lang)
    others = [card for card in reason.by if card != line.card]
    match reason.kind:
        case "scored":
            counted = ", ".join(card.named(lang) for card in reason.by)
            return WORDS.say("scored-by" if counted else "scored", lang, points=f"{reason.points:+}", by=counted)
        case "missed":
            return _missed(reason.effect, lang)
        case "trimmed":
            words = {bonus.word for card in reason.by for bonus in card.bonus if isinstance(bonus, fx.ClearsWord)}
            return WORDS.say("trimmed", lang, word=listed(sorted(words), lang), by=by)
        case "blanked-unless":
            return WORDS.say("blanked-unless", lang, what=_needed(line, lang))
        case "protected" if not others:
            return WORDS.say("protected-itself", lang)
        case ("blanked-with" | "blanked-ring") as kind if not others:
            return WORDS.say(f"{kind}-itself", lang)
        case "blanked-ring":
            return WORDS.say("blanked-ring", lang, by=listed(others, lang))
    return WORDS.say(reason.kind, lang, by=by)


def _needed(line: Line, lang: Language) -> str:
    role = line.choice if isinstance(line.choice, Card) and line.choice.penalty else line.card
    needs = [penalty.among for penalty in role.penalty if isinstance(penalty, fx.BlankedUnless)]
    return listed([_among(among, lang) for among in needs], lang)


def _among(among: fx.Among, lang: Language) -> str:
    named = [_BY_NAME[name] for name in among.names]
    return listed([*among.suits, *among.others, *named], lang, "or")


def _missed(effect: object, lang: Language) -> str:
    when = getattr(effect, "when", None)
    if type(when) in _MISSED or type(effect) in _MISSED:
        return WORDS.say(f"missed-{_MISSED.get(type(when)) or _MISSED[type(effect)]}", lang)
    if isinstance(when, fx.With):
        return WORDS.say("missed-with", lang, what=listed([_among(each, lang) for each in when.all_of], lang))
    if isinstance(when, fx.Without):
        return WORDS.say("missed-without", lang, what=_among(when.among, lang))
    if isinstance(when, fx.Exactly):
        return WORDS.say("missed-exactly", lang, number=when.number, what=_among(when.among, lang))
    among = getattr(effect, "among", fx.Among())
    kind = "discard" if isinstance(effect, fx.EachInDiscard) else "each"
    return WORDS.say(f"missed-{kind}", lang, what=_among(among, lang))
