"""Phase 3: Trade and Agreements (trade.1 to trade.15), also before the first Action Round (pre.2)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import PLACES
from ludoteca.games.anno_1452.rules.agreement import (
    ESTATE,
    GIVES,
    GOLD,
    HAND_CARD,
    LIFT_PEACE,
    PEACE,
    SHOW,
    WITH,
    Clause,
    as_next_reads_it,
    hand_over,
    keep_clauses,
    parties,
    refuse_clause,
    refuse_transfers,
    still_to_agree,
    transfers,
)
from ludoteca.games.anno_1452.state import TRADE_PHASE, Anno
from ludoteca.games.anno_1452.vocabulary import CARD, MOMENT, PLACE, REGION
from ludoteca.kernel import NOBODY, NUMBER, SEAT, Action, Deals, No, Offer, Refused, Step, offer, sig
from ludoteca.kernel.deal import ACCEPT

FINISHED: Final = Action("finished")
TIME_UP: Final = Action("time-up")


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
    """trade.3: a deal needs all its parties and happens whole or not at all; what it says beside the exchange stands in clauses."""

    rule = "trade.3"

    def __init__(self) -> None:
        super().__init__()
        # trade.11: nothing else can be named: no crowns, Soldiers, Prestige, Titles, marriages or Principality cards
        self.things = [("gold", NUMBER), ("card", CARD), ("estate", PLACE), ("show", CARD)]
        self.promises = [
            ("peace", sig(until=MOMENT)),
            ("lift-peace", ()),
            ("pay", sig(giver=SEAT, receiver=SEAT, amount=NUMBER, until=MOMENT)),
            ("stay-out", sig(seat=SEAT, region=REGION, until=MOMENT)),
            ("fight", sig(seat=SEAT, enemy=SEAT, until=MOMENT)),
            ("with", sig(seat=SEAT)),
            ("agreed", sig(seat=SEAT)),
            ("gives-gold", sig(giver=SEAT, receiver=SEAT, amount=NUMBER)),
            ("gives-card", sig(giver=SEAT, receiver=SEAT, card=CARD)),
            ("gives-estate", sig(giver=SEAT, receiver=SEAT, estate=PLACE)),
            ("shows-card", sig(giver=SEAT, receiver=SEAT, card=CARD)),
        ]
        self.unoffered = ["agreed"]  # nobody agrees for another

    def clauses(self, o: Offer) -> list[Clause]:
        return [Clause(promise, args) for promise, args in self.split(o.promises)]

    def may_deal(self, s: Anno, a: int, b: int) -> No | None:
        if not s.expert:
            return No("no-trade", "trade.1")
        if not trading(s):
            return No("trade-not-now", "trade.15")
        return None

    def refuse(self, s: Anno, o: Offer, only_offered: bool = False) -> No | None:
        """While parties are still to be asked, a card the asked one has not seen is not looked for: a refusal would tell (L8)."""
        no = super().refuse(s, o, only_offered)
        if no is not None:
            return no
        clauses = self.clauses(o)
        together = parties(o, clauses)
        for clause in clauses:
            no = refuse_clause(s, clause, together, only_offered)
            if no is not None:
                return no
        eyes = o.frm if only_offered else o.to if still_to_agree(clauses) else NOBODY
        return refuse_transfers(s, transfers(o, clauses), eyes)

    def act(self, s: Anno, seat: int, a: Action) -> None:
        """A card offered is shown to its receiver (trade.5, L8); a new offer lets players take their word back (trade.13)."""
        for o in s.offers:
            if (
                a.verb == ACCEPT
                and a.args
                and o.number == a.args[0]
                and o.to == seat
                and still_to_agree(self.clauses(o))
            ):
                self.pass_on(s, o)
                return
        before = len(s.offers)
        super().act(s, seat, a)
        if len(s.offers) > before:
            self.lay_before(s, s.offers[-1], seat)
            s.finished[seat] = 0

    def pass_on(self, s: Anno, o: Offer) -> None:
        """trade.3: one party agrees to the whole, and the next one is asked; nothing moves yet (L9)."""
        no = self.refuse(s, o)
        if no is not None:
            raise Refused(no)
        after = as_next_reads_it(o, self.clauses(o))
        s.offers[s.offers.index(o)] = after
        s.reveals += 1
        s.tell("part-agreed", self.rule, (o.to, o.frm, after.to))
        self.lay_before(s, after, o.to)

    def lay_before(self, s: Anno, o: Offer, giver: int) -> None:
        """Cards are shown by whoever has just bound himself to give or show them."""
        for t in transfers(o, self.clauses(o)):
            if t.giver == giver and t.thing in (HAND_CARD, SHOW):
                s.reveal(t.value, 1 << t.receiver)
        s.finished[o.to] = 0

    def carry_out(self, s: Anno, o: Offer) -> None:
        clauses = self.clauses(o)
        s.tell("deal-accepted", self.rule, (o.frm, o.to))
        moves = transfers(o, clauses)
        for t in moves:
            self.move(s, t.giver, t.receiver, t.thing, t.value)
        hand_over(s, [t for t in moves if t.thing == ESTATE])
        keep_clauses(s, clauses, parties(o, clauses))

    def move(self, s: Anno, frm: int, to: int, thing: int, value: int) -> None:
        """Estates follow afterwards, all at once."""
        if thing == GOLD:
            s.gold[frm] -= value
            s.gold[to] += value
            s.tell("deal-gold", "trade.4", (frm, to, value))
        elif thing == HAND_CARD:
            s.reveal(value, 1 << to)
            s.hands[frm].remove(value)
            s.hands[to].append(value)
            s.tell("deal-card", "trade.4", (frm, to, value), 1 << frm | 1 << to, 1)
        elif thing == SHOW:
            s.reveal(value, 1 << to)
            s.tell("deal-show", "trade.5", (frm, to, value), 1 << frm | 1 << to, 1)

    def stamp(self, s: Anno) -> int:
        return s.now() * 2 + (1 if trading(s) else 0)

    def ideas(self, s: Anno, seat: int) -> list[Action]:
        out: list[Action] = []
        if not s.expert or not trading(s):
            return out
        soon = min(s.now() + 4, s.last_row * 4)
        later = min(s.now() + 8, s.last_row * 4)
        mine = [p for p in range(PLACES) if s.owner[p] == seat]
        others = s.after(seat)
        for other in others:
            out.append(offer(other, [], [], (PEACE, soon)))
            out.append(offer(other, [], [], (PEACE, later)))
            if s.at_peace(seat, other):
                out.append(offer(other, [], [], (LIFT_PEACE,)))
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
        if len(others) > 1:
            first, second = others[0], others[1]
            out.append(offer(first, [], [], (PEACE, soon, WITH, second)))
            if s.gold[second] >= 3:
                out.append(offer(first, [], [], (PEACE, soon, WITH, second, GIVES + GOLD, second, first, 3)))
        return out
