"""Notification delivery: one message at a time, retried on failure, never sent when it is not needed."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures.thread import _threads_queues
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.hub import Hub
from ludoteca.server.notify.channels import channels_of
from ludoteca.server.notify.delivery import MAX_CONCURRENT
from ludoteca.server.notify.notices import RETRY_S, Need, Notice, masked
from ludoteca.server.notify.templates import Message
from ludoteca.server.settings import Settings, from_environment
from ludoteca.server.storage.sqlite_backend import FILE
from ludoteca.server.storage.store import Store
from ludoteca.server.tables import votes
from server.notify.smtp_server import SmtpServer, code_in, text_of
from server.tools import Page, ServerHarness, Time, running_server

DELAY = 60
ANNA = "anna@example.org"


def mail_to(smtp: SmtpServer) -> dict[str, Any]:
    return {
        "url": "https://games.example.org",
        "smtp_host": "127.0.0.1",
        "smtp_port": smtp.port,
        "smtp_security": "none",
        "mail_from": "table@example.org",
        "notice_after": DELAY,
    }


@asynccontextmanager
async def with_mail(folder: Path, smtp: SmtpServer, time: Time, **more: Any) -> AsyncIterator[ServerHarness]:
    async with running_server(folder, now=time, set=mail_to(smtp), **more) as h:
        await quiet(h)
        time.pass_(DELAY)  # the moment that pages are given after a start
        yield h


async def quiet(h: ServerHarness) -> None:
    """Stop background delivery: the test triggers it."""
    h.hub.loops["notices"].cancel()


async def give(h: ServerHarness, who: dict[str, Any], address: str = ANNA, status: int = 200, lang: str = "en") -> Any:
    wish = {"channel": "mail", "address": address, "lang": lang}
    return await h.put(f"/api/tables/{who['table']}/notices", wish, who["token"], status)


async def confirmed(
    h: ServerHarness, smtp: SmtpServer, who: dict[str, Any], address: str = ANNA, lang: str = "en"
) -> str:
    await give(h, who, address, lang=lang)
    await h.hub.notifier.look()
    code = code_in(smtp.messages.pop())
    await h.post(f"/api/notices/{code}", {"yes": True})
    return code


async def state_of(h: ServerHarness, who: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = (await h.get(f"/api/tables/{who['table']}/notices", who["token"]))["notices"][0]
    return found


async def away(h: ServerHarness, page: Page) -> None:
    await page.close()
    while any(
        conn.player for entry in h.hub.cache.entries.values() for conn in entry.conns if page.token and conn.mine
    ):
        await asyncio.sleep(0.005)


async def asked_first(h: ServerHarness, given: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The player who is asked first, and the other one."""
    page = await Page(h, given[0]["table"], given[0]["token"]).open()
    first = page.waits[0]
    await away(h, page)
    return (given[0], given[1]) if first == given[0]["seat"] else (given[1], given[0])


@asynccontextmanager
async def waited_for(
    folder: Path,
) -> AsyncIterator[tuple[ServerHarness, SmtpServer, Time, dict[str, Any], dict[str, Any]]]:
    """A table that waits for a player who has given and confirmed an address; the other player."""
    time = Time()
    async with SmtpServer() as smtp, with_mail(folder, smtp, time) as h:
        first, second = await asked_first(h, await h.filled(2))
        await confirmed(h, smtp, first)
        yield h, smtp, time, first, second


async def played(page: Page, seat: str) -> None:
    """The turn of a seat, whatever it consists of."""
    while seat in page.waits:
        await page.did(page.menu[0])


async def move(h: ServerHarness, who: dict[str, Any]) -> None:
    """One turn of a player who connects for it and leaves."""
    page = await Page(h, who["table"], who["token"]).open()
    await played(page, who["seat"])
    await away(h, page)


async def later(h: ServerHarness, time: Time, seconds: float = DELAY) -> None:
    time.pass_(seconds)
    await h.hub.notifier.look()


async def test_a_player_who_is_away_is_notified_once(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, _):
        await later(h, time, DELAY - 1)
        assert smtp.messages == []  # the player may return at any moment
        await later(h, time, 1)
        message = smtp.messages[0]
        assert smtp.to == [ANNA, ANNA] and message["Subject"] == "Your turn: Parley"
        assert f"https://games.example.org/t/{first['table']}" in text_of(message)
        assert first["token"] not in text_of(message) and first["recovery"] not in text_of(message)
        assert message["Auto-Submitted"] == "auto-generated" and "/mail/" in message["List-Unsubscribe"]
        told = await state_of(h, first)
        assert (told["state"], told["at"], told["kind"]) == ("told", time.ms, "turn")
        for _ in range(3):
            await later(h, time, 100_000)
        assert len(smtp.messages) == 1


async def test_the_delivery_state_is_shown_to_its_player_only(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, _, time, first, other):
        await later(h, time)
        page = await Page(h, first["table"], first["token"]).open()
        assert page.state["me"]["told"][0]["state"] == "told"
        assert page.state["me"]["told"][0]["address"] == "a…@example.org"
        rival = await Page(h, first["table"], other["token"]).open()
        watcher = await Page(h, first["table"], None).open()
        for page in (rival, watcher):
            assert page.state["me"]["told"] == []
            assert "example.org" not in "".join(page.raw)
        assert (await h.get(f"/api/tables/{first['table']}/notices", other["token"]))["notices"] == []
        await h.get(f"/api/tables/{first['table']}/notices", status=401)


async def test_nothing_is_sent_to_a_player_who_is_online_or_has_moved(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, second):
        page = await Page(h, first["table"], first["token"]).open()
        await later(h, time)
        assert smtp.messages == [] and (await state_of(h, first))["state"] == "waiting"
        await played(page, first["seat"])
        await away(h, page)
        assert (await state_of(h, first))["state"] == "idle"  # the other one is asked now
        await later(h, time)
        await move(h, second)
        assert (await state_of(h, first))["state"] == "waiting"
        await later(h, time)
        assert len(smtp.messages) == 1


async def test_a_player_who_closed_the_page_without_moving_is_notified(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, _):
        page = await Page(h, first["table"], first["token"]).open()
        await later(h, time)
        await away(h, page)
        await later(h, time)
        assert len(smtp.messages) == 1


async def test_a_player_who_has_looked_is_notified_of_the_next_turn_only(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, second):
        await later(h, time)
        assert len(smtp.messages) == 1
        await away(h, await Page(h, first["table"], first["token"]).open())
        await h.idle()
        await later(h, time, 10 * DELAY)
        assert len(smtp.messages) == 1
        await move(h, first)
        await move(h, second)
        await later(h, time)
        assert len(smtp.messages) == 2


async def test_failed_deliveries_are_retried_with_backoff_then_given_up(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, _):
        smtp.refuse = "450 come back later"
        smtp.tries = 0
        await later(h, time)
        for n, wait in enumerate(RETRY_S):
            found = await state_of(h, first)
            assert (found["state"], found["next"], smtp.tries) == ("failed", time.ms + wait * 1000, n + 1)
            await later(h, time, wait - 1)
            assert smtp.tries == n + 1
            await later(h, time, 1)
        assert (await state_of(h, first))["state"] == "lost" and smtp.tries == len(RETRY_S) + 1
        await later(h, time, 1_000_000)
        assert smtp.tries == len(RETRY_S) + 1


async def test_a_successful_retry_counts_as_delivered(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, _):
        smtp.refuse = "450 come back later"
        await later(h, time)
        smtp.refuse = ""
        await later(h, time, RETRY_S[0])
        assert (await state_of(h, first))["state"] == "told" and len(smtp.messages) == 1


async def test_an_unknown_recipient_is_not_retried(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, _):
        smtp.refuse = "550 unknown"
        await later(h, time)
        assert (await state_of(h, first))["state"] == "lost"


async def test_no_retry_after_the_player_has_moved(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, _):
        smtp.refuse = "450 come back later"
        await later(h, time)
        await move(h, first)
        smtp.refuse = ""
        await later(h, time, 10_000)
        assert smtp.messages == [] and (await state_of(h, first))["state"] == "idle"


async def test_a_restart_neither_loses_nor_duplicates_a_message(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp:
        async with with_mail(tmp_path, smtp, time) as h:
            first, second = await asked_first(h, await h.filled(2))
            await confirmed(h, smtp, first)
        async with with_mail(tmp_path, smtp, time) as h:  # it was waiting
            smtp.refuse = "450 come back later"
            await h.hub.notifier.look()
            assert (await state_of(h, first))["state"] == "failed"
        time.pass_(RETRY_S[0])
        async with with_mail(tmp_path, smtp, time) as h:  # it had failed once
            smtp.refuse = ""
            await h.hub.notifier.look()
            assert len(smtp.messages) == 1
        async with with_mail(tmp_path, smtp, time) as h:  # the notice was sent
            await later(h, time, 10_000)
            assert len(smtp.messages) == 1 and (await state_of(h, first))["state"] == "told"
            await move(h, first)
            await move(h, second)
            await later(h, time)
            assert len(smtp.messages) == 2


async def test_pages_have_time_to_reconnect_after_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp:
        async with with_mail(tmp_path, smtp, time) as h:
            first, _ = await asked_first(h, await h.filled(2))
            await confirmed(h, smtp, first)
        time.pass_(10 * DELAY)
        async with running_server(tmp_path, now=time, set=mail_to(smtp)) as h:
            await quiet(h)
            await h.hub.notifier.look()
            assert smtp.messages == []
            await later(h, time)
            assert len(smtp.messages) == 1


async def test_due_notices_are_sent_in_the_background(tmp_path: Path) -> None:
    async with SmtpServer() as smtp, running_server(tmp_path, set={**mail_to(smtp), "notice_after": 0}) as h:
        first, _ = await asked_first(h, await h.filled(2))
        await give(h, first)
        while not smtp.messages:
            await asyncio.sleep(0.02)
        await h.post(f"/api/notices/{code_in(smtp.messages[0])}", {"yes": True})
        while len(smtp.messages) < 2:
            await asyncio.sleep(0.02)
        assert smtp.messages[1]["Subject"] == "Your turn: Parley"


async def test_a_seat_with_a_stand_in_bot_is_not_notified(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, _):
        await h.post(f"/api/tables/{first['table']}/leave", token=first["token"])
        await later(h, time)
        assert smtp.messages == [] and (await state_of(h, first))["state"] == "idle"
        await h.post(f"/api/tables/{first['table']}/claim", token=first["token"])
        await later(h, time)
        assert len(smtp.messages) == 1


async def test_a_clock_warning_sends_a_second_message_and_a_stand_in_none(tmp_path: Path) -> None:
    time = Time()
    clock = {"kind": "async", "bank": 1000, "increment": 100, "cap": 1000, "grace": 500}
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        first, _ = await asked_first(h, await h.filled(2, clock=clock))
        await confirmed(h, smtp, first)
        await later(h, time)
        time.pass_(2000)
        await h.hub.timekeeper.tick()
        assert (await state_of(h, first))["kind"] == "warned"
        await later(h, time)
        assert [message["Subject"] for message in smtp.messages] == ["Your turn: Parley", "Your time is up: Parley"]
        time.pass_(600)
        await h.hub.timekeeper.tick()
        await later(h, time)
        assert len(smtp.messages) == 2


async def test_a_turn_replaces_the_notice_of_a_request(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        first, second = await asked_first(h, await h.filled(2))
        await confirmed(h, smtp, second)
        await h.post(f"/api/tables/{first['table']}/vote-end", token=first["token"])
        assert (await state_of(h, second))["kind"] == "request"
        time.pass_(DELAY / 2)
        await move(h, first)
        assert (await state_of(h, second))["kind"] == "turn"
        await later(h, time, 2 * DELAY)
        assert [message["Subject"] for message in smtp.messages] == ["Your turn: Parley"]


async def test_a_request_sends_a_notice(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        first, second = await asked_first(h, await h.filled(2))
        await confirmed(h, smtp, second, lang="it")
        await h.post(f"/api/tables/{first['table']}/vote-end", token=first["token"])
        await later(h, time)
        assert smtp.messages[0]["Subject"].startswith("Si chiede il tuo consenso")


async def test_an_address_is_used_only_after_confirmation(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        first, _ = await asked_first(h, await h.filled(2))
        await give(h, first, lang="pt")
        await h.hub.notifier.look()
        assert [message["Subject"] for message in smtp.messages] == ["O Ludoteca pode escrever a você? Parley"]
        await later(h, time, 10 * DELAY)
        assert len(smtp.messages) == 1
        code = code_in(smtp.messages[0])
        assert (await h.get(f"/api/notices/{code}")) == {"game": "parley", "channel": "mail", "confirmed": False}
        await h.post(f"/api/notices/{code}", {"yes": True})
        assert (await h.get(f"/api/notices/{code}"))["confirmed"] is True
        await later(h, time)
        assert len(smtp.messages) == 2 and code_in(smtp.messages[1]) == code
        await h.post(f"/api/notices/{code}", {"yes": False})
        await h.get(f"/api/notices/{code}", status=404)
        assert (await h.get(f"/api/tables/{first['table']}/notices", first["token"]))["notices"] == []


async def test_a_changed_address_needs_confirmation_and_revokes_the_old_link(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        first, _ = await asked_first(h, await h.filled(2))
        code = await confirmed(h, smtp, first)
        await give(h, first, "new@example.org")
        await h.post(f"/api/notices/{code}", {"yes": True}, status=404)
        await h.hub.notifier.look()
        await later(h, time)
        assert smtp.to[-1] == "new@example.org" and len(smtp.messages) == 1


@pytest.mark.parametrize(
    "address", ["anna", "a@b", "anna@example.org\nBcc: x@y.z", "a b@example.org", "<a@example.org>", "@example.org"]
)
async def test_an_invalid_address_is_refused(tmp_path: Path, address: str) -> None:
    async with SmtpServer() as smtp, running_server(tmp_path, set=mail_to(smtp)) as h:
        made = await h.table("me hotseat")
        assert (await give(h, made, address, 400))["error"]["key"] == "no-address"


async def test_confirmations_to_one_address_are_limited(tmp_path: Path) -> None:
    async with SmtpServer() as smtp, running_server(tmp_path, set=mail_to(smtp), limits=True) as h:
        for n in range(4):
            made = await h.table("me hotseat")
            await give(h, made, status=200 if n < 3 else 429)


async def agree_to_reissue(h: ServerHarness, host: dict[str, Any], guest: dict[str, Any]) -> None:
    """The host asks for a new code of the guest's seat, and the guest agrees."""
    await h.post(f"/api/tables/{host['table']}/reissue", {"seat": guest["seat"]}, token=host["token"])
    entry = h.hub.cache.entries[host["table"]]
    player = entry.live.seats[1].player
    await h.hub.run(entry, lambda live, change: votes.answer(live, change, player, live.requests[0].id, True))


async def test_erasure_and_a_reissued_code_remove_the_address(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        host, guest = await h.filled(2)
        await confirmed(h, smtp, host, "host@example.org")
        await confirmed(h, smtp, guest, "guest@example.org")
        await agree_to_reissue(h, host, guest)
        assert (await h.post(f"/api/tables/{host['table']}/reissue", {"seat": guest["seat"]}, token=host["token"]))[
            "recovery"
        ]
        await h.post(f"/api/tables/{host['table']}/forget", token=host["token"])
        await later(h, time)
        assert smtp.messages == []
    connection = sqlite3.connect(tmp_path / FILE)
    kept = "\n".join(connection.iterdump())
    connection.close()
    assert "example.org" not in kept


async def test_leaving_the_lobby_removes_the_address(tmp_path: Path) -> None:
    async with SmtpServer() as smtp, running_server(tmp_path, set=mail_to(smtp)) as h:
        made = await h.table("me open open")
        guest = await h.post(f"/api/join/{made['invite']}", {"name": "Guest"})
        await give(h, guest)
        await h.post(f"/api/tables/{made['table']}/leave", token=guest["token"])
        assert await h.hub.store.notices(made["table"]) == []


async def test_without_a_mail_server_there_is_no_mail_channel(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        assert "notices" not in h.hub.loops
        made = await h.table("me hotseat")
        assert (await h.get(f"/api/tables/{made['table']}/notices", made["token"]))["channels"] == []
        assert (await give(h, made, status=404))["error"]["key"] == "no-channel"


async def test_an_unreachable_mail_server_is_a_temporary_failure(tmp_path: Path, quiet_logs: Any) -> None:
    time = Time()
    async with SmtpServer() as smtp:
        settings = mail_to(smtp)
    async with running_server(tmp_path, now=time, set=settings) as h:
        await quiet(h)
        made = await h.table("me hotseat")
        await give(h, made)
        await h.hub.notifier.look()
        assert (await state_of(h, made))["state"] == "failed"
        assert "notice-undelivered" in quiet_logs.getvalue() and ANNA not in quiet_logs.getvalue()


async def test_a_late_result_does_not_complete_a_newer_message(tmp_path: Path) -> None:
    """The old message arrives late and must not pass for the new one."""
    async with waited_for(tmp_path) as (h, _, time, first, _):
        time.pass_(DELAY)
        entry = await h.hub.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.hub.notifier.prepared(entry, key)
        assert ready is not None
        await give(h, first, "other@example.org")
        await h.hub.notifier.send(entry, key, *ready)
        assert (await state_of(h, first))["state"] == "waiting" and (await state_of(h, first))["kind"] == "confirm"


async def test_an_unavailable_channel_or_a_broken_table_blocks_no_other_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.notify.delivery.MAX_BATCH", 2)
    time = Time()
    async with SmtpServer() as smtp:
        async with with_mail(tmp_path, smtp, time) as h:
            first, _ = await asked_first(h, await h.filled(2))
            await confirmed(h, smtp, first)
            place = {"lang": "en", "confirmed": True, "number": 1, "kind": "turn", "since": 1, "state": "waiting"}
            more = {**place, "due": 1, "tries": 0, "at": 1, "back": True, "address": "x"}
            for n in range(4):
                odd = (
                    {"channel": "hook", "table_id": first["table"]}
                    if n < 2
                    else {"channel": "mail", "table_id": "none"}
                )
                await h.hub.store.commit([("new notice", {**more, **odd, "player": f"p{n}", "code": f"c{n}"})])
        async with with_mail(tmp_path, smtp, time) as h:
            for _ in range(3):
                await h.hub.notifier.look()
            assert len(smtp.messages) == 1 and h.hub.cache.broken == {"none"}


class Held:
    """A channel that accepts a message only when the test allows it."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.began = threading.Event()
        self.sent: list[str] = []

    def accepts(self, address: str) -> bool:
        return True

    def send(self, address: str, message: Message) -> None:
        self.began.set()
        self.free.wait()
        self.sent.append(address)


@asynccontextmanager
async def two_channels(folder: Path, time: Time) -> AsyncIterator[tuple[ServerHarness, Held, Held]]:
    hook, mail = Held(), Held()
    try:
        async with running_server(
            folder, now=time, channels={"hook": hook, "mail": mail}, set={"url": "https://x.example"}
        ) as h:
            yield h, hook, mail
    finally:
        hook.free.set()
        mail.free.set()


async def asked_to_confirm(h: ServerHarness, channel: str, number: int) -> None:
    given = await h.table("me open")
    wish = {"channel": channel, "address": f"{channel}{number}", "lang": "en"}
    await h.put(f"/api/tables/{given['table']}/notices", wish, given["token"])


async def until(good: Callable[[], bool]) -> None:
    while not good():
        await asyncio.sleep(0.005)


async def test_webhooks_that_do_not_respond_block_no_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Polling continues and finds notices that are not in flight yet."""
    monkeypatch.setattr("ludoteca.server.notify.delivery.POLL_S", 0.01)
    monkeypatch.setattr("ludoteca.server.notify.delivery.MAX_BATCH", 2)
    async with two_channels(tmp_path, Time()) as (h, hook, mail):
        mail.free.set()
        for n in range(5):
            await asked_to_confirm(h, "hook", n)
        await until(hook.began.is_set)
        for n in range(3):
            await asked_to_confirm(h, "mail", n)
        await until(lambda: len(mail.sent) == 3)
        assert hook.sent == []
        hook.free.set()
        await until(lambda: len(hook.sent) == 5)


async def test_a_hanging_mail_server_does_not_delay_the_shutdown(tmp_path: Path) -> None:
    async with two_channels(tmp_path, Time()) as (h, _, mail):
        await asked_to_confirm(h, "mail", 1)
        await until(mail.began.is_set)
        assert all(t.daemon for t in threading.enumerate() if t.name.startswith("notify"))
        assert not any(t.name.startswith("notify") for t in _threads_queues)  # those are waited for at the end
        assert [t for t in threading.enumerate() if t.name.startswith("notify")]


async def test_a_queued_message_is_not_sent_after_the_player_has_moved(tmp_path: Path) -> None:
    """The mail server was busy when the message was due."""
    time = Time()
    async with two_channels(tmp_path, time) as (h, _, mail):
        await quiet(h)
        first, _ = await asked_first(h, await h.filled(2))
        await h.put(
            f"/api/tables/{first['table']}/notices", {"channel": "mail", "address": "x", "lang": "en"}, first["token"]
        )
        entry = h.hub.cache.entries[first["table"]]
        mail.free.set()
        await h.hub.notifier.look()
        code = next(iter(entry.notices.values())).code
        await h.post(f"/api/notices/{code}", {"yes": True})
        mail.free.clear()
        for n in range(MAX_CONCURRENT):
            await asked_to_confirm(h, "mail", n)
        mail.sent.clear()
        mail.began.clear()
        busy = asyncio.create_task(h.hub.notifier.look())
        await until(mail.began.is_set)
        time.pass_(2 * DELAY)
        waiting = asyncio.create_task(h.hub.notifier.look())
        await until(lambda: len(h.hub.notifier.in_flight) > MAX_CONCURRENT)
        await move(h, first)
        mail.free.set()
        await asyncio.gather(busy, waiting)
        assert sorted(mail.sent) == [f"mail{n}" for n in range(MAX_CONCURRENT)]


async def test_a_player_who_returns_during_delivery_is_notified_of_the_next_turn(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, second):
        time.pass_(DELAY)
        entry = await h.hub.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.hub.notifier.prepared(entry, key)
        assert ready is not None
        page = await Page(h, first["table"], first["token"]).open()
        await h.hub.notifier.send(entry, key, *ready)
        assert len(smtp.messages) == 1
        await played(page, first["seat"])
        await away(h, page)
        await move(h, second)
        await later(h, time)
        assert len(smtp.messages) == 2


async def test_the_result_of_a_delivery_is_stored_after_an_eviction(tmp_path: Path) -> None:
    """The table is evicted during the delivery, and again just before the result is stored."""
    async with waited_for(tmp_path) as (h, _, time, first, _):
        time.pass_(DELAY)
        entry = await h.hub.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.hub.notifier.prepared(entry, key)
        assert ready is not None
        await entry.lock.acquire()
        sending = asyncio.create_task(h.hub.notifier.send(entry, key, *ready))
        while not entry.lock._waiters:
            await asyncio.sleep(0.005)
        h.hub.cache.evict(entry)
        entry.lock.release()
        await sending
        assert (await state_of(h, first))["state"] == "told"


async def test_addresses_are_removed_when_the_game_is_over(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, _, _, first, second):
        await h.post(f"/api/tables/{second['table']}/resign", token=second["token"])
        assert (await h.get(f"/api/tables/{first['table']}/notices", first["token"]))["notices"] == []
        assert await h.hub.store.notices(first["table"]) == []
        assert (await give(h, first, status=409))["error"]["key"] == "table-over"
        await give(h, first, "")


async def test_confirmations_from_one_client_are_limited(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time, limits=True) as h:
        given = await h.filled(2)
        said = []
        for n in range(15):
            wish = {"channel": "mail", "address": f"anna+{n}@example.org", "lang": "en"}
            headers = {"Authorization": f"Bearer {given[0]['token']}"}
            path = f"/api/tables/{given[0]['table']}/notices"
            said.append((await h.http.put(path, json=wish, headers=headers)).status_code)
        assert said == [200] * 10 + [429] * 5


def test_a_system_clock_set_back_does_not_stop_delivery() -> None:
    time = Time()
    hub = Hub(Store(Path("unused")), Settings(Path("unused"), bots=0, notice_after=DELAY), None, time, channels={})
    assert hub.notifier.just_started()
    time.pass_(-86_400)
    assert not hub.notifier.just_started()


def due_of(notice: Notice) -> int | None:
    return notice.due


def test_a_notice_follows_the_table() -> None:
    n = Notice("t", "p", "mail", ANNA, "en", "code")
    assert not n.follow(Need("turn", 3), 0, 60)  # not confirmed
    n.confirmed = True
    assert n.follow(Need("request", 1), 0, 60) and due_of(n) == 60
    assert n.follow(Need("turn", 3), 10, 60) and due_of(n) == 70 and n.number == 2
    assert not n.follow(Need("turn", 3), 20, 60) and due_of(n) == 70
    n.failed(70, True)
    assert due_of(n) == 70 + RETRY_S[0] * 1000
    assert (
        n.follow(Need("warned", 3), 80, 60) and due_of(n) == 70 + RETRY_S[0] * 1000
    )  # a dead channel is not tried sooner
    n.delivered(100)
    assert not n.follow(Need("turn", 9), 110, 60)  # told, and not back
    n.back = True
    assert n.follow(Need("turn", 9), 120, 60)
    assert n.follow(None, 130, 60) and due_of(n) is None
    assert not n.follow(None, 140, 60)


def test_addresses_are_masked() -> None:
    assert masked(ANNA) == "a…@example.org"
    assert masked("https://hooks.example.org/secret/path?key=1") == "https://hooks.example.org/…"


def test_settings_of_mail_come_from_the_environment() -> None:
    assert channels_of(Settings(Path())) == {}
    words = {"LUDOTECA_URL": "https://x.example/", "LUDOTECA_SMTP_HOST": "h", "LUDOTECA_MAIL_FROM": "a@b.example"}
    settings = from_environment({**words, "LUDOTECA_HOOKS": "1"})
    assert settings.url == "https://x.example" and sorted(channels_of(settings)) == ["hook", "mail"]
    for name in words:  # without any one of them there is no mail
        assert "mail" not in channels_of(from_environment({k: v for k, v in words.items() if k != name}))
    with pytest.raises(ValueError, match="SECURITY"):
        from_environment({"LUDOTECA_SMTP_SECURITY": "maybe"})
