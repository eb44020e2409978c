"""REST interface for the sessions of an account."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import (
    Signed,
    TheClub,
)
from ludoteca.server.transport.http.common import Done


class SessionShown(msgspec.Struct):
    id: str
    device: str  # browser and system, empty if unknown
    made: int
    used: int
    here: bool  # the session of this request


@get("/api/account/sessions", tags=["account"])
async def sessions(club: TheClub, signed: Signed) -> list[SessionShown]:
    """The browsers that are signed in to the account, the last used first."""
    return [
        SessionShown(one.id, one.device, one.made, one.used, one.id == signed.session.id)
        for one in await club.sessions.of(signed.account.id)
    ]


@post("/api/account/sessions/{session:str}/end", tags=["account"], status_code=200)
async def end(session: FromPath[str], club: TheClub, signed: Signed) -> Done:
    """End a session of the account."""
    if session not in {one.id for one in await club.sessions.of(signed.account.id)}:
        raise Problem("no-session", 404)
    await club.signing_in.end([session])
    return Done()


@post("/api/account/sessions/end-others", tags=["account"], status_code=200)
async def end_others(club: TheClub, signed: Signed) -> Done:
    """End all sessions of the account but this one."""
    await club.signing_in.end_sessions(signed.account.id, signed.session.id)
    return Done()


HANDLERS = [sessions, end, end_others]
