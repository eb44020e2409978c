"""Battles: pieces against pieces, attackers against buildings (combat.17 to combat.24)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.constants import BARRACKS, CORSAIRS, KINDS, NONE
from ludoteca.games.rio_de_la_plata.data import GENERAL, MAJORS, MINORS, OFFICES, WAR
from ludoteca.games.rio_de_la_plata.rules.war_deploy import general
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLETS, count, pop, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY

VP_PER_ENEMY: Final[int] = WAR["vp_defender_per_enemy"]
VP_PER_LOSS: Final[int] = WAR["vp_defender_per_own_loss"]
GENERAL_VP: Final[int] = OFFICES[GENERAL].power["vp_per_enemy_in_battle"]
# war.1: what the attacker scores for each building
DESTRUCTION_VP: Final[list[int]] = [m.attacker_vp for m in MINORS] + [m.attacker_vp for m in MAJORS if m.attacker_vp]


def share(points: int, part: int, whole: int) -> int:
    """combat.5: in proportion to the pieces, rounded to the nearest whole number, halves up."""
    return (2 * points * part + whole) // (2 * whole)


def award(s: Rio, stack: int, enemies: int, losses: int) -> None:
    """war.2, combat.5: points of a defending group for enemies destroyed and own pieces lost."""
    whole = SIZE[stack]
    leader = general(s)
    for colour in range(s.seats):  # the shadow scores nothing (variant.2d)
        part = count(stack, colour)
        if part:
            vp = share(VP_PER_ENEMY * enemies + VP_PER_LOSS * losses, part, whole)
            more = share(GENERAL_VP * enemies, part, whole) if colour == leader else 0
            if vp + more:
                s.score(colour, vp + more)
                s.tell("battle-vp", "office.general" if more else "war.2", (colour, vp + more))


def fight(s: Rio, violets: int, stack: int, where: int) -> tuple[int, int]:
    """Enemy pieces (violet for both enemies, endturn.6) against a defending stack; what is left of both
    (combat.18b)."""
    ours = SIZE[stack]
    s.tell("battle", "combat.17", (where, violets, ours))
    rule = "combat.18"
    lost = 0
    if violets > ours:  # combat.18
        lost = ours
        killed = 0
    elif violets < ours:
        killed = violets
    else:
        rule = "combat.19"
        lost = ours
        killed = violets
        theirs = s.enemy == CORSAIRS  # combat.22
        barracks = s.has_in_district(where, BARRACKS)  # combat.21
        if theirs and not barracks:
            rule = "combat.22"
            killed -= 1
        elif barracks and not theirs:
            rule = "combat.21"
            lost -= 1
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
