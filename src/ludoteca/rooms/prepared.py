"""Prepared moves: a player says now what to answer when a question comes, and the server answers in their place.

A prepared move that is played is an ordinary move of the journal. Nothing else of a plan is written there, sent to
anybody but its owner, or visible in what others may read. A condition is judged by what the owner of the plan knows:
otherwise whether the answer is played would tell them more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.kernel import DEAL_VERBS, Action, CodecError, Line, Viewer, asked, menu, read_action, write_action
from ludoteca.kernel.view import prompt_of, sees_whole
from ludoteca.rooms import operations as db
from ludoteca.rooms import play
from ludoteca.rooms.change import Change
from ludoteca.rooms.plans import IMPOSSIBLE, OTHERWISE, PLAYED, Plan, PreparedMove, Told
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, PLAYING, LiveTable

MAX_MOVES = 12  # prepared at once by one seat
MAX_TOLD = 12  # outcomes kept for the owner
Delay = Callable[[], int]  # draws the time between a question and its answer
MIN_DELAY_MS, MAX_DELAY_MS = 2000, 20_000  # before an answer: about what a person at the page needs


def change_plan(
    live: LiveTable, change: Change, seat: int, wanted: list[PreparedMove], seen: bool, delay: Delay
) -> Plan:
    """Replace the prepared moves of a seat. One that stays as it was keeps the moment at which it was prepared."""
    live.playing()
    if len(wanted) > MAX_MOVES:
        raise Problem("too-many-prepared", 400)
    plan = live.plans.setdefault(seat, Plan())
    known = {move.id: move for move in plan.moves}
    moves: list[PreparedMove] = []
    for move in wanted:
        move.do = checked(live, move.do)
        move.move = checked(live, move.move) if move.move else ""
        old = known.pop(move.id, None)
        if old is not None and content(old) == content(move):
            moves.append(old)
            continue
        plan.last += 1
        move.id, move.rev, move.delay = plan.last, live.rev, delay()
        moves.append(move)
    plan.moves = moves
    if seen:
        plan.told = []
    save(live, change, seat)
    return plan


def content(move: PreparedMove) -> tuple[object, ...]:
    return (move.do, move.seat, move.move, move.question)


def checked(live: LiveTable, do: str) -> str:
    """An action as the menu would write it; a Problem if it is none of the game."""
    try:
        action = read_action(live.game, do)
    except (CodecError, ValueError):
        raise Problem("no-such-action", 400) from None
    if action.verb in DEAL_VERBS:
        raise Problem("no-such-action", 400)
    return write_action(live.game, action)


def save(live: LiveTable, change: Change, seat: int) -> None:
    change.write(db.PLAN, table_id=live.id, seat=seat, plan=live.plans[seat].stored())


def drop_plans(live: LiveTable, change: Change, seats: list[int]) -> None:
    """Erase the plans of seats: their owner has gone, or the game is over."""
    for seat in seats:
        if seat in live.plans and live.plans[seat] != Plan():
            live.plans[seat] = Plan()
            change.write(db.DROP_PLAN, key_id=live.id, key_seat=seat)


def settle_plans(live: LiveTable, change: Change) -> None:
    """Erase all plans when the game is over."""
    if live.state == OVER and live.plans:
        drop_plans(live, change, list(live.plans))


def answer(live: LiveTable, change: Change) -> bool:
    """Answer for the seats whose prepared moves are due. Returns whether anything of a plan has changed."""
    happened = False
    for seat in live.front_seats():
        if live.state != PLAYING or seat not in live.asked_since or not live.seats[seat].active:
            continue
        due = live.plan_due(seat)
        if due is not None and due <= change.now:
            answer_for(live, change, seat)
            happened = True
    return happened


def answer_for(live: LiveTable, change: Change, seat: int) -> None:
    """Play the first prepared move of a seat that fits. Those before it that do not fit are dropped."""
    plan = live.plans[seat]
    for move in plan.ready(live.asked_since[seat]):
        plan.moves.remove(move)
        outcome = judged(live, seat, move)
        plan.told = [*plan.told, Told(move.do, outcome, change.now)][-MAX_TOLD:]
        if outcome == PLAYED:
            play.act(live, change, seat, live.rev, move.do, "")
            end_turn(live, change, seat)
            break
    save(live, change, seat)


def end_turn(live: LiveTable, change: Change, seat: int) -> None:
    """Confirm the end of a turn that a prepared move has played: its owner may be away."""
    m = live.match
    assert m is not None
    while live.state == PLAYING and seat in live.asked_since:
        step, choices = live.questions[seat]
        if not step.confirm or len(choices) != 1:
            return
        play.act(live, change, seat, live.rev, write_action(live.game, choices[0]), "")


def judged(live: LiveTable, seat: int, move: PreparedMove) -> str:
    """Whether a prepared move is played now, and if not, why."""
    if not holds(live, seat, move):
        return OTHERWISE
    m = live.match
    assert m is not None
    return PLAYED if read_action(live.game, move.do) in menu(m.state, seat) else IMPOSSIBLE


def holds(live: LiveTable, seat: int, move: PreparedMove) -> bool:
    m = live.match
    assert m is not None
    if move.question:
        step = m.state.front[asked(m.state, seat)]
        if prompt_of(live.game, Viewer(m.state, seat), step)["key"] != move.question:
            return False
    if not move.move and move.seat < 0:
        return True
    since = live.history.kept_since(move.rev)
    until = m.seq if live.history.group_start is None else live.history.group_start  # then come secret answers
    return any(
        matches(live, seat, line, move)
        for line in m.lines
        if since < line.seq <= until and line.seat >= 0 and line.seat != seat and move.seat in (-1, line.seat)
    )


def matches(live: LiveTable, seat: int, line: Line, move: PreparedMove) -> bool:
    """Whether a line is what a condition names. A move that the owner cannot know for sure does not count."""
    if line.action.verb in DEAL_VERBS:
        return False
    if not move.move:
        return True
    return write_action(live.game, line.action) == move.move and is_known(live, seat, line)


def is_known(live: LiveTable, seat: int, line: Line) -> bool:
    """Whether a seat knows exactly what another one has done: the question was open, and the log tells the seat every
    part of the answer.

    The answer to a secret question, or one that shows its consequences later, may look like others.
    """
    m = live.match
    assert m is not None
    if line.seq - 1 < m.first:
        return False
    signature = live.game.verb(line.action.verb) or ()
    parts = {(kind.name, n) for (_, kind), n in zip(signature, line.action.args, strict=True)}
    if not parts <= told_in(live, seat, line):
        return False
    before = m.state_at(line.seq - 1)
    i = asked(before, line.seat)
    return i >= 0 and not before.front[i].private and not before.front[i].sealed


def told_in(live: LiveTable, seat: int, line: Line) -> set[tuple[str, int]]:
    """The entities and numbers that a seat reads in the events of a line."""
    told: set[tuple[str, int]] = set()
    for event in line.events:
        shown = len(event.args) if sees_whole(event, seat) else len(event.args) - event.hide
        pairs = list(zip(live.game.event(event.key), event.args, strict=True))[:shown]
        told |= {(kind.name, n) for (_, kind), n in pairs}
    return told


def plan_stamp(live: LiveTable, seat: int) -> tuple[int, int] | None:
    """How many moves a seat has prepared, and how many outcomes it has to read; None if it never prepared any."""
    plan = live.plans.get(seat)
    return (len(plan.moves), len(plan.told)) if plan is not None else None


def questions_of(live: LiveTable, seat: int, count: int) -> list[tuple[dict[str, Any], list[Action]]]:
    """The latest questions that a seat was asked, with their menus, the newest first."""
    m = live.match
    assert m is not None
    places = [line.seq - 1 for line in m.lines if line.seat == seat and not line.auto and line.seq - 1 >= m.first]
    states = [m.state] + [m.state_at(seq) for seq in reversed(places[-count:])]
    out = []
    for state in states:
        i = asked(state, seat)
        if i >= 0:
            out.append((prompt_of(live.game, Viewer(state, seat), state.front[i]), state.menus[i]))
    return out
