"""All cards, items, suits, modules and options with what they say, for a page."""

from __future__ import annotations

from typing import Final

from royaume.core.language import Language, plain
from royaume.realms.answers.shapes import (
    CardJson,
    CatalogueJson,
    ChoosesJson,
    ItemJson,
    PrintingJson,
    SuitJson,
    SwitchJson,
)
from royaume.realms.card import Card
from royaume.realms.cards import CARDS, PRINTINGS
from royaume.realms.choices import choosing
from royaume.realms.effects import ChangesSuit, ClearsOne, CopiesFromGame, CopiesFromHand, ProtectsOne
from royaume.realms.items import ITEMS, Item
from royaume.realms.modes import BASE, MODULES, OPTIONS, Rules, Switch, module_of
from royaume.realms.suits import Suit
from royaume.realms.words.items import use_of, worth_of
from royaume.realms.words.modes import text_of_switch
from royaume.realms.words.nouns import noun_of_suit
from royaume.realms.words.sentences import text_of

_EXTRA: Final = Rules.of(["suits"])


def catalogue(lang: Language) -> CatalogueJson:
    return {
        "lang": lang,
        "suits": [_suit(suit, lang) for suit in Suit],
        "cards": [_card(card, lang) for card in CARDS],
        "items": [_item(item, lang) for item in ITEMS],
        "modules": [_switch(switch, lang) for switch in MODULES],
        "options": [_switch(switch, lang) for switch in OPTIONS],
    }


def _suit(suit: Suit, lang: Language) -> SuitJson:
    noun = noun_of_suit(suit)
    module = "" if suit in BASE.suits else "suits"
    return {"word": suit.word, "name": noun.named(lang), "many": plain(noun.many(lang)), "module": module}


def _card(card: Card, lang: Language) -> CardJson:
    module = module_of(card.id)
    text = text_of(card, lang)
    return {
        "id": card.id,
        "number": card.number,
        "english": card.english,
        "french": card.french,
        "suit": card.suit.word,
        "strength": card.strength,
        "module": module.word if module else "",
        "removed": next((switch.word for switch in MODULES if card.id in switch.removes), ""),
        "chooses": _chooses(card),
        "bonus": [*text.bonus],
        "penalty": [*text.penalty],
        "printings": _printings(card, lang),
    }


def _printings(card: Card, lang: Language) -> list[PrintingJson]:
    printed: list[PrintingJson] = []
    for printing in PRINTINGS:
        if printing.of == card.id:
            option = printing.when in {option.word for option in OPTIONS}
            module = module_of(card.id)
            brings = [module.word] if module else []
            rules = Rules.of(brings, [printing.when]) if option else Rules.of([*brings, printing.when])
            text = text_of(rules.by_id[card.id], lang)
            printed.append({"when": printing.when, "bonus": [*text.bonus], "penalty": [*text.penalty]})
    return printed


def _chooses(card: Card) -> ChoosesJson | None:
    """With every module in play; a page leaves out what is not."""
    match choosing(_EXTRA.by_id.get(card.id, card)):
        case CopiesFromHand():
            return {"kind": "copy-hand", "suits": []}
        case CopiesFromGame(suits=suits):
            return {"kind": "copy-game", "suits": [suit.word for suit in suits]}
        case ChangesSuit():
            return {"kind": "change-suit", "suits": [suit.word for suit in Suit if suit is not Suit.WILD]}
        case ClearsOne(suits=suits):
            return {"kind": "clear-one", "suits": [suit.word for suit in suits]}
        case ProtectsOne():
            return {"kind": "protect-one", "suits": []}
    return None


def _item(item: Item, lang: Language) -> ItemJson:
    return {
        "id": item.id,
        "english": item.english,
        "french": item.french,
        "value": item.value,
        "use": use_of(item, lang),
        "worth": worth_of(item, lang),
    }


def _switch(switch: Switch, lang: Language) -> SwitchJson:
    return {
        "word": switch.word,
        "name": switch.named(lang),
        "text": text_of_switch(switch, lang),
        "hand": switch.hand,
        "refuses": [*switch.refuses],
    }
