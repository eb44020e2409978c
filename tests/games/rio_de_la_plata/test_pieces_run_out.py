"""When no wall or road piece can be laid any more, the workers on those grids come home (major.walls, major.roads,
parts.1)."""

from games.rio_de_la_plata.table import A, B, ask, cell, consistent, do, fresh, road, told
from ludoteca.games.rio_de_la_plata.board import EDGES
from ludoteca.games.rio_de_la_plata.constants import ROADS, WALLS
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn
from ludoteca.games.rio_de_la_plata.rules.works import LayRoad, LayWall
from ludoteca.games.rio_de_la_plata.stacks import SHADOW
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


def on_grid(s: Rio, colour: int, word: str, owing: int = 0, placer: int = -1) -> None:
    c = cell(word)
    s.hand[colour] -= 1
    s.grid[c] = colour
    s.placer[c] = placer if placer >= 0 else colour
    s.owing[c] = owing


def with_pieces(s: Rio, n: int) -> None:
    """So many pieces are left, the others are roads."""
    for r in range(s.sticks - n):
        s.roads[r] = 1
        s.sticks -= 1
    s.lay_road(len(s.roads) - 1)
    s.roads[len(s.roads) - 1] = 0
    s.sticks += 1


@rule("parts.1", "major.roads", "major.walls")
def test_parts_1_the_last_piece_frees_both_grids() -> None:
    s = fresh()
    on_grid(s, A, "roads_1")
    on_grid(s, B, "walls_1", owing=1)
    with_pieces(s, 1)
    ask(s, LayRoad(A, 1))
    do(s, "road", road("p9_p10"))
    assert s.sticks == 0
    assert (s.hand[A], s.hand[B]) == (9, 9)
    assert s.vp[B] == 0, "nobody is punished for a debt that cannot be paid any more"
    assert sum(s.owing) == 0
    assert told(s, "grid-closed") == [(WALLS, 1), (ROADS, 1)]
    consistent(s)


@rule("major.walls")
def test_major_walls_the_last_edge_frees_the_walls_grid_alone() -> None:
    s = fresh()
    on_grid(s, A, "roads_1")
    on_grid(s, B, "walls_1")
    for e in range(EDGES - 1):
        s.lay_wall(e)
    ask(s, LayWall(A, 3))
    do(s, "wall", EDGES - 1)
    assert s.grid[cell("walls_1")] == NOBODY
    assert s.grid[cell("roads_1")] == A
    assert told(s, "grid-closed") == [(WALLS, 1)]
    assert told(s, "none-to-lay") == [(A, 2, WALLS)]
    consistent(s)


@rule("major.walls", "variant.2b")
def test_major_walls_a_shadow_disc_comes_back_too() -> None:
    s = fresh(2)
    on_grid(s, SHADOW, "walls_1", owing=1, placer=A)
    for e in range(EDGES - 1):
        s.lay_wall(e)
    ask(s, LayWall(B, 1))
    do(s, "wall", EDGES - 1)
    assert s.hand[SHADOW] == 10
    consistent(s)


@rule("parts.1")
def test_parts_1_a_game_with_locked_workers_frees_them_at_the_next_turn() -> None:
    s = fresh()
    on_grid(s, A, "roads_1")
    with_pieces(s, 0)
    ask(s, BeginTurn())
    assert s.grid[cell("roads_1")] == NOBODY
    assert s.hand[A] == 9
