"""Set-up (setup.1 to setup.12)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import EVENT
from ludoteca.games.anno_1452.data import (
    KIND_OF,
    N_CARDS,
    N_REGIONS,
    NEAR,
    START_ESTATES,
    START_GOLD,
    START_HAND,
    START_PRESTIGE,
)
from ludoteca.games.anno_1452.rules.events import roll_first, roll_order
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, Action, Confirm, No, Step

START: Final[list[Action]] = [Action("start", (r,)) for r in range(N_REGIONS)]


def deal(s: Anno) -> None:
    """Gold (setup.2), Prestige (setup.5), five cards (setup.3) without Events (setup.4), the first turn order
    (setup.6)."""
    s.gold = [START_GOLD] * s.seats
    s.prestige = [START_PRESTIGE] * s.seats
    s.deck = list(range(N_CARDS))
    s.shuffle(s.deck)
    laid_aside: list[int] = []
    for seat in range(s.seats):
        while len(s.hands[seat]) < START_HAND:
            card = s.deck.pop()
            if KIND_OF[card] == EVENT:  # setup.4: without effect
                laid_aside.append(card)
            else:
                s.hands[seat].append(card)
                s.reveal(card, 1 << seat)
    if s.events_shuffled:  # G2
        s.deck += laid_aside
        s.deck.sort()
        s.shuffle(s.deck)
    else:
        for card in laid_aside:
            s.discard(card)
    seats = list(range(s.seats))
    s.order = roll_order(s, seats, "setup.6") if s.reverse_placement else anticlockwise(s, seats)
    for k in range(s.seats):
        s.tell("in-order", "setup.6", (s.order[k], k + 1))


def anticlockwise(s: Anno, seats: list[int]) -> list[int]:
    """setup.6: dice name the first player, the others follow anti-clockwise; the seats go round clockwise."""
    first = roll_first(s, seats, "setup.6")
    return [(first - k) % s.seats for k in range(s.seats)]


def placing_order(s: Anno) -> list[int]:
    """setup.7, ruling 1: from the first player, or by the option in reverse; the last of the list places first."""
    return s.order if s.reverse_placement else s.order[::-1]


def free_regions(s: Anno) -> list[bool]:
    """setup.9, ottokar.6: regions without any Estate."""
    return [s.crowd[r] == 0 for r in range(N_REGIONS)]


class StartEstates(Step[Anno]):
    """setup.7, setup.8: two adjacent regions, one Estate in each; `first` is the one already placed."""

    rule = "setup.8"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def candidates(self, s: Anno) -> list[Action]:
        return START

    def refuse(self, s: Anno, a: Action) -> No | None:
        region = a.args[0]
        if s.crowd[region]:
            return No("region-taken", "setup.9" if s.estates_in(self.seat, region) == 0 else "setup.8", (region,))
        if self.first != NOBODY:
            return None if region in NEAR[self.first] else No("not-adjacent", "setup.8", (self.first, region))
        free = free_regions(s)
        for near in NEAR[region]:
            if free[near]:
                return None
        return No("no-pair-there", "setup.8", (region,))

    def take(self, s: Anno, a: Action) -> None:
        region = a.args[0]
        s.put_estate(self.seat, region)  # setup.10: free of charge; setup.11: never a majority
        s.tell("start-estate", self.rule, (self.seat, region))
        if s.estates(self.seat) < START_ESTATES:
            s.then(StartEstates(self.seat, region))
        else:
            s.then(Confirm(self.seat))
