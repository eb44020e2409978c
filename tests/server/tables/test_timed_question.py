"""A question whose time the rules limit: the table's clock ends it, nobody else can, and the rows alone say when."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Quick
from ludoteca.registry import find
from ludoteca.rooms import play, votes
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.events import Acted, Paused, Resumed
from ludoteca.rooms.model import Facts, Player, Seat
from ludoteca.rooms.payloads import clock_shown, last_lines_shown
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.testing import rule
from server.tables.changes import at, written
from server.tables.test_table import again, answer

FIVE_MINUTES = 300_000


def trading_table() -> tuple[LiveTable, int]:
    """An expert game of three with the limit, in its first phase of trade, and the moment at which that began."""
    found = find("anno_1452")
    setup = found.complete(3, {"game": "expert", "trade_limit": "five_minutes"})
    facts = Facts(
        id="t",
        game=found,
        setup=setup,
        seed=7,
        clock=ClockRules(),
        invite="i",
        public=True,
        spectators=True,
        hints=True,
        undo="consent",
        made=1000,
        rules=found.rules_version,
    )
    players = [Player(f"p{i}", f"P{i}", i == 0, f"t{i}", f"r{i}") for i in range(3)]
    live = LiveTable(facts, [Seat(i, "human", f"p{i}", f"P{i}") for i in range(3)], players)
    play.start(live, at(live, 1000))
    now = 2000
    while live.time_limit() == 0:
        now += 100
        answer(live, Quick(now), now)
    return live, now


@rule("trade.14")
def test_the_clock_of_the_table_ends_the_phase_and_voids_open_offers() -> None:
    live, began = trading_table()
    assert live.match is not None
    seat = live.front_seats()[0]
    other = "ABC"[(seat + 1) % 3]
    play.act(live, at(live, began + 1000), seat, live.rev, f"offer {other} gold 1 / /", "k")
    play.act(live, at(live, began + 2000), seat, live.rev, "finished", "k2")  # the time is that of the whole phase
    assert live.due() == began + FIVE_MINUTES
    assert clock_shown(live, began + 60_000)["question"] == FIVE_MINUTES - 60_000
    assert not votes.tick(live, at(live, began + FIVE_MINUTES - 1))
    assert votes.tick(live, at(live, began + FIVE_MINUTES))
    assert live.match.state.offers == []
    assert live.time_limit() == 0
    assert clock_shown(live, began + FIVE_MINUTES)["question"] is None
    line = next(x for x in last_lines_shown(live, 100, -1) if any(e["key"] == "time-up" for e in x["events"]))
    assert line["seat"] is None
    assert [row.event.text() for row in written(live).rows if row.seat == -1 and isinstance(row.event, Acted)] == [
        "time-up"
    ]


@rule("trade.14")
def test_no_player_can_call_the_time() -> None:
    live, began = trading_table()
    for seat in range(3):
        with pytest.raises((Problem, ValueError)):
            play.act(live, at(live, began + 10), seat, live.rev, "time-up", "")
    assert live.time_limit() > 0


@rule("trade.13")
def test_the_phase_ends_earlier_when_all_have_finished() -> None:
    live, began = trading_table()
    for _ in range(3):
        play.act(live, at(live, began + 10), live.front_seats()[0], live.rev, "finished", "")
    assert live.time_limit() == 0
    assert not votes.tick(live, at(live, began + FIVE_MINUTES))


def test_a_pause_stops_the_time() -> None:
    live, began = trading_table()
    live.do(at(live, began + 100_000), Paused(0))
    assert live.due() is None
    live.do(at(live, began + 900_000), Resumed(0))
    assert live.due() == began + 800_000 + FIVE_MINUTES


def test_the_rows_alone_give_the_same_time() -> None:
    live, began = trading_table()
    play.act(live, at(live, began + 2000), live.front_seats()[0], live.rev, "finished", "k")
    live.take_snapshot(at(live, began + 2000))
    change = written(live)
    other = again(live, change.rows, [])
    assert other.timer == live.timer
    assert other.due() == live.due() == began + FIVE_MINUTES
