"""Order of the whole suite, what runs twice if it fails, and settings of Hypothesis for all of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

# Tests of browsers, servers and other processes, which a busy machine can disturb.
PROCESSES = {"browser", "cluster", "lab", "ops", "sandbox", "cli", "bots"}


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
    """The browser tests come last: their driver keeps an event loop running, beside which no other may start. With
    LUDOTECA_RERUN a failed test of processes runs once more."""
    items.sort(key=lambda item: "browser" in item.path.parts)
    if os.environ.get("LUDOTECA_RERUN"):
        for item in items:
            if PROCESSES & set(item.path.parts):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name what runs once more in the file LUDOTECA_RERUN, as the process that reports the whole run hears of it."""
    if str(report.outcome) == "rerun" and "PYTEST_XDIST_WORKER" not in os.environ:
        with Path(os.environ["LUDOTECA_RERUN"]).open("a", encoding="utf-8") as listed:
            listed.write(report.nodeid + "\n")
