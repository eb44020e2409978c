"""How a battle will end, reckoned from every roll of both sides (attack.15 to attack.36).

A side is assumed to give up what hits least: points of its Estate but the last, then Citizens, then Soldiers. Ottokar's
losses are Citizens first where the program chooses them.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import AMBUSH, BETRAY, HIRE, JOIN
from ludoteca.games.anno_1452.data import CITIZEN_HITS, PEASANT_HITS, SOLDIER_HITS
from ludoteca.games.anno_1452.rules.battle import FIGURE_OF, automatic, estate_of, saves
from ludoteca.games.anno_1452.rules.reactions import allies
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY

FACES: Final = 6
HITTING: Final = [(FACES + 1 - least) / FACES for least in (PEASANT_HITS, CITIZEN_HITS, SOLDIER_HITS)]
PARRY: Final = 1 / FACES  # a 1 of the defender of a City
MAX_KEPT: Final = 4096  # verdicts that are remembered

Shares = list[float]  # chances by number


class Force:
    """The units of one side: points of its Estate, Citizens, Soldiers. `estate`: it stands while its Estate does."""

    def __init__(
        self, points: int, citizens: int, soldiers: int, estate: bool = True, citizens_first: bool = False
    ) -> None:
        self.points = points
        self.citizens = citizens
        self.soldiers = soldiers
        self.estate = estate
        self.citizens_first = citizens_first

    def units(self) -> int:
        return self.points + self.citizens + self.soldiers

    def key(self) -> tuple[int, int, int, bool, bool]:
        return (self.points, self.citizens, self.soldiers, self.estate, self.citizens_first)

    def less(self, lost: int) -> Force:
        """What is left of it after so many hits."""
        spare = max(0, self.points - 1) if self.estate else self.points
        order = [(1, self.citizens), (2, self.soldiers)]
        order = [*order, (0, spare)] if self.citizens_first else [(0, spare), *order]
        left = [self.points, self.citizens, self.soldiers]
        for kind, most in order:
            taken = min(lost, most)
            left[kind] -= taken
            lost -= taken
        left[0] = max(0, left[0] - lost)
        return Force(left[0], left[1], left[2], self.estate, self.citizens_first)

    def rolls(self, parrying: bool) -> list[Shares]:
        """The chance of each number of ones (none, unless it may parry) and of each number of hits."""
        parry = PARRY if parrying else 0.0
        out: list[Shares] = [[1.0]]
        for kind, count in enumerate((self.points, self.citizens, self.soldiers)):
            for _ in range(count):
                out = one_more(out, HITTING[kind], parry)
        return out


def one_more(rolls: list[Shares], hit: float, parry: float) -> list[Shares]:
    """The chances with one more die."""
    most = len(rolls[0])
    ones = len(rolls) + (1 if parry else 0)
    out = [[0.0] * (most + 1) for _ in range(ones)]
    for one, shares in enumerate(rolls):
        for n, share in enumerate(shares):
            out[one][n + 1] += share * hit
            out[one][n] += share * (1.0 - hit - parry)
            if parry:
                out[one + 1][n] += share * parry
    return out


class Verdict:
    """How likely the attacker and the defender are to win (else both fall), and how many units the winner loses."""

    def __init__(self, attack: float, defence: float, lost: float, spent: float) -> None:
        self.attack = attack
        self.defence = defence
        self.lost = lost
        self.spent = spent

    def in_hundred(self) -> list[int]:
        """Of a hundred such battles, those that the attacker wins, those that the defender wins, and the others.
        Either side can win, and is given one at least, unless a side has fallen already."""
        if max(self.attack, self.defence) == 1.0:
            return [int(100.0 * self.attack), int(100.0 * self.defence), 0]
        neither = int(100.0 * (1.0 - self.attack - self.defence) + 0.5)
        won = max(1, min(int(100.0 * self.attack + 0.5), 99 - neither))
        return [won, 100 - won - neither, neither]


class Battle:
    """Goes through every number of losses of both sides, from none to all."""

    def __init__(self, attack: Force, defence: Force, walls: bool) -> None:
        self.sides = [[force.less(n) for n in range(force.units() + 1)] for force in (attack, defence)]
        self.walls = walls
        self.most = [attack.units(), defence.units()]
        self.reached = [[0.0] * (self.most[1] + 1) for _ in range(self.most[0] + 1)]

    def open(self, first: int) -> None:
        """Where the battle stands before its first ordinary round: the side `first` has struck before the other."""
        self.reached[0][0] = 1.0
        if first == NOBODY:
            return
        self.reached[0][0] = 0.0
        second = 1 - first
        for ones, shares in enumerate(self.sides[first][0].rolls(self.walls and first == 1)):
            for hits, share in enumerate(shares):
                hurt = min(hits, self.most[second])
                left = self.sides[second][hurt]
                for n, answer in enumerate(left.rolls(False)[0] if hurt < self.most[second] else [1.0]):
                    back = min(n - min(n, ones), self.most[first])
                    lost = [back, hurt] if first == 0 else [hurt, back]
                    self.reached[lost[0]][lost[1]] += share * answer

    def round(self, a: int, d: int) -> None:
        """Spread the chance of these losses over those after one more round that hits somebody."""
        here = self.reached[a][d]
        attack = self.sides[0][a].rolls(False)[0]
        after: dict[tuple[int, int], float] = {}
        for ones, shares in enumerate(self.sides[1][d].rolls(self.walls)):
            for hits, share in enumerate(shares):
                for n, struck in enumerate(attack):
                    end = (min(a + hits, self.most[0]), min(d + n - min(n, ones), self.most[1]))
                    after[end] = after.get(end, 0.0) + share * struck
        moving = 1.0 - after.pop((a, d), 0.0)
        for (x, y), share in after.items():
            self.reached[x][y] += here * share / moving

    def verdict(self, first: int) -> Verdict:
        self.open(first)
        for a in range(self.most[0]):
            for d in range(self.most[1]):
                if self.reached[a][d] > 0.0:
                    self.round(a, d)
        won = [self.reached[a][self.most[1]] for a in range(self.most[0])]
        held = self.reached[self.most[0]][: self.most[1]]
        return Verdict(sum(won), sum(held), mean(won), mean(held))


def mean(shares: Shares) -> float:
    """The number to be expected, of numbers with these chances."""
    total = sum(shares)
    return sum(n * share for n, share in enumerate(shares)) / total if total else 0.0


KEPT: Final[dict[tuple[object, ...], Verdict]] = {}


def judge(attack: Force, defence: Force, walls: bool, first: int = NOBODY) -> Verdict:
    """How the battle will end; `walls`: the defender's ones cancel hits."""
    key = (*attack.key(), *defence.key(), walls, first)
    if key not in KEPT:
        if len(KEPT) >= MAX_KEPT:
            KEPT.clear()
        KEPT[key] = Battle(attack, defence, walls).verdict(first)
    return KEPT[key]


def force(s: Anno, side: int) -> Force:
    """A side of the declared battle as it stands, with the Reactions that have not taken effect yet."""
    place = estate_of(s, side)
    out = Force(0, len(s.joined[side]), s.troops[side], place != NOBODY, automatic(s, side))
    if place != NOBODY:
        out.points = s.value[place]
        out.citizens += s.citizens[place]
    if s.clash == 0:
        if s.reaction[side] == HIRE and s.troops[side] == s.committed[side]:
            out.soldiers += FIGURE_OF[HIRE]
        elif s.reaction[side] == JOIN:
            out.citizens += min(FIGURE_OF[JOIN] - len(s.joined[side]), len(allies(s, side)))
        if s.reaction[1 - side] == BETRAY:
            betrayed = min(FIGURE_OF[BETRAY], out.citizens)
            out.citizens -= betrayed
            out.soldiers = max(0, out.soldiers - FIGURE_OF[BETRAY] + betrayed)
    return out.less(s.hits[side])


def striking_first(s: Anno) -> int:
    """The side whose Ambush lets it strike first in the next round; NOBODY if none or both have one."""
    ambush = [s.reaction[side] == AMBUSH and s.clash < FIGURE_OF[AMBUSH] for side in (0, 1)]
    return NOBODY if ambush[0] == ambush[1] else 0 if ambush[0] else 1


def prospects(s: Anno, attack: Force, defence: Force) -> Verdict:
    """How the declared battle will end between these forces."""
    return judge(attack, defence, saves(s, 1) > 0, striking_first(s))


def garrison(s: Anno, place: int) -> Force:
    """What defends an Estate that may be attacked."""
    return Force(s.value[place], s.citizens[place], 0)
