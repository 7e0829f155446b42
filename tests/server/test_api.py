"""Questions over HTTP: the answers are the game's own, whatever is asked there is an answer, and every refusal says why
in the language of whoever asked."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from royaume.core.language import LANGUAGES, Language
from royaume.realms.answers import QUESTIONS, answer, catalogue
from royaume.server import api
from royaume.server.app import create_app
from royaume.server.settings import Settings
from tests.server.small import ENDLESS, EXAMPLE, SITE, client, sentence

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("sheet", {"hand": EXAMPLE}),
        ("sheet", {"hand": ["Roi", "Reine"], "lang": "fr"}),
        ("rank", {"hands": [{"hand": ["Swamp"]}, {"hand": ["Dragon", "Collector"]}]}),
        ("alternatives", {"hand": ["Mountain", "Smoke", "Wildfire", "Mirage"], "card": "Mirage"}),
        ("swaps", {"hand": ["Mountain", "Smoke", "Swamp"], "discard": ["Wildfire"], "out": "Swamp"}),
    ],
)
def test_the_answers_are_those_of_the_game(here: TestClient, question: str, asked: dict[str, Any]) -> None:
    said = here.post(f"/api/{question}", json=asked)
    assert (said.status_code, said.headers["content-type"]) == (200, "application/json")
    assert said.json() == answer(question, asked)
    assert said.headers["cache-control"] == "no-store"


def test_the_example_of_the_rule_book(here: TestClient) -> None:
    assert here.post("/api/sheet", json={"hand": EXAMPLE}).json()["total"] == 260


def test_every_question_of_the_game_can_be_asked(here: TestClient) -> None:
    for question in QUESTIONS:
        assert here.post(f"/api/{question}", json={}).status_code == 422


def test_what_the_game_refuses_is_422_with_its_sentence(here: TestClient) -> None:
    said = here.post("/api/sheet", json={"hand": ["Mountan"]})
    assert said.status_code == 422
    assert said.json()["error"] == {
        "kind": "unknown-name",
        "case": "unknown-name.near",
        "sentence": "no card is called “Mountan”; did you mean Mountain?",
    }


@pytest.mark.parametrize(
    ("lang", "accepted", "spoken"),
    [
        (None, "", "en"),
        (None, "fr", "fr"),
        (None, "de, fr-CA;q=0.8, en;q=0.5", "fr"),
        (None, "fr;q=0.1, en", "en"),
        (None, "*, ;q=, fr;q=nan, " + "x," * 500, "en"),
        ("fr", "en", "fr"),
        ("en", "fr", "en"),
        ("de", "fr", "fr"),
    ],
)
def test_the_language_is_that_of_the_question_else_of_the_browser(
    here: TestClient, lang: str | None, accepted: str, spoken: Language
) -> None:
    asked = {"hand": ["Roi", "Rien"]} | ({"lang": lang} if lang else {})
    said = here.post("/api/sheet", json=asked, headers={"accept-language": accepted})
    if lang != "de":
        assert said.json() == answer("sheet", {**asked, "lang": spoken})
    assert said.headers["content-language"] == spoken
    assert "Accept-Language" in said.headers["vary"]


@pytest.mark.parametrize(
    ("body", "case"),
    [
        (b"", "bad-body.json"),
        (b"{", "bad-body.json"),
        (b'{"hand": [], "players": NaN}', "bad-body.json"),
        (b'{"hand": [], "players": -Infinity}', "bad-body.json"),
        (b'{"hand": [], "players": ' + b"9" * 5000 + b"}", "bad-body.json"),
        (b'{"hand": ["\xff"]}', "bad-body.encoding"),
        (b'{"hand": ["\xed\xa0\x80"]}', "bad-body.encoding"),
        (b'{"hand": ["\\ud800"]}', "bad-body.surrogate"),
        (b'{"\\udfff": 1}', "bad-body.surrogate"),
        (b"[" * 60_000, "bad-body.deep"),
        (b'{"a":' * 10_000, "bad-body.deep"),
        (b"[" * 900 + b"]" * 900, "bad-body.deep"),
        (b'{"hand": ' + b"[" * 16 + b"]" * 16 + b"}", "bad-body.deep"),
        (b'{"hand": ' + b"[" * 14 + b"]" * 14 + b"}", "bad-line.field"),
        (b"[]", "bad-line.object"),
        (b"null", "bad-line.object"),
        (b'"hand"', "bad-line.object"),
        (b"{}", "bad-line.object"),
        (b'{"hand": 1e999}', "bad-line.field"),
        (b'{"hand": [], "players": ' + b"9" * 4000 + b"}", "option.players"),
        ('{"hand": ["🐉 été 竜"]}'.encode(), "unknown-name.none"),
        (b'{"hand": ["\\u0000"]}', "unknown-name.empty"),
    ],
)
def test_what_is_no_question_is_422(here: TestClient, body: bytes, case: str) -> None:
    told: dict[str, str] = {}
    for lang in LANGUAGES:
        said = here.post("/api/sheet", content=body, headers={**JSON, "accept-language": lang})
        error = said.json()["error"]
        assert (said.status_code, error["case"]) == (422, case)
        assert error["kind"] == case.partition(".")[0]
        told[lang] = error["sentence"]
    assert told["en"] != told["fr"]


def test_every_sign_comes_back_as_it_went(here: TestClient) -> None:
    odd = "🐉 é \u2028 \\ \" ' \x7f <script> ﷽"
    said = here.post("/api/sheet", json={"hand": [odd]})
    assert odd in said.json()["error"]["sentence"]


def test_a_question_may_be_64_kB_and_not_more(here: TestClient) -> None:
    fits = b'{"hand": ["King"]' + b" " * (64 * 1024 - 18) + b"}"
    assert len(fits) == 64 * 1024
    assert here.post("/api/sheet", content=fits).json()["total"] == 8

    def in_pieces() -> Iterator[bytes]:
        yield fits
        yield b" "

    for long in (fits + b" ", in_pieces()):
        said = here.post("/api/sheet", content=long)
        assert said.status_code == 413
        assert said.json()["error"]["sentence"] == "the question is longer than 65536 bytes"


@pytest.mark.parametrize("length", ["9" * 400, "²", "-1", "x"])
def test_a_length_that_is_not_one_is_no_crash(here: TestClient, length: str) -> None:
    said = here.post("/api/sheet", content=b"{}", headers={b"content-length": length.encode("latin-1")})
    assert said.status_code in (413, 422)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/sheet", "POST"),
        ("DELETE", "/api/swaps", "POST"),
        ("OPTIONS", "/api/rank", "POST"),
        ("POST", "/api/cards", "GET, HEAD"),
        ("PUT", "/health", "GET, HEAD"),
        ("POST", "/api/openapi.json", "GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("PATCH", "/sw.js", "GET, HEAD"),
    ],
)
def test_a_method_that_is_not_done_is_405_with_what_is(here: TestClient, method: str, path: str, allowed: str) -> None:
    said = here.request(method, path, headers={"accept-language": "fr"})
    assert (said.status_code, said.headers["allow"]) == (405, allowed)
    error = said.json()["error"]
    assert error["kind"] == "bad-method"
    assert error["sentence"] == sentence("bad-method", "fr", given=method, expected=allowed.split(", "))


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/sheets", "/api/sheet/", "/api/index.html", "/api/../api/x"])
def test_what_the_api_does_not_have_is_404_as_json(here: TestClient, path: str) -> None:
    for method in ("GET", "POST"):
        said = here.request(method, path, headers={"accept": "text/html"})
        assert said.status_code == 404
        assert said.json()["error"]["case"] == "not-found.question"


def test_the_catalogue_in_the_language_asked_for(here: TestClient) -> None:
    assert here.get("/api/cards").json() == catalogue("en")
    for lang in LANGUAGES:
        by_query = here.get(f"/api/cards?lang={lang}", headers={"accept-language": "en, fr;q=0.3"})
        by_browser = here.get("/api/cards", headers={"accept-language": lang})
        assert by_query.json() == by_browser.json() == catalogue(lang)
        assert by_query.headers["content-language"] == lang
    refused = here.get("/api/cards?lang=de")
    assert (refused.status_code, refused.json()["error"]["case"]) == (422, "bad-query.lang")


@pytest.mark.parametrize("path", ["/api/cards?lang=fr", "/api/openapi.json"])
@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_what_stays_the_same_need_not_be_sent_again(here: TestClient, path: str, encoding: str) -> None:
    first = here.get(path, headers={"accept-encoding": encoding})
    again = here.get(path, headers={"accept-encoding": encoding, "if-none-match": f'"x", W/{first.headers["etag"]}'})
    assert (first.status_code, again.status_code) == (200, 304)
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    other = here.get(path, headers={"accept-encoding": "identity" if encoding == "gzip" else "gzip"})
    assert other.headers["etag"] != first.headers["etag"]
    assert other.json() == first.json()


@pytest.mark.parametrize(
    ("accepted", "compressed"),
    [("gzip", True), ("br, gzip;q=0.5", True), ("*", True), ("gzip;q=0", False), ("", False), ("br", False)],
)
def test_long_answers_are_compressed_where_that_is_understood(
    here: TestClient, accepted: str, compressed: bool
) -> None:
    with here.stream("POST", "/api/sheet", json={"hand": EXAMPLE}, headers={"accept-encoding": accepted}) as said:
        raw = b"".join(said.iter_raw())
    assert (said.headers.get("content-encoding") == "gzip") is compressed
    assert int(said.headers["content-length"]) == len(raw)
    assert json.loads(gzip.decompress(raw) if compressed else raw)["total"] == 260
    short = here.post("/api/sheet", json={"hand": ["x"]}, headers={"accept-encoding": accepted})
    assert "content-encoding" not in short.headers
    assert "Accept-Encoding" in short.headers["vary"]


def test_health(here: TestClient) -> None:
    said = here.get("/health")
    assert (said.status_code, said.json()["status"]) == (200, "ok")
    assert here.head("/health").status_code == here.head("/api/cards").status_code == 200


def test_too_many_questions_are_429_and_say_when_to_come_again() -> None:
    with client(rate=0.5, burst=3) as asking:
        done = [asking.post("/api/sheet", json={"hand": ["King"]}) for _ in range(4)]
        assert [each.status_code for each in done] == [200, 200, 200, 429]
        refused = done[-1]
        assert refused.json()["error"]["case"] == "too-many.rate"
        assert refused.headers["retry-after"] == "2"
        assert asking.get("/api/cards").status_code == 429
        assert asking.get("/").status_code == asking.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("proxied", "forwarded", "others"),
    [
        (False, ["10.0.0.1", "10.0.0.2"], False),
        (True, ["10.0.0.1", "10.0.0.2"], True),
        (True, ["10.0.0.1, 10.0.0.9", "10.0.0.2, 10.0.0.9"], False),
        (True, ["2001:db8::1", "2001:db8::2"], False),
        (True, ["2001:db8::1", "2001:db8:0:1::1"], True),
        (True, ["::ffff:10.0.0.1", "10.0.0.1"], False),
        (True, ["nobody", "x" * 5000], False),
    ],
)
def test_a_forwarded_address_counts_behind_a_proxy_only(proxied: bool, forwarded: list[str], others: bool) -> None:
    with client(rate=0.001, burst=1, proxied=proxied) as asking:
        statuses = [asking.get("/api/cards", headers={"x-forwarded-for": each}).status_code for each in forwarded]
        assert statuses == [200, 200 if others else 429]


def test_a_mistake_of_ours_is_500_without_a_trace_and_the_server_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_body: bytes, _needed: str) -> dict[str, Any]:
        raise ZeroDivisionError("secret")

    with client() as asking, caplog.at_level(logging.INFO, "royaume.server"):
        monkeypatch.setattr(api, "question_of", broken)
        said = asking.post("/api/sheet", json={"hand": ["King"]}, headers={"accept-language": "fr"})
        monkeypatch.undo()
        assert said.status_code == 500
        assert said.json() == {"error": {"kind": "failed", "case": "failed", "sentence": sentence("failed", "fr")}}
        assert said.headers["x-content-type-options"] == "nosniff"
        assert asking.post("/api/sheet", json={"hand": ["King"]}).status_code == 200
    (failed,) = (record for record in caplog.records if record.getMessage() == "failed")
    assert failed.exc_info
    assert "secret" in str(failed.exc_info[1])


def raw(body: list[dict[str, Any]], **settings: Any) -> tuple[int, dict[str, Any]]:
    """What one is answered whose body comes in these pieces, and then nothing more."""
    sent: list[Any] = []

    async def receive() -> Any:
        return body.pop(0) if body else await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    scope: dict[str, Any] = {
        "type": "http",
        "method": "POST",
        "path": "/api/sheet",
        "headers": [],
        "query_string": b"",
        "client": None,
    }
    asyncio.run(create_app(Settings(**settings), SITE)(scope, receive, send))
    return sent[0]["status"], json.loads(sent[1].get("body") or b"{}")


def test_one_who_is_too_slow_is_not_waited_for() -> None:
    status, said = raw([{"type": "http.request", "body": b"{", "more_body": True}], body_seconds=0.05)
    assert (status, said["error"]["kind"]) == (408, "slow-body")
    assert said["error"]["sentence"] == "the question did not arrive within 0.05 seconds"


def test_one_who_hangs_up_before_the_question_is_whole() -> None:
    pieces: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]
    assert raw(pieces) == (499, {})


def test_an_address_has_so_many_questions_open() -> None:
    with client(most_at_once=0) as asking:
        refused = asking.post("/api/sheet", json={"hand": ["King"]})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
        assert refused.json()["error"]["case"] == "too-many.at-once"


def test_busy_and_too_hard_are_503() -> None:
    with client(most_waiting=0) as asking:
        refused = asking.post("/api/sheet", json={"hand": ["King"]})
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
        assert refused.json()["error"]["kind"] == "busy"
    with client(time_limit=0.2) as asking:
        refused = asking.post("/api/swaps", json=ENDLESS)
        assert (refused.status_code, refused.json()["error"]["kind"]) == (503, "too-hard")
        assert "0.2 seconds" in refused.json()["error"]["sentence"]
        assert asking.post("/api/sheet", json={"hand": ["King"]}).status_code == 200


def test_the_limits_that_are_set_if_nothing_is_said() -> None:
    usual = Settings()
    assert (usual.body_limit, usual.time_limit, usual.rate, usual.burst) == (65536, 20, 30, 120)
    assert usual.workers >= 2
    assert not usual.proxied
