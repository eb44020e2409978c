"""Apostasy: tableaux torn between two religions lose the cards of both (apostasy.*, card.x33, card.x59b)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import RELIC
from ludoteca.games.pax_renaissance.data import CARDS, EMPIRE
from ludoteca.games.pax_renaissance.rules.tableau import discard_any, discard_maid, discard_queen, owner_of
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Step


class Apostasy(Step[Pax]):
    rule = "apostasy.1"

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: Pax) -> None:
        a, b = CARDS[self.card].pair
        s.tell("apostasy", self.rule, (self.player, a, b))
        torn = [seat for seat in range(s.seats) if s.icon(seat, a) and s.icon(seat, b)]
        spared = [seat for seat in torn if s.has(seat, RELIC)]
        for seat in torn:
            if seat in spared:
                s.trigger(seat, RELIC)
            else:
                self.strike(s, seat, a, b)

    def strike(self, s: Pax, seat: int, a: int, b: int) -> None:
        """Old maids too (apostasy.2); a queen alone leaves her king (apostasy.3)."""
        doomed = [c for c in s.cards_of(seat) + s.maids[seat] if self.marked(s, c, a, b)]
        for card in doomed:
            if card in s.maids[seat]:
                discard_maid(s, seat, card, "apostasy.2")
            elif card in s.consort:
                discard_queen(s, s.consort.index(card), "apostasy.3")
                s.refresh(seat)
            elif owner_of(s, card) == seat:  # not already gone with its suzerain
                discard_any(s, card, self.rule if card < EMPIRE else "apostasy.3")

    def marked(self, s: Pax, card: int, a: int, b: int) -> bool:
        prestige = s.face_of(card).prestige
        return a in prestige or b in prestige
