"""The state of a game of Baroque: plain lists, indexed by state of the map (see realm.py), seat or card number."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.baroque.constants import ARCHITECT, DIVINE, GENERAL
from ludoteca.games.baroque.data import (
    CARD_COUNT,
    COMPOSERS,
    EFFECT,
    OPPORTUNITIES,
    OPPORTUNITY_COUNT,
    TITLE,
)
from ludoteca.games.baroque.realm import Realm
from ludoteca.kernel import ALL, NO_LISTS, NO_NUMBERS, NOBODY, Kind

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

    fields: ClassVar[tuple[str, ...]] = (
        "powers",
        "home",
        "in_play",
        "control",
        "host",
        "armies",
        "moved",
        "influence",
        "city",
        "residence",
        "used_city",
        "used_residence",
        "no_income",
        "florins",
        "vp",
        "general_at",
        "general_moved",
        "general_entered",
        "battle",
        "order",
        "turn",
        "turns",
        "phase",
        "active",
        "actions",
        "last_phase",
        "bad_weather",
        "confused",
        "wars",
        "ninth",
        "permission",
        "ban",
        "chaos_now",
        "halved",
        "starved",
        "deferred",
        "fugger",
        "hand_favours",
        "card_favours",
        "composers",
        "deck",
        "discard",
        "hands",
        "staked",
        "tableau",
        "event_deck",
        "event_discard",
        "event_now",
        "events_in_play",
        "box",
        "halves_next_income",
        "brunswick_stays",
        "occupied_electors",
        "one_of_each",
        "own_kept",
        "rivals_discarded",
        "danish_closes_all",
        "dutch_closes_all",
        "assassin_to_box",
        "last_effects",
        "least_bid",
        "caprara_any",
        "isolated",
        "bishops_remove",
        "styria_yields",
        "occupied_votes",
        "works_under_enemy",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.powers: list[int] = NO_NUMBERS  # by seat
        self.florins: list[int] = NO_NUMBERS
        self.vp: list[int] = NO_NUMBERS
        self.general_at: list[int] = NO_NUMBERS
        self.general_moved = 0
        self.general_entered = NOBODY  # the state into which the active player's general moved in this action phase
        self.order: list[int] = NO_NUMBERS
        self.turn = 1
        self.turns = 0  # 0: until all agree to end
        self.phase = SETUP
        self.active = NOBODY
        self.actions = 0
        self.last_phase = 0  # the active player was the only one with cards (9.0.1)
        self.bad_weather = 0
        self.confused = 0
        self.chaos_now = 0
        self.halved: list[int] = NO_NUMBERS  # by seat: Chaos halves their money
        self.starved: list[int] = NO_NUMBERS  # by seat: Famine lowers their next income
        self.deferred: list[int] = NO_NUMBERS  # armies whose pay falls due after the next income
        self.fugger: list[int] = NO_NUMBERS  # late repayments due after the next income
        self.hand_favours: list[int] = NO_NUMBERS
        self.card_favours: list[int] = NO_NUMBERS
        self.composers: list[int] = NO_NUMBERS  # by composer: the state
        self.deck: list[int] = NO_NUMBERS  # the top is the end of the list
        self.discard: list[int] = NO_NUMBERS
        self.hands: list[list[int]] = NO_LISTS
        self.staked: list[list[int]] = NO_LISTS
        self.tableau: list[list[int]] = NO_LISTS  # cards in front of each player
        self.event_deck: list[int] = NO_NUMBERS
        self.event_discard: list[int] = NO_NUMBERS
        self.event_now: list[int] = NO_NUMBERS
        self.events_in_play: list[int] = NO_NUMBERS
        self.box: list[int] = NO_NUMBERS
        self.halves_next_income = 0
        self.brunswick_stays = 0
        self.occupied_electors = 1
        self.one_of_each = 1
        self.own_kept = 1
        self.rivals_discarded = 1
        self.danish_closes_all = 0
        self.dutch_closes_all = 1
        self.assassin_to_box = 1
        self.last_effects = 0
        self.least_bid = 0
        self.caprara_any = 1
        self.isolated = 0
        self.bishops_remove = 1
        self.works_under_enemy = 1

    def empty(self) -> None:
        """An empty map and no cards anywhere."""
        seats = self.seats
        self.empty_map()
        self.known = [0] * CARD_COUNT
        self.powers = [NOBODY] * seats
        self.florins = [0] * seats
        self.vp = [0] * seats
        self.general_at = [NOBODY] * seats
        self.order = list(range(seats))
        self.halved = [0] * seats
        self.starved = [0] * seats
        self.deferred = [0] * seats
        self.fugger = [0] * seats
        self.hand_favours = [0] * seats
        self.card_favours = [0] * seats
        self.composers = [NOBODY] * len(COMPOSERS)
        self.deck = []
        self.discard = []
        self.hands = [[] for _ in range(seats)]
        self.staked = [[] for _ in range(seats)]
        self.tableau = [[] for _ in range(seats)]
        self.event_deck = []
        self.event_discard = []
        self.event_now = []
        self.events_in_play = []
        self.box = []

    def copy(self) -> Baroque:
        o = Baroque(self.seats)
        self.copy_base(o)
        self.copy_map(o)
        # Shared, because they change seldom: replaced as a whole, never written into.
        o.powers = self.powers
        o.order = self.order
        o.halved = self.halved
        o.starved = self.starved
        o.deferred = self.deferred
        o.fugger = self.fugger
        o.composers = self.composers
        # Copied, because rules write into them.
        o.florins = self.florins.copy()
        o.vp = self.vp.copy()
        o.general_at = self.general_at.copy()
        o.general_moved = self.general_moved
        o.general_entered = self.general_entered
        o.turn = self.turn
        o.turns = self.turns
        o.phase = self.phase
        o.active = self.active
        o.actions = self.actions
        o.last_phase = self.last_phase
        o.bad_weather = self.bad_weather
        o.confused = self.confused
        o.chaos_now = self.chaos_now
        o.hand_favours = self.hand_favours.copy()
        o.card_favours = self.card_favours.copy()
        o.deck = self.deck.copy()
        o.discard = self.discard.copy()
        o.hands = [cards.copy() for cards in self.hands]
        o.staked = [cards.copy() for cards in self.staked]
        o.tableau = [cards.copy() for cards in self.tableau]
        o.event_deck = self.event_deck.copy()
        o.event_discard = self.event_discard.copy()
        o.event_now = self.event_now.copy()
        o.events_in_play = self.events_in_play.copy()
        o.box = self.box.copy()
        o.halves_next_income = self.halves_next_income
        o.brunswick_stays = self.brunswick_stays
        o.occupied_electors = self.occupied_electors
        o.one_of_each = self.one_of_each
        o.own_kept = self.own_kept
        o.rivals_discarded = self.rivals_discarded
        o.danish_closes_all = self.danish_closes_all
        o.dutch_closes_all = self.dutch_closes_all
        o.assassin_to_box = self.assassin_to_box
        o.last_effects = self.last_effects
        o.least_bid = self.least_bid
        o.caprara_any = self.caprara_any
        o.isolated = self.isolated
        o.bishops_remove = self.bishops_remove
        o.works_under_enemy = self.works_under_enemy
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


def die(s: Baroque) -> int:
    """2.3.a: the log has every roll with its purpose."""
    return s.roll(6) + 1
