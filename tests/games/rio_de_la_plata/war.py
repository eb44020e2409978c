"""Wars built by hand."""

from games.rio_de_la_plata.table import ask, fresh
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.data import INDIANS
from ludoteca.games.rio_de_la_plata.rules.war_moves import OpenWarTurn
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.games.rio_de_la_plata.stacks import VIOLETS, discs
from ludoteca.games.rio_de_la_plata.state import Rio


def at_war(seats: int = 3, enemy: int = INDIANS, **options: str) -> Rio:
    """The last in order leads the enemy; nobody is on the map yet and nothing is on the agenda."""
    s = fresh(seats, **options)
    begin(s, enemy)
    return s


def begin(s: Rio, enemy: int = INDIANS) -> None:
    StartWar(enemy).run(s)
    s.agenda.clear()
    s.log = []
    s.round = 1


def foes(s: Rio, n: int, column: int, row: int) -> None:
    s.stack[at(column, row)] = VIOLETS[n]
    s.violet += n


def camp(s: Rio, e: int, size: int, groups: int = 1) -> None:
    s.camps[e * 3 + size - 1] += groups
    s.violet += size * groups


def turn_of(s: Rio, player: int) -> None:
    ask(s, OpenWarTurn(player))


def on(s: Rio, column: int, row: int) -> list[int]:
    """The colours on a space from the bottom; 6 is the enemy, 5 the shadow."""
    return discs(s.stack[at(column, row)])
