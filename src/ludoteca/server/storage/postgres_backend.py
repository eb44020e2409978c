"""The store's database as PostgreSQL, shared by several nodes.

The moves of many tables are committed by one statement: one round trip, one flush. It tells which tables were changed,
so that a commit from an old version does not harm the others of the batch. What else belongs to the commits follows in
the same transaction.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import asyncpg
from sqlalchemy import Table, create_engine, make_url, text
from sqlalchemy.dialects.postgresql import asyncpg as dialects
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.rooms import operations as db
from ludoteca.server.logs import log
from ludoteca.server.storage.backend import MAX_AWAY_S, RETRY_S, Unreachable
from ludoteca.server.storage.migrating import upgrade
from ludoteca.server.storage.operations import PARTS, TABLE_COLUMNS, Conflict, Gathered, Job, statements

MIGRATION_LOCK = 0x6C75646F  # key of the advisory lock under which one node migrates
CONNECT_S = 5
MIN_INTERVAL_S = 0.005  # between two batches; each costs a round trip and wakes the database
MAX_READERS = 8  # connections for reading
STATEMENTS = statements(insert)
DIALECT: Any = dialects.dialect(paramstyle="numeric_dollar")  # type: ignore[no-untyped-call]
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)

HEAD_TYPES = {
    "key_id": "text",
    "key_ver": "bigint",
    "state": "text",
    "rematch": "text",
    "rev": "int",
    "seq": "int",
    "due": "bigint",
    "at": "bigint",
    "invite": "text",
    "rules": "int",
    "seed": "text",
    "claim": "bigint",
    "claimer": "text",
}
ROW_TYPES = {
    "table_id": "text",
    "rev": "int",
    "seq": "int",
    "kind": "text",
    "seat": "int",
    "text": "text",
    "chance": "text",
    "events": "text",
    "asked": "int",
    "at": "bigint",
    "key": "text",
}


def commit_statement() -> str:
    """Update tables whose version is still the one that the commit names, and add the journal rows of these.

    Rows are locked in the order of their names, so that two batches never wait for each other.
    """
    names, rows = list(HEAD_TYPES), list(ROW_TYPES)
    heads = ", ".join(f"${i + 1}::{HEAD_TYPES[name]}[]" for i, name in enumerate(names))
    given = ", ".join(f"${i + 1 + len(names)}::{ROW_TYPES[name]}[]" for i, name in enumerate(rows))
    changed = ", ".join(f"{name} = v.{name}" for name in TABLE_COLUMNS)
    changed += ", claim = coalesce(v.claim, t.claim), claimer = coalesce(v.claimer, t.claimer)"
    return f"""
with v as (select * from unnest({heads}) as v({", ".join(names)})),
held as (select t.id from tables t join v on v.key_id = t.id where t.ver = v.key_ver order by t.id for update of t),
won as (update tables t set ver = t.ver + 1, {changed} from v join held on held.id = v.key_id
        where t.id = v.key_id and t.ver = v.key_ver returning t.id),
put as (insert into journal ({", ".join(rows)}) select r.* from unnest({given}) as r({", ".join(rows)})
        join won on won.id = r.table_id)
select id from won"""


COMMIT = commit_statement()


async def keep_session(_connection: Any) -> None:
    """No commit changes the settings of its session, so there is nothing to reset: that would be one more round trip
    after each commit."""


class Plan:
    """What a batch of jobs writes: the changed tables with their rows, and everything else."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.jobs = jobs
        self.heads: list[Mapping[str, Any]] = []
        self.rows: list[Mapping[str, Any]] = []
        self.ids: list[list[str]] = []  # by job: the tables it changes
        for job in jobs:
            ids = [values["key_id"] for name, values in job.ops if name == db.TABLE]
            self.ids.append(ids)
            self.heads += [values for name, values in job.ops if name == db.TABLE]
            self.rows += [values for name, values in job.ops if name == db.ROW and values["table_id"] in ids]

    def unique(self) -> bool:
        """Whether every table is changed by one job only, as one statement demands."""
        return len({head["key_id"] for head in self.heads}) == len(self.heads)

    def rest(self, won: set[str]) -> Gathered:
        """The other operations of the jobs that succeed."""
        found: Gathered = {}
        for job, ids in zip(self.jobs, self.ids, strict=True):
            if won.issuperset(ids):
                for name, values in job.ops:
                    if name != db.TABLE and not (name == db.ROW and values["table_id"] in ids):
                        found.setdefault(name, []).append(values)
        return found

    def simple(self) -> bool:
        return all(
            name == db.TABLE or (name == db.ROW and values["table_id"] in ids)
            for job, ids in zip(self.jobs, self.ids, strict=True)
            for name, values in job.ops
        )

    def arguments(self) -> list[list[Any]]:
        heads = [[head.get(name) for head in self.heads] for name in HEAD_TYPES]  # without a claim it stays as it is
        return heads + [[row[name] for row in self.rows] for name in ROW_TYPES]


class PostgresBackend:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine: AsyncEngine
        self.pool: asyncpg.Pool
        self.commits = 0
        self.committed = 0
        self.damaged = False
        self.shared = True
        self.min_interval_s = MIN_INTERVAL_S
        self.insert: Callable[[Table], Any] = insert
        self.compiled: dict[tuple[str, ...], tuple[str, list[str]]] = {}

    @property
    def place(self) -> str:
        """The address of the database without the password."""
        return self.url.render_as_string(hide_password=True)

    def migrate(self) -> None:
        """Run the migrations that this version needs, one node at a time."""
        engine = create_engine(
            self.url.set(drivername="postgresql+psycopg"), connect_args={"connect_timeout": CONNECT_S}
        )
        try:
            with engine.begin() as connection:
                connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                upgrade(connection, accept_newer=True)
        except OperationalError as error:
            raise Unreachable(self.place, str(error.orig).strip().splitlines()[0]) from None
        finally:
            engine.dispose()

    async def open(self) -> None:
        await asyncio.to_thread(self.migrate)
        # Nearly every read is one statement: it needs no transaction around it, and no ping before it, because a read
        # on a broken connection is repeated.
        self.engine = create_async_engine(
            self.url.set(drivername="postgresql+asyncpg"), pool_size=MAX_READERS, isolation_level="AUTOCOMMIT"
        )
        plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.pool = await asyncpg.create_pool(plain, min_size=1, max_size=2, timeout=CONNECT_S, reset=keep_session)

    async def close(self) -> None:
        await self.pool.close()
        await self.engine.dispose()

    async def begin_read(self, connection: AsyncConnection) -> None:
        await connection.execution_options(isolation_level="REPEATABLE READ")

    def note_damage(self, error: Exception) -> None:
        """PostgreSQL reports damage by itself."""

    def is_lost(self, error: Exception) -> bool:
        if isinstance(error, DBAPIError):
            return error.connection_invalidated or isinstance(getattr(error.orig, "__cause__", None), LOST)
        return isinstance(error, LOST) and not isinstance(error, ValueError)  # which is a value that does not fit

    # ---- writing ----

    async def write(self, jobs: list[Job]) -> list[Exception | None]:
        plan = Plan(jobs)
        if plan.unique():
            try:
                won = await self._answered(plan)
                return [None if won.issuperset(ids) else Conflict() for ids in plan.ids]
            except Exception as error:
                if len(jobs) == 1 or self.is_lost(error):
                    return [error] * len(jobs)
        failures: list[Exception | None] = []
        for job in jobs:
            failures += await self.write([job])
        return failures

    async def _answered(self, plan: Plan) -> set[str]:
        """Commit, also if the database is restarted meanwhile.

        The outcome of a commit whose connection broke is unknown. It is sent again: if it was taken, its version is
        outdated by now, and the command that runs again finds its own idempotency key.
        """
        deadline = time.monotonic() + MAX_AWAY_S
        while True:
            try:
                won = await self._commit(plan)
                self.commits += 1
                self.committed += len(plan.jobs)
                return won
            except LOST as error:
                if time.monotonic() > deadline or not self.is_lost(error):
                    raise
                log.warning("database-away", error=type(error).__name__)
                await self.pool.expire_connections()
                await asyncio.sleep(RETRY_S)

    async def _commit(self, plan: Plan) -> set[str]:
        async with self.pool.acquire(timeout=CONNECT_S) as connection:
            if plan.simple():
                return {row["id"] for row in await connection.fetch(COMMIT, *plan.arguments())}
            async with connection.transaction():
                won = {row["id"] for row in await connection.fetch(COMMIT, *plan.arguments())} if plan.heads else set()
                await self._others(connection, plan.rest(won))
            return won

    async def _others(self, connection: Any, work: Gathered) -> None:
        for name in STATEMENTS:
            for values in work.get(name, ()):
                sql, order = self._sql(name, values)
                await connection.execute(sql, *[values[column] for column in order])
        for values in work.get(db.DROP_TABLE, ()):
            for table in ("tables", *(part.name for part in PARTS)):
                column = "id" if table == "tables" else "table_id"
                await connection.execute(f"delete from {table} where {column} = $1", values["key_id"])
        for values in work.get(db.STATEMENT, ()):
            await self._execute(connection, values["statement"], values["rows"])
        for values in work.get(db.PROBE, ()):
            probe = "insert into server values ('probe', $1) on conflict (name) do update set value = excluded.value"
            await connection.execute(probe, str(values["number"]))

    async def _execute(self, connection: Any, statement: Any, rows: int | None) -> None:
        made = statement.compile(dialect=DIALECT, compile_kwargs={"render_postcompile": True})
        status = await connection.execute(str(made), *[made.params[name] for name in made.positiontup or ()])
        if rows not in (None, int(status.rpartition(" ")[2])):  # "UPDATE 1", "INSERT 0 1", "DELETE 1"
            raise Conflict

    def _sql(self, name: str, values: Mapping[str, Any]) -> tuple[str, list[str]]:
        """The statement of an operation with these values, and the order of its parameters."""
        key = (name, *values)
        found = self.compiled.get(key)
        if found is None:
            made = STATEMENTS[name].compile(dialect=DIALECT, column_keys=list(values))
            found = self.compiled[key] = (str(made), list(made.positiontup or ()))
        return found
