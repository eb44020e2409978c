"""The REST interface, second part: what players do besides moving, and replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.kernel import CodecError, menu, read_action
from ludoteca.kernel.preview import changes
from ludoteca.server.errors import Problem
from ludoteca.server.games import game_called
from ludoteca.server.http.tables import Admitted, Done, Name, SeatNamed, TheHub, may_watch, player_of
from ludoteca.server.storage import store as db
from ludoteca.server.tables import fairness as chance
from ludoteca.server.tables import import_export as journals
from ludoteca.server.tables import lobby as office
from ludoteca.server.tables import seats as holders
from ludoteca.server.tables import votes
from ludoteca.server.tables.bug_report import report
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.live import Live, seat_number
from ludoteca.server.tables.record import LOBBY, OVER
from ludoteca.server.ws import payloads as views


class Winner(msgspec.Struct, forbid_unknown_fields=True):
    winner: Name


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class Journal(msgspec.Struct, forbid_unknown_fields=True):
    journal: Annotated[str, msgspec.Meta(max_length=900_000)]
    name: Name = ""
    bots: bool = False


class Review(msgspec.Struct):
    state: Literal["none", "working", "done", "failed"]
    done: int
    of: int
    review: dict[str, Any] | None


class Change(msgspec.Struct):
    id: str
    seat: str | None
    before: int
    after: int


class Preview(msgspec.Struct):
    changes: list[Change] | None


@post("/api/tables/{table:str}/leave", tags=["play"], status_code=200)
async def leave(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """In the lobby the seat is free again; later a bot plays on."""
    entry = await hub.entry(table)
    player = player_of(entry, request)

    def command(live: Live, now: int) -> None:
        if live.state == LOBBY:
            holders.leave_lobby(entry, player)
        else:
            votes.leave(live, player.id, now)

    await hub.change(entry, command)
    if player.id not in entry.live.players:
        holders.drop_connections(entry, player.id)
    return Done()


@post("/api/tables/{table:str}/forget", tags=["play"], status_code=200)
async def forget(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Erase what this table knows of the caller; a bot plays on, and the others keep their game."""
    entry = await hub.entry(table)
    await holders.forget(hub, entry, player_of(entry, request))
    return Done()


@post("/api/tables/{table:str}/claim", tags=["play"], status_code=200)
async def claim(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Take the own seat back from the bot."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.change(entry, lambda live, now: votes.claim(live, player.id, now))
    return Done()


@post("/api/tables/{table:str}/resign", tags=["play"], status_code=200)
async def resign(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """For good. With two seats the other one wins; with more a bot plays to the end."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.change(entry, lambda live, now: votes.resign(live, player.id, now))
    return Done()


@post("/api/tables/{table:str}/concede", tags=["play"], status_code=200)
async def concede(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Winner], hub: TheHub) -> Done:
    """Ask all to end the game with this winner."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    seat = seat_number(data.winner, len(entry.live.seats))
    await hub.change(entry, lambda live, now: votes.ask(live, player.id, "concede", now, seat=seat))
    return Done()


@post("/api/tables/{table:str}/vote-end", tags=["play"], status_code=200)
async def vote_end(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Ask to end the game without result; more than half must agree."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.change(entry, lambda live, now: votes.ask(live, player.id, "end", now))
    return Done()


@post("/api/tables/{table:str}/pause", tags=["play"], status_code=200)
async def pause(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Ask all to stop the clocks."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.change(entry, lambda live, now: votes.pause(live, player.id, now))
    return Done()


@post("/api/tables/{table:str}/resume", tags=["play"], status_code=200)
async def resume(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """Let the clocks run again."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.change(entry, lambda live, now: votes.resume(live, player.id, now))
    return Done()


@post("/api/tables/{table:str}/replace", tags=["play"], status_code=200)
async def replace(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[SeatNamed], hub: TheHub
) -> Done:
    """Ask the others to let a bot play for somebody who is away."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    seat = seat_number(data.seat, len(entry.live.seats))
    await hub.change(entry, lambda live, now: votes.replace(live, player.id, seat, now))
    return Done()


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Admitted:
    """The same table again with seats moved on by one; each former player who asks gets his place."""
    entry = await hub.entry(table)
    return Admitted(**await office.rematch(hub, entry, player_of(entry, request)))


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


def viewing_seat(entry: Entry, request: Request[Any, Any, Any], word: str | None) -> int:
    """From which seat a request may look: its own, any after the end, a spectator's (-1) otherwise."""
    player = may_watch(entry, request)
    live = entry.live
    own = live.seats_of(player.id) if player is not None else []
    if not word:
        return own[0] if own else -1
    if word == "none":
        return -1
    seat = seat_number(word, len(live.seats))
    if seat not in own and live.state != OVER:
        raise Problem("not-your-seat", 403)
    return seat


@get("/api/tables/{table:str}/journal", tags=["replay"], media_type="text/plain")
async def journal(
    request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub, seat: FromQuery[Name | None] = None
) -> Response[str]:
    """The journal: all of it after the end; before, one that begins at the present position as the viewer knows it."""
    entry = await hub.entry(table)
    viewer = viewing_seat(entry, request, seat)
    live = entry.live
    if (
        live.state == OVER
    ):  # nothing changes any more, and a whole game is replayed for it: not in the way of the others
        text = await asyncio.to_thread(journals.known_journal, live, viewer)
    else:
        async with entry.lock:
            text = journals.known_journal(live, viewer)
    name = f"{entry.live.game.id}-{entry.live.facts.id}.journal"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/import", tags=["replay"])
async def import_journal(data: JSONBody[Journal], hub: TheHub) -> Admitted:
    """A new table that goes on where a journal ends."""
    return Admitted(**await journals.import_journal(hub, data.journal, data.name, data.bots))


@get("/api/tables/{table:str}/at/{seq:int}", tags=["replay"])
async def at(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    seq: FromPath[int],
    hub: TheHub,
    seat: FromQuery[Name | None] = None,
) -> dict[str, Any]:
    """The table as a seat saw it after an action: own seats while the game runs, any after the end, `none` for a spectator."""
    entry = await hub.entry(table)
    viewer = viewing_seat(entry, request, seat)
    async with entry.lock:
        if entry.live.match is None or not 0 <= seq <= entry.live.seen_seq(viewer):
            raise Problem("no-such-line", 404)
        return views.at_shown(entry.live, seq, viewer)


@get("/api/tables/{table:str}/preview", tags=["play"])
async def preview(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hub: TheHub,
    do: FromQuery[Annotated[str, msgspec.Meta(max_length=1000)]],
    seat: FromQuery[Name | None] = None,
) -> Preview:
    """What a choice out of the own menu would change at once; `null` where chance or something hidden has a say, or it is none (any more)."""
    entry = await hub.entry(table)
    viewer = viewing_seat(entry, request, seat)
    async with entry.lock:
        live = entry.live
        try:
            action = read_action(live.game, do)
        except (CodecError, ValueError):
            raise Problem("no-such-action", 400) from None
        if live.match is None or live.state == OVER or viewer < 0 or action not in menu(live.match.state, viewer):
            return Preview(None)
        found = changes(live.game, live.match.state, viewer, action)
        return Preview(None if found is None else [Change(**change) for change in found])


@get("/api/tables/{table:str}/log", tags=["replay"])
async def log_lines(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hub: TheHub,
    since: FromQuery[int] = -1,
    seat: FromQuery[Name | None] = None,
) -> dict[str, Any]:
    """The log from an action on."""
    entry = await hub.entry(table)
    viewer = viewing_seat(entry, request, seat)
    async with entry.lock:
        live = entry.live
        return {"seq": live.seen_seq(viewer), "events": views.lines_shown(live, since, viewer)}


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
    """Everything the developers need and nothing the viewer may not know, in one file."""
    entry = await hub.entry(table)
    viewer = viewing_seat(entry, request, None)
    live = entry.live
    if live.state == OVER:
        found = await asyncio.to_thread(report, live, viewer, note[:2000], tried[:1000])
    else:
        async with entry.lock:
            found = report(live, viewer, note[:2000], tried[:1000])
    body = msgspec.json.format(msgspec.json.encode(found))
    name = f"report-{entry.live.game.id}-{entry.live.seqs[-1]}.json"
    return Response(
        body, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table:str}/review", tags=["replay"])
async def review(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Review:
    """The review of a finished game, or how far it is."""
    entry = await hub.entry(table)
    may_watch(entry, request)
    return Review(**await hub.review(entry, start=False))


@post("/api/tables/{table:str}/review", tags=["replay"], status_code=200)
async def make_review(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Review:
    """Have the review of a finished game made, once; asking again tells how far it is."""
    entry = await hub.entry(table)
    may_watch(entry, request)
    return Review(**await hub.review(entry, start=True))


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


@get("/api/tables/{table:str}/chance", tags=["replay"])
async def table_chance(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> TableChance:
    """The dice of this table as everybody saw them; after the end all draws, and whether they follow from the seed."""
    entry = await hub.entry(table)
    may_watch(entry, request)
    if entry.live.state == OVER:
        found = await asyncio.to_thread(chance.table_chance, entry.live)
    else:
        async with entry.lock:
            found = chance.table_chance(entry.live)
    return msgspec.convert(found, TableChance)


@get("/api/games/{game:str}/chance", tags=["games"])
async def game_chance(game: FromPath[str], hub: TheHub) -> GameChance:
    """Dice and draws of all finished tables of this game."""
    return msgspec.convert(await hub.chances.shown(game_called(game).id), GameChance)


HANDLERS = [
    leave,
    forget,
    claim,
    resign,
    concede,
    vote_end,
    pause,
    resume,
    replace,
    rematch,
    notes,
    set_notes,
    journal,
    import_journal,
    at,
    preview,
    log_lines,
    problem_report,
    review,
    make_review,
    table_chance,
    game_chance,
]
