"""Agreements from the day they bind to their end: clauses begin, are lifted, are over, and are hurried by an early end
(trade.6, trade.7, L17, L18)."""

from __future__ import annotations

from ludoteca.games.anno_1452.clauses import (
    CLAUSES,
    FORFEIT_GOLD,
    FORFEIT_PRESTIGE,
    HAND_CARD,
    PAY,
    PEACE,
    InForce,
    row_of,
)
from ludoteca.games.anno_1452.rules.agreement import Clause, lifted_by
from ludoteca.games.anno_1452.rules.duties import ATTACKS, HANDED
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import ALL


def lift(s: Anno, clauses: list[Clause], together: list[int]) -> None:
    """trade.7, L17: those who hold them end clauses of agreements in force."""
    for c in lifted_by(s, clauses, together):
        drop(s, c)
        if c.kind == PEACE:
            s.tell("peace-lifted", "trade.7", (c.agreement,))
        else:
            s.tell("clause-lifted", "trade.7", (c.agreement, c.kind))


def bind(s: Anno, clauses: list[Clause], together: list[int]) -> None:
    """trade.6: from now on the clauses bind their parties; everybody at the table may read them."""
    lasting = [c for c in clauses if CLAUSES[c.kind].dated]
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


def drop(s: Anno, c: InForce) -> None:
    """Take the first row of this clause off the list."""
    for row in s.agreements:
        if row[0] == c.agreement and row[1] == c.kind and row[6:] == c.args:
            s.agreements.remove(row)
            return


def release(s: Anno, c: InForce) -> None:
    """L16: the duty ends without a forfeit."""
    drop(s, c)
    s.tell("released", "trade.6", (c.agreement, c.args[0], c.kind))


def owe(s: Anno, agreement: int, seat: int, other: int, amount: int) -> None:
    """L12: what is still to be paid is taken in phase 3 of the next Evaluation, without another forfeit."""
    if s.row >= s.last_row:
        s.tell("debt-lost", "trade.6", (agreement, seat, other, amount))
        return
    day = (s.row + 1) * SPACES
    s.agreements.append(row_of(agreement, PAY, 1 << seat | 1 << other, 0, 0, [seat, other, amount, day]))
    s.tell("still-owed", "trade.6", (agreement, seat, other, amount, day))


def end_clauses(s: Anno) -> None:
    """Bans and notes whose date the time marker has reached are over (L10)."""
    for c in [InForce(row) for row in s.agreements]:
        if c.ends_with_time() and c.over(s.now()):
            drop(s, c)
            s.tell("clause-over", "trade.7" if c.kind == PEACE else "trade.8", (c.agreement, c.kind))


def bring_forward(s: Anno) -> None:
    """L18: all have agreed to an early end: what would fall due after it falls due in the final Evaluation; an attack
    for which no Action Round will come is released."""
    end = s.last_row * SPACES
    for row in s.agreements.copy():
        c = InForce(row)
        if not c.enforced or c.until <= end:
            continue
        if c.kind in ATTACKS:
            release(s, c)
        elif c.kind in HANDED:
            row[-1] = end
            s.tell("due-sooner", "end.13", (c.agreement, c.kind, end))
