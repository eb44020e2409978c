"""REST interface for one's own account: settings, export, erasure."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import AnyRequest, account_of, session_cookie, the_club
from ludoteca.server.club.accounts import name_key
from ludoteca.server.club.erasure import erase_account
from ludoteca.server.club.routes.shown import AccountName
from ludoteca.server.transport.http.common import Done, Lang, TheHub


class AccountSettings(msgspec.Struct, forbid_unknown_fields=True):
    visibility: Literal["public", "friends", "private"] | None = None
    lang: Lang | None = None


class Confirmed(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName  # of the account, as a confirmation


@put("/api/account", tags=["account"])
async def set_settings(request: AnyRequest, data: JSONBody[AccountSettings], hub: TheHub) -> Done:
    """Change who may see the profile, or the language of messages."""
    found = await account_of(hub, request)
    given = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
    if given:
        await the_club(hub).accounts.change(found.account.id, **given)
    return Done()


@get("/api/account/export", tags=["account"])
async def export(request: AnyRequest, hub: TheHub) -> dict[str, Any]:
    """Everything the server keeps about the account."""
    found = await account_of(hub, request)
    return await the_club(hub).data.export(found.account)


@post("/api/account/erase", tags=["account"], status_code=200)
async def erase(request: AnyRequest, data: JSONBody[Confirmed], hub: TheHub) -> Response[Done]:
    """Erase the account for good. Its seats lose their name, and bots play on for the others."""
    found = await account_of(hub, request)
    if name_key(data.name) != found.account.name_key:
        raise Problem("erase-name", 400)
    await erase_account(hub, the_club(hub), found.account)
    return Response(Done(), status_code=200, cookies=[session_cookie(request, hub.settings, "")])


HANDLERS = [set_settings, export, erase]
