"""Simulated players for the load, kill and soak tests. They use the public HTTP and WebSocket interfaces."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from ludoteca import registry
from ludoteca.kernel import Quick
from ludoteca.lab.servers.local_servers import START_S
from ludoteca.lab.servers.processor_time import processor_time
from ludoteca.server.background import create_process
from ludoteca.server.transport.ws.messages import WIRE
from ludoteca.server.transport.ws.mirror import Mirror


class OfferSeen(msgspec.Struct):
    number: int
    to: str


class OwnSeen(msgspec.Struct):
    menu: list[str | dict[str, Any]] = []
    offers: list[OfferSeen] | None = None


class Heard(msgspec.Struct):
    """The fields of server messages that a simulated player needs."""

    type: str
    key: str | None = None
    rev: int = 0
    seq: int = -1
    events: list[list[Any]] = []
    own: OwnSeen | None = None
    public: dict[str, Any] | None = None
    start: str = ""
    n: int = 0
    base: int = 0
    patch: Any = None
    error: Any = None
    state: msgspec.Raw = msgspec.Raw(b"null")


heard = msgspec.json.Decoder(Heard)
STARTS: dict[str, dict[str, Any]] = {}  # the starts of games that were fetched


class Server:
    """A server in a separate process."""

    def __init__(
        self, data: Path, port: int, environment: dict[str, str] | None = None, bots: int = 0, source: str = ""
    ) -> None:
        self.source = source  # the folder of another version of the package; empty: the version that runs
        self.data = data
        self.bots = bots
        self.port = port
        self.environment = environment or {}
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with tempfile.TemporaryFile() as errors:
            self.process = await self._run(errors)
            assert self.process.stdout is not None
            async with asyncio.timeout(START_S):
                line = await self.process.stdout.readline()
            if b"http://" not in line:
                errors.seek(0)
                raise RuntimeError("the server did not start: " + errors.read()[-1000:].decode(errors="replace"))

    async def _run(self, errors: IO[bytes]) -> asyncio.subprocess.Process:
        return await create_process(
            sys.executable,
            "-m",
            "ludoteca.server",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--no-browser",
            "--bots",
            str(self.bots),
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(p for p in [self.source, *sys.path] if p),
                "LUDOTECA_LIMITS": "0",
                **self.environment,
            },
        )

    async def kill(self) -> None:
        """Kill without warning, as in a power failure."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> float:
        """Stop gracefully; returns the seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.terminate()
        await self.process.wait()
        return time.monotonic() - began

    def rss_mb(self) -> float:
        """Resident memory in megabytes (Linux only, 0 elsewhere)."""
        assert self.process is not None
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except (OSError, IndexError):
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)

    def cpu(self) -> float:
        """Seconds of processor time used so far (Linux only, 0 elsewhere)."""
        assert self.process is not None
        return processor_time(self.process.pid)


async def request(
    port: int, method: str, path: str, body: Any = None, *, token: str = "", address: str = ""
) -> tuple[int, bytes]:
    """Send a request without an HTTP library: these commands run on an installation without test packages.

    `address` is the client address that a trusted proxy would report.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = msgspec.json.encode(body) if body is not None else b""
    head = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {len(data)}"]
    if data:
        head.append("Content-Type: application/json")
    if token:
        head.append(f"Authorization: Bearer {token}")
    if address:
        head.append(f"X-Forwarded-For: {address}")
    writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
    try:
        answer = await reader.read()
    finally:
        writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    return int(top.split(b" ")[1]) if top else 0, rest


async def post(port: int, path: str, body: dict[str, Any], address: str = "") -> dict[str, Any]:
    status, rest = await request(port, "POST", path, body, address=address)
    if not 200 <= status < 300:
        raise RuntimeError(rest.decode()[:300])
    found: dict[str, Any] = msgspec.json.decode(rest)
    return found


async def make_table(port: int, game: str, seats: int, address: str = "", bots: int = 0) -> list[dict[str, Any]]:
    """Create a table with players in all seats but those of bots, the last ones; returns their admissions."""
    seats -= bots
    kinds = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1) + [{"kind": "bot", "level": "novice"}] * bots
    first = await post(port, "/api/tables", {"game": game, "seats": kinds, "name": "A"}, address)
    joining = f"/api/join/{first['invite']}"
    return [first] + [await post(port, joining, {"name": "BCDEF"[i]}, address) for i in range(seats - 1)]


class Player:
    """One seat that chooses at random from its menu."""

    def __init__(self, port: int, given: dict[str, Any], seed: int, compress: bool = False, address: str = "") -> None:
        self.port = port
        self.address = address
        self.given = given
        self.quick = Quick(seed)
        self.chance = random.Random(seed)  # for the pace
        self.compress = compress
        self.socket: ClientConnection | None = None
        self.rev: int | None = None
        self.seq = 0
        self.menu: list[str] = []
        self.offers: list[OfferSeen] = []
        self.over = False
        self.mirror = Mirror(STARTS)
        self.fetches = True  # starts of games; after a failure the whole state is asked for
        self.count = 0
        self.bytes = 0

    async def open(self) -> None:
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/ws/{self.given['table']}",
            max_size=None,
            compression="deflate" if self.compress else None,
            ping_interval=None,
            open_timeout=30,
            additional_headers={"X-Forwarded-For": self.address} if self.address else None,
        )
        hello = {"type": "hello", "wire": WIRE, "token": self.given["token"], "rev": self.rev, "start": self.fetches}
        await self.socket.send(msgspec.json.encode(hello).decode())

    def take_in(self, message: Heard) -> None:
        if message.type in ("state", "table"):
            self.mirror.follow(msgspec.structs.asdict(message))
        if message.type == "state":
            own = message.own or OwnSeen()
            self.rev = message.rev
            self.seq = message.seq if message.seq >= 0 else message.events[-1][0]
            self.menu = [choice if isinstance(choice, str) else choice["do"] for choice in own.menu]
            seen = (self.mirror.public["view"] or {}).get("offers", [])
            self.offers = [OfferSeen(o["number"], o["to"]) for o in seen] if own.offers is None else own.offers
            self.over = self.mirror.public["table"]["state"] == "over"
        elif message.type == "refused" and bytes(message.state) != b"null":
            self.take_in(heard.decode(message.state))

    async def hear_within(self, seconds: float) -> Heard:
        async with asyncio.timeout(seconds):
            return await self.hear()

    async def hear(self) -> Heard:
        assert self.socket is not None
        text = await self.socket.recv()
        self.bytes += len(text)
        message = heard.decode(text)
        await self.fetch(message.start)
        self.take_in(message)
        return message

    async def fetch(self, start: str) -> None:
        """Fetch the start of a game unless it is there, as a browser keeps it that has played the game before. A node
        of another version has another file or none."""
        if not start or start in STARTS:
            return
        status, body = await request(self.port, "GET", "/start/" + start)
        self.bytes += len(body)
        found = msgspec.json.decode(body) if status == 200 else {}
        if found.get("key") != start:
            self.fetches = False
            raise ConnectionError("the start of the game is of another version")
        STARTS[start] = found

    def choice(self) -> tuple[str, str]:
        """A move and its idempotency key."""
        self.count += 1
        return self.menu[self.quick.below(len(self.menu))], f"{self.given['seat']}-{self.count}"

    def deal(self, game: str, seats: int) -> tuple[str, str] | None:
        """An answer to an open offer, or a new offer, with its idempotency key; None in a game without deals."""
        deals = registry.find(game).deals
        numbers = [name for name, kind in deals.things if kind.name == "number"] if deals is not None else []
        if not numbers:
            return None
        self.count += 1
        seat = self.given["seat"]
        key = f"{seat}-{self.count}"
        for offer in self.offers:
            if offer.to == seat:
                return f"{('accept', 'decline')[self.quick.below(2)]} {offer.number}", key
        others = [other for other in "ABCDEF"[:seats] if other != seat]
        sides = (f"{numbers[0]} 1 / ", f"/ {numbers[0]} 1")
        return f"offer {others[self.quick.below(len(others))]} {sides[self.quick.below(2)]} /", key

    async def send(self, do: str, key: str) -> None:
        assert self.socket is not None
        message = {"type": "act", "rev": self.rev, "do": do, "key": key}
        await self.socket.send(msgspec.json.encode(message).decode())
