"""The state of a game of Anno 1452: who owns what, where the time marker stands, and the battle being fought."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.clauses import PEACE, InForce
from ludoteca.games.anno_1452.data import (
    N_CARDS,
)
from ludoteca.games.anno_1452.realm import Realm
from ludoteca.kernel import ALL, NOBODY, declared_fields

SPACES: Final = 4  # of the time track in one year: its Evaluation and three Action Rounds

# The phases of the Evaluation; ACTIONS while an Action Round is played.
ACTIONS: Final = 0
CARDS_PHASE: Final = 1
INCOME_PHASE: Final = 2
TRADE_PHASE: Final = 3
PRESTIGE_PHASE: Final = 4
CORONATION_PHASE: Final = 5
ORDER_PHASE: Final = 6


def contains(mask: int, number: int) -> bool:
    """Whether a set kept as a bit mask holds the seat, region or kind of this number."""
    return mask >> number & 1 == 1


class Anno(Realm):
    """The map, the time marker, the players with their cards, and the battle being fought."""

    def __init__(self, seats: int, of: Anno | None = None) -> None:
        """An empty board with every supply full (setup.1, components.3, setup.11), or a copy of another state."""
        super().__init__(seats, of)
        # What the table agreed on.
        self.expert: bool = of.expert if of else False
        self.market_on: bool = of.market_on if of else False
        self.marriages_early: bool = of.marriages_early if of else False
        self.antiking_at_once: bool = of.antiking_at_once if of else False
        self.trade_limit: bool = of.trade_limit if of else False
        self.early_end: bool = of.early_end if of else False
        self.reverse_placement: bool = of.reverse_placement if of else False
        self.events_shuffled: bool = of.events_shuffled if of else False
        self.marriage_guard: bool = of.marriage_guard if of else False
        self.ottokar: bool = of.ottokar if of else False
        self.ottokar_auto: bool = of.ottokar_auto if of else False
        self.last_row: int = of.last_row if of else 0
        # The time marker and the turn order.
        self.row: int = of.row if of else 0
        self.column: int = of.column if of else 0
        self.phase: int = of.phase if of else ACTIONS
        self.order: list[int] = of.order.copy() if of else list(range(seats))
        self.next_order: list[int] = of.next_order.copy() if of else []
        # The players.
        self.gold: list[int] = of.gold.copy() if of else [0] * seats
        self.prestige: list[int] = of.prestige.copy() if of else [0] * seats
        self.soldiers: list[int] = of.soldiers.copy() if of else [0] * seats
        self.king: int = of.king if of else NOBODY
        self.antiking: int = of.antiking if of else NOBODY
        # The cards. `aside` is where an Event lies until it is carried out.
        self.deck: list[int] = of.deck.copy() if of else []
        self.discards: list[int] = of.discards.copy() if of else []
        self.aside: list[int] = of.aside.copy() if of else []
        self.market: list[int] = of.market.copy() if of else []
        self.markets: int = of.markets if of else 0
        self.hands: list[list[int]] = [x.copy() for x in of.hands] if of else [[] for _ in range(seats)]
        self.married: list[list[int]] = [x.copy() for x in of.married] if of else [[] for _ in range(seats)]
        self.titles: list[list[int]] = [x.copy() for x in of.titles] if of else [[] for _ in range(seats)]
        # The round being played.
        self.event_seen: bool = of.event_seen if of else False
        self.vacant: bool = of.vacant if of else False
        self.crowned: bool = of.crowned if of else False
        self.special_used: list[int] = of.special_used.copy() if of else [0] * seats
        self.bribes: list[int] = of.bribes.copy() if of else [0] * seats
        self.spared: list[int] = of.spared.copy() if of else [0] * seats
        self.reacted: int = of.reacted if of else 0  # mask of the seats that have reacted
        self.proposed: int = of.proposed if of else 0  # mask of the seats that have proposed to end
        # Phase 3: who has finished. Clauses in force as rows (see clauses.py), and how many agreements were ever made.
        self.finished: list[int] = of.finished.copy() if of else [0] * seats
        self.agreements: list[list[int]] = [x.copy() for x in of.agreements] if of else []
        self.agreed: int = of.agreed if of else 0
        # The battle. Lists have the attacking side first.
        self.attacker: int = of.attacker if of else NOBODY
        self.defender: int = of.defender if of else NOBODY
        self.origin: int = of.origin if of else NOBODY
        self.target: int = of.target if of else NOBODY
        self.committed: list[int] = of.committed.copy() if of else [0, 0]
        self.troops: list[int] = of.troops.copy() if of else [0, 0]
        self.reaction: list[int] = of.reaction.copy() if of else [NOBODY, NOBODY]
        self.hits: list[int] = of.hits.copy() if of else [0, 0]
        self.joined: list[list[int]] = [x.copy() for x in of.joined] if of else [[], []]
        self.clash: int = of.clash if of else 0

    def copy(self) -> Anno:
        o = Anno(self.seats, self)
        self.copy_base(o)
        return o

    def zones(self) -> list[list[int]]:
        return [self.deck, self.discards, self.aside, self.market] + self.hands + self.married + self.titles

    def public_zones(self) -> list[list[int]]:
        """components.9: only hands and the order of the deck are secret."""
        return [self.discards, self.aside, self.market] + self.married + self.titles

    # Counting.

    def now(self) -> int:
        """The space of the time marker as a moment."""
        return self.row * SPACES + self.column

    def crowned_seat(self, seat: int) -> bool:
        return seat in (self.king, self.antiking)

    def in_force(self, kind: int) -> list[InForce]:
        """The clauses of a kind that bind now."""
        out = []
        now = self.now()
        for row in self.agreements:
            if row[1] == kind:
                c = InForce(row)
                if c.enforced and not (c.ends_with_time() and c.over(now)):
                    out.append(c)
        return out

    def peace_until(self, a: int, b: int) -> int:
        """When the last pact between the two ends that is in force (trade.7); NOBODY if there is none."""
        last = NOBODY
        for c in self.in_force(PEACE):
            if contains(c.parties, a) and contains(c.parties, b):
                last = max(last, c.until)
        return last

    def at_peace(self, a: int, b: int) -> bool:
        return self.peace_until(a, b) != NOBODY

    def has_reacted(self, seat: int) -> bool:
        """reaction.5: whether the seat has used its one Reaction to this action."""
        return contains(self.reacted, seat)

    def has_proposed(self, seat: int) -> bool:
        """end.13: whether the seat has proposed to end the game in this Epoch."""
        return contains(self.proposed, seat)

    def any_marriage(self) -> bool:
        for m in self.married:
            if m:
                return True
        return False

    def discard(self, card: int) -> None:
        """Face up on the discards (playcard.5)."""
        self.reveal(card, ALL)
        self.discards.append(card)

    def after(self, seat: int) -> list[int]:
        """The other players in turn order, beginning after this one."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]


Anno.fields = declared_fields(Anno(2), Realm(2))


def blank(seats: int) -> Anno:
    """An empty board; nobody knows any card."""
    s = Anno(seats)
    s.known = [0] * N_CARDS
    return s
