"""Playing a card: Marriages."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    can,
    card,
    do,
    hand,
    lay,
    options,
    place,
    put,
    reason,
    refused,
    region,
    settled,
    table,
    turn,
)
from games.anno_1452.card_windows import INCOME, evaluation
from ludoteca.games.anno_1452.data import MAX_PRESTIGE
from ludoteca.games.anno_1452.rules.evaluation import ActionRound
from ludoteca.games.anno_1452.rules.marriage import WED, EndMarriages
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase, shift
from ludoteca.games.anno_1452.rules.windows import Window
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


@rule("marriage.1")
def test_a_marriage_lasts_over_the_rounds_and_needs_an_action_round() -> None:
    s = table(2)
    hand(s, A, "marriage-schwaben")
    turn(s, A)
    do(s, A, "play marriage-schwaben", "wed", "confirm")
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    ask(s, ActionRound(3))
    assert s.married[A] == [card("marriage-schwaben")]
    s = evaluation()
    hand(s, A, "marriage-schwaben")
    ask(s, Window(A, INCOME))
    assert refused(s, A, "special marriage-schwaben") == "only-special"


@rule("marriage.2", "card.req-prestige", "card.cost-gold")
@pytest.mark.parametrize(("prestige", "gold", "key"), [(12, 8, "gold-short"), (11, 20, "needs-prestige")])
def test_all_demands_must_be_met(prestige: int, gold: int, key: str) -> None:
    s = table()
    s.prestige[A] = prestige
    s.gold[A] = gold
    hand(s, A, "marriage-boehmen")
    turn(s, A)
    assert refused(s, A, "play marriage-boehmen") == key


@rule("marriage.3")
def test_no_estate_is_needed_in_her_region() -> None:
    s = table()
    s.gold[A] = 3
    hand(s, A, "marriage-schwaben", "marriage-kaernten")
    turn(s, A)
    assert refused(s, A, "play marriage-kaernten") == "needs-estates"
    do(s, A, "play marriage-schwaben", "wed", "confirm")
    assert s.estates_in(A, region("schwaben")) == 1
    assert s.gold[A] == 0


@rule("marriage.4", "card.effect-estate")
def test_an_estate_that_does_not_fit_is_lost() -> None:
    s = table()
    for _ in range(4):
        put(s, B, "bayern")
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-bayern")
    turn(s, A)
    do(s, A, "play marriage-bayern", "pay-citizen tirol-1", "wed", "confirm")
    assert s.crowd[region("bayern")] == 4
    assert s.estates(A) == 1
    assert s.prestige[A] == 11
    assert s.married[A] == [card("marriage-bayern")]


@rule("marriage.4", "card.effect-city")
def test_a_city_without_a_tower_is_lost() -> None:
    s = table()
    put(s, B, "franken", city=True)
    put(s, B, "franken", city=True)
    put(s, A, "bayern")
    hand(s, A, "marriage-franken")
    turn(s, A)
    do(s, A, "play marriage-franken", "wed", "confirm")
    assert s.estates_in(A, region("franken")) == 1
    assert s.cities(A) == 0


@rule("marriage.5")
def test_benefits_may_be_declined_but_no_cost() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-bayern")
    turn(s, A)
    do(s, A, "play marriage-bayern")
    assert options(s, A) == ["pay-citizen tirol-1"]
    do(s, A, "pay-citizen tirol-1", "waive estate")
    assert options(s, A) == ["wed", "waive prestige"]
    assert [(fact.key, fact.args) for fact in s.front[0].foresee(s, WED)] == [("gain-prestige", (1,))]
    do(s, A, "wed", "confirm")
    assert s.estates(A) == 1
    assert s.prestige[A] == 11


@rule("marriage.5", "prestige.6")
def test_points_beyond_the_track_are_foretold_as_gold() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-bayern")
    s.prestige[A] = MAX_PRESTIGE
    turn(s, A)
    do(s, A, "play marriage-bayern", "pay-citizen tirol-1", "waive estate")
    gold = s.gold[A]
    assert [(fact.key, fact.args) for fact in s.front[0].foresee(s, WED)] == [("gain-gold", (5,))]
    do(s, A, "wed", "confirm")
    assert (s.prestige[A], s.gold[A]) == (MAX_PRESTIGE, gold + 5)


@rule("marriage.5", "marriage.7")
def test_a_principality_that_one_holds_is_not_foretold_as_gain() -> None:
    s = table()
    for _ in range(3):
        put(s, A, "lothringen")
    settled(s)
    hand(s, A, "marriage-lothringen")
    turn(s, A)
    do(s, A, "play marriage-lothringen")
    assert s.holder[region("lothringen")] == A
    assert "gain-principality" not in [fact.key for fact in s.front[0].foresee(s, WED)]


@rule("marriage.6", "marriage.7", "card.effect-principality")
def test_a_principality_by_marriage_is_taken_from_its_holder() -> None:
    s = table()
    for _ in range(3):
        put(s, B, "lothringen")
    settled(s)
    hand(s, A, "marriage-lothringen")
    turn(s, A)
    do(s, A, "play marriage-lothringen", "wed", "confirm")
    assert s.holder[region("lothringen")] == A
    assert s.prestige[:2] == [11, 9]


@rule("marriage.6")
def test_or_from_the_supply() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-toskana")
    turn(s, A)
    do(s, A, "play marriage-toskana", "pay-citizen tirol-1", "wed", "confirm")
    assert s.holder[region("toskana")] == A
    assert s.prestige[A] == 11


@rule("marriage.7")
def test_a_card_already_held_is_protected_without_a_point() -> None:
    s = table()
    put(s, A, "toskana", citizens=1)
    put(s, A, "toskana")
    put(s, A, "toskana")
    settled(s)
    hand(s, A, "marriage-toskana")
    turn(s, A)
    do(s, A, "play marriage-toskana", "pay-citizen toskana-1", "waive estate", "wed", "confirm")
    assert s.prestige[A] == 10
    s.lift_estate(place("toskana-1"))
    s.lift_estate(place("toskana-2"))
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    turn(s, B)
    do(s, B, "build toskana")
    assert s.holder[region("toskana")] == A
    assert s.prestige[A] == 10


@rule("marriage.7", "card.kind-marriage")
def test_majority_by_the_free_estate_and_the_card_give_one_point() -> None:
    s = table()
    put(s, A, "tirol")
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol", "wed", "confirm")
    assert s.holder[region("tirol")] == A
    assert s.prestige[A] == 10 - 1 + 1


@rule("marriage.8")
@pytest.mark.parametrize(("guard", "holder", "points"), [(False, B, [9, 11]), (True, A, [10, 10])])
def test_a_majority_gained_takes_a_married_principality_unless_the_table_guards_it(
    guard: bool, holder: int, points: list[int]
) -> None:
    """Ruling 16: the card is received at the moment in which the majority is gained."""
    s = table()
    s.marriage_guard = guard
    put(s, B, "tirol")
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol", "waive estate", "wed", "confirm")
    while asking(s) in ("Answer", "OwnAnswer"):
        do(s, asked_seat(s), "pass")
    turn(s, B)
    do(s, B, "build tirol")
    assert s.holder[region("tirol")] == holder
    assert s.prestige[:2] == points
    assert bool(s.bound[region("tirol")]) == guard


@rule("marriage.8", "marriage.14")
def test_a_majority_held_before_the_marriage_waits_for_its_end() -> None:
    s = table()
    put(s, B, "tirol")
    put(s, B, "tirol")
    settled(s)
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol", "waive estate", "wed", "confirm")
    while asking(s) in ("Answer", "OwnAnswer"):
        do(s, asked_seat(s), "pass")
    turn(s, B)
    do(s, B, "build tirol")  # B had the majority already
    assert s.holder[region("tirol")] == A
    s.agenda.clear()
    ask(s, EndMarriages())
    assert s.holder[region("tirol")] == B


@rule("marriage.9", "card.cost-citizens", "prestige.10")
def test_no_citizen_on_the_map_no_marriage() -> None:
    s = table()
    put(s, A, "tirol")
    hand(s, A, "marriage-bayern", "marriage-lothringen")
    s.gold[A] = 7
    turn(s, A)
    assert refused(s, A, "play marriage-bayern") == "no-citizen-on-map"
    assert refused(s, A, "play marriage-lothringen") == "gold-short"
    assert s.gold == [7, 15, 15]


@rule("marriage.9", "card.cost-prestige")
@pytest.mark.parametrize(("gold", "allowed"), [(7, False), (8, True)])
def test_a_point_below_zero_must_be_payable(gold: int, allowed: bool) -> None:
    s = table()
    s.prestige[A] = 0
    s.gold[A] = gold
    hand(s, A, "marriage-tirol")
    turn(s, A)
    assert can(s, A, "play marriage-tirol") is allowed
    if allowed:
        do(s, A, "play marriage-tirol")
        assert (s.gold[A], s.prestige[A]) == (0, 0)


@rule("card.cost-prestige")
def test_the_point_is_lost_before_the_principality_gives_one() -> None:
    s = table()
    s.prestige[A] = 1
    s.gold[A] = 3
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol")
    assert (s.prestige[A], s.gold[A]) == (0, 0)
    do(s, A, "wed")
    assert s.prestige[A] == 1


@rule("marriage.10")
def test_one_marriage_per_epoch() -> None:
    s = table()
    lay(s, s.married[A], "marriage-schwaben")
    hand(s, A, "marriage-steiermark")
    hand(s, B, "marriage-maehren")
    turn(s, A)
    assert refused(s, A, "play marriage-steiermark") == "married-already"
    do(s, A, "pass", "confirm")
    turn(s, B)
    assert can(s, B, "play marriage-maehren")
    s.agenda.clear()
    ask(s, EndMarriages())
    turn(s, A)
    assert can(s, A, "play marriage-steiermark")


@rule("marriage.11", "card.kindbett")
@pytest.mark.parametrize("by", [A, B])
def test_remarrying_after_childbed(by: int) -> None:
    s = table(2)
    lay(s, s.married[A], "marriage-schwaben")
    hand(s, A, "marriage-steiermark")
    hand(s, by, "reaction-kindbett-1")
    turn(s, by)
    do(s, by, "childbed reaction-kindbett-1 A")
    assert s.married[A] == []
    do(s, by, "pass", "confirm")
    turn(s, A)
    assert can(s, A, "play marriage-steiermark")


@rule("marriage.12", "prestige.11", "prestige.1")
def test_marriages_count_in_phase_four_and_end_after_it() -> None:
    s = evaluation(2)
    for _ in range(2):
        put(s, A, "tirol")
        put(s, A, "kaernten")
    put(s, B, "maehren")
    lay(s, s.married[A], "marriage-lothringen")
    settled(s)
    s.holder[region("lothringen")] = A
    s.bound[region("lothringen")] = 1
    assert s.principalities(A) == 3
    ask(s, PrestigePhase(), EndMarriages())
    assert s.principalities(A) == 2
    assert s.discards == [card("marriage-lothringen")]


@rule("prestige.11", "marriage.14")
def test_two_marriages_end_in_turn_order_each_with_its_own_point() -> None:
    s = evaluation(3)
    s.order = [C, B, A]
    lay(s, s.married[A], "marriage-lothringen")
    lay(s, s.married[C], "marriage-tirol")
    for seat, where in ((A, "lothringen"), (C, "tirol")):
        s.holder[region(where)] = seat
        s.bound[region(where)] = 1
    ask(s, EndMarriages())
    assert s.discards == [card("marriage-tirol"), card("marriage-lothringen")]
    assert s.prestige == [9, 10, 9]


@rule("marriage.13")
def test_option_marriages_end_before_the_evaluation() -> None:
    from games.anno_1452.board import started

    s = started(2, marriages_end="after_last_action_round")
    assert s.marriages_early
    s = table(2, "1292", 3)
    s.marriages_early = True
    lay(s, s.married[A], "marriage-lothringen")
    s.holder[region("lothringen")] = A
    s.bound[region("lothringen")] = 1
    from ludoteca.games.anno_1452.rules.evaluation import Evaluation

    ask(s, Evaluation())
    assert s.married[A] == []
    assert s.phase < 4
    assert s.principalities(A) == 0
    assert s.prestige[A] == 9


@rule("marriage.14")
@pytest.mark.parametrize(
    ("mine", "others", "holder", "points"),
    [(0, 2, B, [9, 11, 10]), (2, 1, A, [10, 10, 10]), (0, 0, NOBODY, [9, 10, 10])],
)
def test_giving_the_principality_back(mine: int, others: int, holder: int, points: list[int]) -> None:
    s = evaluation()
    for _ in range(mine):
        put(s, A, "tirol")
    for _ in range(others):
        put(s, B, "tirol")
    lay(s, s.married[A], "marriage-tirol")
    s.holder[region("tirol")] = A
    s.bound[region("tirol")] = 1
    ask(s, EndMarriages())
    assert s.holder[region("tirol")] == holder
    assert s.prestige == points


@rule("marriage.15")
def test_pieces_and_other_gains_stay() -> None:
    s = table()
    put(s, A, "lombardei", city=True)
    hand(s, A, "marriage-sachsen")
    turn(s, A)
    do(s, A, "play marriage-sachsen", "wed", "confirm")
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    ask(s, EndMarriages())
    assert s.estates_in(A, region("sachsen")) == 1
    assert s.prestige[A] == 11


@rule("marriage.16")
def test_requirements_matter_only_when_marrying() -> None:
    s = table()
    hand(s, A, "marriage-pfalz")
    turn(s, A)
    do(s, A, "play marriage-pfalz", "wed", "confirm")
    shift(s, A, -4, "attack.9")
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    assert s.prestige[A] < 10
    assert s.married[A] == [card("marriage-pfalz")]
    assert s.holder[region("pfalz")] == A


@rule("card.req-prestige", "card.cost-citizens", "card.cost-gold")
def test_an_amount_is_the_reason_only_where_it_would_help() -> None:
    s = table()
    hand(s, A, "marriage-oesterreich")  # Prestige 10, 6 Gold and a Citizen
    s.prestige[A] = 9
    s.gold[A] = 0
    turn(s, A)
    assert reason(s, A, "play marriage-oesterreich")[0] == "no-citizen-on-map"
    put(s, A, "tirol", citizens=1)
    assert reason(s, A, "play marriage-oesterreich")[0] == "needs-prestige"
    s.prestige[A] = 10
    assert reason(s, A, "play marriage-oesterreich")[0] == "gold-short"
