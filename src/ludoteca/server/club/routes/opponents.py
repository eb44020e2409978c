"""REST interface for people who look for a game: the queue and challenges."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.access import (
    Signed,
    TheClub,
)
from ludoteca.server.club.matchmaking import Seeker
from ludoteca.server.club.opponents import PACES, Challenge
from ludoteca.server.club.routes.shown import AccountName
from ludoteca.server.club.table_making import Sitter
from ludoteca.server.games import game_called
from ludoteca.server.transport.http.common import Done, Name

Pace = Literal["live", "days"]


class Search(msgspec.Struct, forbid_unknown_fields=True):
    """The game that somebody wants to play."""

    game: Name
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)]
    pace: Pace = "live"
    rated: bool = False
    bots_after: Annotated[int, msgspec.Meta(ge=-1, le=86400)] = -1  # seconds; -1: only people


class SearchShown(msgspec.Struct):
    search: Search | None  # null: this person does not wait for a game
    since: int = 0
    others: int = 0  # who wait for the same game
    table: str | None = None  # the game that was found


class NewChallenge(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName
    game: Name
    pace: Pace = "live"
    rated: bool = False


class Made(msgspec.Struct):
    id: str


class ChallengeShown(msgspec.Struct):
    id: str
    by: str | None
    to: str | None
    mine: bool  # this person has made it
    game: str
    pace: str
    rated: bool
    made: int


class Accepted(msgspec.Struct):
    table: str


@get("/api/club/queue", tags=["club"])
async def search(club: TheClub, signed: Signed) -> SearchShown:
    """What this person waits for, and the table when a game was found."""
    seeker = await club.play.opponents.seeking(signed.account.id)
    if seeker is None:
        return SearchShown(None)
    others = [one for one in await club.play.opponents.waiting() if one.kind == seeker.kind]
    return SearchShown(
        Search(seeker.game, seeker.count, "days" if seeker.pace == "days" else "live", seeker.rated, seeker.bots_after),
        seeker.since,
        len([one for one in others if one.account != seeker.account]),
        seeker.table_id or None,
    )


@post("/api/club/queue", tags=["club"], status_code=200)
async def seek(data: JSONBody[Search], club: TheClub, signed: Signed) -> Done:
    """Wait for a game with others. It begins by itself when enough people want the same."""
    game = game_called(data.game)
    if data.seats not in game.seats:
        raise Problem("no-sense", 400, fields="seats")
    now = club.now()
    await club.play.opponents.seek(
        Seeker(signed.account.id, game.id, data.seats, data.pace, data.rated, data.bots_after, now, now)
    )
    club.play.woken.set()
    return Done()


@post("/api/club/queue/leave", tags=["club"], status_code=200)
async def leave(club: TheClub, signed: Signed) -> Done:
    """Wait no longer."""
    await club.play.opponents.leave(signed.account.id)
    return Done()


@get("/api/club/challenges", tags=["club"])
async def challenges(club: TheClub, signed: Signed) -> list[ChallengeShown]:
    """The open challenges by and to this person."""
    mine = await club.play.opponents.challenges(signed.account.id)
    names = await club.accounts.names([account for one in mine for account in (one.by, one.to)])
    return [challenge_shown(one, names, signed.account.id) for one in mine]


def challenge_shown(one: Challenge, names: dict[str, str], viewer: str) -> ChallengeShown:
    return ChallengeShown(
        one.id, names.get(one.by), names.get(one.to), one.by == viewer, one.game, one.pace, one.rated, one.made
    )


@post("/api/club/challenges", tags=["club"])
async def challenge(data: JSONBody[NewChallenge], club: TheClub, signed: Signed) -> Made:
    """Challenge a person to a game of two."""
    game = game_called(data.game)
    if 2 not in game.seats:
        raise Problem("no-sense", 400, fields="game")
    other = await club.accounts.by_name(data.name)
    if other is None:
        raise Problem("no-account", 404)
    return Made(await club.play.opponents.challenge(signed.account.id, other.id, game.id, data.pace, data.rated))


@post("/api/club/challenges/{challenge_id:str}/accept", tags=["club"], status_code=200)
async def accept(challenge_id: FromPath[str], club: TheClub, signed: Signed) -> Accepted:
    """Accept a challenge. The game begins at once."""
    one = await club.play.opponents.one(challenge_id, signed.account.id)
    names = await club.accounts.names([one.by, one.to])
    if one.to != signed.account.id or one.by not in names:
        raise Problem("no-challenge", 404)
    sitters = [Sitter(account, names[account]) for account in (one.by, one.to)]
    entry, made = club.table_making.make(one.game, sitters, PACES[one.pace], one.rated)
    await club.play.opponents.accept(one, made)
    await club.table_making.open(entry)
    return Accepted(entry.live.id)


@post("/api/club/challenges/{challenge_id:str}/decline", tags=["club"], status_code=200)
async def decline(challenge_id: FromPath[str], club: TheClub, signed: Signed) -> Done:
    """Decline a challenge, or take one's own back."""
    await club.play.opponents.decline(challenge_id, signed.account.id)
    return Done()


HANDLERS = [search, seek, leave, challenges, challenge, accept, decline]
