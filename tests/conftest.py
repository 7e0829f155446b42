"""For all tests: those in a browser come last. Playwright keeps an event loop running in the thread of the tests,
beside which no other may be started there."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: BROWSER in item.path.parents)
