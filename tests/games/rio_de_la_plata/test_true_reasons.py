"""Reasons that say what is so: powers of offices, goods kept back, debts of the Walls, defenders without a place."""

import pytest

from games.rio_de_la_plata.table import A, B, ask, cell, do, fresh, hut, men, no, office, own, stock, tile, told
from ludoteca.games.rio_de_la_plata.constants import (
    CATHEDRAL,
    GARDEN,
    INDIANS,
    MONUMENT,
    PALACE,
    SQUARE,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.war_deploy import OpenDeploy
from ludoteca.games.rio_de_la_plata.rules.war_muster import take_sides
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

POWERS = [
    ("master_merchant", "merchant", (STONE,), "master_merchant"),
    ("road_master", "free_road", (), "road_master"),
    ("defender", "free_wall", (), "defender"),
]


@rule("office.5", "office.master_merchant", "office.road_master", "office.defender")
@pytest.mark.parametrize(("word", "verb", "args", "by"), POWERS)
def test_office_5_why_a_power_cannot_be_used(word: str, verb: str, args: tuple[int, ...], by: str) -> None:
    s = fresh()
    ask(s, EffectsTurn(A))
    assert no(s, verb, *args) == ("not-your-office", f"office.{by}")
    own(s, word, B)
    assert no(s, verb, *args) == ("not-your-office", f"office.{by}")
    own(s, word, A, since=s.turn)
    assert no(s, verb, *args) == ("power-later", "office.5")
    own(s, word, A)
    s.power_used[office(word)] = s.turn
    assert no(s, verb, *args) == ("power-used", f"office.{by}")


@rule("trade.2")
def test_trade_2_goods_that_are_all_kept_back_are_not_missing() -> None:
    s = fresh()
    men(s, A, 1, 3, 9)
    stock(s, A, stone=1, silver=9)
    ask(s, EffectsTurn(A))
    do(s, "spare", STONE)
    assert no(s, "spare", STONE) == ("all-kept", "trade.2")
    assert no(s, "spare", WOOD) == ("good-missing", "trade.2")


@rule("trade.2", "major.5")
def test_trade_2_a_debt_of_the_walls_is_something_to_pay() -> None:
    s = fresh()
    ask(s, EffectsTurn(A))
    stock(s, A, stone=1, silver=3)
    assert no(s, "spare", STONE) == ("nothing-to-pay", "trade.2")
    s.grid[cell("walls_1")] = A
    s.placer[cell("walls_1")] = A
    s.owing[cell("walls_1")] = 1
    assert no(s, "spare", STONE) == ("walls-choose", "major.5")


def deploying(s: Rio) -> Rio:
    take_sides(s, INDIANS)
    s.violet = 3
    ask(s, OpenDeploy(A))
    return s


@rule("war.19", "war.19b")
def test_war_19b_why_no_defender_is_placed() -> None:
    s = deploying(fresh())
    assert told(s, "no-deployment") == [(A,)]
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 3, 5, 5)
    deploying(s)
    assert (told(s, "no-deployment"), told(s, "no-room-to-deploy")) == ([], [(A,)])
    s = fresh()
    hut(s, A, (5, 5))
    s.hand[A] = 0
    deploying(s)
    assert (told(s, "no-deployment"), told(s, "no-disc-to-deploy")) == ([], [(A,)])


@rule("city.16", "city.16c", "major.13", "parts.2")
@pytest.mark.parametrize(
    ("built", "broken"),
    [
        ({SQUARE: 6}, ""),
        ({SQUARE: 7}, "city.16c"),
        ({SQUARE: 4, MONUMENT: 2, GARDEN: 1}, "city.16c"),
        ({SQUARE: 1, MONUMENT: 3, GARDEN: 3}, "city.16c"),
        ({GARDEN: 4}, "city.16c"),
        ({PALACE: 1, CATHEDRAL: 1}, ""),
        ({PALACE: 2}, "major.13"),
        ({CATHEDRAL: 2}, "major.13"),
    ],
)
def test_city_16_a_position_has_no_more_tiles_than_the_box(built: dict[int, int], broken: str) -> None:
    s = fresh()
    places = iter([(1, 1), (4, 1), (7, 1), (10, 1), (13, 1), (1, 9), (4, 9)])
    for kind, n in built.items():
        for _ in range(n):
            tile(s, kind, next(places))
    found = [x for x in GAME.check(s) if "city.15" not in x]
    assert [broken in x for x in found] == ([True] if broken else []), found
