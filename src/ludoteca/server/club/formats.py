"""The formats of tournaments: which round follows, when a tournament is over, and its standings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.server.club.pairing import Group, knock_out_round, round_robin, seated, survivors, swiss_round
from ludoteca.server.club.standings import Meeting, Standing, knock_out_standings, standings

SWISS = "swiss"
ROUND_ROBIN = "robin"
KNOCK_OUT = "knockout"
FORMATS = (SWISS, ROUND_ROBIN, KNOCK_OUT)
MAX_ENTRANTS = 128
MAX_ROUNDS = 20


class Plan(msgspec.Struct, frozen=True):
    """What is agreed before a tournament begins."""

    format: str
    sizes: list[int]  # the numbers of seats that its tables may have, smallest first
    rounds: int  # of a Swiss tournament; the other formats know theirs


class Field(msgspec.Struct, frozen=True):
    """The state of a tournament: its entrants in the order of entering, and all tables so far."""

    entrants: list[int]
    withdrawn: set[int]
    meetings: list[Meeting]

    @property
    def round(self) -> int:
        return max((meeting.round for meeting in self.meetings), default=0)

    @property
    def waiting(self) -> bool:
        """Whether a table of the present round is still being played."""
        return any(meeting.places is None for meeting in self.meetings)


def next_round(plan: Plan, field: Field) -> list[Group]:
    """The groups of the next round, each in the order of its seats; empty if the tournament is over."""
    return [seated(group, field.meetings) for group in groups_of(plan, field)]


def groups_of(plan: Plan, field: Field) -> list[Group]:
    present = [number for number in field.entrants if number not in field.withdrawn]
    if len(present) < 2:
        return []
    if plan.format == KNOCK_OUT:
        alive = survivors(field.entrants, field.withdrawn, field.meetings)
        return knock_out_round(alive, field.meetings, plan.sizes) if len(alive) > 1 else []
    if plan.format == ROUND_ROBIN:
        rounds = round_robin(field.entrants, max(plan.sizes))
        return without(rounds[field.round], field.withdrawn) if field.round < len(rounds) else []
    if field.round >= plan.rounds:
        return []
    return swiss_round(field.entrants, field.withdrawn, field.meetings, plan.sizes)


def without(groups: Sequence[Group], withdrawn: set[int]) -> list[Group]:
    """A round of a schedule without those who have withdrawn."""
    left = [tuple(number for number in group if number not in withdrawn) for group in groups]
    return [group for group in left if group]


def round_count(plan: Plan, entrants: int) -> int:
    """How many rounds a tournament takes if nobody withdraws; 0 if it is not possible."""
    if plan.format == SWISS:
        return plan.rounds
    if plan.format == ROUND_ROBIN:
        return len(round_robin(range(entrants), max(plan.sizes)))
    field = Field(list(range(entrants)), set(), [])
    count = 0
    while groups := next_round(plan, field):
        count += 1
        ended = [Meeting(count, group, tuple(range(1, len(group) + 1))) for group in groups]
        field = Field(field.entrants, set(), [*field.meetings, *ended])
    return count


def walkover(plan: Plan, group: Group) -> tuple[int, ...] | None:
    """The places of a group that needs no table: a bye, or too few entrants for the title. None if it plays."""
    return None if len(group) in plan.sizes else (1,) * len(group)


def table_of(plan: Plan, field: Field) -> list[Standing]:
    """The standings of a tournament."""
    rank = knock_out_standings if plan.format == KNOCK_OUT else standings
    return rank(field.entrants, field.withdrawn, field.meetings)
