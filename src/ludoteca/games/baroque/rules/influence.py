"""Influence (10.3): where it goes, what raises it, how it is placed and removed."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.constants import BESIDE_BRANDENBURG, BESIDE_NO_MAJOR, BISHOP, OUTER_BORDER, POLITICIAN
from ludoteca.games.baroque.data import (
    BASE_INFLUENCE,
    BORDER,
    BRANDENBURG,
    CITY_BONUS,
    FORTIFIED_BONUS,
    NEAR,
    OPPORTUNITIES,
    POWER_INFLUENCE,
    REACH,
    RESIDENCE_BONUS,
    N,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.control import settle_influence
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, Action, No, Step, Verb0, changed

# The ways to use influence (10.3.b).
BASE: Final = 0
POWER_CARD: Final = 1
BY_POLITICIAN: Final = 2
BY_BISHOP: Final = 3

# Where an extra point may go.
ON_FIRST: Final = 1
ON_SECOND: Final = 2
# Kinds of structure already used in the action.
USED_CITY: Final = 1
USED_FORTIFIED: Final = 2
USED_RESIDENCE: Final = 4

NO_STRUCTURE: Final = Action("no-structure")

ALL_STATES: Final = list(range(N))
PLACE: Final[list[Action]] = [Action("place", (state,)) for state in range(N)]
REMOVE: Final[list[Action]] = [Action("remove", (state,)) for state in range(N)]


def why_not_target(s: Baroque, seat: int, state: int) -> No | None:
    """What bars influence in a state, for every way of influence: politicians (10.3.3.a) and bishops (10.3.4.b) as
    well."""
    if not s.in_play[state]:
        return No("not-in-play", "2.1.e", (state,))
    if s.home[state] != NOBODY:
        return No("major-state", "10.3.1.a", (state,))
    if s.enemy_at(state, seat):
        return No("enemy-army", "10.3.1.a", (state,))
    return None


def open_to_influence(s: Baroque, seat: int, state: int) -> bool:
    return s.host[state] in (NOBODY, seat) and s.home[state] == NOBODY and s.in_play[state] == 1


def in_reach(s: Baroque, seat: int, way: int) -> list[int]:
    """The states a way of influence reaches, open to it or not."""
    if way == BASE:
        reached = [0] * N
        control = s.control
        for state in range(N):
            if control[state] == seat:
                if s.isolated:
                    reached[state] = 1
                for near in NEAR[state]:
                    reached[near] = 1
        return [state for state in range(N) if reached[state]]
    if way == BY_BISHOP:
        return REACH[s.character(seat, BISHOP)]
    return ALL_STATES


def targets(s: Baroque, seat: int, way: int) -> list[int]:
    return [state for state in in_reach(s, seat, way) if open_to_influence(s, seat, state)]


def has_target(s: Baroque, seat: int, way: int) -> bool:
    """Whether `targets` finds any: most often the first neighbour looked at is one."""
    if way == BASE and not s.isolated:
        for state in range(N):
            if s.control[state] == seat:
                for near in NEAR[state]:
                    if open_to_influence(s, seat, near):
                        return True
        return False
    for state in in_reach(s, seat, way):
        if open_to_influence(s, seat, state):
            return True
    return False


def points_in(s: Baroque, state: int) -> int:
    """All influence in a state."""
    return sum(s.influence_in(state))


class Influence(Verb0[Baroque]):
    """The base action (9.3.b, 10.3.b)."""

    name = "influence"

    def __init__(self, way: int) -> None:
        self.way = way
        self.action = Action(self.name)

    def candidates(self, s: Baroque, seat: int) -> list[Action]:
        return [self.action]

    def allow(self, s: Baroque, seat: int, out: list[Action]) -> None:
        if self.refuse(s, seat) is None:
            out.append(self.action)

    def refuse(self, s: Baroque, seat: int) -> No | None:
        return None if has_target(s, seat, self.way) else No("no-target", "10.3.b")

    def apply(self, s: Baroque, seat: int) -> None:
        s.then(InfluenceTarget(seat, self.way))


class InfluenceByPolitician(Influence):
    name = "influence-politician"

    def refuse(self, s: Baroque, seat: int) -> No | None:
        if s.character(seat, POLITICIAN) == NOBODY:
            return No("politician-needed", "9.3.b")
        return super().refuse(s, seat)


class InfluenceByBishop(Influence):
    name = "influence-bishop"

    def refuse(self, s: Baroque, seat: int) -> No | None:
        if s.character(seat, BISHOP) == NOBODY:
            return No("bishop-needed", "9.3.b")
        return super().refuse(s, seat)


INFLUENCES: Final[list[Influence]] = [
    Influence(BASE),
    InfluenceByPolitician(BY_POLITICIAN),
    InfluenceByBishop(BY_BISHOP),
]


class InfluenceTarget(Step[Baroque]):
    """One action places or removes, never both (10.3.a); a bishop removes too, unless the table plays otherwise
    (10.3.4.a)."""

    rule = "10.3.b"

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def candidates(self, s: Baroque) -> list[Action]:
        reached = in_reach(s, self.seat, self.way)
        return [PLACE[state] for state in reached] + [REMOVE[state] for state in reached if s.has_influence(state)]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if a.verb == "remove" and self.way == BY_BISHOP and not s.bishops_remove:
            return No("bishops-only-place", "10.3.4.a")
        return why_not_target(s, self.seat, a.args[0])

    def take(self, s: Baroque, a: Action) -> None:
        removing = a.verb == "remove"
        if self.way == POWER_CARD:
            s.then(SecondTarget(self.seat, removing, a.args[0]))
        else:
            s.then(Boost(self.seat, BASE_INFLUENCE, removing, a.args[0], a.args[0], 0, ()))


class SecondTarget(Step[Baroque]):
    """The two points of a Power card may be divided (10.3.2.a); a second removal where nothing is left is lost
    (10.3.b)."""

    rule = "10.3.2.a"

    def __init__(self, seat: int, removing: bool, first: int) -> None:
        self.seat = seat
        self.removing = removing
        self.first = first

    def options(self, s: Baroque) -> list[Action]:
        if not self.removing:
            return [PLACE[state] for state in targets(s, self.seat, POWER_CARD)]
        return [
            REMOVE[state] for state in targets(s, self.seat, POWER_CARD) if state == self.first or points_in(s, state)
        ]

    def take(self, s: Baroque, a: Action) -> None:
        others = (ON_SECOND,) * (POWER_INFLUENCE - BASE_INFLUENCE)
        s.then(Boost(self.seat, BASE_INFLUENCE, self.removing, self.first, a.args[0], 0, others))


class Boost(Step[Baroque]):
    """A city (10.2.2.c), a fortified city (10.2.3.c) or a residence (10.2.4.c) may raise the action: one structure, or
    one of each kind if the table plays so (10.3.c). `extra` says for each further point which of the two targets may
    get it."""

    rule = "10.3.c"

    def __init__(
        self, seat: int, points: int, removing: bool, first: int, second: int, used: int, extra: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.points = points
        self.removing = removing
        self.first = first
        self.second = second
        self.used = used
        self.extra = extra

    def options(self, s: Baroque) -> list[Action]:
        if (self.used and not s.one_of_each) or self.enough(s):
            return []
        out: list[Action] = []
        for state in range(N):
            if s.control[state] != self.seat or (s.enemy_at(state, self.seat) and not s.works_in(state)):
                continue
            if s.city[state] == CITY and not s.used_city[state] and not self.used & USED_CITY:
                out.append(Action("use-city", (state,)))
            elif s.city[state] == FORTIFIED and not s.used_city[state] and not self.used & USED_FORTIFIED:
                out.append(Action("use-fortified", (state,)))
            if s.residence[state] and not s.used_residence[state] and not self.used & USED_RESIDENCE:
                if self.first in NEAR[state] or self.second in NEAR[state]:
                    out.append(Action("use-residence", (state,)))
        if out:
            out.append(NO_STRUCTURE)
        return out

    def enough(self, s: Baroque) -> bool:
        """Nothing would be left to remove for further points."""
        if not self.removing:
            return False
        there = points_in(s, self.first)
        if self.second != self.first:
            there += points_in(s, self.second)
        return self.points + len(self.extra) >= there

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "no-structure":
            self.run(s)
            return
        state = a.args[0]
        kind = USED_CITY
        bonus = CITY_BONUS
        where = ON_FIRST | ON_SECOND
        if a.verb == "use-fortified":
            kind = USED_FORTIFIED
            bonus = FORTIFIED_BONUS
        if a.verb == "use-residence":
            kind = USED_RESIDENCE
            bonus = RESIDENCE_BONUS
            where = (ON_FIRST if self.first in NEAR[state] else 0) | (ON_SECOND if self.second in NEAR[state] else 0)
            s.used_residence = changed(s.used_residence, state, 1)
        else:
            s.used_city = changed(s.used_city, state, 1)
        s.tell("structure-used", self.rule, (self.seat, state, bonus))
        extra = self.extra + (where,) * bonus
        s.then(Boost(self.seat, self.points, self.removing, self.first, self.second, self.used | kind, extra))

    def run(self, s: Baroque) -> None:
        extra = self.extra
        if not self.removing:
            where = 0
            if gets_bonus(s, self.seat, self.first):
                where |= ON_FIRST
            if gets_bonus(s, self.seat, self.second):
                where |= ON_SECOND
            if where:
                extra = (*extra, where)
        s.then(Spread(self.seat, self.removing, self.first, self.second, self.points, 0, extra))


def gets_bonus(s: Baroque, seat: int, state: int) -> bool:
    """The politician's extra point, once per action, for influence placed by any means (card.frederick_william.a,
    card.thurn_und_taxis.a, card.lobkowitz.a)."""
    card = s.character(seat, POLITICIAN)
    if card == NOBODY:
        return False
    bonus = OPPORTUNITIES[card].bonus
    if bonus == BESIDE_BRANDENBURG:
        return state in NEAR[BRANDENBURG]
    if bonus == OUTER_BORDER:
        return on_outer_border(s, state)
    if bonus == BESIDE_NO_MAJOR:
        for near in NEAR[state]:
            if s.home[near] != NOBODY:
                return False
        return True
    return False


def on_outer_border(s: Baroque, state: int) -> bool:
    """At the sea or beside a foreign country; a possession that is not sold yet is one (2.1.e)."""
    if BORDER[state]:
        return True
    for near in NEAR[state]:
        if not s.in_play[near]:
            return True
    return False


class Spread(Step[Baroque]):
    """Each extra point goes to one target that qualifies for it; asked only where both do (10.3.d)."""

    rule = "10.3.d"

    def __init__(
        self,
        seat: int,
        removing: bool,
        first: int,
        second: int,
        on_first: int,
        on_second: int,
        extra: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.removing = removing
        self.first = first
        self.second = second
        self.on_first = on_first
        self.on_second = on_second
        self.extra = extra

    def options(self, s: Baroque) -> list[Action]:
        if self.first == self.second or (ON_FIRST | ON_SECOND) not in self.extra:
            return []
        return [Action("extra-point", (self.first,)), Action("extra-point", (self.second,))]

    def take(self, s: Baroque, a: Action) -> None:
        at = self.extra.index(ON_FIRST | ON_SECOND)
        where = ON_FIRST if a.args[0] == self.first else ON_SECOND
        extra = (*self.extra[:at], where, *self.extra[at + 1 :])
        s.then(Spread(self.seat, self.removing, self.first, self.second, self.on_first, self.on_second, extra))

    def run(self, s: Baroque) -> None:
        first = self.on_first
        second = self.on_second
        for where in self.extra:
            if self.first != self.second and where == ON_SECOND:
                second += 1
            else:
                first += 1
        if self.removing:
            if second:
                s.then(RemovePoints(self.seat, self.second, second))
            s.then(RemovePoints(self.seat, self.first, first))
            return
        place(s, self.seat, self.first, first)
        if second:
            place(s, self.seat, self.second, second)


def place(s: Baroque, seat: int, state: int, points: int) -> None:
    """Influence of several players may lie together (10.3.e) until somebody has the margin of chapter 11, which is
    checked after each point (11.0.b)."""
    s.tell("placed", "10.3.b", (seat, points, state))
    for _ in range(points):
        s.add_influence(state, seat, 1)
        settle_influence(s, state, seat)


class RemovePoints(Step[Baroque]):
    """Points of any players go, one by one where it matters whose (10.3.1.b). The margin of chapter 11 is checked after
    each point (11.0.b), which may discard the points of others. Control markers stay (10.3.6.a)."""

    rule = "10.3.1.b"

    def __init__(self, seat: int, state: int, points: int) -> None:
        self.seat = seat
        self.state = state
        self.points = points

    def owners(self, s: Baroque) -> list[int]:
        return [seat for seat in range(s.seats) if s.influence_of(self.state, seat)]

    def options(self, s: Baroque) -> list[Action]:
        owners = self.owners(s)
        if len(owners) < 2 or self.points == 0:
            return []
        return [Action("remove-of", (seat,)) for seat in owners]

    def take(self, s: Baroque, a: Action) -> None:
        self.remove(s, a.args[0], 1)
        s.then(RemovePoints(self.seat, self.state, self.points - 1))

    def run(self, s: Baroque) -> None:
        """The influence left is of one player at most, who gains nothing by losing it."""
        for owner in self.owners(s):
            n = min(self.points, s.influence_of(self.state, owner))
            if n:
                self.remove(s, owner, n)

    def remove(self, s: Baroque, owner: int, n: int) -> None:
        s.add_influence(self.state, owner, -n)
        s.tell("removed", self.rule, (self.seat, n, self.state, owner))
        settle_influence(s, self.state, self.seat)
