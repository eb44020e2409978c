"""A table in memory with everything around it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.delay import Delayed
from ludoteca.rooms.model import Row
from ludoteca.rooms.notices import Notice
from ludoteca.rooms.operations import Op
from ludoteca.rooms.presence import Presence, Remote
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.logs import log, where
from ludoteca.server.services.connection import REVOKED, Connection


class Entry:
    """A table in memory with its lock, its connections, its chat and its notices."""

    def __init__(self, live: LiveTable, ver: int = 0, rows: Sequence[Row] = ()) -> None:
        self.live = live
        late = live.facts.delay_moves or live.facts.delay_s
        self.delayed = Delayed(live, rows) if late else None  # what spectators see; `rows`: the journal so far
        self.delay_failure: Exception | None = None  # that has been logged
        self.fixed = fixed_facts(live)
        self.ver = ver  # the stored version that `live` is a copy of
        self.lock = asyncio.Lock()
        self.users = 0  # commands that wait for the lock or hold it
        self.gone = False  # evicted: the table must be looked up again
        self.conns: set[Connection] = set()
        self.arrivals = 0  # how often a connection has been opened or closed
        self.last_seen: dict[str, int] = {}  # by player: when their last connection was closed
        self.opened = 0  # when the table was taken into memory
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.hinting: set[int] = set()  # seats for which a hint is being computed
        self.chat: list[dict[str, Any]] = []
        self.notices: dict[tuple[str, str], Notice] = {}  # by player and channel
        self.salt = ""  # secret from which the names of spectators are derived
        self.muted: set[str] = set()  # spectators whose messages the host does not allow
        self.removed: set[str] = set()  # spectators whom the host has sent away
        self.remote = Remote()  # who is connected at other nodes
        self.claimed_until = 0  # until when this node runs the bots and clocks of a table that several nodes share
        self.unsaved = Change(0)  # what loading changed; it is committed with the next command

    @asynccontextmanager
    async def committed(self) -> AsyncIterator[LiveTable]:
        """The table for somebody who reads it: while a command is being committed it holds what may never be true."""
        async with self.lock:
            if self.gone:
                raise Problem("moved", 503)
            yield self.live

    def shown_to(self, seated: bool, now: int) -> LiveTable:
        """The table as people with a seat see it, or those without one: at some tables later."""
        if seated or self.delayed is None or self.live.state != PLAYING:
            return self.live
        try:
            return self.delayed.advance(now)
        finally:
            self.log_delay_failure()

    def log_delay_failure(self) -> None:
        """Log once that spectators cannot be shown the past."""
        failure = self.delayed.failure if self.delayed is not None else None
        if failure is not None and failure is not self.delay_failure:
            log.error("delay-failed", table=self.live.id, error=type(failure).__name__, where=where(failure))
        self.delay_failure = failure

    def may_show(self, seated: bool) -> bool:
        """Whether there is a table to show: that of delayed spectators may be lost."""
        return seated or self.delayed is None or not self.delayed.broken

    def open_pages(self) -> list[Connection]:
        return [conn for conn in self.conns if conn.closing is None]

    def close_revoked(self) -> None:
        """Close the connections whose token has ended."""
        for conn in self.open_pages():
            if conn.token and conn.token not in self.live.by_token:
                conn.close(REVOKED)

    def local_presence(self) -> Presence:
        """The players, seats and spectators who are connected to this node."""
        pages = self.open_pages()
        players = {conn.player for conn in pages if conn.player}
        seats = {seat for conn in pages for seat in conn.mine}
        return Presence(sorted(players), sorted(seats), len([1 for conn in pages if not conn.mine]))

    def online(self) -> set[int]:
        return {seat for conn in self.open_pages() for seat in conn.mine} | self.remote.seats()

    def spectators(self) -> int:
        return len([1 for conn in self.open_pages() if not conn.mine]) + self.remote.spectators()

    def is_here(self, player: str) -> bool:
        return any(conn.player == player for conn in self.open_pages()) or player in self.remote.players()

    def away_ms(self, player: str, now: int) -> int:
        """How long a player has had no connection. What happened before the table was loaded does not count."""
        if self.is_here(player):
            return 0
        return max(0, now - self.last_seen.get(player, self.opened))

    def idle(self) -> bool:
        """Nobody is connected, no bot thinks and no command runs."""
        return not self.in_use() and not self.lock.locked() and self.live.due() != 0

    def in_use(self) -> bool:
        return bool(self.conns or self.thinking or self.users)

    def operations(self, change: Change) -> list[Op]:
        """Everything that has to be committed for a change."""
        id = self.live.id
        ops = self.unsaved.operations(id) + change.operations(id)
        if ops:
            ops.append((db.TABLE, {"key_id": id, "key_ver": self.ver, **table_columns(self.live)}))
        return ops

    def add_chat(self, messages: list[dict[str, Any]]) -> None:
        self.chat += messages
        del self.chat[: -db.CHAT_KEPT]

    def take_over(self, stored: Entry) -> None:
        """Replace the copy of the table by a newer one. Connections and running bots stay."""
        self.live.take_over(stored.live)
        if self.delayed is not None and stored.delayed is not None:
            self.delayed.take_over(stored.delayed)
        self.ver = stored.ver
        self.fixed = stored.fixed
        self.chat = stored.chat
        self.notices = stored.notices
        self.muted = stored.muted
        self.removed = stored.removed
        self.unsaved = stored.unsaved


def fixed_facts(live: LiveTable) -> tuple[object, ...]:
    """What rarely changes and does not follow from the journal."""
    return (live.rematch, live.facts.invite, live.facts.rules, live.facts.seed)


def table_columns(live: LiveTable) -> dict[str, Any]:
    """The columns of the table's own row that commands change."""
    return {
        "state": live.state,
        "rematch": live.rematch,
        "rev": live.rev,
        "seq": live.seq,
        "due": live.due(),
        "at": live.history.at,
        "invite": live.facts.invite,
        "rules": live.facts.rules,
        "seed": f"{live.facts.seed:x}",
    }
