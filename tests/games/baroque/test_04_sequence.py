"""Sequence of play, decks, income, cards, first player (chapters 4 to 8)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    action,
    army,
    ask,
    asked,
    card,
    dice,
    do,
    draw,
    front,
    give,
    keys,
    menu,
    own,
    put,
    refusal,
    st,
    table,
    told,
)
from games.helpers import log_of
from ludoteca.games.baroque.constants import WAR
from ludoteca.games.baroque.data import EFFECT
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.actions import ActionPhase, NextActor
from ludoteca.games.baroque.rules.build import CITY_WORK, BuildTarget
from ludoteca.games.baroque.rules.decks import PrepareDecks
from ludoteca.games.baroque.rules.end_turn import EndOfTurn, turn_points
from ludoteca.games.baroque.rules.first_player import ChooseOrder
from ludoteca.games.baroque.rules.income import TakeIncome, income
from ludoteca.games.baroque.rules.opportunity import BuyCards, DealCards, FreeCards
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.rules.turn import BeginTurn, TurnOver
from ludoteca.games.baroque.state import ACTION, CARDS, DECKS, END, INCOME, ORDER, SUPPORT, Baroque
from ludoteca.kernel import NOBODY, Refused, act, playout, view
from ludoteca.testing import rule


def played_turn(turn: int) -> Baroque:
    """A whole turn at random; its log."""
    s = table()
    s.turn = turn
    s.turns = turn
    ask(s, BeginTurn())
    playout(GAME, s, 5, 5000)
    assert s.over
    return s


@rule("4.0.a")
def test_seven_phases_in_order() -> None:
    phases = [args[0] for args in told(played_turn(2), "phase")]
    assert phases == [DECKS, INCOME, CARDS, ORDER, ACTION, SUPPORT, END]


@rule("4.0.a", "4.1.a", "4.2.a")
def test_turn_one_has_no_decks_and_no_income() -> None:
    s = played_turn(1)
    assert [args[0] for args in told(s, "phase")] == [CARDS, ORDER, ACTION, SUPPORT, END]
    assert told(s, "income") == []


@rule("4.1.a", "5.0.a")
def test_the_discards_come_back() -> None:
    s = table()
    s.turn = 2
    s.discard = [s.deck.pop() for _ in range(5)]
    s.event_discard = [s.event_deck.pop() for _ in range(4)]
    ask(s, PrepareDecks())
    assert (len(s.deck), len(s.event_deck)) == (41, 36)
    assert (s.discard, s.event_discard) == ([], [])
    assert all(s.known[c] == 0 for c in s.deck + s.event_deck)


@rule("5.0.a")
def test_a_card_in_the_box_does_not_come_back() -> None:
    s = table()
    s.turn = 2
    s.box.append(s.deck.pop())
    ask(s, PrepareDecks())
    assert len(s.deck) == 40


@rule("4.2.a")
def test_all_receive_income_before_cards_are_dealt() -> None:
    s = table()
    s.turn = 2
    ask(s, TakeIncome(), DealCards())
    assert [args[0] for args in told(s, "income")] == [A, B, C]
    assert keys(s).index("income") < keys(s).index("cards-dealt")


@rule("4.3.a")
def test_each_draws_three_with_three_players() -> None:
    s = ask(table(), DealCards())
    assert [len(hand) for hand in s.hands] == [3, 3, 3]


@rule("4.4.a")
def test_fewest_points_set_the_order() -> None:
    s = table()
    s.turn = 2
    s.vp = [12, 9, 15]
    ask(s, ChooseOrder())
    assert s.front[0].seat == B
    assert asked(s) == "OrderPick"


@rule("4.5.a")
def test_event_then_card_then_actions() -> None:
    s = table()
    give(s, A, "power", "capitalism")
    s.event_deck.append(s.event_deck.pop(s.event_deck.index(card("imperial_subsidies"))))
    ask(s, ActionPhase())
    assert s.phase == ACTION
    assert told(s, "event") == [(A, card("imperial_subsidies"))]
    assert asked(s) == "MandatoryCard"
    assert refusal(s, "build-city") == "card-first"
    do(s, "play capitalism", "forgo")
    assert asked(s) == "Act"
    assert "build-army 3" in menu(s)


@rule("4.5.b")
def test_who_has_no_cards_is_skipped() -> None:
    s = table()
    give(s, A, "power", "traitor")
    give(s, C, "power", "baroque")
    ask(s, NextActor(1))
    assert s.active == C


@rule("4.5.b", "9.4.a", "12.0.a")
def test_without_cards_the_support_phase_begins() -> None:
    s = table()
    ask(s, ActionPhase(), SupportPhase())
    assert s.phase == SUPPORT
    assert keys(s) == ["phase", "phase", "throne", "throne", "throne"]


@rule("4.6.a")
def test_support_steps_are_done_by_all_before_the_next() -> None:
    s = table()
    own(s, A, "saxony")
    army(s, A, "hessen")
    army(s, B, "tyrol")
    s.florins = [1, 1, 0]
    ask(s, SupportPhase())
    assert s.control[st("hessen")] == NOBODY
    do(s, "pay 1")
    assert s.control[st("hessen")] == NOBODY
    assert s.front[0].seat == B
    do(s, "pay 1")
    assert s.control[st("hessen")] == A
    assert keys(s).index("upkeep") < keys(s).index("conquered") < keys(s).index("throne")


@rule("4.6.a")
def test_an_unpaid_army_takes_no_control() -> None:
    s = table()
    army(s, A, "hessen")
    s.florins = [0, 0, 0]
    ask(s, SupportPhase())
    assert s.control[st("hessen")] == NOBODY
    assert s.host[st("hessen")] == NOBODY


@rule("4.6.b")
def test_support_changes_at_once() -> None:
    s = table()
    own(s, B, "bohemia")
    assert s.support(B) == 3
    own(s, B, "saxony", "cologne")
    assert s.support(B) == 10
    own(s, NOBODY, "cologne")
    assert s.support(B) == 6


@rule("4.7.a")
def test_cards_act_before_the_winner_is_found_if_the_table_plays_so() -> None:
    s = table(last_turn_cards="applied")
    s.turn = 3
    front(s, A, "frederick_william")
    ask(s, EndOfTurn(), TurnOver())
    assert s.over
    assert s.scores[A] == 4 + 5


@rule("4.7.a")
def test_the_last_effects_may_be_switched_off() -> None:
    s = table()
    s.turn = 3
    front(s, A, "frederick_william")
    ask(s, EndOfTurn(), TurnOver())
    assert s.scores[A] == 4


@rule("4.7.a")
def test_nothing_lies_in_front_after_a_turn() -> None:
    s = table()
    front(s, A, "frederick_william", "divine_intervention", "lurago")
    front(s, B, "galen", "schonborn")
    s.tableau[B].remove(card("galen"))
    s.deck.append(card("galen"))
    ask(s, EndOfTurn())
    assert s.tableau == [[], [], []]
    assert s.ban == 0


@rule("5.1.a")
def test_the_spanish_sales_never_come_with_four() -> None:
    s = table(4)
    s.turn = 2
    ask(s, PrepareDecks())
    sales = {card("spain_sells_franche_comte"), card("spain_sells_spanish_netherlands")}
    assert not sales & set(s.event_deck + s.event_discard)
    assert len(s.event_deck) == 34


@rule("5.1.b")
def test_wars_stay_out_of_the_deck_until_peace() -> None:
    s = table()
    draw(s, A, "war", 1)
    draw(s, A, "war_2", 2)
    s.turn = 2
    ask(s, PrepareDecks())
    assert [EFFECT[c] for c in s.event_deck].count(WAR) == 1
    draw(s, A, "peace")
    s.turn = 3
    ask(s, PrepareDecks())
    assert [EFFECT[c] for c in s.event_deck].count(WAR) == 3


@rule("5.1.c")
def test_famine_goes_to_the_bottom() -> None:
    s = table()
    draw(s, A, "famine")
    assert s.events_in_play == [card("famine")]
    s.turn = 2
    ask(s, PrepareDecks(), TakeIncome())
    assert s.event_deck[0] == card("famine")
    s.event_discard = s.event_deck[1:]
    s.event_deck = s.event_deck[:1]
    give(s, A, "power")
    for n in s.event_discard:
        s.known[n] = -1
    log_of(s).clear()
    ask(s, NextActor(0))
    assert told(s, "event") == [(A, card("famine"))]


@rule("5.1.d")
def test_permission_stays_on_the_board() -> None:
    s = table()
    draw(s, A, "polish_permission")
    s.turn = 3
    ask(s, PrepareDecks())
    assert s.permission
    assert card("polish_permission") in s.events_in_play
    draw(s, A, "war", 6)
    assert card("polish_permission") in s.event_discard
    assert not s.permission


@rule("5.1.e")
def test_a_removed_event_never_returns() -> None:
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "bid 4", "pass", "pass")
    assert s.box == [card("denmark_sells_holstein")]
    s.turn = 2
    ask(s, PrepareDecks())
    assert card("denmark_sells_holstein") not in s.event_deck


@rule("5.1.e", "card.auction.c")
def test_an_unsold_state_can_be_offered_again() -> None:
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "pass", "pass", "pass")
    assert not s.in_play[st("holstein")]
    s.turn = 2
    ask(s, PrepareDecks())
    assert card("denmark_sells_holstein") in s.event_deck


@rule("6.0.a")
def test_income_is_the_sum_of_the_states() -> None:
    s = table()
    own(s, B, "bohemia", "tyrol")
    s.city[st("bohemia")] = 1
    s.turn = 2
    before = s.florins[B]
    ask(s, TakeIncome())
    assert s.florins[B] == before + 12


@rule("6.0.a")
def test_no_income_in_turn_one() -> None:
    s = table()
    before = s.florins.copy()
    ask(s, TakeIncome())
    assert s.florins == before


@rule("6.0.b")
def test_famine_comes_before_doubling_and_chaos_halves_the_total() -> None:
    s = table(2)
    s.control = [NOBODY] * len(s.control)
    own(s, A, "saxony", "nassau")
    s.city[st("saxony")] = 1
    s.starved[A] = 1
    assert income(s, A) == 5
    s.starved[A] = 0
    own(s, A, "bavaria", "nassau", "mainz")
    s.city[st("saxony")] = 0
    own(s, A, "swabia")
    assert income(s, A) == 3 + 1 + 3 + 3 + 1
    s.halved[A] = 1
    assert income(s, A) == 6


@rule("6.0.b")
def test_famine_and_chaos_together_meet_the_minimum() -> None:
    s = table(2)
    s.control = [NOBODY] * len(s.control)
    own(s, A, "saxony", "tyrol", "nassau")
    s.city[st("saxony")] = 1
    s.starved[A] = 1
    s.halved[A] = 1
    assert income(s, A) == 5


@rule("6.1.a")
def test_only_control_brings_income() -> None:
    s = table()
    own(s, A, "lorraine")
    assert income(s, A) == 4 + 3
    put(s, A, "hessen", 1)
    assert income(s, A) == 7


@rule("6.1.b", "10.2.2.b", "10.2.3.b")
@pytest.mark.parametrize("city", [1, 2])
def test_a_city_doubles_income(city: int) -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("saxony")] = city
    assert income(s, A) == 4 + 6


@rule("6.1.c")
def test_states_that_yield_nothing() -> None:
    s = table(4)
    own(s, B, "lorraine", "styria", "bohemia")
    full = income(s, B)
    army(s, A, "austria")
    assert income(s, B) == full - 4
    s.no_income[st("lorraine")] = 1
    assert income(s, B) == full - 7
    draw(s, A, "war", 4)
    assert income(s, B) == 5
    assert s.yields(st("bohemia"))
    s.no_income[st("spanish_netherlands")] = 1
    before = s.florins[3]
    draw(s, A, "maritime_trade")
    assert s.florins[3] == before


@rule("6.2.a")
def test_income_of_prussia() -> None:
    s = table()
    own(s, A, "prussia")
    assert income(s, A) == 4 + 2
    draw(s, B, "polish_permission")
    assert income(s, A) == 4 + 6
    s.starved[A] = 1
    assert income(s, A) == 3 + 5
    assert turn_points(s, A) == 4 + 2


@rule("6.2.b")
def test_no_city_in_prussia() -> None:
    s = table()
    own(s, A, "prussia")
    s.florins[A] = 20
    ask(s, BuildTarget(A, CITY_WORK))
    assert refusal(s, "build-in prussia") == "no-city-allowed"


@rule("6.3.a")
def test_at_least_five_florins() -> None:
    s = table(2)
    s.control = [NOBODY] * len(s.control)
    assert income(s, A) == 5
    own(s, A, "saxony")
    assert income(s, A) == 5
    own(s, A, "tyrol")
    assert income(s, A) == 5
    own(s, A, "nassau")
    assert income(s, A) == 6


@rule("6.3.b")
def test_debts_are_settled_after_income() -> None:
    s = table(2)
    s.control[st("brandenburg")] = NOBODY
    s.turn = 2
    s.florins[A] = 0
    army(s, A, "hessen", 2)
    s.deferred[A] = 2
    s.fugger[A] = 1
    ask(s, TakeIncome())
    assert s.florins[A] == 0
    assert told(s, "deferred-paid") == [(A, 4)]
    assert told(s, "paid-bank") == [(A, 1)]
    assert (s.deferred[A], s.fugger[A]) == (0, 0)


@rule("7.0.a", "10.1.a")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 3), (4, 2)])
def test_free_cards_are_seen_by_their_owner_alone(seats: int, cards: int) -> None:
    s = ask(table(seats), DealCards())
    for seat in range(seats):
        assert len(s.hands[seat]) == cards
        shown = [z for z in view(GAME, s, seat)["board"]["zones"] if z["id"] == "hand"]
        for z in shown:
            assert all(c.startswith("card:") for c in z["cards"]) == (z["seat"] == "ABCD"[seat])


@rule("7.0.b")
def test_buying_needs_money_and_may_be_left() -> None:
    s = table()
    s.florins[A] = 1
    ask(s, BuyCards(A, 0))
    assert refusal(s, "buy") == "florins-needed"
    s = table()
    ask(s, BuyCards(A, 0))
    do(s, "done-buying")
    assert (s.florins[A], s.hands[A]) == (15, [])


@rule("7.1.a")
def test_buying_order() -> None:
    s = table()
    s.order = [C, B, A]
    own(s, B, "saxony", "salzburg", "liege", "bohemia")
    ask(s, DealCards())
    seen = []
    while asked(s) == "BuyCards":
        seen.append(s.front[0].seat)
        do(s, "done-buying")
    assert seen == [B, C, A]


@rule("7.1.a")
def test_equal_support_buys_in_turn_order() -> None:
    s = table()
    own(s, B, "bohemia")
    s.order = [C, A, B]
    ask(s, DealCards())
    assert s.front[0].seat == C


@rule("7.2.a")
def test_one_mulligan_of_one_to_three_cards() -> None:
    s = table()
    give(s, A, "power", "traitor", "baroque", "assassin")
    s.florins[A] = 30
    ask(s, BuyCards(A, 0), BuyCards(B, 0))
    assert refusal(s, "mulligan 4") == "mulligan-too-many"
    do(s, "mulligan 2", "exchange traitor", "exchange baroque")
    assert s.front[0].seat == B
    assert refusal(s, "mulligan 1") == "hand-too-small"
    assert s.discard == [card("traitor"), card("baroque")]
    assert len(s.hands[A]) == 4


@rule("7.2.a")
def test_a_mulligan_comes_before_the_next_player_buys() -> None:
    s = table()
    give(s, A, "power", "traitor")
    ask(s, BuyCards(A, 0), BuyCards(B, 0))
    do(s, "done-buying", "buy")
    with pytest.raises(Refused) as refused:
        act(GAME, s, A, action("mulligan 1"))
    assert refused.value.no.key == "not-asked"


@rule("7.2.b")
@pytest.mark.parametrize(("cards", "cost"), [(1, 3), (2, 7), (3, 12)])
def test_mulligan_costs(cards: int, cost: int) -> None:
    s = table()
    give(s, A, "power", "traitor", "baroque", "assassin")
    s.florins[A] = cost - 1
    ask(s, BuyCards(A, 9))
    assert refusal(s, f"mulligan {cards}") == "florins-needed"
    s.florins[A] = cost
    s.agenda.clear()
    ask(s, BuyCards(A, 9))
    do(s, f"mulligan {cards}")
    for _ in range(cards):
        do(s, menu(s)[0])
    assert s.florins[A] == 0
    assert len(s.hands[A]) == 4


@rule("7.3.a")
def test_a_card_costs_two_florins() -> None:
    s = ask(table(), BuyCards(A, 0))
    do(s, "buy", "buy", "buy", "buy")
    assert s.florins[A] == 7
    assert len(s.hands[A]) == 4


@rule("7.4.a")
@pytest.mark.parametrize(("seats", "favours", "most"), [(2, 0, 6), (3, 0, 5), (4, 0, 4), (4, 2, 6)])
def test_the_buying_limit(seats: int, favours: int, most: int) -> None:
    s = table(seats)
    s.florins[A] = 40
    s.hand_favours[A] = favours
    ask(s, BuyCards(A, 0))
    for _ in range(most):
        do(s, "buy")
    assert refusal(s, "buy") == "bought-enough"


@rule("7.4.a")
def test_eleven_cards_with_two_players() -> None:
    s = ask(table(2), FreeCards(), BuyCards(A, 0))
    for _ in range(6):
        do(s, "buy")
    assert len(s.hands[A]) == 11


@rule("7.4.b")
def test_an_empty_deck_is_refilled() -> None:
    s = table()
    s.discard = s.deck[:3]
    s.box += s.deck[3:]
    s.deck = []
    ask(s, BuyCards(A, 0))
    do(s, "buy")
    assert (len(s.deck), s.discard, len(s.hands[A])) == (2, [], 1)


@rule("7.4.b")
def test_no_cards_at_all() -> None:
    s = table()
    s.box += s.deck
    s.deck = []
    ask(s, FreeCards(), BuyCards(A, 0))
    assert s.hands[A] == []
    assert refusal(s, "buy") == "no-cards-left"


@rule("8.1.a")
def test_turn_one_keeps_the_rolled_order() -> None:
    s = table()
    s.order = [C, A, B]
    ask(s, ChooseOrder())
    assert s.order == [C, A, B]
    for seat in (A, B, C):
        give(s, seat, "power")
    ask(s, NextActor(0))
    assert s.active == C


@rule("8.2.a")
def test_any_order_may_be_named() -> None:
    s = table()
    s.turn = 2
    s.vp = [10, 8, 20]
    ask(s, ChooseOrder())
    do(s, "place-in-order C")
    assert refusal(s, "place-in-order C") == "already-in-order"
    do(s, "place-in-order B", "confirm")
    assert s.order == [C, B, A]


@rule("8.2.b")
def test_ties_go_to_less_support_then_to_the_lower_die() -> None:
    s = table()
    s.turn = 2
    s.vp = [8, 8, 20]
    own(s, A, "saxony")
    own(s, B, "bohemia")
    ask(s, ChooseOrder())
    assert s.front[0].seat == B
    s = table()
    s.turn = 2
    s.vp = [8, 8, 20]
    own(s, B, "bohemia")
    dice(s, 2, 5)
    ask(s, ChooseOrder())
    assert s.front[0].seat == A


@rule("8.2.b")
def test_equal_dice_are_rolled_again() -> None:
    s = table()
    s.turn = 2
    own(s, B, "bohemia")
    s.vp = [8, 8, 20]
    dice(s, 3, 3, 6, 1)
    ask(s, ChooseOrder())
    assert s.front[0].seat == B
    assert len(told(s, "tie-roll")) == 4
