"""Attacking an Estate: declaration and the units that take part."""

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
    table,
    told,
    turn,
)
from games.anno_1452.duels import duel, fight
from games.helpers import key_of, log_of
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.attack import refuse_attack
from ludoteca.games.anno_1452.rules.battle import roll_side
from ludoteca.kernel import NOBODY, TEXT
from ludoteca.testing import rule


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
