"""All routes of the club."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

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
