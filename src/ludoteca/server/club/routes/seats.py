"""REST interface for the seats of an account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from ludoteca.server.club.access import AnyRequest, account_of, the_club
from ludoteca.server.club.seats import GivenSeat
from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.common import TheHub
from ludoteca.server.transport.http.tables import Tokens


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """The tables that this browser holds a seat at already."""

    tables: Annotated[list[Annotated[str, plain(16)]], msgspec.Meta(max_length=500)]


class Claimed(msgspec.Struct):
    claimed: int


@post("/api/account/claim", tags=["account"], status_code=200)
async def claim(request: AnyRequest, data: JSONBody[Tokens], hub: TheHub) -> Claimed:
    """Give the seats of these tokens to the account. Unknown tokens and seats of other accounts are ignored."""
    found = await account_of(hub, request)
    return Claimed(await the_club(hub).seats.claim(found.account.id, data.tokens))


@post("/api/account/seats", tags=["account"], status_code=200)
async def seats(request: AnyRequest, data: JSONBody[Held], hub: TheHub) -> list[GivenSeat]:
    """The seats of the account that this browser does not hold, each with a token that ends with this session."""
    found = await account_of(hub, request)
    return await the_club(hub).seats.give(found, data.tables)


HANDLERS = [claim, seats]
