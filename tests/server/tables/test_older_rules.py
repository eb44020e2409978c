"""Tables whose past does not replay under the present rules, refused moves, and restarts."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Match, Quick, Refused, save, write_action
from ludoteca.registry import find
from ludoteca.rooms import play, votes
from ludoteca.rooms.events import Acted, Rewound
from ludoteca.rooms.model import Row
from ludoteca.rooms.older_rules import is_part
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from server.tables.changes import at, written
from server.tables.test_table import again, answer, make, picture, ship


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
    damaged = copies(written(live).rows)
    spoil(next(r for r in damaged if isinstance(r.event, Acted)))
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
    rows = copies(written(live).rows)
    spoil(next(r for r in rows if r.rev > rev and isinstance(r.event, Acted)))
    live.facts.rules = 0
    back = again(live, rows, written(live).snapshots)
    assert back.match is not None and back.match.first == back.seq == seq and back.state == "playing"
    assert [x.seq for x in back.history.log] == list(range(seq + 1))
    assert [(by, to) for by, to, _ in back.history.backs] == [(-1, seq)]
    assert [r.event for r in written(back).rows] == [Rewound(-1, seq)] and back.rev == live.rev + 1
    for _ in range(6):
        answer(back, quick, 3000)
    later = again(live, rows + written(back).rows, written(live).snapshots)  # and so it does ever after
    assert written(later).rows == [] and (later.rev, later.seq) == (back.rev, back.seq)
    assert later.match is not None and later.match.hash() == back.match.hash()
    assert [(x.seq, x.do) for x in later.history.log] == [
        (x.seq, x.do) for x in back.history.log
    ] and later.history.backs == back.history.backs


def spoil(row: Row) -> None:
    """An action that no rules allow."""
    row.event = Acted(row.seat, "claim nowhere")


def copies(rows: list[Row]) -> list[Row]:
    return [Row(**{f: getattr(row, f) for f in row.__struct_fields__}) for row in rows]


def young(lines: int = 12) -> LiveTable:
    """A game that is too young for a snapshot, and whose rules have been changed since."""
    live = make(seed=4)
    quick = Quick(4)
    while live.seq < lines:
        answer(live, quick, 2000)
    assert not written(live).snapshots
    live.facts.rules = 0
    return live


def test_a_game_without_a_snapshot_is_played_again_from_its_set_up() -> None:
    live = young()
    back = again(live, written(live).rows, [])
    assert live.match is not None and back.match is not None
    assert back.match.hash() == live.match.hash() and (back.rev, back.seq) == (live.rev, live.seq)
    assert not written(back).rows and [x.do for x in back.history.log] == [x.do for x in live.history.log]


def test_only_what_newer_rules_refuse_is_taken_back() -> None:
    live = young()
    rows = copies(written(live).rows)
    spoil(next(row for row in rows if row.seq == 8))
    back = again(live, rows, [])
    assert (back.seq, back.rev, back.state) == (7, live.rev + 1, "playing")
    assert [line.seq for line in back.history.log] == list(range(8))
    assert [(by, to) for by, to, _ in back.history.backs] == [(-1, 7)]
    assert [row.event for row in written(back).rows] == [Rewound(-1, 7)]
    answer(back, Quick(5), 3000)
    for snapshots in (written(back).snapshots, []):  # with the snapshot of that moment, and without it
        later = again(live, rows + written(back).rows, snapshots)
        assert later.match is not None and back.match is not None
        assert later.match.hash() == back.match.hash() and (later.rev, later.seq) == (back.rev, back.seq)


def test_an_action_that_was_taken_back_need_not_be_possible() -> None:
    live = make(seed=4)
    play.act(live, at(live, 2000), 0, live.rev, live_choice(live), "a")
    votes.ask_rewind(live, at(live, 2000), live.seats[0].player, 0)
    for player in [p for p in live.people() if p != live.seats[0].player]:
        votes.answer(live, at(live, 2000), player, 1, True)
    assert live.seq == 0
    play.act(live, at(live, 2000), 0, live.rev, live_choice(live), "b")
    rows = copies(written(live).rows)
    spoil(next(row for row in rows if row.key == "a"))
    live.facts.rules = 0
    back = again(live, rows, [])
    assert back.match is not None and live.match is not None
    assert back.match.hash() == live.match.hash() and not written(back).rows
    assert back.history.backs == live.history.backs


def live_choice(live: LiveTable) -> str:
    assert live.match is not None
    return write_action(live.game, live.match.state.menus[0][0])


def test_a_set_up_that_newer_rules_do_not_know_is_made_again() -> None:
    live = young()
    rows = copies(written(live).rows)
    rows[0].chance = [1_000_000] * 9
    back = again(live, rows, [])
    assert (back.seq, back.state, back.rev) == (0, "playing", live.rev + 1)
    assert [(by, to) for by, to, _ in back.history.backs] == [(-1, 0)]
    answer(back, Quick(4), 3000)
    later = again(live, rows + written(back).rows, written(back).snapshots)
    assert later.match is not None and back.match is not None
    assert later.match.hash() == back.match.hash() and later.seq == back.seq > 0


def test_a_choice_that_names_more_now_is_found_by_its_words_or_by_what_it_did() -> None:
    assert is_part(["buy", "113"], ["buy", "113", "2"]) and is_part(["levy", "york"], ["levy", "pawn", "york"])
    assert not is_part(["buy", "113"], ["sell", "113", "2"]) and not is_part(["buy", "113"], ["buy", "11", "3"])


@pytest.mark.parametrize("name", ["anno-1452", "baroque", "pax-renaissance", "rio-de-la-plata"])
def test_options_of_later_rules_describe_what_the_first_rules_did(name: str) -> None:
    """A game set up by them is in the state that a set-up of the first rules is upgraded to."""
    game = find(name)
    old = game.complete_under(1, game.seats[0], {})
    assert {o.id for o in game.options if o.since > 1 and old.options[o.id] != o.default}
    made = save(game, Match(game, old, 1).state)
    changed = [o.id for o in game.options if o.since > 1]
    plain = save(game, Match(game, game.complete(game.seats[0]), 1).state)
    by_option = {field for field in made if field in game.upgrade({"rules": 1}) and made[field] != plain[field]}
    assert len(by_option) >= len(changed)
    for field in by_option:
        assert game.upgrade({"rules": 1})[field] == made[field], field


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
