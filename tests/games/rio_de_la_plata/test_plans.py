"""Effects planned together: points gained on the way count, and losses are warned of (effects.5, effects.6,
office.4)."""

import pytest

from games.rio_de_la_plata.table import A, B, C, cell, consistent, fresh, men, office, stock, told
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import CHURCH, FORT, HUT, MARKET, STONE, STONECUTTER
from ludoteca.games.rio_de_la_plata.data import CELL_VP, GRID_CELLS
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.activation import use_action
from ludoteca.games.rio_de_la_plata.rules.plans import CarryOut, ChooseEffects
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, act, advance, asked, why
from ludoteca.testing import rule


def planning(s: Rio) -> None:
    s.agenda.clear()
    s.then(ChooseEffects())
    advance(GAME, s)


def menu(s: Rio, seat: int) -> list[Action]:
    return s.menus[asked(s, seat)]


def last_debt() -> Rio:
    """A's unpaid worker fills the Fort; A has claimed the Gunner (5 silver, 7 VP)."""
    s = fresh(simultaneous_effects="ask")
    cells = [c for c in GRID_CELLS[FORT] if s.usable[c]]
    for c in cells:
        s.grid[c] = B
        s.placer[c] = B
    mine = cells[0]
    s.grid[mine] = A
    s.placer[mine] = A
    s.owing[mine] = 1
    s.closer[FORT] = A
    s.hand[A] -= 2
    s.hand[B] -= len(cells) - 1
    s.claims[office("gunner")] = A
    s.vp[A] = 7 - CELL_VP[mine]
    stock(s, A, 1, 1, 0, 5)
    return s


@rule("effects.5", "effects.6", "major.12")
def test_effects_5_points_of_the_last_debt_buy_an_office_in_the_same_plan() -> None:
    s = last_debt()
    planning(s)
    buy = Action("buy", (office("gunner"),))
    assert buy not in menu(s, A)
    act(GAME, s, A, Action("settle", (cell("fort_1"), FORT)))
    assert buy in menu(s, A)
    act(GAME, s, A, buy)
    for player in (A, B, C):
        act(GAME, s, player, Action("done"))
    assert s.office_owner[office("gunner")] == A
    assert told(s, "claim-failed") == []
    assert told(s, "plan-dropped") == []
    consistent(s)


@rule("effects.6", "office.4")
def test_office_4_a_plan_that_loses_points_is_warned_of() -> None:
    s = last_debt()
    planning(s)
    act(GAME, s, A, Action("done"))
    assert menu(s, A) == [Action("accept_loss", (8,)), Action("revise")]
    act(GAME, s, A, Action("revise"))
    act(GAME, s, A, Action("settle", (cell("fort_1"), FORT)))
    act(GAME, s, A, Action("done"))
    assert menu(s, A) == [Action("accept_loss", (5,))], "a second warning is the last one"
    act(GAME, s, A, Action("accept_loss", (5,)))
    for player in (B, C):
        act(GAME, s, player, Action("done"))
    assert told(s, "claim-failed") == [(A, office("gunner"), 5)]
    assert told(s, "settled") == [(A, cell("fort_1"))]


@rule("effects.6", "effects.7", "activation.1")
def test_effects_6_what_cannot_be_planned_is_refused_with_its_reason() -> None:
    s = fresh(simultaneous_effects="ask")
    s.erect(at(5, 5), MARKET)
    men(s, A, 2, 3, 9)
    stock(s, A, stone=1)
    planning(s)

    def reason(a: Action) -> tuple[str, str]:
        refusal = why(GAME, s, A, a)
        return refusal.key, refusal.rule

    assert reason(Action("build", (at(3, 9), STONECUTTER))) == ("too-few-goods", "city.10")
    assert reason(Action("build", (at(4, 9), HUT))) == ("no-worker-there", "effects.7")
    assert reason(use_action(s, A, at(5, 5), STONE)) == ("no-worker-there", "activation.1")
    assert reason(Action("harvest")) == ("fields-need-two", "other.4")
    act(GAME, s, A, Action("build", (at(3, 9), HUT)))
    assert reason(Action("build", (at(3, 9), HUT))) == ("no-worker-there", "effects.7")


@rule("effects.6")
def test_effects_6_no_warning_without_a_loss() -> None:
    s = fresh(simultaneous_effects="ask")
    planning(s)
    act(GAME, s, A, Action("done"))
    assert asked(s, A) == -1


@rule("effects.6")
def test_effects_6_the_log_names_what_was_left_out_and_the_rule() -> None:
    s = fresh(simultaneous_effects="ask")
    s.order = [B, A, C]
    for c in ((1, 1), (5, 1), (9, 1), (13, 1)):
        s.erect(at(*c), CHURCH)
    men(s, A, 2, 3, 9)
    men(s, B, 2, 12, 9)
    for player in (A, B):
        stock(s, player, 1, 2, 1)
    planning(s)
    act(GAME, s, A, Action("build", (at(3, 9), CHURCH)))
    act(GAME, s, B, Action("build", (at(12, 9), CHURCH)))
    for player in (A, B, C):
        act(GAME, s, player, Action("done"))
    assert told(s, "plan-dropped-build") == [(A, CHURCH, at(3, 9))]
    assert [e.rule for e in s.log or [] if e.key == "plan-dropped-build"] == ["city.16"]


@rule("effects.6", "ship.9")
def test_effects_6_cargo_without_room_is_named() -> None:
    s = fresh(simultaneous_effects="ask", turn=11)
    s.standing[3] = 1
    s.cargo[0] = s.capacity() - 1
    for player in (A, B):
        s.hand[player] -= 1
        s.quay_of[player] = 1
        stock(s, player, 1)
    planning(s)
    for player in (A, B):
        act(GAME, s, player, Action("load", (STONE,)))
    for player in (A, B, C):
        act(GAME, s, player, Action("done"))
    assert told(s, "plan-dropped-load") == [(B, STONE)]


@rule("effects.6")
@pytest.mark.parametrize(
    ("words", "key", "args", "by"),
    [
        (("use", at(5, 5), STONE), "plan-dropped-use", (at(5, 5),), "activation.1"),
        (("buy", 0), "plan-dropped-buy", (0,), "office.3"),
        (("settle", 0), "plan-dropped-settle", (0,), "major.6"),
        (("settle_wall", 0, STONE), "plan-dropped-settle", (0,), "major.6"),
        (("free_road",), "plan-dropped", (), "office.road_master"),
    ],
)
def test_effects_6_each_kind_of_effect_left_out_is_told(
    words: tuple[str | int, ...], key: str, args: tuple[int, ...], by: str
) -> None:
    s = fresh(simultaneous_effects="ask")
    CarryOut(A, (words,)).run(s)
    assert [(e.key, e.args, e.rule) for e in s.log or []] == [(key, (A, *args), by)]
