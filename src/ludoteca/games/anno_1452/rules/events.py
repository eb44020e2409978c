"""Drawing cards and the Event cards that turn up (event.1 to event.25, components.11)."""

from __future__ import annotations

from ludoteca.games.anno_1452.constants import ANTIKING, EVENT, INTERREGNUM, RESHUFFLE
from ludoteca.games.anno_1452.data import CROWN_CARDS, CROWN_PRESTIGE, EFFECT_OF, EVENTS_IN_DECK, KIND_OF, ROWS
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.state import ACTIONS, Anno
from ludoteca.kernel import ALL, NOBODY


def reshuffle(s: Anno, rule: str) -> None:
    """event.23: deck and discards together make a new deck; hands and cards on the table stay."""
    cards = s.deck + s.discards
    s.discards.clear()
    for card in cards:
        s.hide(card)
    cards.sort()  # the shuffle alone decides the order
    s.shuffle(cards)
    s.deck.clear()
    s.deck.extend(cards)
    s.tell("shuffled", rule, (len(cards),))


def next_card(s: Anno) -> int:
    """The top card of the deck; components.11: an empty deck is refilled from the discards. NOBODY if there is
    none."""
    if not s.deck:
        if not s.discards:
            return NOBODY
        reshuffle(s, "components.11")
    return s.deck.pop()


def only_events_left(s: Anno) -> bool:
    """Whether deck and discards hold nothing but Events; open to all, since hands and tables never hold any
    (event.1)."""
    return len(s.deck) + len(s.discards) <= EVENTS_IN_DECK - len(s.aside)


def draw_open(s: Anno, number: int, rule: str) -> list[int]:
    """Cards for open places; an Event is replaced, and the first of the Evaluation is carried out at the end (event.3,
    G24)."""
    first = NOBODY
    out: list[int] = []
    while len(out) < number and not only_events_left(s):
        card = next_card(s)
        s.reveal(card, ALL)
        if KIND_OF[card] != EVENT:
            out.append(card)
            s.market.append(card)
            s.tell("market-card", rule, (card,))
            continue
        s.tell("event-market", "expert.6", (card,))
        if EFFECT_OF[card] == RESHUFFLE:  # event.22
            s.discards.append(card)
            reshuffle(s, "event.22")
        elif s.event_seen:
            s.discards.append(card)
            s.tell("event-void", "event.3", (card,))
        else:
            s.event_seen = True
            s.aside.append(card)
            first = card
    if first != NOBODY:
        carry_out(s, first)
    return out


def draw_cards(s: Anno, seat: int, number: int, rule: str) -> None:
    """Cards for a hand, one at a time; each Event is shown and replaced (event.2), the first one carried out at the
    end."""
    first = NOBODY
    drawn = 0
    while drawn < number:
        stop = only_events_left(s)
        if stop and not s.deck:  # G15: every Event has been seen, nothing is left to draw
            break
        card = next_card(s)
        if KIND_OF[card] != EVENT:
            s.hands[seat].append(card)
            s.reveal(card, 1 << seat)
            s.tell("drew", rule, (seat, card), 1 << seat, 1)
            drawn += 1
            continue
        s.reveal(card, ALL)
        s.tell("event-drawn", "event.1", (seat, card))
        if EFFECT_OF[card] == RESHUFFLE:  # card.karten_mischen, event.22: always and at once, and it never counts
            s.discards.append(card)
            if not stop:
                reshuffle(s, "event.22")
        elif s.event_seen:  # event.3, event.4: later ones have no effect
            s.discards.append(card)
            s.tell("event-void", "event.4" if s.phase == ACTIONS else "event.3", (card,))
        else:
            s.event_seen = True  # event.5: also if it changes nothing or waits
            s.aside.append(card)
            first = card
    if first != NOBODY:
        carry_out(s, first)


def coronation_to_come(s: Anno) -> bool:
    """In an Evaluation whose King is not crowned yet."""
    return s.phase != ACTIONS and ROWS[s.row].coronation and s.row != s.last_row and not s.crowned


def carry_out(s: Anno, card: int) -> None:
    """The first Event of the round, once its player has finished drawing (cards.6)."""
    if EFFECT_OF[card] == ANTIKING and coronation_to_come(s) and not s.antiking_at_once:
        s.tell("antiking-waits", "event.24", (card,))
        return
    s.aside.remove(card)  # event.25: an early Anti-king card too, unless the option lets it wait
    s.discards.append(card)
    if EFFECT_OF[card] == INTERREGNUM:
        interregnum(s)
    else:
        crown_antiking(s)


def interregnum(s: Anno) -> None:
    """card.interregnum. event.6: before the Coronation of this Evaluation nobody will be crowned; event.7: else the
    King dies."""
    if coronation_to_come(s):
        s.vacant = True
        s.tell("interregnum-ahead", "event.6")
    elif s.king == NOBODY:
        s.tell("interregnum-no-king", "event.5")
    else:
        s.tell("king-dies", "event.7", (s.king,))
        hand_back_crowns(s)  # event.8: cards, points and the turn order stay; event.19: the Anti-king falls too


def hand_back_crowns(s: Anno) -> None:
    """Both crowns and all Soldiers go back (coronation.10, event.19, event.20)."""
    s.king = NOBODY
    s.antiking = NOBODY
    for seat in range(s.seats):
        s.soldiers[seat] = 0


def crown_waiting_antiking(s: Anno) -> None:
    """event.24: the card that lay open is carried out right after the new King has all his gifts."""
    if s.aside:
        s.discards.append(s.aside.pop())
        crown_antiking(s)


def crown_antiking(s: Anno) -> None:
    """card.gegenkoenig: the one with most Estates besides the King."""
    if s.king == NOBODY:  # event.18
        s.tell("antiking-no-king", "event.18")
        return
    if s.antiking != NOBODY:  # event.21
        s.tell("antiking-already", "event.21", (s.antiking,))
        return
    others = [seat for seat in s.order if seat != s.king]  # event.12
    most = max([s.estates(seat) for seat in others])
    seat = break_tie(s, [seat for seat in others if s.estates(seat) == most], "event.11")
    s.antiking = seat
    s.tell("antiking-crowned", "event.10", (seat,))
    half = s.soldiers[s.king] // 2  # event.15: the odd one goes to the bank
    s.soldiers[s.king] = half
    s.soldiers[seat] = half
    s.tell("soldiers-split", "event.15", (s.king, seat, half))
    shift(s, seat, CROWN_PRESTIGE, "event.13")
    draw_cards(s, seat, CROWN_CARDS, "event.14")


def break_tie(s: Anno, seats: list[int], rule: str) -> int:
    """The highest Prestige, then the highest die (coronation.3, event.11)."""
    if len(seats) > 1:
        most = max([s.prestige[seat] for seat in seats])
        seats = [seat for seat in seats if s.prestige[seat] == most]
    return roll_order(s, seats, rule)[0]


def roll_first(s: Anno, seats: list[int], rule: str) -> int:
    """The seat with the highest die; those tied for it roll again (setup.6)."""
    dice = [s.roll(6) + 1 for _ in seats]
    for k in range(len(seats)):
        s.tell("tie-die", rule, (seats[k], dice[k]))
    best = [seats[k] for k in range(len(seats)) if dice[k] == max(dice)]
    return best[0] if len(best) == 1 else roll_first(s, best, rule)


def roll_order(s: Anno, seats: list[int], rule: str) -> list[int]:
    """The seats from the highest die to the lowest; the tied roll again among themselves (setup.6, order.5, G30)."""
    if len(seats) < 2:
        return seats
    dice = [s.roll(6) + 1 for _ in seats]
    for k in range(len(seats)):
        s.tell("tie-die", rule, (seats[k], dice[k]))
    out: list[int] = []
    for face in range(6, 0, -1):
        out += roll_order(s, [seats[k] for k in range(len(seats)) if dice[k] == face], rule)
    return out
