"""The store that the settings ask for."""

from __future__ import annotations

from pathlib import Path

from ludoteca.server.storage.store import Store


class MissingDriver(ImportError):
    """The packages for a shared database are not installed."""


def store_at(folder: Path, database: str) -> Store:
    """A SQLite file in the data folder, or the PostgreSQL database of a URL."""
    if not database:
        return Store(folder)
    try:
        from ludoteca.server.storage.postgres_backend import PostgresBackend
    except ImportError as error:
        raise MissingDriver(error.name or "") from None
    return Store(folder, PostgresBackend(database))
