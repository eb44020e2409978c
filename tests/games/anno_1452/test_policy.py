"""The policy: where it differs from the base policy, and that it is the stronger player."""

import pytest

from games.anno_1452.board import A, B, C, anno, ask, crown, fill, hand, place, put, settled, table, turn
from ludoteca.ai.search.base import Policy
from ludoteca.games.anno_1452.ai import base_policy, policy
from ludoteca.games.anno_1452.ai.base_policy_view import View
from ludoteca.games.anno_1452.ai.policy import STRIKE, danger, turns_to_come
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.setup import StartEstates
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, act, menu, new, opening_seed, write_action

TARGET = "maehren-1"


def best(values: list[float]) -> int:
    return values.index(max(values))


def choice(s: Anno, seat: int, prefer: Policy) -> str:
    listed = menu(s, seat)
    return write_action(GAME, listed[best(prefer(s, seat, listed))])


def before_moravia(column: int, order: list[int]) -> Anno:
    """A with three Citizens beside an Estate of B without any. C stands near it too. A has no Gold to build."""
    s = table(3, column=column)
    s.order = order
    put(s, A, "boehmen", citizens=3)
    put(s, B, "maehren")
    put(s, C, "oesterreich", citizens=2)
    fill(s, B, 2)
    fill(s, C, 2)
    put(s, A, "toskana")
    put(s, A, "toskana")
    s.gold[A] = 0
    settled(s)
    turn(s, A)
    return s


@pytest.mark.parametrize("column", [1, 2])
def test_the_policy_attacks_after_those_who_could_strike_back_and_not_before_them(column: int) -> None:
    last = before_moravia(column, [B, C, A])
    assert choice(last, A, policy.prefer) == f"attack {TARGET}"
    first = before_moravia(column, [A, B, C])
    assert choice(first, A, policy.prefer) == "pass"
    for s in (first, last):
        assert choice(s, A, base_policy.prefer) == f"attack {TARGET}"


def at_risk(s: Anno) -> float:
    return danger(View(s, A), place(TARGET))


def test_only_rivals_with_a_turn_to_come_are_dangerous() -> None:
    assert at_risk(before_moravia(3, [B, C, A])) == 0.0
    only_c = at_risk(before_moravia(3, [B, A, C]))
    assert 0.9 * STRIKE < only_c < STRIKE
    assert at_risk(before_moravia(3, [A, B, C])) == pytest.approx(only_c)  # B has nothing else near
    assert at_risk(before_moravia(2, [B, A, C])) > only_c


def test_more_rivals_near_are_more_dangerous() -> None:
    s = before_moravia(3, [A, B, C])
    before = at_risk(s)
    put(s, B, "oesterreich")
    assert at_risk(s) > before


def test_soldiers_of_the_own_king_guard_a_conquest_and_those_of_another_reach_it() -> None:
    s = before_moravia(3, [A, B, C])
    unguarded = at_risk(s)
    crown(s, A)
    assert at_risk(s) < unguarded / 2
    s = before_moravia(3, [A, B, C])
    crown(s, B)
    assert at_risk(s) > unguarded


def test_further_rounds_count_as_far_as_the_dice_let_them_come() -> None:
    second, third = (5 / 6) ** 2, (5 / 6) ** 3
    s = table(3, column=1)
    assert turns_to_come(s, A, B) == pytest.approx(1 + second + second * third)
    assert turns_to_come(s, B, A) == pytest.approx(second + second * third)
    s.column = 2
    assert turns_to_come(s, A, B) == pytest.approx(1 + third)
    s.column = 3
    assert turns_to_come(s, B, A) == 0.0


def test_the_crown_counts_for_more() -> None:
    """In the last Action Round A has the fewest Estates. The base policy builds another and is even with the others."""
    s = table(3, column=3)
    for seat, where in ((B, "boehmen"), (C, "sachsen")):
        put(s, seat, where, citizens=3)
        put(s, seat, where, citizens=3)
        fill(s, seat, 4)
    put(s, A, "toskana")
    fill(s, A, 4)
    s.gold[A] = 4
    settled(s)
    turn(s, A)
    assert choice(s, A, policy.prefer).startswith("citizen")
    assert choice(s, A, base_policy.prefer).startswith("build")


def beside_rivals() -> Anno:
    """A with one Estate and Gold for another, or for two Citizens."""
    s = table(3)
    put(s, A, "steiermark")
    put(s, B, "sachsen")
    put(s, B, "franken")
    put(s, C, "boehmen")
    s.gold[A] = 8
    settled(s)
    return s


def test_citizens_count_for_more_and_estates_to_come_for_less() -> None:
    s = beside_rivals()
    turn(s, A)
    assert choice(s, A, policy.prefer) == "citizen steiermark-1"
    assert choice(s, A, base_policy.prefer).startswith("build")


def value(s: Anno, prefer: Policy, text: str) -> float:
    listed = menu(s, A)
    return prefer(s, A, listed)[[write_action(GAME, a) for a in listed].index(text)]


def test_nothing_is_built_for_the_sake_of_a_card_in_hand() -> None:
    without, having = beside_rivals(), beside_rivals()
    hand(having, A, "city-nuernberg")
    for s in (without, having):
        turn(s, A)
    assert value(having, policy.prefer, "build franken") == value(without, policy.prefer, "build franken")
    assert value(having, base_policy.prefer, "build franken") > value(without, base_policy.prefer, "build franken")


def test_an_estate_among_rivals_is_worth_less() -> None:
    """Beside the base policy, which counts the rivals too, but less."""
    s = beside_rivals()
    turn(s, A)
    far, near = "build unteritalien", "build maehren"
    among = [value(s, prefer, far) - value(s, prefer, near) for prefer in (policy.prefer, base_policy.prefer)]
    assert among[0] > among[1] > 0.0


def test_the_start_is_made_away_from_the_rivals() -> None:
    s = table(3)
    for seat, where in ((B, "kaernten"), (B, "tirol"), (C, "boehmen"), (C, "maehren")):
        put(s, seat, where)
    ask(s, StartEstates(A, NOBODY))
    assert choice(s, A, base_policy.prefer) == "start pfalz"
    assert choice(s, A, policy.prefer) in ("start westfalen", "start lothringen")
    s = table(3)
    ask(s, StartEstates(A, NOBODY))
    assert choice(s, A, policy.prefer) in ("start kaernten", "start tirol")  # the small shields side by side


class Told:
    """Points of a game and its conquests, with those lost again in their Epoch."""

    def __init__(self, players: list[Policy], seed: str) -> None:
        s = anno(new(GAME, GAME.complete(len(players)), opening_seed(seed)))
        self.taken = 0
        self.lost_again = 0
        fresh: set[int] = set()
        epoch = -1
        while not s.over:
            seat = s.front[0].seat
            listed = menu(s, seat)
            fighting, row, before = s.attacker != NOBODY, s.row, s.owner.copy()
            act(GAME, s, seat, listed[best(players[seat](s, seat, listed))])
            if row != epoch:
                epoch = row
                fresh.clear()
            for p in range(len(before)):
                if fighting and before[p] not in (NOBODY, s.owner[p]):
                    self.lost_again += p in fresh
                    fresh.discard(p)
                    if s.owner[p] != NOBODY:
                        self.taken += 1
                        fresh.add(p)
        self.scores = s.scores


@pytest.mark.parametrize("seats", [2, 4])
def test_the_policy_beats_the_base_policy(seats: int) -> None:
    """Alone among base policies, once on every seat: more points than the mean of the others."""
    lead = 0.0
    for number in range(2 * seats):
        me = number % seats
        scores = Told(
            [policy.prefer if seat == me else base_policy.prefer for seat in range(seats)], f"lead {number}"
        ).scores
        lead += scores[me] - (sum(scores) - scores[me]) / (seats - 1)
    assert lead > 5.0 * 2 * seats


def test_among_policies_fewer_conquests_are_lost_again() -> None:
    shares: list[float] = []
    for player in (policy.prefer, base_policy.prefer):
        games = [Told([player] * 4, f"held {number}") for number in range(3)]
        shares.append(sum(g.lost_again for g in games) / sum(g.taken for g in games))
    assert shares[0] < 0.2 < shares[1]
