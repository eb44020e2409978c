"""The end of turn phase (chapter 13)."""

from __future__ import annotations

from ludoteca.games.baroque.data import (
    CITY_VP,
    COMPOSERS,
    FORTIFIED_VP,
    GALEN_STATES,
    OPPORTUNITIES,
    RESIDENCE_VP,
    VALUE,
    N,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.chaos import end_chaos
from ludoteca.games.baroque.rules.control import take_control
from ludoteca.games.baroque.rules.decks import events_leave_with_turn
from ludoteca.games.baroque.rules.victory import check_electors
from ludoteca.games.baroque.state import END, Baroque
from ludoteca.kernel import NOBODY, Action, Foresight, No, Step


class EndOfTurn(Step[Baroque]):
    """Automatic victory, points, the texts of the cards in front of the players, automatic victory again (13.1.b)."""

    rule = "4.7.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.phase = END
        s.tell("phase", self.rule, (s.phase,))
        check_electors(s)
        if s.over:
            return
        for seat in s.order:
            points = turn_points(s, seat)
            s.vp[seat] += points  # 13.0.a
            s.tell("scored", "13.0.a", (seat, points, s.vp[seat]))
        if s.end_texts_idle():
            s.tell("last-cards-idle", "4.7.a")
        s.then(*[EndCards(seat) for seat in s.order], ClearTable())


def turn_points(s: Baroque, seat: int) -> int:
    """States (13.0.b), composers (13.0.c), residences (13.0.d, every turn: 10.2.4.b), cities (13.0.e); nothing from an
    occupied major state."""
    points = 0
    for state in range(N):
        if s.control[state] == seat and s.scores_for_owner(state):
            points += VALUE[state] + RESIDENCE_VP * s.residence[state]
            if s.city[state] == CITY:
                points += CITY_VP
            elif s.city[state] == FORTIFIED:
                points += FORTIFIED_VP
    for i in range(len(s.composers)):
        state = s.composers[i]
        if state != NOBODY and s.home[state] == seat and s.scores_for_owner(state):
            points += COMPOSERS[i].vp
    return points


class EndCards(Step[Baroque]):
    """Each player's cards do what they say for the end of the turn, in an order of their choice (13.0.f, 13.0.g). They
    are asked only where the order can matter: money to pay and money to get."""

    rule = "13.0.g"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pending(self, s: Baroque) -> list[int]:
        if s.end_texts_idle():
            return []
        return [card for card in s.tableau[self.seat] if OPPORTUNITIES[card].ends_with_effect()]

    def options(self, s: Baroque) -> list[Action]:
        pending = self.pending(s)
        pays = False
        gets = False
        for card in pending:
            pays = pays or OPPORTUNITIES[card].pay_florins > 0
            gets = gets or OPPORTUNITIES[card].gain_florins > 0
        if not (pays and gets):
            return []
        return [Action("resolve-card", (card,)) for card in pending]

    def take(self, s: Baroque, a: Action) -> None:
        self.resolve(s, a.args[0])

    def run(self, s: Baroque) -> None:
        pending = self.pending(s)
        if pending:
            self.resolve(s, pending[0])

    def resolve(self, s: Baroque, card: int) -> None:
        s.then(self)
        s.discard_front(self.seat, card)
        record = OPPORTUNITIES[card]
        if record.or_florins:
            s.then(ChooseGain(self.seat, card))
        elif record.gain_florins:
            s.florins[self.seat] += record.gain_florins
            s.tell("card-florins", "13.0.f", (self.seat, card, record.gain_florins))
        if record.gain_vp:
            s.vp[self.seat] += record.gain_vp
            s.tell("card-points", "13.0.f", (self.seat, card, record.gain_vp))
        if record.pay_florins:
            s.tell("card-paid", "13.0.f", (self.seat, card, s.pay(self.seat, record.pay_florins)))
        if record.takes_state:
            s.then(TakeState(self.seat, card))


class ChooseGain(Step[Baroque]):
    """John George II: some florins, or more of them for victory points."""

    rule = "card.john_george_ii.b"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Baroque) -> list[Action]:
        record = OPPORTUNITIES[self.card]
        return [
            Action("gain", (record.gain_florins,)),
            Action("gain-for-points", (record.or_florins, record.for_vp)),
        ]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if a.verb == "gain-for-points" and s.vp[self.seat] < a.args[1]:
            return No("points-needed", self.rule, (a.args[1],))
        return None

    def foresee(self, s: Baroque, a: Action) -> list[Foresight]:
        return [Foresight("points-lost", self.rule, (a.args[1],), True)] if a.verb == "gain-for-points" else []

    def take(self, s: Baroque, a: Action) -> None:
        s.florins[self.seat] += a.args[0]
        s.tell("card-florins", self.rule, (self.seat, self.card, a.args[0]))
        if a.verb == "gain-for-points":
            s.vp[self.seat] -= a.args[1]
            s.tell("points-lost", self.rule, (self.seat, a.args[1]))


class TakeState(Step[Baroque]):
    """Galen: a state beside Münster without an enemy army, neutral or a rival's."""

    rule = "card.galen.b"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("take-state", (state,)) for state in GALEN_STATES]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        state = a.args[0]
        if s.enemy_at(state, self.seat):
            return No("enemy-army", self.rule, (state,))
        if s.control[state] == self.seat:
            return No("already-yours", self.rule, (state,))
        return None

    def take(self, s: Baroque, a: Action) -> None:
        take_control(s, self.seat, a.args[0], self.rule)

    def run(self, s: Baroque) -> None:
        s.tell("no-state-to-take", self.rule, (self.seat, self.card))


class ClearTable(Step[Baroque]):
    """No character and no Divine Intervention stays in front of a player; what lasted a turn is over."""

    rule = "13.0.f"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        check_electors(s)
        if s.over:
            return
        for seat in range(s.seats):
            for card in s.tableau[seat].copy():
                s.discard_front(seat, card)
        s.used_city = [0] * N
        s.used_residence = [0] * N
        if not s.halves_next_income:
            s.halved = [0] * s.seats
        end_chaos(s, "14.1.a")
        events_leave_with_turn(s)
