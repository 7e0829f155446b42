"""What the server refuses, in both languages, and the HTTP status of each refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaume.core.errors import RoyaumeError
from royaume.core.language import Catalogue

WORDS = Catalogue(
    {
        "not-found.page": {
            "en": "there is no such page here",
            "fr": "il n'y a pas de telle page ici",
        },
        "not-found.question": {
            "en": "there is no such question here; /api/openapi.json lists them",
            "fr": "il n'y a pas de telle question ici ; /api/openapi.json les énumère",
        },
        "bad-method": {
            "en": "{given} is not done here; expected {expected}",
            "fr": "{given} ne se fait pas ici ; il faut {expected}",
        },
        "slow-body": {
            "en": "the question did not arrive within {seconds} seconds",
            "fr": "la question n'est pas arrivée en {seconds} secondes",
        },
        "large-body": {
            "en": "the question is longer than {most} bytes",
            "fr": "la question fait plus de {most} octets",
        },
        "bad-body.encoding": {
            "en": "the question is not UTF-8 (byte {place})",
            "fr": "la question n'est pas en UTF-8 (octet {place})",
        },
        "bad-body.surrogate": {
            "en": "the question holds half a character (an unpaired surrogate)",
            "fr": "la question contient une moitié de caractère (un « surrogate » isolé)",
        },
        "bad-body.json": {
            "en": "the question is not JSON: {reason}",
            "fr": "la question n'est pas du JSON : {reason}",
        },
        "bad-body.deep": {
            "en": "the question has lists within lists more than {most} deep",
            "fr": "la question a des listes imbriquées sur plus de {most} niveaux",
        },
        "bad-query.lang": {
            "en": "there is no language “{given}”; expected {expected}",
            "fr": "il n'y a pas de langue « {given} » ; il faut {expected}",
        },
        "too-many.rate": {
            "en": "too many questions from this address; ask again in {seconds} s",
            "fr": "trop de questions depuis cette adresse ; réessayez dans {seconds} s",
        },
        "too-many.at-once": {
            "en": "{given} questions of this address are not answered yet; ask again in {seconds} s",
            "fr": "{given} questions de cette adresse attendent encore leur réponse ; réessayez dans {seconds} s",
        },
        "busy": {
            "en": "too many are asking at this moment; ask again in {seconds} s",
            "fr": "trop de monde demande en ce moment ; réessayez dans {seconds} s",
        },
        "too-hard": {
            "en": "this would take longer than {limit} seconds; fix a choice or leave a card out",
            "fr": "cela prendrait plus de {limit} secondes ; fixez un choix ou retirez une carte",
        },
        "failed": {
            "en": "something went wrong here; it is written in the server's log",
            "fr": "quelque chose a mal tourné ici ; c'est noté dans le journal du serveur",
        },
        "bad-port.number": {
            "en": "“{given}” is not a port; expected a whole number from 0 (any free one) to 65535",
            "fr": "« {given} » n'est pas un port ; il faut un nombre entier de 0 (n'importe lequel de libre) à 65535",
        },
        "bad-port.busy": {
            "en": "port {port} is taken by another program; choose another with --port, or 0 for any free one",
            "fr": "le port {port} est pris par un autre programme ; choisissez-en un avec --port, ou 0 pour un libre",
        },
        "bad-port.forbidden": {
            "en": "port {port} may not be opened by you; choose one above 1023 with --port",
            "fr": "vous n'avez pas le droit d'ouvrir le port {port} ; choisissez-en un au-dessus de 1023 avec --port",
        },
        "bad-host": {
            "en": "“{given}” is no address of this machine: {reason}",
            "fr": "« {given} » n'est pas une adresse de cette machine : {reason}",
        },
        "bad-workers": {
            "en": "“{given}” is not a number of worker processes; expected a whole number from 2 to 64",
            "fr": "« {given} » n'est pas un nombre de processus ; il faut un nombre entier de 2 à 64",
        },
    }
)  # fmt: skip

STATUS: Final[Mapping[str, int]] = {
    "not-found": 404,
    "bad-method": 405,
    "slow-body": 408,
    "large-body": 413,
    "bad-body": 422,
    "bad-query": 422,
    "too-many": 429,
    "failed": 500,
    "busy": 503,
    "too-hard": 503,
}
"""By an error's kind."""
ABOUT_QUESTION: Final = 422
"""Of what the game itself refuses: the question was read and makes no sense."""


class ServerError(RoyaumeError):
    """A request that is not answered, or a server that cannot start."""

    words = WORDS


def status_of(error: RoyaumeError) -> int:
    return STATUS[error.kind] if isinstance(error, ServerError) else ABOUT_QUESTION


def headers_of(error: RoyaumeError) -> dict[str, str]:
    """What HTTP wants told beside the sentence: what is allowed, or when to come again."""
    headers: dict[str, str] = {}
    if isinstance(error, ServerError) and error.kind == "bad-method":
        headers["Allow"] = ", ".join(map(str, error.values["expected"]))  # type: ignore[call-overload]
    if isinstance(error, ServerError) and error.kind in ("too-many", "busy"):
        headers["Retry-After"] = str(error.values["seconds"])
    return headers
