"""Rounds of a war and the turn of a player in it (war.14, combat.1, combat.14 to combat.16, combat.25)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import EDGE, EDGE_SPACE, NEAR4, SPACE, SPACES
from ludoteca.games.rio_de_la_plata.camps import CAMP_EDGE, CAMP_SIZE, CAMPS, waiting
from ludoteca.games.rio_de_la_plata.data import WAR
from ludoteca.games.rio_de_la_plata.rules.placement import DONE
from ludoteca.games.rio_de_la_plata.rules.war_battle import attack_foreseen, sally_foreseen
from ludoteca.games.rio_de_la_plata.rules.war_deploy import others_in
from ludoteca.games.rio_de_la_plata.rules.war_moves import (
    BATTLE,
    CLOSED,
    MIX,
    STEPS,
    GiveProposal,
    StackProposal,
    closed_refusal,
    enter,
    entering,
    give,
    give_refusal,
    join,
    my_groups,
    same_colour,
    step,
    step_refusal,
)
from ludoteca.games.rio_de_la_plata.rules.war_sacrifice import ChooseSacrifice, has_victim
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLET, VIOLETS, discs, pile, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NUMBER, Action, Choice, Confirm, Foresight, Mixed, No, Step, Verb0, Verb1, Verb2, Verbs, sig

QUIET_ROUNDS: Final[int] = WAR["rounds_without_battle_to_end"]
MOVE: Final = [[Action("move", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
OVER: Final = [[Action("over", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
UNDER: Final = [[Action("under", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
GIVE: Final = [[Action("give", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
GIVE_OVER: Final = [[Action("give_over", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
GIVE_UNDER: Final = [[Action("give_under", (c, n)) for n in NEAR4[c]] for c in range(SPACES)]
ENTER: Final = [Action("enter", (CAMP_EDGE[i], CAMP_SIZE[i])) for i in range(CAMPS)]
BOOST: Final = [Action("boost", (c,)) for c in range(SPACES)]


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


def battle_foreseen(s: Rio, seat: int, stack: int, to: int) -> list[Foresight]:
    """What a step of this stack into the space is known to bring."""
    if entering(s, stack, to) != BATTLE:
        return []
    return attack_foreseen(s, SIZE[stack], to) if top(stack) == VIOLET else sally_foreseen(s, seat, stack, to)


class Move(Verb2[Rio]):
    """A step into a space where nobody need agree (combat.3, combat.7)."""

    name = "move"
    args = sig(frm=SPACE, to=SPACE)

    def listed(self, s: Rio, seat: int) -> list[Action]:
        """Every step of every group, so that a closed way can be explained."""
        return [a for space in my_groups(s, seat) for a in MOVE[space]]

    def refuse(self, s: Rio, seat: int, frm: int, to: int) -> No | None:
        return step_refusal(s, frm, to, False, False)

    def foresee(self, s: Rio, seat: int, frm: int, to: int) -> list[Foresight]:
        return battle_foreseen(s, seat, s.stack[frm], to)

    def apply(self, s: Rio, seat: int, frm: int, to: int) -> None:
        step(s, seat, frm, to)


class Stack(Verb2[Rio]):
    """A step that forms a mixed group, over or under the pieces there (combat.4)."""

    args = sig(frm=SPACE, to=SPACE)

    def __init__(self, over: bool) -> None:
        self.over = over

    def refuse(self, s: Rio, seat: int, frm: int, to: int) -> No | None:
        return step_refusal(s, frm, to, True, self.over)

    def apply(self, s: Rio, seat: int, frm: int, to: int) -> None:
        asked = others_in(s, seat, pile(discs(s.stack[frm]) + discs(s.stack[to])))
        if asked:
            s.then(StackProposal(asked, seat, frm, to, self.over))
        else:
            join(s, seat, frm, to, self.over)


class Over(Stack):
    name = "over"


class Under(Stack):
    name = "under"


class HandOver(Verb2[Rio]):
    """A double hands its top piece to another double beside it (combat.12): to pieces of its colour or, if `mix`, over
    or under those of another."""

    args = sig(frm=SPACE, to=SPACE)

    def __init__(self, mix: bool, over: bool) -> None:
        self.mix = mix
        self.over = over

    def refuse(self, s: Rio, seat: int, frm: int, to: int) -> No | None:
        return give_refusal(s, frm, to, self.mix, self.over)

    def apply(self, s: Rio, seat: int, frm: int, to: int) -> None:
        asked = others_in(s, seat, pile(discs(s.stack[frm]) + discs(s.stack[to])))
        if asked:
            s.then(GiveProposal(asked, seat, frm, to, self.over))
        else:
            give(s, seat, frm, to, self.over)


class Give(HandOver):
    name = "give"


class GiveOver(HandOver):
    name = "give_over"


class GiveUnder(HandOver):
    name = "give_under"


class Boost(Verb1[Rio]):
    """One step more for a group, for the sacrifice of another (combat.15)."""

    name = "boost"
    args = sig(space=SPACE)

    def refuse(self, s: Rio, seat: int, space: int) -> No | None:
        if s.boosted[space]:
            return No("boosted-once", "combat.15", (space,))
        if not has_victim(s, seat, space):
            return No("nobody-to-sacrifice", "combat.15", (space,))
        return None

    def apply(self, s: Rio, seat: int, space: int) -> None:
        s.then(ChooseSacrifice(seat, space))


class Groups(Mixed[Rio]):
    """Group by group: its steps, its gifts and its extra movement."""

    def candidates(self, s: Rio, seat: int) -> list[Action]:
        out: list[Action] = []
        self.by_group(s, seat, True, out)
        return out

    def allow(self, s: Rio, seat: int, out: list[Action]) -> None:
        self.by_group(s, seat, False, out)

    def by_group(self, s: Rio, seat: int, every: bool, out: list[Action]) -> None:
        """All candidates; unless `every`, without those that are refused."""
        for space in my_groups(s, seat):
            if s.fought[space]:
                continue
            if s.left[space]:
                self.list_steps(s, space, every, out)
            if SIZE[s.stack[space]] == 2:
                self.list_gifts(s, space, every, out)
            if every or BOOSTS.refuse(s, seat, space) is None:
                out.append(BOOST[space])

    def list_steps(self, s: Rio, space: int, every: bool, out: list[Action]) -> None:
        """The steps of a group. What each leads to is looked at once."""
        stack = s.stack[space]
        for i, to in enumerate(NEAR4[space]):  # combat.7
            what = entering(s, stack, to)
            if what == MIX:
                if every or step_refusal(s, space, to, True, True) is None:
                    out.append(OVER[space][i])
                if every or step_refusal(s, space, to, True, False) is None:
                    out.append(UNDER[space][i])
            elif every or what != CLOSED:
                out.append(MOVE[space][i])

    def list_gifts(self, s: Rio, space: int, every: bool, out: list[Action]) -> None:
        """combat.12: a double beside another double may hand over its top piece."""
        stack = s.stack[space]
        for i, to in enumerate(NEAR4[space]):
            there = s.stack[to]
            if SIZE[there] == 2 and (top(there) == VIOLET) == (top(stack) == VIOLET):
                if same_colour(stack, there):
                    if every or give_refusal(s, space, to, False, True) is None:
                        out.append(GIVE[space][i])
                    continue
                if every or give_refusal(s, space, to, True, True) is None:
                    out.append(GIVE_OVER[space][i])
                if every or give_refusal(s, space, to, True, False) is None:
                    out.append(GIVE_UNDER[space][i])


class Enter(Verb2[Rio]):
    """A group outside comes in through its edge (war.14)."""

    name = "enter"
    args = sig(edge=EDGE, size=NUMBER)

    def candidates(self, s: Rio, seat: int) -> list[Action]:
        return [ENTER[i] for i in waiting(s.camps)] if seat == s.attacker else []

    def refuse(self, s: Rio, seat: int, edge: int, size: int) -> No | None:
        to = EDGE_SPACE[edge]
        return closed_refusal(s, to) if entering(s, VIOLETS[size], to) == CLOSED else None

    def foresee(self, s: Rio, seat: int, edge: int, size: int) -> list[Foresight]:
        return battle_foreseen(s, seat, VIOLETS[size], EDGE_SPACE[edge])

    def apply(self, s: Rio, seat: int, edge: int, size: int) -> None:
        enter(s, edge, size)


class EndWarTurn(Verb0[Rio]):
    """The end of the turn: offered with other choices, or after one of them (see WarTurn)."""

    name = "done"

    def candidates(self, s: Rio, seat: int) -> list[Action]:
        return [DONE]

    def allow(self, s: Rio, seat: int, out: list[Action]) -> None:
        if out and entry_refusal(s, seat) is None:
            out.append(DONE)

    def refuse(self, s: Rio, seat: int) -> No | None:
        return entry_refusal(s, seat)

    def apply(self, s: Rio, seat: int) -> None:
        pass


class WhileEnemies(Verbs[Rio]):
    """As long as there are attackers (combat.26)."""

    def possible(self, s: Rio, seat: int) -> bool:
        return s.violet > 0


BOOSTS: Final = Boost()


class WarTurn(Choice[Rio]):
    """One player's moves, step by step and in any order (combat.14)."""

    rule = "combat.14"
    verbs = WhileEnemies(
        Groups(
            Move(), Over(True), Under(False), Give(False, True), GiveOver(True, True), GiveUnder(True, False), BOOSTS
        ),
        Enter(),
        EndWarTurn(),
    )

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat = seat
        self.acted = acted

    def candidates(self, s: Rio) -> list[Action]:
        """Nothing when all of it is refused, so that nobody is asked in vain."""
        return super().candidates(s) if self.shortlist(s) else []

    def shortlist(self, s: Rio) -> list[Action]:
        found = super().shortlist(s)
        if not found and self.acted and s.violet > 0 and entry_refusal(s, self.seat) is None:
            found.append(DONE)
        return found

    def take(self, s: Rio, a: Action) -> None:
        if a.verb != "done":
            s.then(WarTurn(self.seat, True))
        elif self.acted:
            s.then(Confirm(self.seat))
        super().take(s, a)
