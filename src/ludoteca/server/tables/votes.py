"""What the people at a table decide together, and how a table goes on without one of them."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.server.errors import Problem
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.model import Request
from ludoteca.server.tables.record import PLAYING

MOST_REQUESTS = 8


def voters(live: Live, request: Request) -> list[str]:
    """Whose consent counts. A player who is to be replaced has no say in it."""
    away = live.seats[request.seat].player if request.kind == "replace" else ""
    return [player for player in live.people() if player != away]


def waiting(live: Live, request: Request) -> list[str]:
    return [player for player in voters(live, request) if player not in request.yes and player not in request.no]


def ask(live: Live, player: str, kind: str, now: int, to: int = -1, seat: int = -1) -> None:
    """Ask the others; what needs nobody else's consent happens at once."""
    live.playing()
    if player not in live.people():
        raise Problem("not-seated", 403)
    if any(r.kind == kind and r.by == player for r in live.requests):
        raise Problem("asked-already")
    if len(live.requests) >= MOST_REQUESTS:
        raise Problem("too-many-requests")
    first = live.seats_of(player)[0]
    data = {"id": live.last_request + 1, "kind": kind, "by": player, "to": to, "seat": seat}
    live.do(kinds.ASK, first, msgspec.json.encode(data).decode(), now)
    settle(live, live.requests[-1], now)


def answer(live: Live, player: str, id: int, yes: bool, now: int) -> None:
    live.playing()
    request = live.request(id)
    if player not in waiting(live, request):
        raise Problem("not-yours-to-answer", 403)
    data = {"id": id, "yes": yes, "by": player}
    live.do(kinds.ANSWER, live.seats_of(player)[0], msgspec.json.encode(data).decode(), now)
    settle(live, request, now)


def settle(live: Live, request: Request, now: int) -> None:
    """Carry the request out if it has found consent, drop it if it cannot any more."""
    all_voters = voters(live, request)
    yes = len([p for p in all_voters if p in request.yes])
    no = len([p for p in all_voters if p in request.no])
    if request.kind == "end":
        agreed = 2 * yes > len(all_voters)
        denied = 2 * no >= len(all_voters)
    elif request.kind == "rewind" and live.facts.undo == "friendly":
        agreed, denied = True, False
    else:
        agreed = yes == len(all_voters)
        denied = no > 0
    if not agreed and not denied:
        return
    live.do(kinds.CLOSE, -1, str(request.id), now)
    if agreed:
        carry_out(live, request, now)


def resettle(live: Live, now: int) -> None:
    """Somebody left the table: perhaps nobody is waited for any more."""
    for request in live.requests.copy():
        if live.state == PLAYING and request in live.requests:
            settle(live, request, now)


def carry_out(live: Live, request: Request, now: int) -> None:
    seat = live.seats_of(request.by)[0]
    if request.kind == "rewind":
        if request.to < live.seq:
            live.do(kinds.REWIND, seat, str(request.to), now)
    elif request.kind == "pause":
        live.do(kinds.PAUSE, seat, "", now)
    elif request.kind == "replace":
        if live.seats[request.seat].active:
            live.do(kinds.STANDIN, request.seat, "vote", now)
    elif request.kind == "concede":
        places = [1 if s.number == request.seat else 2 for s in live.seats]
        end(live, "conceded", places, now)
    else:
        end(live, "agreed", None, now)


def end(live: Live, reason: str, places: list[int] | None, now: int) -> None:
    result: dict[str, Any] = {"reason": reason, "places": places, "scores": None, "by": "table"}
    live.do(kinds.END, -1, msgspec.json.encode(result).decode(), now)
    live.take_snapshot()


def ask_rewind(live: Live, player: str, to: int, now: int) -> None:
    m = live.playing()
    if live.facts.undo == "strict":
        raise Problem("undo-strict")
    if not m.first <= to < m.seq:
        raise Problem("no-such-line", 404)
    ask(live, player, "rewind", now, to=to)


def pause(live: Live, player: str, now: int) -> None:
    if live.clock.paused:
        raise Problem("paused")
    ask(live, player, "pause", now)


def resume(live: Live, player: str, now: int) -> None:
    live.playing()
    if not live.clock.paused:
        raise Problem("not-paused")
    if player not in live.people():
        raise Problem("not-seated", 403)
    live.do(kinds.RESUME, live.seats_of(player)[0], "", now)


def replace(live: Live, player: str, seat: int, now: int) -> None:
    live.playing()
    target = live.seats[seat]
    if not target.active or target.player == player:
        raise Problem("no-seat", 404)
    ask(live, player, "replace", now, seat=seat)


def leave(live: Live, player: str, now: int) -> None:
    """A bot plays on for all seats of the player."""
    live.playing()
    mine = [n for n in live.seats_of(player) if live.seats[n].active]
    if not mine:
        raise Problem("not-seated", 403)
    for seat in mine:
        live.do(kinds.STANDIN, seat, "left", now)
    resettle(live, now)


def claim(live: Live, player: str, now: int) -> None:
    live.playing()
    mine = [n for n in live.seats_of(player) if live.seats[n].standin and not live.seats[n].resigned]
    if not mine:
        raise Problem("nothing-to-claim")
    for seat in mine:
        live.do(kinds.RETURN, seat, "", now)


def resign(live: Live, player: str, now: int) -> None:
    live.playing()
    mine = [n for n in live.seats_of(player) if not live.seats[n].resigned]
    if not mine:
        raise Problem("not-seated", 403)
    for seat in mine:
        live.do(kinds.RESIGN, seat, "", now)
    standing = [s.number for s in live.seats if not s.resigned]
    if len(standing) <= 1:
        places = [1 if n in standing else 2 for n in range(len(live.seats))]
        end(live, "resigned", places, now)
        return
    resettle(live, now)


def tick(live: Live, now: int) -> bool:
    """What the clocks demand: a warning first, then a bot. True if anything happened."""
    if live.state != PLAYING or live.clock.paused:
        return False
    happened = False
    for seat in live.front_seats():
        if not live.seats[seat].active:
            continue
        due = live.clock.due(seat)
        if due is None or due > now:
            continue
        happened = True
        if live.clock.hands[seat].warned is None:
            live.do(kinds.WARN, seat, "", now)
        else:
            live.do(kinds.STANDIN, seat, "time", now)
    if happened:
        resettle(live, now)
    return happened
