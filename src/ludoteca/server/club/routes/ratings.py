"""REST interface for rated tables, leaderboards and the ratings of a person."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import (
    AnyRequest,
    Signed,
    TheClub,
    signed_in,
)
from ludoteca.server.club.accounts import Account
from ludoteca.server.club.club import Club
from ludoteca.server.club.ladders import LadderShown
from ludoteca.server.club.ratings import BOT, Point
from ludoteca.server.games import game_called
from ludoteca.server.transport.http.common import Admitted, TheLobby, TheSettings
from ludoteca.server.transport.http.quotas import Quotas
from ludoteca.server.transport.http.tables import NewTable, create_table, wanted_table

MAX_RANKS = 200


class Rank(msgspec.Struct):
    rank: int
    name: str | None  # of a person; null: a bot
    level: str | None  # of a bot
    rating: int
    sure: float  # what the participant is surely worth: the order of the list
    games: int
    provisional: bool


class RatingPoint(msgspec.Struct):
    at: int
    table: str
    rating: int
    place: int


class RatingShown(msgspec.Struct):
    game: str
    seats: int
    rating: int
    games: int
    provisional: bool
    curve: list[RatingPoint]


@post("/api/club/rated-tables", tags=["club"])
async def rated_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    signed: Signed,
    lobby: TheLobby,
    settings: TheSettings,
    quotas: NamedDependency[Quotas],
) -> Admitted:
    """Create a rated table: without hints, and nothing is taken back beyond one's own turn. All people at it need an
    account, and each holds one seat."""
    if data.seed is not None or any(seat.kind == "hotseat" for seat in data.seats):
        raise Problem("rated-seats", 400)
    wanted = wanted_table(data, lobby)
    wanted.hints, wanted.undo, wanted.rated, wanted.name = False, "strict", True, signed.account.name
    return await create_table(request, data, lobby, settings, quotas, wanted, signed.account.id)


@get("/api/club/ladders", tags=["club"])
async def ladders(club: TheClub) -> list[LadderShown]:
    """The leaderboards: titles and numbers of seats with rated games."""
    return await club.play.ladders.all()


@get("/api/club/ladders/{game:str}/{seats:int}", tags=["club"])
async def leaderboard(request: AnyRequest, game: FromPath[str], seats: FromPath[int], club: TheClub) -> list[Rank]:
    """A leaderboard: settled ratings first. People who do not show themselves to everybody see only their own line."""
    points = await club.play.ladders.leaderboard((game_called(game).id, seats))
    people = await visible(club, points, await signed_in(club, request))
    shown = [point for point in points if point.who.startswith(BOT) or point.who in people]
    return [rank_shown(number, point, people) for number, point in enumerate(shown[:MAX_RANKS], 1)]


async def visible(club: Club, points: list[Point], viewer: Account | None) -> dict[str, str]:
    """The names of the people whom a viewer may see in a public list."""
    ids = [point.who for point in points if not point.who.startswith(BOT)]
    found = await club.accounts.by_ids(ids)
    return {one.id: one.name for one in found if await club.profiles.may_see(one, viewer)}


def rank_shown(number: int, point: Point, people: dict[str, str]) -> Rank:
    return Rank(
        rank=number,
        name=people.get(point.who),
        level=point.who.removeprefix(BOT) if point.who.startswith(BOT) else None,
        rating=point.shown,
        sure=round(-point.order[1], 2),
        games=point.games,
        provisional=point.provisional,
    )


@get("/api/club/people/{name:str}/ratings", tags=["club"])
async def ratings_of(request: AnyRequest, name: FromPath[str], club: TheClub) -> list[RatingShown]:
    """The ratings of a person with their curves."""
    account = await club.profiles.visible(name, await signed_in(club, request))
    found = await club.play.ladders.of(account.id)
    return [rating_shown(ladder, points) for ladder, points in sorted(found.items())]


def rating_shown(ladder: tuple[str, int], points: list[Point]) -> RatingShown:
    last = points[-1]
    curve: list[Any] = [RatingPoint(point.at, point.table, point.shown, point.place) for point in points]
    return RatingShown(ladder[0], ladder[1], last.shown, last.games, last.provisional, curve)


HANDLERS = [rated_table, ladders, leaderboard, ratings_of]
