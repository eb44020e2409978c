"""Who a request comes from: the session cookie and the account it belongs to."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import Account
from ludoteca.server.club.club import Club
from ludoteca.server.club.sessions import MAX_IDLE_MS, SESSION_COOKIE, SignedIn
from ludoteca.server.settings import Settings
from ludoteca.server.transport.http.origin import host_of

AnyRequest = Request[Any, Any, Any]


TheClub = NamedDependency[Club]
Signed = NamedDependency[SignedIn]  # refuses a request that is not signed in


async def session_of(club: Club, request: AnyRequest) -> SignedIn | None:
    """The account and the session of a request; None if it is not signed in."""
    return await club.sessions.of_cookies(request.cookies)


async def signed_in(club: Club, request: AnyRequest) -> Account | None:
    """The account that a request is signed in to, if any."""
    signed = await session_of(club, request)
    return signed.account if signed is not None else None


async def account_of(request: AnyRequest, club: TheClub) -> SignedIn:
    """The account of a request that must be signed in."""
    signed = await session_of(club, request)
    if signed is None:
        raise Problem("not-signed-in", 401)
    return signed


def is_secure(request: AnyRequest, settings: Settings) -> bool:
    """Whether the browser reached this server by HTTPS, also through a proxy that ends it."""
    if request.url.scheme == "https":
        return True
    if settings.proxy and request.headers.get("x-forwarded-proto", "").split(",")[-1].strip() == "https":
        return True
    host = host_of(request.headers.get("host", ""))
    return settings.url.startswith("https://") and host == host_of(settings.url.removeprefix("https://"))


def session_cookie(request: AnyRequest, settings: Settings, token: str) -> Cookie:
    """The cookie of a session; with an empty token the one that deletes it."""
    return Cookie(
        key=SESSION_COOKIE,
        value=token,
        path="/",
        max_age=MAX_IDLE_MS // 1000 if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(request, settings),
    )
