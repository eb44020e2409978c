"""Journals of tables: what a viewer may have, and a table that continues one."""

from __future__ import annotations

import msgspec

from ludoteca.kernel import Match, Table, determinise, unpack, write_journal
from ludoteca.kernel.codec import from_text
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Acted, Begun, Forced
from ludoteca.rooms.model import Row, plain_events
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.rebuild import Between, rebuild
from ludoteca.rooms.table import OVER, LiveTable


def known_state(live: LiveTable, seat: int) -> Table:
    """The present position with everything the seat cannot know, and all chance to come, sampled again."""
    m = live.match
    assert m is not None
    state = m.state.copy() if live.history.group_start is None else m.state_at(live.history.group_start)
    determinise(live.game, state, seat, 1)
    state.seed = 0
    return state


def known_journal(live: LiveTable, seat: int) -> str:
    """The journal a viewer may have: all of it after the end, before that one that begins at the position they know."""
    m = live.match
    if m is None:
        raise Problem("not-started")
    if live.state == OVER:
        return write_journal(m)
    other = Match(live.game, live.facts.setup, 0)
    other.state = known_state(live, seat)
    other.state.log, other.state.chance = [], []
    other.rules = m.rules
    other.begin()
    other.first = max(1, live.history.seqs[-1])
    return write_journal(other, secret=False)


class Recorded(msgspec.Struct):
    """What a journal records, as the worker process that has checked it returns it (`ludoteca.sandbox.recorded`)."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    over: bool
    first: int
    start: str  # the packed position, if the journal begins in the middle of a game
    chance: list[int]
    lines: list[tuple[int, bool, str, list[int]]]  # seat, whether automatic, action, chance
    hints: bool = True  # whether bots advise at the table


def adopt(live: LiveTable, recorded: Recorded, now: int, between: Between) -> Change:
    """Make the match of a journal the match of this table, row by row. Each action is executed once."""
    change = Change(now)
    rows = [Row(1, recorded.first, Begun(-1, recorded.first > 0), recorded.chance, [], 0, now, "")]
    if recorded.first:  # the journal itself begins in the middle of a game
        change.add_snapshot(1, recorded.first, live.game, unpack(live.game, from_text(recorded.start)))
    for seat, auto, text, chance in recorded.lines:
        seq = recorded.first + len(rows)
        event = Forced(seat, text) if auto else Acted(seat, text)
        rows.append(Row(len(rows) + 1, seq, event, chance, [], 0, now, ""))
        between()
    rebuild(live, rows, change.snapshots, between)
    m = live.match
    assert m is not None
    if not recorded.first:
        rows[0].events = plain_events(m.opening_events)
    for row, line in zip(rows[1:], m.lines, strict=True):
        row.events = plain_events(line.events)
        between()
    change.rows = rows
    if len(rows) > 1 or not change.snapshots:
        live.take_snapshot(change)
    return change
