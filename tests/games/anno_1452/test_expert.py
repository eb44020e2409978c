"""The expert rules with the open market."""

import pytest

from games.anno_1452.bargains import bargain, names
from games.anno_1452.board import (
    A,
    B,
    anno,
    ask,
    asked_seat,
    asking,
    can,
    card,
    dice,
    do,
    hand,
    lay,
    options,
    refused,
    started,
    told,
    top,
)
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.evaluation import final_phases, usual_phases
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.market import CloseMarket, Exchange, Market, OpenMarket
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Match, view
from ludoteca.testing import rule

# Expert rules


@rule("expert.1")
def test_what_the_expert_game_adds() -> None:
    s = bargain(3)
    phases = names(usual_phases(s))
    assert "TradePhase" in phases
    assert "OpenMarket" not in phases
    assert not started(2, game="expert", two_player_market="no").market_on
    assert started(2, game="expert").market_on
    assert not started(3, game="expert").market_on


@rule("expert.2", "expert.4")
def test_only_one_free_discard() -> None:
    s = bargain(2)
    hand(s, A, "city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen")
    ask(s, CardsPhase())
    do(s, A, "discard city-prag")
    assert asking(s) != "Discard" or asked_seat(s) == B
    assert len(s.hands[A]) == 5
    s = bargain(2)
    hand(s, A, "city-prag", "city-basel", "city-verona")
    ask(s, CardsPhase())
    do(s, A, "discard city-prag")
    assert len(s.hands[A]) == 5
    assert {card("city-basel"), card("city-verona")} <= set(s.hands[A])


@rule("expert.4", "cards.1")
def test_the_basic_game_allows_more() -> None:
    s = bargain(2)
    s.expert = False
    hand(s, A, "city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen")
    ask(s, CardsPhase())
    do(s, A, "discard city-prag", "discard city-basel", "done")
    assert len(s.hands[A]) == 5


@rule("expert.3")
@pytest.mark.parametrize("thrown", [3, 4])
def test_more_than_five_cards_in_expert_play(thrown: int) -> None:
    s = bargain(2)
    ids = [c.id for c in data.CARDS if c.kind == words.INHERITANCE][:8]
    hand(s, A, *ids)
    ask(s, CardsPhase())
    for word in ids[:3]:
        assert not can(s, A, "done")
        do(s, A, f"discard {word}")
    assert can(s, A, "done")
    if thrown == 4:
        do(s, A, f"discard {ids[3]}")
        assert asking(s) == ""  # at least four must be kept
    else:
        do(s, A, "done")
    kept = set(s.hands[A]) & {card(word) for word in ids}
    assert len(kept) == 8 - thrown
    assert len(s.hands[A]) == 5


def market(markets: int = 1) -> Anno:
    """Phase 3 of a two-player expert game with five open cards; `markets` laid out so far."""
    s = bargain(2)
    s.market_on = True
    hand(s, A, "inheritance-tirol", "inheritance-bayern")
    hand(s, B, "inheritance-sachsen", "inheritance-pfalz")
    lay(s, s.market, "city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen")
    s.markets = markets
    return s


@rule("expert.5")
def test_five_open_cards() -> None:
    s = bargain(2)
    s.market_on = True
    phases = names(usual_phases(s))
    assert phases.index("OpenMarket") == phases.index("CardsPhase") + 1
    ask(s, OpenMarket())
    assert len(s.market) == 5
    for seat in (A, B):
        shown = next(z["cards"] for z in view(GAME, s, seat)["board"]["zones"] if z["id"] == "market")
        assert not [c for c in shown if c.startswith("back")]
    assert started(2, game="expert", scenario="ottokar-a").market_on


@rule("expert.6")
def test_events_in_the_market() -> None:
    s = bargain(2)
    s.market_on = True
    s.phase = 1
    top(s, "event-interregnum-1", "city-prag")
    ask(s, OpenMarket())
    assert len(s.market) == 5
    assert s.vacant  # the first Event of the Evaluation is carried out wherever it turns up (G24)
    assert s.event_seen
    assert card("event-interregnum-1") in s.discards
    s = bargain(2)
    s.phase = 1
    s.event_seen = True
    top(s, "event-interregnum-1", "city-prag")
    ask(s, OpenMarket())
    assert not s.vacant
    assert "event-void" in told(s)
    s = bargain(2)
    top(s, "event-karten_mischen-1", "city-prag")
    ask(s, OpenMarket())
    assert "shuffled" in told(s)
    assert len(s.market) == 5


@rule("expert.7")
def test_exchange_one_for_one() -> None:
    s = market(2)
    ask(s, Market())
    do(s, A, "take-open city-verona")
    assert options(s, A) == ["give inheritance-tirol", "give inheritance-bayern"]
    do(s, A, "give inheritance-tirol")
    assert s.market[2] == card("inheritance-tirol")
    assert (len(s.hands[A]), len(s.market)) == (2, 5)
    assert card("city-verona") in s.hands[A]
    s = market(2)
    s.discards += s.hands[A]
    s.hands[A] = []
    ask(s, Market())
    assert options(s, A) == ["pass"]


@rule("expert.8", "expert.9")
@pytest.mark.parametrize(("markets", "first"), [(1, B), (2, A)])
def test_who_begins(markets: int, first: int) -> None:
    s = market(markets)
    ask(s, Market())
    assert asked_seat(s) == first


@rule("expert.8", "expert.11")
def test_a_refusal_at_the_opening_lets_the_other_begin() -> None:
    s = market(2)
    s.order = [B, A]
    ask(s, Market())
    do(s, B, "pass")
    assert asked_seat(s) == A
    do(s, A, "take-open city-prag", "give inheritance-tirol")
    assert asked_seat(s) == B
    do(s, B, "pass")
    assert asking(s) == ""


@rule("expert.10")
def test_strict_alternation() -> None:
    s = market(2)
    ask(s, Market())
    do(s, A, "take-open city-prag", "give inheritance-tirol")
    assert refused(s, A, "take-open city-basel") == "not-asked"
    do(s, B, "take-open inheritance-tirol", "give inheritance-pfalz")
    assert asked_seat(s) == A


@rule("expert.11")
def test_a_refusal_after_an_exchange_ends_the_market() -> None:
    s = market(2)
    ask(s, Market())
    do(s, A, "take-open city-prag", "give inheritance-tirol")
    do(s, B, "pass")
    assert asking(s) == ""
    s = market(2)
    ask(s, Market())
    do(s, A, "pass")
    do(s, B, "pass")
    assert asking(s) == ""
    assert len(s.market) == 5
    assert s.market[0] == card("city-prag")


@rule("expert.12")
def test_no_endless_exchanging() -> None:
    s = market(2)
    ask(s, Exchange(A, 19, False))
    do(s, A, "take-open city-prag", "give inheritance-tirol")
    assert asking(s) == ""


@rule("expert.13")
def test_open_cards_are_discarded() -> None:
    s = market(2)
    phases = names(usual_phases(s))
    assert phases.index("Market") < phases.index("TradePhase") < phases.index("CloseMarket")
    ask(s, CloseMarket())
    assert s.market == []
    assert len(s.discards) == 5
    assert "OpenMarket" not in names(final_phases())


@rule("trade.3", "trade.13")
def test_no_deals_while_the_market_is_open() -> None:
    s = market(2)
    ask(s, Market())
    assert refused(s, A, "offer B gold 1 / /") == "trade-not-now"
    dice(s)


@rule("trade.13")
def test_nobody_is_finished_by_himself() -> None:
    """With one answer left the program must not give it: the player may want to make an offer."""
    m = Match(GAME, GAME.complete(3, {"game": "expert"}), 5)
    while asking(anno(m.state)) != "Bargain":
        seat = asked_seat(anno(m.state))
        m.act(seat, m.state.menus[0][0])
    assert anno(m.state).finished == [0, 0, 0]
    assert options(anno(m.state), asked_seat(anno(m.state))) == ["finished"]


@rule("expert.3", "event.25")
def test_cards_won_during_phase_one_count_for_the_discard() -> None:
    """A draws an Anti-king that works at once: B, now with six cards, must keep four or five."""
    s = bargain(2, "1298")
    s.phase = 1
    s.antiking_at_once = True
    s.king = A
    hand(s, A, "city-prag", "city-basel", "city-verona", "city-florenz")
    hand(s, B, "inheritance-tirol", "inheritance-bayern", "inheritance-sachsen")
    top(s, "event-gegenkoenig-1")
    ask(s, CardsPhase())
    do(s, A, "done")
    assert s.antiking == B
    assert len(s.hands[B]) == 6
    assert not can(s, B, "done")
    do(s, B, "discard inheritance-tirol", "discard inheritance-bayern")
    assert asking(s) == ""
    assert len(s.hands[B]) == 5
