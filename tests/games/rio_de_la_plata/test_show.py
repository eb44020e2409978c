"""What a screen gets: expected scores, places in words, and invariants that are noticed when broken."""

from collections.abc import Callable

import pytest

from games.rio_de_la_plata.table import A, B, ask, cell, fresh, house, hut, link, major, men, own, stock, tile
from games.rio_de_la_plata.war import at_war, foes
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import BARRACKS, CHURCH, MARKET, MONUMENT, STONECUTTER
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.stacks import pile
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import view
from ludoteca.testing import rule


@rule("end.2", "end.3")
def test_the_expected_score_by_source() -> None:
    s = fresh(turn=13)
    s.vp[A] = 10
    stock(s, A, silver=7)
    own(s, "master_artisan", A)
    house(s, A, (1, 1), (1, 2))
    s.grid[cell("roads_1")] = A
    s.grid[cell("roads_2")] = B
    s.ship_back = 14
    s.cargo[:3] = [1, 1, 2]
    assert GAME.standing(s)[A] == {
        "score": 10 + 2 + 8 + 4 + 1 + 6,
        "track": 10,
        "silver": 2,
        "offices": 8,
        "houses": 4,
        "works": 1,
        "cargo": 4 + 6 // 3,
    }
    s.ship_back = 21
    assert GAME.standing(s)[A]["cargo"] == 0, "a ship that comes too late brings nothing"


@rule("trade.6")
def test_the_board_in_words() -> None:
    s = fresh(2)
    hut(s, A, (0, 0))
    tile(s, MARKET, (3, 3))
    men(s, B, 2, 3, 9)
    s.lay_wall(0)
    link(s, "a1_b1")
    s.standing[major("port")] = 1
    ask(s, PlaceTurn(A))
    board = view(GAME, s, -1)["board"]
    zones = {(z["id"], z["seat"]): z["cards"] for z in board["zones"]}
    assert zones[("huts", "A")] == ["space:a1"]
    assert zones[("of_market", None)] == ["space:d4"]
    assert zones[("workers", "B")] == ["space:d10", "space:d10"]
    assert zones[("walls", None)] == ["edge:n_a1"]
    assert zones[("roads", None)] == ["road:a1_b1"]
    assert zones[("standing", None)] == ["major:port"]
    assert board["ship"]["here"]
    assert board["war"] is None


def test_a_war_on_the_screen() -> None:
    s = at_war(2)
    foes(s, 2, 5, 5)
    s.camps[2] = 1
    s.violet += 3
    board = GAME.show(s)
    assert board["war"] == {
        "attacker": "B",
        "enemy": "indians",
        "camps": [{"edge": "n_a1", "size": 3, "groups": 1}],
        "round": 1,
        "quiet": 0,
        "most_quiet": 3,
    }
    spot = next(x for x in board["spaces"] if x["id"] == "f6")
    assert spot["discs"] == ["enemy", "enemy"]


def lose_a_disc(s: Rio) -> None:
    s.hand[A] -= 1


def mix_colours(s: Rio) -> None:
    s.hand[A] -= 1
    s.hand[B] -= 1
    s.stack[at(3, 9)] = pile([A, B])


def owe_goods(s: Rio) -> None:
    s.stock[0] = -1


def lose_a_stick(s: Rio) -> None:
    s.walls[0] = 1


def overload(s: Rio) -> None:
    s.cargo[0] = 99


def same_seat_twice(s: Rio) -> None:
    s.order = [A, A, B]


def enemy_at_one(s: Rio) -> None:
    s.foes = [1, 0]


def debt_of_nobody(s: Rio) -> None:
    s.owing[3] = 1


def closed_cell(s: Rio) -> None:
    s.hand[A] -= 1
    s.grid[cell("fort_6")] = A


def two_claims(s: Rio) -> None:
    s.hand[A] -= 2
    s.claims[0] = s.claims[1] = A


def two_churches(s: Rio) -> None:
    tile(s, CHURCH, (0, 0), (1, 0))


def plaza_built(s: Rio) -> None:
    tile(s, MARKET, (7, 8))


def too_many_tiles(s: Rio) -> None:
    tile(s, STONECUTTER, *[(i, 0) for i in range(7)])


def too_many_homes(s: Rio) -> None:
    hut(s, A, *[(i, 0) for i in range(14)])


def too_many_monuments(s: Rio) -> None:
    tile(s, MONUMENT, (0, 0), (4, 0), (8, 0), (12, 0))


def miscounted(s: Rio) -> None:
    s.building[at(0, 0)] = BARRACKS


def owner_of_nothing(s: Rio) -> None:
    s.owner[at(0, 0)] = A
    s.find_reach(A)


def wrong_link(s: Rio) -> None:
    s.linked = [1] * 8


def wrong_reach(s: Rio) -> None:
    s.reach[A] = []


def stray_enemy(s: Rio) -> None:
    s.stack[at(0, 0)] = pile([6])


BREAKS: list[tuple[Callable[[Rio], None], str]] = [
    (lose_a_disc, "placement.1"),
    (mix_colours, "city.4"),
    (owe_goods, "effects.4"),
    (lose_a_stick, "parts.1"),
    (overload, "ship.9"),
    (same_seat_twice, "order.1"),
    (enemy_at_one, "endturn.8"),
    (debt_of_nobody, "major.6"),
    (closed_cell, "major.3"),
    (two_claims, "office.7"),
    (two_churches, "city.15"),
    (plaza_built, "city.5"),
    (too_many_tiles, "city.16"),
    (too_many_homes, "city.16"),
    (too_many_monuments, "city.16c"),
    (miscounted, "city.16"),
    (owner_of_nothing, "without building"),
    (wrong_link, "major.roads_b"),
    (wrong_reach, "city.2"),
    (stray_enemy, "war.5"),
]


@pytest.mark.parametrize(("spoil", "named"), BREAKS)
def test_check_notices_what_is_broken(spoil: Callable[[Rio], None], named: str) -> None:
    s = fresh()
    assert GAME.check(s) == []
    spoil(s)
    assert [line for line in GAME.check(s) if named in line]
