"""Setting up (chapter 3)."""

from __future__ import annotations

from ludoteca.games.baroque.data import (
    CARD_COUNT,
    CITY_ALLOWED,
    EVENTS,
    HAMMER,
    OPPORTUNITY_COUNT,
    POWER_KIND,
    POWERS,
    START_ARMIES,
    START_FLORINS,
    START_STATES,
    STATE,
    N,
)
from ludoteca.games.baroque.realm import CITY
from ludoteca.games.baroque.rules.turn import BeginTurn
from ludoteca.games.baroque.state import Baroque, die
from ludoteca.kernel import NOBODY, Action, No, Step, changed


def playable_powers(seats: int) -> list[int]:
    """3.1.1.a, b, c."""
    return [i for i in range(len(POWERS)) if seats in POWERS[i].players]


def begin(s: Baroque, drawn_powers: bool) -> None:
    """Lay out the map and the decks; all start at 0 points (3.7.b); the powers are drawn at random or chosen seat by
    seat (3.1.a)."""
    s.known = [0] * CARD_COUNT
    s.florins = [START_FLORINS[s.seats]] * s.seats  # 3.6.a, 3.6.1.a
    for state in range(N):
        if HAMMER[state] and not sold_from_the_start(s.seats, state):
            s.in_play = changed(s.in_play, state, 0)
    s.deck = list(range(OPPORTUNITY_COUNT))
    for card in range(OPPORTUNITY_COUNT, CARD_COUNT):
        # 3.1.1.a, 5.1.a: the Spanish sales stay in the box with four players
        if s.seats in EVENTS[card - OPPORTUNITY_COUNT].players:
            s.event_deck.append(card)
        else:
            s.box.append(card)
            s.reveal(card, -1)
    s.shuffle(s.deck)  # 3.7.a
    s.shuffle(s.event_deck)
    if drawn_powers:
        powers = playable_powers(s.seats)
        s.shuffle(powers)
        for seat in range(s.seats):
            take_power(s, seat, powers[seat])
        s.then(RollOrder())
    else:
        s.then(*[ChoosePower(seat) for seat in range(s.seats)], RollOrder())


def sold_from_the_start(seats: int, state: int) -> bool:
    """Hammer states that belong to a power in the game, as its home or its start state (3.1.1.a)."""
    word = STATE.word(state)
    for power in POWERS:
        if seats in power.players and (word in power.majors or word in power.start_choices):
            return True
    return False


def take_power(s: Baroque, seat: int, power: int) -> None:
    """3.1.a, 3.1.b: its major states are controlled from the start."""
    s.powers = changed(s.powers, seat, power)
    for word in POWERS[power].majors:
        s.home = changed(s.home, STATE.number(word), seat)
        s.control[STATE.number(word)] = seat
    s.tell("power-taken", "3.1.a", (seat, power))


class ChoosePower(Step[Baroque]):
    rule = "3.1.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("power", (power,)) for power in range(len(POWER_KIND.ids))]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        power = a.args[0]
        if s.seats not in POWERS[power].players:
            return No("power-not-played", "3.1.1.b" if s.seats == 3 else "3.1.1.c", (power,))
        if power in s.powers:
            return No("power-taken", self.rule, (power,))
        return None

    def take(self, s: Baroque, a: Action) -> None:
        take_power(s, self.seat, a.args[0])


class RollOrder(Step[Baroque]):
    """The highest die is First Player; who ties rolls again among the tied."""

    rule = "3.2.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.order = rolled_order(s, list(range(s.seats)))
        for place in range(s.seats):
            s.tell("placed-in-order", self.rule, (s.order[place], place + 1))
        s.then(*start_states(s), *start_armies(s), *[StartCity(seat) for seat in s.order], BeginTurn())


def rolled_order(s: Baroque, seats: list[int]) -> list[int]:
    rolls = []
    for seat in seats:
        rolls.append(die(s))
        s.tell("order-roll", "3.2.a", (seat, rolls[-1]))
    ordered: list[int] = []
    for face in range(6, 0, -1):
        tied = [seats[i] for i in range(len(seats)) if rolls[i] == face]
        ordered += tied if len(tied) < 2 else rolled_order(s, tied)
    return ordered


def start_states(s: Baroque) -> list[Step[Baroque]]:
    """3.3.a, 3.3.1.a: with two players each picks both before the other does."""
    return [StartState(seat) for seat in s.order for _ in range(START_STATES[s.seats])]


def start_armies(s: Baroque) -> list[Step[Baroque]]:
    """Rounds of one army: the first from the last player backwards, then the direction alternates (3.4.a, 3.4.b,
    3.4.1.a)."""
    steps: list[Step[Baroque]] = []
    for round in range(START_ARMIES[s.seats]):
        seats = s.order if round % 2 == 1 else s.order[::-1]
        steps += [StartArmy(seat) for seat in seats]
    return steps


class StartState(Step[Baroque]):
    """The lists of 3.3.b, 3.3.c, 3.3.d and 3.3.e are in powers.toml."""

    rule = "3.3.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("start-state", (STATE.number(word),)) for word in self.choices(s)]

    def choices(self, s: Baroque) -> list[str]:
        return POWERS[s.powers[self.seat]].start_choices

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if STATE.word(a.args[0]) not in self.choices(s):
            return No("not-on-start-list", self.rule, a.args)
        if s.control[a.args[0]] != NOBODY:
            return No("already-yours", "3.3.1.a", a.args)
        return None

    def take(self, s: Baroque, a: Action) -> None:
        s.control[a.args[0]] = self.seat
        s.tell("start-state", self.rule, (self.seat, a.args[0]))


class StartArmy(Step[Baroque]):
    """3.4.c: several may stand in one state."""

    rule = "3.4.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("start-army", (state,)) for state in s.controlled(self.seat)]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return None if s.control[a.args[0]] == self.seat else No("not-controlled", self.rule, a.args)

    def take(self, s: Baroque, a: Action) -> None:
        s.add_armies(self.seat, a.args[0], 1)
        s.tell("start-army", self.rule, (self.seat, a.args[0]))


class StartCity(Step[Baroque]):
    rule = "3.5.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("start-city", (state,)) for state in s.controlled(self.seat)]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if s.control[a.args[0]] != self.seat:
            return No("not-controlled", self.rule, a.args)
        if not CITY_ALLOWED[a.args[0]]:
            return No("no-city-allowed", "6.2.b", a.args)
        return None

    def take(self, s: Baroque, a: Action) -> None:
        s.city[a.args[0]] = CITY
        s.tell("start-city", self.rule, (self.seat, a.args[0]))
