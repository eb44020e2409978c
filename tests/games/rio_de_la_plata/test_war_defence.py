"""The war's beginning: cannons and defenders."""

import pytest

from games.helpers import front_step
from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    consistent,
    do,
    edge,
    force,
    fresh,
    hut,
    link,
    men,
    no,
    own,
    seat,
    stock,
    tile,
    told,
    verbs,
)
from games.rio_de_la_plata.war import at_war, begin, camp, foes, on, turn_of
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import BARRACKS, CATHEDRAL, FORT, HOUSE, MARKET
from ludoteca.games.rio_de_la_plata.rules.war_deploy import Hire, OpenDeploy
from ludoteca.games.rio_de_la_plata.rules.war_muster import Bet, Cannons, Hit
from ludoteca.games.rio_de_la_plata.rules.war_turn import Round
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

# --- cannons


def battery(n: int = 6) -> Rio:
    s = at_war()
    s.standing[FORT] = 1
    camp(s, edge("n_b1"), 1, n)
    return s


@rule("war.16", "office.gunner")
@pytest.mark.parametrize(("n", "dice", "hit", "vp"), [(3, (4, 4), True, 6), (3, (3, 4), False, 0)])
def test_the_printed_example_of_the_cannons(n: int, dice: tuple[int, int], hit: bool, vp: int) -> None:
    s = battery()
    own(s, "gunner", A)
    ask(s, Cannons())
    assert seat(s) == A
    force(s, *dice)
    do(s, "bet", n)
    assert s.vp[A] == vp
    if hit:
        for _ in range(n):
            do(s, "hit", edge("n_b1"), 1)
    assert s.violet == (3 if hit else 6)


@rule("war.16")
def test_a_bet_of_seven() -> None:
    s = battery(9)
    own(s, "gunner", A)
    ask(s, Cannons())
    assert not can(s, "bet", 8)
    force(s, 6, 6)
    do(s, "bet", 7)
    assert s.vp[A] == 14
    assert front_step(s, Hit).n == 7


@rule("war.16")
def test_not_more_than_the_attackers_placed() -> None:
    s = battery(4)
    own(s, "gunner", A)
    ask(s, Cannons())
    assert [a.args for a in s.menus[0] if a.verb == "bet"] == [(1,), (2,), (3,), (4,)]


@rule("war.16", "combat.26")
def test_all_destroyed_by_the_cannons() -> None:
    s = battery(1)
    hut(s, A, (5, 5))
    ask(s, Bet(A, False), OpenDeploy(A), Round())
    force(s, 6, 6)
    do(s, "bet", 1)
    do(s, "hit", edge("n_b1"), 1)
    do(s, "confirm")
    assert s.front == []
    assert s.stack[at(5, 5)] == 0


@rule("war.16", "major.fort", "office.gunner")
def test_no_fort_no_cannons() -> None:
    s = battery()
    own(s, "gunner", A)
    s.standing[FORT] = 0
    ask(s, Cannons())
    assert s.front == []


@rule("war.17", "office.gunner")
@pytest.mark.parametrize("gunner", ["nobody", "attacker", "just bought"])
def test_cannons_without_a_gunner(gunner: str) -> None:
    s = battery()
    s.vp = [12, 20, 0]
    if gunner == "attacker":
        own(s, "gunner", C)
    elif gunner == "just bought":
        own(s, "gunner", B, since=s.turn)
    ask(s, Cannons())
    assert seat(s) == A
    assert no(s, "bet", 7)[0] == "not-in-menu"
    force(s, 4, 4)
    do(s, "bet", 2)
    do(s, "hit", edge("n_b1"), 1)
    do(s, "hit", edge("n_b1"), 1)
    assert s.violet == 4
    assert s.vp == [12, 20, 0]


@rule("war.17")
def test_tied_for_fewest_the_one_further_back_fires() -> None:
    s = battery()
    s.vp = [5, 5, 0]
    ask(s, Cannons())
    assert seat(s) == B


@rule("war.18")
def test_who_fired_chooses_from_any_groups() -> None:
    s = at_war()
    s.standing[FORT] = 1
    camp(s, edge("n_b1"), 3)
    camp(s, edge("n_c1"), 2)
    camp(s, edge("n_d1"), 1)
    own(s, "gunner", A)
    ask(s, Cannons())
    force(s, 6, 6)
    do(s, "bet", 3)
    assert seat(s) == A
    do(s, "hit", edge("n_b1"), 3)
    do(s, "hit", edge("n_c1"), 2)
    do(s, "hit", edge("n_d1"), 1)
    assert s.camps[edge("n_b1") * 3 : edge("n_b1") * 3 + 9] == [0, 1, 0, 1, 0, 0, 0, 0, 0]
    assert s.violet == 3


# --- defenders


def mustering() -> Rio:
    s = at_war()
    camp(s, edge("n_b1"), 1)
    return s


@rule("war.19")
def test_two_pieces_in_own_homes_or_an_empty_barracks() -> None:
    s = mustering()
    hut(s, A, (5, 5))
    tile(s, BARRACKS, (9, 2))
    tile(s, MARKET, (1, 1))
    ask(s, OpenDeploy(A))
    assert {a.args[0] for a in s.menus[0]} == {at(5, 5), at(9, 2)}
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(9, 2))
    assert can(s, "confirm")
    assert (on(s, 5, 5), on(s, 9, 2)) == ([A], [A])
    ask(s, OpenDeploy(B))
    assert s.front == [], "the barracks holds another colour"
    consistent(s)


@rule("war.19")
def test_fewer_if_fewer_are_in_hand_and_three_per_space() -> None:
    s = mustering()
    hut(s, A, (5, 5))
    s.hand[A] = 1
    s.fields_of[A] = 8
    ask(s, OpenDeploy(A))
    do(s, "deploy", at(5, 5))
    assert can(s, "confirm")
    s = mustering()
    hut(s, A, (5, 5))
    men(s, A, 2, 5, 5)
    ask(s, OpenDeploy(A))
    do(s, "deploy", at(5, 5))
    assert can(s, "confirm"), "no room for the second piece"


@rule("war.19b", "war.20")
def test_no_place_no_pieces() -> None:
    s = mustering()
    men(s, A, 1, 8, 8)
    stock(s, A, silver=9)
    ask(s, OpenDeploy(A))
    assert s.front == []
    assert told(s, "no-deployment") == [(A,)]
    foes(s, 1, 15, 0)
    turn_of(s, A)
    assert can(s, "move", at(8, 8), at(8, 7)), "workers already there still defend"


@rule("war.19c", "combat.4b")
def test_two_colours_sharing_a_linked_building() -> None:
    s = fresh()
    link(s, "f8_g8", "g8_g9")
    tile(s, MARKET, (5, 6))
    men(s, A, 1, 5, 6)
    men(s, B, 1, 5, 6)
    begin(s)
    foes(s, 1, 15, 0)
    turn_of(s, B)
    assert can(s, "move", at(5, 6), at(5, 7))
    turn_of(s, A)
    assert s.front == [], "Green, placed last, commands"


@rule("war.20", "trade.4")
def test_buying_defenders() -> None:
    s = mustering()
    hut(s, A, (5, 5), (5, 6))
    stock(s, A, silver=3)
    s.hand[A] = 6
    s.fields_of[A] = 3
    ask(s, OpenDeploy(A))
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(5, 6))
    do(s, "hire", 1)
    do(s, "deploy", at(5, 5))
    do(s, "hire", 2)
    do(s, "deploy", at(5, 6))
    assert s.silver(A) == 0
    assert can(s, "confirm")


@rule("war.20")
@pytest.mark.parametrize(("silver", "hand", "bought"), [(9, 0, 0), (1, 5, 1), (0, 5, 0)])
def test_no_buying_without_worker_or_silver(silver: int, hand: int, bought: int) -> None:
    s = mustering()
    hut(s, A, (5, 5))
    s.hand[A] = hand
    s.fields_of[A] = 9 - hand
    stock(s, A, silver=silver)
    ask(s, Hire(A, bought))
    assert s.front == []


@rule("war.21", "office.general")
def test_the_general_deploys_three_in_any_minor_building() -> None:
    s = mustering()
    own(s, "general", A)
    s.hand[A] = 3
    s.fields_of[A] = 6
    tile(s, MARKET, (1, 1))
    tile(s, CATHEDRAL, (6, 7))
    s.erect(at(9, 2), HOUSE, B)
    ask(s, OpenDeploy(A))
    assert {a.args[0] for a in s.menus[0]} == {at(1, 1), at(9, 2)}, "minor buildings only"
    for _ in range(3):
        do(s, "deploy", at(1, 1))
    assert on(s, 1, 1) == [A, A, A]
    assert can(s, "confirm")


@rule("war.21", "combat.4")
def test_the_general_needs_consent_where_others_stand() -> None:
    s = mustering()
    own(s, "general", A)
    s.erect(at(9, 2), HOUSE, B)
    men(s, B, 1, 9, 2)
    ask(s, OpenDeploy(A))
    do(s, "deploy_over", at(9, 2))
    assert (type(s.front[0]).__name__, seat(s)) == ("DeployProposal", B)
    do(s, "disagree")
    assert not can(s, "deploy_over", at(9, 2))
    do(s, "deploy_under", at(9, 2))
    do(s, "agree")
    assert on(s, 9, 2) == [A, B]
    assert s.hand[A] == 8


@rule("war.21", "war.11")
def test_the_general_does_not_deploy_beside_inactive_workers() -> None:
    s = fresh()
    own(s, "general", A)
    tile(s, MARKET, (1, 1))
    men(s, C, 1, 1, 1)
    begin(s)
    camp(s, edge("n_b1"), 1)
    ask(s, OpenDeploy(A))
    assert s.front == []


@rule("office.general", "office.5", "war.11", "variant.2f")
@pytest.mark.parametrize(("owner", "since", "more"), [(A, 1, True), (A, 5, False), (C, 1, False)])
def test_the_generals_extra_piece(owner: int, since: int, more: bool) -> None:
    s = mustering()
    own(s, "general", owner, since)
    hut(s, A, (5, 5), (5, 6))
    ask(s, OpenDeploy(A))
    for _ in range(2):
        assert verbs(s) == {"deploy"}
        do(s, "deploy", at(5, 5))
    assert (type(s.front[0]).__name__ == "GeneralPiece") == more
    assert ("deploy" in verbs(s)) == more
