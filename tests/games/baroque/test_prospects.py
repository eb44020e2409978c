"""What is said about winning: the electors that are missing, the points of this turn, the end."""

from __future__ import annotations

from games.baroque.hands import A, B, C, army, ask, front, names, own, st, table
from ludoteca.games.baroque.data import ELECTORS
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.prospects import outlook
from ludoteca.games.baroque.rules.end_turn import EndOfTurn, turn_points
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.rules.turn import TurnOver
from ludoteca.games.baroque.rules.victory import check_electors
from ludoteca.games.baroque.state import END, Baroque
from ludoteca.kernel import Prospect, act
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


def last_turn(seats: int = 2, **options: str) -> Baroque:
    s = table(seats, **options)
    s.turn = s.turns
    s.florins = [0] * seats
    return s


def play_out(s: Baroque) -> Baroque:
    """The support phase with no favour spent, and the end of the last turn."""
    ask(s, SupportPhase(), EndOfTurn(), TurnOver())
    while not s.over:
        verbs = [a.verb for a in s.menus[0]]
        at = verbs.index("done-favours") if "done-favours" in verbs else 0
        act(GAME, s, s.front[0].seat, s.menus[0][at])
    return s


@rule("12.3.c", "15.0.a")
def test_the_points_of_the_throne_belong_to_the_winner_that_is_named() -> None:
    s = last_turn()
    own(s, B, "cologne", "trier", "mainz")
    s.vp = [
        turn_points(s, B) - turn_points(s, A) + 2,
        0,
    ]  # the map leaves A first, 3 points of the throne bring B forward
    assert not told(s, A, "wins-so")
    (found,) = told(s, B, "wins-so")
    play_out(s)
    assert s.places[B] == 1 and found.args == (s.scores[B],)


@rule("12.2.a", "15.0.a")
def test_armies_that_take_control_belong_to_the_winner_that_is_named() -> None:
    s = last_turn()
    s.florins = [9, 9]
    army(s, B, "bavaria")
    s.vp = [4, 1]
    found = told(s, A, "wins-so") + told(s, B, "wins-so")
    play_out(s)
    assert [(p.seat, p.args) for p in found] == [(s.places.index(1), (s.scores[s.places.index(1)],))]


@rule("13.1.a", "15.0.a")
def test_nobody_wins_by_points_where_somebody_holds_all_electors() -> None:
    s = last_turn()
    own(s, A, *names([state for state in ELECTORS if s.home[state] == -1]))
    s.vp = [0, 90]
    assert told(s, A, "all-electors")
    assert not told(s, B, "wins-so") and not told(s, A, "wins-so")


@rule("13.0.a")
def test_points_that_were_scored_are_not_promised_again() -> None:
    s = last_turn(3, last_turn_cards="applied")
    s.vp = [20, 20, 1]
    own(s, A, "prussia")
    s.phase = END  # the points of the turn are in, cards are being resolved
    front(s, B, "frederick_william")
    assert not told(s, A, "turn-points")
    assert told(s, B, "wins-so")[0].args == (25,) and not told(s, A, "wins-so") and not told(s, C, "wins-so")
