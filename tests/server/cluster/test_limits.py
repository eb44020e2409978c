"""Rate limits and quotas that all nodes of a cluster count together, and what holds while the bus is away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.lab.servers.local_servers import RedisServer
from ludoteca.server.cluster import redis_counts
from ludoteca.server.cluster.redis_bus import RedisBus
from ludoteca.server.cluster.redis_counts import RedisCounts, key_of
from ludoteca.server.limits import RateLimit, RateLimits
from ludoteca.server.services.chat import PLAYER_BURST, ChatLimits
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.http import quotas
from server.tools import ServerHarness, running_server

NO_REFILL = 1e-6  # tokens per second: time does not help


@pytest.fixture(autouse=True)
def patient_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine Redis may take long to answer: the nodes would count alone."""
    monkeypatch.setattr(redis_counts, "ANSWER_S", 60.0)


@asynccontextmanager
async def nodes(folder: Path, redis: RedisServer) -> AsyncIterator[list[ServerHarness]]:
    """Two nodes that share a database and a bus, behind a proxy that reports the client addresses."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running_server(folder, store=Store(folder), bus=RedisBus(redis.url), limits=True, set={"proxy": True})
            )
            for _ in range(2)
        ]


async def made(node: ServerHarness, kinds: str, address: str = "10.0.0.1") -> dict[str, Any]:
    seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds.split()]
    body = {"game": "parley", "seats": seats, "name": "Anna"}
    answer = await node.http.post("/api/tables", json=body, headers={"x-forwarded-for": address})
    found: dict[str, Any] = answer.json()
    return found


def problem(answer: dict[str, Any]) -> str:
    return str(answer.get("error", {}).get("key", ""))


async def test_two_nodes_share_a_bucket(redis_server: RedisServer) -> None:
    counts = [RedisCounts(redis_server.url) for _ in range(2)]
    one, two = [RateLimit("guesses", NO_REFILL, 3.0, shared) for shared in counts]
    assert [await limit.take("a", 0.0) for limit in (one, two, one, two, one)] == [True, True, True, False, False]
    assert await two.take("b", 0.0)
    assert await RateLimit("others", NO_REFILL, 3.0, counts[0]).take("a", 0.0)
    for shared in counts:
        await shared.close()


async def test_a_shared_bucket_fills_up_and_expires(redis_server: RedisServer) -> None:
    shared = RedisCounts(redis_server.url)
    assert await shared.take("a", 20.0, 1.0)
    while not await shared.take("a", 20.0, 1.0):
        await asyncio.sleep(0.005)
    assert await shared.take("slow", 1 / 3600, 3.0)
    assert 3_500_000 < await shared.client.pttl(key_of("slow")) <= 3_600_000
    while await shared.client.exists(key_of("a")):
        await asyncio.sleep(0.005)
    await shared.close()


async def test_names_are_not_readable_in_redis(redis_server: RedisServer) -> None:
    shared = RedisCounts(redis_server.url)
    await shared.take("writes:10.11.12.13", 1.0, 5.0)
    await shared.remember("lobby:10.11.12.13", "table", 5)
    keys = await shared.client.keys("*")
    assert len(keys) == 2 and not any("10.11" in key for key in keys)
    await shared.close()


async def test_local_limits_hold_while_the_bus_is_away(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that loses the bus goes on from what it has granted itself, and asks again later."""
    monkeypatch.setattr(redis_counts, "PAUSE_S", 0.0)
    shared = RedisCounts(redis_server.url)
    limit = RateLimit("guesses", NO_REFILL, 3.0, shared)
    assert await limit.take("a", 0.0)
    redis_server.stop()
    assert await shared.take("guesses:a", NO_REFILL, 3.0) is None
    assert [await limit.take("a", 0.0) for _ in range(3)] == [True, True, False]
    redis_server.start()
    assert await shared.take("guesses:a", NO_REFILL, 3.0)
    await shared.close()


async def test_a_bus_that_is_away_is_not_asked_at_every_request(redis_server: RedisServer) -> None:
    shared = RedisCounts(redis_server.url)
    redis_server.stop()
    assert await shared.take("a", 1.0, 1.0) is None
    redis_server.start()
    shared.paused_until = asyncio.get_running_loop().time() + 3600
    assert await shared.take("a", 1.0, 1.0) is None and await shared.remembered("a") == []
    shared.paused_until = 0.0
    assert await shared.take("a", 1.0, 1.0)
    await shared.close()


async def test_guesses_at_codes_count_at_all_nodes(tmp_path: Path, redis_server: RedisServer) -> None:
    async with nodes(tmp_path, redis_server) as both:
        for node in both:
            node.app.secrets.local.rate = NO_REFILL
        answers = []
        for n in range(14):
            answer = await both[n % 2].http.post("/api/recover", json={"code": "AAAA-BBBB-CCCC-DDDD"})
            answers.append(answer.status_code)
        assert answers == [404] * 10 + [429] * 4


async def test_tables_of_one_address_count_at_all_nodes(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MAX_LOBBIES_PER_ADDRESS", 3)
    async with nodes(tmp_path, redis_server) as (one, two):
        first = [await made(node, "me open") for node in (one, one, two)]
        assert [problem(table) for table in first] == ["", "", ""]
        assert [problem(await made(node, "me open")) for node in (one, two)] == ["too-many-tables"] * 2
        assert not problem(await made(two, "me open", "10.0.0.2"))
        await two.post(f"/api/tables/{first[0]['table']}/start", token=first[0]["token"])
        assert [problem(await made(node, "me open")) for node in (two, one)] == ["", "too-many-tables"]
        redis_server.stop()
        assert problem(await made(one, "me open")) == "too-many-tables"  # it knows what the others had told it


async def test_games_of_bots_alone_count_at_all_nodes(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MAX_BOT_TABLES", 2)
    monkeypatch.setattr(quotas, "MAX_BOT_TABLES_PER_ADDRESS", 1)
    async with nodes(tmp_path, redis_server) as (one, two):
        assert not problem(await made(one, "bot bot", "10.0.0.1"))
        assert problem(await made(two, "bot bot", "10.0.0.1")) == "too-many-tables"
        assert not problem(await made(two, "bot bot", "10.0.0.2"))
        assert problem(await made(one, "bot bot", "10.0.0.3")) == "server-full"


async def test_chat_of_one_seat_counts_at_all_nodes(redis_server: RedisServer) -> None:
    counts = [RedisCounts(redis_server.url) for _ in range(2)]
    limits = [ChatLimits(RateLimits(shared)) for shared in counts]
    for chat in limits:
        chat.players.local.rate = NO_REFILL
    entry: Any = SimpleNamespace(live=SimpleNamespace(id="t"))
    conn: Any = SimpleNamespace(mine=[0], player="p", address="10.0.0.1")
    granted = [await limits[n % 2].take(entry, conn, 0.0) for n in range(int(PLAYER_BURST) + 4)]
    assert granted == [True] * int(PLAYER_BURST) + [False] * 4
    for shared in counts:
        await shared.close()
