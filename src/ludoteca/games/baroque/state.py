"""The state of a game of Baroque: plain lists, indexed by state of the map (see realm.py), seat or card number."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.baroque.constants import ARCHITECT, DIVINE, GENERAL
from ludoteca.games.baroque.data import (
    COMPOSERS,
    EFFECT,
    OPPORTUNITIES,
    OPPORTUNITY_COUNT,
    TITLE,
)
from ludoteca.games.baroque.realm import Realm
from ludoteca.kernel import ALL, NOBODY, Kind, declared_fields

SETUP: Final = 0
DECKS: Final = 1
INCOME: Final = 2
CARDS: Final = 3
ORDER: Final = 4
ACTION: Final = 5
SUPPORT: Final = 6
END: Final = 7
PHASE: Final = Kind("phase", ["setup", "decks", "income", "cards", "order", "actions", "support", "end"])


class Baroque(Realm):
    """The map, the players and their cards, the phase being played, and what the table agreed on."""

    shared: ClassVar[tuple[str, ...]] = (
        "powers",
        "order",
        "halved",
        "starved",
        "deferred",
        "fugger",
        "composers",
    )

    def __init__(self, seats: int, of: Baroque | None = None) -> None:
        """An empty map and no cards anywhere, or a copy of another state."""
        super().__init__(seats, of)
        self.powers: list[int] = of.powers if of else [NOBODY] * seats  # by seat
        self.florins: list[int] = of.florins.copy() if of else [0] * seats
        self.vp: list[int] = of.vp.copy() if of else [0] * seats
        self.general_at: list[int] = of.general_at.copy() if of else [NOBODY] * seats
        self.general_moved: int = of.general_moved if of else 0
        # the state into which the active player's general moved in this action phase
        self.general_entered: int = of.general_entered if of else NOBODY
        self.order: list[int] = of.order if of else list(range(seats))
        self.turn: int = of.turn if of else 1
        self.turns: int = of.turns if of else 0  # 0: until all agree to end
        self.phase: int = of.phase if of else SETUP
        self.active: int = of.active if of else NOBODY
        self.actions: int = of.actions if of else 0
        self.last_phase: int = of.last_phase if of else 0  # the active player was the only one with cards (9.0.1)
        self.bad_weather: int = of.bad_weather if of else 0
        self.confused: int = of.confused if of else 0
        self.chaos_now: int = of.chaos_now if of else 0
        self.halved: list[int] = of.halved if of else [0] * seats  # by seat: Chaos halves their money
        self.starved: list[int] = of.starved if of else [0] * seats  # by seat: Famine lowers their next income
        # armies whose pay falls due after the next income
        self.deferred: list[int] = of.deferred if of else [0] * seats
        self.fugger: list[int] = of.fugger if of else [0] * seats  # late repayments due after the next income
        self.hand_favours: list[int] = of.hand_favours.copy() if of else [0] * seats
        self.card_favours: list[int] = of.card_favours.copy() if of else [0] * seats
        self.composers: list[int] = of.composers if of else [NOBODY] * len(COMPOSERS)  # by composer: the state
        self.deck: list[int] = of.deck.copy() if of else []  # the top is the end of the list
        self.discard: list[int] = of.discard.copy() if of else []
        self.hands: list[list[int]] = [x.copy() for x in of.hands] if of else [[] for _ in range(seats)]
        self.staked: list[list[int]] = [x.copy() for x in of.staked] if of else [[] for _ in range(seats)]
        # cards in front of each player
        self.tableau: list[list[int]] = [x.copy() for x in of.tableau] if of else [[] for _ in range(seats)]
        self.event_deck: list[int] = of.event_deck.copy() if of else []
        self.event_discard: list[int] = of.event_discard.copy() if of else []
        self.event_now: list[int] = of.event_now.copy() if of else []
        self.events_in_play: list[int] = of.events_in_play.copy() if of else []
        self.box: list[int] = of.box.copy() if of else []
        # What the table agreed on.
        self.halves_next_income: int = of.halves_next_income if of else 0
        self.brunswick_stays: int = of.brunswick_stays if of else 0
        self.occupied_electors: int = of.occupied_electors if of else 1
        self.one_of_each: int = of.one_of_each if of else 1
        self.own_kept: int = of.own_kept if of else 1
        self.rivals_discarded: int = of.rivals_discarded if of else 1
        self.danish_closes_all: int = of.danish_closes_all if of else 0
        self.dutch_closes_all: int = of.dutch_closes_all if of else 1
        self.assassin_to_box: int = of.assassin_to_box if of else 1
        self.last_effects: int = of.last_effects if of else 0
        self.least_bid: int = of.least_bid if of else 0
        self.caprara_any: int = of.caprara_any if of else 1
        self.isolated: int = of.isolated if of else 0
        self.bishops_remove: int = of.bishops_remove if of else 1
        self.works_under_enemy: int = of.works_under_enemy if of else 1

    def copy(self) -> Baroque:
        o = Baroque(self.seats, self)
        self.copy_base(o)
        return o

    def zones(self) -> list[list[int]]:
        return [
            self.deck,
            self.discard,
            *self.hands,
            *self.staked,
            *self.tableau,
            self.event_deck,
            self.event_discard,
            self.event_now,
            self.events_in_play,
            self.box,
        ]

    def public_zones(self) -> list[list[int]]:
        return [self.discard, *self.tableau, self.event_discard, self.event_now, self.events_in_play, self.box]

    def back(self, card: int) -> int:
        return 0 if card < OPPORTUNITY_COUNT else 1

    # -- looking ---------------------------------------------------------------------------------------------------

    def by_support(self) -> list[int]:
        """Seats by falling support; of equals the one earlier in the turn order is better placed (12.3.b)."""
        votes = [self.support(seat) for seat in range(self.seats)]
        ranked: list[int] = []
        for seat in self.order:
            at = len(ranked)
            while at > 0 and votes[ranked[at - 1]] < votes[seat]:
                at -= 1
            ranked.insert(at, seat)
        return ranked

    def from_seat(self, seat: int) -> list[int]:
        """The turn order, begun with this seat (9.1.c)."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    def character(self, seat: int, kind: int) -> int:
        """The card of this kind in front of the seat, NOBODY if there is none."""
        for card in self.tableau[seat]:
            if EFFECT[card] == kind:
                return card
        return NOBODY

    def titles(self, cards: list[int]) -> list[int]:
        """One card of each title among them."""
        seen: list[int] = []
        out: list[int] = []
        for card in cards:
            title = TITLE[card]
            if title not in seen:
                seen.append(title)
                out.append(card)
        return out

    def most(self, counts: list[int], seat: int) -> bool:
        """Whether a seat has more than each other."""
        for other in range(self.seats):
            if other != seat and counts[other] >= counts[seat]:
                return False
        return True

    def works_in(self, state: int) -> bool:
        """Whether buildings beside an enemy army can be raised and used (10.2.c): control is enough, and an enemy army
        denies it only in a major state (13.0.c)."""
        return self.works_under_enemy == 1 and not self.occupied(state)

    def is_last_turn(self) -> bool:
        return self.turn == self.turns

    def end_texts_idle(self) -> bool:
        """Whether the winner is found before the cards do what they say for the end of the turn (4.7.a)."""
        return self.is_last_turn() and not self.last_effects

    # -- changing --------------------------------------------------------------------------------------------------

    def pay(self, seat: int, amount: int) -> int:
        """Pay what is asked as far as the money goes (12.4.b); how much it was."""
        paid = min(amount, self.florins[seat])
        self.florins[seat] -= paid
        return paid

    def lose_armies(self, state: int, n: int) -> None:
        """Armies are removed; those that moved already go first. A general left alone is discarded (10.4.b)."""
        owner = self.host[state]
        self.take_armies(state, n, min(n, self.moved[state]))
        if self.armies[state] == 0 and self.general_at[owner] == state:
            self.lose_general(owner)

    def lose_general(self, seat: int) -> None:
        card = self.character(seat, GENERAL)
        self.tell("general-lost", "10.4.b", (seat, card))
        self.discard_front(seat, card)

    def discard_front(self, seat: int, card: int) -> None:
        """A card in front of a player goes to the discards."""
        self.leave_front(seat, card)
        self.discard.append(card)

    def leave_front(self, seat: int, card: int) -> None:
        self.tableau[seat].remove(card)
        if EFFECT[card] == GENERAL:
            self.general_at[seat] = NOBODY
        if OPPORTUNITIES[card].bans_armies:
            self.ban = 0

    def draw_card(self, seat: int) -> bool:
        """Draw an opportunity card; an empty deck is refilled from the discards (7.4.b). False if there is none."""
        if not self.deck:
            if not self.discard:
                return False
            self.reshuffle()
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.reveal(card, 1 << seat)
        return True

    def reshuffle(self) -> None:
        self.deck = self.deck + self.discard
        self.discard = []
        for card in self.deck:
            self.hide(card)
        self.shuffle(self.deck)

    def reshuffle_events(self) -> None:
        self.event_deck = self.event_deck + self.event_discard
        self.event_discard = []
        for card in self.event_deck:
            self.hide(card)
        self.shuffle(self.event_deck)

    def discard_hand_card(self, seat: int, card: int) -> None:
        """A card leaves the hand face up."""
        self.hands[seat].remove(card)
        self.reveal(card, ALL)
        self.discard.append(card)

    def finish_event(self, zone: list[int]) -> None:
        """The event being resolved goes to a pile."""
        zone.append(self.event_now.pop())

    def can_shield(self, seat: int) -> bool:
        """Divine Intervention in front and more dioceses than each other player."""
        return self.character(seat, DIVINE) != NOBODY and self.most(self.diocese_counts(), seat)

    def architect(self, seat: int) -> int:
        """The architect whose prices hold, NOBODY for the printed ones (10.2.b)."""
        return self.character(seat, ARCHITECT) if self.tableau[seat] else NOBODY


Baroque.fields = declared_fields(Baroque(2), Realm(2))


def die(s: Baroque) -> int:
    """2.3.a: the log has every roll with its purpose."""
    return s.roll(6) + 1
