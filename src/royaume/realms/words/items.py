"""The sentences of the Cursed Items, made from the declarations: what one is worth, when it can be used and what it
does."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from royaume.core.language import Catalogue, Language, sentence
from royaume.realms.item_effects import ItemEffect
from royaume.realms.items import Item
from royaume.realms.words.nouns import noun_of

WORDS: Final = Catalogue(
    {
        # when
        "any": {"en": "at any moment of your turn,", "fr": "à tout moment de votre tour,"},
        "turn": {"en": "instead of your turn,", "fr": "à la place de votre tour,"},
        "after": {"en": "after your turn,", "fr": "après votre tour,"},
        # worth
        "value": {"en": "{value:+} face down", "fr": "{value:+} face cachée"},
        "value.for_two": {
            "en": "{value:+} face down, {for_two:+} with two players",
            "fr": "{value:+} face cachée, {for_two:+} à deux joueurs",
        },
        "value.hoard": {
            "en": "{value:+} face down; {hoard:+} more with at least {hoard_of:word} other items face down",
            "fr": "{value:+} face cachée ; {hoard:+} de plus avec au moins {hoard_of:word} autres objets face cachée",
        },
        # what it does
        "nothing": {"en": "turn this item face down", "fr": "retournez cet objet face cachée"},
        "LooksAtHand": {
            "en": "look at the hand of another player",
            "fr": "regardez la main d'un autre joueur",
        },
        "TurnsUpTop": {
            "en": "put the top card of the deck into the discard area",
            "fr": "mettez la première carte de la pioche dans la défausse",
        },
        "DiscardsFirst": {
            "en": "discard a card, and only then draw from the deck",
            "fr": "défaussez d'abord une carte, puis prenez la première de la pioche",
        },
        "LooksAtBottom": {
            "en": "look at the bottom {cards:word} cards of the deck and leave them in place",
            "fr": "regardez les {cards:word} dernières cartes de la pioche sans les déplacer",
        },
        "AsksForSuit": {
            "en": "name a suit: all others show their cards of it",
            "fr": "nommez une famille : tous les autres montrent leurs cartes de cette famille",
        },
        "OpensMarket": {
            "en": "show a card of your hand; each other player may show up to {most:word} of theirs. Trade it for one "
            "of these, or keep it, or discard it and draw from the deck",
            "fr": "montrez une carte de votre main ; chaque autre joueur peut en montrer jusqu'à {most:word}. Échangez-la "
            "contre l'une d'elles, ou gardez-la, ou défaussez-la et prenez la première de la pioche",
        },
        "SetsItemsAside": {
            "en": "draw {items:word} items and set them aside face up: your next {items:word} replacements are taken "
            "from them, as you choose",
            "fr": "piochez {items:word} objets et mettez-les de côté face visible : vos {items:word} prochains "
            "remplacements y sont pris, à votre choix",
        },
        "BuriesDiscard": {
            "en": "put a card of the discard area under the deck",
            "fr": "mettez une carte de la défausse sous la pioche",
        },
        "CoversDiscards": {
            "en": "cover {cards:word} cards of the discard area: they still count there, and only you may take them",
            "fr": "couvrez {cards:word} cartes de la défausse : elles y comptent toujours, et vous seul pouvez les prendre",
        },
        "LooksAtTop": {
            "en": "look at the top card of the deck before choosing where to draw",
            "fr": "regardez la première carte de la pioche avant de choisir où piocher",
        },
        "StealsItem": {
            "en": "take an item lying face up before another player and use it at once; that player draws a new one",
            "fr": "prenez un objet face visible devant un autre joueur et utilisez-le aussitôt ; ce joueur en pioche un autre",
        },
        "SalvagesItem": {
            "en": "take one of the top {reach:word} discarded items and use it at once",
            "fr": "prenez l'un des {reach:word} derniers objets défaussés et utilisez-le aussitôt",
        },
        "ExchangesHand": {
            "en": "put {least:word} to {most:word} cards of your hand under the deck and draw as many from its top",
            "fr": "mettez de {least:word} à {most:word} cartes de votre main sous la pioche et piochez-en autant",
        },
        "TakesThenDiscards": {
            "en": "take {cards:word} cards from the discard area, then discard {cards:word}",
            "fr": "prenez {cards:word} cartes dans la défausse, puis défaussez-en {cards:word}",
        },
        "TakesThenDiscards.deck": {
            "en": "draw {cards:word} cards from the deck, then discard {cards:word}",
            "fr": "piochez {cards:word} cartes, puis défaussez-en {cards:word}",
        },
        "StandsForItem": {
            "en": "works as an item of yours that lies face down, except {but:the and}; with none face down it is "
            "discarded and replaced",
            "fr": "agit comme un de vos objets face cachée, sauf {but:the and} ; si vous n'en avez aucun, il est "
            "défaussé et remplacé",
        },
        "PlaysAgain": {
            "en": "take another turn; this item is replaced only after it",
            "fr": "jouez un autre tour ; cet objet n'est remplacé qu'après celui-ci",
        },
        "RenewsDiscards": {
            "en": "put {cards:word} cards of the discard area under the deck; the top {cards:word} of the deck replace them",
            "fr": "mettez {cards:word} cartes de la défausse sous la pioche ; les {cards:word} premières de la pioche les "
            "remplacent",
        },
        "DrawsAndReturns": {
            "en": "draw {drawn:word} cards from the deck, put {returned:word} of them on its top or bottom, then discard",
            "fr": "piochez {drawn:word} cartes, remettez-en {returned:word} dessus ou dessous, puis défaussez",
        },
        "DrawsUntilSuit": {
            "en": "name a suit and draw from the deck until a card of it, or {most:word} cards; keep that card, discard "
            "another, and shuffle the rest back",
            "fr": "nommez une famille et piochez jusqu'à une carte de celle-ci, ou {most:word} cartes ; gardez cette carte, "
            "défaussez-en une autre et remélangez le reste",
        },
        "KeepsOneMore": {
            "en": "do not discard: your hand has one card more from now on",
            "fr": "ne défaussez pas : votre main a désormais une carte de plus",
        },
        "PutsOnTop": {
            "en": "look through the deck and put any card on top; shuffle the deck at the end of the turn",
            "fr": "regardez toute la pioche et mettez la carte de votre choix sur le dessus ; mélangez la pioche à la fin du tour",
        },
    }
)


def worth_of(item: Item, lang: Language) -> str:
    """What it is worth, as a sentence."""
    code = "value.hoard" if item.hoard else "value.for_two" if item.for_two is not None else "value"
    values = {each.name: getattr(item, each.name) for each in fields(item)}
    return sentence(WORDS.say(code, lang, **values))


def use_of(item: Item, lang: Language) -> str:
    """When it can be used and what it does, as a sentence, marked up."""
    does = WORDS.say("nothing", lang) if item.effect is None else _does(item.effect, lang)
    when = WORDS.say(item.when, lang) + " " if item.when in WORDS else ""
    return sentence(when + does)


def _does(effect: ItemEffect, lang: Language) -> str:
    values = {each.name: getattr(effect, each.name) for each in fields(effect)}
    values = {name: [noun_of(each) for each in v] if isinstance(v, tuple) else v for name, v in values.items()}
    code = type(effect).__name__
    variant = next((f"{code}.{name}" for name, value in values.items() if value and f"{code}.{name}" in WORDS), code)
    return WORDS.say(variant, lang, **values)
