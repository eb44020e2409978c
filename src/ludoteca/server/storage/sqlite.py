"""Everything that only SQLite understands. Another engine gets a module like this one and nothing else changes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

CHECKPOINT_PAGES = (
    20_000  # a commit never waits for the log to be folded in, unless `checkpoint` has not been called for long
)


PARTS = ("", "-wal", "-shm")  # the files a database consists of while it is open
Error = sqlite3.Error


def remove(file: Path) -> None:
    for part in PARTS:
        Path(f"{file}{part}").unlink(missing_ok=True)


def put_in_place(new: Path, file: Path) -> None:
    """A closed database takes the place of another. The old one's log is not of the new one: it goes first."""
    for part in PARTS[1:]:
        Path(f"{file}{part}").unlink(missing_ok=True)
    new.replace(file)
    for part in PARTS[1:]:
        Path(f"{new}{part}").unlink(missing_ok=True)


def checkpoint(file: Path) -> None:
    """Fold the write-ahead log into the database without holding anybody up."""
    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    finally:
        connection.close()


def url(file: Path, driver: str = "aiosqlite") -> str:
    return f"sqlite+{driver}:///{file}"


def prepare(engine: Engine) -> None:
    """WAL, so that reading never waits for writing; every commit reaches the disk before it is acknowledged (synchronous FULL).

    The writer gathers the moves of all tables into one commit, which is why FULL is affordable.
    """

    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        cursor.close()

    event.listen(engine, "connect", connected)


def backup(source: Path, target: Path) -> None:
    """A consistent copy while the server runs; it appears under its name only when it is whole."""
    part = target.with_name(target.name + ".part")
    remove(part)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
        problem = check(part)
        if problem:
            raise ValueError(problem)
        part.replace(target)
    finally:
        remove(part)


def check(file: Path) -> str:
    """What is wrong with a database file; empty if nothing is."""
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
    """Seats and keys of a table's journal in its order, read past the server as it lies on the disk."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        found = connection.execute(
            "SELECT seat, key FROM journal WHERE table_id = ? AND key != '' ORDER BY rev", (table,)
        )
        return [(row[0], row[1]) for row in found]
    finally:
        connection.close()
