"""Agreements of three and more."""

from games.anno_1452.bargains import bargain, close, open_trade
from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    D,
    card,
    do,
    fill,
    hand,
    place,
    put,
    refused,
    turn,
)
from games.helpers import log_of
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import view
from ludoteca.testing import rule

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
