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
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.sandbox import JOURNAL, Busy, Checker
from ludoteca.server.games import game_called
from ludoteca.server.services.bots.reviews import Reviews
from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.http.common import (
    Admitted,
    Name,
    TheAccount,
    TheChances,
    TheImporter,
    TheReviews,
    TheSettings,
    TheVisit,
)
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
async def journal(visit: TheVisit, seat: FromQuery[Name | None] = None) -> Response[str]:
    """The journal: the whole game after the end; before, one that begins at the present position as the viewer knows
    it."""
    entry = visit.entry
    text = ""
    async with entry.committed() as live:
        viewer = visit.viewing_seat(seat)
        if live.state != OVER:
            text = known_journal(visit.table_seen(), viewer)
    if not text:  # immutable: replayed in a thread, without the lock
        text = await asyncio.to_thread(known_journal, entry.live, viewer)
    name = f"{entry.live.game.id}-{entry.live.id}.journal"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/import", tags=["replay"])
async def import_journal(
    request: Request[Any, Any, Any],
    data: JSONBody[Journal],
    settings: TheSettings,
    importer: TheImporter,
    account: TheAccount,
    checker: NamedDependency[Checker],
    quotas: NamedDependency[Quotas],
) -> Admitted:
    """Create a table that continues where a journal ends. The journal is checked in a worker process first."""
    address = client_address(request.scope, settings.proxy)
    if settings.limits and not data.bots:
        await quotas.lobbies.check(address)
    try:
        verdict = await checker.check(JOURNAL, data.journal, address)
    except Busy:
        raise Problem("import-busy", 429) from None
    made = await importer.import_journal(verdict, data.name, data.bots, account)
    await quotas.lobbies.record(address, made["table"])
    return Admitted(**made)


@get("/api/tables/{table:str}/at/{seq:int}", tags=["replay"])
async def at(
    seq: FromPath[int],
    visit: TheVisit,
    seat: FromQuery[Name | None] = None,
) -> dict[str, Any]:
    """The table as a seat saw it after an action: own seats while the game runs, any after the end, `none` for a
    spectator."""
    entry = visit.entry
    async with entry.committed():
        viewer = visit.viewing_seat(seat)
        live = visit.table_seen()
        if live.match is None or not 0 <= seq <= live.seen_seq(viewer):
            raise Problem("no-such-line", 404)
        return payloads.at_shown(live, seq, viewer)


@get("/api/tables/{table:str}/log", tags=["replay"])
async def log_lines(
    visit: TheVisit,
    since: FromQuery[int] = -1,
    before: FromQuery[int | None] = None,
    seat: FromQuery[Name | None] = None,
) -> dict[str, Any]:
    """A page of the log: the last lines after `since` and before `before`. `more`: earlier lines were left out."""
    entry = visit.entry
    async with entry.committed():
        viewer = visit.viewing_seat(seat)
        live = visit.table_seen()
        events, more = payloads.page_shown(live, viewer, since, before)
        return {"seq": live.seen_seq(viewer), "events": events, "more": more}


@get(
    "/api/tables/{table:str}/report",
    tags=["replay"],
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False, description="The report.")},
)
async def problem_report(
    visit: TheVisit,
    note: FromQuery[str] = "",
    tried: FromQuery[str] = "",
) -> Response[bytes]:
    """A problem report: one file with what developers need, without anything that is hidden from the viewer."""
    entry = visit.entry
    found: dict[str, Any] = {}
    async with entry.committed() as live:
        viewer = visit.viewing_seat(None)
        if live.state != OVER:
            found = report(visit.table_seen(), viewer, note[:2000], tried[:1000])
    if not found:
        found = await asyncio.to_thread(report, entry.live, viewer, note[:2000], tried[:1000])
    body = msgspec.json.format(msgspec.json.encode(found))
    name = f"report-{entry.live.game.id}-{found['line']}.json"
    return Response(
        body, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def shown_review(reviews: Reviews | None, live: LiveTable, start: bool) -> Review:
    """The progress of a review; there is none where no bots think."""
    if reviews is None:
        raise Problem("no-review")
    return Review(**await reviews.show(live, start))


@get("/api/tables/{table:str}/review", tags=["replay"])
async def review(visit: TheVisit, reviews: TheReviews) -> Review:
    """The review of a finished game, or its progress."""
    entry = visit.entry
    async with entry.committed():
        visit.watcher()
    return await shown_review(reviews, entry.live, start=False)


@post("/api/tables/{table:str}/review", tags=["replay"], status_code=200)
async def make_review(visit: TheVisit, reviews: TheReviews) -> Review:
    """Start the review of a finished game; later calls return its progress."""
    entry = visit.entry
    async with entry.committed():
        visit.watcher()
    return await shown_review(reviews, entry.live, start=True)


@get("/api/tables/{table:str}/chance", tags=["replay"])
async def table_chance(visit: TheVisit) -> TableChance:
    """The public dice of this table; after the end also all draws, and whether they follow from the seed."""
    entry = visit.entry
    found: dict[str, Any] = {}
    async with entry.committed() as live:
        visit.watcher()
        if live.state != OVER:
            found = chance.table_chance(visit.table_seen())
    if not found:
        found = await asyncio.to_thread(chance.table_chance, entry.live)
    return msgspec.convert(found, TableChance)


@get("/api/games/{game:str}/chance", tags=["games"])
async def game_chance(game: FromPath[str], chances: TheChances) -> GameChance:
    """Dice and draws of all finished tables of this game."""
    return msgspec.convert(await chances.shown(game_called(game).id), GameChance)


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
