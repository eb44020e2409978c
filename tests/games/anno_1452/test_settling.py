"""All that falls due on one day is settled together, whatever the order of signing; nobody gains by a broken promise
(trade.6 to trade.9)."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.anno_1452.agreeing import agree, close, events, trade_of
from games.anno_1452.board import YEARS, A, B, C, ask, refused
from ludoteca.games.anno_1452.clauses import HAND_ESTATE, PAY, InForce, row_of
from ludoteca.games.anno_1452.rules.dues import fall_due
from ludoteca.games.anno_1452.rules.duties import paid_of, taken_of
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.testing import rule

DAY = YEARS["1298"] * SPACES
SEATS = st.integers(0, 3)
Debt = tuple[int, int, int, int, int]  # from, to, amount, forfeits in Gold and Prestige

debts = st.lists(
    st.tuples(SEATS, SEATS, st.integers(1, 30), st.integers(0, 6), st.integers(0, 2)).filter(lambda d: d[0] != d[1]),
    max_size=7,
)
purses = st.lists(st.integers(0, 25), min_size=4, max_size=4)


def pay(giver: int, receiver: int, amount: int, gold: int = 1, prestige: int = 0, number: int = 1) -> InForce:
    return InForce(row_of(number, PAY, 1 << giver | 1 << receiver, gold, prestige, [giver, receiver, amount, DAY]))


def settled(gold: list[int], signed: list[Debt]) -> Anno:
    """A table of four on the day all these debts are due."""
    s = trade_of(4, "1298")
    s.gold = gold.copy()
    s.prestige = [20] * 4
    for number, (giver, receiver, amount, forfeit, points) in enumerate(signed, 1):
        s.agreements.append(
            row_of(number, PAY, 1 << giver | 1 << receiver, forfeit, points, [giver, receiver, amount, DAY])
        )
    s.log = []
    fall_due(s)
    return s


def wealth(s: Anno, seat: int) -> int:
    """Gold, and what is still owed to the seat and by it."""
    total = s.gold[seat]
    for c in [InForce(row) for row in s.agreements]:
        total += c.args[2] * ((c.args[1] == seat) - (c.args[0] == seat))
    return total


# Payments


@rule("trade.8")
def test_a_chain_of_payments_is_paid_whatever_the_order_of_signing() -> None:
    for order in ((A, B, C), (B, C, A), (C, A, B)):
        s = trade_of()
        s.gold = [10, 0, 0]
        for giver in order:
            receiver = {A: B, B: C, C: A}[giver]
            agree(s, giver, f"/ / pay {'ABC'[giver]} {'ABC'[receiver]} 10 1298 forfeit-prestige 5", receiver)
        close(s)
        s.row = YEARS["1298"]
        s.agenda.clear()
        ask(s, TradePhase())
        assert s.gold == [10, 0, 0]
        assert s.prestige == [10, 10, 10]
        assert len(events(s, "due-pay")) == 3
        assert s.agreements == []


@rule("trade.8")
def test_debts_that_cancel_each_other_need_no_gold() -> None:
    assert paid_of([0, 0], [0, 1], [pay(A, B, 20), pay(B, A, 20)]) == [20, 20]
    assert paid_of([0, 0, 0], [0, 1, 2], [pay(A, B, 20), pay(B, A, 20), pay(A, C, 1)]) == [0, 0, 0]


@rule("trade.8")
def test_who_cannot_pay_everything_pays_the_smallest_debts_in_full() -> None:
    owed = [pay(A, B, 9), pay(A, C, 4), pay(A, B, 4)]
    assert paid_of([7, 0, 0], [2, 1, 0], owed) == [0, 4, 3]  # of equal ones the receiver who plays first
    owed[2] = pay(A, B, 4, gold=2)
    assert paid_of([7, 0, 0], [2, 1, 0], owed) == [0, 3, 4]  # but the larger forfeit comes first


@given(purses, debts)
@rule("trade.6", "trade.8")
def test_the_order_of_signing_does_not_matter(gold: list[int], signed: list[Debt]) -> None:
    one, other = settled(gold, signed), settled(gold, signed[::-1])
    assert one.gold == other.gold
    assert one.prestige == other.prestige
    assert sorted(row[3:] for row in one.agreements) == sorted(row[3:] for row in other.agreements)


@given(purses, debts)
@rule("trade.6", "trade.8")
def test_nobody_gains_by_a_promise_that_is_not_kept(gold: list[int], signed: list[Debt]) -> None:
    """Beside what all promises bring that are kept: who breaks one has less by the forfeits, who holds one has more."""
    s = settled(gold, signed)
    broken = {args[0] for _, args in events(s, "broken")}
    assert sum(s.gold) == sum(gold)
    assert min(s.gold) >= 0
    for seat in range(4):
        kept = gold[seat] + sum(d[2] * ((d[1] == seat) - (d[0] == seat)) for d in signed)
        lost = sum(d[3] for n, d in enumerate(signed, 1) if n in broken and d[0] == seat)
        won = sum(d[3] for n, d in enumerate(signed, 1) if n in broken and d[1] == seat)
        assert wealth(s, seat) == kept - lost + won
        assert s.prestige[seat] == max(
            0, 20 - sum(d[4] for n, d in enumerate(signed, 1) if n in broken and d[0] == seat)
        )


@given(purses, debts)
@rule("trade.6", "trade.8")
def test_a_promise_is_broken_only_by_who_has_nothing_left(gold: list[int], signed: list[Debt]) -> None:
    s = settled(gold, signed)
    unpaid = {row[0] for row in s.agreements}
    for number, (giver, _, _, forfeit, points) in enumerate(signed, 1):
        if number in unpaid:
            before_forfeits = [args for _, args in events(s, "forfeit-gold") if args[2] == giver]
            assert s.gold[giver] == sum(args[3] for args in before_forfeits)
        if forfeit or points:
            assert (("broken", (number, giver, PAY)) in events(s, "broken")) <= (number in unpaid)
    assert all(row[1] == PAY and row[3:5] == [0, 0] and row[-1] == DAY + SPACES for row in s.agreements)


# Estates


@given(
    st.lists(st.integers(0, 2), min_size=4, max_size=4),
    st.lists(st.tuples(SEATS, SEATS).filter(lambda m: m[0] != m[1]), max_size=8),
    st.randoms(use_true_random=False),
)
@rule("trade.9")
def test_estates_of_one_day_go_round_as_far_as_there_are_markers(
    supply: list[int], moves: list[tuple[int, int]], quick: Random
) -> None:
    due = [
        InForce(row_of(n, HAND_ESTATE, 15, 1, 0, [giver, receiver, n, DAY]))
        for n, (giver, receiver) in enumerate(moves)
    ]
    taken = taken_of(supply, due)
    left = supply.copy()
    for c in taken:
        left[c.args[0]] += 1
        left[c.args[1]] -= 1
    assert all(left[c.args[1]] >= 0 for c in taken)
    shuffled = due.copy()
    quick.shuffle(shuffled)
    assert [c.args for c in taken_of(supply, shuffled)] == [c.args for c in taken]
    if all(supply[m[1]] >= len(moves) for m in moves):
        assert len(taken) == len(due)


# Lifting (L17)


@rule("trade.7")
def test_a_debt_and_a_ban_are_forgiven_by_those_who_hold_them() -> None:
    s = trade_of()
    agree(s, A, "/ gold 3 / pay A B 8 1298 stay-out A bayern 1308 forfeit-gold 2", B)
    assert refused(s, A, "offer C / / lift 1 pay") == "not-yours-to-lift"
    assert refused(s, A, "offer B / / lift 1 peace") == "no-such-clause"
    assert refused(s, A, "offer B / / lift 2 pay") == "no-such-clause"
    agree(s, A, "gold 1 / / lift 1 pay", B)
    assert events(s, "clause-lifted") == [("clause-lifted", (1, PAY))]
    assert [row[1] for row in s.agreements] == [3]
    agree(s, B, "/ gold 1 / lift 1 stay-out", C)  # a third party pays for A
    assert s.agreements == []


@rule("trade.7", "trade.8")
def test_what_is_lifted_may_be_agreed_otherwise_in_the_same_offer() -> None:
    s = trade_of()
    agree(s, A, "/ / hand-estate A B tirol-1 1298 forfeit-gold 2", B)
    assert refused(s, A, "offer C estate tirol-1 / /") == "estate-promised"
    agree(s, A, "estate tirol-1 / gold 4 / lift 1 hand-estate", B)
    assert s.agreements == []
    assert s.gold == [19, 11, 15]


@rule("trade.7")
def test_a_joint_attack_is_lifted_by_the_others_who_agreed_to_it() -> None:
    s = trade_of(4)
    terms = "attack A D 1292-round-1 attack B D 1292-round-1 attack C D 1292-round-1 forfeit-gold 2 with C"
    agree(s, A, f"/ / {terms}", B, C)
    agree(s, A, "/ / lift 1 attack", B)  # C's, which A and B hold
    assert [row[6] for row in s.agreements] == [A, B]
    assert refused(s, A, "offer B / / lift 1 attack") == "not-yours-to-lift"
    agree(s, A, "/ / lift 1 attack with C", B, C)
    assert s.agreements == []
