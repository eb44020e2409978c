"""Administration of a running server: `ludoteca admin` on the same machine calls these endpoints.

The credential is random, changes with every start and lies in the data folder, which only the owner can read.
"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, post
from litestar.params import FromPath

from ludoteca.rooms import closing
from ludoteca.rooms.problem import Problem
from ludoteca.server.control import Control
from ludoteca.server.transport.http.common import Done, TheCommands, TheControl, TheTables, bearer


def authorise(request: Request[Any, Any, Any], control: Control | None) -> None:
    expected = control.token if control is not None else ""
    if not expected or not hmac.compare_digest(bearer(request).encode(), expected.encode()):
        raise Problem("no-token", 401)


@post("/api/admin/tables/{table:str}/delete", status_code=200, include_in_schema=False)
async def delete(
    request: Request[Any, Any, Any], table: FromPath[str], all_tables: TheTables, control: TheControl
) -> Done:
    authorise(request, control)
    await all_tables.delete(table)
    return Done()


@post("/api/admin/tables/{table:str}/close", status_code=200, include_in_schema=False)
async def close(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    all_tables: TheTables,
    commands: TheCommands,
    control: TheControl,
) -> Done:
    authorise(request, control)
    await commands.run(await all_tables.entry(table), closing.close_for_server)
    return Done()


@post("/api/admin/tables/{table:str}/reopen", status_code=200, include_in_schema=False)
async def reopen(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    all_tables: TheTables,
    commands: TheCommands,
    control: TheControl,
) -> Done:
    authorise(request, control)
    await commands.run(await all_tables.entry(table), closing.reopen_for_server)
    return Done()


HANDLERS = [delete, close, reopen]
