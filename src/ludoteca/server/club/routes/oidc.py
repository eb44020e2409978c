"""REST interface for sign-in at another provider (OpenID Connect)."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import (
    AnyRequest,
    TheClub,
    is_secure,
    session_cookie,
    session_of,
)
from ludoteca.server.club.club import Club
from ludoteca.server.club.oidc import LIFETIME_MS, OpenIdConnect
from ludoteca.server.club.routes.passkeys import place_of
from ludoteca.server.club.routes.shown import open_session
from ludoteca.server.transport.http.static_files import language

STATE_COOKIE = "ludoteca_oidc"
CALLBACK = "/api/account/oidc/callback"


class Away(msgspec.Struct):
    url: str  # of the provider's page


def provider(club: Club) -> OpenIdConnect:
    found = club.oidc
    if found is None:
        raise Problem("no-page", 404)
    return found


def state_cookie(club: Club, request: AnyRequest, state: str) -> Cookie:
    return Cookie(
        key=STATE_COOKIE,
        value=state,
        path=CALLBACK,
        max_age=LIFETIME_MS // 1000 if state else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(request, club.settings),
    )


@post("/api/account/oidc/start", tags=["account"], status_code=200)
async def start(request: AnyRequest, club: TheClub) -> Response[Away]:
    """Begin a sign-in at the provider of this server. A signed-in browser adds the identity to its account."""
    base = club.settings.url or place_of(club, request).origins[0]
    found = await session_of(club, request)
    state, url = await provider(club).start(base + CALLBACK, found.account.id if found is not None else "")
    return Response(Away(url), status_code=200, cookies=[state_cookie(club, request, state)])


@get(CALLBACK, include_in_schema=False, status_code=302)
async def callback(request: AnyRequest, club: TheClub) -> Response[None]:
    """Where the provider sends the browser back to. Whatever goes wrong is shown on the page for signing in."""
    gone = state_cookie(club, request, "")
    state, code = (request.query_params.get(name, "") for name in ("state", "code"))
    try:
        identity = await provider(club).finish(state, request.cookies.get(STATE_COOKIE, ""), code)
        found = await session_of(club, request)
        if identity.link and (found is None or found.account.id != identity.link):
            raise Problem("oidc-failed", 401)
        lang = language(request.headers.get("accept-language", ""))
        account, _ = await club.identities.account(identity, lang)
        token = await open_session(club, request, account)
    except Problem as problem:
        return Response(None, status_code=302, headers={"location": f"/sign-in?failed={problem.key}"}, cookies=[gone])
    cookies = [gone, session_cookie(request, club.settings, token)]
    return Response(None, status_code=302, headers={"location": "/account"}, cookies=cookies)


HANDLERS = [start, callback]
