"""REST interface for accounts: registration, sign-in and sign-out, password, recovery."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from ludoteca.server.club.access import AnyRequest, Signed, TheClub, session_cookie, session_of, signed_in
from ludoteca.server.club.routes.shown import AccountName, AccountShown, Password, Welcome, shown, welcome
from ludoteca.server.transport.http.common import Done, Lang, Name


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName
    password: Password
    lang: Lang = "en"


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    new: Password
    old: Password = ""


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName
    code: Name
    password: Password


class HostWarning(msgspec.Struct):
    at: int
    reason: str


class Me(msgspec.Struct):
    account: AccountShown | None
    mail: bool  # whether this server sends e-mail
    oidc: str  # the host of the provider at which people may sign in; empty: none
    warnings: list[HostWarning] = []  # what the host of the server has to say to the account


class NewCodes(msgspec.Struct):
    recovery: list[str]


@get("/api/account", tags=["account"])
async def me(request: AnyRequest, club: TheClub) -> Me:
    """The account that this browser is signed in to."""
    account = await signed_in(club, request)
    mail = club.mail.channel is not None
    oidc = urlsplit(club.settings.oidc_issuer).hostname or ""
    if account is None:
        return Me(None, mail, oidc)
    warnings = await club.moderation.warnings(account.id)
    return Me(shown(account), mail, oidc, [HostWarning(row["at"], row["reason"]) for row in warnings])


@post("/api/account/register", tags=["account"], status_code=200)
async def register(request: AnyRequest, data: JSONBody[Registration], club: TheClub) -> Response[Welcome]:
    """Create an account with a password, and sign in. The recovery codes are returned this once."""
    account, codes = await club.signing_in.register(data.name, data.password, data.lang)
    return await welcome(club, request, account, codes)


@post("/api/account/sign-in", tags=["account"], status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[Credentials], club: TheClub) -> Response[Welcome]:
    """Sign in with name and password. The answer does not tell an unknown name from a wrong password."""
    account = await club.signing_in.sign_in(data.name, data.password)
    return await welcome(club, request, account)


@post("/api/account/sign-out", tags=["account"], status_code=200)
async def sign_out(request: AnyRequest, club: TheClub) -> Response[Done]:
    """End the session of this browser. Tokens of seats that the account gave it end as well."""
    found = await session_of(club, request)
    if found is not None:
        await club.signing_in.end([found.session.id])
    return Response(Done(), status_code=200, cookies=[session_cookie(request, club.settings, "")])


@put("/api/account/password", tags=["account"])
async def set_password(data: JSONBody[NewPassword], club: TheClub, signed: Signed) -> Done:
    """Change the password, or set the first one. All other sessions end."""
    await club.signing_in.change_password(signed.account, data.old, data.new, signed.session.id)
    return Done()


@post("/api/account/recover", tags=["account"], status_code=200)
async def recover(request: AnyRequest, data: JSONBody[Recovery], club: TheClub) -> Response[Welcome]:
    """Set a new password with a recovery code, which works once, and sign in. All other sessions end."""
    account = await club.signing_in.recover(data.name, data.code, data.password)
    return await welcome(club, request, account)


@post("/api/account/codes", tags=["account"], status_code=200)
async def new_codes(club: TheClub, signed: Signed) -> NewCodes:
    """Replace the recovery codes. The old ones end."""
    return NewCodes(await club.signing_in.new_codes(signed.account.id))


HANDLERS = [me, register, sign_in, sign_out, set_password, recover, new_codes]
