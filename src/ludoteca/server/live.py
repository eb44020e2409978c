"""A table in memory: the match, the people, the clock, and how each follows from the journal.

Nothing here waits, reads the time or touches the disk. A command checks everything first, then changes the table and leaves the rows
that say so in `rows`; the hub commits them before anybody hears of it. Rebuilding a table plays the same rows again.
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
    Offer,
    Refused,
    Step,
    Table,
    Viewer,
    advance,
    asked,
    read_action,
    save,
    state_hash,
    unpack,
    write_action,
)
from ludoteca.kernel.view import show_no
from ludoteca.server import row as kinds
from ludoteca.server.clock import Clock
from ludoteca.server.problem import Problem
from ludoteca.server.row import Facts, LogLine, Player, Request, Row, Seat, plain_events, real_events

SNAPSHOT_EVERY = 32
LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"


class ReplayError(ValueError):
    """The journal cannot be played again by these rules."""


class Mark:
    """What must not have changed since a line for it to be taken back."""

    def __init__(self, s: Table) -> None:
        self.draws = s.draws
        self.reveals = s.reveals
        self.front = [step.seat for step in s.front]


class Live:
    def __init__(self, facts: Facts, seats: list[Seat], players: list[Player]) -> None:
        self.facts = facts
        self.game = facts.game
        self.seats = seats
        self.players = {p.id: p for p in players}
        self.by_token = {p.token: p for p in players}
        self.rematch = ""
        self.reset()

    def reset(self) -> None:
        """As before the first row."""
        facts = self.facts
        self.match: Match | None = None
        self.state = LOBBY
        self.result: dict[str, Any] | None = None
        for seat in self.seats:
            seat.standin = False
            seat.resigned = False
        self.clock = Clock.fresh(facts.clock, facts.setup.seats)
        self.requests: list[Request] = []
        self.last_request = 0
        self.rev = 0
        self.at = facts.made
        self.seqs = [0]  # seqs[rev]: how many lines everybody knew of after that revision
        self.group_start: int | None = None  # while secret picks are pending: the last line before them
        self.secret: list[tuple[int, int]] = []  # (rev, seat) of the rows that only that seat may know of
        self.log: list[LogLine] = []
        self.marks: list[Mark] = []  # before each line of the match
        self.keys: dict[tuple[int, str], int] = {}
        self.asked_since: dict[int, int] = {}
        self.questions: dict[int, tuple[Step[Any], list[Action]]] = {}
        self.offers: list[tuple[Offer, int]] = []
        self.rows: list[Row] = []  # not yet committed
        self.snapshots: list[tuple[int, int, bytes]] = []  # (rev, seq, state), not yet committed
        self.snapshot_seq = 0

    # ---- what is ----

    @property
    def seq(self) -> int:
        return self.match.seq if self.match is not None else 0

    def playing(self) -> Match:
        if self.match is None or self.state == LOBBY:
            raise Problem("not-started")
        if self.state == OVER:
            raise Problem("table-over")
        return self.match

    def front_seats(self) -> list[int]:
        if self.match is None or self.state != PLAYING:
            return []
        return [step.seat for step in self.match.state.front]

    def people_asked(self) -> int:
        mask = 0
        for seat in self.front_seats():
            if self.seats[seat].active:
                mask |= 1 << seat
        return mask

    def bots_asked(self) -> list[int]:
        if self.clock.paused:
            return []
        return [seat for seat in self.front_seats() if not self.seats[seat].active]

    def seats_of(self, player: str) -> list[int]:
        return [s.number for s in self.seats if player and s.player == player]

    def people(self) -> list[str]:
        """The players who decide about the table, in seat order."""
        out: list[str] = []
        for seat in self.seats:
            if seat.active and seat.player not in out:
                out.append(seat.player)
        return out

    def names(self) -> list[str]:
        return [s.name for s in self.seats]

    def due(self) -> int | None:
        """When somebody must look at the table even if no message comes."""
        if self.state != PLAYING or self.clock.paused:
            return None
        if self.bots_asked():
            return 0
        moments = [self.clock.due(seat) for seat in self.front_seats() if self.seats[seat].active]
        known = [m for m in moments if m is not None]
        return min(known) if known else None

    def undo_targets(self, seat: int) -> list[int]:
        """The seqs the seat may return to by itself, nearest first. The same rule as Match.undo_to, from remembered marks."""
        m = self.match
        if m is None or self.state != PLAYING or asked(m.state, seat) < 0:
            return []
        out = []
        for i in range(len(m.lines) - 1, -1, -1):
            line = m.lines[i]
            mark = self.marks[i]
            if line.chance or mark.draws != m.state.draws or mark.reveals != m.state.reveals:
                break
            if seat not in mark.front or line.seat != seat:
                break
            if not line.auto:
                out.append(line.seq - 1)
        return out

    def can_redo(self, seat: int) -> bool:
        return self.match is not None and bool(self.match.undone) and self.match.undone[0][0] == seat

    def kept_since(self, rev: int) -> int:
        """Up to which seq the history is the same as it was at an older revision."""
        if not 0 <= rev <= self.rev:
            return -1
        return min(self.seqs[rev:])

    # ---- what a viewer may count (secret picks of others do not exist until all have answered) ----

    def seen_rev(self, seat: int) -> int:
        hidden = {rev for rev, other in self.secret if other != seat}
        rev = self.rev
        while rev in hidden:
            rev -= 1
        return rev

    def seen_lines(self, seat: int, after: int) -> list[tuple[int, LogLine]]:
        """The lines the seat may know of beyond `after`, with the numbers they have for it."""
        start = self.group_start
        out = []
        number = 0
        for line in reversed(self.log):
            if line.seq <= after:
                break
            if start is None or line.seq <= start:
                out.append((line.seq, line))
            elif line.seat == seat or line.do.split(" ")[0] in DEAL_VERBS:
                out.append((-1, line))
                number += 1
        out.reverse()
        base = start if start is not None else 0
        first = len(out) - number
        return [(base + i - first + 1, line) if i >= first else (n, line) for i, (n, line) in enumerate(out)]

    def seen_seq(self, seat: int) -> int:
        if self.group_start is None:
            return self.seq
        return self.group_start + len(self.seen_lines(seat, self.group_start))

    def own_number(self, seat: int, seq: int) -> int:
        """The number a line has for the seat."""
        if self.group_start is None or seq <= self.group_start:
            return seq
        return self.group_start + len([1 for _, line in self.seen_lines(seat, self.group_start) if line.seq <= seq])

    # ---- commands of the game ----

    def start(self, now: int) -> None:
        if self.state != LOBBY:
            raise Problem("started")
        if any(s.kind == "open" for s in self.seats):
            raise Problem("seats-open")
        self.match = Match(self.game, self.facts.setup, self.facts.seed)
        self._opened()
        m = self.match
        row = self._row(kinds.START, -1, "", now, "")
        row.chance = m.opening_chance
        row.events = plain_events(m.opening_events)
        self._done(row)
        self._settle_forced(now)

    def _opened(self) -> None:
        """The match is there: its preferences, and line 0 of the log."""
        m = self.match
        assert m is not None
        self.state = PLAYING
        for seat in self.seats:
            m.resolve[seat.number] = seat.resolve
            m.skip_confirm[seat.number] = seat.skip_confirm

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
        mark = Mark(m.state)
        m.step(seat, action, kind == kinds.AUTO, forced)
        self.marks.append(mark)
        line = m.lines[-1]
        row = self._row(kind, seat, write_action(self.game, action), now, key)
        row.chance = line.chance
        row.events = plain_events(line.events)
        self._done(row)
        if m.seq - self.snapshot_seq >= SNAPSHOT_EVERY or self.state == OVER:
            self.take_snapshot()
        return row

    def take_snapshot(self) -> None:
        m = self.match
        if m is None:
            return
        self.snapshot_seq = m.seq
        self.snapshots.append((self.rev, m.seq, packed(self.game, m.state)))

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

    # ---- events of the table ----

    def do(self, kind: str, seat: int, text: str, now: int) -> None:
        """Carry out an event of the table and write it down."""
        self.carry_out(kind, seat, text, now)
        self._done(self._row(kind, seat, text, now, ""))

    def carry_out(self, kind: str, seat: int, text: str, now: int) -> None:
        m = self.match
        if kind in (kinds.UNDO, kinds.REWIND):
            assert m is not None
            self.reopen()
            self._go_back(int(text), kind == kinds.UNDO)
        elif kind == kinds.ASK:
            data = msgspec.json.decode(text)
            self.last_request = data["id"]
            self.requests.append(Request(data["id"], data["kind"], data["by"], data["to"], data["seat"]))
        elif kind == kinds.ANSWER:
            data = msgspec.json.decode(text)
            request = self.request(data["id"])
            (request.yes if data["yes"] else request.no).append(data["by"])
        elif kind == kinds.CLOSE:
            self.requests = [r for r in self.requests if r.id != int(text)]
        elif kind == kinds.PAUSE:
            self.clock = self.clock.pause(now)
        elif kind == kinds.RESUME:
            self.clock = self.clock.resume(now)
        elif kind == kinds.WARN:
            self.clock = self.clock.warn(seat, now)
        elif kind == kinds.STANDIN:
            self.seats[seat].standin = True
        elif kind == kinds.RETURN:
            self.seats[seat].standin = False
        elif kind == kinds.RESIGN:
            self.seats[seat].resigned = True
        elif kind == kinds.END:
            self.state = OVER
            self.result = msgspec.json.decode(text)
            self.requests = []

    def reopen(self) -> None:
        """A finished game that the host takes back."""
        self.state = PLAYING
        self.result = None

    def request(self, id: int) -> Request:
        for request in self.requests:
            if request.id == id:
                return request
        raise Problem("no-request", 404)

    def _go_back(self, to: int, own: bool) -> None:
        m = self.match
        assert m is not None
        taken = [(x.seat, x.action) for x in m.lines[to - m.first :] if not x.auto]
        before = m.undone
        m.rewind(to)
        if own:
            m.undone = taken + before
        del self.marks[to - m.first :]
        while self.log and self.log[-1].seq > to:
            self.log.pop()
        self.snapshot_seq = min(self.snapshot_seq, to)
        self.requests = [r for r in self.requests if r.kind != "rewind" or r.to < to]
        self.questions = {}
        self.offers = []

    # ---- the journal ----

    def _row(self, kind: str, seat: int, text: str, now: int, key: str) -> Row:
        return Row(self.rev + 1, self.seq, kind, seat, text, [], [], 0, now, key)

    def _done(self, row: Row) -> None:
        """The row has happened: note it."""
        self._note(row)
        row.asked = self.people_asked()
        self._run_clock(row)
        self.rows.append(row)

    def _note(self, row: Row) -> None:
        m = self.match
        before = self.seqs[-1]
        self.rev = row.rev
        self.at = row.at
        if row.key:
            self.keys[(row.seat, row.key)] = row.rev
        if m is not None and any(m.state.picks):
            if self.group_start is None:
                self.group_start = before
            if row.kind in (*kinds.ACTIONS, kinds.UNDO) and row.text.split(" ")[0] not in DEAL_VERBS:
                self.secret.append((row.rev, row.seat))
            self.group_start = min(self.group_start, row.seq)
            self.seqs.append(self.group_start)
        else:
            self.group_start = None
            self.secret = []
            self.seqs.append(row.seq)
        if m is None:
            return
        if row.kind in kinds.ACTIONS:
            line = m.lines[-1]
            self.log.append(LogLine(row.seq, row.seat, row.text, line.auto, line.turn, row.at, line.events))
        elif row.kind == kinds.START:
            self.log.append(LogLine(0, -1, "", True, True, row.at, m.opening_events))
        self._note_over(m)
        self._note_questions()

    def _note_over(self, m: Match) -> None:
        if m.state.over and self.state == PLAYING:
            self.state = OVER
            self.result = {"reason": m.state.over, "places": m.state.places, "scores": m.state.scores, "by": "game"}
            self.requests = []

    def _note_questions(self) -> None:
        """Since when each seat has been asked what it is asked now, and each offer has been on the table."""
        m = self.match
        assert m is not None
        s = m.state
        before = self.questions
        self.questions = {}
        since: dict[int, int] = {}
        for i in range(len(s.front)):
            seat = s.front[i].seat
            old = before.get(seat)
            same = old is not None and old[0] is s.front[i] and old[1] == s.menus[i]
            since[seat] = self.asked_since[seat] if same else self.rev
            self.questions[seat] = (s.front[i], s.menus[i])
        self.asked_since = since
        if s.offers or self.offers:
            known = {id(offer): rev for offer, rev in self.offers}
            self.offers = [(offer, known.get(id(offer), self.rev)) for offer in s.offers]

    def _run_clock(self, row: Row) -> None:
        self.clock = self.clock.ask(row.at, row.asked)
        if row.kind == kinds.RETURN:
            self.clock = self.clock.refill(row.seat, row.at)

    def rebuild(self, rows: list[Row], snapshots: list[tuple[int, int, bytes]]) -> None:
        """Play the journal again. Under the rules it was played with every line is replayed and the last snapshot must agree;
        under newer rules (or if they do not agree) the game continues from its last usable snapshot, and the past stays as text.
        """
        if self.facts.rules == self.game.rules_version:
            try:
                self._replay(rows, 0, None)
                self._compare(snapshots)
                return
            except (ReplayError, Refused, CodecError, ValueError, IndexError, KeyError) as error:
                failure = error
        else:
            failure = ReplayError("older rules")
        for rev, seq, state in reversed(snapshots):
            if all(row.seq >= seq for row in rows if row.rev > rev):
                self.reset()
                self._replay(rows, rev, (seq, state))
                return
        raise ReplayError(f"table {self.facts.id}: {failure}")

    def _compare(self, snapshots: list[tuple[int, int, bytes]]) -> None:
        for rev, seq, state in reversed(snapshots):
            if self.match is not None and rev <= self.rev and self.kept_since(rev) == seq:
                if state_hash(self.game, unpack(self.game, state)) != state_hash(self.game, self.match.state_at(seq)):
                    raise ReplayError("the snapshot differs")
                self.snapshot_seq = seq
                return

    def _replay(self, rows: list[Row], from_rev: int, snapshot: tuple[int, bytes] | None) -> None:
        for row in rows:
            if row.rev == from_rev and snapshot is not None:
                self._continue_from(snapshot[0], snapshot[1])
            if row.rev <= from_rev:
                self._as_text(row)
                if row.rev == from_rev and self.match is not None:
                    self._note_over(self.match)
                    self._note_questions()
            else:
                self._again(row)
            self._run_clock(row)

    def _again(self, row: Row) -> None:
        """One row of the journal, carried out again."""
        if row.kind == kinds.START:
            if row.text == kinds.CONTINUED:
                raise ReplayError("begins in the middle")
            self.match = Match(self.game, self.facts.setup, self.facts.seed, row.chance.copy())
            if self.match.opening_chance != row.chance:
                raise ReplayError("the set-up differs")
            self._opened()
        elif row.kind in kinds.ACTIONS:
            m = self.match
            if m is None:
                raise ReplayError("no start")
            action = read_action(self.game, row.text)
            rest = m.undone[1:] if row.kind == kinds.REDO else m.undone if row.kind == kinds.AUTO else []
            self.marks.append(Mark(m.state))
            m.step(row.seat, action, row.kind == kinds.AUTO, row.chance.copy())
            m.undone = rest
            if m.lines[-1].chance != row.chance or m.seq != row.seq:
                raise ReplayError(f"line {row.seq} differs")
        else:
            self.carry_out(row.kind, row.seat, row.text, row.at)
        self._note(row)

    def _continue_from(self, seq: int, state: bytes) -> None:
        m = Match(self.game, self.facts.setup, self.facts.seed)
        m.state = unpack(self.game, state)
        m.state.log = []
        m.state.chance = []
        m.rules = self.facts.rules
        m.begin()
        m.first = seq
        advance(self.game, m.state)
        m.snapshots = [m.state.copy()]
        self.match = m
        self.snapshot_seq = seq
        self._opened()

    def _as_text(self, row: Row) -> None:
        """A row of a past that cannot be played again: only the log and the table's own events follow from it."""
        if row.kind in (kinds.UNDO, kinds.REWIND):
            while self.log and self.log[-1].seq > row.seq:
                self.log.pop()
        elif row.kind == kinds.START or row.kind in kinds.ACTIONS:
            auto = row.kind in (kinds.AUTO, kinds.START)
            self.log.append(LogLine(row.seq, row.seat, row.text, auto, True, row.at, real_events(row.events)))
        else:
            self.carry_out(row.kind, row.seat, row.text, row.at)
        self.rev = row.rev
        self.at = row.at
        self.seqs.append(row.seq)
        if row.key:
            self.keys[(row.seat, row.key)] = row.rev

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
