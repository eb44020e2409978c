"""Servers that share a database, for the tests of a cluster.

Where no PostgreSQL or Redis is found the tests are skipped, and counted; with LUDOTECA_REQUIRE=cluster they fail.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludoteca.lab.servers.local_servers import NoServer
from ludoteca.server.build import Server, build
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.settings import Settings
from ludoteca.server.storage.opening import store_at
from ludoteca.server.storage.store import Store
from server.tools import Page


def missing(what: NoServer) -> None:
    """Skip the test that needs a server, or fail it where a cluster is required."""
    message = f"{what} is missing: install the test extra, or the system's package"
    if os.environ.get("LUDOTECA_REQUIRE") == "cluster":
        pytest.fail(message)
    pytest.skip(message)


class Stores:
    """Makes stores that share one database: a SQLite file in the folder, or PostgreSQL at the URL."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url

    def new(self) -> Store:
        return store_at(self.folder, self.url)

    @asynccontextmanager
    async def nodes(
        self, count: int = 2, buses: Sequence[Bus | None] = (), bots: int = 0
    ) -> AsyncIterator[list[Server]]:
        """Servers on the same database, without sockets; `buses`: one for each, which makes them a cluster."""
        settings = Settings(self.folder, bots=bots, pace=0.0)
        nodes = [build(settings, self.new(), Pool(bots) if bots else None, bus=bus) for bus in buses or [None] * count]
        for parts in nodes:
            await parts.open()
        try:
            yield nodes
        finally:
            for parts in nodes:
                await parts.close()


async def move_and_talk(a: Page, b: Page) -> None:
    """Both players move and write, and each sees what the other did. The first one is asked."""
    while not b.menu:
        await a.did(a.menu[0])
        await b.until(lambda m: m["type"] == "state" and m["seq"] == a.seq)
    await b.did(b.menu[0])
    await a.until(lambda m: m["type"] == "state" and m["seq"] == b.seq)
    await a.say(type="chat", text="from one")
    assert (await b.until(lambda m: m["type"] == "chat"))["message"]["text"] == "from one"
    await b.say(type="chat", text="from two")
    await a.until(lambda m: m["type"] == "chat" and m["message"]["text"] == "from two")
