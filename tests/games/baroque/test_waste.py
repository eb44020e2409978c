"""What no bot does: choices that certainly throw something away."""

from games.baroque.acting import acting
from games.baroque.hands import A, B, do, draw, front, give, own, phase, table
from ludoteca.games.baroque.ai.value import BaroqueEvaluator
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import menu, write_action


def wasted(s: Baroque) -> list[str]:
    seat = s.front[0].seat
    return [write_action(GAME, a) for a in BaroqueEvaluator().wasted(s, seat, menu(s, seat))]


def test_no_action_is_spent_on_a_card_without_effect() -> None:
    s = table()
    give(s, A, "assassin", "traitor")
    assert "play assassin" in wasted(acting(s))  # nobody has a character
    front(s, B, "lobkowitz")
    assert "play assassin" not in wasted(acting(s))


def test_a_card_that_cannot_be_paid_is_kept() -> None:
    s = table()
    give(s, A, "capitalism")
    s.florins[A] = 3
    assert "play capitalism" in wasted(acting(s))
    s.florins[A] = 4
    assert "play capitalism" not in wasted(acting(s))


def test_the_card_that_must_be_played_may_be_one_without_effect() -> None:
    s = table()
    give(s, A, "assassin", "power")
    phase(s, A)
    assert wasted(s) == []


def test_actions_are_not_forgone_while_influence_costs_nothing() -> None:
    s = table()
    own(s, A, "bavaria")
    assert "influence" in [a.verb for a in menu(acting(s), A)]
    assert wasted(s) == ["end-phase"]


def test_a_state_for_nothing_is_not_left_to_others() -> None:
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "pass", "pass")  # the last is asked
    assert wasted(s) == ["pass"]
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "bid 0")
    assert wasted(s) == []  # for a florin it may be too dear
