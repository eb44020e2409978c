"""Trade and Agreements, and the expert rules with the open market."""

from collections.abc import Iterable

import pytest

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    D,
    anno,
    ask,
    asked_seat,
    asking,
    can,
    card,
    deals,
    dice,
    do,
    fill,
    hand,
    lay,
    options,
    place,
    put,
    refused,
    region,
    settled,
    started,
    table,
    told,
    top,
    turn,
)
from games.helpers import log_of
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.evaluation import Evaluation, final_phases, usual_phases
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.market import CloseMarket, Exchange, Market, OpenMarket
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase
from ludoteca.games.anno_1452.rules.trade import TradePhase, trading
from ludoteca.games.anno_1452.rules.windows import Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, Action, Match, view, why
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.view import show_no
from ludoteca.testing import rule


def bargain(seats: int = 3, year: str = "1292") -> Anno:
    """Phase 3 of an expert game."""
    s = table(seats, year, 0)
    s.expert = True
    return s


def open_trade(s: Anno) -> Anno:
    ask(s, TradePhase())
    return s


def close(s: Anno) -> None:
    while asking(s) == "Bargain":
        do(s, asked_seat(s), "finished")


def names(steps: Iterable[object]) -> list[str]:
    return [type(step).__name__ for step in steps]


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


# Agreements of three and more (L9)


def three_in_a_row() -> Anno:
    """Phase 3 with neighbours: A in Tyrol, B in Bavaria, C in Swabia."""
    s = bargain(3, "1292")
    put(s, A, "tirol")
    put(s, B, "bayern")
    put(s, C, "schwaben")
    return open_trade(s)


@rule("trade.3")
def test_a_deal_of_three_needs_all_three() -> None:
    s = three_in_a_row()
    do(s, A, "offer B gold 5 / / with C gives-gold B C 2 gives-estate C A schwaben-1")
    do(s, B, "accept 1")
    assert s.gold == [15, 15, 15]  # two of three have accepted: nothing moves
    assert s.owner[place("schwaben-1")] == C
    assert refused(s, B, "accept 1") == "not-your-offer"
    do(s, C, "accept 1")
    assert s.gold == [10, 18, 17]
    assert s.owner[place("schwaben-1")] == A
    assert s.offers == []
    assert [e.args for e in log_of(s) if e.key == "part-agreed"] == [(B, A, C)]


@rule("trade.3")
def test_one_refusal_ends_a_deal_of_three() -> None:
    s = three_in_a_row()
    do(s, A, "offer B gold 5 / / with C peace 1298")
    do(s, B, "accept 1")
    do(s, C, "decline 1")
    assert s.offers == []
    assert s.gold == [15, 15, 15]
    assert s.agreements == []
    do(s, A, "offer B gold 5 / / with C peace 1298")
    do(s, B, "accept 1")
    do(s, A, "withdraw 1")
    assert s.offers == []
    assert s.agreements == []


@rule("trade.3")
def test_the_next_party_reads_the_same_terms() -> None:
    s = three_in_a_row()
    hand(s, A, "city-prag")
    do(s, A, "offer B card city-prag / gold 4 / with C peace 1298 pay C B 3 1308 forfeit-prestige 1")
    do(s, B, "accept 1")
    shown = view(GAME, s, C)["offers"]
    assert [(o["from"], o["to"], o["give"], o["take"]) for o in shown] == [("A", "C", [], [])]
    assert [p["promise"] for p in shown[0]["promises"]] == [
        "gives-card",
        "gives-gold",
        "agreed",
        "peace",
        "pay",
        "forfeit-prestige",
    ]
    assert shown[0]["promises"][1]["args"] == {"giver": "seat:B", "receiver": "seat:A", "amount": 4}
    assert shown[0]["promises"][2]["args"] == {"seat": "seat:B"}
    do(s, C, "accept 1")
    assert s.hands[B] == [card("city-prag")]
    assert s.gold == [19, 11, 15]
    assert s.at_peace(B, C)
    shown = view(GAME, s, A)["board"]["agreements"]
    assert [p["args"].get("amount") for p in shown] == [None, 3]


@rule("trade.6", "trade.7")
def test_a_pact_of_three_binds_each_pair_and_is_lifted_by_all() -> None:
    s = three_in_a_row()
    do(s, A, "offer B / / peace 1298 with C")
    do(s, B, "accept 1")
    assert not s.at_peace(A, B)
    do(s, C, "accept 1")
    (pact,) = view(GAME, s, C)["board"]["agreements"]
    assert (pact["number"], pact["seats"], pact["until"]) == (1, ["A", "B", "C"], "moment:1298")
    for one, other in ((A, B), (A, C), (B, C)):
        assert s.at_peace(one, other)
    assert refused(s, B, "offer C / / lift-peace") == "pact-of-more"
    do(s, B, "offer C / / lift-peace with A")
    do(s, C, "accept 1")
    assert s.at_peace(A, B)
    do(s, A, "accept 1")
    assert s.agreements == []
    assert refused(s, B, "offer C / / lift-peace") == "no-pact"


@rule("trade.7")
def test_attacks_against_a_pact_of_three_are_refused() -> None:
    s = three_in_a_row()
    do(s, C, "offer A / / peace 1298 with B")
    do(s, A, "accept 1")
    do(s, B, "accept 1")
    close(s)
    s.column = 1
    s.phase = 0
    for seat, targets in (
        (A, ("bayern-1", "schwaben-1")),
        (B, ("tirol-1", "schwaben-1")),
        (C, ("tirol-1", "bayern-1")),
    ):
        turn(s, seat)
        for target in targets:
            assert refused(s, seat, f"attack {target}") == "pact"
        do(s, seat, "pass", "confirm")


@rule("trade.3")
def test_terms_that_make_no_sense_between_the_parties() -> None:
    s = three_in_a_row()
    hand(s, C, "city-prag")
    for terms in (
        "with A",
        "with B",
        "with C with C",
        "with D",
        "agreed C",
        "gives-gold B C 2",
        "with C gives-gold C C 2",
        "with C pay C B 0 1298",
        "with C attack A C 1298",
        "with C gives-card C B city-prag",  # B would be asked before C has shown it
        "with C shows-card C B city-prag",
    ):
        assert refused(s, A, f"offer B / / {terms}") == "bad-terms", terms
    assert refused(s, A, "offer B / / with C peace 1292") == "bad-date"
    assert refused(s, A, "offer B gold 9 / / with C gives-gold A C 7") == "cannot-deliver"
    assert s.offers == []


@rule("trade.3", "trade.5")
def test_cards_go_round_among_three() -> None:
    """A's card to B, B's to C, C's to A: each is shown to its receiver when its giver agrees, no sooner."""
    s = three_in_a_row()
    hand(s, A, "city-prag")
    hand(s, B, "city-basel")
    hand(s, C, "city-verona")
    do(s, A, "offer B card city-prag / / with C gives-card B C city-basel gives-card C A city-verona")
    basel, verona = card("city-basel"), card("city-verona")
    assert s.known[card("city-prag")] == 1 << A | 1 << B
    assert s.known[basel] == 1 << B
    do(s, B, "accept 1")
    assert s.known[basel] == 1 << B | 1 << C
    assert s.known[verona] == 1 << C
    do(s, C, "accept 1")
    assert s.hands == [[verona], [card("city-prag")], [basel]]


@rule("trade.3")
def test_agreeing_tells_nothing_of_a_third_hand() -> None:
    """C does not hold what A asks for; B may agree all the same, only C is refused."""
    s = three_in_a_row()
    hand(s, B, "city-basel")
    do(s, A, "offer B / / with C gives-card C A city-verona")
    do(s, B, "accept 1")
    assert refused(s, C, "accept 1") == "cannot-deliver"
    do(s, A, "withdraw 1")
    do(s, A, "offer B / card city-verona / with C")
    assert refused(s, B, "accept 1") == "cannot-deliver"


@rule("trade.9")
def test_estates_go_round_among_three_full_supplies() -> None:
    s = bargain(3)
    for seat in (A, B, C):
        fill(s, seat, 16)
    mine = [next(p for p in range(data.PLACES) if s.owner[p] == seat) for seat in (A, B, C)]
    from ludoteca.games.anno_1452.vocabulary import PLACE

    a, b, c = [PLACE.word(p) for p in mine]
    open_trade(s)
    assert refused(s, A, f"offer B estate {a} / / with C gives-estate C A {c}") == "no-estate-for-it"
    do(s, A, f"offer B estate {a} / / with C gives-estate B C {b} gives-estate C A {c}")
    do(s, B, "accept 1")
    do(s, C, "accept 1")
    assert [s.owner[p] for p in mine] == [B, C, A]
    assert s.supply[:3] == [0, 0, 0]


@rule("trade.3", "trade.13")
def test_four_parties_are_asked_in_turn_and_may_take_their_word_back() -> None:
    s = open_trade(bargain(4))
    do(s, A, "finished")
    do(s, B, "finished")
    do(s, C, "finished")
    do(s, D, "offer A / / peace 1298 with B with C")
    assert s.finished == [0, 1, 1, 0]
    do(s, A, "accept 1")
    assert s.finished == [0, 0, 1, 0]
    do(s, B, "accept 1")
    do(s, C, "accept 1")
    assert all(s.at_peace(one, other) for one in range(4) for other in range(one))


@rule("trade.7")
def test_the_ends_a_pact_may_have_are_shown() -> None:
    s = bargain()
    s.last_row = YEARS["1298"]
    open_trade(s)
    ends = ["moment:1292", "moment:1292-round-1", "moment:1292-round-2", "moment:1292-round-3", "moment:1298"]
    assert view(GAME, s, B)["board"]["moments"] == ends
    close(s)
    assert view(GAME, s, B)["board"]["moments"] == []


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
