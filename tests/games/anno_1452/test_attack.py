"""Attacking an Estate: declaration, battle, losses, outcome."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    asked_seat,
    asking,
    battle,
    can,
    crown,
    dice,
    do,
    fill,
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
    told,
    turn,
)
from games.helpers import key_of, log_of
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.attack import refuse_attack
from ludoteca.games.anno_1452.rules.battle import Losses, roll_side
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, TEXT, advance, view
from ludoteca.testing import rule


def duel(
    value: int = 3,
    citizens: int = 0,
    city: bool = False,
    other: int = 3,
    other_citizens: int = 0,
    other_city: bool = False,
    seats: int = 2,
) -> Anno:
    """A in Tyrol beside B in Bavaria."""
    s = table(seats)
    put(s, A, "tirol", value, city, citizens)
    put(s, B, "bayern", other, other_city, other_citizens)
    return settled(s)


def fight(s: Anno, *faces: int, commit: int | None = None) -> None:
    """A attacks from Tyrol; the first dice are given."""
    battle(s, A, "tirol-1", "bayern-1", commit)
    if asking(s) == "Commit":
        do(s, B, "commit 0")
    do(s, A, "pass")
    dice(s, *faces)
    do(s, B, "pass")


@rule("attack.1")
def test_one_estate_attacks_one_estate() -> None:
    s = duel()
    put(s, A, "tirol")
    turn(s, A)
    do(s, A, "attack bayern-1")
    assert options(s, A) == ["from tirol-1", "from tirol-2"]
    do(s, A, "from tirol-1")
    assert options(s, A) == ["confirm"]


@rule("attack.1", "attack.25")
def test_one_action_is_one_battle_to_its_end() -> None:
    s = duel(3, 0, False, 1)
    fight(s, 1, 1, 1, 2, 1, 1, 1, 2, 6, 1, 1, 1)
    assert s.clash == 3
    assert "battle-over" in told(s)
    assert s.owner[place("bayern-1")] == A
    assert asking(s) == ""


@rule("attack.2")
def test_same_or_adjacent_region() -> None:
    s = table(3)
    put(s, A, "sachsen")
    put(s, B, "sachsen")
    put(s, B, "boehmen")
    put(s, B, "bayern")
    turn(s, A)
    assert can(s, A, "attack sachsen-2")
    assert can(s, A, "attack boehmen-1")
    assert refused(s, A, "attack bayern-1") == "out-of-range"


@rule("attack.3")
def test_only_enemy_estates() -> None:
    s = duel()
    put(s, OTTOKAR, "tirol")
    turn(s, A)
    assert can(s, A, "attack tirol-2")
    assert refused(s, A, "attack tirol-1") == "no-enemy-there"
    assert reason(s, A, "attack tirol-1")[1] == "attack.3"
    assert refused(s, A, "attack tirol-3") == "not-in-menu"  # an empty place


@rule("attack.4")
def test_all_citizens_of_the_two_estates_and_no_others() -> None:
    s = duel(3, 2, False, 3, 2)
    put(s, B, "bayern", citizens=3)
    battle(s, A, "tirol-1", "bayern-1")
    assert roll_side(s, 0).dice == 5
    assert roll_side(s, 1).dice == 5


@rule("attack.5")
def test_the_king_attacks_anywhere_with_soldiers_alone() -> None:
    s = duel()
    put(s, B, "toskana")
    crown(s, A, 12)
    turn(s, A)
    do(s, A, "attack toskana-1")
    assert options(s, A) == ["soldiers-alone"]
    do(s, A, "soldiers-alone")
    assert "commit 0" not in options(s, A)
    do(s, A, "commit 5")
    assert s.soldiers[A] == 7


@rule("attack.5")
def test_without_soldiers_the_king_attacks_only_in_range() -> None:
    s = duel()
    put(s, B, "toskana")
    crown(s, A, 0)
    turn(s, A)
    assert refused(s, A, "attack toskana-1") == "out-of-range"


@rule("attack.5")
def test_the_king_may_choose_soldiers_alone_beside_an_own_estate() -> None:
    s = duel()
    crown(s, A, 3)
    turn(s, A)
    do(s, A, "attack bayern-1")
    assert options(s, A) == ["from tirol-1", "soldiers-alone"]


@rule("attack.5")
def test_nobody_else_attacks_with_soldiers_alone() -> None:
    s = duel()
    turn(s, A)
    do(s, A, "attack bayern-1")
    assert refused(s, A, "soldiers-alone") == "no-soldiers"


@rule("attack.6")
def test_soldiers_may_join_an_estate() -> None:
    s = duel(3, 2)
    crown(s, A, 12)
    battle(s, A, "tirol-1", "bayern-1", 4)
    assert roll_side(s, 0).dice == 3 + 2 + 4


@rule("attack.6")
def test_an_estate_out_of_range_cannot_join() -> None:
    s = duel()
    put(s, A, "sachsen")
    put(s, B, "toskana")
    crown(s, A, 12)
    turn(s, A)
    do(s, A, "attack toskana-1")
    assert refused(s, A, "from sachsen-1") == "out-of-range"


@rule("attack.7")
def test_an_estate_must_be_in_supply() -> None:
    s = duel()
    fill(s, A, 15)
    turn(s, A)
    assert refused(s, A, "attack bayern-1") == "no-estate-left"
    crown(s, A, 12)
    assert key_of(refuse_attack(s, A, place("bayern-1"))) == "no-estate-left"


@rule("attack.7")
def test_fifteen_on_the_map_may_attack() -> None:
    s = duel()
    fill(s, A, 14)
    turn(s, A)
    assert can(s, A, "attack bayern-1")


@rule("attack.8")
def test_before_1273_every_attack_needs_an_estate_in_range() -> None:
    s = table(2, "1257")
    put(s, A, "tirol")
    put(s, B, "bayern")
    put(s, B, "toskana")
    hand(s, A, "reaction-soeldner-1")
    assert s.king == NOBODY
    turn(s, A)
    assert not can(s, A, "attack toskana-1")
    do(s, A, "attack bayern-1")
    assert options(s, A) == ["from tirol-1"]
    do(s, A, "from tirol-1", "confirm", "react reaction-soeldner-1")
    dice(s, 1, 1, 1, 4, 4, 4, 1, 1, 1)
    do(s, B, "pass")
    assert next(e.args for e in log_of(s) if e.key == "rolled") == (0, 6, 3, 3)  # 3 Peasants, 3 Soldiers
    fell = [[e.args[0], *map(TEXT.text, e.args[1:])] for e in log_of(s) if e.key == "dice"]
    assert fell == [[0, "1-1-1", "-", "4-4-4"], [1, "1-1-1", "-", "-"]]  # die by die, by kind of unit
    assert s.gold[A] == 12


@rule("attack.9")
def test_declaring_war_costs_a_point() -> None:
    s = duel(3, 0, False, 1)
    battle(s, A, "tirol-1", "bayern-1")
    assert s.prestige[A] == 9
    do(s, A, "pass")
    dice(s, 6, 1, 1, 1)
    do(s, B, "pass")
    assert s.prestige[A] == 10


@rule("attack.9", "prestige.9")
def test_a_declaration_may_bankrupt() -> None:
    s = duel(seats=3)
    s.prestige[A] = 0
    s.gold = [3, 15, 15]
    battle(s, A, "tirol-1", "bayern-1")
    assert (s.prestige[A], s.gold) == (0, [0, 17, 17])


@rule("attack.9", "title.3")
def test_a_declaration_may_cost_a_title() -> None:
    s = duel()
    lay(s, s.titles[A], "title-tirol")
    turn(s, A)
    do(s, A, "attack bayern-1", "from tirol-1")
    assert s.titles[A] == []
    assert "title-dropped" in told(s)


@rule("attack.10")
def test_soldiers_are_committed_at_the_declaration_only() -> None:
    s = duel()
    crown(s, B, 7)
    battle(s, A, "tirol-1", "bayern-1")
    assert options(s, B) == [f"commit {n}" for n in range(8)]
    do(s, B, "commit 2")
    do(s, A, "pass")
    dice(s, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6)
    do(s, B, "pass")
    assert asking(s) != "Commit"
    assert not can(s, B, "commit 1")


@rule("attack.10")
def test_king_and_antiking_may_both_commit() -> None:
    s = duel()
    crown(s, A, 6, B, 6)
    battle(s, A, "tirol-1", "bayern-1", 3)
    assert asked_seat(s) == B
    do(s, B, "commit 6")
    assert s.troops == [3, 6]


@rule("attack.11", "attack.19")
def test_ones_of_defending_soldiers_cancel_too() -> None:
    s = duel(3, 0, False, 3, 0, True)
    crown(s, B, 4)
    battle(s, A, "tirol-1", "bayern-1")
    do(s, B, "commit 4")
    do(s, A, "pass")
    dice(s, 6, 6, 1, 2, 2, 2, 1, 1, 2, 2)
    do(s, B, "pass")
    assert [e.args for e in log_of(s) if e.key == "hits" and e.args[:2] == (1, 1)] == [(1, 1, 2, 2)]


@rule("attack.12")
def test_the_order_of_the_declaration() -> None:
    s = duel()
    crown(s, A, 6, B, 6)
    turn(s, A)
    do(s, A, "attack bayern-1", "from tirol-1")
    seen = []
    while asking(s) in ("Commit", "Confirm", "AttackReaction"):
        seen.append((asking(s), asked_seat(s)))
        text = {"Commit": "commit 1", "Confirm": "confirm", "AttackReaction": "pass"}[asking(s)]
        do(s, asked_seat(s), text)
    assert seen == [("Commit", A), ("Confirm", A), ("Commit", B), ("AttackReaction", A), ("AttackReaction", B)]


@rule("attack.12")
def test_the_defender_is_asked_whatever_they_hold() -> None:
    s = duel()
    battle(s, A, "tirol-1", "bayern-1")
    do(s, A, "pass")
    assert asked_seat(s) == B
    assert options(s, B) == ["pass"]
    assert s.front[0].private


@rule("attack.13")
def test_committed_soldiers_are_spent() -> None:
    s = duel(3, 0, False, 1)
    crown(s, A, 12)
    fight(s, 6, 1, 1, 4, 1, 1, 1, 1, 6, commit=5)
    if asking(s) == "Losses":
        do(s, A, "lose-soldier")
    assert s.owner[place("bayern-1")] == A
    assert s.soldiers[A] == 7
    s = duel(3, 0, False, 1)
    crown(s, A, 12)
    fight(s, 6, 1, 1, 1, commit=0)
    assert s.soldiers[A] == 12


@rule("attack.14")
def test_one_reaction_per_side() -> None:
    s = duel(seats=3)
    hand(s, A, "reaction-soeldner-1", "reaction-hinterhalt-1")
    hand(s, C, "reaction-soeldner-2")
    battle(s, A, "tirol-1", "bayern-1")
    do(s, A, "react reaction-soeldner-1")
    assert asked_seat(s) == B
    assert refused(s, C, "react reaction-soeldner-2") == "not-asked"
    assert refused(s, A, "react reaction-hinterhalt-1") == "not-asked"


@rule("attack.15")
def test_how_many_dice() -> None:
    s = duel(2, 3)
    s.attacker, s.origin = A, place("tirol-1")
    s.troops[0] = 1
    assert roll_side(s, 0).dice == 2 + 3 + 1
    s.origin = NOBODY
    s.troops[0] = 4
    assert roll_side(s, 0).dice == 4


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
