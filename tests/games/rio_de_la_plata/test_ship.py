"""The ship."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    do,
    fresh,
    goods,
    major,
    no,
    own,
    seat,
    stock,
    told,
    verbs,
)
from ludoteca.games.rio_de_la_plata.constants import FINE, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, EndEffects, StartEffects
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import FinalScoring
from ludoteca.games.rio_de_la_plata.rules.trade import RioDeals
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

# --- the ship


def harbour(turn: int = 11, seats: int = 3) -> Rio:
    """The Port stands; turn 11 is 1590."""
    s = fresh(seats, turn=turn)
    s.standing[major("port")] = 1
    return s


def dock(s: Rio, who: int, n: int) -> None:
    s.hand[who] -= n
    s.quay_of[who] = n


@rule("ship.1")
def test_no_port_no_quay() -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    assert no(s, "dock") == ("no-port", "ship.1")
    assert no(s, "sail") == ("no-port", "ship.1")


@rule("ship.2", "ship.3")
def test_the_printed_example_of_loading() -> None:
    """Yellow with two workers loads five, Green with one loads two; the workers go home."""
    yellow, green = A, B
    s = harbour()
    dock(s, yellow, 2)
    dock(s, green, 1)
    stock(s, yellow, 5, 5)
    stock(s, green, 5, 5)
    ask(s, EffectsTurn(yellow), CloseEffects(yellow), EffectsTurn(green), CloseEffects(green))
    for _ in range(5):
        do(s, "load", STONE)
    assert s.hand[yellow] == 9
    do(s, "done")
    do(s, "confirm")
    do(s, "load", WOOD)
    do(s, "load", WOOD)
    assert s.cargo == [5, 0, 0, 0, 2, 0, 0, 0, 0]
    assert s.hand[green] == 9


@rule("ship.2")
def test_three_per_worker_and_only_goods() -> None:
    s = harbour()
    dock(s, A, 1)
    stock(s, A, 2, 2, 0, 5)
    ask(s, EffectsTurn(A))
    assert no(s, "load", FINE) == ("good-missing", "ship.2")
    for good in (STONE, STONE, WOOD):
        do(s, "load", good)
    assert no(s, "load", WOOD) == ("no-quay-worker", "ship.2")
    assert no(s, "load", SILVER)[0] == "not-in-menu"
    assert "cargo" not in [name for name, _ in RioDeals().things]


@rule("ship.3")
def test_idle_quay_workers_go_home_before_the_war_check() -> None:
    s = harbour()
    dock(s, A, 2)
    ask(s, EndEffects())
    assert s.quay_of[A] == 0
    assert s.hand[A] == 9
    assert sum(s.stack) == 0


@rule("ship.4", "ship.5", "ship.7")
def test_paying_the_departure() -> None:
    s = harbour()
    s.cargo[1] = 3
    stock(s, B, silver=2)
    ask(s, PlaceTurn(B), PlaceTurn(C))
    s.placed = 5
    do(s, "sail")
    assert s.silver(B) == 0
    do(s, "done")
    do(s, "confirm")
    stock(s, C, silver=9)
    assert no(s, "sail") == ("fee-paid", "ship.4")
    ask(s, EndEffects())
    assert s.ship_back == 13
    assert told(s, "departed") == [(12,)], "leaving in 1590 it returns in 1592"


@rule("ship.4")
def test_one_silver_is_not_enough() -> None:
    s = harbour()
    s.cargo[1] = 3
    stock(s, B, silver=1)
    ask(s, PlaceTurn(B))
    assert no(s, "sail") == ("too-little-silver", "ship.4")


@rule("ship.4", "office.shipowner")
@pytest.mark.parametrize(("payer", "since", "owner_silver"), [(B, 1, 1), (A, 1, 1), (B, 11, 0)])
def test_the_shipowner_gets_a_coin_when_the_ship_leaves(payer: int, since: int, owner_silver: int) -> None:
    s = harbour()
    own(s, "shipowner", A, since)
    s.cargo[1] = 3
    stock(s, payer, silver=2)
    ask(s, PlaceTurn(payer))
    do(s, "sail")
    assert s.silver(payer) == 0
    assert s.silver(A) == 0
    ask(s, EndEffects())
    assert s.silver(A) == owner_silver


@rule("ship.5")
def test_the_fee_is_paid_in_placement_only() -> None:
    s = harbour()
    s.cargo[1] = 3
    stock(s, A, silver=5)
    ask(s, EffectsTurn(A))
    assert "sail" not in verbs(s)


@rule("ship.6", "office.shipowner")
def test_a_full_ship_leaves_free() -> None:
    s = harbour()
    own(s, "shipowner", A)
    s.cargo[5] = 19
    dock(s, B, 1)
    stock(s, B, 3)
    ask(s, EffectsTurn(B), EndEffects())
    do(s, "load", STONE)
    do(s, "load", STONE)
    assert no(s, "load", STONE) == ("ship-full", "ship.9")
    do(s, "done")
    do(s, "confirm")
    assert s.ship_back == 13
    assert s.silver(A) == 0


@rule("ship.6")
def test_ship_6_a_fee_for_a_ship_that_fills_up_is_returned() -> None:
    s = harbour()
    own(s, "shipowner", B)
    s.cargo[0] = 18
    dock(s, A, 1)
    stock(s, A, 3, 0, 0, 2)
    ask(s, PlaceTurn(A))
    do(s, "sail")
    assert s.silver(A) == 0
    ask(s, EffectsTurn(A), EndEffects())
    for _ in range(3):
        do(s, "load", STONE)
    do(s, "done")
    do(s, "confirm")
    assert s.ship_back == 13
    assert s.silver(A) == 2
    assert s.silver(B) == 0, "a full ship owes the Shipowner nothing"
    assert told(s, "fee-returned-full") == [(A, 2)]
    assert told(s, "owner-fee") == []


@rule("other.5", "trade.3")
def test_other_5_the_artisan_needs_real_goods() -> None:
    s = fresh()
    s.hand[A] -= 1
    s.artisans_of[A] = 1
    stock(s, A, silver=5)
    ask(s, EffectsTurn(A))
    assert no(s, "refine", SILVER) == ("real-goods", "other.5")
    s = fresh(artisan_silver="yes")
    s.hand[A] -= 1
    s.artisans_of[A] = 1
    stock(s, A, silver=5)
    ask(s, EffectsTurn(A))
    do(s, "refine", SILVER)
    assert goods(s, A) == (0, 0, 1, 4)


@rule("ship.7")
def test_loading_is_possible_after_the_fee_is_paid() -> None:
    s = harbour()
    dock(s, A, 1)
    stock(s, A, 3, 0, 0, 2)
    ask(s, PlaceTurn(A))
    do(s, "sail")
    ask(s, EffectsTurn(A), EndEffects())
    do(s, "load", STONE)
    do(s, "done")
    do(s, "confirm")
    assert s.ship_back == 13


@rule("ship.8")
@pytest.mark.parametrize(
    ("hold", "silver", "vp"),
    [((2, 1, 2), 7, 4), ((0, 3, 0), 3, 0), ((1, 1, 1), 4, 3), ((0, 0, 2), 4, 2), ((3, 3, 3), 12, 9)],
)
def test_payment_on_return(hold: tuple[int, int, int], silver: int, vp: int) -> None:
    s = harbour(13)
    s.ship_back = 13
    s.cargo[:3] = list(hold)
    ask(s, StartEffects(), EffectsTurn(A))
    assert (s.silver(A), s.vp[A]) == (silver, vp)
    assert sum(s.cargo) == 0
    assert seat(s) == A, "the silver can be used in the same phase"


@rule("ship.8")
def test_cargo_of_two_players_does_not_combine() -> None:
    s = harbour(13)
    s.ship_back = 13
    s.cargo = [1, 0, 0, 0, 1, 1, 0, 0, 0]
    ask(s, StartEffects())
    assert [s.silver(A), s.silver(B)] == [1, 3]
    assert s.vp == [0, 1, 0]


@rule("ship.9", "faq.14", "variant.2a")
@pytest.mark.parametrize(("seats", "capacity"), [(2, 21), (3, 21), (4, 28), (5, 35)])
def test_the_hold_is_common(seats: int, capacity: int) -> None:
    s = harbour(seats=seats)
    assert s.capacity() == capacity
    s.cargo[0] = capacity - 2
    dock(s, A, 1)
    stock(s, A, 3)
    ask(s, EffectsTurn(A))
    do(s, "load", STONE)
    do(s, "load", STONE)
    assert no(s, "load", STONE) == ("ship-full", "ship.9")
    assert s.cargo[0] == capacity, "one player may fill it all"


@rule("ship.10", "ship.12", "faq.16")
@pytest.mark.parametrize(("turn", "open_"), [(12, False), (13, False), (14, True)])
def test_no_loading_at_sea_or_on_return(turn: int, open_: bool) -> None:
    s = harbour(turn)
    s.ship_back = 13
    s.cargo[0] = 1
    stock(s, A, silver=5)
    ask(s, PlaceTurn(A))
    assert can(s, "dock") == open_
    assert can(s, "sail") == open_
    if not open_:
        assert no(s, "dock") == ("ship-away", "ship.10")
        assert no(s, "sail") == ("ship-away", "ship.10")


@rule("ship.11")
def test_an_empty_ship_does_not_leave() -> None:
    s = harbour()
    stock(s, A, silver=2)
    ask(s, PlaceTurn(A))
    assert no(s, "sail") == ("ship-empty", "ship.11")
    own(s, "shipowner", C)
    dock(s, A, 1)
    ask(s, PlaceTurn(A))
    do(s, "sail")
    ask(s, EndEffects())
    assert s.ship_back == 0
    assert s.silver(A) == 2
    assert s.silver(C) == 0


@rule("ship.12")
def test_loaded_and_paid_the_year_after_it_leaves_again() -> None:
    s = harbour(14)
    s.ship_back = 13
    s.cargo[0] = 1
    s.fee_payer = A
    ask(s, EndEffects())
    assert s.ship_back == 16


@rule("ship.13", "variant.3a")
def test_cargo_at_sea_is_lost_at_the_end() -> None:
    s = harbour(20)
    s.ship_back = 21
    s.cargo[:3] = [3, 3, 3]
    own(s, "shipowner", A)
    ask(s, StartEffects(), FinalScoring())
    assert s.scores[A] == 0
    s = harbour(20)
    s.ship_back = 20
    s.cargo[:3] = [3, 3, 3]
    ask(s, StartEffects(), FinalScoring())
    assert s.scores[A] == 9 + 4


@rule("office.shipowner", "faq.15")
@pytest.mark.parametrize(("since", "vp"), [(1, 3), (12, 3), (13, 0)])
def test_the_shipowner_scores_on_return_whatever_the_cargo(since: int, vp: int) -> None:
    s = harbour(13)
    s.ship_back = 13
    s.cargo[4] = 1
    own(s, "shipowner", A, since)
    ask(s, StartEffects())
    assert s.vp[A] == vp
    assert GAME.check(s) == []
