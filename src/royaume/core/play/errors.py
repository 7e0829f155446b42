"""What can be wrong at the table. Whatever is refused, nothing has changed."""

from __future__ import annotations

from royaume.core.errors import RoyaumeError
from royaume.core.language import Catalogue

MESSAGES = Catalogue(
    {
        "illegal-action.over": {
            "en": "the game is over",
            "fr": "la partie est finie",
        },
        "illegal-action.gone": {
            "en": "the decision {given} is gone; open are {expected}",
            "fr": "la décision {given} n'est plus à prendre ; il reste {expected}",
        },
        "illegal-action.not-yours": {
            "en": "the decision {given} is not player {player}'s",
            "fr": "la décision {given} n'est pas celle du joueur {player}",
        },
        "illegal-action.not-offered": {
            "en": "“{given}” is not offered; expected {expected}",
            "fr": "« {given} » n'est pas proposé ; il faut {expected}",
        },
        "bad-chance.used-up": {
            "en": "the outcomes are used up: {given} were given, one more of {of} is needed",
            "fr": "les tirages sont épuisés : {given} donnés, il en faut un de plus sur {of}",
        },
        "bad-chance.other": {
            "en": "outcome {place} is one of {given}; expected one of {of}",
            "fr": "le tirage {place} est sur {given} ; il en faut un sur {of}",
        },
        "bad-players.number": {
            "en": "{given} players cannot play this; expected {least} to {most}",
            "fr": "on ne peut y jouer à {given} ; il faut {least} à {most} joueurs",
        },
        "bad-players.first": {
            "en": "player {given} cannot begin; expected 0 to {most}",
            "fr": "le joueur {given} ne peut commencer ; il faut 0 à {most}",
        },
        "unknown-game.name": {
            "en": "there is no game “{given}”; there are {expected}",
            "fr": "il n'y a pas de jeu « {given} » ; il y a {expected}",
        },
        "unknown-game.option": {
            "en": "there is no option “{given}” here; there are {expected}",
            "fr": "il n'y a pas d'option « {given} » ici ; il y a {expected}",
        },
        "unknown-game.value": {
            "en": "“{option}” cannot be “{given}”; expected {expected}",
            "fr": "« {option} » ne peut être « {given} » ; il faut {expected}",
        },
        "no-world.found": {
            "en": "no deal was found that fits what was seen, in {given} tries",
            "fr": "aucune donne conforme à ce qui a été vu n'a été trouvée en {given} essais",
        },
        "bad-encoding.length": {
            "en": "an encoded state has {expected} numbers; given {given}",
            "fr": "un état codé a {expected} nombres ; reçu {given}",
        },
        "bad-encoding.number": {
            "en": "number {place} cannot be {given} here",
            "fr": "le nombre {place} ne peut être {given} ici",
        },
    }
)


class PlayError(RoyaumeError):
    """A mistake at the table."""

    words = MESSAGES


class IllegalAction(PlayError):
    """An action that is not offered now."""


class ChanceError(PlayError):
    """Recorded outcomes that do not fit the game."""


class PlayersError(PlayError):
    """A number of players, or a first player, that the game cannot have."""


class UnknownGame(PlayError):
    """A game or an option that there is not."""


class EncodingError(PlayError):
    """Numbers that are no state."""
