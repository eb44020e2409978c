"""All routes of the club."""

from __future__ import annotations

from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler

from ludoteca.server.club.access import account_of
from ludoteca.server.club.routes import (
    host,
    mail,
    messages,
    oidc,
    own,
    pages,
    passkeys,
    people,
    play,
    profiles,
    seats,
    sessions,
    sign_in,
)
from ludoteca.server.transport.http.plugin import Routes

HANDLERS: list[HTTPRouteHandler] = [
    *sign_in.HANDLERS,
    *passkeys.HANDLERS,
    *mail.HANDLERS,
    *messages.HANDLERS,
    *oidc.HANDLERS,
    *people.HANDLERS,
    *profiles.HANDLERS,
    *host.HANDLERS,
    *own.HANDLERS,
    *sessions.HANDLERS,
    *seats.HANDLERS,
    *play.HANDLERS,
    pages.page,
]

ROUTES = Routes(HANDLERS, {"signed": Provide(account_of)})
