"""The state of a game of Parley."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.games.parley.data import CLAIM_COST, HARBOURS, LETTERS
from ludoteca.kernel import ALL, NOBODY, Table


class Parley(Table):
    fields: ClassVar[tuple[str, ...]] = (
        "rounds",
        "storms",
        "round",
        "ship",
        "coins",
        "privileges",
        "owner",
        "deck",
        "discard",
        "hands",
        "truce",
        "stakes",
        "stopped",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rounds = 0
        self.storms = False
        self.round = 0
        self.ship: list[int] = []
        self.coins: list[int] = []
        self.privileges: list[int] = []
        self.owner: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.stakes: list[int] = []  # strength each seat put into the duel
        self.stopped = False  # an envoy stopped the claim
        self.truce: list[int] = []  # [a * seats + b]: last round in which a may not fight b

    def copy(self) -> Parley:
        o = Parley(self.seats)
        self.copy_base(o)
        o.rounds = self.rounds
        o.storms = self.storms
        o.round = self.round
        o.ship = self.ship.copy()
        o.coins = self.coins.copy()
        o.privileges = self.privileges.copy()
        o.owner = self.owner.copy()
        o.deck = self.deck.copy()
        o.discard = self.discard.copy()
        o.hands = [h.copy() for h in self.hands]
        o.truce = self.truce.copy()
        o.stakes = self.stakes.copy()
        o.stopped = self.stopped
        return o

    def zones(self) -> list[list[int]]:
        return [self.deck, self.discard] + self.hands

    def public_zones(self) -> list[list[int]]:
        return [self.discard]

    def prepare(self) -> None:
        """Everything empty but of the right size (setup.1)."""
        self.ship = [0] * self.seats
        self.coins = [0] * self.seats
        self.privileges = [0] * self.seats
        self.owner = [NOBODY] * HARBOURS
        self.deck = list(range(LETTERS))
        self.hands = [[] for _ in range(self.seats)]
        self.stakes = [0] * self.seats
        self.truce = [0] * (self.seats * self.seats)
        self.known = [0] * LETTERS

    def draw_letter(self, seat: int) -> None:
        """turn.4: the discards are shuffled when the deck is empty."""
        if not self.deck:
            for card in self.discard:
                self.hide(card)
            self.deck = self.discard
            self.discard = []
            self.shuffle(self.deck)
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.reveal(card, 1 << seat)

    def drop(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.reveal(card, ALL)

    def harbours_of(self, seat: int) -> int:
        return self.owner.count(seat)

    def pay_claim(self, seat: int) -> None:
        self.coins[seat] -= CLAIM_COST

    def score(self, seat: int) -> int:
        """The points of a seat at the end."""
        return 2 * self.harbours_of(seat) + self.privileges[seat] + self.coins[seat] // 5  # end.2
