"""The rules of thumb of base_policy.py, valued otherwise: how the stronger levels expect all seats to play on. It is
stronger than the base policy, which stays as it is because it is a yardstick.

A conquest is worth what is likely to be held of it: one point is left of the Estate, and any rival near it with a turn
to come in the Epoch may take it. The crown and Citizens count for more than with the base policy; Gold, Cities, Estates
among rivals and what the four categories may bring much later count for less. Where the base policy builds for the sake
of cards in hand, the policy does not.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.ai import base_policy
from ludoteca.games.anno_1452.ai.base_policy_view import CITIES, CITIZENS, ESTATES, GOLD, View
from ludoteca.games.anno_1452.ai.base_policy_war import (
    FEARED,
    HELD,
    HELD_FAR,
    Force,
    citizen_place,
    commit_worth,
    origin_worth,
    reaction_worth,
    victory,
)
from ludoteca.games.anno_1452.ai.battle_outcomes import FACES
from ludoteca.games.anno_1452.data import (
    CONQUERED_VALUE,
    GOLD_PER_POINT,
    LAST_ROUND,
    LIMIT,
    MAX_PRESTIGE,
    NEAR,
    PLACES_NEAR,
    REGION_OF,
    ROUND_DICE,
)
from ludoteca.games.anno_1452.rules.attack import Commit, Origin, attacks_anywhere
from ludoteca.games.anno_1452.rules.citizen import FreeCitizens
from ludoteca.games.anno_1452.rules.hand import Discard
from ludoteca.games.anno_1452.rules.prestige import category_points
from ludoteca.games.anno_1452.rules.reactions import AttackReaction
from ludoteca.games.anno_1452.rules.setup import StartEstates
from ludoteca.games.anno_1452.rules.turn import Turn
from ludoteca.games.anno_1452.rules.windows import Window
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, Action, asked

# Found by games against the base policy in which all numbers were changed at random at once, and a regression of the
# margin on the changes.
HORIZON: Final = 3.0  # Evaluations in which a place in a category is likely to be kept
CROWN: Final = 1.6  # times the base policy's worth of the crown
PURSE: Final = 0.65  # times the base policy's worth of Gold, until the last Epoch
CITIZEN: Final = 0.3  # added to the base policy's worth of a Citizen
CITY: Final = -0.3
EXPOSED: Final = 0.16  # taken from the worth of an Estate for each Estate of a rival near it
MAX_EXPOSED: Final = 3
SMALL_START: Final = 0.5  # added to a small shield at the start
RIVAL_START: Final = 0.3  # taken from a shield at the start for each Estate of a rival near it
STRIKE: Final = 0.4  # how often a rival who can take a conquest does so in a turn
LASTING: Final = 0.45  # how much a conquest is worth beside an Estate of one's own, if it is held in the Epoch


class PolicyView(View):
    """The position of one seat, as the policy values it."""

    def __init__(self, s: Anno, seat: int) -> None:
        super().__init__(s, seat)
        self.horizon = min(HORIZON, float(self.left))
        points = 0
        for counts in self.counts:
            points += category_points(counts)[seat]
        full = s.prestige[seat] + points * self.horizon >= MAX_PRESTIGE
        self.prestige = GOLD_PER_POINT * GOLD if full else 1.0

    def gold(self, amount: float) -> float:
        worth = super().gold(amount)
        return PURSE * worth if self.left > 1 else worth

    def pieces(self, kind: int, number: float) -> float:
        extra = CITIZEN if kind == CITIZENS else CITY if kind == CITIES else 0.0
        return super().pieces(kind, number) + extra * number

    def crown(self, mine: int, victim: int, loss: int) -> float:
        return CROWN * super().crown(mine, victim, loss)

    def estate(self, region: int) -> float:
        return super().estate(region) - EXPOSED * min(MAX_EXPOSED, self.enemies_near(region))


def prefer(s: Anno, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    step = s.front[asked(s, seat)]
    v = PolicyView(s, seat)
    if isinstance(step, Turn):
        return turn(v, options)
    if isinstance(step, Origin):
        return [origin_worth(v, step.target, a) for a in options]
    if isinstance(step, Commit):
        return [commit_worth(v, step, a.args[0]) for a in options]
    if isinstance(step, AttackReaction):
        return [reaction_worth(v, step, a) for a in options]
    if isinstance(step, StartEstates):
        return [start_worth(v, step.first, a.args[0]) for a in options]
    if isinstance(step, Window):
        return [base_policy.window_worth(v, a) for a in options]
    if isinstance(step, Discard):
        return [base_policy.discard_worth(v, a) for a in options]
    if isinstance(step, FreeCitizens):
        return [citizen_place(v, a.args[0]) + 0.5 if a.verb == "citizen" else 0.0 for a in options]
    return [base_policy.other_choice(v, a) for a in options]


def turn(v: PolicyView, options: list[Action]) -> list[float]:
    """The action of a turn."""
    out = base_policy.turn(v, options)
    for k in range(len(options)):
        a = options[k]
        if a.verb == "attack":
            out[k] -= overrated(v, a.args[0])
        elif a.verb == "build":
            out[k] -= base_policy.promise(v, a.args[0])
    return out


# --- war


def overrated(v: PolicyView, target: int) -> float:
    """What the base policy expects of a conquest beyond the part of it that will be held."""
    s = v.s
    region = REGION_OF[target]
    victim = s.owner[target]
    counted = victim if victim < s.seats else NOBODY
    worth = v.change(ESTATES, 1, counted, 1) + v.change(CITIES, s.city[target], counted, s.city[target])
    worth += v.cards(region, v.seat, victim)
    expected = HELD if v.enemies_near(region) > 0 and s.column < LAST_ROUND else HELD_FAR
    return (expected - LASTING * (1.0 - danger(v, target))) * worth


def danger(v: View, target: int) -> float:
    """The chance that the Estate, taken now, is lost again in this Epoch."""
    s = v.s
    guard = Force(CONQUERED_VALUE, 0, min(FEARED, s.soldiers[v.seat]))
    city = bool(s.city[target])
    safe = 1.0
    for other in range(s.seats):
        if other == v.seat:
            continue
        turns = turns_to_come(s, v.seat, other)
        if turns > 0.0:
            safe *= (1.0 - STRIKE * strike(s, other, target, guard, city)) ** turns
    return 1.0 - safe


def turns_to_come(s: Anno, seat: int, other: int) -> float:
    """How many turns the other may expect in this Epoch after the present one of the seat."""
    turns = 1.0 if s.order.index(other) > s.order.index(seat) else 0.0
    likely = 1.0
    for column in range(s.column + 1, LAST_ROUND + 1):
        likely *= ((FACES - 1.0) / FACES) ** ROUND_DICE[column]
        turns += likely
    return turns


def strike(s: Anno, other: int, target: int, guard: Force, city: bool) -> float:
    """The chance of the other in the best attack on the conquest; 0 where nothing is in reach."""
    best = 0.0
    for p in PLACES_NEAR[REGION_OF[target]]:
        if s.owner[p] == other and p != target:
            best = max(best, victory(Force(s.value[p], s.citizens[p], 0), guard, city))
    if attacks_anywhere(s, other):
        best = max(best, victory(Force(0, 0, s.soldiers[other]), guard, city))
    return best


# --- the start


def start_worth(v: PolicyView, first: int, region: int) -> float:
    """Small shields side by side, away from the rivals."""
    worth = shield_worth(v, region)
    if first == NOBODY:
        free = [shield_worth(v, near) for near in NEAR[region] if v.s.crowd[near] == 0]
        worth += max(free) if free else 0.0
    return worth


def shield_worth(v: PolicyView, region: int) -> float:
    small = SMALL_START if LIMIT[region] == base_policy.SMALL_SHIELD else 0.0
    alone = base_policy.shield_worth(v, region) - base_policy.promise(v, region)
    return alone + small - RIVAL_START * v.enemies_near(region)
