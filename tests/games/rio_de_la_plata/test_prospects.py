"""What is said about points that do not count yet: unfinished works and cargo at sea."""

from __future__ import annotations

from games.rio_de_la_plata.table import A, B, fresh, stock
from ludoteca.games.rio_de_la_plata.constants import STONE
from ludoteca.games.rio_de_la_plata.data import CELL_VP, GRID_CELLS
from ludoteca.games.rio_de_la_plata.prospects import outlook
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Prospect
from ludoteca.testing import rule


def told(s: Rio, seat: int, key: str) -> list[Prospect]:
    return [p for p in outlook(s) if p.seat == seat and p.key == key]


@rule("major.8")
def test_work_on_a_grid_waits_for_the_open_cells() -> None:
    s = fresh()
    cells = [c for c in GRID_CELLS[0] if s.usable[c]]
    s.grid[cells[0]] = A
    assert [p.args for p in told(s, A, "work-waits")] == [(CELL_VP[cells[0]], 0, len(cells) - 1)]
    s.owing[cells[0]] = 1  # not paid for yet
    assert told(s, A, "work-waits") == []
    assert told(s, B, "work-waits") == []


@rule("ship.8")
@rule("ship.13")
def test_cargo_counts_if_the_ship_is_home_before_the_end() -> None:
    s = fresh()
    for _ in range(6):
        s.stow(A, STONE)
    s.ship_back = s.turn + 1
    assert told(s, A, "cargo-comes")[0].args[1] == s.ship_back - 1
    s.last_turn = s.turn
    assert told(s, A, "cargo-late") and not told(s, A, "cargo-comes")
    s.ship_back = 0
    assert told(s, A, "cargo-late") == []


@rule("score.5")
def test_silver_counts_in_the_race_and_the_last_turn_names_the_leader() -> None:
    s = fresh()
    stock(s, B, silver=30)
    assert told(s, B, "leads") and told(s, A, "behind")
    assert [p.args for p in told(s, NOBODY, "turns-left")] == [(s.last_turn - s.turn,)]
    s.turn = s.last_turn
    assert told(s, NOBODY, "last-turn") and told(s, B, "wins-so")[0].soon
