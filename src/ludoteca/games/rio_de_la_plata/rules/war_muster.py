"""The war begins: roles, number and placing of the attackers, cannons (war.1 to war.18)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import EDGES, SPACES
from ludoteca.games.rio_de_la_plata.camps import CAMP_EDGE, CAMP_SIZE, CAMPS, camp, waiting
from ludoteca.games.rio_de_la_plata.constants import FORT
from ludoteca.games.rio_de_la_plata.data import COUNT_BONUS, EXPERIENCE, GUNNER, MAX_GROUP, OFFICES, TRACK_BONUS, WAR
from ludoteca.games.rio_de_la_plata.rules.war_deploy import ClaimCommand, OpenDeploy
from ludoteca.games.rio_de_la_plata.rules.war_end import EndWar
from ludoteca.games.rio_de_la_plata.rules.war_turn import Round
from ludoteca.games.rio_de_la_plata.stacks import COLOURS, SHADOW, SIZE, VIOLET, count, discs, pile, uniform
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Action, Confirm, Step, changed

PER_DEFENDER: Final[int] = WAR["attackers_per_defending_player"]
CANNON_BASE: Final[int] = WAR["cannon_target_base"]
CANNON_VP: Final[int] = OFFICES[GUNNER].power["vp_per_enemy_by_cannon"]
CANNON_BONUS: Final[int] = OFFICES[GUNNER].power["cannon_roll_bonus"]
BEST_ROLL: Final = 12
CAMP: Final = [Action("camp", (CAMP_EDGE[i], CAMP_SIZE[i])) for i in range(CAMPS)]
HIT: Final = [Action("hit", (CAMP_EDGE[i], CAMP_SIZE[i])) for i in range(CAMPS)]


def next_attacker(s: Rio) -> int:
    """war.4: the last in turn order who has not attacked yet."""
    return [seat for seat in s.order if s.marks[seat] == 0][-1]


def bonus(s: Rio, enemy: int) -> int:
    """war.6 to war.10: the track's figure, corrected for experience and player count, never below 0."""
    n = TRACK_BONUS[s.foes[enemy]]
    weakest = min(s.levels[seat] for seat in s.defenders())  # intro.4: the least experienced defender
    n += s.beginner_correction if weakest == 0 else EXPERIENCE[weakest]  # war.8
    n += COUNT_BONUS[s.count_bonus][s.seats]  # war.9
    return max(0, n)


def take_sides(s: Rio, enemy: int) -> tuple[int, int]:
    """war.4, war.5, war.11: who attacks, who stands aside; how many attackers come, and how many defenders stand in the
    city."""
    seat = next_attacker(s)
    s.attacker = seat
    s.enemy = enemy
    s.marks = changed(s.marks, seat, 1)  # war.4b
    s.wars += 1
    s.tell("attacker", "war.4", (seat, enemy))
    s.idle = [0] * SPACES
    standing = 0
    for space in range(SPACES):
        stack = s.stack[space]
        if stack:
            own = count(stack, seat)
            if own:  # war.11: the attacker's own workers stand aside
                s.idle[space] = own
                s.stack[space] = pile([c for c in discs(stack) if c != seat])
            standing += SIZE[s.stack[space]]
    s.lead = list(range(COLOURS)) + [seat]
    defending = s.seats - 1
    if s.seats == 2:  # variant.2d: a second defending colour, led by the same player
        defending = 2
        s.lead[seat if s.second_colour else SHADOW] = s.defenders()[0]
    s.camps = [0] * CAMPS
    s.left = [0] * SPACES
    s.fought = [0] * SPACES
    s.boosted = [0] * SPACES
    s.stacked = [0] * SPACES
    s.violet = 0
    s.round = 0
    s.quiet = 0
    # war.5, faq.21; war.15, faq.17: the number of violet discs is no limit
    return standing + PER_DEFENDER * defending + bonus(s, enemy), standing


class StartWar(Step[Rio]):
    """war.3: roles, attackers, cannons, defenders, fighting."""

    rule = "war.4"

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def run(self, s: Rio) -> None:
        n, standing = take_sides(s, self.enemy)
        seat = s.attacker
        s.then(EndWar())
        if s.open_edges() == 0:  # war.14b
            s.tell("war-no-entrance", "war.14b")
            return
        s.tell("attackers", "war.5", (seat, n, standing, bonus(s, self.enemy)))
        s.then(Round())  # war.22: it begins with the attackers
        for defender in reversed(s.defenders()):
            s.then(OpenDeploy(defender))
        for space in range(SPACES):
            if s.stack[space] and not uniform(s.stack[space]):
                s.then(ClaimCommand(discs(s.stack[space])[0], space))
        s.then(PlaceAttackers(seat, n), Cannons())


class PlaceAttackers(Step[Rio]):
    """war.12, war.13: all pieces, in groups of 1 to 3, at perimeter edges without a wall."""

    rule = "war.12"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Rio) -> list[Action]:
        most = min(self.n, MAX_GROUP)
        return [CAMP[camp(e, n)] for e in range(EDGES) if not s.walls[e] for n in range(1, most + 1)]

    def take(self, s: Rio, a: Action) -> None:
        edge, size = a.args
        s.camps[camp(edge, size)] += 1
        s.violet += size
        s.tell("camped", "war.13", (self.seat, size, edge))
        s.then(PlaceAttackers(self.seat, self.n - size) if self.n > size else Confirm(self.seat))


class Cannons(Step[Rio]):
    """war.16, war.17: who fires, if the Fort stands."""

    rule = "war.16"

    def run(self, s: Rio) -> None:
        if not s.standing[FORT]:
            return
        owner = s.office_owner[GUNNER]
        if owner != NOBODY and owner != s.attacker and s.wields(owner, GUNNER):
            s.then(Bet(owner, True))
            return
        firer = NOBODY
        for seat in s.defenders():  # fewest VP; among equals the one further back (ruling G24)
            if firer == NOBODY or s.vp[seat] <= s.vp[firer]:
                firer = seat
        s.then(Bet(firer, False))


class Bet(Step[Rio]):
    """How many attackers the cannons shall destroy; `gunner`: fired by the office's owner, with bonus and VP."""

    rule = "war.16"

    def __init__(self, seat: int, gunner: bool) -> None:
        self.seat = seat
        self.gunner = gunner

    def options(self, s: Rio) -> list[Action]:
        best = BEST_ROLL + (CANNON_BONUS if self.gunner else 0) - CANNON_BASE
        return [Action("bet", (n,)) for n in range(1, min(best, s.violet) + 1)] + [Action("hold")]

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "hold":
            s.tell("cannons-held", self.rule, (self.seat,))
            return
        n = a.args[0]
        total = s.roll(6) + s.roll(6) + 2 + (CANNON_BONUS if self.gunner else 0)
        if total < CANNON_BASE + n:
            s.tell("cannons-missed", self.rule, (self.seat, n, CANNON_BASE + n, total))
            return
        vp = CANNON_VP * n if self.gunner else 0
        s.score(self.seat, vp)
        s.tell("cannons-hit", "office.gunner" if self.gunner else "war.17", (self.seat, n, CANNON_BASE + n, total, vp))
        s.then(Hit(self.seat, n))


class Hit(Step[Rio]):
    """war.18: the player who fired chooses the victims, piece by piece, from any groups."""

    rule = "war.18"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Rio) -> list[Action]:
        if self.n == 0:
            return []
        return [HIT[i] for i in waiting(s.camps)]

    def take(self, s: Rio, a: Action) -> None:
        edge, size = a.args
        s.camps[camp(edge, size)] -= 1
        if size > 1:
            s.camps[camp(edge, size - 1)] += 1
        s.violet -= 1
        s.tell("hit", self.rule, (self.seat, edge, size))
        s.then(Hit(self.seat, self.n - 1) if self.n > 1 else Confirm(self.seat))


assert VIOLET == COLOURS  # the last entry of `lead` belongs to the enemy discs
