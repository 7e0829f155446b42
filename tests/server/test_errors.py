"""Every refusal of the server has a status and a sentence in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import royaume.server
from royaume.core.language import LANGUAGES
from royaume.realms.errors import LineError
from royaume.server.errors import STATUS, WORDS, ServerError, headers_of, status_of

CODES = sorted(WORDS)
AT_START = {"bad-port", "bad-host", "bad-workers"}
"""What keeps a server from starting has no status."""


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_raised_somewhere_and_differs_in_each_language(code: str) -> None:
    sentences = [WORDS._sentences[code][lang] for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    folder = Path(royaume.server.__path__[0])
    assert any(f'"{code}"' in path.read_text(encoding="utf-8") for path in folder.glob("*.py") if path.stem != "errors")
    assert code.partition(".")[0] in STATUS.keys() | AT_START


def test_every_code_that_is_raised_is_in_the_catalogue() -> None:
    folder = Path(royaume.server.__path__[0])
    raised = {
        code
        for path in folder.glob("*.py")
        for code in re.findall(r"ServerError\(\s*\"([^\"]+)\"", path.read_text(encoding="utf-8"))
    }
    assert raised <= set(WORDS)


@pytest.mark.parametrize("code", CODES)
def test_french_is_spaced_as_french_is(code: str) -> None:
    french = WORDS._sentences[code]["fr"]
    assert "“" not in french
    for sign in ";?!»":
        assert f" {sign}" in french or sign not in french


def test_headers_beside_the_sentence() -> None:
    assert headers_of(ServerError("busy", seconds=2)) == {"Retry-After": "2"}
    assert headers_of(ServerError("bad-method", given="PUT", expected=["GET", "HEAD"])) == {"Allow": "GET, HEAD"}
    assert headers_of(ServerError("failed")) == {}
    assert headers_of(LineError("bad-line.object", given="", needed="")) == {}
    assert status_of(LineError("bad-line.object", given="", needed="")) == 422
