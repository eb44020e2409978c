"""Rounds and movement of a war (war.14, combat.1 to combat.16, combat.25)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.rio_de_la_plata.board import EDGE_SPACE, NEAR4, SPACES
from ludoteca.games.rio_de_la_plata.camps import CAMP_EDGE, CAMP_SIZE, CAMPS, camp, waiting
from ludoteca.games.rio_de_la_plata.constants import NONE
from ludoteca.games.rio_de_la_plata.data import MAX_GROUP, WAR
from ludoteca.games.rio_de_la_plata.rules.consent import Proposal
from ludoteca.games.rio_de_la_plata.rules.placement import DONE
from ludoteca.games.rio_de_la_plata.rules.war_battle import attack, attack_foreseen, sally, sally_foreseen
from ludoteca.games.rio_de_la_plata.rules.war_deploy import (
    GIVE_DENIED,
    STACK_DENIED,
    denial,
    others_in,
)
from ludoteca.games.rio_de_la_plata.rules.war_sacrifice import ChooseSacrifice, clear_group, has_victim
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLET, VIOLETS, discs, pile, top, uniform
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Confirm, Foresight, No, Step

STEPS: Final[list[int]] = [0] + [WAR["movement"][str(n)] for n in (1, 2, 3)]  # combat.6
QUIET_ROUNDS: Final[int] = WAR["rounds_without_battle_to_end"]
MOVE: Final = [[Action("move", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
OVER: Final = [[Action("over", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
UNDER: Final = [[Action("under", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
GIVE: Final = [[Action("give", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
GIVE_OVER: Final = [[Action("give_over", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
GIVE_UNDER: Final = [[Action("give_under", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
ENTER: Final = [Action("enter", (CAMP_EDGE[i], CAMP_SIZE[i])) for i in range(CAMPS)]
BOOST: Final = [Action("boost", (c,)) for c in range(SPACES)]

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


class Round(Step[Rio]):
    """combat.1: the attacker, then the defending players in turn order."""

    rule = "combat.1"

    def run(self, s: Rio) -> None:
        if s.violet == 0:
            return
        if s.quiet >= QUIET_ROUNDS:
            s.tell("war-fades", "combat.25", (QUIET_ROUNDS,))
            return
        s.round += 1
        s.struck = False
        s.tell("round", self.rule, (s.round,))
        s.then(EndRound())
        for seat in reversed(s.defenders()):
            s.then(OpenWarTurn(seat))
        s.then(OpenWarTurn(s.attacker))


class EndRound(Step[Rio]):
    """combat.25: only battles started by the attacker break the silence (ruling G30)."""

    rule = "combat.25"

    def run(self, s: Rio) -> None:
        s.quiet = 0 if s.struck else s.quiet + 1
        s.then(Round())


class OpenWarTurn(Step[Rio]):
    """A player's groups are fresh again."""

    rule = "combat.6"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Rio) -> None:
        s.left = [0] * SPACES
        s.fought = [0] * SPACES
        s.boosted = [0] * SPACES
        s.stacked = [0] * SPACES
        s.refused = []
        for space in my_groups(s, self.player):
            s.left[space] = STEPS[SIZE[s.stack[space]]]
        s.then(WarTurn(self.player))


def closed_refusal(s: Rio, to: int) -> No:
    """Why no group may come into a space."""
    if s.idle[to]:
        return No("inactive-there", "war.11", (to,))
    if s.fought[to]:
        return No("has-fought", "combat.13", (to,))
    return No("three-in-group", "combat.2", (to,))


def step_refusal(s: Rio, a: Action) -> No | None:
    """One step: `move` where nobody need agree, `over` and `under` where a mixed group would be formed."""
    frm, to = a.args
    if s.fought[frm]:
        return No("has-fought", "combat.13", (frm,))
    if s.left[frm] == 0:
        return No("no-steps-left", "combat.6", (frm,))
    what = entering(s, s.stack[frm], to)
    if what == CLOSED:
        return closed_refusal(s, to)
    if a.verb == "move":
        return No("mixed-needs-choice", "combat.4", (to,)) if what == MIX else None
    if denial(STACK_DENIED, s.stack[frm], to, a.verb == "over") in s.refused:
        return No("denied-already", "combat.4", (to,))
    return None


def give_refusal(s: Rio, a: Action) -> No | None:
    """Handing over the top piece of a double."""
    frm, to = a.args
    if s.stacked[frm]:  # combat.11: the new group does not move, and handing over is part of a movement
        return No("just-stacked", "combat.11", (frm,))
    if s.fought[to] or s.idle[to]:
        return closed_refusal(s, to)
    if a.verb != "give" and denial(GIVE_DENIED, s.stack[frm], to, a.verb == "give_over") in s.refused:
        return No("denied-already", "combat.12", (to,))
    return None


def entry_refusal(s: Rio, seat: int) -> No | None:
    """war.14: with the attacker's first move every group comes in that can (ruling G26)."""
    if seat != s.attacker or s.round != 1 or s.entry_any_round:
        return None
    for i in waiting(s.camps):
        if entering(s, VIOLETS[CAMP_SIZE[i]], EDGE_SPACE[CAMP_EDGE[i]]) != CLOSED:
            return No("must-enter", "war.14")
    return None


def boost_refusal(s: Rio, seat: int, space: int) -> No | None:
    if s.boosted[space]:
        return No("boosted-once", "combat.15", (space,))
    if not has_victim(s, seat, space):
        return No("nobody-to-sacrifice", "combat.15", (space,))
    return None


class WarTurn(Step[Rio]):
    """One player's moves, step by step and in any order (combat.14)."""

    rule = "combat.14"
    exact = True

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat = seat
        self.acted = acted

    def candidates(self, s: Rio) -> list[Action]:
        """What each group that may still act might do; nothing when all of it is refused, so that nobody is asked in
        vain."""
        return self.choices(s, every=True) if self.shortlist(s) else []

    def shortlist(self, s: Rio) -> list[Action]:
        return self.choices(s, every=False)

    def choices(self, s: Rio, every: bool) -> list[Action]:
        """All candidates; unless `every`, without those that are refused."""
        out: list[Action] = []
        if s.violet == 0:  # combat.26
            return out
        for space in my_groups(s, self.seat):
            if s.fought[space]:
                continue
            if s.left[space]:
                self.list_steps(s, space, every, out)
            if SIZE[s.stack[space]] == 2:
                self.list_gifts(s, space, every, out)
            if every or boost_refusal(s, self.seat, space) is None:
                out.append(BOOST[space])
        if self.seat == s.attacker:
            out += [ENTER[i] for i in waiting(s.camps) if every or self.refuse(s, ENTER[i]) is None]
        if every or ((self.acted or out) and entry_refusal(s, self.seat) is None):
            out.append(DONE)
        return out

    def list_steps(self, s: Rio, space: int, every: bool, out: list[Action]) -> None:
        """The steps of a group. What each leads to is looked at once."""
        stack = s.stack[space]
        for i, to in enumerate(NEAR4[space]):  # combat.7
            what = entering(s, stack, to)
            if what == MIX:
                out += [a for a in (OVER[space][i], UNDER[space][i]) if every or step_refusal(s, a) is None]
            elif every or what != CLOSED:
                out.append(MOVE[space][i])

    def list_gifts(self, s: Rio, space: int, every: bool, out: list[Action]) -> None:
        """combat.12: a double beside another double may hand over its top piece."""
        stack = s.stack[space]
        for i, to in enumerate(NEAR4[space]):
            there = s.stack[to]
            if SIZE[there] == 2 and (top(there) == VIOLET) == (top(stack) == VIOLET):
                gifts = [GIVE[space][i]] if same_colour(stack, there) else [GIVE_OVER[space][i], GIVE_UNDER[space][i]]
                out += [a for a in gifts if every or give_refusal(s, a) is None]

    def ruled_out(self, s: Rio) -> list[Action]:
        """Every other step of every group, so that a closed way can be explained."""
        possible = set(self.candidates(s))
        steps = [a for space in my_groups(s, self.seat) for a in MOVE[space]]
        return [a for a in steps if a not in possible]

    def refuse(self, s: Rio, a: Action) -> No | None:
        verb = a.verb
        if verb == "move" or verb == "over" or verb == "under":
            return step_refusal(s, a)
        if verb == "boost":
            return boost_refusal(s, self.seat, a.args[0])
        if verb == "enter":
            to = EDGE_SPACE[a.args[0]]
            return closed_refusal(s, to) if entering(s, VIOLETS[a.args[1]], to) == CLOSED else None
        if verb == "done":
            return entry_refusal(s, self.seat)
        return give_refusal(s, a)

    def foresee(self, s: Rio, a: Action) -> list[Foresight]:
        if a.verb not in ("move", "enter"):
            return []
        stack, to = (s.stack[a.args[0]], a.args[1]) if a.verb == "move" else (VIOLETS[a.args[1]], EDGE_SPACE[a.args[0]])
        if entering(s, stack, to) != BATTLE:
            return []
        if top(stack) == VIOLET:
            return attack_foreseen(s, SIZE[stack], to)
        return sally_foreseen(s, self.seat, stack, to)

    def take(self, s: Rio, a: Action) -> None:
        verb = a.verb
        seat = self.seat
        if verb == "done":
            if self.acted:
                s.then(Confirm(seat))
            return
        s.then(WarTurn(seat, True))
        if verb == "move":
            step(s, seat, a.args[0], a.args[1])
        elif verb == "enter":
            enter(s, a.args[0], a.args[1])
        elif verb == "boost":
            s.then(ChooseSacrifice(seat, a.args[0]))
        elif verb == "over" or verb == "under":
            over = verb == "over"
            frm, to = a.args
            asked = others_in(s, seat, pile(discs(s.stack[frm]) + discs(s.stack[to])))
            if asked:
                s.then(StackProposal(asked, seat, frm, to, over))
            else:
                join(s, seat, frm, to, over)
        else:
            over = verb != "give_under"
            frm, to = a.args
            asked = others_in(s, seat, pile(discs(s.stack[frm]) + discs(s.stack[to])))
            if asked:
                s.then(GiveProposal(asked, seat, frm, to, over))
            else:
                give(s, seat, frm, to, over)


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
