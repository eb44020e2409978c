"""What is said about the next points is what the final count gives."""

from __future__ import annotations

from games.anno_1452.board import YEARS, A, B, anno, do, put, settled, table
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.prospects import outlook
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Prospect
from ludoteca.teaching import puzzles_of
from ludoteca.testing import rule


def told(s: Anno, seat: int, key: str) -> Prospect:
    (found,) = [p for p in outlook(s) if p.seat == seat and p.key == key]
    return found


@rule("end.9")
def test_so_much_gold_is_worth_another_point_and_one_less_is_not() -> None:
    s = table(2)
    for gold in (0, 9, 10, 15):
        s.gold[A] = gold
        now = victory_points(s, A)
        missing = told(s, A, "next-gold").args[0]
        s.gold[A] = gold + missing - 1
        assert victory_points(s, A) == now
        s.gold[A] = gold + missing
        assert victory_points(s, A) == now + 1


@rule("end.1")
@rule("end.11")
def test_the_leader_wins_if_nothing_changes_before_the_final_evaluation() -> None:
    s = table(2, year="1440", column=3)
    s.prestige = [12, 10]
    assert (s.last_row, told(s, -1, "rounds-left").args) == (YEARS["1452"], (1,))
    assert told(s, A, "wins-so").args == (victory_points(s, A),) and told(s, A, "wins-so").soon
    assert told(s, B, "behind").args == (victory_points(s, B), 2)
    s.column = 1
    assert [p for p in outlook(s) if p.soon] == []


@rule("end.3")
def test_who_wins_if_nothing_changes_is_told_with_the_prestige_to_come() -> None:
    """A leads by a point, but B gains Prestige in the final Evaluation."""
    s = anno(puzzles_of(GAME)["last-card"].start())
    scores = [victory_points(s, seat) for seat in range(s.seats)]
    assert scores[A] > max(scores[1:])
    assert [p.seat for p in outlook(s) if p.soon] == [B]
    said = [told(s, seat, "final").args[0] for seat in range(s.seats)]
    best = told(s, B, "wins-so").args[0]
    do(s, A, "pass")
    assert s.over and s.places[B] == 1
    assert said == [victory_points(s, seat) for seat in range(s.seats)]
    assert best == said[B]


@rule("end.3")
def test_before_the_final_evaluation_its_income_and_prestige_are_told() -> None:
    s = table(2, year="1440", column=3)
    put(s, A, "tirol", 3, False, 2)
    put(s, B, "bayern", 2)
    settled(s)
    gold = s.gold.copy()
    points, income, prestige = told(s, A, "final").args
    assert income == 5
    assert prestige > 0
    assert points == victory_points(s, A) + prestige + (gold[A] + income) // 10 - gold[A] // 10
    assert s.gold == gold
