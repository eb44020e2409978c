"""Agreements from the day they bind to their end: what falls due is done, or its forfeit is taken (trade.6 to
trade.10)."""

from __future__ import annotations

from ludoteca.games.anno_1452.clauses import (
    ATTACK,
    ATTACK_OTTOKAR,
    CLAUSES,
    FORFEIT_GOLD,
    FORFEIT_PRESTIGE,
    HAND_CARD,
    HAND_ESTATE,
    LIFT_PEACE,
    PAY,
    PEACE,
    InForce,
    row_of,
)
from ludoteca.games.anno_1452.data import PLACES, REGION_OF
from ludoteca.games.anno_1452.rules.agreement import ESTATE, Clause, Transfer, lifted_by
from ludoteca.games.anno_1452.rules.attack import refuse_attack
from ludoteca.games.anno_1452.rules.estate import recheck_all
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.promises import attacks_due, enemy_of
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.kernel import ALL, NOBODY, Step


def bind(s: Anno, clauses: list[Clause], together: list[int]) -> None:
    """trade.6: from now on the clauses bind their parties; everybody at the table may read them."""
    lasting = [c for c in clauses if CLAUSES[c.kind].dated]
    lifted = [c for c in clauses if c.kind == LIFT_PEACE]
    if lifted:
        lift(s, together)
    if not lasting:
        return
    s.agreed += 1
    s.tell("agreement", "trade.6", (s.agreed,))
    mask = 0
    for seat in together:
        mask |= 1 << seat
        s.tell("agreement-party", "trade.6", (s.agreed, seat))
    gold = amount_of(clauses, FORFEIT_GOLD)
    prestige = amount_of(clauses, FORFEIT_PRESTIGE)
    for c in lasting:
        duty = CLAUSES[c.kind].duty
        if c.kind == HAND_CARD:
            s.reveal(c.args[2], ALL)
        row = row_of(s.agreed, c.kind, mask, gold if duty else 0, prestige if duty else 0, list(c.args))
        s.agreements.append(row)
        s.tell("clause-" + CLAUSES[c.kind].name, "trade.7" if c.kind == PEACE else "trade.8", (s.agreed,) + c.args)
    if gold:
        s.tell("clause-forfeit-gold", "trade.6", (s.agreed, gold))
    if prestige:
        s.tell("clause-forfeit-prestige", "trade.6", (s.agreed, prestige))


def amount_of(clauses: list[Clause], kind: int) -> int:
    return sum([c.args[0] for c in clauses if c.kind == kind])


def lift(s: Anno, together: list[int]) -> None:
    """trade.7: all parties of a pact end it together."""
    for c in lifted_by(s, together):
        drop(s, c)
        s.tell("peace-lifted", "trade.7", (c.agreement,))


def drop(s: Anno, c: InForce) -> None:
    """Take the first row of this clause off the list."""
    for row in s.agreements:
        if row[0] == c.agreement and row[1] == c.kind and row[6:] == c.args:
            s.agreements.remove(row)
            return


def end_clauses(s: Anno) -> None:
    """Bans and notes whose date the time marker has reached are over (L10)."""
    for c in [InForce(row) for row in s.agreements]:
        if c.ends_with_time() and c.over(s.now()):
            drop(s, c)
            s.tell("clause-over", "trade.7" if c.kind == PEACE else "trade.8", (c.agreement, c.kind))


class Dues(Step[Anno]):
    """trade.8: payments and hand-overs whose date has come, in the order in which they were agreed."""

    rule = "trade.8"

    def run(self, s: Anno) -> None:
        fall_due(s)


def fall_due(s: Anno) -> None:
    for c in [InForce(row) for row in s.agreements]:
        if not c.enforced or c.until > s.now() or c.kind not in (PAY, HAND_CARD, HAND_ESTATE):
            continue
        drop(s, c)
        giver, receiver, value = c.args[0], c.args[1], c.args[2]
        if c.kind == PAY:
            pay_promised(s, c, giver, receiver, value)
        elif c.kind == HAND_CARD:
            hand_card(s, c, giver, receiver, value)
        elif s.owner[value] != giver:
            forfeit(s, c, giver, receiver)
        elif s.supply[receiver] == 0:  # trade.9: the receiver cannot take it
            s.tell("due-no-room", "trade.9", (c.agreement, receiver, value))
        else:
            s.tell("due-estate", "trade.8", (c.agreement, giver, receiver, value))
            hand_over(s, [Transfer(giver, receiver, ESTATE, value)])


def pay_promised(s: Anno, c: InForce, giver: int, receiver: int, amount: int) -> None:
    """A payment is made in full or not at all (L12)."""
    if s.gold[giver] < amount:
        forfeit(s, c, giver, receiver)
        return
    s.gold[giver] -= amount
    s.gold[receiver] += amount
    s.tell("due-pay", "trade.8", (c.agreement, giver, receiver, amount))


def hand_card(s: Anno, c: InForce, giver: int, receiver: int, card: int) -> None:
    """Everybody learns whether the giver holds the card; it may have been shuffled and drawn again since."""
    if card not in s.hands[giver]:
        if s.known[card] != ALL:
            s.reveals += 1
        forfeit(s, c, giver, receiver)
        return
    s.reveal(card, ALL)
    s.hands[giver].remove(card)
    s.hands[receiver].append(card)
    s.tell("due-card", "trade.8", (c.agreement, giver, receiver, card))


def forfeit(s: Anno, c: InForce, seat: int, receiver: int) -> None:
    """trade.6, L12: what cannot be done is paid for as agreed: Gold, as far as there is any, to whom it was promised;
    Prestige."""
    s.tell("broken", "trade.6", (c.agreement, seat, c.kind))
    others = [receiver]
    if receiver == NOBODY:
        others = [other for other in s.order if other != seat and contains(c.parties, other)]
    for other in others:
        paid = min(c.gold, s.gold[seat])
        if paid:
            s.gold[seat] -= paid
            s.gold[other] += paid
            s.tell("forfeit-gold", "trade.6", (c.agreement, seat, other, paid))
    if c.prestige:
        shift(s, seat, -c.prestige, "trade.6")


def call_attacks(s: Anno, seat: int) -> None:
    """At the beginning of a turn: a promised attack that is due and cannot be declared is forfeited (L12)."""
    for c in attacks_due(s, seat):
        enemy = enemy_of(c)
        targets = [p for p in range(PLACES) if s.owner[p] == enemy and refuse_attack(s, seat, p) is None]
        if not targets:
            drop(s, c)
            forfeit(s, c, seat, NOBODY)


def keep_attack(s: Anno, seat: int, enemy: int) -> None:
    """The seat has declared an attack: what it promised to do so is done."""
    for c in s.in_force(ATTACK) + s.in_force(ATTACK_OTTOKAR):
        if c.args[0] == seat and enemy_of(c) == enemy and c.until <= s.now():
            drop(s, c)
            s.tell("attack-kept", "trade.8", (c.agreement, seat))


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
