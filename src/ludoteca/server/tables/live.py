"""A table in memory, and what may be done at it.

A command checks everything first, then changes the table and leaves the rows that say so in `rows`; the hub commits them before
anybody hears of it. Rebuilding a table (replay.py) plays the same rows again.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from ludoteca.kernel import (
    DEAL_VERBS,
    SEAT,
    Action,
    CodecError,
    Game,
    Match,
    No,
    Refused,
    Table,
    Viewer,
    read_action,
    save,
    write_action,
)
from ludoteca.kernel.view import show_no
from ludoteca.server.errors import Problem
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables.model import Row, plain_events
from ludoteca.server.tables.record import LOBBY, OVER, PLAYING, Record

SNAPSHOT_EVERY = 32


class Live(Record):
    def start(self, now: int) -> None:
        if self.state != LOBBY:
            raise Problem("started")
        if any(s.kind == "open" for s in self.seats):
            raise Problem("seats-open")
        self.match = Match(self.game, self.facts.setup, self.facts.seed)
        self.opened()
        m = self.match
        row = self._row(kinds.START, -1, "", now, "")
        row.chance = m.opening_chance
        row.events = plain_events(m.opening_events)
        self._done(row)
        self._settle_forced(now)

    def act(self, seat: int, rev: int, do: str, key: str, now: int) -> bool:
        """Carry out a choice; False if this very command was carried out before."""
        if key and (seat, key) in self.keys:
            return False
        m = self.playing()
        if self.clock.paused:
            raise Problem("paused")
        try:
            action = read_action(self.game, do)
        except (CodecError, ValueError):
            raise Problem("no-such-action", 400) from None
        if len(write_action(self.game, action)) > 1000:
            raise Problem("no-such-action", 400)
        self._check_fresh(seat, rev, action)
        undone = m.undone
        m.undone = []
        try:
            self._line(kinds.ACT, seat, action, now, key)
        except Refused:
            m.undone = undone
            raise
        self._settle_forced(now)
        return True

    def _check_fresh(self, seat: int, rev: int, action: Action) -> None:
        """A click on something that is no longer what the player saw is stale."""
        if not 0 <= rev <= self.rev:
            raise Problem("stale")
        if action.verb in DEAL_VERBS:
            for offer, since in self.offers:
                if action.verb != "offer" and action.args and offer.number == action.args[0] and rev < since:
                    raise Problem("stale")
            return
        if seat in self.asked_since:
            if rev < self.asked_since[seat]:
                raise Problem("stale")
        elif rev < self.seen_rev(seat):
            raise Problem("stale")

    def _line(self, kind: str, seat: int, action: Action, now: int, key: str, forced: list[int] | None = None) -> Row:
        m = self.match
        assert m is not None
        m.step(seat, action, kind == kinds.AUTO, forced)
        line = m.lines[-1]
        row = self._row(kind, seat, write_action(self.game, action), now, key)
        row.chance = line.chance
        row.events = plain_events(line.events)
        self._done(row)
        if m.seq - self.snapshot_seq >= SNAPSHOT_EVERY or self.state == OVER:
            self.take_snapshot()
        return row

    def _settle_forced(self, now: int) -> None:
        m = self.match
        assert m is not None
        while self.state == PLAYING:
            forced = m.forced_choice()
            if forced is None:
                return
            self._line(kinds.AUTO, forced[0], forced[1], now, "")

    def undo(self, seat: int, rev: int, to: int | None, now: int) -> None:
        self.playing()
        if rev != self.seen_rev(seat):
            raise Problem("stale")
        targets = {self.own_number(seat, target): target for target in self.undo_targets(seat)}
        if not targets or (to is not None and to not in targets):
            raise Problem("undo-barrier")
        self.do(kinds.UNDO, seat, str(max(targets.values()) if to is None else targets[to]), now)

    def redo(self, seat: int, rev: int, now: int) -> None:
        m = self.playing()
        if rev != self.seen_rev(seat):
            raise Problem("stale")
        if not self.can_redo(seat):
            raise Problem("nothing-to-redo")
        if self.clock.paused:
            raise Problem("paused")
        rest = m.undone[1:]
        self._line(kinds.REDO, seat, m.undone[0][1], now, "")
        m.undone = []
        self._settle_forced(now)
        m.undone = rest

    def prefer(self, seats: list[int], resolve: bool, skip_confirm: bool, now: int) -> None:
        for number in seats:
            self.seats[number].resolve = resolve
            self.seats[number].skip_confirm = skip_confirm
            if self.match is not None:
                self.match.resolve[number] = resolve
                self.match.skip_confirm[number] = skip_confirm
        if self.match is not None and self.state == PLAYING and not self.clock.paused:
            self._settle_forced(now)

    def do(self, kind: str, seat: int, text: str, now: int) -> None:
        """Carry out an event of the table and write it down."""
        self.carry_out(kind, seat, text, now)
        self._done(self._row(kind, seat, text, now, ""))

    def _row(self, kind: str, seat: int, text: str, now: int, key: str) -> Row:
        return Row(self.rev + 1, self.seq, kind, seat, text, [], [], 0, now, key)

    def _done(self, row: Row) -> None:
        """The row has happened: note it."""
        self.note(row)
        row.asked = self.people_asked()
        self.run_clock(row)
        self.rows.append(row)

    def take_snapshot(self) -> None:
        m = self.match
        if m is None or self.rev == self.snapshot_rev:
            return
        self.snapshot_seq = m.seq
        self.snapshot_rev = self.rev
        self.snapshots.append((self.rev, m.seq, packed(self.game, m.state)))

    def state_at(self, seq: int) -> Table:
        m = self.match
        if m is None or not 0 <= seq <= m.seq:
            raise Problem("no-such-line", 404)
        if seq == m.seq:
            return m.state.copy()
        if seq < m.first:
            raise Problem("older-rules", 409)
        return m.state_at(seq)

    def no_shown(self, no: No, seat: int) -> dict[str, Any]:
        assert self.match is not None
        return show_no(self.game, Viewer(self.match.state, seat), no)


def packed(game: Game[Any], s: Table) -> bytes:
    """Quicker than the kernel's own packing and read by the same unpack."""
    return zlib.compress(msgspec.json.encode(save(game, s)), 1)


def seat_number(word: str, count: int) -> int:
    """Seat A, B, ... as a number; Problem if there is none."""
    number = SEAT.numbers.get(word, -1)
    if not 0 <= number < count:
        raise Problem("no-seat", 404)
    return number
