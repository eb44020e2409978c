"""kill -9 at random moments of play: nothing that was acknowledged is lost. `ludoteca kill-test` does the same 200
times."""

from __future__ import annotations

import pytest

from ludoteca.lab.servers.kill_cluster import KILLS, kill_nodes
from ludoteca.lab.servers.kill_test import kill_often
from ludoteca.lab.servers.local_servers import NoServer
from server.cluster.servers import missing


async def test_a_kill_loses_nothing() -> None:
    found = await kill_often(1, 4, "parley", 3, 5, lambda _kill, _moves: None)
    assert found["lost"] == []
    assert found["kills"] == 1


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_twenty_kills_lose_nothing() -> None:
    found = await kill_often(20, 4, "parley", 3, 5, lambda _kill, _moves: None)
    assert found["lost"] == []
    assert found["kills"] == 20
    assert found["acknowledged"] > 100
    assert found["open_offers_at_a_kill"] > 0
    assert found["in_flight_at_a_kill"] > 0  # some kills came between a command and its answer


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_kills_in_a_cluster_lose_nothing() -> None:
    """Players of one table sit at three servers; what is killed comes back, and the others play on."""
    try:
        found = await kill_nodes(3, len(KILLS), 3, "parley", 3, 2, lambda _kill, _moves: None)
    except NoServer as error:
        missing(error)
        return
    assert found["lost"] == []
    assert found["kills"] == {"node": 4, "bus": 1, "database": 1, "worker": 1}
    for what, kills in found["kills"].items():
        assert 0 < found["median_s"][what] <= found["slowest_s"][what]
        assert 0 <= found["late"][what] <= kills
    assert found["acknowledged"] > 0
