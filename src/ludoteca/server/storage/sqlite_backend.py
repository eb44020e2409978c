"""The store's database as a SQLite file: one writer thread with a connection of its own.

Changes that arrive during a commit are gathered into the next one, so that many tables share one fsync.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, create_engine
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from ludoteca.rooms import operations as db
from ludoteca.server.storage import sqlite
from ludoteca.server.storage.migrating import upgrade
from ludoteca.server.storage.operations import Conflict, Gathered, Job, deletions, gathered, statements
from ludoteca.server.storage.private import private_file, private_folder
from ludoteca.server.storage.sqlite_bulk import insert_journal, update_heads

FILE = "ludoteca.db"
CHECKPOINT_S = 15.0
STATEMENTS = statements(insert)
RARE = {db.DROP_TABLE, db.STATEMENT, db.PROBE}


def migrate(file: Path, accept_newer: bool = False) -> None:
    """Run the migrations that this version needs. `accept_newer`: see `upgrade`."""
    engine = create_engine(sqlite.url(file, "pysqlite"))
    sqlite.prepare(engine)
    with engine.begin() as connection:
        upgrade(connection, accept_newer)
    engine.dispose()


class SqliteBackend:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        self.engine: AsyncEngine
        self.commits = 0
        self.committed = 0
        self.shared = False
        self.min_interval_s = 0.0
        self.insert: Callable[[Table], Any] = insert
        self.driver: sqlite3.Connection | None = None  # of the writer, once it has written
        self.damaged = False  # a page of the database file is corrupt

    def migrate(self) -> None:
        private_folder(self.folder)
        private_file(self.file)
        migrate(self.file, accept_newer=True)

    async def open(self) -> None:
        await asyncio.to_thread(self.migrate)
        self.engine = create_async_engine(sqlite.url(self.file), poolclass=AsyncAdaptedQueuePool, pool_size=4)
        sqlite.prepare(self.engine.sync_engine)
        # The writer has its own thread and connection: a whole transaction is one round trip. It takes the write lock
        # at once, so that it never has to give up because another process has written since it began to read.
        self.thread = ThreadPoolExecutor(1, "writer")
        self.writing = create_engine(
            sqlite.url(self.file, "pysqlite"), poolclass=StaticPool, connect_args={"isolation_level": "IMMEDIATE"}
        )
        sqlite.prepare(self.writing)
        self.checkpointing = asyncio.create_task(self._checkpoint())

    async def _checkpoint(self) -> None:
        done = 0
        while True:
            await asyncio.sleep(CHECKPOINT_S)
            if self.commits != done:
                done = self.commits
                await asyncio.to_thread(sqlite.checkpoint, self.file)

    async def close(self) -> None:
        self.checkpointing.cancel()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.writing.dispose)
        self.thread.shutdown()
        await self.engine.dispose()

    async def write(self, jobs: list[Job]) -> list[Exception | None]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._together, jobs)

    async def begin_read(self, connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("BEGIN")

    def is_lost(self, error: Exception) -> bool:
        return False  # a file does not come back by itself

    def note_damage(self, error: Exception) -> None:
        """Remember that the file is corrupt, for the health report: single tables fail, the others may still work."""
        if sqlite.is_damage(error):
            self.damaged = True

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
        work = gathered(jobs)
        driver = self._driver()
        try:
            for name in [name for name in STATEMENTS if name in work]:
                if name == db.ROW:
                    insert_journal(driver, work[name])
                elif name != db.TABLE:
                    sqlite.execute_many(driver, STATEMENTS[name], work[name])
                elif update_heads(driver, STATEMENTS[name], work[name]) != len(work[name]):
                    raise Conflict
            if RARE.isdisjoint(work):
                driver.commit()
            else:
                with self.writing.begin() as connection:  # the same transaction: there is one connection
                    self._rare(connection, work)
        except BaseException:
            driver.rollback()
            raise
        self.commits += 1
        self.committed += len(jobs)

    def _driver(self) -> sqlite3.Connection:
        """The writer's connection without the layers of SQLAlchemy."""
        if self.driver is None:
            found = self.writing.raw_connection().driver_connection
            assert isinstance(found, sqlite3.Connection)
            self.driver = found
        return self.driver

    def _rare(self, connection: Connection, work: Gathered) -> None:
        for values in work.get(db.DROP_TABLE, ()):
            for statement in deletions(values["key_id"]):
                connection.execute(statement)
        for values in work.get(db.STATEMENT, ()):
            done = connection.execute(values["statement"])
            if values["rows"] not in (None, done.rowcount):
                raise Conflict
        if db.PROBE in work:
            connection.exec_driver_sql(sqlite.probe_statement(work[db.PROBE][-1]["number"]))
