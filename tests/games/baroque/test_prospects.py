"""What is said about winning: the electors that are missing, the points of this turn, the end."""

from __future__ import annotations

from games.baroque.hands import A, B, names, own, st, table
from ludoteca.games.baroque.data import ELECTORS
from ludoteca.games.baroque.prospects import outlook
from ludoteca.games.baroque.rules.victory import check_electors
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Prospect
from ludoteca.testing import rule


def told(s: Baroque, seat: int, key: str) -> list[Prospect]:
    return [p for p in outlook(s) if p.seat == seat and p.key == key]


@rule("13.1.a")
def test_the_last_elector_is_named_and_wins_the_game() -> None:
    s = table(2)
    *most, last = [state for state in ELECTORS if s.home[state] != B]
    for state in ELECTORS:
        s.control[state] = B if state == last else A
        s.home[state] = -1 if s.home[state] == B else s.home[state]
    assert most
    (found,) = told(s, A, "last-elector")
    assert found.args == (last,) and found.soon
    own(s, A, *names([last]))
    (held,) = told(s, A, "all-electors")
    assert held.soon and not told(s, A, "electors")
    check_electors(s)
    assert s.over == "electors" and s.places[A] == 1


@rule("13.0.a")
def test_the_points_of_this_turn_are_those_that_are_scored() -> None:
    s = table(2)
    before = told(s, A, "turn-points")[0].args[0]
    own(s, A, "prussia")
    assert told(s, A, "turn-points")[0].args[0] > before
    assert s.control[st("prussia")] == A


@rule("15.0.a")
def test_the_last_turn_says_who_would_win() -> None:
    s = table(2)
    s.turn = s.turns
    s.vp = [9, 1]
    own(s, A, "prussia")
    assert [p.key for p in outlook(s) if p.seat < 0] == ["last-turn"]
    assert told(s, A, "wins-so")[0].soon and not told(s, B, "wins-so")
    s.turn = s.turns - 2
    assert [(p.key, p.args) for p in outlook(s) if p.seat < 0] == [("turns-left", (2,))]
    assert not told(s, A, "wins-so")
    s.turns = 0
    assert [p.key for p in outlook(s) if p.seat < 0] == ["open-end"]
