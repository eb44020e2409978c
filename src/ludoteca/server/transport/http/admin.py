"""Administration of a running server: `ludoteca admin` on the same machine calls these endpoints.

The credential is random, changes with every start and lies in the data folder, which only the owner can read.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any

from litestar import Request, post
from litestar.params import FromPath

from ludoteca.rooms import closing
from ludoteca.rooms import operations as db
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.hub import Hub
from ludoteca.server.transport.http.common import Done, TheHub, bearer


def authorise(request: Request[Any, Any, Any], hub: Hub) -> None:
    expected = hub.control.token if hub.control is not None else ""
    if not expected or not hmac.compare_digest(bearer(request).encode(), expected.encode()):
        raise Problem("no-token", 401)


def allowed(_live: LiveTable) -> None:
    """The host of the server deletes any table."""


async def delete_table(hub: Hub, table: str, check: Callable[[LiveTable], None] = allowed) -> None:
    """Delete a table for good, also while it is played: its connections are closed and it is gone when they return."""
    drop = [(db.DROP_TABLE, {"key_id": table})]
    entry = await hub.cache.try_get(table)
    if entry is None:
        await hub.store.table(table)
        await hub.store.commit(drop)
        return
    async with entry.lock:
        check(entry.live)
        await hub.store.commit(drop)
        hub.cache.evict(entry)


@post("/api/admin/tables/{table:str}/delete", status_code=200, include_in_schema=False)
async def delete(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    authorise(request, hub)
    await delete_table(hub, table)
    return Done()


@post("/api/admin/tables/{table:str}/close", status_code=200, include_in_schema=False)
async def close(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    authorise(request, hub)
    await hub.run(await hub.entry(table), closing.close_for_server)
    return Done()


@post("/api/admin/tables/{table:str}/reopen", status_code=200, include_in_schema=False)
async def reopen(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    authorise(request, hub)
    await hub.run(await hub.entry(table), closing.reopen_for_server)
    return Done()


HANDLERS = [delete, close, reopen]
