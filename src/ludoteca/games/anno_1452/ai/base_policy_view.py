"""What the base policy of Anno 1452 needs: the worth of pieces, places in the four categories, and of the crown."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import (
    FIRST_YEAR_OF_KINGS,
    GOLD_PER_POINT,
    GOLD_PER_VICTORY,
    LIMIT,
    MAX_PRESTIGE,
    PLACES,
    PLACES_IN,
    PLACES_NEAR,
    REGION_OF,
)
from ludoteca.games.anno_1452.realm import OTTOKAR, OWNERS
from ludoteca.games.anno_1452.rules.prestige import category_counts, category_points
from ludoteca.games.anno_1452.state import ACTIONS, Anno
from ludoteca.kernel import NOBODY

ESTATES: Final = 0
CITIZENS: Final = 1
CITIES: Final = 2
PRINCIPALITIES: Final = 3
PIECE_POINTS: Final = [1.0, 0.5, 1.0, 1.0]
PIECE_INCOME: Final = [3.0, 1.0, 1.0, 0.0]

GOLD: Final = 1.0 / GOLD_PER_VICTORY
SCARCE: Final = 10  # with less Gold than this, each piece of it is worth more
SCARCE_GOLD: Final = 0.25
INCOME: Final = 0.08  # the worth of one Gold of income in each Evaluation to come
HORIZON: Final = 4.5  # Evaluations in which a place in a category is likely to be kept
CROWN: Final = 8.0  # three Prestige points, three cards and twelve Soldiers
# How sure it is in each Action Round that the Estates stay as they are until the Coronation.
SETTLED: Final = [1.0, 0.45, 0.6, 1.0]


class View:
    """The position of one seat, with its counts taken once."""

    def __init__(self, s: Anno, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = max(0, s.last_row - s.row)  # Evaluations to come
        if s.phase != ACTIONS:
            self.left += 1
        self.counts = category_counts(s)
        self.rivals = float(max(1, s.seats - 1))
        self.horizon = min(HORIZON, float(self.left))
        points = 0
        for counts in self.counts:
            points += category_points(counts)[seat]
        full = s.prestige[seat] + points * self.horizon >= MAX_PRESTIGE
        self.prestige = GOLD_PER_POINT * GOLD if full else 1.0

    def gold(self, amount: float) -> float:
        """What so much Gold is worth; negative when it is spent."""
        have = self.s.gold[self.seat]
        if self.left <= 1 or have + min(0.0, amount) >= SCARCE:
            return GOLD * amount
        return SCARCE_GOLD * amount

    def pieces(self, kind: int, number: float) -> float:
        """Victory points and income of more or fewer pieces."""
        return number * (PIECE_POINTS[kind] + INCOME * PIECE_INCOME[kind] * self.left)

    def category(self, kind: int, mine: int, victim: int, loss: int) -> float:
        """What the change of counts is worth in the Evaluations to come, own places beside those of the rivals."""
        before = category_points(self.counts[kind])
        changed = self.counts[kind].copy()
        changed[self.seat] += mine
        if 0 <= victim < self.s.seats:
            changed[victim] -= loss
        after = category_points(changed)
        total = 0.0
        for seat in range(self.s.seats):
            if after[seat] != before[seat]:
                worth = self.prestige if seat == self.seat else -1.0 / self.rivals
                total += worth * (after[seat] - before[seat])
        lead = 0.04 * mine + 0.04 * loss / self.rivals  # a step towards a better place
        return total * self.horizon + lead * self.left

    def crown(self, mine: int, victim: int, loss: int) -> float:
        """What the change of Estates means for the next Coronation: the fewest are crowned."""
        s = self.s
        if s.row + 1 < FIRST_YEAR_OF_KINGS or s.row + 1 >= s.last_row:
            return 0.0
        changed = self.counts[ESTATES].copy()
        before = self.crowned(changed)
        changed[self.seat] += mine
        if 0 <= victim < s.seats:
            changed[victim] -= loss
        return CROWN * SETTLED[s.column] * (self.crowned(changed) - before)

    def crowned(self, estates: list[int]) -> float:
        """How likely these Estates make the seat King; a tie goes to Prestige."""
        mine = estates[self.seat]
        ahead = 0
        equal = 0
        for seat in range(self.s.seats):
            if seat == self.seat:
                continue
            if estates[seat] < mine:
                ahead += 1
            elif estates[seat] == mine:
                equal += 1 if self.s.prestige[seat] >= self.s.prestige[self.seat] else 0
        return 1.0 if ahead + equal == 0 else 0.4 if ahead == 0 else 0.1 if ahead == 1 else 0.0

    def change(self, kind: int, mine: int, victim: int = NOBODY, loss: int = 0) -> float:
        """The worth of gaining `mine` pieces and of the victim's losing `loss` of them."""
        if mine == 0 and loss == 0:
            return 0.0
        worth = self.pieces(kind, mine) + self.category(kind, mine, victim, loss)
        if 0 <= victim < self.s.seats:
            worth += self.pieces(kind, loss) / self.rivals
        return worth

    def majority(self, region: int, gainer: int, loser: int) -> int:
        """Who would have the majority after one Estate more and one fewer."""
        counts = [0] * OWNERS
        taken = 0
        for p in PLACES_IN[region]:
            owner = self.s.owner[p]
            if owner >= 0:
                counts[owner] += 1
                taken += 1
        if gainer >= 0:
            counts[gainer] += 1
            taken += 1
        if loser >= 0:
            counts[loser] -= 1
            taken -= 1
        most = LIMIT[region] - taken
        best = NOBODY
        for owner in range(OWNERS):
            if counts[owner] > most:
                most = counts[owner]
                best = owner
            elif counts[owner] == most:
                best = NOBODY
        return NOBODY if best == OTTOKAR else best

    def cards(self, region: int, gainer: int, loser: int) -> float:
        """The worth of the change of the region's Principality card, with its point of Prestige."""
        s = self.s
        if s.bound[region]:
            return 0.0
        before = s.holder[region]
        after = self.majority(region, gainer, loser)
        if before == after:
            return 0.0
        worth = 0.0
        if after == self.seat:
            worth += self.prestige + self.change(PRINCIPALITIES, 1, before, 1 if before != NOBODY else 0)
        elif before == self.seat:
            worth -= self.prestige + self.pieces(PRINCIPALITIES, 1) + self.horizon * 0.5
        elif before != NOBODY:
            worth += 1.0 / self.rivals + self.change(PRINCIPALITIES, 0, before, 1)
        return worth

    def estate(self, region: int) -> float:
        """A new Estate of the seat in the region, without its price."""
        worth = self.change(ESTATES, 1) + self.crown(1, NOBODY, 0) + self.cards(region, self.seat, NOBODY)
        mine = self.s.estates_in(self.seat, region)
        if self.s.holder[region] == NOBODY:
            worth += 0.9 * (mine + 1) / LIMIT[region] * min(1.0, self.left / 3.0)
        return worth - 0.12 * min(3, self.enemies_near(region))

    def enemies_near(self, region: int) -> int:
        """Estates of other players from which the region can be attacked."""
        n = 0
        for p in PLACES_NEAR[region]:
            if 0 <= self.s.owner[p] < self.s.seats and self.s.owner[p] != self.seat:
                n += 1
        return n

    def stake(self, place: int) -> float:
        """What the loss of an own Estate would cost."""
        s = self.s
        worth = self.pieces(ESTATES, 1) + self.pieces(CITIES, s.city[place]) + self.pieces(CITIZENS, s.citizens[place])
        worth += 1.0 + (1.5 if s.holder[REGION_OF[place]] == self.seat else 0.0)
        return worth

    def own_places(self) -> list[int]:
        return [p for p in range(PLACES) if self.s.owner[p] == self.seat]
