"""Placing workers in the city, expropriation, minor buildings, tiles."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
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
    stock,
    tile,
    told,
)
from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, DISTRICTS, NEAR8, PLAZA, SPACES, START_LINE, at
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
    NONE,
    PALACE,
    SILVER,
    SQUARE,
    STONECUTTER,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import MINORS
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.works import SiteMajor
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, why
from ludoteca.testing import rule

# --- placement.*


@rule("placement.1")
def test_only_workers_in_hand_can_be_placed() -> None:
    s = fresh()
    for i in range(6):
        s.hand[A] -= 1
        s.grid[i] = A
        s.placer[i] = A
    ask(s, PlaceTurn(A))
    for _ in range(3):
        do(s, "till")
    assert no(s, "till") == ("no-worker-in-hand", "placement.1")
    consistent(s)


@rule("placement.1")
def test_with_all_workers_on_the_board_one_can_only_pass() -> None:
    s = fresh()
    s.hand[A] = 0
    s.fields_of[A] = 9
    ask(s, PlaceTurn(A))
    assert [a.verb for a in s.menus[0]] == ["done"]


@rule("placement.2")
def test_five_per_turn() -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    do(s, "queue")
    for _ in range(4):
        do(s, "till")
    assert no(s, "till") == ("five-per-turn", "placement.2")
    assert no(s, "place", START_LINE[0]) == ("five-per-turn", "placement.2")
    assert no(s, "queue") == ("five-per-turn", "placement.2")


@rule("placement.2")
def test_fewer_than_five_are_enough() -> None:
    s = fresh()
    ask(s, PlaceTurn(A), PlaceTurn(B))
    do(s, "till")
    do(s, "till")
    do(s, "done")
    do(s, "confirm")
    assert s.front[0].seat == B


@rule("placement.2", "city.8")
def test_a_worker_lost_in_expropriating_counts_as_placed() -> None:
    s = fresh()
    men(s, B, 2, 3, 9)
    ask(s, PlaceTurn(A))
    do(s, "till")
    do(s, "seize", at(3, 9))
    assert s.placed == 5
    assert no(s, "till") == ("five-per-turn", "placement.2")


@rule("placement.3", "ship.1")
def test_a_placed_worker_stays_placed_and_the_quay_needs_the_port() -> None:
    s = fresh()
    ask(s, PlaceTurn(A), PlaceTurn(B))
    do(s, "till")
    do(s, "done")
    do(s, "confirm")
    assert s.fields_of[A] == 1
    assert no(s, "dock") == ("no-port", "ship.1")


# --- where workers may stand


@rule("city.2")
def test_beside_own_homes_diagonals_included() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    house(s, B, (9, 2))
    ask(s, PlaceTurn(A))
    assert can(s, "place", at(6, 6))
    assert can(s, "place", at(5, 5))
    assert no(s, "place", at(10, 3)) == ("not-beside-home", "city.2")
    offered = sorted(a.args[0] for a in s.menus[0] if a.verb == "place")
    assert offered == sorted({*START_LINE, at(5, 5), *NEAR8[at(5, 5)]})
    consistent(s)


@rule("city.3")
def test_three_workers_in_a_space() -> None:
    s = fresh()
    men(s, A, 2, 3, 9)
    ask(s, PlaceTurn(A))
    do(s, "place", at(3, 9))
    assert no(s, "place", at(3, 9)) == ("three-per-space", "city.3")


@rule("city.4")
def test_one_colour_per_space() -> None:
    s = fresh()
    men(s, B, 1, 3, 9)
    hut(s, A, (5, 5))
    hut(s, B, (5, 6))
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(3, 9)) == ("other-colour-there", "city.4")
    assert no(s, "place", at(5, 6)) == ("rival-home", "city.4")


@rule("city.4", "activation.3", "faq.11")
def test_two_colours_on_a_linked_building() -> None:
    s = fresh()
    house(s, A, (4, 7))
    house(s, B, (6, 7))
    house(s, C, (5, 6))
    tile(s, MARKET, (5, 7))
    men(s, B, 1, 5, 7)
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(5, 7)) == ("building-full", "activation.4")
    linked_plaza_w(s)
    ask(s, PlaceTurn(A), PlaceTurn(C))
    do(s, "place", at(5, 7))
    do(s, "done")
    do(s, "confirm")
    assert no(s, "place", at(5, 7)) == ("building-full", "activation.4")
    consistent(s)


def linked_plaza_w(s: Rio) -> None:
    """Join the centre [6, 7] of the district west of the plaza with the corner [7, 8]."""
    link(s, "f8_g8", "g8_g9")
    assert s.linked[DISTRICT_OF[at(5, 7)]] == 1


@rule("city.5", "major.palace")
def test_the_plaza_stays_empty() -> None:
    s = fresh()
    house(s, A, (6, 8))
    ask(s, PlaceTurn(A))
    do(s, "place", at(7, 8))
    do(s, "place", at(7, 8))
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(7, 8), HUT) == ("plaza-stays-empty", "city.5")
    for column, row in ((6, 7), (7, 7), (8, 7), (9, 7), (9, 8), (6, 9), (9, 9)):
        tile(s, MARKET, (column, row))
    ask(s, SiteMajor(B, 0))
    assert not {a.args[0] for a in s.menus[0]} & set(PLAZA)


@rule("city.6")
def test_one_construction_per_space_and_turn() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 3, 5, 6)
    stock(s, A, 3, 3, 1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), HUT)
    assert s.workers(at(5, 6), A) == 1
    assert no(s, "build", at(5, 6), HOUSE) == ("one-construction", "city.6")
    s.built = []
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), HOUSE)
    assert s.building[at(5, 6)] == HOUSE


@rule("city.6", "city.monument")
def test_a_market_or_square_of_this_turn_waits_for_its_upgrade() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, MARKET, (5, 6))
    tile(s, SQUARE, (6, 6))
    men(s, A, 2, 5, 6)
    men(s, A, 2, 6, 6)
    stock(s, A, 9, 9, 9)
    s.built = [at(5, 6), at(6, 6)]
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), GUILD) == ("one-construction", "city.6")
    assert no(s, "build", at(6, 6), MONUMENT) == ("one-construction", "city.6")


@rule("city.7", "city.carpenter")
def test_build_and_activate_in_one_turn() -> None:
    s = fresh()
    house(s, A, (5, 5))
    men(s, A, 2, 5, 6)
    stock(s, A, stone=2, wood=1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), CARPENTER)
    do(s, "use", at(5, 6), 1)
    assert goods(s, A) == (0, 3, 0, 0)
    assert s.hand[A] == 9


@rule("city.7", "faq.9")
def test_without_a_house_the_second_worker_goes_home() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 2, 5, 6)
    stock(s, A, stone=2, wood=1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), CARPENTER)
    assert s.hand[A] == 9
    assert s.stack[at(5, 6)] == 0


@rule("city.7", "activation.market")
def test_a_market_built_with_two_is_used_by_the_third() -> None:
    s = fresh()
    house(s, A, (5, 5))
    men(s, A, 3, 5, 6)
    stock(s, A, stone=3, wood=2)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), MARKET)
    do(s, "use", at(5, 6), 0)
    assert goods(s, A) == (0, 0, 0, 1)


# --- expropriation


@rule("city.8")
def test_the_printed_example_of_expropriation() -> None:
    s = fresh()
    men(s, B, 2, 3, 9)
    ask(s, PlaceTurn(C))
    do(s, "seize", at(3, 9))
    assert s.workers(at(3, 9), C) == 3
    assert s.workers(at(3, 9), B) == 0
    assert s.hand[B] == 9
    assert s.hand[C] == 6
    do(s, "till")
    assert no(s, "till") == ("five-per-turn", "placement.2")
    consistent(s)


@rule("city.8")
def test_one_worker_is_seized_by_two() -> None:
    s = fresh()
    men(s, B, 1, 3, 9)
    ask(s, PlaceTurn(C))
    do(s, "seize", at(3, 9))
    assert s.workers(at(3, 9), C) == 1
    assert s.hand[C] == 8


@rule("city.8", "variant.2b", "major.6", "office.master_merchant")
def test_what_is_not_listed_is_refused_with_its_reason() -> None:
    s = fresh()

    def reason(a: Action) -> tuple[str, str]:
        refusal = why(GAME, s, A, a)
        return refusal.key, refusal.rule

    hut(s, A, (3, 8))
    ask(s, PlaceTurn(A))
    assert reason(Action("seize", (at(3, 9), 1))) == ("nobody-to-seize", "city.8")
    assert reason(Action("shadow", (0,))) == ("no-shadow", "variant.2b")
    assert reason(Action("settle", (0, 0))) == ("no-debt", "major.6")
    ask(s, EffectsTurn(A))
    assert reason(Action("settle_wall", (0, WOOD, 1))) == ("no-debt", "major.6")
    assert reason(Action("merchant", (SILVER,))) == ("merchant-no-silver", "office.master_merchant")


@rule("city.8")
def test_seizing_needs_twice_as_many_at_once() -> None:
    s = fresh()
    men(s, B, 2, 3, 9)
    ask(s, PlaceTurn(C))
    do(s, "till")
    do(s, "till")
    assert no(s, "seize", at(3, 9)) == ("seize-too-few", "city.8")
    s = fresh()
    men(s, B, 1, 3, 9)
    s.hand[C] = 1
    s.fields_of[C] = 8
    ask(s, PlaceTurn(C))
    assert no(s, "seize", at(3, 9)) == ("seize-too-few", "city.8")


@rule("city.8", "city.2")
def test_a_building_is_not_seized_and_reach_is_needed() -> None:
    s = fresh()
    house(s, B, (4, 4))
    house(s, C, (2, 4))
    tile(s, MARKET, (3, 4))
    men(s, B, 1, 3, 4)
    men(s, B, 1, 9, 1)
    ask(s, PlaceTurn(C))
    assert no(s, "seize", at(3, 4)) == ("seize-building", "city.8")
    assert no(s, "seize", at(9, 1)) == ("not-beside-home", "city.2")


@rule("city.8b")
def test_three_workers_are_safe() -> None:
    s = fresh()
    men(s, B, 3, 3, 9)
    ask(s, PlaceTurn(C))
    assert no(s, "seize", at(3, 9)) == ("seize-three", "city.8b")


@rule("city.8c")
def test_seized_workers_can_be_placed_by_who_has_not_yet_placed() -> None:
    s = fresh()
    men(s, B, 2, 3, 9)
    s.hand[B] = 0
    s.fields_of[B] = 7
    ask(s, PlaceTurn(C), PlaceTurn(B))
    do(s, "seize", at(3, 9))
    do(s, "done")
    do(s, "confirm")
    assert s.hand[B] == 2
    assert can(s, "till")


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


BASES = {HOUSE: HUT, GUILD: MARKET, MONUMENT: SQUARE, GARDEN: SQUARE}


def ready_to_build(kind: int) -> Rio:
    """A space where the building could be built if workers and goods were there."""
    s = fresh()
    house(s, A, (5, 5))
    if kind in BASES:
        s.erect(at(5, 6), BASES[kind], A if BASES[kind] == HUT else -1)
    if kind == SQUARE:
        house(s, B, (4, 5), (6, 5), (4, 6), (6, 6))
    return s


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


@rule("city.14")
def test_eight_districts_and_the_plaza() -> None:
    assert len(DISTRICTS) == 8
    assert [DISTRICT_OF.count(d) for d in range(8)] == [20, 20, 20, 20, 20, 18, 18, 20]
    assert DISTRICT_OF.count(-1) == 4 == len(PLAZA)
    assert SPACES == 160
    assert len({d.centre for d in DISTRICTS}) == 8


@rule("city.15", "city.garden", "city.church")
@pytest.mark.parametrize("kind", [CHURCH, BARRACKS, MONUMENT, GARDEN])
def test_one_of_each_noble_kind_per_district(kind: int) -> None:
    s = ready_to_build(kind)
    tile(s, kind, (4, 9))
    men(s, A, 2, 5, 6)
    stock(s, A, 9, 9, 9)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), kind) == ("one-per-district", "city.15")
    s.raze(at(4, 9))
    tile(s, kind, (9, 1))
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(5, 6), kind)


@rule("city.15", "city.church")
def test_other_kinds_share_a_district() -> None:
    s = ready_to_build(CHURCH)
    tile(s, BARRACKS, (4, 9))
    tile(s, MONUMENT, (4, 8))
    tile(s, SQUARE, (6, 6))
    men(s, A, 2, 5, 6)
    men(s, A, 2, 6, 6)
    stock(s, A, 9, 9, 9)
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(5, 6), CHURCH)
    assert can(s, "build", at(6, 6), GARDEN)


@rule("city.16", "parts.2", "faq.17")
def test_tiles_run_out() -> None:
    s = fresh()
    hut(s, A, *[(c, 0) for c in range(13)])
    men(s, A, 2, 0, 1)
    stock(s, A, 9, 9, 9)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(0, 1), HUT) == ("no-tile-left", "city.16")
    tile(s, MARKET, (0, 3), (1, 3))
    tile(s, GUILD, (2, 3), (3, 3))
    assert no(s, "build", at(0, 1), MARKET) == ("no-tile-left", "city.16")
    tile(s, CHURCH, (0, 5), (4, 3), (8, 3))
    tile(s, BARRACKS, (4, 6), (8, 4))
    assert no(s, "build", at(0, 1), CHURCH) == ("no-tile-left", "city.16")
    tile(s, STONECUTTER, (5, 1), (6, 1), (7, 1))
    tile(s, CARPENTER, (8, 1), (9, 1), (10, 1))
    assert no(s, "build", at(0, 1), CARPENTER) == ("no-tile-left", "city.16")
    s.raze(at(12, 0))
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(0, 1), HUT)


@rule("city.16", "city.16c")
def test_six_squares_monuments_and_gardens() -> None:
    s = fresh()
    tile(s, SQUARE, (0, 9), (0, 8))
    tile(s, MONUMENT, (1, 1), (5, 1), (9, 1))
    tile(s, GARDEN, (2, 2))
    hut(s, B, (4, 5), (5, 5), (6, 5), (4, 6), (6, 6))
    men(s, A, 1, 5, 6)
    stock(s, A, 9, 9, 9)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), SQUARE) == ("no-tile-left", "city.16")


@rule("city.16c")
def test_three_monuments_but_square_tiles_are_swapped() -> None:
    s = fresh()
    tile(s, MONUMENT, (1, 1), (5, 1), (9, 1))
    tile(s, SQUARE, (13, 1), (13, 2), (13, 3))
    house(s, A, (12, 1))
    men(s, A, 2, 13, 1)
    stock(s, A, 9, 9, 9)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(13, 1), MONUMENT) == ("no-tile-left", "city.16")
    do(s, "build", at(13, 1), GARDEN)
    assert s.vp[A] == 3


@rule("city.16b")
def test_upgrades_turn_their_own_tile() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, MARKET, (5, 6), (0, 0), (1, 0), (2, 0))
    hut(s, A, *[(c, 1) for c in range(12)])
    assert s.homes[A] == 13
    men(s, A, 2, 5, 6)
    men(s, A, 1, 0, 1)
    stock(s, A, 3, 3, 1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), GUILD)
    do(s, "build", at(0, 1), HOUSE)
    consistent(s)


@rule("city.16b")
def test_turning_a_stonecutter_into_a_carpenter() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, STONECUTTER, (5, 6), (0, 0), (1, 0), (2, 0), (3, 0))
    men(s, A, 1, 5, 6)
    stock(s, A, stone=2)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 6), CARPENTER) == ("space-occupied", "city.16b")
    tile(s, CARPENTER, (4, 0))
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), CARPENTER)
    assert s.building[at(5, 6)] == CARPENTER
    consistent(s)


@rule("city.16b", "city.11")
def test_turning_a_church_into_a_barracks_scores() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, CHURCH, (5, 6), (1, 1), (9, 1), (13, 1), (1, 8))
    ask(s, PlaceTurn(A))
    do(s, "place", at(5, 6))
    do(s, "place", at(5, 6))
    assert no(s, "place", at(5, 6)) == ("building-full", "activation.4")
    stock(s, A, 3, 2, 1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), BARRACKS)
    assert s.vp[A] == 6


@rule("city.16b")
def test_never_backwards() -> None:
    s = fresh()
    house(s, A, (5, 5))
    for kind, back in ((MONUMENT, SQUARE), (GUILD, MARKET)):
        tile(s, kind, (5, 6))
        s.stack[at(5, 6)] = 0
        s.hand[A] = 9
        men(s, A, 2, 5, 6)
        stock(s, A, 9, 9, 9)
        ask(s, EffectsTurn(A))
        assert no(s, "build", at(5, 6), back) == ("space-occupied", "city.12")
    men(s, A, 2, 5, 5)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(5, 5), HUT) == ("space-occupied", "city.12")


# --- standing on buildings


@rule("city.17", "activation.5")
def test_the_printed_example_of_adjacency() -> None:
    """Yellow and Black have a house beside the market, Green only huts, Red nothing."""
    yellow, black, green, red = range(4)
    s = fresh(4)
    tile(s, MARKET, (3, 6))
    house(s, yellow, (2, 6))
    house(s, black, (4, 7))
    hut(s, green, (3, 7), (4, 6))
    house(s, red, (5, 6))
    for player, may in ((yellow, True), (black, True), (green, False), (red, False)):
        ask(s, PlaceTurn(player))
        assert can(s, "place", at(3, 6)) == may
        if not may:
            assert no(s, "place", at(3, 6)) == ("needs-house-beside", "city.17")


@rule("city.17", "faq.7")
def test_a_hut_is_not_enough_even_if_it_becomes_a_house_this_turn() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    tile(s, CHURCH, (5, 6))
    stock(s, A, 1, 1)
    ask(s, PlaceTurn(A))
    do(s, "place", at(5, 5))
    assert no(s, "place", at(5, 6)) == ("needs-house-beside", "city.17")


@rule("city.17")
def test_a_building_on_the_start_line_needs_a_house_too() -> None:
    s = fresh()
    tile(s, MARKET, (3, 9))
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(3, 9)) == ("needs-house-beside", "city.17")


@rule("city.17b")
def test_workers_for_an_upgrade() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, MARKET, (5, 6))
    tile(s, SQUARE, (4, 6))
    ask(s, PlaceTurn(A))
    do(s, "place", at(5, 6))
    do(s, "place", at(5, 6))
    do(s, "place", at(4, 6))
    do(s, "place", at(4, 6))
    assert no(s, "place", at(4, 6)) == ("building-full", "activation.4")
    stock(s, A, 2, 2, 1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), GUILD)
    assert s.building[at(5, 6)] == GUILD


@rule("city.17b", "effects.3")
def test_workers_of_an_upgrade_not_made_go_home() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, MARKET, (5, 6))
    men(s, A, 2, 5, 6)
    stock(s, A, 2, 2)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "done")
    assert s.workers(at(5, 6), A) == 1
    assert s.hand[A] == 8
    assert told(s, "sent-home") == [(A, at(5, 6), 1)]


@rule("city.17b")
def test_three_workers_on_the_own_hut() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    ask(s, PlaceTurn(A))
    for _ in range(3):
        do(s, "place", at(5, 5))
    assert no(s, "place", at(5, 5)) == ("three-per-space", "city.3")


@rule("city.barracks", "activation.6")
def test_nothing_to_do_on_barracks_monument_palace() -> None:
    s = fresh()
    house(s, A, (6, 6))
    tile(s, BARRACKS, (5, 6))
    tile(s, MONUMENT, (5, 5))
    tile(s, PALACE, (6, 7))
    tile(s, CATHEDRAL, (7, 7))
    ask(s, PlaceTurn(A))
    for column, row in ((5, 6), (5, 5), (6, 7), (7, 7)):
        assert no(s, "place", at(column, row)) == ("nothing-to-do-there", "activation.6")


@rule("city.17b")
def test_a_square_whose_upgrades_are_impossible_takes_nobody() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, SQUARE, (5, 6))
    tile(s, MONUMENT, (4, 9))
    tile(s, GARDEN, (5, 9))
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(5, 6)) == ("nothing-to-do-there", "activation.6")


@rule("city.stonecutter", "effects.7", "effects.2")
def test_the_printed_example_hut_and_stonecutter() -> None:
    s = fresh()
    men(s, A, 2, 3, 5)
    men(s, A, 1, 3, 6)
    stock(s, A, wood=2)
    ask(s, EffectsTurn(A))
    do(s, "build", at(3, 5), HUT)
    do(s, "build", at(3, 6), STONECUTTER)
    assert goods(s, A) == (0, 0, 0, 0)
    assert s.hand[A] == 9


@rule("effects.7")
def test_workers_of_another_space_do_not_build_here() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 2, 5, 6)
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(5, 6), HUT)
    refusal = why(GAME, s, A, Action("build", (at(6, 6), HUT)))
    assert (refusal.key, refusal.rule, refusal.args) == ("no-worker-there", "effects.7", (at(6, 6),))


@rule("effects.7", "city.hut")
def test_workers_of_two_spaces_are_never_combined() -> None:
    s = fresh()
    men(s, A, 1, 3, 5)
    men(s, A, 1, 3, 6)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(3, 5), HUT) == ("too-few-workers", "city.10")
    assert s.building[at(3, 5)] == NONE
