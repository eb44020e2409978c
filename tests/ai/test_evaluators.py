"""What the games' evaluators foresee."""

from games.anno_1452.board import A, B, C, put, table
from ludoteca.games.anno_1452.ai.value import HORIZON, AnnoEvaluator, prestige_to_come
from ludoteca.testing import rule


@rule("prestige.1")
@rule("prestige.2")
def test_anno_every_coming_evaluation_pays_the_leader_and_fines_the_last() -> None:
    s = table(2, "1438")  # two Evaluations are still to come
    assert (prestige_to_come(s, A, 2), prestige_to_come(s, B, 2)) == (0.0, 0.0)
    put(s, A, "schwaben", citizens=1)  # ahead in Estates and in Citizens
    assert (prestige_to_come(s, A, 2), prestige_to_come(s, B, 2)) == (4.0, -4.0)


@rule("prestige.4")
def test_anno_who_is_level_gains_nothing() -> None:
    s = table(3, "1438")
    for seat in (A, B, C):
        put(s, seat, "schwaben")
    assert [prestige_to_come(s, seat, 2) for seat in (A, B, C)] == [0.0, 0.0, 0.0]


@rule("prestige.6")
@rule("prestige.7")
def test_anno_beyond_the_ends_of_the_track_gold_counts_half() -> None:
    s = table(2, "1438")
    put(s, A, "schwaben")
    s.prestige[:] = [19, 1]
    # one point on the track, and 5 Gold, which are half a Victory Point
    assert (prestige_to_come(s, A, 2), prestige_to_come(s, B, 2)) == (1.5, -1.5)


def test_anno_the_term_foresees_a_few_evaluations() -> None:
    value_function = AnnoEvaluator()
    at = value_function.terms.index("prestige")
    s = table(2, "1440")  # one Evaluation is still to come
    put(s, A, "schwaben")
    assert value_function.measure(s, A)[at] == 11.0
    s.row = s.last_row  # nothing comes any more
    assert value_function.measure(s, A)[at] == 10.0
    s.row = 0
    assert value_function.measure(s, A)[at] == 10.0 + HORIZON
