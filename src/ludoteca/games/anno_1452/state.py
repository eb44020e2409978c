"""The state of a game of Anno 1452: who owns what, where the time marker stands, and the battle being fought."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.anno_1452.clauses import PEACE, InForce
from ludoteca.games.anno_1452.data import (
    N_CARDS,
)
from ludoteca.games.anno_1452.realm import Realm
from ludoteca.kernel import ALL, NO_LISTS, NO_NUMBERS, NOBODY

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

    fields: ClassVar[tuple[str, ...]] = (
        "expert",
        "market_on",
        "marriages_early",
        "antiking_at_once",
        "trade_limit",
        "early_end",
        "reverse_placement",
        "events_shuffled",
        "marriage_guard",
        "ottokar",
        "ottokar_auto",
        "last_row",
        "row",
        "column",
        "phase",
        "order",
        "next_order",
        "gold",
        "prestige",
        "supply",
        "cubes",
        "soldiers",
        "king",
        "antiking",
        "owner",
        "value",
        "city",
        "citizens",
        "crowd",
        "holder",
        "bound",
        "deck",
        "discards",
        "aside",
        "market",
        "markets",
        "hands",
        "married",
        "titles",
        "event_seen",
        "vacant",
        "crowned",
        "special_used",
        "bribes",
        "spared",
        "reacted",
        "proposed",
        "finished",
        "agreements",
        "agreed",
        "attacker",
        "defender",
        "origin",
        "target",
        "committed",
        "troops",
        "reaction",
        "hits",
        "joined",
        "clash",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # What the table agreed on.
        self.expert = False
        self.market_on = False
        self.marriages_early = False
        self.antiking_at_once = False
        self.trade_limit = False
        self.early_end = False
        self.reverse_placement = False
        self.events_shuffled = False
        self.marriage_guard = False
        self.ottokar = False
        self.ottokar_auto = False
        self.last_row = 0
        # The time marker and the turn order.
        self.row = 0
        self.column = 0
        self.phase = ACTIONS
        self.order: list[int] = NO_NUMBERS
        self.next_order: list[int] = NO_NUMBERS
        # The players.
        self.gold: list[int] = NO_NUMBERS
        self.prestige: list[int] = NO_NUMBERS
        self.soldiers: list[int] = NO_NUMBERS
        self.king = NOBODY
        self.antiking = NOBODY
        # The cards. `aside` is where an Event lies until it is carried out.
        self.deck: list[int] = NO_NUMBERS
        self.discards: list[int] = NO_NUMBERS
        self.aside: list[int] = NO_NUMBERS
        self.market: list[int] = NO_NUMBERS
        self.markets = 0
        self.hands: list[list[int]] = NO_LISTS
        self.married: list[list[int]] = NO_LISTS
        self.titles: list[list[int]] = NO_LISTS
        # The round being played.
        self.event_seen = False
        self.vacant = False
        self.crowned = False
        self.special_used: list[int] = NO_NUMBERS
        self.bribes: list[int] = NO_NUMBERS
        self.spared: list[int] = NO_NUMBERS
        self.reacted = 0  # mask of the seats that have reacted
        self.proposed = 0  # mask of the seats that have proposed to end
        # Phase 3: who has finished. Clauses in force as rows (see clauses.py), and how many agreements were ever made.
        self.finished: list[int] = NO_NUMBERS
        self.agreements: list[list[int]] = NO_LISTS
        self.agreed = 0
        # The battle. Lists have the attacking side first.
        self.attacker = NOBODY
        self.defender = NOBODY
        self.origin = NOBODY
        self.target = NOBODY
        self.committed: list[int] = NO_NUMBERS
        self.troops: list[int] = NO_NUMBERS
        self.reaction: list[int] = NO_NUMBERS
        self.hits: list[int] = NO_NUMBERS
        self.joined: list[list[int]] = NO_LISTS
        self.clash = 0

    def copy(self) -> Anno:
        o = Anno(self.seats)
        self.copy_base(o)
        self.copy_map(o)
        o.expert = self.expert
        o.market_on = self.market_on
        o.marriages_early = self.marriages_early
        o.antiking_at_once = self.antiking_at_once
        o.trade_limit = self.trade_limit
        o.early_end = self.early_end
        o.reverse_placement = self.reverse_placement
        o.events_shuffled = self.events_shuffled
        o.marriage_guard = self.marriage_guard
        o.ottokar = self.ottokar
        o.ottokar_auto = self.ottokar_auto
        o.last_row = self.last_row
        o.row = self.row
        o.column = self.column
        o.phase = self.phase
        o.order = self.order.copy()
        o.next_order = self.next_order.copy()
        o.gold = self.gold.copy()
        o.prestige = self.prestige.copy()
        o.soldiers = self.soldiers.copy()
        o.king = self.king
        o.antiking = self.antiking
        o.deck = self.deck.copy()
        o.discards = self.discards.copy()
        o.aside = self.aside.copy()
        o.market = self.market.copy()
        o.markets = self.markets
        o.hands = [h.copy() for h in self.hands]
        o.married = [m.copy() for m in self.married]
        o.titles = [t.copy() for t in self.titles]
        o.event_seen = self.event_seen
        o.vacant = self.vacant
        o.crowned = self.crowned
        o.special_used = self.special_used.copy()
        o.bribes = self.bribes.copy()
        o.spared = self.spared.copy()
        o.reacted = self.reacted
        o.proposed = self.proposed
        o.finished = self.finished.copy()
        o.agreements = [row.copy() for row in self.agreements]
        o.agreed = self.agreed
        o.attacker = self.attacker
        o.defender = self.defender
        o.origin = self.origin
        o.target = self.target
        o.committed = self.committed.copy()
        o.troops = self.troops.copy()
        o.reaction = self.reaction.copy()
        o.hits = self.hits.copy()
        o.joined = [j.copy() for j in self.joined]
        o.clash = self.clash
        return o

    def lay_out(self) -> None:
        """An empty board with every supply full (setup.1, components.2, components.3, setup.11)."""
        n = self.seats
        self.empty_map()
        self.known = [0] * N_CARDS
        self.order = list(range(n))
        self.next_order = []
        self.gold = [0] * n
        self.prestige = [0] * n
        self.soldiers = [0] * n
        self.deck = []
        self.discards = []
        self.aside = []
        self.market = []
        self.hands = [[] for _ in range(n)]
        self.married = [[] for _ in range(n)]
        self.titles = [[] for _ in range(n)]
        self.special_used = [0] * n
        self.bribes = [0] * n
        self.spared = [0] * n
        self.finished = [0] * n
        self.agreements = []
        self.committed = [0, 0]
        self.troops = [0, 0]
        self.reaction = [NOBODY, NOBODY]
        self.hits = [0, 0]
        self.joined = [[], []]

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
