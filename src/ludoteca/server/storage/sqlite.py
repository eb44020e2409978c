"""Everything specific to SQLite: pragmas, backup, integrity check, checkpoints."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.engine import Engine

from ludoteca.server.storage.private import private_file

# Every commit waits for the disk. That is affordable because the writer commits the moves of all tables together.
SYNCHRONOUS = "FULL"
# High, so that a commit does not pay for a checkpoint: `checkpoint` runs in the background.
CHECKPOINT_PAGES = 20_000
PARTS = ("", "-wal", "-shm")  # the files a database consists of while it is open
Error = sqlite3.Error


def remove(file: Path) -> None:
    for part in PARTS:
        Path(f"{file}{part}").unlink(missing_ok=True)


def put_in_place(new: Path, file: Path) -> None:
    """Replace a database by another closed one. The old write-ahead log is removed first: it does not belong to the new
    file."""
    for part in PARTS[1:]:
        Path(f"{file}{part}").unlink(missing_ok=True)
    new.replace(file)
    for part in PARTS[1:]:
        Path(f"{new}{part}").unlink(missing_ok=True)


def checkpoint(file: Path) -> None:
    """Copy the write-ahead log into the database without blocking readers or the writer."""
    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    finally:
        connection.close()


def url(file: Path, driver: str = "aiosqlite") -> str:
    return f"sqlite+{driver}:///{file}"


def prepare(engine: Engine) -> None:
    """Set the pragmas of each connection: WAL, so that reads do not wait for writes, and durable commits."""

    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        cursor.close()

    event.listen(engine, "connect", connected)


@lru_cache(100)
def driver_sql(statement: Any, columns: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """The text of a statement for values with these names, and the constants in it."""
    compiled = statement.compile(dialect=dialect(paramstyle="named"), column_keys=list(columns))
    constants = {name: value for name, value in compiled.params.items() if value is not None and name not in columns}
    return str(compiled), constants


def execute_many(connection: sqlite3.Connection, statement: Any, rows: Sequence[Mapping[str, Any]]) -> int:
    """Run a statement for several rows with the same names of values. Returns how many rows it has changed.

    The text of the statement is made once and run by the driver: a move writes two rows, and most of the time of its
    transaction would be spent on looking up compiled statements and converting values that need no conversion.
    """
    text, constants = driver_sql(statement, tuple(rows[0]))
    return connection.executemany(text, [{**row, **constants} for row in rows] if constants else rows).rowcount


def backup(source: Path, target: Path) -> None:
    """Make a consistent copy while the server runs. It is renamed into place only when complete and checked."""
    part = target.with_name(target.name + ".part")
    remove(part)
    private_file(part)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
        problem = check(part)
        if problem:
            raise ValueError(problem)
        part.replace(target)
    finally:
        remove(part)


def is_damage(error: Exception) -> bool:
    """Whether an error of the database says that its file is corrupt."""
    text = str(error)
    return "malformed" in text or "not a database" in text


def probe_statement(number: int) -> str:
    """A write that changes a header field which nothing reads."""
    return f"PRAGMA user_version = {number:d}"


def check(file: Path) -> str:
    """The problem with a database file; empty if there is none."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        return str(error)
    finally:
        connection.close()
    if found != ["ok"]:
        return "; ".join(found)
    return "" if "journal" in names and "alembic_version" in names else "no tables of ludoteca"


def keys(file: Path, table: str) -> list[tuple[int, str]]:
    """Seats and idempotency keys of a table's journal in order, read from the file without the server."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        found = connection.execute(
            "SELECT seat, key FROM journal WHERE table_id = ? AND key != '' ORDER BY rev", (table,)
        )
        return [(row[0], row[1]) for row in found]
    finally:
        connection.close()
