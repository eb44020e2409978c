"""The policy of the stronger levels: where it differs from the base policy, and that it is stronger."""

import pytest

from games.rio_de_la_plata.table import A, B, C, ask, do, fresh, house, hut, major, men, seat, stock
from ludoteca.ai.search.base import Policy
from ludoteca.games.rio_de_la_plata.ai import base_policy, policy
from ludoteca.games.rio_de_la_plata.ai.base_policy_household import Household
from ludoteca.games.rio_de_la_plata.ai.policy import Steward, Weights
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import FINE, HUT, MARKET, STONE, STONECUTTER, WOOD
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.turn_order import UpdateOrder
from ludoteca.games.rio_de_la_plata.rules.war_deploy import Hire
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, act, menu, new, opening_seed, write_action


def values(s: Rio, prefer: Policy = policy.prefer) -> dict[str, float]:
    options = s.menus[0]
    return {write_action(GAME, a): value for a, value in zip(options, prefer(s, seat(s), options), strict=True)}


def choice(s: Rio, prefer: Policy = policy.prefer) -> str:
    found = values(s, prefer)
    return max(found, key=lambda words: found[words])


def with_weights(w: Weights) -> Policy:
    def prefer(s: Rio, seat: int, options: list[Action]) -> list[float]:
        return policy.prefer_by(w, s, seat, options)

    return prefer


# --- turn order


def test_who_is_not_first_sends_one_worker_for_a_better_place() -> None:
    s = fresh()
    ask(s, PlaceTurn(C))
    assert choice(s) == "queue"
    assert choice(s, base_policy.prefer) != "queue"
    do(s, "queue")
    assert values(s)["queue"] < 0


def test_the_first_stays_and_others_do_not_queue_in_vain() -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    assert values(s)["queue"] < 0
    s.added[A] = 1  # moves after B, and before it again
    ask(s, PlaceTurn(B))
    assert values(s)["queue"] < 0
    s = fresh(turn=19)
    ask(s, PlaceTurn(C))
    assert values(s)["queue"] < 0


def test_of_the_places_in_turn_order_the_first_is_chosen() -> None:
    s = fresh()
    s.added[C] = 1
    s.hand[C] -= 1
    ask(s, UpdateOrder())
    assert choice(s) == "shift 1"
    assert choice(s, base_policy.prefer) == "keep"


# --- workers and buildings


def test_workers_complete_the_roads_before_they_build_huts() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    stock(s, A, stone=1, wood=1)
    ask(s, PlaceTurn(A))
    mine, theirs = values(s), values(s, base_policy.prefer)
    huts = [words for words in mine if words.startswith("place")]
    assert mine["work roads_1"] > max(mine[words] for words in huts)
    assert theirs["work roads_1"] < max(theirs[words] for words in huts)


@pytest.mark.parametrize("seats", [2, 4])
def test_roads_and_pits_are_worth_more_than_the_base_policy_thinks(seats: int) -> None:
    s = fresh(seats)
    stock(s, A, stone=2, wood=2)
    ask(s, PlaceTurn(A))
    mine, theirs = values(s), values(s, base_policy.prefer)
    for words in ("work roads_1", "dig quarry 1", "dig forest 1"):
        assert mine[words] > theirs[words] > 0


def test_huts_markets_and_workshops_are_worth_less() -> None:
    s = fresh(turn=3)
    house(s, A, (4, 4))
    mine, theirs = Steward(policy.MORE, s, A), Household(s, A)
    for kind in (HUT, MARKET, STONECUTTER):
        assert mine.building_worth(at(5, 5), kind) < theirs.building_worth(at(5, 5), kind)


def test_workers_build_what_they_were_placed_for() -> None:
    """Two workers and goods for a market in the middle of the game: the base policy makes one, the policy a hut."""
    s = fresh(turn=8)
    stock(s, A, stone=2, wood=2)
    men(s, A, 2, 4, 4)
    ask(s, EffectsTurn(A))
    assert choice(s) == "build e5 hut"
    assert choice(s, base_policy.prefer) == "build e5 market"


def test_a_second_defender_is_hired_for_two_silver() -> None:
    s = fresh()
    house(s, A, (4, 4))
    stock(s, A, silver=9)
    s.attacker = B
    s.violet = 3
    s.lead = [A, B, C, 3, 4, B, B]
    s.idle = [0] * len(s.stack)
    for bought, hired in ((0, True), (1, True), (2, False)):
        ask(s, Hire(A, bought))
        assert (choice(s) == f"hire {bought + 1}") == hired
    ask(s, Hire(A, 1))
    assert choice(s, base_policy.prefer) == "done"


# --- the ship


def harbour(turn: int = 11) -> Rio:
    """The Port stands, and A has a set of goods, and no hut to be enlarged."""
    s = fresh(turn=turn)
    s.standing[major("port")] = 1
    stock(s, A, stone=3, wood=3, fine=2, silver=4)
    return s


def test_a_set_of_goods_is_taken_to_the_ship() -> None:
    s = harbour()
    ask(s, PlaceTurn(A))
    assert values(s)["dock"] == pytest.approx(3 + 4 * policy.SILVER_VP - 2 * base_policy.GOOD_VP - policy.FINE_VP)
    assert values(s, base_policy.prefer)["dock"] < 0
    stock(s, A, stone=3)  # three silver for three stone is no gain
    assert values(s)["dock"] < 0


def test_no_worker_loads_what_would_come_back_too_late() -> None:
    s = harbour(turn=18)
    ask(s, PlaceTurn(A))
    assert values(s)["dock"] > 0
    s = harbour(turn=19)
    ask(s, PlaceTurn(A))
    assert values(s)["dock"] < 0


def test_the_fee_is_paid_for_a_set_but_not_for_a_stone() -> None:
    s = harbour()
    s.hand[A] -= 1
    s.quay_of[A] = 1
    ask(s, PlaceTurn(A))
    assert 0 < values(s)["sail"] < 1  # last of all
    stock(s, A, stone=1, silver=4)
    assert values(s)["sail"] < 0


def test_no_fee_is_paid_for_a_full_ship() -> None:
    s = harbour()
    s.hand[A] -= 1
    s.quay_of[A] = 1
    s.cargo[3 * B + STONE] = s.capacity() - 3
    ask(s, PlaceTurn(A))
    assert values(s)["sail"] < 0


def test_sets_are_loaded_fine_goods_first() -> None:
    s = harbour()
    s.hand[A] -= 1
    s.quay_of[A] = 1
    ask(s, EffectsTurn(A))
    for _ in range(3):
        act(GAME, s, A, s.menus[0][best(s)])
    assert sorted(s.hold(A)) == [0, 1, 2] and s.hold(A)[FINE] == 2
    assert s.has(A, STONE) + s.has(A, WOOD) == 5


def best(s: Rio) -> int:
    found = policy.prefer(s, seat(s), s.menus[0])
    return found.index(max(found))


def test_goods_are_refined_when_a_set_lacks_fine_goods() -> None:
    s = harbour()
    stock(s, A, stone=3, wood=3, silver=2)
    ask(s, PlaceTurn(A))
    assert values(s)["craft"] == policy.CRAFTED
    stock(s, A, stone=1, wood=1)
    assert values(s)["craft"] < 1


def test_the_port_is_built_only_by_who_is_told_to() -> None:
    s = fresh(turn=5)
    stock(s, A, stone=9, wood=9)
    ask(s, PlaceTurn(A))
    w = policy.for_table(3)
    w.port = 5.0
    assert choice(s, with_weights(w)) == "work port_1"
    assert values(s)["work port_1"] < 0
    w.port_from = 9
    assert values(s, with_weights(w))["work port_1"] < 0


def test_a_port_that_is_begun_comes_first_and_more_goods_are_gathered_for_it() -> None:
    s = fresh(turn=5)
    stock(s, A, stone=1, wood=1)
    ask(s, PlaceTurn(A))
    w = policy.for_table(3)
    plain = values(s, with_weights(w))
    w.port = 1.0
    saving = values(s, with_weights(w))
    assert saving["dig quarry 1"] == pytest.approx(policy.SAVING * plain["dig quarry 1"])
    assert saving["work port_1"] < 0  # not with a single worker
    for cell in s.free_cells(major("port"))[1:5]:
        s.grid[cell] = s.placer[cell] = A
        s.hand[A] -= 1
    begun = values(s, with_weights(w))
    assert begun["work port_1"] > policy.BEGUN
    assert begun["dig quarry 1"] > saving["dig quarry 1"]


# --- whole games


@pytest.mark.parametrize("seats", [2, 4])
def test_the_policy_beats_the_base_policy(seats: int) -> None:
    """Once from every seat: more points together than the mean of the others."""
    lead = 0.0
    for me in range(seats):
        s = new(GAME, GAME.complete(seats), opening_seed(f"policy {seats}"))
        assert isinstance(s, Rio)
        while not s.over:
            asked = s.front[0].seat
            options = menu(s, asked)
            found = (policy if asked == me else base_policy).prefer(s, asked, options)
            act(GAME, s, asked, options[found.index(max(found))])
        lead += s.vp[me] - (sum(s.vp) - s.vp[me]) / (seats - 1)
    assert lead > 10.0 * seats
