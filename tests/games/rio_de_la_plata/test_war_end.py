"""The end of a war (combat.25 to combat.29)."""

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    do,
    edge,
    force,
    fresh,
    house,
    hut,
    link,
    men,
    no,
    own,
    seat,
    tile,
    told,
)
from games.rio_de_la_plata.war import at_war, begin, camp, foes, on, put, with_foe
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    CATHEDRAL,
    FORT,
    HOUSE,
    HUT,
    INDIANS,
    MARKET,
    MONUMENT,
)
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.war_end import EndWar
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.games.rio_de_la_plata.rules.war_turn import EndRound, OpenWarTurn, Round
from ludoteca.testing import rule

# --- the end of a war


@rule("combat.25")
def test_three_rounds_without_a_battle_end_the_war() -> None:
    s = with_foe()
    s.round = 0
    men(s, A, 1, 1, 1)
    ask(s, Round(), EndWar())
    for _ in range(3):
        do(s, "done")
        do(s, "done")
    assert s.attacker == -1
    assert told(s, "war-fades") == [(3,)]


@rule("combat.25")
def test_only_the_attackers_battles_count() -> None:
    s = with_foe()
    s.quiet = 2
    men(s, A, 2, 5, 5)
    foes(s, 1, 5, 6)
    ask(s, OpenWarTurn(A), EndRound(), EndWar())
    do(s, "move", at(5, 5), at(5, 6))
    do(s, "done")
    do(s, "confirm")
    assert s.attacker == -1
    s = with_foe()
    s.quiet = 2
    hut(s, A, (15, 1))
    foes(s, 1, 0, 0)
    ask(s, OpenWarTurn(C), EndRound(), EndWar())
    do(s, "move", at(15, 0), at(15, 1))
    do(s, "done")
    do(s, "confirm")
    assert s.attacker == C
    assert s.quiet == 0


@rule("combat.26")
def test_the_war_ends_with_the_last_attacker() -> None:
    s = at_war()
    men(s, A, 2, 5, 5)
    men(s, B, 1, 9, 9)
    foes(s, 1, 5, 6)
    ask(s, OpenWarTurn(A), OpenWarTurn(B), EndRound(), EndWar())
    do(s, "move", at(5, 5), at(5, 6))
    assert type(s.front[0]).__name__ == "Withdraw"
    assert seat(s) == A
    assert s.attacker == -1


@rule("combat.26", "combat.28")
def test_attackers_left_inside_and_outside_are_removed() -> None:
    s = at_war()
    camp(s, edge("n_b1"), 2)
    foes(s, 3, 5, 5)
    ask(s, EndWar())
    assert s.violet == 0
    assert sum(s.stack) == 0
    assert s.vp == [0, 0, 0]
    assert s.front == []


@rule("combat.27", "faq.13")
def test_free_withdrawal_of_whole_groups() -> None:
    s = fresh()
    hut(s, C, (3, 3))
    men(s, A, 3, 5, 5)
    men(s, C, 2, 3, 3)
    begin(s)
    ask(s, EndWar())
    assert seat(s) == A
    do(s, "recall", at(5, 5))
    assert s.hand[A] == 9
    do(s, "done")
    do(s, "confirm")
    assert seat(s) == C, "the attacker too"
    do(s, "recall", at(3, 3))
    assert s.hand[C] == 9


@rule("combat.27", "combat.29")
def test_nothing_taken_back_all_stay() -> None:
    s = fresh()
    men(s, A, 3, 5, 5)
    begin(s)
    ask(s, EndWar())
    do(s, "done")
    assert on(s, 5, 5) == [A, A, A]


@rule("combat.28")
def test_mixed_groups_go_home() -> None:
    s = at_war()
    put(s, 5, 5, A, B)
    ask(s, EndWar())
    assert s.hand[:2] == [9, 9]


@rule("combat.29", "faq.19")
def test_survivors_build_where_they_stand() -> None:
    s = at_war()
    men(s, A, 3, 9, 1)
    ask(s, EndWar())
    do(s, "done")
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(9, 1)) == ("not-beside-home", "city.2"), "no second worker joins them"
    ask(s, EffectsTurn(A))
    do(s, "build", at(9, 1), HUT)
    assert s.workers(at(9, 1), A) == 1
    s.built = []
    s.stock[0:2] = [1, 1]
    ask(s, EffectsTurn(A))
    do(s, "build", at(9, 1), HOUSE)


@rule("combat.29", "activation.4")
def test_survivors_who_may_not_stand_there_go_home() -> None:
    s = at_war()
    house(s, B, (1, 1))
    house(s, A, (5, 5))
    tile(s, CATHEDRAL, (6, 7))
    tile(s, MARKET, (9, 1))
    tile(s, MARKET, (5, 6))
    tile(s, MONUMENT, (4, 5))
    for place in ((1, 1), (6, 7), (9, 1), (5, 6), (4, 5)):
        men(s, A, 1, *place)
    ask(s, EndWar())
    assert s.hand[A] == 8
    assert on(s, 5, 6) == [A], "beside an own house it stays"


@rule("combat.29")
def test_the_attackers_worker_whose_house_was_lost_goes_home() -> None:
    s = fresh()
    house(s, C, (5, 5))
    tile(s, MARKET, (5, 6))
    men(s, C, 1, 5, 6)
    begin(s)
    s.raze(at(5, 5))
    ask(s, EndWar())
    assert s.hand[C] == 9


@rule("war.19c")
def test_the_command_of_a_shared_building_may_be_asked_for() -> None:
    s = fresh()
    link(s, "f8_g8", "g8_g9")
    tile(s, MARKET, (5, 6))
    men(s, A, 1, 5, 6)
    men(s, B, 1, 5, 6)
    ask(s, StartWar(INDIANS))
    for _ in range(6):
        do(s, "camp", 0, 1)
    do(s, "confirm")
    assert (type(s.front[0]).__name__, seat(s)) == ("ClaimCommand", A)
    do(s, "command", at(5, 6))
    assert seat(s) == B
    do(s, "agree")
    assert on(s, 5, 6) == [B, A]


@rule("war.19c")
def test_nobody_asks_for_a_command_when_the_cannons_have_ended_the_war() -> None:
    s = fresh()
    s.standing[FORT] = 1
    own(s, "gunner", A)
    link(s, "f8_g8", "g8_g9")
    tile(s, MARKET, (5, 6))
    men(s, A, 1, 5, 6)
    men(s, B, 1, 5, 6)
    ask(s, StartWar(INDIANS))
    for _ in range(6):
        do(s, "camp", 0, 1)
    do(s, "confirm")
    force(s, 6, 6)
    do(s, "bet", 6)
    for _ in range(6):
        do(s, "hit", 0, 1)
    do(s, "confirm")
    assert not s.at_war()
