"""Decisions of the people at a table, and how a game continues without one of them.

Every function takes the table and the change it records its rows in.
"""

from __future__ import annotations

from ludoteca.rooms import play, prepared, requests
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.events import (
    Answered,
    Asked,
    CameHome,
    NewRequest,
    Resigned,
    Resumed,
    Returned,
    Settled,
    StoodIn,
    Vote,
    Warned,
)
from ludoteca.rooms.model import Request
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.requests import KINDS, Kind, waiting
from ludoteca.rooms.table import PLAYING, LiveTable

MAX_REQUESTS = 8
MIN_AWAY_MS = 5 * 60 * 1000  # without a connection, before the others may let a bot play


def ask(
    live: LiveTable,
    change: Change,
    player: str,
    kind: Kind,
    to: int = -1,
    seat: int = -1,
    clock: ClockRules | None = None,
) -> None:
    """Ask the others for consent. What needs nobody else's consent happens at once."""
    live.playing()
    live.check_room()
    if player not in live.people():
        raise Problem("not-seated", 403)
    if any(r.kind == kind.name and r.by == player for r in live.requests):
        raise Problem("asked-already")
    if len(live.requests) >= MAX_REQUESTS:
        raise Problem("too-many-requests")
    first = live.seats_of(player)[0]
    live.do(change, Asked(first, NewRequest(live.last_request + 1, kind.name, player, to, seat, clock)))
    settle(live, change, live.requests[-1])


def answer(live: LiveTable, change: Change, player: str, id: int, yes: bool) -> None:
    """Record a vote. The player who asked withdraws the request by saying no to it."""
    live.playing()
    request = live.request(id)
    if player == request.by and not yes:
        live.do(change, Settled(-1, id))
        return
    if player not in waiting(live, request):
        raise Problem("not-yours-to-answer", 403)
    live.do(change, Answered(live.seats_of(player)[0], Vote(id, yes, player)))
    settle(live, change, request)


def settle(live: LiveTable, change: Change, request: Request) -> None:
    """Carry the request out if it has found consent, close it if it no longer can."""
    kind = KINDS[request.kind]
    agreed = kind.is_agreed(live, request)
    if agreed or kind.is_denied(live, request):
        live.do(change, Settled(-1, request.id))
    if agreed:
        kind.carry_out(live, change, request)


def resettle(live: LiveTable, change: Change) -> None:
    """Settle all requests after somebody has left: their votes may no longer be needed."""
    for request in live.requests.copy():
        if live.state == PLAYING and request in live.requests:
            settle(live, change, request)


def ask_rewind(live: LiveTable, change: Change, player: str, to: int) -> None:
    m = live.playing()
    if live.facts.rated:
        raise Problem("rated-undo")
    if live.facts.undo == "strict":
        raise Problem("undo-strict")
    if player not in live.people():
        raise Problem("not-seated", 403)
    # Secret picks of others do not exist for the player, and what everybody knows ends before all of them.
    known = max(live.seen_seq(seat) for seat in live.seats_of(player))
    start = live.history.group_start
    if not m.first <= to < known or (start is not None and to > start):
        raise Problem("no-such-line", 404)
    ask(live, change, player, requests.REWIND, to=to)


def pause(live: LiveTable, change: Change, player: str) -> None:
    live.playing()
    if live.clock.paused:
        raise Problem("paused")
    ask(live, change, player, requests.PAUSE)


def propose_clock(live: LiveTable, change: Change, player: str, clock: ClockRules) -> None:
    """Ask all to go on with another clock: from live to correspondence play, or back."""
    live.playing()
    if clock == live.clock.rules:
        raise Problem("same-clock")
    ask(live, change, player, requests.CLOCK, clock=clock)


def resume(live: LiveTable, change: Change, player: str) -> None:
    live.playing()
    if not live.clock.paused:
        raise Problem("not-paused")
    if player not in live.people():
        raise Problem("not-seated", 403)
    live.do(change, Resumed(live.seats_of(player)[0]))


def replace(live: LiveTable, change: Change, player: str, seat: int, away_ms: int) -> None:
    """Ask to let a bot play for a player who has been away for `away_ms`."""
    live.playing()
    target = live.seats[seat]
    if not target.active or target.player == player:
        raise Problem("no-seat", 404)
    if away_ms < MIN_AWAY_MS:
        raise Problem("not-away")
    ask(live, change, player, requests.REPLACE, seat=seat)


def leave(live: LiveTable, change: Change, player: str) -> None:
    """Let a bot play for all seats of the player, also at a closed table."""
    live.started()
    mine = [n for n in live.seats_of(player) if live.seats[n].active]
    if not mine:
        raise Problem("not-seated", 403)
    for seat in mine:
        live.do(change, StoodIn(seat, "left"))
    resettle(live, change)


def claim(live: LiveTable, change: Change, player: str) -> None:
    """Take the player's seats back from the bots that stand in for them."""
    live.playing()
    mine = [n for n in live.seats_of(player) if live.seats[n].standin and not live.seats[n].resigned]
    if not mine:
        raise Problem("nothing-to-claim")
    for seat in mine:
        live.do(change, Returned(seat))


def resign(live: LiveTable, change: Change, player: str) -> None:
    live.playing()
    mine = [n for n in live.seats_of(player) if not live.seats[n].resigned]
    if not mine:
        raise Problem("not-seated", 403)
    for seat in mine:
        live.do(change, Resigned(seat))
    remaining = [s.number for s in live.seats if not s.resigned]
    if len(remaining) <= 1:
        places = [1 if n in remaining else 2 for n in range(len(live.seats))]
        live.end(change, "resigned", places)
        return
    resettle(live, change)


def end_vacations(live: LiveTable, change: Change) -> bool:
    """Let the clocks of seats run again whose vacation is over. Returns whether there were any."""
    over = [seat for seat, hand in enumerate(live.clock.hands) if 0 < hand.vacation <= change.now]
    for seat in over:
        live.do(change, CameHome(seat))
    return bool(over)


def tick(live: LiveTable, change: Change) -> bool:
    """Apply what the clocks demand: the end of a timed question, a prepared move, the end of a vacation, a warning,
    then a bot. Returns whether anything happened."""
    if live.state != PLAYING or live.clock.paused:
        return False
    happened = play.time_out(live, change)
    happened = prepared.answer(live, change) or happened
    happened = end_vacations(live, change) or happened
    for seat in live.front_seats():
        if not live.seats[seat].active:
            continue
        due = live.clock.due(seat)
        if due is None or due > change.now:
            continue
        happened = True
        if live.clock.hands[seat].warned is None:
            live.do(change, Warned(seat))
        else:
            live.do(change, StoodIn(seat, "time"))
    if happened:
        resettle(live, change)
    return happened
