"""Opportunity cards (10.1, appendix 2): what each does when it is played."""

from __future__ import annotations

from ludoteca.games.baroque.constants import ASSASSIN, BAROQUE, CAPITALISM, DIVINE, GENERAL, PAINTER, POWER, TRAITOR
from ludoteca.games.baroque.data import BANNED, EFFECT, OPPORTUNITIES, N
from ludoteca.games.baroque.rules.battle import relocate
from ludoteca.games.baroque.rules.income import pay_augsburg
from ludoteca.games.baroque.rules.influence import POWER_CARD, InfluenceTarget, has_target
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, Action, Foresight, No, Step, changed


def play(s: Baroque, seat: int, card: int) -> None:
    """The card is shown and its text applied (10.1.c). It lies on the discards unless the text keeps it; one whose
    effect is impossible or cannot be paid simply stays there (9.2.a)."""
    s.discard_hand_card(seat, card)
    s.tell("played", "10.1.c", (seat, card))
    kind = EFFECT[card]
    if told_idle(s, seat, card):
        return
    if kind < GENERAL:
        put_in_front(s, seat, card)
    elif kind == GENERAL:
        s.then(PlaceGeneral(seat, card))
    elif kind == PAINTER:
        s.then(Commission(seat, card))
    elif kind == POWER:
        s.then(InfluenceTarget(seat, POWER_CARD))
    elif kind == ASSASSIN:
        s.then(Assassinate(seat))
    elif kind == BAROQUE:
        s.then(Compose(seat))
    elif kind == CAPITALISM:
        s.then(Invest(seat, card))
    elif kind == TRAITOR:
        s.then(Steal(seat))
    else:
        s.discard.remove(card)
        s.tableau[seat].append(card)


def told_idle(s: Baroque, seat: int, card: int) -> bool:
    """Tell why a card has no effect (9.2.a); False if it has one."""
    kind = EFFECT[card]
    price = lowest_price(card)
    if kind == GENERAL and not s.armed_states(seat):
        s.tell("no-army-to-lead", "10.4.b", (seat, card))
    elif s.florins[seat] < price:
        s.tell("card-too-dear", "9.2.a", (seat, card, price, s.florins[seat]))
    elif kind == POWER and not has_target(s, seat, POWER_CARD):
        s.tell("no-state-to-influence", "10.3.1.a", (seat,))
    elif kind == ASSASSIN and not characters(s):
        s.tell("no-victim", "card.assassin")
    elif kind == BAROQUE and not s.most(s.city_counts(), seat):
        cities = s.city_counts()
        rivals = max([cities[other] for other in range(s.seats) if other != seat])
        s.tell("too-few-cities", "14.2.a", (seat, cities[seat], rivals))
    elif kind == BAROQUE and NOBODY not in s.composers:
        s.tell("no-composer-left", "14.2.a")
    elif kind == TRAITOR and not hands_to_rob(s, seat):
        s.tell("no-hand-to-rob", "card.traitor", (seat,))
    else:
        return False
    return True


def play_foreseen(s: Baroque, card: int) -> list[Foresight]:
    """The last turn leaves out what the card would do at its end."""
    idle = s.end_texts_idle() and OPPORTUNITIES[card].ends_with_effect()
    return [Foresight("end-text-idle", "4.7.a")] if idle else []


def lowest_price(card: int) -> int:
    """What must be paid at least when the card is played."""
    record = OPPORTUNITIES[card]
    return record.works[0][0] if record.works else record.cost


def put_in_front(s: Baroque, seat: int, card: int) -> None:
    """Characters stay in front of the player (10.1.1.a); a second of a kind discards the first, without its end-of-turn
    effect (10.1.1.b)."""
    older = s.character(seat, EFFECT[card])
    if older != NOBODY:
        s.tell("replaced", "10.1.1.b", (seat, older))
        s.discard_front(seat, older)
    s.discard.remove(card)
    s.tableau[seat].append(card)
    if OPPORTUNITIES[card].bans_armies:
        s.ban = 1
        s.then(*[Expel(s.host[state], state) for other in s.from_seat(seat) for state in banned_armies(s, other)])


def characters(s: Baroque) -> list[int]:
    """All characters in play."""
    return [card for cards in s.tableau for card in cards if EFFECT[card] != DIVINE]


def hands_to_rob(s: Baroque, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and s.hands[other]]


class PlaceGeneral(Step[Baroque]):
    """Pay for the general and put the marker with one of the player's armies (10.4.b)."""

    rule = "10.4.b"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Baroque) -> list[Action]:
        return [Action("place-general", (state,)) for state in s.armed_states(self.seat)]

    def take(self, s: Baroque, a: Action) -> None:
        cost = OPPORTUNITIES[self.card].cost
        s.florins[self.seat] -= cost
        put_in_front(s, self.seat, self.card)
        s.general_at[self.seat] = a.args[0]
        s.general_moved = 0
        s.general_entered = NOBODY
        s.tell("general-placed", "card." + OPPORTUNITIES[self.card].id, (self.seat, self.card, a.args[0], cost))


class Commission(Step[Baroque]):
    """Painters: florins for victory points (card.block, card.roos, card.heintz). One work must be commissioned
    (9.2.b)."""

    rule = "9.2.b"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("commission", (work[0], work[1])) for work in OPPORTUNITIES[self.card].works]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return No("florins-needed", self.rule, (a.args[0],)) if s.florins[self.seat] < a.args[0] else None

    def take(self, s: Baroque, a: Action) -> None:
        s.florins[self.seat] -= a.args[0]
        s.vp[self.seat] += a.args[1]
        s.tell("commissioned", "card." + OPPORTUNITIES[self.card].id, (self.seat, a.args[0], a.args[1]))


class Invest(Step[Baroque]):
    """Capitalism: one investment or none; the fee goes to Augsburg."""

    rule = "card.capitalism"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Baroque) -> list[Action]:
        stakes = [Action("invest", (work[0], work[1], work[2])) for work in OPPORTUNITIES[self.card].works]
        return [*stakes, Action("forgo")]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if a.verb == "invest" and s.florins[self.seat] < a.args[0]:
            return No("florins-needed", self.rule, (a.args[0],))
        return None

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "forgo":
            s.tell("forgone", self.rule, (self.seat,))
            return
        stake, gain, fee = a.args
        s.florins[self.seat] += gain - stake
        s.tell("invested", self.rule, (self.seat, stake, gain))
        pay_augsburg(s, self.seat, fee, self.rule)


class Assassinate(Step[Baroque]):
    """One character of any player goes to the box, or to the discards if the table plays so; its end-of-turn effect is
    lost."""

    rule = "card.assassin"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("assassinate", (card,)) for cards in s.tableau for card in cards]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return No("not-a-character", self.rule, a.args) if EFFECT[a.args[0]] == DIVINE else None

    def take(self, s: Baroque, a: Action) -> None:
        for owner in range(s.seats):
            if a.args[0] in s.tableau[owner]:
                s.tell("assassinated", self.rule, (self.seat, a.args[0], owner))
                s.leave_front(owner, a.args[0])
        if s.assassin_to_box:
            s.box.append(a.args[0])
        else:
            s.discard.append(a.args[0])


class Compose(Step[Baroque]):
    """Baroque: a composer at random may come to the player's major state (14.2.a) and stays there for good (14.2.b)."""

    rule = "14.2.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        return [Action("compose", (state,)) for state in s.majors(self.seat)] + [Action("forgo")]

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "forgo":
            s.tell("forgone", self.rule, (self.seat,))
            return
        free = [i for i in range(len(s.composers)) if s.composers[i] == NOBODY]
        composer = free[s.roll(len(free))]
        s.composers = changed(s.composers, composer, a.args[0])
        s.tell("composer", self.rule, (self.seat, composer, a.args[0]))


class Steal(Step[Baroque]):
    """Traitor: a card at random from a rival's hand; only the two know which (10.1.a)."""

    rule = "card.traitor"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        return [Action("steal", (other,)) for other in hands_to_rob(s, self.seat)]

    def take(self, s: Baroque, a: Action) -> None:
        other = a.args[0]
        card = s.hands[other].pop(s.roll(len(s.hands[other])))
        s.hands[self.seat].append(card)
        s.reveal(card, 1 << self.seat)
        s.tell("stolen", self.rule, (self.seat, other, card), 1 << self.seat | 1 << other, 1)


def banned_armies(s: Baroque, seat: int) -> list[int]:
    """The states around Mainz where a player's armies stand."""
    return [state for state in range(N) if BANNED[state] and s.host[state] == seat]


class Expel(Step[Baroque]):
    """Armies leave the states around Mainz: to a neighbour outside that is neutral or own, or home; else they are
    lost."""

    rule = "card.schonborn.c"

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def options(self, s: Baroque) -> list[Action]:
        out: list[Action] = []
        for state in range(N):
            if BANNED[state] or not s.in_play[state] or s.enemy_at(state, self.seat):
                continue
            beside = state in s.near(self.where) and s.control[state] in (self.seat, NOBODY)
            if beside or s.home[state] == self.seat:
                out.append(Action("withdraw-to", (state,)))
        return out

    def take(self, s: Baroque, a: Action) -> None:
        n = s.armies[self.where]
        s.tell("withdrawn", self.rule, (self.seat, n, self.where, a.args[0]))
        relocate(s, self.seat, self.where, a.args[0], n, s.general_at[self.seat] == self.where)

    def run(self, s: Baroque) -> None:
        s.tell("no-retreat", self.rule, (self.seat, s.armies[self.where], self.where))
        s.lose_armies(self.where, s.armies[self.where])
