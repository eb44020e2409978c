"""The judgement of positions, and what a seat still needs."""

from collections.abc import Callable

from games.baroque.hands import A, B, army, front, give, own, st, table
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY
from ludoteca.games.baroque.state import END
from ludoteca.testing import rule


def test_every_style_weighs_every_term() -> None:
    judge = GAME.evaluator()
    assert len(judge.measure(table(), A)) == len(judge.terms)
    assert {"balanced", "builder", "conqueror", "courtier"} == set(judge.styles)
    for weights in judge.styles.values():
        assert len(weights) == len(judge.terms)


def test_more_of_everything_is_better() -> None:
    judge = GAME.evaluator()
    s = table()
    worth = judge.value(s, A)
    changes: list[Callable[[], object]] = [
        lambda: own(s, A, "saxony"),
        lambda: s.city.__setitem__(st("saxony"), CITY),
        lambda: s.vp.__setitem__(A, 5),
        lambda: s.florins.__setitem__(A, 20),
        lambda: army(s, A, "hessen"),
        lambda: front(s, A, "frederick_william"),
        lambda: give(s, A, "power"),
    ]
    for change in changes:
        change()
        assert judge.value(s, A) > worth
        worth = judge.value(s, A)


def test_points_scored_are_not_counted_again() -> None:
    judge = GAME.evaluator()
    s = table()
    s.turn = 3
    at = judge.terms.index("scoring")
    assert judge.measure(s, A)[at] == 4
    s.phase = END
    assert judge.measure(s, A)[at] == 0


@rule("13.1.a", "12.3.1.a")
def test_the_standing_tells_points_votes_and_electors() -> None:
    s = table()
    own(s, A, "saxony", "cologne")
    army(s, A, "lower_palatinate")
    s.vp = [3, 4, 5]
    first = GAME.standing(s)[A]
    assert first == {"seat": "A", "vp": 3, "support": 3 + 3 + 4, "electors": 4, "electors_needed": 8}
    assert [row["vp"] for row in GAME.standing(s)] == [3, 4, 5]
    s.ninth = 1
    assert GAME.standing(s)[B]["electors_needed"] == 9


@rule("4.7.a")
def test_gains_of_cards_that_never_come_are_not_counted() -> None:
    judge = GAME.evaluator()
    at = judge.terms.index("characters")

    def worth(last_turn_cards: str, turn: int) -> float:
        s = table(last_turn_cards=last_turn_cards)
        s.turn = turn
        front(s, A, "frederick_william")
        return judge.measure(s, A)[at]

    assert worth("skipped", 2) == worth("applied", 3) == worth("skipped", 3) + 5
