"""Whole servers that share PostgreSQL and Redis: moves, chat, presence, bots, clocks and notices between nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.main import main
from ludoteca.lab.servers.local_servers import RedisServer
from ludoteca.rooms.clock import ClockRules
from ludoteca.server.cluster import claims
from ludoteca.server.cluster.redis_bus import RedisBus
from ludoteca.server.services import lobby
from ludoteca.server.storage import schema
from ludoteca.server.storage.opening import store_at
from server.cluster.racing import Racer, copy_of, new_table
from server.cluster.servers import Stores, move_and_talk
from server.tools import Page, ServerHarness, running_server


@asynccontextmanager
async def cluster(folder: Path, database: str, bus: str, nodes: int = 2) -> AsyncIterator[list[ServerHarness]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running_server(folder / str(n), store=store_at(folder / str(n), database), bus=RedisBus(bus))
            )
            for n in range(nodes)
        ]


async def until(true: Callable[[], Any]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def test_players_of_one_table_at_two_nodes(tmp_path: Path, database: str, redis_server: RedisServer) -> None:
    async with cluster(tmp_path, database, redis_server.url) as (one, two):
        given = await one.filled(2)
        a = await Page(one, given[0]["table"], given[0]["token"]).open()
        b = await Page(two, given[1]["table"], given[1]["token"]).open()
        await a.until(lambda m: m["type"] == "table" and all(seat["online"] for seat in m["table"]["seats"]))
        await a.did("draw")
        await b.until(lambda m: m["type"] == "state" and m["seq"] == 1)
        await move_and_talk(a, b)
        entries = [await node.parts.tables.entry(a.table) for node in (one, two)]
        assert copy_of(entries[0]) == copy_of(entries[1])
        await b.close()
        await a.until(lambda m: m["type"] == "table" and not all(seat["online"] for seat in m["table"]["seats"]))


async def test_a_bus_that_is_restarted(tmp_path: Path, database: str, redis_server: RedisServer) -> None:
    """Moves are acknowledged without a bus, and the other node finds them in the database."""
    async with cluster(tmp_path, database, redis_server.url) as (one, two):
        given = await one.filled(2)
        a = await Page(one, given[0]["table"], given[0]["token"]).open()
        b = await Page(two, given[1]["table"], given[1]["token"]).open()
        redis_server.stop()
        await a.did("draw")
        await b.until(lambda m: m["type"] == "state" and m["seq"] == 1)
        redis_server.start()
        buses = [node.parts.node.follower.bus for node in (one, two) if node.parts.node is not None]
        await until(lambda: all(isinstance(bus, RedisBus) and bus.connected for bus in buses))
        await a.say(type="chat", text="again")
        assert (await b.until(lambda m: m["type"] == "chat"))["message"]["text"] == "again"


async def test_a_seat_recovered_at_one_node_ends_the_old_page_at_another(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    async with cluster(tmp_path, database, redis_server.url) as (one, two):
        given = await one.filled(2)
        a = await Page(one, given[0]["table"], given[0]["token"]).open()
        await Page(two, given[1]["table"], given[1]["token"]).open()
        back = await two.post("/api/recover", {"code": given[0]["recovery"]})
        with pytest.raises(Exception, match="4401"):
            while True:
                await a.hear()
        assert (await Page(one, a.table, back["token"]).open()).seq == 0


async def test_bots_run_at_one_node_and_go_on_at_another(
    tmp_path: Path, database: str, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "CLAIM_MS", 3_600_000)  # a busy machine may renew them late
    buses = [RedisBus(redis_server.url), RedisBus(redis_server.url)]
    async with Stores(tmp_path, database).nodes(2, buses, bots=1) as nodes:
        chairs = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * 2
        wanted = lobby.Wanted("parley", chairs, {}, ClockRules(), False, True, True, "consent", "A", 3)
        table = str((await nodes[0].lobby.create(wanted))["table"])
        entries = [await parts.tables.entry(table) for parts in nodes]
        both = 0

        def rested() -> bool:
            nonlocal both
            both += all(entry.thinking for entry in entries)
            return not entries[1].live.bots_asked() and not any(entry.thinking for entry in entries)

        await until(rested)
        await Racer(nodes[0], "a", 1).move(table)
        await until(rested)
        assert both == 0
        monkeypatch.setattr(claims, "CLAIM_MS", 1000)
        nodes[0].bots.stopped = True  # it claims the table with the next move, and then does nothing
        player = Racer(nodes[0], "b", 1)
        while not entries[0].live.bots_asked():
            await player.move(table)
        before = entries[0].live.seq
        await until(lambda: entries[1].live.seq != before and rested())
        assert not entries[0].thinking


async def test_one_of_several_nodes_gets_a_claim(tmp_path: Path, database: str, redis_server: RedisServer) -> None:
    buses = [RedisBus(redis_server.url) for _ in range(3)]
    async with Stores(tmp_path, database).nodes(3, buses) as nodes:
        for parts in nodes:
            parts.loops["clocks"].cancel()  # the test claims by itself
        table = await new_table(nodes[0])
        assert [await parts.store.claim_due("x", 0, 1, True, 10) for parts in nodes] == [[], [], []]
        t = schema.tables
        async with nodes[0].store.engine.begin() as connection:
            await connection.execute(t.update().values(due=5))
        taken = await asyncio.gather(
            *[parts.store.claim_due(str(n), 10, 2010, True, 9) for n, parts in enumerate(nodes)]
        )
        assert sorted(taken) == [[], [], [table]]
        holder = next(n for n, ids in enumerate(taken) if ids)
        assert await nodes[0].store.renew_claims(str(holder), [table], 3000) == {table}
        assert await nodes[0].store.renew_claims("another", [table], 3000) == set()
        assert await nodes[0].store.claim_due("another", 2500, 4500, True, 9) == []
        await nodes[0].store.release_claims(str(holder))
        assert await nodes[0].store.claim_due("another", 2500, 4500, True, 9) == [table]


def test_a_bus_that_cannot_be_reached_is_one_sentence(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    start = ["serve", "--no-browser", "--data", str(tmp_path)]
    assert main([*start, "--database", database, "--bus", "redis://somebody:secret@127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "127.0.0.1" in said and "secret" not in said
    assert main([*start, "--bus", "redis://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
