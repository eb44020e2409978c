"""Final scoring and ties."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    fresh,
    house,
    hut,
    link,
    own,
    stock,
    tile,
    told,
)
from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, at
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CARPENTER,
    CATHEDRAL,
    CHURCH,
    GARDEN,
    GUILD,
    MARKET,
    MONUMENT,
    PALACE,
    SQUARE,
    STONECUTTER,
)
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects
from ludoteca.games.rio_de_la_plata.rules.end_turn import EndTurn, WarCheck
from ludoteca.games.rio_de_la_plata.rules.scoring import FinalScoring, district_value, houses_vp
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule


def final(s: Rio) -> list[int]:
    ask(s, FinalScoring())
    return s.scores


# --- the end


@rule("end.1")
def test_the_last_turn_ends_after_its_war_without_an_order_step() -> None:
    s = fresh(turn=20)
    s.wars = 3
    s.added[A] = 1
    s.hand[A] -= 1
    ask(s, WarCheck(), EndTurn())
    assert s.over == "points"


@rule("end.2", "major.7", "office.4")
def test_the_score_may_be_negative() -> None:
    s = fresh()
    s.hand[A] -= 1
    s.claims[0] = A
    ask(s, CloseEffects(A))
    assert s.vp[A] == -5
    assert final(s)[A] == -5


@rule("end.3", "ship.13", "major.8")
def test_goods_cargo_and_unfinished_grids_are_worth_nothing() -> None:
    s = fresh()
    stock(s, A, 9, 9, 9)
    s.cargo[0] = 5
    s.hand[A] -= 1
    s.grid[0] = A
    s.placer[0] = A
    assert final(s) == [0, 0, 0]


@rule("score.1")
@pytest.mark.parametrize(("silver", "vp"), [(11, 3), (2, 0), (3, 1), (82, 27)])
def test_three_silver_are_a_point(silver: int, vp: int) -> None:
    s = fresh()
    stock(s, A, silver=silver)
    assert final(s)[A] == vp


@rule("score.2")
def test_characters() -> None:
    s = fresh()
    own(s, "master_carpenter", A)
    own(s, "gunner", A)
    own(s, "general", B)
    own(s, "shipowner", B)
    assert final(s) == [10, 0, 0]
    s = fresh(length="short")
    own(s, "general", B)
    own(s, "shipowner", B)
    assert final(s) == [0, 6, 0]


@rule("score.3")
def test_two_points_per_house_and_none_per_hut() -> None:
    s = fresh()
    house(s, A, (1, 1), (1, 2), (1, 3))
    hut(s, B, (5, 1), (5, 2), (5, 3), (5, 4))
    assert final(s) == [6, 0, 0]


@rule("score.4", "score.3")
def test_the_printed_example_of_a_district() -> None:
    green, red, black = A, B, C
    s = fresh()
    tile(s, MARKET, (0, 0))
    tile(s, CARPENTER, (1, 0))
    tile(s, BARRACKS, (2, 0))
    tile(s, MONUMENT, (3, 0))
    house(s, green, (0, 1))
    hut(s, green, (0, 2))
    house(s, red, (1, 1), (2, 1), (3, 1))
    house(s, black, (1, 2))
    assert district_value(s, 0) == 1
    assert final(s) == [3, 9, 3]


@rule("score.4")
@pytest.mark.parametrize(("n", "value"), [(0, 0), (1, 0), (2, -1), (3, -2), (4, -3)])
def test_productive_buildings(n: int, value: int) -> None:
    s = fresh()
    for kind, place in list(zip((MARKET, GUILD, CARPENTER, STONECUTTER), range(4)))[:n]:
        tile(s, kind, (place, 0))
    assert district_value(s, 0) == value


@rule("score.4")
def test_everything_good_in_one_district() -> None:
    s = fresh()
    tile(s, PALACE, (6, 7))
    tile(s, CATHEDRAL, (6, 8))
    tile(s, CHURCH, (5, 6))
    tile(s, SQUARE, (5, 9))
    link(s, "f8_g8", "g8_g9")
    assert district_value(s, DISTRICT_OF[at(6, 7)]) == 7
    house(s, A, (4, 9))
    assert houses_vp(s, A) == 9
    tile(s, GARDEN, (4, 5))
    assert houses_vp(s, A) == 10


@rule("score.4b")
@pytest.mark.parametrize("n", [3, 5])
def test_a_house_is_never_below_zero(n: int) -> None:
    s = fresh()
    for i in range(n):
        tile(s, STONECUTTER, (i % 4, i // 4))
    house(s, A, (0, 4))
    assert houses_vp(s, A) == 0


@rule("score.4c", "major.roads_b")
def test_a_road_that_does_not_reach_the_plaza_gives_nothing() -> None:
    s = fresh()
    house(s, A, (5, 6))
    link(s, "f8_g8")
    assert houses_vp(s, A) == 2


@rule("score.5")
def test_the_winner() -> None:
    s = fresh()
    s.vp = [80, 79, 60]
    final(s)
    assert s.places == [1, 2, 3]
    assert told(s, "won") == [(A, 80)]


@rule("score.6")
@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        ((0, 0, 0, 2), (0, 0, 0, 1), [1, 2]),
        ((0, 0, 0, 1), (0, 0, 2, 1), [2, 1]),
        ((3, 1, 0, 0), (2, 3, 0, 0), [2, 1]),
        ((1, 1, 1, 1), (2, 0, 1, 1), [1, 1]),
    ],
)
def test_ties(a: tuple[int, ...], b: tuple[int, ...], places: list[int]) -> None:
    s = fresh()
    s.vp = [70, 70, 0]
    stock(s, A, *a)
    stock(s, B, *b)
    final(s)
    assert s.places[:2] == places
    assert s.places[C] == 3
