"""What the connections of a table have in common at one revision, for one broadcast."""

from __future__ import annotations

import msgspec

from ludoteca.rooms import payloads
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry


class Moment:
    """What the connections of a table have in common at one revision. Each part is made once for all of them."""

    def __init__(self, live: LiveTable, late: bool) -> None:
        self.live = live
        self.late = late  # a delayed table for spectators
        self.front = tuple(live.front_seats())
        self.clock = payloads.clock_depends(live, late)
        self.invite = payloads.invite_shown(live)
        self.own: dict[int, msgspec.Raw] = {}  # encoded own parts, by seat


class Moments:
    """The moment of those with a seat, and that of the spectators where they are behind."""

    def __init__(self, entry: Entry, now: int) -> None:
        self.entry = entry
        self.now = now
        self.seated: Moment | None = None
        self.watching: Moment | None = None

    def of(self, conn: Connection) -> Moment:
        if conn.mine or self.entry.delayed is None or self.entry.live.state != PLAYING:
            if self.seated is None:
                self.seated = Moment(self.entry.live, False)
            return self.seated
        if self.watching is None:
            self.watching = Moment(self.entry.shown_to(False, self.now), True)
        return self.watching
