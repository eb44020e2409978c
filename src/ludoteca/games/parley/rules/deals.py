"""Deals (deal.1, deal.2): coins, letters and harbours change hands; a truce binds both."""

from __future__ import annotations

from ludoteca.games.parley.data import HARBOUR, HARBOURS, LETTER, LETTERS
from ludoteca.games.parley.rules.round import Privilege
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import NUMBER, Action, Deals, No, offer, sig

COINS = 0
CARD = 1
PLACE = 2
TRUCE = 0


def free_coins(s: Parley, seat: int) -> int:
    """deal.1: what is bid for the privilege cannot be given away."""
    for step in s.agenda:
        if isinstance(step, Privilege) and step.leader == seat:
            return s.coins[seat] - step.high
    return s.coins[seat]


class ParleyDeals(Deals[Parley]):
    rule = "deal.1"

    def __init__(self) -> None:
        super().__init__()
        self.things = [("coins", NUMBER), ("letter", LETTER), ("harbour", HARBOUR)]
        self.promises = [("truce", sig(rounds=NUMBER))]

    def may_move(self, s: Parley, frm: int, to: int, thing: int, value: int) -> No | None:
        if thing == COINS and not 0 < value <= free_coins(s, frm):
            return No("cannot-give-coins", "deal.1", (frm,))
        if thing == CARD and (not 0 <= value < LETTERS or value not in s.hands[frm]):
            return No("cannot-give", "deal.1", (frm,))
        if thing == PLACE and (not 0 <= value < HARBOURS or s.owner[value] != frm):
            return No("cannot-give", "deal.1", (frm,))
        return None

    def may_all(self, s: Parley, frm: int, to: int, things: list[tuple[int, int]]) -> No | None:
        if sum([value for thing, value in things if thing == COINS]) > free_coins(s, frm):
            return No("cannot-give-coins", "deal.1", (frm,))
        if len(set(things)) != len(things):
            return No("cannot-give", "deal.1", (frm,))
        return None

    def may_promise(self, s: Parley, frm: int, to: int, promise: int, args: tuple[int, ...]) -> No | None:
        return None if 0 < args[0] <= 3 else No("truce-length", "deal.2")

    def move(self, s: Parley, frm: int, to: int, thing: int, value: int) -> None:
        if thing == COINS:
            s.coins[frm] -= value
            s.coins[to] += value
        elif thing == CARD:
            s.hands[frm].remove(value)
            s.hands[to].append(value)
            s.reveal(value, 1 << to)
        else:
            s.owner[value] = to

    def keep(self, s: Parley, frm: int, to: int, promise: int, args: tuple[int, ...]) -> None:
        last = s.round + args[0] - 1
        s.truce[frm * s.seats + to] = max(s.truce[frm * s.seats + to], last)
        s.truce[to * s.seats + frm] = max(s.truce[to * s.seats + frm], last)
        s.tell("truce", "deal.2", (frm, to, last))

    def stamp(self, s: Parley) -> int:
        return s.round

    def ideas(self, s: Parley, seat: int) -> list[Action]:
        out = []
        for other in range(s.seats):
            if other == seat:
                continue
            out.append(offer(other, [], [], (TRUCE, 1)))
            if s.coins[seat]:
                out.append(offer(other, [(COINS, 1)], [], (TRUCE, 2)))
                if s.hands[seat] and s.coins[other]:
                    out.append(offer(other, [(CARD, s.hands[seat][0])], [(COINS, 1)]))
                for place in range(HARBOURS):
                    if s.owner[place] == other:
                        out.append(offer(other, [(COINS, s.coins[seat])], [(PLACE, place)]))
        return out
