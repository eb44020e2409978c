"""Marches and battles for tests."""

from games.baroque.hands import (
    A,
    B,
    army,
    ask,
    do,
    st,
)
from ludoteca.games.baroque.rules.armies import Muster
from ludoteca.games.baroque.state import Baroque


def march(s: Baroque, seat: int, origin: str, *texts: str) -> Baroque:
    """An action that moves armies: `texts` from the first muster on."""
    s.active = seat
    ask(s, Muster(seat, st(origin), True))
    do(s, *texts)
    return s


def fight(s: Baroque, attackers: int, defenders: int, where: str = "bohemia", origin: str = "saxony") -> Baroque:
    """A attacks B."""
    army(s, A, origin, attackers)
    army(s, B, where, defenders)
    with_general = s.general_at[A] == st(origin)
    return march(
        s, A, origin, f"muster-with-general {attackers}" if with_general else f"muster {attackers}", f"enter {where}"
    )
