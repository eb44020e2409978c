"""Delayed spectators: a copy of the table that is as old as the table wants, built from the same journal rows.

Everything that people without a seat are shown comes from this copy. It cannot tell them more than the table knew at
that time, because rows that are too young have not been applied to it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ludoteca.rooms.events import Begun
from ludoteca.rooms.model import SEAT_COLUMNS, Row, Seat
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.rebuild import FAILURES, apply_row
from ludoteca.rooms.table import LiveTable

MAX_DELAY_MOVES = 200
MAX_DELAY_S = 7 * 86_400


class Delayed:
    """What spectators see of a running game, and the rows that they may not see yet."""

    def __init__(self, source: LiveTable, rows: Sequence[Row] = ()) -> None:
        self.source = source
        seats = [Seat(seat.number, seat.kind) for seat in source.seats]
        self.live = LiveTable(source.facts, seats, list(source.players.values()))
        self.pending = deque(rows)
        self.failure: Exception | None = (
            None  # why the past cannot be replayed: spectators wait for the end of the game
        )

    def take_over(self, newer: Delayed) -> None:
        """Become the copy of a table that was read again. What is shown already stays the same object."""
        self.live.take_over(newer.live)
        self.pending = newer.pending
        self.failure = newer.failure

    @property
    def broken(self) -> bool:
        return self.failure is not None

    def add(self, rows: Sequence[Row]) -> None:
        self.pending.extend(rows)

    def is_due(self, now: int) -> bool:
        """Whether a row has become old enough to be shown."""
        return bool(self.pending) and not self.broken and self._is_old(self.pending[0], now)

    def advance(self, now: int) -> LiveTable:
        """The table as spectators may see it at a moment."""
        self.apply_due(now)
        if self.broken:
            raise Problem("no-spectators", 403)
        self._follow()
        return self.live

    def apply_due(self, now: int) -> None:
        """Apply the rows that have become old enough."""
        try:
            while self.is_due(now):
                row = self.pending.popleft()
                apply_row(self.live, row)
        except FAILURES as error:
            self.failure = error

    def _is_old(self, row: Row, now: int) -> bool:
        facts = self.source.facts
        if isinstance(row.event, Begun):
            return True
        in_time = not facts.delay_s or row.at <= now - facts.delay_s * 1000
        return in_time and row.seq <= self.source.seq - facts.delay_moves

    def _follow(self) -> None:
        """Take over what is no part of the journal: names, seats that somebody takes, the facts."""
        self.live.facts = self.source.facts
        self.live.players = self.source.players
        self.live.rematch = self.source.rematch
        for own, seat in zip(self.live.seats, self.source.seats, strict=True):
            for name in SEAT_COLUMNS:
                setattr(own, name, getattr(seat, name))


def read_delay(given: dict[str, int]) -> tuple[int, int]:
    """The delay that a host asks for: moves and seconds, at most one of them."""
    known = {"moves": MAX_DELAY_MOVES, "minutes": MAX_DELAY_S // 60}
    if len(given) > 1 or any(name not in known or not 0 <= value <= known[name] for name, value in given.items()):
        raise Problem("delay", 400)
    return given.get("moves", 0), given.get("minutes", 0) * 60


def delay_shown(moves: int, seconds: int) -> dict[str, int]:
    return {"moves": moves} if moves else {"minutes": seconds // 60} if seconds else {}
