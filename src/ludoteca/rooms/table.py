"""A table in memory: the match, its people, clock, requests and history, and how a journal row changes it.

Nothing here waits, reads the time or touches the disk. A command (`play.py`, `votes.py`) checks everything first, then
changes the table and records the rows that say so in a `Change`, which is committed before anybody is sent the result.
`rebuild.py` applies the same rows again.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import (
    Action,
    Line,
    Match,
    No,
    Offer,
    Step,
    Table,
    Viewer,
    time_out,
    write_action,
)
from ludoteca.kernel.view import show_no
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import Clock, Timer
from ludoteca.rooms.clockwork import TIMED, adjusted, after_row
from ludoteca.rooms.events import (
    Announced,
    Answered,
    Asked,
    Begun,
    ClockSet,
    Closed,
    Ended,
    Forced,
    Granted,
    Idled,
    Paused,
    Played,
    Reissued,
    Reopened,
    Resigned,
    Resumed,
    Returned,
    Rewound,
    Settled,
    StoodIn,
    TableEvent,
    TakenBack,
    Undone,
)
from ludoteca.rooms.history import History
from ludoteca.rooms.model import Facts, Player, Request, Row, Seat, by_token, plain_events
from ludoteca.rooms.plans import Plan, plan_due
from ludoteca.rooms.problem import Problem

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"
SNAPSHOT_EVERY = 32
MAX_UNDO = 100  # actions that one undo takes back
MAX_SIDE_REVISIONS = 15_000  # rows after which only moves are accepted: no undo, deal, request or preference


class LiveTable:
    def __init__(self, facts: Facts, seats: list[Seat], players: list[Player]) -> None:
        self.facts = facts
        self.game = facts.game
        self.seats = seats
        self.players = {p.id: p for p in players}
        self.by_token = by_token(players)
        self.rematch = ""
        self.imported = False  # the journal begins with a position that somebody has uploaded
        self.plans: dict[int, Plan] = {}  # prepared moves by seat, for their owners' eyes only
        self.reset()

    def reset(self) -> None:
        """Return to the state before the first row."""
        self.match: Match | None = None
        self.state = LOBBY
        self.result: dict[str, Any] | None = None
        for seat in self.seats:
            seat.standin = False
            seat.resigned = False
            seat.left = False
        self.clock = Clock.fresh(self.facts.clock, self.facts.setup.seats)
        self.timer = Timer()
        self.history = History(self.facts.made)
        self.requests: list[Request] = []
        self.last_request = 0
        self.closed = ""  # who closed the table, empty while it is open
        self.paused_before = False  # whether the clocks were paused when the table was closed
        self.grants: set[int] = set()  # seats whose code the host may reissue once
        self.questions: dict[int, tuple[Step[Any], list[Action]]] = {}
        self.asked_since: dict[int, int] = {}  # revision since which a seat has had its present question
        self.asked_at: dict[int, int] = {}  # and the moment
        self.idle = False  # the last row says that the game will end as abandoned
        self.offers: list[tuple[Offer, int]] = []  # open offers, each with the revision that made it
        self.snapshot_seq = 0  # the line of the newest snapshot that the present follows from
        self.snapshot_rev = 0  # the revision of the newest snapshot

    def take_over(self, newer: LiveTable) -> None:
        """Become a newer copy of the same table. The objects of its players stay: commands refer to them."""
        for id, player in newer.players.items():
            known = self.players.get(id)
            if known is not None:
                for name in player.__struct_fields__:
                    setattr(known, name, getattr(player, name))
                newer.players[id] = known
        newer.by_token = by_token(newer.players.values())
        vars(self).update(vars(newer))

    # ---- queries ----

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def rev(self) -> int:
        return self.history.rev

    @property
    def seq(self) -> int:
        return self.match.seq if self.match is not None else 0

    def playing(self) -> Match:
        m = self.started()
        self.check_open()
        return m

    def started(self) -> Match:
        """The match of a game that runs, also of a closed table."""
        if self.match is None or self.state == LOBBY:
            raise Problem("not-started")
        if self.state == OVER:
            raise Problem("table-over")
        return self.match

    def check_open(self) -> None:
        if self.closed:
            raise Problem("table-closed")

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

    def bots_concerned(self) -> bool:
        """Whether a bot has something to decide: it is asked, or has an offer to answer."""
        if self.bots_asked():
            return True
        if self.state != PLAYING or self.match is None or self.clock.paused:
            return False
        return any(not self.seats[offer.to].active for offer in self.match.state.offers)

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
        """When the table needs attention without a message: 0 while a bot is asked, None if never."""
        if self.state != PLAYING or self.clock.paused:
            return None
        moments = [self.timer.due(self.time_limit())]
        for seat in self.front_seats():
            if not self.seats[seat].active:
                return 0
            moments.append(self.clock.due(seat))
            moments.append(self.plan_due(seat))
        moments += [hand.vacation or None for hand in self.clock.hands]
        known = [m for m in moments if m is not None]
        return min(known) if known else None

    def plan_due(self, seat: int) -> int | None:
        """When the server looks at the prepared moves of a seat that is asked."""
        plan = self.plans.get(seat)
        return plan_due(plan, self.asked_since[seat], self.asked_at[seat]) if plan is not None else None

    def time_limit(self) -> int:
        """How many milliseconds the rules allow for the present question; 0 if they know no limit."""
        if self.match is None or self.state != PLAYING or time_out(self.match.state) is None:
            return 0
        return self.match.state.front[0].seconds * 1000

    def undo_targets(self, seat: int) -> list[int]:
        """The seqs the seat may return to by itself, nearest first."""
        return self.match.undo_targets(seat)[:MAX_UNDO] if self.match is not None and self.state == PLAYING else []

    def can_redo(self, seat: int) -> bool:
        return self.match is not None and self.match.can_redo(seat)

    def seen_seq(self, seat: int) -> int:
        return self.history.seen_seq(seat, self.seq)

    def request(self, id: int) -> Request:
        for request in self.requests:
            if request.id == id:
                return request
        raise Problem("no-request", 404)

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

    # ---- recording ----

    def check_room(self) -> None:
        """Refuse what is not a move when the journal is almost full."""
        if self.rev >= MAX_SIDE_REVISIONS:
            raise Problem("journal-full")

    def end(self, change: Change, reason: str, places: list[int] | None) -> None:
        """End the game by a decision of the table."""
        result: dict[str, Any] = {"reason": reason, "places": places, "scores": None, "by": "table"}
        self.do(change, Ended(-1, result))
        self.take_snapshot(change)

    def do(self, change: Change, event: TableEvent) -> None:
        """Apply an event of the table and record it."""
        self.apply(event, change.now)
        self.add_row(change, self.new_row(change, event))

    def take_snapshot(self, change: Change) -> None:
        m = self.match
        if m is None or self.rev == self.snapshot_rev:
            return
        self.snapshot_seq = m.seq
        self.snapshot_rev = self.rev
        change.add_snapshot(self.rev, m.seq, self.game, m.state)

    def settle_forced(self, change: Change) -> None:
        assert self.match is not None
        for line in self.match.forced_lines():
            self.record(change, Forced, line, "")

    def record(self, change: Change, event: type[Played], line: Line, key: str) -> None:
        """Record the row of a line that the match has carried out."""
        row = self.new_row(change, event(line.seat, write_action(self.game, line.action)), key)
        row.chance = line.chance
        row.events = plain_events(line.events)
        self.add_row(change, row)
        if self.seq - self.snapshot_seq >= SNAPSHOT_EVERY or self.state == OVER:
            self.take_snapshot(change)

    def new_row(self, change: Change, event: TableEvent, key: str = "") -> Row:
        return Row(self.rev + 1, self.seq, event, [], [], 0, change.now, key)

    def add_row(self, change: Change, row: Row) -> None:
        self.note(row)
        row.asked = self.people_asked() | (TIMED if self.time_limit() else 0)
        self.run_clock(row)
        change.rows.append(row)

    # ---- applying rows ----

    def opened(self) -> None:
        """Apply the preferences of the seats to a match that has just been set up."""
        m = self.match
        assert m is not None
        self.state = PLAYING
        for seat in self.seats:
            m.resolve[seat.number] = seat.resolve
            m.skip_confirm[seat.number] = seat.skip_confirm

    def apply(self, event: TableEvent, now: int) -> None:
        """Apply an event of the table. Actions are applied by the match itself."""
        match event:
            case TakenBack():
                self._go_back(event)
            case Asked() | Answered() | Settled():
                self._apply_request(event)
            case StoodIn():
                self.seats[event.seat].standin = True
                self.seats[event.seat].left = event.why == "left"
            case Returned():
                self.seats[event.seat].standin = False
                self.seats[event.seat].left = False
            case Resigned():
                self.seats[event.seat].resigned = True
            case Granted():
                self.grants.add(event.seat)
            case Announced():
                self._apply_announced(event, now)
            case Ended():
                self.state = OVER
                self.result = dict(event.result)
                self.requests = []
            case _:
                self._adjust_clocks(event, now)

    def _go_back(self, event: TakenBack) -> None:
        m = self.match
        assert m is not None
        if isinstance(event, Undone):
            m.take_back(event.to)
        else:
            m.rewind(event.to)
        self.reopen(event.to)

    def reopen(self, to: int) -> None:
        """Forget what came after a line that the table has gone back to. A finished game is open again."""
        self.state = PLAYING
        self.result = None
        self.history.drop_lines(to)
        self.snapshot_seq = min(self.snapshot_seq, to)
        self.requests = [r for r in self.requests if r.to < to]  # those for a rewind name a line
        self.questions = {}
        self.offers = []

    def _apply_request(self, event: Asked | Answered | Settled) -> None:
        if isinstance(event, Asked):
            new = event.request
            self.last_request = new.id
            self.requests.append(Request(new.id, new.kind, new.by, new.to, new.seat, new.clock))
        elif isinstance(event, Answered):
            request = self.request(event.vote.id)
            (request.yes if event.vote.yes else request.no).append(event.vote.by)
        else:
            self.requests = [r for r in self.requests if r.id != event.request]

    def _apply_announced(self, event: Announced, now: int) -> None:
        match event:
            case Reissued():
                self.grants.discard(event.seat)
            case ClockSet():
                self._adjust_clocks(event, now)
            case Closed():
                self.closed = event.by
                self.requests = []
                self.paused_before = self.clock.paused
                self._adjust_clocks(Paused(event.seat), now)
            case Reopened():
                self.closed = ""
                if not self.paused_before:
                    self._adjust_clocks(Resumed(event.seat), now)
        self.history.announce(event, now)

    def _adjust_clocks(self, event: TableEvent, now: int) -> None:
        self.clock, self.timer = adjusted(self.clock, self.timer, event, now)

    def note(self, row: Row) -> None:
        """Record a row that has been applied in the history, and what follows from it."""
        m = self.match
        if m is not None and any(m.state.picks):
            self.history.concealed(row)
        else:
            self.history.public(row)
        if m is None:
            return
        if isinstance(row.event, Played):
            self.history.add_line(row, m.lines[-1])
        elif isinstance(row.event, Rewound):
            self.history.add_back(row.event, row.at)
        elif isinstance(row.event, Begun):
            self.history.add_opening(row.at, m.opening_events)
        self.note_over(m)
        self.note_questions()

    def note_over(self, m: Match) -> None:
        if m.state.over and self.state == PLAYING:
            self.state = OVER
            self.result = {"reason": m.state.over, "places": m.state.places, "scores": m.state.scores, "by": "game"}
            self.requests = []

    def note_questions(self) -> None:
        """Update since when each seat has had its present question, and since when each offer has been open."""
        m = self.match
        assert m is not None
        s = m.state
        before = self.questions
        self.questions = {}
        since: dict[int, int] = {}
        at: dict[int, int] = {}
        for i in range(len(s.front)):
            seat = s.front[i].seat
            old = before.get(seat)
            same = old is not None and old[0] is s.front[i] and old[1] == s.menus[i]
            since[seat] = self.asked_since[seat] if same else self.rev
            at[seat] = self.asked_at[seat] if same else self.history.at
            self.questions[seat] = (s.front[i], s.menus[i])
        self.asked_since = since
        self.asked_at = at
        if s.offers or self.offers:
            known = {id(offer): rev for offer, rev in self.offers}
            self.offers = [(offer, known.get(id(offer), self.rev)) for offer in s.offers]

    def run_clock(self, row: Row) -> None:
        self.timer = self.timer.ask(row.at, row.asked & TIMED != 0)
        self.clock = after_row(self.clock, row)
        self.idle = isinstance(row.event, Idled)
