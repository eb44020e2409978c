"""Battles: pieces against pieces, attackers against buildings (combat.17 to combat.24)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.constants import BARRACKS, CORSAIRS, KINDS, NONE
from ludoteca.games.rio_de_la_plata.data import GENERAL, MAJORS, MINORS, OFFICES, WAR
from ludoteca.games.rio_de_la_plata.rules.war_deploy import general
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLETS, count, pop, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Foresight

VP_PER_ENEMY: Final[int] = WAR["vp_defender_per_enemy"]
VP_PER_LOSS: Final[int] = WAR["vp_defender_per_own_loss"]
GENERAL_VP: Final[int] = OFFICES[GENERAL].power["vp_per_enemy_in_battle"]
# war.1: what the attacker scores for each building
DESTRUCTION_VP: Final[list[int]] = [m.attacker_vp for m in MINORS] + [m.attacker_vp for m in MAJORS if m.attacker_vp]


def share(points: int, part: int, whole: int) -> int:
    """combat.5: in proportion to the pieces, rounded to the nearest whole number, halves up."""
    return (2 * points * part + whole) // (2 * whole)


def defence_vp(s: Rio, stack: int, colour: int, enemies: int, losses: int) -> tuple[int, int]:
    """war.2, combat.5: what one colour of a defending group scores for enemies destroyed and own pieces lost, and what
    the General adds."""
    part = count(stack, colour)
    whole = SIZE[stack]
    vp = share(VP_PER_ENEMY * enemies + VP_PER_LOSS * losses, part, whole)
    return vp, share(GENERAL_VP * enemies, part, whole) if colour == general(s) else 0


def award(s: Rio, stack: int, enemies: int, losses: int) -> None:
    """The points of a defending group."""
    for colour in range(s.seats):  # the shadow scores nothing (variant.2d)
        if count(stack, colour):
            vp, more = defence_vp(s, stack, colour, enemies, losses)
            if vp + more:
                s.score(colour, vp + more)
                s.tell("battle-vp", "office.general" if more else "war.2", (colour, vp + more))


def casualties(s: Rio, violets: int, ours: int, where: int) -> tuple[int, int, str]:
    """How many attackers and defenders fall in a battle, and the rule that decides it."""
    if violets > ours:  # combat.18
        return 0, ours, "combat.18"
    if violets < ours:
        return violets, 0, "combat.18"
    theirs = s.enemy == CORSAIRS  # combat.22
    barracks = s.has_in_district(where, BARRACKS)  # combat.21
    if theirs and not barracks:
        return violets - 1, ours, "combat.22"
    if barracks and not theirs:
        return violets, ours - 1, "combat.21"
    return violets, ours, "combat.19"


def attack_foreseen(s: Rio, violets: int, where: int) -> list[Foresight]:
    """The battle of attackers that come into a space with defenders or a building."""
    out: list[Foresight] = []
    ours = SIZE[s.stack[where]]
    if ours:
        killed, lost, rule = casualties(s, violets, ours, where)
        out.append(Foresight("battle", rule, (violets, ours, killed, lost)))
        violets -= killed
    if violets and s.building[where] != NONE:
        out.append(Foresight("destroys", "combat.20", (s.building[where], DESTRUCTION_VP[s.building[where]])))
    return out


def sally_foreseen(s: Rio, seat: int, stack: int, where: int) -> list[Foresight]:
    """The battle of defenders that come into a space with attackers, and what their leader scores."""
    violets = SIZE[s.stack[where]]
    killed, lost, rule = casualties(s, violets, SIZE[stack], where)
    out = [Foresight("battle", rule, (violets, SIZE[stack], killed, lost))]
    vp, more = defence_vp(s, stack, seat, killed, lost)
    return [*out, Foresight("battle-vp", "war.2", (vp + more,))] if vp + more else out


def fight(s: Rio, violets: int, stack: int, where: int) -> tuple[int, int]:
    """Enemy pieces (violet for both enemies, endturn.6) against a defending stack; what is left of both
    (combat.18b)."""
    ours = SIZE[stack]
    s.tell("battle", "combat.17", (where, violets, ours))
    killed, lost, rule = casualties(s, violets, ours, where)
    award(s, stack, killed, lost)
    for _ in range(lost):  # combat.20c: from the top; combat.24: back to their owner's hand
        s.hand[top(stack)] += 1
        stack = pop(stack)
    s.violet -= killed
    s.tell("battle-over", rule, (where, killed, lost))
    return violets - killed, stack


def destroy(s: Rio, where: int) -> None:
    """combat.20: the building and one attacking piece are removed, whatever the size of the group."""
    kind = s.building[where]
    owner = s.owner[where]
    vp = DESTRUCTION_VP[kind]
    s.raze(where)
    s.violet -= 1
    s.score(s.attacker, vp)
    if owner != NOBODY:
        s.tell("home-destroyed", "combat.20", (s.attacker, kind, where, vp, owner))
    else:
        s.tell("destroyed", "combat.20", (s.attacker, kind, where, vp))


def attack(s: Rio, violets: int, where: int) -> None:
    """Attackers come into a space with defenders or a building."""
    s.struck = True
    stack = s.stack[where]
    if stack:
        violets, stack = fight(s, violets, stack, where)
    if violets and s.building[where] != NONE:  # combat.20b
        destroy(s, where)
        violets -= 1
    s.stack[where] = VIOLETS[violets] if violets else stack
    if violets:
        settle_down(s, where)


def sally(s: Rio, stack: int, where: int) -> None:
    """Defenders come into a space with attackers."""
    violets, stack = fight(s, SIZE[s.stack[where]], stack, where)
    s.stack[where] = VIOLETS[violets] if violets else stack
    if stack and not violets:
        settle_down(s, where)


def settle_down(s: Rio, where: int) -> None:
    """combat.13, faq.22, faq.25: pieces that fought in their player's turn neither move, stack nor are sacrificed any
    more."""
    s.left[where] = 0
    s.fought[where] = 1
    s.boosted[where] = 1


assert len(DESTRUCTION_VP) == KINDS
