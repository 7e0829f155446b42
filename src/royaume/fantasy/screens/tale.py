"""The story of a game as a player at the screen is told it: what concerns them says *you*, all else is told as it is
in ``fantasy.tales``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Final

from royaume.core.language import Catalogue, Language, listed, plain, sentence, typeset
from royaume.core.play import Event
from royaume.fantasy.events import Cards, Dealt
from royaume.fantasy.parts import counts_of
from royaume.fantasy.races import Race
from royaume.fantasy.tales import told
from royaume.fantasy.words import NOUNS

# Keys: the event; ``you`` where its player reads, ``at`` where its target does.
WORDS: Final = Catalogue(
    {
        "Dealt.you": {"en": "you are dealt {cards}", "fr": "vous recevez {cards}"},
        "Drew.you": {"en": "you draw {cards}", "fr": "vous piochez {cards}"},
        "Laid.you": {"en": "you lay {race:a}", "fr": "vous posez {race:a}"},
        "Laid.answer.you": {"en": "you answer with {race:a}", "fr": "vous répondez par {race:a}"},
        "Aimed.you": {
            "en": "you use the power {power:of the}{whom}",
            "fr": "vous utilisez le pouvoir {power:of the}{whom}",
        },
        "Aimed.at": {
            "en": "{player} uses the power {power:of the}{whom}",
            "fr": "{player} utilise le pouvoir {power:of the}{whom}",
        },
        "whom.you": {"en": " against {target}", "fr": " contre {target}"},
        "whom.you.wanted": {
            "en": " against {target}, and want {wanted:a}",
            "fr": " contre {target} et voulez {wanted:a}",
        },
        "whom.at": {"en": " against you", "fr": " contre vous"},
        "whom.at.wanted": {"en": " against you, and wants {wanted:a}", "fr": " contre vous et veut {wanted:a}"},
        "Cancelled.you": {
            "en": "your power {power:of the} is cancelled",
            "fr": "votre pouvoir {power:of the} est annulé",
        },
        "NothingHappened.you": {
            "en": "your power {power:of the} cannot be applied",
            "fr": "votre pouvoir {power:of the} ne peut s'appliquer",
        },
        "TookFromHand.you": {
            "en": "you take {cards} from the hand of {target}",
            "fr": "vous prenez {cards} dans la main de {target}",
        },
        "TookFromHand.at": {"en": "{player} takes {cards} from your hand", "fr": "{player} vous prend {cards}"},
        "SwappedHands.you": {
            "en": "you swap hands with {target}: you get {hand} and give {others}",
            "fr": "vous échangez votre main avec {target} : vous recevez {hand} et donnez {others}",
        },
        "SwappedHands.at": {
            "en": "{player} swaps hands with you: you get {others} and give {hand}",
            "fr": "{player} échange sa main avec la vôtre : vous recevez {others} et donnez {hand}",
        },
        "SwappedPeoples.you": {
            "en": "you swap peoples with {target}",
            "fr": "vous échangez votre peuple avec {target}",
        },
        "SwappedPeoples.at": {
            "en": "{player} swaps peoples with you",
            "fr": "{player} échange son peuple avec le vôtre",
        },
        "TookFromPeople.you": {
            "en": "you take {race:a} from the people of {target}",
            "fr": "vous prenez {race:a} au peuple de {target}",
        },
        "TookFromPeople.at": {
            "en": "{player} takes {race:a} from your people",
            "fr": "{player} prend {race:a} à votre peuple",
        },
        "LastCard.you": {
            "en": "that was your last card: everybody else has one more turn",
            "fr": "c'était votre dernière carte : chacun des autres a encore un tour",
        },
        "Passed.you": {"en": "you have no card and pass", "fr": "vous n'avez pas de carte et passez"},
        "nothing": {"en": "no card", "fr": "aucune carte"},
    }
)


@lru_cache(maxsize=4096)
def tell(event: Event, viewer: int | None, names: tuple[str, ...], lang: Language) -> str:
    """The sentence for an event; what others are dealt goes without saying."""
    values = {each.name: getattr(event, each.name) for each in fields(event)}
    player, target = values.get("player"), values.get("target")
    role = "" if viewer is None else "you" if player == viewer else "at" if target == viewer else ""
    if isinstance(event, Dealt) and not role:
        return ""
    code = type(event).__name__ + ".answer" * bool(values.pop("answering", False)) + f".{role}"
    if not role or code not in WORDS:
        return told(event, lang, names)
    said = {name: _called(value, names, lang, name) for name, value in values.items()}
    whom = ""
    if "wanted" in values and target is not None:
        whom = _say(f"whom.{role}" + ".wanted" * (values["wanted"] is not None), lang, **said)
    return sentence(_say(code, lang, **said, whom=whom))


def _called(value: object, names: Sequence[str], lang: Language, name: str) -> object:
    """A value as it goes into a sentence: a player's name, a race as a noun, cards as a list."""
    if name in ("player", "target") and isinstance(value, int):
        return names[value]
    if isinstance(value, Race):
        return NOUNS[value]
    return _listed(value, lang) if isinstance(value, tuple) else value


def _listed(cards: Cards, lang: Language) -> str:
    """Cards as they are said: ``two Gnomes and an Elf``."""
    counts = counts_of(cards)
    words = [
        NOUNS[race].said("a", lang) if counts[race] == 1 else f"{counts[race]} {NOUNS[race].said('many', lang)}"
        for race in Race
        if counts[race]
    ]
    return listed(words, lang) if words else WORDS.say("nothing", lang)


def _say(code: str, lang: Language, **values: object) -> str:
    return typeset(plain(WORDS.say(code, lang, **values)), lang)
