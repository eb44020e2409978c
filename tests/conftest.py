"""Order of the whole suite."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser tests come last: their driver keeps an event loop running, beside which no other may start."""
    items.sort(key=lambda item: "browser" in item.path.parts)
