"""Processes that race on shared tables; `make race` is the long run."""

from __future__ import annotations

import pytest

from server.cluster.race import race


@pytest.mark.long
@pytest.mark.parametrize(("database", "processes"), [("sqlite", 2), ("postgresql", 4)])
def test_several_processes_race_on_shared_tables(database: str, processes: int) -> None:
    found = race(database, processes, tables=12, moves=5000)
    assert found["moves"] == 5000 and found["conflicts"] > 0
