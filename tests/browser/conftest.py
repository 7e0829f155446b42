"""A browser for the tests: Debian's Chromium, driven by Playwright; a host that serves a folder and nothing more, or
that answers questions as well; and how a test speaks to the page's engine."""

from __future__ import annotations

import functools
import json
import shutil
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from royaume.realms.answers import answer
from royaume.web.site import Site, build, write

_CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
_MISSING = "royaume's browser tests need Chromium: apt-get install chromium"
_ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"),
    *("--disable-component-update", "--disable-default-apps", "--disable-sync", "--no-first-run", "--mute-audio"),
)
SUBFOLDER = "games/royaume"
"""The site is not at the root of its host: nothing in it may count on that."""


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is."""
    for name in _CHROMIUM:
        if path := shutil.which(name):
            return path
    pytest.fail(_MISSING, pytrace=False)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=_ARGUMENTS)
        yield opened
        opened.close()


@dataclass
class Host:
    """Serves a folder as any host does, with the headers of some files if it is told to. It can be switched off, and
    on again at the same address. With ``api`` it answers questions, with ``without`` it misses what lies there."""

    folder: Path
    headers: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    api: bool = False
    without: str | None = None
    asked: list[str] = field(default_factory=list)
    port: int = 0
    _server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}/{SUBFOLDER}/"

    def on(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), functools.partial(_Handler, host=self))
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def off(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *arguments: Any, host: Host) -> None:
        self.host = host
        super().__init__(*arguments, directory=str(host.folder))

    def do_GET(self) -> None:
        if self.host.without and self._path().startswith(self.host.without):
            self.send_error(404)
        else:
            super().do_GET()

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if not self.host.api:
            self.send_error(503)
            return
        told = json.dumps(answer(self._path().removeprefix("api/"), asked)).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def end_headers(self) -> None:
        for name, value in self.host.headers.get(self._path(), {}).items():
            self.send_header(name, value)
        super().end_headers()

    def _path(self) -> str:
        return self.path.partition("?")[0].removeprefix(f"/{SUBFOLDER}/")

    def log_message(self, *_: object) -> None:
        self.host.asked.append(self._path())


@pytest.fixture(scope="session")
def static_site() -> Site:
    """What ``make site`` writes."""
    return build(api=False)


@pytest.fixture(scope="session")
def static_folder(static_site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    write(static_site, folder / SUBFOLDER)
    return folder


@pytest.fixture
def host(static_folder: Path) -> Iterator[Host]:
    """A host of the static site that knows nothing but its files."""
    hosting = Host(static_folder)
    hosting.on()
    yield hosting
    hosting.off()


@dataclass
class Faults:
    """What a page has complained of."""

    said: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.said.append(message.text)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that knows nothing yet: a telephone's, in English."""
    opened = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    yield opened
    opened.close()


# --- speaking to the engine --------------------------------------------------------------------------------------

_ENGINE = "const engine = await import(document.querySelector('link[href$=\"app/engine.js\"]').href);"
_OFFLINE = "const offline = await import(document.querySelector('link[href$=\"app/offline.js\"]').href);"


def with_engine(script: str) -> str:
    """A function for ``evaluate`` whose body knows ``engine``, the page's own, and ``given``."""
    return f"async (given) => {{ {_ENGINE} {script} }}"


def started(page: Page) -> None:
    """Waits until the page answers by itself."""
    page.evaluate(with_engine("await engine.startLocal();"))


def state(page: Page) -> str:
    return str(page.evaluate(with_engine("return engine.state.value;")))


def ask(page: Page, *questions: tuple[str, object]) -> list[Any]:
    """The page's answers to some questions, all put at once."""
    told: list[Any] = page.evaluate(
        with_engine("return Promise.all(given.map((each) => engine.ask(...each)));"), [list(each) for each in questions]
    )
    return told


def kept_whole(page: Page) -> None:
    """Waits until all is kept on the device."""
    page.evaluate(
        f"""async () => {{ {_OFFLINE}
        await new Promise((whole) => offline.kept.subscribe((kept) => kept === "all" && whole())); }}"""
    )
