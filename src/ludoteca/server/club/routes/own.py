"""REST interface for one's own account: settings, export, erasure."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import (
    AnyRequest,
    Signed,
    TheClub,
    session_cookie,
)
from ludoteca.server.club.accounts import name_key
from ludoteca.server.club.erasure import erase_account
from ludoteca.server.club.routes.shown import AccountName
from ludoteca.server.transport.http.common import Done, Lang


class AccountSettings(msgspec.Struct, forbid_unknown_fields=True):
    visibility: Literal["public", "friends", "private"] | None = None
    lang: Lang | None = None


class Confirmed(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName  # of the account, as a confirmation


@put("/api/account", tags=["account"])
async def set_settings(data: JSONBody[AccountSettings], club: TheClub, signed: Signed) -> Done:
    """Change who may see the profile, or the language of messages."""
    given = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
    if given:
        await club.accounts.change(signed.account.id, **given)
    return Done()


@get("/api/account/export", tags=["account"])
async def export(club: TheClub, signed: Signed) -> dict[str, Any]:
    """Everything the server keeps about the account."""
    return await club.data.export(signed.account)


@post("/api/account/erase", tags=["account"], status_code=200)
async def erase(request: AnyRequest, data: JSONBody[Confirmed], club: TheClub, signed: Signed) -> Response[Done]:
    """Erase the account for good. Its seats lose their name, and bots play on for the others."""
    if name_key(data.name) != signed.account.name_key:
        raise Problem("erase-name", 400)
    await erase_account(club, signed.account)
    return Response(Done(), status_code=200, cookies=[session_cookie(request, club.settings, "")])


HANDLERS = [set_settings, export, erase]
