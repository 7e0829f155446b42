"""The sentences of the cards, made from the declarations: one for each effect of the vocabulary. Suits and names in
them are links (``core.language.markup``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Final, NamedTuple

from royaume.core.language import Catalogue, Language, plain, sentence
from royaume.realms import effects as fx
from royaume.realms.card import Card
from royaume.realms.suits import WILD, Suit
from royaume.realms.words.matching import Matching, all_of
from royaume.realms.words.nouns import noun_of_suit

Effect = fx.Bonus | fx.Penalty

WORDS: Final = Catalogue(
    {
        # conditions
        "With": {"en": "with {all_of}", "fr": "avec {all_of}"},
        "Without": {"en": "without any {among:none}", "fr": "sans {among:none}"},
        "Exactly": {
            "en": "with exactly {number:word} cards in all among {among:many}",
            "fr": "avec exactement {number:word} cartes en tout parmi les {among:many}",
        },
        "AllOdd": {
            "en": "if every card in the hand is active and has an odd base strength",
            "fr": "si toutes les cartes de la main sont actives et de force de base impaire",
        },
        "AllDifferent": {
            "en": "if all active cards are of different suits",
            "fr": "si toutes les cartes actives sont de familles différentes",
        },
        # points
        "Once": {"en": "{points:+} {when}", "fr": "{points:+} {when}"},
        "Each": {"en": "{points:+} for {among:each}", "fr": "{points:+} pour {among:each}"},
        "Each.when": {"en": "{when}, {points:+} for {among:each}", "fr": "{when}, {points:+} pour {among:each}"},
        "EachInDiscard": {
            "en": "{points:+} for {among:each} in the discard area",
            "fr": "{points:+} pour {among:each} dans la défausse",
        },
        "EachOddOther": {
            "en": "{points:+} for each other card with an odd base strength",
            "fr": "{points:+} pour chaque autre carte de force de base impaire",
        },
        "EachPenalised": {
            "en": "{points:+} for each active card with a penalty that is not wholly cleared",
            "fr": "{points:+} pour chaque carte active dont le malus n'est pas entièrement effacé",
        },
        "EachOtherPlayer": {"en": "{points:+} for each other player", "fr": "{points:+} pour chaque autre joueur"},
        "First": {"en": "{points:+} for {among:first}", "fr": "{points:+} pour {among:first}"},
        "Further": {"en": "{points:+} for {among:further}", "fr": "{points:+} pour {among:further}"},
        "Strengths": {
            "en": "+ the sum of the base strengths of all {among:many}",
            "fr": "+ la somme des forces de base de {among:all}",
        },
        "BestStrength": {
            "en": "+ the highest base strength of {among:any}",
            "fr": "+ la plus haute force de base d'{among:any}",
        },
        "Runs.first": {
            "en": "{points:+} for a run of {number:word} consecutive base strengths",
            "fr": "{points:+} pour une suite de {number:word} forces de base consécutives",
        },
        "Sets.first": {
            "en": "for each suit: {points:+} with {number:word} different cards of it",
            "fr": "pour chaque famille : {points:+} avec {number:word} cartes différentes de celle-ci",
        },
        "Runs.next": {"en": "{points:+} for {number:word}", "fr": "{points:+} pour {number:word}"},
        "Sets.next": {"en": "{points:+} with {number:word}", "fr": "{points:+} avec {number:word}"},
        "Runs.last": {"en": "{points:+} for {number:word} or more", "fr": "{points:+} pour {number:word} ou plus"},
        "Sets.last": {"en": "{points:+} with {number:word} or more", "fr": "{points:+} avec {number:word} ou plus"},
        "BestOf": {"en": "{head}; or {last}", "fr": "{head} ; ou {last}"},
        # clearing and protecting
        "Clears": {"en": "clears the penalty of {among:all}", "fr": "efface le malus de {among:each}"},
        "ClearsWord": {
            "en": "clears the word “{word}” from the penalty of {among:all}",
            "fr": "efface le mot « {word} » du malus de {among:each}",
        },
        "Protects": {"en": "no {among:none} can be blanked", "fr": "rien ne peut masquer les {among:many}"},
        "CannotBeBlanked": {"en": "this card cannot be blanked", "fr": "cette carte ne peut pas être masquée"},
        # what a card counts as
        "CountsAs": {"en": "counts as {suits:and} too", "fr": "compte aussi comme {suits:and}"},
        "CountsAs.always": {
            "en": "counts as {suits:and} too, for the other cards even when it is blanked",
            "fr": "compte aussi comme {suits:and}, pour les autres cartes même si elle est masquée",
        },
        "KeepsSuit": {"en": "nothing can change its suit", "fr": "rien ne peut changer sa famille"},
        "StandsApart": {
            "en": "it blanks no other card, and no other card's penalty blanks it",
            "fr": "elle ne masque aucune autre carte, et le malus d'aucune autre carte ne la masque",
        },
        # choices
        "CopiesFromHand": {
            "en": "takes the name, base strength, suit and penalty of another card in the hand, not its bonus",
            "fr": "prend le nom, la force de base, la famille et le malus d'une autre carte de la main, pas son bonus",
        },
        "CopiesFromGame": {
            "en": "takes the name and suit of any {suits:or} in the game, but no strength, bonus or penalty",
            "fr": "prend le nom et la famille d'une carte {suits:or} du jeu, mais ni force, ni bonus, ni malus",
        },
        "ChangesSuit": {
            "en": "you may give one other card any suit but {wild}; nothing else about it changes",
            "fr": "vous pouvez donner à une autre carte la famille de votre choix, sauf {wild} ; rien d'autre ne change",
        },
        "ClearsOne": {
            "en": "clears the penalty of one {suits:or} of your choice",
            "fr": "efface le malus d'une carte {suits:or} de votre choix",
        },
        "ProtectsOne": {
            "en": "one other card of your choice cannot be blanked",
            "fr": "une autre carte de votre choix ne peut pas être masquée",
        },
        # the end of the game
        "DrawsTop": {
            "en": "at the end of the game, draw the top card of the deck",
            "fr": "à la fin de la partie, piochez la première carte du paquet",
        },
        "SearchesDeck": {
            "en": "at the end of the game, look through the deck and take one card",
            "fr": "à la fin de la partie, regardez toute la pioche et prenez une carte",
        },
        "TakesDiscard": {
            "en": "at the end of the game, you may take one {among} from the discard area",
            "fr": "à la fin de la partie, vous pouvez prendre {among:any} dans la défausse",
        },
        "DrawsAndKeeps": {
            "en": "when time is up, you may draw {drawn:word} cards from the rest and keep one of them",
            "fr": "quand le temps est écoulé, vous pouvez piocher {drawn:word} cartes parmi le reste et en garder une",
        },
        # penalties
        "Blanks": {"en": "blanks {targets:all and}", "fr": "masque {targets:all and}"},
        "BlanksLoners": {
            "en": "before any other blanking, blanks every card that is the only one of its suit, but {but:but}",
            "fr": "avant tout autre masquage, masque toute carte qui est la seule de sa famille, sauf les {but:but}",
        },
        "BlankedWith": {"en": "blanked with {among:any}", "fr": "masquée s'il y a {among:a}"},
        "BlankedUnless": {"en": "blanked without any {among:none}", "fr": "masquée s'il n'y a {among:no}"},
    }
)


class CardText(NamedTuple):
    """What is printed on a card: the sentences of its bonus and of its penalty, marked up."""

    bonus: tuple[str, ...]
    penalty: tuple[str, ...]

    @property
    def plain(self) -> str:
        return plain(" ".join((*self.bonus, *self.penalty)))


@lru_cache(maxsize=1024)
def text_of(card: Card, lang: Language) -> CardText:
    """The sentences of a card as these rules print it."""
    return _text(card.bonus, card.penalty, lang)


@lru_cache(maxsize=1024)
def _text(bonus: tuple[fx.Bonus, ...], penalty: tuple[fx.Penalty, ...], lang: Language) -> CardText:
    return CardText(
        tuple(sentence(words_of(effect, lang)) for effect in bonus),
        tuple(sentence(words_of(effect, lang)) for effect in penalty),
    )


def words_of(effect: Effect | fx.Condition, lang: Language) -> str:
    """An effect as part of a sentence."""
    match effect:
        case fx.BestOf():
            *head, last = (words_of(each, lang) for each in effect.alternatives)
            return WORDS.say("BestOf", lang, head="; ".join(head), last=last)
        case fx.Runs() | fx.Sets():
            return _scale(type(effect).__name__, effect.points, lang)
        case fx.With():
            return WORDS.say("With", lang, all_of=all_of(effect.all_of, lang))
        case fx.ChangesSuit():
            return WORDS.say("ChangesSuit", lang, wild=noun_of_suit(WILD))
    values = {each.name: _worded(getattr(effect, each.name), lang) for each in fields(effect)}
    code = type(effect).__name__
    variant = next((f"{code}.{name}" for name, value in values.items() if value and f"{code}.{name}" in WORDS), code)
    return WORDS.say(variant, lang, **values)


def _worded(value: object, lang: Language) -> object:
    match value:
        case fx.Among():
            return Matching(value)
        case fx.With() | fx.Without() | fx.Exactly() | fx.AllOdd() | fx.AllDifferent():
            return words_of(value, lang)
        case Suit():
            return noun_of_suit(value)
        case tuple():
            return [_worded(each, lang) for each in value]
    return value


def _scale(code: str, points: Mapping[int, int], lang: Language) -> str:
    """Points that grow with a number of cards."""
    numbers = sorted(points)
    steps = ["first", *["next"] * (len(numbers) - 2), "last"]
    said = [
        WORDS.say(f"{code}.{step}", lang, points=points[number], number=number)
        for step, number in zip(steps, numbers, strict=True)
    ]
    return ", ".join(said)
