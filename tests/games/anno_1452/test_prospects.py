"""What is said about the next points is what the final count gives."""

from __future__ import annotations

from games.anno_1452.board import YEARS, A, B, table
from ludoteca.games.anno_1452.prospects import outlook
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Prospect
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
