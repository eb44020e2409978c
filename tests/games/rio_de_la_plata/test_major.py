"""Major buildings: grids, debts, completion."""

import pytest

from games.helpers import front_step
from games.rio_de_la_plata.grids import fill
from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    cell,
    consistent,
    do,
    fresh,
    goods,
    major,
    no,
    seat,
    stock,
    told,
    verbs,
)
from ludoteca.games.rio_de_la_plata.board import (
    at,
)
from ludoteca.games.rio_de_la_plata.constants import PALACE, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import CELL_MAJOR, CELL_VP, MAJOR, MAJORS
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, StartEffects
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.works import SiteMajor
from ludoteca.testing import rule


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
