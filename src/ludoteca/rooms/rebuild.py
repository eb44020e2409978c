"""Rebuild a table from the database: its facts, then its journal.

Under the rules it was played with every row is applied again, and the last snapshot must agree. Under newer rules, or
if they do not agree, the game continues from its last usable snapshot and the past stays as text; a young game of older
rules, which has none, is played again from its set-up. If newer rules refuse what was played since, the table is
rewound to the last action that they allow, with a visible mark: a game that continues is worth more than its last
moves. A table that still waits for players plays by the newer rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.kernel import Action, CodecError, Game, Match, Refused, advance, read_action, state_hash, unpack
from ludoteca.rooms.change import Change, Snapshot
from ludoteca.rooms.events import KINDS, Begun, Forced, Played, Redone, Rewound, TakenBack
from ludoteca.rooms.model import LogLine, Row, read_facts, read_player, read_row, read_seat
from ludoteca.rooms.older_rules import older_action, readable_events
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable

ReadAction = Callable[[Match, Row, str], Action]
Stored = dict[str, Any]  # a row of the database
Between = Callable[[], None]  # called after every row, so that other threads get their turn
FindGame = Callable[[str], Game[Any]]  # the game of a name; raises a Problem if there is none


class ReplayError(ValueError):
    """The journal cannot be replayed under these rules."""


class BrokenTable(Problem):
    """The stored rows of a table make no table. The cause is the error that was met."""

    def __init__(self, table: str, reason: str) -> None:
        super().__init__("broken-table", 500)
        self.table = table
        self.reason = reason


FAILURES = (ReplayError, Refused, CodecError, ValueError, IndexError, KeyError)


def uninterrupted() -> None:
    """The `between` of a short computation."""


def recorded_action(m: Match, _row: Row, do: str) -> Action:
    return read_action(m.game, do)


def restore(
    find_game: FindGame,
    data: Stored,
    seats: list[Stored],
    players: list[Stored],
    rows: list[Stored],
    snapshots: list[Stored],
    between: Between = uninterrupted,
) -> tuple[LiveTable, Change]:
    """A table from its stored rows, and what has to be stored about it now. A defect concerns this table alone."""
    try:
        facts = read_facts(data, find_game(data["game"]))
        if facts.rules > facts.game.rules_version:
            raise Problem("newer-table", 503)  # another node is updated already: clients connect again and reach it
        if not any(row["kind"] == KINDS[Begun] for row in rows):  # nothing has been played by the older rules
            facts = read_facts({**data, "rules": facts.game.rules_version}, facts.game)
        if len(seats) != facts.setup.seats:
            raise ReplayError(f"{len(seats)} seats instead of {facts.setup.seats}")
        live = LiveTable(facts, [read_seat(s) for s in seats], [read_player(p) for p in players])
        live.rematch = data["rematch"]
        read = []
        for row in rows:
            read.append(read_row(row))
            between()
        change = rebuild(live, read, [(s["rev"], s["seq"], s["state"]) for s in snapshots], between)
        return live, change
    except Problem:
        raise
    except Exception as error:
        known = str(error) if isinstance(error, ReplayError) else type(error).__name__
        raise BrokenTable(data["id"], known) from error


def rebuild(live: LiveTable, rows: list[Row], snapshots: list[Snapshot], between: Between = uninterrupted) -> Change:
    """Apply the journal to an empty table. The change holds the rewind, if one was necessary."""
    change = Change(rows[-1].at if rows else live.facts.made)
    failure: Exception = ReplayError("older rules")
    older = live.facts.rules != live.game.rules_version
    try:
        if older:
            raise failure
        for row in rows:
            apply_row(live, row)
            between()
        compare(live, snapshots)
    except FAILURES as error:
        failure = error
        if not continued(live, change, rows, snapshots, older, between):
            raise ReplayError(f"table {live.id}: {failure}") from failure
    stored = [*snapshots, *change.snapshots]
    live.snapshot_rev = stored[-1][0] if stored else 0
    live.imported = bool(rows) and is_continued(rows[0])
    return change


def continued(
    live: LiveTable, change: Change, rows: list[Row], snapshots: list[Snapshot], older: bool, between: Between
) -> bool:
    """Go on from the newest usable snapshot, or from the set-up of a young game of older rules. Returns whether the
    table goes on."""
    usable = [one for one in snapshots if all(row.seq >= one[1] for row in rows if row.rev > one[0])]
    begun = any(isinstance(row.event, Begun) and not is_continued(row) for row in rows)
    starts: list[Snapshot | None] = [*reversed(usable), *([None] if older and begun else [])]
    for start in starts:
        live.reset()
        try:
            seq = replay_kept(live, rows, start, between)
        except FAILURES:
            continue
        if seq is None:
            return True
        if older:
            live.do(change, Rewound(-1, seq))
            live.take_snapshot(change)
            return True
    return False


def is_continued(row: Row) -> bool:
    """Whether the journal begins in the middle of a game."""
    return isinstance(row.event, Begun) and row.event.continued


def taken_back(rows: list[Row]) -> set[int]:
    """The revisions of the actions that an undo or a rewind has taken back since."""
    out: set[int] = set()
    to = rows[-1].seq if rows else 0
    for row in reversed(rows):
        if isinstance(row.event, Played) and row.seq > to:
            out.add(row.rev)
        elif isinstance(row.event, TakenBack):
            to = min(to, row.seq)
    return out


def replay_kept(live: LiveTable, rows: list[Row], start: Snapshot | None, between: Between) -> int | None:
    """Apply the rows up to a snapshot as text, and then carry out the actions that nobody has taken back, as far as the
    present rules allow. Returns the line to which the table has to be rewound, or None if all of them are possible."""
    text = taken_back(rows)
    to: int | None = None
    for row in rows:
        if start is not None and row.rev == start[0]:
            continue_from(live, start[1], start[2])
        past = start is not None and row.rev <= start[0]
        if past or to is not None or isinstance(row.event, TakenBack) or row.rev in text:
            as_text(live, row)
            if live.match is not None:
                live.note_over(live.match)
                live.note_questions()
        elif isinstance(row.event, (Begun, Played)):
            to = replay_or_stop(live, row)
        else:
            apply_row(live, row)
        between()
    return to


def replay_or_stop(live: LiveTable, row: Row) -> int | None:
    """Apply a row. If the present rules do not allow it, keep it as text and return the line before it."""
    try:
        apply_row(live, row, older_action)
        return None
    except FAILURES:
        m = live.match
        if isinstance(row.event, Begun):
            live.match = Match(live.game, live.facts.setup, live.facts.seed)
            live.opened()
        elif m is None:
            raise
        else:
            m.rewind(row.seq - 1)
        as_text(live, row)
        return row.seq if isinstance(row.event, Begun) else row.seq - 1


def compare(live: LiveTable, snapshots: list[Snapshot]) -> None:
    """Check the newest snapshot that lies in the effective history against the replayed state."""
    for rev, seq, state in reversed(snapshots):
        if live.match is not None and rev <= live.rev and live.history.kept_since(rev) == seq:
            if state_hash(live.game, unpack(live.game, state)) != state_hash(live.game, live.match.state_at(seq)):
                raise ReplayError("the snapshot differs")
            live.snapshot_seq = seq
            return


def apply_row(live: LiveTable, row: Row, read: ReadAction = recorded_action) -> None:
    """Change a table as a row says: after a restart, at other nodes, and for delayed spectators."""
    event = row.event
    if isinstance(event, Played):
        m = live.match
        if m is None:
            raise ReplayError("no start")
        m.step(
            event.seat, read(m, row, event.do), isinstance(event, Forced), row.chance.copy(), isinstance(event, Redone)
        )
        if m.lines[-1].chance != row.chance or m.seq != row.seq:
            raise ReplayError(f"line {row.seq} differs")
    elif isinstance(event, Begun):
        if event.continued:
            raise ReplayError("begins in the middle")
        live.match = Match(live.game, live.facts.setup, live.facts.seed, row.chance.copy())
        if live.match.opening_chance != row.chance:
            raise ReplayError("the set-up differs")
        live.opened()
    else:
        live.apply(event, row.at)
    live.note(row)
    live.run_clock(row)


def continue_from(live: LiveTable, seq: int, state: bytes) -> None:
    m = Match(live.game, live.facts.setup, live.facts.seed)
    m.state = unpack(live.game, state)
    m.state.seed = live.facts.seed  # a snapshot may be older than the seed
    m.state.log = []
    m.state.chance = []
    m.rules = live.facts.rules
    m.begin()
    m.first = seq
    advance(live.game, m.state)
    m.snapshots = [m.state.copy()]
    live.match = m
    live.snapshot_seq = seq
    live.opened()


def as_text(live: LiveTable, row: Row) -> None:
    """Apply a row of a past that is not replayed: only the log and the table's own events follow from it."""
    history = live.history
    event = row.event
    if isinstance(event, TakenBack):
        live.reopen(row.seq)
        if isinstance(event, Rewound):
            history.add_back(event, row.at)
    elif isinstance(event, (Begun, Played)):
        auto = isinstance(event, (Forced, Begun))
        told = readable_events(live.game, row)
        history.log.append(LogLine(row.seq, event.seat, event.text(), auto, True, row.at, told))
    else:
        live.apply(event, row.at)
    if live.match is not None and any(live.match.state.picks):
        history.concealed(row)
    else:
        history.public(row)
    live.run_clock(row)
