"""Attacking an Estate: the rounds of the battle, losses and outcome."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    asked_seat,
    asking,
    battle,
    crown,
    dice,
    do,
    hand,
    options,
    place,
    put,
    refused,
    region,
    settled,
    table,
    turn,
)
from games.anno_1452.duels import duel, fight
from games.helpers import log_of
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.battle import Losses, roll_side
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.kernel import NOBODY, advance, view
from ludoteca.testing import rule


@rule("attack.16")
@pytest.mark.parametrize(
    ("value", "citizens", "soldiers", "faces", "hits"),
    [(0, 0, 3, (3, 4, 6), 2), (3, 0, 0, (5, 5, 5), 0), (0, 2, 0, (5, 6), 2), (1, 1, 1, (6, 4, 3), 1)],
)
def test_what_counts_as_a_hit(value: int, citizens: int, soldiers: int, faces: tuple[int, ...], hits: int) -> None:
    s = table(2)
    s.attacker = A
    s.origin = put(s, A, "tirol", value, True, citizens)
    s.troops[0] = soldiers
    dice(s, *faces)
    assert roll_side(s, 0).hits == hits


@rule("attack.17")
def test_both_sides_roll_fully_before_losses() -> None:
    s = duel(1, 1, False, 1, 1)
    fight(s, 1, 5, 1, 5, 1, 1)
    assert (s.citizens[place("tirol-1")], s.citizens[place("bayern-1")]) == (0, 0)
    first = [e.args for e in log_of(s) if e.key == "hits" and e.args[0] == 1]
    assert first == [(1, 0, 1, 0), (1, 1, 1, 0)]


@rule("attack.18", "attack.20", "attack.22")
def test_the_battle_of_the_rulebook() -> None:
    """Red: Estate with City and 3 Citizens, 1-5-6 and 2-4-5. Blue: Estate with City, 1-5-6. One hit each remains."""
    s = duel(3, 3, True, 3, 0, True)
    fight(s, 1, 5, 6, 2, 4, 5, 1, 5, 6)
    hits = [e.args for e in log_of(s) if e.key == "hits"]
    assert hits == [(1, 0, 1, 0), (1, 1, 2, 1)]
    assert asking(s) == "Losses"
    assert asked_seat(s) == A
    dice(s, 1, 1, 1, 6, 5, 6, 5)
    do(s, A, "lose-citizen tirol-1")
    assert next(e.args for e in log_of(s) if e.key == "point-lost") == (place("bayern-1"), 2)
    # The next round has one die less on each side: 3 + 2 and 2, with 2 hits against 1.
    second = [e.args for e in log_of(s) if e.key == "hits" and e.args[0] == 2]
    assert second == [(2, 0, 1, 0), (2, 1, 2, 0)]


@rule("attack.19")
@pytest.mark.parametrize(
    ("city", "ones", "hits", "expected"), [(True, 3, 2, 0), (True, 1, 3, 2), (False, 3, 2, 2), (True, 0, 2, 2)]
)
def test_a_defended_city_cancels_hits(city: bool, ones: int, hits: int, expected: int) -> None:
    from ludoteca.games.anno_1452.rules.battle import strike

    s = duel(other_city=city)
    s.target = place("bayern-1")
    strike(s, 1, hits, ones)
    assert s.hits[1] == expected


@rule("attack.20")
def test_the_attackers_city_does_not_help() -> None:
    s = duel(3, 0, True, 3, 2)
    fight(s, 1, 1, 2, 2, 2, 2, 5, 5)
    assert next(e.args for e in log_of(s) if e.key == "hits") == (1, 0, 2, 0)
    assert [e.args for e in log_of(s) if e.key == "point-lost"][:2] == [(place("tirol-1"), 2), (place("tirol-1"), 1)]


@rule("attack.21")
def test_the_owner_chooses_one_unit_per_hit() -> None:
    s = duel(3, 2, False, 3, 2)
    fight(s, 1, 1, 1, 1, 1, 2, 2, 2, 5, 5)
    assert asked_seat(s) == A
    assert options(s, A) == ["lose-citizen tirol-1", "lose-point tirol-1"]
    assert refused(s, B, "lose-citizen tirol-1") == "not-asked"
    do(s, A, "lose-citizen tirol-1")
    assert options(s, A) == ["lose-citizen tirol-1", "lose-point tirol-1"]


@rule("attack.21")
def test_hits_beyond_the_last_unit_are_lost() -> None:
    s = duel(3, 3, True, 1, 2)
    fight(s, 1, 6, 6, 5, 5, 5, 1, 1, 1)
    assert s.owner[place("bayern-1")] == A
    assert s.cubes[B] == 24
    assert s.hits == [0, 0]


@rule("attack.22")
def test_reducing_an_estate() -> None:
    s = duel(3, 3, True, 3)
    fight(s, 6, 1, 1, 1, 1, 1, 2, 2, 2, 6, 1, 1, 1, 1, 1, 2, 2, 6, 1, 1, 1, 1, 1, 2)
    assert [e.args for e in log_of(s) if e.key == "point-lost"] == [
        (place("bayern-1"), 2),
        (place("bayern-1"), 1),
        (place("bayern-1"), 0),
    ]
    assert s.owner[place("bayern-1")] == A


@rule("attack.23")
def test_the_last_point_goes_last() -> None:
    s = duel(1, 1, False, 3)
    s.attacker, s.origin, s.target, s.defender = A, place("tirol-1"), place("bayern-1"), B
    s.hits[0] = 1
    step = Losses(A, 0)
    assert [a.verb for a in step.choices(s)] == ["lose-citizen"]
    s.value[s.origin] = 2
    s.hits[0] = 2
    s.then(step)
    advance(GAME, s)
    do(s, A, "lose-point tirol-1")
    assert s.value[s.origin] == 1
    assert s.citizens[s.origin] == 0


@rule("attack.23")
def test_two_points_may_go_before_the_citizens() -> None:
    s = duel(3, 2, False, 3, 3, True)
    fight(s, 1, 1, 1, 1, 1, 2, 2, 2, 5, 5, 2)
    do(s, A, "lose-point tirol-1")
    dice(s, *[6] * 40)
    do(s, A, "lose-point tirol-1")
    assert [e.args for e in log_of(s) if e.key == "point-lost"][:2] == [(place("tirol-1"), 2), (place("tirol-1"), 1)]


@rule("attack.24")
def test_the_city_goes_with_the_attacking_estate() -> None:
    s = duel(1, 0, True, 3)
    assert s.cities_in(region("tirol")) == 1
    fight(s, 1, 6, 1, 1)
    assert s.cities_in(region("tirol")) == 0
    assert s.cities(A) == 0


@rule("attack.24", "attack.30")
def test_a_conquered_city_is_kept() -> None:
    s = duel(3, 0, False, 1, 0, True)
    fight(s, 6, 1, 1, 2)
    assert s.cities(A) == 1
    gold = s.gold[A]
    s.then(Income())
    advance(GAME, s)
    assert s.gold[A] == gold + 3 + 1 + 1
    s.gold[A] = 30
    for _ in range(2):
        turn(s, A)
        do(s, A, *["citizen bayern-1"] * 3, "confirm")
    assert s.citizens[place("bayern-1")] == 6


@rule("attack.25")
def test_nobody_may_stop() -> None:
    s = duel(3, 2, False, 3, 2)
    fight(s, 1, 1, 1, 1, 1, 2, 2, 2, 5, 2)
    assert asking(s) == "Losses"
    assert refused(s, A, "pass") == "not-in-menu"


@rule("attack.25")
def test_thirty_rounds_without_a_hit() -> None:
    s = duel(1, 0, False, 1)
    fight(s, *[1, 2] * 30, 6, 1)
    assert s.clash == 31
    assert s.owner[place("bayern-1")] == A


@rule("attack.26", "attack.33")
def test_the_end_of_a_soldiers_only_attack() -> None:
    s = duel(3, 0, False, 3)
    crown(s, A, 3)
    battle(s, A, None, "bayern-1", 3)
    do(s, A, "pass")
    dice(s, 1, 1, 4, 6, 6, 6)
    do(s, B, "pass")
    assert s.value[place("bayern-1")] == 2
    assert s.prestige == [10 - 1 - 1, 11]
    assert (s.estates(A), s.soldiers[A]) == (1, 0)


@rule("attack.26", "card.verrat")
def test_treason_may_end_it_before_the_first_roll() -> None:
    s = duel(3, 0, False, 3)
    crown(s, A, 2)
    hand(s, B, "reaction-verrat-1")
    battle(s, A, None, "bayern-1", 2)
    do(s, A, "pass")
    do(s, B, "react reaction-verrat-1")
    while asking(s) == "Betrayed":
        do(s, A, "lose-soldier")
    assert s.clash == 0
    assert s.prestige == [8, 11]
    assert s.value[place("bayern-1")] == 3


@rule("attack.26", "card.bundesgenossen")
def test_joined_citizens_are_attackers_too() -> None:
    s = duel(3, 1, False, 3)
    crown(s, A, 2)
    hand(s, A, "reaction-bundesgenossen-1")
    battle(s, A, None, "bayern-1", 2)
    do(s, A, "react reaction-bundesgenossen-1")
    do(s, B, "pass")
    dice(s, 1, 1, 1, 6, 6, 1)
    do(s, A, "ally tirol-1")
    do(s, A, "lose-soldier")
    dice(s, 6, 1, 1, 6)
    do(s, A, "lose-soldier")
    second = [e for e in log_of(s) if e.key == "hits" and e.args[0] == 2]
    assert len(second) == 2
    assert s.citizens[place("tirol-1")] == 0
    assert s.estates(A) == 1


@rule("attack.27")
def test_the_winner_gains_a_point() -> None:
    s = duel(3, 0, False, 1)
    fight(s, 6, 1, 1, 1)
    assert s.prestige == [10, 9]
    s = duel(1)
    s.prestige[B] = 20
    fight(s, 1, 6, 1, 1)
    assert (s.prestige[B], s.gold[B]) == (20, 20)


@rule("attack.28")
def test_the_loser_loses_a_point() -> None:
    s = duel(1)
    fight(s, 1, 6, 1, 1)
    assert s.prestige == [8, 11]


@rule("attack.28", "ottokar.8")
def test_nobody_loses_a_point_for_ottokar() -> None:
    s = table(2)
    put(s, A, "tirol")
    put(s, OTTOKAR, "bayern", value=1)
    battle(s, A, "tirol-1", "bayern-1")
    dice(s, 6, 1, 1, 1)
    do(s, A, "pass")
    assert s.prestige == [10, 10]
    assert s.owner[place("bayern-1")] == A


@rule("attack.29")
def test_conquest_replaces_the_estate() -> None:
    s = duel(3, 0, False, 1)
    for _ in range(3):
        put(s, B, "bayern")
    fight(s, 6, 1, 1, 1)
    assert s.crowd[region("bayern")] == 4
    assert (s.owner[place("bayern-1")], s.value[place("bayern-1")]) == (A, 1)
    assert s.gold[A] == 15
    assert (s.supply[A], s.supply[B]) == (14, 13)
    assert asking(s) == ""


@rule("attack.31")
def test_two_losses_at_home_and_the_conquest_is_empty() -> None:
    s = duel(3, 3, False, 2, 2)
    fight(s, 6, 6, 1, 5, 5, 1, 1, 6, 5, 5)
    do(s, A, "lose-point tirol-1", "lose-citizen tirol-1", "lose-citizen tirol-1")
    home, won = place("tirol-1"), place("bayern-1")
    assert (s.value[home], s.citizens[home]) == (2, 1)
    assert (s.owner[won], s.value[won], s.citizens[won]) == (A, 1, 0)


@rule("attack.32")
def test_a_beaten_attacker_loses_the_estate() -> None:
    s = duel(1, 0, False, 1)
    fight(s, 1, 6)
    assert s.estates(A) == 0
    assert s.value[place("bayern-1")] == 1


@rule("attack.32")
def test_and_with_it_perhaps_a_principality() -> None:
    s = duel(1)
    put(s, A, "tirol")
    settled(s)
    assert s.holder[region("tirol")] == A
    fight(s, 1, 6, 1, 1)
    assert s.holder[region("tirol")] == NOBODY
    assert s.prestige[A] == 10 - 1 - 1 - 1


@rule("attack.33")
def test_soldiers_alone_risk_no_estate() -> None:
    s = duel()
    crown(s, A, 12)
    battle(s, A, None, "bayern-1", 5)
    do(s, A, "pass")
    dice(s, *[1] * 5, 6, 6, 6, 1, 1, 6, 6, 1)
    do(s, B, "pass")
    assert s.estates(A) == 1
    assert s.soldiers[A] == 7


@rule("attack.34")
def test_mutual_destruction() -> None:
    s = duel(1, 0, True, 1, 0, True)
    fight(s, 6, 6)
    assert s.prestige == [9, 10]
    assert s.crowd[region("tirol")] == s.crowd[region("bayern")] == 0
    assert sum(s.city) == 0
    assert s.supply[:2] == [16, 16]


@rule("attack.35")
def test_mutual_destruction_with_soldiers_alone() -> None:
    s = duel(3, 0, False, 1)
    crown(s, A, 1)
    battle(s, A, None, "bayern-1", 1)
    do(s, A, "pass")
    dice(s, 6, 6)
    do(s, B, "pass")
    assert s.crowd[region("bayern")] == 0
    assert s.prestige == [9, 10]
    assert s.estates(A) == 1


@rule("attack.36")
def test_the_order_of_the_aftermath_at_twenty() -> None:
    s = duel(3, 0, False, 1)
    put(s, A, "bayern")
    put(s, A, "bayern")
    s.prestige[A] = 20
    battle(s, A, "tirol-1", "bayern-1")
    assert s.prestige[A] == 19
    do(s, A, "pass")
    dice(s, 6, 1, 1, 1)
    do(s, B, "pass")
    assert s.holder[region("bayern")] == A
    assert (s.prestige[A], s.gold[A]) == (20, 20)


@rule("attack.36")
def test_the_order_of_the_aftermath_at_zero() -> None:
    s = table(2)
    put(s, A, "tirol")
    put(s, B, "tirol", value=1)
    put(s, B, "tirol")
    settled(s)
    s.prestige[B] = 0
    s.gold[B] = 10
    battle(s, A, "tirol-1", "tirol-2")
    do(s, A, "pass")
    dice(s, 6, 1, 1, 1)
    do(s, B, "pass")
    assert (s.prestige[B], s.gold[B]) == (0, 0)
    down = [e.rule for e in log_of(s) if e.key == "prestige-down" and e.args[0] == B]
    assert down == ["attack.28", "estate.13"]


@rule("attack.12", "components.9")
def test_others_see_no_reaction_menu() -> None:
    s = duel(seats=3)
    hand(s, A, "reaction-hinterhalt-1")
    battle(s, A, "tirol-1", "bayern-1")
    assert view(GAME, s, C)["menu"] == []
    assert view(GAME, s, C)["waiting"][0]["args"] == {}
