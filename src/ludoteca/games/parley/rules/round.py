"""The round: whose turn, the auction of the privilege, the end (round.1 to end.3)."""

from __future__ import annotations

from ludoteca.games.parley.data import HARBOURS_TO_WIN
from ludoteca.games.parley.rules.turn import Turn
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import NOBODY, Auction, Step


class Round(Step[Parley]):
    """A turn for each player, then the privilege."""

    rule = "round.1"

    def run(self, s: Parley) -> None:
        s.round += 1
        s.tell("round", self.rule, (s.round,))
        s.then(Privilege(0, tuple(range(s.seats)), 0, NOBODY), EndOfRound())
        for seat in range(s.seats - 1, -1, -1):
            s.then(Turn(seat))


class Privilege(Auction[Parley]):
    """At the end of each round a privilege goes to the highest bidder."""

    rule = "round.2"

    def bids(self, s: Parley) -> list[int]:
        return list(range(self.high + 1, min(self.high + 3, s.coins[self.seat]) + 1))

    def again(self, seat: int, bidders: tuple[int, ...], high: int, leader: int) -> Privilege:
        return Privilege(seat, bidders, high, leader)

    def won(self, s: Parley, seat: int, price: int) -> None:
        s.coins[seat] -= price
        s.privileges[seat] += 1
        s.tell("privilege", self.rule, (seat, price))

    def unsold(self, s: Parley) -> None:
        s.tell("privilege-unsold", self.rule)


class EndOfRound(Step[Parley]):
    rule = "end.1"

    def run(self, s: Parley) -> None:
        if s.round >= s.rounds:
            finish(s, "rounds")
        else:
            s.then(Round())


def finish(s: Parley, reason: str) -> None:
    """Most points win, then most coins; equal seats share their place."""
    scores = [s.score(seat) for seat in range(s.seats)]
    keys = [(scores[seat], s.coins[seat]) for seat in range(s.seats)]  # end.3
    if reason == "harbours":  # end.1: holding enough wins outright
        keys = [(s.harbours_of(seat), scores[seat]) for seat in range(s.seats)]
    s.finish(reason, [1 + len([k for k in keys if k > key]) for key in keys], scores)


def settle_harbours(s: Parley) -> None:
    """end.1: enough harbours end the game at once."""
    for seat in range(s.seats):
        if s.harbours_of(seat) >= HARBOURS_TO_WIN:
            s.tell("harbours", "end.1", (seat,))
            finish(s, "harbours")
            return
