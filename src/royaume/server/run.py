"""Runs the application under uvicorn until it is told to stop; what is being answered then is answered first."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn

from royaume.server.app import create_app
from royaume.server.logs import LogFormat, write_logs
from royaume.server.settings import Settings
from royaume.web.site import Site

_STOPS: Final = (signal.SIGINT, signal.SIGTERM)
_GRACE: Final = 2
"""Seconds beyond the longest question that a stop waits for answers."""


def serve(
    site: Site, settings: Settings, listener: socket.socket, log_format: LogFormat, ready: Callable[[], None]
) -> None:
    """Serves until SIGINT or SIGTERM; a second SIGINT does not wait for answers. ``ready`` is called once requests
    are answered."""
    write_logs(sys.stderr, log_format)
    config = uvicorn.Config(
        create_app(settings, site),
        access_log=False,  # a line a request is written by the application
        log_config=None,
        proxy_headers=False,  # who is believed about addresses is decided in one place, and not there
        server_header=False,
        ws="none",
        lifespan="on",
        timeout_graceful_shutdown=int(settings.time_limit) + _GRACE,
    )
    _Server(config, ready).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says when it is ready, and ends as a command does that was told to: with status 0."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in _STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
