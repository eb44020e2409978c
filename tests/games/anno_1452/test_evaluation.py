"""The Evaluation: cards, income, prestige, coronation, turn order, and the end of the game."""

from collections.abc import Iterable

import pytest

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    D,
    ask,
    asked_seat,
    asking,
    can,
    card,
    crown,
    dice,
    do,
    fill,
    hand,
    lay,
    options,
    place,
    put,
    refused,
    region,
    settled,
    started,
    table,
    told,
    top,
    turn,
)
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.coronation import Coronation, NewOrder
from ludoteca.games.anno_1452.rules.early import EndEarly, refuse_propose
from ludoteca.games.anno_1452.rules.end import FinalCount, victory_points
from ludoteca.games.anno_1452.rules.evaluation import ActionRound, Evaluation, final_phases, usual_phases
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.marriage import EndMarriages
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase, category_points, shift
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, playout
from ludoteca.testing import rule


def evaluation(seats: int = 3, year: str = "1298") -> Anno:
    s = table(seats, year, 0)
    s.phase = 2
    return s


def names(steps: Iterable[object]) -> list[str]:
    return [type(step).__name__ for step in steps]


def pass_all(s: Anno, *verbs: str) -> None:
    """Answer with the first of these verbs (or pass, done, confirm) until the agenda is empty."""
    while s.front:
        texts = options(s, asked_seat(s))
        for verb in (*verbs, "pass", "done", "confirm"):
            if verb in texts:
                do(s, asked_seat(s), verb)
                break
        else:
            return


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


# Phase 5


@rule("coronation.1")
@pytest.mark.parametrize(("year", "held"), [("1257", False), ("1273", True), ("1298", True)])
def test_the_first_coronation_is_in_1273(year: str, held: bool) -> None:
    assert ("Coronation" in names(usual_phases(evaluation(3, year)))) is held
    assert "Coronation" not in names(final_phases())


@rule("coronation.1")
def test_the_final_year_has_no_coronation() -> None:
    s = table(2, "1346", 3)
    s.last_row = YEARS["1378"]
    ask(s, Evaluation())
    pass_all(s)
    assert s.over == "emperor"
    assert s.king == NOBODY
    assert "crowned" not in told(s)


@rule("coronation.2")
def test_fewest_estates_is_king() -> None:
    s = evaluation(3)
    fill(s, A, 6)
    fill(s, B, 4)
    fill(s, C, 5)
    ask(s, Coronation())
    assert s.king == B
    assert asking(s) == ""


@rule("coronation.3")
def test_ties_for_the_crown() -> None:
    s = evaluation(3)
    fill(s, A, 4)
    fill(s, B, 4)
    fill(s, C, 5)
    s.prestige = [9, 12, 20]
    ask(s, Coronation())
    assert s.king == B
    s = evaluation(3)
    fill(s, C, 5)
    dice(s, 3, 3, 5, 2)
    ask(s, Coronation())
    assert s.king == A


@rule("coronation.4", "coronation.5", "coronation.6")
def test_the_gifts_of_the_crown() -> None:
    s = evaluation(2)
    fill(s, B, 1)
    s.prestige[A] = 11
    hand(s, A, "city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen")
    ask(s, Coronation())
    assert s.prestige[A] == 14
    assert len(s.hands[A]) == 8
    assert s.soldiers == [12, 0]


@rule("coronation.4")
def test_points_of_the_crown_beyond_twenty() -> None:
    s = evaluation(2)
    fill(s, B, 1)
    s.prestige[A] = 19
    ask(s, Coronation())
    assert (s.prestige[A], s.gold[A]) == (20, 25)


@rule("coronation.5", "event.7")
def test_interregnum_among_the_kings_cards() -> None:
    s = evaluation(2)
    fill(s, B, 1)
    top(s, "event-interregnum-1", "city-prag", "city-basel", "city-verona")
    ask(s, Coronation())
    assert s.king == NOBODY
    assert s.soldiers == [0, 0]
    assert len(s.hands[A]) == 3
    assert s.prestige[A] == 13
    assert told(s).index("crowned") < told(s).index("king-dies")


@rule("coronation.5")
def test_a_second_event_among_the_kings_cards_has_no_effect() -> None:
    s = evaluation(2)
    fill(s, B, 1)
    s.event_seen = True
    top(s, "event-gegenkoenig-1", "city-prag", "city-basel", "city-verona")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, NOBODY)
    assert len(s.hands[A]) == 3


@rule("coronation.5", "event.24")
def test_a_waiting_antiking_is_the_first_event() -> None:
    s = evaluation(2)
    fill(s, B, 1)
    s.event_seen = True
    lay(s, s.aside, "event-gegenkoenig-1")
    top(s, "event-interregnum-1")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, B)


@rule("coronation.5", "event.15")
def test_an_antiking_among_the_kings_cards_finds_the_soldiers() -> None:
    s = evaluation(2)
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, B)
    assert s.soldiers == [6, 6]


@rule("coronation.6")
def test_exactly_twelve_soldiers_whatever_was_left() -> None:
    s = evaluation(2)
    crown(s, A, 5)
    fill(s, B, 1)
    ask(s, Coronation())
    assert s.soldiers == [12, 0]


@rule("coronation.7", "order.1")
def test_the_king_chooses_their_place() -> None:
    s = evaluation(4)
    crown(s, C)
    ask(s, NewOrder())
    assert asked_seat(s) == C
    assert options(s, C) == [f"place {n}" for n in (1, 2, 3, 4)]
    s = evaluation(3)
    crown(s, C)
    ask(s, NewOrder())
    assert refused(s, C, "place 4") == "not-in-menu"


@rule("coronation.8")
def test_a_king_without_estates_attacks() -> None:
    s = table(2)
    put(s, B, "lothringen")
    crown(s, A, 12)
    turn(s, A)
    assert can(s, A, "attack lothringen-1")


@rule("coronation.9", "coronation.10")
def test_conquests_stay_when_the_crown_goes() -> None:
    s = evaluation(2)
    crown(s, A, 4)
    fill(s, A, 2)
    put(s, B, "tirol")
    ask(s, Coronation())
    assert s.king == B
    assert s.soldiers == [0, 12]
    assert s.estates(A) == 2


@rule("coronation.10", "event.20")
def test_the_term_of_office() -> None:
    s = evaluation(3)
    crown(s, A, 4, B, 3)
    fill(s, B, 3)
    fill(s, C, 2)
    s.prestige = [10, 13, 10]
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, NOBODY)
    assert s.soldiers == [12, 0, 0]
    assert s.prestige == [13, 13, 10]


@rule("coronation.10")
def test_crowns_go_back_even_if_nobody_is_crowned() -> None:
    s = evaluation(2)
    crown(s, A, 4, B, 3)
    s.vacant = True
    ask(s, Coronation())
    assert (s.king, s.antiking, s.soldiers) == (NOBODY, NOBODY, [0, 0])


@rule("coronation.11")
def test_nobody_votes() -> None:
    s = evaluation(3)
    ask(s, Coronation())
    assert s.king != NOBODY
    assert asking(s) == ""


# Phase 6


@rule("order.1")
def test_nobody_chooses_in_an_interregnum() -> None:
    s = evaluation(3)
    s.prestige = [8, 12, 10]
    ask(s, NewOrder())
    assert asking(s) == ""
    assert s.order == [B, C, A]


@rule("order.2", "event.16")
def test_the_antiking_chooses_second() -> None:
    s = evaluation(3)
    crown(s, A, 6, C, 6)
    ask(s, NewOrder())
    do(s, A, "place 1")
    assert asked_seat(s) == C
    assert refused(s, C, "place 1") == "not-in-menu"
    do(s, C, "place 3")
    assert s.order == [A, B, C]


@rule("order.2")
def test_with_two_players_one_place_is_left() -> None:
    s = evaluation(2)
    crown(s, A, 6, B, 6)
    ask(s, NewOrder())
    do(s, A, "place 2")
    assert options(s, B) == ["place 1"]


@rule("order.2", "event.24")
def test_a_waiting_antiking_chooses_in_the_same_evaluation() -> None:
    s = evaluation(2)
    fill(s, B, 1)
    s.event_seen = True
    lay(s, s.aside, "event-gegenkoenig-1")
    ask(s, Coronation(), NewOrder())
    do(s, A, "place 2")
    assert asked_seat(s) == B


@rule("order.3")
def test_the_kings_prestige_does_not_matter() -> None:
    s = evaluation(3)
    crown(s, A)
    s.prestige = [20, 9, 10]
    ask(s, NewOrder())
    do(s, A, "place 3")
    assert s.order == [C, B, A]


@rule("order.4")
def test_the_example_of_a_new_order() -> None:
    s = evaluation(4)
    crown(s, A)
    s.prestige = [10, 8, 12, 11]
    ask(s, NewOrder())
    do(s, A, "place 2")
    assert s.order == [C, A, D, B]


@rule("order.5")
def test_ties_by_die() -> None:
    s = evaluation(3)
    s.prestige = [10, 5, 10]
    dice(s, 2, 6)
    ask(s, NewOrder())
    assert s.order == [C, A, B]


# End


@rule("end.1")
def test_the_final_year() -> None:
    s = table(2, "1440", 3)
    ask(s, Evaluation())
    assert s.row == YEARS["1452"]
    pass_all(s)
    assert s.over == "emperor"
    assert refused(s, A, "pass") == "game-over"


@rule("end.2", "actions.6")
@pytest.mark.parametrize(
    ("end", "epochs", "year"), [("short", 8, "1378"), ("medium", 10, "1410"), ("full", 13, "1452")]
)
def test_three_lengths(end: str, epochs: int, year: str) -> None:
    s = started(2, 3, end=end)
    assert s.last_row == YEARS[year]
    playout(GAME, s, 5, 6000)
    assert s.over == "emperor"
    assert told(s).count("evaluation") == epochs
    assert s.row == YEARS[year]


@rule("end.3")
def test_the_final_evaluation() -> None:
    s = table(2, "1440", 3)
    s.expert = s.market_on = True
    hand(s, A, "special-handsalbe-1", "special-kundschafter-1", "special-landesausbau-1")
    assert names(final_phases()) == [
        "Windows",
        "Income",
        "Windows",
        "Dues",
        "Windows",
        "PrestigePhase",
        "EndMarriages",
        "FinalCount",
    ]
    ask(s, Evaluation())
    deck = len(s.deck)
    assert asking(s) == "Window"
    assert refused(s, A, "special special-kundschafter-1") == "no-draw-at-end"
    for _ in range(2):
        do(s, A, "pass")
        do(s, B, "pass")
    assert refused(s, A, "special special-handsalbe-1") == "wrong-window"
    do(s, A, "special special-landesausbau-1", "build tirol")
    assert s.estates(A) == 1
    assert len(s.deck) == deck


@rule("end.4", "marriage.12")
def test_marriages_end_before_the_count() -> None:
    s = table(2, "1440", 3)
    lay(s, s.married[A], "marriage-tirol")
    s.holder[region("tirol")] = A
    s.bound[region("tirol")] = 1
    s.gold = [0, 0]
    ask(s, Evaluation())
    pass_all(s)
    assert s.scores[A] == 10 + 1 - 1  # most Principalities +1, then the married card and its point go
    assert s.principalities(A) == 0


@rule("end.5", "end.6", "end.7", "end.8", "end.9", "end.10")
def test_the_sum_of_victory_points() -> None:
    s = table(2)
    for where in ("tirol", "tirol", "kaernten", "kaernten", "maehren", "maehren", "pfalz", "pfalz"):
        put(s, A, where)
    put(s, A, "sachsen", city=True, citizens=4)
    s.city[place("tirol-1")] = s.city[place("kaernten-1")] = 1
    for _ in range(3):
        s.put_citizen(place("tirol-1"))
    settled(s)
    s.gold[A] = 59
    s.prestige[A] = 14
    assert (s.estates(A), s.citizens_of(A), s.cities(A), s.principalities(A)) == (9, 7, 3, 4)
    assert victory_points(s, A) == 9 + 3 + 3 + 4 + 5 + 14 == 38


@rule("end.6", "end.9")
def test_halves_and_coins_are_rounded_down() -> None:
    s = table(2)
    s.prestige[A] = 0
    s.gold[A] = 9
    put(s, A, "sachsen", citizens=1)
    assert victory_points(s, A) == 1


@rule("end.10")
def test_a_point_per_prestige() -> None:
    s = table(2)
    s.gold[A] = 0
    s.prestige[A] = 20
    assert victory_points(s, A) == 20


@rule("end.11")
def test_the_winner_is_emperor_and_ottokar_is_not_counted() -> None:
    s = table(3)
    fill(s, OTTOKAR, 16)
    s.gold = [380 - 200, 150, 100]
    s.prestige = [20, 20, 20]
    ask(s, FinalCount())
    assert s.scores == [38, 35, 30]
    assert s.places == [1, 2, 3]
    assert s.over == "emperor"


@rule("end.12")
@pytest.mark.parametrize(
    ("prestige", "gold", "places"),
    [((14, 13), (0, 10), [1, 2]), ((14, 14), (5, 7), [2, 1]), ((14, 14), (7, 7), [1, 1])],
)
def test_a_final_tie(prestige: tuple[int, int], gold: tuple[int, int], places: list[int]) -> None:
    s = table(2)
    s.prestige = list(prestige)
    s.gold = list(gold)
    ask(s, FinalCount())
    assert s.scores[0] == s.scores[1]
    assert s.places == places


@rule("end.13")
def test_ending_early_by_consent_of_all() -> None:
    s = table(3, "1346", 1)
    s.early_end = True
    turn(s, B)
    do(s, B, "propose-end")
    do(s, C, "agree")
    do(s, A, "agree")
    assert s.last_row == YEARS["1378"]
    assert asking(s) == "Turn"
    assert not can(s, B, "propose-end")


@rule("end.13")
def test_one_refusal_is_enough() -> None:
    s = table(3, "1346", 1)
    s.early_end = True
    turn(s, B)
    do(s, B, "propose-end")
    do(s, C, "agree")
    do(s, A, "disagree")
    assert s.last_row == YEARS["1452"]
    assert refused(s, B, "propose-end") == "proposed-already"


@rule("end.13", "end.1")
def test_the_last_epoch_ends_anyway() -> None:
    s = table(3, "1440", 1)
    s.early_end = True
    turn(s, B)
    assert refused(s, B, "propose-end") == "ends-anyway"
    s = table(3, "1438", 1)
    s.early_end = True
    turn(s, B)
    assert can(s, B, "propose-end")


@rule("end.13")
def test_inside_an_evaluation_the_next_epoch_is_played() -> None:
    s = evaluation(2, "1346")
    s.early_end = True
    ask(s, Window(A, 4))
    do(s, A, "propose-end")
    do(s, B, "agree")
    assert s.last_row == YEARS["1378"]
    assert s.row == YEARS["1346"]


@rule("end.14")
@pytest.mark.parametrize(("year", "key"), [("1292", "too-early-to-end"), ("1298", "too-early-to-end"), ("1308", None)])
def test_never_fewer_than_six_epochs(year: str, key: str | None) -> None:
    s = table(2, year, 1)
    s.early_end = True
    no = refuse_propose(s, A)
    assert (no.key if no else None) == key
    if key is None:
        ask(s, EndEarly())
        assert s.last_row == YEARS["1314"]


@rule("end.13")
def test_without_the_option_nobody_may_propose() -> None:
    s = table(2, "1346", 1)
    turn(s, A)
    assert refused(s, A, "propose-end") == "not-in-menu"


@rule("evaluation.2", "prestige.11")
def test_marriages_end_between_phases_four_and_five() -> None:
    phases = names(usual_phases(evaluation(3)))
    assert phases.index("PrestigePhase") < phases.index("EndMarriages") < phases.index("Coronation")
    assert EndMarriages.rule == "marriage.12"


@rule("evaluation.1", "event.3")
def test_each_evaluation_begins_with_a_clean_slate() -> None:
    s = table(2, "1292", 3)
    s.event_seen = s.vacant = s.crowned = True
    s.special_used = [1, 1]
    s.bribes = [2, 0]
    s.spared = [1, 0]
    ask(s, Evaluation())
    assert (s.event_seen and not told(s).count("event-drawn"), s.vacant) == (False, False)
    assert s.special_used == s.bribes == s.spared == [0, 0]
    assert s.phase == 2
    assert isinstance(s.front[0], Window)
    assert Windows(0).window == s.front[0].window


@rule("actions.1", "evaluation.2")
def test_after_phase_six_the_next_epoch_begins() -> None:
    s = evaluation(2)
    ask(s, NewOrder(), ActionRound(1))
    assert (s.column, s.phase) == (1, 0)
    assert asking(s) == "Turn"
