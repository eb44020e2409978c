"""The public state of a table as its viewers have it: built once per change, sent as the difference to what a
connection has."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from ludoteca.kernel.patch import changes
from ludoteca.server.tables.connection import Connection, encode
from ludoteca.server.tables.table import LiveTable
from ludoteca.server.ws import payloads

MAX_PATCHES = 24  # kept; a connection that is further behind gets the whole


class Published:
    """The newest public state of one table and the patches that led to it. Only what everybody may know is in here.

    A version is a state that differs from the one before. Connections are not sent this number: they count what they
    get, because a gap would show them that something happened which they were not sent.
    """

    def __init__(self) -> None:
        self.version = 0
        self.stale = True  # something may have changed since it was built
        self.rev = -1  # of the table when it was built
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.patches: deque[bytes] = deque(maxlen=MAX_PATCHES)  # the last one leads to the newest version
        self.encoded: bytes | None = None

    def build(self, live: LiveTable, online: set[int], spectators: int) -> None:
        self.stale = False
        self.rev = live.rev
        self._put(payloads.public_shown(live), payloads.facts_shown(live, online, spectators))

    def build_table(self, live: LiveTable, online: set[int], spectators: int) -> None:
        """Build the facts of the table alone, when only presence or the like has changed."""
        self._put(self.view, payloads.facts_shown(live, online, spectators))

    def _put(self, view: dict[str, Any] | None, table: dict[str, Any]) -> None:
        patch = changes({"table": self.table, "view": self.view}, {"table": table, "view": view})
        if self.version and not patch:
            return
        if self.version:
            self.patches.append(encode(patch))
        self.version += 1
        self.view, self.table = view, table
        self.encoded = None

    def part_for(self, conn: Connection) -> dict[str, Any]:
        """The fields of a message that bring a connection to the newest version, which it counts as its own."""
        has, conn.version = conn.version, self.version
        behind = self.version - has
        if has == 0 or not 0 <= behind <= len(self.patches):
            conn.count = 1
            return {"n": 1, "public": self.whole()}
        base = conn.count
        conn.count += 1
        new = [self.patches[i] for i in range(len(self.patches) - behind, len(self.patches))]
        return {"base": base, "patch": [msgspec.Raw(patch) for patch in new]}

    def whole(self) -> msgspec.Raw:
        if self.encoded is None:
            self.encoded = encode({"view": self.view, "table": self.table})
        return msgspec.Raw(self.encoded)
