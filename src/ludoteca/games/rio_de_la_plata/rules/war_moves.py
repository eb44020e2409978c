"""How groups move in a war: steps, stacking and handing over (war.14, combat.2 to combat.13)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.rio_de_la_plata.board import EDGE_SPACE
from ludoteca.games.rio_de_la_plata.camps import camp
from ludoteca.games.rio_de_la_plata.constants import NONE
from ludoteca.games.rio_de_la_plata.data import MAX_GROUP, WAR
from ludoteca.games.rio_de_la_plata.rules.consent import Proposal
from ludoteca.games.rio_de_la_plata.rules.war_battle import attack, sally
from ludoteca.games.rio_de_la_plata.rules.war_deploy import (
    GIVE_DENIED,
    STACK_DENIED,
    denial,
)
from ludoteca.games.rio_de_la_plata.rules.war_sacrifice import clear_group
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLET, VIOLETS, discs, pile, top, uniform
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import No

STEPS: Final[list[int]] = [0] + [WAR["movement"][str(n)] for n in (1, 2, 3)]  # combat.6

# What happens when a group enters a space.
CLOSED: Final = 0
FREE: Final = 1
BATTLE: Final = 2
JOIN: Final = 3
MIX: Final = 4


def entering(s: Rio, stack: int, to: int) -> int:
    """combat.8, combat.9, combat.10, faq.20: what a step of this stack into a space means."""
    if s.idle[to]:  # war.11
        return CLOSED
    there = s.stack[to]
    enemy = top(stack) == VIOLET
    if there == 0:
        return BATTLE if enemy and s.building[to] != NONE else FREE
    if (top(there) == VIOLET) != enemy:
        return BATTLE
    if s.fought[to] or SIZE[stack] + SIZE[there] > MAX_GROUP:  # combat.13, combat.2
        return CLOSED
    return JOIN if same_colour(stack, there) else MIX


def same_colour(stack: int, other: int) -> bool:
    """Whether two groups have one colour only, so that nobody need agree to their joining."""
    return top(stack) == top(other) and uniform(stack) and uniform(other)


def my_groups(s: Rio, seat: int) -> list[int]:
    """combat.4b: the groups whose top piece the seat leads; the attacker leads the violet ones."""
    lead = s.lead
    return [space for space, stack in enumerate(s.stack) if stack != 0 and lead[top(stack)] == seat]


def closed_refusal(s: Rio, to: int) -> No:
    """Why no group may come into a space."""
    if s.idle[to]:
        return No("inactive-there", "war.11", (to,))
    if s.fought[to]:
        return No("has-fought", "combat.13", (to,))
    return No("three-in-group", "combat.2", (to,))


def step_refusal(s: Rio, frm: int, to: int, mix: bool, over: bool) -> No | None:
    """One step where nobody need agree or, if `mix`, one that forms a mixed group, `over` or under those there."""
    if s.fought[frm]:
        return No("has-fought", "combat.13", (frm,))
    if s.left[frm] == 0:
        return No("no-steps-left", "combat.6", (frm,))
    what = entering(s, s.stack[frm], to)
    if what == CLOSED:
        return closed_refusal(s, to)
    if not mix:
        return No("mixed-needs-choice", "combat.4", (to,)) if what == MIX else None
    if denial(STACK_DENIED, s.stack[frm], to, over) in s.refused:
        return No("denied-already", "combat.4", (to,))
    return None


def give_refusal(s: Rio, frm: int, to: int, mix: bool, over: bool) -> No | None:
    """Handing over the top piece of a double; `mix`: to pieces of another colour."""
    if s.stacked[frm]:  # combat.11: the new group does not move, and handing over is part of a movement
        return No("just-stacked", "combat.11", (frm,))
    if s.fought[to] or s.idle[to]:
        return closed_refusal(s, to)
    if mix and denial(GIVE_DENIED, s.stack[frm], to, over) in s.refused:
        return No("denied-already", "combat.12", (to,))
    return None


def step(s: Rio, seat: int, frm: int, to: int) -> None:
    """One step of a whole group (combat.3) into a space it may enter without anybody's consent."""
    stack = s.stack[frm]
    what = entering(s, stack, to)
    if what == JOIN:
        join(s, seat, frm, to, True)
        return
    left = s.left[frm]
    boosted = s.boosted[frm]
    clear_group(s, frm)
    if what == BATTLE:
        if top(stack) == VIOLET:
            attack(s, SIZE[stack], to)
        else:
            sally(s, stack, to)
        return
    s.stack[to] = stack
    s.left[to] = left - 1
    s.boosted[to] = boosted
    s.tell("moved", "combat.6", (seat, frm, to))


def join(s: Rio, seat: int, frm: int, to: int, over: bool) -> None:
    """combat.11, faq.26: stacking ends the movement of all pieces involved; extra movement is still possible."""
    stack = s.stack[frm]
    there = s.stack[to]
    boosted = max(s.boosted[frm], s.boosted[to])
    clear_group(s, frm)
    s.stack[to] = pile(discs(there) + discs(stack)) if over else pile(discs(stack) + discs(there))
    s.left[to] = 0
    s.boosted[to] = boosted
    s.stacked[to] = 1
    s.tell("stacked", "combat.11", (seat, frm, to, SIZE[s.stack[to]]))


def give(s: Rio, seat: int, frm: int, to: int, over: bool) -> None:
    colours = discs(s.stack[frm])
    s.stack[frm] = pile(colours[:1])
    s.stack[to] = pile(discs(s.stack[to]) + colours[1:]) if over else pile(colours[1:] + discs(s.stack[to]))
    for space in (frm, to):
        s.left[space] = 0
        s.stacked[space] = 1
    s.tell("handed-over", "combat.12", (seat, frm, to))


def enter(s: Rio, edge: int, size: int) -> None:
    """war.14: through its edge into the space behind it, for one step (ruling F5)."""
    to = EDGE_SPACE[edge]
    stack = VIOLETS[size]
    what = entering(s, stack, to)
    s.camps[camp(edge, size)] -= 1
    s.tell("entered", "war.14", (s.attacker, size, edge))
    if what == BATTLE:
        attack(s, size, to)
    elif what == JOIN:
        s.stack[to] = VIOLETS[SIZE[s.stack[to]] + size]
        s.left[to] = 0
        s.stacked[to] = 1
    else:
        s.stack[to] = stack
        s.left[to] = STEPS[size] - 1


class Mixing(Proposal):
    """A group on `frm` would bring pieces of several colours together on `to`, over or under those there."""

    denial_kind: ClassVar[int] = STACK_DENIED

    def __init__(self, asked: tuple[int, ...], mover: int, frm: int, to: int, over: bool) -> None:
        super().__init__(asked)
        self.mover = mover
        self.frm = frm
        self.to = to
        self.over = over

    def denied(self, s: Rio) -> None:
        s.tell("stack-denied", self.rule, (self.seat, self.mover, self.to))
        s.refused.append(denial(self.denial_kind, s.stack[self.frm], self.to, self.over))


class StackProposal(Mixing):
    """combat.4: all owners must agree to a mixed stack and to who commands it."""

    rule = "combat.4"

    def again(self, asked: tuple[int, ...]) -> Proposal:
        return StackProposal(asked, self.mover, self.frm, self.to, self.over)

    def agreed(self, s: Rio) -> None:
        join(s, self.mover, self.frm, self.to, self.over)


class GiveProposal(Mixing):
    """combat.12: all owners must agree to a triple of several colours."""

    rule = "combat.12"
    denial_kind: ClassVar[int] = GIVE_DENIED

    def again(self, asked: tuple[int, ...]) -> Proposal:
        return GiveProposal(asked, self.mover, self.frm, self.to, self.over)

    def agreed(self, s: Rio) -> None:
        give(s, self.mover, self.frm, self.to, self.over)
