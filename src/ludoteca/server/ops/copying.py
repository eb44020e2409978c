"""`ludoteca admin copy --to URL`: copy the database of a data folder to a PostgreSQL database.

Everything is copied in one transaction, so that the target is complete or empty.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, func, select

from ludoteca.server.storage import schema, sqlite
from ludoteca.server.storage.postgres_backend import PostgresBackend

MAX_ROWS = 2000  # copied at once


class NotEmpty(ValueError):
    """The target holds tables already."""


def copy_database(source: Path, target: str) -> dict[str, int]:
    """Copy all rows; returns how many by table. The source must not be in use."""
    backend = PostgresBackend(target)
    backend.migrate()
    old = create_engine(sqlite.url(source, "pysqlite"))
    new = create_engine(backend.url.set(drivername="postgresql+psycopg"))
    try:
        with old.connect() as reading, new.begin() as writing:
            if writing.execute(select(func.count()).select_from(schema.tables)).scalar_one():
                raise NotEmpty(backend.place)
            writing.execute(schema.server.delete())  # the salt of the source replaces the new one
            return {table.name: copy_table(reading, writing, table) for table in schema.metadata.sorted_tables}
    finally:
        old.dispose()
        new.dispose()


def copy_table(reading: Connection, writing: Connection, table: Any) -> int:
    count = 0
    for part in reading.execute(select(table)).mappings().partitions(MAX_ROWS):
        writing.execute(table.insert(), [dict(row) for row in part])
        count += len(part)
    return count
