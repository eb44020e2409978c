"""Statements that are compiled once for the driver."""

from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, bindparam, create_engine, insert, select, update
from sqlalchemy.exc import ProgrammingError

from ludoteca.server.storage import sqlite

counts = Table("counts", MetaData(), Column("id", String, primary_key=True), Column("n", Integer, nullable=False))
RAISE = update(counts).where(counts.c.id == bindparam("key_id")).values(n=bindparam("n") + 1)


def test_rows_are_written_with_the_constants_of_the_statement(tmp_path: Path) -> None:
    engine = create_engine(sqlite.url(tmp_path / "counts.db", "pysqlite"))
    with engine.begin() as connection:
        counts.create(connection)
        sqlite.execute_many(connection, insert(counts), [{"id": "a", "n": 1}, {"id": "b", "n": 2}])
        done = sqlite.execute_many(connection, RAISE, [{"key_id": "a", "n": 5}, {"key_id": "c", "n": 7}])
        assert done.rowcount == 1  # there is no row "c"
        assert connection.execute(select(counts).order_by(counts.c.id)).all() == [("a", 6), ("b", 2)]


def test_a_row_without_a_value_is_not_written(tmp_path: Path) -> None:
    engine = create_engine(sqlite.url(tmp_path / "counts.db", "pysqlite"))
    with engine.begin() as connection:
        counts.create(connection)
        with pytest.raises(ProgrammingError):
            sqlite.execute_many(connection, insert(counts), [{"id": "a", "n": 1}, {"id": "b"}])
