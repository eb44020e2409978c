"""Hidden information: which seat knows which card, and sampling of states consistent with what a seat knows."""

from __future__ import annotations

from ludoteca.kernel.rng import Quick
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Kind


class Viewer:
    """The eyes of one seat (NOBODY: a spectator, who knows what all know)."""

    def __init__(self, s: Table, seat: int) -> None:
        self.table = s
        self.seat = seat

    def knows(self, card: int) -> bool:
        mask = self.table.known[card]
        if self.seat < 0:
            everybody = (1 << self.table.seats) - 1
            return mask & everybody == everybody
        return mask >> self.seat & 1 == 1

    def sees_more(self, cards: list[int]) -> bool:
        """Whether the viewer knows one of these cards that not all know."""
        if self.seat < 0:
            return False
        everybody = (1 << self.table.seats) - 1
        for card in cards:
            mask = self.table.known[card]
            if mask >> self.seat & 1 == 1 and mask & everybody != everybody:
                return True
        return False

    def ref(self, kind: Kind, n: int) -> int | str:
        """An entity as it travels to this viewer's screen; a card the viewer does not know is shown as its back."""
        if kind.cards and n >= 0 and not self.knows(n):
            return f"back:{self.table.back(n)}"
        return kind.ref(n)

    def cards(self, kind: Kind, zone: list[int]) -> list[int | str]:
        return [self.ref(kind, card) for card in zone]


def redeal(s: Table, seat: int, quick: Quick) -> dict[int, int]:
    """Sample again, in place, everything the seat cannot know. Masks stay with the places: the others keep knowing
    their own cards.

    While offers are open, returns which card now lies in the place of which.
    """
    replaced: dict[int, int] = {}
    slots: dict[int, list[tuple[int, int]]] = {}
    viewer = Viewer(s, seat)
    zones = s.zones()
    for z in range(len(zones)):
        zone = zones[z]
        for i in range(len(zone)):
            if not viewer.knows(zone[i]):
                slots.setdefault(s.back(zone[i]), []).append((z, i))
    for back in sorted(slots):
        places = slots[back]
        cards = [zones[z][i] for z, i in places]
        masks = [s.known[card] for card in cards]
        before = cards.copy() if s.offers else []
        # Sorted first, so that the new deal does not depend on the true one.
        cards.sort()
        quick.shuffle(cards)
        for k in range(len(places)):
            z, i = places[k]
            zones[z][i] = cards[k]
            s.known[cards[k]] = masks[k]
            if before:
                replaced[before[k]] = cards[k]
    return replaced
