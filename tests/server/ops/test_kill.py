"""kill -9 at random moments of play: nothing that was acknowledged is lost. `ludoteca kill-test` does the same 200
times."""

from __future__ import annotations

import pytest

from ludoteca.server.ops.kill_test import kill_often


@pytest.mark.timeout(600)
async def test_twenty_kills_lose_nothing() -> None:
    moves: list[int] = []
    found = await kill_often(20, 4, "parley", 3, 5, lambda _kill, n: moves.append(n))
    assert found["lost"] == []
    assert found["kills"] == 20
    assert found["acknowledged"] > 100
    assert found["open_offers_at_a_kill"] > 0
    assert found["in_flight_at_a_kill"] > 0  # some kills came between a command and its answer
