"""REST interface for people: friends, blocks, reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludoteca.kernel import SEAT
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import (
    AnyRequest,
    Signed,
    TheClub,
    signed_in,
)
from ludoteca.server.club.accounts import Account
from ludoteca.server.club.club import Club
from ludoteca.server.club.people import People
from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.common import Done, Name, TheSeat, TheTables

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
async def people(request: AnyRequest, club: TheClub, signed: Signed) -> People:
    """Friends, requests in both directions, and blocked people."""
    return await club.people.of(signed.account.id)


@post("/api/people/{name:str}/befriend", tags=["people"], status_code=200)
async def befriend(request: AnyRequest, name: FromPath[str], club: TheClub, signed: Signed) -> People:
    """Ask a person to become a friend, or accept their request."""
    await club.people.befriend(signed.account.id, (await person(club, name)).id)
    return await club.people.of(signed.account.id)


@post("/api/people/{name:str}/part", tags=["people"], status_code=200)
async def part(request: AnyRequest, name: FromPath[str], club: TheClub, signed: Signed) -> People:
    """End a friendship, withdraw a request, or decline one."""
    await club.people.part(signed.account.id, (await person(club, name)).id)
    return await club.people.of(signed.account.id)


@post("/api/people/{name:str}/block", tags=["people"], status_code=200)
async def block(request: AnyRequest, name: FromPath[str], club: TheClub, signed: Signed) -> People:
    """Block a person: no requests, no challenges, and their messages are hidden. They are not notified."""
    await club.people.block(signed.account.id, (await person(club, name)).id)
    await club.hidden_chat.refresh(signed.account.id)
    return await club.people.of(signed.account.id)


@post("/api/people/{name:str}/unblock", tags=["people"], status_code=200)
async def unblock(name: FromPath[str], club: TheClub, signed: Signed) -> People:
    await club.people.unblock(signed.account.id, (await person(club, name)).id)
    await club.hidden_chat.refresh(signed.account.id)
    return await club.people.of(signed.account.id)


@post("/api/people/{name:str}/report", tags=["people"], status_code=200)
async def report(name: FromPath[str], data: JSONBody[ReportOf], club: TheClub, signed: Signed) -> Done:
    """Report a person to the host of the server."""
    await club.moderation.report(signed.account, (await person(club, name)).id, data.text.strip())
    return Done()


@post("/api/tables/{table:str}/report-player", tags=["people"], status_code=200)
async def report_player(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[MessageReport],
    club: TheClub,
    signed: Signed,
    seated: TheSeat,
) -> Done:
    """Report the account at a seat of a table to the host of the server, as a player of the table."""
    entry = seated.entry
    seat = seated.seat(data.seat)
    other = entry.live.players.get(entry.live.seats[seat].player)
    if other is None or other.account is None:
        raise Problem("no-person", 404)
    said = [m["text"] for m in entry.chat if m["id"] == data.message and m["seat"] == seat]
    await club.moderation.report(signed.account, other.account, data.text.strip(), table, "".join(said))
    return Done()


@get("/api/tables/{table:str}/hidden", tags=["people"])
async def hidden(request: AnyRequest, table: FromPath[str], club: TheClub, all_tables: TheTables) -> Hidden:
    """The seats of people whom the caller has blocked: the client hides their messages."""
    account = await signed_in(club, request)
    if account is None:
        return Hidden([])
    blocked = await club.people.blocked_by([account.id])
    live = (await all_tables.entry(table)).live
    owners = {player.id for player in live.players.values() if player.account in blocked}
    return Hidden([SEAT.word(seat.number) for seat in live.seats if seat.player in owners])


HANDLERS = [people, befriend, part, block, unblock, report, report_player, hidden]
