"""What no bot does: choices that certainly throw something away."""

import pytest

from games.rio_de_la_plata.grids import fill
from games.rio_de_la_plata.offices import claimed
from games.rio_de_la_plata.table import A, ask, cell, do, fresh, meant, office, stock
from ludoteca.ai import LEVELS, Budget
from ludoteca.ai.levels import make_value_function
from ludoteca.ai.search.base import Weighed
from ludoteca.games.rio_de_la_plata.ai.value import RioEvaluator
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, menu
from ludoteca.lab.yardsticks import make_bot

EVALUATOR = RioEvaluator()


def verbs_wasted(s: Rio) -> set[str]:
    return {a.verb for a in EVALUATOR.wasted(s, A, menu(s, A))}


def in_debt(silver: int = 0) -> Rio:
    """A has two workers on the fort, unpaid, and the goods for one."""
    s = fresh()
    fill(s, "fort", [A, A], (0, 1))
    stock(s, A, 1, 1, silver=silver)
    ask(s, EffectsTurn(A), CloseEffects(A))
    return s


def test_a_debt_that_can_be_paid_is_paid_before_the_turn_ends() -> None:
    s = in_debt()
    assert "done" in verbs_wasted(s)
    do(s, "settle", cell("fort_1"))
    assert "done" not in verbs_wasted(s)  # nothing is left for the other one


def test_a_debt_is_not_paid_for_more_silver_than_it_is_worth() -> None:
    s = in_debt(silver=20)
    do(s, "settle", cell("fort_1"))
    assert "done" in verbs_wasted(s)  # three silver for the two goods
    s.swaps[A] = 4
    assert "done" not in verbs_wasted(s)  # eleven


def test_an_office_that_can_be_bought_is_bought() -> None:
    s = fresh()
    s.vp[A] = 10
    stock(s, A, silver=5)
    claimed(s, "gunner", A)
    ask(s, EffectsTurn(A), CloseEffects(A))
    assert "done" in verbs_wasted(s)
    s.vp[A] = 0
    ask(s, EffectsTurn(A), CloseEffects(A))
    assert "done" not in verbs_wasted(s)


@pytest.mark.parametrize("where", ["pit", "fields"])
def test_what_was_dug_or_grown_is_brought_in(where: str) -> None:
    s = fresh()
    if where == "pit":
        s.pits[0] = A
    else:
        s.fields_of[A] = 2
    ask(s, EffectsTurn(A), CloseEffects(A))
    assert "done" in verbs_wasted(s)


def test_ending_the_placement_is_no_waste() -> None:
    """What is owed is paid in the Effects phase as well."""
    s = in_debt()
    ask(s, PlaceTurn(A))
    assert {a.verb for a in menu(s, A)} >= {"settle", "done"}
    assert "done" not in verbs_wasted(s)


def test_a_claim_that_cannot_succeed_is_not_made() -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    stock(s, A, silver=30)
    claim = meant(s, "claim", (office("governor"),))
    s.vp[A] = 0
    s.hand[A] = 1
    assert claim in EVALUATOR.wasted(s, A, menu(s, A))
    s.vp[A] = 60
    assert claim not in EVALUATOR.wasted(s, A, menu(s, A))


class EndsTheTurn:
    """A search that finds nothing better. Not a subclass of Search: compiled classes have no interpreted children."""

    value_function = make_value_function(GAME)

    def weigh(self, s: Rio, seat: int, budget: Budget) -> list[Weighed]:
        budget.more()
        return sorted([Weighed(a, float(a.verb == "done"), 1.0) for a in menu(s, seat)], key=lambda w: -w.value)

    def remember(self, s: Rio, seat: int, a: Action) -> None: ...


@pytest.mark.parametrize("level", [*LEVELS, "prince-1"])
def test_no_level_leaves_a_debt_unpaid(level: str) -> None:
    """The frozen prince plays as it always did."""
    s = in_debt()
    bot = make_bot(GAME, level)
    bot.search = EndsTheTurn()  # type: ignore[assignment]
    bot.strict = True
    assert bot.choose(GAME, s, A).verb == ("done" if level == "prince-1" else "settle")
    do(s, "settle", cell("fort_1"))
    assert bot.choose(GAME, s, A).verb == "done"
