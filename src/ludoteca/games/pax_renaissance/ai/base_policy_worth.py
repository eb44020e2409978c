"""What the base policy of Pax Renaissance needs: the worth of florins, cards, empires and wars for one seat."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.ai.value import VictoryCounts, missing
from ludoteca.games.pax_renaissance.constants import (
    BEHEAD,
    BISHOP,
    CAMPAIGN,
    COMMERCE,
    CONSPIRACY,
    CORONATION,
    CORSAIR,
    CRUSADE,
    CUBE,
    DISCOVERY,
    EMPTY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    ISLAMIC,
    LAW,
    PATRON,
    RENAISSANCE,
    REPRESS,
    REVOLT,
    SHIFT,
    SIEGE,
    TAX,
    VICTORIES,
    VOTE,
)
from ludoteca.games.pax_renaissance.data import CARDS, EMPIRE, KINGS
from ludoteca.games.pax_renaissance.records import NOWHERE, Card
from ludoteca.games.pax_renaissance.rules.battle import fighters, other_side, own_side, points
from ludoteca.games.pax_renaissance.rules.board import IS_COMET, LAND_BORDERS, LOC_BORDERS, ROUTE_BORDERS
from ludoteca.games.pax_renaissance.rules.market import deck_size
from ludoteca.games.pax_renaissance.rules.one_shot import shot_lands
from ludoteca.games.pax_renaissance.rules.victory import (
    LAW_LEAD,
    REPUBLICS_LEAD,
    lead,
)
from ludoteca.games.pax_renaissance.state import Pax

EMPIRE_WORTH: Final = 3.0
CONCESSION_WORTH: Final = 0.6
ON_ROUTE: Final = 0.7  # for each trade route that crosses the border
SHORT: Final = 3  # with fewer florins than this, each of them is worth more
FLORIN_SHORT: Final = 0.9
FLORIN_USUAL: Final = 0.7
FLORIN_RICH: Final = 0.3
COMET_PRICE: Final = 4  # florins that are kept for a comet by who could win with it
SAVED: Final = 2.0
LATE: Final = 14  # cards left in both decks: patrons begin to decide
PATRON_WORTH: Final = 1.9
PATRON_LATE: Final = 2.6
ICON_WORTH: Final = 0.4  # law and discovery
FAITH_WORTH: Final = 0.6
ABILITY_WORTH: Final = 0.2
INACTIVE: Final = 0.1  # how much an inactive victory matters beside one at hand
AT_HAND: Final = 3.0
ICON_HEAT: Final = 0.8
CROWN_HEAT: Final = 1.0
REPUBLIC_HEAT: Final = 1.5
POST_HEAT: Final = 0.5
AGENT_WORTH: Final = 0.1
BISHOP_WORTH: Final = 0.3
LOST_WAR: Final = -0.6
OPERATIONS_SHARE: Final = 0.95  # operations are used now and then
OPERATION_WORTH: Final[dict[int, float]] = {BEHEAD: 0.9, TAX: 0.4, REPRESS: 0.6, SIEGE: 0.4, CAMPAIGN: 0.7}


class Purse:
    """The position of one seat, with what the victories count taken once."""

    def __init__(self, s: Pax, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.counts = VictoryCounts(s)
        self.rivals = float(max(1, s.seats - 1))
        self.cards_left = deck_size(s, 0) + deck_size(s, 1)
        self.late = self.cards_left <= LATE
        self.steps = [[missing(s, self.counts, other, v) for v in range(len(VICTORIES))] for other in range(s.seats)]
        self.heat = [self.heat_of(v) for v in range(len(VICTORIES))]
        self.saving = self.waits_for_comet()

    def waits_for_comet(self) -> bool:
        """The seat meets a victory that only a comet can activate, and one may still come."""
        s = self.s
        ready = False
        for victory in range(len(VICTORIES)):
            if not s.active[victory] and self.steps[self.seat][victory] == 0:
                ready = True
        if not ready:
            return False
        for card in s.market:
            if card != EMPTY and IS_COMET[card]:
                return True
        return len(s.comets[0]) + len(s.comets[1]) > 0

    def heat_of(self, victory: int) -> float:
        """How much an active victory matters: the nearer anybody is to it, the more."""
        if not self.s.active[victory]:
            return INACTIVE
        nearest = 9
        for other in range(self.s.seats):
            if not self.s.out[other]:
                nearest = min(nearest, self.steps[other][victory])
        return AT_HAND * (3 - nearest) / 3.0 if nearest < 3 else INACTIVE

    def florins(self, amount: float) -> float:
        have = self.s.florins[self.seat]
        each = FLORIN_SHORT if have < SHORT else FLORIN_USUAL if have < 2 * SHORT else FLORIN_RICH
        if self.saving and have <= COMET_PRICE:
            each *= SAVED
        return each * amount

    def icon(self, icon: int) -> float:
        """One symbol of prestige more."""
        if icon == PATRON:
            return PATRON_LATE if self.late else PATRON_WORTH
        if icon == LAW:
            return ICON_WORTH + ICON_HEAT * self.heat[RENAISSANCE]
        if icon == DISCOVERY:
            return ICON_WORTH + ICON_HEAT * self.heat[GLOBALIZATION]
        return FAITH_WORTH + ICON_HEAT * self.heat[HOLY]

    def operations(self, card: Card) -> float:
        total = 0.0
        for op in card.operations:
            if op < COMMERCE:
                total += 0.2
            elif op < BEHEAD:
                total += 0.9
            elif VOTE <= op < CORSAIR:
                total += 0.7
            elif CORSAIR <= op < SIEGE:
                total += 0.3
            else:
                total += OPERATION_WORTH.get(op, 0.3)
        return OPERATIONS_SHARE * total

    def standing(self, card: int) -> float:
        """What a card in a tableau is worth to its owner."""
        s = self.s
        face = s.face_of(card)
        worth = self.operations(face) + (ABILITY_WORTH if face.abilities else 0.0)
        for icon in face.prestige:
            worth += self.icon(icon)
        if card >= EMPIRE:
            worth += EMPIRE_WORTH
            queen = s.consort[card - EMPIRE]
            if queen != NOWHERE:
                for icon in CARDS[queen].prestige:
                    worth += self.icon(icon)
        return worth

    def empire(self, land: int) -> float:
        """A change of regime that the seat brings about in the empire."""
        s = self.s
        holder = s.holder[land]
        if holder == self.seat:
            return self.flip(land)
        worth = EMPIRE_WORTH + self.operations(KINGS[land]) + self.concession(LAND_BORDERS[land])
        worth += CROWN_HEAT * self.heat[IMPERIAL]
        if holder != NOWHERE:
            worth += EMPIRE_WORTH / self.rivals
        return worth

    def flip(self, land: int) -> float:
        """An own monarchy becomes a republic or the other way round; its court is lost."""
        s = self.s
        if s.republic[land]:
            return -1.0
        lost = 1.0 if s.consort[land] != NOWHERE else 0.0
        lost += 2.0 * s.suzerain.count(land)
        wanted = lead(self.counts.republics, self.seat) < REPUBLICS_LEAD
        lawful = lead(self.counts.laws, self.seat) >= LAW_LEAD - 1
        worth = 2.0 if wanted and lawful else 0.7 if wanted else -0.5
        if wanted:
            worth += REPUBLIC_HEAT * self.heat[RENAISSANCE] - CROWN_HEAT * self.heat[IMPERIAL]
        return worth + self.concession(LAND_BORDERS[land]) - lost

    def concession(self, borders: tuple[int, ...]) -> float:
        """The best place for a new concession on these borders."""
        best = 0.0
        for border in borders:
            if self.s.border[border] == EMPTY:
                best = max(best, self.border(border))
        return best

    def border(self, border: int) -> float:
        """A concession on the border: more where trade routes cross it."""
        worth = CONCESSION_WORTH
        for emporium in self.s.emporia:
            if border in ROUTE_BORDERS[emporium]:
                worth += ON_ROUTE
        return worth + POST_HEAT * self.heat[GLOBALIZATION]

    # --- wars

    def war(self, shot: int, land: int, agents: tuple[int, ...]) -> float:
        """A civil or religious war in the empire with these agents."""
        s = self.s
        attackers = fighters(shot, agents)
        own = points(s, own_side(s, self.seat, shot, land, NOWHERE, False)) + len(attackers)
        foes = points(s, other_side(s, shot, land))
        if own <= foes:
            return LOST_WAR
        return self.empire(land)

    def best_war(self, card: int) -> float:
        best = 0.0
        for land in shot_lands(self.s, card):
            best = max(best, self.war(CARDS[card].shot, land, CARDS[card].agents))
        return best

    # --- cards

    def shot(self, card: int) -> float:
        """The one-shot of a card, if it were played now."""
        s = self.s
        found = CARDS[card]
        if found.shot == CORONATION:
            best = 0.0
            for land in found.suitors:
                if s.holder[land] == NOWHERE:
                    best = max(best, self.empire(land))
            return best
        if CONSPIRACY <= found.shot <= CRUSADE + ISLAMIC:
            return self.best_war(card)
        if found.shot == SHIFT:
            return self.shift(found.aim) if found.aim not in s.emporia else 0.0
        return 0.0

    def shift(self, city: int) -> float:
        """Routes on which the seat has more concessions than the rivals."""
        return 0.4 * self.tolls(ROUTE_BORDERS[city])

    def tolls(self, borders: tuple[int, ...]) -> float:
        """Own concessions on the borders less the rivals'."""
        cube = self.s.cube(self.seat)
        total = 0.0
        for border in borders:
            piece = self.s.border[border]
            if piece == cube:
                total += 1.0
            elif CUBE <= piece < CUBE + 4:
                total -= 1.0 / self.rivals
        return total

    def agents(self, card: int) -> float:
        """Agents placed when there is no war: concessions above all."""
        found = CARDS[card]
        total = 0.0
        for piece in found.agents:
            if piece == CUBE:
                total += self.concession(LOC_BORDERS[found.location]) if found.location != NOWHERE else 0.0
            elif piece >= BISHOP:
                total += BISHOP_WORTH
            else:
                total += AGENT_WORTH
        return total

    def card(self, card: int) -> float:
        """What playing the card brings."""
        found = CARDS[card]
        worth = self.shot(card)
        wars = CONSPIRACY <= found.shot <= REVOLT or CRUSADE <= found.shot <= CRUSADE + ISLAMIC
        if not (wars and worth > 0.0):
            worth += self.agents(card)
        for icon in found.prestige:
            worth += self.icon(icon)
        if found.shot == CORONATION and worth < EMPIRE_WORTH:
            return worth  # an old maid has only her prestige
        return worth + self.operations(found) + (ABILITY_WORTH if found.abilities else 0.0)

    # --- victories

    def activation(self, victory: int) -> float:
        """Activating a victory: good when the seat is nearer to it than any rival, best when it is met."""
        mine = self.steps[self.seat][victory]
        theirs = 9
        for other in range(self.s.seats):
            if other != self.seat and not self.s.out[other]:
                theirs = min(theirs, self.steps[other][victory])
        if mine == 0:
            return 40.0
        if theirs == 0:
            return -40.0
        return 1.5 * (theirs - mine) - 0.5 * mine

    def best_activation(self) -> float:
        found = [self.activation(v) for v in range(len(VICTORIES)) if not self.s.active[v]]
        return max(found) if found else 0.0
