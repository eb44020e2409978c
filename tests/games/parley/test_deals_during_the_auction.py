"""Coins that are bid are reserved: a bidder cannot give them away in a deal and then win the auction."""

import pytest

from games.helpers import ask, do, refusal
from ludoteca.games.parley.game import GAME
from ludoteca.games.parley.rules.deals import COINS
from ludoteca.games.parley.rules.round import Privilege
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import offer
from ludoteca.testing import rule


@pytest.fixture
def table() -> Parley:
    """A has bid 3 of their 4 coins, B is asked."""
    s = GAME.blank(2)
    s.prepare()
    s.rounds = 6
    s.round = 1
    s.coins = [4, 4]
    ask(s, Privilege(1, (0, 1), 3, 0))
    return s


@rule("deal.1")
def test_coins_that_are_bid_cannot_be_given_away(table: Parley) -> None:
    assert refusal(table, offer(1, [(COINS, 2)], []), seat=0).key == "cannot-give-coins"


@rule("deal.1")
def test_the_other_coins_can(table: Parley) -> None:
    do(table, offer(1, [(COINS, 1)], []), seat=0)
    do(table, "accept 1", seat=1)
    do(table, "pass", seat=1)
    assert table.coins == [0, 5]
    assert table.privileges == [1, 0]
