"""Trade while all plan their effects at once: it is possible at any moment, and opens the plans of both partners again
(trade.1, effects.6)."""

from games.rio_de_la_plata.table import A, B, C, cell, consistent, fresh, goods, men, stock, told
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import FORT, SILVER, STONE, STONECUTTER, WOOD
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.plans import AgreePlan, ChooseEffects
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, act, advance, asked, greyed, load, offer, save, view
from ludoteca.testing import rule


def planning(s: Rio, *vote: int) -> None:
    s.agenda.clear()
    s.then(ChooseEffects())
    for player in reversed(vote):
        s.then(AgreePlan(player))
    advance(GAME, s)


def menu(s: Rio, seat: int) -> list[Action]:
    i = asked(s, seat)
    return s.menus[i] if i >= 0 else []


def deal(s: Rio, frm: int, to: int, give: list[tuple[int, int]], take: list[tuple[int, int]]) -> None:
    act(GAME, s, frm, offer(to, give, take))
    act(GAME, s, to, Action("accept", (s.offers[-1].number,)))


STONECUTTER_HERE = Action("build", (at(3, 9), STONECUTTER))


@rule("trade.1", "effects.6")
def test_trade_1_goods_change_hands_during_the_vote() -> None:
    s = fresh(simultaneous_effects="ask")
    stock(s, A, stone=1)
    stock(s, B, silver=1)
    planning(s, A, B, C)
    act(GAME, s, A, Action("agree"))
    deal(s, A, B, [(STONE, 1)], [(SILVER, 1)])
    assert (goods(s, A), goods(s, B)) == ((0, 0, 0, 1), (1, 0, 0, 0))
    assert asked(s, A) == -1, "the vote stands"


@rule("trade.1", "effects.6")
def test_trade_1_what_is_bought_while_planning_can_be_planned_with() -> None:
    s = fresh(simultaneous_effects="ask")
    men(s, A, 1, 3, 9)
    stock(s, A, silver=1)
    stock(s, B, wood=2)
    planning(s)
    assert STONECUTTER_HERE not in menu(s, A)
    deal(s, B, A, [(WOOD, 2)], [(SILVER, 1)])
    act(GAME, s, A, STONECUTTER_HERE)
    for player in (A, B, C):
        act(GAME, s, player, Action("done"))
    assert s.building[at(3, 9)] == STONECUTTER
    assert goods(s, A) == (0, 0, 0, 0)
    consistent(s)


@rule("trade.1", "effects.6", "office.4")
def test_trade_1_a_trade_opens_finished_plans_again() -> None:
    s = fresh(simultaneous_effects="ask")
    s.grid[cell("fort_1")] = A
    s.placer[cell("fort_1")] = A
    s.owing[cell("fort_1")] = 1
    s.hand[A] -= 1
    stock(s, B, stone=1, wood=1)
    planning(s)
    act(GAME, s, A, Action("done"))
    act(GAME, s, A, Action("revise"))
    act(GAME, s, A, Action("done"))
    act(GAME, s, A, Action("accept_loss", (3,)))
    act(GAME, s, B, Action("done"))
    deal(s, B, A, [(STONE, 1), (WOOD, 1)], [])
    assert Action("settle", (cell("fort_1"), FORT)) in menu(s, A)
    assert menu(s, B), "the other partner may think again, too"
    act(GAME, s, A, Action("done"))
    assert menu(s, A) == [Action("accept_loss", (3,)), Action("revise")], "the warning has its way back again"
    act(GAME, s, A, Action("revise"))
    act(GAME, s, A, Action("settle", (cell("fort_1"), FORT)))
    for player in (A, B, C):
        act(GAME, s, player, Action("done"))
    assert s.vp[A] == 0
    consistent(s)


@rule("trade.1", "effects.6")
def test_trade_1_what_the_goods_given_away_paid_for_is_no_longer_planned() -> None:
    s = fresh(simultaneous_effects="ask")
    men(s, A, 1, 3, 9)
    s.pits[0] = A
    s.hand[A] -= 1
    stock(s, A, wood=2)
    planning(s)
    act(GAME, s, A, STONECUTTER_HERE)
    act(GAME, s, A, Action("gather", (0,)))
    deal(s, A, B, [(WOOD, 1)], [])
    assert s.picks[A] == [Action("gather", (0,))]
    assert [a for a in menu(s, A) if a.verb == "build"] == []
    for player in (A, B, C):
        act(GAME, s, player, Action("done"))
    assert told(s, "plan-dropped-build") == []
    assert s.building[at(3, 9)] == -1 or s.building[at(3, 9)] != STONECUTTER
    consistent(s)


@rule("trade.1", "effects.6")
def test_trade_1_a_state_with_a_plan_opened_again_can_be_saved() -> None:
    s = fresh(simultaneous_effects="ask")
    stock(s, A, stone=1)
    planning(s)
    act(GAME, s, A, Action("done"))
    assert asked(s, A) == -1
    deal(s, A, B, [(STONE, 1)], [])
    back = load(GAME, save(GAME, s))
    advance(GAME, back)
    assert asked(s, A) >= 0 and asked(back, A) >= 0
    assert any(s.picks), "that A had finished stays a secret answer"


@rule("effects.6", "effects.7")
def test_effects_6_refused_choices_of_a_plan_have_their_reasons() -> None:
    s = fresh(simultaneous_effects="ask")
    men(s, A, 1, 3, 9)
    s.grid[cell("fort_1")] = A
    s.placer[cell("fort_1")] = A
    s.owing[cell("fort_1")] = 1
    stock(s, A, stone=1, wood=2)
    planning(s)
    pay = Action("settle", (cell("fort_1"), FORT))

    def reason(a: Action) -> str:
        found = [no.key for other, no in greyed(s, A) if other == a]
        return found[0] if found else ""

    assert reason(pay) == ""
    assert reason(Action("harvest")) == "fields-need-two"
    act(GAME, s, A, STONECUTTER_HERE)
    assert reason(pay) == "too-few-goods", "the wood is planned for the stonecutter"
    assert not {a for a, _ in greyed(s, A)} & set(menu(s, A))
    act(GAME, s, A, Action("done"))
    assert greyed(s, A) == []


@rule("effects.6", "trade.2")
def test_trade_2_the_silver_price_is_shown_in_a_plan() -> None:
    s = fresh(simultaneous_effects="ask")
    men(s, A, 1, 3, 9)
    men(s, A, 1, 5, 9)
    stock(s, A, wood=1, silver=6)
    planning(s)

    def price(seat: int, a: Action) -> list[tuple[str, tuple[int, ...]]]:
        return [(fact.key, fact.args) for fact in s.front[asked(s, seat)].foresee(s, a)]

    assert price(A, STONECUTTER_HERE) == [("silver", (1, 1))]
    assert "foreseen" in view(GAME, s, A)
    act(GAME, s, A, STONECUTTER_HERE)
    assert price(A, Action("build", (at(5, 9), STONECUTTER))) == [("silver", (2, 5))], "2 and 3 silver, after the first"
