"""How rows of the journal change the clocks of a table."""

from __future__ import annotations

from ludoteca.rooms.clock import Clock, Timer
from ludoteca.rooms.events import (
    CameHome,
    ClockSet,
    Paused,
    Played,
    Resigned,
    Resumed,
    Returned,
    StoodIn,
    TableEvent,
    Warned,
    WentAway,
)
from ludoteca.rooms.model import Row

TIMED = 1 << 20  # bit of `Row.asked`: the rules limit the time of the question


def adjusted(clock: Clock, timer: Timer, event: TableEvent, now: int) -> tuple[Clock, Timer]:
    """The clocks after an event of the table that stops, starts or replaces them."""
    match event:
        case Paused():
            return clock.pause(now), timer.pause(now)
        case Resumed():
            return clock.resume(now), timer.resume(now)
        case ClockSet():
            return clock.switch(event.rules, now), timer
        case WentAway():
            return clock.rest(event.seat, now, event.until), timer
        case CameHome():
            return clock.work(event.seat, now), timer
        case Warned():
            return clock.warn(event.seat, now), timer
    return clock, timer


def after_row(clock: Clock, row: Row) -> Clock:
    """The clock after a row: who is asked now, and for whom a bot plays."""
    event = row.event
    if isinstance(event, (StoodIn, Resigned)):
        clock = clock.stand_in(event.seat, row.at)
    elif isinstance(event, Played) and event.seat >= 0 and clock.hands[event.seat].away and not event.deals:
        clock = clock.move_of_standin(event.seat)
    clock = clock.ask(row.at, row.asked & ~TIMED)
    return clock.come_back(event.seat, row.at) if isinstance(event, Returned) else clock
