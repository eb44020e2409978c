"""The public state of a table as its viewers have it: built once per change, sent as the difference to what a
connection has."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel.patch import changes
from ludoteca.rooms import payloads
from ludoteca.rooms.encoding import encode
from ludoteca.rooms.reader import Reader
from ludoteca.rooms.starts import Start, start_of
from ludoteca.rooms.table import LiveTable

FROM_START = 0  # in place of a version


class Published:
    """The newest public state of one table and the patches that lead to it from what connections have. Only what
    everybody may know is in here.

    Several changes that a connection has not been sent become one patch: what changed and changed back is not in it.

    A version is a state that differs from the one before. Connections are not sent this number: they count what they
    get, because a gap would show them that something happened which they were not sent.
    """

    def __init__(self) -> None:
        self.version = 0
        self.stale = True  # something may have changed since it was built
        self.rev = -1  # of the table when it was built
        self.view: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}  # the facts of the table and the view
        self.patches: dict[int, bytes] = {}  # to the newest version, by the version that a connection has
        self.encoded: bytes | None = None
        self.start: Start | None = None

    def build(self, live: LiveTable, online: set[int], spectators: int) -> None:
        self.stale = False
        self.rev = live.rev
        if not self.version:
            self.start = start_of(live.game, len(live.seats))
        self._put(payloads.public_shown(live), payloads.facts_shown(live, online, spectators))

    def build_table(self, live: LiveTable, online: set[int], spectators: int) -> None:
        """Build the facts of the table alone, when only presence or the like has changed."""
        self._put(self.view, payloads.facts_shown(live, online, spectators))

    def _put(self, view: dict[str, Any] | None, table: dict[str, Any]) -> None:
        state = {"table": table, "view": view}
        if self.version and state == self.state:
            return
        self.version += 1
        self.view, self.state = view, state
        self.patches.clear()
        self.encoded = None

    def part_for(self, reader: Reader) -> dict[str, Any]:
        """The fields of a message that bring a connection to the newest version, which it counts as its own."""
        has, before = reader.version, reader.public
        reader.version, reader.public = self.version, self.state
        if has == 0 or before is None or (before["view"] is None and self.view is not None):
            reader.count = 1
            reader.at = 0  # the client counts the times of lines from zero again
            if reader.takes_start and self.start is not None:
                return {"n": 1, "start": self.start.key, "patch": self.patch_from(FROM_START, self.start.state)}
            return {"n": 1, "public": self.whole()}
        base = reader.count
        reader.count += 1
        return {"base": base, "patch": self.patch_from(has, before)}

    def patch_from(self, version: int, before: dict[str, Any]) -> msgspec.Raw:
        """What has changed since a version, encoded once for all connections that have it."""
        found = self.patches.get(version)
        if found is None:
            found = self.patches[version] = encode(changes(before, self.state))
        return msgspec.Raw(found)

    def whole(self) -> msgspec.Raw:
        if self.encoded is None:
            self.encoded = encode(self.state)
        return msgspec.Raw(self.encoded)
