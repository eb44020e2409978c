"""A random walk of many viewers over real sockets.

Whatever happens at a table, every page shows what the server would send now to a page that connects: checked whenever
nothing is on its way.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import websockets

from ludoteca.kernel import Quick, write_action
from ludoteca.rooms import play
from ludoteca.rooms.table import PLAYING
from ludoteca.server.services.connection import Connection
from ludoteca.server.transport.ws.mirror import Mirror
from server.tools import Page, ServerHarness, Time

SEATS = 3
MAX_PAGES = 9
RECONNECT, REVOKED, REMOVED = 1012, 4401, 4410  # close codes
Act = Callable[[], Awaitable[None]]


class Slow:
    """The socket of a client that reads nothing until it is released."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.released = asyncio.Event()

    def send_now(self, message: bytes) -> bool:
        return self.released.is_set() and bool(self.socket.send_now(message))

    async def send(self, message: bytes) -> None:
        await self.released.wait()
        await self.socket.send(message)

    async def close(self, code: int) -> None:
        await self.socket.close(code)


class Viewer(Page):
    """A page that keeps everything it was sent, by connection, with what it made of it."""

    def __init__(self, server: ServerHarness, table: str, token: str | None, start: bool) -> None:
        super().__init__(server, table, token, start)
        self.chat: list[dict[str, Any]] = []
        self.sent: list[list[tuple[str, dict[str, Any]]]] = []
        self.starts: dict[str, Any] = {}  # of games, as they were fetched
        self.gone = False

    async def open(self, rev: int | None = None) -> Page:
        self.sent.append([])
        return await super().open(rev)

    def take_in(self, message: dict[str, Any]) -> None:
        super().take_in(message)
        if message["type"] == "state" and "chat" in message:
            self.chat = message["chat"]
        elif message["type"] == "chat":
            self.chat.append(message["message"])

    async def hear(self, timeout: float = 300.0) -> dict[str, Any]:
        message = await super().hear(timeout)
        self.sent[-1].append((self.raw[-1], json.loads(json.dumps(message))))
        self.starts.update(self.mirror.starts)
        return message

    def known(self) -> int | None:
        """The revision that a page connects with again: a new connection looks from the first own seat."""
        me = self.state.get("me")
        if me is None or me["looking"] != (me["seats"][0] if me["seats"] else None):
            return None
        return int(self.state["rev"])

    async def catch_up(self) -> None:
        """Read everything. A page that is asked to connect again does so with what it knows."""
        broken = False
        while not self.gone:
            try:
                if broken:
                    await self.open(self.known())
                await self.quiet()
                return
            except websockets.ConnectionClosed as closed:
                assert closed.rcvd is not None, "the connection broke"
                self.gone = closed.rcvd.code in (REVOKED, REMOVED)
                assert self.gone or closed.rcvd.code == RECONNECT, closed
                broken = True

    def connection(self) -> Connection:
        """This page as the server knows it."""
        port = self.socket.local_address[1]
        for conn in self.server.parts.cache.entries[self.table].conns:
            line: Any = conn.socket
            while isinstance(line, Slow):
                line = line.socket
            if line.socket.client[1] == port:
                return conn
        raise AssertionError("the server does not know this page")


def still(clock: dict[str, Any]) -> dict[str, Any]:
    """What of a clock does not depend on the moment at which it was sent."""
    seats = [seat if not seat["running"] else {"running": True} for seat in clock["seats"]]
    return {"kind": clock["kind"], "paused": clock["paused"], "seats": seats}


def picture(message: dict[str, Any], lines: list[dict[str, Any]], chat: list[dict[str, Any]]) -> dict[str, Any]:
    facts = {**message["table"], "clock": still(message["table"]["clock"])}
    seen = {name: message[name] for name in ("rev", "view", "me")}
    found: dict[str, Any] = json.loads(json.dumps({**seen, "table": facts, "lines": lines, "chat": chat}))
    return found


def differences(ours: Any, theirs: Any, at: str = "") -> list[str]:
    """The places at which two pictures differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return [x for key in {*ours, *theirs} for x in differences(ours.get(key), theirs.get(key), f"{at}.{key}")]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [x for i, (a, b) in enumerate(zip(ours, theirs)) for x in differences(a, b, f"{at}[{i}]")]
    if isinstance(ours, list) and isinstance(theirs, list):
        more, less = [x for x in ours if x not in theirs], [x for x in theirs if x not in ours]
        return [f"{at}: shows {len(ours)} entries, should be {len(theirs)}; more {more!r:.300}, less {less!r:.300}"]
    return [] if ours == theirs else [f"{at}: shows {ours!r:.300}, should be {theirs!r:.300}"]


def check(viewer: Viewer) -> None:
    """The page shows what a new page would be sent now."""
    parts, known = viewer.server.parts, viewer.connection()
    twin = Connection(known.socket, known.player, known.mine, known.token, known.address)
    twin.looking = known.looking
    whole = Mirror().complete(
        json.loads(parts.broadcaster.full_state(parts.cache.entries[viewer.table], twin, chat=True))
    )
    first = whole["events"][0]["seq"] if whole["events"] else 0
    lines = [viewer.lines[seq] for seq in sorted(viewer.lines) if seq >= first]
    wrong = differences(picture(viewer.state, lines, viewer.chat), picture(whole, whole["events"], whole["chat"]))
    assert not wrong, f"seat {known.looking}: " + "\n".join(wrong[:8])


class Walk:
    def __init__(self, nodes: list[ServerHarness], time: Time, seed: int) -> None:
        self.nodes = nodes
        self.time = time
        self.quick = Quick(seed)
        self.viewers: list[Viewer] = []
        self.everybody: list[Viewer] = []  # also those who have gone
        self.tokens: list[str] = []  # of the players; the first is the host
        self.recovery: list[str] = []
        self.table = ""
        self.busy: list[ServerHarness] = []
        self.slow: list[Slow] = []
        self.done: dict[str, int] = {}
        self.notes: list[str] = []

    def pick(self, among: list[Any]) -> Any:
        return among[self.quick.below(len(among))]

    # ---- settle and compare ----

    async def settle(self) -> None:
        for slow in self.slow:
            slow.released.set()
        self.slow.clear()
        for node in self.busy:
            node.parts.broadcaster.command_finished()
        self.busy.clear()
        for _ in range(3):
            for node in self.nodes:
                parts = node.parts
                await node.idle()
                while parts.broadcaster.presence or any(e.lock.locked() for e in parts.cache.entries.values()):
                    await asyncio.sleep(0.001)
            for viewer in self.viewers:
                await viewer.catch_up()
        self.viewers = [viewer for viewer in self.viewers if not viewer.gone]

    async def compare(self) -> None:
        await self.settle()
        for viewer in self.viewers:
            check(viewer)

    # ---- steps ----

    async def run(self, steps: int) -> None:
        for n in range(steps):
            step = self.pick(self.steps())
            self.done[step.__name__] = self.done.get(step.__name__, 0) + 1
            self.notes.append(step.__name__)
            with contextlib.suppress(websockets.ConnectionClosed):  # found by the next comparison
                await step()
            if self.quick.below(4) == 0 or n == steps - 1:
                try:
                    await self.compare()
                except AssertionError as error:
                    raise AssertionError(f"{error}\nafter {self.notes[-12:]}") from None

    def steps(self) -> list[Act]:
        often = [self.move] * 14 + [self.pass_time] * 3
        pages = [self.arrive, self.depart, self.cut, self.refresh, self.look, self.hold_up, self.hurry, self.reasons]
        odd = [self.wrong_move, self.undo, self.redo, self.ask_rewind, self.answer, self.answer, self.chat, self.prefs]
        rest = [self.ask, self.leave, self.claim, self.claim, self.recover, self.put_away, self.plan, self.bot_move]
        return [*often, *pages, *pages, *odd, *odd, *rest]

    @property
    def seated(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.token]

    async def request(self, method: str, path: str, token: str | None, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        sent: httpx.Response = await self.pick(self.nodes).http.request(method, path, json=body, headers=headers)
        assert sent.status_code < 500, sent.text
        return sent

    async def move(self) -> None:
        asked = [viewer for viewer in self.seated if viewer.state["view"] and viewer.menu]
        if asked:
            viewer = self.pick(asked)
            viewer.keys += 1
            key = f"{id(viewer)}-{viewer.keys}"
            do = self.pick(viewer.menu)
            for _ in range(1 + (self.quick.below(6) == 0)):  # now and then it is sent twice
                await viewer.say(type="act", rev=viewer.state["rev"], do=do, key=key)

    async def wrong_move(self) -> None:
        if self.seated:
            viewer = self.pick(self.seated)
            viewer.keys += 1
            rev = self.quick.below(viewer.state["rev"] + 2)
            do = self.pick([*(viewer.menu if viewer.state["view"] else []), "nothing 1 2", "accept 1", "refuse 1"])
            await viewer.say(type="act", rev=rev, do=do, key=f"w{id(viewer)}-{viewer.keys}")

    async def pass_time(self) -> None:
        self.time.pass_(self.pick([0.5, 3, 20, 90]))
        await self.pick(self.nodes).parts.timekeeper.tick()

    async def arrive(self) -> None:
        if len(self.viewers) < MAX_PAGES:
            token = self.pick([*self.tokens, None])
            viewer = Viewer(self.pick(self.nodes), self.table, token, self.quick.below(2) == 0)
            await self.join(viewer)

    async def join(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        self.everybody.append(viewer)
        await viewer.open()

    async def depart(self) -> None:
        if len(self.viewers) > 3:
            viewer = self.pick(self.viewers)
            self.viewers.remove(viewer)
            viewer.socket.transport.abort()

    async def cut(self) -> None:
        """The page connects again, with what it knows, with nothing, or with a revision that never was."""
        viewer = self.pick(self.viewers)
        viewer.socket.transport.abort()
        rev = self.pick([viewer.known(), viewer.known(), None, 1_000_000])
        if rev is None or rev != viewer.state["rev"]:
            viewer.lines = {}
        viewer.server = self.pick(self.nodes)
        await viewer.open(rev)

    async def refresh(self) -> None:
        viewer = self.pick(self.viewers)
        await viewer.say(type="refresh", rev=self.pick([None, viewer.state["rev"]]))

    async def look(self) -> None:
        if self.seated:
            viewer = self.pick(self.seated)
            await viewer.say(type="look", seat=self.pick(viewer.state["me"]["seats"] or ["A"]))

    async def hold_up(self) -> None:
        """A client stops to read for a while."""
        await self.settle()
        conn = self.pick(self.viewers).connection()
        conn.socket = Slow(conn.socket)
        self.slow.append(conn.socket)

    async def hurry(self) -> None:
        """The server is busy for a while, so that several changes become one state for those who are not asked."""
        node = self.pick(self.nodes)
        node.parts.broadcaster.command_started()
        self.busy.append(node)

    async def reasons(self) -> None:
        await self.pick(self.viewers).say(type="reasons")

    async def undo(self) -> None:
        for viewer in self.seated:
            targets = viewer.state["me"]["undo"]
            if targets:
                await viewer.say(type="undo", rev=viewer.state["rev"], to=self.pick([None, *targets]))
                return

    async def redo(self) -> None:
        for viewer in self.seated:
            if viewer.state["me"]["redo"]:
                await viewer.say(type="redo", rev=viewer.state["rev"])
                return

    async def ask_rewind(self) -> None:
        if self.seated:
            viewer = self.pick(self.seated)
            await viewer.say(type="ask-rewind", to=max(0, viewer.state["seq"] - self.quick.below(6)))

    async def answer(self) -> None:
        for viewer in self.seated:
            for request in viewer.state["table"]["requests"]:
                if set(viewer.state["me"]["seats"]) & set(request["waiting"]):
                    await viewer.say(type="answer", request=request["id"], yes=self.quick.below(3) > 0)
                    return

    async def chat(self) -> None:
        await self.pick(self.viewers).say(type="chat", text=f"word {self.quick.below(1000)}")

    async def prefs(self) -> None:
        if self.seated:
            yes = [self.quick.below(2) == 0 for _ in range(2)]
            await self.pick(self.seated).say(type="prefs", resolve=yes[0], skip_confirm=yes[1])

    async def ask(self) -> None:
        what = self.pick(["pause", "resume", "resume", "close", "reopen", "reopen", "clock"])
        body = {"clock": {"kind": "live", "move": 60, "reserve": 600}} if what == "clock" else None
        token = self.tokens[0] if what in ("close", "reopen") else self.pick(self.tokens)
        await self.request("POST", f"/api/tables/{self.table}/{what}", token, body)

    async def leave(self) -> None:
        await self.request("POST", f"/api/tables/{self.table}/leave", self.pick(self.tokens))

    async def claim(self) -> None:
        await self.request("POST", f"/api/tables/{self.table}/claim", self.pick(self.tokens))

    async def recover(self) -> None:
        """A seat is recovered with its code: the pages with the old token are closed."""
        n = self.quick.below(len(self.tokens))
        sent = await self.request("POST", "/api/recover", None, {"code": self.recovery[n]})
        self.tokens[n], self.recovery[n] = sent.json()["token"], sent.json()["recovery"]

    async def put_away(self) -> None:
        """The table leaves memory, as after a failed commit."""
        parts = self.pick(self.nodes).parts
        entry = parts.cache.entries.get(self.table)
        if entry is not None and not entry.lock.locked():
            parts.cache.evict(entry)

    async def plan(self) -> None:
        asked = [viewer for viewer in self.seated if viewer.state["view"] and viewer.menu]
        if asked:
            viewer = self.pick(asked)
            moves = [{"do": self.pick(viewer.menu)} for _ in range(self.quick.below(3))]
            body = {"moves": moves, "seen": True}
            await self.request("PUT", f"/api/tables/{self.table}/prepared", viewer.token, body)

    async def bot_move(self) -> None:
        """A seat that a bot holds moves."""
        parts = self.pick(self.nodes).parts
        entry = await parts.tables.entry(self.table)
        match = entry.live.match
        if match is None or entry.live.state != PLAYING or not entry.live.bots_asked():
            return
        seat = self.pick(entry.live.bots_asked())
        menu = match.state.menus[entry.live.front_seats().index(seat)]
        do = write_action(entry.live.game, self.pick(menu))
        await parts.commands.run(entry, lambda live, change: play.act(live, change, seat, live.rev, do, ""))
