"""The war in the base policy of Rio de la Plata: single attackers at the nearest building, defenders at every group
they can destroy."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import COLUMNS, EDGE_SPACE, SPACES
from ludoteca.games.rio_de_la_plata.camps import CAMP_EDGE, waiting
from ludoteca.games.rio_de_la_plata.constants import NONE
from ludoteca.games.rio_de_la_plata.rules.war_battle import DESTRUCTION_VP
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLET, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action

NEVER: Final = -100.0
KILL_VP: Final = 4.0  # two for the enemy, two for the own disc


def distance(a: int, b: int) -> int:
    return abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)


def prefer_in_war(s: Rio, seat: int, options: list[Action]) -> list[float]:
    if seat == s.attacker:
        return [attacking(s, seat, a) for a in options]
    return [defending(s, seat, a) for a in options]


def prey(s: Rio, seat: int, space: int) -> float:
    """What destroying the building here is worth to the attacker: own homes are spared."""
    kind = s.building[space]
    if kind == NONE or s.owner[space] == seat or s.idle[space]:
        return 0.0
    return float(DESTRUCTION_VP[kind]) + (1.5 if s.owner[space] >= 0 else 0.0)


def pull(s: Rio, seat: int, place: int, crowd: int) -> float:
    """How good it is to stand here: the best building nearby, less when it is guarded or already aimed at."""
    best = 0.0
    for space in range(SPACES):
        value = prey(s, seat, space)
        if value > 0.0:
            stack = s.stack[space]
            guarded = stack != 0 and top(stack) != VIOLET
            best = max(best, value * (0.3 if guarded else 1.0) / (2.0 + distance(place, space)))
    return best / (1.0 + 0.15 * crowd)


def attacking(s: Rio, seat: int, a: Action) -> float:
    verb = a.verb
    if verb == "camp":
        edge, size = a.args
        here = 0
        for i in waiting(s.camps):
            if CAMP_EDGE[i] == edge:
                here += s.camps[i]
        return 100.0 + pull(s, seat, EDGE_SPACE[edge], 2 * here) - 10.0 * size
    if verb == "enter":
        return 10.0 + strike(s, seat, a.args[1], EDGE_SPACE[a.args[0]])
    if verb == "move":
        frm, to = a.args
        if s.stack[to] and top(s.stack[to]) == VIOLET:
            return NEVER
        gain = strike(s, seat, SIZE[s.stack[frm]], to)
        if gain:
            return 5.0 + gain
        return 20.0 * (pull(s, seat, to, 0) - pull(s, seat, frm, 0))
    return 0.0 if verb in ("done", "confirm") else NEVER


def strike(s: Rio, seat: int, size: int, to: int) -> float:
    """What a group gets by going into this space; 0 when nothing is there."""
    stack = s.stack[to]
    if s.building[to] != NONE and s.owner[to] == seat:
        return NEVER
    if stack and top(stack) != VIOLET:
        if SIZE[stack] >= size:
            return -6.0
        return prey(s, seat, to) - 2.0 * SIZE[stack]
    return prey(s, seat, to)


def defending(s: Rio, seat: int, a: Action) -> float:
    verb = a.verb
    if verb == "move":
        frm, to = a.args
        there = s.stack[to]
        mine = SIZE[s.stack[frm]]
        if there and top(there) == VIOLET:
            return 10.0 + KILL_VP * SIZE[there] if mine >= SIZE[there] else NEVER
        if there:
            return NEVER
        return 3.0 * (threat(s, to, mine) - threat(s, frm, mine)) - 0.01
    if verb == "deploy":
        space = a.args[0]
        return 50.0 + threat(s, space, 1) + (0.3 if s.owner[space] == seat else 0.0) - (2.0 if s.stack[space] else 0.0)
    if verb == "hire":
        return 1.0 if a.args[0] <= 1 else NEVER
    if verb == "bet":
        return 5.0 - abs(a.args[0] - 2)
    if verb == "agree":
        return NEVER
    return 0.0 if verb in ("done", "confirm", "disagree", "follow", "hit", "hold") else NEVER / 2


def threat(s: Rio, place: int, size: int) -> float:
    """How near the next group of enemies is that this one could destroy."""
    best = 0.0
    for space in range(SPACES):
        stack = s.stack[space]
        if stack and top(stack) == VIOLET and SIZE[stack] <= size:
            best = max(best, 2.0 / (1.0 + distance(place, space)))
    for i in waiting(s.camps):
        best = max(best, 1.5 / (2.0 + distance(place, EDGE_SPACE[CAMP_EDGE[i]])))
    return best
