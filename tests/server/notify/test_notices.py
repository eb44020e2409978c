"""Notification delivery: one message at a time, retried on failure, never sent when it is not needed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludoteca.rooms.notices import RETRY_S
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
from server.notify.smtp_server import SmtpServer, code_in, text_of
from server.tools import Page, Time, running_server


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
            await h.parts.notifier.look()
            assert (await state_of(h, first))["state"] == "failed"
        time.pass_(RETRY_S[0])
        async with with_mail(tmp_path, smtp, time) as h:  # it had failed once
            smtp.refuse = ""
            await h.parts.notifier.look()
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
            await h.parts.notifier.look()
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
        await h.parts.timekeeper.tick()
        assert (await state_of(h, first))["kind"] == "warned"
        await later(h, time)
        assert [message["Subject"] for message in smtp.messages] == ["Your turn: Parley", "Your time is up: Parley"]
        time.pass_(600)
        await h.parts.timekeeper.tick()
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
