"""The Evaluation: its phases, cards, income and prestige."""

import pytest

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    ask,
    asked_seat,
    card,
    crown,
    do,
    fill,
    hand,
    lay,
    place,
    put,
    refused,
    region,
    settled,
    table,
    told,
    top,
    turn,
)
from games.anno_1452.evaluations import evaluation, names
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.coronation import Coronation
from ludoteca.games.anno_1452.rules.evaluation import Evaluation, final_phases, usual_phases
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase, category_points, shift
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule

# Evaluation


@rule("evaluation.1")
def test_the_marker_moves_to_the_next_year() -> None:
    s = table(2, "1292", 2)
    ask(s, Evaluation())
    assert (s.row, s.column) == (YEARS["1298"], 0)


@rule("evaluation.2")
def test_six_phases_in_order() -> None:
    s = evaluation(3)
    assert names(usual_phases(s)) == [
        "CardsPhase",
        "Windows",
        "Income",
        "Windows",
        "Windows",
        "PrestigePhase",
        "EndMarriages",
        "Windows",
        "Coronation",
        "Windows",
        "NewOrder",
        "ActionRound",
    ]
    s.expert = True
    assert names(usual_phases(s)).index("TradePhase") == names(usual_phases(s)).index("PrestigePhase") - 2
    s = evaluation(3, "1257")
    assert "Coronation" not in names(usual_phases(s))


@rule("evaluation.3")
def test_all_finish_a_phase_before_the_next() -> None:
    s = table(3, "1292", 3)
    hand(s, C, "city-prag")
    ask(s, Evaluation())
    assert asked_seat(s) == C
    assert s.gold == [15, 15, 15]
    assert "income" not in told(s)
    do(s, C, "done")
    for seat in (A, B, C):  # the window before phase 2
        assert "income" not in told(s)
        do(s, seat, "pass")
    assert told(s).count("income") == 3


# Phase 1


@rule("cards.1")
@pytest.mark.parametrize("thrown", [0, 5])
def test_basic_any_number_may_be_discarded(thrown: int) -> None:
    s = evaluation(2)
    hand(s, A, "city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen")
    before = list(s.hands[A])
    ask(s, CardsPhase())
    for c in before[:thrown]:
        do(s, A, f"discard {data.CARDS[c].id}")
    if thrown < 5:
        do(s, A, "done")
    assert len(s.hands[A]) == 5
    assert len(set(before) & set(s.hands[A])) == 5 - thrown


@rule("cards.2")
def test_down_to_five() -> None:
    s = evaluation(2)
    ids = ["city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen"]
    hand(s, A, *ids, "inheritance-tirol", "inheritance-bayern", "inheritance-sachsen")
    ask(s, CardsPhase())
    do(s, A, "discard city-prag", "discard city-basel")
    assert refused(s, A, "done") == "too-many-cards"
    do(s, A, "discard city-verona", "done")
    assert len(s.hands[A]) == 5


@rule("cards.3")
def test_the_limit_holds_only_in_phase_one() -> None:
    s = evaluation(2)
    fill(s, B, 2)
    hand(s, A, "city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen")
    ask(s, Coronation())
    assert s.king == A
    assert len(s.hands[A]) == 8
    turn(s, A)
    do(s, A, "pass", "confirm")
    assert len(s.hands[A]) == 8
    s.agenda.clear()
    ask(s, CardsPhase())
    assert refused(s, A, "done") == "too-many-cards"


@rule("cards.4", "event.2")
def test_refill_to_five_and_replace_events() -> None:
    s = evaluation(2)
    hand(s, A, "city-prag", "city-basel")
    top(s, "inheritance-tirol", "event-interregnum-1", "inheritance-bayern", "inheritance-sachsen")
    ask(s, CardsPhase())
    do(s, A, "done")
    assert set(s.hands[A][2:]) == {card("inheritance-tirol"), card("inheritance-bayern"), card("inheritance-sachsen")}
    assert card("event-interregnum-1") in s.discards


@rule("cards.5")
def test_one_after_the_other_in_turn_order() -> None:
    s = evaluation(2)
    s.order = [B, A]
    hand(s, A, "city-prag")
    hand(s, B, "city-basel")
    ask(s, CardsPhase())
    assert asked_seat(s) == B
    assert len(s.hands[B]) == 1
    do(s, B, "done")
    assert len(s.hands[B]) == 5
    assert asked_seat(s) == A


@rule("cards.6", "event.3")
def test_first_event_carried_out_the_others_discarded() -> None:
    s = evaluation(2)
    top(s, "event-interregnum-1", "event-gegenkoenig-1")
    ask(s, CardsPhase())
    assert s.vacant
    assert s.antiking == NOBODY
    assert s.aside == []
    assert {card("event-interregnum-1"), card("event-gegenkoenig-1")} <= set(s.discards)
    assert [len(h) for h in s.hands] == [5, 5]


@rule("cards.6")
def test_a_later_players_event_has_no_effect() -> None:
    s = evaluation(2)
    plain = [c for c in s.deck if data.KIND_OF[c] == words.INHERITANCE][:4]
    ids = [data.CARDS[c].id for c in plain]
    top(s, "event-gegenkoenig-1", *ids, "city-prag", "event-interregnum-1")
    ask(s, CardsPhase())
    assert not s.vacant
    assert s.aside == [card("event-gegenkoenig-1")]
    assert card("event-interregnum-1") in s.discards


@rule("cards.6", "event.22", "card.karten_mischen")
def test_the_shuffle_card_works_beside_another_event() -> None:
    s = evaluation(2)
    top(s, "event-karten_mischen-1", "event-interregnum-1")
    lay(s, s.discards, "city-prag", "city-basel")
    s.forced = None
    ask(s, CardsPhase())
    assert "shuffled" in told(s)
    assert not s.discards or card("city-prag") not in s.discards
    s = evaluation(2)
    top(s, "event-interregnum-1", "event-karten_mischen-1")
    ask(s, CardsPhase())
    assert s.vacant
    assert "shuffled" in told(s)


@rule("cards.6", "event.24")
def test_an_antiking_first_voids_a_later_interregnum() -> None:
    s = evaluation(2)
    crown(s, A, 3)
    top(s, "event-gegenkoenig-1", "event-interregnum-1")
    ask(s, CardsPhase())
    assert not s.vacant
    assert s.aside == [card("event-gegenkoenig-1")]
    assert card("event-interregnum-1") in s.discards


# Phase 2


@rule("income.1")
def test_income() -> None:
    s = evaluation(2)
    for value in (3, 3, 3, 3, 2):
        put(s, A, "schwaben", value=value)
    put(s, A, "tirol", value=1)
    s.city[place("schwaben-1")] = s.city[place("schwaben-2")] = 1
    for _ in range(5):
        s.put_citizen(place("schwaben-1"))
    ask(s, Income())
    assert s.gold == [15 + 12 + 2 + 1 + 2 + 5, 15]


@rule("income.2")
def test_a_conquered_city_yields_two() -> None:
    s = evaluation(2)
    put(s, A, "tirol", value=1, city=True)
    ask(s, Income())
    assert s.gold[A] == 17


@rule("income.3")
def test_reductions_are_lifted_after_payment() -> None:
    s = evaluation(2)
    put(s, A, "tirol", value=1)
    put(s, B, "bayern", value=2)
    put(s, OTTOKAR, "boehmen", value=1)
    ask(s, Income())
    assert [v for v in s.value if v] == [3, 3, 3]
    assert s.gold == [16, 17]


@rule("income.4")
def test_soldiers_and_crowns_yield_nothing() -> None:
    s = evaluation(2)
    crown(s, A, 12)
    put(s, A, "tirol")
    put(s, B, "tirol")
    ask(s, Income())
    assert s.gold == [18, 18]
    assert names(final_phases()).count("Income") == 1


# Phase 4


@rule("prestige.1")
def test_most_in_a_category() -> None:
    assert category_points([7, 5, 4]) == [1, 0, -1]
    s = evaluation(3)
    put(s, A, "tirol", city=True, citizens=2)
    put(s, A, "tirol")
    put(s, B, "sachsen")
    put(s, C, "sachsen")
    settled(s)
    s.prestige = [10, 10, 10]
    ask(s, PrestigePhase())
    assert s.prestige == [14, 6, 6]


@rule("prestige.1")
def test_a_principality_by_marriage_counts() -> None:
    s = evaluation(2)
    s.holder[region("tirol")] = A
    s.bound[region("tirol")] = 1
    ask(s, PrestigePhase())
    assert s.prestige == [11, 9]


@rule("prestige.2")
@pytest.mark.parametrize(("counts", "points"), [([2, 1, 0], [1, 0, -1]), ([1, 0, 0], [1, -1, -1]), ([5, 4], [1, -1])])
def test_fewest_in_a_category(counts: list[int], points: list[int]) -> None:
    assert category_points(counts) == points


@rule("prestige.3")
def test_ties_count_for_all() -> None:
    assert category_points([6, 6, 3, 3]) == [1, 1, -1, -1]


@rule("prestige.4")
@pytest.mark.parametrize("counts", [[0, 0, 0], [4, 4]])
def test_all_equal_is_nothing(counts: list[int]) -> None:
    assert category_points(counts) == [0] * len(counts)


@rule("prestige.5")
def test_the_sum_moves_the_marker_once() -> None:
    s = evaluation(2)
    for _ in range(2):
        put(s, A, "sachsen")
    put(s, B, "sachsen", citizens=1)
    s.prestige = [20, 10]
    ask(s, PrestigePhase())  # A: most Estates +1, fewest Citizens -1
    assert (s.prestige[A], s.gold[A]) == (20, 15)
    s = evaluation(2)
    put(s, A, "sachsen", city=True)
    put(s, A, "sachsen")
    put(s, B, "sachsen", citizens=1)
    s.prestige = [20, 10]
    ask(s, PrestigePhase())  # A: Estates +1, Cities +1, Citizens -1
    assert (s.prestige[A], s.gold[A]) == (20, 20)


@rule("prestige.6")
@pytest.mark.parametrize(("before", "points", "gold"), [(18, 3, 5), (20, 4, 20), (19, 1, 0)])
def test_above_twenty_gold_is_received(before: int, points: int, gold: int) -> None:
    s = table()
    s.prestige[A] = before
    shift(s, A, points, "coronation.4")
    assert (s.prestige[A], s.gold[A]) == (20, 15 + gold)


@rule("prestige.7")
def test_below_zero_gold_is_paid() -> None:
    s = table()
    s.prestige[A] = 1
    s.gold[A] = 20
    shift(s, A, -3, "prestige.7")
    assert (s.prestige[A], s.gold[A]) == (0, 10)
    shift(s, A, -1, "attack.9")
    assert (s.prestige[A], s.gold[A]) == (0, 5)


@rule("prestige.8")
def test_conversion_at_any_time() -> None:
    s = table()
    put(s, A, "tirol")
    s.prestige[A] = 20
    turn(s, A)
    do(s, A, "build tirol")
    assert (s.prestige[A], s.gold[A]) == (20, 15 - 5 + 5)


@rule("prestige.9")
def test_insolvency() -> None:
    s = table(3)
    s.prestige[A] = 0
    s.gold = [3, 0, 0]
    shift(s, A, -2, "prestige.7")
    assert s.gold == [0, 7, 7]
    s = table(4)
    s.prestige[A] = 0
    s.gold = [0, 0, 0, 0]
    shift(s, A, -1, "prestige.7")
    assert s.gold == [0, 5, 5, 5]


@rule("prestige.9")
def test_two_insolvent_in_phase_four() -> None:
    s = evaluation(3)
    put(s, C, "tirol")
    s.prestige = [0, 0, 10]
    s.gold = [0, 0, 0]
    ask(s, PrestigePhase())  # A and B have fewest Estates, all else is equal
    assert s.gold == [5, 5, 10]


@rule("prestige.10")
def test_insolvency_is_only_for_prestige() -> None:
    s = table(2)
    s.gold[A] = 7
    s.prestige[A] = 0
    hand(s, A, "marriage-lothringen")
    turn(s, A)
    assert refused(s, A, "play marriage-lothringen") == "gold-short"
    assert s.gold == [7, 15]
