"""What all tests of the server share."""

from __future__ import annotations

import io
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine, make_url, text

from ludoteca import sandbox
from ludoteca.lab.servers.local_servers import NoServer, RedisServer, new_database, postgres
from ludoteca.server import logs
from ludoteca.server.services import broadcast
from ludoteca.server.storage import sqlite
from ludoteca.server.transport.http import guard
from ludoteca.server.transport.ws import session
from server.cluster.servers import Stores, missing


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[io.StringIO]:
    """The server's log goes where a test can read it, not into the test's own output."""
    out = io.StringIO()
    logs.configure(out)
    yield out


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test cuts the power: what the system has been given is found again."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", "OFF")


@pytest.fixture
def no_lag(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is not asked sees a change when the server is idle, however long that takes: where one message ends and the
    next begins does not depend on the speed of the machine."""
    monkeypatch.setattr(broadcast, "MAX_LAG_S", 3600.0)


@pytest.fixture(autouse=True)
def patient_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imports may take long: on a busy machine the start of a worker process alone may exceed the limit."""
    monkeypatch.setattr(sandbox, "WALL_S", 300.0)


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freeze time for rate limits: on a slow machine they would refill during the test."""
    frozen = SimpleNamespace(monotonic=lambda: 0.0, perf_counter=time.perf_counter)
    for module in (guard, session):
        monkeypatch.setattr(module, "time", frozen)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    try:
        server = postgres(durable=False)
        url = server.__enter__()
    except NoServer as error:
        missing(error)
        return
    yield url
    server.__exit__(None, None, None)


@pytest.fixture
def database(postgres_server: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    name = f"test_{uuid.uuid4().hex[:12]}"
    yield new_database(postgres_server, name)
    engine = create_engine(make_url(postgres_server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"drop database {name} with (force)"))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    """Several stores on one database, of each kind."""
    return Stores(tmp_path, request.getfixturevalue("database") if request.param == "postgresql" else "")


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    """A Redis server of its own, which the test may stop and start again."""
    try:
        server = RedisServer()
    except NoServer as error:
        missing(error)
        return
    server.start()
    yield server
    server.stop()
