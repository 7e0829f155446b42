"""What players of Fantasy read: the races as nouns, the sentences of their powers made from the declarations, one for
each class of power, and what is asked and answered at the table. Races in a sentence are links
(``core.language.markup``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Final

from royaume.core.language import Catalogue, Language, Noun, sentence, typeset
from royaume.core.play import Decision
from royaume.fantasy import races
from royaume.fantasy.offers import AIM, CODES, COPY, DECLINE, LAY, RACES, TAKE
from royaume.fantasy.races import POWERS, Power, Race
from royaume.fantasy.state import Pending

_FEMININE: Final = (Race.DRYAD, Race.FAIRY)
_ENGLISH_PLURALS: Final = {Race.ELF: "Elves", Race.FAIRY: "Fairies"}

NOUNS: Final[dict[Race, Noun]] = {
    race: Noun(
        race.english,
        race.french,
        feminine=race in _FEMININE,
        plurals=(_ENGLISH_PLURALS.get(race, f"{race.english}s"), f"{race.french}s"),
        target=f"race:{race.word}",
    )
    for race in Race
}

WORDS: Final = Catalogue(
    {
        # powers, one a class
        "Draws": {
            "en": "draw {cards:word} cards from the deck",
            "fr": "piochez {cards:word} cartes",
        },
        "Draws.one": {
            "en": "draw a card from the deck",
            "fr": "piochez une carte",
        },
        "TakesAtRandom": {
            "en": "take {cards:word} cards at random from one opponent's hand",
            "fr": "prenez {cards:word} cartes au hasard dans la main d'un adversaire",
        },
        "TakesAtRandom.one": {
            "en": "take a card at random from one opponent's hand",
            "fr": "prenez une carte au hasard dans la main d'un adversaire",
        },
        "SwapsHands": {
            "en": "swap hands with one opponent",
            "fr": "échangez votre main avec celle d'un adversaire",
        },
        "SwapsPeoples": {
            "en": "swap peoples with one opponent, this card included",
            "fr": "échangez votre peuple avec celui d'un adversaire, cette carte comprise",
        },
        "TakesFromPeople": {
            "en": "take a card of an opponent's people into yours; its power does not trigger",
            "fr": "prenez une carte du peuple d'un adversaire dans le vôtre ; son pouvoir ne s'applique pas",
        },
        "UsesPower": {
            "en": "use the power of a card of your own people, but no {cancels} and no other {uses}",
            "fr": "utilisez le pouvoir d'une carte de votre peuple, sauf {cancels:a} ou un autre {uses}",
        },
        "Cancels": {
            "en": "laid at once from your hand, even out of turn, it cancels a power aimed at you, "
            "or {cancels:a} laid against you; laid on your turn, it has no power",
            "fr": "posée aussitôt de votre main, même hors de votre tour, elle annule un pouvoir qui vous vise "
            "ou {cancels:a} posée contre vous ; posée à votre tour, elle n'a pas de pouvoir",
        },
        "Cancels.any": {
            "en": "laid at once from your hand, even out of turn, it cancels an opponent's power, whomever it is "
            "aimed at, or an opponent's {cancels}; laid on your turn, it has no power",
            "fr": "posée aussitôt de votre main, même hors de votre tour, elle annule le pouvoir d'un adversaire, "
            "quelle que soit sa cible, ou {cancels:a} d'un adversaire ; posée à votre tour, elle n'a pas de pouvoir",
        },
        # what is asked
        "ask.lay": {"en": "Which card do you lay?", "fr": "Quelle carte posez-vous ?"},
        "ask.aim": {"en": "{power:the}: against whom?", "fr": "{power:the} : contre qui ?"},
        "ask.take": {"en": "Which card do you take from {target}?", "fr": "Quelle carte prenez-vous à {target} ?"},
        "ask.copy": {
            "en": "{uses:the}: the power of which card?",
            "fr": "{uses:the} : le pouvoir de quelle carte ?",
        },
        "ask.fairy": {
            "en": "{user}: {power:a}{whom}. Answer with {cancels:a}?",
            "fr": "{user} : {power:a}{whom}. Répondre par {cancels:a} ?",
        },
        "ask.fairy.again": {
            "en": "{by} answers with {cancels:a}. Answer with {cancels:a} in turn?",
            "fr": "{by} répond par {cancels:a}. Répondre à votre tour par {cancels:a} ?",
        },
        "whom.you": {"en": " against you", "fr": " contre vous"},
        "whom.other": {"en": " against {target}", "fr": " contre {target}"},
        "wanted.you": {"en": " against you, for your {wanted}", "fr": " contre vous, pour {wanted:the}"},
        "wanted.other": {
            "en": " against {target}, for {wanted:the}",
            "fr": " contre {target}, pour {wanted:the}",
        },
        # what is answered
        "do.lay": {"en": "Lay {race:the}", "fr": "Poser {race:the}"},
        "do.aim": {"en": "Aim at {target}", "fr": "Viser {target}"},
        "do.take": {"en": "Take {race:the}", "fr": "Prendre {race:the}"},
        "do.copy": {"en": "Use the power {race:of the}", "fr": "Utiliser le pouvoir {race:of the}"},
        "do.decline": {"en": "Let it be", "fr": "Laisser faire"},
        "do.fairy": {"en": "Answer with {cancels:a}", "fr": "Répondre par {cancels:a}"},
    }
)


def _with_power(kind: type) -> Noun:
    return next(NOUNS[race] for race, power in POWERS.items() if isinstance(power, kind))


_CANCELS: Final = _with_power(races.Cancels)
_USES: Final = _with_power(races.UsesPower)


@lru_cache(maxsize=64)
def sentence_of(race: Race, lang: Language, *, fairy_any: bool = False) -> str:
    """What stands on a card of this race, marked up; with the option ``fairy=any`` the Fairy says more."""
    return sentence(words_of(race.power, lang, fairy_any=fairy_any))


def words_of(power: Power, lang: Language, *, fairy_any: bool = False) -> str:
    """A power as part of a sentence."""
    code = type(power).__name__
    values = {each.name: getattr(power, each.name) for each in fields(power)}
    if values.get("cards") == 1:
        code += ".one"
    elif fairy_any and f"{code}.any" in WORDS:
        code += ".any"
    return _say(code, lang, **values)


def question(decision: Decision, pending: Pending | None, names: Sequence[str], lang: Language) -> str:
    """What a player is asked, as they read it; ``names`` are the players'."""
    if pending is None:
        return _say(f"ask.{decision.kind}", lang)
    target = names[pending.target] if pending.target is not None else ""
    power = NOUNS[pending.power]
    if decision.kind == "fairy" and pending.fairies:
        said = _say("ask.fairy.again", lang, by=names[pending.by])
    elif decision.kind == "fairy":
        whom = _whom(decision, pending, names, lang)
        said = _say("ask.fairy", lang, user=names[pending.user], power=power, whom=whom)
    else:
        said = _say(f"ask.{decision.kind}", lang, target=target, power=power)
    return said[:1].upper() + said[1:]


def _whom(decision: Decision, pending: Pending, names: Sequence[str], lang: Language) -> str:
    """Whom a power on its way is aimed at, and for a Dryad which card it wants."""
    if pending.target is None:
        return ""
    at = "you" if pending.target == decision.player else "other"
    if pending.wanted is None:
        return _say(f"whom.{at}", lang, target=names[pending.target])
    return _say(f"wanted.{at}", lang, target=names[pending.target], wanted=NOUNS[pending.wanted])


def answer(code: int, names: Sequence[str], lang: Language) -> str:
    """What an action is called, as a player chooses it."""
    if code < AIM:
        return _say("do.lay", lang, race=NOUNS[RACES[code - LAY]])
    if code < TAKE:
        return _say("do.aim", lang, target=names[code - AIM])
    if code < COPY:
        return _say("do.take", lang, race=NOUNS[RACES[code - TAKE]])
    if code < DECLINE:
        return _say("do.copy", lang, race=NOUNS[RACES[code - COPY]])
    return _say(f"do.{CODES[code]}", lang)


def _say(code: str, lang: Language, **values: object) -> str:
    return typeset(WORDS.say(code, lang, cancels=_CANCELS, uses=_USES, **values), lang)
