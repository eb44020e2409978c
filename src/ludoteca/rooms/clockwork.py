"""How rows of the journal change the clocks of a table."""

from __future__ import annotations

import msgspec

from ludoteca.kernel import DEAL_VERBS
from ludoteca.rooms import model as kinds
from ludoteca.rooms.clock import Clock, ClockRules, Timer
from ludoteca.rooms.model import Row

TIMED = 1 << 20  # bit of `Row.asked`: the rules limit the time of the question


def adjusted(clock: Clock, timer: Timer, kind: str, seat: int, text: str, now: int) -> tuple[Clock, Timer]:
    """The clocks after an event of the table that stops, starts or replaces them."""
    if kind == kinds.PAUSE:
        return clock.pause(now), timer.pause(now)
    if kind == kinds.RESUME:
        return clock.resume(now), timer.resume(now)
    if kind == kinds.CLOCK:
        return clock.switch(msgspec.json.decode(text, type=ClockRules), now), timer
    if kind == kinds.VACATION:
        return clock.rest(seat, now, int(text)), timer
    if kind == kinds.WORKDAY:
        return clock.work(seat, now), timer
    return clock.warn(seat, now), timer


def after_row(clock: Clock, row: Row) -> Clock:
    """The clock after a row: who is asked now, and for whom a bot plays."""
    moved = row.kind in kinds.ACTIONS and row.seat >= 0 and row.text.split(" ")[0] not in DEAL_VERBS
    if row.kind in (kinds.STANDIN, kinds.RESIGN):
        clock = clock.stand_in(row.seat, row.at)
    elif moved and clock.hands[row.seat].away:
        clock = clock.move_of_standin(row.seat)
    clock = clock.ask(row.at, row.asked & ~TIMED)
    return clock.come_back(row.seat, row.at) if row.kind == kinds.RETURN else clock
