"""How much one client may ask: so many questions a second, and so many at once. What is remembered of clients is
bounded, however many come."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from royaume.server.errors import ServerError
from royaume.server.settings import Settings

_SOON: Final = 1
"""Seconds after which it is worth asking again when only others are in the way."""


class Rates:
    """A bucket of tokens for each address: a question takes one, and they come back at the rate until it is full. A
    bucket is remembered by the moment it will be full; one that is full needs no remembering."""

    def __init__(self, rate: float, burst: int, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._each = 1 / rate
        self._whole = burst / rate
        self._most = most
        self._clock = clock
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, address: str) -> float:
        """Takes a token. If there is none: seconds until there is one, else 0."""
        now = self._clock()
        full_at = max(now, self._full_at.get(address, now)) + self._each
        if full_at - now > self._whole + 1e-9:
            return full_at - now - self._whole
        self._full_at[address] = full_at
        self._full_at.move_to_end(address)
        self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        while self._full_at:
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) <= self._most:
                return
            del self._full_at[oldest]


class Limits:
    """What a client is let have."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = Rates(settings.rate, settings.burst, settings.most_addresses, clock)
        self._most_at_once = settings.most_at_once
        self._asking: Counter[str] = Counter()

    def count(self, address: str) -> None:
        """Counts a question of this address, or refuses it."""
        if wait := self._rates.wait(address):
            raise ServerError("too-many.rate", seconds=math.ceil(wait))

    @contextmanager
    def asking(self, address: str) -> Iterator[None]:
        """While a question of this address is being answered."""
        if self._asking[address] >= self._most_at_once:
            raise ServerError("too-many.at-once", given=self._most_at_once, seconds=_SOON)
        self._asking[address] += 1
        try:
            yield
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address]
