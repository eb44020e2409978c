"""Major buildings: grids, debts, completion, sites, walls and roads."""

import pytest

from games.helpers import front_step
from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    cell,
    consistent,
    do,
    edge,
    fresh,
    goods,
    house,
    hut,
    link,
    major,
    men,
    no,
    road,
    seat,
    stock,
    told,
    verbs,
)
from ludoteca.games.rio_de_la_plata.board import (
    CENTRES,
    DISTRICT,
    DISTRICT_OF,
    EDGE,
    EDGE_SPACE,
    EDGES,
    ROAD,
    SEGMENTS,
    at,
    vertex,
)
from ludoteca.games.rio_de_la_plata.constants import CATHEDRAL, MARKET, PALACE, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import CELL_MAJOR, CELL_VP, GRID_CELLS, MAJOR, MAJORS
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, StartEffects
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import district_value, houses_vp
from ludoteca.games.rio_de_la_plata.rules.war_muster import PlaceAttackers
from ludoteca.games.rio_de_la_plata.rules.works import LayRoad, LayWall, SiteMajor
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule


def fill(s: Rio, name: str, owners: list[int], unpaid: tuple[int, ...] = ()) -> None:
    """Put workers on the open cells of a grid in order; `unpaid` are positions in that order."""
    cells = [c for c in GRID_CELLS[major(name)] if s.usable[c]]
    for i, who in enumerate(owners):
        s.hand[who] -= 1
        s.grid[cells[i]] = who
        s.placer[cells[i]] = who
        s.owing[cells[i]] = 1 if i in unpaid else 0
        s.closer[major(name)] = who


@rule("major.1")
def test_six_grids_all_empty() -> None:
    assert MAJOR.ids == ["palace", "cathedral", "fort", "port", "walls", "roads"]
    assert set(fresh().grid) == {-1}


@rule("major.2", "major.5")
def test_the_printed_example_of_the_fort() -> None:
    s = fresh()
    ask(s, PlaceTurn(A), PlaceTurn(B))
    do(s, "work", cell("fort_1"))
    do(s, "done")
    do(s, "confirm")
    assert no(s, "work", cell("fort_1")) == ("cell-taken", "major.2")
    do(s, "work", cell("fort_2"))
    assert [CELL_VP[cell("fort_1")], CELL_VP[cell("fort_2")]] == [5, 4]
    assert no(s, "work", cell("fort_9")) == ("equal-cell", "major.2"), "the first of equal cells stands for all"


@rule("major.2", "major.4", "major.5")
def test_four_workers_fill_the_roads() -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    for _ in range(4):
        cells = [a for a in s.menus[0] if a.verb == "work" and CELL_MAJOR[a.args[0]] == major("roads")]
        do(s, "work", cells[0].args[0])
    assert s.grid_full(major("roads"))
    assert sum(s.owing) == 0
    assert sum(s.roads) == 0, "nothing is placed before the Effects phase"
    assert "settle" not in verbs(s)


@rule("major.3", "variant.2a")
@pytest.mark.parametrize(("seats", "n"), [(2, 10), (3, 10), (4, 12), (5, 14)])
def test_reserved_cells(seats: int, n: int) -> None:
    s = fresh(seats)
    assert len(s.free_cells(major("fort"))) == n
    ask(s, PlaceTurn(A))
    orange, green = cell("fort_6"), cell("fort_7")
    if seats < 4:
        assert no(s, "work", orange) == ("cell-reserved", "major.3")
    if seats < 5:
        assert no(s, "work", green) == ("cell-reserved", "major.3")
    if seats >= 4:
        assert s.usable[orange] == 1


@rule("major.5")
def test_costs_per_cell() -> None:
    costs = {m.id: (m.stone, m.wood, m.fine, m.stone_or_wood) for m in MAJORS}
    assert costs == {
        "palace": (1, 0, 1, False),
        "cathedral": (0, 1, 1, False),
        "fort": (1, 1, 0, False),
        "port": (1, 1, 0, False),
        "walls": (0, 0, 0, True),
        "roads": (0, 0, 0, False),
    }
    s = fresh()
    stock(s, A, 2, 2)
    ask(s, PlaceTurn(A))
    do(s, "work", cell("fort_1"))
    do(s, "work", cell("fort_2"))
    do(s, "settle", cell("fort_1"))
    do(s, "settle", cell("fort_2"))
    assert goods(s, A) == (0, 0, 0, 0)


@rule("major.5")
def test_walls_take_stone_or_wood() -> None:
    s = fresh()
    stock(s, A, stone=2, wood=1)
    ask(s, PlaceTurn(A))
    for n in (1, 2, 3):
        do(s, "work", cell(f"walls_{n}"))
    do(s, "settle_wall", cell("walls_1"), STONE)
    do(s, "settle_wall", cell("walls_2"), STONE)
    do(s, "settle_wall", cell("walls_3"), WOOD)
    assert goods(s, A) == (0, 0, 0, 0)
    assert sum(s.owing) == 0
    s = fresh()
    stock(s, A, silver=1)
    fill(s, "walls", [A], (0,))
    ask(s, EffectsTurn(A))
    do(s, "settle_wall", cell("walls_1"), SILVER)
    assert goods(s, A) == (0, 0, 0, 0)


@rule("major.6", "log.1")
def test_pay_now_or_later() -> None:
    s = fresh()
    stock(s, A, 1, 1)
    ask(s, PlaceTurn(A))
    do(s, "work", cell("port_1"))
    do(s, "work", cell("fort_1"))
    do(s, "settle", cell("fort_1"))
    assert s.owing[cell("port_1")] == 1
    assert s.owing[cell("fort_1")] == 0
    assert no(s, "settle", cell("port_1")) == ("too-few-goods", "major.5")
    s.pits[0] = A
    s.hand[A] -= 1
    stock(s, A, wood=1)
    ask(s, EffectsTurn(A))
    do(s, "gather", 0)
    do(s, "settle", cell("port_1"))
    assert s.owing[cell("port_1")] == 0
    assert no(s, "settle", cell("fort_1"))[0] == "not-in-menu", "nothing is owed for a paid worker"


@rule("major.7")
def test_unpaid_workers_go_home_at_3_vp_each() -> None:
    s = fresh()
    fill(s, "fort", [A, A], (0, 1))
    stock(s, A, 1, 1)
    s.vp[A] = 1
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "settle", cell("fort_1"))
    do(s, "done")
    assert type(s.front[0]).__name__ == "ConfirmLoss"
    do(s, "confirm")
    assert s.vp[A] == -2
    assert s.hand[A] == 8
    assert s.grid[cell("fort_2")] == -1
    consistent(s)


@rule("major.7", "major.10", "major.12")
def test_an_unpaid_worker_keeps_a_full_grid_open() -> None:
    s = fresh()
    fill(s, "port", [B] * 7 + [A], (7,))
    ask(s, StartEffects(), EffectsTurn(A), CloseEffects(A), EffectsTurn(B))
    assert seat(s) == A
    do(s, "done")
    do(s, "confirm")
    assert not s.is_built(major("port"))
    assert s.grid[cell("port_10")] == -1
    assert s.vp[A] == -3
    ask(s, PlaceTurn(C))
    stock(s, C, 1, 1)
    ask(s, PlaceTurn(C))
    do(s, "work", cell("port_10"))
    do(s, "settle", cell("port_10"))
    ask(s, StartEffects())
    assert told(s, "closing-bonus") == [(C, 2, major("port"))]


@rule("major.8", "effects.3")
def test_paid_workers_stay_until_the_building_is_completed() -> None:
    s = fresh()
    fill(s, "palace", [A, A])
    ask(s, EffectsTurn(A))
    assert verbs(s) == {"done"}


@rule("major.9")
def test_one_player_alone_on_the_roads_scores_4() -> None:
    s = fresh()
    fill(s, "roads", [A] * 4)
    ask(s, StartEffects())
    assert s.vp[A] == 4
    assert s.hand[A] == 9
    assert s.front[0].seat == A


@rule("major.9", "major.11", "major.fort", "faq.5")
def test_the_printed_example_of_completion() -> None:
    """Green 14, Yellow 4, Red 7 and the closing bonus of 4."""
    green, yellow, red = range(3)
    s = fresh()
    values = {c: CELL_VP[c] for c in s.free_cells(major("fort"))}
    shares = {green: [5, 3, 2, 2, 1, 1], yellow: [4, 0], red: [4, 3]}
    for who, points in shares.items():
        for vp in points:
            spot = next(c for c, value in values.items() if value == vp)
            del values[spot]
            s.hand[who] -= 1
            s.grid[spot] = who
            s.placer[spot] = who
    assert not values
    s.closer[major("fort")] = red
    ask(s, StartEffects())
    assert s.vp == [14, 4, 11]
    assert s.standing[major("fort")] == 1
    assert s.hand[:3] == [9, 9, 9]


@rule("major.9")
def test_the_zero_cell_scores_nothing() -> None:
    s = fresh()
    fill(s, "roads", [A, A, A, B])
    ask(s, StartEffects())
    assert s.vp == [4, 0, 0]
    assert s.hand[B] == 9


@rule("major.10")
def test_placing_not_paying_decides_who_completes() -> None:
    s = fresh()
    fill(s, "fort", [C] * 8 + [A, B], (8,))
    stock(s, A, 1, 1)
    ask(s, StartEffects(), EffectsTurn(A))
    debt = next(a for a in s.menus[0] if a.verb == "settle")
    do(s, "settle", debt.args[0])
    assert told(s, "completed") == [(B, major("fort"))]
    assert told(s, "closing-bonus") == [(B, 4, major("fort"))]


@rule("major.10")
def test_one_player_filling_the_last_two_cells_completes() -> None:
    s = fresh()
    fill(s, "port", [B] * 6 + [A, A])
    ask(s, StartEffects())
    assert told(s, "completed") == [(A, major("port"))]


@rule("major.11", "major.port")
def test_closing_bonuses() -> None:
    s = fresh()
    fill(s, "port", [A, B, B, A, B, B, B, B])
    s.closer[major("port")] = A
    ask(s, StartEffects())
    assert s.vp[A] == 4 + 2 + 2
    assert [m.closing_bonus for m in MAJORS] == [0, 0, 4, 2, 0, 0]
    s = fresh()
    fill(s, "palace", [A] * 4 + [B] * 6)
    ask(s, StartEffects())
    assert told(s, "closing-bonus") == []
    assert seat(s) == B
    assert verbs(s) == {"site"}


@rule("major.12", "major.4")
def test_a_full_paid_grid_is_scored_before_the_first_player_acts() -> None:
    s = fresh()
    fill(s, "port", [A] * 8)
    ask(s, StartEffects(), EffectsTurn(B))
    assert s.vp[A] == 16 + 2
    assert seat(s) == B


@rule("major.12")
def test_completion_in_the_turn_of_the_last_debtor() -> None:
    s = fresh()
    fill(s, "palace", [C, A, A, A, A, B, B, B, B, B], (0,))
    s.closer[major("palace")] = B
    stock(s, C, 1, 0, 1)
    ask(s, StartEffects(), EffectsTurn(A), EffectsTurn(B), EffectsTurn(C))
    do(s, "done")
    do(s, "done")
    assert seat(s) == C
    do(s, "settle", cell("palace_1"))
    assert seat(s) == B, "the completer sites the tile at once"
    do(s, "site", at(6, 7))
    assert seat(s) == C
    assert s.building[at(6, 7)] == PALACE
    assert s.vp[C] == 6


@rule("major.12")
def test_completers_site_in_turn_order() -> None:
    s = fresh()
    fill(s, "palace", [A] * 4 + [B] * 6)
    fill(s, "cathedral", [C] * 9 + [A])
    ask(s, StartEffects())
    assert (seat(s), front_step(s, SiteMajor).major) == (A, major("cathedral"))
    do(s, "site", at(6, 7))
    assert (seat(s), front_step(s, SiteMajor).major) == (B, major("palace"))


@rule("major.12", "effects.2")
def test_workers_home_from_a_grid_wait_for_the_next_placement() -> None:
    s = fresh()
    fill(s, "port", [A] * 8)
    ask(s, StartEffects(), EffectsTurn(A))
    assert s.hand[A] == 9
    assert verbs(s) == {"done"}


@rule("major.13")
def test_each_tile_exists_once() -> None:
    s = fresh()
    s.standing[major("fort")] = 1
    s.erect(at(6, 7), PALACE)
    ask(s, PlaceTurn(A))
    assert no(s, "work", cell("fort_1")) == ("already-built", "major.13")
    assert no(s, "work", cell("palace_1")) == ("already-built", "major.13")
    s.raze(at(6, 7))
    ask(s, PlaceTurn(A))
    assert can(s, "work", cell("palace_1"))


@rule("major.13", "major.cathedral")
def test_a_destroyed_cathedral_is_built_again() -> None:
    s = fresh()
    s.erect(at(6, 7), CATHEDRAL)
    s.raze(at(6, 7))
    fill(s, "cathedral", [A] * 5 + [B] * 5)
    ask(s, StartEffects())
    assert s.vp == [5 + 4 + 4 + 3 + 3, 3 + 2 + 2 + 1 + 0, 0]
    assert seat(s) == B
    do(s, "site", at(9, 9))
    assert s.building[at(9, 9)] == CATHEDRAL


@rule("major.palace", "major.cathedral")
def test_the_site_beside_the_plaza() -> None:
    s = fresh()
    sites = [(6, 7), (7, 7), (8, 7), (9, 7), (6, 8), (9, 8), (6, 9), (9, 9)]
    ask(s, SiteMajor(A, 0))
    assert sorted(a.args[0] for a in s.menus[0]) == sorted(at(c, r) for c, r in sites)
    for column, row in sites[:7]:
        s.erect(at(column, row), MARKET)
    men(s, B, 2, 9, 9)
    ask(s, SiteMajor(A, 0))
    assert [a.args[0] for a in s.menus[0]] == [at(9, 9)]
    do(s, "site", at(9, 9))
    assert s.hand[B] == 9
    assert s.building[at(9, 9)] == PALACE


@rule("major.palace", "major.cathedral", "city.5")
def test_with_all_sites_built_a_minor_building_gives_way() -> None:
    s = fresh()
    for column, row in ((7, 7), (8, 7), (9, 7), (6, 8), (9, 8), (6, 9)):
        hut(s, C, (column, row))
    s.erect(at(6, 7), PALACE)
    house(s, B, (9, 9))
    ask(s, SiteMajor(A, 1))
    assert not can(s, "site", at(6, 7))
    do(s, "site", at(9, 9))
    assert s.building[at(9, 9)] == CATHEDRAL
    assert s.homes[B] == 0
    assert goods(s, B) == (0, 0, 0, 0)
    consistent(s)


@rule("major.palace", "major.cathedral", "score.4")
def test_district_bonus_of_palace_and_cathedral() -> None:
    s = fresh()
    s.erect(at(6, 7), PALACE)
    district = DISTRICT_OF[at(6, 7)]
    assert district_value(s, district) == 3
    s.erect(at(6, 8), CATHEDRAL)
    assert district_value(s, district) == 5


@rule("major.walls")
def test_three_walls_per_grid() -> None:
    s = fresh()
    fill(s, "walls", [A] * 4)
    ask(s, StartEffects(), PlaceTurn(A))
    assert s.vp[A] == 6
    do(s, "wall", edge("n_a1"))
    assert not can(s, "wall", edge("n_a1"))
    do(s, "wall", edge("n_p1"))
    do(s, "wall", edge("e_p5"))
    assert s.open_edges() == EDGES - 3 == 33
    assert s.sticks == 57
    assert can(s, "work", cell("walls_1")), "the grid is used again"


@rule("major.walls", "parts.1")
def test_walls_end_with_edges_or_pieces() -> None:
    s = fresh()
    for e in range(EDGES - 2):
        s.lay_wall(e)
    ask(s, LayWall(A, 3), PlaceTurn(A))
    do(s, "wall", EDGES - 2)
    do(s, "wall", EDGES - 1)
    assert verbs(s) != {"wall"}
    assert no(s, "work", cell("walls_1")) == ("nothing-left-to-build", "major.walls")


@rule("major.roads", "parts.1")
def test_sixty_pieces_in_common() -> None:
    s = fresh()
    for e in range(24):
        s.lay_wall(e)
    for r in range(36):
        s.lay_road(r)
    assert s.sticks == 0
    ask(s, LayRoad(A, 3), PlaceTurn(A))
    assert "road" not in verbs(s)
    assert no(s, "work", cell("roads_1")) == ("nothing-left-to-build", "major.roads")
    assert no(s, "work", cell("walls_1")) == ("nothing-left-to-build", "major.walls")


@rule("major.roads")
def test_roads_start_anywhere_but_not_in_the_plaza() -> None:
    s = fresh()
    ask(s, LayRoad(A, 3))
    assert len(s.menus[0]) == SEGMENTS == 290
    do(s, "road", road("a1_b1"))
    assert not can(s, "road", road("a1_b1"))
    do(s, "road", road("p9_p10"))
    do(s, "road", road("h1_i1"))
    assert "h9_i9" not in ROAD.ids
    assert "h9_h10" not in ROAD.ids


@rule("major.roads_b")
def test_the_centre_is_joined_with_the_plaza() -> None:
    s = fresh()
    f = DISTRICT.number("plaza_w")
    assert CENTRES[f] == vertex(6, 7)
    ask(s, LayRoad(A, 2))
    do(s, "road", road("f8_g8"))  # [6,7] to [6,8]
    assert s.linked[f] == 0
    do(s, "road", road("g8_g9"))  # [6,8] to [7,8], a corner of the plaza
    assert s.linked[f] == 1
    assert told(s, "linked") == [(f,)]
    assert sum(s.linked) == 1


@rule("major.roads_b")
def test_a_road_through_one_centre_links_both() -> None:
    s = fresh()
    link(s, "f8_g8", "g8_g9")
    b, f = DISTRICT.number("nc_w"), DISTRICT.number("plaza_w")
    link(s, "f4_g4", "f5_g5", "f6_g6", "f7_g7")  # from [6,3] down to [6,7]
    assert s.linked[b] == 1
    assert s.linked[f] == 1
    assert sum(s.linked) == 2


@rule("major.roads_c", "score.4c")
def test_a_link_is_worth_one_per_house_and_only_once() -> None:
    s = fresh()
    house(s, A, (5, 6))
    link(s, "a1_b1")
    assert houses_vp(s, A) == 2
    link(s, "f8_g8", "g8_g9")
    assert houses_vp(s, A) == 3
    link(s, "g7_g8", "g7_h7", "g8_h8")
    assert houses_vp(s, A) == 3


@rule("major.walls_b", "war.12")
def test_walls_close_entrances() -> None:
    s = fresh()
    for e in range(EDGES):
        if e not in (edge("w_a1"), edge("n_f1")):
            s.lay_wall(e)
    s.camps = [0] * (EDGES * 3)
    ask(s, PlaceAttackers(A, 2))
    assert {a.args[0] for a in s.menus[0]} == {edge("w_a1"), edge("n_f1")}
    assert s.walls[edge("n_a1")] == 1, "a corner space has an open west side beside its walled north side"


@rule("major.walls_c", "faq.24")
def test_no_edge_of_the_south_side_is_open() -> None:
    assert not [word for word in EDGE.ids if word.startswith("s_")]
    assert len(EDGE_SPACE) == 36


@rule("major.fort")
def test_the_fort_is_outside_the_map() -> None:
    s = fresh()
    s.standing[major("fort")] = 1
    assert MAJORS[major("fort")].attacker_vp == 0
    assert s.building[at(7, 9)] == -1


@rule("major.port", "ship.1")
def test_the_port_opens_the_quay_on_the_next_turn() -> None:
    s = fresh(turn=6)
    fill(s, "port", [A] * 8)
    ask(s, StartEffects())
    s.turn = 7
    ask(s, PlaceTurn(A))
    assert can(s, "dock")
