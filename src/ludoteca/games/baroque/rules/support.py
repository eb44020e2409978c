"""The support phase (chapter 12)."""

from __future__ import annotations

from ludoteca.games.baroque.constants import CHAOS
from ludoteca.games.baroque.data import (
    ARMY_LIMIT,
    EFFECT,
    FAVOUR_AMOUNT,
    FAVOUR_COST,
    FAVOUR_STATE,
    FAVOUR_TIMES,
    FAVOUR_VP,
    FREE_ARMY,
    HAND_LIMIT,
    MONEY_LARGE,
    MONEY_SMALL,
    SUPPORT_FAVOURS,
    SUPPORT_VP,
    UPKEEP,
    VALUE,
    N,
)
from ludoteca.games.baroque.rules.chaos import end_chaos
from ludoteca.games.baroque.rules.control import armies_take_control, take_control
from ludoteca.games.baroque.rules.income import disband
from ludoteca.games.baroque.state import SUPPORT, Baroque
from ludoteca.kernel import NOBODY, Action, Confirm, No, Step


class SupportPhase(Step[Baroque]):
    """Four steps, each done by all in support order before the next (4.6.a, 12.0.a)."""

    rule = "12.0.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.phase = SUPPORT
        s.tell("phase", "4.6.a", (s.phase,))
        s.then(
            *[Upkeep(seat, False) for seat in s.by_support()],
            ChangeOfControl(),
            Throne("12.3.a"),
            ActiveWars(),
        )


def upkeep(turn: int) -> int:
    """12.1.a: florins for each army."""
    return UPKEEP[min(turn, len(UPKEEP)) - 1]


class Upkeep(Step[Baroque]):
    """Pay for the armies one keeps; those not paid for, chosen by their owner, are removed (12.1.b, 10.2.1.c)."""

    rule = "12.1.b"

    def __init__(self, seat: int, disbanded: bool) -> None:
        self.seat = seat
        self.disbanded = disbanded

    def options(self, s: Baroque) -> list[Action]:
        n = s.army_count(self.seat)
        if not n or s.florins[self.seat] < upkeep(s.turn):
            return []
        due = n * upkeep(s.turn)
        pay = [Action("pay", (due,))] if s.florins[self.seat] >= due else []
        return pay + [Action("disband", (state,)) for state in s.armed_states(self.seat)]

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "disband":
            disband(s, self.seat, a.args[0], self.rule)
            s.then(Upkeep(self.seat, True))
            return
        s.florins[self.seat] -= a.args[0]
        s.tell("upkeep", "12.1.a", (self.seat, s.army_count(self.seat), a.args[0]))
        if self.disbanded:
            s.then(Confirm(self.seat))

    def run(self, s: Baroque) -> None:
        """Not even one army can be paid."""
        for state in s.armed_states(self.seat):
            s.tell("armies-unpaid", self.rule, (self.seat, s.armies[state], state))
            s.lose_armies(state, s.armies[state])


class ChangeOfControl(Step[Baroque]):
    rule = "12.2.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        for seat in s.by_support():
            armies_take_control(s, seat, self.rule)


class Throne(Step[Baroque]):
    """Support of the imperial throne: the ranking is fixed when the step begins."""

    rule = "12.3.a"

    def __init__(self, source: str) -> None:
        self.source = source

    def run(self, s: Baroque) -> None:
        s.then(*throne(s, self.source))


def throne_points(s: Baroque) -> list[int]:
    """What each seat would score by its rank in support."""
    points = [0] * s.seats
    ranked = s.by_support()
    for rank in range(s.seats):
        points[ranked[rank]] = SUPPORT_VP[s.seats][rank]
    return points


def throne(s: Baroque, rule: str) -> list[Step[Baroque]]:
    """Points by rank at once, then the favours of each player in turn (12.3.c, 12.3.d, 12.3.e)."""
    steps: list[Step[Baroque]] = []
    ranked = s.by_support()
    vp = throne_points(s)
    for rank in range(s.seats):
        seat = ranked[rank]
        points = vp[seat]
        favours = SUPPORT_FAVOURS[s.seats][rank]
        s.vp[seat] += points
        s.tell("throne", rule, (seat, rank + 1, points, favours))
        steps.append(SpendFavours(seat, favours, ()))
    return steps


class SpendFavours(Step[Baroque]):
    """Any mix one can afford, each favour once and the hand limit twice; what is not spent is lost (12.3.2.a)."""

    rule = "12.3.2.a"

    def __init__(self, seat: int, favours: int, taken: tuple[int, ...]) -> None:
        self.seat = seat
        self.favours = favours
        self.taken = taken

    def candidates(self, s: Baroque) -> list[Action]:
        if not self.favours:
            return []
        return [Action("favour", (favour,)) for favour in range(len(FAVOUR_COST))] + [Action("done-favours")]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if a.verb == "done-favours":
            return None
        favour = a.args[0]
        if self.taken.count(favour) >= FAVOUR_TIMES[favour]:
            return No("favour-taken", self.rule, (favour,))
        if FAVOUR_COST[favour] > self.favours:
            return No("favours-needed", self.rule, (FAVOUR_COST[favour],))
        if favour == FREE_ARMY:
            if s.army_count(self.seat) >= ARMY_LIMIT[s.seats]:
                return No("army-limit", "10.2.1.b", (ARMY_LIMIT[s.seats],))
            if not free_army_places(s, self.seat):
                return No("no-place-to-build", "12.3.2.e")
        if favour == FAVOUR_STATE and not favour_states(s, self.seat):
            return No("no-target", "12.3.2.g")
        return None

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "done-favours":
            return
        favour = a.args[0]
        s.tell("favour", self.rule, (self.seat, favour))
        s.then(SpendFavours(self.seat, self.favours - FAVOUR_COST[favour], (*self.taken, favour)))
        amount = FAVOUR_AMOUNT[favour]
        if favour == HAND_LIMIT:  # 12.3.2.b
            s.hand_favours[self.seat] += amount
        elif favour in (MONEY_SMALL, MONEY_LARGE):  # 12.3.2.c, 12.3.2.d
            s.florins[self.seat] += amount
        elif favour == FREE_ARMY:  # 12.3.2.e
            s.then(FreeArmy(self.seat))
        elif favour == FAVOUR_VP:  # 12.3.2.f
            s.vp[self.seat] += amount
        elif favour == FAVOUR_STATE:  # 12.3.2.g
            s.then(FavourState(self.seat))
        else:  # 12.3.2.h: the card is picked at the start of the next opportunity cards phase
            s.card_favours[self.seat] += amount

    def run(self, s: Baroque) -> None:
        if self.taken:
            s.then(Confirm(self.seat))


def free_army_places(s: Baroque, seat: int) -> list[int]:
    """One's major states without an enemy army, where armies may stand."""
    return [state for state in s.majors(seat) if not s.enemy_at(state, seat) and s.open_to_armies(state)]


class FreeArmy(Step[Baroque]):
    rule = "12.3.2.e"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        return [Action("free-army", (state,)) for state in free_army_places(s, self.seat)]

    def take(self, s: Baroque, a: Action) -> None:
        s.add_armies(self.seat, a.args[0], 1)
        s.tell("free-army", self.rule, (self.seat, a.args[0]))


def why_not_favour_state(s: Baroque, seat: int, state: int) -> No | None:
    """12.3.2.g: a small state without city, army or residence, also a rival's."""
    if s.home[state] != NOBODY:
        return No("major-state", "11.1.a", (state,))
    if VALUE[state] > FAVOUR_AMOUNT[FAVOUR_STATE]:
        return No("value-too-high", "12.3.2.g", (state, FAVOUR_AMOUNT[FAVOUR_STATE]))
    if not s.in_play[state]:
        return No("not-in-play", "2.1.e", (state,))
    if s.control[state] == seat:
        return No("already-yours", "12.3.2.g", (state,))
    if s.city[state] or s.residence[state] or s.host[state] != NOBODY:
        return No("not-bare", "12.3.2.g", (state,))
    return None


def favour_states(s: Baroque, seat: int) -> list[int]:
    return [state for state in range(N) if why_not_favour_state(s, seat, state) is None]


class FavourState(Step[Baroque]):
    rule = "12.3.2.g"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Baroque) -> list[Action]:
        highest = FAVOUR_AMOUNT[FAVOUR_STATE]
        return [Action("favour-state", (state,)) for state in range(N) if VALUE[state] <= highest]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return why_not_favour_state(s, self.seat, a.args[0])

    def take(self, s: Baroque, a: Action) -> None:
        take_control(s, self.seat, a.args[0], self.rule)


class ActiveWars(Step[Baroque]):
    """12.4.a, as far as the money goes (12.4.b)."""

    rule = "12.4.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        if s.active_wars():
            for seat in s.by_support():
                s.tell("war-cost", self.rule, (seat, s.pay(seat, s.war_cost())))


class EmperorSupported(Step[Baroque]):
    """Support for the Emperor has been resolved: Chaos and the halving of income end."""

    rule = "card.support_for_the_emperor"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.halved = [0] * s.seats
        end_chaos(s, self.rule)
        for card in s.events_in_play.copy():
            if EFFECT[card] == CHAOS:
                s.events_in_play.remove(card)
                s.event_discard.append(card)
