"""All tables of this server: loading, changing one at a time, telling those who watch, letting bots play, minding the clocks."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from ludoteca.kernel import Refused, determinise, write_action
from ludoteca.registry import UnknownGame, find
from ludoteca.server import store as db
from ludoteca.server import views, votes
from ludoteca.server.clock import ClockRules
from ludoteca.server.live import OVER, PLAYING, Live, ReplayError
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.pool import Pool, fallback, question
from ludoteca.server.problem import Problem
from ludoteca.server.row import Facts, Player, Seat, read_row
from ludoteca.server.secret import Secrets
from ludoteca.server.settings import Settings
from ludoteca.server.store import Op, Store

STANDIN_LEVEL = "squire"
BEHIND = 4  # messages waiting for a slow connection before it gets only the newest state
LAG_S = 0.3  # while commands are waiting, those who are not asked see a change at most this much later
MOST_OFFERS = 3  # deals a bot may make or answer before it must move
TICK_S = 0.5
T = TypeVar("T")
encode = msgspec.json.encode


class Socket(Protocol):
    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Conn:
    """One open page: whose it is, what it has been told, what is still on its way to it."""

    def __init__(self, socket: Socket, entry: Entry, player: str, mine: list[int]) -> None:
        self.socket = socket
        self.entry = entry
        self.player = player
        self.mine = mine
        self.looking = mine[0] if mine else -1
        self.rev: int | None = None  # of the last state sent
        self.shown: tuple[Any, ...] = ()
        self.outbox: deque[str] = deque()
        self.wake = asyncio.Event()
        self.behind = False
        self.waits_since: float | None = None  # has a change not yet been shown?
        self.closing: int | None = None
        self.task: asyncio.Task[None] | None = None

    def push(self, text: str) -> None:
        self.outbox.append(text)
        self.wake.set()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()


class Entry:
    """A table in memory with everything around it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.conns: set[Conn] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.dealt: dict[int, int] = {}  # revision at which a bot last had nothing to say about deals
        self.offers: dict[int, int] = {}  # how often a bot has dealt since it last moved
        self.chat: list[dict[str, Any]] = []
        self.extra: list[Op] = []  # operations of the running command beside its journal rows
        self.gone = False

    def online(self) -> set[int]:
        return {seat for conn in self.conns for seat in conn.mine}

    def spectators(self) -> int:
        return len([1 for conn in self.conns if not conn.mine])

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


def system_now() -> int:
    return int(time.time() * 1000)


class Hub:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        pool: Pool | None = None,
        now: Callable[[], int] = system_now,
        secrets: Secrets | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.pool = pool
        self.now = now
        self.secrets = secrets or Secrets()
        self.metrics = Metrics()
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Entry]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ticker: asyncio.Task[None] | None = None
        self.closing = False
        self.busy = 0  # commands under way
        self.later: deque[Conn] = deque()  # viewers who are not asked: told when there is time
        self.later_wake = asyncio.Event()
        self.catcher: asyncio.Task[None] | None = None

    # ---- life ----

    async def open(self) -> None:
        await self.store.open()
        if self.pool is not None:
            self.spawn(self.pool.warm())
        self.ticker = asyncio.create_task(self._tick_forever())
        self.catcher = asyncio.create_task(self._catch_up())

    def farewell(self) -> None:
        """Tell every page to come back later."""
        self.closing = True
        for entry in list(self.entries.values()):
            for task in entry.thinking.values():
                task.cancel()
            for conn in list(entry.conns):
                conn.close(1012)

    async def close(self) -> None:
        """Everything acknowledged is already on the disk; this only says goodbye."""
        for task in (self.ticker, self.catcher):
            if task is not None:
                task.cancel()
        self.farewell()
        await asyncio.sleep(0)
        for entry in list(self.entries.values()):
            async with entry.lock:
                if entry.live.match is not None and entry.live.seq > entry.live.snapshot_seq:
                    entry.live.take_snapshot()
                    await self.store.commit(entry.ops())
        for running in list(self.tasks):
            running.cancel()
        if self.pool is not None:
            await self.pool.close()
        await self.store.close()

    def spawn(self, coroutine: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # ---- tables in memory ----

    async def entry(self, id: str) -> Entry:
        found = self.entries.get(id)
        if found is not None:
            self.entries.move_to_end(id)
            return found
        loading = self.loading.get(id)
        if loading is None:
            loading = asyncio.get_running_loop().create_future()
            self.loading[id] = loading
            try:
                entry = await self._load(id)
            except BaseException as error:
                loading.set_exception(error if isinstance(error, Problem) else Problem("storage", 503))
                loading.exception()
                raise
            finally:
                del self.loading[id]
            self.keep(entry)
            loading.set_result(entry)
            return entry
        return await asyncio.shield(loading)

    def keep(self, entry: Entry) -> None:
        self.entries[entry.live.facts.id] = entry
        self._make_room()
        self.wake(entry)

    def _make_room(self) -> None:
        if len(self.entries) <= self.settings.kept:
            return
        for id, entry in list(self.entries.items()):
            if not entry.conns and not entry.thinking and not entry.lock.locked() and entry.live.due() is None:
                del self.entries[id]
                if len(self.entries) <= self.settings.kept:
                    return

    def evict(self, entry: Entry) -> None:
        """Memory may differ from the disk: forget it; whoever is connected comes back and gets the truth."""
        entry.gone = True
        self.entries.pop(entry.live.facts.id, None)
        for task in entry.thinking.values():
            task.cancel()
        for conn in list(entry.conns):
            conn.close(1012)

    async def _load(self, id: str) -> Entry:
        data = await self.store.table(id)
        seats = await self.store.seats(id)
        players = await self.store.players(id)
        rows = await self.store.journal(id)
        snapshots = await self.store.snapshots(id)
        chat = await self.store.chat(id)
        live = await asyncio.to_thread(restored, data, seats, players, rows, snapshots)
        entry = Entry(live)
        entry.chat = chat
        self.metrics.loaded.inc()
        return entry

    # ---- changing ----

    async def change(self, entry: Entry, what: Callable[[Live, int], T], ok: tuple[Conn, str] | None = None) -> T:
        """Carry out one command: alone on its table, on the disk before anybody hears of it, to the end even if the caller goes.

        `ok` is what a connection is told once it is on the disk, before it gets the new state.
        """
        self.busy += 1
        try:
            result: T = await asyncio.shield(self.spawn(self._change(entry, what, ok)))
        finally:
            self.busy -= 1
            if not self.busy:
                self.later_wake.set()
        return result

    async def _change(self, entry: Entry, what: Callable[[Live, int], T], ok: tuple[Conn, str] | None) -> T:
        async with entry.lock:
            if entry.gone:
                raise Problem("moved", 503)
            live = entry.live
            try:
                result = what(live, self.now())
            except (Problem, Refused):
                entry.extra = []
                raise
            except Exception as error:
                log.error("command-failed", table=live.facts.id, error=type(error).__name__, where=where(error))
                self.metrics.failures.inc()
                self.evict(entry)
                raise Problem("internal", 500) from None
            ops = entry.ops()
            try:
                await self.store.commit(ops)
            except Exception as error:
                log.error("commit-failed", table=live.facts.id, error=type(error).__name__, where=where(error))
                self.metrics.failures.inc()
                self.evict(entry)
                raise Problem("storage", 503) from None
            if ok is not None:
                ok[0].push(ok[1])
            if ops:
                self.tell(entry)
        self.wake(entry)
        return result

    # ---- telling ----

    def tell(self, entry: Entry) -> None:
        """Every viewer whose picture has changed gets the new one: who is asked at once, the others as soon as there is time."""
        if not entry.conns:
            return
        shared: dict[Any, msgspec.Raw] = {}
        asked = entry.live.front_seats()
        now = time.monotonic()
        for conn in entry.conns:
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
        text = self.state(conn, shared)
        if text is not None:
            conn.push(text)

    async def _catch_up(self) -> None:
        """Tells those who are not asked. Building a view is most of the work of a move; under load several moves become one view."""
        while True:
            for _ in range(len(self.later)):
                conn = self.later.popleft()
                if conn.waits_since is None or conn not in conn.entry.conns or conn.entry.gone:
                    continue
                overdue = time.monotonic() - conn.waits_since > LAG_S
                if conn.entry.lock.locked() or (self.busy and not overdue):
                    self.later.append(conn)
                    continue
                self._show(conn, {})
                await asyncio.sleep(0)
            self.later_wake.clear()
            if self.later:
                await asyncio.sleep(0.01 if self.busy else 0.001)
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
        if chat:
            message["chat"] = [m for m in map(chat_shown, entry.chat[-200:]) if self.may_read(conn, m)]
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
        for conn in entry.conns:
            if conn.rev is not None and len(conn.outbox) < BEHIND:
                conn.push(
                    '{"type":"table","table":' + bytes(self._table(entry, bool(conn.mine), shared)).decode() + "}"
                )

    def may_read(self, conn: Conn, message: dict[str, Any]) -> bool:
        if conn.entry.live.state == OVER:
            return True
        return bool(message["channel"] == "table") == bool(conn.mine)

    async def say(self, entry: Entry, conn: Conn, text: str, phrase: str) -> None:
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
            before = (entry.online(), entry.spectators())
            conn.rev = rev
            entry.conns.add(conn)
            self.metrics.connections.inc()
            text = self.state(conn, {}, always=True, chat=True)
            assert text is not None
            conn.push(text)
            if (entry.online(), entry.spectators()) != before:
                self.tell_table(entry)
        conn.task = self.spawn(self._send(conn))

    def detach(self, conn: Conn) -> None:
        if conn in conn.entry.conns:
            conn.entry.conns.discard(conn)
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
                    conn.outbox.popleft()
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

    # ---- bots ----

    def wake(self, entry: Entry) -> None:
        """Let the bots begin to think whose turn it is."""
        if self.pool is None or entry.gone or self.closing:
            return
        live = entry.live
        for seat in live.bots_asked():
            self._let_think(entry, seat)
        if live.state == PLAYING and live.match is not None and live.match.state.offers and not live.clock.paused:
            for offer in live.match.state.offers:
                if not live.seats[offer.to].active and entry.dealt.get(offer.to) != live.rev:
                    self._let_think(entry, offer.to)

    def _let_think(self, entry: Entry, seat: int) -> None:
        if seat not in entry.thinking:
            entry.thinking[seat] = self.spawn(self._bot(entry, seat))

    async def _bot(self, entry: Entry, seat: int) -> None:
        try:
            await self._bot_move(entry, seat)
        except (Problem, Refused) as error:
            log.warning("bot-refused", table=entry.live.facts.id, error=str(error))
            await asyncio.sleep(0.2)
        except Exception as error:
            log.error("bot-failed", table=entry.live.facts.id, error=type(error).__name__, where=where(error))
            await asyncio.sleep(1)
        finally:
            entry.thinking.pop(seat, None)
        self.wake(entry)

    async def _bot_move(self, entry: Entry, seat: int) -> None:
        assert self.pool is not None
        began = time.monotonic()
        async with entry.lock:
            live = entry.live
            if entry.gone or live.match is None or live.state != PLAYING or live.seats[seat].active:
                return
            s = live.match.state
            rev = live.rev
            asked_now = seat in live.asked_since
            own_deals = live.game.deals is not None and not s.picks and entry.dealt.get(seat) != rev
            if entry.offers.get(seat, 0) >= MOST_OFFERS and not any(o.to == seat for o in s.offers):
                own_deals = False
            holder = live.seats[seat]
            level, style = holder.level or STANDIN_LEVEL, holder.style or "balanced"
            seed = self.secrets.seed() & 0xFFFFFFF
            who = f"{live.facts.id} {seat}"
            kind = "deal" if own_deals and (asked_now or s.offers) else "choose"
            if kind == "choose" and not asked_now:
                return
            ask = question(kind, who, live.game, s, seat, level, style, seed)
            least = self.settings.pace
            if asked_now and secret_step(live, seat):
                least += ask.budget / 1000  # always the same time: how long it takes must not tell how much there was to choose
            imagined = s.copy()
            determinise(live.game, imagined, seat, seed)
        answer = await self.pool.ask(ask)
        do = answer.do if answer is not None else ""
        if kind == "deal" and not do:
            entry.dealt[seat] = rev
            return
        if kind == "choose" and not do:
            move = fallback(live.game, imagined, seat, seed)
            do = write_action(live.game, move) if move is not None else ""

        def act(live: Live, now: int) -> None:
            if live.seats[seat].active:
                return  # he is back and decides himself
            live.act(seat, rev, do, "", now)

        entry.offers[seat] = entry.offers.get(seat, 0) + 1 if kind == "deal" else 0
        if entry.conns:  # people want to follow: a quick thinker waits
            await asyncio.sleep(max(0.0, least - (time.monotonic() - began)))
        try:
            await self.change(entry, act)
        except Refused:
            if kind == "deal":
                entry.dealt[seat] = rev
                return
            move = fallback(live.game, imagined, seat, seed)
            if move is None:
                return
            do = write_action(live.game, move)
            await self.change(entry, act)
        except Problem as problem:
            if problem.key != "stale":
                raise

    async def hint(self, entry: Entry, seat: int) -> list[dict[str, Any]]:
        if self.pool is None:
            raise Problem("no-hint")
        async with entry.lock:
            live = entry.live
            m = live.playing()
            if seat not in live.asked_since:
                raise Problem("not-asked")
            seed = self.secrets.seed() & 0xFFFFFFF
            ask = question("hint", f"{live.facts.id} {seat}", live.game, m.state, seat, "knight", "balanced", seed)
        answer = await self.pool.ask(ask)
        if answer is None or not answer.hints:
            raise Problem("no-hint")
        return answer.hints

    # ---- clocks ----

    async def _tick_forever(self) -> None:
        count = 0
        while True:
            try:
                await self.tick(load=count % 10 == 0)
            except Exception as error:
                log.error("tick-failed", error=type(error).__name__, where=where(error))
            count += 1
            await asyncio.sleep(TICK_S)

    async def tick(self, load: bool = True) -> None:
        """Look at the tables whose moment has come; with `load` also at those not in memory."""
        now = self.now()
        if load:
            for id in await self.store.due(now):
                if id not in self.entries:
                    try:
                        await self.entry(id)
                    except Problem as problem:
                        log.error("load-failed", table=id, error=problem.key)
        for entry in list(self.entries.values()):
            due = entry.live.due()
            if due is not None and 0 < due <= now:
                await self.change(entry, votes.tick)


def secret_step(live: Live, seat: int) -> bool:
    step = live.questions[seat][0]
    return step.private or step.sealed


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


def restored(
    data: dict[str, Any],
    seats: list[dict[str, Any]],
    players: list[dict[str, Any]],
    rows: list[dict[str, Any]],
    snapshots: list[dict[str, Any]],
) -> Live:
    """A table out of the database."""
    try:
        game = find(data["game"])
    except UnknownGame:
        raise Problem("no-game", 404) from None
    options = msgspec.json.decode(data["options"])
    facts = Facts(
        data["id"],
        game,
        game.complete(data["count"], options),
        int(data["seed"], 16),
        msgspec.json.decode(data["clock"], type=ClockRules),
        data["invite"],
        data["public"],
        data["spectators"],
        data["undo"],
        data["made"],
        data["rules"],
    )
    live = Live(
        facts,
        [seat_of(s) for s in seats],
        [Player(p["id"], p["name"], p["host"], p["token"], p["recovery"]) for p in players],
    )
    try:
        live.rebuild([read_row(r) for r in rows], [(s["rev"], s["seq"], s["state"]) for s in snapshots])
    except ReplayError as error:
        log.error("replay-failed", table=data["id"], error=str(error))
        raise Problem("broken-table", 500) from None
    live.rematch = data["rematch"]
    return live


def seat_of(data: dict[str, Any]) -> Seat:
    seat = Seat(data["seat"], data["kind"], data["player"], data["name"], data["level"], data["style"])
    seat.resolve = data["resolve"]
    seat.skip_confirm = data["skip_confirm"]
    return seat
