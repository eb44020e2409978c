"""What a declared attack will probably bring: the attacker's chance, and how the map would look after either side's
victory."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import AMBUSH, BETRAY, HIRE, JOIN, TRUCE
from ludoteca.games.anno_1452.data import CITIZEN_HITS, PEASANT_HITS, SOLDIER_HITS
from ludoteca.games.anno_1452.rules.battle import FIGURE_OF, end_battle, estate_of, saves, truce, unit_count
from ludoteca.games.anno_1452.rules.reactions import allies
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY

FACES: Final = 6.0
# Found by fighting out some hundreds of different battles: the chance is then wrong by a twentieth as a rule.
SHARPNESS: Final = 3.0  # how much a difference in strength decides
SAVED: Final = 0.8  # hits that a City cancels, for each 1 its defender may expect
TAKEN: Final = 0.7  # of the hits that a beaten side of full strength would deal while it lasts
FIRST_BLOW: Final = 1.5  # what an Ambush is worth in strength
HARDLY: Final = 0.05  # hits a round, where a City's walls cancel nearly all


class Side:
    """The strength of one side: its units, and the hits it may expect in a round."""

    def __init__(self, s: Anno, side: int) -> None:
        place = estate_of(s, side)
        citizens = len(s.joined[side])
        soldiers = s.troops[side]
        points = 0
        if place != NOBODY:
            points = s.value[place]
            citizens += s.citizens[place]
        if s.clash == 0:  # the Reactions take effect with the muster
            if s.reaction[side] == HIRE:
                soldiers += FIGURE_OF[HIRE]
            elif s.reaction[side] == JOIN:
                citizens += min(FIGURE_OF[JOIN], len(allies(s, side)))
        units = points + citizens + soldiers
        lost = s.hits[side]
        if s.clash == 0 and s.reaction[1 - side] == BETRAY:
            lost += FIGURE_OF[BETRAY]
        self.units = float(max(0, units - lost))
        hits = points * chance(PEASANT_HITS) + citizens * chance(CITIZEN_HITS) + soldiers * chance(SOLDIER_HITS)
        self.hits = hits * self.units / units if units else 0.0
        if s.clash == 0 and s.reaction[side] == AMBUSH:
            self.hits *= FIRST_BLOW


def chance(least: int) -> float:
    """That a die shows this face or a higher one."""
    return (FACES + 1.0 - least) / FACES


class BattleEstimate:
    def __init__(self, s: Anno) -> None:
        self.attack = Side(s, 0)
        self.defence = Side(s, 1)
        saved = SAVED * saves(s, 1) * self.defence.units / FACES
        self.attack.hits = max(self.attack.hits - saved, min(HARDLY, self.attack.hits))

    def victory(self) -> float:
        """The attacker's chance."""
        mine = (self.attack.units * self.attack.hits) ** SHARPNESS
        theirs = (self.defence.units * self.defence.hits) ** SHARPNESS
        return mine / (mine + theirs) if mine + theirs > 0.0 else 0.5

    def price(self, side: int) -> int:
        """How many hits the side will have taken if it wins."""
        winner = self.attack if side == 0 else self.defence
        loser = self.defence if side == 0 else self.attack
        if winner.hits == 0.0:
            return 0
        return int(TAKEN * loser.hits * loser.units / winner.hits + 0.5)


def after_victory(s: Anno, side: int, price: int) -> Anno:
    """A copy in which the side has won, for the price of so many hits: points of its Estate first, then Citizens."""
    o = s.copy()
    beaten = estate_of(o, 1 - side)
    for place in o.joined[1 - side]:
        o.lift_citizen(place)
    o.joined[1 - side].clear()
    o.troops[1 - side] = 0
    if beaten != NOBODY:
        while o.citizens[beaten]:
            o.lift_citizen(beaten)
        o.value[beaten] = 0
    own = estate_of(o, side)
    if own != NOBODY:
        points = min(price, o.value[own] - 1)
        o.value[own] -= points
        for _ in range(min(price - points, o.citizens[own])):
            o.lift_citizen(own)
    elif unit_count(o, side) == 0:  # only hired or allied units that have not come yet
        o.troops[side] = 1
    end_battle(o)
    return o


class Outcome:
    """What the map may look like when the attack is over, and how likely that is."""

    def __init__(self, likely: float, state: Anno) -> None:
        self.likely = likely
        self.state = state


def outcomes(s: Anno) -> list[Outcome]:
    if s.reaction[1] == TRUCE and s.clash == 0:
        o = s.copy()
        truce(o)
        return [Outcome(1.0, o)]
    estimate = BattleEstimate(s)
    victory = estimate.victory()
    return [
        Outcome(victory, after_victory(s, 0, estimate.price(0))),
        Outcome(1.0 - victory, after_victory(s, 1, estimate.price(1))),
    ]
