"""Rules of thumb for states, influence, buildings and cards; see base_policy.py."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.ai.weights import Weights
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
    CITY_BONUS,
    DIOCESES,
    EFFECT,
    ELECTORS,
    FORTIFIED_BONUS,
    MARGIN,
    MARKER,
    NEAR,
    OPPORTUNITIES,
    POWER_INFLUENCE,
    RESIDENCE_BONUS,
    RESIDENCE_VP,
    VALUE,
    N,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.actions import MandatoryCard
from ludoteca.games.baroque.rules.build import CITY_WORK, FORTIFIED_WORK, RESIDENCE_WORK, why_not_there
from ludoteca.games.baroque.rules.influence import POWER_CARD, Boost, gets_bonus, targets
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, Action

NEVER: Final = -100.0


def turns_left(s: Baroque) -> int:
    """Turns that will still be scored, the present one included; an open end counts as two more."""
    return max(1, s.turns - s.turn + 1) if s.turns else 2


def florins_worth(w: Weights, s: Baroque, florins: float) -> float:
    return florins * w.florin[min(turns_left(s), 3) - 1]


def state_worth(w: Weights, s: Baroque, seat: int, state: int) -> float:
    """What control of the state brings until the end of the game; a state taken from a rival counts for both."""
    left = turns_left(s)
    points = float(VALUE[state] + RESIDENCE_VP * s.residence[state])
    points += 1.0 if s.city[state] == CITY else 2.0 if s.city[state] == FORTIFIED else 0.0
    income = VALUE[state] * (2 if s.city[state] else 1) * (left - 1)
    votes = (3.0 if state in ELECTORS else 0.0) + (1.0 if state in DIOCESES else 0.0)
    worth = points * left + w.income * income + w.vote * votes
    rival = s.control[state]
    return worth * (1.0 + w.rival / (s.seats - 1)) if rival != NOBODY and rival != seat else worth


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


def influence_worth(w: Weights, s: Baroque, seat: int, state: int, way: int) -> float:
    """The worth of the state for each action that its control takes."""
    if s.control[state] == seat:
        return 0.05
    points = POWER_INFLUENCE if way == POWER_CARD else BASE_INFLUENCE
    points += 1 if gets_bonus(s, seat, state) else 0
    need = missing(s, seat, state)
    worth = state_worth(w, s, seat, state)
    if need <= points:
        return worth + 0.2  # no structure is used up
    boosted = points + structures(s, seat, state)
    if need <= boosted:
        return worth
    actions = 1 + (need - boosted + points - 1) // points
    return worth / actions - w.partial if actions <= 3 else 0.05


def best_influence(w: Weights, s: Baroque, seat: int, way: int) -> float:
    worths = [influence_worth(w, s, seat, state, way) for state in targets(s, seat, way)]
    return max(worths) if worths else 0.0


def boost(s: Baroque, step: Boost, options: list[Action]) -> list[float]:
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


# --- buildings and cards


def building_worth(w: Weights, s: Baroque, work: int, state: int) -> float:
    left = turns_left(s)
    income = w.income * VALUE[state] * (left - 1)
    if work == CITY_WORK:
        return left + income + w.city[min(left, 3) - 1]
    if work == RESIDENCE_WORK:
        return RESIDENCE_VP * left + w.vote + w.residence
    if work == FORTIFIED_WORK:
        return float(left)
    return 1.0 + 0.1 * len([near for near in NEAR[state] if s.control[near] != s.control[state]])


def best_building(w: Weights, s: Baroque, seat: int, work: int) -> float:
    places = [state for state in range(N) if s.control[state] == seat and why_not_there(s, seat, work, state) is None]
    return max([building_worth(w, s, work, state) for state in places]) if places else NEVER


def playing(w: Weights, s: Baroque, seat: int, card: int) -> float:
    """As the card of the phase the best one. As an action only at the end of the turn: a card kept is a phase of three
    actions."""
    worth = card_worth(w, s, seat, card)
    if isinstance(s.front[0], MandatoryCard) or s.last_phase:
        return worth
    mine = len(s.hands[seat])
    rivals = max([len(s.hands[other]) for other in range(s.seats) if other != seat])
    return worth - (w.card_kept if mine <= rivals + 1 else w.card_spare)


def card_worth(w: Weights, s: Baroque, seat: int, card: int) -> float:
    kind = EFFECT[card]
    record = OPPORTUNITIES[card]
    florins = s.florins[seat]
    if kind == CAPITALISM:
        return w.capital * (6.0 if florins >= 12 else 4.0 if florins >= 7 else 2.0 if florins >= 4 else 0.2)
    if kind == PAINTER:
        gains = [work[1] - florins_worth(w, s, work[0]) for work in record.works if work[0] <= florins]
        return max(gains) if gains else 0.0
    if kind == POWER:
        return best_influence(w, s, seat, POWER_CARD) + w.power_card
    if kind == BAROQUE:
        composer = s.most(s.city_counts(), seat) and NOBODY in s.composers
        return w.composer * turns_left(s) if composer else 0.1
    if kind == TRAITOR:
        return w.traitor
    if kind == ASSASSIN:
        return w.assassin if rivals_characters(s, seat) else 0.1
    if kind == GENERAL:
        return w.general
    worth = character_worth(w, s, seat, card)
    older = s.character(seat, kind)
    return worth - character_worth(w, s, seat, older) if older != NOBODY else worth


def character_worth(w: Weights, s: Baroque, seat: int, card: int) -> float:
    """What it gives at the end of the turn, and what it allows until then."""
    record = OPPORTUNITIES[card]
    kind = EFFECT[card]
    last = s.end_texts_idle()
    worth = 0.0 if last else record.gain_vp + w.gift * (record.gain_florins - record.pay_florins)
    if record.takes_state and not last:
        worth += w.takes_state
    phases = len(s.hands[seat])
    if kind == POLITICIAN:
        worth += w.politician * phases
    elif kind == BISHOP:
        dioceses = len([d for d in DIOCESES if s.control[d] == seat and not s.residence[d]])
        worth += w.bishop * phases + w.see * min(dioceses, s.florins[seat] // 6)
    elif kind == ARCHITECT:
        worth += w.architect * min(phases, s.florins[seat] // 4)
    return worth


def rivals_characters(s: Baroque, seat: int) -> int:
    return sum([len(s.tableau[other]) for other in range(s.seats) if other != seat])
