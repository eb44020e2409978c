"""Claims, envoys and duels (claim.1 to claim.4)."""

from __future__ import annotations

from ludoteca.games.parley.data import CLAIM_COST, HARBOUR, STRENGTH
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import NOBODY, Action, No, React, Step, Verb1, sig


class ClaimHarbour(Verb1[Parley]):
    """The harbour where the ship lies: paid for if it is free, else fought for."""

    name = "claim"
    args = sig(where=HARBOUR)

    def candidates(self, s: Parley, seat: int) -> list[Action]:
        return [Action("claim", (s.ship[seat],))]

    def refuse(self, s: Parley, seat: int, where: int) -> No | None:
        owner = s.owner[where]
        if owner == seat:
            return No("already-yours", "claim.1", (where,))
        if s.coins[seat] < CLAIM_COST:
            return No("too-poor", "claim.1", (CLAIM_COST, s.coins[seat]))
        if owner != NOBODY and s.truce[seat * s.seats + owner] >= s.round:
            return No("truce", "deal.2", (owner,))
        return None

    def apply(self, s: Parley, seat: int, where: int) -> None:
        owner = s.owner[where]
        s.then(Claim(seat, where) if owner == NOBODY else Duel(seat, owner, where))


class Claim(Step[Parley]):
    """A free harbour is paid for; the others may send an envoy."""

    rule = "claim.1"

    def __init__(self, claimer: int, where: int) -> None:
        self.claimer = claimer
        self.where = where

    def run(self, s: Parley) -> None:
        s.pay_claim(self.claimer)
        s.stopped = False
        s.tell("claim", self.rule, (self.claimer, self.where))
        s.then(Settled(self.claimer, self.where))
        for k in range(s.seats - 1, 0, -1):
            s.then(Envoy((self.claimer + k) % s.seats, self.claimer, self.where))


class Envoy(React[Parley]):
    """Everybody else is asked at once; one envoy is enough to stop the claim."""

    rule = "claim.2"

    def __init__(self, seat: int, claimer: int, where: int) -> None:
        self.seat = seat
        self.claimer = claimer
        self.where = where

    def reactions(self, s: Parley) -> list[Action]:
        return [Action("envoy", (card,)) for card in s.hands[self.seat] if STRENGTH[card] == 0]

    def react(self, s: Parley, a: Action) -> None:
        s.drop(self.seat, a.args[0])
        s.tell("envoy", self.rule, (self.seat, self.claimer, self.where))
        s.stopped = True


class Settled(Step[Parley]):
    rule = "claim.1"

    def __init__(self, claimer: int, where: int) -> None:
        self.claimer = claimer
        self.where = where

    def run(self, s: Parley) -> None:
        if not s.stopped:
            s.owner[self.where] = self.claimer
            s.tell("settled", self.rule, (self.claimer, self.where))


class Duel(Step[Parley]):
    """A held harbour is fought for with a letter each, chosen in secret."""

    rule = "claim.3"

    def __init__(self, attacker: int, defender: int, where: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.where = where

    def run(self, s: Parley) -> None:
        s.pay_claim(self.attacker)
        s.tell("duel", self.rule, (self.attacker, self.defender, self.where))
        s.stakes = [0] * s.seats
        s.then(
            Stake(self.attacker, self.where),
            Stake(self.defender, self.where),
            Outcome(self.attacker, self.defender, self.where),
        )


class Stake(Step[Parley]):
    rule = "claim.3"
    sealed = True
    private = True

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def options(self, s: Parley) -> list[Action]:
        return [Action("pass")] + [Action("stake", (card,)) for card in s.hands[self.seat]]

    def take(self, s: Parley, a: Action) -> None:
        if a.verb == "stake":
            s.drop(self.seat, a.args[0])
            s.tell("stake", self.rule, (self.seat, a.args[0]))
            s.stakes[self.seat] = STRENGTH[a.args[0]]


class Outcome(Step[Parley]):
    rule = "claim.4"

    def __init__(self, attacker: int, defender: int, where: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.where = where

    def run(self, s: Parley) -> None:
        attack = s.stakes[self.attacker]
        defence = s.stakes[self.defender]
        winner = self.attacker if attack > defence else self.defender  # claim.4: the defender wins a tie
        s.owner[self.where] = winner
        s.tell("duel-won", self.rule, (winner, self.where, attack, defence))
