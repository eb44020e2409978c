"""What the routes of the club have in common: the account as its owner sees it, and answers that sign in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response

from ludoteca.server.club.access import (
    AnyRequest,
    session_cookie,
    session_of,
)
from ludoteca.server.club.accounts import Account
from ludoteca.server.club.club import Club
from ludoteca.server.club.passwords import MAX_PASSWORD
from ludoteca.server.club.sessions import device_of
from ludoteca.server.plain_text import plain

AccountName = Annotated[str, plain(60)]
Password = Annotated[str, msgspec.Meta(max_length=MAX_PASSWORD)]


class AccountShown(msgspec.Struct):
    """An account as its owner sees it."""

    name: str
    made: int
    visibility: str
    state: str
    lang: str
    email: str | None
    email_confirmed: bool
    password: bool  # whether it has one


class Welcome(msgspec.Struct):
    """The account that is signed in from now on. Recovery codes are shown this once, when they are new."""

    account: AccountShown
    recovery: list[str] = []


def shown(account: Account) -> AccountShown:
    return AccountShown(
        name=account.name,
        made=account.made,
        visibility=account.visibility,
        state=account.state,
        lang=account.lang,
        email=account.email,
        email_confirmed=account.email_confirmed,
        password=account.password_hash is not None,
    )


async def open_session(club: Club, request: AnyRequest, account: Account) -> str:
    """Open a session for a browser in the place of the one that it had. Returns the token of the cookie."""
    device = device_of(request.headers.get("user-agent", ""))
    before = await session_of(club, request)
    return await club.signing_in.open_session(account.id, device, before)


async def welcome(
    club: Club, request: AnyRequest, account: Account, recovery: list[str] | None = None
) -> Response[Welcome]:
    """Sign a browser in: it gets the cookie of a new session."""
    cookie = session_cookie(request, club.settings, await open_session(club, request, account))
    return Response(Welcome(shown(account), recovery or []), status_code=200, cookies=[cookie])
