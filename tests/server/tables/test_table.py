"""A table in memory: what it allows, and that its journal alone brings it back."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.parley.data import HARBOUR_IDS
from ludoteca.kernel import Quick, Refused, write_action
from ludoteca.registry import find, names
from ludoteca.server.errors import Problem
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables import play, votes
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.clock import Clock, ClockRules
from ludoteca.server.tables.model import Facts, Player, Row, Seat
from ludoteca.server.tables.rebuild import rebuild
from ludoteca.server.tables.table import OVER, PLAYING, LiveTable
from ludoteca.server.ws import payloads
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
            votes.ask(live, at(live, now), player, "end")
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


def test_rewinding_needs_everybody_else() -> None:
    live = make()
    start = live.seq
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    play.act(live, at(live, 2000), 0, live.rev, "confirm", "b")
    votes.ask_rewind(live, at(live, 2000), "p0", start)
    request = live.requests[0]
    assert votes.waiting(live, request) == ["p1", "p2"]
    with pytest.raises(Problem, match="not-yours"):
        votes.answer(live, at(live, 2000), "p0", request.id, True)
    votes.answer(live, at(live, 2000), "p1", request.id, True)
    assert live.seq > start
    votes.answer(live, at(live, 2000), "p2", request.id, True)
    assert live.seq == start and not live.requests


def test_going_back_stays_visible_also_after_a_restart_and_under_newer_rules() -> None:
    live = make(undo="friendly", seed=4)
    quick = Quick(4)
    while live.seq < 40:
        answer(live, quick, 2000)
    votes.ask_rewind(live, at(live, 3000), "p1", 38)
    votes.ask_rewind(live, at(live, 4000), "p0", 36)
    assert live.history.backs == [(0, 36, 4000)]  # the first one lay in what was taken back
    while live.seq < 44:
        answer(live, quick, 5000)
    votes.ask_rewind(live, at(live, 6000), "p2", live.seq - 1)
    assert [back[0] for back in live.history.backs] == [0, 2]
    shown = payloads.table_shown(live, 7000, set(), 0, False)["backs"]
    assert shown[0] == {"by": "A", "to": 36, "at": 4000}
    assert again(live, written(live).rows, written(live).snapshots).history.backs == live.history.backs
    live.take_snapshot(written(live))
    live.facts.rules = 0  # as if the rules had been changed since: the past is read, not played
    assert again(live, written(live).rows, written(live).snapshots).history.backs == live.history.backs


def test_one_no_is_enough_against_rewinding() -> None:
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    seq = live.seq
    votes.ask_rewind(live, at(live, 2000), "p0", 0)
    votes.answer(live, at(live, 2000), "p1", live.requests[0].id, False)
    assert not live.requests and live.seq == seq


def test_strict_tables_never_and_friendly_tables_at_once() -> None:
    live = make(undo="strict")
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    with pytest.raises(Problem, match="undo-strict"):
        votes.ask_rewind(live, at(live, 2000), "p0", 0)
    live = make(undo="friendly")
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    votes.ask_rewind(live, at(live, 2000), "p0", 0)
    assert live.seq == 0


def test_bots_and_those_who_left_are_not_waited_for() -> None:
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    votes.ask_rewind(live, at(live, 2000), "p0", 0)
    votes.answer(live, at(live, 2000), "p1", live.requests[0].id, True)
    votes.leave(live, at(live, 2000), "p2")
    assert live.seq == 0


def test_time_over_warns_then_a_bot_plays_and_the_player_may_return() -> None:
    live = make(clock=LIVE)
    asked = live.front_seats()[0]
    assert live.due() == 1000 + 65_000
    assert not votes.tick(live, at(live, 60_000))
    assert votes.tick(live, at(live, 66_000))
    assert live.clock.hands[asked].warned == 66_000 and live.seats[asked].active
    assert not votes.tick(live, at(live, 70_000))
    assert votes.tick(live, at(live, 76_000))
    assert not live.seats[asked].active
    assert live.bots_asked() == [asked] and live.due() == 0
    votes.claim(live, at(live, 80_000), f"p{asked}")
    assert live.seats[asked].active and live.clock.left(asked, 80_000) == (0, 0)  # coming back buys no time
    assert votes.tick(live, at(live, 80_500)) and not live.seats[asked].active
    answer(live, Quick(1), 81_000)  # the bot's move
    while live.front_seats() == [asked]:
        answer(live, Quick(1), 81_000)
    votes.claim(live, at(live, 82_000), f"p{asked}")
    assert live.clock.left(asked, 82_000) == (5_000, 6_000)  # a tenth for the turns to come
    assert picture(again(live, written(live).rows, written(live).snapshots)) == picture(live)


@pytest.mark.parametrize("seed", range(6))
def test_any_seat_may_vanish_at_any_moment_and_the_game_still_ends(seed: int) -> None:
    live = make(clock=LIVE, seed=seed)
    quick = Quick(seed)
    now = 1000
    gone = quick.below(3)
    when = quick.below(20)
    for step in range(3000):
        if live.state == OVER:
            return
        now += 1000
        if step >= when and gone in live.front_seats() and live.seats[gone].active:
            now = live.due() or now
            votes.tick(live, at(live, now))
            continue
        answer(live, quick, now)
    raise AssertionError("the game does not end")


def is_paused(live: LiveTable) -> bool:
    return live.clock.paused


def test_pausing_needs_all_resuming_does_not_and_nothing_moves_meanwhile() -> None:
    live = make(clock=LIVE, seats=2)
    votes.pause(live, at(live, 2000), "p0")
    assert not is_paused(live)
    votes.answer(live, at(live, 3000), "p1", live.requests[0].id, True)
    assert is_paused(live) and live.due() is None
    with pytest.raises(Problem, match="paused"):
        play.act(live, at(live, 4000), 0, live.rev, "draw", "x")
    votes.resume(live, at(live, 900_000), "p1")
    assert live.clock.left(0, 900_000) == (3_000, 60_000)


def test_resigning_with_two_ends_it_with_three_a_bot_goes_on() -> None:
    live = make(seats=2)
    votes.resign(live, at(live, 2000), "p0")
    assert live.state == OVER
    assert live.result == {"reason": "resigned", "places": [2, 1], "scores": None, "by": "table"}
    live = make(seats=3)
    votes.resign(live, at(live, 2000), "p0")
    assert live.state == PLAYING and live.bots_asked() == [0]
    with pytest.raises(Problem, match="nothing-to-claim"):
        votes.claim(live, at(live, 2000), "p0")


def test_conceding_needs_all_ending_needs_more_than_half() -> None:
    live = make()
    votes.ask(live, at(live, 2000), "p0", "concede", seat=2)
    votes.answer(live, at(live, 2000), "p1", 1, True)
    assert live.state == PLAYING
    votes.answer(live, at(live, 2000), "p2", 1, True)
    assert live.state == OVER and live.result is not None and live.result["places"] == [2, 2, 1]
    live = make()
    votes.ask(live, at(live, 2000), "p0", "end")
    votes.answer(live, at(live, 2000), "p1", 1, False)
    assert live.state == PLAYING
    votes.answer(live, at(live, 2000), "p2", 1, True)
    assert live.state == OVER and live.result is not None and live.result["places"] is None


def test_a_player_who_is_away_can_be_replaced_by_the_others() -> None:
    live = make()
    votes.replace(live, at(live, 2000), "p0", 2, votes.MIN_AWAY_MS)
    assert votes.waiting(live, live.requests[0]) == ["p1"]
    votes.answer(live, at(live, 2000), "p1", 1, True)
    assert live.seats[2].standin


def test_a_game_of_older_rules_goes_on_from_its_snapshot() -> None:
    live = make(seed=4)
    quick = Quick(4)
    while live.seq < 40:
        answer(live, quick, 2000)
    assert written(live).snapshots and live.match is not None
    live.facts.rules = 0  # as if the rules had been changed since
    back = again(live, written(live).rows, written(live).snapshots)
    assert back.match is not None
    assert back.match.first == written(live).snapshots[-1][1] > 0
    assert back.match.hash() == live.match.hash() and back.seq == live.seq
    assert [(x.seq, x.do) for x in back.history.log] == [(x.seq, x.do) for x in live.history.log]
    with pytest.raises(Problem, match="older-rules"):
        back.state_at(0)
    answer(back, quick, 3000)


def test_a_past_that_no_longer_replays_does_not_stop_the_game() -> None:
    live = make(seed=4)
    quick = Quick(4)
    while live.seq < 40:
        answer(live, quick, 2000)
    damaged = [Row(**{f: getattr(r, f) for f in r.__struct_fields__}) for r in written(live).rows]
    line = next(r for r in damaged if r.kind == kinds.ACT)
    line.text = "claim nowhere"
    back = again(live, damaged, written(live).snapshots)
    assert back.match is not None and live.match is not None
    assert back.match.hash() == live.match.hash()


def test_last_moves_that_newer_rules_do_not_allow_do_not_stop_the_game() -> None:
    """The power failed, so there is no snapshot of them, and then the rules were mended: it goes on from the last one,
    and everybody sees it."""
    live = make(seed=4)
    quick = Quick(4)
    while live.seq < 45:
        answer(live, quick, 2000)
    rev, seq, _ = written(live).snapshots[-1]
    assert seq < live.seq
    rows = [Row(**{f: getattr(r, f) for f in r.__struct_fields__}) for r in written(live).rows]
    next(r for r in rows if r.rev > rev and r.kind == kinds.ACT).text = "claim nowhere"
    live.facts.rules = 0
    back = again(live, rows, written(live).snapshots)
    assert back.match is not None and back.match.first == back.seq == seq and back.state == "playing"
    assert [x.seq for x in back.history.log] == list(range(seq + 1))
    assert [(by, to) for by, to, _ in back.history.backs] == [(-1, seq)]
    assert [r.kind for r in written(back).rows] == [kinds.REWIND] and back.rev == live.rev + 1
    for _ in range(6):
        answer(back, quick, 3000)
    later = again(live, rows + written(back).rows, written(live).snapshots)  # and so it does ever after
    assert written(later).rows == [] and (later.rev, later.seq) == (back.rev, back.seq)
    assert later.match is not None and later.match.hash() == back.match.hash()
    assert [(x.seq, x.do) for x in later.history.log] == [
        (x.seq, x.do) for x in back.history.log
    ] and later.history.backs == back.history.backs


def test_refused_moves_leave_no_trace() -> None:
    live = make()
    before = picture(live)
    with pytest.raises(Refused):
        play.act(live, at(live, 2000), 1, live.rev, "draw", "x")
    with pytest.raises(Problem):
        play.act(live, at(live, 2000), 0, live.rev, "fly moon", "x")
    assert picture(live) == before and ("x" not in [k for _, k in live.history.keys])


def test_a_restart_in_the_middle_of_a_simultaneous_choice_asks_nobody_twice() -> None:
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "claim " + ship(live, 0), "a")
    play.act(live, at(live, 2000), 1, live.rev, "pass", "b")
    back = again(live, written(live).rows, written(live).snapshots)
    assert back.front_seats() == [2]
    assert back.seen_seq(2) == live.seen_seq(2) < back.seq  # and B's answer is still a secret
    play.act(back, at(back, 3000), 2, back.history.seen_rev(2), "pass", "c")
    assert back.history.group_start is None
