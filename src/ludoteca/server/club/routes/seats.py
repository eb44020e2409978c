"""REST interface for the seats of an account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from ludoteca.server.club.access import (
    Signed,
    TheClub,
)
from ludoteca.server.club.seats import GivenSeat
from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.tables import Tokens


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """The tables that this browser holds a seat at already."""

    tables: Annotated[list[Annotated[str, plain(16)]], msgspec.Meta(max_length=500)]


class Claimed(msgspec.Struct):
    claimed: int


@post("/api/account/claim", tags=["account"], status_code=200)
async def claim(data: JSONBody[Tokens], club: TheClub, signed: Signed) -> Claimed:
    """Give the seats of these tokens to the account. Unknown tokens and seats of other accounts are ignored."""
    return Claimed(await club.seats.claim(signed.account.id, data.tokens))


@post("/api/account/seats", tags=["account"], status_code=200)
async def seats(data: JSONBody[Held], club: TheClub, signed: Signed) -> list[GivenSeat]:
    """The seats of the account that this browser does not hold, each with a token that ends with this session."""
    return await club.seats.give(signed, data.tables)


HANDLERS = [claim, seats]
