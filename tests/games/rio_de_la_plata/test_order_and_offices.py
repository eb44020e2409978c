"""The turn order and the public offices."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    D,
    ask,
    can,
    consistent,
    do,
    edge,
    fresh,
    goods,
    house,
    hut,
    link,
    men,
    no,
    office,
    own,
    road,
    seat,
    stock,
    tile,
    told,
    verbs,
)
from ludoteca.games.rio_de_la_plata.board import DISTRICT_EDGES, EDGES, at
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CATHEDRAL,
    CHURCH,
    FINE,
    GARDEN,
    MONUMENT,
    PALACE,
    SQUARE,
    STONE,
)
from ludoteca.games.rio_de_la_plata.data import OFFICES
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, OpenEffects
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn, EndTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import office_vp, offices_vp
from ludoteca.games.rio_de_la_plata.rules.turn_order import UpdateOrder
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

# --- order


def added(s: Rio, **n: int) -> None:
    for name, workers in n.items():
        who = "abcd".index(name)
        s.added[who] = workers
        s.hand[who] -= workers


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


def claimed(s: Rio, word: str, who: int) -> None:
    s.claims[office(word)] = who
    s.hand[who] -= 1


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


# --- single offices


@rule("office.gunner", "office.general", "office.road_master", "office.defender", "office.master_artisan",
      "office.master_merchant", "office.shipowner", "office.bishop", "office.architect", "office.governor")  # fmt: skip
def test_prices_and_thresholds() -> None:
    assert {o.id: (o.cost, o.min_vp, o.end_vp) for o in OFFICES} == {
        "gunner": (5, 7, 5),
        "general": (5, 7, 0),
        "road_master": (5, 10, 0),
        "defender": (5, 10, 0),
        "master_stonecutter": (5, 10, 5),
        "master_carpenter": (5, 10, 5),
        "master_artisan": (10, 20, 8),
        "master_merchant": (15, 25, 12),
        "shipowner": (8, 15, 0),
        "bishop": (15, 30, 0),
        "architect": (20, 40, 0),
        "governor": (25, 50, 12),
    }


@rule("office.road_master")
def test_the_road_master() -> None:
    s = fresh()
    own(s, "road_master", A)
    ask(s, EffectsTurn(A))
    do(s, "free_road")
    do(s, "road", road("f8_g8"))
    assert no(s, "free_road") == ("no-power", "office.5")
    assert s.vp[A] == 0
    s.linked = [1, 1, 1, 1, 1, 0, 0, 0]
    assert office_vp(s, office("road_master")) == 10
    s = fresh()
    own(s, "road_master", A)
    s.sticks = 0
    ask(s, EffectsTurn(A))
    assert no(s, "free_road") == ("no-piece-left", "parts.1")


@rule("office.defender", "faq.18")
def test_the_defender() -> None:
    s = fresh()
    own(s, "defender", A)
    ask(s, EffectsTurn(A))
    do(s, "free_wall")
    do(s, "wall", edge("n_e1"))
    assert s.sticks == 59
    assert office_vp(s, office("defender")) == 0
    for word in ("n_f1", "n_g1"):
        s.lay_wall(edge(word))
    assert office_vp(s, office("defender")) == 0, "three of four edges of the district"
    s.lay_wall(edge("n_h1"))
    assert office_vp(s, office("defender")) == 3
    for row in range(6, 11):
        s.lay_wall(edge(f"w_a{row}"))
    assert office_vp(s, office("defender")) == 6, "south-west: its five west edges, the south side apart"
    for e in range(EDGES):
        s.walls[e] = 1
    assert office_vp(s, office("defender")) == 18
    assert [len(edges) for edges in DISTRICT_EDGES] == [9, 4, 4, 9, 5, 0, 0, 5]


@rule("office.master_stonecutter", "office.master_carpenter", "office.master_artisan")
@pytest.mark.parametrize(
    ("word", "after"),
    [("master_stonecutter", (1, 0, 0, 0)), ("master_carpenter", (0, 1, 0, 0)), ("master_artisan", (0, 0, 1, 0))],
)
def test_the_masters_bring_a_resource_each_turn(word: str, after: tuple[int, int, int, int]) -> None:
    s = fresh()
    own(s, word, A)
    ask(s, OpenEffects(A))
    assert goods(s, A) == after
    assert told(s, "income")[0][0] == A


@rule("office.master_carpenter", "score.2")
def test_carpenter_and_gunner_give_five_each() -> None:
    s = fresh()
    own(s, "master_carpenter", A)
    own(s, "gunner", A)
    assert offices_vp(s, A) == 10


@rule("office.master_artisan")
def test_nineteen_points_are_not_enough() -> None:
    s = fresh()
    s.vp[A] = 19
    stock(s, A, silver=10)
    claimed(s, "master_artisan", A)
    ask(s, EffectsTurn(A), CloseEffects(A))
    assert no(s, "buy", office("master_artisan")) == ("too-few-vp", "office.3")
    do(s, "done")
    do(s, "confirm")
    assert s.vp[A] == 14


@rule("office.master_merchant")
def test_the_merchant_chooses_and_must_choose() -> None:
    s = fresh()
    own(s, "master_merchant", A)
    own(s, "master_artisan", A)
    ask(s, OpenEffects(A), EffectsTurn(A))
    assert no(s, "done") == ("merchant-waits", "office.master_merchant")
    assert not can(s, "merchant", 3), "never silver"
    do(s, "merchant", FINE)
    assert goods(s, A) == (0, 0, 2, 0)
    assert no(s, "merchant", STONE) == ("no-power", "office.5")
    assert verbs(s) == {"done"}


@rule("office.bishop")
def test_the_bishop() -> None:
    s = fresh()
    tile(s, CHURCH, (1, 1), (5, 1), (9, 1))
    tile(s, CATHEDRAL, (6, 7))
    assert office_vp(s, office("bishop")) == 16
    s.raze(at(6, 7))
    s.raze(at(1, 1))
    assert office_vp(s, office("bishop")) == 8


@rule("office.architect")
def test_the_architect() -> None:
    s = fresh()
    s.standing[2] = s.standing[3] = 1
    tile(s, CATHEDRAL, (6, 7))
    tile(s, PALACE, (6, 8))
    for e in range(12):
        s.lay_wall(e)
    assert office_vp(s, office("architect")) == 28
    s.raze(at(6, 8))
    assert office_vp(s, office("architect")) == 21


@rule("office.governor")
def test_the_governor() -> None:
    s = fresh()
    assert office_vp(s, office("governor")) == 12
    tile(s, SQUARE, (0, 0), (0, 1))
    tile(s, CHURCH, (1, 1))
    tile(s, BARRACKS, (2, 1))
    assert office_vp(s, office("governor")) == 12, "two squares are one kind"
    tile(s, GARDEN, (3, 1))
    assert office_vp(s, office("governor")) == 18
    tile(s, MONUMENT, (5, 1))
    tile(s, GARDEN, (6, 1))
    tile(s, BARRACKS, (5, 2))
    tile(s, CHURCH, (6, 2))
    assert office_vp(s, office("governor")) == 24


@rule("office.gunner")
def test_the_gunner_without_a_fort_is_idle() -> None:
    s = fresh()
    own(s, "gunner", A)
    ask(s, StartWar(0))
    while s.front and "bet" not in verbs(s):
        if seat(s) != C or can(s, "confirm"):
            break
        do(s, "camp", edge("n_a1"), 1)
    assert "bet" not in verbs(s)
    assert office_vp(s, office("gunner")) == 5


@rule("order.6", "endturn.1")
def test_the_order_step_comes_before_the_next_year() -> None:
    s = fresh(turn=4)
    added(s, b=1)
    link(s, "a1_b1")
    ask(s, EndTurn())
    assert s.turn == 4
    do(s, "shift", 1)
    do(s, "confirm")
    assert s.turn == 5
    assert s.order == [B, A, C]
