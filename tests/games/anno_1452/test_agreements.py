"""Agreements that hold: what their clauses forbid (trade.6 to trade.8)."""

from games.anno_1452.agreeing import agree, close, events, play_round, trade_of, words
from games.anno_1452.board import (
    YEARS,
    A,
    B,
    ask,
    can,
    do,
    hand,
    options,
    put,
    reason,
    refused,
)
from ludoteca.games.anno_1452.constants import BEFORE_CORONATION
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.rules.windows import Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.games.anno_1452.vocabulary import CLAUSE
from ludoteca.testing import rule

# What a clause forbids


@rule("trade.6", "trade.8")
def test_who_stays_out_of_a_region_builds_attacks_and_marries_nowhere_in_it() -> None:
    s = trade_of()
    s.gold = [40, 40, 40]
    hand(s, A, "inheritance-bayern", "title-bayern")
    agree(s, A, "/ gold 2 / stay-out A bayern 1298", B)
    put(s, A, "bayern")
    play_round(s)
    for text in (
        "build bayern",
        "attack bayern-1",
        "play inheritance-bayern",
        "city title-bayern",
        "citizen bayern-2",
    ):
        assert reason(s, A, text) == ("kept-out", "trade.8"), text
    assert words(s, A, "build bayern") == "Agreement 1: you stay out of Bavaria until the Evaluation of 1298."
    assert can(s, A, "build tirol")
    do(s, A, "citizen tirol-1")
    assert "citizen bayern-2" not in options(s, A)
    finish_turn_of(s, A)
    assert can(s, B, "build bayern")


def finish_turn_of(s: Anno, seat: int) -> None:
    while s.front and s.front[0].seat == seat:
        menu = options(s, seat)
        do(s, seat, next(x for x in ("done", "confirm", "pass") if x in menu))


@rule("trade.8", "marriage.2")
def test_no_marriage_into_a_region_to_stay_out_of() -> None:
    s = trade_of()
    s.gold = [40, 40, 40]
    s.prestige = [20, 20, 20]
    wives = [c for c in GAME.kinds[2].ids if c.startswith("marriage-")]
    hand(s, A, *wives)
    play_round(s)
    free = [w for w in wives if can(s, A, f"play {w}")]
    assert free
    where = free[0].removeprefix("marriage-").split("-")[0]
    s.agenda.clear()
    s.phase, s.column = 3, 0
    s.finished = [0, 0, 0]
    ask(s, TradePhase())
    agree(s, A, f"/ / stay-out A {where} 1298", B)
    play_round(s)
    assert reason(s, A, f"play {free[0]}") == ("kept-out", "trade.8")


@rule("trade.8")
def test_land_clearance_and_settlement_keep_out_too() -> None:
    s = trade_of()
    s.gold = [60, 60, 60]
    hand(s, A, "special-landesausbau-1", "special-ansiedlung-1")
    agree(s, A, "/ / stay-out A tirol 1298", B)
    play_round(s)
    assert reason(s, A, "play special-ansiedlung-1")[0] == "no-effect"  # the only Estate stands in Tyrol
    do(s, A, "play special-landesausbau-1")
    assert reason(s, A, "build tirol") == ("kept-out", "trade.8")
    do(s, A, "build sachsen")


@rule("trade.8", "trade.9")
def test_who_stays_out_of_a_region_takes_over_no_estate_there() -> None:
    s = trade_of()
    agree(s, A, "/ / stay-out A bayern 1298", B)
    assert refused(s, B, "offer A estate bayern-1 / /") == "keeps-out"


@rule("trade.7")
def test_a_promise_not_to_attack_binds_one_side() -> None:
    s = trade_of()
    agree(s, A, "/ gold 3 / spare A B 1292-round-2", B)
    play_round(s)
    assert reason(s, A, "attack bayern-1") == ("spared", "trade.7")
    assert words(s, A, "attack bayern-1") == "Agreement 1: you do not attack B until Action Round 2 of 1292."
    finish_turn_of(s, A)
    assert can(s, B, "attack tirol-1")
    play_round(s, 2)
    assert can(s, A, "attack bayern-1")
    assert events(s, "clause-over") == [("clause-over", (1, CLAUSE.number("spare")))]


@rule("trade.8", "title.1")
def test_a_title_left_alone() -> None:
    s = trade_of()
    s.prestige = [15, 15, 15]
    hand(s, A, "title-tirol")
    agree(s, A, "/ gold 1 / leave-title A tirol 1298", B)
    play_round(s)
    assert reason(s, A, "play title-tirol") == ("title-left", "trade.8")
    assert can(s, A, "city title-tirol")  # its tower is not the Title
    assert refused(s, A, "offer B / / leave-title A westfalen 1298") == "trade-not-now"
    s = trade_of()
    assert refused(s, A, "offer B / / leave-title A westfalen 1298") == "no-title-there"


@rule("trade.8", "coronation.11")
def test_support_at_a_coronation() -> None:
    s = trade_of()
    hand(s, A, "special-handsalbe-1")
    agree(s, A, "/ gold 2 / support A B 1292", B)
    close(s)
    s.agenda.clear()
    ask(s, Windows(BEFORE_CORONATION))
    assert reason(s, A, "special special-handsalbe-1") == ("supports", "trade.8")
    s.agenda.clear()
    play_round(s)
    assert events(s, "clause-over") == [("clause-over", (1, CLAUSE.number("support")))]
    assert can(s, A, "play special-handsalbe-1")  # drawing cards in an Action Round is no election
    s = trade_of()
    s.last_row = YEARS["1308"]
    assert refused(s, A, "offer B / / support A B 1292-round-1") == "no-coronation-then"
    assert refused(s, A, "offer B / / support A B 1308") == "no-coronation-then"
    assert refused(s, A, "offer B / / support A A 1298") == "bad-terms"
