"""What happens at tables, and who follows it.

Bots and notices follow commands, and run commands themselves. So the services that tell of an event are made before
those that follow it, and hold an `Events` that is connected once, when all of them exist.
"""

from __future__ import annotations

from typing import Any

from ludoteca.rooms.change import Change
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry


class Listener:
    """Is told of events. This one does nothing."""

    def add_notices(self, entry: Entry, change: Change) -> None:
        """A command is about to be committed: add the notices to write in the same commit."""

    def follow_command(self, entry: Entry) -> None:
        """A command has been handled, and the new state broadcast."""

    def follow_commit(self, entry: Entry, change: Change, reload: bool) -> None:
        """A change is durable. `reload`: more has changed than what it says."""

    def follow_load(self, entry: Entry) -> None:
        """A table has been taken into memory."""

    def follow_reload(self, entry: Entry, messages: list[dict[str, Any]]) -> None:
        """A table has been read again, with new messages of its chat."""

    def follow_eviction(self, entry: Entry) -> None:
        """A table has been dropped, since its memory may differ from the store."""

    def follow_arrival(self, entry: Entry, conn: Connection) -> None:
        """A page has been opened."""

    def follow_departure(self, entry: Entry, conn: Connection) -> None:
        """A page has been closed."""


class Events:
    def __init__(self) -> None:
        self.listener = Listener()

    def connect(self, listener: Listener) -> None:
        """Tell of events from now on. Called once, by `ludoteca.server.build.build`."""
        self.listener = listener
