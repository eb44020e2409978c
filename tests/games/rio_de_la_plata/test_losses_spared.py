"""No points are lost while a trade could still prevent it: the program ends no turn for a player who may still be sold
what is missing, and the warning of a loss has a way back (trade.1, major.6, office.4)."""

from typing import Any

import pytest

from games.rio_de_la_plata.table import A, B, C, ask, cell, consistent, do, fresh, goods, men, no, office, stock, verbs
from ludoteca.games.rio_de_la_plata.constants import FINE, FORT, PORT, SILVER, STONE, WALLS, WOOD
from ludoteca.games.rio_de_la_plata.data import CELL_MAJOR
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Match, Step, act, advance, offer
from ludoteca.testing import rule


def owes(s: Rio, seat: int, word: str) -> None:
    """An unpaid worker of the seat on a cell of a major building."""
    s.grid[cell(word)] = seat
    s.placer[cell(word)] = seat
    s.owing[cell(word)] = 1
    s.closer[CELL_MAJOR[cell(word)]] = seat
    s.hand[seat] -= 1


def playing(s: Rio, *steps: Step[Any]) -> Match:
    """A match that goes on from this position, as at a web table: single choices are made for the seats."""
    m = Match(GAME, GAME.complete(s.seats, {"level": "expert"}), 7)
    m.state = s
    s.agenda.clear()
    s.then(*steps)
    advance(GAME, s)
    m.begin()
    m.settle_forced()
    return m


def turn_of(s: Rio) -> Match:
    return playing(s, EffectsTurn(A), CloseEffects(A), PlaceTurn(C))


def asked(m: Match) -> tuple[str, int]:
    if not m.state.front:
        return "", -1
    step = m.state.front[0]
    return type(step).__name__, step.seat


@rule("trade.1", "major.6", "major.7")
def test_trade_1_a_turn_with_a_debt_is_not_ended_while_a_rival_has_the_goods() -> None:
    s = fresh()
    owes(s, A, "fort_1")
    stock(s, B, stone=1, wood=1)
    m = turn_of(s)
    assert asked(m) == ("EffectsTurn", A)
    assert m.state.menus[0] == [Action("done")]
    m.act(B, offer(A, [(STONE, 1), (WOOD, 1)], []))
    m.act(A, Action("accept", (1,)))
    m.act(A, Action("settle", (cell("fort_1"), FORT)))
    assert m.state.scores == [] and s.vp[A] == 0
    assert s.owing[cell("fort_1")] == 0


@rule("trade.1", "office.3", "office.4")
def test_trade_1_a_turn_with_a_claim_is_not_ended_while_a_rival_has_the_silver() -> None:
    s = fresh()
    s.claims[office("gunner")] = A
    s.hand[A] -= 1
    s.vp[A] = 7
    stock(s, A, silver=4)
    stock(s, C, silver=1)
    assert asked(turn_of(s)) == ("EffectsTurn", A)


@rule("trade.1", "city.10")
def test_trade_1_a_turn_is_not_ended_while_a_trade_lets_workers_build() -> None:
    s = fresh()
    men(s, A, 1, 3, 9)  # a stonecutter takes two wood
    stock(s, B, wood=2)
    assert asked(turn_of(s)) == ("EffectsTurn", A)


@rule("effects.5")
@pytest.mark.parametrize("wood", [0, 1])
def test_effects_5_a_turn_in_which_no_trade_helps_is_ended(wood: int) -> None:
    s = fresh()
    men(s, A, 1, 3, 9)
    stock(s, B, wood=wood, fine=4)
    assert asked(turn_of(s))[1] != A


@rule("office.4", "major.7")
def test_office_4_a_loss_is_never_chosen_by_the_program() -> None:
    s = fresh()
    owes(s, A, "fort_1")
    m = turn_of(s)
    m.skip_confirm[A] = True
    assert asked(m) == ("EffectsTurn", A), "nobody has goods, but the loss is the player's own choice"
    m.act(A, Action("done"))
    assert asked(m) == ("ConfirmLoss", A), "the warning is shown to those who end turns without being asked, too"
    assert s.vp[A] == 0


@rule("office.4", "trade.1")
def test_office_4_the_warning_of_a_loss_has_a_way_back() -> None:
    s = fresh()
    owes(s, A, "fort_1")
    stock(s, A, stone=1, wood=1)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "done")
    assert verbs(s) == {"confirm", "settle"}
    do(s, "settle", cell("fort_1"))
    assert type(s.front[0]).__name__ == "EffectsTurn", "the turn goes on"
    do(s, "done")
    assert verbs(s) == {"confirm"}
    assert s.vp[A] == 0
    consistent(s)


@rule("office.4")
def test_office_4_the_warning_says_why_a_debt_cannot_be_paid() -> None:
    s = fresh()
    owes(s, A, "fort_1")
    stock(s, A, stone=1)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "done")
    assert verbs(s) == {"confirm"}
    assert no(s, "settle", cell("fort_1")) == ("too-few-goods", "major.5")
    do(s, "confirm")
    assert s.vp[A] == -3


@rule("office.4", "trade.1")
@pytest.mark.parametrize("answer", ["accept", "decline", ""])
def test_office_4_a_rivals_offer_does_not_lock_in_the_loss(answer: str) -> None:
    """A deal closes undo; the debt can still be paid."""
    s = fresh()
    owes(s, A, "fort_1")
    stock(s, A, stone=1, wood=1)
    stock(s, B, silver=1)
    m = turn_of(s)
    m.act(A, Action("done"))
    assert m.undo_targets(A), "without a deal undo leads back"
    m.act(B, offer(A, [(SILVER, 1)], []))
    if answer:
        m.act(A, Action(answer, (1,)))
    assert m.undo_targets(A) == []
    m.act(A, Action("settle", (cell("fort_1"), FORT)))
    assert (s.vp[A], s.owing[cell("fort_1")]) == (0, 0)


@rule("ship.4", "ship.5", "trade.1")
@pytest.mark.parametrize(("silver", "waits"), [(2, True), (1, False)])
def test_ship_5_a_placement_turn_is_not_ended_while_a_trade_lets_the_ship_leave(silver: int, waits: bool) -> None:
    s = fresh(turn=11)
    s.standing[PORT] = 1
    s.cargo[0] = 1
    s.placed = 5
    stock(s, B, silver=silver)
    m = playing(s, PlaceTurn(A), PlaceTurn(C))
    assert (asked(m)[1] == A) is waits


@rule("major.5", "trade.2")
def test_major_5_any_of_the_goods_of_the_walls_may_be_traded_for() -> None:
    for good in (STONE, WOOD, SILVER, FINE):
        s = fresh()
        owes(s, A, "walls_1")
        stock(s, A)
        s.stock[B * 4 + good] = 1
        ask(s, EffectsTurn(A), CloseEffects(A))
        assert s.front[0].may_be_forced(s) is False
        act(GAME, s, B, offer(A, [(good, 1)], []))
        act(GAME, s, A, Action("accept", (1,)))
        assert any(a.verb == "settle_wall" for a in s.menus[0]) is (good != FINE)
        assert goods(s, B) == (0, 0, 0, 0)
        assert CELL_MAJOR[cell("walls_1")] == WALLS
