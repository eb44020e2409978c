"""The WebSocket of a table: greet a client, parse its messages, dispatch and answer them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.di import NamedDependency
from litestar.handlers import websocket
from litestar.params import FromPath

from ludoteca.kernel import SEAT, Refused
from ludoteca.rooms import payloads, play, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.encoding import encode
from ludoteca.rooms.model import seat_number
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.limits import Bucket
from ludoteca.server.logs import log, where
from ludoteca.server.plain_text import one_line
from ludoteca.server.services import chat
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.commands import CommandHandler, Receipt
from ludoteca.server.services.connection import RESTART, Connection
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.tables import Tables
from ludoteca.server.settings import Settings
from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.ws import messages as msg
from ludoteca.server.transport.ws.protocol import EXTENSION, DirectProtocol

HELLO_S = 10.0
MAX_MESSAGE = 16 * 1024  # bytes
CLOSE_CODES = {
    400: 4400,
    401: 4401,
    403: 4403,
    404: 4404,
    408: 4408,
    410: 4410,
    426: 4426,
    429: 4008,
}  # by the status of the problem
INTERNAL_ERROR = 1011
MESSAGE_RATE, MESSAGE_BURST = 20.0, 60.0  # messages a second, and at once
LOOK_RATE, LOOK_BURST = 2.0, 20.0  # each builds a whole view


class Line:
    """The accepted socket as the broadcaster uses it. It bypasses the layers between the protocol and the handler: they
    matter for the handshake only."""

    def __init__(self, socket: DirectProtocol) -> None:
        self.socket = socket
        self.shut = False

    def send_now(self, message: bytes) -> bool:
        return self.socket.send_now(message)

    async def send(self, message: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def close(self, code: int) -> None:
        if not self.shut:
            self.shut = True
            await self.socket.send({"type": "websocket.close", "code": code, "reason": ""})

    async def dismiss(self, problem: Problem) -> None:
        """Send the reason and close."""
        await self.send(encode({"type": "bye", "error": problem.shown()}))
        await self.close(CLOSE_CODES.get(problem.status, RESTART))


async def receive(socket: Any) -> bytes | None:
    """The next message; None when the client has disconnected."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    if text is not None:
        return str(text).encode()
    return bytes(event.get("bytes") or b"")


class Sessions:
    """What the sessions of one server share."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        commands: CommandHandler,
        broadcaster: Broadcaster,
        bots: BotDriver,
        chat_limits: chat.ChatLimits,
        rules: chat.ChatRules | None,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.commands = commands
        self.metrics = commands.metrics
        self.tasks = commands.tasks
        self.broadcaster = broadcaster
        self.bots = bots
        self.chat_limits = chat_limits
        self.rules = rules  # of those who have accounts


@websocket("/ws/{table:str}")
async def connect(socket: WebSocket[Any, Any, Any], table: FromPath[str], sessions: NamedDependency[Sessions]) -> None:
    await socket.accept()
    protocol: DirectProtocol = socket.scope["extensions"][EXTENSION]  # type: ignore[assignment,index]
    address, cookies = client_address(socket.scope, sessions.settings.proxy), socket.cookies
    for name in ("receive", "send"):  # they refer to the socket, which would leave a cycle
        delattr(socket, name)
    await asyncio.shield(sessions.tasks.spawn(serve_client(sessions, protocol, table, address, cookies)))


async def serve_client(
    sessions: Sessions, socket: DirectProtocol, table: str, address: str, cookies: dict[str, str]
) -> None:
    """Serve a client until it disconnects, in a task that is not cancelled with the request, so that its commands are
    handled to their end."""
    line = Line(socket)
    session: Session | None = None
    try:
        hello = await read_hello(socket)
        if hello is None:
            return
        session = await greet(sessions, table, hello, line, address)
        check_wire(hello.wire)
        if sessions.rules is not None:
            await sessions.rules.hide(session.entry, session.conn, cookies)
        session.conn.takes_start = hello.start
        await sessions.broadcaster.attach(session.entry, session.conn, hello.rev)
        await session.listen(socket)
    except Problem as problem:
        await line.dismiss(problem)
    except (OSError, RuntimeError):
        pass
    except Exception as error:
        log.error("session-failed", table=table, error=type(error).__name__, where=where(error))
        sessions.metrics.failures.inc()
        await line.close(INTERNAL_ERROR)
    finally:
        if session is not None:
            sessions.broadcaster.detach(session.entry, session.conn)


def check_wire(wire: int) -> None:
    """Refuse a page that speaks other messages. A newer one, of a node that is updated already, connects again and
    reaches such a node."""
    if wire > msg.WIRE:
        raise Problem("new-page", 503)
    if wire < msg.WIRE:
        raise Problem("old-page", 426)


async def read_hello(socket: Any) -> msg.Hello | None:
    """The first message, which says who connects; None when the client has disconnected."""
    try:
        async with asyncio.timeout(HELLO_S):
            data = await receive(socket)
    except TimeoutError:
        raise Problem("no-hello", 408) from None
    if data is None:
        return None
    hello = parse(data) if len(data) <= MAX_MESSAGE else None
    if not isinstance(hello, msg.Hello):
        raise Problem("no-hello", 400)
    return hello


async def greet(sessions: Sessions, table: str, hello: msg.Hello, line: Any, address: str = "") -> Session:
    """Authenticate a client: a token makes it a player, none a spectator. Nothing is sent before that."""
    entry = await sessions.tables.entry(table)
    if hello.token is None:
        if not entry.live.facts.spectators:
            raise Problem("no-spectators", 403)
        conn = Connection(line, "", [], address=address)
        if chat.spectator_id(entry, conn) in entry.removed:
            raise Problem("removed", 410)
        return Session(sessions, entry, conn)
    token = hashed(hello.token)
    player = entry.live.by_token.get(token)
    if player is None:
        raise Problem("wrong-token", 401)
    return Session(sessions, entry, Connection(line, player.id, entry.live.seats_of(player.id), token, address))


def parse(data: bytes) -> msg.Message | None:
    """The message; None if it is not one of the protocol."""
    try:
        message: msg.Message = msg.decoder.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class Session:
    """One client at one table: reads its messages and carries them out."""

    def __init__(self, shared: Sessions, entry: Entry, conn: Connection) -> None:
        self.shared = shared
        self.entry = entry
        self.conn = conn
        self.messages = Bucket(MESSAGE_RATE, MESSAGE_BURST, time.monotonic())
        self.looks = Bucket(LOOK_RATE, LOOK_BURST, time.monotonic())

    async def listen(self, socket: Any) -> None:
        """Read and answer messages until the client disconnects."""
        while True:
            if not self.conn.keeps_up.is_set():
                await self.conn.keeps_up.wait()  # backpressure: a client that does not drain its outbox is not read
            data = await receive(socket)
            if data is None or self.conn.closing is not None:
                return
            if self.shared.settings.limits and not self.messages.take(time.monotonic()):
                raise Problem("too-fast", 429)
            if len(data) > MAX_MESSAGE:
                self.error(Problem("too-large", 413))
                continue
            message = parse(data)
            if message is None:
                self.error(Problem("no-sense", 400))
            else:
                await self.answer(message)

    async def answer(self, message: msg.Message) -> None:
        """Carry out a message. Whatever goes wrong is sent to this connection alone."""
        try:
            handler = HANDLERS.get(type(message))
            if handler is None:
                raise Problem("no-sense", 400)
            await handler(self, message)
        except Refused as refused:
            await self.refuse(message, refused)
        except Problem as problem:
            if isinstance(message, (msg.Act, msg.Undo, msg.Redo)) and not self.entry.gone:
                await self.refuse(message, problem)
            else:
                self.error(problem)
        except OSError:
            raise
        except Exception as error:
            log.error("message-failed", table=self.entry.live.id, error=type(error).__name__, where=where(error))
            self.shared.metrics.failures.inc()
            self.error(Problem("internal", 500))

    def error(self, problem: Problem) -> None:
        self.conn.push_message({"type": "error", "error": problem.shown()})

    async def refuse(self, message: Any, reason: Refused | Problem) -> None:
        """Send a refusal with its reason and the present state, which the player needs to understand it."""
        self.shared.metrics.refused.inc()
        async with self.entry.lock:
            out: dict[str, Any] = {"type": "refused", "key": getattr(message, "key", None)}
            if isinstance(reason, Refused):
                seat = self.own_seat(getattr(message, "seat", None))
                out["no"] = self.entry.live.no_shown(reason.no, seat)
            else:
                out["error"] = reason.shown()
            out["state"] = msgspec.Raw(self.shared.broadcaster.full_state(self.entry, self.conn))
            self.conn.push_message(out)

    # ---- who may ----

    def own_seat(self, word: str | None) -> int:
        """The seat a message is about: one of the sender's own."""
        seat = self.conn.looking if word is None else seat_number(word, len(self.entry.live.seats))
        if seat not in self.conn.mine:
            raise Problem("not-your-seat", 403)
        return seat

    def seated(self) -> str:
        if not self.conn.mine:
            raise Problem("not-seated", 403)
        return self.conn.player

    # ---- messages ----

    async def ping(self, _message: msg.Ping) -> None:
        self.conn.push(b'{"type":"pong"}')

    async def act(self, message: msg.Act) -> None:
        seat = self.own_seat(message.seat)
        began = time.perf_counter()

        def command(live: LiveTable, change: Change) -> None:
            # A command that has been carried out is acknowledged, even if a bot holds the seat now.
            if (seat, message.key) not in live.history.keys:
                check_held(live, seat)
            play.check_known(live, seat, message.rev)
            play.act(live, change, seat, message.rev, message.do, message.key)

        receipt = Receipt(self.conn, encode({"type": "ok", "key": message.key}))
        await self.shared.commands.run_directly(self.entry, command, receipt)
        self.shared.metrics.moves.inc()
        self.shared.metrics.seconds.observe(time.perf_counter() - began)

    async def look(self, message: msg.Look) -> None:
        if self.shared.settings.limits and not self.looks.take(time.monotonic()):
            raise Problem("too-fast", 429)
        self.conn.looking = self.own_seat(message.seat)
        async with self.entry.lock:
            self.conn.rev = message.rev
            self.conn.push(self.shared.broadcaster.full_state(self.entry, self.conn))

    async def refresh(self, message: msg.Refresh) -> None:
        """Send the whole state to a client that has lost track of the differences."""
        if self.shared.settings.limits and not self.looks.take(time.monotonic()):
            raise Problem("too-fast", 429)
        async with self.entry.lock:
            self.conn.forget()
            self.conn.rev = message.rev
            self.conn.push(self.shared.broadcaster.full_state(self.entry, self.conn))

    async def reasons(self, _message: msg.Reasons) -> None:
        seat = self.own_seat(None)
        async with self.entry.lock:
            self.conn.push_message(payloads.reasons_shown(self.entry.live, seat))

    async def undo(self, message: msg.Undo) -> None:
        seat = self.own_seat(message.seat)

        def command(live: LiveTable, change: Change) -> None:
            check_held(live, seat)
            play.undo(live, change, seat, message.rev, message.to)

        await self.shared.commands.run(self.entry, command)

    async def redo(self, message: msg.Redo) -> None:
        seat = self.own_seat(message.seat)

        def command(live: LiveTable, change: Change) -> None:
            check_held(live, seat)
            play.redo(live, change, seat, message.rev)

        await self.shared.commands.run(self.entry, command)

    async def ask_rewind(self, message: msg.AskRewind) -> None:
        player = self.seated()
        await self.shared.commands.run(
            self.entry, lambda live, change: votes.ask_rewind(live, change, player, message.to)
        )

    async def answer_request(self, message: msg.AnswerRequest) -> None:
        player = self.seated()
        await self.shared.commands.run(
            self.entry, lambda live, change: votes.answer(live, change, player, message.request, message.yes)
        )

    async def prefer(self, message: msg.Prefs) -> None:
        self.seated()
        mine = self.conn.mine
        await self.shared.commands.run(
            self.entry, lambda live, change: play.prefer(live, change, mine, message.resolve, message.skip_confirm)
        )

    async def check_mute(self) -> None:
        """Refuse messages of an account that the host of the server has muted, also of one that watches."""
        player = self.entry.live.players.get(self.conn.player)
        held = player.account if player is not None else None
        rules = self.shared.rules
        for account in {*self.conn.accounts, held} if rules is not None else ():
            if rules is not None and account is not None and not await rules.may_speak(account):
                raise Problem("muted", 403)

    async def chat(self, message: msg.Chat) -> None:
        if self.shared.settings.limits and not await self.shared.chat_limits.take(
            self.entry, self.conn, time.monotonic()
        ):
            raise Problem("too-fast", 429)
        if not self.conn.mine and chat.spectator_id(self.entry, self.conn) in self.entry.muted:
            raise Problem("muted", 403)
        await self.check_mute()
        text = one_line(message.text or "")
        phrase = message.phrase or ""
        if phrase and phrase not in msg.PHRASES:
            raise Problem("no-phrase", 400)
        if not phrase and not text:
            raise Problem("no-sense", 400)
        await chat.say(self.shared.commands.run, self.entry, self.conn, "" if phrase else text, phrase)

    async def hint(self, _message: msg.Hint) -> None:
        seat = self.own_seat(None)
        check_held(self.entry.live, seat)
        if seat in self.entry.hinting:
            raise Problem("too-fast", 429)
        self.entry.hinting.add(seat)
        self.shared.tasks.spawn(self._compute_hint(seat))

    async def _compute_hint(self, seat: int) -> None:
        try:
            found = await self.shared.bots.hint(self.entry, seat)
            self.conn.push_message({"type": "hint", "seat": SEAT.word(seat), "hints": found})
        except Problem as problem:
            self.error(problem)
        finally:
            self.entry.hinting.discard(seat)


HANDLERS: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
    msg.Act: Session.act,
    msg.Ping: Session.ping,
    msg.Look: Session.look,
    msg.Refresh: Session.refresh,
    msg.Undo: Session.undo,
    msg.Redo: Session.redo,
    msg.AskRewind: Session.ask_rewind,
    msg.AnswerRequest: Session.answer_request,
    msg.Chat: Session.chat,
    msg.Prefs: Session.prefer,
    msg.Hint: Session.hint,
    msg.Reasons: Session.reasons,
}


def check_held(live: LiveTable, seat: int) -> None:
    """Check within the command that a person decides for the seat: a bot may have taken it meanwhile."""
    if not live.seats[seat].active:
        raise Problem("seat-given-away")
