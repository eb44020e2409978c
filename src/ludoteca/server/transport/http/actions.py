"""REST interface for what players do besides moving: leaving, votes, pauses, notes, previews, trials."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.params import FromQuery, JSONBody

from ludoteca.kernel import CodecError, menu, read_action, show_prospects
from ludoteca.kernel.preview import changes
from ludoteca.kernel.trial import MAX_ACTIONS, Trial
from ludoteca.rooms import operations as db
from ludoteca.rooms import requests, votes
from ludoteca.rooms.clock import read_rules
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER
from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.common import (
    Admitted,
    ClockGiven,
    Done,
    Name,
    SeatNamed,
    TheCommands,
    TheLobby,
    TheSeat,
    TheSeating,
    TheStore,
    TheTables,
    TheVisit,
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
async def leave(seated: TheSeat, seating: TheSeating) -> Done:
    """Leave the table. In the lobby the seat becomes free; in a running game a bot takes it."""
    entry, player = seated.entry, seated.player
    await seating.leave(entry, player)
    return Done()


@post("/api/tables/{table:str}/forget", tags=["play"], status_code=200)
async def forget(seated: TheSeat, seating: TheSeating) -> Done:
    """Erase the personal data of the caller; a bot takes the seat and the others keep their game."""
    entry = seated.entry
    await seating.forget(entry, seated.player)
    return Done()


@post("/api/tables/{table:str}/claim", tags=["play"], status_code=200)
async def claim(seated: TheSeat, commands: TheCommands) -> Done:
    """Take the own seat back from the bot that stands in."""
    entry, player = seated.entry, seated.player
    await commands.run(entry, lambda live, change: votes.claim(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/resign", tags=["play"], status_code=200)
async def resign(seated: TheSeat, commands: TheCommands) -> Done:
    """Resign for good. With two seats the other one wins; with more a bot plays to the end."""
    entry, player = seated.entry, seated.player
    await commands.run(entry, lambda live, change: votes.resign(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/concede", tags=["play"], status_code=200)
async def concede(data: JSONBody[Winner], seated: TheSeat, commands: TheCommands) -> Done:
    """Request a vote to end the game with this winner."""
    entry, player = seated.entry, seated.player
    seat = seated.seat(data.winner)
    await commands.run(entry, lambda live, change: votes.ask(live, change, player.id, requests.CONCEDE, seat=seat))
    return Done()


@post("/api/tables/{table:str}/vote-end", tags=["play"], status_code=200)
async def vote_end(seated: TheSeat, commands: TheCommands) -> Done:
    """Request a vote to end the game without result; more than half must agree."""
    entry, player = seated.entry, seated.player
    await commands.run(entry, lambda live, change: votes.ask(live, change, player.id, requests.END))
    return Done()


@post("/api/tables/{table:str}/pause", tags=["play"], status_code=200)
async def pause(seated: TheSeat, commands: TheCommands) -> Done:
    """Request a vote to stop the clocks."""
    entry, player = seated.entry, seated.player
    await commands.run(entry, lambda live, change: votes.pause(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/clock", tags=["play"], status_code=200)
async def clock(data: JSONBody[ClockWanted], seated: TheSeat, commands: TheCommands) -> Done:
    """Request a vote to go on with another clock: live or correspondence, or none."""
    entry, player = seated.entry, seated.player
    rules = read_rules(dict(data.clock))
    await commands.run(entry, lambda live, change: votes.propose_clock(live, change, player.id, rules))
    return Done()


@post("/api/tables/{table:str}/resume", tags=["play"], status_code=200)
async def resume(seated: TheSeat, commands: TheCommands) -> Done:
    """Resume the clocks."""
    entry, player = seated.entry, seated.player
    await commands.run(entry, lambda live, change: votes.resume(live, change, player.id))
    return Done()


@post("/api/tables/{table:str}/replace", tags=["play"], status_code=200)
async def replace(data: JSONBody[SeatNamed], seated: TheSeat, commands: TheCommands, all_tables: TheTables) -> Done:
    """Request a vote to let a bot play for a player who is away."""
    entry, player = seated.entry, seated.player
    seat = seated.seat(data.seat)
    away_ms = entry.away_ms(entry.live.seats[seat].player, all_tables.now())
    await commands.run(entry, lambda live, change: votes.replace(live, change, player.id, seat, away_ms))
    return Done()


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(seated: TheSeat, lobby: TheLobby) -> Admitted:
    """Create a rematch with seats moved on by one, or take the kept seat in it."""
    entry = seated.entry
    return Admitted(**await lobby.rematch(entry, seated.player))


@get("/api/tables/{table:str}/notes", tags=["play"])
async def notes(seated: TheSeat, store: TheStore) -> Notes:
    """The private notes of the token's holder."""
    found = await store.player_by("token", seated.player.token)
    return Notes(found["notes"] if found is not None else "")


@put("/api/tables/{table:str}/notes", tags=["play"])
async def set_notes(data: JSONBody[Notes], seated: TheSeat, store: TheStore) -> Notes:
    """Write the private notes."""
    await store.commit([(db.NOTES, {"key_id": seated.player.id, "notes": data.text})])
    return data


@get("/api/tables/{table:str}/preview", tags=["play"])
async def preview(
    visit: TheVisit,
    do: FromQuery[Annotated[str, msgspec.Meta(max_length=1000)]],
    seat: FromQuery[Name | None] = None,
) -> Preview:
    """The immediate changes of a choice from the own menu; `null` if it depends on chance or hidden facts, or is not in
    the menu."""
    entry = visit.entry
    async with entry.committed() as live:
        viewer = visit.viewing_seat(seat)
        try:
            action = read_action(live.game, do)
        except (CodecError, ValueError):
            raise Problem("no-such-action", 400) from None
        if live.match is None or live.state == OVER or viewer < 0 or action not in menu(live.match.state, viewer):
            return Preview(None)
        found = changes(live.game, live.match.state, viewer, action)
        return Preview(None if found is None else [Change(**change) for change in found])


@post("/api/tables/{table:str}/trial", tags=["play"], status_code=200)
async def trial(data: JSONBody[Tried], visit: TheVisit) -> TrialResult:
    """Try actions of the own turn on a private copy. Nothing is stored, and nobody else learns of it.

    `made` says how many could be tried and `end` why it stops there: `chance`, `hidden`, `others`, `over`, `refused`,
    or nothing while the seat is asked on."""
    entry = visit.entry
    visit.player()
    async with entry.committed() as live:
        viewer = visit.viewing_seat(data.seat)
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
async def prospects(visit: TheVisit) -> Prospects:
    """What every seat still needs to win, as keys and values of sentences, the same for all viewers."""
    entry = visit.entry
    async with entry.committed():
        live = visit.table_seen()
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
