"""The turn order and the public offices in general."""

import pytest

from games.rio_de_la_plata.offices import added, claimed
from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    D,
    ask,
    can,
    consistent,
    do,
    fresh,
    goods,
    house,
    hut,
    men,
    no,
    office,
    own,
    seat,
    stock,
    tile,
)
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    CHURCH,
    SQUARE,
)
from ludoteca.games.rio_de_la_plata.data import OFFICES
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, OpenEffects
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import offices_vp
from ludoteca.games.rio_de_la_plata.rules.turn_order import UpdateOrder
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.testing import rule


@rule("order.1")
def test_the_track_gives_the_order() -> None:
    s = fresh(4)
    s.order = [D, B, C, A]
    ask(s, BeginTurn())
    assert seat(s) == D


@rule("order.1")
def test_a_player_without_a_disc_on_the_track_is_noticed() -> None:
    s = fresh()
    s.order = [A, A, B]
    assert GAME.check(s) == ["the turn order (order.1)"]


@rule("order.2")
def test_adding_workers_to_the_own_disc() -> None:
    s = fresh()
    s.hand[A] = 3
    s.fields_of[A] = 6
    ask(s, PlaceTurn(A))
    for _ in range(3):
        do(s, "queue")
    assert s.added == [3, 0, 0], "there is no way to add to another player's disc"
    assert no(s, "queue") == ("no-worker-in-hand", "placement.1")


@rule("order.3")
@pytest.mark.parametrize(("who", "place", "after"), [(D, 1, [D, A, B, C]), (A, 3, [B, C, A, D]), (B, 4, [A, C, D, B])])
def test_the_others_slide(who: int, place: int, after: list[int]) -> None:
    s = fresh(4)
    added(s, **{"abcd"[who]: 1})
    ask(s, UpdateOrder())
    assert seat(s) == who
    do(s, "shift", place)
    assert s.order == after
    assert s.hand[who] == 9


@rule("order.3", "endturn.7")
def test_who_added_nothing_is_not_asked() -> None:
    s = fresh(4)
    ask(s, UpdateOrder())
    assert s.front == []


@rule("order.4")
def test_fewest_added_moves_first_then_further_back() -> None:
    s = fresh(4)
    added(s, a=2, c=1)
    ask(s, UpdateOrder())
    assert seat(s) == C
    do(s, "keep")
    assert seat(s) == A
    s = fresh(4)
    added(s, b=1, d=1)
    ask(s, UpdateOrder())
    assert seat(s) == D
    do(s, "shift", 1)
    do(s, "confirm")
    assert seat(s) == B


@rule("order.4", "order.5")
def test_the_printed_example_of_the_order() -> None:
    white, black, red, green = range(4)
    s = fresh(4)
    added(s, c=1, d=1)
    ask(s, UpdateOrder())
    assert seat(s) == green
    do(s, "shift", 1)
    do(s, "confirm")
    assert seat(s) == red
    do(s, "keep")
    assert s.order == [green, white, black, red]
    assert s.added == [0, 0, 1, 0]


@rule("order.5")
def test_kept_workers_add_up_and_moving_nowhere_is_keeping() -> None:
    s = fresh()
    added(s, c=1)
    ask(s, UpdateOrder())
    assert no(s, "shift", 3) == ("no-move-keeps", "order.5")
    do(s, "keep")
    ask(s, PlaceTurn(C))
    do(s, "queue")
    assert s.added[C] == 2


@rule("order.6", "war.4")
def test_the_war_of_this_turn_uses_the_old_order() -> None:
    s = fresh()
    added(s, c=1)
    ask(s, StartWar(0))
    assert s.attacker == C


# --- offices in general


@rule("office.1", "office.3")
def test_points_are_not_spent() -> None:
    s = fresh()
    s.vp[A] = 10
    stock(s, A, silver=5)
    claimed(s, "defender", A)
    ask(s, EffectsTurn(A))
    do(s, "buy", office("defender"))
    assert s.vp[A] == 10
    assert s.silver(A) == 0
    assert s.hand[A] == 9
    assert len(OFFICES) == 12


@rule("office.2")
def test_claiming_needs_nothing_yet() -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    do(s, "claim", office("governor"))
    assert s.hand[A] == 8
    assert no(s, "claim", office("governor")) == ("office-claimed", "office.6")


@rule("office.3", "effects.5")
def test_points_scored_earlier_in_the_turn_count() -> None:
    s = fresh()
    s.vp[A] = 4
    stock(s, A, 1, 1, 0, 5)
    claimed(s, "gunner", A)
    hut(s, B, (4, 5), (5, 5), (6, 5), (4, 6), (6, 6))
    men(s, A, 1, 5, 6)
    ask(s, EffectsTurn(A))
    assert no(s, "buy", office("gunner")) == ("too-few-vp", "office.3")
    do(s, "build", at(5, 6), SQUARE)
    do(s, "buy", office("gunner"))
    assert s.office_owner[office("gunner")] == A


@rule("effects.5", "end.2")
def test_a_church_activation_lifts_a_claim_over_its_threshold() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, CHURCH, (5, 6))
    men(s, A, 1, 5, 6)
    s.vp[A] = 5
    stock(s, A, silver=6)
    claimed(s, "general", A)
    ask(s, EffectsTurn(A))
    do(s, "use", at(5, 6), 3)
    assert s.vp[A] == 7
    do(s, "buy", office("general"))


@rule("office.4", "effects.3", "end.2")
@pytest.mark.parametrize(("vp", "silver"), [(6, 5), (3, 5), (20, 4), (20, 9)])
def test_a_claim_not_bought_costs_five(vp: int, silver: int) -> None:
    s = fresh()
    s.vp[A] = vp
    stock(s, A, silver=silver)
    claimed(s, "gunner", A)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "done")
    assert type(s.front[0]).__name__ == "ConfirmLoss"
    do(s, "confirm")
    assert s.vp[A] == vp - 5
    assert s.silver(A) == silver
    assert s.hand[A] == 9
    assert s.office_owner[office("gunner")] == -1
    consistent(s)


@rule("office.4")
def test_without_the_silver_it_cannot_be_bought() -> None:
    s = fresh()
    s.vp[A] = 19
    stock(s, A, silver=4)
    claimed(s, "gunner", A)
    ask(s, EffectsTurn(A))
    assert no(s, "buy", office("gunner")) == ("too-little-silver", "office.3")
    assert no(s, "buy", office("general")) == ("not-claimed", "office.3")


@rule("office.5", "office.master_stonecutter")
def test_powers_work_from_the_next_turn() -> None:
    s = fresh(turn=6)
    own(s, "master_stonecutter", A, since=6)
    ask(s, OpenEffects(A))
    assert goods(s, A) == (0, 0, 0, 0)
    s.turn = 7
    ask(s, OpenEffects(A), EffectsTurn(A))
    assert goods(s, A) == (1, 0, 0, 0)


@rule("office.5", "office.governor", "score.2")
def test_end_points_count_even_for_an_office_of_the_last_turn() -> None:
    s = fresh(turn=20)
    own(s, "governor", A, since=20)
    assert offices_vp(s, A) == 12


@rule("office.6")
def test_one_buyer_per_office() -> None:
    s = fresh()
    claimed(s, "bishop", B)
    own(s, "architect", B)
    ask(s, PlaceTurn(A))
    assert no(s, "claim", office("bishop")) == ("office-claimed", "office.6")
    assert no(s, "claim", office("architect")) == ("office-owned", "office.6")
    s.vp[B] = 0
    ask(s, EffectsTurn(B), CloseEffects(B), PlaceTurn(A))
    do(s, "done")
    do(s, "confirm")
    assert can(s, "claim", office("bishop"))


@rule("office.7")
def test_one_office_per_turn_but_any_number_in_all() -> None:
    s = fresh()
    for word in ("bishop", "architect", "general"):
        own(s, word, A)
    ask(s, PlaceTurn(A))
    do(s, "claim", office("gunner"))
    assert no(s, "claim", office("defender")) == ("one-office", "office.7")
