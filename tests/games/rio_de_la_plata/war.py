"""Wars built by hand."""

from games.rio_de_la_plata.table import A, ask, fresh
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import INDIANS
from ludoteca.games.rio_de_la_plata.rules.war_battle import fight
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.games.rio_de_la_plata.rules.war_turn import OpenWarTurn
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLETS, discs, pile
from ludoteca.games.rio_de_la_plata.state import Rio

V = 6  # an enemy disc


def at_war(seats: int = 3, enemy: int = INDIANS, **options: str) -> Rio:
    """The last in order leads the enemy; nobody is on the map yet and nothing is on the agenda."""
    s = fresh(seats, 5, **options)
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


def with_foe(seats: int = 3, enemy: int = INDIANS) -> Rio:
    """A war with one enemy far away, so that it does not end at once."""
    s = at_war(seats, enemy)
    foes(s, 1, 15, 0)
    return s


def put(s: Rio, column: int, row: int, *colours: int) -> None:
    """A mixed group, from the bottom."""
    for colour in colours:
        s.hand[colour] -= 1
    s.stack[at(column, row)] = pile(list(colours))


def fight_in(s: Rio, place: tuple[int, int], violets: int = 1, ours: int = 1) -> tuple[int, int]:
    """What is left of enemies and of A's pieces."""
    s.violet += violets
    s.hand[A] -= ours
    left, stack = fight(s, violets, pile([A] * ours), at(*place))
    return left, SIZE[stack]
