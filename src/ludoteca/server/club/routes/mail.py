"""REST interface for the e-mail address of an account, and for the links that are sent to it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post, put
from litestar.params import FromPath, JSONBody

from ludoteca.server.club.access import (
    AnyRequest,
    Signed,
    TheClub,
)
from ludoteca.server.club.routes.shown import AccountName, Password, Welcome, welcome
from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.common import Done


class Address(msgspec.Struct, forbid_unknown_fields=True):
    email: Annotated[str, plain(254)]


class Lost(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    password: Password


@put("/api/account/email", tags=["account"])
async def set_email(data: JSONBody[Address], club: TheClub, signed: Signed) -> Done:
    """Set the e-mail address of the account, or remove it with an empty one. A link to confirm it is sent to it."""
    await club.mail.give(signed.account, data.email.strip())
    return Done()


@post("/api/account/confirm/{code:str}", tags=["account"], status_code=200)
async def confirm(code: FromPath[str], club: TheClub) -> Done:
    """Confirm an e-mail address with the code of the link that was sent to it. It works once."""
    await club.mail.confirm(code)
    return Done()


@post("/api/account/recover/mail", tags=["account"], status_code=200)
async def ask_reset(data: JSONBody[Lost], club: TheClub) -> Done:
    """Send a link that sets a new password to the confirmed address of an account. The answer is always the same."""
    club.tasks.spawn(club.mail.ask_reset(data.name))
    return Done()


@post("/api/account/recover/mail/{code:str}", tags=["account"], status_code=200)
async def reset(request: AnyRequest, code: FromPath[str], data: JSONBody[Chosen], club: TheClub) -> Response[Welcome]:
    """Set a new password with the code of a link, which works once, and sign in. All other sessions end."""
    account = await club.mail.reset(code, data.password)
    return await welcome(club, request, account)


HANDLERS = [set_email, confirm, ask_reset, reset]
