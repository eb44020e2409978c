"""A table in memory with everything around it: its connections, its chat, the bots that think for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

import msgspec

from ludoteca.server.notify.notices import Notice
from ludoteca.server.storage import store as db
from ludoteca.server.storage.store import Op
from ludoteca.server.tables.live import Live

encode = msgspec.json.encode
MOST_WAITING = 100  # messages for one connection; who lets more gather has to come back and begin anew
UNHEARD = 50  # while so many wait it is not listened to


class Socket(Protocol):
    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Conn:
    """One open page: whose it is, what it has been told, what is still on its way to it."""

    def __init__(self, socket: Socket, entry: Entry, player: str, mine: list[int], token: str = "") -> None:
        self.socket = socket
        self.entry = entry
        self.player = player
        self.mine = mine
        self.token = token  # its hash; empty: a spectator
        self.looking = mine[0] if mine else -1
        self.rev: int | None = None  # of the last state sent
        self.shown: tuple[Any, ...] = ()
        self.outbox: deque[str] = deque()
        self.wake = asyncio.Event()
        self.keeps_up = asyncio.Event()
        self.keeps_up.set()
        self.behind = False
        self.waits_since: float | None = None  # has a change not yet been shown?
        # The code it is closed with; from then on it is neither heard nor told anything.
        self.closing: int | None = None
        self.task: asyncio.Task[None] | None = None
        self.hinting = False  # a hint is being thought about

    def push(self, text: str) -> None:
        if self.closing is not None:
            return
        if len(self.outbox) >= MOST_WAITING:
            while len(self.outbox) > 1:  # the first is being sent
                self.outbox.pop()
            self.close(1012)
            return
        self.outbox.append(text)
        self.wake.set()
        if len(self.outbox) >= UNHEARD:
            self.keeps_up.clear()

    def sent(self) -> None:
        """The first of what waits has been sent."""
        self.outbox.popleft()
        if len(self.outbox) < UNHEARD:
            self.keeps_up.set()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()
        self.keeps_up.set()


class Entry:
    """A table in memory with everything around it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.conns: set[Conn] = set()
        self.comings = 0  # how often a page has come or gone
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.dealt: dict[int, int] = {}  # revision at which a bot last had nothing to say about deals
        self.offers: dict[int, int] = {}  # how often a bot has dealt since it last moved
        self.chat: list[dict[str, Any]] = []
        self.notices: dict[tuple[str, str], Notice] = {}  # by player and channel
        self.extra: list[Op] = []  # operations of the running command beside its journal rows
        self.gone = False

    def open_pages(self) -> list[Conn]:
        return [conn for conn in self.conns if conn.closing is None]

    def online(self) -> set[int]:
        return {seat for conn in self.open_pages() for seat in conn.mine}

    def spectators(self) -> int:
        return len([1 for conn in self.open_pages() if not conn.mine])

    def idle(self) -> bool:
        """Nobody is at the table, and nobody thinks about it."""
        return not self.conns and not self.thinking and not self.lock.locked() and self.live.due() != 0

    def save_seats(self, numbers: list[int] | None = None) -> None:
        for seat in self.live.seats:
            if numbers is None or seat.number in numbers:
                self.extra.append((db.SEAT, {"key_id": self.live.facts.id, "key_seat": seat.number, **seat.stored()}))

    def ops(self) -> list[Op]:
        """What has to be committed now."""
        live = self.live
        id = live.facts.id
        ops = self.extra
        self.extra = []
        ops += [(db.ROW, row.stored(id)) for row in live.rows]
        ops += [
            (db.SNAPSHOT, {"table_id": id, "rev": rev, "seq": seq, "state": state})
            for rev, seq, state in live.snapshots
        ]
        live.rows = []
        live.snapshots = []
        if ops:
            ops.append((db.TABLE, table_update(live)))
        return ops


def table_update(live: Live) -> dict[str, Any]:
    return {
        "key_id": live.facts.id,
        "state": live.state,
        "rematch": live.rematch,
        "rev": live.rev,
        "seq": live.seq,
        "due": live.due(),
        "at": live.at,
        "invite": live.facts.invite,
        "rules": live.facts.rules,
    }
