"""Being told that the table waits: one message at a time, tried again when it does not arrive, never when it is not needed."""

from __future__ import annotations

import asyncio
import http.client
import socketserver
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures.thread import _threads_queues
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.hub import Hub
from ludoteca.server.notify.channels import Hook, Mail, Undelivered, channels_of, is_public
from ludoteca.server.notify.delivery import MAX_CONCURRENT
from ludoteca.server.notify.notices import RETRY_S, Need, Notice, masked
from ludoteca.server.notify.templates import Message
from ludoteca.server.settings import Settings, from_environment
from ludoteca.server.storage.store import FILE, Store
from server.notify.letterbox import Letterbox, code_in, text_of
from server.tools import House, Page, Time, house

DELAY = 60
ANNA = "anna@example.org"


def mail_to(box: Letterbox) -> dict[str, Any]:
    return {
        "url": "https://games.example.org",
        "smtp_host": "127.0.0.1",
        "smtp_port": box.port,
        "smtp_security": "none",
        "mail_from": "table@example.org",
        "notice_after": DELAY,
    }


@asynccontextmanager
async def with_post(folder: Path, box: Letterbox, time: Time, **more: Any) -> AsyncIterator[House]:
    async with house(folder, now=time, set=mail_to(box), **more) as h:
        await quiet(h)
        time.pass_(DELAY)  # the moment that pages are given after a start
        yield h


async def quiet(h: House) -> None:
    """The test itself says when the post goes out."""
    assert h.hub.notifying is not None
    h.hub.notifying.cancel()


async def give(h: House, who: dict[str, Any], address: str = ANNA, status: int = 200, lang: str = "en") -> Any:
    wish = {"channel": "mail", "address": address, "lang": lang}
    return await h.put(f"/api/tables/{who['table']}/notices", wish, who["token"], status)


async def confirmed(h: House, box: Letterbox, who: dict[str, Any], address: str = ANNA, lang: str = "en") -> str:
    await give(h, who, address, lang=lang)
    await h.hub.notifier.look()
    code = code_in(box.letters.pop())
    await h.post(f"/api/notices/{code}", {"yes": True})
    return code


async def state_of(h: House, who: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = (await h.get(f"/api/tables/{who['table']}/notices", who["token"]))["notices"][0]
    return found


async def away(h: House, page: Page) -> None:
    await page.close()
    while any(conn.player for entry in h.hub.entries.values() for conn in entry.conns if page.token and conn.mine):
        await asyncio.sleep(0.005)


async def asked_first(h: House, given: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Who is asked at the beginning, and the other one."""
    page = await Page(h, given[0]["table"], given[0]["token"]).open()
    first = page.waits[0]
    await away(h, page)
    return (given[0], given[1]) if first == given[0]["seat"] else (given[1], given[0])


@asynccontextmanager
async def waited_for(
    folder: Path,
) -> AsyncIterator[tuple[House, Letterbox, Time, dict[str, Any], dict[str, Any]]]:
    """A table that waits for a player who has given and confirmed an address; the other player."""
    time = Time()
    async with Letterbox() as box, with_post(folder, box, time) as h:
        first, second = await asked_first(h, await h.filled(2))
        await confirmed(h, box, first)
        yield h, box, time, first, second


async def played(page: Page, seat: str) -> None:
    """The turn of a seat, whatever it consists of."""
    while seat in page.waits:
        await page.did(page.menu[0])


async def move(h: House, who: dict[str, Any]) -> None:
    """One turn, played by somebody who comes for it and goes again."""
    page = await Page(h, who["table"], who["token"]).open()
    await played(page, who["seat"])
    await away(h, page)


async def later(h: House, time: Time, seconds: float = DELAY) -> None:
    time.pass_(seconds)
    await h.hub.notifier.look()


async def test_who_is_away_is_told_once(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, _):
        await later(h, time, DELAY - 1)
        assert box.letters == []  # he may be back at any moment
        await later(h, time, 1)
        letter = box.letters[0]
        assert box.to == [ANNA, ANNA] and letter["Subject"] == "Your turn: Parley"
        assert f"https://games.example.org/t/{first['table']}" in text_of(letter)
        assert first["token"] not in text_of(letter) and first["recovery"] not in text_of(letter)
        assert letter["Auto-Submitted"] == "auto-generated" and "/mail/" in letter["List-Unsubscribe"]
        told = await state_of(h, first)
        assert (told["state"], told["at"], told["kind"]) == ("told", time.ms, "turn")
        for _ in range(3):
            await later(h, time, 100_000)
        assert len(box.letters) == 1


async def test_the_person_sees_it_on_the_page_and_nobody_else_does(tmp_path: Path) -> None:
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


async def test_nothing_is_sent_to_somebody_who_is_there_or_has_moved(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, second):
        page = await Page(h, first["table"], first["token"]).open()
        await later(h, time)
        assert box.letters == [] and (await state_of(h, first))["state"] == "waiting"
        await played(page, first["seat"])
        await away(h, page)
        assert (await state_of(h, first))["state"] == "idle"  # the other one is asked now
        await later(h, time)
        await move(h, second)
        assert (await state_of(h, first))["state"] == "waiting"
        await later(h, time)
        assert len(box.letters) == 1


async def test_who_left_the_page_without_moving_is_told_after_all(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, _):
        page = await Page(h, first["table"], first["token"]).open()
        await later(h, time)
        await away(h, page)
        await later(h, time)
        assert len(box.letters) == 1


async def test_who_has_looked_is_not_told_the_same_again_but_of_the_next_turn(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, second):
        await later(h, time)
        assert len(box.letters) == 1
        await away(h, await Page(h, first["table"], first["token"]).open())
        await h.idle()
        await later(h, time, 10 * DELAY)
        assert len(box.letters) == 1
        await move(h, first)
        await move(h, second)
        await later(h, time)
        assert len(box.letters) == 2


async def test_a_message_that_does_not_arrive_is_tried_again_ever_later_and_then_given_up(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, _):
        box.refuse = "450 come back later"
        box.tries = 0
        await later(h, time)
        for n, wait in enumerate(RETRY_S):
            found = await state_of(h, first)
            assert (found["state"], found["next"], box.tries) == ("failed", time.ms + wait * 1000, n + 1)
            await later(h, time, wait - 1)
            assert box.tries == n + 1
            await later(h, time, 1)
        assert (await state_of(h, first))["state"] == "lost" and box.tries == len(RETRY_S) + 1
        await later(h, time, 1_000_000)
        assert box.tries == len(RETRY_S) + 1


async def test_a_retry_that_arrives_is_told(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, _):
        box.refuse = "450 come back later"
        await later(h, time)
        box.refuse = ""
        await later(h, time, RETRY_S[0])
        assert (await state_of(h, first))["state"] == "told" and len(box.letters) == 1


async def test_an_address_that_does_not_exist_is_not_tried_again(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, _):
        box.refuse = "550 unknown"
        await later(h, time)
        assert (await state_of(h, first))["state"] == "lost"


async def test_no_retry_once_the_person_has_moved(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, _):
        box.refuse = "450 come back later"
        await later(h, time)
        await move(h, first)
        box.refuse = ""
        await later(h, time, 10_000)
        assert box.letters == [] and (await state_of(h, first))["state"] == "idle"


async def test_a_restart_in_between_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box:
        async with with_post(tmp_path, box, time) as h:
            first, second = await asked_first(h, await h.filled(2))
            await confirmed(h, box, first)
        async with with_post(tmp_path, box, time) as h:  # it was waiting
            box.refuse = "450 come back later"
            await h.hub.notifier.look()
            assert (await state_of(h, first))["state"] == "failed"
        time.pass_(RETRY_S[0])
        async with with_post(tmp_path, box, time) as h:  # it had failed once
            box.refuse = ""
            await h.hub.notifier.look()
            assert len(box.letters) == 1
        async with with_post(tmp_path, box, time) as h:  # it was told
            await later(h, time, 10_000)
            assert len(box.letters) == 1 and (await state_of(h, first))["state"] == "told"
            await move(h, first)
            await move(h, second)
            await later(h, time)
            assert len(box.letters) == 2


async def test_pages_have_a_moment_to_come_back_after_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box:
        async with with_post(tmp_path, box, time) as h:
            first, _ = await asked_first(h, await h.filled(2))
            await confirmed(h, box, first)
        time.pass_(10 * DELAY)
        async with house(tmp_path, now=time, set=mail_to(box)) as h:
            await quiet(h)
            await h.hub.notifier.look()
            assert box.letters == []
            await later(h, time)
            assert len(box.letters) == 1


async def test_the_post_goes_out_by_itself(tmp_path: Path) -> None:
    async with Letterbox() as box, house(tmp_path, set={**mail_to(box), "notice_after": 0}) as h:
        first, _ = await asked_first(h, await h.filled(2))
        await give(h, first)
        while not box.letters:
            await asyncio.sleep(0.02)
        await h.post(f"/api/notices/{code_in(box.letters[0])}", {"yes": True})
        while len(box.letters) < 2:
            await asyncio.sleep(0.02)
        assert box.letters[1]["Subject"] == "Your turn: Parley"


async def test_a_seat_that_a_bot_plays_for_is_not_told(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, _):
        await h.post(f"/api/tables/{first['table']}/leave", token=first["token"])
        await later(h, time)
        assert box.letters == [] and (await state_of(h, first))["state"] == "idle"
        await h.post(f"/api/tables/{first['table']}/claim", token=first["token"])
        await later(h, time)
        assert len(box.letters) == 1


async def test_the_clock_s_warning_is_worth_a_second_message_and_the_bot_none(tmp_path: Path) -> None:
    time = Time()
    clock = {"kind": "async", "bank": 1000, "increment": 100, "cap": 1000, "grace": 500}
    async with Letterbox() as box, with_post(tmp_path, box, time) as h:
        first, _ = await asked_first(h, await h.filled(2, clock=clock))
        await confirmed(h, box, first)
        await later(h, time)
        time.pass_(2000)
        await h.hub.tick()
        assert (await state_of(h, first))["kind"] == "warned"
        await later(h, time)
        assert [letter["Subject"] for letter in box.letters] == ["Your turn: Parley", "Your time is up: Parley"]
        time.pass_(600)
        await h.hub.tick()
        await later(h, time)
        assert len(box.letters) == 2


async def test_a_request_is_told_and_a_later_turn_takes_its_place(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box, with_post(tmp_path, box, time) as h:
        first, second = await asked_first(h, await h.filled(2))
        await confirmed(h, box, second)
        await h.post(f"/api/tables/{first['table']}/vote-end", token=first["token"])
        assert (await state_of(h, second))["kind"] == "request"
        time.pass_(DELAY / 2)
        await move(h, first)
        assert (await state_of(h, second))["kind"] == "turn"
        await later(h, time, 2 * DELAY)
        assert [letter["Subject"] for letter in box.letters] == ["Your turn: Parley"]


async def test_a_request_alone_is_told(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box, with_post(tmp_path, box, time) as h:
        first, second = await asked_first(h, await h.filled(2))
        await confirmed(h, box, second, lang="it")
        await h.post(f"/api/tables/{first['table']}/vote-end", token=first["token"])
        await later(h, time)
        assert box.letters[0]["Subject"].startswith("Si chiede il tuo consenso")


async def test_an_address_counts_only_when_it_has_been_confirmed(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box, with_post(tmp_path, box, time) as h:
        first, _ = await asked_first(h, await h.filled(2))
        await give(h, first, lang="pt")
        await h.hub.notifier.look()
        assert [letter["Subject"] for letter in box.letters] == ["O Ludoteca pode escrever a você? Parley"]
        await later(h, time, 10 * DELAY)
        assert len(box.letters) == 1
        code = code_in(box.letters[0])
        assert (await h.get(f"/api/notices/{code}")) == {"game": "parley", "channel": "mail", "confirmed": False}
        await h.post(f"/api/notices/{code}", {"yes": True})
        assert (await h.get(f"/api/notices/{code}"))["confirmed"] is True
        await later(h, time)
        assert len(box.letters) == 2 and code_in(box.letters[1]) == code
        await h.post(f"/api/notices/{code}", {"yes": False})
        await h.get(f"/api/notices/{code}", status=404)
        assert (await h.get(f"/api/tables/{first['table']}/notices", first["token"]))["notices"] == []


async def test_a_changed_address_must_be_confirmed_anew_and_the_old_link_ends(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box, with_post(tmp_path, box, time) as h:
        first, _ = await asked_first(h, await h.filled(2))
        code = await confirmed(h, box, first)
        await give(h, first, "new@example.org")
        await h.post(f"/api/notices/{code}", {"yes": True}, status=404)
        await h.hub.notifier.look()
        await later(h, time)
        assert box.to[-1] == "new@example.org" and len(box.letters) == 1


@pytest.mark.parametrize(
    "address", ["anna", "a@b", "anna@example.org\nBcc: x@y.z", "a b@example.org", "<a@example.org>", "@example.org"]
)
async def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async with Letterbox() as box, house(tmp_path, set=mail_to(box)) as h:
        made = await h.table("me hotseat")
        assert (await give(h, made, address, 400))["error"]["key"] == "no-address"


async def test_nobody_s_letter_box_is_filled(tmp_path: Path) -> None:
    async with Letterbox() as box, house(tmp_path, set=mail_to(box), limits=True) as h:
        for n in range(4):
            made = await h.table("me hotseat")
            await give(h, made, status=200 if n < 3 else 429)


async def test_erasing_oneself_and_a_new_code_of_the_host_remove_the_address(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box, with_post(tmp_path, box, time) as h:
        host, guest = await h.filled(2)
        await confirmed(h, box, host, "host@example.org")
        await confirmed(h, box, guest, "guest@example.org")
        await h.post(f"/api/tables/{host['table']}/reissue", {"seat": guest["seat"]}, token=host["token"])
        await h.post(f"/api/tables/{host['table']}/forget", token=host["token"])
        await later(h, time)
        assert box.letters == []
    connection = sqlite3.connect(tmp_path / FILE)
    kept = "\n".join(connection.iterdump())
    connection.close()
    assert "example.org" not in kept


async def test_who_leaves_the_lobby_leaves_no_address(tmp_path: Path) -> None:
    async with Letterbox() as box, house(tmp_path, set=mail_to(box)) as h:
        made = await h.table("me open open")
        guest = await h.post(f"/api/join/{made['invite']}", {"name": "Guest"})
        await give(h, guest)
        await h.post(f"/api/tables/{made['table']}/leave", token=guest["token"])
        assert await h.hub.store.notices(made["table"]) == []


async def test_without_a_mail_server_there_is_no_channel(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        assert h.hub.notifying is None
        made = await h.table("me hotseat")
        assert (await h.get(f"/api/tables/{made['table']}/notices", made["token"]))["channels"] == []
        assert (await give(h, made, status=404))["error"]["key"] == "no-channel"


async def test_a_mail_server_that_is_gone_is_a_failure_like_another(tmp_path: Path, quiet_logs: Any) -> None:
    time = Time()
    async with Letterbox() as box:
        settings = mail_to(box)
    async with house(tmp_path, now=time, set=settings) as h:
        await quiet(h)
        made = await h.table("me hotseat")
        await give(h, made)
        await h.hub.notifier.look()
        assert (await state_of(h, made))["state"] == "failed"
        assert "notice-undelivered" in quiet_logs.getvalue() and ANNA not in quiet_logs.getvalue()


async def test_a_newer_message_while_one_is_in_flight_keeps_its_place(tmp_path: Path) -> None:
    """The old one arrives late: it must not pass for the new one."""
    async with waited_for(tmp_path) as (h, _, time, first, _):
        time.pass_(DELAY)
        entry = await h.hub.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.hub.notifier.prepared(entry, key)
        assert ready is not None
        await give(h, first, "other@example.org")
        await h.hub.notifier.send(entry, key, *ready)
        assert (await state_of(h, first))["state"] == "waiting" and (await state_of(h, first))["kind"] == "confirm"


async def test_neither_a_channel_that_is_closed_nor_a_broken_table_holds_up_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.notify.delivery.MAX_BATCH", 2)
    time = Time()
    async with Letterbox() as box:
        async with with_post(tmp_path, box, time) as h:
            first, _ = await asked_first(h, await h.filled(2))
            await confirmed(h, box, first)
            place = {"lang": "en", "confirmed": True, "number": 1, "kind": "turn", "since": 1, "state": "waiting"}
            more = {**place, "due": 1, "tries": 0, "at": 1, "back": True, "address": "x"}
            for n in range(4):
                odd = (
                    {"channel": "hook", "table_id": first["table"]}
                    if n < 2
                    else {"channel": "mail", "table_id": "none"}
                )
                await h.hub.store.commit([("new notice", {**more, **odd, "player": f"p{n}", "code": f"c{n}"})])
        async with with_post(tmp_path, box, time) as h:
            for _ in range(3):
                await h.hub.notifier.look()
            assert len(box.letters) == 1 and h.hub.broken == {"none"}


class Held:
    """A channel whose other side takes the letter only when the test lets it."""

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
async def two_channels(folder: Path, time: Time) -> AsyncIterator[tuple[House, Held, Held]]:
    hook, mail = Held(), Held()
    try:
        async with house(
            folder, now=time, channels={"hook": hook, "mail": mail}, set={"url": "https://x.example"}
        ) as h:
            yield h, hook, mail
    finally:
        hook.free.set()
        mail.free.set()


async def asked_to_confirm(h: House, channel: str, number: int) -> None:
    given = await h.table("me open")
    wish = {"channel": channel, "address": f"{channel}{number}", "lang": "en"}
    await h.put(f"/api/tables/{given['table']}/notices", wish, given["token"])


async def until(good: Callable[[], bool]) -> None:
    while not good():
        await asyncio.sleep(0.005)


async def test_web_addresses_that_do_not_answer_hold_up_no_mail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor do many of them: the post goes on looking, and finds what is not on its way yet."""
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


async def test_a_mail_server_that_hangs_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    async with two_channels(tmp_path, Time()) as (h, _, mail):
        await asked_to_confirm(h, "mail", 1)
        await until(mail.began.is_set)
        assert all(t.daemon for t in threading.enumerate() if t.name.startswith("notify"))
        assert not any(t.name.startswith("notify") for t in _threads_queues)  # those are waited for at the end
        assert [t for t in threading.enumerate() if t.name.startswith("notify")]


async def test_a_letter_that_waits_for_its_turn_is_not_sent_once_he_has_moved(tmp_path: Path) -> None:
    """The mail server was busy with others when its moment came."""
    time = Time()
    async with two_channels(tmp_path, time) as (h, _, mail):
        await quiet(h)
        first, _ = await asked_first(h, await h.filled(2))
        await h.put(
            f"/api/tables/{first['table']}/notices", {"channel": "mail", "address": "x", "lang": "en"}, first["token"]
        )
        entry = h.hub.entries[first["table"]]
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


async def test_who_comes_while_the_message_is_in_flight_is_told_of_his_next_turn(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, box, time, first, second):
        time.pass_(DELAY)
        entry = await h.hub.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.hub.notifier.prepared(entry, key)
        assert ready is not None
        page = await Page(h, first["table"], first["token"]).open()
        await h.hub.notifier.send(entry, key, *ready)
        assert len(box.letters) == 1
        await played(page, first["seat"])
        await away(h, page)
        await move(h, second)
        await later(h, time)
        assert len(box.letters) == 2


async def test_what_became_of_a_message_is_noted_at_the_table_that_is_on_the_disk(tmp_path: Path) -> None:
    """The table was put away while the message was on its way, and again just before its end was noted."""
    async with waited_for(tmp_path) as (h, _, time, first, _):
        time.pass_(DELAY)
        entry = await h.hub.entry(first["table"])
        key = next(iter(entry.notices))
        ready = await h.hub.notifier.prepared(entry, key)
        assert ready is not None
        await entry.lock.acquire()
        sending = asyncio.create_task(h.hub.notifier.send(entry, key, *ready))
        while not entry.lock._waiters:  # type: ignore[attr-defined]
            await asyncio.sleep(0.005)
        h.hub.evict(entry)
        entry.lock.release()
        await sending
        assert (await state_of(h, first))["state"] == "told"


async def test_addresses_are_forgotten_when_the_game_is_over(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as (h, _, _, first, second):
        await h.post(f"/api/tables/{second['table']}/resign", token=second["token"])
        assert (await h.get(f"/api/tables/{first['table']}/notices", first["token"]))["notices"] == []
        assert await h.hub.store.notices(first["table"]) == []
        assert (await give(h, first, status=409))["error"]["key"] == "table-over"
        await give(h, first, "")


async def test_a_visitor_has_links_sent_to_few_addresses(tmp_path: Path) -> None:
    time = Time()
    async with Letterbox() as box, with_post(tmp_path, box, time, limits=True) as h:
        given = await h.filled(2)
        said = []
        for n in range(15):
            wish = {"channel": "mail", "address": f"anna+{n}@example.org", "lang": "en"}
            headers = {"Authorization": f"Bearer {given[0]['token']}"}
            path = f"/api/tables/{given[0]['table']}/notices"
            said.append((await h.http.put(path, json=wish, headers=headers)).status_code)
        assert said == [200] * 10 + [429] * 5


def test_a_clock_that_was_set_back_does_not_silence_the_post() -> None:
    time = Time()
    hub = Hub(Store(Path("unused")), Settings(Path("unused"), bots=0, notice_after=DELAY), None, time, channels={})
    assert hub.notifier.just_started()
    time.pass_(-86_400)
    assert not hub.notifier.just_started()


def test_a_hook_has_its_seconds_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers a letter at a time, so that no single wait is long."""
    monkeypatch.setattr("ludoteca.server.notify.channels.WEBHOOK_TIMEOUT_S", 0.3)
    given_up = threading.Event()

    class Dripping(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(65536)
            try:
                self.request.sendall(b"HTTP/1.1 2")
                while not given_up.wait(0.02):
                    self.request.sendall(b"0")
            except OSError:
                pass

    class Near(Hook):
        def resolve(self, host: str) -> list[str]:
            return ["93.184.216.34"]

        def connection(self, host: str, address: str) -> http.client.HTTPConnection:
            return http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=5)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Dripping) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        watch = threading.Timer(20, given_up.set)
        watch.start()
        with pytest.raises(Undelivered) as failure:
            Near().send(HOOK, MESSAGE)
        assert failure.value.again and not given_up.is_set()
        watch.cancel()
        given_up.set()
        server.shutdown()


def test_a_notice_follows_the_table_step_by_step() -> None:
    n = Notice("t", "p", "mail", ANNA, "en", "code")
    assert not n.follow(Need("turn", 3), 0, 60)  # not confirmed
    n.confirmed = True
    assert n.follow(Need("request", 1), 0, 60) and n.due == 60
    assert n.follow(Need("turn", 3), 10, 60) and n.due == 70 and n.number == 2
    assert not n.follow(Need("turn", 3), 20, 60) and n.due == 70
    n.failed(70, True)
    assert n.due == 70 + RETRY_S[0] * 1000
    assert n.follow(Need("warned", 3), 80, 60) and n.due == 70 + RETRY_S[0] * 1000  # a dead channel is not tried sooner
    n.delivered(100)
    assert not n.follow(Need("turn", 9), 110, 60)  # told, and not back
    n.back = True
    assert n.follow(Need("turn", 9), 120, 60)
    assert n.follow(None, 130, 60) and n.due is None
    assert not n.follow(None, 140, 60)


def test_addresses_are_shown_by_their_beginnings() -> None:
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


def test_a_name_cannot_write_headers() -> None:
    mail = Mail(Settings(Path(), mail_from="t@example.org"))
    with pytest.raises(ValueError):
        mail.compose(
            ANNA,
            Message(
                id="1", subject="Subject\nBcc: evil@example.org", text="text", unsubscribe="https://x.example/mail/1"
            ),
        )


@pytest.mark.parametrize(
    "place",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "2002:a00:1::1",
        "64:ff9b::a00:1",
        "::",
        "192.0.2.1",
        "fec0::1",
        "3fff::1",
        "64:ff9b:1::a00:1",
        "::10.0.0.1",
    ],
)
def test_places_inside_are_refused(place: str) -> None:
    assert not is_public(place)


@pytest.mark.parametrize("place", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])
def test_places_outside_are_not(place: str) -> None:
    assert is_public(place)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "https://user:word@example.org/",
        "https://example.org:8080/",
        "ftp://example.org/",
        "https:///x",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: inside",
        "https://example.org:99999/",
        "https://[::1",
    ],
)
def test_what_is_no_web_address_is_refused(address: str) -> None:
    assert not Hook().accepts(address)


class Answering(Hook):
    """A hook whose names mean what the test says, and whose other side answers what it says."""

    def __init__(self, places: list[str], status: int = 204) -> None:
        self.places = places
        self.status = status
        self.asked: list[tuple[str, str, Any]] = []

    def resolve(self, host: str) -> list[str]:
        return self.places

    def connection(self, host: str, address: str) -> Any:
        self.asked.append((host, address, None))
        return self

    def request(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> None:
        self.asked.append((method, path, body))

    def getresponse(self) -> Any:
        return self

    def close(self) -> None:
        pass


MESSAGE = Message(id="1", subject="Your turn", text="Come @everyone", unsubscribe="https://x.example/mail/1")
HOOK = "https://hooks.example.org/a/b?c=d"


def test_a_hook_is_sent_the_text_at_the_place_that_was_checked() -> None:
    hook = Answering(["93.184.216.34"])
    hook.send(HOOK, MESSAGE)
    assert hook.asked[0][:2] == ("hooks.example.org", "93.184.216.34")
    assert hook.asked[1][:2] == ("POST", "/a/b?c=d")
    assert b'"allowed_mentions":{"parse":[]}' in hook.asked[1][2]


@pytest.mark.parametrize("places", [["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], []])
def test_a_hook_that_means_a_place_inside_is_never_called(places: list[str]) -> None:
    hook = Answering(places)
    with pytest.raises(Undelivered) as failure:
        hook.send(HOOK, MESSAGE)
    assert hook.asked == [] and not failure.value.again


@pytest.mark.parametrize(("status", "again"), [(301, False), (302, False), (404, False), (429, True), (503, True)])
def test_what_another_answer_than_yes_means(status: int, again: bool) -> None:
    """A redirection in particular is not followed."""
    hook = Answering(["93.184.216.34"], status)
    with pytest.raises(Undelivered) as failure:
        hook.send(HOOK, MESSAGE)
    assert failure.value.again is again and len(hook.asked) == 2


def test_a_hook_that_breaks_off_is_tried_again() -> None:
    class Broken(Answering):
        def getresponse(self) -> Any:
            raise http.client.BadStatusLine("x")

    with pytest.raises(Undelivered) as failure:
        Broken(["93.184.216.34"]).send(HOOK, MESSAGE)
    assert failure.value.again
