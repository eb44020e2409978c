"""Event cards (9.1, appendix 1): drawing one and the effects without a chapter of their own."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.constants import (
    ARMY_PAY,
    AUCTION,
    BAD_WEATHER,
    BISHOP,
    CHAOS,
    CITY_TRADE,
    CONFUSION,
    EMPEROR,
    FAMINE,
    FUGGER,
    HEIR,
    MARITIME_TRADE,
    MARRIAGE,
    OWN_ARMY_PAY,
    PEACE,
    PERMISSION,
    RELIGIOUS_DISPUTE,
    REVOLT,
    SUBSIDIES,
    WAR,
)
from ludoteca.games.baroque.data import (
    AUGSBURG,
    EFFECT,
    EVENTS,
    FUGGER_NOW,
    IS_DIOCESE,
    OPPORTUNITY_COUNT,
    STATE,
    SUBSIDY_FLORINS,
    SWEDEN,
    VALUE,
    WAR_KIND,
    N,
)
from ludoteca.games.baroque.rules.chaos import chaos
from ludoteca.games.baroque.rules.control import take_control
from ludoteca.games.baroque.rules.income import pay_augsburg
from ludoteca.games.baroque.rules.pay import ArmyPay, OwnArmyPay
from ludoteca.games.baroque.rules.revolt import revolt
from ludoteca.games.baroque.rules.shield import Shield
from ludoteca.games.baroque.rules.support import EmperorSupported, throne
from ludoteca.games.baroque.rules.trade import city_trade, maritime_trade
from ludoteca.games.baroque.rules.wars import peace, war
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import ALL, NOBODY, Action, Auction, No, Step, changed

# Where a resolved event goes.
DISCARDS: Final = 0
IN_PLAY: Final = 1
BOX: Final = 2

# The rule by which each war bars a sale.
SALE_BARRED: Final = ["14.3.1.b", "", "14.3.3.f", "", "14.3.5.a"]


class DrawEvent(Step[Baroque]):
    """The first thing of an action phase, and compulsory (9.1.a). An empty deck is refilled from its discards
    (9.1.b)."""

    rule = "9.1.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        if not s.event_deck:
            s.reshuffle_events()
            s.tell("events-reshuffled", "9.1.b")
        card = s.event_deck.pop()
        s.reveal(card, ALL)
        s.event_now = [card]
        s.tell("event", self.rule, (self.seat, card))
        resolve(s, self.seat, card)


class EventDone(Step[Baroque]):
    """The card leaves the middle of the table: to the discards (2.2.a), into play (5.1.b, 5.1.d) or to the box
    (5.1.e)."""

    rule = "5.1.e"

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def run(self, s: Baroque) -> None:
        s.finish_event([s.event_discard, s.events_in_play, s.box][self.pile])


def resolve(s: Baroque, seat: int, card: int) -> None:
    """Players choose and pay in turn order from the drawer (9.1.c)."""
    effect = EFFECT[card]
    seats = s.from_seat(seat)
    if effect == AUCTION:
        auction(s, seat, card)
        return
    s.then(EventDone(IN_PLAY if stays(s, effect) else DISCARDS))
    if effect == CHAOS:
        chaos(s, seat, card)
    elif effect == FAMINE:
        s.then(*[Shield(other, card, Starve(other)) for other in seats])
    elif effect == CITY_TRADE:
        city_trade(s)
    elif effect == MARITIME_TRADE:
        maritime_trade(s)
    elif effect == CONFUSION:
        s.then(Shield(seat, card, Confuse(seat)))
    elif effect == RELIGIOUS_DISPUTE:
        religious_dispute(s, seats, card)
    elif effect == FUGGER:
        s.then(*[Shield(x, card, Repay(x)) for x in seats if s.control[AUGSBURG] != x])
    elif effect == WAR:
        war(s, seat, card)
    elif effect == BAD_WEATHER:
        s.then(Shield(seat, card, Weather(seat)))
    elif effect == SUBSIDIES:
        subsidies(s)
    elif effect == MARRIAGE:
        s.then(Marry(seat, card))
    elif effect == HEIR:
        birth(s, seat)
    elif effect == PEACE:
        peace(s)
    elif effect == PERMISSION:
        permission(s)
    elif effect == ARMY_PAY:
        army_pay(s, seats, card)
    elif effect == OWN_ARMY_PAY:
        if s.army_count(seat):
            s.then(Shield(seat, card, OwnArmyPay(seat, card)))
        else:
            s.tell("no-armies-to-pay", "card.own_army_pay", (seat,))
    elif effect == REVOLT:
        revolt(s, seat, card)
    elif effect == EMPEROR:
        s.then(*throne(s, "card.support_for_the_emperor"), EmperorSupported())


def stays(s: Baroque, effect: int) -> bool:
    """Cards that lie on the table after they are resolved."""
    if effect == PERMISSION:
        return not s.wars[SWEDEN]
    if effect == ARMY_PAY:
        return not paid_this_turn(s)
    return effect in (WAR, CHAOS, FAMINE)


class Starve(Step[Baroque]):
    rule = "card.famine"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        s.starved = changed(s.starved, self.seat, 1)


class Confuse(Step[Baroque]):
    """No mandatory card and no actions, the hand is kept; a player who alone has cards loses them with the turn
    (card.confusion_in_command.b, through 9.0.1.a)."""

    rule = "card.confusion_in_command.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        s.confused = 1
        s.tell("confused", self.rule, (self.seat,))


class Weather(Step[Baroque]):
    rule = "card.bad_weather"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        s.bad_weather = 1
        s.tell("bad-weather", self.rule, (self.seat,))


def religious_dispute(s: Baroque, seats: list[int], card: int) -> None:
    losers = [seat for seat in seats if s.character(seat, BISHOP) != NOBODY]
    if not losers:
        s.tell("no-bishops", "card.religious_dispute")
    s.then(*[Shield(seat, card, LoseBishop(seat)) for seat in losers])


class LoseBishop(Step[Baroque]):
    rule = "card.religious_dispute"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        card = s.character(self.seat, BISHOP)
        s.tell("bishop-lost", self.rule, (self.seat, card))
        s.discard_front(self.seat, card)


class Repay(Step[Baroque]):
    """Fugger: the sum now, or a higher one after the next income for who has too little. The controller of Augsburg
    owes nothing and is not asked."""

    rule = "card.fugger_calls_in_loans.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        if s.florins[self.seat] >= FUGGER_NOW:
            pay_augsburg(s, self.seat, FUGGER_NOW, self.rule)
        else:
            s.fugger = changed(s.fugger, self.seat, s.fugger[self.seat] + 1)
            s.tell("repays-late", "card.fugger_calls_in_loans.b", (self.seat,))


def subsidies(s: Baroque) -> None:
    """card.imperial_subsidies"""
    ranked = s.by_support()
    for rank in range(s.seats):
        s.florins[ranked[rank]] += SUBSIDY_FLORINS[rank]
        s.tell("subsidy", "card.imperial_subsidies", (ranked[rank], SUBSIDY_FLORINS[rank]))


class Marry(Step[Baroque]):
    """A state of value 1, no diocese, without an army of another player; it may belong to a rival."""

    rule = "card.marriage"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Baroque) -> list[Action]:
        return [Action("marry", (state,)) for state in range(N) if VALUE[state] == 1]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        state = a.args[0]
        if VALUE[state] != 1:
            return No("value-too-high", self.rule, (state, 1))
        if IS_DIOCESE[state]:
            return No("is-a-diocese", self.rule, (state,))
        if not s.in_play[state]:
            return No("not-in-play", "2.1.e", (state,))
        if s.enemy_at(state, self.seat):
            return No("enemy-army", self.rule, (state,))
        if s.control[state] == self.seat:
            return No("already-yours", self.rule, (state,))
        return None

    def take(self, s: Baroque, a: Action) -> None:
        s.tell("marriage-named", self.rule, (self.seat, a.args[0]))
        dowry = Dowry(self.seat, a.args[0])
        owner = s.control[a.args[0]]
        s.then(dowry if owner == NOBODY else Shield(owner, self.card, dowry))

    def run(self, s: Baroque) -> None:
        s.tell("no-marriage", self.rule, (self.seat,))


class Dowry(Step[Baroque]):
    rule = "card.marriage"

    def __init__(self, seat: int, state: int) -> None:
        self.seat = seat
        self.state = state

    def run(self, s: Baroque) -> None:
        take_control(s, self.seat, self.state, self.rule)


def birth(s: Baroque, seat: int) -> None:
    """card.birth_of_an_heir"""
    if s.draw_card(seat):
        s.tell("heir", "card.birth_of_an_heir", (seat, s.hands[seat][-1]), 1 << seat, 1)
    else:
        s.tell("no-card-for-heir", "7.4.b", (seat,))


def permission(s: Baroque) -> None:
    """Prussia is open to armies and richer (card.polish_permission.b) until a war with Sweden."""
    if s.wars[SWEDEN]:
        s.tell("event-void", "14.3.5.a", (s.event_now[0],))
    else:
        s.permission = 1
        s.tell("permission", "card.polish_permission.a")


def paid_this_turn(s: Baroque) -> bool:
    """The other copy of Pay for the Armies lies beside the deck."""
    for card in s.events_in_play:
        if EFFECT[card] == ARMY_PAY:
            return True
    return False


def army_pay(s: Baroque, seats: list[int], card: int) -> None:
    if paid_this_turn(s):
        s.tell("event-void", "card.army_pay.c", (card,))
        return
    payers = [seat for seat in seats if s.army_count(seat)]
    if not payers:
        s.tell("no-armies", "card.army_pay.a")
    s.then(*[Shield(seat, card, ArmyPay(seat)) for seat in payers])


def auction(s: Baroque, seat: int, card: int) -> None:
    """A foreign possession is sold, unless the war with its owner bars it."""
    event = EVENTS[card - OPPORTUNITY_COUNT]
    war_with_owner = WAR_KIND.number(event.blocked_by)
    if s.wars[war_with_owner]:
        s.tell("event-void", SALE_BARRED[war_with_owner], (card,))
        s.then(EventDone(DISCARDS))
        return
    state = STATE.number(event.state)
    least = max(event.minimum_bid, s.least_bid)
    s.then(Sale(seat, tuple(s.from_seat(seat)), least - 1, NOBODY, state))


class Sale(Auction[Baroque]):
    """From the drawer in turn order, each raises within their money or passes for good (card.auction.a)."""

    rule = "card.auction.a"

    def __init__(self, seat: int, bidders: tuple[int, ...], high: int, leader: int, state: int) -> None:
        super().__init__(seat, bidders, high, leader)
        self.state = state

    @property
    def least(self) -> int:
        return self.high + 1

    @property
    def offered(self) -> int:
        """The highest bid, 0 before the first one."""
        return self.high if self.leader != NOBODY else 0

    @property
    def bidder(self) -> int:
        """Who made the highest bid; before the first one, the player who is asked."""
        return self.leader if self.leader != NOBODY else self.seat

    def bids(self, s: Baroque) -> list[int]:
        return list(range(self.least, s.florins[self.seat] + 1))

    def again(self, seat: int, bidders: tuple[int, ...], high: int, leader: int) -> Auction[Baroque]:
        return Sale(seat, bidders, high, leader, self.state)

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if a.verb == "bid":
            if a.args[0] <= self.high:
                return No("bid-too-low", self.rule, (self.least,))
            if a.args[0] > s.florins[self.seat]:
                return No("florins-needed", self.rule, (a.args[0],))
        return None

    def won(self, s: Baroque, seat: int, price: int) -> None:
        """card.auction.b: the state is in play from now on and the card goes to the box."""
        s.florins[seat] -= price
        s.in_play = changed(s.in_play, self.state, 1)
        s.tell("sold", "card.auction.b", (seat, self.state, price))
        take_control(s, seat, self.state, "card.auction.b")
        s.then(EventDone(BOX))

    def unsold(self, s: Baroque) -> None:
        """card.auction.c: the card can come back."""
        s.tell("unsold", "card.auction.c", (self.state,))
        s.then(EventDone(DISCARDS))
