"""What the tools of `ludoteca admin` need: the data folder, its lock, its store, and the server that runs on it."""

from __future__ import annotations

import asyncio
import http.client
import json
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from ludoteca.server.build import Server, build
from ludoteca.server.control import read_control
from ludoteca.server.settings import Settings
from ludoteca.server.storage.lock import DataLock, InUse
from ludoteca.server.storage.private import Unwritable
from ludoteca.server.storage.sqlite_backend import FILE
from ludoteca.server.storage.store import Store

T = TypeVar("T")
CALL_S = 30.0


class Wrong(Exception):
    """A usage error: the key of a text and its arguments."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


def database(folder: Path) -> Path:
    file = folder / FILE
    if not file.is_file():
        raise Wrong("admin-no-data", folder=folder)
    return file


def alone(folder: Path) -> DataLock:
    try:
        return DataLock(folder)
    except InUse:
        raise Wrong("admin-running") from None
    except Unwritable as error:
        raise Wrong("serve-cannot-write", folder=folder, reason=error) from None


def call_server(folder: Path, path: str, body: object = None) -> tuple[int, bytes]:
    """Call an administration endpoint of the server that runs on this folder. Returns its status and its answer."""
    control = read_control(folder)
    if control is None:
        raise Wrong("admin-running")
    headers = {"Authorization": f"Bearer {control.token}"}
    sent = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        sent = json.dumps(body).encode()
    connection = http.client.HTTPConnection("127.0.0.1", control.port, timeout=CALL_S)
    try:
        connection.request("POST", path, sent, headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException):
        raise Wrong("admin-running") from None
    finally:
        connection.close()


def with_store(args: Namespace, work: Callable[[Server], Awaitable[T]], club: bool = False) -> T:
    database(args.data)

    async def job() -> T:
        server = build(Settings(args.data, bots=0, club=club), Store(args.data))
        await server.store.open()
        try:
            return await work(server)
        finally:
            await server.store.close()

    return asyncio.run(job())
