"""Rules of thumb for Baroque, without any look ahead: one number for each choice, the highest is played.

The plan: buy cards, because every card in hand is a further action phase, and play only one of them in each. Raise
cities early, since a city doubles an income, scores every turn and turns one influence action into a whole neutral
state. Single armies take what stands empty.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.ai.base_policy_realm import (
    NEVER,
    best_building,
    best_influence,
    boost,
    building_worth,
    card_worth,
    character_worth,
    florins_worth,
    influence_worth,
    playing,
    state_worth,
    turns_left,
)
from ludoteca.games.baroque.ai.base_policy_war import advance, army_worth, march_worth, muster, stake_worth
from ludoteca.games.baroque.ai.weights import Weights
from ludoteca.games.baroque.data import (
    CITY_ALLOWED,
    ELECTORS,
    FAVOUR_STATE,
    FAVOUR_VP,
    MONEY_LARGE,
    MONEY_SMALL,
    VALUE,
)
from ludoteca.games.baroque.rules.actions import Act, MandatoryCard
from ludoteca.games.baroque.rules.armies import Advance, ForcedStep, Muster
from ludoteca.games.baroque.rules.battle import Stake
from ludoteca.games.baroque.rules.build import CITY_WORK, FORTIFIED_WORK, RESIDENCE_WORK, BuildTarget
from ludoteca.games.baroque.rules.influence import (
    BASE,
    BY_BISHOP,
    BY_POLITICIAN,
    POWER_CARD,
    Boost,
    InfluenceTarget,
    SecondTarget,
)
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action, asked

WAYS: Final = {"influence": BASE, "influence-politician": BY_POLITICIAN, "influence-bishop": BY_BISHOP}
WEIGHTS: Final = Weights()


def prefer(s: Baroque, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    return prefer_by(WEIGHTS, s, seat, options)


def prefer_by(w: Weights, s: Baroque, seat: int, options: list[Action]) -> list[float]:
    """The same with other numbers."""
    step = s.front[asked(s, seat)]
    if isinstance(step, (Act, MandatoryCard)):
        return [action(w, s, seat, a) for a in options]
    if isinstance(step, Boost):
        return boost(s, step, options)
    if isinstance(step, (Advance, ForcedStep)):
        return [advance(w, s, seat, step.at, step.n, a) for a in options]
    if isinstance(step, Muster):
        return [muster(w, s, seat, step.origin, a) for a in options]
    if isinstance(step, BuildTarget):
        return [building_worth(w, s, step.work, a.args[0]) for a in options]
    if isinstance(step, (InfluenceTarget, SecondTarget)):
        way = step.way if isinstance(step, InfluenceTarget) else POWER_CARD
        return [influence_worth(w, s, seat, a.args[0], way) if a.verb == "place" else NEVER for a in options]
    if isinstance(step, Stake):
        return [stake_worth(w, s, seat, step.where, a) if a.verb == "stake" else 1.0 for a in options]
    return [other_choice(w, s, seat, a) for a in options]


def action(w: Weights, s: Baroque, seat: int, a: Action) -> float:
    verb = a.verb
    if verb == "play":
        return playing(w, s, seat, a.args[0])
    if verb in WAYS:
        return best_influence(w, s, seat, WAYS[verb])
    if verb == "build-city":
        return best_building(w, s, seat, CITY_WORK) - florins_worth(w, s, a.args[0])
    if verb == "build-residence":
        return best_building(w, s, seat, RESIDENCE_WORK) - florins_worth(w, s, a.args[0])
    if verb == "build-fortified":
        return best_building(w, s, seat, FORTIFIED_WORK) - florins_worth(w, s, a.args[0] + 3)
    if verb == "build-army":
        return army_worth(w, s, seat)
    if verb == "march":
        return march_worth(w, s, seat, a.args[0], s.armies[a.args[0]] - s.moved[a.args[0]])
    return w.end_phase


def other_choice(w: Weights, s: Baroque, seat: int, a: Action) -> float:
    verb = a.verb
    if verb == "buy":
        enough = w.kept[min(turns_left(s), 3) - 1] + 2
        return 1.0 if s.florins[seat] >= enough and len(s.hands[seat]) < w.max_hand else -1.0
    if verb in ("start-state", "start-city"):
        return VALUE[a.args[0]] + (1.0 if a.args[0] in ELECTORS else 0.0) if CITY_ALLOWED[a.args[0]] else 0.0
    if verb in ("marry", "favour-state", "take-state"):
        return state_worth(w, s, seat, a.args[0])
    if verb in ("revolt-in", "french-target"):
        mine = s.control[a.args[0]] == seat
        return -state_worth(w, s, seat, a.args[0]) if mine else state_worth(w, s, seat, a.args[0])
    if verb in ("lose-city", "reduce-city", "disband"):
        loss = state_worth(w, s, seat, a.args[0]) if s.control[a.args[0]] != seat else 0.1 * VALUE[a.args[0]]
        return -2.0 - loss
    if verb == "favour":
        return favour(w, s, a.args[0])
    if verb in ("commission", "invest"):
        return a.args[1] - florins_worth(w, s, a.args[0]) if verb == "commission" else float(a.args[1] - a.args[0])
    if verb == "bid":
        worth = turns_left(s) * (w.bid if turns_left(s) > 1 else 2.0)
        return 2.0 - 0.01 * a.args[0] if a.args[0] <= min(worth, s.florins[seat] * w.bid_share) else NEVER
    if verb == "pay-armies":
        return 1.0 + 0.1 * a.args[0]
    if verb == "assassinate":
        mine = a.args[0] in s.tableau[seat]
        return NEVER if mine else 1.0 + character_worth(w, s, seat, a.args[0])
    if verb in ("play", "pick-card"):
        return card_worth(w, s, seat, a.args[0])
    if verb == "exchange":
        return -card_worth(w, s, seat, a.args[0])
    if verb == "retreat":
        return (3.0 if s.control[a.args[0]] == seat else 0.0) + VALUE[a.args[0]]
    if verb == "remove-of":
        return -1.0 if a.args[0] == seat else 1.0
    return OTHERS.get(verb, 0.0)


OTHERS: Final = {
    "pay": 3.0, "gain": 1.0, "intervene": 1.0, "compose": 1.0, "steal": 1.0, "pass": 0.0,
    "mulligan": -2.0,
    "gain-for-points": -1.0, "move-on": -1.0, "forgo": -1.0, "done-favours": -1.0, "defer-pay": 0.2,
}  # fmt: skip


def favour(w: Weights, s: Baroque, kind: int) -> float:
    left = turns_left(s)
    if kind == FAVOUR_STATE:
        return w.favour_state * left + (0.5 if left > 2 else 0.0)
    if kind == FAVOUR_VP:
        return w.favour_points
    if kind == MONEY_LARGE:
        return w.favour_money if left > 1 else 0.0
    if kind == MONEY_SMALL:
        return 1.0 if left > 1 else 0.0
    return 0.5 if left > 1 else -0.5
