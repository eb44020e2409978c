"""Messages for viewers, built for each seat from what it may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.kernel import SEAT, Game, commitment, merged_view, own_view, public_view, show_event, view
from ludoteca.kernel.view import brief_event, brief_greyed, sees_whole
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.delay import delay_shown
from ludoteca.rooms.encoding import encode
from ludoteca.rooms.model import LogLine, Request, Seat
from ludoteca.rooms.prepared import plan_stamp
from ludoteca.rooms.reader import Reader
from ludoteca.rooms.requests import waiting
from ludoteca.rooms.starts import words_for
from ludoteca.rooms.table import LOBBY, OVER, PLAYING, LiveTable

MAX_BACKS = 20
MAX_ENCODED_LINES = 2000  # log lines whose events are kept encoded, for the other viewers
MAX_COMMITMENTS = 1000
AUTO, TURN = 1, 2  # bits of a brief log line


def word(seat: int) -> str | None:
    return SEAT.word(seat) if seat >= 0 else None


def line_shown(live: LiveTable, number: int, line: LogLine, seat: int) -> dict[str, Any]:
    """A log line for a seat (-1: a spectator). The action itself is shown to its own seat, and to all after the end."""
    out: dict[str, Any] = {"seq": number, "seat": word(line.seat)}
    if line.do and (live.state == OVER or line.seat == seat):
        out["do"] = line.do
    out["auto"] = line.auto
    out["turn"] = line.turn
    out["at"] = line.at
    out["events"] = [show_event(live.game, event, seat) for event in line.events]
    return out


def brief_line(live: LiveTable, number: int, line: LogLine, reader: Reader) -> list[Any]:
    """A log line as it is sent: number, seat, bits, time since the line before, action, events. The action is that of
    the own seat: what others did is in the events, and after the end in the journal."""
    seat = reader.looking
    since, reader.at = line.at - reader.at, line.at
    do = line.do if line.seat == seat else ""
    events = events_encoded(live.game, line)
    if events is None:
        events = line_events(live.game, line, seat)
    return [number, word(line.seat), AUTO * line.auto + TURN * line.turn, since, do, events]


def line_events(game: Game[Any], line: LogLine, seat: int) -> msgspec.Raw:
    words = words_for(game)
    return msgspec.Raw(encode([words.event(brief_event(game, event, seat)) for event in line.events]))


@lru_cache(MAX_ENCODED_LINES)
def events_encoded(game: Game[Any], line: LogLine) -> msgspec.Raw | None:
    """The events of a line that everybody reads in the same way; None if some do not."""
    if not all([sees_whole(event, -1) for event in line.events]):
        return None
    return line_events(game, line, -1)


def page_shown(live: LiveTable, seat: int, after: int, before: int | None) -> tuple[list[dict[str, Any]], bool]:
    """A page of the log, and whether earlier lines were left out."""
    lines, more = live.history.seen_page(seat, after, before)
    return [line_shown(live, number, line, seat) for number, line in lines], more


def last_lines_shown(live: LiveTable, count: int, seat: int) -> list[dict[str, Any]]:
    """The last lines of the log: for files, not for messages."""
    log = live.history.log
    after = log[-count - 1].seq if len(log) > count else -1
    return [line_shown(live, number, line, seat) for number, line in live.history.seen_lines(seat, after)]


def clock_shown(live: LiveTable, now: int, late: bool = False) -> dict[str, Any]:
    """The clocks at a moment. Those of a delayed table are shown as they were at its last row, and do not run."""
    clock = live.clock
    if late:
        now = live.history.at
    seats = []
    if clock.rules.runs:
        for seat in range(len(live.seats)):
            move, left = clock.left(seat, now)
            seats.append({"move": move, "left": left, "running": not late and clock.hands[seat].since is not None})
    limit = live.time_limit()
    return {
        "kind": clock.rules.kind,
        "paused": clock.paused,
        "now": now,
        "seats": seats,
        "question": live.timer.left(limit, now) if limit else None,
    }


def clock_runs(live: LiveTable) -> bool:
    """Whether the shown clock depends on the time."""
    return live.clock.rules.runs or bool(live.time_limit())


def clock_depends(live: LiveTable, late: bool) -> tuple[Any, ...]:
    """What the shown clock depends on beside the time. That of a delayed table stands at its last row."""
    if not clock_runs(live):
        return (live.clock.rules.kind, live.clock.paused)
    return (live.clock, live.timer, live.time_limit(), live.history.at if late else 0)


def request_shown(live: LiveTable, request: Request) -> dict[str, Any]:
    def seats(players: list[str]) -> list[str]:
        return [SEAT.word(n) for player in players for n in live.seats_of(player)]

    return {
        "id": request.id,
        "kind": request.kind,
        "by": SEAT.word(live.seats_of(request.by)[0]),
        "to": request.to if request.to >= 0 else None,
        "seat": word(request.seat),
        **({"clock": rules_shown(request.clock)} if request.clock is not None else {}),
        "yes": seats(request.yes),
        "waiting": seats(waiting(live, request)),
    }


def rules_shown(rules: ClockRules) -> dict[str, Any]:
    """A clock in the form in which it is asked for, with times in seconds."""
    if rules.kind == "live":
        times = {"move": rules.move, "reserve": rules.start, "increment": rules.increment}
    elif rules.kind == "async":
        times = {"bank": rules.start, "increment": rules.increment, "cap": rules.cap}
    else:
        times = {}
    return {"kind": rules.kind, **{name: time // 1000 for name, time in times.items()}}


def seat_shown(live: LiveTable, seat: Seat, online: set[int], front: list[int]) -> dict[str, Any]:
    hand = live.clock.hands[seat.number]
    return {
        "seat": SEAT.word(seat.number),
        "name": seat.name,
        "kind": seat.kind,
        "online": seat.number in online,
        "level": seat.level or None,
        "style": seat.style or None,
        "standin": seat.standin,
        "resigned": seat.resigned,
        "asked": seat.number in front,
        "warned": hand.warned + live.clock.rules.grace if hand.warned is not None else None,
        **({"vacation": hand.vacation} if hand.vacation else {}),
    }


def host_seat(live: LiveTable) -> str | None:
    hosts = [live.seats_of(p.id) for p in live.players.values() if p.host]
    return word(hosts[0][0]) if hosts and hosts[0] else None


def table_shown(
    live: LiveTable, now: int, online: set[int], spectators: int, seated: bool, late: bool = False
) -> dict[str, Any]:
    """The facts for one viewer. `seated`: the viewer holds a seat and may pass the invitation on. `late`: the table is
    the delayed copy for spectators."""
    facts = facts_shown(live, online, spectators)
    return {**facts, "clock": clock_shown(live, now, late), "invite": invite_shown(live) if seated else None}


def invite_shown(live: LiveTable) -> str | None:
    return live.facts.invite if any(s.kind == "open" for s in live.seats) else None


def facts_shown(live: LiveTable, online: set[int], spectators: int) -> dict[str, Any]:
    """The facts that are the same for all viewers and at any time."""
    front = live.front_seats()
    delay = delay_shown(live.facts.delay_moves, live.facts.delay_s)
    return {
        "id": live.id,
        "game": live.game.id,
        "rules": live.facts.rules,
        "options": live.game.options_under(live.facts.rules, live.facts.setup),
        "public": live.facts.public,
        "undo": live.facts.undo,
        "hints": live.facts.hints,
        "state": live.state,
        "host": host_seat(live),
        "seq": live.history.seqs[-1],
        "seats": [seat_shown(live, seat, online, front) for seat in live.seats],
        "paused": live.clock.paused,
        "closed": bool(live.closed),
        "requests": [request_shown(live, request) for request in live.requests],
        "backs": [{"by": word(seat), "to": to, "at": at} for seat, to, at in live.history.backs[-MAX_BACKS:]],
        "result": live.result,
        "rematch": bool(live.rematch),
        "announcements": [
            {"kind": kind, "seat": word(seat), "at": at} for kind, seat, at in live.history.announcements[-MAX_BACKS:]
        ],
        "commitment": commitment_shown(live.facts.seed) if live.state != LOBBY else None,
        "seed": f"{live.facts.seed:x}" if live.state == OVER else None,
        "spectators": spectators,
        **({"rated": True} if live.facts.rated else {}),
        **({"delay": delay} if delay else {}),
    }


@lru_cache(MAX_COMMITMENTS)
def commitment_shown(seed: int) -> str:
    return commitment(seed)


def me_shown(live: LiveTable, player: str, mine: list[int], looking: int) -> dict[str, Any]:
    found = live.players.get(player)
    seat = live.seats[looking] if looking >= 0 else None
    undo = live.undo_targets(looking) if looking >= 0 else []
    stamp = plan_stamp(live, looking)
    return {
        "seats": [SEAT.word(n) for n in mine],
        "looking": word(looking),
        "host": found is not None and found.host,
        "undo": live.history.own_numbers(looking, undo),
        "redo": live.state == PLAYING and looking >= 0 and live.can_redo(looking),
        "prefs": {"resolve": seat.resolve, "skip_confirm": seat.skip_confirm} if seat is not None else None,
        **({"prepared": list(stamp)} if stamp is not None else {}),
    }


def me_changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The fields of `me` that differ; null for one that is gone, as when a page looks from another seat."""
    gone = {key: None for key in before if key not in now}
    return {key: value for key, value in now.items() if key not in before or before[key] != value} | gone


def me_depends(live: LiveTable, player: str, looking: int) -> tuple[bool, ...]:
    """What `me_shown` depends on that no revision counts."""
    found = live.players.get(player)
    host = found is not None and found.host
    return (host, live.seats[looking].resolve, live.seats[looking].skip_confirm) if looking >= 0 else (host,)


def public_shown(live: LiveTable) -> dict[str, Any] | None:
    """The part of the view that is the same for all viewers; None in the lobby."""
    if live.match is None:
        return None
    out = public_view(live.game, live.match.state)
    if live.state == OVER:
        out["waiting"] = []
    return out


def own_shown(live: LiveTable, seat: int, public: dict[str, Any], brief: bool = False) -> dict[str, Any]:
    """The part of the view for one seat, without choices if the table has ended or a bot holds the seat."""
    assert live.match is not None
    out = own_view(live.game, live.match.state, seat, public, brief)
    if live.state == OVER:
        out.pop("waiting", None)
    if live.state == OVER or (seat >= 0 and not live.seats[seat].active):
        out.update(prompt=None, menu=[], greyed=[], deals=[])
        out.pop("foreseen", None)
    return out


def view_shown(live: LiveTable, seat: int) -> dict[str, Any] | None:
    """The whole view of a seat."""
    public = public_shown(live)
    return None if public is None else merged_view(public, own_shown(live, seat, public))


def own_encoded(live: LiveTable, seat: int, public: dict[str, Any]) -> msgspec.Raw:
    """The own part as it is sent: what is empty is left out, but for an answer that has only begun."""
    own = own_shown(live, seat, public, brief=True)
    asked = own.pop("seat")
    prompts = [prompt for prompt in own.get("waiting", public["waiting"]) if prompt["seat"] == asked]
    if own["menu"] and prompts and prompts[0] == own["prompt"]:
        del own["prompt"]  # the client finds it there
    return msgspec.Raw(encode({key: value for key, value in own.items() if value or key == "picked"}))


def reasons_shown(live: LiveTable, seat: int) -> dict[str, Any]:
    """The refused choices of a seat with their reasons, which a state does not bring."""
    idle = live.match is None or live.state == OVER or not live.seats[seat].active
    greyed = [] if idle or live.match is None else brief_greyed(live.game, live.match.state, seat)
    return {"type": "reasons", "rev": live.history.seen_rev(seat), "seat": SEAT.word(seat), "greyed": greyed}


def state_shown(live: LiveTable, reader: Reader, since: int | None, own: msgspec.Raw | None) -> dict[str, Any]:
    """The state message without its public part. `own` is encoded already, because several connections may share it."""
    looking = reader.looking
    known = since is not None and since <= live.history.seen_rev(looking)  # else the answer would count secret picks
    kept = live.history.kept_since(since) if since is not None and known else -1
    lines, more = live.history.seen_page(looking, kept)
    seq = live.seen_seq(looking)
    out: dict[str, Any] = {
        "type": "state",
        "rev": live.history.seen_rev(looking),
        "events": [brief_line(live, number, line, reader) for number, line in lines],
        "own": own,
    }
    if not lines or lines[0][0] != kept + 1:  # otherwise the lines say it
        out["from"] = kept
    if not lines or lines[-1][0] != seq:
        out["seq"] = seq
    if more:
        out["missing"] = [kept + 1, lines[0][0] - 1]
    return out


def at_shown(live: LiveTable, seq: int, seat: int) -> dict[str, Any]:
    """The table at an earlier line, from one seat's knowledge of that moment."""
    last = live.seen_seq(seat)
    settled = live.history.seqs[-1]
    s = live.state_at(seq) if seq <= settled or live.state == OVER else None
    if s is None:
        assert live.match is not None
        s = live.match.state
    found = [line for line in live.history.log if line.seq == seq and seq <= settled]
    return {
        "seq": seq,
        "last": last,
        "view": view(live.game, s, seat),
        "line": line_shown(live, seq, found[0], seat) if found else None,
    }
