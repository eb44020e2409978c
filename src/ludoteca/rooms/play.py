"""The commands of play: start, act, undo, redo, and the preferences of a seat.

A command checks everything first, then changes the table and records the rows that say so in a `Change`.
"""

from __future__ import annotations

from ludoteca.kernel import DEAL_VERBS, NOBODY, Action, CodecError, Match, read_action, write_action
from ludoteca.kernel import time_out as timed_action
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Acted, Begun, Redone, Reseeded, Rewound, Undone
from ludoteca.rooms.model import plain_events
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LOBBY, OVER, PLAYING, LiveTable

MAX_ACTION = 1000  # characters
MAX_REVISIONS = 20_000  # rows of a journal; then the game ends


def start(live: LiveTable, change: Change) -> None:
    if live.state != LOBBY:
        raise Problem("started")
    live.check_open()
    if any(s.kind == "open" for s in live.seats):
        raise Problem("seats-open")
    live.match = m = Match(live.game, live.facts.setup, live.facts.seed)
    live.opened()
    row = live.new_row(change, Begun(-1))
    row.chance = m.opening_chance
    row.events = plain_events(m.opening_events)
    live.add_row(change, row)
    live.settle_forced(change)


def act(live: LiveTable, change: Change, seat: int, rev: int, do: str, key: str) -> bool:
    """Carry out a choice. Returns False for a command that has already been carried out."""
    if key and (seat, key) in live.history.keys:
        return False
    m = live.playing()
    if live.clock.paused:
        raise Problem("paused")
    try:
        action = read_action(live.game, do)
    except (CodecError, ValueError):
        raise Problem("no-such-action", 400) from None
    if len(write_action(live.game, action)) > MAX_ACTION:
        raise Problem("no-such-action", 400)
    check_fresh(live, seat, rev, action)
    if action.verb in DEAL_VERBS:
        live.check_room()
    m.step(seat, action, False)
    live.record(change, Acted, m.lines[-1], key)
    live.settle_forced(change)
    if live.rev >= MAX_REVISIONS and live.state == PLAYING:
        live.end(change, "too-long", None)
    return True


def time_out(live: LiveTable, change: Change) -> bool:
    """Let the table's clock end the present question if its time is over. Returns whether it did."""
    m = live.match
    due = live.timer.due(live.time_limit())
    action = timed_action(m.state) if m is not None and live.time_limit() else None
    if m is None or action is None or due is None or due > change.now:
        return False
    m.step(NOBODY, action, False)
    live.record(change, Acted, m.lines[-1], "")
    live.settle_forced(change)
    return True


def check_known(live: LiveTable, seat: int, rev: int) -> None:
    """Refuse a revision that a person cannot have seen. It is not compared with the true one: the refusal would count
    the secret picks of others."""
    if rev > live.history.seen_rev(seat):
        raise Problem("stale")


def check_fresh(live: LiveTable, seat: int, rev: int, action: Action) -> None:
    """Refuse a command about something that has changed since the player saw it."""
    if not 0 <= rev <= live.rev:
        raise Problem("stale")
    if action.verb in DEAL_VERBS:
        for offer, since in live.offers:
            if action.verb != "offer" and action.args and offer.number == action.args[0] and rev < since:
                raise Problem("stale")
        return
    if seat in live.asked_since:
        if rev < live.asked_since[seat]:
            raise Problem("stale")
    elif rev < live.history.seen_rev(seat):
        raise Problem("stale")


def undo(live: LiveTable, change: Change, seat: int, rev: int, to: int | None) -> None:
    live.playing()
    live.check_room()
    if rev != live.history.seen_rev(seat):
        raise Problem("stale")
    found = live.undo_targets(seat)
    targets = dict(zip(live.history.own_numbers(seat, found), found, strict=True))
    if not targets or (to is not None and to not in targets):
        raise Problem("undo-barrier")
    live.do(change, Undone(seat, max(targets.values()) if to is None else targets[to]))


def redo(live: LiveTable, change: Change, seat: int, rev: int) -> None:
    m = live.playing()
    live.check_room()
    if rev != live.history.seen_rev(seat):
        raise Problem("stale")
    if not m.can_redo(seat):
        raise Problem("nothing-to-redo")
    if live.clock.paused:
        raise Problem("paused")
    m.step(seat, m.undone[0][1], False, None, True)
    live.record(change, Redone, m.lines[-1], "")
    live.settle_forced(change)


def prefer(live: LiveTable, change: Change, seats: list[int], resolve: bool, skip_confirm: bool) -> None:
    for number in seats:
        live.seats[number].resolve = resolve
        live.seats[number].skip_confirm = skip_confirm
        if live.match is not None:
            live.match.resolve[number] = resolve
            live.match.skip_confirm[number] = skip_confirm
    change.save_seats(live.id, [live.seats[number] for number in seats])
    if live.match is not None and live.state == PLAYING and not live.clock.paused:
        live.settle_forced(change)


def rewind_finished(live: LiveTable, change: Change, to: int, seed: int) -> None:
    """Reopen a finished game. Its seed has been published, so all chance to come is drawn from a new one."""
    m = live.match
    assert m is not None and live.state == OVER
    live.facts = live.facts.replace(seed=seed)
    m.seed = seed
    for state in (m.state, *m.snapshots):
        state.seed = seed
    live.do(change, Rewound(-1, to))
    live.do(change, Reseeded(-1))
