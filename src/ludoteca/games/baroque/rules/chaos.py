"""Chaos (14.1)."""

from __future__ import annotations

from ludoteca.games.baroque.constants import EMPEROR, REVOLT
from ludoteca.games.baroque.data import EFFECT, N
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.income import disband
from ludoteca.games.baroque.rules.shield import Shield
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action, Step, changed


def chaos(s: Baroque, seat: int, card: int) -> None:
    """In the order of 14.1: cards come back, armies, cities, Brunswick."""
    bring_back_revolts(s)
    seats = s.from_seat(seat)
    s.chaos_now = 1
    s.then(
        *[Shield(other, card, ChaosArmy(other)) for other in seats],
        *[ChaosCity(other) for other in seats],
        BrunswickElector(),
    )


def bring_back_revolts(s: Baroque) -> None:
    """14.1.c: the whole event deck is shuffled, if anything went back into it."""
    back = [card for card in s.event_discard if EFFECT[card] in (REVOLT, EMPEROR)]
    if not back:
        return
    for card in back:
        s.event_discard.remove(card)
    s.event_deck += back
    for card in s.event_deck:
        s.hide(card)
    s.shuffle(s.event_deck)
    s.tell("chaos-cards", "14.1.c", (len(back),))


class ChaosArmy(Step[Baroque]):
    """Money is halved from now on (14.1.b); an army of one's choice goes (14.1.d)."""

    rule = "14.1.d"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        return [Action("disband", (state,)) for state in s.armed_states(self.seat)]

    def take(self, s: Baroque, a: Action) -> None:
        s.halved = changed(s.halved, self.seat, 1)
        disband(s, self.seat, a.args[0], self.rule)

    def run(self, s: Baroque) -> None:
        s.halved = changed(s.halved, self.seat, 1)


class ChaosCity(Step[Baroque]):
    """14.1.e: a plain city of one's choice; only without one is a fortified city reduced. A player who escaped the
    event keeps all."""

    rule = "14.1.e"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        if not s.halved[self.seat]:
            return []
        plain = [Action("lose-city", (state,)) for state in self.cities(s, CITY)]
        return plain or [Action("reduce-city", (state,)) for state in self.cities(s, FORTIFIED)]

    def cities(self, s: Baroque, kind: int) -> list[int]:
        return [state for state in range(N) if s.city[state] == kind and s.control[state] == self.seat]

    def take(self, s: Baroque, a: Action) -> None:
        state = a.args[0]
        s.city[state] -= 1
        if a.verb == "lose-city":
            s.tell("city-lost", self.rule, (state,))
        else:
            s.tell("city-reduced", self.rule, (state,))


class BrunswickElector(Step[Baroque]):
    rule = "14.1.f"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.ninth = 1
        s.tell("brunswick-elector", self.rule)


def end_chaos(s: Baroque, rule: str) -> None:
    """14.1.a: with the turn, or once Support for the Emperor is resolved. If the table plays so, the next income is
    still halved (14.1.b)."""
    if s.chaos_now:
        s.chaos_now = 0
        s.tell("chaos-until-income" if 1 in s.halved else "chaos-over", rule)
        if not s.brunswick_stays:
            s.ninth = 0
