"""Revolts (14.4)."""

from __future__ import annotations

from ludoteca.games.baroque.data import REVOLT_ARMIES, REVOLT_VALUE, VALUE, N
from ludoteca.games.baroque.rules.control import lose_influence, settle_influence
from ludoteca.games.baroque.rules.first_player import fewest_points
from ludoteca.games.baroque.rules.shield import Shield, concerned
from ludoteca.games.baroque.state import Baroque, die
from ludoteca.kernel import NOBODY, Action, No, Step


def revolt(s: Baroque, seat: int, card: int) -> None:
    """The drawer rolls (14.4.a), the player with fewest points picks, even if another drew the card (14.4.b)."""
    roll = die(s)
    s.tell("revolt-roll", "14.4.a", (seat, roll, REVOLT_VALUE[roll - 1]))
    highest = REVOLT_VALUE[roll - 1]
    for state in range(N):
        if why_not_revolt(s, state, highest) is None:
            s.then(PickRevolt(fewest_points(s, "14.4.b"), highest, card))
            return
    s.tell("no-revolt", "14.4.c")


def why_not_revolt(s: Baroque, state: int, highest: int) -> No | None:
    if s.home[state] != NOBODY:
        return No("major-state", "14.4.a", (state,))
    if s.control[state] == NOBODY:
        return No("neutral-state", "14.4.c", (state,))
    if VALUE[state] > highest:
        return No("value-too-high", "14.4.a", (state, highest))
    if s.armies[state] > REVOLT_ARMIES:
        return No("too-many-armies", "14.4.c", (state,))
    return None


class PickRevolt(Step[Baroque]):
    rule = "14.4.c"

    def __init__(self, seat: int, highest: int, card: int) -> None:
        self.seat = seat
        self.highest = highest
        self.card = card

    def candidates(self, s: Baroque) -> list[Action]:
        small = [state for state in range(N) if VALUE[state] <= self.highest and s.control[state] != NOBODY]
        return [Action("revolt-in", (state,)) for state in small]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return why_not_revolt(s, a.args[0], self.highest)

    def take(self, s: Baroque, a: Action) -> None:
        state = a.args[0]
        s.tell("revolt-named", "14.4.b", (self.seat, state))
        s.then(Rise(state, self.card))


class Rise(Step[Baroque]):
    """14.4.d: control, influence and an army go; cities and residences stay, and so do the Ottomans. Each player
    escapes only their own share (card.divine_intervention.b)."""

    rule = "14.4.d"

    def __init__(self, state: int, card: int) -> None:
        self.state = state
        self.card = card

    def run(self, s: Baroque) -> None:
        s.tell("revolt", self.rule, (self.state,))
        shares = [Shield(seat, self.card, RevoltShare(seat, self.state)) for seat in concerned(s, self.state)]
        s.then(*shares, RevoltOver(self.state))


class RevoltShare(Step[Baroque]):
    """What one player loses by a revolt."""

    rule = "14.4.d"

    def __init__(self, victim: int, state: int) -> None:
        self.victim = victim
        self.state = state

    def run(self, s: Baroque) -> None:
        state = self.state
        if s.control[state] == self.victim:
            s.control[state] = NOBODY
            s.tell("control-lost", self.rule, (self.victim, state))
        lose_influence(s, self.victim, state, self.rule)
        if s.host[state] == self.victim:
            s.tell("armies-lost", self.rule, (self.victim, 1, state))
            s.lose_armies(state, 1)


class RevoltOver(Step[Baroque]):
    """Influence saved by Divine Intervention may now have the margin of 11.0."""

    rule = "14.4.d"

    def __init__(self, state: int) -> None:
        self.state = state

    def run(self, s: Baroque) -> None:
        settle_influence(s, self.state, s.active)
