"""A beginning in which much can be paid for and claimed: full treasuries, any standing, titles in hand, agreements in force."""

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
    SPARE,
    STAY_OUT,
    SUPPORT,
    InForce,
)
from ludoteca.games.anno_1452.constants import TITLE
from ludoteca.games.anno_1452.data import CARDS, KIND_OF, MAX_PRESTIGE, N_REGIONS, PLACES
from ludoteca.games.anno_1452.rules.agreement import Clause
from ludoteca.games.anno_1452.rules.duties import bind
from ludoteca.games.anno_1452.rules.estate import majority, place_free
from ludoteca.games.anno_1452.rules.ideas import A_WORD
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import Quick

MAX_GOLD = 80
PROMISES = 4


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
    enemy = (seat + 1 + quick.below(s.seats - 1)) % s.seats
    region = quick.below(N_REGIONS)
    date = SPACES * (1 + quick.below(4))
    mine = [p for p in range(PLACES) if s.owner[p] == seat]
    kinds = [PAY, STAY_OUT, ATTACK, SUPPORT, LEAVE_TITLE, SPARE, NOTE, HAND_CARD, ATTACK_OTTOKAR, HAND_ESTATE]
    kind = kinds[quick.below(len(kinds))]
    terms: dict[int, tuple[int, ...]] = {
        PAY: (seat, other, 1 + quick.below(2 * MAX_GOLD), date),
        STAY_OUT: (seat, region, date),
        ATTACK: (seat, enemy, date + 1),
        SUPPORT: (seat, other, date),
        LEAVE_TITLE: (seat, region, date),
        SPARE: (seat, other, date),
        NOTE: (A_WORD, date),
        HAND_CARD: (seat, other, s.hands[seat][0], date),
    }
    if s.ottokar:
        terms[ATTACK_OTTOKAR] = (seat, date + 1)
    if mine:
        terms[HAND_ESTATE] = (seat, other, mine[0], date)
    taken = [InForce(row) for row in s.agreements]
    if kind in terms and not [c for c in taken if c.kind == kind and c.args[0] == seat]:
        forfeit = Clause(FORFEIT_GOLD if quick.below(2) else FORFEIT_PRESTIGE, (2,))
        bind(s, [Clause(kind, terms[kind]), forfeit], [seat, other])


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
