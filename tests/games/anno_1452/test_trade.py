"""Trade and Agreements of two."""

import pytest

from games.anno_1452.bargains import bargain, close, names, open_trade
from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    can,
    card,
    deals,
    do,
    fill,
    hand,
    lay,
    place,
    put,
    refused,
    region,
    settled,
    started,
    table,
    told,
    turn,
)
from games.helpers import log_of
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.evaluation import Evaluation, usual_phases
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase
from ludoteca.games.anno_1452.rules.trade import TradePhase, trading
from ludoteca.games.anno_1452.rules.windows import Windows
from ludoteca.kernel import NOBODY, Action, view, why
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.view import show_no
from ludoteca.testing import rule


@rule("trade.1", "expert.1")
def test_no_trade_in_the_basic_game() -> None:
    s = table(3, "1298", 0)
    assert "TradePhase" not in names(usual_phases(s))
    s.phase = 3
    ask(s, Windows(1))
    assert refused(s, A, "offer B gold 5 / /") == "no-trade"


@rule("trade.2", "trade.3", "trade.4")
def test_gold_for_a_card() -> None:
    s = bargain()
    hand(s, B, "city-prag")
    open_trade(s)
    do(s, A, "offer B gold 5 / card city-prag /")
    assert s.gold == [15, 15, 15]
    do(s, B, "accept 1")
    assert s.gold == [10, 20, 15]
    assert s.hands[A] == [card("city-prag")]
    assert s.hands[B] == []
    assert s.offers == []


@rule("trade.2", "trade.8")
def test_nothing_that_breaks_a_rule_can_be_named() -> None:
    from ludoteca.kernel import CodecError, read_action

    with pytest.raises(CodecError):
        read_action(GAME, "offer B / / second-action 1273")


@rule("trade.3")
def test_a_withdrawn_offer_is_gone() -> None:
    s = open_trade(bargain())
    do(s, A, "offer B gold 5 / /")
    do(s, A, "withdraw 1")
    assert refused(s, B, "accept 1") == "no-such-offer"


@rule("trade.3")
def test_who_cannot_deliver_cannot_deal() -> None:
    s = open_trade(bargain())
    do(s, A, "offer B gold 15 / /")
    do(s, A, "offer C gold 12 / /")
    do(s, C, "accept 2")
    assert refused(s, B, "accept 1") == "cannot-deliver"
    assert refused(s, A, "offer B gold 2 gold 2 / /") == "cannot-deliver"
    assert s.gold == [3, 15, 27]


@rule("trade.3")
def test_a_third_player_cannot_answer_for_another() -> None:
    s = open_trade(bargain())
    do(s, A, "offer B gold 5 / /")
    assert refused(s, C, "accept 1") == "not-your-offer"
    assert s.gold == [15, 15, 15]


@rule("trade.4", "cards.3")
def test_two_cards_for_nothing_and_no_hand_limit() -> None:
    s = bargain()
    hand(s, A, "city-prag", "city-basel")
    hand(s, B, *[c.id for c in data.CARDS if c.kind == words.INHERITANCE][:5])
    open_trade(s)
    do(s, A, "offer B card city-prag card city-basel / /")
    do(s, B, "accept 1")
    assert len(s.hands[B]) == 7
    close(s)
    assert len(s.hands[B]) == 7


@rule("trade.5")
def test_showing_a_card_to_one_player() -> None:
    s = bargain()
    hand(s, A, "city-prag", "city-basel")
    open_trade(s)
    do(s, A, "offer B show city-prag / /")
    do(s, B, "accept 1")
    hands = [z for z in view(GAME, s, B)["board"]["zones"] if z["id"] == "hand" and z["seat"] == "A"]
    assert hands[0]["cards"] == ["card:city-prag", "back:0"]
    hands = [z for z in view(GAME, s, C)["board"]["zones"] if z["id"] == "hand" and z["seat"] == "A"]
    assert hands[0]["cards"] == ["back:0", "back:0"]
    assert card("city-prag") in s.hands[A]
    assert refused(s, A, "offer B show city-florenz / /") == "cannot-deliver"


@rule("trade.6", "trade.7")
def test_a_pact_is_enforced_until_its_end() -> None:
    s = bargain(3, "1292")
    put(s, A, "tirol")
    put(s, B, "bayern")
    put(s, C, "schwaben")
    open_trade(s)
    do(s, A, "offer B / / peace 1298")
    do(s, B, "accept 1")
    close(s)
    s.column = 1
    s.phase = 0
    turn(s, A)
    assert refused(s, A, "attack bayern-1") == "pact"
    no = why(GAME, s, A, Action("attack", (place("bayern-1"),)))  # the agreement is shown: with whom, until when
    assert show_no(GAME, Viewer(s, A), no)["args"] == {"number": 1, "other": "seat:B", "until": "moment:1298"}
    assert can(s, A, "attack schwaben-1")
    do(s, A, "pass", "confirm")
    turn(s, B)
    assert refused(s, B, "attack tirol-1") == "pact"
    do(s, B, "pass", "confirm")
    s.hands = [[], [], []]
    ask(s, Evaluation())
    assert s.row == YEARS["1298"]
    assert not s.at_peace(A, B)
    assert s.agreements == []


@rule("trade.7")
def test_a_pact_may_end_with_an_action_round_and_be_lifted() -> None:
    s = open_trade(bargain())
    assert refused(s, A, "offer B / / lift-peace") == "no-pact"
    do(s, A, "offer B / / peace 1292-round-2")
    do(s, B, "accept 1")
    assert s.at_peace(A, B)
    s.column = 2
    assert not s.at_peace(A, B)
    s.column = 0
    do(s, B, "offer A gold 1 / / lift-peace")
    do(s, A, "accept 1")
    assert s.agreements == []


@rule("trade.7")
def test_the_later_of_two_pacts_counts_and_is_shown() -> None:
    s = open_trade(bargain())
    for until in ("1308", "1298"):
        do(s, A, f"offer B / / peace {until}")
        do(s, B, "accept 1")
    s.row = YEARS["1298"]
    assert s.at_peace(A, B)
    zones = {z["id"]: z["cards"] for z in view(GAME, s, C)["board"]["zones"] if z["seat"] == "A"}
    assert (zones["peace"], zones["peace-until"]) == (["seat:B"], ["moment:1308"])
    s.row = YEARS["1308"]
    zones = {z["id"]: z["cards"] for z in view(GAME, s, C)["board"]["zones"] if z["seat"] == "A"}
    assert (zones["peace"], zones["peace-until"]) == ([], [])


@rule("trade.7")
def test_a_pact_needs_a_date_within_the_game() -> None:
    s = bargain()
    s.last_row = YEARS["1378"]
    open_trade(s)
    assert refused(s, A, "offer B / / peace 1292") == "bad-date"
    assert refused(s, A, "offer B / / peace 1400") == "bad-date"
    do(s, A, "offer B / / peace 1378")


@rule("trade.9")
def test_handing_over_an_estate_with_its_city() -> None:
    s = bargain()
    for _ in range(3):
        put(s, B, "tirol")
    s.lift_estate(place("tirol-1"))
    put(s, A, "tirol", value=2, city=True)
    open_trade(s)
    do(s, A, "offer B estate tirol-1 / gold 6 /")
    do(s, B, "accept 1")
    p = place("tirol-1")
    assert (s.owner[p], s.value[p], s.city[p]) == (B, 2, 1)
    assert s.crowd[region("tirol")] == 3
    assert (s.supply[A], s.supply[B]) == (16, 13)


@rule("trade.9")
def test_the_receiver_needs_an_estate_in_supply() -> None:
    s = bargain()
    put(s, A, "unteritalien")
    fill(s, B, 16)
    open_trade(s)
    assert refused(s, A, "offer B estate unteritalien-1 / /") == "no-estate-for-it"


@rule("trade.9")
def test_two_full_supplies_may_swap() -> None:
    s = bargain()
    fill(s, A, 16)
    fill(s, B, 16)
    mine = next(p for p in range(data.PLACES) if s.owner[p] == A)
    theirs = next(p for p in range(data.PLACES) if s.owner[p] == B)
    from ludoteca.games.anno_1452.vocabulary import PLACE

    open_trade(s)
    do(s, A, f"offer B estate {PLACE.word(mine)} / estate {PLACE.word(theirs)} /")
    do(s, B, "accept 1")
    assert (s.owner[mine], s.owner[theirs]) == (B, A)
    assert (s.supply[A], s.supply[B]) == (0, 0)


@rule("trade.10")
def test_citizens_at_an_estate_handed_over() -> None:
    s = bargain()
    put(s, A, "tirol", citizens=3)
    for where in ("sachsen", "toskana", "lothringen"):
        put(s, B, where, city=True, citizens=6)
    put(s, B, "pfalz", city=True, citizens=5)
    assert s.cubes[B] == 1
    open_trade(s)
    do(s, A, "offer B estate tirol-1 / /")
    do(s, B, "accept 1")
    assert s.citizens[place("tirol-1")] == 1
    assert (s.cubes[A], s.cubes[B]) == (24, 0)


@rule("trade.11")
def test_what_cannot_be_traded() -> None:
    from ludoteca.kernel import CodecError, read_action

    assert [name for name, _ in deals().things] == ["gold", "card", "estate", "show"]
    for thing in ("soldier 3", "prestige 2", "principality tirol", "crown A"):
        with pytest.raises(CodecError):
            read_action(GAME, f"offer B {thing} / /")
    s = bargain()
    lay(s, s.titles[A], "title-tirol")
    hand(s, A, "title-bayern")
    open_trade(s)
    assert refused(s, A, "offer B card title-tirol / /") == "cannot-deliver"
    do(s, A, "offer B card title-bayern / /")
    assert refused(s, A, "offer D gold 1 / /") == "deal-with-oneself"


@rule("trade.12")
def test_majorities_after_a_trade() -> None:
    s = bargain()
    put(s, A, "tirol")
    put(s, A, "tirol")
    put(s, B, "tirol")
    settled(s)
    lay(s, s.titles[A], "title-bayern")
    s.holder[region("bayern")] = A
    s.bound[region("bayern")] = 1
    open_trade(s)
    do(s, A, "offer B estate tirol-1 / /")
    do(s, B, "accept 1")
    assert s.holder[region("tirol")] == B
    assert s.prestige == [9, 11, 10]


@rule("trade.12", "title.3")
def test_titles_after_a_trade() -> None:
    s = bargain()
    put(s, A, "steiermark")
    put(s, A, "steiermark")
    lay(s, s.titles[A], "title-steiermark")
    open_trade(s)
    do(s, A, "offer B estate steiermark-1 / /")
    do(s, B, "accept 1")
    assert s.titles[A] == []


@rule("trade.13")
def test_the_phase_ends_when_all_have_finished() -> None:
    s = open_trade(bargain())
    do(s, A, "finished")
    do(s, B, "finished")
    assert (asking(s), asked_seat(s)) == ("Bargain", C)
    do(s, C, "offer A gold 1 / /")  # A may withdraw
    assert s.finished == [0, 1, 0]
    do(s, C, "finished")
    assert asked_seat(s) == A
    do(s, A, "finished")
    assert not trading(s)
    assert s.offers == []
    assert "deal-expired" in told(s)


@rule("trade.14")
def test_time_is_up() -> None:
    s = bargain()
    s.trade_limit = True
    ask(s, TradePhase(), PrestigePhase())
    do(s, B, "offer A gold 1 / /")
    for seat in (A, B, C):  # nobody at the table may end it for the others
        assert refused(s, seat, "time-up") in ("not-in-menu", "not-asked")
    do(s, NOBODY, "time-up")
    assert s.offers == []
    assert s.phase == 4
    assert [e.key for e in log_of(s) if e.rule == "trade.14"] == ["time-up"]
    s = open_trade(bargain())
    assert refused(s, NOBODY, "time-up") == "not-asked"
    assert started(3, game="expert", trade_limit="five_minutes").trade_limit


@rule("trade.15")
def test_no_trade_at_other_times() -> None:
    s = bargain()
    s.column = 1
    turn(s, A)
    assert refused(s, A, "offer B gold 1 / / peace 1298") == "trade-not-now"
