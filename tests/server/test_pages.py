"""The site over HTTP: what is sent, what may be kept, and the headers of everything that leaves."""

from __future__ import annotations

import gzip

import pytest
from starlette.testclient import TestClient

from royaume.server.headers import SECURITY
from tests.server.small import PAGE, POLICY, SITE, WORKER_POLICY


def test_every_file_is_there_with_its_type(here: TestClient) -> None:
    for path, file in SITE.files.items():
        said = here.get(f"/{path}")
        assert (said.status_code, said.content, said.headers["content-type"]) == (200, file.content, file.type)
    assert here.get("/").content == PAGE


def test_head_tells_what_get_would(here: TestClient) -> None:
    for path in ("/", "/a/0123abcd/app/main.js"):
        got, told = here.get(path), here.head(path)
        assert told.status_code == 200
        assert told.headers == got.headers


def test_paths_with_a_digest_are_kept_for_ever_and_others_asked_about(here: TestClient) -> None:
    kept = {path: here.get(f"/{path}").headers["cache-control"] for path in SITE.files}
    assert kept["a/0123abcd/app/main.js"] == kept["e/0123abcd/worker.js"] == "public, max-age=31536000, immutable"
    assert kept["index.html"] == kept["sw.js"] == kept["icon-192.png"] == "no-cache"


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_what_a_browser_has_is_not_sent_again(here: TestClient, encoding: str) -> None:
    headers = {"accept-encoding": encoding}
    first = here.get("/", headers=headers)
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}', "*"):
        again = here.get("/", headers={**headers, "if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == "no-cache"
        assert "content-encoding" not in again.headers
        assert again.headers["content-security-policy"] == first.headers["content-security-policy"]
    assert here.get("/", headers={**headers, "if-none-match": '"other"'}).status_code == 200


def test_compressed_where_it_pays_and_the_browser_understands(here: TestClient) -> None:
    with here.stream("GET", "/", headers={"accept-encoding": "gzip, br"}) as said:
        raw = b"".join(said.iter_raw())
    assert gzip.decompress(raw) == PAGE
    assert len(raw) < len(PAGE) / 4
    plain = here.get("/")
    assert "content-encoding" not in plain.headers
    assert plain.headers["etag"] != said.headers["etag"]
    assert plain.headers["vary"] == said.headers["vary"] == "Accept-Encoding"
    picture = here.get("/icon-192.png", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in picture.headers
    assert "vary" not in picture.headers


def test_the_page_has_its_policy_and_the_worker_its_own(here: TestClient) -> None:
    assert here.get("/").headers["content-security-policy"] == POLICY
    assert here.get("/e/0123abcd/worker.js").headers["content-security-policy"] == WORKER_POLICY
    assert "default-src 'none'" in here.get("/health").headers["content-security-policy"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(("GET", path) for path in ("/", "/nothing", "/health", "/api/cards", "/api/x", "/api/sheet")),
        *(("POST", path) for path in ("/", "/api/sheet")),
    ],
)
def test_the_headers_of_security_are_on_everything(here: TestClient, method: str, path: str) -> None:
    headers = here.request(method, path).headers
    for name, value in SECURITY.items():
        assert headers[name] if name == "Content-Security-Policy" else headers[name] == value
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    "path", ["/nothing", "/a/", "/index.html/", "/../pyproject.toml", "/%2e%2e/etc/passwd", "/%00", "/é", "/%ff"]
)
def test_what_is_not_there_is_404(here: TestClient, path: str) -> None:
    said = here.get(path, headers={"accept-language": "fr"})
    assert (said.status_code, said.headers["content-type"]) == (404, "application/json")
    assert said.json()["error"]["sentence"] == "il n'y a pas de telle page ici"


def test_a_person_who_is_lost_gets_a_page(here: TestClient) -> None:
    said = here.get("/<script>", headers={"accept": "text/html,*/*", "accept-language": "fr"})
    assert (said.status_code, said.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<html lang="fr">' in said.text
    assert '<a href="/">' in said.text
    assert "script" not in said.text
