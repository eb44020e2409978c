"""A real server and a real Chromium for the tests of the client. Without a Chromium they are skipped, and counted as
skipped."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from browser.client import CHROMIUM, PATIENCE, Client, Pool, launched
from ludoteca.lab.servers.local_servers import free_port


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CHROMIUM is None and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="no Chromium is installed"))


class Server:
    """`ludoteca serve` in a process of its own, which a test may end and start again; `more` goes into its
    environment."""

    module = "ludoteca.server"

    def __init__(self, data: Path, **more: str) -> None:
        self.data = data
        self.more = more
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            self.module,
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--no-browser",
        ]
        patient = {"LUDOTECA_IMPORT_SECONDS": str(PATIENCE / 1000)}
        environment = {**os.environ, "LANG": "en_GB.UTF-8", **patient, **self.more}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.url + "/healthz", timeout=PATIENCE / 1000):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.data / "server.log").read_text()[-2000:])

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def visiting(server: Server, chromium: Any, pool: Pool | None = None) -> Iterator[Client]:
    """Opens as many separate browsers as a test wants; afterwards no page may have complained."""
    made = Client(server.url, chromium, pool)
    yield made
    made.close()
    assert made.complaints == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker. Its bots move at once: nobody has to follow them."""
    with Server(tmp_path_factory.mktemp("browser"), LUDOTECA_PACE="0") as made:
        yield made


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def pool(server: Server, chromium: Any) -> Iterator[Pool]:
    made = Pool(server.url, chromium)
    yield made
    made.close()


@pytest.fixture(scope="session")
def club_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with accounts."""
    made = Server(tmp_path_factory.mktemp("club"), LUDOTECA_CLUB="1", LUDOTECA_BOTS="0", LUDOTECA_LIMITS="0")
    made.url = made.url.replace("127.0.0.1", "localhost")  # passkeys belong to a name, not to an address
    with made:
        yield made


@pytest.fixture(scope="session")
def club_pool(club_server: Server, chromium: Any) -> Iterator[Pool]:
    made = Pool(club_server.url, chromium)
    yield made
    made.close()


@pytest.fixture
def visitors(club_server: Server, chromium: Any, club_pool: Pool) -> Iterator[Client]:
    """Browsers of people with accounts."""
    with visiting(club_server, chromium, club_pool) as made:
        yield made


@pytest.fixture
def client(server: Server, chromium: Any, pool: Pool) -> Iterator[Client]:
    with visiting(server, chromium, pool) as made:
        yield made
