"""Offers worth thinking of, for bots and random play: nothing in them is more than their maker can keep."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.clauses import (
    ATTACK,
    ATTACK_OTTOKAR,
    FORFEIT_GOLD,
    FORFEIT_PRESTIGE,
    GIVES,
    HAND_CARD,
    HAND_ESTATE,
    LEAVE_TITLE,
    LIFT,
    LIFT_PEACE,
    NOTE,
    PAY,
    PEACE,
    SPARE,
    STAY_OUT,
    SUPPORT,
    WITH,
    InForce,
)
from ludoteca.games.anno_1452.data import LAST_ROUND, PLACES, REGION_OF, ROWS, TITLED
from ludoteca.games.anno_1452.rules.agreement import CARD, ESTATE, GOLD, SHOW
from ludoteca.games.anno_1452.rules.duties import holders
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import TEXT, Action, offer

MAX_PARDONS: Final = 2
A_WORD: Final = TEXT.number("%E2%99%A5")  # a note needs words of a player; a bot has none


def offers_to_think_of(s: Anno, seat: int) -> list[Action]:
    out: list[Action] = []
    for other in s.after(seat):
        out += exchanges(s, seat, other)
        out += bans(s, seat, other)
        out += duties(s, seat, other)
        out += pardons(s, seat, other)
    if s.seats > 2:
        out += for_three(s, seat)
    return out


def next_year(s: Anno) -> int:
    """The next Evaluation, as a moment."""
    return min((s.row + 1) * SPACES, s.last_row * SPACES)


def later_year(s: Anno) -> int:
    return min((s.row + 2) * SPACES, s.last_row * SPACES)


def own_estates(s: Anno, seat: int) -> list[int]:
    return [p for p in range(PLACES) if s.owner[p] == seat]


def exchanges(s: Anno, seat: int, other: int) -> list[Action]:
    """Things that change hands at once, and gifts."""
    out: list[Action] = []
    mine = own_estates(s, seat)
    if s.gold[seat] >= 3:
        out.append(offer(other, [(GOLD, 3)], [], (PEACE, next_year(s))))
    if s.gold[other] >= 3:
        out.append(offer(other, [], [(GOLD, 3)], (PEACE, next_year(s))))
    for card in s.hands[seat]:
        if s.gold[other] >= 4:
            out.append(offer(other, [(CARD, card)], [(GOLD, 4)]))
    if s.hands[seat]:
        out.append(offer(other, [(SHOW, s.hands[seat][-1])], []))
    if mine and s.gold[other] >= 8 and s.supply[other]:
        out.append(offer(other, [(ESTATE, mine[-1])], [(GOLD, 8)]))
    return out


def bans(s: Anno, seat: int, other: int) -> list[Action]:
    """Peace, and promises to leave something alone."""
    soon, later = next_year(s), later_year(s)
    out = [offer(other, [], [], (PEACE, soon)), offer(other, [], [], (PEACE, later))]
    if s.at_peace(seat, other):
        out.append(offer(other, [], [], (LIFT_PEACE,)))
    theirs = own_estates(s, other)
    if theirs and s.gold[other] >= 2:
        region = REGION_OF[theirs[0]]
        out.append(offer(other, [], [(GOLD, 2)], (STAY_OUT, seat, region, later)))
        if TITLED[region]:
            out.append(offer(other, [], [(GOLD, 1)], (LEAVE_TITLE, seat, region, later)))
    mine = own_estates(s, seat)
    if mine and s.gold[seat] >= 2:
        out.append(offer(other, [(GOLD, 2)], [], (STAY_OUT, other, REGION_OF[mine[0]], later)))
    if s.gold[other] >= 2:
        out.append(offer(other, [], [(GOLD, 2)], (SPARE, seat, other, soon)))
    here = s.row * SPACES
    if s.column == 0 and ROWS[s.row].coronation and s.gold[other] >= 1 and s.row < s.last_row:
        out.append(offer(other, [], [(GOLD, 1)], (SUPPORT, seat, other, here)))
    out.append(offer(other, [], [], (PEACE, soon, NOTE, A_WORD, soon)))
    return out


def duties(s: Anno, seat: int, other: int) -> list[Action]:
    """Payments and hand-overs at a later date, and promised attacks, each with its forfeit."""
    soon = next_year(s)
    out: list[Action] = []
    mine = own_estates(s, seat)
    if s.row + 1 > s.last_row:
        return out
    sure = s.gold[seat] + incomes(s)[seat]
    if sure >= 4 and s.gold[other] >= 3:
        out.append(offer(other, [], [(GOLD, 3)], (PAY, seat, other, 4, soon, FORFEIT_PRESTIGE, 1)))
    if s.hands[seat] and s.gold[other] >= 3:
        card = s.hands[seat][0]
        out.append(offer(other, [], [(GOLD, 3)], (HAND_CARD, seat, other, card, soon, FORFEIT_GOLD, 3)))
    if mine and s.gold[other] >= 6:
        terms = (HAND_ESTATE, seat, other, mine[-1], soon, FORFEIT_PRESTIGE, 2)
        out.append(offer(other, [], [(GOLD, 6)], terms))
    first_round = s.row * SPACES + 1
    if first_round < s.last_row * SPACES and LAST_ROUND > 0:
        if s.ottokar:
            both = (ATTACK_OTTOKAR, seat, first_round, ATTACK_OTTOKAR, other, first_round, FORFEIT_PRESTIGE, 1)
            out.append(offer(other, [], [], both))
        for enemy in range(s.seats):
            if enemy not in (seat, other):
                joint = (ATTACK, seat, enemy, first_round, ATTACK, other, enemy, first_round, FORFEIT_GOLD, 2)
                out.append(offer(other, [], [], joint))
    return out


def pardons(s: Anno, seat: int, other: int) -> list[Action]:
    """The other pays, or pays nothing, to be freed of what the seat holds."""
    out: list[Action] = []
    for c in [InForce(row) for row in s.agreements]:
        if holders(c) == [seat] and c.kind != NOTE and c.args[0] == other:
            price = [(GOLD, 2)] if s.gold[other] >= 2 else []
            out.append(offer(other, [], price, (LIFT, c.agreement, c.kind)))
    return out[:MAX_PARDONS]


def for_three(s: Anno, seat: int) -> list[Action]:
    others = s.after(seat)
    first, second = others[0], others[1]
    soon = next_year(s)
    out = [offer(first, [], [], (PEACE, soon, WITH, second))]
    if s.gold[second] >= 3:
        out.append(offer(first, [], [], (PEACE, soon, WITH, second, GIVES + GOLD, second, first, 3)))
    return out
