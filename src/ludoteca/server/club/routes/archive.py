"""REST interface for the archive of finished games and the statistics of titles."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from ludoteca.server.club.access import (
    TheClub,
)
from ludoteca.server.club.archive import ArchivedGame, Query
from ludoteca.server.club.statistics import TitleStatistics
from ludoteca.server.games import game_called
from ludoteca.server.transport.http.common import Line, Name

Seats = Annotated[int, msgspec.Meta(ge=0, le=6)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


@get("/api/club/archive", tags=["club"])
async def archive(
    club: TheClub,
    game: FromQuery[Name] = "",
    player: FromQuery[Name] = "",
    seats: FromQuery[Seats] = 0,
    reason: FromQuery[Name] = "",
    min_length: FromQuery[Line] = 0,
    max_length: FromQuery[Line] = 0,
    before: FromQuery[Moment] = 0,
) -> list[ArchivedGame]:
    """Finished games of public tables, the newest first: those of a title, a player, a number of seats, a way to win, a
    length in actions; `before`: the `at` of the last game of the page before."""
    query = Query(game, player, seats, reason, min_length, max_length, before)
    return await club.play.archive.search(query)


@get("/api/club/statistics/{game:str}", tags=["club"])
async def statistics(game: FromPath[str], club: TheClub) -> TitleStatistics:
    """Statistics of a title: win shares by seat and by faction, ways to win, length."""
    return club.play.statistics.of(game_called(game).id)


HANDLERS = [archive, statistics]
