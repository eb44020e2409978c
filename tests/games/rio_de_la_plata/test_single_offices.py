"""Single public offices."""

import pytest

from games.rio_de_la_plata.offices import added, claimed
from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    do,
    edge,
    fresh,
    goods,
    link,
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
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, OpenEffects
from ludoteca.games.rio_de_la_plata.rules.end_turn import EndTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import office_vp, offices_vp
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.testing import rule

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
    assert no(s, "free_road") == ("power-used", "office.road_master")
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
    assert no(s, "merchant", STONE) == ("power-used", "office.master_merchant")
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
