"""Persistence: reads, and one writer thread with group commit.

A change is acknowledged only after its commit has returned. Changes that arrive during a commit are gathered into the
next one, so that many tables share one fsync.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, and_, bindparam, create_engine, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from ludoteca.server.errors import Problem
from ludoteca.server.storage import schema, sqlite
from ludoteca.server.storage.private import private_file, private_folder

FILE = "ludoteca.db"
CHECKPOINT_S = 15.0
MAX_ROWS = 1000  # rows written or read at once: others wait no longer than that takes
IMPORTING = "import"  # state of a table while its journal is being written
CHAT_KEPT = 200  # messages per table in memory, and sent to a new connection

NEW_TABLE = "new table"
TABLE = "table"
NEW_PLAYER = "new player"
PLAYER = "player"
DROP_PLAYER = "drop player"
NEW_SEAT = "new seat"
SEAT = "seat"
ROW = "row"
SNAPSHOT = "snapshot"
CHAT = "chat"
SPECTATOR = "spectator"
NOTES = "notes"
REVIEW = "review"
NEW_NOTICE = "new notice"
NOTICE = "notice"
DROP_NOTICE = "drop notice"
DROP_NOTICES = "drop notices"
CHANCE = "chance"
DROP_CHAT = "drop chat"
DROP_TABLE = "drop table"
PROBE = "probe"

_t, _p, _s, _o = schema.tables, schema.players, schema.seats, schema.outbox
TABLE_COLUMNS = ("state", "rematch", "rev", "seq", "due", "at", "invite", "rules", "seed")  # that commands change
_NOTICE = ["address", "lang", "code", "confirmed", "number", "kind", "since", "state", "due", "tries", "at", "back"]
# The operations of a batch run in this order, those of one kind together.
STATEMENTS: dict[str, Any] = {
    NEW_TABLE: insert(_t),
    NEW_PLAYER: insert(_p),
    NEW_SEAT: insert(_s),
    ROW: insert(schema.journal),
    SNAPSHOT: insert(schema.snapshots),
    CHAT: insert(schema.chat),
    SPECTATOR: insert(schema.spectators).prefix_with("OR REPLACE"),
    REVIEW: insert(schema.reviews),
    NEW_NOTICE: insert(_o),
    CHANCE: insert(schema.chance),
    TABLE: update(_t).where(_t.c.id == bindparam("key_id")).values({c: bindparam(c) for c in TABLE_COLUMNS}),
    PLAYER: update(_p)
    .where(_p.c.id == bindparam("key_id"))
    .values({c: bindparam(c) for c in ("name", "host", "token", "recovery")}),
    NOTES: update(_p).where(_p.c.id == bindparam("key_id")).values(notes=bindparam("notes")),
    SEAT: update(_s)
    .where(and_(_s.c.table_id == bindparam("key_id"), _s.c.seat == bindparam("key_seat")))
    .values({c: bindparam(c) for c in ("kind", "player", "name", "level", "style", "resolve", "skip_confirm")}),
    NOTICE: update(_o)
    .where(and_(_o.c.player == bindparam("key_player"), _o.c.channel == bindparam("key_channel")))
    .values({c: bindparam(c) for c in _NOTICE}),
    DROP_NOTICE: delete(_o).where(
        and_(_o.c.player == bindparam("key_player"), _o.c.channel == bindparam("key_channel"))
    ),
    DROP_NOTICES: delete(_o).where(_o.c.player == bindparam("key_player")),
    DROP_PLAYER: delete(_p).where(_p.c.id == bindparam("key_id")),
    DROP_CHAT: delete(schema.chat).where(
        and_(schema.chat.c.table_id == bindparam("key_id"), schema.chat.c.seat == bindparam("key_seat"))
    ),
    DROP_TABLE: None,
    PROBE: None,
}

Op = tuple[str, Mapping[str, Any]]


class Job:
    def __init__(self, ops: Sequence[Op], done: asyncio.Future[None]) -> None:
        self.ops = ops
        self.done = done


def migrate(file: Path) -> None:
    """Run the migrations that this version needs."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = create_engine(sqlite.url(file, "pysqlite"))
    sqlite.prepare(engine)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()


class Store:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        self.engine: AsyncEngine
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.committed = 0
        self.probes = 0
        self.salt = ""  # secret of this server, from which the names of spectators are derived
        self.damaged = False  # a page of the database file is corrupt

    async def open(self) -> None:
        private_folder(self.folder)
        private_file(self.file)
        await asyncio.to_thread(migrate, self.file)
        self.engine = create_async_engine(sqlite.url(self.file), poolclass=AsyncAdaptedQueuePool, pool_size=4)
        sqlite.prepare(self.engine.sync_engine)
        # The writer has its own thread and connection: a whole transaction is one round trip.
        self.thread = ThreadPoolExecutor(1, "writer")
        self.writing = create_engine(sqlite.url(self.file, "pysqlite"), poolclass=StaticPool)
        sqlite.prepare(self.writing)
        self.task = asyncio.create_task(self._write())
        self.salt = (await self.rows(select(schema.server.c.value).where(schema.server.c.name == "salt")))[0]["value"]
        self.checkpointing = asyncio.create_task(self._checkpoint())

    async def drop_incomplete(self) -> None:
        """Delete what interrupted imports have left. Only for the server that owns the folder."""
        incomplete = await self.rows(select(_t.c.id).where(_t.c.state == IMPORTING))
        await self.commit([(DROP_TABLE, {"key_id": row["id"]}) for row in incomplete])

    async def _checkpoint(self) -> None:
        done = 0
        while True:
            await asyncio.sleep(CHECKPOINT_S)
            if self.commits != done:
                done = self.commits
                await asyncio.to_thread(sqlite.checkpoint, self.file)

    async def close(self) -> None:
        if self.task is not None:
            await self.queue.join()
            self.task.cancel()
            self.checkpointing.cancel()
            self.task = None
            await asyncio.get_running_loop().run_in_executor(self.thread, self.writing.dispose)
            self.thread.shutdown()
            await self.engine.dispose()

    async def commit(self, ops: Sequence[Op]) -> None:
        """Return when all operations are durable; on an exception none is."""
        if not ops:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Job(ops, done))
        await done

    async def commit_large(self, table: str, ops: Sequence[Op]) -> None:
        """Store a new table with a long journal in several commits, so that other tables need not wait for all of it.

        Until the last commit the table is marked as incomplete. After an interruption the next start deletes it.
        """
        rows = [op for op in ops if op[0] == ROW]
        marked = [
            (name, {**values, "state": IMPORTING}) if name == NEW_TABLE else (name, values) for name, values in ops
        ]
        rest = [op for op in marked if op[0] != ROW]
        final = next(values for name, values in ops if name == NEW_TABLE)
        done = {"key_id": table, **{name: final[name] for name in TABLE_COLUMNS}}
        try:
            await self.commit(rest)
            for at in range(0, len(rows), MAX_ROWS):
                await self.commit(rows[at : at + MAX_ROWS])
            await self.commit([(TABLE, done)])
        except BaseException:
            self.queue.put_nowait(Job([(DROP_TABLE, {"key_id": table})], asyncio.get_running_loop().create_future()))
            raise

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            jobs = [await self.queue.get()]
            while not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            failures = await loop.run_in_executor(self.thread, self._together, jobs)
            for job, failure in zip(jobs, failures, strict=True):
                if not job.done.done():
                    if failure is None:
                        job.done.set_result(None)
                    else:
                        job.done.set_exception(failure)
                self.queue.task_done()

    # ---- in the writer's thread ----

    def _together(self, jobs: list[Job]) -> list[Exception | None]:
        """Commit all jobs in one transaction; if that fails, each in its own, so that one bad job does not fail the
        others."""
        try:
            self._transaction(jobs)
            return [None] * len(jobs)
        except Exception as error:
            self.note_damage(error)
            if len(jobs) == 1:
                return [error]
        failures: list[Exception | None] = []
        for job in jobs:
            failures += self._together([job])
        return failures

    def _transaction(self, jobs: list[Job]) -> None:
        gathered: dict[str, list[Mapping[str, Any]]] = {}
        for job in jobs:
            for name, values in job.ops:
                gathered.setdefault(name, []).append(values)
        with self.writing.begin() as connection:
            for name, statement in STATEMENTS.items():
                if name not in gathered:
                    continue
                if name == DROP_TABLE:
                    for values in gathered[name]:
                        self._drop(connection, values["key_id"])
                elif name == PROBE:
                    connection.exec_driver_sql(sqlite.probe_statement(gathered[name][-1]["number"]))
                else:
                    connection.execute(statement, gathered[name])
        self.commits += 1
        self.committed += len(jobs)

    def _drop(self, connection: Connection, id: str) -> None:
        connection.execute(delete(_t).where(_t.c.id == id))
        parts = (schema.journal, schema.snapshots, schema.chat, schema.spectators, schema.reviews, schema.chance)
        for table in (_p, _s, _o, *parts):
            connection.execute(delete(table).where(table.c.table_id == id))

    # ---- reading ----

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        try:
            async with self.engine.connect() as connection:
                found: list[dict[str, Any]] = []
                for part in (await connection.execute(statement)).partitions(MAX_ROWS):
                    found += [dict(row._mapping) for row in part]
                    await asyncio.sleep(0)  # a long journal does not hold up the event loop
                return found
        except DatabaseError as error:
            self.note_damage(error)
            raise

    def note_damage(self, error: Exception) -> None:
        """Remember that the file is corrupt, for the health report: single tables fail, the others may still work."""
        if sqlite.is_damage(error):
            self.damaged = True

    async def probe(self) -> None:
        """Write to the database and wait until it is durable; raises if that is not possible."""
        self.probes += 1
        await self.commit([(PROBE, {"number": self.probes % 1000})])

    async def table(self, id: str) -> dict[str, Any]:
        found = await self.rows(select(_t).where(_t.c.id == id))
        if not found:
            raise Problem("no-table", 404)
        return found[0]

    async def seats(self, id: str) -> list[dict[str, Any]]:
        return await self.rows(select(_s).where(_s.c.table_id == id).order_by(_s.c.seat))

    async def players(self, id: str) -> list[dict[str, Any]]:
        return await self.rows(select(_p).where(_p.c.table_id == id))

    async def journal(self, id: str) -> list[dict[str, Any]]:
        j = schema.journal
        return await self.rows(select(j).where(j.c.table_id == id).order_by(j.c.rev))

    async def snapshots(self, id: str) -> list[dict[str, Any]]:
        s = schema.snapshots
        return await self.rows(select(s).where(s.c.table_id == id).order_by(s.c.rev))

    async def chat(self, id: str) -> list[dict[str, Any]]:
        """The newest messages, oldest first."""
        c = schema.chat
        newest = await self.rows(select(c).where(c.c.table_id == id).order_by(c.c.id.desc()).limit(CHAT_KEPT))
        return newest[::-1]

    async def spectators(self) -> dict[str, tuple[set[str], set[str]]]:
        """The spectators who are muted, and those who are removed, by table."""
        found: dict[str, tuple[set[str], set[str]]] = {}
        for row in await self.rows(select(schema.spectators)):
            muted, removed = found.setdefault(row["table_id"], (set(), set()))
            if row["muted"]:
                muted.add(row["spectator"])
            if row["removed"]:
                removed.add(row["spectator"])
        return found

    async def uncounted(self, game: str, limit: int) -> list[str]:
        """Finished tables whose chance statistics are missing."""
        c = schema.chance
        done = select(c.c.table_id).where(and_(c.c.table_id == _t.c.id, c.c.rev == _t.c.rev)).exists()
        found = await self.rows(
            select(_t.c.id).where(and_(_t.c.game == game, _t.c.state == "over", ~done)).order_by(_t.c.at).limit(limit)
        )
        return [row["id"] for row in found]

    async def counted(self, game: str) -> list[dict[str, Any]]:
        c = schema.chance
        here = and_(_t.c.id == c.c.table_id, _t.c.rev == c.c.rev, _t.c.state == "over")
        return await self.rows(select(c.c.dice, c.c.draws).join(_t, here).where(c.c.game == game))

    async def notices(self, id: str) -> list[dict[str, Any]]:
        return await self.rows(select(_o).where(_o.c.table_id == id).order_by(_o.c.player, _o.c.channel))

    async def notices_due(self, now: int, channels: list[str], limit: int) -> list[dict[str, Any]]:
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

    async def due(self, now: int) -> list[str]:
        found = await self.rows(select(_t.c.id).where(_t.c.due <= now).order_by(_t.c.due).limit(2000))
        return [row["id"] for row in found]

    async def counts(self) -> dict[str, int]:
        found = await self.rows(select(_t.c.state, func.count().label("n")).group_by(_t.c.state))
        return {row["state"]: row["n"] for row in found}
