"""What can be set on a server: how much it does at once, and what it lets one client have."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from royaume.server.errors import ServerError


def usual_workers() -> int:
    """Processes for questions: two at least, so that a long one never keeps a short one waiting."""
    return max(2, min(4, os.cpu_count() or 1))


def workers_of(text: str) -> int:
    """A number of worker processes as it is typed."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 2 and 2 <= int(text) <= 64):
        raise ServerError("bad-workers", given=text)
    return int(text)


@dataclass(frozen=True)
class Settings:
    """Times are in seconds, sizes in bytes."""

    workers: int = field(default_factory=usual_workers)
    """Processes that answer questions; they start when they are needed."""
    time_limit: float = 20
    """That a question may wait for a worker, and that it may then take."""
    most_waiting: int = 128
    """Questions that wait for a worker, of all clients together."""
    body_limit: int = 64 * 1024
    body_seconds: float = 10
    """That a client may take to send its question."""
    rate: float = 30
    """Questions a second of one address, in the long run,"""
    burst: int = 120
    """and at once."""
    most_at_once: int = 32
    """Questions of one address that are not answered yet."""
    most_addresses: int = 10_000
    """Of which the rate is remembered; a full book forgets those that asked longest ago."""
    proxied: bool = False
    """Behind a reverse proxy: the client's address is the last of X-Forwarded-For. Otherwise anybody could write it."""


DEEPEST = 16
"""Lists and objects within each other that a question may have; a real one has five."""
