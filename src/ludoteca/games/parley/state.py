"""The state of a game of Parley."""

from __future__ import annotations

from ludoteca.games.parley.data import CLAIM_COST, HARBOURS, LETTERS
from ludoteca.kernel import ALL, NOBODY, Table, declared_fields


class Parley(Table):
    def __init__(self, seats: int, of: Parley | None = None) -> None:
        """A harbour town without letters, or a copy of another state."""
        super().__init__(seats)
        self.rounds: int = of.rounds if of else 0
        self.storms: bool = of.storms if of else False
        self.round: int = of.round if of else 0
        self.ship: list[int] = of.ship.copy() if of else [0] * seats
        self.coins: list[int] = of.coins.copy() if of else [0] * seats
        self.privileges: list[int] = of.privileges.copy() if of else [0] * seats
        self.owner: list[int] = of.owner.copy() if of else [NOBODY] * HARBOURS
        self.deck: list[int] = of.deck.copy() if of else []
        self.discard: list[int] = of.discard.copy() if of else []
        self.hands: list[list[int]] = [x.copy() for x in of.hands] if of else [[] for _ in range(seats)]
        # [a * seats + b]: last round in which a may not fight b
        self.truce: list[int] = of.truce.copy() if of else [0] * (seats * seats)
        self.stakes: list[int] = of.stakes.copy() if of else [0] * seats  # strength each seat put into the duel
        self.stopped: bool = of.stopped if of else False  # an envoy stopped the claim

    def copy(self) -> Parley:
        o = Parley(self.seats, self)
        self.copy_base(o)
        return o

    def zones(self) -> list[list[int]]:
        return [self.deck, self.discard] + self.hands

    def public_zones(self) -> list[list[int]]:
        return [self.discard]

    def prepare(self) -> None:
        """All letters in the deck (setup.1)."""
        self.deck = list(range(LETTERS))
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


Parley.fields = declared_fields(Parley(2))
