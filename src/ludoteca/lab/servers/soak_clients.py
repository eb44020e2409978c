"""Clients of the soak test: honest players with deals, undo and reconnects, and hostile clients."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import random
import time
import zlib
from typing import Any

import msgspec
import websockets

from ludoteca.kernel.codec import unpack_data
from ludoteca.kernel.journal import checked
from ludoteca.lab.servers.load_clients import Player, make_table, post, request
from ludoteca.server.transport.ws.messages import WIRE

PACE_S = 0.25
RECONNECT_EVERY = 40  # moves, on average
UNDO_EVERY = 15
DEAL_EVERY = 10
ANSWER_S = 60.0
SLOW_READ_S = 8.0


class Soak:
    """What a run shares: the time left, the measurements, the seats whose moves must not be lost."""

    def __init__(self, port: int, seconds: float, seed: int) -> None:
        self.port = port
        self.seed = seed
        self.began = time.monotonic()
        self.until = self.began + seconds
        self.moves: list[tuple[float, float]] = []  # moment and duration
        self.memory: list[tuple[float, float]] = []
        self.imports: list[tuple[float, float]] = []  # beginning and end
        self.seats: list[HonestPlayer] = []
        self.games = 0
        self.reconnects = 0
        self.undone = 0
        self.deals = 0
        self.attacks = 0
        self.hosts = 0
        self.journal = ""  # of a running game, for imports
        self.table = ""  # a table that hostile clients watch

    def running(self) -> bool:
        return time.monotonic() < self.until

    def now(self) -> float:
        return time.monotonic() - self.began

    def address(self, network: int = 113) -> str:
        """A new client address. Honest players come from another network than hostile ones."""
        self.hosts += 1
        return f"203.0.{network}.{self.hosts % 250 + 1}"

    def slowest_during_imports(self) -> float:
        """The longest move, in seconds, that overlapped with the import of a journal."""
        spans = self.imports
        during = [took for at, took in self.moves if any(start <= at and at - took <= end for start, end in spans)]
        return max(during, default=0.0)


class HonestPlayer:
    """A player who moves at a steady pace and records acknowledged moves; the fields are those of a seat of the kill
    test."""

    def __init__(self, soak: Soak, player: Player, seed: int, game: str, seats: int) -> None:
        self.soak = soak
        self.game = game
        self.seats = seats
        self.player = player
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.unanswered: tuple[str, str] | None = None

    async def play(self) -> None:
        """Play to the end of the game or of the run; a lost connection is opened again and an unanswered move sent
        again."""
        player = self.player
        while self.soak.running() and not player.over:
            try:
                await player.open()
                await player.hear_within(ANSWER_S)
                await self.converse()
            except (OSError, EOFError, websockets.WebSocketException):
                await asyncio.sleep(0.1)
            finally:
                if player.socket is not None:
                    player.socket.transport.abort()

    async def converse(self) -> None:
        """Move on one connection until it is dropped on purpose."""
        player = self.player
        while self.soak.running() and not player.over:
            if self.unanswered is None and not player.menu:
                left = max(0.01, self.soak.until - time.monotonic())
                try:
                    await player.hear_within(left)
                except TimeoutError:
                    return
                continue
            await asyncio.sleep(PACE_S * self.chance.uniform(0.5, 1.5))
            if self.chance.randrange(RECONNECT_EVERY) == 0:
                self.soak.reconnects += 1
                return
            await self.extra()
            if self.unanswered is None:
                if not player.menu:
                    continue
                self.unanswered = player.choice()
            await self.move(*self.unanswered)

    async def move(self, do: str, key: str) -> None:
        """Send a move and wait for its acknowledgement."""
        began = time.monotonic()
        await self.player.send(do, key)
        while True:
            message = await self.player.hear_within(ANSWER_S)
            if message.type == "ok" and message.key == key:
                self.acknowledged.append(key)
                self.unanswered = None
                self.soak.moves.append((self.soak.now(), time.monotonic() - began))
                return
            if message.type in ("refused", "error"):
                self.unanswered = None
                return

    async def extra(self) -> None:
        """Now and then an undo or a deal. Both may be refused."""
        player = self.player
        if self.unanswered is None and player.menu and self.chance.randrange(UNDO_EVERY) == 0:
            self.soak.undone += 1
            await self.say({"type": "undo", "rev": player.rev})
        elif self.unanswered is None and self.chance.randrange(DEAL_EVERY) == 0:
            self.unanswered = player.deal(self.game, self.seats)
            if self.unanswered is not None:
                self.soak.deals += 1
                await self.move(*self.unanswered)

    async def say(self, message: dict[str, Any]) -> None:
        assert self.player.socket is not None
        await self.player.socket.send(msgspec.json.encode(message).decode())
        answer = await self.player.hear_within(ANSWER_S)
        while answer.type not in ("ok", "refused", "error", "state"):
            answer = await self.player.hear_within(ANSWER_S)


async def play_table(soak: Soak, game: str, seats: int, number: int) -> None:
    """One table after the other until the run ends."""
    while soak.running():
        address = soak.address(0)
        given = await make_table(soak.port, game, seats, address)
        soak.games += 1
        seed = soak.seed * 1000 + number * 100 + soak.games
        players = [
            HonestPlayer(soak, Player(soak.port, g, seed * 7 + i, address=soak.address(0)), seed + i, game, seats)
            for i, g in enumerate(given)
        ]
        soak.seats += players
        soak.table = given[0]["table"]
        await keep_journal(soak, given[0])
        await asyncio.gather(*(player.play() for player in players))
        await keep_journal(soak, given[0])


async def play_with_bots(soak: Soak, game: str, number: int) -> None:
    """A person against bots, one table after the other."""
    while soak.running():
        kinds = [{"kind": "me"}, {"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "random"}]
        given = await post(soak.port, "/api/tables", {"game": game, "seats": kinds, "name": "A"}, soak.address(0))
        soak.games += 1
        seed = soak.seed * 1000 + 500 + number * 50 + soak.games
        player = HonestPlayer(soak, Player(soak.port, given, seed, address=soak.address(0)), seed, game, 3)
        soak.seats.append(player)
        await player.play()
        await keep_journal(soak, given)


async def keep_journal(soak: Soak, given: dict[str, Any]) -> None:
    """Download a journal, from which the importing client makes its files."""
    path = f"/api/tables/{given['table']}/journal"
    status, text = await request(soak.port, "GET", path, token=given["token"], address=soak.address(0))
    if status == 200 and b"\nsnapshot: " in text:
        soak.journal = text.decode()


# ---- hostile clients ----


async def spectate(soak: Soak) -> websockets.ClientConnection:
    socket = await websockets.connect(
        f"ws://127.0.0.1:{soak.port}/ws/{soak.table or 'none'}",
        ping_interval=None,
        compression=None,
        additional_headers={"X-Forwarded-For": soak.address()},
    )
    await socket.send(msgspec.json.encode({"type": "hello", "wire": WIRE}).decode())
    return socket


async def flood(soak: Soak, chance: random.Random) -> None:
    """Send as fast as possible until the server closes the connection."""
    socket = await spectate(soak)
    try:
        for n in range(2000):
            await socket.send('{"type":"ping"}' if n % 2 else '{"type":"chat","text":"flood"}')
    finally:
        socket.transport.abort()


async def read_slowly(soak: Soak, chance: random.Random) -> None:
    """Ask for much and read nothing."""
    socket = await spectate(soak)
    try:
        socket.transport.pause_reading()
        for _ in range(100):
            await socket.send('{"type":"look","seat":"A"}')
            await asyncio.sleep(SLOW_READ_S / 100)
    finally:
        socket.transport.abort()


MALFORMED: tuple[str | bytes, ...] = (
    "",
    "{",
    "null",
    "[" * 5000,
    '{"type":"act"}',
    '{"type":"act","rev":-1,"do":"x","key":""}',
    '{"type":"undo","rev":1e99}',
    '{"type":"hello","token":{"a":[]}}',
    b"\xff\xfe\x00",
    "x" * 20_000,
)


async def send_malformed(soak: Soak, chance: random.Random) -> None:
    """Frames that are not messages, before and after the hello, and frames that are too large."""
    socket = await spectate(soak)
    try:
        for _ in range(5):
            await socket.send(chance.choice(MALFORMED))
        await socket.send(os.urandom(chance.randrange(1, 4000)))
        if chance.randrange(4) == 0:
            await socket.send("y" * 200_000)
        await asyncio.sleep(0.2)
    finally:
        socket.transport.abort()


async def send_half_request(soak: Soak, chance: random.Random) -> None:
    """Requests that are cut off, not HTTP, or from another site."""
    _, writer = await asyncio.open_connection("127.0.0.1", soak.port)
    try:
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {soak.address()}\r\n".encode()
        tails = (b"", b"Content-Length: 999999\r\n\r\n{", b"Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}")
        writer.write(chance.choice((head + chance.choice(tails), b"\x16\x03\x01", b"GET / HTTP/9\r\n\r\n")))
        await writer.drain()
        await asyncio.sleep(chance.uniform(0.1, 3.0))
    finally:
        writer.close()


async def create_lobby(soak: Soak, chance: random.Random) -> None:
    """Open lobbies from one address, beyond its quota."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "parley", "seats": seats, "name": "A", "public": True}
    await request(soak.port, "POST", "/api/tables", body, address="198.51.100.1")


async def import_journal(soak: Soak, chance: random.Random) -> None:
    """Import a journal of this run, damaged or hostile three times out of four."""
    if not soak.journal:
        return
    text = chance.choice((soak.journal, damaged(soak.journal, chance), *hostile(soak.journal)))
    began = soak.now()
    await request(soak.port, "POST", "/api/import", {"journal": text, "bots": True}, address=soak.address())
    soak.imports.append((began, soak.now()))


def damaged(journal: str, chance: random.Random) -> str:
    at = chance.randrange(len(journal))
    return journal[:at] + chance.choice("x~9 ") + journal[at + 1 :]


def hostile(journal: str) -> list[str]:
    """Correctly signed journals with impossible positions: huge and negative counts, and a position after no line."""
    lines = [line.rpartition(" ~")[0] for line in journal.splitlines()[:-1]]
    at = max(i for i, line in enumerate(lines) if line.startswith("snapshot: "))
    seq, packed = lines[at].split()[1:]
    if packed == "-":
        return []
    data = unpack_data(base64.b64decode(packed))
    head = [
        line for line in lines[:10] if line.split(":")[0] in ("ludoteca journal 1", "game", "rules", "rng", "seats")
    ]
    rest = [line for line in lines[:10] if line.split(":")[0] in ("options", "commitment")]
    out = []
    for number in (20_000, -900, 1 << 60):
        state = {
            k: grown(v, number) if k not in ("rules", "seats", "seed", "agenda", "known") else v
            for k, v in data.items()
        }
        text = base64.b64encode(zlib.compress(msgspec.json.encode(state))).decode()
        out.append(signed([*head, *rest, f"snapshot: {max(1, int(seq))} {text}"]))
    return out


def grown(value: Any, number: int) -> Any:
    if isinstance(value, list):
        return [grown(part, number) for part in value]
    return number if isinstance(value, int) and not isinstance(value, bool) else value


def signed(lines: list[str]) -> str:
    out = [checked(line) for line in lines]
    whole = hashlib.blake2b("\n".join(out).encode(), digest_size=8).hexdigest()
    return "\n".join([*out, checked(f"end {len(out)} {whole}")]) + "\n"
