"""Nodes of two versions side by side: messages, the schema, rules and pages of a newer version do no harm, and a node
is replaced while people play. `ludoteca upgrade-test` does the same with processes, for two minutes."""

from __future__ import annotations

import asyncio
import zipfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from sqlalchemy import text, update

from ludoteca.cli.main import main
from ludoteca.lab.servers.balancer import Balancer
from ludoteca.lab.servers.kill_cluster import Database
from ludoteca.lab.servers.kill_test import lost
from ludoteca.lab.servers.load_clients import Heard, Player, make_table
from ludoteca.lab.servers.local_servers import NoServer, RedisServer
from ludoteca.lab.servers.upgrade_test import PACE_S, Traveller, Upgrade, unpacked, upgrade_nodes
from ludoteca.rooms.problem import Problem
from ludoteca.server.build import Server
from ludoteca.server.cluster.bus import Bus, Exchange, LocalBus
from ludoteca.server.cluster.redis_bus import RedisBus
from ludoteca.server.services.connection import RESTART
from ludoteca.server.storage import schema
from ludoteca.server.storage.opening import store_at
from ludoteca.server.transport.ws.messages import WIRE
from server.cluster.racing import Racer, copy_of, new_table
from server.cluster.servers import Stores, missing
from server.cluster.test_following import node_of, settled
from server.tools import PATIENCE, ServerHarness, running_server

LATER = "0999_later"


def newer(message: bytes) -> list[bytes]:
    """A message as a later version might send it: with one more field, and after one of a kind that is not known."""
    fields: list[Any] = msgspec.msgpack.decode(message)
    unknown = ["later", *fields[1:3], {"more": 1}]
    return [msgspec.msgpack.encode(unknown), msgspec.msgpack.encode([*fields, "more"])]


class NewerBus(LocalBus):
    def send(self, table: str, message: bytes) -> None:
        for one in newer(message):
            super().send(table, one)


class NewerRedisBus(RedisBus):
    def send(self, table: str, message: bytes) -> None:
        for one in newer(message):
            super().send(table, one)


class ForeignBus(LocalBus):
    """All its messages are of kinds that this version does not know."""

    def send(self, table: str, message: bytes) -> None:
        super().send(table, newer(message)[0])


def look_no_more(nodes: list[Server]) -> None:
    """The nodes compare their versions with the database only when the test says so."""
    for parts in nodes:
        assert parts.node is not None
        for loop in parts.node.follower.loops:
            loop.cancel()


def unreadable(parts: Server) -> int:
    assert parts.node is not None
    return parts.node.follower.unreadable


async def test_messages_with_more_fields_are_followed_and_unknown_kinds_skipped(tmp_path: Path) -> None:
    exchange = Exchange()
    async with Stores(tmp_path, "").nodes(2, [LocalBus(exchange), NewerBus(exchange)]) as nodes:
        look_no_more(nodes)
        table = await new_table(nodes[0])
        entries = [await parts.tables.entry(table) for parts in nodes]
        racers = [Racer(parts, str(n), n) for n, parts in enumerate(nodes)]
        for n in range(10):
            await racers[n % 2].move(table)
            await settled(nodes)
            assert copy_of(entries[0]) == copy_of(entries[1])
        assert [node_of(parts)[1] for parts in nodes] == [0, 0]
        assert unreadable(nodes[0]) >= 5


async def test_what_an_unknown_message_says_is_found_in_the_database(tmp_path: Path) -> None:
    exchange = Exchange()
    async with Stores(tmp_path, "").nodes(2, [LocalBus(exchange), ForeignBus(exchange)]) as nodes:
        look_no_more(nodes)
        table = await new_table(nodes[0])
        entries = [await parts.tables.entry(table) for parts in nodes]
        await Racer(nodes[1], "b", 1).move(table)
        await settled(nodes)
        assert entries[0].ver < entries[1].ver
        assert nodes[0].node is not None
        await nodes[0].node.follower.look()
        assert copy_of(entries[0]) == copy_of(entries[1])
        await Racer(nodes[0], "a", 1).move(table)


async def migrate_further(parts: Server) -> None:
    """Change the schema as a migration of a later version does: it adds, and the columns have defaults."""
    async with parts.store.engine.begin() as connection:
        for table in ("tables", "journal", "seats", "snapshots"):
            await connection.execute(text(f"alter table {table} add column later integer not null default 7"))
        await connection.execute(text("create table later (id integer primary key)"))
        await connection.execute(text("update alembic_version set version_num = :later"), {"later": LATER})


async def test_a_node_plays_on_and_starts_with_the_schema_of_a_later_version(stores: Stores) -> None:
    async with stores.nodes(1) as (parts,):
        table = await new_table(parts)
        await migrate_further(parts)
        await Racer(parts, "a", 1).move(table)
    async with stores.nodes(1) as (parts,):
        await Racer(parts, "b", 1).move(table)
        entry = await parts.tables.entry(table)
        before = copy_of(entry)
        parts.cache.evict(entry)
        assert copy_of(await parts.tables.entry(table)) == before
        await Racer(parts, "c", 1).move(await new_table(parts))
        async with parts.store.engine.begin() as connection:
            assert (await connection.execute(text("select version_num from alembic_version"))).scalars().all() == [
                LATER
            ]
            assert set((await connection.execute(text("select later from journal"))).scalars()) == {7}


async def test_a_table_of_later_rules_is_left_to_the_nodes_that_know_them(tmp_path: Path) -> None:
    """Neither is it continued under the older rules, nor does it count as damaged."""
    async with Stores(tmp_path, "").nodes(1) as (parts,):
        table = await new_table(parts)
        await Racer(parts, "a", 1).move(table)
        entry = await parts.tables.entry(table)
        await parts.cache.save_snapshot(entry)
        parts.cache.evict(entry)
        t = schema.tables
        async with parts.store.engine.begin() as connection:
            await connection.execute(update(t).values(rules=entry.live.game.rules_version + 1))
        with pytest.raises(Problem) as found:
            await parts.tables.entry(table)
        assert (found.value.key, found.value.status) == ("newer-table", 503)
        assert await parts.cache.try_get(table) is None and table not in parts.cache.broken
        assert [row["rev"] for row in (await parts.store.stored_table(table)).journal] == list(
            range(1, entry.live.rev + 1)
        )


async def test_a_page_of_a_newer_server_is_sent_to_another_node(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me hotseat")
        async with websockets.connect(f"ws://127.0.0.1:{h.port}/ws/{made['table']}") as socket:
            hello = {"type": "hello", "wire": WIRE + 1, "token": made["token"], "rev": None}
            await socket.send(msgspec.json.encode(hello).decode())
            assert '"new-page"' in str(await socket.recv())
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == RESTART


async def test_a_client_that_arrives_while_the_server_stops_is_asked_to_connect_again(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me hotseat")
        h.parts.farewell()
        async with websockets.connect(f"ws://127.0.0.1:{h.port}/ws/{made['table']}") as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "wire": WIRE, "token": made["token"]}).decode())
            assert '"moved"' in str(await socket.recv())
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == RESTART


async def test_a_server_that_is_about_to_stop_is_not_ready_but_works(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        await h.get("/readyz")
        h.parts.health.drain()
        assert (await h.get("/readyz", status=503))["error"]["key"] == "draining"
        await h.get("/healthz")
        await h.filled(2)


class Guest(Traveller):
    """A player who moves only while `playing` is set: a game has hardly more than a hundred moves."""

    def __init__(self, player: Player, playing: asyncio.Event) -> None:
        super().__init__(player)
        self.playing = playing

    async def heard_within(self, seconds: float) -> bool:
        while True:
            heard = await super().heard_within(seconds)
            if heard or seconds != PACE_S or self.playing.is_set():
                return heard


async def test_a_player_ends_when_cancelled_while_a_message_arrives() -> None:
    """At whatever moment between the arrival and its handling the cancellation comes."""
    for turns in range(12):
        arrived = asyncio.Event()

        class Hearing(Player):
            async def hear(self, arrived: asyncio.Event = arrived) -> Heard:
                await arrived.wait()
                arrived.clear()
                return Heard(type="presence")

        guest = Traveller(Hearing(0, {}, 1))

        async def listen(guest: Traveller = guest) -> None:
            while True:
                await guest.heard_within(PATIENCE)

        listening = asyncio.create_task(listen())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        arrived.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        listening.cancel()
        for _ in range(12):
            await asyncio.sleep(0)
        assert listening.cancelled(), turns


async def moved(players: list[Guest], more: int) -> None:
    """Let people play until they have made some more moves at every table."""
    counts = {id(one): len(one.acknowledged) for one in players}
    tables = {one.player.given["table"] for one in players}
    players[0].playing.set()
    while tables:
        await asyncio.sleep(0.01)
        for table in list(tables):
            here = [one for one in players if one.player.given["table"] == table]
            assert not any(one.player.over for one in here)
            if sum(len(one.acknowledged) - counts[id(one)] for one in here) >= more:
                tables.discard(table)
    players[0].playing.clear()


async def test_a_node_is_replaced_while_people_play(tmp_path: Path, database: str, redis_server: RedisServer) -> None:
    """The new node has migrated the database further and sends messages that the others do not know."""
    async with AsyncExitStack() as nodes:

        async def node(name: str, bus: Bus, stack: AsyncExitStack) -> ServerHarness:
            folder = tmp_path / name
            return await stack.enter_async_context(running_server(folder, store=store_at(folder, database), bus=bus))

        leaving = await nodes.enter_async_context(AsyncExitStack())
        old = await node("old", RedisBus(redis_server.url), leaving)
        stays = await node("stays", RedisBus(redis_server.url), nodes)
        balancer = Balancer([old.port, stays.port], watch=True)
        port = await balancer.open("127.0.0.1", 0)
        playing_now = asyncio.Event()
        players = []
        for table in range(2):
            given = await make_table(port, "pax-renaissance", 3)
            players += [Guest(Player(port, one, table * 7 + n), playing_now) for n, one in enumerate(given)]
        playing = [asyncio.create_task(one.play()) for one in players]
        await moved(players, 6)
        new = await node("new", NewerRedisBus(redis_server.url), nodes)
        await migrate_further(new.parts)
        balancer.ports.append(new.port)
        await moved(players, 20)
        old.parts.health.drain()
        while old.port not in balancer.unready:
            await asyncio.sleep(0.01)
        await leaving.aclose()
        await moved(players, 20)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await balancer.close()
        assert [one.refused for one in players] == [[]] * 6
        assert lost(players, Database(database).keys) == []
        assert new.parts.metrics.moves._value.get() > 0 and unreadable(stays.parts) > 0


def test_an_older_version_comes_from_a_tree_or_a_wheel(tmp_path: Path) -> None:
    with unpacked(None) as folder:
        assert folder == ""
    (tmp_path / "tree" / "src" / "ludoteca").mkdir(parents=True)
    with unpacked(tmp_path / "tree") as folder:
        assert folder == str(tmp_path / "tree" / "src")
    with zipfile.ZipFile(tmp_path / "old.whl", "w") as wheel:
        wheel.writestr("ludoteca/__init__.py", "")
    with unpacked(tmp_path / "old.whl") as folder:
        assert (Path(folder) / "ludoteca" / "__init__.py").is_file()
    with pytest.raises(FileNotFoundError), unpacked(tmp_path):
        pass


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_all_nodes_are_replaced_by_processes() -> None:
    try:
        found = await upgrade_nodes(Upgrade(seconds=4.0, tables=3, nodes=2))
    except NoServer as error:
        missing(error)
        return
    assert (found["refused"], found["lost"], found["still"], found["failed_requests"]) == ({}, [], [], 0)
    assert [part["new_nodes"] for part in found["parts"]] == [0, 1, 2]
    assert found["acknowledged"] > 0 and found["reconnects"] > 0


@pytest.mark.parametrize("name", ["missing", "empty.whl"])
def test_an_older_version_that_is_none_is_one_sentence(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if name.endswith(".whl"):
        (tmp_path / name).write_bytes(b"")
    assert main(["upgrade-test", "--lang", "en", "--old", str(tmp_path / name)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and name in said
