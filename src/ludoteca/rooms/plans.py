"""The data of prepared moves: answers that a player has given before the question comes.

A plan belongs to one seat. It is no part of the journal, and nobody but the owner of the seat may notice it before one
of its moves is played.
"""

from __future__ import annotations

from typing import Any

import msgspec

PLAYED = "played"
OTHERWISE = "otherwise"  # the condition did not hold
IMPOSSIBLE = "impossible"  # the answer was not in the menu


class PreparedMove(msgspec.Struct):
    """An answer and its condition. All parts of the condition that are given must hold."""

    id: int
    do: str  # the answer, as the menu writes it
    seat: int = -1  # who must have moved; -1: any other seat
    move: str = ""  # what they must have done, as the menu writes it; empty: anything
    question: str = ""  # the key of the question that the owner must be asked; empty: any
    rev: int = 0  # of the table when it was prepared: it answers later questions only
    delay: int = 0  # milliseconds between the question and the answer


class Told(msgspec.Struct):
    """What became of a prepared move, for its owner to read."""

    do: str
    why: str  # played, otherwise, impossible
    at: int


class Plan(msgspec.Struct):
    moves: list[PreparedMove] = []
    told: list[Told] = []
    last: int = 0  # the highest id so far

    def stored(self) -> str:
        return msgspec.json.encode(self).decode()

    def ready(self, asked_since: int) -> list[PreparedMove]:
        """The moves that answer a question put at a revision."""
        return [move for move in self.moves if move.rev < asked_since]


def plan_due(plan: Plan, asked_since: int, asked_at: int) -> int | None:
    """When the first of the moves that may answer a question is looked at."""
    ready = plan.ready(asked_since)
    return asked_at + ready[0].delay if ready else None


def read_plans(rows: list[dict[str, Any]]) -> dict[int, Plan]:
    """The plans of a table by seat, from the rows of its seats in the database."""
    return {row["seat"]: msgspec.json.decode(row["plan"], type=Plan) for row in rows if row["plan"]}
