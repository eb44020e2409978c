"""Extra movement by sacrifice (combat.15, combat.15b)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.camps import CAMP_EDGE, CAMP_SIZE, CAMPS, camp, waiting
from ludoteca.games.rio_de_la_plata.rules.consent import Proposal
from ludoteca.games.rio_de_la_plata.rules.war_deploy import SACRIFICE_DENIED, denial, others_in
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLET, top, uniform
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Step

SACRIFICE: Final = [Action("sacrifice", (c,)) for c in range(SPACES)]
SACRIFICE_CAMP: Final = [Action("sacrifice_camp", (CAMP_EDGE[i], CAMP_SIZE[i])) for i in range(CAMPS)]


def clear_group(s: Rio, space: int) -> None:
    s.stack[space] = 0
    s.left[space] = 0
    s.boosted[space] = 0
    s.stacked[space] = 0


def sharers_of(s: Rio, seat: int, space: int) -> tuple[int, ...]:
    """The other players with pieces in a mixed group of the seat."""
    stack = s.stack[space]
    return () if uniform(stack) else others_in(s, seat, stack)


def is_victim(s: Rio, seat: int, space: int, sharers: tuple[int, ...], other: int) -> bool:
    """combat.15, combat.15b: may the group on `other` be given up so that the one on `space` makes one more step?"""
    stack = s.stack[other]
    if other == space or s.fought[other] or (top(stack) == VIOLET and seat != s.attacker):
        return False
    leader = s.lead[top(stack)]
    alone = uniform(stack)
    if leader == seat and alone:
        return True
    if leader != seat and not (alone and leader in sharers):
        return False
    return denial(SACRIFICE_DENIED, other, space, False) not in s.refused


def has_victim(s: Rio, seat: int, space: int) -> bool:
    if seat == s.attacker and waiting(s.camps):
        return True
    sharers = sharers_of(s, seat, space)
    for other, stack in enumerate(s.stack):
        if stack and is_victim(s, seat, space, sharers, other):
            return True
    return False


def victims(s: Rio, seat: int, space: int) -> list[Action]:
    """Everything that may be given up for the group on `space`."""
    sharers = sharers_of(s, seat, space)
    out = [
        SACRIFICE[other]
        for other, stack in enumerate(s.stack)
        if stack != 0 and is_victim(s, seat, space, sharers, other)
    ]
    if seat == s.attacker:
        out += [SACRIFICE_CAMP[i] for i in waiting(s.camps)]
    return out


class ChooseSacrifice(Step[Rio]):
    """Which group is given up for the extra step of the one on `space`."""

    rule = "combat.15"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: Rio) -> list[Action]:
        return victims(s, self.seat, self.space)

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "sacrifice_camp":
            edge, size = a.args
            s.camps[camp(edge, size)] -= 1
            s.violet -= size
            s.tell("sacrificed-outside", self.rule, (self.seat, size, edge))
            self.boost(s)
            return
        victim = a.args[0]
        asked = others_in(s, self.seat, s.stack[victim])
        if asked:
            s.then(SacrificeProposal(asked, self, victim))
        else:
            self.sacrifice(s, victim)

    def sacrifice(self, s: Rio, victim: int) -> None:
        stack = s.stack[victim]
        s.tell("sacrificed", self.rule, (self.seat, victim, SIZE[stack]))
        clear_group(s, victim)
        if top(stack) == VIOLET:
            s.violet -= SIZE[stack]
        else:
            s.send_home(stack)
        self.boost(s)

    def boost(self, s: Rio) -> None:
        s.left[self.space] += 1
        s.boosted[self.space] = 1
        s.stacked[self.space] = 0  # combat.11: extra movement is the one thing a new group may still get


class SacrificeProposal(Proposal):
    """combat.15b: whose pieces are given up must agree (rulings G40, G44)."""

    rule = "combat.15b"

    def __init__(self, asked: tuple[int, ...], choice: ChooseSacrifice, victim: int) -> None:
        super().__init__(asked)
        self.choice = choice
        self.victim = victim
        self.mover = choice.seat
        self.space = choice.space

    def again(self, asked: tuple[int, ...]) -> Proposal:
        return SacrificeProposal(asked, self.choice, self.victim)

    def agreed(self, s: Rio) -> None:
        self.choice.sacrifice(s, self.victim)

    def denied(self, s: Rio) -> None:
        s.tell("sacrifice-denied", self.rule, (self.seat, self.mover, self.victim))
        s.refused.append(denial(SACRIFICE_DENIED, self.victim, self.space, False))
