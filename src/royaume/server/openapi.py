"""The API told to programs: OpenAPI, from the shapes, with examples that are answered when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_type_hints

from royaume import __version__
from royaume.core.language import LANGUAGES
from royaume.realms.answers import answer, shapes
from royaume.realms.answers.reading import MOST_HANDS, MOST_NAMES
from royaume.server.errors import STATUS
from royaume.server.schemas import Schema, reference, schemas_of

ASKS: Final[Mapping[str, tuple[type, type, str]]] = {
    "sheet": (shapes.HandAsk, shapes.SheetJson, "The score of a hand, with the best choices and the reasons"),
    "rank": (shapes.RankAsk, shapes.RankJson, "The hands of a table, the winner first"),
    "alternatives": (shapes.AlternativesAsk, shapes.AlternativesJson, "What else could be chosen for a card"),
    "swaps": (shapes.SwapsAsk, shapes.SwapsJson, "The best cards to have instead of one"),
}
"""Of each question: what is asked, what is answered, and a summary."""

EXAMPLES: Final[Mapping[str, Mapping[str, dict[str, Any]]]] = {
    "sheet": {
        "hand": {"hand": ["Bell Tower", "Forest", "King", "Queen", "Rangers", "Unicorn", "Doppelgänger"]},
        "French": {"hand": ["Montagne", "Fumée", "Feu de Forêt", "Mirage"], "lang": "fr"},
        "choice": {
            "hand": ["Mountain", "Smoke", "Wildfire", "Mirage", "Book of Changes"],
            "choices": {"Mirage": "Rainstorm", "Book of Changes": ["Smoke", "weather"]},
        },
        "modules": {
            "hand": ["CH01", "FR31", "FR32"],
            "discard": ["Knights"],
            "items": ["Spyglass"],
            "players": 3,
            "modules": ["suits", "items"],
            "options": ["wildfire-spares-outsiders"],
        },
    },
    "rank": {"table": {"hands": [{"hand": ["Dragon", "Collector"]}, {"hand": ["King", "Queen", "Rangers"]}]}},
    "alternatives": {"Mirage": {"hand": ["Mountain", "Smoke", "Wildfire", "Mirage"], "card": "Mirage"}},
    "swaps": {"Swamp": {"hand": ["Mountain", "Smoke", "Swamp"], "discard": ["Wildfire"], "out": "Swamp"}},
}

_FIELDS: Final = {
    "hand": "Names in English or French, beginnings of names that fit one card only, or ids.",
    "choices": "By card: a card, a suit, `[card, suit]` for the Book of Changes, or null for nothing.",
    "discard": "The cards of the discard area.",
    "items": "The Cursed Items face down; they bring their module.",
    "players": "Players at the table; 4 if it is not said.",
    "modules": "In play: suits, items, promos, chaos.",
    "options": "Printing options: wildfire-spares-outsiders, promo-phoenix.",
    "search": "False leaves alone what no choice is given for.",
    "lang": "Of sentences; otherwise Accept-Language decides.",
    "hands": "At most twelve; every card exists once.",
    "card": "The card of the hand that may choose.",
    "out": "The card of the hand to part with.",
}
_WHY: Final = {
    404: "No such page",
    405: "No such method",
    408: "The question took too long to arrive",
    413: "The question is too long",
    422: "The question makes no sense",
    429: "Too many questions from one address",
    500: "The server's fault",
    503: "Too many questions from all, or one that is too hard",
}
_OF_QUESTION: Final = (408, 413, 422, 429, 500, 503)


def document() -> dict[str, Any]:
    """The whole of it."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "royaume",
            "version": __version__,
            "description": "Scores hands of Fantasy Realms. Independent of the game's publishers.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": {
            **{f"/api/{question}": {"post": _question(question)} for question in ASKS},
            "/api/cards": {"get": _CARDS},
            "/health": {"get": _HEALTH},
        },
        "components": {"schemas": _schemas()},
    }


def _question(question: str) -> Schema:
    asks, answers, summary = ASKS[question]
    examples = EXAMPLES[question]
    return {
        "operationId": question,
        "summary": summary,
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": reference(asks),
                    "examples": {name: {"value": asked} for name, asked in examples.items()},
                }
            },
        },
        "responses": {
            "200": {
                "description": summary,
                "content": {
                    "application/json": {
                        "schema": reference(answers),
                        "examples": {name: {"value": answer(question, asked)} for name, asked in examples.items()},
                    }
                },
            },
            **_failures(_OF_QUESTION),
        },
    }


def _failures(statuses: Iterable[int]) -> dict[str, Schema]:
    return {str(status): _failure(status) for status in statuses}


def _failure(status: int) -> Schema:
    """A refusal, with an example of each kind that has this status."""
    told: Schema = {
        "description": _WHY[status],
        "content": {"application/json": {"schema": reference(shapes.FailureJson)}},
    }
    if status in (429, 503):
        told["headers"] = {"Retry-After": {"description": "Seconds", "schema": {"type": "integer"}}}
    kinds = [kind for kind, its in STATUS.items() if its == status]
    told["description"] += ": " + ", ".join(f"`{kind}`" for kind in kinds)
    if status == 422:
        told["description"] += ", and what the game refuses"
        told["content"]["application/json"]["example"] = answer("sheet", {"hand": ["Mountan"]})
    return told


_LANG: Final[Schema] = {
    "name": "lang",
    "in": "query",
    "description": "If it is not given, Accept-Language decides.",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}
_CARDS: Final[Schema] = {
    "operationId": "cards",
    "summary": "All cards, items, suits, modules and options, with what they say",
    "parameters": [_LANG],
    "responses": {
        "200": {
            "description": "The catalogue",
            "content": {"application/json": {"schema": reference(shapes.CatalogueJson)}},
        },
        "304": {"description": "It is as it was when its ETag was sent"},
        **_failures((422, 429, 500)),
    },
}
_HEALTH: Final[Schema] = {
    "operationId": "health",
    "summary": "Whether the server is there",
    "responses": {
        "200": {
            "description": "It is",
            "content": {
                "application/json": {
                    "schema": {
                        "type": "object",
                        "properties": {"status": {"const": "ok"}, "version": {"type": "string"}},
                        "required": ["status", "version"],
                        "additionalProperties": False,
                    }
                }
            },
        },
        **_failures((500,)),
    },
}


def _schemas() -> dict[str, Schema]:
    """Of all shapes; of questions with what each field may be."""
    asks = [asks for asks, _, _ in ASKS.values()]
    answers = [answers for _, answers, _ in ASKS.values()]
    schemas = schemas_of([*asks, *answers, shapes.CatalogueJson, shapes.FailureJson])
    for shape in asks:
        properties = schemas[shape.__name__]["properties"]
        for name in get_type_hints(shape):
            properties[name] = {**properties[name], "description": _FIELDS[name], **_bounds(name, properties[name])}
    return schemas


def _bounds(name: str, schema: Schema) -> Schema:
    if name == "players":
        return {"minimum": 1, "maximum": 12}
    if name == "hands":
        return {"maxItems": MOST_HANDS}
    return {"array": {"maxItems": MOST_NAMES}, "object": {"maxProperties": MOST_NAMES}}.get(schema.get("type", ""), {})
