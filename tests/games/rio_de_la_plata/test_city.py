"""Placing workers in the city, expropriation."""

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
    stock,
    tile,
)
from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, NEAR8, PLAZA, START_LINE, at
from ludoteca.games.rio_de_la_plata.constants import (
    CARPENTER,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MONUMENT,
    SILVER,
    SQUARE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
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
