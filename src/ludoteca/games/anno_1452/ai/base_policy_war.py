"""Rules of thumb of Anno 1452 for war: whom to attack and with what, Reactions, and where Citizens defend best."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.ai.base_policy_view import CITIES, CITIZENS, ESTATES, View
from ludoteca.games.anno_1452.ai.battle_outcomes import FACES, HARDLY, SAVED, SHARPNESS, TAKEN, chance
from ludoteca.games.anno_1452.constants import AMBUSH, BETRAY, HIRE, JOIN, SIEGE, TRUCE
from ludoteca.games.anno_1452.data import (
    CITIZEN_HITS,
    EFFECT_OF,
    LAST_ROUND,
    NEAR_MASK,
    PEASANT_HITS,
    PLACES_NEAR,
    REGION_OF,
    SOLDIER_HITS,
)
from ludoteca.games.anno_1452.rules.attack import Commit, attacks_anywhere
from ludoteca.games.anno_1452.rules.reactions import AttackReaction
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.kernel import NOBODY, Action

NEVER: Final = -100.0
HELD: Final = 0.45  # how much of a conquest is kept beside rivals who can strike back
HELD_FAR: Final = 0.6
UNIT: Final = 0.6  # what a lost unit of the own side costs
SOLDIER: Final = 0.15  # what a Soldier would be worth later in the Epoch
FEARED: Final = 3  # Soldiers with which a crowned rival is expected to defend
ENOUGH: Final = 0.82  # the chance for which Soldiers are sent


class Force:
    """Units of one side, and the hits they may expect in a round."""

    def __init__(self, points: int, citizens: int, soldiers: int) -> None:
        self.units = float(points + citizens + soldiers)
        self.hits = points * chance(PEASANT_HITS) + citizens * chance(CITIZEN_HITS) + soldiers * chance(SOLDIER_HITS)


def victory(attack: Force, defence: Force, city: bool) -> float:
    """The attacker's chance, as the forecast of declared attacks reckons it."""
    hits = attack.hits
    if city:
        hits = max(hits - SAVED * defence.units / FACES, min(HARDLY, hits))
    mine = (attack.units * hits) ** SHARPNESS
    theirs = (defence.units * defence.hits) ** SHARPNESS
    return mine / (mine + theirs) if mine + theirs > 0.0 else 0.5


def defence_of(s: Anno, place: int) -> Force:
    owner = s.owner[place]
    soldiers = min(FEARED, s.soldiers[owner]) if 0 <= owner < s.seats else 0
    return Force(s.value[place], s.citizens[place], soldiers)


def spoils(v: View, target: int) -> float:
    """What a victory over the Estate brings."""
    s = v.s
    victim = s.owner[target]
    region = REGION_OF[target]
    counted = victim if victim < s.seats else NOBODY
    held = HELD if v.enemies_near(region) > 0 and s.column < LAST_ROUND else HELD_FAR
    worth = held * (v.change(ESTATES, 1, counted, 1) + v.change(CITIES, s.city[target], counted, s.city[target]))
    worth += v.change(CITIZENS, 0, counted, s.citizens[target])
    worth += held * v.cards(region, v.seat, victim) + v.crown(1, counted, 1)
    return worth + (1.0 / v.rivals if counted != NOBODY else 0.0)


def from_estate(v: View, target: int, origin: int, soldiers: int) -> float:
    """The worth of an attack from the Estate."""
    s = v.s
    force = Force(s.value[origin], s.citizens[origin], soldiers)
    defence = defence_of(s, target)
    p = victory(force, defence, bool(s.city[target]))
    lost = min(force.units - 1.0, TAKEN * defence.hits * defence.units / max(0.1, force.hits))
    stake = v.stake(origin) + 2.0 * v.prestige
    return p * (spoils(v, target) - UNIT * lost) - (1.0 - p) * (stake + 1.0) - SOLDIER * soldiers


def with_soldiers(v: View, target: int, soldiers: int) -> float:
    """The worth of an attack by Soldiers alone, which risks nothing but them."""
    s = v.s
    p = victory(Force(0, 0, soldiers), defence_of(s, target), bool(s.city[target]))
    return p * spoils(v, target) - (1.0 - p) * 2.0 * v.prestige - SOLDIER * soldiers


def needed(v: View, target: int) -> int:
    """The fewest Soldiers that are likely to win alone; all of them in the last Action Round."""
    s = v.s
    have = s.soldiers[v.seat]
    if s.column >= LAST_ROUND:
        return have
    defence = defence_of(s, target)
    for n in range(1, have):
        if victory(Force(0, 0, n), defence, bool(s.city[target])) >= ENOUGH:
            return n
    return have


def attack_worth(v: View, target: int) -> float:
    """The best way to attack the Estate."""
    s = v.s
    best = NEVER
    if attacks_anywhere(s, v.seat):
        best = with_soldiers(v, target, needed(v, target))
    for p in PLACES_NEAR[REGION_OF[target]]:
        if s.owner[p] == v.seat:
            best = max(best, from_estate(v, target, p, 0))
    return best


def origin_worth(v: View, target: int, a: Action) -> float:
    if a.verb == "soldiers-alone":
        return with_soldiers(v, target, needed(v, target))
    return from_estate(v, target, a.args[0], 0)


def commit_worth(v: View, step: Commit, soldiers: int) -> float:
    """How many Soldiers fight: what is needed in an attack, and in defence as long as the Estate is worth them."""
    s = v.s
    city = bool(s.city[s.target])
    if step.side == 0:
        wanted = needed(v, s.target) if s.origin == NOBODY else 0
        return -float(abs(soldiers - wanted))
    attack = Force(0, 0, s.troops[0])
    if s.origin != NOBODY:
        attack = Force(s.value[s.origin], s.citizens[s.origin], s.troops[0])
    p = victory(attack, Force(s.value[s.target], s.citizens[s.target], soldiers), city)
    later = 0.3 if s.column < LAST_ROUND else 0.05
    return -p * (v.stake(s.target) + 2.0) - later * soldiers


def reaction_worth(v: View, step: AttackReaction, a: Action) -> float:
    """How much the card changes the chance, times what is at stake."""
    s = v.s
    if a.verb == "pass":
        return 0.0
    effect = EFFECT_OF[a.args[0]]
    side: int = step.side
    before = declared(s, [0, 0], [0, 0], bool(s.city[s.target]))
    if effect == TRUCE:
        return before * (v.stake(s.target) + 1.0) - 0.8
    more = [0, 0]
    fewer = [0, 0]
    city = bool(s.city[s.target])
    if effect == HIRE:
        more[side] = 3
    elif effect == JOIN:
        more[side] = 2
    elif effect == BETRAY:
        fewer[1 - side] = 2
    elif effect == AMBUSH:
        more[side] = 2
    elif effect == SIEGE:
        city = False
    after = declared(s, more, fewer, city)
    change = after - before if side == 0 else before - after
    stake = spoils(v, s.target) if side == 0 else v.stake(s.target) + 1.0
    if side == 0 and s.origin != NOBODY:
        stake += v.stake(s.origin)
    return change * stake - 0.5


def declared(s: Anno, more: list[int], fewer: list[int], city: bool) -> float:
    """The attacker's chance in the declared attack with so many further Soldiers and so many fewer Citizens."""
    points = s.value[s.origin] if s.origin != NOBODY else 0
    citizens = s.citizens[s.origin] if s.origin != NOBODY else 0
    attack = Force(points, max(0, citizens - fewer[0]), s.troops[0] + more[0])
    defence = Force(s.value[s.target], max(0, s.citizens[s.target] - fewer[1]), s.troops[1] + more[1])
    return victory(attack, defence, city)


def threat(v: View, place: int, citizens: int) -> float:
    """The chance with which the strongest rival nearby would take an own Estate with so many Citizens."""
    s = v.s
    best = 0.0
    defence = Force(max(1, s.value[place]), citizens, s.soldiers[v.seat])
    city = bool(s.city[place])
    for p in PLACES_NEAR[REGION_OF[place]]:
        owner = s.owner[p]
        if 0 <= owner < s.seats and owner != v.seat:
            best = max(best, victory(Force(s.value[p], s.citizens[p], 0), defence, city))
    for other in range(s.seats):
        if other != v.seat and attacks_anywhere(s, other):
            best = max(best, 0.5 * victory(Force(0, 0, min(6, s.soldiers[other])), defence, city))
    return best


def citizen_place(v: View, place: int) -> float:
    """How much safer one Citizen more makes the Estate; where nobody can come, it arms an attack."""
    s = v.s
    now = threat(v, place, s.citizens[place])
    then = threat(v, place, s.citizens[place] + 1)
    worth = 0.5 * v.stake(place) * (now - then)
    mask = NEAR_MASK[REGION_OF[place]]
    for p in PLACES_NEAR[REGION_OF[place]]:
        if s.owner[p] >= 0 and s.owner[p] != v.seat and contains(mask, REGION_OF[p]):
            worth += 0.02
    return worth + 0.03 * s.city[place]


def loss_worth(v: View, a: Action) -> float:
    """Soldiers go first, then points of the Estate, which come back with the income; the last point goes last."""
    if a.verb == "lose-soldier":
        return 3.0
    if a.verb == "lose-point":
        return 2.0 if v.s.value[a.args[0]] > 1 else 0.0
    return 1.0
