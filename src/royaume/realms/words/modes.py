"""The sentences of the modules and the options: what one adds and what reads differently with it."""

from __future__ import annotations

from typing import Final

from royaume.core.language import Catalogue, Language, sentence
from royaume.realms.cards import CARDS, PRINTINGS
from royaume.realms.modes import BASE, MODULES, OPTIONS, Rules, Switch
from royaume.realms.words.nouns import noun_of, noun_of_suit
from royaume.realms.words.sentences import text_of

WORDS: Final = Catalogue(
    {
        "promos": {"en": "adds {brings:the and}", "fr": "ajoute {brings:the and}"},
        "items": {
            "en": "each player has an item face up; once used it is turned face down, replaced, and scores at the end",
            "fr": "chaque joueur a un objet face visible ; utilisé, il est retourné face cachée, remplacé, et compte à la "
            "fin",
        },
        "suits": {
            "en": "adds {number} cards with the suits {suits:and}; a hand is of {hand:word} cards; {removed} is left "
            "out, {changed:the and} read differently",
            "fr": "ajoute {number} cartes et les familles {suits:and} ; une main a {hand:word} cartes ; {removed} est "
            "retiré, {changed:the and} changent de texte",
        },
        "chaos": {
            "en": "no turns: until a clock runs out players trade cards one for one; not played with {refused:and}",
            "fr": "pas de tours : jusqu'à la fin du temps les joueurs échangent leurs cartes une contre une ; ne se joue "
            "pas avec les {refused:and}",
        },
        "printing": {"en": "{card:the} then reads: {text}", "fr": "{card:the} se lit alors : {text}"},
        "removed": {"en": "the {suit} {card}", "fr": "{card:the} ({suit})"},
    }
)


def text_of_switch(switch: Switch, lang: Language) -> str:
    """What a module or an option does, as a sentence, marked up."""
    changed = _changed(switch)
    if switch in OPTIONS:
        return " ".join(_reads(card_id, Rules.of(["promos"], [switch.word]), lang) for card_id in changed)
    cards = {card.id: card for card in CARDS}
    rules = Rules.of([switch.word])
    new_suits = [suit for suit in rules.suits if suit not in BASE.suits]
    removed = [
        WORDS.say("removed", lang, suit=noun_of_suit(cards[i].suit), card=noun_of(cards[i])) for i in switch.removes
    ]
    said = sentence(
        WORDS.say(
            switch.word,
            lang,
            brings=[noun_of(cards[card_id]) for card_id in switch.brings],
            number=len(switch.brings),
            suits=[noun_of_suit(suit) for suit in new_suits],
            hand=switch.hand,
            removed=" ".join(removed),
            changed=[noun_of(cards[card_id]) for card_id in changed],
            refused=[other.named(lang) for other in MODULES if other.word in switch.refuses],
        )
    )
    return f"{said} {_reads(changed[0], rules, lang)}" if len(changed) == 1 else said


def _changed(switch: Switch) -> list[str]:
    return [printing.of for printing in PRINTINGS if printing.when == switch.word]


def _reads(card_id: str, rules: Rules, lang: Language) -> str:
    """What a card says by these rules."""
    card = rules.by_id[card_id]
    text = text_of(card, lang)
    return sentence(WORDS.say("printing", lang, card=noun_of(card), text=" ".join((*text.bonus, *text.penalty))))
