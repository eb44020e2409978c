"""Rules of thumb for Baroque, without any look ahead: one number for each choice, the highest is played.

The plan: buy cards, because every card in hand is a further action phase, and play only one of them in each. Raise
cities early, since a city doubles an income, scores every turn and turns one influence action into a whole neutral
state. Single armies take what stands empty.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.baroque.constants import (
    ARCHITECT,
    ASSASSIN,
    BAROQUE,
    BISHOP,
    CAPITALISM,
    GENERAL,
    PAINTER,
    POLITICIAN,
    POWER,
    TRAITOR,
)
from ludoteca.games.baroque.data import (
    BASE_INFLUENCE,
    CITY_ALLOWED,
    CITY_BONUS,
    DIOCESES,
    EFFECT,
    ELECTORS,
    FAVOUR_STATE,
    FAVOUR_VP,
    FORTIFIED_BONUS,
    MARGIN,
    MARKER,
    MONEY_LARGE,
    MONEY_SMALL,
    NEAR,
    OPPORTUNITIES,
    POWER_INFLUENCE,
    RESIDENCE_BONUS,
    RESIDENCE_VP,
    VALUE,
    N,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.build import CITY_WORK, FORTIFIED_WORK, RESIDENCE_WORK, why_not_there
from ludoteca.games.baroque.rules.influence import (
    BASE,
    BY_BISHOP,
    BY_POLITICIAN,
    POWER_CARD,
    gets_bonus,
    targets,
)
from ludoteca.games.baroque.rules.support import upkeep
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, Action

NEVER: Final = -100.0
FLORIN: Final = 0.3  # what a florin is worth in victory points, before the last turn
MAX_BUY: Final = 5  # cards bought in a turn
KEPT: Final = 5  # florins not spent on cards
VOTE: Final = 0.35
WAYS: Final = {"influence": BASE, "influence-politician": BY_POLITICIAN, "influence-bishop": BY_BISHOP}


def prefer(s: Baroque, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    step: Any = next(waiting for waiting in s.front if waiting.seat == seat)
    name = type(step).__name__
    if name in ("Act", "MandatoryCard"):
        return [action(s, seat, a) for a in options]
    if name == "Boost":
        return boost(s, step, options)
    if name in ("Advance", "ForcedStep"):
        return [advance(s, seat, step.at, a) for a in options]
    if name == "Muster":
        return [muster(s, seat, step.origin, a) for a in options]
    if name == "BuildTarget":
        return [building_worth(s, step.work, a.args[0]) for a in options]
    if name in ("InfluenceTarget", "SecondTarget"):
        way = POWER_CARD if name == "SecondTarget" else step.way
        return [influence_worth(s, seat, a.args[0], way) if a.verb == "place" else NEVER for a in options]
    return [other_choice(s, seat, a) for a in options]


def turns_left(s: Baroque) -> int:
    """Turns that will still be scored, the present one included; an open end counts as two more."""
    return max(1, s.turns - s.turn + 1) if s.turns else 2


def florins_worth(s: Baroque, florins: float) -> float:
    return florins * (FLORIN if turns_left(s) > 1 else 0.02)


def state_worth(s: Baroque, seat: int, state: int) -> float:
    """What control of the state brings until the end of the game; a state taken from a rival counts for both."""
    left = turns_left(s)
    points = float(VALUE[state] + RESIDENCE_VP * s.residence[state])
    points += 1.0 if s.city[state] == CITY else 2.0 if s.city[state] == FORTIFIED else 0.0
    income = VALUE[state] * (2 if s.city[state] else 1) * (left - 1)
    votes = (3.0 if state in ELECTORS else 0.0) + (1.0 if state in DIOCESES else 0.0)
    worth = points * left + FLORIN * income + VOTE * votes
    rival = s.control[state]
    return worth * (1.0 + 0.7 / (s.seats - 1)) if rival != NOBODY and rival != seat else worth


# --- influence


def structures(s: Baroque, seat: int, target: int) -> int:
    """The points that structures not used this turn can add, one of each kind where the table plays so."""
    best = [0, 0, 0]
    for state in range(N):
        if s.control[state] != seat or (s.enemy_at(state, seat) and not s.works_in(state)):
            continue
        if s.city[state] == CITY and not s.used_city[state]:
            best[0] = CITY_BONUS
        elif s.city[state] == FORTIFIED and not s.used_city[state]:
            best[1] = FORTIFIED_BONUS
        if s.residence[state] and not s.used_residence[state] and target in NEAR[state]:
            best[2] = RESIDENCE_BONUS
    return sum(best) if s.one_of_each else max(best)


def missing(s: Baroque, seat: int, state: int) -> int:
    """The points that would give control now."""
    points = s.influence_in(state)
    owner = s.control[state]
    others = max([points[other] for other in range(s.seats) if other != seat])
    if owner != NOBODY:
        others = max(others, points[owner] + MARKER)
    return others + MARGIN - points[seat]


def influence_worth(s: Baroque, seat: int, state: int, way: int) -> float:
    """The worth of the state for each action that its control takes."""
    if s.control[state] == seat:
        return 0.05
    points = POWER_INFLUENCE if way == POWER_CARD else BASE_INFLUENCE
    points += 1 if gets_bonus(s, seat, state) else 0
    need = missing(s, seat, state)
    worth = state_worth(s, seat, state)
    if need <= points:
        return worth + 0.2  # no structure is used up
    boosted = points + structures(s, seat, state)
    if need <= boosted:
        return worth
    actions = 1 + (need - boosted + points - 1) // points
    return worth / actions - 0.3 if actions <= 3 else 0.05


def best_influence(s: Baroque, seat: int, way: int) -> float:
    worths = [influence_worth(s, seat, state, way) for state in targets(s, seat, way)]
    return max(worths) if worths else 0.0


def boost(s: Baroque, step: Any, options: list[Action]) -> list[float]:
    """The smallest structure that is enough, else the greatest; none when the points are enough without."""
    if step.removing:
        return [1.0 if a.verb == "no-structure" else 0.0 for a in options]
    have = step.points + len(step.extra) + (1 if gets_bonus(s, step.seat, step.first) else 0)
    need = missing(s, step.seat, step.first) - have
    out = []
    for a in options:
        gain = {"use-city": CITY_BONUS, "use-fortified": FORTIFIED_BONUS, "use-residence": RESIDENCE_BONUS}.get(
            a.verb, 0
        )
        if gain == 0:
            out.append(5.0 if need <= 0 else 0.0)
        else:
            out.append(4.0 - 0.1 * gain if gain >= need else 1.0 + 0.1 * gain)
    return out


# --- actions of a phase


def action(s: Baroque, seat: int, a: Action) -> float:
    verb = a.verb
    if verb == "play":
        return playing(s, seat, a.args[0])
    if verb in WAYS:
        return best_influence(s, seat, WAYS[verb])
    if verb == "build-city":
        return best_building(s, seat, CITY_WORK) - florins_worth(s, a.args[0])
    if verb == "build-residence":
        return best_building(s, seat, RESIDENCE_WORK) - florins_worth(s, a.args[0])
    if verb == "build-fortified":
        return best_building(s, seat, FORTIFIED_WORK) - florins_worth(s, a.args[0] + 3)
    if verb == "build-army":
        return army_worth(s, seat)
    if verb == "march":
        return march_worth(s, seat, a.args[0])
    return 0.1  # end-phase


def building_worth(s: Baroque, work: int, state: int) -> float:
    left = turns_left(s)
    income = FLORIN * VALUE[state] * (left - 1)
    if work == CITY_WORK:
        return left + income + (1.5 if left > 1 else 0.4)
    if work == RESIDENCE_WORK:
        return RESIDENCE_VP * left + VOTE + 1.0
    if work == FORTIFIED_WORK:
        return float(left)
    return 1.0 + 0.1 * len([near for near in NEAR[state] if s.control[near] != s.control[state]])


def best_building(s: Baroque, seat: int, work: int) -> float:
    places = [state for state in range(N) if s.control[state] == seat and why_not_there(s, seat, work, state) is None]
    return max([building_worth(s, work, state) for state in places]) if places else NEVER


def playing(s: Baroque, seat: int, card: int) -> float:
    """As the card of the phase the best one. As an action only at the end of the turn: a card kept is a phase of three
    actions."""
    worth = card_worth(s, seat, card)
    if type(s.front[0]).__name__ == "MandatoryCard" or s.last_phase:
        return worth
    mine = len(s.hands[seat])
    rivals = max([len(s.hands[other]) for other in range(s.seats) if other != seat])
    return worth - (6.0 if mine <= rivals + 1 else 1.0)


def card_worth(s: Baroque, seat: int, card: int) -> float:
    kind = EFFECT[card]
    record = OPPORTUNITIES[card]
    florins = s.florins[seat]
    if kind == CAPITALISM:
        return 6.0 if florins >= 12 else 4.0 if florins >= 7 else 2.0 if florins >= 4 else 0.2
    if kind == PAINTER:
        gains = [work[1] - florins_worth(s, work[0]) for work in record.works if work[0] <= florins]
        return max(gains) if gains else 0.0
    if kind == POWER:
        return best_influence(s, seat, POWER_CARD)
    if kind == BAROQUE:
        composer = s.most(s.city_counts(), seat) and NOBODY in s.composers
        return 3.0 * turns_left(s) if composer else 0.1
    if kind == TRAITOR:
        return 3.0
    if kind == ASSASSIN:
        return 2.0 if rivals_characters(s, seat) else 0.1
    if kind == GENERAL:
        return 0.3
    worth = character_worth(s, seat, card)
    older = s.character(seat, kind)
    return worth - character_worth(s, seat, older) if older != NOBODY else worth


def character_worth(s: Baroque, seat: int, card: int) -> float:
    """What it gives at the end of the turn, and what it allows until then."""
    record = OPPORTUNITIES[card]
    kind = EFFECT[card]
    last = s.is_last_turn() and not s.last_effects
    worth = 0.0 if last else record.gain_vp + FLORIN * (record.gain_florins - record.pay_florins)
    if record.takes_state and not last:
        worth += 2.0
    phases = len(s.hands[seat])
    if kind == POLITICIAN:
        worth += 0.5 * phases
    elif kind == BISHOP:
        dioceses = len([d for d in DIOCESES if s.control[d] == seat and not s.residence[d]])
        worth += 0.3 * phases + 2.0 * min(dioceses, s.florins[seat] // 6)
    elif kind == ARCHITECT:
        worth += 0.6 * min(phases, s.florins[seat] // 4)
    return worth


def rivals_characters(s: Baroque, seat: int) -> int:
    return sum([len(s.tableau[other]) for other in range(s.seats) if other != seat])


# --- armies


def stop_worth(s: Baroque, seat: int, state: int) -> float:
    """What an army gets by standing here at the end of the turn."""
    if s.host[state] == seat or s.control[state] == seat:
        return 0.0
    if s.enemy_at(state, seat):
        return -3.0
    if s.home[state] != NOBODY:
        return 1.2 * VALUE[state]  # nothing is taken, but its owner gets nothing
    return state_worth(s, seat, state)


def march_target(s: Baroque, seat: int, origin: int) -> float:
    """The best state that one army can reach from here."""
    best = 0.0
    for near in s.near(origin):
        if s.open_to_armies(near):
            best = max(best, stop_worth(s, seat, near))
            if not s.enemy_at(near, seat) and s.control[near] in (NOBODY, seat):
                for far in s.near(near):
                    if far != origin and s.open_to_armies(far):
                        best = max(best, stop_worth(s, seat, far))
    return best


def march_worth(s: Baroque, seat: int, origin: int) -> float:
    """All armies of the state may go, each its own way; one that is about to take its state stays."""
    best = march_target(s, seat, origin) - upkeep(s.turn) * FLORIN
    if s.control[origin] != seat and s.home[origin] == NOBODY:
        return best - state_worth(s, seat, origin)
    return best * (1.0 + 0.5 * (s.armies[origin] - s.moved[origin] - 1))


def army_worth(s: Baroque, seat: int) -> float:
    """An army takes a state, but needs an action more to get there."""
    price = florins_worth(s, 3 + upkeep(s.turn))
    targets_seen = [march_target(s, seat, state) for state in range(N) if s.control[state] == seat]
    return (0.6 * max(targets_seen) - price if targets_seen else 0.0) if s.actions > 1 and not s.bad_weather else 0.0


def muster(s: Baroque, seat: int, origin: int, a: Action) -> float:
    if a.verb == "done-moving":
        return 0.0
    if a.verb == "muster-with-general":
        return NEVER + (0.0 if s.armies[origin] > 1 else 101.0)
    return march_worth(s, seat, origin) - 0.5 * (a.args[0] - 1)


def advance(s: Baroque, seat: int, here: int, a: Action) -> float:
    if a.verb == "halt":
        return stop_worth(s, seat, here) + 0.05 if s.control[here] != seat else 0.0
    if a.verb == "force-march":
        return NEVER
    to = a.args[0]
    worth = stop_worth(s, seat, to)
    if not s.enemy_at(to, seat) and s.control[to] in (NOBODY, seat):
        for far in s.near(to):
            if s.open_to_armies(far) and far != here:
                worth = max(worth, stop_worth(s, seat, far) - 0.1)
    return worth


# --- everything else


def other_choice(s: Baroque, seat: int, a: Action) -> float:
    verb = a.verb
    if verb == "buy":
        bought = len(s.hands[seat])
        return 1.0 if s.florins[seat] >= KEPT + 2 and bought < MAX_BUY + 5 else -1.0
    if verb in ("start-state", "start-city"):
        return VALUE[a.args[0]] + (1.0 if a.args[0] in ELECTORS else 0.0) if CITY_ALLOWED[a.args[0]] else 0.0
    if verb in ("marry", "favour-state", "take-state"):
        return state_worth(s, seat, a.args[0])
    if verb in ("revolt-in", "french-target"):
        mine = s.control[a.args[0]] == seat
        return -state_worth(s, seat, a.args[0]) if mine else state_worth(s, seat, a.args[0])
    if verb in ("lose-city", "reduce-city", "disband"):
        loss = state_worth(s, seat, a.args[0]) if s.control[a.args[0]] != seat else 0.1 * VALUE[a.args[0]]
        return -2.0 - loss
    if verb == "favour":
        return favour(s, a.args[0])
    if verb in ("commission", "invest"):
        return a.args[1] - florins_worth(s, a.args[0]) if verb == "commission" else float(a.args[1] - a.args[0])
    if verb == "bid":
        worth = turns_left(s) * (3.0 if turns_left(s) > 1 else 2.0)
        return 2.0 - 0.01 * a.args[0] if a.args[0] <= min(worth, s.florins[seat] / 2.0) else NEVER
    if verb == "pay-armies":
        return 1.0 + 0.1 * a.args[0]
    if verb == "assassinate":
        mine = a.args[0] in s.tableau[seat]
        return NEVER if mine else 1.0 + character_worth(s, seat, a.args[0])
    if verb in ("play", "pick-card"):
        return card_worth(s, seat, a.args[0])
    if verb == "exchange":
        return -card_worth(s, seat, a.args[0])
    if verb == "retreat":
        return (3.0 if s.control[a.args[0]] == seat else 0.0) + VALUE[a.args[0]]
    if verb == "remove-of":
        return -1.0 if a.args[0] == seat else 1.0
    return OTHERS.get(verb, 0.0)


OTHERS: Final = {
    "pay": 3.0, "commit": 1.0, "gain": 1.0, "intervene": 1.0, "compose": 1.0, "steal": 1.0, "pass": 0.0,
    "mulligan": -2.0,
    "gain-for-points": -1.0, "stake": -1.0, "move-on": -1.0, "forgo": -1.0, "done-favours": -1.0, "defer-pay": 0.2,
}  # fmt: skip


def favour(s: Baroque, kind: int) -> float:
    left = turns_left(s)
    if kind == FAVOUR_STATE:
        return 2.0 * left + (0.5 if left > 2 else 0.0)
    if kind == FAVOUR_VP:
        return 3.0
    if kind == MONEY_LARGE:
        return 3.5 if left > 1 else 0.0
    if kind == MONEY_SMALL:
        return 1.0 if left > 1 else 0.0
    return 0.5 if left > 1 else -0.5
