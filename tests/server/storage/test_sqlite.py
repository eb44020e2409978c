"""Statements that are compiled once for the driver."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, bindparam, create_engine, insert, update
from sqlalchemy.schema import CreateTable

from ludoteca.server.storage import sqlite

counts = Table("counts", MetaData(), Column("id", String, primary_key=True), Column("n", Integer, nullable=False))
FULL = 2
RAISE = update(counts).where(counts.c.id == bindparam("key_id")).values(n=bindparam("n") + 1)


def test_rows_are_written_with_the_constants_of_the_statement(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "counts.db")) as connection:
        connection.execute(str(CreateTable(counts)))
        sqlite.execute_many(connection, insert(counts), [{"id": "a", "n": 1}, {"id": "b", "n": 2}])
        changed = sqlite.execute_many(connection, RAISE, [{"key_id": "a", "n": 5}, {"key_id": "c", "n": 7}])
        assert changed == 1  # there is no row "c"
        assert connection.execute("SELECT id, n FROM counts ORDER BY id").fetchall() == [("a", 6), ("b", 2)]


def test_a_row_without_a_value_is_not_written(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "counts.db")) as connection:
        connection.execute(str(CreateTable(counts)))
        with pytest.raises(sqlite3.ProgrammingError):
            sqlite.execute_many(connection, insert(counts), [{"id": "a", "n": 1}, {"id": "b"}])


def test_every_commit_of_a_server_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other tests do not wait for it: only a power failure would tell the difference."""
    monkeypatch.undo()
    engine = create_engine(sqlite.url(tmp_path / "durable.db", "pysqlite"))
    sqlite.prepare(engine)
    with engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert found == ["wal", FULL]
