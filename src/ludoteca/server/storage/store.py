"""Persistence: commits are queued and written together, reads go to a pool of connections.

A change is acknowledged only after its commit has returned. What the database is (`Backend`) makes no difference here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import and_, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteca.rooms import operations as db
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.background import Interval
from ludoteca.server.storage import schema
from ludoteca.server.storage.backend import MAX_AWAY_S, RETRY_S, Backend
from ludoteca.server.storage.claiming import CLAIM_DUE
from ludoteca.server.storage.operations import IMPORTING, MAX_ROWS, TABLE_COLUMNS, Job
from ludoteca.server.storage.sqlite_backend import SqliteBackend

_t, _p, _s, _o, _k = schema.tables, schema.players, schema.seats, schema.outbox, schema.seat_tokens
Rows = list[dict[str, Any]]
T = TypeVar("T")
MAX_IMPORT_MS = 3_600_000  # after which an import that has not ended is given up
MAX_READ_S = 5.0  # how long a shutdown waits for readers


class StoredTable(msgspec.Struct):
    """Everything of a table, read at one moment."""

    data: dict[str, Any]
    seats: Rows
    players: Rows
    journal: Rows
    snapshots: Rows
    chat: Rows
    notices: Rows
    spectators: Rows


class Store:
    def __init__(self, folder: Path, backend: Backend | None = None) -> None:
        self.backend: Backend = backend or SqliteBackend(folder)
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.reading: set[asyncio.Task[Any]] = set()
        self.probes = 0
        self.salt = ""  # secret of this server, from which the names of spectators are derived

    @property
    def engine(self) -> AsyncEngine:
        return self.backend.engine

    async def open(self) -> None:
        await self.backend.open()
        self.task = asyncio.create_task(self._write())
        self.salt = (await self.rows(select(schema.server.c.value).where(schema.server.c.name == "salt")))[0]["value"]

    async def time(self) -> int:
        """The clock of a shared database, in milliseconds."""
        asked = text("select cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint) as now")
        return int((await self.rows(asked))[0]["now"])

    async def drop_incomplete(self, now: int) -> None:
        """Delete what interrupted imports have left. Those of other servers may still be under way."""
        incomplete = select(_t.c.id).where(_t.c.state == IMPORTING)
        if self.backend.shared:
            incomplete = incomplete.where(_t.c.made < now - MAX_IMPORT_MS)
        await self.commit([(db.DROP_TABLE, {"key_id": row["id"]}) for row in await self.rows(incomplete)])

    async def close(self) -> None:
        if self.task is not None:
            await self.queue.join()
            self.task.cancel()
            self.task = None
            if self.reading:
                await asyncio.wait(self.reading, timeout=MAX_READ_S)
            await self.backend.close()

    async def commit(self, ops: Sequence[Op]) -> None:
        """Return when all operations are durable; on an exception none is. `Conflict`: another process was first."""
        if not ops:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Job(ops, done))
        await done

    async def commit_large(self, table: str, ops: Sequence[Op]) -> None:
        """Store a new table with a long journal in several commits, so that other tables need not wait for all of it.

        Until the last commit the table is marked as incomplete. After an interruption the next start deletes it. The
        last commit raises the version of the table to 1.
        """
        rows = [op for op in ops if op[0] == db.ROW]
        marked = [
            (name, {**values, "state": IMPORTING}) if name == db.NEW_TABLE else (name, values) for name, values in ops
        ]
        rest = [op for op in marked if op[0] != db.ROW]
        final = next(values for name, values in ops if name == db.NEW_TABLE)
        done = {"key_id": table, "key_ver": 0, **{name: final[name] for name in TABLE_COLUMNS}}
        try:
            await self.commit(rest)
            for at in range(0, len(rows), MAX_ROWS):
                await self.commit(rows[at : at + MAX_ROWS])
            await self.commit([(db.TABLE, done)])
        except BaseException:
            drop = Job([(db.DROP_TABLE, {"key_id": table})], asyncio.get_running_loop().create_future())
            self.queue.put_nowait(drop)
            raise

    async def _write(self) -> None:
        interval = Interval(self.backend.min_interval_s)
        while True:
            jobs = [await self.queue.get()]
            await interval.wait()
            while not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            failures = await self.backend.write(jobs)
            for job, failure in zip(jobs, failures, strict=True):
                if not job.done.done():
                    if failure is None:
                        job.done.set_result(None)
                    else:
                        job.done.set_exception(failure)
                self.queue.task_done()

    # ---- claims ----

    async def _changed(self, statement: Any, values: dict[str, Any] | None = None) -> Rows:
        """Run an update that returns the rows it changed."""
        async with self.engine.begin() as connection:
            return [dict(row._mapping) for row in await connection.execute(statement, values)]

    async def claim_due(self, node: str, now: int, until: int, bots: bool, limit: int) -> list[str]:
        """Claim tables that are due and not claimed; with `bots` also those at which a bot is asked."""
        first = 0 if bots else 1  # what a bot is asked for is due at 0
        values = {"now": now, "until": until, "node": node, "first_due": first, "most": limit}
        return [row["id"] for row in await self._changed(CLAIM_DUE, values)]

    async def renew_claims(self, node: str, ids: Sequence[str], until: int) -> set[str]:
        """Extend the claims of a node. Returns the tables that it still holds."""
        mine = and_(_t.c.id.in_(ids), _t.c.claimer == node)
        found = select(_t.c.id).where(mine).with_for_update(skip_locked=True).scalar_subquery()
        kept = update(_t).where(_t.c.id.in_(found)).values(claim=until).returning(_t.c.id)
        return {row["id"] for row in await self._changed(kept)}

    async def release_claims(self, node: str) -> None:
        released = update(_t).where(and_(_t.c.claimer == node, _t.c.claim > 0)).values(claim=0)
        await self._changed(released.returning(_t.c.id))

    async def claim_notices(self, now: int, until: int, channels: list[str], limit: int) -> Rows:
        """Claim notices that are due, so that one node delivers them."""
        due = and_(_o.c.due <= now, _o.c.claim <= now, _o.c.channel.in_(channels))
        found = select(_o.c.code).where(due).order_by(_o.c.due).limit(limit).with_for_update(skip_locked=True)
        taken = update(_o).where(_o.c.code.in_(found.scalar_subquery())).values(claim=until)
        return await self._changed(taken.returning(_o.c.table_id, _o.c.player, _o.c.channel))

    # ---- reading ----

    async def _connected(self, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read to the end even if the caller is cancelled: a reader that is interrupted while the database is closed
        never ends."""
        task = asyncio.create_task(self._read(read))
        self.reading.add(task)
        task.add_done_callback(self._has_read)
        return await asyncio.shield(task)

    def _has_read(self, task: asyncio.Task[Any]) -> None:
        self.reading.discard(task)
        if not task.cancelled():
            task.exception()  # seen, also if its caller was cancelled

    async def _read(self, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read on a connection of its own, again if it breaks."""
        deadline = time.monotonic() + MAX_AWAY_S
        while True:
            try:
                async with self.engine.connect() as connection:
                    return await read(connection)
            except Problem:
                raise
            except Exception as error:
                self.backend.note_damage(error)
                if time.monotonic() > deadline or not self.backend.is_lost(error):
                    raise
                await asyncio.sleep(RETRY_S)

    async def rows(self, statement: Any) -> Rows:
        return await self._connected(lambda connection: fetched(connection, statement))

    async def stored_table(self, id: str) -> StoredTable:
        """A table with everything of it as of one moment, also while others write it."""
        j, snap, c, plan = schema.journal, schema.snapshots, schema.chat, schema.prepared
        planned = and_(plan.c.table_id == _s.c.table_id, plan.c.seat == _s.c.seat)
        parts = (
            select(_s, plan.c.plan).outerjoin(plan, planned).where(_s.c.table_id == id).order_by(_s.c.seat),
            select(_p).where(_p.c.table_id == id),
            select(j).where(j.c.table_id == id).order_by(j.c.rev),
            select(snap).where(snap.c.table_id == id).order_by(snap.c.rev),
            select(c).where(c.c.table_id == id).order_by(c.c.id.desc()).limit(db.CHAT_KEPT),
            select(_o).where(_o.c.table_id == id).order_by(_o.c.player, _o.c.channel),
            select(schema.spectators).where(schema.spectators.c.table_id == id),
        )

        async def read(connection: AsyncConnection) -> StoredTable:
            await self.backend.begin_read(connection)
            data = await fetched(connection, select(_t).where(_t.c.id == id))
            if not data:
                raise Problem("no-table", 404)
            found = StoredTable(data[0], *[await fetched(connection, part) for part in parts])
            tokens: Rows = []
            if any(player["account"] for player in found.players):
                tokens = await fetched(connection, select(_k).where(_k.c.table_id == id))
            for player in found.players:
                player["devices"] = {row["token"]: row["session"] for row in tokens if row["player"] == player["id"]}
            return found

        found = await self._connected(read)
        found.chat.reverse()  # oldest first
        return found

    async def probe(self) -> None:
        """Write to the database and wait until it is durable; raises if that is not possible."""
        self.probes += 1
        await self.commit([(db.PROBE, {"number": self.probes % 1000})])

    async def table(self, id: str) -> dict[str, Any]:
        found = await self.rows(select(_t).where(_t.c.id == id))
        if not found:
            raise Problem("no-table", 404)
        return found[0]

    async def snapshots(self, id: str) -> Rows:
        s = schema.snapshots
        return await self.rows(select(s).where(s.c.table_id == id).order_by(s.c.rev))

    async def chat(self, id: str) -> Rows:
        """The newest messages, oldest first."""
        c = schema.chat
        newest = await self.rows(select(c).where(c.c.table_id == id).order_by(c.c.id.desc()).limit(db.CHAT_KEPT))
        return newest[::-1]

    async def uncounted(self, game: str, limit: int) -> list[str]:
        """Finished tables whose chance statistics are missing."""
        c = schema.chance
        done = select(c.c.table_id).where(and_(c.c.table_id == _t.c.id, c.c.rev == _t.c.rev)).exists()
        found = await self.rows(
            select(_t.c.id).where(and_(_t.c.game == game, _t.c.state == "over", ~done)).order_by(_t.c.at).limit(limit)
        )
        return [row["id"] for row in found]

    async def counted(self, game: str) -> Rows:
        c = schema.chance
        here = and_(_t.c.id == c.c.table_id, _t.c.rev == c.c.rev, _t.c.state == "over")
        return await self.rows(select(c.c.dice, c.c.draws).join(_t, here).where(c.c.game == game))

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The stored versions of those of the tables that exist."""
        if not ids:
            return {}
        return {row["id"]: row["ver"] for row in await self.rows(select(_t.c.id, _t.c.ver).where(_t.c.id.in_(ids)))}

    async def notices(self, id: str) -> Rows:
        return await self.rows(select(_o).where(_o.c.table_id == id).order_by(_o.c.player, _o.c.channel))

    async def notices_due(self, now: int, channels: list[str], limit: int) -> Rows:
        due = and_(_o.c.due <= now, _o.c.channel.in_(channels))
        return await self.rows(
            select(_o.c.table_id, _o.c.player, _o.c.channel).where(due).order_by(_o.c.due).limit(limit)
        )

    async def notice_by_code(self, code: str) -> dict[str, Any] | None:
        found = await self.rows(select(_o).where(_o.c.code == code))
        return found[0] if found else None

    async def review(self, id: str, rev: int) -> str | None:
        r = schema.reviews
        found = await self.rows(select(r.c.review).where(and_(r.c.table_id == id, r.c.rev == rev)))
        return found[0]["review"] if found else None

    async def player_by(self, column: str, hash: str) -> dict[str, Any] | None:
        found = await self.rows(select(_p).where(_p.c[column] == hash))
        return found[0] if found else None

    async def player_by_token(self, hash: str) -> dict[str, Any] | None:
        """The player with a token of their own, or with one of a browser of their account."""
        given = select(_k.c.player).where(_k.c.token == hash)
        found = await self.rows(select(_p).where(or_(_p.c.token == hash, _p.c.id.in_(given))))
        return found[0] if found else None

    async def table_by_invite(self, invite: str) -> str | None:
        found = await self.rows(select(_t.c.id).where(_t.c.invite == invite))
        return found[0]["id"] if found else None

    async def listed(self, state: str, limit: int) -> list[str]:
        found = await self.rows(
            select(_t.c.id).where(and_(_t.c.state == state, _t.c.public)).order_by(_t.c.at.desc()).limit(limit)
        )
        return [row["id"] for row in found]

    async def in_state(self, ids: Sequence[str], state: str) -> list[str]:
        """Those of the tables that exist and are in a state."""
        if not ids:
            return []
        found = await self.rows(select(_t.c.id).where(and_(_t.c.id.in_(ids), _t.c.state == state)))
        return [row["id"] for row in found]

    async def stale_lobbies(self, before: int) -> list[str]:
        """Tables that wait for players and have not changed since a moment."""
        waiting = and_(_t.c.state == "lobby", _t.c.at < before)
        return [row["id"] for row in await self.rows(select(_t.c.id).where(waiting).limit(500))]

    async def idle_games(self, before: int) -> list[str]:
        """Running games whose last row is older than a moment."""
        idle = and_(_t.c.state == "playing", _t.c.at < before)
        return [row["id"] for row in await self.rows(select(_t.c.id).where(idle).order_by(_t.c.at).limit(200))]

    async def due(self, now: int) -> list[str]:
        found = await self.rows(select(_t.c.id).where(_t.c.due <= now).order_by(_t.c.due).limit(2000))
        return [row["id"] for row in found]

    async def counts(self) -> dict[str, int]:
        found = await self.rows(select(_t.c.state, func.count().label("n")).group_by(_t.c.state))
        return {row["state"]: row["n"] for row in found}


async def fetched(connection: AsyncConnection, statement: Any) -> Rows:
    found: Rows = []
    for part in (await connection.execute(statement)).partitions(MAX_ROWS):
        found += [dict(row._mapping) for row in part]
        await asyncio.sleep(0)  # a long journal does not hold up the event loop
    return found
