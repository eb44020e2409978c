"""Phase 3: Trade and Agreements (trade.1 to trade.15), also before the first Action Round (pre.2)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import N_CARDS, PLACES, REGION_OF
from ludoteca.games.anno_1452.rules.estate import recheck_all
from ludoteca.games.anno_1452.state import CARD, MOMENT, PLACE, REGION, TRADE_PHASE, Anno
from ludoteca.kernel import NUMBER, SEAT, Action, Deals, No, Offer, Step, offer, sig

FINISHED: Final = Action("finished")
TIME_UP: Final = Action("time-up")

# What can change hands (trade.4, trade.5).
GOLD: Final = 0
HAND_CARD: Final = 1
ESTATE: Final = 2
SHOW: Final = 3

# What can be promised. Peace is enforced (trade.7), the others are words (trade.8).
PEACE: Final = 0
LIFT_PEACE: Final = 1
PAY: Final = 2
BE_PAID: Final = 3
STAY_OUT: Final = 4
FIGHT: Final = 5


def trading(s: Anno) -> bool:
    """Whether the phase is open: somebody has not finished yet."""
    return s.phase == TRADE_PHASE and 0 in s.finished


class TradePhase(Step[Anno]):
    """trade.2: whatever breaks no rule; expert.7: the market, if any, is over by now."""

    rule = "trade.2"

    def run(self, s: Anno) -> None:
        s.phase = TRADE_PHASE
        s.finished = [0] * s.seats
        s.tell("trade-opens", "pre.2" if s.row == 0 else self.rule)
        s.then(Bargain(s.order[0]))


class Bargain(Step[Anno]):
    """trade.13: the phase lasts until everybody has finished; offers may be made and answered at any moment of it."""

    rule = "trade.13"
    private = True  # saying that one has finished is never done for a player: he may want to make an offer

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Anno) -> list[Action]:
        return [FINISHED, TIME_UP] if s.trade_limit else [FINISHED]

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "time-up":  # trade.14: what is not concluded is void (L5)
            s.tell("time-up", "trade.14", (self.seat,))
            s.finished = [1] * s.seats
            return
        s.finished[self.seat] = 1
        s.tell("finished", self.rule, (self.seat,))
        for seat in s.order:
            if not s.finished[seat]:
                s.then(Bargain(seat))
                return


class AnnoDeals(Deals[Anno]):
    """trade.3: a deal needs both sides and happens whole or not at all."""

    rule = "trade.3"

    def __init__(self) -> None:
        super().__init__()
        self.things = [("gold", NUMBER), ("card", CARD), ("estate", PLACE), ("show", CARD)]
        self.promises = [
            ("peace", sig(until=MOMENT)),
            ("lift-peace", ()),
            ("pay", sig(amount=NUMBER, until=MOMENT)),
            ("be-paid", sig(amount=NUMBER, until=MOMENT)),
            ("stay-out", sig(region=REGION, until=MOMENT)),
            ("fight", sig(enemy=SEAT, until=MOMENT)),
        ]

    def may_deal(self, s: Anno, a: int, b: int) -> No | None:
        if not s.expert:
            return No("no-trade", "trade.1")
        if not trading(s):
            return No("trade-not-now", "trade.15")
        return None

    def may_move(self, s: Anno, frm: int, to: int, thing: int, value: int) -> No | None:
        """trade.11: nothing else can be named: no crowns, Soldiers, Prestige, Titles, marriages or Principality cards."""
        if thing == GOLD:
            return None if 0 < value <= s.gold[frm] else No("cannot-deliver", "trade.3", (frm,))
        if thing == ESTATE:
            fits = 0 <= value < PLACES and s.owner[value] == frm
        else:
            fits = 0 <= value < N_CARDS and value in s.hands[frm]
        return None if fits else No("cannot-deliver", "trade.3", (frm,))

    def may_all(self, s: Anno, frm: int, to: int, things: list[tuple[int, int]]) -> No | None:
        gold = 0
        seen: list[tuple[int, int]] = []
        for thing, value in things:
            if thing == GOLD:
                gold += value
            elif (thing, value) in seen:
                return No("cannot-deliver", "trade.3", (frm,))
            seen.append((thing, value))
        return No("cannot-deliver", "trade.3", (frm,)) if gold > s.gold[frm] else None

    def may_promise(self, s: Anno, frm: int, to: int, promise: int, args: tuple[int, ...]) -> No | None:
        if promise == LIFT_PEACE:
            return None if s.at_peace(frm, to) else No("no-pact", "trade.7")
        until = args[-1]
        if not s.now() < until <= s.last_row * 4:  # trade.7: an end, at the latest that of the game
            return No("bad-date", "trade.7")
        if promise in (PAY, BE_PAID) and args[0] <= 0:
            return No("bad-date", "trade.8")
        if promise == STAY_OUT and not 0 <= args[0] < len(REGION.ids):
            return No("bad-date", "trade.8")
        if promise == FIGHT and (not 0 <= args[0] < s.seats or args[0] in (frm, to)):
            return No("bad-date", "trade.8")
        return None

    def refuse(self, s: Anno, o: Offer, only_offered: bool = False) -> No | None:
        no = super().refuse(s, o, only_offered)
        if no is not None:
            return no
        given = estates_of(o.give)
        taken = estates_of(o.take)
        if s.supply[o.to] + len(taken) < len(given):  # trade.9: both discs are lifted before new ones are placed
            return No("no-estate-for-it", "trade.9", (o.to,))
        if s.supply[o.frm] + len(given) < len(taken):
            return No("no-estate-for-it", "trade.9", (o.frm,))
        return None

    def act(self, s: Anno, seat: int, a: Action) -> None:
        """A card offered is shown to the other (trade.5, L8); a new offer lets him take his word back (trade.13)."""
        before = len(s.offers)
        super().act(s, seat, a)
        if len(s.offers) > before:
            o = s.offers[-1]
            for i in range(0, len(o.give), 2):
                if o.give[i] in (HAND_CARD, SHOW):
                    s.reveal(o.give[i + 1], 1 << o.to)
            s.finished[o.frm] = 0
            s.finished[o.to] = 0

    def carry_out(self, s: Anno, o: Offer) -> None:
        s.tell("deal-accepted", self.rule, (o.frm, o.to))
        for frm, to, flat in ((o.frm, o.to, o.give), (o.to, o.frm, o.take)):
            for i in range(0, len(flat), 2):
                if flat[i] != ESTATE:
                    self.move(s, frm, to, flat[i], flat[i + 1])
        hand_over(s, o.frm, o.to, estates_of(o.give), estates_of(o.take))
        for promise, args in self.split(o.promises):
            self.keep(s, o.frm, o.to, promise, args)

    def move(self, s: Anno, frm: int, to: int, thing: int, value: int) -> None:
        if thing == GOLD:
            s.gold[frm] -= value
            s.gold[to] += value
            s.tell("deal-gold", "trade.4", (frm, to, value))
        elif thing == HAND_CARD:
            s.reveal(value, 1 << to)
            s.hands[frm].remove(value)
            s.hands[to].append(value)
            s.tell("deal-card", "trade.4", (frm, to, value), 1 << frm | 1 << to, 1)
        else:
            s.reveal(value, 1 << to)
            s.tell("deal-show", "trade.5", (frm, to, value), 1 << frm | 1 << to, 1)

    def keep(self, s: Anno, frm: int, to: int, promise: int, args: tuple[int, ...]) -> None:
        """trade.6: agreements bind; peace is enforced by the rules of attack, words are written down."""
        if promise == PEACE:
            s.pacts.append([frm, to, args[0]])
            s.tell("peace", "trade.7", (frm, to, args[0]))
        elif promise == LIFT_PEACE:
            s.pacts = [pact for pact in s.pacts if {pact[0], pact[1]} != {frm, to}]
            s.tell("peace-lifted", "trade.7", (frm, to))
        else:
            s.promises.append([promise, frm, to] + list(args))
            s.tell("promise", "trade.8", (frm, to))

    def stamp(self, s: Anno) -> int:
        return s.now() * 2 + (1 if trading(s) else 0)

    def ideas(self, s: Anno, seat: int) -> list[Action]:
        out: list[Action] = []
        if not s.expert or not trading(s):
            return out
        soon = min(s.now() + 4, s.last_row * 4)
        later = min(s.now() + 8, s.last_row * 4)
        mine = [p for p in range(PLACES) if s.owner[p] == seat]
        for other in s.after(seat):
            out.append(offer(other, [], [], (PEACE, soon)))
            out.append(offer(other, [], [], (PEACE, later)))
            if s.gold[seat] >= 3:
                out.append(offer(other, [(GOLD, 3)], [], (PEACE, soon)))
            if s.gold[other] >= 3:
                out.append(offer(other, [], [(GOLD, 3)], (PEACE, soon)))
            for card in s.hands[seat]:
                if s.gold[other] >= 4:
                    out.append(offer(other, [(HAND_CARD, card)], [(GOLD, 4)]))
            if s.hands[seat]:
                out.append(offer(other, [(SHOW, s.hands[seat][-1])], []))
            if mine and s.gold[other] >= 8 and s.supply[other]:
                out.append(offer(other, [(ESTATE, mine[-1])], [(GOLD, 8)]))
        return out


def estates_of(flat: tuple[int, ...]) -> list[int]:
    return [flat[i + 1] for i in range(0, len(flat), 2) if flat[i] == ESTATE]


def hand_over(s: Anno, frm: int, to: int, given: list[int], taken: list[int]) -> None:
    """trade.9, trade.10: markers and Citizens are swapped for the receiver's; value and City stay."""
    moves = [(p, to) for p in given] + [(p, frm) for p in taken]
    for place, _ in moves:
        owner = s.owner[place]
        s.supply[owner] += 1
        s.cubes[owner] += s.citizens[place]
    for place, receiver in moves:
        giver = s.owner[place]
        s.owner[place] = receiver
        s.supply[receiver] -= 1
        s.citizens[place] = min(s.citizens[place], s.cubes[receiver])
        s.cubes[receiver] -= s.citizens[place]
        s.tell("deal-estate", "trade.9", (giver, receiver, place))
    if moves:
        recheck_all(s, sorted({REGION_OF[p] for p, _ in moves}))  # trade.12
