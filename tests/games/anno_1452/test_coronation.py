"""The Evaluation: coronation and turn order."""

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
    crown,
    dice,
    do,
    fill,
    hand,
    lay,
    options,
    put,
    refused,
    table,
    told,
    top,
    turn,
)
from games.anno_1452.evaluations import evaluation, names, pass_all
from ludoteca.games.anno_1452.rules.coronation import Coronation, NewOrder
from ludoteca.games.anno_1452.rules.evaluation import Evaluation, final_phases, usual_phases
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule

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
