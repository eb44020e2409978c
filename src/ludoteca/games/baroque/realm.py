"""The Empire as it stands: who controls and occupies each state of the map, its cities and influence, wars and other
signs."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.baroque.data import (
    BANNED,
    BRUNSWICK,
    DIOCESE_VOTES,
    DIOCESES,
    ELECTOR_VOTES,
    ELECTORS,
    NEAR,
    NEAR_BY_PERMISSION,
    RESIDENCE_VOTES,
    STYRIA,
    WAR_KIND,
    WAR_LOSSES,
    N,
)
from ludoteca.kernel import NOBODY, Kind, Table

OTTOMANS: Final = 4  # stands in `host` for the Ottoman marker, which is everybody's enemy
HOST: Final = Kind("host", ["A", "B", "C", "D", "ottomans"])

CITY: Final = 1
FORTIFIED: Final = 2


class Realm(Table):
    """Lists are indexed by state of the map."""

    # Never changed in place, so copies share them: they are replaced as a whole.
    shared: ClassVar[tuple[str, ...]] = (
        "home",
        "in_play",
        "residence",
        "used_city",
        "used_residence",
        "no_income",
        "wars",
    )

    def __init__(self, seats: int, of: Realm | None = None) -> None:
        """An empty map, or the map of another state."""
        super().__init__(seats)
        # the seat whose major state it is (2.1.b); a sold Spanish Netherlands is nobody's (3.1.1.d)
        self.home: list[int] = of.home if of else [NOBODY] * N
        self.in_play: list[int] = of.in_play if of else [1] * N
        # NOBODY for a neutral state (2.1.c); its marker is shown there (11.0.a)
        self.control: list[int] = of.control.copy() if of else [NOBODY] * N
        # the owner of the armies here; armies of two players never share a state (10.4.5.b)
        self.host: list[int] = of.host.copy() if of else [NOBODY] * N
        self.armies: list[int] = of.armies.copy() if of else [0] * N
        self.moved: list[int] = of.moved.copy() if of else [0] * N  # how many of them have moved in this action phase
        # by state and seat: read and written by the methods below
        self.influence: list[int] = of.influence.copy() if of else [0] * (N * seats)
        # 0, CITY or FORTIFIED; it belongs to its state, not to the controller (10.2.2.d)
        self.city: list[int] = of.city.copy() if of else [0] * N
        self.residence: list[int] = of.residence if of else [0] * N
        self.used_city: list[int] = of.used_city if of else [0] * N  # used for influence this turn
        self.used_residence: list[int] = of.used_residence if of else [0] * N
        self.no_income: list[int] = of.no_income if of else [0] * N
        self.battle: list[int] = of.battle.copy() if of else []  # attackers on their way, see begin_battle
        self.wars: list[int] = of.wars if of else [0] * len(WAR_KIND.ids)
        self.ninth: int = of.ninth if of else 0  # Brunswick is an elector
        self.permission: int = of.permission if of else 0
        self.ban: int = of.ban if of else 0
        self.styria_yields: int = of.styria_yields if of else 1  # what the table agreed on
        self.occupied_votes: int = of.occupied_votes if of else 0

    def enemy_at(self, state: int, seat: int) -> bool:
        """An army of another player, or the Ottoman marker."""
        host = self.host[state]
        return host != seat and host != NOBODY

    def near(self, state: int) -> list[int]:
        """Where armies may go from a state: its neighbours, and Prussia's links under Polish Permission."""
        return NEAR_BY_PERMISSION[state] if self.permission else NEAR[state]

    def open_to_armies(self, state: int) -> bool:
        return self.in_play[state] == 1 and not (self.ban and BANNED[state])

    def army_count(self, seat: int) -> int:
        n = 0
        for state in range(N):
            if self.host[state] == seat:
                n += self.armies[state]
        return n

    def armed_states(self, seat: int) -> list[int]:
        return [state for state in range(N) if self.host[state] == seat]

    def controlled(self, seat: int) -> list[int]:
        return [state for state in range(N) if self.control[state] == seat]

    def majors(self, seat: int) -> list[int]:
        return [state for state in range(N) if self.home[state] == seat]

    def occupied(self, state: int) -> bool:
        """A major state with an enemy army in it (11.1.b)."""
        home = self.home[state]
        return home != NOBODY and self.host[state] != home and self.host[state] != NOBODY

    def yields(self, state: int) -> bool:
        """Whether its controller gets money from it (6.1.c)."""
        return not self.no_income[state] and self.scores_for_owner(state)

    def scores_for_owner(self, state: int) -> bool:
        """Whether its controller gets victory points from it (11.1.b). The Ottomans take only armies and influence
        (14.3.4.a), unless the table plays otherwise."""
        if self.host[state] == OTTOMANS:
            return bool(self.styria_yields)
        return not self.occupied(state)

    def support(self, seat: int) -> int:
        """Votes of electors (12.3.1.a) and dioceses (12.3.1.b). They are counted when asked for, so they are never out
        of date (4.6.b)."""
        votes = 0
        control = self.control
        for state in ELECTORS:
            if control[state] == seat and not self.silenced(state):
                votes += ELECTOR_VOTES
        if self.ninth and control[BRUNSWICK] == seat:
            votes += ELECTOR_VOTES
        for state in DIOCESES:
            if control[state] == seat:
                votes += DIOCESE_VOTES + RESIDENCE_VOTES * self.residence[state]
        return votes

    def silenced(self, state: int) -> bool:
        """A major state whose control an enemy army denies (13.0.c): it has no vote for its owner (11.1.b)."""
        return self.occupied(state) and not self.occupied_votes

    def diocese_counts(self) -> list[int]:
        counts = [0] * self.seats
        for state in DIOCESES:
            if self.control[state] >= 0:
                counts[self.control[state]] += 1
        return counts

    def city_counts(self) -> list[int]:
        counts = [0] * self.seats
        for state in range(N):
            if self.city[state] and self.control[state] >= 0:
                counts[self.control[state]] += 1
        return counts

    def active_wars(self) -> int:
        return sum(self.wars)

    def war_cost(self) -> int:
        return WAR_LOSSES[self.active_wars()]

    def add_armies(self, seat: int, state: int, n: int) -> None:
        self.host[state] = seat
        self.armies[state] += n

    def take_armies(self, state: int, n: int, moved: int) -> None:
        """Armies leave a state; `moved` of them had already moved."""
        self.armies[state] -= n
        self.moved[state] -= moved
        if self.armies[state] == 0:
            self.host[state] = NOBODY
            self.moved[state] = 0

    def influence_of(self, state: int, seat: int) -> int:
        return self.influence[state * self.seats + seat]

    def influence_in(self, state: int) -> list[int]:
        """The influence of each seat in a state."""
        base = state * self.seats
        return self.influence[base : base + self.seats]

    def has_influence(self, state: int) -> bool:
        for i in range(state * self.seats, (state + 1) * self.seats):
            if self.influence[i]:
                return True
        return False

    def add_influence(self, state: int, seat: int, points: int) -> None:
        self.influence[state * self.seats + seat] += points

    def set_influence(self, state: int, seat: int, points: int) -> None:
        self.influence[state * self.seats + seat] = points

    def clear_influence(self, state: int) -> None:
        base = state * self.seats
        self.influence[base : base + self.seats] = [0] * self.seats

    def sweep(self, state: int) -> None:
        """Armies enter: all influence goes (10.3.5.a)."""
        if self.has_influence(state):
            self.clear_influence(state)
            self.tell("swept", "10.3.5.a", (state,))

    def begin_battle(self, attacker: int, where: int, origin: int, armies: int, general: bool) -> None:
        """The attackers are on their way from one state to another; the properties below name what is kept of them."""
        self.battle = [attacker, where, origin, armies, int(general)]

    def end_battle(self) -> None:
        self.battle = []

    @property
    def in_battle(self) -> bool:
        return len(self.battle) > 0

    @property
    def attacker(self) -> int:
        return self.battle[0]

    @property
    def battlefield(self) -> int:
        return self.battle[1]

    @property
    def attack_origin(self) -> int:
        return self.battle[2]

    @property
    def attack_armies(self) -> int:
        return self.battle[3]

    @property
    def attack_general(self) -> bool:
        return self.battle[4] == 1


def ottomans_in_styria(s: Realm) -> bool:
    return s.host[STYRIA] == OTTOMANS
