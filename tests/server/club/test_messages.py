"""Messages to accounts: quiet hours, the daily digest, channels, and the calendar of due moves."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.rooms.notices import RETRY_S
from ludoteca.server.club.hours import MINUTES, local, moment, next_time, quiet_until
from ludoteca.server.club.waiting import escaped, folded
from ludoteca.server.storage.opening import store_at
from server.club.people import Browser
from server.club.test_account_mail import confirmed, with_mail
from server.club.test_push import game, later, with_devices, with_push
from server.notify.smtp_server import text_of
from server.tools import Time

ZONES = st.sampled_from(["UTC", "Europe/Rome", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu"])
MOMENTS = st.integers(1_500_000_000, 2_000_000_000).map(lambda s: s * 1000)
TIMES = st.integers(0, MINUTES - 1)
DAY_MS = 86_400_000


def minute(at: int, zone: str) -> int:
    here = local(at, zone)
    return here.hour * 60 + here.minute


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@given(MOMENTS, ZONES, TIMES, TIMES)
def test_quiet_hours_end_at_their_time_within_a_day(now: int, zone: str, begin: int, end: int) -> None:
    until = quiet_until(now, zone, begin, end)
    inside = (minute(now, zone) - begin) % MINUTES < (end - begin) % MINUTES
    assert (until is not None) == inside
    if until is not None:
        assert now < until <= now + DAY_MS + 3_600_000
        assert quiet_until(until, zone, begin, end) is None


@given(MOMENTS, ZONES, TIMES)
def test_a_digest_comes_once_on_every_day(now: int, zone: str, time: int) -> None:
    first = next_time(now, zone, time)
    second = next_time(first, zone, time)
    assert now < first <= now + DAY_MS + 3_600_000
    assert local(second, zone).date() - local(first, zone).date() == timedelta(days=1)
    assert first == moment(local(first, zone).date(), time, zone)


def test_an_hour_that_comes_twice_is_quiet_twice_and_not_for_a_day() -> None:
    second_time = at("2026-10-25T01:10:00")  # 02:10 in Rome, after summer time has ended
    assert quiet_until(second_time, "Europe/Rome", 22 * 60, 2 * 60 + 30) == at("2026-10-25T01:30:00")


def wishes(**changes: Any) -> dict[str, Any]:
    return {"push": "each", "email": "off", "zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_at": 480} | changes


async def both(anna: Browser, bruno: Browser, **changes: Any) -> None:
    for browser in (anna, bruno):
        await browser.put("/api/account/messages", wishes(**changes))


def until(time: Time, text: str) -> float:
    """Seconds until a moment."""
    return (at(text) - time()) / 1000


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_nothing_is_sent_in_the_quiet_hours(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with with_push(tmp_path, store=store_at(tmp_path, database)) as (site, service, time):
        time.ms = at("2026-06-01T21:00:00")  # 23:00 in Rome
        anna, bruno, _ = await with_devices(site)
        await both(anna, bruno, zone="Europe/Rome", quiet_from=22 * 60, quiet_to=7 * 60)
        await game(anna, bruno)
        await later(site, time)
        await later(site, time, until(time, "2026-06-02T04:59:59"))
        assert service.received == []
        await later(site, time, 1)
        assert len(service.received) == 1


async def test_a_channel_that_is_off_sends_nothing(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        anna, bruno, _ = await with_devices(site)
        await game(anna, bruno)
        await both(anna, bruno, push="off")  # the notice exists already
        await later(site, time)
        assert service.received == []
        for _ in range(2):
            await later(site, time, 3600)
        assert service.received == []


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_a_digest_lists_the_tables_that_wait_once_a_day(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with with_push(tmp_path, store=store_at(tmp_path, database)) as (site, service, time):
        time.ms = at("2026-06-01T12:00:00")
        anna, bruno, devices = await with_devices(site)
        await both(anna, bruno, push="digest", digest_at=18 * 60)
        for _ in range(2):
            await game(anna, bruno)
        club = site.server.parts.club
        assert club is not None
        await later(site, time)
        time.pass_(until(time, "2026-06-01T17:59:00"))
        await club.send_messages()
        assert service.received == []
        time.pass_(60)
        await club.send_messages()
        await club.send_messages()
        read = {one.path: devices[one.path[1:].capitalize()].message(one) for one in service.received}
        assert len(read) == len(service.received)  # one each
        lines = []
        for path, message in read.items():
            other = "Anna" if path == "/bruno" else "Bruno"
            lines += message["body"].splitlines()
            assert set(message["body"].splitlines()) == {f"Parley with {other}"}
        assert len(lines) == 2  # each table waits for one of them
        assert {message["path"] for message in read.values()} == {"/"}
        count = len(service.received)
        time.pass_(86_400)
        await club.send_messages()
        assert len(service.received) == 2 * count


async def test_no_table_no_digest_and_a_failed_one_is_retried(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        time.ms = at("2026-06-01T07:00:00")
        anna, bruno, _ = await with_devices(site)
        await both(anna, bruno, push="digest")
        club = site.server.parts.club
        assert club is not None
        time.pass_(until(time, "2026-06-01T08:00:00"))
        await club.send_messages()
        assert service.received == []
        await game(anna, bruno)
        time.pass_(until(time, "2026-06-02T08:00:00"))
        service.answers = [503]
        await club.send_messages()
        await club.send_messages()
        assert (service.received, service.answers) == ([], [])
        time.pass_(RETRY_S[0])
        await club.send_messages()
        assert len(service.received) == 1


async def test_a_message_comes_by_mail_to_a_confirmed_address_only(tmp_path: Path) -> None:
    time = Time()
    async with with_mail(tmp_path, now=time) as (site, smtp):
        parts = site.server.parts
        parts.loops["notices"].cancel()
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await both(anna, bruno, email="each")
        assert (await anna.get("/api/account/messages"))["mail"] is False
        await confirmed(anna, smtp)
        assert (await anna.get("/api/account/messages"))["mail"] is True
        smtp.messages.clear()
        for _ in range(6):  # in some of them Anna begins
            await game(anna, bruno)
        time.pass_(parts.settings.notice_after + 1)
        time.pass_(parts.settings.notice_after + 1)
        await parts.notifier.look()
        assert {message["To"] for message in smtp.messages} == {"anna@example.org"}
        text = text_of(smtp.messages[0])
        assert "Anna, the table of Parley (with Bruno) waits for your decision." in text
        assert "https://games.example.org/account" in text


async def test_a_time_zone_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, _, _time):
        anna = await site.person("Anna")
        for zone in ("Europe/Atlantis", "../../etc/passwd", "/etc/localtime", ""):
            refused = await anna.put("/api/account/messages", wishes(zone=zone), 400)
            assert refused["error"]["key"] == "time-zone"
        await anna.put("/api/account/messages", wishes(quiet_from=1440), 400)
        assert (await anna.get("/api/account/messages"))["chosen"] is False


# ---- the calendar ----


async def calendar(browser: Browser, path: str, status: int = 200) -> str:
    answer = await browser.http.get(path, headers={"cookie": ""})
    assert answer.status_code == status
    return answer.text


async def test_a_calendar_lists_the_moves_that_are_due_behind_a_secret_address(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, _, time):
        time.ms = at("2026-06-01T12:00:00")
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await game(anna, bruno)  # without a clock
        made = await anna.post("/api/club/challenges", {"name": "Bruno", "game": "parley", "pace": "days"}, 201)
        await bruno.post(f"/api/club/challenges/{made['id']}/accept")
        paths = [(await browser.post("/api/account/calendar"))["path"] for browser in (anna, bruno)]
        stranger = site.browser()
        texts = [await calendar(stranger, path) for path in paths]
        assert sorted(text.count("BEGIN:VEVENT") for text in texts) == [0, 1]
        [text] = [text for text in texts if "BEGIN:VEVENT" in text]
        assert "DTEND:20260604T120000Z" in text  # three days
        assert "SUMMARY:Parley with " in text and text.endswith("END:VCALENDAR\r\n")
        assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
        again = (await anna.post("/api/account/calendar"))["path"]
        await calendar(stranger, paths[0], 404)  # replaced
        await calendar(stranger, again)
        await anna.post("/api/account/calendar/revoke")
        await calendar(stranger, again, 404)
        assert (await anna.get("/api/account/messages"))["calendar"] is False


def test_lines_of_a_calendar_are_folded_between_characters_and_escaped() -> None:
    line = "SUMMARY:" + "é" * 100
    assert folded(line).replace("\r\n ", "") == line
    assert all(len(part.encode()) <= 75 for part in folded(line).split("\r\n"))
    assert escaped("a,b;c\\d\nBEGIN:VEVENT") == "a\\,b\\;c\\\\d BEGIN:VEVENT"
