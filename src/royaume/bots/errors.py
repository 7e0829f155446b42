"""What can be wrong with a bot: how it is written, and how it plays."""

from __future__ import annotations

from royaume.core.errors import RoyaumeError
from royaume.core.language import Catalogue

MESSAGES = Catalogue(
    {
        "unknown-bot.name": {
            "en": "there is no bot “{given}” for {game}; there are {expected}",
            "fr": "il n'y a pas de robot « {given} » pour {game} ; il y a {expected}",
        },
        "bad-budget.number": {
            "en": "“{given}” is no budget for {bot}; expected a number from 1 to {most}, as in {bot}:100",
            "fr": "« {given} » n'est pas un budget pour {bot} ; il faut un nombre de 1 à {most}, comme {bot}:100",
        },
        "bad-budget.none": {
            "en": "{bot} takes no budget; given {given}",
            "fr": "{bot} ne prend pas de budget ; reçu {given}",
        },
        "bot-failed.crashed": {
            "en": "{bot}, player {player}, crashed at action {place} of game {number}: {reason}\nposition: {position}",
            "fr": "{bot}, joueur {player}, a planté à l'action {place} de la partie {number} : {reason}\n"
            "position : {position}",
        },
        "bot-failed.illegal": {
            "en": "{bot}, player {player}, answered “{given}” at action {place} of game {number}: {reason}\n"
            "position: {position}",
            "fr": "{bot}, joueur {player}, a répondu « {given} » à l'action {place} de la partie {number} : {reason}\n"
            "position : {position}",
        },
    }
)


class BotError(RoyaumeError):
    """A mistake with bots."""

    words = MESSAGES


class UnknownBot(BotError):
    """A bot that the game does not have."""


class BudgetError(BotError):
    """A budget that a bot cannot have."""


class BotFailed(BotError):
    """A bot that crashed or answered what it may not; its values say in which position."""
