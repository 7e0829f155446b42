"""The log: a line for each request, for people or for programs, with nothing in it that is somebody's business."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from datetime import datetime

import pytest

from royaume.server.logs import LOG_FORMATS, LogFormat, note, path_of, write_logs
from tests.server.small import client


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Where the logs go; afterwards they go where they went."""
    loggers = [logging.getLogger(name) for name in ("royaume.server", "uvicorn", "asyncio")]
    before = [(logger, [*logger.handlers], logger.level, logger.propagate) for logger in loggers]
    yield io.StringIO()
    for logger, handlers, level, propagate in before:
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_a_line_of_json_for_each_request(written: io.StringIO) -> None:
    write_logs(written, "json")
    with client() as asking:
        asking.post("/api/sheet?lang=secret", json={"hand": ["King"]})
        asking.get("/nothing%0A%22é", headers={"x-forwarded-for": "10.1.2.3"})
        answered = asking.get("/")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [(line["method"], line["path"], line["status"]) for line in lines] == [
        ("POST", "/api/sheet", 200),
        ("GET", "/nothing%0A%22%C3%A9", 404),
        ("GET", "/", 200),
    ]
    for line in lines:
        assert list(line) == ["time", "level", "event", "method", "path", "status", "ms", "bytes"]
        assert (line["level"], line["event"]) == ("info", "request")
        assert datetime.fromisoformat(line["time"]).tzinfo
        assert 0 <= line["ms"] < 60_000
    assert lines[-1]["bytes"] == len(answered.content)
    assert not any(word in written.getvalue() for word in ("secret", "King", "10.1.2.3", "testclient"))


def test_a_line_for_people(written: io.StringIO) -> None:
    write_logs(written, "text")
    with client() as asking:
        asking.get("/sw.js")
    at, status, method, path, _, ms, size, unit = written.getvalue().split()
    assert (status, method, path, ms, size, unit) == ("200", "GET", "/sw.js", "ms", "9", "bytes")
    assert at.count(":") == 2


@pytest.mark.parametrize("form", LOG_FORMATS)
def test_what_goes_wrong_is_written_with_its_trace(written: io.StringIO, form: LogFormat) -> None:
    write_logs(written, form)
    try:
        raise ZeroDivisionError("by nought")
    except ZeroDivisionError:
        logging.getLogger("royaume.server").exception("failed")
    note("a worker died", status=-9)
    told = written.getvalue()
    if form == "json":
        failed, died = map(json.loads, told.splitlines())
        assert "ZeroDivisionError: by nought" in failed["trace"]
        assert (died["level"], died["event"], died["status"]) == ("warning", "a worker died", -9)
    else:
        assert "error: failed\nTraceback" in told
        assert "warning: a worker died status=-9\n" in told


def test_no_path_writes_a_line_of_its_own() -> None:
    for path in ("/a\nb", "/a\u2028b", "/\x1b[31m", "/" + "x" * 10_000, "/\udcff"):
        shown = path_of({"path": path})
        assert shown.isascii() or shown.endswith("…")
        assert len(shown.splitlines()) == 1
        assert len(shown) <= 201
