"""What happens in a game of Fantasy, told in sentences, in both languages. What a player was not shown is not said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from royaume.core.language import Catalogue, Language, plain, sentence, typeset
from royaume.core.play import Event
from royaume.core.play.notation import event_name
from royaume.fantasy.events import (
    Aimed,
    Dealt,
    Drew,
    Laid,
    SwappedHands,
    TookFromHand,
)
from royaume.fantasy.offers import MOST_PLAYERS
from royaume.fantasy.races import Race
from royaume.fantasy.words import NOUNS, answer

TALES: Final = Catalogue(
    {
        "dealt": {"en": "{player} is dealt {cards:and}", "fr": "{player} reçoit {cards:and}"},
        "dealt.unseen": {"en": "{player} is dealt {count:word} cards", "fr": "{player} reçoit {count:word} cartes"},
        "dealt.unseen-one": {"en": "{player} is dealt a card", "fr": "{player} reçoit une carte"},
        "drew": {"en": "{player} draws {cards:and}", "fr": "{player} pioche {cards:and}"},
        "drew.unseen": {"en": "{player} draws {count:word} cards", "fr": "{player} pioche {count:word} cartes"},
        "drew.unseen-one": {"en": "{player} draws a card", "fr": "{player} pioche une carte"},
        "laid": {"en": "{player} lays {race:a}", "fr": "{player} pose {race:a}"},
        "laid.answering": {"en": "{player} answers with {race:a}", "fr": "{player} répond par {race:a}"},
        "aimed": {"en": "{player} uses the power {power:of the}", "fr": "{player} utilise le pouvoir {power:of the}"},
        "aimed.at": {
            "en": "{player} uses the power {power:of the} against {target}",
            "fr": "{player} utilise le pouvoir {power:of the} contre {target}",
        },
        "aimed.wanted": {
            "en": "{player} uses the power {power:of the} against {target}, and wants {wanted:a}",
            "fr": "{player} utilise le pouvoir {power:of the} contre {target} et veut {wanted:a}",
        },
        "cancelled": {"en": "the power {power:of the} is cancelled", "fr": "le pouvoir {power:of the} est annulé"},
        "nothing-happened": {
            "en": "the power {power:of the} cannot be applied",
            "fr": "le pouvoir {power:of the} ne peut s'appliquer",
        },
        "took-from-hand": {
            "en": "{player} takes {cards:and} from the hand of {target}",
            "fr": "{player} prend {cards:and} dans la main {target:of}",
        },
        "took-from-hand.unseen": {
            "en": "{player} takes {count:word} cards from the hand of {target}",
            "fr": "{player} prend {count:word} cartes dans la main {target:of}",
        },
        "took-from-hand.unseen-one": {
            "en": "{player} takes a card from the hand of {target}",
            "fr": "{player} prend une carte dans la main {target:of}",
        },
        "swapped-hands": {
            "en": "{player} and {target} swap hands; now {player} holds {hand:and}, {target} {others:and}",
            "fr": "{player} et {target} échangent leurs mains (d'où {player} : {hand:and} ; {target} : {others:and})",
        },
        "swapped-hands.unseen": {
            "en": "{player} and {target} swap hands",
            "fr": "{player} et {target} échangent leurs mains",
        },
        "swapped-peoples": {
            "en": "{player} and {target} swap peoples",
            "fr": "{player} et {target} échangent leurs peuples",
        },
        "took-from-people": {
            "en": "{player} takes {race:a} from the people of {target}",
            "fr": "{player} prend {race:a} au peuple {target:of}",
        },
        "last-card": {
            "en": "that was the last card of {player}: everybody else has one more turn",
            "fr": "c'était la dernière carte {player:of} : chacun des autres a encore un tour",
        },
        "passed": {"en": "{player} has no card and passes", "fr": "{player} n'a pas de carte et passe"},
        "ended": {
            "en": "the game is over; cards in front of the players: {totals:and}",
            "fr": "la partie est finie ; cartes devant les joueurs : {totals:and}",
        },
        "player": {"en": "player {number}", "fr": "le joueur {number}"},
        "of player": {"en": "player {number}", "fr": "du joueur {number}"},
        "of name": {"en": "{name}", "fr": "de {name}"},
        "card": {"en": "{race:a}", "fr": "{race:a}"},
        "cards": {"en": "{count:word} {race:many}", "fr": "{count:word} {race:many}"},
        "no card": {"en": "no card", "fr": "aucune carte"},
    }
)
_PLAYERS: Final = ("player", "target")
_RACES: Final = ("race", "power", "wanted")
_CARDS: Final = ("cards", "hand", "others")


@dataclass(frozen=True)
class Person:
    """A player in a sentence: by name, or by number, from 1 as people count."""

    number: int
    name: str = ""

    def said(self, form: str, lang: Language) -> str:
        if self.name:
            return TALES.say("of name", lang, name=self.name) if form == "of" else self.name
        return TALES.say("of player" if form == "of" else "player", lang, number=self.number)


def told(event: Event, lang: Language = "en", names: Sequence[str] = ()) -> str:
    """An event as a sentence; ``names`` are those of the players, if they have any."""
    values: dict[str, object] = {each.name: getattr(event, each.name) for each in fields(event)}
    for name, value in values.items():
        if name in _PLAYERS and isinstance(value, int):
            values[name] = Person(value + 1, names[value] if names else "")
        elif name in _RACES and isinstance(value, Race):
            values[name] = NOUNS[value]
        elif name in _CARDS and isinstance(value, tuple):
            values[name] = _cards(value, lang)
    code = _code(event)
    return typeset(sentence(plain(TALES.say(code, lang, **values))), lang)


def answered(code: int, lang: Language = "en", names: Sequence[str] = ()) -> str:
    """An action by its code, as it is chosen."""
    people = names or [Person(number).said("", lang) for number in range(1, MOST_PLAYERS + 1)]
    return plain(answer(code, people, lang))


def _cards(cards: tuple[Race, ...], lang: Language) -> list[str]:
    """*two Gnomes*, *a Fairy*."""
    counts = sorted(Counter(cards).items())
    said = [TALES.say("cards" if count > 1 else "card", lang, count=count, race=NOUNS[race]) for race, count in counts]
    return said or [TALES.say("no card", lang)]


def _code(event: Event) -> str:
    """Which sentence tells it."""
    name = event_name(type(event))
    match event:
        case Dealt(cards=None) | Drew(cards=None) | TookFromHand(cards=None):
            return f"{name}.unseen" + ("-one" if event.count == 1 else "")
        case SwappedHands(hand=None):
            return f"{name}.unseen"
        case Laid(answering=True):
            return f"{name}.answering"
        case Aimed(wanted=Race()):
            return f"{name}.wanted"
        case Aimed(target=int()):
            return f"{name}.at"
    return name
