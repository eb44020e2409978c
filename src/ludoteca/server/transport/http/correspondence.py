"""REST interface for correspondence play: prepared moves and vacations."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.params import FromQuery, JSONBody

from ludoteca.kernel import SEAT, Action, Viewer, read_action, show_action
from ludoteca.rooms import prepared
from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.model import seat_number
from ludoteca.rooms.plans import PreparedMove
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.plain_text import plain
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.vacations import Days
from ludoteca.server.transport.http.common import (
    Name,
    TheCommands,
    TheLobby,
    TheSeat,
    TheVacations,
)

MAX_QUESTIONS = 6  # of the own past, whose choices are offered as answers
MAX_CHOICES = 400

Do = Annotated[str, plain(1000)]


class MoveWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A prepared move; `id` is 0 for a new one."""

    do: Do
    id: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0
    seat: Name | None = None
    move: Do = ""
    question: Name = ""


class PlanWanted(msgspec.Struct, forbid_unknown_fields=True):
    moves: Annotated[list[MoveWanted], msgspec.Meta(max_length=50)]
    seat: Name | None = None
    seen: bool = False


class MoveShown(msgspec.Struct):
    id: int
    do: dict[str, Any]
    seat: str | None
    move: dict[str, Any] | None
    question: str


class ToldShown(msgspec.Struct):
    do: dict[str, Any]
    why: str
    at: int


class PlanShown(msgspec.Struct):
    """The prepared moves of the own seat, and what a new one can be made of: choices of the latest own questions."""

    seat: str
    moves: list[MoveShown]
    told: list[ToldShown]
    choices: list[dict[str, Any]]
    questions: list[dict[str, Any]]


class VacationWanted(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


def plan_shown(live: LiveTable, seat: int) -> PlanShown:
    """A plan for its owner."""
    m = live.match
    if m is None or live.state != PLAYING:
        return PlanShown(SEAT.word(seat), [], [], [], [])
    viewer = Viewer(m.state, seat)

    def shown(do: str) -> dict[str, Any]:
        return show_action(live.game, viewer, read_action(live.game, do))

    plan = live.plans.get(seat)
    asked = prepared.questions_of(live, seat, MAX_QUESTIONS)
    choices: dict[Action, None] = {}
    for _, menu in asked:
        choices.update(dict.fromkeys(menu))
    questions = {prompt["key"]: prompt for prompt, _ in reversed(asked)}
    return PlanShown(
        SEAT.word(seat),
        [
            MoveShown(
                move.id,
                shown(move.do),
                SEAT.word(move.seat) if move.seat >= 0 else None,
                shown(move.move) if move.move else None,
                move.question,
            )
            for move in (plan.moves if plan is not None else [])
        ],
        [ToldShown(shown(told.do), told.why, told.at) for told in (plan.told if plan is not None else [])],
        [show_action(live.game, viewer, action) for action in list(choices)[:MAX_CHOICES]],
        list(questions.values()),
    )


@get("/api/tables/{table:str}/prepared", tags=["play"])
async def plan(seated: TheSeat, seat: FromQuery[Name | None] = None) -> PlanShown:
    """The prepared moves of the own seat. Nobody else can read them."""
    entry = seated.entry
    own = seated.own_seat(seat)
    async with entry.committed() as live:
        return plan_shown(live, own)


def wanted_move(entry: Entry, own: int, move: MoveWanted) -> PreparedMove:
    other = seat_number(move.seat, len(entry.live.seats)) if move.seat else -1
    if other == own:
        raise Problem("no-seat", 404)
    return PreparedMove(id=move.id, do=move.do, seat=other, move=move.move, question=move.question)


@put("/api/tables/{table:str}/prepared", tags=["play"])
async def set_plan(data: JSONBody[PlanWanted], seated: TheSeat, commands: TheCommands, lobby: TheLobby) -> PlanShown:
    """Replace the prepared moves of the own seat. Each answers a question that comes after it was prepared: the first
    one whose condition holds and whose answer is possible is played, those before it are dropped."""
    entry = seated.entry
    own = seated.own_seat(data.seat)
    wanted = [wanted_move(entry, own, move) for move in data.moves]
    delay = delays(lobby.secrets)
    await commands.run(entry, lambda live, change: prepared.change_plan(live, change, own, wanted, data.seen, delay))
    async with entry.committed() as live:
        return plan_shown(live, own)


def delays(secrets: Secrets) -> prepared.Delay:
    return lambda: prepared.MIN_DELAY_MS + secrets.below(prepared.MAX_DELAY_MS - prepared.MIN_DELAY_MS)


@get("/api/tables/{table:str}/vacation", tags=["play"])
async def vacation(seated: TheSeat, vacations: TheVacations) -> Days:
    """The days of vacation that the caller has in a year, and those that are left."""
    return await vacations.days(seated.player)


@post("/api/tables/{table:str}/vacation", tags=["play"], status_code=200)
async def begin_vacation(data: JSONBody[VacationWanted], seated: TheSeat, vacations: TheVacations) -> Days:
    """Stop the own clocks for some days: at this correspondence table, or at all those of the caller's account."""
    entry = seated.entry
    return await vacations.begin(entry, seated.player, data.days)


@post("/api/tables/{table:str}/vacation/end", tags=["play"], status_code=200)
async def end_vacation(seated: TheSeat, vacations: TheVacations) -> Days:
    """End the own vacation before its time. The day that has begun is used up."""
    entry = seated.entry
    return await vacations.end(entry, seated.player)


HANDLERS = [plan, set_plan, vacation, begin_vacation, end_vacation]
