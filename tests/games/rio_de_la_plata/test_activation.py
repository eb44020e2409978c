"""Activating minor buildings."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    consistent,
    do,
    fresh,
    goods,
    house,
    hut,
    link,
    men,
    no,
    road,
    stock,
    tile,
    told,
    verbs,
)
from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, at
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CARPENTER,
    CATHEDRAL,
    CHURCH,
    FINE,
    GUILD,
    MARKET,
    MONUMENT,
    SILVER,
    STONE,
    STONECUTTER,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.activation import use_action
from ludoteca.games.rio_de_la_plata.rules.city import send_excess_home
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, StartEffects
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.works import SiteMajor
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, why
from ludoteca.testing import rule

WHERE = at(5, 6)


def beside_a_house(kind: int, workers: int = 1) -> Rio:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, kind, (5, 6))
    men(s, A, workers, 5, 6)
    return s


def linked(s: Rio) -> Rio:
    link(s, "f8_g8", "g8_g9")
    assert s.linked[DISTRICT_OF[WHERE]]
    return s


@rule("activation.1", "activation.carpenter", "faq.8", "faq.12")
def test_a_worker_activates_and_goes_home() -> None:
    s = beside_a_house(CARPENTER)
    stock(s, A, wood=1)
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, WOOD)
    assert goods(s, A) == (0, 3, 0, 0)
    assert s.hand[A] == 9


@rule("activation.1", "activation.carpenter", "faq.8")
def test_without_wood_or_silver_the_worker_stays() -> None:
    s = beside_a_house(CARPENTER)
    ask(s, EffectsTurn(A), CloseEffects(A))
    assert no(s, "use", WHERE, WOOD) == ("good-missing", "activation.carpenter")
    assert no(s, "use", WHERE, SILVER) == ("too-little-silver", "trade.2")
    do(s, "done")
    assert s.workers(WHERE, A) == 1


@rule("activation.1")
def test_a_building_without_a_worker_on_it_is_not_activated() -> None:
    s = beside_a_house(CARPENTER, 0)
    stock(s, A, wood=1)
    ask(s, EffectsTurn(A))
    refusal = why(GAME, s, A, use_action(s, A, WHERE, WOOD))
    assert (refusal.key, refusal.rule, refusal.args) == ("no-worker-there", "activation.1", (WHERE,))
    assert not can(s, "use", WHERE, WOOD)


@rule("activation.5")
def test_what_one_player_builds_another_activates() -> None:
    s = fresh()
    house(s, A, (5, 5))
    house(s, B, (6, 6))
    men(s, A, 1, 5, 6)
    stock(s, A, stone=2)
    ask(s, EffectsTurn(A))
    do(s, "build", WHERE, CARPENTER)
    assert s.owner[WHERE] == NOBODY
    men(s, B, 1, 5, 6)
    stock(s, B, wood=1)
    ask(s, EffectsTurn(B))
    do(s, "use", WHERE, WOOD)
    assert goods(s, B) == (0, 3, 0, 0)


@rule("activation.2")
def test_once_per_turn() -> None:
    s = beside_a_house(STONECUTTER, 2)
    stock(s, A, stone=2)
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, STONE)
    assert no(s, "use", WHERE, STONE) == ("used-up", "activation.2")
    s = beside_a_house(CHURCH)
    ask(s, PlaceTurn(A))
    assert no(s, "place", WHERE) == ("building-full", "activation.4")


@rule("activation.3", "major.roads_c")
def test_twice_when_linked() -> None:
    s = linked(beside_a_house(CARPENTER, 2))
    stock(s, A, wood=2)
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, WOOD)
    do(s, "use", WHERE, WOOD)
    assert goods(s, A) == (0, 6, 0, 0)
    assert s.hand[A] == 9


@rule("activation.3", "activation.5", "faq.10", "faq.11")
def test_two_players_use_a_linked_market() -> None:
    s = linked(beside_a_house(MARKET))
    house(s, B, (6, 6))
    house(s, C, (4, 6))
    men(s, B, 1, 5, 6)
    stock(s, A, stone=1)
    stock(s, B, wood=1)
    ask(s, EffectsTurn(A), EffectsTurn(B), PlaceTurn(C))
    do(s, "use", WHERE, STONE)
    do(s, "done")
    do(s, "confirm")
    do(s, "use", WHERE, WOOD)
    assert goods(s, A)[SILVER] == goods(s, B)[SILVER] == 1
    s.put_disc(WHERE, C)
    stock(s, C, stone=1)
    ask(s, EffectsTurn(C))
    assert no(s, "use", WHERE, STONE) == ("used-up", "activation.2")


@rule("activation.3", "major.12")
def test_a_link_made_at_the_start_of_the_phase_counts_at_once() -> None:
    s = beside_a_house(CARPENTER, 2)
    stock(s, A, wood=2)
    link(s, "g8_g9")
    for i in range(4):
        s.hand[A] -= 1
        s.grid[56 + i] = A
        s.placer[56 + i] = A
    s.closer[5] = A
    ask(s, StartEffects(), EffectsTurn(A))
    do(s, "road", road("f8_g8"))
    do(s, "road", 0)
    do(s, "road", 1)
    do(s, "use", WHERE, WOOD)
    do(s, "use", WHERE, WOOD)
    assert goods(s, A) == (0, 6, 0, 0)


@rule("activation.4", "faq.9")
@pytest.mark.parametrize(("with_house", "with_link", "stay"), [(True, True, 2), (True, False, 1), (False, True, 0)])
def test_three_workers_one_builds_a_carpenter(with_house: bool, with_link: bool, stay: int) -> None:
    s = fresh()
    (house if with_house else hut)(s, A, (5, 5))
    men(s, A, 3, 5, 6)
    if with_link:
        linked(s)
    stock(s, A, stone=2, wood=2)
    ask(s, EffectsTurn(A))
    do(s, "build", WHERE, CARPENTER)
    assert s.workers(WHERE, A) == stay
    assert s.hand[A] == 9 - stay
    for _ in range(stay):
        do(s, "use", WHERE, WOOD)
    assert s.has(A, WOOD) == 2 + 2 * stay


@rule("activation.4")
def test_three_survivors_on_a_linked_market() -> None:
    s = linked(beside_a_house(MARKET, 3))
    send_excess_home(s, WHERE)
    assert s.workers(WHERE, A) == 2
    assert told(s, "sent-home") == [(A, WHERE, 1)]


@rule("activation.4")
def test_survivors_on_a_monument_go_home() -> None:
    s = beside_a_house(MONUMENT, 2)
    send_excess_home(s, WHERE)
    assert s.hand[A] == 9


@rule("activation.4", "city.barracks")
def test_the_third_worker_leaves_a_new_barracks() -> None:
    s = fresh()
    house(s, A, (5, 5))
    men(s, A, 3, 5, 6)
    stock(s, A, 3, 2, 1)
    ask(s, EffectsTurn(A))
    do(s, "build", WHERE, BARRACKS)
    assert s.hand[A] == 9


@rule("activation.4", "major.palace")
def test_a_worker_leaves_when_the_house_beside_is_discarded() -> None:
    s = fresh()
    for column, row in ((7, 7), (8, 7), (9, 7), (6, 8), (9, 8), (6, 9), (9, 9)):
        hut(s, C, (column, row))
    house(s, B, (6, 7))
    tile(s, MARKET, (5, 7))
    men(s, B, 1, 5, 7)
    ask(s, SiteMajor(A, 0))
    do(s, "site", at(6, 7))
    assert s.hand[B] == 9
    assert told(s, "discarded") == [(A, 1, at(6, 7))]
    consistent(s)


@rule("activation.5", "faq.10")
def test_who_built_it_does_not_matter() -> None:
    s = fresh()
    house(s, B, (5, 5))
    tile(s, CHURCH, (5, 6))
    ask(s, PlaceTurn(B))
    assert can(s, "place", WHERE)
    ask(s, PlaceTurn(A))
    assert not can(s, "place", WHERE)


@rule("activation.6")
def test_a_worker_on_a_house_has_nothing_to_do() -> None:
    s = fresh()
    house(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    ask(s, EffectsTurn(A))
    assert verbs(s) == {"done"}


@rule("activation.stonecutter", "trade.3")
def test_stonecutter() -> None:
    s = beside_a_house(STONECUTTER)
    stock(s, A, stone=1)
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, STONE)
    assert goods(s, A) == (3, 0, 0, 0)
    s = beside_a_house(STONECUTTER)
    stock(s, A, silver=1)
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, SILVER)
    assert goods(s, A) == (3, 0, 0, 0)


@rule("activation.market", "activation.guild", "log.1")
@pytest.mark.parametrize(
    ("kind", "good", "silver"),
    [(MARKET, STONE, 1), (MARKET, WOOD, 1), (MARKET, FINE, 2), (GUILD, STONE, 3), (GUILD, WOOD, 3), (GUILD, FINE, 4)],
)
def test_market_and_guild(kind: int, good: int, silver: int) -> None:
    s = beside_a_house(kind)
    s.gain(A, good, 1)
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, good)
    assert s.has(A, good) == 0
    assert s.silver(A) == silver


@rule("activation.market", "activation.guild", "trade.3")
@pytest.mark.parametrize("kind", [MARKET, GUILD])
def test_silver_is_not_sold(kind: int) -> None:
    s = beside_a_house(kind)
    stock(s, A, silver=5)
    ask(s, EffectsTurn(A))
    assert "use" not in verbs(s)
    assert no(s, "use", WHERE, STONE) == ("good-missing", "activation.market")
    assert no(s, "use", WHERE, SILVER)[0] == "not-in-menu"


@rule("activation.church")
def test_church() -> None:
    s = beside_a_house(CHURCH)
    ask(s, EffectsTurn(A))
    assert no(s, "use", WHERE, SILVER) == ("too-little-silver", "activation.church")
    stock(s, A, silver=1)
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, SILVER)
    assert s.vp[A] == 2
    assert s.silver(A) == 0
    s = beside_a_house(CHURCH)
    stock(s, A, silver=2)
    tile(s, CATHEDRAL, (9, 9))
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, SILVER)
    assert s.vp[A] == 3
    s.raze(at(9, 9))
    s.put_disc(WHERE, A)
    s.used = []
    ask(s, EffectsTurn(A))
    do(s, "use", WHERE, SILVER)
    assert s.vp[A] == 5
