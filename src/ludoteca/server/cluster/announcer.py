"""What a node tells the others: its commits, and who is connected to it."""

from __future__ import annotations

from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.cluster.messages import Ask, Changed, Present, encode, packed_rows
from ludoteca.server.services.entry import Entry


class Announcer:
    def __init__(self, node: str, bus: Bus) -> None:
        self.node = node
        self.bus = bus

    def send_commit(self, entry: Entry, change: Change, reload: bool) -> None:
        """Send a commit of this node to the others."""
        chat = [dict(values) for name, values in change.writes if name == db.CHAT]
        more = reload or len(chat) != len(change.writes)
        rows = packed_rows([] if more else change.rows)
        self._send(Changed(self.node, entry.live.id, entry.ver - 1, rows, chat, more))

    def join(self, entry: Entry) -> None:
        """Hear what the others send about a table."""
        self.bus.join(entry.live.id)

    def ask(self, id: str) -> None:
        """Messages about a table arrive from now on: ask who is connected to it."""
        self._send(Ask(self.node, id))

    def announce(self, entry: Entry) -> None:
        """Send who is connected to a table here."""
        self._send(Present(self.node, entry.live.id, entry.local_presence()))

    def _send(self, message: Changed | Present | Ask) -> None:
        self.bus.send(message.id, encode(message))
