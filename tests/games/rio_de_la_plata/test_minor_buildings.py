"""Minor buildings: costs and requirements."""

import pytest

from games.rio_de_la_plata.city_scenes import ready_to_build
from games.rio_de_la_plata.table import (
    A,
    B,
    ask,
    can,
    consistent,
    do,
    edge,
    fresh,
    goods,
    house,
    hut,
    men,
    no,
    stock,
    tile,
)
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CARPENTER,
    CATHEDRAL,
    CHURCH,
    GARDEN,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MONUMENT,
    SQUARE,
    STONECUTTER,
)
from ludoteca.games.rio_de_la_plata.data import MINORS
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.testing import rule

# --- paying and requirements


@rule("city.9", "faq.4")
def test_goods_are_paid_in_the_effects_phase() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    s.hand[A] -= 1
    s.pits[0] = A
    ask(s, PlaceTurn(A))
    do(s, "place", at(5, 5))
    stock(s, A, wood=1)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 5), HOUSE) == ("too-few-goods", "city.10")
    do(s, "gather", 0)
    do(s, "build", at(5, 5), HOUSE)
    assert goods(s, A) == (0, 0, 0, 0)


@rule("city.9", "effects.4")
def test_what_cannot_be_paid_is_not_built_and_the_worker_stays() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    ask(s, EffectsTurn(A), CloseEffects(A))
    assert no(s, "build", at(5, 5), HOUSE) == ("too-few-goods", "city.10")
    do(s, "done")
    assert s.workers(at(5, 5), A) == 1


@rule(
    "city.10", "city.11", "city.hut", "city.house", "city.stonecutter", "city.carpenter", "city.market", "city.guild",
    "city.square", "city.monument", "city.garden", "city.barracks", "city.church", "effects.2",
)  # fmt: skip
@pytest.mark.parametrize("kind", range(len(MINORS)))
def test_every_row_of_the_table(kind: int) -> None:
    made = MINORS[kind]
    s = ready_to_build(kind)
    men(s, A, made.workers, 5, 6)
    stock(s, A, made.stone, made.wood, made.fine)
    s.vp[A] = 10
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), kind)
    assert s.building[at(5, 6)] == kind
    assert goods(s, A) == (0, 0, 0, 0)
    assert s.hand[A] == 9
    assert s.vp[A] == 10 + {SQUARE: 6, BARRACKS: 6, CHURCH: 3, MONUMENT: 3, GARDEN: 3}.get(kind, 0)
    assert s.owner[at(5, 6)] == (A if kind in (HUT, HOUSE) else -1)
    consistent(s)


COSTS = {
    HUT: (2, 0, 0, 0), HOUSE: (1, 1, 1, 0), STONECUTTER: (1, 0, 2, 0), CARPENTER: (1, 2, 0, 0), MARKET: (2, 2, 2, 0),
    GUILD: (2, 2, 2, 1), SQUARE: (1, 1, 1, 0), MONUMENT: (2, 1, 0, 1), GARDEN: (2, 0, 1, 1), BARRACKS: (2, 3, 2, 1),
    CHURCH: (2, 1, 2, 1),
}  # fmt: skip


@rule("city.10", "city.hut", "city.market", "city.stonecutter", "city.guild")
@pytest.mark.parametrize("kind", range(len(MINORS)))
def test_one_unit_short_is_refused(kind: int) -> None:
    workers, stone, wood, fine = COSTS[kind]
    made = MINORS[kind]
    assert (made.workers, made.stone, made.wood, made.fine) == (workers, stone, wood, fine)
    for short in range(4):
        have = [workers, stone, wood, fine]
        if have[short] == 0:
            continue
        have[short] -= 1
        s = ready_to_build(kind)
        men(s, A, have[0], 5, 6)
        stock(s, A, have[1], have[2], have[3])
        ask(s, EffectsTurn(A))
        if have[0] == 0:
            assert not can(s, "build", at(5, 6), kind)
        else:
            expected = {0: "too-few-workers", 1: "too-few-goods", 2: "too-few-goods", 3: "too-few-fine"}[short]
            assert no(s, "build", at(5, 6), kind) == (expected, "city.10")


@rule("city.house", "trade.2")
def test_a_house_with_silver_in_place_of_wood() -> None:
    s = ready_to_build(HOUSE)
    men(s, A, 1, 5, 6)
    stock(s, A, stone=1, silver=1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), HOUSE)
    assert goods(s, A) == (0, 0, 0, 0)


@rule("city.carpenter", "trade.2")
def test_a_carpenter_with_two_virtual_stones() -> None:
    s = ready_to_build(CARPENTER)
    men(s, A, 1, 5, 6)
    stock(s, A, wood=2, silver=3)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), CARPENTER)
    assert goods(s, A) == (0, 2, 0, 0)


@rule("city.guild", "trade.2")
def test_silver_never_replaces_fine_goods() -> None:
    s = ready_to_build(GUILD)
    men(s, A, 2, 5, 6)
    stock(s, A, 2, 2, 0, 20)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), GUILD) == ("too-few-fine", "city.10")


@rule("city.11")
def test_a_square_then_its_monument() -> None:
    s = ready_to_build(SQUARE)
    men(s, A, 1, 5, 6)
    stock(s, A, 2, 1, 1)
    s.vp[A] = 10
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), SQUARE)
    assert s.vp[A] == 16
    s.built = []
    men(s, A, 2, 5, 6)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), MONUMENT)
    assert s.vp[A] == 19


@rule("city.12")
def test_upgrades_need_their_base_and_replace_it() -> None:
    s = fresh()
    house(s, A, (5, 5))
    men(s, A, 2, 4, 4)
    stock(s, A, 9, 9, 9)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(4, 4), HOUSE) == ("needs-base", "city.12")
    assert no(s, "build", at(4, 4), GUILD) == ("needs-base", "city.12")
    tile(s, MONUMENT, (6, 6))
    s.stack[at(6, 6)] = 0
    s.put_disc(at(6, 6), A)
    s.put_disc(at(6, 6), A)
    assert no(s, "build", at(6, 6), GARDEN) == ("space-occupied", "city.12")


@rule("city.hut")
def test_no_hut_where_a_building_stands() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, MARKET, (5, 6))
    men(s, A, 2, 5, 6)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), HUT) == ("space-occupied", "city.12")


@rule("city.13", "city.square")
def test_what_surrounds_a_square() -> None:
    s = fresh()
    hut(s, B, (4, 5), (5, 5), (6, 5), (4, 6))
    men(s, A, 1, 5, 6)
    stock(s, A, 1, 1)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), SQUARE) == ("not-surrounded", "city.13")
    tile(s, CATHEDRAL, (6, 7))
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), SQUARE) == ("not-surrounded", "city.13")
    hut(s, B, (4, 7))
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), SQUARE)
    s.raze(at(4, 7))
    assert s.building[at(5, 6)] == SQUARE


@rule("city.13")
def test_walls_on_the_own_edges_count_around_a_square() -> None:
    s = fresh()
    men(s, A, 1, 0, 0)
    stock(s, A, 1, 1)
    hut(s, B, (1, 0), (0, 1), (1, 1))
    s.lay_wall(edge("n_a1"))
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(0, 0), SQUARE) == ("not-surrounded", "city.13")
    s.lay_wall(edge("w_a1"))
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(0, 0), SQUARE)


@rule("city.13", "major.walls_c")
def test_the_south_wall_counts_around_a_square() -> None:
    s = fresh()
    men(s, A, 1, 3, 9)
    stock(s, A, 1, 1)
    hut(s, B, (2, 9), (4, 9), (3, 8))
    tile(s, MARKET, (2, 8))
    ask(s, EffectsTurn(A))
    do(s, "build", at(3, 9), SQUARE)


@rule("city.square")
def test_the_fifth_neighbour_may_come_in_the_same_turn() -> None:
    s = fresh()
    hut(s, B, (4, 5), (5, 5), (6, 5), (4, 6))
    men(s, A, 1, 5, 6)
    men(s, A, 2, 6, 6)
    stock(s, A, 1, 1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(6, 6), HUT)
    do(s, "build", at(5, 6), SQUARE)
    assert s.vp[A] == 6
