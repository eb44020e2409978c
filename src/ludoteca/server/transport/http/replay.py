"""REST interface for journals, replay, problem reports, reviews and statistics of chance."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.rooms import chance, payloads
from ludoteca.rooms.bug_report import report
from ludoteca.rooms.journals import known_journal
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER
from ludoteca.sandbox import JOURNAL, Busy, Checker
from ludoteca.server.club.access import account_id
from ludoteca.server.games import game_called
from ludoteca.server.services import importing
from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.http.common import Admitted, Name, TheHub, may_watch, table_seen, viewing_seat
from ludoteca.server.transport.http.quotas import Quotas


class Journal(msgspec.Struct, forbid_unknown_fields=True):
    journal: Annotated[str, msgspec.Meta(max_length=900_000)]
    name: Name = ""
    bots: bool = False


class Review(msgspec.Struct):
    state: Literal["none", "working", "done", "failed"]
    done: int
    of: int
    review: dict[str, Any] | None


class Tally(msgspec.Struct):
    counts: list[int]
    total: int
    expected: float
    distance: float | None
    one_in: int | None
    verdict: Literal["few", "usual", "unusual", "rare"]


class TableChance(msgspec.Struct):
    game: str
    over: bool
    commitment: str | None
    seed: str | None
    follows: bool | None
    dice: Tally | None
    draws: Tally | None


class GameChance(msgspec.Struct):
    game: str
    tables: int
    dice: Tally | None
    draws: Tally


@get("/api/tables/{table:str}/journal", tags=["replay"], media_type="text/plain")
async def journal(
    request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub, seat: FromQuery[Name | None] = None
) -> Response[str]:
    """The journal: the whole game after the end; before, one that begins at the present position as the viewer knows
    it."""
    entry = await hub.entry(table)
    text = ""
    async with entry.committed() as live:
        viewer = viewing_seat(entry, request, seat)
        if live.state != OVER:
            text = known_journal(table_seen(hub, entry, request), viewer)
    if not text:  # immutable: replayed in a thread, without the lock
        text = await asyncio.to_thread(known_journal, entry.live, viewer)
    name = f"{entry.live.game.id}-{entry.live.id}.journal"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/import", tags=["replay"])
async def import_journal(
    request: Request[Any, Any, Any],
    data: JSONBody[Journal],
    hub: TheHub,
    checker: NamedDependency[Checker],
    quotas: NamedDependency[Quotas],
) -> Admitted:
    """Create a table that continues where a journal ends. The journal is checked in a worker process first."""
    address = client_address(request.scope, hub.settings.proxy)
    if hub.settings.limits and not data.bots:
        await quotas.lobbies.check(address)
    try:
        verdict = await checker.check(JOURNAL, data.journal, address)
    except Busy:
        raise Problem("import-busy", 429) from None
    made = await importing.import_journal(hub, verdict, data.name, data.bots, await account_id(hub, request))
    await quotas.lobbies.record(address, made["table"])
    return Admitted(**made)


@get("/api/tables/{table:str}/at/{seq:int}", tags=["replay"])
async def at(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    seq: FromPath[int],
    hub: TheHub,
    seat: FromQuery[Name | None] = None,
) -> dict[str, Any]:
    """The table as a seat saw it after an action: own seats while the game runs, any after the end, `none` for a
    spectator."""
    entry = await hub.entry(table)
    async with entry.committed():
        viewer = viewing_seat(entry, request, seat)
        live = table_seen(hub, entry, request)
        if live.match is None or not 0 <= seq <= live.seen_seq(viewer):
            raise Problem("no-such-line", 404)
        return payloads.at_shown(live, seq, viewer)


@get("/api/tables/{table:str}/log", tags=["replay"])
async def log_lines(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hub: TheHub,
    since: FromQuery[int] = -1,
    before: FromQuery[int | None] = None,
    seat: FromQuery[Name | None] = None,
) -> dict[str, Any]:
    """A page of the log: the last lines after `since` and before `before`. `more`: earlier lines were left out."""
    entry = await hub.entry(table)
    async with entry.committed():
        viewer = viewing_seat(entry, request, seat)
        live = table_seen(hub, entry, request)
        events, more = payloads.page_shown(live, viewer, since, before)
        return {"seq": live.seen_seq(viewer), "events": events, "more": more}


@get(
    "/api/tables/{table:str}/report",
    tags=["replay"],
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False, description="The report.")},
)
async def problem_report(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hub: TheHub,
    note: FromQuery[str] = "",
    tried: FromQuery[str] = "",
) -> Response[bytes]:
    """A problem report: one file with what developers need, without anything that is hidden from the viewer."""
    entry = await hub.entry(table)
    found: dict[str, Any] = {}
    async with entry.committed() as live:
        viewer = viewing_seat(entry, request, None)
        if live.state != OVER:
            found = report(table_seen(hub, entry, request), viewer, note[:2000], tried[:1000])
    if not found:
        found = await asyncio.to_thread(report, entry.live, viewer, note[:2000], tried[:1000])
    body = msgspec.json.format(msgspec.json.encode(found))
    name = f"report-{entry.live.game.id}-{found['line']}.json"
    return Response(
        body, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table:str}/review", tags=["replay"])
async def review(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Review:
    """The review of a finished game, or its progress."""
    entry = await hub.entry(table)
    async with entry.committed():
        may_watch(entry, request)
    return Review(**await hub.review(entry, start=False))


@post("/api/tables/{table:str}/review", tags=["replay"], status_code=200)
async def make_review(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Review:
    """Start the review of a finished game; later calls return its progress."""
    entry = await hub.entry(table)
    async with entry.committed():
        may_watch(entry, request)
    return Review(**await hub.review(entry, start=True))


@get("/api/tables/{table:str}/chance", tags=["replay"])
async def table_chance(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> TableChance:
    """The public dice of this table; after the end also all draws, and whether they follow from the seed."""
    entry = await hub.entry(table)
    found: dict[str, Any] = {}
    async with entry.committed() as live:
        may_watch(entry, request)
        if live.state != OVER:
            found = chance.table_chance(table_seen(hub, entry, request))
    if not found:
        found = await asyncio.to_thread(chance.table_chance, entry.live)
    return msgspec.convert(found, TableChance)


@get("/api/games/{game:str}/chance", tags=["games"])
async def game_chance(game: FromPath[str], hub: TheHub) -> GameChance:
    """Dice and draws of all finished tables of this game."""
    return msgspec.convert(await hub.chances.shown(game_called(game).id), GameChance)


HANDLERS = [
    journal,
    import_journal,
    at,
    log_lines,
    problem_report,
    review,
    make_review,
    table_chance,
    game_chance,
]
