"""The market: buying, comets, sliding and refilling, the decks (buy.*, hand.*, turn.5a to turn.5d, option.1,
victory.2)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import BIG_HAND, EAST, EMPTY, WEST
from ludoteca.games.pax_renaissance.data import HAND_LIMIT
from ludoteca.games.pax_renaissance.flat import FAIR_SPACE, ROW_SPACES, SPACE_COLUMN, SPACE_ROW
from ludoteca.games.pax_renaissance.rules.actions import ACTIVATE, DISCARD
from ludoteca.games.pax_renaissance.rules.board import IS_COMET
from ludoteca.games.pax_renaissance.rules.victory import exhausted
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import ALL, Action, No, Step


def hand_full(s: Pax, seat: int) -> bool:
    """hand.1; an ability may lift the limit (card.70)."""
    return len(s.hands[seat]) >= HAND_LIMIT and not s.has(seat, BIG_HAND)


def laid_on(s: Pax, space: int) -> bool:
    """Whether the active player laid a florin on this space this turn (buy.5)."""
    return s.laid & 1 << space != 0


def lay_on(s: Pax, space: int) -> None:
    """1 florin onto a space; the card there cannot be bought in the same turn."""
    s.purse[space] += 1
    s.laid |= 1 << space


def buy_refused(s: Pax, seat: int, card: int) -> No | None:
    space = s.space_of(card)
    column = SPACE_COLUMN[space]
    if column == 0:
        return No("fair-card", "buy.1")
    if s.florins[seat] < column:
        return No("price", "buy.3", (column, s.florins[seat]))
    if laid_on(s, space):
        return No("own-florin", "buy.5", (card,))
    if not IS_COMET[card] and hand_full(s, seat):
        return No("hand-full", "buy.2")
    return None


def buy(s: Pax, seat: int, card: int) -> None:
    """Pay 1 florin onto each card to the left, take the card and what lies on it (buy.3 to buy.6)."""
    space = s.space_of(card)
    row = SPACE_ROW[space]
    column = SPACE_COLUMN[space]
    s.florins[seat] -= column
    for left in range(column):
        at = ROW_SPACES[row][left]
        other = ROW_SPACES[1 - row][left]
        if s.market[at] == EMPTY and s.market[other] != EMPTY:  # buy.4, gap.both-missing
            at = other
        lay_on(s, at)
    s.market[space] = EMPTY
    gain = s.purse[space]
    s.purse[space] = 0
    s.florins[seat] += gain
    s.tell("bought", "buy.3", (seat, card, column))
    if gain:
        s.tell("found", "buy.6", (seat, gain))
    if IS_COMET[card]:
        s.gone.append(card)
        s.then(Comet(seat))
    else:
        if len(s.hands[seat]) >= HAND_LIMIT:
            s.trigger(seat, BIG_HAND)
        s.hands[seat].append(card)


class Comet(Step[Pax]):
    """A comet is used at once: any one inactive victory card becomes active (hand.1, victory.2, trade.2)."""

    rule = "victory.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Pax) -> list[Action]:
        return ACTIVATE

    def refuse(self, s: Pax, a: Action) -> No | None:
        return No("already-active", self.rule, a.args) if s.active[a.args[0]] else None

    def take(self, s: Pax, a: Action) -> None:
        s.active[a.args[0]] = True
        s.tell("activated", self.rule, (self.seat, a.args[0]))


class DiscardDown(Step[Pax]):
    """Too many cards in hand: discard one, at once, even out of turn (hand.2, turn.1)."""

    rule = "hand.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Pax) -> list[Action]:
        return [DISCARD[card] for card in s.hands[self.seat]]

    def take(self, s: Pax, a: Action) -> None:
        s.hands[self.seat].remove(a.args[0])
        s.gone.append(a.args[0])
        s.tell("hand-discarded", self.rule, (self.seat, a.args[0]))


def settle_hands(s: Pax) -> None:
    """In order of play from the active player (hand.3, gap.simultaneous-discard)."""
    if not s.any_hand_above(HAND_LIMIT):
        return
    for k in range(s.seats):
        seat = (s.turn + k) % s.seats
        if len(s.hands[seat]) > HAND_LIMIT and not s.has(seat, BIG_HAND):
            if not isinstance(s.agenda[-1], DiscardDown):
                s.then(DiscardDown(seat))
            return


# ---- decks ----


def deck_size(s: Pax, deck: int) -> int:
    return len(s.decks[deck]) + len(s.comets[deck]) + (1 if s.shown[deck] != EMPTY else 0)


def next_card(s: Pax, deck: int) -> int:
    """The next card from below the face-up one. Comets lie at random in the lower part of the deck (setup.10): each
    card drawn there is a comet with the chance it deserves."""
    comets = s.comets[deck]
    if s.tops[deck] > 0:
        s.tops[deck] -= 1
        return s.decks[deck].pop()
    if comets:
        k = s.roll(len(s.decks[deck]) + len(comets))
        if k < len(comets):
            return comets.pop(k)
    return s.decks[deck].pop()


def turn_up(s: Pax, deck: int) -> None:
    """With Astrology the top card of a deck is always face up (option.1, option.1b)."""
    if s.astrology and s.shown[deck] == EMPTY and deck_size(s, deck) > 0:
        s.shown[deck] = next_card(s, deck)
        s.reveal(s.shown[deck], ALL)
        s.tell("top-card", "option.1", (deck, s.shown[deck]))


def draw(s: Pax, deck: int) -> int:
    card = s.shown[deck]
    if card == EMPTY:
        card = next_card(s, deck)
        s.reveal(card, ALL)
    s.shown[deck] = EMPTY
    turn_up(s, deck)
    return card


def slide(s: Pax, row: int) -> None:
    """Cards slide left with their florins; a gap's waiting florins lie on the card that comes there (turn.5a, fair.6).
    What reaches the fair space cannot be bought any more (turn.5b)."""
    to = FAIR_SPACE[row]
    for frm in ROW_SPACES[row]:
        card = s.market[frm]
        if card == EMPTY:
            continue
        if frm != to:
            s.market[to] = card
            s.market[frm] = EMPTY
            s.purse[to] += s.purse[frm]
            s.purse[frm] = 0
        to += 1


class Refill(Step[Pax]):
    """Fill every gap of both rows, west first; the game ends when the decks are exhausted
    (turn.5a to turn.5d, overview.2, overview.3, gap.refill-order)."""

    rule = "turn.5a"

    def __init__(self) -> None:
        pass

    def run(self, s: Pax) -> None:
        for row in (WEST, EAST):
            slide(s, row)
            for space in ROW_SPACES[row]:
                if s.market[space] != EMPTY:
                    continue
                deck = row if deck_size(s, row) > 0 else 1 - row  # turn.5c
                if deck_size(s, deck) == 0:
                    exhausted(s)
                    return
                s.market[space] = draw(s, deck)
                s.tell("drawn", self.rule, (s.market[space], row))
        if not s.alternative_end and deck_size(s, WEST) + deck_size(s, EAST) == 0:  # turn.5d
            exhausted(s)
