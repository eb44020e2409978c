"""What a cluster does while a part of it is away: a node without its bus, and nodes without their database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from ludoteca.rooms import presence
from ludoteca.server.cluster import follower
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.storage import postgres_backend, store
from ludoteca.server.storage.opening import store_at
from ludoteca.server.storage.store import Store
from server.cluster.servers import move_and_talk
from server.tools import Page, running_server


class LosableBus(LocalBus):
    """A bus that one node can lose while the others keep it."""

    lost = False

    def lose(self) -> None:
        self.lost = True
        assert self.hear is not None
        self.exchange.listeners.remove(self.hear)
        self.hear = None

    def send(self, table: str, message: bytes) -> None:
        if not self.lost:
            super().send(table, message)


async def test_a_node_that_has_lost_only_its_bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves and messages arrive through the database, both ways. Who is at the other node is forgotten."""
    monkeypatch.setattr(follower, "LOOK_S", 0.05)
    exchange = Exchange()
    alone, other = LosableBus(exchange), LocalBus(exchange)
    async with (
        running_server(tmp_path, store=Store(tmp_path), bus=alone) as one,
        running_server(tmp_path, store=Store(tmp_path), bus=other) as two,
    ):
        given = await one.filled(2)
        a = await Page(one, given[0]["table"], given[0]["token"]).open()
        b = await Page(two, given[1]["table"], given[1]["token"]).open()
        for page in (a, b):
            while not all(seat["online"] for seat in page.state["table"]["seats"]):
                await page.hear()
        alone.lose()
        await move_and_talk(a, b)
        monkeypatch.setattr(presence, "FORGET_MS", -1)
        for server, page, seat in ((one, a, 1), (two, b, 0)):
            assert server.parts.node is not None
            await server.parts.node.follower.announce_all()
            while page.state["table"]["seats"][seat]["online"]:
                await page.hear()


@contextmanager
def away(server: str, database: str) -> Iterator[None]:
    """A database that takes no connections."""
    name = make_url(database).database
    engine = create_engine(make_url(server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"alter database {name} allow_connections false"))
        connection.execute(text(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"))
        try:
            yield
        finally:
            connection.execute(text(f"alter database {name} allow_connections true"))
    engine.dispose()


async def test_a_database_that_is_away(
    tmp_path: Path, postgres_server: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command is refused and not acknowledged, and can be sent again when the database is back."""
    for module in (store, postgres_backend):
        monkeypatch.setattr(module, "MAX_AWAY_S", 0.3)
    async with running_server(tmp_path, store=store_at(tmp_path, database), bus=LocalBus(Exchange())) as h:
        given = await h.filled(2)
        where = f"/api/tables/{given[0]['table']}"
        page = await Page(h, given[0]["table"], given[0]["token"]).open()
        with away(postgres_server, database):
            answer = await page.act("draw", key="once")
            assert answer["type"] == "error" and answer["error"]["key"] == "storage"
            assert (await h.get(where, token=page.token, status=503))["error"]["key"] == "storage"
        await page.again()
        assert page.seq == 0
        await page.did("draw", key="once")
        assert page.seq == 1
