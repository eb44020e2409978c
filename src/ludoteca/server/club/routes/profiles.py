"""REST interface for profiles."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from ludoteca.server.club.access import (
    AnyRequest,
    TheClub,
    signed_in,
)
from ludoteca.server.club.profile import Profile


@get("/api/people/{name:str}", tags=["people"])
async def profile(request: AnyRequest, name: FromPath[str], club: TheClub) -> Profile:
    """The profile of a person. One that the caller may not see is answered like one that does not exist."""
    return await club.profiles.profile(name, await signed_in(club, request))


HANDLERS = [profile]
