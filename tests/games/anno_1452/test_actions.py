"""Action Rounds and building an Estate."""

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    can,
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
    table,
    told,
    turn,
)
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.rules.estate import price
from ludoteca.games.anno_1452.rules.evaluation import ActionRound, NextRound, usual_phases
from ludoteca.games.anno_1452.state import Anno
from ludoteca.testing import rule


def play_round(s: Anno) -> None:
    """Everybody passes; up to the next round, the Evaluation or its first question."""
    round_before = (s.row, s.column)
    while (s.row, s.column) == round_before:
        do(s, asked_seat(s), "confirm" if asking(s) == "Confirm" else "pass")


@rule("actions.1")
def test_the_marker_moves_right() -> None:
    s = table(2, "1273", 0)
    ask(s, ActionRound(1))
    assert (s.row, s.column) == (2, 1)
    assert asking(s) == "Turn"


@rule("actions.2")
def test_the_first_round_needs_no_dice() -> None:
    s = table(2, "1273", 0)
    draws = s.draws
    ask(s, ActionRound(1))
    assert s.draws == draws
    assert type(usual_phases(s)[-1]) is ActionRound  # not NextRound, which rolls


@rule("actions.3")
def test_two_dice_before_the_second_round() -> None:
    s = table(2)
    dice(s, 5, 1)
    ask(s, NextRound(2))
    assert (s.column, s.forced) == (2, [])
    assert told(s).count("round-die") == 2


@rule("actions.3", "actions.5", "actions.6", "evaluation.1")
def test_a_six_before_the_second_round_brings_the_evaluation() -> None:
    s = table(2, "1292", 1)
    s.hands = [[], []]
    dice(s, 6, 2)
    ask(s, NextRound(2))
    assert (s.row, s.column) == (4, 0)
    assert told(s).count("round-die") == 2
    assert "action-round" not in told(s)


@rule("actions.4")
def test_three_dice_before_the_third_round() -> None:
    s = table(2, "1292", 2)
    dice(s, 1, 2, 5)
    ask(s, NextRound(3))
    assert (s.row, s.column) == (3, 3)
    s = table(2, "1292", 2)
    dice(s, 6, 6, 6)
    ask(s, NextRound(3))
    assert (s.row, s.column) == (4, 0)


@rule("actions.4")
def test_there_is_never_a_fourth_round() -> None:
    s = table(2, "1292", 3)
    ask(s, NextRound(4))
    assert (s.row, s.column) == (4, 0)
    assert told(s).count("round-die") == 0


@rule("actions.5")
def test_one_six_is_enough_among_three() -> None:
    s = table(2, "1292", 2)
    dice(s, 1, 6, 3)
    ask(s, NextRound(3))
    assert s.column == 0


@rule("actions.7")
def test_one_turn_each_in_turn_order() -> None:
    s = table(3)
    s.order = [C, A, B]
    ask(s, ActionRound(2))
    seen = []
    for _ in range(3):
        seen.append(asked_seat(s))
        if len(seen) == 1:
            assert refused(s, A, "pass") == "not-asked"
        do(s, seen[-1], "pass", "confirm")
    assert seen == [C, A, B]


@rule("actions.8")
def test_one_action_per_turn() -> None:
    s = table(2)
    put(s, A, "tirol")
    s.then(ActionRound(2))
    turn(s, A)
    do(s, A, "build sachsen")
    assert refused(s, A, "citizen tirol-1") == "not-in-menu"
    do(s, A, "confirm")
    assert s.column == 2


@rule("actions.8", "reaction.2")
def test_a_reaction_after_the_action_is_allowed() -> None:
    s = table(2)
    lay(s, s.married[B], "marriage-schwaben")
    hand(s, A, "reaction-kindbett-1")
    turn(s, A)
    do(s, A, "build sachsen", "confirm")
    do(s, B, "pass")
    assert can(s, A, "childbed reaction-kindbett-1 B")
    do(s, A, "childbed reaction-kindbett-1 B")
    assert s.married[B] == []


@rule("actions.9")
def test_passing_costs_nothing_and_ends_nothing_for_others() -> None:
    s = table(2)
    dice(s, 1, 1)
    ask(s, ActionRound(1))
    play_round(s)
    assert s.column == 2
    assert asked_seat(s) == A
    assert s.gold == [15, 15]


@rule("estate.1", "estate.2")
def test_the_first_estate_costs_four() -> None:
    s = table()
    turn(s, A)
    do(s, A, "build sachsen", "confirm")
    assert s.gold[A] == 11
    assert s.value[place("sachsen-1")] == 3
    assert s.supply[A] == 15
    s.gold[B] = 4
    turn(s, B)
    do(s, B, "build tirol", "confirm")
    assert s.gold[B] == 0


@rule("estate.2", "estate.4")
def test_three_gold_are_not_enough() -> None:
    s = table()
    s.gold[A] = 3
    turn(s, A)
    assert refused(s, A, "build sachsen") == "gold-short"


@rule("estate.3")
def test_the_fourth_estate_of_a_region_costs_seven() -> None:
    s = table()
    put(s, OTTOKAR, "sachsen")
    put(s, OTTOKAR, "sachsen")
    put(s, B, "sachsen", value=1)
    assert price(s, region("sachsen")) == 4 + 1 + 1 + 1
    turn(s, A)
    do(s, A, "build sachsen", "confirm")
    assert s.gold[A] == 8


@rule("estate.4")
def test_the_price_must_be_paid_in_full() -> None:
    s = table()
    put(s, B, "sachsen")
    put(s, B, "sachsen")
    s.gold[A] = 5
    turn(s, A)
    assert refused(s, A, "build sachsen") == "gold-short"
    s.gold[B] = 6
    do(s, A, "pass", "confirm")
    turn(s, B)
    do(s, B, "build sachsen", "confirm")
    assert s.gold[B] == 0


@rule("estate.5")
def test_one_estate_per_action_unless_a_card_allows_more() -> None:
    s = table()
    s.gold[A] = 30
    turn(s, A)
    do(s, A, "build sachsen")
    assert options(s, A) == ["confirm"]
    s = table()
    s.gold[A] = 30
    hand(s, A, "special-landesausbau-1")
    turn(s, A)
    do(s, A, "play special-landesausbau-1", "build sachsen", "build sachsen")
    assert options(s, A) == ["confirm"]
    assert s.estates(A) == 2


@rule("estate.6")
def test_the_shield_is_the_limit() -> None:
    s = table()
    for _ in range(3):
        put(s, B, "bayern")
    turn(s, A)
    assert can(s, A, "build bayern")
    do(s, A, "build bayern", "confirm")
    assert s.gold[A] == 8
    turn(s, C)
    assert refused(s, C, "build bayern") == "shield-full"


@rule("estate.7")
def test_sixteen_estates_at_most() -> None:
    s = table()
    fill(s, A, 16)
    s.gold[A] = 50
    turn(s, A)
    assert refused(s, A, "build unteritalien") == "no-estate-left"
    hand(s, A, "marriage-schwaben")
    do(s, A, "pass", "confirm")
    turn(s, A)
    do(s, A, "play marriage-schwaben", "wed", "confirm")
    assert s.estates(A) == 16
    assert "benefit-lost" in told(s)


@rule("estate.8")
def test_any_region_may_be_chosen() -> None:
    s = table()
    put(s, A, "sachsen")
    turn(s, A)
    assert can(s, A, "build unteritalien")
    do(s, A, "build unteritalien", "confirm")
    assert s.estates(A) == 2


@rule("estate.9")
def test_one_principality_card_per_region() -> None:
    s = table()
    assert len(s.holder) == 16
    put(s, A, "tirol")
    put(s, A, "tirol")
    settled(s)
    assert victory_points(s, A) == 2 + 1 + 10 + 1
    assert s.principalities(A) == 1
