"""When changes reach the pages of a table: all windows, once, and never before they are committed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.cluster import follower
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.services import broadcast
from ludoteca.server.storage.store import Store
from server.notify.mailing import give, mail_to
from server.notify.smtp_server import SmtpServer
from server.tools import Page, ServerHarness, running_server
from server.ws.walk import Viewer, check


class SlowStore(Store):
    """A store whose commits wait until the test lets them go, or fail."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.free = asyncio.Event()
        self.free.set()
        self.fails = False
        self.waiting = 0

    async def commit(self, ops: Any) -> None:
        self.waiting += 1
        await self.free.wait()
        self.waiting -= 1
        if self.fails:
            raise OSError("the disk is full")
        await super().commit(ops)

    async def reached(self) -> None:
        """Wait until a commit waits."""
        while not self.waiting:
            await asyncio.sleep(0.001)


@asynccontextmanager
async def slow_server(folder: Path) -> AsyncIterator[tuple[ServerHarness, SlowStore]]:
    store = SlowStore(folder)
    async with running_server(folder, store=store) as h:
        try:
            yield h, store
        finally:
            store.free.set()  # or the server would not end


async def viewer(h: ServerHarness, table: str, token: str | None) -> Viewer:
    page = Viewer(h, table, token, False)
    await page.open()
    return page


async def heard_so_far(page: Page) -> list[str]:
    """The kinds of messages that have been sent, also while the server is at work."""
    await page.say(type="ping")
    kinds: list[str] = []
    while "pong" not in kinds:
        kinds.append((await page.hear())["type"])
    return kinds[:-1]


async def check_all(h: ServerHarness, *pages: Viewer) -> None:
    """When nothing is under way, the pages show what new ones would be sent."""
    while h.parts.broadcaster.presence:
        await asyncio.sleep(0.001)
    for page in pages:
        await page.quiet()
        check(page)


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_S", 0.01)


async def test_all_windows_of_a_seat_follow_its_preferences(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        one, two = [await viewer(h, given[1]["table"], given[1]["token"]) for _ in range(2)]
        await one.say(type="prefs", resolve=False, skip_confirm=True)
        for page in (one, two):
            await page.until(lambda m: m["type"] == "state" and not m["me"]["prefs"]["resolve"])
        await check_all(h, one, two)


async def test_an_open_page_follows_its_notices(tmp_path: Path) -> None:
    async with SmtpServer() as box, running_server(tmp_path, set=mail_to(box)) as h:
        given = await h.filled(2)
        page = await viewer(h, given[0]["table"], given[0]["token"])
        assert page.state["me"]["told"] == []
        await give(h, given[0])
        await page.until(lambda m: m["type"] == "state" and m["me"]["told"])


async def test_a_page_that_looks_from_another_seat_forgets_what_was_prepared_for_the_first(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me hotseat")
        page = await viewer(h, made["table"], made["token"])
        await h.put(f"/api/tables/{made['table']}/prepared", {"moves": [{"do": "draw"}], "seat": "A"}, made["token"])
        await page.until(lambda m: m["type"] == "state" and m["me"].get("prepared") == [1, 0])
        await page.say(type="look", seat="B")
        await page.until(lambda m: m["type"] == "state" and m["me"]["looking"] == "B")
        await check_all(h, page)


async def test_a_page_that_connects_while_a_message_is_stored_gets_it_once(tmp_path: Path) -> None:
    async with slow_server(tmp_path) as (h, store):
        given = await h.filled(2)
        one = await viewer(h, given[0]["table"], given[0]["token"])
        await one.quiet()
        store.free.clear()
        await one.say(type="chat", text="hello")
        await store.reached()
        two = Viewer(h, given[1]["table"], given[1]["token"], False)
        opening = asyncio.create_task(two.open())
        entry = h.parts.cache.entries[given[0]["table"]]
        while not entry.lock._waiters:  # the new page waits for the table
            await asyncio.sleep(0.001)
        store.free.set()
        await opening
        await check_all(h, one, two)


async def test_two_who_write_at_two_nodes_at_once_are_both_read_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follower, "LOOK_S", 3600.0)
    # Each has a bus of its own: they do not hear each other.
    nodes: list[Any] = [{"store": Store(tmp_path), "bus": LocalBus(Exchange())} for _ in range(2)]
    async with running_server(tmp_path, **nodes[0]) as one, running_server(tmp_path, **nodes[1]) as two:
        given = await one.filled(2)
        a = await viewer(one, given[0]["table"], given[0]["token"])
        b = await viewer(two, given[1]["table"], given[1]["token"])
        await a.say(type="chat", text="from one")
        await a.until(lambda m: m["type"] == "chat")
        await b.say(type="chat", text="from two")
        await b.until(lambda m: m["type"] == "chat" and m["message"]["text"] == "from two")
        assert [message["text"] for message in b.chat] == ["from one", "from two"]


async def test_nothing_is_shown_before_its_commit_when_somebody_leaves(tmp_path: Path) -> None:
    async with slow_server(tmp_path) as (h, store):
        given = await h.filled(2)
        table = given[0]["table"]
        a, b = [await viewer(h, table, one["token"]) for one in given]
        guest = await viewer(h, table, None)
        await check_all(h, b)
        store.free.clear()
        await a.say(type="act", rev=a.state["rev"], do="draw", key="k")
        await store.reached()
        guest.socket.transport.abort()
        while h.parts.cache.entries[table].spectators():
            await asyncio.sleep(0.001)
        assert await heard_so_far(b) == []
        store.free.set()
        await b.until(lambda m: m["type"] == "state" and m["seq"] == 1)
        await check_all(h, b)


async def test_the_facts_of_a_table_do_not_overtake_its_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "MAX_LAG_S", 3600.0)
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        table = given[0]["table"]
        a, watcher, guest = [await viewer(h, table, token) for token in (given[0]["token"], None, None)]
        await check_all(h, watcher)
        h.parts.broadcaster.command_started()  # the server is busy: who is not asked waits
        await a.did("draw")
        guest.socket.transport.abort()
        await a.until(lambda m: m["type"] == "table" and m["table"]["spectators"] == 1)
        assert await heard_so_far(watcher) == []
        h.parts.broadcaster.command_finished()
        await watcher.until(lambda m: m["type"] == "state" and m["seq"] == 1)
        assert watcher.state["table"]["spectators"] == 1
        await check_all(h, watcher)


@pytest.mark.parametrize("path", ["journal", "at/0?seat=A", "log?seat=A", "report", "chance", "review"])
async def test_an_end_that_is_not_committed_uncovers_nothing(path: str, tmp_path: Path) -> None:
    async with slow_server(tmp_path) as (h, store):
        given = await h.filled(2)
        where = f"/api/tables/{given[0]['table']}"
        store.fails = True
        store.free.clear()
        ending = asyncio.create_task(h.post(f"{where}/resign", token=given[0]["token"], status=503))
        await store.reached()
        headers = {"Authorization": f"Bearer {given[1]['token']}"}
        asking = asyncio.create_task(h.http.get(f"{where}/{path}", headers=headers))
        entry = h.parts.cache.entries[given[0]["table"]]
        while not asking.done() and not entry.lock._waiters:
            await asyncio.sleep(0.001)
        assert not asking.done()
        store.free.set()
        await ending
        assert (await asking).status_code == 503  # the table has to be looked up again
