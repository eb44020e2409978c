"""Majorities in regions, and placing Citizens."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    battle,
    can,
    card,
    dice,
    do,
    finish_turn,
    hand,
    no_reactions,
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
from ludoteca.games.anno_1452.data import LIMIT
from ludoteca.games.anno_1452.rules.battle import roll_side
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.rules.estate import majority
from ludoteca.games.anno_1452.rules.income import Income, incomes
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


def austria(*counts: int) -> Anno:
    """Estates of A, B, C, D in Austria (shield 5)."""
    s = table(4)
    for seat, n in enumerate(counts):
        for _ in range(n):
            put(s, seat, "oesterreich")
    return s


@rule("estate.10")
def test_two_against_one_each_is_a_majority() -> None:
    assert LIMIT[region("oesterreich")] == 5
    assert majority(austria(2, 1, 1, 1), region("oesterreich")) == A


@rule("estate.10")
def test_equal_first_is_no_majority() -> None:
    assert majority(austria(2, 2, 1, 0), region("oesterreich")) == NOBODY


@rule("estate.10", "estate.17")
def test_reduced_estates_count_fully() -> None:
    s = table()
    put(s, A, "tirol", value=1)
    put(s, A, "tirol", value=1)
    put(s, B, "tirol")
    assert majority(s, region("tirol")) == A


@rule("estate.11")
@pytest.mark.parametrize(
    ("where", "mine", "others", "expected"),
    [
        ("oesterreich", 2, 0, NOBODY),
        ("oesterreich", 2, 1, NOBODY),
        ("tirol", 2, 0, A),
        ("bayern", 2, 0, NOBODY),
        ("oesterreich", 3, 0, A),
    ],
)
def test_free_places_count_like_one_player(where: str, mine: int, others: int, expected: int) -> None:
    s = table()
    for _ in range(mine):
        put(s, A, where)
    for _ in range(others):
        put(s, B, where)
    assert majority(s, region(where)) == expected


@rule("estate.11", "estate.12")
def test_another_players_estate_brings_the_card_at_once() -> None:
    s = settled(austria(2, 1, 0, 0))
    assert s.holder[region("oesterreich")] == NOBODY
    turn(s, C)
    do(s, C, "build oesterreich")
    assert s.holder[region("oesterreich")] == A
    assert s.prestige[A] == 11


@rule("estate.12", "prestige.8")
def test_beyond_twenty_the_point_is_gold() -> None:
    s = settled(austria(2, 1, 0, 0))
    s.prestige[A] = 20
    turn(s, C)
    do(s, C, "build oesterreich")
    assert (s.prestige[A], s.gold[A]) == (20, 20)


@rule("estate.13")
def test_the_card_is_given_back_when_the_majority_is_lost() -> None:
    s = settled(austria(2, 1, 1, 0))
    assert s.holder[region("oesterreich")] == A
    turn(s, B)
    do(s, B, "build oesterreich")
    assert s.holder[region("oesterreich")] == NOBODY
    assert s.prestige == [9, 10, 10, 10]


@rule("estate.13")
def test_losing_a_card_at_zero_costs_gold() -> None:
    s = settled(austria(2, 1, 1, 0))
    s.prestige[A] = 0
    s.gold[A] = 5
    turn(s, B)
    do(s, B, "build oesterreich")
    assert (s.prestige[A], s.gold[A]) == (0, 0)


@rule("estate.14")
def test_both_regions_of_a_lost_attack_are_checked() -> None:
    s = table(2)
    for _ in range(3):
        put(s, A, "bayern")
    s.value[place("bayern-1")] = 1
    put(s, B, "tirol", value=3)
    settled(s)
    assert s.holder[region("bayern")] == A
    battle(s, A, "bayern-1", "tirol-1")
    dice(s, 1, 6, 1, 1)
    no_reactions(s, A, B)
    assert s.estates(A) == 2
    assert s.holder[region("bayern")] == NOBODY
    assert s.prestige[A] == 10 - 1 - 1 - 1


@rule("estate.14", "attack.34")
def test_mutual_destruction_may_cost_a_third_player_a_card() -> None:
    s = table(3)
    put(s, A, "bayern")
    put(s, A, "bayern")
    put(s, B, "bayern", value=1)
    put(s, C, "bayern", value=1)
    settled(s)
    assert s.holder[region("bayern")] == A
    battle(s, B, "bayern-3", "bayern-4")
    dice(s, 6, 6)
    no_reactions(s, B, C)
    assert s.holder[region("bayern")] == NOBODY
    assert s.prestige[A] == 9


@rule("estate.15")
def test_the_card_passes_directly_to_the_new_majority() -> None:
    s = table(2)
    put(s, A, "tirol")
    put(s, A, "tirol", value=1)
    put(s, B, "tirol")
    settled(s)
    battle(s, B, "tirol-3", "tirol-2")
    dice(s, 6, 1, 1, 1)
    no_reactions(s, B, A)
    assert s.holder[region("tirol")] == B
    assert s.prestige == [10 - 1 - 1, 10 - 1 + 1 + 1]


@rule("estate.15")
def test_without_a_majority_the_card_lies_in_the_supply() -> None:
    s = table(2)
    put(s, A, "tirol")
    put(s, A, "tirol", value=1)
    put(s, B, "bayern")
    settled(s)
    battle(s, A, "tirol-2", "bayern-1")
    dice(s, 1, 6, 1, 1)
    no_reactions(s, A, B)
    assert s.holder[region("tirol")] == NOBODY


@rule("estate.16")
def test_an_estate_is_three_peasants() -> None:
    s = table(2)
    s.target = put(s, A, "tirol")
    s.defender = A
    dice(s, 5, 6, 6)
    assert roll_side(s, 1).hits == 2
    assert incomes(s) == [3, 0]


@rule("estate.17")
def test_a_reduced_estate_rolls_and_yields_less() -> None:
    s = table(2)
    s.target = put(s, A, "tirol", value=2)
    put(s, A, "sachsen", value=1)
    s.defender = A
    dice(s, 6, 6)
    assert roll_side(s, 1).dice == 2
    assert incomes(s) == [3, 0]


@rule("estate.17")
def test_reductions_do_not_change_victory_points() -> None:
    s = table(2)
    s.gold = [0, 0]
    s.prestige = [0, 0]
    for value in (1, 2, 2, 3, 3):
        put(s, A, "schwaben", value=value)
    ask(s, Income())
    s.gold = [0, 0]
    assert victory_points(s, A) == 5


@rule("citizen.1", "citizen.2")
def test_up_to_three_citizens() -> None:
    s = table()
    put(s, A, "tirol")
    put(s, A, "sachsen")
    turn(s, A)
    do(s, A, "citizen tirol-1")
    assert can(s, A, "done")
    do(s, A, "citizen tirol-1", "citizen tirol-1")
    assert options(s, A) == ["confirm"]
    assert s.gold[A] == 6
    assert s.citizens[place("tirol-1")] == 3


@rule("citizen.1")
def test_no_placing_of_nobody() -> None:
    s = table()
    put(s, A, "tirol")
    turn(s, A)
    assert refused(s, A, "done") == "not-in-menu"


@rule("citizen.2")
def test_eight_gold_are_two_citizens() -> None:
    s = table()
    put(s, A, "tirol")
    s.gold[A] = 8
    turn(s, A)
    do(s, A, "citizen tirol-1", "citizen tirol-1")
    assert options(s, A) == ["confirm"]
    assert s.gold[A] == 2
    s.gold[A] = 2
    do(s, A, "confirm")
    turn(s, A)
    assert refused(s, A, "citizen tirol-1") == "gold-short"


@rule("citizen.3")
def test_only_at_own_estates() -> None:
    s = table()
    put(s, A, "tirol")
    put(s, B, "sachsen")
    turn(s, A)
    assert reason(s, A, "citizen sachsen-1") == ("not-your-estate", "citizen.3")
    assert refused(s, A, "citizen sachsen-2") == "not-in-menu"  # an empty place
    do(s, A, "citizen tirol-1")
    assert reason(s, A, "citizen sachsen-1") == ("not-your-estate", "citizen.3")


@rule("citizen.4")
def test_three_per_estate_six_with_a_city() -> None:
    s = table()
    put(s, A, "tirol", citizens=3)
    put(s, A, "sachsen", city=True, citizens=5)
    turn(s, A)
    assert refused(s, A, "citizen tirol-1") == "citizens-full"
    do(s, A, "citizen sachsen-1")
    assert s.citizens[place("sachsen-1")] == 6
    assert options(s, A) == ["confirm"]


@rule("citizen.5")
def test_citizens_may_be_split() -> None:
    s = table()
    put(s, A, "sachsen")
    put(s, A, "toskana")
    turn(s, A)
    do(s, A, "citizen sachsen-1", "citizen toskana-1", "citizen sachsen-1", "confirm")
    assert s.gold[A] == 6
    assert (s.citizens[place("sachsen-1")], s.citizens[place("toskana-1")]) == (2, 1)


@rule("citizen.6")
def test_twenty_four_citizens_at_most() -> None:
    s = table()
    for where in ("tirol", "sachsen", "toskana", "lothringen"):
        put(s, A, where, city=True, citizens=6)
    put(s, A, "bayern")
    turn(s, A)
    assert refused(s, A, "citizen bayern-1") == "no-citizen-left"


@rule("citizen.6")
def test_settlement_places_only_what_is_left() -> None:
    s = table()
    for where in ("tirol", "sachsen", "toskana"):
        put(s, A, where, city=True, citizens=6)
    put(s, A, "lothringen", city=True, citizens=4)
    put(s, A, "bayern")
    hand(s, A, "special-ansiedlung-1")
    turn(s, A)
    do(s, A, "play special-ansiedlung-1", "citizen bayern-1", "citizen bayern-1")
    assert options(s, A) == ["confirm"]
    assert s.cubes[A] == 0
    assert s.gold[A] == 15


@rule("citizen.7")
def test_what_a_citizen_is_worth() -> None:
    s = table(2)
    s.target = put(s, A, "tirol", citizens=3)
    s.defender = A
    s.value[s.target] = 1
    dice(s, 1, 2, 4, 5)
    assert roll_side(s, 1).hits == 1
    assert incomes(s) == [1 + 3, 0]


@rule("citizen.8")
def test_a_reduced_estate_takes_as_many() -> None:
    s = table()
    put(s, A, "tirol", value=1)
    turn(s, A)
    do(s, A, "citizen tirol-1", "citizen tirol-1", "citizen tirol-1", "confirm")
    assert s.citizens[place("tirol-1")] == 3


@rule("actions.7", "playcard.1")
def test_an_empty_hand_cannot_play() -> None:
    s = table()
    turn(s, A)
    assert refused(s, A, "play inheritance-tirol") == "not-in-menu"
    do(s, A, "build tirol", "confirm")
    finish_turn(s)
    assert card("inheritance-tirol") in s.deck
