"""What a table is and how it follows from its journal: the match, the people, the clock, the requests, the log.

Nothing here waits, reads the time or touches the disk.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel import DEAL_VERBS, Action, Match, Offer, Step
from ludoteca.server.errors import Problem
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables.clock import Clock
from ludoteca.server.tables.model import Facts, LogLine, Player, Request, Row, Seat

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"


class Record:
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
        self.backs: list[
            tuple[int, int, int]
        ] = []  # (seat, to, at): when the table went back by consent, so that nobody misses it
        self.keys: dict[tuple[int, str], int] = {}
        self.asked_since: dict[int, int] = {}
        self.questions: dict[int, tuple[Step[Any], list[Action]]] = {}
        self.offers: list[tuple[Offer, int]] = []
        self.rows: list[Row] = []  # not yet committed
        self.snapshots: list[tuple[int, int, bytes]] = []  # (rev, seq, state), not yet committed
        self.snapshot_seq = 0  # the present follows from a snapshot of this line
        self.snapshot_rev = 0  # of the newest snapshot, whether or not the present follows from it

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
        """The seqs the seat may return to by itself, nearest first."""
        return self.match.undo_targets(seat) if self.match is not None and self.state == PLAYING else []

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

    # ---- what happens ----

    def opened(self) -> None:
        """The match is there: its preferences, and line 0 of the log."""
        m = self.match
        assert m is not None
        self.state = PLAYING
        for seat in self.seats:
            m.resolve[seat.number] = seat.resolve
            m.skip_confirm[seat.number] = seat.skip_confirm

    def carry_out(self, kind: str, seat: int, text: str, now: int) -> None:
        m = self.match
        if kind in (kinds.UNDO, kinds.REWIND):
            assert m is not None
            self.reopen()
            self.go_back(int(text), kind == kinds.UNDO)
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

    def go_back(self, to: int, own: bool) -> None:
        m = self.match
        assert m is not None
        taken = [(x.seat, x.action) for x in m.lines[to - m.first :] if not x.auto]
        before = m.undone
        m.rewind(to)
        if own:
            m.undone = taken + before
        while self.log and self.log[-1].seq > to:
            self.log.pop()
        self.snapshot_seq = min(self.snapshot_seq, to)
        self.requests = [r for r in self.requests if r.kind != "rewind" or r.to < to]
        self.questions = {}
        self.offers = []

    # ---- what has happened ----

    def note(self, row: Row) -> None:
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
        elif row.kind == kinds.REWIND:
            self.note_back(row)
        elif row.kind == kinds.START:
            self.log.append(LogLine(0, -1, "", True, True, row.at, m.opening_events))
        self.note_over(m)
        self.note_questions()

    def note_back(self, row: Row) -> None:
        """What was gone back over is gone with its own marks."""
        to = int(row.text)
        self.backs = [back for back in self.backs if back[1] <= to] + [(row.seat, to, row.at)]

    def note_over(self, m: Match) -> None:
        if m.state.over and self.state == PLAYING:
            self.state = OVER
            self.result = {"reason": m.state.over, "places": m.state.places, "scores": m.state.scores, "by": "game"}
            self.requests = []

    def note_questions(self) -> None:
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

    def run_clock(self, row: Row) -> None:
        self.clock = self.clock.ask(row.at, row.asked)
        if row.kind == kinds.RETURN:
            self.clock = self.clock.refill(row.seat, row.at)
