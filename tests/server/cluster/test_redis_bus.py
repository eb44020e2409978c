"""The bus over Redis: messages reach those who have joined a table, also after the bus was away or silent."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from ludoteca.lab.servers.local_servers import RedisServer
from ludoteca.server.cluster import redis_bus
from ludoteca.server.cluster.redis_bus import RedisBus


class Listener:
    """A node's end of the bus."""

    def __init__(self, url: str) -> None:
        self.bus = RedisBus(url)
        self.heard: list[bytes] = []
        self.joined: list[str] = []

    async def join(self, *tables: str) -> None:
        for table in tables:
            self.bus.join(table)
        await until(lambda: set(tables) <= set(self.joined))


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.01)


@asynccontextmanager
async def listeners(url: str, count: int) -> AsyncIterator[list[Listener]]:
    found = [Listener(url) for _ in range(count)]
    for one in found:
        await one.bus.open(one.heard.append, one.joined.append)
    try:
        yield found
    finally:
        for one in found:
            await one.bus.close()


async def test_a_message_reaches_those_who_have_joined_its_table(redis_server: RedisServer) -> None:
    async with listeners(redis_server.url, 3) as (a, b, c):
        await asyncio.gather(a.join("one"), b.join("one", "two"), c.join("two"))
        a.bus.send("one", b"1")
        a.bus.send("two", b"2")
        b.bus.send("one", b"3")
        await until(lambda: len(a.heard) == 2 and len(b.heard) == 3 and len(c.heard) == 1)
        assert sorted(a.heard) == [b"1", b"3"] and c.heard == [b"2"]
        b.bus.keep(["two"])
        b.bus.join("three")
        await until(lambda: "three" in b.joined)  # so that it has left the first table, too
        a.bus.send("one", b"4")
        a.bus.send("two", b"5")
        await until(lambda: b"5" in b.heard and b"4" in a.heard)
        assert b"4" not in b.heard


async def test_a_bus_that_is_restarted_is_joined_again(redis_server: RedisServer) -> None:
    async with listeners(redis_server.url, 2) as (a, b):
        await asyncio.gather(a.join("one"), b.join("one"))
        redis_server.stop()
        await until(lambda: not a.bus.connected and not b.bus.connected)
        b.bus.join("two")  # while it is away
        redis_server.start()
        await until(lambda: min(a.joined.count("one"), b.joined.count("one")) > 1 and "two" in b.joined)
        for _ in range(3):
            while not b.heard:  # what is sent into a broken connection is lost
                a.bus.send("two", b"again")
                await asyncio.sleep(0.05)
            b.heard.clear()


async def test_a_bus_that_says_nothing_is_given_up(redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the network had swallowed everything: nobody closes the connection."""
    monkeypatch.setattr(redis_bus, "PING_S", 0.05)
    monkeypatch.setattr(redis_bus, "MAX_SILENCE_S", 1.0)
    monkeypatch.setattr(redis_bus, "SEND_S", 1.0)
    async with listeners(redis_server.url, 1) as (a,):
        await a.join("one")
        assert redis_server.process is not None
        os.kill(redis_server.process.pid, signal.SIGSTOP)
        try:
            await until(lambda: not a.bus.connected)
            for _ in range(1000):
                a.bus.send("one", b"x" * 1000)
            await asyncio.sleep(0.1)
        finally:
            os.kill(redis_server.process.pid, signal.SIGCONT)
        await until(lambda: a.bus.connected and a.joined.count("one") > 1)
        while b"last" not in a.heard:
            a.bus.send("one", b"last")
            await asyncio.sleep(0.05)


async def answered_pings(listener: Listener) -> int:
    commands = await listener.bus.client.info("commandstats")
    return int(commands.get("cmdstat_ping", {"calls": 0})["calls"])


async def test_pings_keep_a_quiet_connection(redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "PING_S", 0.02)
    async with listeners(redis_server.url, 1) as (a,):
        await a.join("one")
        while await answered_pings(a) < 3:
            await asyncio.sleep(0.01)
        a.bus.send("one", b"still there")
        await until(lambda: a.heard == [b"still there"])
        assert a.joined == ["one"]
