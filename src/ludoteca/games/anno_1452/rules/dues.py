"""What falls due under agreements is done, together with all else of the same day, or its forfeit is taken (trade.6 to
trade.10)."""

from __future__ import annotations

from ludoteca.games.anno_1452.clauses import HAND_CARD, HAND_ESTATE, PAY, InForce
from ludoteca.games.anno_1452.data import REGION_OF
from ludoteca.games.anno_1452.rules.agreement import ESTATE, Transfer
from ludoteca.games.anno_1452.rules.binding import drop, owe, release
from ludoteca.games.anno_1452.rules.duties import ATTACKS, HANDED, holders, paid_of, taken_of
from ludoteca.games.anno_1452.rules.estate import recheck_all
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.promises import refuse_region
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import ALL, Step


class Dues(Step[Anno]):
    """trade.8: payments and hand-overs whose date has come."""

    rule = "trade.8"

    def run(self, s: Anno) -> None:
        fall_due(s)


def fall_due(s: Anno) -> None:
    """L15: everything of one day is done together, then the forfeits of the day are taken; the order in which it was
    agreed does not matter."""
    due = [c for c in [InForce(row) for row in s.agreements] if c.enforced and is_due(s, c)]
    for c in due:
        drop(s, c)
    broken = pay_debts(s, [c for c in due if c.kind == PAY])
    broken += hand_cards(s, [c for c in due if c.kind == HAND_CARD])
    broken += hand_estates(s, [c for c in due if c.kind == HAND_ESTATE])
    broken += [c for c in due if c.kind in ATTACKS]
    take_forfeits(s, broken)


def is_due(s: Anno, c: InForce) -> bool:
    """Hand-overs and payments at their date; in the final Evaluation also attacks, since no Action Round follows."""
    return (c.kind in HANDED and c.until <= s.now()) or (c.kind in ATTACKS and s.row == s.last_row)


def pay_debts(s: Anno, debts: list[InForce]) -> list[InForce]:
    """L12, L15: as much as the Gold of the day allows; the debts that were not paid in full."""
    paid = paid_of(s.gold, s.order, debts)
    broken = []
    for i, c in enumerate(debts):
        giver, receiver, amount = c.args[0], c.args[1], c.args[2]
        s.gold[giver] -= paid[i]
        s.gold[receiver] += paid[i]
        if paid[i]:
            s.tell("due-pay", "trade.8", (c.agreement, giver, receiver, paid[i]))
        if paid[i] < amount:
            owe(s, c.agreement, giver, receiver, amount - paid[i])
            if c.gold or c.prestige:  # else it is the rest of a promise that was broken before
                broken.append(c)
    return broken


def hand_cards(s: Anno, due: list[InForce]) -> list[InForce]:
    """Everybody learns whether the giver holds the card; those that are missing."""
    broken = []
    for c in due:
        giver, receiver, card = c.args[0], c.args[1], c.args[2]
        if card in s.hands[giver]:
            s.reveal(card, ALL)
            s.hands[giver].remove(card)
            s.hands[receiver].append(card)
            s.tell("due-card", "trade.8", (c.agreement, giver, receiver, card))
            continue
        if s.known[card] != ALL:
            s.reveals += 1
        broken.append(c)
    return broken


def hand_estates(s: Anno, due: list[InForce]) -> list[InForce]:
    """trade.9: all markers are lifted before new ones are placed. L16: who cannot take an Estate or has taken it
    already is owed nothing; the Estates that were lost to others."""
    broken = []
    moves = []
    for c in due:
        giver, receiver, place = c.args[0], c.args[1], c.args[2]
        if s.owner[place] not in (giver, receiver):
            broken.append(c)
        elif s.owner[place] == receiver or refuse_region(s, receiver, REGION_OF[place]) is not None:
            release(s, c)
        else:
            moves.append(c)
    taken = taken_of(s.supply, moves)
    for c in moves:
        if c in taken:
            s.tell("due-estate", "trade.8", (c.agreement, c.args[0], c.args[1], c.args[2]))
        else:
            s.tell("due-no-room", "trade.9", (c.agreement, c.args[1], c.args[2]))
    hand_over(s, [Transfer(c.args[0], c.args[1], ESTATE, c.args[2]) for c in taken])
    return broken


def take_forfeits(s: Anno, broken: list[InForce]) -> None:
    """trade.6, L12: what cannot be done is paid for as agreed, to each who holds the promise. Forfeits of one moment
    are paid with the Gold their debtors have then; what is missing stays owed."""
    had = s.gold.copy()
    claims = []
    for c in broken:
        s.tell("broken", "trade.6", (c.agreement, c.args[0], c.kind))
        if c.gold:
            claims += [(c.gold, s.order.index(other), c.agreement, c.args[0], other) for other in holders(c)]
    for amount, _, agreement, seat, other in sorted(claims):
        paid = min(amount, had[seat])
        had[seat] -= paid
        s.gold[seat] -= paid
        s.gold[other] += paid
        if paid:
            s.tell("forfeit-gold", "trade.6", (agreement, seat, other, paid))
        if paid < amount:
            owe(s, agreement, seat, other, amount - paid)
    for seat in s.order:
        points = sum([c.prestige for c in broken if c.args[0] == seat])
        if points:
            shift(s, seat, -points, "trade.6")


def estate_lost(s: Anno, place: int, seat: int, cause: int) -> None:
    """L16: an Estate promised to somebody is gone; one built there later is another. If its receiver took or destroyed
    it in an attack, nothing is owed."""
    lose(s, [c for c in s.in_force(HAND_ESTATE) if c.args[0] == seat and c.args[2] == place], cause)


def card_lost(s: Anno, card: int, seat: int, cause: int) -> None:
    """L16: a promised card has left the hand. Everybody sees it go, unless it was drawn again unseen."""
    if s.known[card] == ALL:
        lose(s, [c for c in s.in_force(HAND_CARD) if c.args[0] == seat and c.args[2] == card], cause)


def lose(s: Anno, lost: list[InForce], cause: int) -> None:
    broken = []
    for c in lost:
        if c.args[1] == cause:
            release(s, c)
        else:
            drop(s, c)
            broken.append(c)
    if broken:
        take_forfeits(s, broken)


def hand_over(s: Anno, moves: list[Transfer]) -> None:
    """trade.9, trade.10: markers and Citizens are swapped for the receiver's; value and City stay."""
    for t in moves:
        s.supply[t.giver] += 1
        s.cubes[t.giver] += s.citizens[t.value]
    for t in moves:
        place = t.value
        s.owner[place] = t.receiver
        s.supply[t.receiver] -= 1
        s.citizens[place] = min(s.citizens[place], s.cubes[t.receiver])
        s.cubes[t.receiver] -= s.citizens[place]
    if moves:
        recheck_all(s, sorted({REGION_OF[t.value] for t in moves}))  # trade.12
