"""Major buildings: sites, walls and roads."""

from games.rio_de_la_plata.grids import fill
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
from ludoteca.games.rio_de_la_plata.constants import CATHEDRAL, MARKET, PALACE
from ludoteca.games.rio_de_la_plata.data import MAJORS
from ludoteca.games.rio_de_la_plata.rules.effects import StartEffects
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import district_value, houses_vp
from ludoteca.games.rio_de_la_plata.rules.war_muster import PlaceAttackers
from ludoteca.games.rio_de_la_plata.rules.works import LayRoad, LayWall, SiteMajor
from ludoteca.testing import rule


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
def test_with_all_sites_built_one_building_gives_way() -> None:
    s = fresh()
    for column, row in ((7, 7), (8, 7), (9, 7), (6, 8), (9, 8), (6, 9)):
        hut(s, C, (column, row))
    s.erect(at(6, 7), PALACE)
    house(s, B, (9, 9))
    ask(s, SiteMajor(A, 1))
    do(s, "site", at(9, 9))
    assert s.building[at(9, 9)] == CATHEDRAL
    assert s.homes[B] == 0
    assert goods(s, B) == (0, 0, 0, 0)
    consistent(s)


@rule("major.palace", "major.cathedral", "major.13")
def test_major_palace_the_building_that_gives_way_may_be_the_other_great_one() -> None:
    s = fresh()
    for column, row in ((7, 7), (8, 7), (9, 7), (6, 8), (9, 8), (6, 9)):
        hut(s, C, (column, row))
    s.erect(at(6, 7), PALACE)
    ask(s, SiteMajor(A, 1))
    assert not can(s, "site", at(6, 7)), "while a space is free"
    house(s, B, (9, 9))
    ask(s, SiteMajor(A, 1))
    do(s, "site", at(6, 7))
    assert s.building[at(6, 7)] == CATHEDRAL
    assert not s.is_built(0) and s.is_built(1)
    ask(s, PlaceTurn(A))
    assert can(s, "work", cell("palace_1")), "its grid opens again"
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
