"""Delivery of notices beside slow, broken and hanging channels."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures.thread import _threads_queues
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.rooms.notices import RETRY_S, Need, Notice, masked
from ludoteca.server.build import build
from ludoteca.server.services.notices.channels import channels_of
from ludoteca.server.services.notices.delivery import MAX_CONCURRENT
from ludoteca.server.services.notices.templates import Message
from ludoteca.server.settings import Settings, from_environment
from ludoteca.server.storage.store import Store
from server.notify.mailing import (
    ANNA,
    DELAY,
    asked_first,
    away,
    confirmed,
    give,
    later,
    mail_to,
    move,
    played,
    quiet,
    state_of,
    waited_for,
    with_mail,
)
from server.notify.smtp_server import SmtpServer
from server.tools import Page, ServerHarness, Time, running_server


async def test_an_unreachable_mail_server_is_a_temporary_failure(tmp_path: Path, quiet_logs: Any) -> None:
    time = Time()
    async with SmtpServer() as smtp:
        settings = mail_to(smtp)
    async with running_server(tmp_path, now=time, set=settings) as h:
        await quiet(h)
        made = await h.table("me hotseat")
        await give(h, made)
        await h.parts.notifier.look()
        assert (await state_of(h, made))["state"] == "failed"
        assert "notice-undelivered" in quiet_logs.getvalue() and ANNA not in quiet_logs.getvalue()


async def test_a_late_result_does_not_complete_a_newer_message(tmp_path: Path) -> None:
    """The old message arrives late and must not pass for the new one."""
    async with waited_for(tmp_path) as (h, _, time, first, _):
        time.pass_(DELAY)
        entry = await h.parts.tables.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.parts.notifier.prepared(entry, key)
        assert ready is not None
        await give(h, first, "other@example.org")
        await h.parts.notifier.send(entry, key, *ready)
        assert (await state_of(h, first))["state"] == "waiting" and (await state_of(h, first))["kind"] == "confirm"


async def test_an_unavailable_channel_or_a_broken_table_blocks_no_other_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.services.notices.delivery.MAX_BATCH", 2)
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
                await h.parts.store.commit([("new notice", {**more, **odd, "player": f"p{n}", "code": f"c{n}"})])
        async with with_mail(tmp_path, smtp, time) as h:
            for _ in range(3):
                await h.parts.notifier.look()
            assert len(smtp.messages) == 1 and h.parts.cache.broken == {"none"}


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
    monkeypatch.setattr("ludoteca.server.services.notices.delivery.POLL_S", 0.01)
    monkeypatch.setattr("ludoteca.server.services.notices.delivery.MAX_BATCH", 2)
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
        entry = h.parts.cache.entries[first["table"]]
        mail.free.set()
        await h.parts.notifier.look()
        code = next(iter(entry.notices.values())).code
        await h.post(f"/api/notices/{code}", {"yes": True})
        mail.free.clear()
        for n in range(MAX_CONCURRENT):
            await asked_to_confirm(h, "mail", n)
        mail.sent.clear()
        mail.began.clear()
        busy = asyncio.create_task(h.parts.notifier.look())
        await until(mail.began.is_set)
        time.pass_(2 * DELAY)
        waiting = asyncio.create_task(h.parts.notifier.look())
        await until(lambda: len(h.parts.notifier.in_flight) > MAX_CONCURRENT)
        await move(h, first)
        mail.free.set()
        await asyncio.gather(busy, waiting)
        assert sorted(mail.sent) == [f"mail{n}" for n in range(MAX_CONCURRENT)]


async def test_a_player_who_returns_during_delivery_is_notified_of_the_next_turn(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, smtp, time, first, second):
        time.pass_(DELAY)
        entry = await h.parts.tables.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.parts.notifier.prepared(entry, key)
        assert ready is not None
        page = await Page(h, first["table"], first["token"]).open()
        await h.parts.notifier.send(entry, key, *ready)
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
        entry = await h.parts.tables.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.parts.notifier.prepared(entry, key)
        assert ready is not None
        await entry.lock.acquire()
        sending = asyncio.create_task(h.parts.notifier.send(entry, key, *ready))
        while not entry.lock._waiters:
            await asyncio.sleep(0.005)
        h.parts.cache.evict(entry)
        entry.lock.release()
        await sending
        assert (await state_of(h, first))["state"] == "told"


async def test_addresses_are_removed_when_the_game_is_over(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, _, _, first, second):
        await h.post(f"/api/tables/{second['table']}/resign", token=second["token"])
        assert (await h.get(f"/api/tables/{first['table']}/notices", first["token"]))["notices"] == []
        assert await h.parts.store.notices(first["table"]) == []
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
    parts = build(Settings(Path("unused"), bots=0, notice_after=DELAY), Store(Path("unused")), now=time, channels={})
    assert parts.notifier.just_started()
    time.pass_(-86_400)
    assert not parts.notifier.just_started()


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
