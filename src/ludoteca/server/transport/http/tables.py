"""REST interface for tables and seats. The OpenAPI document is at /schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.rooms import payloads
from ludoteca.rooms.clock import read_rules
from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.delay import read_delay
from ludoteca.rooms.model import seat_number
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LOBBY, PLAYING
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import Lobby, Wanted, tidy_name
from ludoteca.server.services.tables import Tables
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.http.common import (
    Admitted,
    ClockGiven,
    Done,
    Name,
    SeatNamed,
    TheAccount,
    TheLobby,
    TheSeat,
    TheSeating,
    TheSettings,
    TheStore,
    TheTables,
    TheVisit,
)
from ludoteca.server.transport.http.quotas import Quotas, TableQuota


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot", "hotseat"]
    name: Name = ""
    level: Name = ""
    style: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=6)]
    options: Annotated[dict[Name, Name], msgspec.Meta(max_length=40)] = {}
    clock: ClockGiven = {}
    public: bool = False
    spectators: bool = True
    hints: bool = True
    undo: Literal["strict", "consent", "friendly"] = "consent"
    delay: Annotated[dict[Name, int], msgspec.Meta(max_length=1)] = {}
    name: Name = ""
    seed: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    seat: Name | None = None


class Code(msgspec.Struct, forbid_unknown_fields=True):
    code: Name


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=100)]


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    seat: Name
    kind: Literal["open", "bot"]
    level: Name = ""
    style: Name = ""


async def shown(tables: Tables, entry: Entry, seated: bool) -> dict[str, Any]:
    async with entry.committed():
        now = tables.now()
        live = entry.shown_to(seated, now)
        late = live is not entry.live
        return payloads.table_shown(live, now, entry.online(), entry.spectators(), seated, late)


def quota_of(quotas: Quotas, seats: list[SeatWanted]) -> TableQuota | None:
    """The quota that a new table counts against; None for a game that a person starts at once."""
    kinds = {seat.kind for seat in seats}
    if "open" in kinds:
        return quotas.lobbies
    return quotas.bot_tables if kinds == {"bot"} else None


def wanted_table(data: NewTable, lobby: Lobby) -> Wanted:
    if data.seed is not None and any(s.kind == "open" for s in data.seats):
        raise Problem("seed-with-others", 400)  # a player who chooses the seed can predict all chance
    return Wanted(
        game=data.game,
        seats=[{"kind": s.kind, "name": s.name, "level": s.level, "style": s.style} for s in data.seats],
        options=data.options,
        clock=read_rules(dict(data.clock)),
        public=data.public,
        spectators=data.spectators,
        hints=data.hints,
        undo=data.undo,
        name=tidy_name(data.name),
        seed=lobby.read_seed(data.seed),
        delay=read_delay(data.delay),
    )


async def create_table(
    request: Request[Any, Any, Any],
    data: NewTable,
    lobby: Lobby,
    settings: Settings,
    quotas: Quotas,
    wanted: Wanted,
    account: str | None,
) -> Admitted:
    """Create a table within the quotas of the client's address."""
    address = client_address(request.scope, settings.proxy)
    quota = quota_of(quotas, data.seats)
    if quota is not None and settings.limits:
        await quota.check(address)
    made = await lobby.create(wanted, account)
    if quota is not None:
        await quota.record(address, made["table"])
    return Admitted(**made)


@post("/api/tables", tags=["tables"])
async def new_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    lobby: TheLobby,
    settings: TheSettings,
    account: TheAccount,
    quotas: NamedDependency[Quotas],
) -> Admitted:
    """Create a table. Token and recovery code are returned this once. Without open seats the game starts at once."""
    return await create_table(request, data, lobby, settings, quotas, wanted_table(data, lobby), account)


@get("/api/tables", tags=["tables"])
async def tables(
    all_tables: TheTables, store: TheStore, open: FromQuery[bool] = False, live: FromQuery[bool] = False
) -> list[dict[str, Any]]:
    """Public tables: `open=1` lobbies that wait for players, `live=1` games that can be watched."""
    out = []
    wanted = ([LOBBY] if open or not live else []) + ([PLAYING] if live else [])
    for state in wanted:
        for id in await store.listed(state, 50):
            entry = await all_tables.cache.try_get(id)
            if entry is None or entry.live.closed:
                continue
            if state == PLAYING and not entry.live.facts.spectators:
                continue
            try:
                facts = await shown(all_tables, entry, False)
            except Problem:  # nobody can watch it now; the others are still listed
                continue
            if state == LOBBY:
                facts["invite"] = entry.live.facts.invite
            out.append(facts)
    return out


@get("/api/tables/{table:str}", tags=["tables"])
async def table_facts(visit: TheVisit, all_tables: TheTables) -> dict[str, Any]:
    """The public facts of a table; with a token of the table also its invitation."""
    entry = visit.entry
    player = visit.watcher()
    return await shown(all_tables, entry, player is not None)


@get("/api/join/{invite:str}", tags=["tables"])
async def invited(invite: FromPath[str], all_tables: TheTables, lobby: TheLobby) -> dict[str, Any]:
    """The table of an invitation."""
    return await shown(all_tables, await lobby.by_invite(invite), False)


@post("/api/join/{invite:str}", tags=["tables"])
async def join(invite: FromPath[str], data: JSONBody[Join], lobby: TheLobby, account: TheAccount) -> Admitted:
    """Take a free seat. The game starts when the last one is taken."""
    seat = None
    if data.seat is not None:
        seat = seat_number(data.seat, len((await lobby.by_invite(invite)).live.seats))
    return Admitted(**await lobby.join(invite, data.name, seat, account))


@post("/api/recover", tags=["tables"], status_code=200)
async def recover(data: JSONBody[Code], seating: TheSeating) -> Admitted:
    """Exchange a recovery code for a new token; the old token is revoked."""
    return Admitted(**await seating.recover(data.code))


async def closed_table(store: Store, player: dict[str, Any]) -> dict[str, Any]:
    """Summary of one of the player's tables that cannot be loaded now."""
    row = await store.table(player["table_id"])
    what = {"table": row["id"], "game": row["game"], "state": row["state"], "at": row["at"]}
    return {**what, "name": player["name"], "seat": None, "seats": [], "your_turn": False, "turn": 0, "waiting": []}


@post("/api/mine", tags=["tables"], status_code=200)
async def mine(data: JSONBody[Tokens], all_tables: TheTables, store: TheStore) -> list[dict[str, Any]]:
    """The tables that these tokens belong to; unknown tokens are ignored."""
    out = []
    for token in data.tokens:
        found = await store.player_by_token(hashed(token))
        if found is None:
            continue
        entry = await all_tables.cache.try_get(found["table_id"])
        if entry is None:
            out.append(await closed_table(store, found))
            continue
        live = entry.live
        seats = live.seats_of(found["id"])
        out.append(
            {
                "table": live.id,
                "game": live.game.id,
                "seat": payloads.word(seats[0]) if seats else None,
                "state": live.state,
                "your_turn": any(seat in seats and live.seats[seat].active for seat in live.front_seats()),
                "name": found["name"],
                "seats": [{"seat": payloads.word(s.number), "name": s.name, "kind": s.kind} for s in live.seats],
                "at": live.history.at,
                "turn": live.history.turn(),
                "waiting": [payloads.word(seat) for seat in live.front_seats()] if live.state == PLAYING else [],
            }
        )
    out.sort(key=lambda t: (not t["your_turn"], -t["at"]))
    return out


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start(seated: TheSeat, lobby: TheLobby) -> Done:
    """Start the game as its host; open seats become bots."""
    entry = seated.entry
    await lobby.start(entry, seated.player)
    return Done()


@post("/api/tables/{table:str}/seat", tags=["tables"], status_code=200)
async def set_seat(data: JSONBody[SeatChange], seated: TheSeat, lobby: TheLobby) -> Done:
    """Change an open or bot seat in the lobby, as its host."""
    entry = seated.entry
    seat = seated.seat(data.seat)
    await lobby.set_seat(entry, seated.player, seat, data.kind, data.level, data.style)
    return Done()


@post("/api/tables/{table:str}/reissue", tags=["tables"], status_code=200)
async def reissue(data: JSONBody[SeatNamed], seated: TheSeat, seating: TheSeating) -> dict[str, Any]:
    """Issue a new recovery code for a seat, as its host; its old token and code are revoked."""
    entry = seated.entry
    seat = seated.seat(data.seat)
    return await seating.reissue(entry, seated.player, seat)


HANDLERS = [
    new_table,
    tables,
    table_facts,
    invited,
    join,
    recover,
    mine,
    start,
    set_seat,
    reissue,
]
