"""REST interface for profiles."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from ludoteca.server.club.access import AnyRequest, signed_in, the_club
from ludoteca.server.club.profile import Profile
from ludoteca.server.transport.http.common import TheHub


@get("/api/people/{name:str}", tags=["people"])
async def profile(request: AnyRequest, name: FromPath[str], hub: TheHub) -> Profile:
    """The profile of a person. One that the caller may not see is answered like one that does not exist."""
    return await the_club(hub).profiles.profile(name, await signed_in(hub, request))


HANDLERS = [profile]
