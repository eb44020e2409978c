"""Districts and tiles of the city."""

import pytest

from games.rio_de_la_plata.city_scenes import ready_to_build
from games.rio_de_la_plata.table import (
    A,
    B,
    ask,
    can,
    consistent,
    do,
    fresh,
    house,
    hut,
    men,
    no,
    stock,
    tile,
)
from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, DISTRICTS, PLAZA, SPACES, at
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CARPENTER,
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
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.testing import rule


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
