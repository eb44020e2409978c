"""REST interface for the host of a table: close, reopen and delete it, list, mute and remove spectators."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from ludoteca.rooms import closing
from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.services.chat import spectator_id
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry
from ludoteca.server.transport.http.common import (
    Done,
    Name,
    TheCommands,
    TheSeat,
    TheTables,
)

REMOVED = 4410  # close code
MAX_ORDERS = 500  # spectators of one table that are muted or removed


class Spectator(msgspec.Struct):
    id: str
    muted: bool


class SpectatorOrder(msgspec.Struct, forbid_unknown_fields=True):
    spectator: Name
    do: Literal["mute", "unmute", "remove"]


class Closed(msgspec.Struct):
    closed: bool  # false: the other players are asked first


@post("/api/tables/{table:str}/close", tags=["host"], status_code=200)
async def close(seated: TheSeat, commands: TheCommands) -> Closed:
    """Close the table as its host: no moves and no joins. While others play they are asked for their consent."""
    entry, player = seated.entry, seated.player
    await commands.run(entry, lambda live, change: closing.close(live, change, player))
    return Closed(bool(entry.live.closed))


@post("/api/tables/{table:str}/reopen", tags=["host"], status_code=200)
async def reopen(seated: TheSeat, commands: TheCommands) -> Done:
    """Open a closed table again, as its host."""
    entry, player = seated.entry, seated.player
    await commands.run(entry, lambda live, change: closing.reopen(live, change, player))
    return Done()


@post("/api/tables/{table:str}/delete", tags=["host"], status_code=200)
async def delete(seated: TheSeat, all_tables: TheTables) -> Done:
    """Delete the table for good, as its host: before the game begins, or if no other person holds a seat."""
    entry, player = seated.entry, seated.player
    await all_tables.delete(entry.live.id, lambda live: closing.check_deletable(live, player))
    return Done()


def present_spectators(entry: Entry) -> list[Spectator]:
    """The spectators who are connected, and those who are muted."""
    ids = {spectator_id(entry, conn) for conn in entry.open_pages() if not conn.mine} | entry.muted
    return [Spectator(id, id in entry.muted) for id in sorted(ids - entry.removed)]


@get("/api/tables/{table:str}/spectators", tags=["host"])
async def spectators(seated: TheSeat) -> list[Spectator]:
    """The spectators who are connected or muted, for the host."""
    entry = seated.entry
    closing.check_host(seated.player)
    return present_spectators(entry)


@post("/api/tables/{table:str}/spectators", tags=["host"], status_code=200)
async def order_spectator(data: JSONBody[SpectatorOrder], seated: TheSeat, commands: TheCommands) -> list[Spectator]:
    """The host mutes, unmutes or removes a spectator. It holds as long as the table exists."""
    entry = seated.entry
    closing.check_host(seated.player)
    if data.spectator not in {spectator.id for spectator in present_spectators(entry)}:
        raise Problem("no-spectator", 404)
    if data.do != "unmute" and len(entry.muted | entry.removed) >= MAX_ORDERS:
        raise Problem("too-many-requests", 429)
    await store_order(commands, entry, data.spectator, data.do == "mute", data.do == "remove")
    if data.do == "remove":
        for conn in entry.open_pages():
            if not conn.mine and spectator_id(entry, conn) == data.spectator:
                conn.close(REMOVED)
    return present_spectators(entry)


async def store_order(commands: CommandHandler, entry: Entry, spectator: str, muted: bool, removed: bool) -> None:
    """Apply an order and write it to the database."""

    def command(live: LiveTable, change: Change) -> None:
        change.write(db.SPECTATOR, table_id=live.id, spectator=spectator, muted=muted, removed=removed)
        entry.muted.discard(spectator)
        if muted:
            entry.muted.add(spectator)
        if removed:
            entry.removed.add(spectator)

    await commands.run(entry, command)


HANDLERS = [close, reopen, delete, spectators, order_spectator]
