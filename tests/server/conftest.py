"""What the tests of the server have in common: one client is enough for those that change nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.small import client


@pytest.fixture(scope="package")
def here() -> Iterator[TestClient]:
    with client(rate=1e6, burst=10**6) as found:
        yield found
