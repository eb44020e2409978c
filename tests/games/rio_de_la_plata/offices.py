"""Claims of offices for tests."""

from games.rio_de_la_plata.table import (
    office,
)
from ludoteca.games.rio_de_la_plata.state import Rio

# --- order


def added(s: Rio, **n: int) -> None:
    for name, workers in n.items():
        who = "abcd".index(name)
        s.added[who] = workers
        s.hand[who] -= workers


def claimed(s: Rio, word: str, who: int) -> None:
    s.claims[office(word)] = who
    s.hand[who] -= 1
