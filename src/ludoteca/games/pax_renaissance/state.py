"""The state of a game of Pax Renaissance: where every card, piece and florin is."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.pax_renaissance.constants import (
    COVERED,
    CUBE,
    EMPTY,
    FREE_EAST_OPS,
    FREE_OPS,
    ICONS,
    REPRESSIBLE,
    SYNCRETISM,
)
from ludoteca.games.pax_renaissance.data import (
    ALL_CARDS,
    CARD_IDS,
    CARDS,
    EMPIRE,
    FULL_STOCK,
    KINGS,
    LAND,
    REPUBLICS,
    TRADE_CARDS,
)
from ludoteca.games.pax_renaissance.flat import SPACES, icon_at, repressed_at
from ludoteca.games.pax_renaissance.records import BORDERS, CITY, LANDS, NOWHERE, Card
from ludoteca.games.pax_renaissance.rules.board import CARD_ABILITIES, CARD_LOCATION, IS_QUEEN
from ludoteca.kernel import ALL, NO_FLAGS, NO_LISTS, NO_NUMBERS, Table

CARD_BACK: Final[list[int]] = [c.deck + (2 if c.kind == "comet" else 0) for c in CARDS] + [0] * LANDS
X5: Final[int] = CARD_IDS.index("x5")


class Pax(Table):
    fields: ClassVar[tuple[str, ...]] = (
        "families", "turn", "actions", "done", "laid", "acted", "ciphered", "florins", "hands", "tableaux", "maids",
        "out",
        "holder", "republic", "suzerain", "consort", "repressed", "bishop_cards", "bishop_colours", "band",
        "city", "border", "face", "emporia", "stock",
        "market", "purse", "decks", "tops", "comets", "shown", "boxes", "gone", "active",
        "powers", "icons",
        "astrology", "bankruptcy", "alternative_end", "self_behead", "corsair_reach", "conquered_bishops",
        "conspiracy_flip",
        "holy_total", "imperial_empires", "own_campaign", "inquisitor_jump", "x5_east", "open_hands",
        "shortage_anywhere",
        "agents_optional",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # Players. A tableau is two lists, western and eastern section, from the player card outwards (player.3,
        # tableau.1). Vassals follow their suzerain (vassal.1), queens are under their king or among the old maids.
        self.families: list[int] = NO_NUMBERS
        self.turn = 0
        self.actions = 0
        self.done = 0  # once-per-turn actions already taken (turn.3b)
        self.laid = 0  # market spaces on which the active player laid a florin this turn (buy.5)
        self.acted: list[int] = NO_NUMBERS  # cards that acted in the present operations (ops.1)
        self.ciphered = False
        self.florins: list[int] = NO_NUMBERS
        self.hands: list[list[int]] = NO_LISTS
        self.tableaux: list[list[int]] = NO_LISTS
        self.maids: list[list[int]] = NO_LISTS
        self.out: list[bool] = NO_FLAGS
        # Empires, by map card; theocracies are on the map (regime.1). Only these have repressed pieces (tableau.2).
        self.holder: list[int] = NO_NUMBERS  # seat, or -1: in the empire deck
        self.republic: list[bool] = NO_FLAGS
        self.suzerain: list[int] = NO_NUMBERS
        self.consort: list[int] = NO_NUMBERS  # the queen's card
        self.repressed: list[int] = NO_NUMBERS  # map card * 10 + piece: how many
        self.bishop_cards: list[int] = NO_NUMBERS
        self.bishop_colours: list[int] = NO_NUMBERS
        self.band: list[int] = NO_NUMBERS  # agents on their way into a battle or out of it
        # The map.
        self.city: list[int] = NO_NUMBERS
        self.border: list[int] = NO_NUMBERS
        self.face: list[int] = NO_NUMBERS
        self.emporia: list[int] = NO_NUMBERS  # the active one of each region
        self.stock: list[int] = NO_NUMBERS
        # The market: two rows of a fair card and five cards; florins lie on spaces.
        self.market: list[int] = NO_NUMBERS
        self.purse: list[int] = NO_NUMBERS
        self.decks: list[list[int]] = NO_LISTS  # without the comets, next card last
        self.tops: list[int] = NO_NUMBERS  # how many of them lie above the part the comets were shuffled into
        self.comets: list[list[int]] = NO_LISTS  # not drawn yet
        self.shown: list[int] = NO_NUMBERS  # the face-up top card with Astrology
        self.boxes: list[list[int]] = NO_LISTS  # cards of each back that were not dealt
        self.gone: list[int] = NO_NUMBERS
        self.active: list[bool] = NO_FLAGS  # victory cards
        self.powers: list[int] = NO_NUMBERS  # working abilities of each tableau, kept up to date by `refresh`
        self.icons: list[int] = NO_NUMBERS  # prestige of each tableau, kept up to date by `refresh`
        # Options.
        self.astrology = False
        self.bankruptcy = False
        self.alternative_end = False
        self.self_behead = True
        self.corsair_reach = 0
        self.conquered_bishops = False
        self.conspiracy_flip = False
        self.holy_total = False
        self.imperial_empires = False
        self.own_campaign = True
        self.inquisitor_jump = False
        self.x5_east = False
        self.open_hands = False
        self.shortage_anywhere = False
        self.agents_optional = False

    def copy(self) -> Pax:
        o = Pax(self.seats)
        self.copy_base(o)
        o.families = self.families
        o.turn = self.turn
        o.actions = self.actions
        o.done = self.done
        o.laid = self.laid
        o.acted = self.acted.copy()
        o.ciphered = self.ciphered
        o.florins = self.florins.copy()
        o.hands = [x.copy() for x in self.hands]
        o.tableaux = [x.copy() for x in self.tableaux]
        o.maids = [x.copy() for x in self.maids]
        o.out = self.out.copy()
        o.holder = self.holder.copy()
        o.republic = self.republic.copy()
        o.suzerain = self.suzerain.copy()
        o.consort = self.consort.copy()
        o.repressed = self.repressed.copy()
        o.bishop_cards = self.bishop_cards.copy()
        o.bishop_colours = self.bishop_colours.copy()
        o.band = self.band.copy()
        o.city = self.city.copy()
        o.border = self.border.copy()
        o.face = self.face.copy()
        o.emporia = self.emporia.copy()
        o.stock = self.stock.copy()
        o.market = self.market.copy()
        o.purse = self.purse.copy()
        o.decks = [x.copy() for x in self.decks]
        o.tops = self.tops.copy()
        o.comets = [x.copy() for x in self.comets]
        o.shown = self.shown.copy()
        o.boxes = [x.copy() for x in self.boxes]
        o.gone = self.gone.copy()
        o.active = self.active.copy()
        o.powers = self.powers.copy()
        o.icons = self.icons.copy()
        o.astrology = self.astrology
        o.bankruptcy = self.bankruptcy
        o.alternative_end = self.alternative_end
        o.self_behead = self.self_behead
        o.corsair_reach = self.corsair_reach
        o.conquered_bishops = self.conquered_bishops
        o.conspiracy_flip = self.conspiracy_flip
        o.holy_total = self.holy_total
        o.imperial_empires = self.imperial_empires
        o.own_campaign = self.own_campaign
        o.inquisitor_jump = self.inquisitor_jump
        o.x5_east = self.x5_east
        o.open_hands = self.open_hands
        o.shortage_anywhere = self.shortage_anywhere
        o.agents_optional = self.agents_optional
        return o

    def zones(self) -> list[list[int]]:
        """Hidden are the decks and what was left in the box (hand.3); comets not drawn yet are in no known place
        either."""
        return self.decks + self.boxes + self.comets + self.hands + [self.gone]

    def public_zones(self) -> list[list[int]]:
        return self.hands + [self.gone]

    def back(self, card: int) -> int:
        """West, east; comets not drawn yet are in a place of their own. Empire cards are always open."""
        return CARD_BACK[card]

    # ---- players and pieces ----

    def cube(self, seat: int) -> int:
        return CUBE + self.families[seat]

    def seat_of(self, cube: int) -> int:
        return self.families.index(cube - CUBE)

    def after(self, seat: int) -> int:
        """The next player in order of play who is still in the game (setup.8, turn.6)."""
        following = (seat + 1) % self.seats
        while self.out[following] and following != seat:
            following = (following + 1) % self.seats
        return following

    # ---- the market ----

    def space_of(self, card: int) -> int:
        """Where the card lies."""
        for space, there in enumerate(self.market):
            if there == card:
                return space
        raise ValueError(f"card {card} is not in the market")

    # ---- cards in tableaux ----

    def king_of(self, queen: int) -> int:
        """The map card whose king the queen is married to; NOWHERE if she is not."""
        return self.consort.index(queen) if queen in self.consort else NOWHERE

    def location(self, card: int) -> int:
        """Where the card acts; queens act from the map card of their king (trade.10)."""
        return self.king_of(card) if IS_QUEEN[card] else CARD_LOCATION[card]

    def face_of(self, card: int) -> Card:
        """The face that shows: a trade card, or the king or republic of an empire."""
        if card < EMPIRE:
            return CARDS[card]
        return REPUBLICS[card - EMPIRE] if self.republic[card - EMPIRE] else KINGS[card - EMPIRE]

    def bishop_on(self, card: int) -> bool:
        """A royal couple is one card for bishops, who stand on the king (bishop.6, coronation.6)."""
        if IS_QUEEN[card]:
            king = self.king_of(card)
            return king != NOWHERE and EMPIRE + king in self.bishop_cards
        return card in self.bishop_cards

    def silenced(self, seat: int, card: int) -> bool:
        """Whether a bishop silences this card of the seat's tableau (bishop.5, card.x40a, gap.immune-self)."""
        return self.bishop_on(card) and not self.powers[seat] & SYNCRETISM

    def has(self, seat: int, power: int) -> bool:
        return self.powers[seat] & power != 0

    def trigger(self, seat: int, power: int) -> None:
        """A power of the seat takes effect: tell which of its cards give it (trade.8)."""
        if self.log is None:
            return
        for card in self.cards_of(seat):
            if card < EMPIRE and not self.silenced(seat, card):
                for ability, rule in CARDS[card].ability_rules:
                    if card == X5 and self.x5_east:
                        ability = FREE_EAST_OPS
                    if ability == power:
                        self.tell("ability", rule, (seat, card))

    def anyone(self, power: int) -> bool:
        for mask in self.powers:
            if mask & power:
                return True
        return False

    def section(self, seat: int, side: int) -> list[int]:
        """The western or eastern section of a tableau, from the player card outwards."""
        return self.tableaux[2 * seat + side]

    def both_sections(self, seat: int) -> list[int]:
        """The cards of both sections, with vassals and without queens."""
        return self.tableaux[2 * seat] + self.tableaux[2 * seat + 1]

    def cards_of(self, seat: int) -> list[int]:
        """Every card that is in force: both sections with vassals and married queens, without old maids."""
        out = self.both_sections(seat)
        for land in range(LANDS):
            if self.consort[land] != NOWHERE and self.holder[land] == seat:
                out.append(self.consort[land])
        return out

    def refresh(self, seat: int) -> None:
        """play.9: work out the abilities in force and the prestige of a tableau again, after a card or a bishop came or
        went."""
        cards = self.cards_of(seat)
        power = 0
        for card in cards:
            power |= CARD_ABILITIES[card] & SYNCRETISM
        for card in cards:
            found = CARD_ABILITIES[card]
            if found and (power & SYNCRETISM or not self.bishop_on(card)):
                if card == X5 and self.x5_east:
                    found = found ^ FREE_OPS | FREE_EAST_OPS
                power |= found
        self.powers[seat] = power
        at = icon_at(seat, 0)
        for k in range(ICONS):
            self.icons[at + k] = 0
        for card in cards + self.maids[seat]:
            for icon in self.face_of(card).prestige:
                self.icons[at + icon] += 1

    def refresh_all(self) -> None:
        for seat in range(self.seats):
            self.refresh(seat)

    def icon(self, seat: int, icon: int) -> int:
        """How much prestige of a kind the seat has."""
        return self.icons[seat * ICONS + icon]

    # ---- repressed pieces ----

    def held(self, land: int, piece: int) -> int:
        """How many pieces of a kind lie repressed on an empire card."""
        return self.repressed[land * REPRESSIBLE + piece]

    def hold(self, land: int, piece: int, change: int) -> None:
        """Put pieces onto an empire card or take them off."""
        self.repressed[land * REPRESSIBLE + piece] += change

    def repressed_on(self, land: int) -> int:
        """How many pieces lie repressed on an empire card, of all kinds."""
        at = repressed_at(land, 0)
        return sum(self.repressed[at : at + REPRESSIBLE])


def blank(seats: int) -> Pax:
    """A table with the map laid out and nothing on it (setup.2, setup.3, setup.13, setup.14)."""
    s = Pax(seats)
    s.known = [0] * TRADE_CARDS + [ALL] * (ALL_CARDS - TRADE_CARDS)
    s.families = list(range(seats))
    s.acted = []
    s.florins = [0] * seats
    s.hands = [[] for _ in range(seats)]
    s.tableaux = [[] for _ in range(2 * seats)]
    s.maids = [[] for _ in range(seats)]
    s.out = [False] * seats
    s.holder = [NOWHERE] * LANDS
    s.republic = [False] * LANDS
    s.suzerain = [NOWHERE] * LANDS
    s.consort = [NOWHERE] * LANDS
    s.repressed = [0] * (LANDS * REPRESSIBLE)
    s.bishop_cards = []
    s.bishop_colours = []
    s.band = []
    s.city = [COVERED if city.emporium else EMPTY for city in CITY]
    s.border = [EMPTY] * BORDERS
    s.face = [land.start for land in LAND]
    s.stock = FULL_STOCK.copy()
    s.emporia = [NOWHERE, NOWHERE]
    s.market = [EMPTY] * SPACES
    s.purse = [0] * SPACES
    s.decks = [[], []]
    s.tops = [0, 0]
    s.comets = [[], []]
    s.shown = [EMPTY, EMPTY]
    s.boxes = [[], []]
    s.gone = []
    s.active = [False] * 4
    s.powers = [0] * seats
    s.icons = [0] * (seats * ICONS)
    return s
