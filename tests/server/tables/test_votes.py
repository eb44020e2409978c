"""What players of a table decide together: going back, pausing, resigning, ending, and who is not waited for."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Quick
from ludoteca.rooms import payloads, play, requests, votes
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, PLAYING, LiveTable
from server.tables.changes import at, written
from server.tables.test_table import LIVE, again, answer, make, picture


def test_rewinding_needs_everybody_else() -> None:
    live = make()
    start = live.seq
    play.act(live, at(live, 2000), 0, live.rev, "draw", "a")
    play.act(live, at(live, 2000), 0, live.rev, "confirm", "b")
    votes.ask_rewind(live, at(live, 2000), "p0", start)
    request = live.requests[0]
    assert requests.waiting(live, request) == ["p1", "p2"]
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
    votes.ask(live, at(live, 2000), "p0", requests.CONCEDE, seat=2)
    votes.answer(live, at(live, 2000), "p1", 1, True)
    assert live.state == PLAYING
    votes.answer(live, at(live, 2000), "p2", 1, True)
    assert live.state == OVER and live.result is not None and live.result["places"] == [2, 2, 1]
    live = make()
    votes.ask(live, at(live, 2000), "p0", requests.END)
    votes.answer(live, at(live, 2000), "p1", 1, False)
    assert live.state == PLAYING
    votes.answer(live, at(live, 2000), "p2", 1, True)
    assert live.state == OVER and live.result is not None and live.result["places"] is None


def test_a_player_who_is_away_can_be_replaced_by_the_others() -> None:
    live = make()
    votes.replace(live, at(live, 2000), "p0", 2, votes.MIN_AWAY_MS)
    assert requests.waiting(live, live.requests[0]) == ["p1"]
    votes.answer(live, at(live, 2000), "p1", 1, True)
    assert live.seats[2].standin
