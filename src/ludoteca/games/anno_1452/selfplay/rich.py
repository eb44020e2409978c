"""A beginning in which much can be paid for and claimed: full treasuries, any standing, titles in hand, agreements in
force."""

from __future__ import annotations

from ludoteca.games.anno_1452.clauses import (
    ATTACK,
    ATTACK_OTTOKAR,
    FORFEIT_GOLD,
    FORFEIT_PRESTIGE,
    HAND_CARD,
    HAND_ESTATE,
    LEAVE_TITLE,
    NOTE,
    PAY,
    PEACE,
    SPARE,
    STAY_OUT,
    SUPPORT,
    InForce,
)
from ludoteca.games.anno_1452.constants import TITLE
from ludoteca.games.anno_1452.data import CARDS, KIND_OF, MAX_PRESTIGE, N_REGIONS, PLACES, ROWS
from ludoteca.games.anno_1452.rules.agreement import Clause
from ludoteca.games.anno_1452.rules.binding import bind
from ludoteca.games.anno_1452.rules.estate import majority, place_free
from ludoteca.games.anno_1452.rules.ideas import A_WORD
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import Quick

MAX_GOLD = 80
PROMISES = 5
KINDS = (
    PEACE,
    PAY,
    STAY_OUT,
    ATTACK,
    ATTACK_OTTOKAR,
    SUPPORT,
    LEAVE_TITLE,
    SPARE,
    NOTE,
    HAND_CARD,
    HAND_ESTATE,
)


def enrich(s: Anno, quick: Quick) -> None:
    for seat in range(s.seats):
        s.gold[seat] += quick.below(MAX_GOLD)
        s.prestige[seat] = quick.below(MAX_PRESTIGE + 1)
        region = quick.below(N_REGIONS)
        if s.crowd[region] == 0:
            settle(s, seat, region)
    if s.expert:
        for _ in range(PROMISES):
            promise(s, quick)


def promise(s: Anno, quick: Quick) -> None:
    """Two players have agreed on something, which one of them may or may not be able to keep."""
    seat = quick.below(s.seats)
    other = (seat + 1 + quick.below(s.seats - 1)) % s.seats
    kind = KINDS[quick.below(len(KINDS))]
    taken = [InForce(row) for row in s.agreements]
    if [c for c in taken if c.kind == kind and c.args[0] == seat]:
        return
    clauses = [Clause(kind, args) for args in terms(s, quick, kind, seat, other)]
    if clauses:
        forfeit = Clause(FORFEIT_GOLD if quick.below(2) else FORFEIT_PRESTIGE, (2,))
        bind(s, [*clauses, forfeit], [seat, other])


def terms(s: Anno, quick: Quick, kind: int, seat: int, other: int) -> list[tuple[int, ...]]:
    """What the seat promises the other by a clause of this kind; nothing if it has nothing to promise.

    It promises what it may well want to break: a Title in its hand, all its cards, an attack in a year in which it may
    reach nobody.
    """
    year = SPACES * (1 + quick.below(4))
    first_round = SPACES * quick.below(4) + 1
    enemy = (seat + 1 + quick.below(s.seats - 1)) % s.seats
    if kind == PEACE:
        return [(year,)]
    if kind == PAY:
        return [(seat, other, 1 + quick.below(2 * MAX_GOLD), year)]
    if kind == STAY_OUT:
        return [(seat, quick.below(N_REGIONS), year)]
    if kind == ATTACK:
        return [(seat, enemy, first_round)]
    if kind == ATTACK_OTTOKAR:
        return [(seat, first_round)] if s.ottokar else []
    if kind == SUPPORT:
        crownings = [row for row in range(1, s.last_row) if ROWS[row].coronation]
        return [(seat, other, SPACES * crownings[quick.below(len(crownings))])] if crownings else []
    if kind == LEAVE_TITLE:
        titles = [CARDS[card].region for card in s.hands[seat] if KIND_OF[card] == TITLE]
        return [(seat, titles[-1] if titles else quick.below(N_REGIONS), year)]
    if kind == SPARE:
        return [(seat, other, year)]
    if kind == HAND_CARD:
        return [(seat, other, card, year) for card in s.hands[seat][: 1 + quick.below(2) * len(s.hands[seat])]]
    if kind == HAND_ESTATE:
        mine = [p for p in range(PLACES) if s.owner[p] == seat]
        return [(seat, other, p, year) for p in mine[:1]]
    return [(A_WORD, year)]


def settle(s: Anno, seat: int, region: int) -> None:
    """The seat has the majority in a region where nobody is, and holds its title if that is still in the deck."""
    while majority(s, region) != seat:
        place_free(s, seat, region, "inheritance.2")
    for card in s.deck:
        if KIND_OF[card] == TITLE and CARDS[card].region == region:
            s.deck.remove(card)
            s.hands[seat].append(card)
            s.reveal(card, 1 << seat)
            return
