"""Order of the whole suite, and settings of Hypothesis for all of it."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis tries the same examples in every run, and none fails because the machine is slow. The browser tests
    do not load it."""
    if config.pluginmanager.hasplugin("hypothesispytest"):
        from hypothesis import HealthCheck, settings

        slow_is_not_wrong = [HealthCheck.too_slow]
        settings.register_profile(
            "steady", deadline=None, derandomize=True, database=None, suppress_health_check=slow_is_not_wrong
        )
        settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser tests come last: their driver keeps an event loop running, beside which no other may start."""
    items.sort(key=lambda item: "browser" in item.path.parts)
