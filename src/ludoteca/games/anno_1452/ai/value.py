"""How good a position is for a prince of Anno 1452."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.ai.battle_outcomes import outcomes
from ludoteca.games.anno_1452.clauses import HAND_ESTATE, PAY, SPARE
from ludoteca.games.anno_1452.constants import MARRIAGE, SPECIAL, TITLE
from ludoteca.games.anno_1452.data import (
    CARDS,
    GOLD_PER_POINT,
    GOLD_PER_VICTORY,
    KIND_OF,
    LIMIT,
    MAX_PRESTIGE,
    N_REGIONS,
    PLACES,
    REGION_OF,
)
from ludoteca.games.anno_1452.rules.attack import attacks_anywhere, reach
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.games.anno_1452.rules.needs import needs_met
from ludoteca.games.anno_1452.rules.prestige import category_counts, category_points
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.kernel import NOBODY, Action, Evaluator

ENOUGH_TARGETS: Final = 3
TRUST: Final = 0.9  # what a promise is worth beside the thing itself
LONG_PEACE: Final = 8  # spaces of the time track: two Epochs
HORIZON: Final = 4  # Evaluations to come: in more than these the others will not stay where they are


class AnnoEvaluator(Evaluator[Anno]):
    """Victory Points now, and what will bring more: income and Prestige of the Epochs to come, hand, Soldiers, coming
    majorities, safety."""

    def __init__(self) -> None:
        super().__init__()
        self.terms = [
            "estates",
            "citizens",
            "cities",
            "principalities",
            "gold",
            "prestige",
            "income",
            "majorities",
            "hand",
            "soldiers",
            "danger",
        ]
        self.styles = {
            "balanced": [1.0, 0.5, 1.0, 1.0, 0.1, 1.0, 0.1, 0.4, 0.25, 0.05, -0.2],
            "builder": [1.2, 0.6, 1.4, 1.0, 0.09, 0.9, 0.12, 0.4, 0.25, 0.05, -0.3],
            "warrior": [1.4, 0.5, 1.1, 1.3, 0.08, 0.8, 0.09, 0.6, 0.3, 0.1, -0.1],
            "courtier": [1.0, 0.4, 1.0, 1.3, 0.09, 1.3, 0.09, 0.6, 0.4, 0.05, -0.25],
        }

    def measure(self, s: Anno, seat: int) -> list[float]:
        if s.attacker == NOBODY:
            return self.peace(s, seat)
        out = [0.0] * len(self.terms)
        for outcome in outcomes(s):
            measured = self.peace(outcome.state, seat)
            for i in range(len(out)):
                out[i] += outcome.likely * measured[i]
        return out

    def peace(self, s: Anno, seat: int) -> list[float]:
        """The terms while nobody fights."""
        epochs = max(0, s.last_row - s.row)
        majorities = 0.0
        for region in range(N_REGIONS):
            mine = s.estates_in(seat, region)
            if mine and s.holder[region] != seat:
                majorities += 2.0 * mine / LIMIT[region]
        return [
            s.estates(seat) + expected_estates(s, seat),
            float(s.citizens_of(seat)),
            float(s.cities(seat)),
            float(s.principalities(seat)),
            s.gold[seat] + expected_gold(s, seat),
            s.prestige[seat] + prestige_to_come(s, seat, min(epochs, HORIZON)),
            float(incomes(s)[seat] * epochs),
            majorities,
            hand_worth(s, seat) if epochs else 0.0,
            float(s.soldiers[seat]),
            danger(s, seat) if epochs else 0.0,
        ]

    def prior(self, s: Anno, seat: int, a: Action) -> float:
        """Building and settling are the daily bread; a player rarely passes or gives up a benefit."""
        if a.verb in ("pass", "waive", "propose-end"):
            return 0.3
        if a.verb in ("build", "play", "city", "special"):
            return 1.5
        if a.verb == "attack":
            return 0.8 if s.soldiers[seat] == 0 else 1.6
        return 1.0


def expected_gold(s: Anno, seat: int) -> float:
    """Gold promised to the seat and by it, for a later date."""
    total = 0.0
    for c in s.in_force(PAY) if s.agreements else []:
        if c.args[1] == seat:
            total += TRUST * c.args[2]
        elif c.args[0] == seat:
            total -= c.args[2]
    return total


def expected_estates(s: Anno, seat: int) -> float:
    """Estates promised to the seat and by it."""
    total = 0.0
    for c in s.in_force(HAND_ESTATE) if s.agreements else []:
        if s.owner[c.args[2]] == c.args[0]:
            total += TRUST if c.args[1] == seat else -1.0 if c.args[0] == seat else 0.0
    return total


def peace_left(s: Anno, seat: int, other: int) -> float:
    """How much of the time to come the other is bound not to attack the seat: 1 for two Epochs and more."""
    last = s.peace_until(seat, other)
    for c in s.in_force(SPARE):
        if c.args[0] == other and c.args[1] == seat:
            last = max(last, c.until)
    return min(1.0, max(0, last - s.now()) / LONG_PEACE) if last != NOBODY else 0.0


def prestige_to_come(s: Anno, seat: int, evaluations: int) -> float:
    """What these Evaluations bring if all keep their places in the four categories; beyond the ends of the track
    Gold counts."""
    points = 0
    for counts in category_counts(s):
        points += category_points(counts)[seat]
    end = float(s.prestige[seat] + points * evaluations)
    beyond = max(0.0, end - MAX_PRESTIGE) + min(0.0, end)
    return end - s.prestige[seat] - beyond * (1.0 - GOLD_PER_POINT / GOLD_PER_VICTORY)


def hand_worth(s: Anno, seat: int) -> float:
    """A card that can be used soon is worth more than one that waits."""
    worth = 0.0
    for card in s.hands[seat]:
        if KIND_OF[card] in (MARRIAGE, TITLE):
            worth += 2.0 if needs_met(s, seat, card) else 0.5
        elif KIND_OF[card] == SPECIAL:
            worth += 1.2
        else:
            worth += 0.8
        if CARDS[card].city >= 0 and s.estates_in(seat, CARDS[card].city):
            worth += 0.8
    return worth


def danger(s: Anno, seat: int) -> float:
    """How many opponents not bound by a pact could attack next, and how much; a few targets are enough for anyone."""
    total = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        open_time = 1.0 - peace_left(s, seat, other) if s.agreements else 1.0
        if open_time <= 0.0:
            continue
        everywhere = attacks_anywhere(s, other)
        mask = reach(s, other)
        targets = 0
        for p in range(PLACES):
            if s.owner[p] == seat and (everywhere or contains(mask, REGION_OF[p])):
                targets += 1
        total += min(targets, ENOUGH_TARGETS) * open_time
    return total
