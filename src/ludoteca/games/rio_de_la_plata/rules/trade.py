"""Free trade between players at any moment (trade.1)."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.constants import GOOD, GOODS, SILVER
from ludoteca.games.rio_de_la_plata.rules.plans import AgreePlan, Plan, open_again
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NUMBER, Action, Deals, No, Offer, offer


class RioDeals(Deals[Rio]):
    """Silver and resources in stock, exchanged at once; promises do not bind, so there are none (ruling G21)."""

    rule = "trade.1"

    def __init__(self) -> None:
        super().__init__()
        self.things = [(name, NUMBER) for name in GOOD.ids]

    def may_move(self, s: Rio, frm: int, to: int, thing: int, value: int) -> No | None:
        if value < 1 or s.has(frm, thing) < value:
            return No("cannot-give", self.rule, (frm, thing))
        return None

    def may_all(self, s: Rio, frm: int, to: int, things: list[tuple[int, int]]) -> No | None:
        total = [0] * GOODS
        for thing, value in things:
            total[thing] += value
            if total[thing] > s.has(frm, thing):
                return No("cannot-give", self.rule, (frm, thing))
        return None

    def may_deal_while_sealed(self, s: Rio) -> bool:
        """trade.1: at any moment, also while the Effects phase is voted on and planned together (ruling E8)."""
        return all([isinstance(step, (AgreePlan, Plan)) for step in s.front])

    def carry_out(self, s: Rio, o: Offer) -> None:
        super().carry_out(s, o)
        if s.picks:
            open_again(s, o.frm)
            open_again(s, o.to)

    def move(self, s: Rio, frm: int, to: int, thing: int, value: int) -> None:
        s.gain(frm, thing, -value)
        s.gain(to, thing, value)
        s.tell("traded", self.rule, (frm, to, value, thing))

    def stamp(self, s: Rio) -> int:
        return s.turn

    def ideas(self, s: Rio, seat: int) -> list[Action]:
        """Sell what one has for a silver, buy what one lacks for two."""
        out: list[Action] = []
        for other in range(s.seats):
            if other == seat:
                continue
            for good in range(SILVER):
                if s.has(seat, good) and s.silver(other):
                    out.append(offer(other, [(good, 1)], [(SILVER, 1)]))
                if s.has(other, good) and s.silver(seat) >= 2:
                    out.append(offer(other, [(SILVER, 2)], [(good, 1)]))
        return out
