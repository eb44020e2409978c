"""REST interface for people: friends, blocks, reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludoteca.kernel import SEAT
from ludoteca.rooms.model import seat_number
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import AnyRequest, account_of, signed_in, the_club
from ludoteca.server.club.accounts import Account
from ludoteca.server.club.club import Club
from ludoteca.server.club.people import People
from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.common import Done, Name, TheHub, player_of

MAX_REPORT = 1000


class ReportOf(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, plain(MAX_REPORT)]


class MessageReport(msgspec.Struct, forbid_unknown_fields=True):
    seat: Name
    text: Annotated[str, plain(MAX_REPORT)] = ""
    message: int | None = None  # the chat message that is reported


class Hidden(msgspec.Struct):
    seats: list[str]  # whose messages are not shown


async def person(club: Club, name: str) -> Account:
    found = await club.accounts.by_name(name)
    if found is None:
        raise Problem("no-person", 404)
    return found


@get("/api/people", tags=["people"])
async def people(request: AnyRequest, hub: TheHub) -> People:
    """Friends, requests in both directions, and blocked people."""
    found = await account_of(hub, request)
    return await the_club(hub).people.of(found.account.id)


@post("/api/people/{name:str}/befriend", tags=["people"], status_code=200)
async def befriend(request: AnyRequest, name: FromPath[str], hub: TheHub) -> People:
    """Ask a person to become a friend, or accept their request."""
    club, found = the_club(hub), await account_of(hub, request)
    await club.people.befriend(found.account.id, (await person(club, name)).id)
    return await club.people.of(found.account.id)


@post("/api/people/{name:str}/part", tags=["people"], status_code=200)
async def part(request: AnyRequest, name: FromPath[str], hub: TheHub) -> People:
    """End a friendship, withdraw a request, or decline one."""
    club, found = the_club(hub), await account_of(hub, request)
    await club.people.part(found.account.id, (await person(club, name)).id)
    return await club.people.of(found.account.id)


@post("/api/people/{name:str}/block", tags=["people"], status_code=200)
async def block(request: AnyRequest, name: FromPath[str], hub: TheHub) -> People:
    """Block a person: no requests, no challenges, and their messages are hidden. They are not notified."""
    club, found = the_club(hub), await account_of(hub, request)
    await club.people.block(found.account.id, (await person(club, name)).id)
    await club.hidden_chat.refresh(found.account.id)
    return await club.people.of(found.account.id)


@post("/api/people/{name:str}/unblock", tags=["people"], status_code=200)
async def unblock(request: AnyRequest, name: FromPath[str], hub: TheHub) -> People:
    club, found = the_club(hub), await account_of(hub, request)
    await club.people.unblock(found.account.id, (await person(club, name)).id)
    await club.hidden_chat.refresh(found.account.id)
    return await club.people.of(found.account.id)


@post("/api/people/{name:str}/report", tags=["people"], status_code=200)
async def report(request: AnyRequest, name: FromPath[str], data: JSONBody[ReportOf], hub: TheHub) -> Done:
    """Report a person to the host of the server."""
    club, found = the_club(hub), await account_of(hub, request)
    await club.moderation.report(found.account, (await person(club, name)).id, data.text.strip())
    return Done()


@post("/api/tables/{table:str}/report-player", tags=["people"], status_code=200)
async def report_player(request: AnyRequest, table: FromPath[str], data: JSONBody[MessageReport], hub: TheHub) -> Done:
    """Report the account at a seat of a table to the host of the server, as a player of the table."""
    club, found = the_club(hub), await account_of(hub, request)
    entry = await hub.entry(table)
    player_of(entry, request)
    seat = seat_number(data.seat, len(entry.live.seats))
    other = entry.live.players.get(entry.live.seats[seat].player)
    if other is None or other.account is None:
        raise Problem("no-person", 404)
    said = [m["text"] for m in entry.chat if m["id"] == data.message and m["seat"] == seat]
    await club.moderation.report(found.account, other.account, data.text.strip(), table, "".join(said))
    return Done()


@get("/api/tables/{table:str}/hidden", tags=["people"])
async def hidden(request: AnyRequest, table: FromPath[str], hub: TheHub) -> Hidden:
    """The seats of people whom the caller has blocked: the client hides their messages."""
    account = await signed_in(hub, request)
    if account is None:
        return Hidden([])
    blocked = await the_club(hub).people.blocked_by([account.id])
    live = (await hub.entry(table)).live
    owners = {player.id for player in live.players.values() if player.account in blocked}
    return Hidden([SEAT.word(seat.number) for seat in live.seats if seat.player in owners])


HANDLERS = [people, befriend, part, block, unblock, report, report_player, hidden]
