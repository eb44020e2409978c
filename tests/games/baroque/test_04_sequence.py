"""Sequence of play and decks (chapters 4 and 5)."""

from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    asked,
    card,
    do,
    draw,
    front,
    give,
    keys,
    menu,
    own,
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
from ludoteca.games.baroque.rules.decks import PrepareDecks
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.first_player import ChooseOrder
from ludoteca.games.baroque.rules.income import TakeIncome
from ludoteca.games.baroque.rules.opportunity import DealCards
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.rules.turn import BeginTurn, TurnOver
from ludoteca.games.baroque.state import ACTION, CARDS, DECKS, END, INCOME, ORDER, SUPPORT, Baroque
from ludoteca.kernel import NOBODY, playout
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
