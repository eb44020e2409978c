"""What falls due under an agreement, and what a broken promise costs (trade.6 to trade.9)."""

from games.anno_1452.agreeing import agree, close, events, play_round, trade_of
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
    turn,
)
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.dues import Dues
from ludoteca.games.anno_1452.rules.evaluation import Evaluation
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.market import Market
from ludoteca.games.anno_1452.rules.trade import Bargain, TradePhase
from ludoteca.games.anno_1452.state import Anno
from ludoteca.games.anno_1452.vocabulary import CLAUSE, MOMENT
from ludoteca.kernel import ALL, view
from ludoteca.testing import rule

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
def test_29_of_30_are_paid_the_forfeit_is_taken_and_the_rest_stays_owed() -> None:
    s = trade_of()
    s.gold = [29, 15, 15]
    agree(s, A, "/ / pay A B 30 1298 forfeit-prestige 2", B)
    s.row = YEARS["1298"]
    close(s)
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.gold == [0, 44, 15]
    assert s.prestige == [8, 10, 10]
    day = MOMENT.number("1308")
    assert events(s, "due-pay") + events(s, "still-owed") == [
        ("due-pay", (1, A, B, 29)),
        ("still-owed", (1, A, B, 1, day)),
    ]
    s.gold[A] = 3
    close(s)
    s.row = YEARS["1308"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.gold == [2, 45, 15]
    assert s.prestige == [8, 10, 10]  # the forfeit was taken once
    assert s.agreements == []


@rule("trade.6")
def test_a_forfeit_in_gold_that_cannot_be_paid_stays_owed() -> None:
    s = trade_of()
    agree(s, A, "/ / pay A B 20 1298 forfeit-gold 18", B)
    close(s)
    s.row = YEARS["1298"]
    s.agenda.clear()
    ask(s, TradePhase())
    assert s.gold == [0, 30, 15]
    assert sorted(row[-2] for row in s.agreements) == [5, 18]
    assert [row[3:5] for row in s.agreements] == [[0, 0], [0, 0]]  # no forfeit of a forfeit


@rule("trade.6", "end.3")
def test_what_is_owed_at_the_end_of_the_game_is_lost() -> None:
    s = trade_of(3, "1440")
    agree(s, A, "/ / pay A B 20 1452 forfeit-prestige 1", B)
    close(s)
    s.row = YEARS["1452"]
    s.agenda.clear()
    ask(s, Dues(), Bargain(A))
    assert events(s, "debt-lost") == [("debt-lost", (1, A, B, 5))]
    assert s.agreements == []


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
    assert refused(s, A, "offer C card special-sondersteuer-1 / /") == "card-owed"
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
