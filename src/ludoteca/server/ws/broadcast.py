"""Telling those who watch: who is asked at once, the others as soon as there is time, each only what he may know."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.kernel import Refused
from ludoteca.server.errors import Problem
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.notify.notices import shown as shown_notice
from ludoteca.server.storage import store as db
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.entry import Conn, Entry, encode
from ludoteca.server.tables.record import OVER
from ludoteca.server.ws import payloads as views

BEHIND = 4  # messages waiting for a slow connection before it gets only the newest state
LAG_S = 0.6  # while commands are waiting, those who are not asked see a change at most this much later


class Teller:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.metrics = Metrics()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.busy = 0  # commands under way
        self.later: deque[Conn] = deque()  # viewers who are not asked: told when there is time
        self.later_wake = asyncio.Event()

    def spawn(self, coroutine: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """Whoever waited for it may have gone: no failure passes unnoticed."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Problem, Refused)):
            log.error("task-failed", error=type(error).__name__, where=where(error))

    def came(self, conn: Conn) -> None:
        """A page has been opened. Here nobody minds."""

    def tell(self, entry: Entry) -> None:
        """Every viewer whose picture has changed gets the new one: who is asked at once, the others as soon as there is time."""
        if not entry.conns:
            return
        shared: dict[Any, msgspec.Raw] = {}
        asked = entry.live.front_seats()
        now = time.monotonic()
        for conn in entry.open_pages():
            if conn.looking in asked or (conn.waits_since is not None and now - conn.waits_since > LAG_S):
                self._show(conn, shared)
            elif conn.waits_since is None:
                conn.waits_since = now
                self.later.append(conn)
                self.later_wake.set()

    def _show(self, conn: Conn, shared: dict[Any, msgspec.Raw]) -> None:
        conn.waits_since = None
        if len(conn.outbox) >= BEHIND:
            conn.behind = True
            return
        try:
            text = self.state(conn, shared)
        except (
            Exception
        ) as error:  # the move is done and on the disk; one view that cannot be built must not hide it from the others
            live = conn.entry.live
            log.error(
                "view-failed", table=live.facts.id, seat=conn.looking, error=type(error).__name__, where=where(error)
            )
            self.metrics.failures.inc()
            text = encode({"type": "error", "error": Problem("internal", 500).shown()}).decode()
        if text is not None:
            conn.push(text)

    async def catch_up(self) -> None:
        """Tells those who are not asked. Building a view is most of the work of a move; under load several moves become one view."""
        while True:
            shared: dict[tuple[str, int, int], dict[Any, msgspec.Raw]] = {}  # many who watch the same see the same
            for _ in range(len(self.later)):
                conn = self.later.popleft()
                if conn.waits_since is None or conn not in conn.entry.conns or conn.entry.gone:
                    continue
                overdue = time.monotonic() - conn.waits_since > LAG_S
                if conn.entry.lock.locked() or (self.busy and not overdue):
                    self.later.append(conn)
                    continue
                live = conn.entry.live
                self._show(conn, shared.setdefault((live.facts.id, live.rev, conn.entry.comings), {}))
                await asyncio.sleep(0)
            self.later_wake.clear()
            if self.later:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.01):
                        await self.later_wake.wait()
            else:
                await self.later_wake.wait()

    def state(self, conn: Conn, shared: dict[Any, msgspec.Raw], always: bool = False, chat: bool = False) -> str | None:
        """The state message for a connection; None if what it may see has not changed since the last one."""
        entry = conn.entry
        live = entry.live
        seat = conn.looking
        shown = (live.seen_rev(seat), tuple(live.front_seats()), seat, live.state)
        table = self._table(entry, bool(conn.mine), shared)
        if not always and shown == conn.shown:
            if live.secret and live.secret[-1][0] == live.rev and live.secret[-1][1] != seat:
                return None  # a secret pick of somebody else: not even that it happened
            conn.push('{"type":"table","table":' + bytes(table).decode() + "}")
            return None
        board = shared.get(seat)
        if board is None:
            board = shared[seat] = msgspec.Raw(encode(views.view_shown(live, seat)))
        ended = live.state == OVER and shown[3:] != conn.shown[3:]  # the whole log again, now with every action in it
        since = None if ended else conn.rev
        message = views.state_shown(live, conn.player, conn.mine, seat, since, table, board)
        message["me"]["told"] = [shown_notice(n) for (owner, _), n in entry.notices.items() if owner == conn.player]
        if chat:
            message["chat"] = [m for m in map(chat_shown, entry.chat) if self.may_read(conn, m)]
        conn.rev = shown[0]
        conn.shown = shown
        return encode(message).decode()

    def _table(self, entry: Entry, seated: bool, shared: dict[Any, msgspec.Raw]) -> msgspec.Raw:
        name = ("table", seated)
        found = shared.get(name)
        if found is None:
            data = views.table_shown(entry.live, self.now(), entry.online(), entry.spectators(), seated)
            found = shared[name] = msgspec.Raw(encode(data))
        return found

    def tell_table(self, entry: Entry) -> None:
        """Only presence or the like has changed."""
        shared: dict[Any, msgspec.Raw] = {}
        for conn in entry.open_pages():
            if len(conn.outbox) >= BEHIND:
                conn.behind = True
            elif conn.rev is not None:
                conn.push(
                    '{"type":"table","table":' + bytes(self._table(entry, bool(conn.mine), shared)).decode() + "}"
                )

    def may_read(self, conn: Conn, message: dict[str, Any]) -> bool:
        if conn.entry.live.state == OVER:
            return True
        return bool(message["channel"] == "table") == bool(conn.mine)

    async def say(self, entry: Entry, conn: Conn, text: str, phrase: str) -> None:
        if entry.gone:
            raise Problem("moved", 503)
        live = entry.live
        seat = conn.looking
        message = {
            "table_id": live.facts.id,
            "id": (entry.chat[-1]["id"] if entry.chat else 0) + 1,
            "at": self.now(),
            "seat": seat,
            "name": live.seats[seat].name if seat >= 0 else "",
            "channel": "table" if seat >= 0 else "gallery",
            "text": text,
            "phrase": phrase,
        }
        entry.chat.append(message)
        try:
            await self.store.commit([(db.CHAT, message)])
        except Exception:
            entry.chat.remove(message)
            raise Problem("storage", 503) from None
        del entry.chat[: -db.CHAT_KEPT]
        shown = chat_shown(message)
        line = encode({"type": "chat", "message": shown}).decode()
        for other in entry.conns:
            if self.may_read(other, shown):
                other.push(line)

    # ---- connections ----

    async def attach(self, conn: Conn, rev: int | None) -> None:
        """A page has said hello: from now on it is told everything it may know."""
        entry = conn.entry
        async with entry.lock:
            if entry.gone:
                raise Problem("moved", 503)
            if conn.token and conn.token not in entry.live.by_token:  # it has ended since it was looked at
                raise Problem("wrong-token", 401)
            before = (entry.online(), entry.spectators())
            conn.rev = rev
            entry.conns.add(conn)
            entry.comings += 1
            self.metrics.connections.inc()
            text = self.state(conn, {}, always=True, chat=True)
            assert text is not None
            conn.push(text)
            if (entry.online(), entry.spectators()) != before:
                self.tell_table(entry)
        conn.task = self.spawn(self._send(conn))
        self.came(conn)

    def detach(self, conn: Conn) -> None:
        if conn in conn.entry.conns:
            conn.entry.conns.discard(conn)
            conn.entry.comings += 1
            self.metrics.connections.dec()
            if not conn.entry.gone and not self.closing:
                self.tell_table(conn.entry)
        if conn.task is not None:
            conn.task.cancel()

    async def _send(self, conn: Conn) -> None:
        """Brings the connection its messages, at its own speed."""
        try:
            while True:
                while conn.outbox:
                    await conn.socket.send(conn.outbox[0])
                    conn.sent()
                if conn.closing is not None:
                    await conn.socket.close(conn.closing)
                    return
                if conn.behind:
                    conn.behind = False
                    async with conn.entry.lock:
                        text = self.state(conn, {}, always=True)
                    if text is not None:
                        conn.push(text)
                    continue
                conn.wake.clear()
                await conn.wake.wait()
        except (OSError, RuntimeError):
            return  # the other side has gone; its handler notices by itself
        finally:
            conn.keeps_up.set()


def chat_shown(message: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": message["id"],
        "at": message["at"],
        "seat": views.word(message["seat"]),
        "name": message["name"],
        "channel": message["channel"],
        "text": message["text"] or None,
        "phrase": message["phrase"] or None,
    }
