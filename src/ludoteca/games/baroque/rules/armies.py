"""Moving armies (10.4 to 10.4.4)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.constants import GENERAL
from ludoteca.games.baroque.data import FORCED_MARCH, MOVES, OPPORTUNITIES, N
from ludoteca.games.baroque.rules.battle import Battle
from ludoteca.games.baroque.rules.strength import battle_foreseen
from ludoteca.games.baroque.state import Baroque, die
from ludoteca.games.baroque.vocabulary import IN_STATE
from ludoteca.kernel import NOBODY, Action, Foresight, No, Step, Verb1

MARCH: Final[list[Action]] = [Action("march", (state,)) for state in range(N)]
ENTER: Final[list[Action]] = [Action("enter", (state,)) for state in range(N)]
HALT: Final = Action("halt")
FORCE: Final = Action("force-march")


def why_not_march(s: Baroque, seat: int, origin: int) -> No | None:
    """What keeps all armies of a state from moving."""
    if s.bad_weather:
        return No("bad-weather", "card.bad_weather")
    if s.host[origin] != seat:
        return No("no-army-there", "10.4.a", (origin,))
    if s.armies[origin] <= s.moved[origin]:
        return No("already-moved", "10.4.4.a", (origin,))
    if s.general_at[seat] == origin and s.general_moved and s.armies[origin] == 1:
        return No("general-alone", "10.4.b", (origin,))
    for near in s.near(origin):
        if s.open_to_armies(near):
            return None
    return No("no-open-border", "10.4.1.a", (origin,))


def why_not_enter(s: Baroque, to: int) -> No | None:
    """What closes a state to armies from its neighbours."""
    if not s.in_play[to]:
        return No("not-in-play", "2.1.e", (to,))
    if not s.open_to_armies(to):
        return No("no-armies-near-mainz", "card.schonborn.b", (to,))
    return None


class March(Verb1[Baroque]):
    """The armies of one state move (10.4.a). Every state may be asked about."""

    name = "march"
    args = IN_STATE

    def candidates(self, s: Baroque, seat: int) -> list[Action]:
        return [MARCH[state] for state in s.armed_states(seat)]

    def explains(self, a: Action) -> bool:
        return True

    def refuse(self, s: Baroque, seat: int, state: int) -> No | None:
        return why_not_march(s, seat, state)

    def apply(self, s: Baroque, seat: int, state: int) -> None:
        s.then(Muster(seat, state, True))


class Muster(Step[Baroque]):
    """How many armies go together, and whether the general goes along; other groups may follow from the same state
    (10.4.a). The general must always stand with an army and moves once per action phase (10.4.b)."""

    rule = "10.4.a"

    def __init__(self, seat: int, origin: int, first: bool) -> None:
        self.seat = seat
        self.origin = origin
        self.first = first

    def options(self, s: Baroque) -> list[Action]:
        if s.host[self.origin] != self.seat:
            return []
        general = s.general_at[self.seat] == self.origin
        out: list[Action] = []
        for n in range(1, s.armies[self.origin] - s.moved[self.origin] + 1):
            if not general or n < s.armies[self.origin]:
                out.append(Action("muster", (n,)))
            if general and not s.general_moved:
                out.append(Action("muster-with-general", (n,)))
        if out and not self.first:
            out.append(Action("done-moving"))
        return out

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "done-moving":
            return
        general = a.verb == "muster-with-general"
        s.then(Advance(self.seat, self.origin, a.args[0], general, 0), Muster(self.seat, self.origin, False))


class Advance(Step[Baroque]):
    """A group goes from neighbour to neighbour, up to two states (10.4.1.a), then perhaps by forced march
    (10.4.2.a)."""

    rule = "10.4.1.a"

    def __init__(self, seat: int, at: int, n: int, general: bool, steps: int) -> None:
        self.seat = seat
        self.at = at
        self.n = n
        self.general = general
        self.steps = steps

    def candidates(self, s: Baroque) -> list[Action]:
        if self.steps == MOVES:
            return [FORCE, HALT]
        out = [ENTER[state] for state in s.near(self.at)]
        return [*out, HALT] if self.steps else out

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return why_not_enter(s, a.args[0]) if a.verb == "enter" else None

    def foresee(self, s: Baroque, a: Action) -> list[Foresight]:
        return battle_foreseen(s, self.seat, a.args[0], self.n, self.general) if a.verb == "enter" else []

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "enter":
            stopped = enter(s, self.seat, self.at, a.args[0], self.n, self.general, self.steps > 0)
            if not stopped:
                s.then(Advance(self.seat, a.args[0], self.n, self.general, self.steps + 1))
        elif a.verb == "force-march":
            self.force(s)

    def force(self, s: Baroque) -> None:
        """10.4.2.a: one roll for the group; a general along may make it easier."""
        needed = FORCED_MARCH
        if self.general:
            needed = min(needed, OPPORTUNITIES[s.character(self.seat, GENERAL)].march)
        roll = die(s)
        s.tell("march-roll", "10.4.2.a", (self.seat, roll, needed))
        if roll >= needed:
            s.then(ForcedStep(self.seat, self.at, self.n, self.general))


class ForcedStep(Step[Baroque]):
    """The third state, entered or not."""

    rule = "10.4.2.a"

    def __init__(self, seat: int, at: int, n: int, general: bool) -> None:
        self.seat = seat
        self.at = at
        self.n = n
        self.general = general

    def candidates(self, s: Baroque) -> list[Action]:
        return [ENTER[state] for state in s.near(self.at)] + [HALT]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return why_not_enter(s, a.args[0]) if a.verb == "enter" else None

    def foresee(self, s: Baroque, a: Action) -> list[Foresight]:
        return battle_foreseen(s, self.seat, a.args[0], self.n, self.general) if a.verb == "enter" else []

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "enter":
            enter(s, self.seat, self.at, a.args[0], self.n, self.general, True)


def enter(s: Baroque, seat: int, frm: int, to: int, n: int, general: bool, moved: bool) -> bool:
    """A group enters a state; True if it must stop there: a battle, or a state of another player (10.4.3.a).
    Its armies count as moved from now on (10.4.4.a)."""
    s.take_armies(frm, n, n if moved else 0)
    s.tell("marched", "10.4.1.a", (seat, n, frm, to))
    s.sweep(to)
    if general:
        s.general_moved = 1
    if s.enemy_at(to, seat):
        s.begin_battle(seat, to, frm, n, general)
        s.then(Battle())
        return True
    s.add_armies(seat, to, n)
    s.moved[to] += n
    if general:
        s.general_at[seat] = to
        s.general_entered = to
    return s.control[to] != seat and s.control[to] != NOBODY
