"""A bid is kept back: found by random play, in which a bidder gave his coins away and then won the auction."""

import pytest

from ludoteca.games.parley.game import GAME
from ludoteca.games.parley.rules.deals import COINS
from ludoteca.games.parley.rules.round import Privilege
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import Action, Refused, act, advance, offer
from ludoteca.testing import rule


@pytest.fixture
def table() -> Parley:
    """A has bid 3 of his 4 coins, B is asked."""
    s = GAME.blank(2)
    s.prepare()
    s.rounds = 6
    s.round = 1
    s.coins = [4, 4]
    s.then(Privilege(1, (0, 1), 3, 0))
    advance(GAME, s)
    return s


@rule("deal.1")
def test_coins_that_are_bid_cannot_be_given_away(table: Parley) -> None:
    with pytest.raises(Refused) as refused:
        act(GAME, table, 0, offer(1, [(COINS, 2)], []))
    assert refused.value.no.key == "cannot-give-coins"


@rule("deal.1")
def test_the_other_coins_can(table: Parley) -> None:
    act(GAME, table, 0, offer(1, [(COINS, 1)], []))
    act(GAME, table, 1, Action("accept", (1,)))
    act(GAME, table, 1, Action("pass"))
    assert table.coins == [0, 5]
    assert table.privileges == [1, 0]
