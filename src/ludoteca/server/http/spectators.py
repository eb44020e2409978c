"""REST interface for the host's orders about spectators: list, mute, remove."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.server.errors import Problem
from ludoteca.server.http.common import Name, TheHub, player_of
from ludoteca.server.tables.cache import Entry
from ludoteca.server.ws.chat import spectator_id

REMOVED = 4403  # close code


class Spectator(msgspec.Struct):
    id: str
    muted: bool


class SpectatorOrder(msgspec.Struct, forbid_unknown_fields=True):
    spectator: Name
    do: Literal["mute", "unmute", "remove"]


def present_spectators(entry: Entry) -> list[Spectator]:
    ids = sorted({spectator_id(entry, conn) for conn in entry.open_pages() if not conn.mine})
    return [Spectator(id, id in entry.muted) for id in ids]


@get("/api/tables/{table:str}/spectators", tags=["tables"])
async def spectators(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> list[Spectator]:
    """The spectators who are connected, for the host."""
    entry = await hub.entry(table)
    check_host(entry, request)
    return present_spectators(entry)


@post("/api/tables/{table:str}/spectators", tags=["tables"], status_code=200)
async def order_spectator(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[SpectatorOrder], hub: TheHub
) -> list[Spectator]:
    """The host mutes, unmutes or removes a spectator. It holds until the table leaves the memory of the server."""
    entry = await hub.entry(table)
    check_host(entry, request)
    if data.do == "unmute":
        entry.muted.discard(data.spectator)
        return present_spectators(entry)
    if data.spectator not in {spectator.id for spectator in present_spectators(entry)}:
        raise Problem("no-spectator", 404)
    if data.do == "mute":
        entry.muted.add(data.spectator)
    else:
        entry.removed.add(data.spectator)
        for conn in entry.open_pages():
            if not conn.mine and spectator_id(entry, conn) == data.spectator:
                conn.close(REMOVED)
    return present_spectators(entry)


def check_host(entry: Entry, request: Request[Any, Any, Any]) -> None:
    if not player_of(entry, request).host:
        raise Problem("not-host", 403)


HANDLERS = [spectators, order_spectator]
