"""Rebuild a table from the database: its facts, then its journal.

Under the rules it was played with every row is applied again, and the last snapshot must agree. Under newer rules, or
if they do not agree, the game continues from its last usable snapshot and the past stays as text. If newer rules refuse
what was played after that snapshot, the table is rewound to it with a visible mark: a game that continues is worth more
than its last moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.kernel import CodecError, Game, Match, Refused, advance, read_action, state_hash, unpack
from ludoteca.rooms import model as kinds
from ludoteca.rooms.change import Change, Snapshot
from ludoteca.rooms.model import LogLine, Row, read_facts, read_player, read_row, read_seat, real_events
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable

BACK = (kinds.UNDO, kinds.REWIND)
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
    change = _rebuild(live, rows, snapshots, between)
    live.snapshot_rev = snapshots[-1][0] if snapshots else 0
    live.imported = bool(rows) and rows[0].text == kinds.CONTINUED
    return change


def _rebuild(live: LiveTable, rows: list[Row], snapshots: list[Snapshot], between: Between) -> Change:
    change = Change(rows[-1].at if rows else live.facts.made)
    older = live.facts.rules != live.game.rules_version
    failure: Exception = ReplayError("older rules")
    if not older:
        try:
            replay(live, rows, 0, None, between)
            compare(live, snapshots)
            return change
        except FAILURES as error:
            failure = error
    for rev, seq, state in reversed(snapshots):
        if any(row.seq < seq for row in rows if row.rev > rev):
            continue
        for start in sorted({rev, last_return(rows, rev, seq)}):
            live.reset()
            try:
                replay(live, rows, start, (seq, state), between)
                return change
            except FAILURES as error:
                failure = error
        if older:
            rewind_for_good(live, change, rows, seq, state, between)
            return change
        break
    raise ReplayError(f"table {live.id}: {failure}")


def last_return(rows: list[Row], rev: int, seq: int) -> int:
    """The revision at which the table last went back to exactly the line of a snapshot."""
    found = [row.rev for row in rows if row.rev > rev and row.kind in BACK and int(row.text) == seq]
    return max(found, default=rev)


def rewind_for_good(live: LiveTable, change: Change, rows: list[Row], seq: int, state: bytes, between: Between) -> None:
    live.reset()
    replay(live, rows, rows[-1].rev, (seq, state), between)
    live.do(change, kinds.REWIND, -1, str(seq))


def compare(live: LiveTable, snapshots: list[Snapshot]) -> None:
    """Check the newest snapshot that lies in the effective history against the replayed state."""
    for rev, seq, state in reversed(snapshots):
        if live.match is not None and rev <= live.rev and live.history.kept_since(rev) == seq:
            if state_hash(live.game, unpack(live.game, state)) != state_hash(live.game, live.match.state_at(seq)):
                raise ReplayError("the snapshot differs")
            live.snapshot_seq = seq
            return


def replay(
    live: LiveTable, rows: list[Row], from_rev: int, snapshot: tuple[int, bytes] | None, between: Between
) -> None:
    """Apply all rows: those up to `from_rev` as text, then the snapshot, then the others."""
    for row in rows:
        if row.rev == from_rev and snapshot is not None:
            continue_from(live, snapshot[0], snapshot[1])
        if row.rev <= from_rev:
            as_text(live, row)
            if row.rev == from_rev and live.match is not None:
                live.note_over(live.match)
                live.note_questions()
        else:
            apply_row(live, row)
        live.run_clock(row)
        between()


def apply_row(live: LiveTable, row: Row) -> None:
    if row.kind == kinds.START:
        if row.text == kinds.CONTINUED:
            raise ReplayError("begins in the middle")
        live.match = Match(live.game, live.facts.setup, live.facts.seed, row.chance.copy())
        if live.match.opening_chance != row.chance:
            raise ReplayError("the set-up differs")
        live.opened()
    elif row.kind in kinds.ACTIONS:
        m = live.match
        if m is None:
            raise ReplayError("no start")
        action = read_action(live.game, row.text)
        m.step(row.seat, action, row.kind == kinds.AUTO, row.chance.copy(), row.kind == kinds.REDO)
        if m.lines[-1].chance != row.chance or m.seq != row.seq:
            raise ReplayError(f"line {row.seq} differs")
    else:
        live.apply(row.kind, row.seat, row.text, row.at)
    live.note(row)


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
    """Apply a row of a past that cannot be replayed: only the log and the table's own events follow from it."""
    history = live.history
    if row.kind in BACK:
        history.drop_lines(row.seq)
        if row.kind == kinds.REWIND:
            history.add_back(row)
    elif row.kind == kinds.START or row.kind in kinds.ACTIONS:
        auto = row.kind in (kinds.AUTO, kinds.START)
        history.log.append(LogLine(row.seq, row.seat, row.text, auto, True, row.at, real_events(row.events)))
    else:
        live.apply(row.kind, row.seat, row.text, row.at)
    history.public(row)
