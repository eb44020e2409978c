"""Events with a chapter of their own: chaos (chapter 14.1)."""

from games.baroque.hands import (
    A,
    B,
    all_armies,
    army,
    ask,
    card,
    do,
    draw,
    keys,
    menu,
    own,
    st,
    table,
    told,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.decks import PrepareDecks
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.income import TakeIncome, income
from ludoteca.games.baroque.rules.opportunity import DealCards
from ludoteca.testing import rule


@rule("14.1.a", "card.support_for_the_emperor")
def test_chaos_ends_with_support_for_the_emperor() -> None:
    s = table()
    own(s, B, "brunswick")
    draw(s, A, "chaos")
    assert s.support(B) == 3
    draw(s, A, "support_for_the_emperor")
    assert told(s, "throne")[0][0] == A
    while s.front:
        do(s, "done-favours")
    assert card("chaos") in s.event_discard
    assert s.support(B) == 0
    assert s.halved == [0, 0, 0]


@rule("14.1.a")
def test_chaos_ends_with_its_turn() -> None:
    s = table()
    draw(s, A, "chaos")
    ask(s, EndOfTurn())
    assert s.chaos_now == 0
    assert s.ninth == 0


@rule("14.1.b")
def test_chaos_halves_the_next_income_if_the_table_plays_so() -> None:
    s = table(chaos_income="turn-and-next-income")
    own(s, B, "bohemia", "silesia", "bavaria")
    draw(s, A, "chaos")
    ask(s, EndOfTurn())
    s.turn = 2
    before = s.florins[B]
    ask(s, PrepareDecks(), TakeIncome())
    assert s.florins[B] == before + 7
    assert s.halved == [0, 0, 0]
    assert income(s, B) == 13


@rule("14.1.b")
def test_chaos_ends_with_the_turn_and_leaves_the_next_income_alone() -> None:
    s = table()
    own(s, B, "bohemia", "silesia", "bavaria")
    draw(s, A, "chaos")
    ask(s, EndOfTurn())
    assert card("chaos") in s.event_discard
    assert income(s, B) == 13


@rule("14.1.b")
def test_chaos_halves_the_trade_events() -> None:
    s = table()
    own(s, A, "saxony", "hessen")
    draw(s, B, "chaos")
    s.city[st("saxony")] = CITY
    s.city[st("hessen")] = CITY
    s.city[st("brandenburg")] = FORTIFIED
    before = s.florins[A]
    draw(s, B, "city_trade")
    assert s.florins[A] == before + 4


@rule("14.1.b", "6.3.a")
def test_a_halved_income_meets_the_minimum() -> None:
    s = table(chaos_income="turn-and-next-income")
    draw(s, A, "chaos")
    own(s, A, "carinthia", "carniola", "hessen")
    assert income(s, A) == 5


@rule("14.1.c")
def test_chaos_brings_the_revolts_back() -> None:
    s = table()
    for word in ("revolt", "revolt_2", "support_for_the_emperor", "peace"):
        s.event_deck.remove(card(word))
        s.event_discard.append(card(word))
    s.event_deck.remove(card("famine"))
    s.event_deck.insert(0, card("famine"))
    s.known[card("famine")] = -1
    draw(s, A, "chaos")
    assert s.event_discard == [card("peace")]
    assert {card("revolt"), card("revolt_2"), card("support_for_the_emperor")} <= set(s.event_deck)
    assert s.known[card("famine")] == 0
    assert told(s, "chaos-cards") == [(3,)]


@rule("14.1.c")
def test_without_revolts_in_the_discards_the_deck_is_left_alone() -> None:
    s = table()
    deck = [c for c in s.event_deck if c != card("chaos")]
    draw(s, A, "chaos")
    assert s.event_deck == deck


@rule("14.1.d")
def test_chaos_costs_an_army() -> None:
    s = table()
    army(s, A, "brandenburg", 2)
    army(s, A, "hessen", 1)
    draw(s, A, "chaos")
    assert menu(s) == ["disband brandenburg", "disband hessen"]
    do(s, "disband hessen")
    assert all_armies(s, A) == {"brandenburg": 2}
    assert s.army_count(B) == 0


@rule("14.1.e")
def test_chaos_costs_a_city_or_reduces_a_fortified_one() -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("brandenburg")] = CITY
    s.city[st("saxony")] = FORTIFIED
    s.city[st("austria")] = FORTIFIED
    draw(s, A, "chaos")
    assert menu(s) == ["lose-city brandenburg"]
    do(s, "lose-city brandenburg")
    assert s.front[0].seat == B
    do(s, "reduce-city austria")
    assert [s.city[st(word)] for word in ("brandenburg", "saxony", "austria")] == [0, FORTIFIED, CITY]


@rule("14.1.f")
def test_brunswick_is_an_elector_while_chaos_lasts() -> None:
    s = table()
    own(s, B, "brunswick")
    draw(s, A, "chaos")
    assert s.support(B) == 3
    ask(s, EndOfTurn())
    assert s.support(B) == 0
    s = table(brunswick="for-good")
    own(s, B, "brunswick")
    draw(s, A, "chaos")
    ask(s, EndOfTurn())
    assert s.support(B) == 3


@rule("14.1.f", "7.1.a")
def test_brunswick_gives_no_votes_in_the_next_buying_order() -> None:
    s = table()
    own(s, B, "brunswick")
    draw(s, A, "chaos")
    ask(s, EndOfTurn())
    s.turn = 2
    ask(s, PrepareDecks(), TakeIncome(), DealCards())
    assert s.front[0].seat == A


@rule("14.1.g")
def test_the_chaos_card_lies_out_until_the_next_income_is_paid() -> None:
    s = table(chaos_income="turn-and-next-income")
    draw(s, A, "chaos")
    ask(s, EndOfTurn())
    assert "chaos-until-income" in keys(s)
    assert "chaos-over" not in keys(s)  # the income is still to be halved
    s.turn = 2
    ask(s, PrepareDecks())
    assert card("chaos") in s.events_in_play
    ask(s, TakeIncome())
    assert card("chaos") in s.event_discard
    assert keys(s)[-1] == "chaos-over"
    s.turn = 3
    ask(s, PrepareDecks())
    assert card("chaos") in s.event_deck


@rule("card.chaos")
def test_the_order_of_chaos() -> None:
    s = table()
    s.event_deck.remove(card("revolt"))
    s.event_discard.append(card("revolt"))
    army(s, A, "brandenburg")
    s.city[st("brandenburg")] = CITY
    draw(s, A, "chaos")
    do(s, "disband brandenburg", "lose-city brandenburg")
    told_keys = [k for k in keys(s) if k in ("chaos-cards", "disbanded", "city-lost", "brunswick-elector")]
    assert told_keys == ["chaos-cards", "disbanded", "city-lost", "brunswick-elector"]
    assert s.events_in_play == [card("chaos")]


@rule("14.1.b")
def test_the_income_shown_after_chaos_is_the_one_that_will_be_paid() -> None:
    s = table()
    own(s, A, "bavaria", "saxony", "bohemia")
    before = income(s, A)
    s.halved = [1, 1, 1]
    assert income(s, A) == before  # Chaos halves the money of trade only
    s = table(chaos_income="turn-and-next-income")
    own(s, A, "bavaria", "saxony", "bohemia")
    s.halved = [1, 1, 1]
    assert income(s, A) == max(5, (before + 1) // 2) < before
