"""The handlers of everything that people with accounts play: archive, ratings, tournaments, opponents."""

from __future__ import annotations

from ludoteca.server.club.routes import archive, opponents, ratings, tournaments

HANDLERS = [*archive.HANDLERS, *ratings.HANDLERS, *tournaments.HANDLERS, *opponents.HANDLERS]
