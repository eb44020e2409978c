"""How good a position is for a seat, in named terms (public facts and one's own cards)."""

from __future__ import annotations

from ludoteca.games.baroque.ai.waste import wasted
from ludoteca.games.baroque.constants import POWER
from ludoteca.games.baroque.data import EFFECT, MARGIN, OPPORTUNITIES, VALUE, N
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.support import upkeep
from ludoteca.games.baroque.rules.victory import electors_held
from ludoteca.games.baroque.state import END, Baroque
from ludoteca.kernel import NOBODY, Action, Evaluator

TERMS = ["vp", "scoring", "support", "income", "florins", "armies", "influence", "hand", "characters", "electors"]


class BaroqueEvaluator(Evaluator[Baroque]):
    def __init__(self) -> None:
        super().__init__()
        self.terms = TERMS
        self.styles = {
            "balanced": [1.0, 1.2, 0.35, 0.25, 0.22, 0.4, 0.25, 0.45, 1.0, 0.3],
            "builder": [1.0, 1.5, 0.25, 0.4, 0.15, 0.2, 0.2, 0.4, 1.2, 0.2],
            "conqueror": [1.0, 1.2, 0.3, 0.2, 0.15, 0.9, 0.1, 0.5, 1.0, 0.8],
            "courtier": [1.0, 1.1, 0.7, 0.25, 0.2, 0.2, 0.45, 0.45, 1.3, 0.4],
        }

    def measure(self, s: Baroque, seat: int) -> list[float]:
        """Points to come count for each turn still to be scored, at most three."""
        left = turns_to_score(s)
        return [
            float(s.vp[seat] - best_rival(s, seat)) if s.over else s.vp[seat] - 0.5 * best_rival(s, seat),
            turn_points(s, seat) * left,
            float(s.support(seat)),
            float(income(s, seat)) * max(0.0, left - 1.0),
            min(30.0, float(s.florins[seat])),
            armies_worth(s, seat),
            influence_worth(s, seat),
            hand_worth(s, seat),
            characters_worth(s, seat),
            float(electors_held(s, seat)),
        ]

    def wasted(self, s: Baroque, seat: int, options: list[Action]) -> list[Action]:
        return wasted(s, seat, options)

    def prior(self, s: Baroque, seat: int, a: Action) -> float:
        return PRIORS.get(a.verb, 1.0)


PRIORS = {
    "end-phase": 0.2,
    "remove": 0.4,
    "disband": 0.3,
    "forgo": 0.2,
    "done-favours": 0.1,
    "mulligan": 0.3,
    "suffer": 0.6,
    "reduce-city": 0.8,
    "pay": 2.0,
    "invest": 2.0,
    "build-residence": 2.0,
    "build-city": 1.5,
    "use-fortified": 1.5,
    "use-residence": 1.5,
    "no-structure": 0.6,
    "halt": 0.8,
}


def turns_to_score(s: Baroque) -> float:
    turns = 3 if s.turns == 0 else s.turns - s.turn + 1
    return float(min(3, turns - 1 if s.phase == END else turns))


def best_rival(s: Baroque, seat: int) -> int:
    return max([s.vp[other] for other in range(s.seats) if other != seat])


def armies_worth(s: Baroque, seat: int) -> float:
    """Armies win the states they stand in, guard their neighbours a little, and cost upkeep."""
    worth = 0.0
    for state in range(N):
        if s.host[state] == seat:
            worth += s.armies[state] * (1.0 - 0.15 * upkeep(s.turn))
            if s.home[state] == NOBODY and s.control[state] != seat:
                worth += 2.0 * VALUE[state]
        elif s.control[state] == seat and s.enemy_at(state, seat):
            worth -= 2.0 * VALUE[state]
    return worth


def influence_worth(s: Baroque, seat: int) -> float:
    """A lead in a neutral state, or the start of one in a rival's; points behind one's own marker protect it."""
    worth = 0.0
    for state in range(N):
        points = s.influence_of(state, seat)
        if not points:
            continue
        owner = s.control[state]
        if owner == seat:
            worth += 0.3 * VALUE[state] * min(points, MARGIN)
        else:
            worth += 0.4 * VALUE[state] * min(points, MARGIN + 1)
    return worth


def hand_worth(s: Baroque, seat: int) -> float:
    worth = 0.0
    for card in s.hands[seat]:
        worth += 2.0 if EFFECT[card] == POWER else 1.5
    return worth


def characters_worth(s: Baroque, seat: int) -> float:
    """What the cards in front will still give, and a little for what they allow meanwhile."""
    worth = 0.0
    idle = s.end_texts_idle()
    for card in s.tableau[seat]:
        record = OPPORTUNITIES[card]
        worth += 0.5 + 0.4 * record.points
        if idle:
            continue
        worth += record.gain_vp + 0.3 * (record.gain_florins - record.pay_florins)
        if record.takes_state:
            worth += 2.0
    return worth
