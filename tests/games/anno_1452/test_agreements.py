"""Agreements that hold: what their clauses forbid, what falls due, what a broken promise costs (trade.6 to trade.8)."""

import pytest

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    D,
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
    options,
    place,
    put,
    reason,
    refused,
    region,
    settled,
    table,
    told,
    turn,
)
from games.helpers import log_of
from ludoteca.games.anno_1452.clauses import CLAUSES
from ludoteca.games.anno_1452.constants import BEFORE_CORONATION
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.evaluation import ActionRound, Evaluation
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.market import Market
from ludoteca.games.anno_1452.rules.trade import TradePhase
from ludoteca.games.anno_1452.rules.windows import Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.games.anno_1452.vocabulary import CLAUSE
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import ALL, CodecError, load, read_action, save, view, why, write_action
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.view import show_no
from ludoteca.render import agreement_lines
from ludoteca.testing import rule


def trade_of(seats: int = 3, year: str = "1292") -> Anno:
    """Phase 3: A in Tyrol, B in Bavaria, C in Swabia, all adjacent."""
    s = table(seats, year, 0)
    s.expert = True
    for seat, where in ((A, "tirol"), (B, "bayern"), (C, "schwaben")):
        if seat < seats:
            put(s, seat, where)
    ask(s, TradePhase())
    return s


def agree(s: Anno, maker: int, terms: str, *others: int) -> Anno:
    """The maker offers, all others accept."""
    do(s, maker, f"offer {'ABCD'[others[0]]} {terms}")
    number = s.offers[-1].number
    for seat in others:
        do(s, seat, f"accept {number}")
    return s


def close(s: Anno) -> None:
    while asking(s) == "Bargain":
        do(s, asked_seat(s), "finished")


def play_round(s: Anno, number: int = 1, row: str | None = None) -> Anno:
    """An Action Round begins; the first player's turn waits."""
    close(s)
    s.agenda.clear()
    if row is not None:
        s.row = YEARS[row]
    ask(s, ActionRound(number))
    return s


def events(s: Anno, start: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(e.key, e.args) for e in log_of(s) if e.key.startswith(start)]


def words(s: Anno, seat: int, text: str) -> str:
    """The refusal as the player reads it."""
    no = show_no(GAME, Viewer(s, seat), why(GAME, s, seat, read_action(GAME, text)))
    return Texts("en", GAME.package, strict=True).tell("no-" + no["key"], no["args"])


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
    assert refused(s, B, "offer A estate bayern-1 / /") == "kept-out"


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


# What falls due


@rule("trade.6", "trade.8")
def test_a_payment_is_taken_when_it_falls_due() -> None:
    s = trade_of()
    agree(s, A, "/ gold 3 / pay A B 4 1298 forfeit-prestige 2", B)
    assert s.gold == [18, 12, 15]
    play_round(s)
    assert s.gold == [18, 12, 15]
    s.agenda.clear()
    s.row, s.column = YEARS["1298"], 0
    ask(s, TradePhase())
    assert s.gold == [14, 16, 15]
    assert s.prestige == [10, 10, 10]
    assert s.agreements == []
    assert events(s, "due") == [("due-pay", (1, A, B, 4))]


@rule("trade.6", "trade.8")
def test_a_payment_that_cannot_be_made_costs_its_forfeit() -> None:
    s = trade_of()
    agree(s, A, "/ / pay A B 20 1298 forfeit-prestige 2 forfeit-gold 5", B)
    s.row = YEARS["1298"]
    close(s)
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.gold == [10, 20, 15]  # not the payment, but its forfeit
    assert s.prestige == [8, 10, 10]
    assert [key for key, _ in events(s, "broken") + events(s, "forfeit")] == ["broken", "forfeit-gold"]
    assert s.agreements == []


@rule("trade.6")
def test_a_forfeit_in_gold_goes_as_far_as_the_gold() -> None:
    s = trade_of()
    agree(s, A, "/ / pay A B 20 1298 forfeit-gold 18", B)
    close(s)
    s.row = YEARS["1298"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.gold == [0, 30, 15]


@rule("trade.8", "end.3")
def test_what_is_due_in_the_final_evaluation_is_paid_after_income() -> None:
    s = trade_of()
    s.last_row = YEARS["1298"]
    agree(s, A, "/ / pay A B 18 1298 forfeit-prestige 5", B)
    close(s)
    s.agenda.clear()
    s.hands = [[], [], []]
    ask(s, Evaluation())
    while s.front:
        do(s, asked_seat(s), "pass")
    assert events(s, "due-pay") == [("due-pay", (1, A, B, 18))]
    assert s.over


@rule("trade.8")
def test_a_promised_card_is_open_stays_in_hand_and_is_handed_over() -> None:
    s = trade_of()
    hand(s, A, "special-sondersteuer-1", "city-prag")
    do(s, A, "offer B / gold 3 / hand-card A B special-sondersteuer-1 1298 forfeit-gold 6")
    tax = card("special-sondersteuer-1")
    assert s.known[tax] == 1 << A | 1 << B  # shown to its receiver with the offer
    do(s, B, "accept 1")
    assert view(GAME, s, C)["board"]["agreements"][0]["args"]["card"] == "card:special-sondersteuer-1"
    assert refused(s, A, "offer C card special-sondersteuer-1 / /") == "card-promised"
    play_round(s)
    assert reason(s, A, "play special-sondersteuer-1") == ("card-promised", "trade.8")
    assert reason(s, A, "city special-sondersteuer-1") == ("card-promised", "trade.8")
    s.agenda.clear()
    ask(s, CardsPhase())
    assert reason(s, A, "discard special-sondersteuer-1") == ("card-promised", "trade.8")
    assert can(s, A, "discard city-prag")
    s.agenda.clear()
    s.row, s.column = YEARS["1298"], 0
    ask(s, TradePhase())
    assert tax in s.hands[B]
    assert events(s, "due") == [("due-card", (1, A, B, tax))]


@rule("trade.8", "reaction.5")
def test_a_promised_reaction_is_not_played() -> None:
    s = trade_of()
    hand(s, B, "reaction-soeldner-1", "reaction-kindbett-1")
    lay(s, s.married[C], "marriage-unteritalien")
    terms = "hand-card B A reaction-soeldner-1 1298 hand-card B A reaction-kindbett-1 1298 forfeit-gold 1"
    agree(s, B, f"/ gold 1 / {terms}", A)
    play_round(s)
    do(s, A, "attack bayern-1", "from tirol-1")
    while asking(s) != "AttackReaction" or asked_seat(s) != B:
        do(s, asked_seat(s), "confirm" if "confirm" in options(s, asked_seat(s)) else "pass")
    assert reason(s, B, "react reaction-soeldner-1") == ("card-promised", "trade.8")
    s.agenda.clear()
    s.agreements = [row for row in s.agreements if card("reaction-kindbett-1") in row]
    turn(s, B)
    assert reason(s, B, "childbed reaction-kindbett-1 C")[0] == "card-promised"


@rule("trade.8", "card.kundschafter")
def test_a_promised_card_that_a_spy_has_taken_is_forfeited() -> None:
    s = trade_of()
    hand(s, A, "city-prag")
    agree(s, A, "/ gold 3 / hand-card A B city-prag 1298 forfeit-gold 4", B)
    s.hands[A].remove(card("city-prag"))
    s.hands[C].append(card("city-prag"))
    close(s)
    s.row = YEARS["1298"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.gold == [14, 16, 15]
    assert card("city-prag") in s.hands[C]


def shuffled_and_drawn_again(holder: int) -> Anno:
    """A has promised B a card by 1298. It was taken and discarded, shuffled, and drawn by `holder`, unseen."""
    s = trade_of()
    hand(s, A, "city-prag")
    agree(s, A, "/ gold 3 / hand-card A B city-prag 1298 forfeit-gold 4", B)
    s.hide(card("city-prag"))
    s.hands[A].remove(card("city-prag"))
    s.hands[holder].append(card("city-prag"))
    s.reveal(card("city-prag"), 1 << holder)
    close(s)
    return s


@rule("trade.8", "components.9")
def test_everybody_reads_which_card_is_promised_wherever_it_is_now() -> None:
    s = shuffled_and_drawn_again(A)
    for seat in (A, B, C):
        clause = view(GAME, s, seat)["board"]["agreements"][0]
        assert clause["args"]["card"] == "card:city-prag"


@rule("trade.8", "components.9")
def test_a_card_handed_over_at_its_date_is_known_to_all() -> None:
    s = shuffled_and_drawn_again(A)
    s.row = YEARS["1298"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert card("city-prag") in s.hands[B]
    assert s.known[card("city-prag")] == ALL


@rule("trade.8", "trade.6")
def test_that_a_promised_card_is_missing_is_news_that_cannot_be_taken_back() -> None:
    s = shuffled_and_drawn_again(C)
    s.row = YEARS["1298"]
    s.agenda.clear()
    before = s.reveals
    ask(s, TradePhase())
    assert s.gold == [14, 16, 15]
    assert s.reveals > before
    assert s.known[card("city-prag")] == 1 << C


@rule("trade.8", "expert.7")
def test_a_promised_card_is_not_exchanged_in_the_market() -> None:
    s = table(2, "1292", 0)
    s.expert = s.market_on = True
    hand(s, A, "city-prag")
    ask(s, TradePhase())
    agree(s, A, "/ gold 3 / hand-card A B city-prag 1298 forfeit-gold 4", B)
    close(s)
    s.agenda.clear()
    lay(s, s.market, "city-basel")
    s.markets = 2
    ask(s, Market())
    assert options(s, A) == ["pass"]


@rule("trade.8", "trade.9", "trade.12")
def test_an_estate_is_handed_over_at_its_date() -> None:
    s = trade_of()
    put(s, B, "tirol")
    put(s, C, "tirol")
    settled(s)
    assert s.holder[region("tirol")] == -1  # one each
    agree(s, A, "/ gold 6 / hand-estate A B tirol-1 1298 forfeit-prestige 1", B)
    assert refused(s, A, "offer C estate tirol-1 / /") == "estate-promised"
    assert refused(s, A, "offer C / / hand-estate A C tirol-1 1308 forfeit-gold 1") == "estate-promised"
    close(s)
    s.row = YEARS["1298"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.owner[place("tirol-1")] == B
    assert s.holder[region("tirol")] == B
    assert events(s, "due") == [("due-estate", (1, A, B, place("tirol-1")))]


@rule("trade.8")
def test_an_estate_lost_before_its_date_is_forfeited() -> None:
    s = trade_of()
    agree(s, A, "/ gold 6 / hand-estate A B tirol-1 1298 forfeit-prestige 3", B)
    s.lift_estate(place("tirol-1"))
    close(s)
    s.row = YEARS["1298"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.prestige == [7, 10, 10]
    assert events(s, "broken") == [("broken", (1, A, CLAUSE.number("hand-estate")))]


@rule("trade.9")
def test_a_receiver_without_supply_ends_the_promise_without_forfeit() -> None:
    s = trade_of()
    agree(s, A, "/ / hand-estate A B tirol-1 1298 forfeit-prestige 3", B)
    fill(s, B, 15)
    assert s.supply[B] == 0
    close(s)
    s.row = YEARS["1298"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.prestige == [10, 10, 10]
    assert [key for key, _ in events(s, "due")] == ["due-no-room"]


# Joint attacks


@rule("trade.8", "attack.1")
def test_in_the_round_of_a_joint_attack_nothing_else_can_be_done() -> None:
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-1 attack B C 1292-round-1 forfeit-gold 2", B)
    play_round(s)
    assert reason(s, A, "pass") == ("must-attack", "trade.8")
    assert reason(s, A, "build tirol") == ("must-attack", "trade.8")
    assert reason(s, A, "attack bayern-1") == ("must-attack", "trade.8")
    assert words(s, A, "pass") == "Agreement 1: in this turn you attack C."
    assert options(s, A) == ["attack schwaben-1"]
    do(s, A, "attack schwaben-1")
    assert events(s, "attack-kept") == [("attack-kept", (1, A))]
    assert len(s.agreements) == 1  # B's turn is still to come


@rule("trade.8")
def test_an_attack_promised_for_a_round_that_is_not_played_falls_due_in_the_next() -> None:
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-3 forfeit-gold 2", B)
    play_round(s, 1)
    assert can(s, A, "pass")
    play_round(s, 1, "1298")
    assert options(s, A) == ["attack schwaben-1"]


@rule("trade.6", "trade.8")
def test_an_attack_that_is_out_of_reach_is_forfeited() -> None:
    s = trade_of()
    s.lift_estate(place("tirol-1"))
    put(s, A, "unteritalien")
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    play_round(s)
    assert can(s, A, "pass")
    assert s.gold == [13, 17, 15]
    assert s.agreements == []


@rule("trade.8", "ottokar.8")
def test_a_joint_attack_on_ottokar() -> None:
    s = trade_of()
    assert refused(s, A, "offer B / / attack-ottokar A 1292-round-1 forfeit-gold 2") == "no-ottokar"
    s = table(2, "1292", 0)
    s.expert = s.ottokar = True
    put(s, A, "tirol")
    put(s, B, "bayern")
    put(s, OTTOKAR, "schwaben")
    ask(s, TradePhase())
    agree(s, A, "/ / attack-ottokar A 1292-round-1 attack-ottokar B 1292-round-1 forfeit-prestige 1", B)
    play_round(s)
    assert options(s, A) == ["attack schwaben-1"]
    assert reason(s, A, "pass") == ("must-attack-ottokar", "trade.8")


@rule("trade.8", "reaction.2")
def test_childbed_uses_up_no_action_and_may_precede_a_promised_attack() -> None:
    s = trade_of()
    hand(s, A, "reaction-kindbett-1")
    lay(s, s.married[B], "marriage-unteritalien")
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    play_round(s)
    assert can(s, A, "childbed reaction-kindbett-1 B")


# Terms that cannot be kept


@rule("trade.8")
def test_terms_that_can_never_be_kept_are_refused_when_offered() -> None:
    s = trade_of()
    hand(s, A, "city-prag")
    s.last_row = YEARS["1308"]
    forfeit = "forfeit-gold 2"
    for terms, key in (
        (f"pay A B 2 1292-round-2 {forfeit}", "too-soon"),
        (f"hand-card A B city-prag 1292-round-1 {forfeit}", "too-soon"),
        (f"pay A B 2 1292 {forfeit}", "bad-date"),
        (f"pay A B 2 1314 {forfeit}", "bad-date"),
        (f"attack A C 1308 {forfeit}", "bad-date"),
        ("pay A B 2 1298", "needs-forfeit"),
        ("attack A C 1298-round-1", "needs-forfeit"),
        (f"pay A B 0 1298 {forfeit}", "bad-terms"),
        (f"pay A C 2 1298 {forfeit}", "bad-terms"),
        (f"pay A B 2 1298 {forfeit} {forfeit}", "bad-terms"),
        (f"pay A B 501 1298 {forfeit}", "bad-terms"),
        ("pay A B 2 1298 forfeit-prestige 21", "bad-terms"),
        ("pay A B 2 1298 forfeit-gold 0", "bad-terms"),
        (f"attack A B 1298 {forfeit}", "bad-terms"),
        (f"attack C B 1298 {forfeit}", "bad-terms"),
        ("stay-out C tirol 1298", "bad-terms"),
        ("spare A C 1298", "bad-terms"),
        (f"hand-estate A B bayern-1 1298 {forfeit}", "cannot-deliver"),
        (f"hand-estate A B tirol-1 1298 hand-estate A B tirol-1 1308 {forfeit}", "cannot-deliver"),
        (f"hand-card A B city-basel 1298 {forfeit}", "cannot-deliver"),
        (f"hand-card B A city-basel 1298 {forfeit} gives-card B A city-basel", ""),  # B's hand is not looked into
        (" ".join(["stay-out A tirol 1298"] * 13), "too-many-terms"),
    ):
        if key:
            assert refused(s, A, f"offer B / / {terms}") == key, terms
    do(s, A, f"offer B / / hand-card B A city-basel 1298 {forfeit}")
    assert refused(s, B, "accept 1") == "cannot-deliver"


@rule("trade.6")
def test_a_new_agreement_must_not_contradict_one_in_force() -> None:
    s = trade_of()
    agree(s, A, "/ / attack A C 1292-round-1 forfeit-gold 2", B)
    assert refused(s, A, "offer C / / peace 1298") == "contradiction"
    assert refused(s, A, "offer C / / spare A C 1298") == "contradiction"
    do(s, A, "offer C / / spare C A 1298")
    s = trade_of()
    agree(s, A, "/ / peace 1298", C)
    assert refused(s, B, "offer A / / attack A C 1292-round-1 forfeit-gold 2") == "pact"
    do(s, B, "offer A / / attack A C 1298-round-1 forfeit-gold 2")


# Parties


@rule("trade.3")
def test_each_party_may_take_its_word_back_until_the_last_agrees() -> None:
    s = trade_of(4)
    do(s, A, "offer B gold 5 / / peace 1298 with C with D")
    do(s, B, "accept 1")
    do(s, C, "accept 1")
    back = [write_action(GAME, a) for a in deals().standing(s, B)]
    assert back == ["withdraw 1"]
    assert [write_action(GAME, a) for a in deals().standing(s, C)] == ["withdraw 1"]
    assert refused(s, D, "withdraw 1") == "not-your-offer"
    do(s, C, "withdraw 1")
    assert s.offers == []
    assert s.agreements == []
    assert events(s, "word-taken-back") == [("word-taken-back", (C, A))]
    assert refused(s, D, "accept 1") == "no-such-offer"


@rule("trade.3", "trade.6")
def test_an_agreement_of_four_with_every_kind_of_clause() -> None:
    s = trade_of(4)
    put(s, D, "sachsen")
    terms = "peace 1298 stay-out D tirol 1298 pay A D 2 1298 support B C 1292 leave-title C tirol 1308 forfeit-gold 1"
    do(s, A, f"offer B / / {terms} with C with D")
    for seat in (B, C, D):
        do(s, seat, "accept 1")
    assert [CLAUSES[row[1]].name for row in s.agreements] == ["peace", "stay-out", "pay", "support", "leave-title"]
    assert {row[2] for row in s.agreements} == {0b1111}
    assert sorted(args[1] for _, args in events(s, "agreement-party")) == [A, B, C, D]


# Notes


@rule("trade.8")
def test_a_free_text_is_recorded_shown_to_all_and_not_enforced() -> None:
    s = trade_of()
    agree(s, A, "/ / note Help%20me%20in%20%3Cb%3ETyrol%3C%2Fb%3E 1298", B)
    (note,) = view(GAME, s, C)["board"]["agreements"]
    assert (note["promise"], note["enforced"], note["until"]) == ("note", False, "moment:1298")
    for lang, mark in zip(LANGUAGES, ("not enforced", "non imposto", "sem força"), strict=True):
        texts = Texts(lang, "ludoteca.cli", GAME.package, strict=True)
        (line,) = agreement_lines(texts, view(GAME, s, C))
        assert "Help me in <b>Tyrol</b>" in line  # plain text: a screen escapes it
        assert mark in line
    assert save(GAME, load(GAME, save(GAME, s))) == save(GAME, s)
    play_round(s, 1, "1298")
    assert s.agreements == []


@rule("trade.8")
@pytest.mark.parametrize("word", ["a" * 161, "%0A", "%00x", "x%20", "%E2%80%AE"])
def test_a_free_text_is_short_and_printable(word: str) -> None:
    with pytest.raises(CodecError):
        read_action(GAME, f"offer B / / note {word} 1298")


@rule("trade.8")
def test_a_number_that_is_no_text_is_refused() -> None:
    from ludoteca.games.anno_1452.clauses import NOTE
    from ludoteca.kernel import Refused, act, offer

    s = trade_of()
    for n in (-1, 0, 255, 1 << 9000):
        with pytest.raises(Refused):
            act(GAME, s, A, offer(B, [], [], (NOTE, n, 16)))


# What players read


@rule("trade.6", "trade.8")
def test_the_log_says_when_an_agreement_binds_and_everybody_reads_it() -> None:
    s = trade_of()
    agree(s, A, "/ / peace 1298 pay A B 2 1298 forfeit-prestige 1", B)
    assert [key for key, _ in events(s, "agreement") + events(s, "clause")] == [
        "agreement",
        "agreement-party",
        "agreement-party",
        "clause-peace",
        "clause-pay",
        "clause-forfeit-prestige",
    ]
    for seat in (A, B, C, -1):
        shown = view(GAME, s, seat)["board"]["agreements"]
        assert [x["promise"] for x in shown] == ["peace", "pay"]
        assert shown[1]["forfeits"] == [{"promise": "forfeit-prestige", "args": {"amount": 1}}]
    lines = agreement_lines(Texts("en", "ludoteca.cli", GAME.package, strict=True), view(GAME, s, C))
    assert lines[1] == (
        "Agreement 1 (A, B): A pays B 2 Gold in the Evaluation of 1298; "
        "a promise that cannot be kept costs 1 Prestige point"
    )
    assert "clause-over" not in told(s)


@rule("trade.6")
def test_clauses_and_their_words_are_numbered_alike() -> None:
    assert CLAUSE.ids == [c.name for c in CLAUSES]
    assert [name for name, _ in deals().promises] == CLAUSE.ids
