"""REST interface for tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludoteca.rooms.clock import read_rules
from ludoteca.server.club.access import (
    AnyRequest,
    Signed,
    TheClub,
)
from ludoteca.server.club.club import Club
from ludoteca.server.club.formats import MAX_ROUNDS, round_count, table_of
from ludoteca.server.club.standings import Standing
from ludoteca.server.club.tournaments import OPEN, Sitting, Stored, Tournament, bots_needed
from ludoteca.server.games import game_called
from ludoteca.server.services.lobby import tidy_name
from ludoteca.server.transport.http.common import Done, Name

Clock = Annotated[dict[Name, str | int | float], msgspec.Meta(max_length=8)]


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    game: Name
    format: Literal["swiss", "robin", "knockout"]
    size: Annotated[int, msgspec.Meta(ge=2, le=6)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MAX_ROUNDS)] = 3
    clock: Clock = {}
    rated: bool = False
    level: Name = ""
    starts: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


class Made(msgspec.Struct):
    id: str


class TournamentShown(msgspec.Struct):
    id: str
    name: str
    host: str | None  # null: the account was erased
    game: str
    format: str
    size: int
    rounds: int  # 0: not known before the start
    clock: str  # none, live, async
    rated: bool
    level: str
    state: str
    starts: int | None
    entrants: int


class StandingShown(msgspec.Struct):
    number: int
    name: str | None  # null: a bot, or an account that was erased
    bot: bool
    points: float
    rivals: float
    wins: int
    played: int
    byes: int
    withdrawn: bool


class SittingShown(msgspec.Struct):
    table: str | None
    entrants: list[int]
    places: list[int] | None


class TournamentPage(msgspec.Struct):
    tournament: TournamentShown
    hosting: bool  # the viewer is its host
    mine: int | None  # the viewer's number among the entrants
    standings: list[StandingShown]
    rounds: list[list[SittingShown]]


def tournament_shown(one: Tournament, names: dict[str, str], entrants: int) -> TournamentShown:
    count = entrants + (bots_needed(entrants, one.size) if one.level and one.state == OPEN else 0)
    known = one.format == "swiss" or one.state != OPEN
    return TournamentShown(
        id=one.id,
        name=one.name,
        host=names.get(one.host),
        game=one.game,
        format=one.format,
        size=one.size,
        rounds=round_count(one.plan(), count) if known else 0,
        clock=one.clock.kind,
        rated=one.rated,
        level=one.level,
        state=one.state,
        starts=one.starts,
        entrants=entrants,
    )


@get("/api/club/tournaments", tags=["club"])
async def tournaments(club: TheClub) -> list[TournamentShown]:
    """The tournaments of this server, those that changed last first."""
    found = await club.play.tournaments.listed()
    names = await club.accounts.names([one.host for one, _ in found])
    return [tournament_shown(one, names, count) for one, count in found]


@post("/api/club/tournaments", tags=["club"])
async def new_tournament(data: JSONBody[NewTournament], club: TheClub, signed: Signed) -> Made:
    """Create a tournament as its host. It begins when the host says so, or at a given time."""
    now = club.now()
    wanted = Tournament(
        id=club.secrets.table(),
        name=tidy_name(data.name),
        host=signed.account.id,
        game=game_called(data.game).id,
        format=data.format,
        size=data.size,
        rounds=data.rounds,
        clock=read_rules(dict(data.clock)),
        rated=data.rated,
        level=data.level,
        state=OPEN,
        starts=data.starts,
        made=now,
        at=now,
        ver=0,
    )
    return Made(await club.play.tournaments.create(wanted))


@get("/api/club/tournaments/{tournament:str}", tags=["club"])
async def tournament_page(request: AnyRequest, tournament: FromPath[str], club: TheClub) -> TournamentPage:
    """A tournament with its standings and the tables of all rounds."""
    stored = await club.play.tournaments.get(tournament)
    return await page_shown(club, stored, await club.find_account(request.cookies) or "")


async def page_shown(club: Club, stored: Stored, viewer: str) -> TournamentPage:
    one = stored.tournament
    names = await club.accounts.names([one.host, *[entrant.account for entrant in stored.entrants]])
    accounts = {entrant.number: entrant.account for entrant in stored.entrants}
    mine = stored.entrant(viewer)
    last = stored.field().round
    return TournamentPage(
        tournament=tournament_shown(one, names, len(stored.entrants)),
        hosting=bool(viewer) and one.host == viewer,
        mine=mine.number if mine is not None else None,
        standings=[
            standing_shown(found, accounts[found.entrant], names) for found in table_of(one.plan(), stored.field())
        ],
        rounds=[[sitting_shown(s) for s in stored.sittings if s.round == number] for number in range(1, last + 1)],
    )


def standing_shown(found: Standing, account: str, names: dict[str, str]) -> StandingShown:
    return StandingShown(
        number=found.entrant,
        name=names.get(account),
        bot=not account,
        points=round(float(found.points), 2),
        rivals=round(float(found.rivals), 2),
        wins=found.wins,
        played=found.played,
        byes=found.byes,
        withdrawn=found.withdrawn,
    )


def sitting_shown(sitting: Sitting) -> SittingShown:
    return SittingShown(sitting.table or None, sitting.entrants, sitting.places)


@post("/api/club/tournaments/{tournament:str}/join", tags=["club"], status_code=200)
async def join(tournament: FromPath[str], club: TheClub, signed: Signed) -> Done:
    """Enter a tournament that has not begun."""
    await club.play.tournaments.join(tournament, signed.account.id)
    return Done()


@post("/api/club/tournaments/{tournament:str}/leave", tags=["club"], status_code=200)
async def leave(tournament: FromPath[str], club: TheClub, signed: Signed) -> Done:
    """Leave a tournament. After the start it counts from the next round on."""
    await club.play.tournaments.withdraw(tournament, signed.account.id)
    return Done()


@post("/api/club/tournaments/{tournament:str}/start", tags=["club"], status_code=200)
async def start(tournament: FromPath[str], club: TheClub, signed: Signed) -> Done:
    """Begin the first round, as the host of the tournament."""
    await club.play.tournaments.start(tournament, signed.account.id)
    club.play.woken.set()
    return Done()


@post("/api/club/tournaments/{tournament:str}/cancel", tags=["club"], status_code=200)
async def cancel(tournament: FromPath[str], club: TheClub, signed: Signed) -> Done:
    """Cancel a tournament, as its host. Games that have begun go on."""
    await club.play.tournaments.cancel(tournament, signed.account.id)
    return Done()


HANDLERS = [tournaments, new_tournament, tournament_page, join, leave, start, cancel]
