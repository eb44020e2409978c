"""REST interface for the sessions of an account."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import AnyRequest, account_of, the_club
from ludoteca.server.transport.http.common import Done, TheHub


class SessionShown(msgspec.Struct):
    id: str
    device: str  # browser and system, empty if unknown
    made: int
    used: int
    here: bool  # the session of this request


@get("/api/account/sessions", tags=["account"])
async def sessions(request: AnyRequest, hub: TheHub) -> list[SessionShown]:
    """The browsers that are signed in to the account, the last used first."""
    found = await account_of(hub, request)
    return [
        SessionShown(one.id, one.device, one.made, one.used, one.id == found.session.id)
        for one in await the_club(hub).sessions.of(found.account.id)
    ]


@post("/api/account/sessions/{session:str}/end", tags=["account"], status_code=200)
async def end(request: AnyRequest, session: FromPath[str], hub: TheHub) -> Done:
    """End a session of the account."""
    found = await account_of(hub, request)
    club = the_club(hub)
    if session not in {one.id for one in await club.sessions.of(found.account.id)}:
        raise Problem("no-session", 404)
    await club.signing_in.end([session])
    return Done()


@post("/api/account/sessions/end-others", tags=["account"], status_code=200)
async def end_others(request: AnyRequest, hub: TheHub) -> Done:
    """End all sessions of the account but this one."""
    found = await account_of(hub, request)
    await the_club(hub).signing_in.end_sessions(found.account.id, found.session.id)
    return Done()


HANDLERS = [sessions, end, end_others]
