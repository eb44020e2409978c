"""A turn (turn.1 to turn.6)."""

from __future__ import annotations

from ludoteca.games.parley.data import CLAIM_COST, HAND_LIMIT, HARBOUR_VALUE, HARBOURS
from ludoteca.games.parley.rules.claim import Claim, Duel
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import NOBODY, Action, Confirm, No, Step


class Turn(Step[Parley]):
    """One action of the active player."""

    rule = "turn.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Parley) -> list[Action]:
        at = s.ship[self.seat]
        return [
            Action("sail", ((at + 1) % HARBOURS,)),
            Action("sail", ((at - 1) % HARBOURS,)),
            Action("trade", (at,)),
            Action("claim", (at,)),
            Action("draw"),
        ]

    def refuse(self, s: Parley, a: Action) -> No | None:
        if a.verb == "claim":
            where = a.args[0]
            owner = s.owner[where]
            if owner == self.seat:
                return No("already-yours", "claim.1", (where,))
            if s.coins[self.seat] < CLAIM_COST:
                return No("too-poor", "claim.1", (CLAIM_COST, s.coins[self.seat]))
            if owner != NOBODY and s.truce[self.seat * s.seats + owner] >= s.round:
                return No("truce", "deal.2", (owner,))
        elif a.verb == "draw" and len(s.deck) + len(s.discard) == 0:
            return No("no-letters", "turn.4")
        return None

    def take(self, s: Parley, a: Action) -> None:
        s.then(Confirm(self.seat))
        if a.verb == "sail":
            s.ship[self.seat] = a.args[0]
            s.tell("sail", "turn.2", (self.seat, a.args[0]))
            if s.storms:
                s.then(Storm(self.seat))
        elif a.verb == "trade":
            gain = HARBOUR_VALUE[a.args[0]] + (1 if s.owner[a.args[0]] == self.seat else 0)
            s.coins[self.seat] += gain
            s.tell("trade", "turn.3", (self.seat, gain, a.args[0]))
        elif a.verb == "draw":
            s.draw_letter(self.seat)
            s.tell("draw", "turn.4", (self.seat, s.hands[self.seat][-1]), 1 << self.seat, 1)
        elif s.owner[a.args[0]] == NOBODY:
            s.then(Claim(self.seat, a.args[0]))
        else:
            s.then(Duel(self.seat, s.owner[a.args[0]], a.args[0]))


class Storm(Step[Parley]):
    """A six drives the ship on to the next harbour."""

    rule = "turn.5"

    def __init__(self, sailor: int) -> None:
        self.sailor = sailor

    def run(self, s: Parley) -> None:
        if s.roll(6) == 5:
            s.ship[self.sailor] = (s.ship[self.sailor] + 1) % HARBOURS
            s.tell("storm", self.rule, (self.sailor, s.ship[self.sailor]))


class Discard(Step[Parley]):
    """More than five letters: one must go, even out of turn."""

    rule = "turn.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Parley) -> list[Action]:
        return [Action("discard", (card,)) for card in s.hands[self.seat]]

    def take(self, s: Parley, a: Action) -> None:
        s.drop(self.seat, a.args[0])
        s.tell("discard", self.rule, (self.seat, a.args[0]))


def settle_hands(s: Parley) -> None:
    """turn.6: pushes a discard for every hand over the limit that has none waiting."""
    if s.agenda and isinstance(s.agenda[-1], Discard):
        return
    for seat in range(s.seats):
        if len(s.hands[seat]) > HAND_LIMIT:
            s.then(Discard(seat))
