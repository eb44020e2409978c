"""Invariants: what must be true of every state between two questions."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import (
    BIG_HAND,
    BISHOP,
    COVERED,
    CUBE,
    EAST,
    EMPTY,
    PIRATE,
    REPRESSIBLE,
    WEST,
)
from ludoteca.games.pax_renaissance.data import CARDS, EMPIRE, FULL_STOCK, HAND_LIMIT, LAND, STOCK, TRADE_CARDS
from ludoteca.games.pax_renaissance.flat import section, section_side
from ludoteca.games.pax_renaissance.records import BORDERS, CITY, LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.board import CARD_DECK, EMPORIUM_ROW, IS_COMET, IS_QUEEN, LAND_REGION, SEA
from ludoteca.games.pax_renaissance.rules.market import DiscardDown
from ludoteca.games.pax_renaissance.rules.one_shot import OneShot
from ludoteca.games.pax_renaissance.state import Pax


def check(s: Pax) -> list[str]:
    broken = cards(s) + pieces(s) + the_map(s) + empires(s)
    if any([n < 0 for n in s.florins]) or any([n < 0 for n in s.purse]):
        broken.append("nobody owes florins (china.1)")
    waiting = len(s.agenda) > 0 and isinstance(s.agenda[-1], DiscardDown)
    for seat in range(s.seats):
        if len(s.hands[seat]) > HAND_LIMIT and not s.has(seat, BIG_HAND) and not waiting and not s.over:
            broken.append("no hand is over its limit (hand.1)")
    found = s.copy()
    found.derive()
    if found.powers != s.powers or found.icons != s.icons:
        broken.append("abilities and prestige are up to date (trade.8)")
    return broken


def cards(s: Pax) -> list[str]:
    """Every trade card of the sets in use lies in exactly one place (trade.1, sets.1, sets.2)."""
    broken: list[str] = []
    places = s.decks + s.boxes + s.comets + s.hands + s.maids + [s.gone, s.shown, s.market, s.consort]
    found = [card for place in places for card in place if card != EMPTY]
    found += [card for row in s.tableaux for card in row if card < EMPIRE]
    found += [step.card for step in s.agenda if isinstance(step, OneShot) and IS_QUEEN[step.card]]
    sets = {CARDS[card].set for card in found} | {"base"}
    if sorted(found) != [card for card in range(TRADE_CARDS) if CARDS[card].set in sets]:
        broken.append("every card lies in one place (discard.2)")
    for hand in s.hands:
        if any([IS_COMET[card] for card in hand]):
            broken.append("comets never enter a hand (hand.1)")
    for i in range(len(s.tableaux)):
        if any([card < EMPIRE and CARD_DECK[card] != section_side(i) for card in s.tableaux[i]]):
            broken.append("the back of a card decides its section (player.3)")
    if any([s.known[c] == 0 for zone in s.public_zones() + [s.market] for c in zone if c != EMPTY]):
        broken.append("everybody knows the cards out of the decks (hand.3)")
    return broken


def pieces(s: Pax) -> list[str]:
    """No piece is lost or made (piece.1 to piece.3, bishop.1)."""
    count = s.stock.copy()
    for piece in s.city:
        if piece >= 0:
            count[STOCK[piece]] += 1
    for piece in s.border:
        if piece >= 0:
            count[STOCK[piece]] += 1
    for piece in s.band:
        count[STOCK[piece]] += 1
    for land in range(LANDS):
        for piece in range(REPRESSIBLE):
            count[piece] += s.held(land, piece)
    for colour in s.bishop_colours:
        count[STOCK[BISHOP + colour]] += 1
    broken: list[str] = []
    if count != FULL_STOCK:
        broken.append("no piece is lost or made (piece.1)")
    if min(s.stock) < 0 or min(s.repressed) < 0:
        broken.append("no supply is below nothing (shortage.1)")
    return broken


def the_map(s: Pax) -> list[str]:
    broken: list[str] = []
    for row in (WEST, EAST):
        opened = [c for c in range(len(CITY)) if EMPORIUM_ROW[c] == row and s.city[c] != COVERED]
        if opened != [s.emporia[row]]:
            broken.append("one emporium of each colour is active (disk.1)")
    for city in range(len(CITY)):
        if s.city[city] >= CUBE or (s.city[city] == COVERED and not CITY[city].emporium):
            broken.append("cities hold knights and rooks (place.1)")
    for border in range(BORDERS):
        piece = s.border[border]
        if piece != EMPTY and not CUBE <= piece < BISHOP:
            broken.append("borders hold cubes and pirates (piece.4)")
        if piece >= PIRATE and not SEA[border]:
            broken.append("pirates stand on sea borders (piece.4)")
    for land in range(LANDS):
        if s.face[land] not in LAND[land].sides:
            broken.append("a map card shows one of its faces (map.4)")
    return broken


def empires(s: Pax) -> list[str]:
    broken: list[str] = []
    for land in range(LANDS):
        card = EMPIRE + land
        held = [i for i in range(len(s.tableaux)) if card in s.tableaux[i]]
        seat = s.holder[land]
        if seat == NOWHERE:
            if (
                held
                or s.repressed_on(land)
                or s.consort[land] != NOWHERE
                or s.suzerain[land] != NOWHERE
                or s.republic[land]
            ):
                broken.append("an empire in the deck has nothing on it (empire.2)")
            continue
        lord = s.suzerain[land]
        side = LAND_REGION[land] if lord == NOWHERE else LAND_REGION[lord]
        if held != [section(seat, side)]:
            broken.append("an empire lies in its own section (empire.3)")
        if lord != NOWHERE:
            if s.holder[lord] != seat or s.suzerain[lord] != NOWHERE or s.republic[land] or s.consort[land] != NOWHERE:
                broken.append("a vassal is a king under a suzerain of the same player (vassal.1)")
            row = s.section(seat, side)
            between = row[row.index(EMPIRE + lord) + 1 : row.index(card)]
            if any([c < EMPIRE or s.suzerain[c - EMPIRE] != lord for c in between]):
                broken.append("vassals lie right under their suzerain (vassal.1)")
        if s.republic[land] and (s.consort[land] != NOWHERE or lord != NOWHERE):
            broken.append("a republic has neither queen nor suzerain (change.2c)")
    on_cards = [card for row in s.tableaux for card in row]
    if any([card not in on_cards for card in s.bishop_cards]) or len(set(s.bishop_cards)) != len(s.bishop_cards):
        broken.append("one bishop at most on a card in a tableau (bishop.1, bishop.3)")
    return broken
