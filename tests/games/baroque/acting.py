"""Action phases for tests."""

from games.baroque.hands import (
    A,
    ask,
)
from ludoteca.games.baroque.rules.actions import Act
from ludoteca.games.baroque.state import Baroque


def acting(s: Baroque, seat: int = A, actions: int = 3) -> Baroque:
    s.active = seat
    s.actions = actions
    return ask(s, Act(seat))
