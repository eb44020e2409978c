"""The state of a game of Anno 1452: who owns what, where the time marker stands, and the battle being fought."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.anno_1452.clauses import PEACE, InForce
from ludoteca.games.anno_1452.data import (
    CITIZENS_EACH,
    ESTATES_EACH,
    FULL_VALUE,
    LIMIT,
    N_CARDS,
    N_REGIONS,
    PLACES,
    PLACES_IN,
    REGION_OF,
    REGIONS,
)
from ludoteca.kernel import ALL, NOBODY, Table

SPACES: Final = 4  # of the time track in one year: its Evaluation and three Action Rounds
OTTOKAR: Final = 4  # the owner number of the passive prince, after the seats 0 to 3
OWNERS: Final = 5

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


class Anno(Table):
    """Lists by seat have one entry per player; `supply` and `cubes` have one more for Ottokar."""

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
        self.order: list[int] = []
        self.next_order: list[int] = []
        # The players.
        self.gold: list[int] = []
        self.prestige: list[int] = []
        self.supply: list[int] = []
        self.cubes: list[int] = []
        self.soldiers: list[int] = []
        self.king = NOBODY
        self.antiking = NOBODY
        # The map, by place (one point of a shield) and by region.
        self.owner: list[int] = []
        self.value: list[int] = []
        self.city: list[int] = []
        self.citizens: list[int] = []
        self.crowd: list[int] = []  # Estates in the region
        self.holder: list[int] = []  # who holds the Principality card (estate.9)
        self.bound: list[int] = []  # 0, or while a marriage gives it to its holder: see bind_card
        # The cards. `aside` is where an Event lies until it is carried out.
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.aside: list[int] = []
        self.market: list[int] = []
        self.markets = 0
        self.hands: list[list[int]] = []
        self.married: list[list[int]] = []
        self.titles: list[list[int]] = []
        # The round being played.
        self.event_seen = False
        self.vacant = False
        self.crowned = False
        self.special_used: list[int] = []
        self.bribes: list[int] = []
        self.spared: list[int] = []
        self.reacted = 0  # mask of the seats that have reacted
        self.proposed = 0  # mask of the seats that have proposed to end
        # Phase 3: who has finished. Clauses in force as rows (see clauses.py), and how many agreements were ever made.
        self.finished: list[int] = []
        self.agreements: list[list[int]] = []
        self.agreed = 0
        # The battle. Lists have the attacking side first.
        self.attacker = NOBODY
        self.defender = NOBODY
        self.origin = NOBODY
        self.target = NOBODY
        self.committed: list[int] = []
        self.troops: list[int] = []
        self.reaction: list[int] = []
        self.hits: list[int] = []
        self.joined: list[list[int]] = []
        self.clash = 0

    def copy(self) -> Anno:
        o = Anno(self.seats)
        self.copy_base(o)
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
        o.supply = self.supply.copy()
        o.cubes = self.cubes.copy()
        o.soldiers = self.soldiers.copy()
        o.king = self.king
        o.antiking = self.antiking
        o.owner = self.owner.copy()
        o.value = self.value.copy()
        o.city = self.city.copy()
        o.citizens = self.citizens.copy()
        o.crowd = self.crowd.copy()
        o.holder = self.holder.copy()
        o.bound = self.bound.copy()
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
        if self.agreements:
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
        self.known = [0] * N_CARDS
        self.order = list(range(n))
        self.gold = [0] * n
        self.prestige = [0] * n
        self.supply = [ESTATES_EACH] * OWNERS
        self.cubes = [CITIZENS_EACH] * OWNERS
        self.soldiers = [0] * n
        self.owner = [NOBODY] * PLACES
        self.value = [0] * PLACES
        self.city = [0] * PLACES
        self.citizens = [0] * PLACES
        self.crowd = [0] * N_REGIONS
        self.holder = [NOBODY] * N_REGIONS
        self.bound = [0] * N_REGIONS
        self.hands = [[] for _ in range(n)]
        self.married = [[] for _ in range(n)]
        self.titles = [[] for _ in range(n)]
        self.special_used = [0] * n
        self.bribes = [0] * n
        self.spared = [0] * n
        self.finished = [0] * n
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

    def estates(self, seat: int) -> int:
        return ESTATES_EACH - self.supply[seat]

    def citizens_of(self, seat: int) -> int:
        return CITIZENS_EACH - self.cubes[seat]

    def cities(self, seat: int) -> int:
        n = 0
        for p in range(PLACES):
            if self.city[p] and self.owner[p] == seat:
                n += 1
        return n

    def principalities(self, seat: int) -> int:
        return self.holder.count(seat)

    def estates_in(self, seat: int, region: int) -> int:
        n = 0
        for p in PLACES_IN[region]:
            if self.owner[p] == seat:
                n += 1
        return n

    def cities_in(self, region: int) -> int:
        n = 0
        for p in PLACES_IN[region]:
            n += self.city[p]
        return n

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

    def bind_card(self, region: int, majority: int) -> None:
        """A marriage holds the Principality card; remember who has the majority there now (marriage.8)."""
        self.bound[region] = majority + 2

    def majority_when_bound(self, region: int) -> int:
        return self.bound[region] - 2

    def any_marriage(self) -> bool:
        for m in self.married:
            if m:
                return True
        return False

    # Moving pieces and cards. Majorities are checked by the rules that call these.

    def put_estate(self, seat: int, region: int) -> int:
        """An Estate of full value from the supply on the first free place; the place."""
        for p in PLACES_IN[region]:
            if self.owner[p] == NOBODY:
                self.owner[p] = seat
                self.value[p] = FULL_VALUE
                self.crowd[region] += 1
                self.supply[seat] -= 1
                return p
        raise ValueError(f"the shield of {REGIONS[region].id} is full ({LIMIT[region]})")

    def lift_estate(self, place: int) -> None:
        """The Estate and all on it leave the map for where they came from (components.12)."""
        seat = self.owner[place]
        self.supply[seat] += 1
        self.cubes[seat] += self.citizens[place]
        self.crowd[REGION_OF[place]] -= 1
        self.owner[place] = NOBODY
        self.value[place] = 0
        self.city[place] = 0
        self.citizens[place] = 0

    def put_citizen(self, place: int) -> None:
        self.cubes[self.owner[place]] -= 1
        self.citizens[place] += 1

    def lift_citizen(self, place: int) -> None:
        self.cubes[self.owner[place]] += 1
        self.citizens[place] -= 1

    def discard(self, card: int) -> None:
        """Face up on the discards (playcard.5)."""
        self.reveal(card, ALL)
        self.discards.append(card)

    def after(self, seat: int) -> list[int]:
        """The other players in turn order, beginning after this one."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]
