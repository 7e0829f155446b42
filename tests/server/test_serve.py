"""``royaume serve`` as a process: what it prints, how it is reached, how it is stopped, and what it refuses."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from royaume.cli.serve import open_browser
from royaume.server.errors import ServerError
from royaume.server.listening import listen, own_address, port_of
from tests.server.small import ENDLESS, EXAMPLE, SLOW

LINE = re.compile(r"Royaume is at (http://\S+)(?:, for others in your network at (http://\S+))? \(Ctrl-C stops it\)\n")


@dataclass
class Served:
    """A server that runs."""

    process: subprocess.Popen[str]
    line: str

    @property
    def port(self) -> int:
        found = LINE.fullmatch(self.line)
        assert found, self.line
        return int(found[1].rstrip("/").rpartition(":")[2])

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        talk = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            talk.request(method, path, None if body is None else json.dumps(body), headers)
            said = talk.getresponse()
            return said.status, {name.lower(): value for name, value in said.getheaders()}, said.read()
        finally:
            talk.close()

    def stop(self, with_: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Its exit status, and what it had logged."""
        self.process.send_signal(with_)
        _, logged = self.process.communicate(timeout=60)
        return self.process.returncode, logged


@contextmanager
def served(*arguments: str) -> Iterator[Served]:
    process = subprocess.Popen(
        [sys.executable, "-m", "royaume", "serve", "--port", "0", "--lang", "en", "--workers", "2", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    try:
        assert process.stdout
        yield Served(process, process.stdout.readline())
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def test_it_says_where_it_is_serves_and_stops() -> None:
    with served("--log-format", "json") as server:
        status, headers, page = server.ask("GET", "/")
        assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "script-src 'self' 'sha256-" in headers["content-security-policy"]
        assert b"<!doctype html>" in page.lower()
        assert "server" not in headers

        status, told, nothing = server.ask("HEAD", "/")
        assert (status, nothing, told["content-length"]) == (200, b"", headers["content-length"])
        assert server.ask("GET", "/", **{"If-None-Match": headers["etag"]})[0] == 304
        assert server.ask("HEAD", "/health")[0] == 200
        assert server.ask("GET", "//")[0] == server.ask("GET", "/../../etc/passwd")[0] == 404

        assert json.loads(server.ask("POST", "/api/sheet", {"hand": EXAMPLE})[2])["total"] == 260
        status, headers, refused = server.ask(
            "POST", "/api/sheet", {"hand": ["x" * 70_000]}, **{"Accept-Language": "fr"}
        )
        assert (status, headers["content-language"]) == (413, "fr")
        assert json.loads(refused)["error"]["kind"] == "large-body"

        status, logged = server.stop()
    assert status == 0
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line["status"] for line in lines] == [200, 200, 304, 200, 404, 404, 200, 413]
    assert {line["event"] for line in lines} == {"request"}


def test_every_file_of_the_site_is_served_with_its_policy_and_cached() -> None:
    with served() as server:
        page = server.ask("GET", "/")[2].decode()
        linked = set(re.findall(r'(?:src|href)="([^":#]+)"', page))
        assert len(linked) > 5
        for path in linked:
            status, headers, content = server.ask("GET", f"/{path}", **{"Accept-Encoding": "gzip"})
            assert (status, len(content)) == (200, int(headers["content-length"])), path
            assert headers["x-content-type-options"] == "nosniff"
            assert ("immutable" in headers["cache-control"]) == bool(re.match(r"[acepy]/[0-9a-f]{8}/", path)), path


@pytest.mark.parametrize("with_", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_lets_what_is_asked_be_answered(with_: signal.Signals) -> None:
    with served() as server:
        answers: list[tuple[int, dict[str, str], bytes]] = []
        asking = threading.Thread(target=lambda: answers.append(server.ask("POST", "/api/alternatives", SLOW)))
        server.ask("POST", "/api/sheet", {"hand": EXAMPLE})
        asking.start()
        time.sleep(0.3)
        status, logged = server.stop(with_)
        asking.join()
    assert (status, answers[0][0]) == (0, 200)
    assert json.loads(answers[0][2])["card"] == "FR52"
    assert "Traceback" not in logged


def test_slow_questions_delay_no_fast_ones() -> None:
    with served() as server:
        server.ask("POST", "/api/sheet", {"hand": EXAMPLE})
        slow = threading.Thread(target=server.ask, args=("POST", "/api/alternatives", SLOW))
        slow.start()
        time.sleep(0.1)
        took = []
        for _ in range(8):
            started = time.perf_counter()
            assert server.ask("POST", "/api/sheet", {"hand": EXAMPLE})[0] == server.ask("GET", "/health")[0] == 200
            took.append(time.perf_counter() - started)
            if not slow.is_alive():
                break
        assert len(took) >= 4
        assert sorted(took)[len(took) // 2] < 0.5
        slow.join()


def test_one_who_hangs_up_is_no_error() -> None:
    with served("--log-format", "json") as server:
        for asked in (ENDLESS, ENDLESS):  # the second waits for the first, which nobody waits for
            body = json.dumps(asked).encode()
            with socket.create_connection(("127.0.0.1", server.port)) as talk:
                talk.sendall(b"POST /api/swaps HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
                time.sleep(0.15)
        with socket.create_connection(("127.0.0.1", server.port)) as talk:
            talk.sendall(b"POST /api/sheet HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")
            time.sleep(0.1)
        with socket.create_connection(("127.0.0.1", server.port)) as talk:
            talk.sendall(b"\x00\xff nonsense\r\n\r\n")
            assert talk.recv(100).startswith(b"HTTP/1.1 400")
        assert server.ask("POST", "/api/sheet", {"hand": EXAMPLE})[0] == 200
        started = time.perf_counter()
        status, logged = server.stop()
    assert status == 0
    assert time.perf_counter() - started < 5
    assert "Traceback" not in logged
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line["status"] for line in lines if line["event"] == "request"] == [499, 499, 499, 200]


def test_a_server_that_is_killed_leaves_no_worker_not_even_a_busy_one() -> None:
    with served() as server:
        body = json.dumps(ENDLESS).encode()
        server.ask("POST", "/api/sheet", {"hand": EXAMPLE})
        with socket.create_connection(("127.0.0.1", server.port)) as talk:
            talk.sendall(b"POST /api/swaps HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            time.sleep(0.2)
            server.process.kill()
        server.process.communicate(timeout=10)  # ends when the last that could write there has ended


def refused(*arguments: str, lang: str = "en") -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "royaume", "serve", "--lang", lang, *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("port", ["x", "-1", "65536", "8000.5", "", "²", "1" * 5000])
def test_what_is_no_port_is_refused(port: str) -> None:
    with pytest.raises(ServerError) as refusal:
        port_of(port)
    assert str(refusal.value) == f"“{port}” is not a port; expected a whole number from 0 (any free one) to 65535"


def test_a_server_that_cannot_start_says_why_in_one_sentence() -> None:
    assert refused("--port=x").startswith("royaume: “x” is not a port; ")
    assert refused("--host", "203.0.113.7").startswith("royaume: “203.0.113.7” is no address of this machine: ")
    assert "n'est pas un nombre de processus" in refused("--workers", "1", lang="fr")


def test_a_port_that_is_taken_is_refused_in_both_languages() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert refused("--port", str(port)) == (
            f"royaume: port {port} is taken by another program; choose another with --port, or 0 for any free one\n"
        )
        assert f"le port {port} est pris par un autre programme" in refused("--port", str(port), lang="fr")


@pytest.mark.parametrize("host", ["203.0.113.7", "no such host", "x" * 300, "é.invalid", "...", "2001:db8::1"])
def test_what_is_no_address_of_this_machine_is_refused(host: str) -> None:
    with pytest.raises(ServerError) as refusal:
        listen(host, 0)
    assert str(refusal.value).startswith(f"“{host}” is no address of this machine: ")


def test_on_every_address_it_says_the_one_in_the_network() -> None:
    with served("--host", "0.0.0.0") as server:
        found = LINE.fullmatch(server.line)
        assert found
        assert found[1] == f"http://127.0.0.1:{server.port}/"
        own = own_address()
        assert found[2] == (f"http://{own}:{server.port}/" if own else None)
        assert server.ask("GET", "/health")[0] == 200


def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    done = threading.Event()

    def note(url: str) -> bool:
        opened.append(url)
        done.set()
        return True

    monkeypatch.setattr("webbrowser.open", note)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    open_browser("http://127.0.0.1:1/")
    assert not opened
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser("http://127.0.0.1:2/")
    assert done.wait(10)
    assert opened == ["http://127.0.0.1:2/"]
