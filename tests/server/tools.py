"""A server inside the test, players that talk to it over real sockets, and a clock that the test moves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
import websockets

from ludoteca.rooms.credentials import LETTERS, Secrets
from ludoteca.server.app import Application
from ludoteca.server.build import Server, build
from ludoteca.server.control import Control
from ludoteca.server.serve import bind, config
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.http.static_files import Site
from ludoteca.server.transport.ws.messages import WIRE
from ludoteca.server.transport.ws.mirror import Mirror

PATIENCE = 300.0  # seconds; a starved machine makes a server slow, not wrong
Result = TypeVar("Result")


async def within(awaited: Awaitable[Result], seconds: float = PATIENCE) -> Result:
    async with asyncio.timeout(seconds):
        return await awaited


def sent_from(message: Any) -> int:
    """The line that a state follows, as a client reads it."""
    return int(message["from"] if "from" in message else message["events"][0][0] - 1)


def sent_seq(message: Any) -> int:
    """The last line that a state tells of, as a client reads it; -1 for another message."""
    if message["type"] != "state":
        return -1
    return int(message["seq"] if "seq" in message else message["events"][-1][0])


class Time:
    """Milliseconds that pass only when the test says so."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.ms = now

    def __call__(self) -> int:
        return self.ms

    def pass_(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


class Counted(Secrets):
    """Secrets that come out the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self.count = 0
        self.fixed = seed

    def text(self, length: int) -> str:
        self.count += 1
        n, out = self.count, ""
        for _ in range(length):
            out += LETTERS[n % 32]
            n //= 32
        return out

    def token(self) -> str:
        return "token-" + self.text(16)

    def seed(self) -> int:
        return self.fixed


class ServerHarness:
    """A running server."""

    def __init__(self, parts: Server, port: int, app: Any, routes: Application) -> None:
        self.parts = parts
        self.app = app
        self.routes = routes
        self.port = port
        # Plain HTTP: reading the system's certificates would cost more than most tests.
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)

    def use_control(self, control: Control) -> Control:
        """Accept the credential of a control file that was written once the port was known."""
        self.parts = self.routes.server = replace(self.parts, control=control)
        return control

    async def post(self, path: str, body: Any = None, token: str | None = None, status: int | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        if status is not None:
            assert answer.status_code == status, answer.text
        else:
            assert answer.status_code < 300, answer.text
        return answer.json()

    async def get(self, path: str, token: str | None = None, status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.get(path, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def put(self, path: str, body: Any, token: str | None = None, status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.put(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def idle(self) -> None:
        """Waits until no command is under way and nothing is on its way to anybody."""
        parts = self.parts
        while (
            parts.broadcaster.busy
            or parts.broadcaster.deferred
            or any(conn.outbox for e in parts.cache.entries.values() for conn in e.conns)
        ):
            await asyncio.sleep(0.001)

    async def table(self, seats: str = "me open", game: str = "parley", **more: Any) -> dict[str, Any]:
        """`me open bot hotseat`: a table with these seats."""
        kinds = [{"kind": k, **({"level": "random"} if k == "bot" else {})} for k in seats.split()]
        made: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": kinds, "name": "Anna", **more})
        return made

    async def filled(self, people: int, game: str = "parley", **more: Any) -> list[dict[str, Any]]:
        """A table with that many people at it; what each was given."""
        first = await self.table(" ".join(["me"] + ["open"] * (people - 1)), game, **more)
        out = [first]
        for i in range(1, people):
            out.append(await self.post(f"/api/join/{first['invite']}", {"name": f"Guest {i}"}))
        return out


class Page:
    """An open browser page: one WebSocket and what it has received."""

    def __init__(self, server: ServerHarness, table: str, token: str | None, start: bool = False) -> None:
        self.server = server
        self.start = start  # it fetches the start of the game
        self.table = table
        self.token = token
        self.state: dict[str, Any] = {}
        self.lines: dict[int, dict[str, Any]] = {}
        self.raw: list[str] = []
        self.others: list[dict[str, Any]] = []
        self.keys = 0

    async def open(self, rev: int | None = None) -> Page:
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{self.table}", max_size=None, compression=None
        )
        self.mirror = Mirror()
        await self.say(type="hello", wire=WIRE, token=self.token, rev=rev, start=self.start)
        await self.until(lambda m: m["type"] == "state")
        return self

    async def again(self) -> None:
        """The network was cut; the page comes back with what it knows."""
        self.socket.transport.abort()
        await self.open(self.state["rev"])

    async def close(self) -> None:
        await self.socket.close()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = str(await within(self.socket.recv(), timeout))
        self.raw.append(text)
        sent = json.loads(text)
        if "start" in sent and sent["start"] not in self.mirror.starts:
            self.mirror.starts[sent["start"]] = await self.server.get("/start/" + sent["start"])
        message = self.mirror.complete(sent)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            self.state = message
            self.lines = {n: line for n, line in self.lines.items() if n <= message["from"]}
            self.lines.update({line["seq"]: line for line in message["events"]})
        elif kind == "table":
            self.state["table"] = message["table"]
        elif kind == "refused":
            self.take_in(message["state"])
        else:
            self.others.append(message)

    async def until(self, good: Any, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.hear(timeout)
            if good(message):
                return message

    async def quiet(self) -> list[dict[str, Any]]:
        """Everything the server has said so far. It has nothing more to say when all work is done and a ping comes
        back."""
        await self.server.idle()
        await self.say(type="ping")
        out: list[dict[str, Any]] = []
        while True:
            message = await self.hear()
            if message["type"] == "pong":
                self.raw.pop()
                return out
            out.append(message)

    @property
    def seq(self) -> int:
        return int(self.state["seq"])

    @property
    def menu(self) -> list[str]:
        return [a["do"] for a in self.state["view"]["menu"]]

    @property
    def waits(self) -> list[str]:
        return [w["seat"] for w in self.state["view"]["waiting"]]

    async def act(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a choice and wait for its answer."""
        self.keys += 1
        key = f"key-{id(self)}-{self.keys}"
        await self.say(**{"type": "act", "rev": self.state["rev"], "do": do, "key": key, **more})
        key = more.get("key", key)
        return await self.until(lambda m: m["type"] in ("ok", "refused", "error") and m.get("key", key) == key)

    async def reasons(self) -> dict[str, Any]:
        """The refused choices of the present question."""
        await self.say(type="reasons")
        return await self.until(lambda m: m["type"] in ("reasons", "error"))

    async def did(self, do: str, **more: Any) -> None:
        """A choice that must be accepted; returns when the new state has come."""
        answer = await self.act(do, **more)
        assert answer["type"] == "ok", answer
        await self.until(lambda m: m["type"] == "state")


class QuickServer(uvicorn.Server):
    """Ends without uvicorn's pauses of a tenth of a second, which would take longer than most tests. The pauses are
    part of the tests of the real process."""

    def __init__(self, settled: uvicorn.Config) -> None:
        super().__init__(settled)
        self.end = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.end.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        busy = self.server_state
        for connection in list(busy.connections):
            connection.shutdown()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                while busy.connections or busy.tasks:
                    await asyncio.sleep(0.001)
        for task in busy.tasks:
            task.cancel()
        await self.lifespan.shutdown()


SITE = Site()  # files, descriptions and pages are the same for every server
IDLE: list[Application] = []  # that no server uses: building one takes longer than most tests


def application(parts: Server) -> Application:
    same = [app for app in IDLE if app.server.settings.club == parts.settings.club]  # others have other routes
    if not same:
        return Application(parts)
    app = same[0]
    IDLE.remove(app)
    app.server = parts
    return app


@asynccontextmanager
async def running_server(folder: Path, bots: int = 0, **more: Any) -> AsyncIterator[ServerHarness]:
    """A server on a free port. `bots`: processes for bots (0: none think); `set`: further settings."""
    chosen = {"limits": more.pop("limits", False), "import_s": PATIENCE, **more.pop("set", {})}
    settings = Settings(folder, port=0, bots=bots, pace=0.0, **chosen)
    pool = more.pop("pool", None) or (Pool(bots, PATIENCE) if bots else None)
    parts = build(settings, more.pop("store", None) or Store(folder), pool, site=SITE, **more)
    sock = bind("127.0.0.1", 0)
    app = application(parts)
    settled = config(app.guarded())
    server = QuickServer(settled)
    task = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        await asyncio.sleep(0.001)
        assert not task.done(), task
    running = ServerHarness(parts, sock.getsockname()[1], settled.app, app)
    try:
        yield running
    finally:
        await running.http.aclose()
        server.end.set()
        parts.farewell()
        await task
        IDLE.append(app)
