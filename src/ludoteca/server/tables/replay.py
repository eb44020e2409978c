"""A table out of its journal.

Under the rules it was played with every line is replayed, and the last snapshot must agree. Under newer rules (or if they do not
agree) the game continues from its last usable snapshot, and the past stays as text. If newer rules do not allow what was played after
it, the table goes back to it, for everybody to see: a game that goes on is worth more than its last moves.
"""

from __future__ import annotations

from ludoteca.kernel import CodecError, Match, Refused, advance, read_action, state_hash, unpack
from ludoteca.server.logs import log
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.model import LogLine, Row, real_events
from ludoteca.server.tables.record import Record

Snapshot = tuple[int, int, bytes]  # rev, seq, state
BACK = (kinds.UNDO, kinds.REWIND)


class ReplayError(ValueError):
    """The journal cannot be played again by these rules."""


FAILURES = (ReplayError, Refused, CodecError, ValueError, IndexError, KeyError)


def rebuild(r: Live, rows: list[Row], snapshots: list[Snapshot]) -> None:
    _rebuild(r, rows, snapshots)
    r.snapshot_rev = snapshots[-1][0] if snapshots else 0


def _rebuild(r: Live, rows: list[Row], snapshots: list[Snapshot]) -> None:
    older = r.facts.rules != r.game.rules_version
    failure: Exception = ReplayError("older rules")
    if not older:
        try:
            replay(r, rows, 0, None)
            compare(r, snapshots)
            return
        except FAILURES as error:
            failure = error
    for rev, seq, state in reversed(snapshots):
        if any(row.seq < seq for row in rows if row.rev > rev):
            continue
        for start in sorted({rev, last_return(rows, rev, seq)}):
            r.reset()
            try:
                replay(r, rows, start, (seq, state))
                return
            except FAILURES as error:
                failure = error
        if older:
            go_back_for_good(r, rows, seq, state)
            return
        break
    raise ReplayError(f"table {r.facts.id}: {failure}")


def last_return(rows: list[Row], rev: int, seq: int) -> int:
    """When the table last went back to exactly the line of a snapshot: what was played in between does not count."""
    found = [row.rev for row in rows if row.rev > rev and row.kind in BACK and int(row.text) == seq]
    return max(found, default=rev)


def go_back_for_good(r: Live, rows: list[Row], seq: int, state: bytes) -> None:
    r.reset()
    replay(r, rows, rows[-1].rev, (seq, state))
    log.warning("table-went-back", table=r.facts.id, count=rows[-1].seq - seq)
    r.do(kinds.REWIND, -1, str(seq), rows[-1].at)


def compare(r: Record, snapshots: list[Snapshot]) -> None:
    for rev, seq, state in reversed(snapshots):
        if r.match is not None and rev <= r.rev and r.kept_since(rev) == seq:
            if state_hash(r.game, unpack(r.game, state)) != state_hash(r.game, r.match.state_at(seq)):
                raise ReplayError("the snapshot differs")
            r.snapshot_seq = seq
            return


def replay(r: Record, rows: list[Row], from_rev: int, snapshot: tuple[int, bytes] | None) -> None:
    for row in rows:
        if row.rev == from_rev and snapshot is not None:
            continue_from(r, snapshot[0], snapshot[1])
        if row.rev <= from_rev:
            as_text(r, row)
            if row.rev == from_rev and r.match is not None:
                r.note_over(r.match)
                r.note_questions()
        else:
            again(r, row)
        r.run_clock(row)


def again(r: Record, row: Row) -> None:
    """One row of the journal, carried out again."""
    if row.kind == kinds.START:
        if row.text == kinds.CONTINUED:
            raise ReplayError("begins in the middle")
        r.match = Match(r.game, r.facts.setup, r.facts.seed, row.chance.copy())
        if r.match.opening_chance != row.chance:
            raise ReplayError("the set-up differs")
        r.opened()
    elif row.kind in kinds.ACTIONS:
        m = r.match
        if m is None:
            raise ReplayError("no start")
        action = read_action(r.game, row.text)
        rest = m.undone[1:] if row.kind == kinds.REDO else m.undone if row.kind == kinds.AUTO else []
        m.step(row.seat, action, row.kind == kinds.AUTO, row.chance.copy())
        m.undone = rest
        if m.lines[-1].chance != row.chance or m.seq != row.seq:
            raise ReplayError(f"line {row.seq} differs")
    else:
        r.carry_out(row.kind, row.seat, row.text, row.at)
    r.note(row)


def continue_from(r: Record, seq: int, state: bytes) -> None:
    m = Match(r.game, r.facts.setup, r.facts.seed)
    m.state = unpack(r.game, state)
    m.state.log = []
    m.state.chance = []
    m.rules = r.facts.rules
    m.begin()
    m.first = seq
    advance(r.game, m.state)
    m.snapshots = [m.state.copy()]
    r.match = m
    r.snapshot_seq = seq
    r.opened()


def as_text(r: Record, row: Row) -> None:
    """A row of a past that cannot be played again: only the log and the table's own events follow from it."""
    if row.kind in (kinds.UNDO, kinds.REWIND):
        while r.log and r.log[-1].seq > row.seq:
            r.log.pop()
        if row.kind == kinds.REWIND:
            r.note_back(row)
    elif row.kind == kinds.START or row.kind in kinds.ACTIONS:
        auto = row.kind in (kinds.AUTO, kinds.START)
        r.log.append(LogLine(row.seq, row.seat, row.text, auto, True, row.at, real_events(row.events)))
    else:
        r.carry_out(row.kind, row.seat, row.text, row.at)
    r.rev = row.rev
    r.at = row.at
    r.seqs.append(row.seq)
    if row.key:
        r.keys[(row.seat, row.key)] = row.rev
