"""The handlers of everything that people with accounts play: ratings, tournaments, opponents."""

from __future__ import annotations

from ludoteca.server.club.routes import opponents, ratings, tournaments

HANDLERS = [*ratings.HANDLERS, *tournaments.HANDLERS, *opponents.HANDLERS]
