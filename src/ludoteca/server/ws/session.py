"""The WebSocket of a table: who it is, what he says, what he is answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath

from ludoteca.kernel import SEAT, Refused
from ludoteca.server.errors import Problem
from ludoteca.server.http.rate_limits import Bucket
from ludoteca.server.hub import Hub
from ludoteca.server.logs import log, where
from ludoteca.server.tables import votes
from ludoteca.server.tables.credentials import hashed
from ludoteca.server.tables.entry import Conn, Entry, encode
from ludoteca.server.tables.live import Live, seat_number
from ludoteca.server.ws import messages as msg

HELLO_S = 10.0
LARGEST = 16 * 1024
CODES = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 408: 4408, 429: 4008}  # of the connection, by the problem's status
RESTART = 1012  # come back, and you will find the table as it is
CHAT_RATE, CHAT_BURST = 1.0, 10.0  # messages a second, and at once


class Line:
    """The socket as the hub sees it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.shut = False

    async def send(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        if not self.shut:
            self.shut = True
            await self.socket.send({"type": "websocket.close", "code": code, "reason": ""})


async def receive(socket: WebSocket[Any, Any, Any]) -> bytes | None:
    """The next message; None when the other side has gone."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    if text is not None:
        return str(text).encode()
    return bytes(event.get("bytes") or b"")


@websocket("/ws/{table:str}")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], hub: NamedDependency[Hub]) -> None:
    await socket.accept()
    line = Line(socket)
    try:
        conn, rev = await greet(socket, table, hub, line)
    except Problem as problem:
        await line.send(encode({"type": "bye", "error": problem.shown()}).decode())
        await line.close(CODES.get(problem.status, RESTART))
        return
    except (WebSocketDisconnect, OSError, RuntimeError):
        return
    if conn is None:
        return
    try:
        await hub.attach(conn, rev)
        await listen(socket, conn, hub)
    except Problem as problem:
        await line.send(encode({"type": "bye", "error": problem.shown()}).decode())
        await line.close(CODES.get(problem.status, RESTART))
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass
    except Exception as error:
        log.error("page-failed", table=table, error=type(error).__name__, where=where(error))
        hub.metrics.failures.inc()
        await line.close(1011)
    finally:
        hub.detach(conn)


async def greet(socket: Any, table: str, hub: Hub, line: Line) -> tuple[Conn | None, int | None]:
    """Nothing is told before the first message says who asks."""
    try:
        data = await asyncio.wait_for(receive(socket), HELLO_S)
    except TimeoutError:
        raise Problem("no-hello", 408) from None
    if data is None:
        return None, None
    try:
        hello = msg.decoder.decode(data) if len(data) <= LARGEST else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        hello = None
    if not isinstance(hello, msg.Hello):
        raise Problem("no-hello", 400)
    entry = await hub.entry(table)
    player = ""
    token = ""
    mine: list[int] = []
    if hello.token is not None:
        token = hashed(hello.token)
        found = entry.live.by_token.get(token)
        if found is None:
            raise Problem("wrong-token", 401)
        player = found.id
        mine = entry.live.seats_of(player)
    elif not entry.live.facts.spectators:
        raise Problem("no-spectators", 403)
    return Conn(line, entry, player, mine, token), hello.rev


async def listen(socket: Any, conn: Conn, hub: Hub) -> None:
    bucket = Bucket(20.0, 60.0, time.monotonic())
    words = Bucket(CHAT_RATE, CHAT_BURST, time.monotonic())
    while True:
        await conn.keeps_up.wait()  # who does not read his answers is not asked for more questions
        data = await receive(socket)
        if data is None or conn.closing is not None:
            return
        if hub.settings.limits and not bucket.take(time.monotonic()):
            raise Problem("too-fast", 429)
        if len(data) > LARGEST:
            conn.push(encode({"type": "error", "error": Problem("too-large", 413).shown()}).decode())
            continue
        try:
            message = msg.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            conn.push(encode({"type": "error", "error": Problem("no-sense", 400).shown()}).decode())
            continue
        if isinstance(message, msg.Chat) and hub.settings.limits and not words.take(time.monotonic()):
            conn.push(encode({"type": "error", "error": Problem("too-fast", 429).shown()}).decode())
            continue
        await answer(conn, message, hub)


async def answer(conn: Conn, message: Any, hub: Hub) -> None:
    """Do what the message says; whatever goes wrong is told to this connection alone."""
    key = getattr(message, "key", None)
    try:
        await obey(conn, message, hub)
    except Refused as refused:
        hub.metrics.refused.inc()
        seat = own_seat(conn, getattr(message, "seat", None))
        async with conn.entry.lock:
            no = conn.entry.live.no_shown(refused.no, seat)
            await refuse(conn, hub, {"type": "refused", "key": key, "no": no})
    except Problem as problem:
        if isinstance(message, (msg.Act, msg.Undo, msg.Redo)) and not conn.entry.gone:
            hub.metrics.refused.inc()
            async with conn.entry.lock:
                await refuse(conn, hub, {"type": "refused", "key": key, "error": problem.shown()})
        else:
            conn.push(encode({"type": "error", "error": problem.shown()}).decode())
    except (WebSocketDisconnect, OSError):
        raise
    except Exception as error:
        log.error("message-failed", table=conn.entry.live.facts.id, error=type(error).__name__, where=where(error))
        hub.metrics.failures.inc()
        conn.push(encode({"type": "error", "error": Problem("internal", 500).shown()}).decode())


async def refuse(conn: Conn, hub: Hub, message: dict[str, Any]) -> None:
    """A refusal comes with everything the player needs to see why: the whole present state."""
    state = hub.state(conn, {}, always=True)
    assert state is not None
    message["state"] = msgspec.Raw(state.encode())
    conn.push(encode(message).decode())


def own_seat(conn: Conn, word: str | None) -> int:
    """The seat the message is about: one of the sender's own."""
    seat = conn.looking if word is None else seat_number(word, len(conn.entry.live.seats))
    if seat not in conn.mine:
        raise Problem("not-your-seat", 403)
    return seat


def check_held(live: Live, seat: int) -> None:
    """A person decides for the seat; asked within the command, since a bot may have taken it a moment ago."""
    if not live.seats[seat].active:
        raise Problem("seat-given-away")


def seated(conn: Conn) -> str:
    if not conn.mine:
        raise Problem("not-seated", 403)
    return conn.player


async def obey(conn: Conn, message: Any, hub: Hub) -> None:
    entry = conn.entry
    if isinstance(message, msg.Act):
        await act(conn, entry, message, hub)
    elif isinstance(message, msg.Ping):
        conn.push('{"type":"pong"}')
    elif isinstance(message, msg.Look):
        conn.looking = own_seat(conn, message.seat)
        async with entry.lock:
            conn.rev = None
            state = hub.state(conn, {}, always=True)
            assert state is not None
            conn.push(state)
    elif isinstance(message, msg.Undo):
        await hub.change(entry, undoing(own_seat(conn, message.seat), message))
    elif isinstance(message, msg.Redo):
        await hub.change(entry, redoing(own_seat(conn, message.seat), message))
    elif isinstance(message, msg.AskRewind):
        player = seated(conn)
        to = message.to
        await hub.change(entry, lambda live, now: votes.ask_rewind(live, player, to, now))
    elif isinstance(message, msg.AnswerRequest):
        player = seated(conn)
        id, yes = message.request, message.yes
        await hub.change(entry, lambda live, now: votes.answer(live, player, id, yes, now))
    elif isinstance(message, msg.Chat):
        await chat(conn, entry, message, hub)
    elif isinstance(message, msg.Prefs):
        seated(conn)
        mine, resolve, skip = conn.mine, message.resolve, message.skip_confirm

        def prefer(live: Live, now: int) -> None:
            live.prefer(mine, resolve, skip, now)
            entry.save_seats(mine)

        await hub.change(entry, prefer)
    elif isinstance(message, msg.Hint):
        seat = own_seat(conn, None)
        check_held(entry.live, seat)
        if conn.hinting:
            raise Problem("too-fast", 429)
        conn.hinting = True
        hub.spawn(hint(conn, seat, hub))
    else:
        raise Problem("no-sense", 400)


def undoing(seat: int, message: msg.Undo) -> Callable[[Live, int], None]:
    def command(live: Live, now: int) -> None:
        check_held(live, seat)
        live.undo(seat, message.rev, message.to, now)

    return command


def redoing(seat: int, message: msg.Redo) -> Callable[[Live, int], None]:
    def command(live: Live, now: int) -> None:
        check_held(live, seat)
        live.redo(seat, message.rev, now)

    return command


async def act(conn: Conn, entry: Entry, message: msg.Act, hub: Hub) -> None:
    seat = own_seat(conn, message.seat)
    began = time.perf_counter()

    def command(live: Live, now: int) -> bool:
        # What was carried out before is acknowledged, whoever holds the seat now.
        if (seat, message.key) not in live.keys:
            check_held(live, seat)
        return live.act(seat, message.rev, message.do, message.key, now)

    ok = encode({"type": "ok", "key": message.key}).decode()
    await hub.change(entry, command, (conn, ok))
    hub.metrics.moves.inc()
    hub.metrics.seconds.observe(time.perf_counter() - began)


async def chat(conn: Conn, entry: Entry, message: msg.Chat, hub: Hub) -> None:
    text = " ".join((message.text or "").split())
    phrase = message.phrase or ""
    if phrase and phrase not in msg.PHRASES:
        raise Problem("no-phrase", 400)
    if not phrase and not text:
        raise Problem("no-sense", 400)
    async with entry.lock:
        await hub.say(entry, conn, "" if phrase else text, phrase)


async def hint(conn: Conn, seat: int, hub: Hub) -> None:
    try:
        found = await hub.hint(conn.entry, seat)
        conn.push(encode({"type": "hint", "seat": SEAT.word(seat), "hints": found}).decode())
    except Problem as problem:
        conn.push(encode({"type": "error", "error": problem.shown()}).decode())
    finally:
        conn.hinting = False
