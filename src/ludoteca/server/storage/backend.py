"""What the store needs of a database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteca.server.storage.operations import Job

MAX_AWAY_S = 10.0  # how long a read or a commit waits for a database that does not answer
RETRY_S = 0.1


class Unreachable(OSError):
    """The database cannot be reached."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class Backend(Protocol):
    engine: AsyncEngine  # for reading
    commits: int
    committed: int  # jobs
    damaged: bool  # the database is corrupt
    shared: bool  # other servers may use it at the same time
    min_interval_s: float  # between two batches of commits
    insert: Callable[[Table], Any]  # the insert of the database, which may name what happens on a conflict

    def migrate(self) -> None:
        """Run the migrations that this version needs. `Unreachable` if there is no database."""

    async def open(self) -> None:
        """Migrate and connect."""

    async def close(self) -> None: ...

    async def write(self, jobs: list[Job]) -> list[Exception | None]:
        """Commit jobs together. A job that fails does not fail the others; `Conflict` if its version is outdated."""

    async def begin_read(self, connection: AsyncConnection) -> None:
        """Begin a transaction whose reads all see the database of one moment."""

    def is_lost(self, error: Exception) -> bool:
        """Whether the connection broke or the database does not answer, so that a retry makes sense."""

    def note_damage(self, error: Exception) -> None:
        """Remember an error which says that the database is corrupt."""
