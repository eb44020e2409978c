"""Connections that end, hang or ask too much while their table goes on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Offer
from ludoteca.rooms import payloads, play
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import StoodIn
from ludoteca.rooms.problem import Problem
from ludoteca.server.limits import Bucket
from ludoteca.server.services import seating as seats
from ludoteca.server.services.bots.driver import BotTurn
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.services.chat import PLAYER_BURST
from ludoteca.server.services.connection import BACKPRESSURE, MAX_OUTBOX, Connection
from ludoteca.server.services.entry import Entry
from ludoteca.server.transport.ws.messages import Act, Chat, Hello, Ping
from ludoteca.server.transport.ws.session import greet
from server.tables.test_cache import Slow
from server.tables.test_races import made, opened, page_of
from server.tools import Page, running_server, sent_seq, within
from server.ws.test_play import seated


class Talker:
    """The other side of a socket, that says what the test has put into its mouth and then hangs up."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = [json.dumps(m) for m in messages]

    async def receive(self) -> dict[str, Any]:
        if self.messages:
            return {"type": "websocket.receive", "text": self.messages.pop(0)}
        return {"type": "websocket.disconnect"}


# ---- connections ----


async def test_a_connection_that_is_being_closed_is_neither_read_nor_written(tmp_path: Path) -> None:
    """Its token has ended, but its other side does not read, so that the goodbye cannot be sent."""
    async with opened(tmp_path) as parts:
        host = await made(parts)
        guest = await parts.lobby.join(host["invite"], "Guest", None)
        entry = await parts.tables.entry(host["table"])
        live = entry.live
        page = await page_of(parts, guest, Slow())
        player = entry.live.players[page.conn.player]
        live.grants.add(1)  # the others have agreed
        await parts.seating.reissue(entry, next(p for p in live.players.values() if p.host), 1)
        waiting = list(page.conn.outbox)
        rev = live.rev
        seat = live.front_seats()[0]
        if seat != 1:
            await parts.commands.run(entry, lambda live, change: play.act(live, change, seat, live.rev, "draw", "k0"))
            rev = live.rev
        act = {"type": "act", "rev": rev, "do": "draw", "key": "k1"}
        await page.listen(Talker(act, {"type": "chat", "text": "still here"}))
        assert live.rev == rev and entry.chat == [] and live.players[player.id] is player
        assert list(page.conn.outbox) == waiting


async def test_a_token_that_ends_while_its_page_is_being_opened_opens_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        host = await made(parts, "me", "open", "open")
        guest = await parts.lobby.join(host["invite"], "Guest", None)
        entry = await parts.tables.entry(host["table"])
        socket: Any = Slow()
        page = await greet(parts.sessions, guest["table"], Hello(guest["token"]), socket)
        async with entry.lock:
            opening = asyncio.create_task(parts.broadcaster.attach(entry, page.conn, None))
            await asyncio.sleep(0)
            player = entry.live.players[page.conn.player]
            seats.leave_lobby(entry, Change(0), player)
        with pytest.raises(Problem, match="wrong-token"):
            await opening
        assert not entry.conns and not page.conn.outbox


async def test_who_asks_and_never_reads_the_answers_fills_no_memory(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        page = await page_of(parts, given, Slow())
        for n in range(3 * MAX_OUTBOX):
            await page.answer(Ping() if n % 2 else Act(0, "fly moon", f"k{n}"))
        assert len(page.conn.outbox) <= MAX_OUTBOX and page.conn.closing == 1012


async def test_a_client_that_does_not_drain_its_outbox_is_not_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        socket = Slow()
        page = await page_of(parts, given, socket)
        talker = Talker(*[{"type": "ping"}] * 300)
        parts.settings.limits = False
        listening = asyncio.create_task(page.listen(talker))
        while page.conn.keeps_up.is_set():
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(page.conn.outbox) == BACKPRESSURE and len(talker.messages) > 200
        socket.free.set()
        await listening
        while len([m for m in socket.got if m["type"] == "pong"]) < 300:
            await asyncio.sleep(0)
        assert page.conn.closing is None


async def test_the_messages_of_a_client_that_has_gone_do_not_keep_its_session(tmp_path: Path) -> None:
    """A flood leaves more messages to read than an outbox holds, and nobody sends the answers any more."""

    class Gone(Slow):
        async def send(self, message: bytes) -> None:
            raise OSError("the client has gone")

    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        parts.settings.limits = False
        page = await page_of(parts, given, Gone())
        await within(page.listen(Talker(*[{"type": "ping"}] * 300)))
        assert page.conn.closing is not None


async def test_what_is_said_at_a_table_that_was_put_away_is_not_written(tmp_path: Path) -> None:
    """Its numbers are those of the past: the next message at the real table would collide with it."""
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        page = await page_of(parts, given, Slow())
        parts.cache.evict(page.entry)
        page.conn.closing = None  # the message was on its way already
        await page.answer(Chat(text="hello"))
        assert await parts.store.chat(given["table"]) == []


@pytest.mark.usefixtures("no_time_passes")
async def test_a_player_writes_no_faster_than_one_can_read(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=True) as h:
        a, _ = await seated(h, await h.filled(2))
        for n in range(30):
            await a.say(type="chat", text=f"line {n}")
        heard = await a.quiet()
        errors = [m for m in heard if m["type"] == "error"]
        assert {m["error"]["key"] for m in errors} == {"too-fast"}
        assert len([m for m in heard if m["type"] == "chat"]) + len(errors) == 30
        assert len(await h.parts.store.chat(a.table)) == len([m for m in heard if m["type"] == "chat"]) == PLAYER_BURST


async def test_one_hint_at_a_time(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        (a, _) = await seated(h, await h.filled(2))
        gate = asyncio.Event()
        asked = []

        async def hint(entry: Entry, seat: int) -> list[dict[str, Any]]:
            asked.append(seat)
            await gate.wait()
            return []

        h.parts.bots.hint = hint  # type: ignore[method-assign]
        for _ in range(5):
            await a.say(type="hint")
        errors = [m for m in await a.quiet() if m["type"] == "error"]
        assert [m["error"]["key"] for m in errors] == ["too-fast"] * 4 and asked == [0]
        second = await Page(h, a.table, a.token).open()  # another page of the same player
        await second.say(type="hint")
        assert (await second.until(lambda m: m["type"] == "error"))["error"]["key"] == "too-fast"
        gate.set()
        await a.until(lambda m: m["type"] == "hint")
        await a.say(type="hint")
        await a.until(lambda m: m["type"] == "hint")


async def test_who_sent_what_breaks_a_table_hears_so_and_does_not_send_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as h:
        a, _ = await seated(h, await h.filled(2))

        def act(*_words: Any) -> bool:
            raise RuntimeError("a mistake in the rules")

        monkeypatch.setattr("ludoteca.rooms.play.act", act)
        await a.say(type="act", rev=a.state["rev"], do="draw", key="k")
        said = []
        with pytest.raises(Exception, match="1012"):
            while True:
                said.append(await a.hear())
        assert [m["error"]["key"] for m in said if m["type"] == "error"] == ["internal"]


async def test_many_who_watch_cost_one_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        entry = await parts.tables.entry(given["table"])
        sockets = [Slow() for _ in range(20)]
        for socket in sockets:
            socket.free.set()
            await parts.broadcaster.attach(entry, Connection(socket, "", []), None)
        while any(conn.outbox or conn.behind for conn in entry.conns):
            await asyncio.sleep(0.001)
        built: list[int | str] = []
        real_public, real_own = payloads.public_shown, payloads.own_shown

        def public_shown(live: Any) -> Any:
            built.append("public")
            return real_public(live)

        def own_shown(live: Any, seat: int, public: Any, brief: bool) -> Any:
            built.append(seat)
            return real_own(live, seat, public, brief)

        monkeypatch.setattr(payloads, "public_shown", public_shown)
        monkeypatch.setattr(payloads, "own_shown", own_shown)
        await parts.commands.run(
            entry, lambda live, change: play.act(live, change, live.front_seats()[0], live.rev, "draw", "k")
        )
        while any(not s.got or sent_seq(s.got[-1]) != entry.live.seq for s in sockets):
            await asyncio.sleep(0.001)
        assert built == ["public", -1]


async def test_an_offer_to_a_bot_that_cannot_deal_now_keeps_nobody_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A secret choice has begun while the offer lay on the table: the bot looks at it once, not for ever."""
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat", "bot")
        entry = await parts.tables.entry(given["table"])
        assert entry.live.match is not None
        state = entry.live.match.state
        state.offers = [Offer(1, 0, 2, (), (), (), 0)]
        state.picks = [[], [], []]
        looked = []
        real = BotTurn.look

        async def look(turn: BotTurn) -> str:
            looked.append(turn.seat)
            return await real(turn)

        monkeypatch.setattr(BotTurn, "look", look)
        parts.bots.pool = Pool(1)
        assert 2 not in entry.live.front_seats()
        parts.bots.wake(entry)
        for _ in range(200):
            await asyncio.sleep(0)
        assert looked == [2]
        state.picks = []
        state.offers = []


# ---- people ----


async def test_two_who_want_a_rematch_in_the_same_moment_meet_at_one_table(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2, public=True)
        await h.post(f"/api/tables/{given[0]['table']}/resign", token=given[0]["token"])
        again = await asyncio.gather(
            *[h.post(f"/api/tables/{g['table']}/rematch", token=g["token"], status=201) for g in given]
        )
        assert len({x["table"] for x in again}) == 1
        assert sorted(x["seat"] for x in again) == ["A", "B"]
        assert sum((await h.parts.store.counts()).values()) == 2
        assert (await h.get(f"/api/tables/{again[0]['table']}"))["state"] == "playing"


@pytest.mark.parametrize("way", ["leave", "forget"])
async def test_who_leaves_the_lobby_from_two_pages_at_once_leaves_it_once(way: str, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        host = await h.table("me open open")
        guest = await h.post(f"/api/join/{host['invite']}", {"name": "Guest"})
        page = await Page(h, host["table"], host["token"]).open()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        entry = h.parts.cache.entries[host["table"]]
        await entry.lock.acquire()  # both have been let in before the first is served
        asked = [
            asyncio.create_task(h.http.post(f"/api/tables/{host['table']}/{way}", headers=headers)) for _ in range(2)
        ]
        while h.parts.broadcaster.busy < 2:
            await asyncio.sleep(0.001)
        entry.lock.release()
        assert sorted(a.status_code for a in await asyncio.gather(*asked)) == [200, 401]
        assert h.parts.metrics.failures._value.get() == 0
        await page.quiet()
        assert [s["kind"] for s in page.state["table"]["seats"]] == ["human", "open", "open"]
        assert host["table"] in h.parts.cache.entries


async def test_an_order_that_was_carried_out_is_acknowledged_even_if_a_bot_has_the_seat_by_now(tmp_path: Path) -> None:
    """The acknowledgement was lost; meanwhile the others let a bot play for the seat."""
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        a, _ = await seated(h, given)
        rev = a.state["rev"]
        await a.did("draw", key="lost")
        await h.post(f"/api/tables/{a.table}/leave", token=a.token)
        assert (await a.act("draw", key="lost", rev=rev))["type"] == "ok"
        assert (await a.act("draw", key="new"))["error"]["key"] == "seat-given-away"


async def test_nobody_moves_for_a_seat_that_was_given_to_a_bot_a_moment_ago(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        page = await page_of(parts, given, Slow())
        entry, live = page.entry, page.entry.live
        seat = live.front_seats()[0]
        await entry.lock.acquire()
        word = "AB"[seat]
        moving = asyncio.create_task(page.answer(Act(live.rev, "draw", "k", word)))
        while not parts.broadcaster.busy:
            await asyncio.sleep(0)
        live.do(Change(1), StoodIn(seat, "time"))
        rev = live.rev
        entry.lock.release()
        await moving
        assert live.rev == rev


async def test_a_command_that_fails_half_way_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        entry = await parts.tables.entry(given["table"])
        rev = entry.live.rev

        def half(live: Any, change: Change) -> None:
            play.act(live, change, live.front_seats()[0], live.rev, "draw", "k")
            raise Problem("not-now")

        with pytest.raises(Problem, match="not-now"):
            await parts.commands.run(entry, half)
        assert (await parts.tables.entry(given["table"])).live.rev == rev


def test_a_bucket_is_not_emptied_by_a_clock_that_steps_back() -> None:
    bucket = Bucket(1.0, 2.0, 100.0)
    assert [bucket.take(100.0), bucket.take(50.0), bucket.take(50.0), bucket.take(51.5)] == [True, True, False, True]
