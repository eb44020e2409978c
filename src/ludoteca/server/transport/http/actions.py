"""REST interface for what players do besides moving: leaving, votes, pauses, notes, previews, trials."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.kernel import CodecError, menu, read_action, show_prospects
from ludoteca.kernel.preview import changes
from ludoteca.kernel.trial import MAX_ACTIONS, Trial
from ludoteca.rooms import operations as db
from ludoteca.rooms import requests, votes
from ludoteca.rooms.clock import read_rules
from ludoteca.rooms.model import seat_number
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER
from ludoteca.server.plain_text import plain
from ludoteca.server.services import lobby
from ludoteca.server.services import seating as seat_holders
from ludoteca.server.transport.http.common import (
    Admitted,
    ClockGiven,
    Done,
    Name,
    SeatNamed,
    TheHub,
    player_of,
    table_seen,
    viewing_seat,
)


class Winner(msgspec.Struct, forbid_unknown_fields=True):
    winner: Name


class ClockWanted(msgspec.Struct, forbid_unknown_fields=True):
    clock: ClockGiven


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, plain(20_000)]


class Change(msgspec.Struct):
    id: str
    seat: str | None
    before: int
    after: int


class Preview(msgspec.Struct):
    changes: list[Change] | None


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    do: Annotated[list[Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=MAX_ACTIONS)]
    seat: Name | None = None


class TrialResult(msgspec.Struct):
    rev: int
    made: int
    end: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Prospects(msgspec.Struct):
    prospects: list[dict[str, Any]]


@post("/api/tables/{table:str}/leave", tags=["play"], status_code=200)
async def leave(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Leave the table. In the lobby the seat becomes free; in a running game a bot takes it."""
    entry = await hub.entry(table)
    player = player_of(entry, request)

    await seat_holders.leave(hub, entry, player)
    return Done()


@post("/api/tables/{table:str}/forget", tags=["play"], status_code=200)
async def forget(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Erase the personal data of the caller; a bot takes the seat and the others keep their game."""
    entry = await hub.entry(table)
    await seat_holders.forget(hub, entry, player_of(entry, request))
    return Done()


@post("/api/tables/{table:str}/claim", tags=["play"], status_code=200)
async def claim(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Take the own seat back from the bot that stands in."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.run(entry, lambda live, change: votes.claim(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/resign", tags=["play"], status_code=200)
async def resign(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Resign for good. With two seats the other one wins; with more a bot plays to the end."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.run(entry, lambda live, change: votes.resign(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/concede", tags=["play"], status_code=200)
async def concede(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Winner], hub: TheHub) -> Done:
    """Request a vote to end the game with this winner."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    seat = seat_number(data.winner, len(entry.live.seats))
    await hub.run(entry, lambda live, change: votes.ask(live, change, player.id, requests.CONCEDE, seat=seat))
    return Done()


@post("/api/tables/{table:str}/vote-end", tags=["play"], status_code=200)
async def vote_end(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Request a vote to end the game without result; more than half must agree."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.run(entry, lambda live, change: votes.ask(live, change, player.id, requests.END))
    return Done()


@post("/api/tables/{table:str}/pause", tags=["play"], status_code=200)
async def pause(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Request a vote to stop the clocks."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.run(entry, lambda live, change: votes.pause(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/clock", tags=["play"], status_code=200)
async def clock(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[ClockWanted], hub: TheHub
) -> Done:
    """Request a vote to go on with another clock: live or correspondence, or none."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    rules = read_rules(dict(data.clock))
    await hub.run(entry, lambda live, change: votes.propose_clock(live, change, player.id, rules))
    return Done()


@post("/api/tables/{table:str}/resume", tags=["play"], status_code=200)
async def resume(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Resume the clocks."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.run(entry, lambda live, change: votes.resume(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/replace", tags=["play"], status_code=200)
async def replace(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[SeatNamed], hub: TheHub
) -> Done:
    """Request a vote to let a bot play for a player who is away."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    seat = seat_number(data.seat, len(entry.live.seats))
    away_ms = entry.away_ms(entry.live.seats[seat].player, hub.now())
    await hub.run(entry, lambda live, change: votes.replace(live, change, player.id, seat, away_ms))
    return Done()


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Admitted:
    """Create a rematch with seats moved on by one, or take the kept seat in it."""
    entry = await hub.entry(table)
    return Admitted(**await lobby.rematch(hub, entry, player_of(entry, request)))


@get("/api/tables/{table:str}/notes", tags=["play"])
async def notes(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Notes:
    """The private notes of the token's holder."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    found = await hub.store.player_by("token", player.token)
    return Notes(found["notes"] if found is not None else "")


@put("/api/tables/{table:str}/notes", tags=["play"])
async def set_notes(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Notes], hub: TheHub) -> Notes:
    """Write the private notes."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.store.commit([(db.NOTES, {"key_id": player.id, "notes": data.text})])
    return data


@get("/api/tables/{table:str}/preview", tags=["play"])
async def preview(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hub: TheHub,
    do: FromQuery[Annotated[str, msgspec.Meta(max_length=1000)]],
    seat: FromQuery[Name | None] = None,
) -> Preview:
    """The immediate changes of a choice from the own menu; `null` if it depends on chance or hidden facts, or is not in
    the menu."""
    entry = await hub.entry(table)
    async with entry.committed() as live:
        viewer = viewing_seat(entry, request, seat)
        try:
            action = read_action(live.game, do)
        except (CodecError, ValueError):
            raise Problem("no-such-action", 400) from None
        if live.match is None or live.state == OVER or viewer < 0 or action not in menu(live.match.state, viewer):
            return Preview(None)
        found = changes(live.game, live.match.state, viewer, action)
        return Preview(None if found is None else [Change(**change) for change in found])


@post("/api/tables/{table:str}/trial", tags=["play"], status_code=200)
async def trial(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Tried], hub: TheHub
) -> TrialResult:
    """Try actions of the own turn on a private copy. Nothing is stored, and nobody else learns of it.

    `made` says how many could be tried and `end` why it stops there: `chance`, `hidden`, `others`, `over`, `refused`,
    or nothing while the seat is asked on."""
    entry = await hub.entry(table)
    player_of(entry, request)
    async with entry.committed() as live:
        viewer = viewing_seat(entry, request, data.seat)
        if live.match is None or live.state == OVER or viewer < 0:
            raise Problem("not-asked")
        try:
            actions = [read_action(live.game, do) for do in data.do]
        except (CodecError, ValueError):
            raise Problem("no-such-action", 400) from None
        seat = live.seats[viewer]
        tried = Trial(live.game, live.match.state, viewer, seat.resolve, seat.skip_confirm)
        for action in actions:
            tried.play([action])
            await asyncio.sleep(0)  # the players of other tables do not wait for a long trial
        return TrialResult(rev=live.history.seen_rev(viewer), **tried.shown())


@get("/api/tables/{table:str}/prospects", tags=["play"])
async def prospects(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Prospects:
    """What every seat still needs to win, as keys and values of sentences, the same for all viewers."""
    entry = await hub.entry(table)
    async with entry.committed():
        live = table_seen(hub, entry, request)
        return Prospects(
            [] if live.match is None or live.state == OVER else show_prospects(live.game, live.match.state)
        )


HANDLERS = [
    leave,
    forget,
    claim,
    resign,
    concede,
    vote_end,
    pause,
    clock,
    resume,
    replace,
    rematch,
    notes,
    set_notes,
    preview,
    trial,
    prospects,
]
