"""What can be wrong with a tournament."""

from __future__ import annotations

from royaume.core.errors import RoyaumeError
from royaume.core.language import Catalogue

MESSAGES = Catalogue(
    {
        "bad-arena.games": {
            "en": "“{given}” is no number of games; expected 1 to {most}",
            "fr": "« {given} » n'est pas un nombre de parties ; il faut 1 à {most}",
        },
        "bad-arena.workers": {
            "en": "“{given}” is no number of workers; expected 1 to {most}",
            "fr": "« {given} » n'est pas un nombre de processus ; il faut 1 à {most}",
        },
        "bad-arena.option": {
            "en": "“{given}” is no option; expected name=value, as in {expected}",
            "fr": "« {given} » n'est pas une option ; il faut nom=valeur, comme {expected}",
        },
        "bad-arena.players": {
            "en": "{game} is not played by {given}; expected {least} to {most} bots, apart by commas",
            "fr": "{game} ne se joue pas à {given} ; il faut {least} à {most} robots, séparés par des virgules",
        },
    }
)


class ArenaError(RoyaumeError):
    """A mistake in what a tournament is to be."""

    words = MESSAGES
