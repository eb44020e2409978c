"""Single Reaction cards."""

from games.anno_1452.board import (
    A,
    B,
    C,
    asked_seat,
    asking,
    battle,
    can,
    card,
    crown,
    dice,
    do,
    hand,
    lay,
    options,
    place,
    put,
    refused,
    region,
    table,
    told,
    turn,
)
from games.anno_1452.reacting import duel, react
from games.helpers import log_of
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.state import Anno
from ludoteca.testing import rule


def hits(s: Anno, number: int) -> list[tuple[int, ...]]:
    return [e.args[1:] for e in log_of(s) if e.key == "hits" and e.args[0] == number]


# Single Reactions


@rule("card.kindbett")
def test_childbed_needs_a_marriage() -> None:
    s = table(2)
    hand(s, A, "reaction-kindbett-1")
    turn(s, A)
    assert refused(s, A, "childbed reaction-kindbett-1 B") == "no-marriage"


@rule("card.kindbett", "marriage.14")
def test_childbed_gives_the_principality_to_the_majority() -> None:
    s = table(3)
    put(s, C, "tirol")
    put(s, C, "tirol")
    lay(s, s.married[B], "marriage-tirol")
    s.holder[region("tirol")] = B
    s.bound[region("tirol")] = 1
    hand(s, A, "reaction-kindbett-1")
    turn(s, A)
    do(s, A, "childbed reaction-kindbett-1 B")
    assert s.holder[region("tirol")] == C
    assert s.prestige == [10, 9, 11]
    assert card("marriage-tirol") in s.discards


@rule("card.soeldner")
def test_mercenaries() -> None:
    s = duel()
    s.gold[B] = 3
    hand(s, B, "reaction-soeldner-1")
    react(s, "pass", "react reaction-soeldner-1", 1, 1, 1, 1, 1, 1, 4, 5, 6)
    assert s.gold[B] == 0
    assert hits(s, 1) == [(0, 3, 0)]
    assert s.soldiers == [0, 0]
    assert s.troops == [0, 0]


@rule("card.soeldner")
def test_mercenaries_cost_three_and_need_an_estate_to_attack_from() -> None:
    s = duel()
    s.gold[A] = 2
    hand(s, A, "reaction-soeldner-1")
    put(s, B, "toskana")
    turn(s, A)
    assert refused(s, A, "attack toskana-1") == "out-of-range"
    do(s, A, "attack bayern-1", "from tirol-1", "confirm")
    assert refused(s, A, "react reaction-soeldner-1") == "gold-short"


@rule("card.verrat")
def test_treason_takes_two_units_of_the_enemys_choice() -> None:
    s = duel(other_citizens=1)
    crown(s, B, 3)
    hand(s, A, "reaction-verrat-1")
    battle(s, A, "tirol-1", "bayern-1")
    do(s, B, "commit 3")
    do(s, A, "react reaction-verrat-1")
    do(s, B, "pass")
    assert options(s, B) == ["lose-citizen bayern-1", "lose-soldier"]
    do(s, B, "lose-citizen bayern-1")
    assert options(s, B) == ["lose-soldier"]
    assert s.value[place("bayern-1")] == 3


@rule("card.verrat")
def test_treason_finds_nothing_beside_an_estate() -> None:
    s = duel()
    hand(s, A, "reaction-verrat-1")
    react(s, "react reaction-verrat-1", "pass", 6, 6, 6, 1, 1, 1)
    assert "soldier-lost" not in told(s)
    assert "citizen-lost" not in told(s)
    assert s.owner[place("bayern-1")] == A


@rule("card.verrat")
def test_both_treasons_the_defender_removes_first() -> None:
    s = duel(citizens=2, other_citizens=2)
    hand(s, A, "reaction-verrat-1")
    hand(s, B, "reaction-verrat-2")
    react(s, "react reaction-verrat-1", "react reaction-verrat-2")
    do(s, B, "lose-citizen bayern-1", "lose-citizen bayern-1")
    assert (asking(s), asked_seat(s)) == ("Betrayed", A)
    dice(s, 6, 6, 6, 1, 1, 1)
    do(s, A, "lose-citizen tirol-1", "lose-citizen tirol-1")
    assert s.cubes[:2] == [24, 24]


@rule("card.hinterhalt", "attack.17")
def test_an_ambush_strikes_before_the_answer() -> None:
    s = duel(other=1)
    hand(s, A, "reaction-hinterhalt-1")
    react(s, "react reaction-hinterhalt-1", "pass", 6, 1, 1)
    assert hits(s, 1) == [(1, 1, 0)]
    assert s.owner[place("bayern-1")] == A


@rule("card.hinterhalt")
def test_ones_do_not_help_a_city_against_an_ambush() -> None:
    s = duel(other_city=True)
    hand(s, A, "reaction-hinterhalt-1")
    react(s, "react reaction-hinterhalt-1", "pass", 6, 6, 1, 1)
    assert hits(s, 1) == [(1, 2, 0)]
    assert [e.args for e in log_of(s) if e.key == "point-lost"][:2] == [(place("bayern-1"), 2), (place("bayern-1"), 1)]


@rule("card.hinterhalt")
def test_a_defender_who_ambushes_keeps_their_ones() -> None:
    s = duel(other_city=True)
    hand(s, B, "reaction-hinterhalt-1")
    react(s, "pass", "react reaction-hinterhalt-1", 1, 1, 6, 6, 6)
    assert hits(s, 1) == [(0, 1, 0), (1, 2, 2)]


@rule("card.hinterhalt")
def test_two_ambushes_cancel_each_other() -> None:
    s = duel(other=1)
    hand(s, A, "reaction-hinterhalt-1")
    hand(s, B, "reaction-hinterhalt-2")
    react(s, "react reaction-hinterhalt-1", "react reaction-hinterhalt-2", 6, 1, 1, 6)
    assert hits(s, 1) == [(0, 1, 0), (1, 1, 0)]
    assert s.owner[place("bayern-1")] == A


@rule("card.bundesgenossen")
def test_allies_from_the_region_and_its_neighbours() -> None:
    s = duel(citizens=3)
    put(s, A, "bayern", citizens=2)
    put(s, A, "boehmen", citizens=2)
    put(s, A, "toskana", citizens=3)
    hand(s, A, "reaction-bundesgenossen-1")
    react(s, "react reaction-bundesgenossen-1")
    assert options(s, A) == ["ally bayern-2", "ally boehmen-1"]
    do(s, A, "ally bayern-2", "ally boehmen-1")
    assert can(s, A, "done")
    dice(s, 1, 1, 1, *[5] * 3, *[5] * 3, 1, 1, 1)
    do(s, A, "ally boehmen-1")
    assert hits(s, 1) == [(1, 6, 0)]
    assert s.owner[place("bayern-1")] == A
    assert (s.citizens[place("bayern-2")], s.citizens[place("boehmen-1")]) == (2, 2)


@rule("card.bundesgenossen")
def test_allies_need_a_citizen_near() -> None:
    s = duel(citizens=3)
    put(s, A, "toskana", citizens=3)
    hand(s, A, "reaction-bundesgenossen-1")
    battle(s, A, "tirol-1", "bayern-1")
    assert refused(s, A, "react reaction-bundesgenossen-1") == "no-effect"


@rule("card.belagerungsgeraet")
def test_siege_engines() -> None:
    s = duel(other_city=True)
    hand(s, A, "reaction-belagerungsgeraet-1")
    react(s, "react reaction-belagerungsgeraet-1", "pass", 6, 6, 6, 1, 1, 1)
    assert hits(s, 1) == [(1, 3, 0)]
    assert s.cities(A) == 1
    s = duel()
    hand(s, A, "reaction-belagerungsgeraet-1")
    battle(s, A, "tirol-1", "bayern-1")
    assert refused(s, A, "react reaction-belagerungsgeraet-1") == "no-effect"


@rule("card.waffenstillstand")
def test_truce() -> None:
    s = duel()
    crown(s, A, 12)
    hand(s, B, "reaction-waffenstillstand-1")
    react(s, "pass", "react reaction-waffenstillstand-1", commit=5)
    assert s.prestige == [9, 10]
    assert s.soldiers[A] == 12
    assert asking(s) == ""  # no further action
    s = table(2)
    put(s, A, "tirol")
    put(s, OTTOKAR, "bayern", citizens=2)
    hand(s, B, "reaction-waffenstillstand-1")
    battle(s, A, "tirol-1", "bayern-1")
    dice(s, 1, 1, 1, 1, 1, 1, 1, 5)
    do(s, A, "pass")
    assert asking(s) != "AttackReaction"
    assert card("reaction-waffenstillstand-1") in s.hands[B]
