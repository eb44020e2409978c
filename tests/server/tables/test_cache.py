"""The parts and the store: commits that fail, connections that cannot keep up, many tables in one commit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Quick
from ludoteca.rooms import operations as db
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.operations import Op
from ludoteca.server.build import build
from ludoteca.server.services.connection import MAX_BEHIND, Connection
from ludoteca.server.services.lobby import Wanted
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from server.tables.test_table import random_move
from server.tools import Page, running_server, sent_from, sent_seq
from server.ws.test_play import seated


class FullDisk(Store):
    """A store whose next commit fails when told so."""

    full = False

    async def commit(self, ops: Sequence[Op]) -> None:
        if self.full and ops:
            self.full = False
            raise OSError("no space left on device")
        await super().commit(ops)


async def test_a_move_that_could_not_be_written_has_never_happened(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        a, b = await seated(h, given)
        h.parts.store.__class__ = FullDisk
        h.parts.store.full = True  # type: ignore[attr-defined]
        await a.say(type="act", rev=a.state["rev"], do="draw", key="k")
        said = []
        with pytest.raises(Exception, match="1012"):
            while True:
                said.append(await a.hear())
        assert not [m for m in said if m["type"] == "ok"]
        with pytest.raises(Exception, match="1012"):
            await b.until(lambda m: m["type"] == "state" and m["seq"] == 1)
        again = await Page(h, a.table, a.token).open()
        assert again.seq == 0
        assert (await again.act("draw", key="k"))["type"] == "ok"  # sent again under its key it counts


async def test_one_bad_job_does_not_spoil_the_commit_of_the_others(tmp_path: Path) -> None:
    store = Store(tmp_path)
    await store.open()

    def note(table: str, id: int) -> Op:
        values: dict[str, Any] = {"table_id": table, "id": id, "at": 0, "seat": 0, "name": "", "channel": "table"}
        return (db.CHAT, {**values, "text": "x", "phrase": ""})

    await store.commit([note("one", 1)])
    jobs = [
        store.commit([note("two", 1)]),
        store.commit([note("one", 1)]),
        store.commit([note("three", 1), note("three", 2)]),
    ]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(r, Exception) for r in results] == [False, True, False]
    assert [len(await store.chat(t)) for t in ("one", "two", "three")] == [1, 1, 2]
    await store.close()


async def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    store = Store(tmp_path)
    await store.open()
    values = {"id": 1, "at": 0, "seat": 0, "name": "", "channel": "table", "text": "x", "phrase": ""}
    await asyncio.gather(*[store.commit([(db.CHAT, {"table_id": f"t{i}", **values})]) for i in range(50)])
    assert store.backend.committed == 50 and store.backend.commits <= 3
    await store.close()


class Slow:
    """A socket whose other side reads nothing until it is let go."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.got: list[dict[str, Any]] = []

    def send_now(self, _message: bytes) -> bool:
        return False

    async def send(self, message: bytes) -> None:
        await self.free.wait()
        self.got.append(json.loads(message))

    async def close(self, code: int) -> None:
        self.got.append({"type": "closed", "code": code})


async def test_who_cannot_keep_up_gets_the_newest_state_and_misses_nothing(tmp_path: Path) -> None:
    parts = build(Settings(tmp_path, bots=0), Store(tmp_path))
    await parts.open()
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "B"}]
    wanted = Wanted("parley", seats, {}, ClockRules(), False, True, True, "consent", "A", 3)
    made = await parts.lobby.create(wanted)
    entry = await parts.tables.entry(made["table"])
    socket = Slow()
    conn = Connection(socket, "", [])
    await parts.broadcaster.attach(entry, conn, None)
    live = entry.live
    quick = Quick(2)
    for _ in range(30):
        await parts.commands.run(entry, lambda x, change: random_move(x, change, quick))
        for _ in range(5):
            await asyncio.sleep(0)
    assert len(conn.outbox) <= MAX_BEHIND + 1
    socket.free.set()
    while not socket.got or sent_seq(socket.got[-1]) != live.seq:
        await asyncio.sleep(0.001)
    states = [m for m in socket.got if m["type"] == "state"]
    assert len(states) < 10
    lines: dict[int, Any] = {}
    for state in states:
        lines = {n: line for n, line in lines.items() if n <= sent_from(state)}
        lines.update({line[0]: line for line in state["events"]})
    assert sorted(lines) == list(range(live.seq + 1))
    await parts.close()


async def test_under_load_seats_that_are_not_asked_get_the_state_later(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        h.parts.broadcaster.busy += 1  # as if commands were waiting
        await a.did("draw")
        assert a.seq == 1
        entry = h.parts.cache.entries[a.table]
        waiting = [conn for conn in entry.conns if conn.waits_since is not None]
        assert [conn.looking for conn in waiting] == [1]
        h.parts.broadcaster.busy -= 1
        h.parts.broadcaster.deferred_wake.set()
        await b.until(lambda m: m["type"] == "state" and m["seq"] == 1)


async def test_under_lasting_load_a_deferred_state_is_sent_when_it_is_overdue(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        a, b = await seated(h, await h.filled(2))
        h.parts.broadcaster.busy += 1  # as if commands were always waiting
        await a.did("draw")
        await b.until(lambda m: m["type"] == "state" and m["seq"] == 1)
        await a.did(a.menu[0])
        await b.until(lambda m: m["type"] == "state" and m["seq"] == a.seq)
        h.parts.broadcaster.busy -= 1


async def test_tables_nobody_looks_at_leave_the_memory(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        h.parts.cache.capacity = 3
        tables = [(await h.filled(2))[0] for _ in range(6)]
        assert len(h.parts.cache.entries) <= 4
        page = await Page(h, tables[0]["table"], tables[0]["token"]).open()
        await page.did("draw")


async def test_a_move_is_acknowledged_even_if_no_view_of_it_can_be_built(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        a, b = await seated(h, given)
        live = h.parts.cache.entries[a.table].live
        assert live.match is not None
        # no such card: the board cannot be shown
        live.match.state.hands[1].append(1_000_000)  # type: ignore[attr-defined]
        assert (await a.act("draw"))["type"] == "ok"
        for page in (a, b):
            error = await page.until(lambda m: m["type"] == "error")
            assert error["error"]["key"] == "internal" and "1000000" not in str(error)
        late = Page(h, b.table, b.token)
        with pytest.raises(Exception, match="1011"):
            await late.open()
        assert late.raw == []
        assert h.parts.metrics.failures._value.get() == 3
        h.parts.cache.evict(h.parts.cache.entries[a.table])  # what is on the disk is whole
        again = await Page(h, a.table, a.token).open()
        assert again.seq == 1
