"""The duties of agreements as a model: who owes what to whom, who can lift it, which contradict each other, and what of
the debts of one day can be paid (trade.6 to trade.8, L12, L14 to L17). Nothing here changes a state."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.clauses import (
    ATTACK,
    ATTACK_OTTOKAR,
    HAND_CARD,
    HAND_ESTATE,
    NOTE,
    PAY,
    PEACE,
    SPARE,
    STAY_OUT,
    SUPPORT,
    InForce,
)
from ludoteca.games.anno_1452.data import REGION_OF
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.state import SPACES, contains

MAX_SEATS: Final = 4
ATTACKS: Final = (ATTACK, ATTACK_OTTOKAR)
HANDED: Final = (PAY, HAND_CARD, HAND_ESTATE)  # duties towards one receiver, done at their date


def holders(c: InForce) -> list[int]:
    """L17: whose consent lifts the clause: the receiver, the one who is spared, all parties of a peace or a note, else
    all parties but the one it binds."""
    if c.kind in HANDED or c.kind == SPARE:
        return [c.args[1]]
    parties = [seat for seat in range(MAX_SEATS) if contains(c.parties, seat)]
    if c.kind in (PEACE, NOTE):
        return parties
    return [seat for seat in parties if seat != c.args[0]]


def enemy_of(c: InForce) -> int:
    return OTTOKAR if c.kind == ATTACK_OTTOKAR else c.args[1]


def turns_of(c: InForce) -> list[int]:
    """The Action Rounds in which a promised attack may fall due: the one named, or the first of the next Epoch if that
    one is not played. The first of an Epoch always is (actions.2)."""
    row, column = c.until // SPACES, c.until % SPACES
    if column <= 1:
        return [row * SPACES + 1]
    return [c.until, (row + 1) * SPACES + 1]


def clash(a: InForce, b: InForce) -> bool:
    """L14: whether the two clauses cannot both be kept, whatever happens until their dates."""
    return contradict(a, b) or contradict(b, a)


def contradict(a: InForce, b: InForce) -> bool:
    if a.kind in ATTACKS and b.kind in ATTACKS:  # one action a turn
        return a.args[0] == b.args[0] and bool(set(turns_of(a)) & set(turns_of(b)))
    if a.kind == ATTACK and b.kind == PEACE:
        return contains(b.parties, a.args[0]) and contains(b.parties, a.args[1]) and b.until > a.until
    if a.kind == ATTACK and b.kind == SPARE:
        return b.args[:2] == a.args[:2] and b.until > a.until
    if a.kind == HAND_ESTATE and b.kind == STAY_OUT:
        return b.args[:2] == [a.args[1], REGION_OF[a.args[2]]] and b.until > a.until
    if a.kind == SUPPORT and b.kind == SUPPORT:
        return a.args[0] == b.args[0] and a.until == b.until and a.args[1] != b.args[1]
    return False


def paid_of(gold: list[int], order: list[int], debts: list[InForce]) -> list[int]:
    """L15: how much of each debt of one day is paid when all are paid together.

    What a player receives counts for what they pay. Who cannot pay everything pays the smallest debts in full and the
    next one in part. Of all ways to do so this is the one that pays most, and it does not depend on the order of the
    debts.
    """
    paid = [c.args[2] for c in debts]
    while True:
        purse = gold.copy()
        for i, c in enumerate(debts):
            purse[c.args[1]] += paid[i]
        now = paid.copy()
        for i in sorted(range(len(debts)), key=lambda k: turn_to_be_paid(order, debts[k])):
            giver = debts[i].args[0]
            now[i] = min(debts[i].args[2], purse[giver])
            purse[giver] -= now[i]
        if now == paid:
            return paid
        paid = now


def turn_to_be_paid(order: list[int], c: InForce) -> tuple[int, int, int, int]:
    """Of the debts of one player: the smallest first, of equal ones that with the larger forfeit, then in turn order of
    the receivers."""
    return c.args[2], -c.prestige, -c.gold, order.index(c.args[1])


def taken_of(supply: list[int], moves: list[InForce]) -> list[InForce]:
    """trade.9: which Estates of one day find a marker of their receiver, when all are lifted before new ones are
    placed. Where markers are short, the last places go without."""
    kept = sorted(moves, key=lambda c: c.args[2])
    while True:
        left = supply.copy()
        for c in kept:
            left[c.args[0]] += 1
            left[c.args[1]] -= 1
        short = [c for c in kept if left[c.args[1]] < 0]
        if not short:
            return kept
        for seat in sorted({c.args[1] for c in short}):
            kept.remove([c for c in short if c.args[1] == seat][-1])
