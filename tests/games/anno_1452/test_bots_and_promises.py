"""What bots make of agreements: gifts are taken, promises that cannot be kept are not made, a long peace is worth more
than a short one."""

from games.anno_1452.board import A, B, ask, deals, put, table
from ludoteca.ai.deals import Haggler
from ludoteca.ai.search.base import ValueFunction
from ludoteca.games.anno_1452.ai.value import AnnoEvaluator, danger
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Offer, act, read_action
from ludoteca.testing import rule


def trade() -> Anno:
    s = table(3, "1292", 0)
    s.expert = True
    put(s, A, "tirol")
    put(s, B, "bayern")
    ask(s, TradePhase())
    return s


def offered(s: Anno, text: str) -> Offer:
    return deals().read(s, A, read_action(GAME, text))


@rule("trade.4")
def test_a_gift_costs_nothing_and_is_welcome() -> None:
    s = trade()
    gift = offered(s, "offer B gold 3 / /")
    assert not deals().costs(s, gift, B)
    assert deals().costs(s, gift, A)
    assert deals().costs(s, offered(s, "offer B gold 3 / / stay-out B tirol 1298"), B)
    assert not deals().costs(s, offered(s, "offer B / / pay A B 2 1298 forfeit-gold 1"), B)
    stingy = Haggler(GAME, ValueFunction(GAME, "balanced", 1.0), 1, margin=0.5, makes_offers=False)
    assert stingy.welcome(GAME, s, B, gift)


@rule("trade.6")
def test_a_bot_promises_only_what_it_can_pay() -> None:
    s = trade()
    assert deals().keepable(s, offered(s, "offer B / / pay A B 18 1298 forfeit-gold 1"), A)  # 15 and 3 of income
    assert not deals().keepable(s, offered(s, "offer B / / pay A B 19 1298 forfeit-gold 1"), A)
    assert not deals().keepable(s, offered(s, "offer B gold 5 / / pay A B 14 1298 forfeit-gold 1"), A)
    for a in deals().ideas(s, A):
        assert deals().keepable(s, deals().read(s, A, a), A)


@rule("trade.7", "trade.8")
def test_duration_and_debts_are_valued() -> None:
    worth = []
    for until in (None, "1292-round-2", "1298", "1314"):
        s = trade()
        if until:
            act(GAME, s, A, read_action(GAME, f"offer B / / peace {until}"))
            act(GAME, s, B, read_action(GAME, "accept 1"))
        worth.append(danger(s, A))
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)
    s = trade()
    gold = AnnoEvaluator().terms.index("gold")
    before = [AnnoEvaluator().measure(s, seat)[gold] for seat in (A, B)]
    act(GAME, s, A, read_action(GAME, "offer B / / pay A B 10 1298 forfeit-gold 1"))
    act(GAME, s, B, read_action(GAME, "accept 1"))
    after = [AnnoEvaluator().measure(s, seat)[gold] for seat in (A, B)]
    assert after[0] == before[0] - 10
    assert before[1] < after[1] < before[1] + 10
