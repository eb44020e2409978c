"""Phase 3: Trade and Agreements (trade.1 to trade.15), also before the first Action Round (pre.2)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.clauses import AGREED, CLAUSES, LIFT_PEACE, PAY, PEACE
from ludoteca.games.anno_1452.rules.agreement import (
    CARD,
    ESTATE,
    GOLD,
    SHOW,
    Clause,
    as_next_reads_it,
    lifted_by,
    parties,
    promised,
    refuse_terms,
    refuse_transfers,
    staying,
    still_to_agree,
    transfers,
)
from ludoteca.games.anno_1452.rules.binding import bind, lift
from ludoteca.games.anno_1452.rules.dues import fall_due, hand_over
from ludoteca.games.anno_1452.rules.duties import holders
from ludoteca.games.anno_1452.rules.ideas import offers_to_think_of
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.games.anno_1452.state import SPACES, TRADE_PHASE, Anno
from ludoteca.games.anno_1452.vocabulary import CARD as CARD_KIND
from ludoteca.games.anno_1452.vocabulary import PLACE
from ludoteca.kernel import NOBODY, NUMBER, Action, Deals, No, Offer, Refused, Step
from ludoteca.kernel.deal import ACCEPT, WITHDRAW

TRADE_SECONDS: Final = 300  # trade.14
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
        fall_due(s)
        s.then(Bargain(s.order[0]))


class Bargain(Step[Anno]):
    """trade.13: the phase lasts until everybody has finished; offers may be made and answered at any moment of it."""

    rule = "trade.13"
    seconds = TRADE_SECONDS
    private = True  # saying that one has finished is never done for a player, who may want to make an offer

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Anno) -> list[Action]:
        return [FINISHED]

    def timeout(self, s: Anno) -> Action | None:
        """trade.14, L5: the table's clock ends the phase."""
        return TIME_UP if s.trade_limit else None

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "time-up":  # trade.14: what is not concluded is void
            s.tell("time-up", "trade.14")
            s.finished = [1] * s.seats
            return
        s.finished[self.seat] = 1
        s.tell("finished", self.rule, (self.seat,))
        for seat in s.order:
            if not s.finished[seat]:
                s.then(Bargain(seat))
                return


class AnnoDeals(Deals[Anno]):
    """trade.3: a deal needs all its parties and happens whole or not at all; what it says beside the exchange stands in
    clauses."""

    rule = "trade.3"

    def __init__(self) -> None:
        super().__init__()
        # trade.11: nothing else can be named: no crowns, Soldiers, Prestige, Titles, marriages or Principality cards
        self.things = [("gold", NUMBER), ("card", CARD_KIND), ("estate", PLACE), ("show", CARD_KIND)]
        self.promises = [(c.name, c.signature) for c in CLAUSES]
        self.unoffered = [CLAUSES[AGREED].name]  # nobody agrees for another

    def clauses(self, o: Offer) -> list[Clause]:
        return [Clause(kind, args) for kind, args in self.split(o.promises)]

    def allowed(self, s: Anno) -> bool:
        return s.expert  # trade.1

    def may_deal(self, s: Anno, a: int, b: int) -> No | None:
        if not s.expert:
            return No("no-trade", "trade.1")
        if not trading(s):
            return No("trade-not-now", "trade.15")
        return None

    def refuse(self, s: Anno, o: Offer, only_offered: bool = False) -> No | None:
        """While parties are still to be asked, a card the asked one has not seen is not looked for: a refusal would
        tell (L8)."""
        no = super().refuse(s, o, only_offered)
        if no is not None:
            return no
        clauses = self.clauses(o)
        together = parties(o, clauses)
        no = refuse_terms(s, clauses, together, only_offered)
        if no is not None:
            return no
        eyes = o.frm if only_offered else o.to if still_to_agree(clauses) else NOBODY
        left = staying(s, clauses, together)
        return refuse_transfers(s, transfers(o, clauses), promised(clauses), eyes, left)

    def has_agreed(self, o: Offer, seat: int) -> bool:
        """Whether the seat has said yes to an offer that waits for a further party."""
        return seat in [c.args[0] for c in self.clauses(o) if c.kind == AGREED]

    def costs(self, s: Anno, o: Offer, seat: int) -> bool:
        clauses = self.clauses(o)
        gives = [t for t in transfers(o, clauses) if t.giver == seat]
        bound = [c for c in clauses if CLAUSES[c.kind].dated and (c.kind == PEACE or c.args[0] == seat)]
        given_up = [c for c in lifted_by(s, clauses, parties(o, clauses)) if c.kind != PEACE and seat in holders(c)]
        return len(gives) + len(bound) + len(given_up) > 0

    def gift(self, s: Anno, o: Offer, seat: int) -> bool:
        """An Estate may be a burden, because the crown goes to the fewest; and the end of a pact costs its peace."""
        clauses = self.clauses(o)
        estates = [t for t in transfers(o, clauses) + promised(clauses) if t.thing == ESTATE]
        lifted = [c for c in clauses if c.kind == LIFT_PEACE]
        return not estates and not lifted and not self.costs(s, o, seat)

    def partners(self, o: Offer) -> list[int]:
        return parties(o, self.clauses(o))[1:]

    def keepable(self, s: Anno, o: Offer, seat: int) -> bool:
        """Payments must be covered by the Gold left after the exchange and the income until their date."""
        clauses = self.clauses(o)
        owed = sum([t.value for t in transfers(o, clauses) if t.giver == seat and t.thing == GOLD])
        for c in s.in_force(PAY):
            owed += c.args[2] if c.args[0] == seat else 0
        dates = [s.last_row * SPACES]
        for clause in clauses:
            if clause.kind == PAY and clause.args[0] == seat:
                owed += clause.args[2]
                dates.append(clause.args[3])
        evaluations = min(dates) // SPACES - s.row
        return owed <= s.gold[seat] + incomes(s)[seat] * evaluations

    def standing(self, s: Anno, seat: int) -> list[Action]:
        """Until the last party agrees, each one may take its word back (L9)."""
        taken_back = [Action(WITHDRAW, (o.number,)) for o in s.offers if self.has_agreed(o, seat)]
        return super().standing(s, seat) + taken_back

    def act(self, s: Anno, seat: int, a: Action) -> None:
        """A card offered is shown to its receiver (trade.5, L8); a new offer lets players take their word back
        (trade.13)."""
        for o in s.offers:
            if not a.args or o.number != a.args[0]:
                continue
            if a.verb == ACCEPT and o.to == seat and still_to_agree(self.clauses(o)):
                self.pass_on(s, o)
                return
            if a.verb == WITHDRAW and self.has_agreed(o, seat):
                s.offers.remove(o)
                s.reveals += 1
                s.tell("word-taken-back", self.rule, (seat, o.frm))
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
        """Cards are shown by the player who has just agreed to give or show them."""
        clauses = self.clauses(o)
        for t in transfers(o, clauses) + promised(clauses):
            if t.giver == giver and t.thing in (CARD, SHOW):
                s.reveal(t.value, 1 << t.receiver)
        s.finished[o.to] = 0

    def carry_out(self, s: Anno, o: Offer) -> None:
        clauses = self.clauses(o)
        s.tell("deal-accepted", self.rule, (o.frm, o.to))
        together = parties(o, clauses)
        lift(s, clauses, together)
        moves = transfers(o, clauses)
        for t in moves:
            self.move(s, t.giver, t.receiver, t.thing, t.value)
        estates = [t for t in moves if t.thing == ESTATE]
        for t in estates:
            s.tell("deal-estate", "trade.9", (t.giver, t.receiver, t.value))
        hand_over(s, estates)
        bind(s, clauses, together)

    def move(self, s: Anno, frm: int, to: int, thing: int, value: int) -> None:
        """Estates follow afterwards, all at once."""
        if thing == GOLD:
            s.gold[frm] -= value
            s.gold[to] += value
            s.tell("deal-gold", "trade.4", (frm, to, value))
        elif thing == CARD:
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
        return offers_to_think_of(s, seat) if s.expert and trading(s) else []
