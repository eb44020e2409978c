"""The rules of thumb with other numbers: where the policy of the stronger levels differs from the base policy."""

from hashlib import md5

import pytest

from games.baroque.hands import A, B, army, ask, give, own, st, table
from games.baroque.marches import fight
from ludoteca.ai.search.base import Policy
from ludoteca.games.baroque.ai import base_policy, policy
from ludoteca.games.baroque.ai.weights import Weights
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.armies import Advance
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Quick, act, menu, new, opening_seed, write_action

RANDOM_ONE_IN = 10
# What the base policy says of every choice in three games. It is a yardstick: results before and after a change of it
# cannot be compared.
BASE_POLICY_IS = "169cba61686cd4fa838cd0f5915fd410"


def best(values: list[float]) -> int:
    return values.index(max(values))


def choice(s: Baroque, seat: int, prefer: Policy) -> str:
    options = menu(s, seat)
    return write_action(GAME, options[best(prefer(s, seat, options))])


def begin(seats: int, seed: str) -> Baroque:
    s = new(GAME, GAME.complete(seats, {"rival-influence": "discarded"}), opening_seed(seed))
    assert isinstance(s, Baroque)
    return s


def test_the_base_policy_stays_as_it_is() -> None:
    told = md5(usedforsecurity=False)
    for seats in (2, 3, 4):
        s = begin(seats, f"recipe {seats}")
        quick = Quick(seats)
        while not s.over:
            seat = s.front[0].seat
            options = menu(s, seat)
            values = base_policy.prefer(s, seat, options)
            told.update(repr([round(value, 6) for value in values]).encode())
            k = quick.below(len(options)) if quick.below(RANDOM_ONE_IN) == 0 else best(values)
            act(GAME, s, seat, options[k])
    assert told.hexdigest() == BASE_POLICY_IS


@pytest.mark.parametrize("seats", ["two", "more"])
def test_every_number_of_the_policy_is_one_of_the_base_policy_and_differs_from_it(seats: str) -> None:
    base = Weights()
    for name, value in policy.NUMBERS[seats].items():
        assert type(getattr(base, name)) is type(value) and getattr(base, name) != value, name


def before_bohemia(defenders: int) -> Baroque:
    """Two armies of A in Saxony, with armies of B in one neighbour."""
    s = table()
    own(s, B, "bohemia")
    army(s, A, "saxony", 2)
    army(s, B, "bohemia", defenders)
    s.active = A
    ask(s, Advance(A, st("saxony"), 2, False, 0))
    return s


@pytest.mark.parametrize(("defenders", "attacks"), [(1, True), (2, False), (3, False)])
def test_the_policy_attacks_where_it_is_stronger(defenders: int, attacks: bool) -> None:
    s = before_bohemia(defenders)
    assert (choice(s, A, policy.prefer) == "enter bohemia") == attacks
    assert choice(s, A, base_policy.prefer) != "enter bohemia"


def test_with_two_seats_a_card_is_staked_where_it_turns_the_battle() -> None:
    """Against as many defenders one card decides; three attackers against one need none. With more seats the card is
    kept: it is another action phase, and a third player would gain by the battle."""
    s = table(2)
    give(s, A, "power")
    fight(s, 2, 2)
    assert choice(s, A, policy.prefer).startswith("stake")
    assert choice(s, A, base_policy.prefer) == "commit"
    s = table(2)
    give(s, A, "power")
    fight(s, 3, 1)
    assert choice(s, A, policy.prefer) == "commit"
    s = table(3)
    give(s, A, "power")
    fight(s, 2, 2)
    assert choice(s, A, policy.prefer) == "commit"


def test_the_policy_beats_the_base_policy() -> None:
    """Four games with changed seats: more points together."""
    lead = 0
    for number in range(4):
        s = begin(2, f"policy {number // 2}")
        me = number % 2
        while not s.over:
            seat = s.front[0].seat
            options = menu(s, seat)
            prefer = policy.prefer if seat == me else base_policy.prefer
            act(GAME, s, seat, options[best(prefer(s, seat, options))])
        lead += s.vp[me] - s.vp[1 - me]
    assert lead > 0
