"""Who a request comes from: the session cookie and the account it belongs to."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import Account
from ludoteca.server.club.club import Club
from ludoteca.server.club.sessions import MAX_IDLE_MS, MAX_TOKEN, SESSION_COOKIE, SignedIn
from ludoteca.server.hub import Hub
from ludoteca.server.settings import Settings
from ludoteca.server.transport.http.origin import host_of

AnyRequest = Request[Any, Any, Any]


def the_club(hub: Hub) -> Club:
    """The club of this server. Its routes exist only where there is one."""
    if hub.club is None:
        raise Problem("no-page", 404)
    return hub.club


async def session_of(hub: Hub, request: AnyRequest) -> SignedIn | None:
    """The account and the session of a request; None if it is not signed in, or the server has no accounts."""
    token = request.cookies.get(SESSION_COOKIE, "")
    if hub.club is None or not 0 < len(token) <= MAX_TOKEN:
        return None
    return await hub.club.sessions.find(token)


async def signed_in(hub: Hub, request: AnyRequest) -> Account | None:
    """The account that a request is signed in to, if any."""
    found = await session_of(hub, request)
    return found.account if found is not None else None


async def account_id(hub: Hub, request: AnyRequest) -> str | None:
    """The account that seats taken by a request belong to."""
    account = await signed_in(hub, request)
    return account.id if account is not None else None


async def account_of(hub: Hub, request: AnyRequest) -> SignedIn:
    """The account of a request that must be signed in."""
    found = await session_of(hub, request)
    if found is None:
        raise Problem("not-signed-in", 401)
    return found


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
