"""The API as it is told to programs: it says what the server does, the examples are answered, and nothing that fits or
does not fit it makes the server fail."""

from __future__ import annotations

import random
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, seed, settings
from jsonschema_rs import validator_for
from schemathesis.checks import CHECKS
from starlette.testclient import TestClient

from royaume.realms import CARDS, ITEMS
from royaume.realms.answers import QUESTIONS, answer, catalogue
from royaume.server.app import create_app
from royaume.server.listening import listen, urls_of
from royaume.server.openapi import ASKS, EXAMPLES, document
from royaume.server.schemas import schemas_of
from royaume.server.settings import Settings
from tests.server.small import ENDLESS, SITE

DOCUMENT: Final = document()
_PHASES: Final = (Phase.explicit, Phase.generate)


def fits(shape: str, value: object) -> bool:
    """Whether a value is what a shape of the document says."""
    schema = {"$ref": f"#/components/schemas/{shape}", "components": DOCUMENT["components"]}
    return bool(validator_for(schema).is_valid(value))


def test_it_is_served(here: TestClient) -> None:
    said = here.get("/api/openapi.json")
    assert said.json() == DOCUMENT
    assert said.headers["content-type"] == "application/json"


def test_it_tells_of_every_question_and_every_path() -> None:
    assert set(ASKS) == set(EXAMPLES) == set(QUESTIONS)
    assert set(DOCUMENT["paths"]) == {*(f"/api/{question}" for question in QUESTIONS), "/api/cards", "/health"}


def test_every_refusal_has_the_same_shape() -> None:
    for path in DOCUMENT["paths"].values():
        for operation in path.values():
            for status, told in operation["responses"].items():
                if status not in ("200", "304"):
                    schema = told["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/FailureJson"}


def test_every_field_of_a_question_says_what_it_is() -> None:
    for asks, _, _ in ASKS.values():
        for field in DOCUMENT["components"]["schemas"][asks.__name__]["properties"].values():
            assert field["description"]


@pytest.mark.parametrize("question", EXAMPLES)
def test_the_examples_are_answered(here: TestClient, question: str) -> None:
    asks, answers, _ = ASKS[question]
    for asked in EXAMPLES[question].values():
        said = here.post(f"/api/{question}", json=asked)
        assert said.status_code == 200, said.text
        assert fits(asks.__name__, asked)
        assert fits(answers.__name__, said.json())


def test_the_schemas_are_as_strict_as_the_game() -> None:
    good: dict[str, Any] = {"hand": ["King"]}
    wrong: list[dict[str, Any]] = [
        {"players": 0},
        {"players": 13},
        {"players": True},
        {"lang": "de"},
        {"player": 3},
        {"hand": "King"},
        {"hand": ["King"] * 101},
        {"choices": []},
        {"search": 1},
        {"modules": [1]},
    ]
    assert fits("HandAsk", good)
    for each in wrong:
        assert not fits("HandAsk", good | each), each
        assert "error" in answer("sheet", good | each), each
    assert not fits("HandAsk", {})
    assert not fits("RankAsk", {"hands": [good] * 13})


def test_the_catalogue_fits() -> None:
    assert fits("CatalogueJson", catalogue("fr"))
    assert not fits("CatalogueJson", {**catalogue("fr"), "more": 1})


def test_a_type_that_json_does_not_have_is_refused() -> None:
    class Odd:
        field: bytes

    with pytest.raises(TypeError, match="has no schema"):
        schemas_of([Odd])


# Schemathesis asks whatever the document allows and whatever it does not. It knows no card, so most hands are made ones
# of cards that exist.

_IDS: Final = [card.id for card in CARDS]
_SCHEMA: Final = schemathesis.openapi.from_dict(DOCUMENT)
_STATUSES: Final[Counter[int]] = Counter()


@_SCHEMA.hook
def map_case(_context: schemathesis.HookContext, case: schemathesis.Case[Any]) -> schemathesis.Case[Any]:
    fitting = case.meta is not None and case.meta.generation.mode is schemathesis.GenerationMode.POSITIVE
    dice = random.Random(repr(case.body))
    if fitting and isinstance(case.body, dict) and dice.random() < 0.7:
        case.body = _with_cards(case.body, dice)
    return case


def _with_cards(body: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """The same question about cards that exist, or one that nobody has the time for."""
    if "hands" in body:
        cards = dice.sample(_IDS, 2 * len(body["hands"]))
        return {"hands": [{"hand": cards[place : place + 2]} for place in range(0, len(cards), 2)]}
    if "out" in body and dice.random() < 0.3:
        return dict(ENDLESS)
    hand = dice.sample(_IDS, dice.randint(1, 6))
    made = {name: value for name, value in body.items() if name in ("players", "search", "lang")}
    made |= {name: dice.choice(hand) for name in ("card", "out") if name in body}
    if "discard" in body:
        made["discard"] = [each for each in dice.sample(_IDS, 3) if each not in hand]
    if "items" in body:
        made["items"] = [item.id for item in dice.sample(ITEMS, 2)]
    return {**made, "hand": hand, "modules": dice.choice([[], ["suits"], ["suits", "promos"]])}


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Of a server that has little patience."""
    listener = listen("127.0.0.1", 0)
    app = create_app(Settings(workers=2, rate=1e6, burst=10**6, time_limit=0.3), SITE)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, ws="none"))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    yield urls_of(listener)[0]
    server.should_exit = True
    thread.join()


@_SCHEMA.parametrize()
@seed(20)
@settings(max_examples=30, deadline=None, database=None, suppress_health_check=list(HealthCheck), phases=_PHASES)
def test_whatever_is_asked_the_answer_is_as_told(case: schemathesis.Case[Any], url: str) -> None:
    said = case.call(base_url=url)
    _STATUSES[said.status_code] += 1
    assert said.status_code != 500
    left_out = ["positive_data_acceptance"]  # a name that fits the schema need be no card's
    if said.status_code == 503:
        left_out.append("not_a_server_error")  # but the game's: this one has no end
    excluded: list[Any] = [CHECKS.get_one(name) for name in left_out]
    case.validate_response(said, excluded_checks=excluded)


def test_all_kinds_of_answers_were_among_them() -> None:
    if _STATUSES:  # not when that test is left out
        assert {200, 422, 503} <= set(_STATUSES)
        assert _STATUSES[200] >= 20
