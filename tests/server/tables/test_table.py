"""A table in memory: what it allows, and that its journal alone brings it back."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.parley.data import HARBOUR_IDS
from ludoteca.kernel import Quick, write_action
from ludoteca.registry import find, names
from ludoteca.rooms import play, requests, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import Clock, ClockRules
from ludoteca.rooms.model import Facts, Player, Row, Seat
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.rebuild import rebuild
from ludoteca.rooms.table import PLAYING, LiveTable
from server.tables.changes import at, begin_with, written

LIVE = ClockRules("live", 5_000, 60_000, grace=10_000)


def make(
    game: str = "parley", seats: int = 3, clock: ClockRules | None = None, undo: str = "consent", seed: int = 7
) -> LiveTable:
    found = find(game)
    setup = found.complete(seats)
    facts = Facts(
        id="t",
        game=found,
        setup=setup,
        seed=seed,
        clock=clock or ClockRules(),
        invite="i",
        public=True,
        spectators=True,
        hints=True,
        undo=undo,
        made=1000,
        rules=found.rules_version,
    )
    players = [Player(f"p{i}", f"P{i}", i == 0, f"t{i}", f"r{i}") for i in range(seats)]
    live = LiveTable(facts, [Seat(i, "human", f"p{i}", f"P{i}") for i in range(seats)], players)
    play.start(live, at(live, 1000))
    return live


def answer(live: LiveTable, quick: Quick, now: int) -> None:
    random_move(live, at(live, now), quick)


def random_move(live: LiveTable, change: Change, quick: Quick) -> None:
    """A random legal move of a seat that is asked."""
    assert live.match is not None
    s = live.match.state
    i = quick.below(len(s.front))
    seat, menu = s.front[i].seat, s.menus[i]
    action = menu[quick.below(len(menu))]
    play.act(live, change, seat, live.rev, write_action(live.game, action), f"k{live.rev}")


def again(live: LiveTable, rows: list[Row], snapshots: list[tuple[int, int, bytes]]) -> LiveTable:
    """The same table from its journal."""
    seats = [Seat(s.number, s.kind, s.player, s.name, s.level, s.style) for s in live.seats]
    other = LiveTable(live.facts, seats, list(live.players.values()))
    begin_with(other, rebuild(other, rows, snapshots))
    return other


def picture(live: LiveTable) -> dict[str, Any]:
    """Everything about a table that must survive."""
    m = live.match
    assert m is not None
    return {
        "hash": m.hash(),
        "draws": m.state.draws,
        "seq": live.seq,
        "rev": live.rev,
        "seqs": live.history.seqs,
        "clock": live.clock,
        "state": live.state,
        "result": live.result,
        "undone": m.undone,
        "seats": [(s.standin, s.resigned) for s in live.seats],
        "requests": [(r.id, r.kind, r.by, r.to, r.seat, r.yes, r.no) for r in live.requests],
        "log": [(x.seq, x.seat, x.do, x.auto, [e.key for e in x.events]) for x in live.history.log],
        "keys": live.history.keys,
        "undo": [live.undo_targets(seat) for seat in range(len(live.seats))],
        "group": live.history.group_start,
        "secret": live.history.secret,
    }


def mess_about(live: LiveTable, quick: Quick, now: int) -> None:
    """Something that may happen at a table besides moving."""
    what = quick.below(12)
    seat = quick.below(len(live.seats))
    player = f"p{seat}"
    try:
        if what == 0:
            targets = live.undo_targets(seat)
            if targets:
                to = live.history.own_numbers(seat, targets)[quick.below(len(targets))]
                play.undo(live, at(live, now), seat, live.history.seen_rev(seat), to)
        elif what == 1:
            play.redo(live, at(live, now), seat, live.history.seen_rev(seat))
        elif what == 2:
            votes.ask_rewind(live, at(live, now), player, max(0, live.seq - 1 - quick.below(6)))
        elif what in (3, 4, 5) and live.requests:
            votes.answer(live, at(live, now), player, live.requests[0].id, quick.below(3) > 0)
        elif what == 6:
            votes.pause(live, at(live, now), player)
        elif what == 7:
            votes.resume(live, at(live, now), player)
        elif what == 8:
            votes.leave(live, at(live, now), player)
        elif what == 9:
            votes.claim(live, at(live, now), player)
        elif what == 10:
            votes.tick(live, at(live, now))
        elif what == 11 and quick.below(20) == 0:
            votes.ask(live, at(live, now), player, requests.END)
    except Problem:
        pass


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", [1, 2])
def test_the_journal_alone_brings_the_table_back(game: str, seed: int) -> None:
    live = make(game, clock=LIVE, seed=seed)
    quick = Quick(seed)
    now = 1000
    for _ in range(120):
        now += quick.below(9000)
        if live.state != PLAYING:
            break
        if live.clock.paused or quick.below(3) == 0:
            mess_about(live, quick, now)
        else:
            answer(live, quick, now)
    back = again(live, written(live).rows, written(live).snapshots)
    assert picture(back) == picture(live)
    assert [r.seq for r in written(live).rows][-1] == live.seq


@pytest.mark.parametrize("game", names())
def test_what_may_be_taken_back_is_what_the_kernel_says(game: str) -> None:
    live = make(game)
    quick = Quick(5)
    for _ in range(80):
        if live.state != PLAYING:
            break
        m = live.match
        assert m is not None
        for seat in range(3):
            targets = live.undo_targets(seat)
            assert (min(targets) if targets else live.seq) == m.undo_to(seat)
        answer(live, quick, 2000)


def test_the_clock_follows_from_the_rows_alone() -> None:
    live = make(clock=LIVE)
    quick = Quick(3)
    now = 1000
    for _ in range(30):
        now += quick.below(4000)
        answer(live, quick, now)
    clock = Clock.fresh(LIVE, 3)
    for row in written(live).rows:
        clock = clock.ask(row.at, row.asked)
    assert clock == live.clock


def test_a_command_sent_twice_counts_once() -> None:
    live = make()
    assert live.match is not None
    rev, seq = live.rev, live.seq
    assert play.act(live, at(live, 2000), 0, rev, "draw", "same")
    assert not play.act(live, at(live, 2000), 0, rev, "draw", "same")
    assert live.seq == seq + 1
    back = again(live, written(live).rows, written(live).snapshots)
    assert not play.act(back, at(back, 2000), 0, rev, "draw", "same")  # even after a restart


def test_a_stale_command_is_refused_and_changes_nothing() -> None:
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    old = live.rev
    play.act(live, at(live, 2000), 0, live.rev, "confirm", "b")
    before = picture(live)
    for seat in (0, 1):
        with pytest.raises(Problem, match="stale"):
            play.act(live, at(live, 2000), seat, old - 1, "draw", "c")
    with pytest.raises(Problem, match="stale"):
        play.act(live, at(live, 2000), 1, live.rev + 1, "draw", "d")
    assert picture(live) == before


def test_a_click_on_an_offer_that_was_replaced_is_stale() -> None:
    live = make()
    play.act(live, at(live, 2000), 1, live.rev, "offer A coins 1 / /", "1")
    seen = live.rev
    play.act(live, at(live, 2000), 1, live.rev, "withdraw 1", "2")
    play.act(live, at(live, 2000), 1, live.rev, "offer A / coins 2 /", "3")  # it has number 1 again
    with pytest.raises(Problem, match="stale"):
        play.act(live, at(live, 2000), 0, seen, "accept 1", "4")
    play.act(live, at(live, 2000), 0, live.rev, "accept 1", "5")


def test_an_answer_in_hand_is_not_stale_because_another_answered_too() -> None:
    """Everybody is asked at once; who answers second still looks at the picture before the first answer."""
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "claim " + ship(live, 0), "a")
    seen = live.rev
    assert sorted(live.front_seats()) == [1, 2]
    play.act(live, at(live, 2000), 1, seen, "pass", "b")
    play.act(live, at(live, 2000), 2, seen, "pass", "c")


def ship(live: LiveTable, seat: int) -> str:
    assert live.match is not None
    return HARBOUR_IDS[live.match.state.ship[seat]]  # type: ignore[attr-defined]


def test_secret_picks_of_others_cannot_be_counted() -> None:
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "claim " + ship(live, 0), "a")
    rev, seq = live.history.seen_rev(2), live.seen_seq(2)
    lines = live.history.seen_lines(2, -1)
    play.act(live, at(live, 2000), 1, live.rev, "pass", "b")
    assert (live.history.seen_rev(2), live.seen_seq(2)) == (rev, seq)
    assert [n for n, _ in live.history.seen_lines(2, -1)] == [n for n, _ in lines]
    assert live.seen_seq(1) == seq + 1  # a seat knows of its own pick
    assert live.history.seen_rev(-1) == rev
    play.act(live, at(live, 2000), 2, rev, "pass", "c")
    assert live.seen_seq(2) == live.seen_seq(-1) == live.seq
    assert live.history.kept_since(rev) == seq


@pytest.mark.parametrize("others", [0, 1])
def test_a_request_to_go_back_counts_no_secret_picks(others: int) -> None:
    """Whether or not somebody else has picked in secret, the same requests get the same answers."""
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "claim " + ship(live, 0), "a")
    rev, start = live.history.seen_rev(2), live.seq
    if others:
        play.act(live, at(live, 2000), 1, rev, "pass", "b")
    player = live.seats[2].player
    for to in (start, start + 1):
        with pytest.raises(Problem, match="no-such-line"):
            votes.ask_rewind(live, at(live, 2000), player, to)
    votes.ask_rewind(live, at(live, 2000), player, start - 1)


def test_a_rewind_ends_where_everybody_knows_the_history() -> None:
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "claim " + ship(live, 0), "a")
    start = live.seq
    play.act(live, at(live, 2000), 1, live.rev, "pass", "b")
    with pytest.raises(Problem, match="no-such-line"):
        votes.ask_rewind(live, at(live, 2000), live.seats[1].player, start + 1)
    votes.ask_rewind(live, at(live, 2000), live.seats[1].player, start)  # its own pick lies after it


def test_undo_redo_and_another_move_after_undo() -> None:
    live = make()
    start = live.seq
    where = ship(live, 0)
    play.act(live, at(live, 2000), 0, live.rev, f"trade {where}", "a")
    assert live.undo_targets(0) == [start]
    play.undo(live, at(live, 2000), 0, live.rev, None)
    assert live.seq == start and live.can_redo(0) and not live.can_redo(1)
    play.redo(live, at(live, 2000), 0, live.rev)
    assert live.seq == start + 1
    play.undo(live, at(live, 2000), 0, live.rev, start)
    play.act(live, at(live, 2000), 0, live.rev, "draw", "b")
    assert not live.can_redo(0)
    with pytest.raises(Problem, match="undo-barrier"):
        play.undo(live, at(live, 2000), 0, live.rev, None)  # a card was drawn
    assert live.history.kept_since(1) <= start
