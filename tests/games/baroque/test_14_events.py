"""Event cards: chaos, wars, revolts, auctions and the rest (chapter 14, appendix 1)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    D,
    all_armies,
    army,
    ask,
    asked,
    card,
    do,
    draw,
    front,
    general,
    give,
    keys,
    menu,
    own,
    phase,
    points,
    put,
    refusal,
    st,
    table,
    told,
)
from ludoteca.games.baroque.data import EFFECT
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.actions import NextActor
from ludoteca.games.baroque.rules.armies import why_not_enter
from ludoteca.games.baroque.rules.decks import PrepareDecks
from ludoteca.games.baroque.rules.end_turn import EndOfTurn, turn_points
from ludoteca.games.baroque.rules.income import TakeIncome, income
from ludoteca.games.baroque.rules.influence import POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.rules.opportunity import DealCards
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.rules.wars import Attack
from ludoteca.games.baroque.state import Baroque
from ludoteca.games.baroque.words import WAR
from ludoteca.kernel import NOBODY
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
def test_chaos_halves_the_next_income() -> None:
    s = table()
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
def test_the_turn_only_reading_leaves_income_alone() -> None:
    s = table(chaos_income="turn-only")
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
    s = table()
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
    assert s.halved == [1, 1, 1]
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
def test_the_chaos_card_lies_out_until_the_next_income() -> None:
    s = table()
    draw(s, A, "chaos")
    ask(s, EndOfTurn())
    s.turn = 2
    ask(s, PrepareDecks())
    assert card("chaos") in s.events_in_play
    ask(s, TakeIncome())
    assert card("chaos") in s.event_discard
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


@rule("14.3.a")
@pytest.mark.parametrize(
    ("roll", "war"), [(1, "denmark"), (2, "dutch"), (3, "france"), (4, "ottoman"), (5, "ottoman"), (6, "sweden")]
)
def test_the_war_table(roll: int, war: str) -> None:
    s = table()
    draw(s, A, "war", roll)
    assert s.wars[["denmark", "dutch", "france", "ottoman", "sweden"].index(war)] == 1
    assert sum(s.wars) == 1


@rule("14.3.b", "card.peace.a")
def test_wars_last_until_peace() -> None:
    s = table()
    draw(s, A, "war", 1)
    draw(s, A, "war_2", 3)
    do(s, "french-target lorraine")
    assert s.no_income[st("lorraine")] == 1
    draw(s, A, "peace")
    assert s.active_wars() == 0
    assert sorted(s.event_discard) == sorted([card("war"), card("war_2"), card("peace")])
    assert s.events_in_play == []
    assert s.no_income[st("lorraine")] == 0


@rule("14.3.b")
def test_beating_the_ottomans_does_not_end_their_war() -> None:
    s = table()
    draw(s, A, "war", 4)
    s.host[st("styria")] = NOBODY
    assert s.active_wars() == 1
    draw(s, A, "war_2", 5, 4, 6)
    assert [args[1] for args in told(s, "war-roll")] == [4, 5, 4, 6]


@rule("14.3.1.a", "card.maritime_trade")
def test_the_danish_war_closes_the_baltic() -> None:
    s = table()
    own(s, A, "mecklenburg", "hamburg")
    draw(s, B, "war", 1)
    before = s.florins[A]
    draw(s, B, "maritime_trade")
    assert s.florins[A] == before + 3


@rule("14.3.1.a", "14.3.2.a")
def test_the_readings_of_the_naval_wars() -> None:
    for option, roll, gain in (("own-sea", 2, 3), ("all-ports", 1, 0), ("as-printed", 2, 0), ("own-sea", 1, 3)):
        s = table(naval_wars=option)
        own(s, A, "mecklenburg", "hamburg")
        draw(s, B, "war", roll)
        before = s.florins[A]
        draw(s, B, "maritime_trade")
        assert s.florins[A] == before + gain


@rule("14.3.1.b", "card.denmark_sells_holstein")
def test_no_sale_of_holstein_in_the_danish_war() -> None:
    s = table()
    draw(s, B, "war", 1)
    draw(s, B, "denmark_sells_holstein")
    assert s.front == []
    assert card("denmark_sells_holstein") in s.event_discard
    assert not s.in_play[st("holstein")]


@rule("14.3.2.a", "card.maritime_trade")
def test_the_dutch_war_voids_maritime_trade() -> None:
    s = table()
    own(s, A, "mecklenburg")
    draw(s, B, "war", 2)
    before = s.florins.copy()
    draw(s, B, "maritime_trade")
    assert s.florins == before
    assert "event-void" in keys(s)


@rule("14.3.3.a")
def test_what_france_may_attack() -> None:
    s = table()
    draw(s, A, "war", 3)
    assert menu(s) == ["french-target lorraine"]
    assert refusal(s, "french-target franche_comte") == "not-in-play"
    do(s, "french-target lorraine")
    assert s.no_income[st("lorraine")] == 1
    s = table(4)
    draw(s, A, "war", 3)
    assert len(menu(s)) == 3


def french_attack(armies: int, city: int) -> tuple[int, int, int]:
    """Armies, city and No Income marker of Lorraine after the attack."""
    s = table()
    own(s, A, "lorraine")
    if armies:
        army(s, A, "lorraine", armies)
    s.city[st("lorraine")] = city
    draw(s, A, "war", 3)
    do(s, "french-target lorraine")
    return s.armies[st("lorraine")], s.city[st("lorraine")], s.no_income[st("lorraine")]


@rule("14.3.3.b", "14.3.3.c", "14.3.3.d", "14.3.3.e")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((4, 0), (3, 0, 0)),
        ((3, CITY), (2, CITY, 0)),
        ((2, FORTIFIED), (1, FORTIFIED, 0)),
        ((2, CITY), (0, CITY, 0)),
        ((1, FORTIFIED), (0, FORTIFIED, 0)),
        ((1, CITY), (0, 0, 1)),
        ((0, FORTIFIED), (0, CITY, 1)),
        ((0, 0), (0, 0, 1)),
    ],
)
def test_what_a_french_attack_does(before: tuple[int, int], after: tuple[int, int, int]) -> None:
    assert french_attack(*before) == after


@rule("14.3.3.b", "14.3.3.c", "14.3.3.d", "14.3.4.b")
@pytest.mark.parametrize(("armies", "cited"), [(3, "14.3.3.b"), (2, "14.3.3.c"), (0, "14.3.3.d")])
def test_each_attack_is_told_with_its_own_rule(armies: int, cited: str) -> None:
    s = table()
    if armies:
        army(s, A, "lorraine", armies)
    s.city[st("lorraine")] = CITY
    ask(s, Attack(st("lorraine")))
    assert {event.rule for event in s.log or []} == {cited}
    s = table()
    s.city[st("austria")] = CITY
    ask(s, Attack(st("austria")))
    assert {event.rule for event in s.log or []} == {"14.3.4.b"}
    assert keys(s) == ["attacked", "city-lost", "no-income"]


@rule("14.3.3.d")
def test_the_marker_stops_income_not_points() -> None:
    s = table()
    own(s, A, "lorraine")
    draw(s, A, "war", 3)
    do(s, "french-target lorraine")
    assert income(s, A) == 5
    assert turn_points(s, A) == 4 + 3
    draw(s, A, "peace")
    assert income(s, A) == 7


@rule("14.3.3.f", "card.spain_sells_franche_comte", "card.spain_sells_spanish_netherlands")
@pytest.mark.parametrize("word", ["spain_sells_franche_comte", "spain_sells_spanish_netherlands"])
def test_no_spanish_sale_while_france_attacks(word: str) -> None:
    s = table()
    draw(s, A, "war", 3)
    do(s, "french-target lorraine")
    draw(s, A, word)
    assert s.front == []
    assert card(word) in s.event_discard


@rule("14.3.4.a")
def test_the_ottomans_take_styria() -> None:
    s = table()
    own(s, B, "styria")
    army(s, B, "styria", 3)
    put(s, B, "styria", 1)
    s.city[st("styria")] = CITY
    draw(s, A, "war", 4)
    assert s.host[st("styria")] == OTTOMANS
    assert s.army_count(B) == 0
    assert told(s, "armies-lost") == [(B, 3, st("styria"))]
    assert points(s, B, "styria") == 0
    assert s.control[st("styria")] == B
    assert s.city[st("styria")] == CITY
    assert turn_points(s, B) == 4
    ask(s, InfluenceTarget(A, POWER_CARD))
    assert refusal(s, "place styria") == "enemy-army"
    s.agenda.clear()
    draw(s, A, "peace")
    assert s.host[st("styria")] == OTTOMANS


@rule("14.3.4.a", "14.4.d")
def test_styria_may_revolt_under_the_ottomans() -> None:
    s = table()
    own(s, B, "styria")
    draw(s, A, "war", 4)
    draw(s, A, "revolt", 5)
    assert "revolt-in styria" in menu(s)
    do(s, "revolt-in styria")
    assert s.control[st("styria")] == NOBODY
    assert s.host[st("styria")] == OTTOMANS


@rule("14.3.4.b", "14.3.4.c")
@pytest.mark.parametrize(
    ("armies", "city", "after"),
    [(2, CITY, (0, CITY, 0)), (0, CITY, (0, 0, 1)), (2, FORTIFIED, (1, FORTIFIED, 0)), (3, 0, (2, 0, 0))],
)
def test_the_ottomans_attack_austria(armies: int, city: int, after: tuple[int, int, int]) -> None:
    s = table()
    draw(s, A, "war", 4)
    draw(s, A, "peace")
    if armies:
        army(s, B, "austria", armies)
    s.city[st("austria")] = city
    draw(s, A, "war_2", 5)
    assert (s.armies[st("austria")], s.city[st("austria")], s.no_income[st("austria")]) == after


@rule("14.3.4.b")
def test_an_occupier_suffers_in_austria_too() -> None:
    s = table()
    draw(s, A, "war", 4)
    draw(s, A, "peace")
    army(s, A, "austria", 1)
    draw(s, A, "war", 4)
    assert s.army_count(A) == 0
    assert s.no_income[st("austria")] == 1


@rule("14.3.5.a", "card.polish_permission.a")
def test_the_war_with_sweden() -> None:
    s = table()
    draw(s, A, "polish_permission")
    assert why_not_enter(s, st("brandenburg"), st("prussia")) is None
    draw(s, A, "war", 6)
    assert card("polish_permission") in s.event_discard
    assert why_not_enter(s, st("brandenburg"), st("prussia")).key == "not-adjacent"
    draw(s, A, "sweden_sells_western_pomerania")
    assert s.front == []
    draw(s, A, "polish_permission")
    assert s.permission == 0
    assert card("polish_permission") in s.event_discard


@rule("14.3.5.a")
def test_a_sold_pomerania_is_kept_in_the_swedish_war() -> None:
    s = table()
    s.in_play[st("western_pomerania")] = 1
    own(s, A, "western_pomerania")
    draw(s, A, "war", 6)
    assert s.control[st("western_pomerania")] == A


@rule("14.4.a")
@pytest.mark.parametrize(
    ("roll", "offered"), [(2, {"carinthia"}), (4, {"carinthia", "tyrol"}), (6, {"carinthia", "tyrol", "bohemia"})]
)
def test_the_revolt_table(roll: int, offered: set[str]) -> None:
    s = table()
    own(s, B, "carinthia", "tyrol", "bohemia")
    draw(s, A, "revolt", roll, 1, 2, 3)
    assert set(menu(s)) == {f"revolt-in {word}" for word in offered}
    assert refusal(s, "revolt-in austria") == "major-state"


@rule("14.4.b", "card.revolt")
def test_the_player_with_fewest_points_picks() -> None:
    s = table()
    s.vp = [9, 8, 2]
    own(s, A, "hessen")
    draw(s, B, "revolt", 6)
    assert s.front[0].seat == C
    do(s, "revolt-in hessen")
    assert s.control[st("hessen")] == NOBODY
    assert s.event_discard == [card("revolt")]


@rule("14.4.b")
def test_revolt_ties_go_to_less_support_then_to_the_lower_die() -> None:
    s = table()
    own(s, A, "saxony")
    own(s, B, "bohemia", "carinthia")
    draw(s, A, "revolt", 1, 5, 2)
    assert s.front[0].seat == C
    assert told(s, "tie-roll") == [(B, 5), (C, 2)]


@rule("14.4.c")
def test_limits_of_a_revolt() -> None:
    s = table()
    own(s, B, "carinthia")
    army(s, B, "carinthia", 2)
    draw(s, A, "revolt", 1)
    assert "no-revolt" in keys(s)
    assert "tie-roll" not in keys(s)
    assert s.event_discard == [card("revolt")]
    s = table()
    own(s, B, "carinthia", "carniola")
    army(s, B, "carinthia", 2)
    s.vp = [1, 0, 1]
    draw(s, A, "revolt", 1)
    assert s.front[0].seat == B
    assert menu(s) == ["revolt-in carniola"]
    assert refusal(s, "revolt-in carinthia") == "too-many-armies"
    assert refusal(s, "revolt-in nassau") == "neutral-state"


@rule("14.4.d")
def test_effects_of_a_revolt() -> None:
    s = table()
    own(s, B, "oldenburg")
    put(s, B, "oldenburg", 2)
    army(s, B, "oldenburg")
    general(s, B, "caprara", "oldenburg")
    s.city[st("oldenburg")] = CITY
    draw(s, A, "revolt", 1)
    do(s, "revolt-in oldenburg")
    assert s.control[st("oldenburg")] == NOBODY
    assert s.host[st("oldenburg")] == NOBODY
    assert told(s, "armies-lost") == [(B, 1, st("oldenburg"))]
    assert points(s, B, "oldenburg") == 0
    assert s.city[st("oldenburg")] == CITY
    assert s.general_at[B] == NOBODY


@rule("4.6.b")
def test_a_revolt_lowers_support_at_once() -> None:
    s = table()
    own(s, B, "cologne")
    assert s.support(B) == 4
    draw(s, A, "revolt", 6, 1, 2)
    do(s, "revolt-in cologne")
    assert s.support(B) == 0


@rule("card.famine")
def test_famine_lowers_the_next_income_once() -> None:
    s = table()
    own(s, B, "bohemia", "nassau")
    s.city[st("bohemia")] = CITY
    draw(s, A, "famine")
    assert income(s, B) == 3 + 4 + 1
    s.turn = 2
    ask(s, PrepareDecks(), TakeIncome())
    assert income(s, B) == 4 + 6 + 1
    assert s.event_deck[0] == card("famine")


@rule("card.city_trade")
def test_city_trade() -> None:
    s = table()
    own(s, A, "saxony", "hessen")
    for word, city in (("saxony", CITY), ("hessen", CITY), ("brandenburg", FORTIFIED), ("tyrol", CITY)):
        s.city[st(word)] = city
    draw(s, B, "city_trade")
    assert s.florins == [22, 15, 15]


@rule("card.maritime_trade")
def test_maritime_trade() -> None:
    s = table(4)
    own(s, A, "bremen", "hamburg")
    s.city[st("bremen")] = FORTIFIED
    s.city[st("hamburg")] = CITY
    army(s, A, "spanish_netherlands")
    draw(s, B, "maritime_trade")
    assert s.florins == [15 + 5 + 3, 15, 15, 15]


@rule("card.confusion_in_command.a")
def test_confusion_skips_the_phase() -> None:
    s = table()
    give(s, A, "power", "baroque", "traitor")
    give(s, B, "power")
    phase(s, A, "confusion_in_command")
    assert s.active == B
    assert len(s.hands[A]) == 3
    s.agenda.clear()
    ask(s, NextActor(0))
    assert s.active == A
    assert s.confused == 0


@rule("card.confusion_in_command.b")
def test_confusion_of_the_last_player_ends_the_turn() -> None:
    s = table()
    give(s, A, "power", "baroque", "traitor", "assassin")
    s.then(SupportPhase())
    phase(s, A, "confusion_in_command")
    assert s.hands[A] == []
    assert "throne" in keys(s)
    s = table()
    give(s, A, "power", "baroque")
    give(s, C, "power")
    phase(s, A, "confusion_in_command")
    assert s.active == C


@rule("card.auction.a", "card.denmark_sells_holstein")
def test_bidding() -> None:
    s = table()
    s.florins[B] = 5
    draw(s, A, "denmark_sells_holstein")
    do(s, "bid 3")
    assert refusal(s, "bid 3") == "bid-too-low"
    assert refusal(s, "bid 6") == "florins-needed"
    do(s, "bid 5", "pass", "pass")
    assert told(s, "sold") == [(B, st("holstein"), 5)]
    assert s.florins[B] == 0


@rule("card.auction.a")
def test_a_pass_is_final_and_the_last_may_still_decline() -> None:
    s = table()
    draw(s, A, "sweden_sells_western_pomerania")
    do(s, "bid 1", "bid 2", "pass")
    assert s.front[0].seat == A
    do(s, "bid 3")
    assert s.front[0].seat == B
    do(s, "pass")
    assert s.control[st("western_pomerania")] == A
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "pass", "pass")
    assert s.front[0].seat == C
    assert {"pass", "bid 0"} <= set(menu(s))
    do(s, "pass")
    assert s.control[st("holstein")] == NOBODY


@rule("card.auction.b", "card.sweden_sells_western_pomerania")
def test_the_winner_pays_and_the_state_comes_into_play() -> None:
    s = table()
    draw(s, A, "sweden_sells_western_pomerania")
    do(s, "bid 6", "pass", "pass")
    assert s.florins[A] == 9
    assert s.control[st("western_pomerania")] == A
    assert points(s, A, "western_pomerania") == 0
    assert why_not_enter(s, st("brandenburg"), st("western_pomerania")) is None
    assert s.box == [card("sweden_sells_western_pomerania")]


@rule("card.auction.c")
def test_a_bid_of_nothing() -> None:
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "bid 0", "pass", "pass")
    assert (s.control[st("holstein")], s.florins[A]) == (A, 15)
    s = table(zero_bid="refused")
    draw(s, A, "denmark_sells_holstein")
    assert refusal(s, "bid 0") == "bid-too-low"


@rule("card.auction.c", "card.spain_sells_franche_comte", "card.spain_sells_spanish_netherlands")
@pytest.mark.parametrize(
    ("word", "state", "least"),
    [("spain_sells_franche_comte", "franche_comte", 3), ("spain_sells_spanish_netherlands", "spanish_netherlands", 5)],
)
def test_the_spanish_minimum(word: str, state: str, least: int) -> None:
    s = table()
    draw(s, A, word)
    assert refusal(s, f"bid {least - 1}") == "bid-too-low"
    do(s, f"bid {least}", "pass", "pass")
    assert (s.control[st(state)], s.florins[A]) == (A, 15 - least)
    s.florins = [2, 2, 2]
    draw(s, A, "war", 3)
    assert f"french-target {state}" in menu(s)


@rule("card.spain_sells_franche_comte", "card.auction.c")
def test_without_money_nobody_bids() -> None:
    s = table()
    s.florins = [2, 2, 2]
    draw(s, A, "spain_sells_franche_comte")
    for _ in range(3):
        assert menu(s) == ["pass"]
        do(s, "pass")
    assert card("spain_sells_franche_comte") in s.event_discard


@rule("card.religious_dispute")
def test_the_religious_dispute() -> None:
    s = table()
    front(s, A, "galen")
    front(s, B, "schonborn")
    front(s, C, "lurago")
    draw(s, C, "religious_dispute")
    assert s.tableau == [[], [], [card("lurago")]]
    assert s.ban == 0
    ask(s, EndOfTurn())
    assert s.florins[A] == 15
    s = table()
    draw(s, C, "religious_dispute")
    assert s.event_discard == [card("religious_dispute")]


@rule("card.fugger_calls_in_loans.a")
def test_fugger_is_paid_by_all() -> None:
    s = table()
    own(s, B, "augsburg")
    draw(s, A, "fugger_calls_in_loans")
    assert s.florins == [12, 21, 12]
    s = table()
    draw(s, A, "fugger_calls_in_loans")
    assert s.florins == [12, 12, 12]


@rule("card.fugger_calls_in_loans.a")
def test_the_controller_of_augsburg_owes_nothing_even_when_poor() -> None:
    s = table()
    own(s, A, "augsburg")
    s.florins[A] = 1
    draw(s, B, "fugger_calls_in_loans")
    assert s.florins[A] == 1 + 3 + 3
    assert s.fugger == [0, 0, 0]


@rule("card.fugger_calls_in_loans.b")
def test_who_has_too_little_pays_fugger_later() -> None:
    s = table()
    s.florins = [2, 3, 15]
    own(s, C, "augsburg")
    draw(s, A, "fugger_calls_in_loans")
    assert s.florins == [2, 0, 18]
    assert s.fugger == [1, 0, 0]
    assert card("fugger_calls_in_loans") in s.event_discard
    s.turn = 2
    ask(s, TakeIncome())
    assert s.florins == [2 + 5 - 5, 5, 18 + 7 + 5]
    assert s.fugger == [0, 0, 0]


@rule("card.war")
def test_a_war_already_active_is_rolled_again() -> None:
    s = table()
    draw(s, A, "war", 1)
    draw(s, A, "war_2", 4)
    draw(s, A, "war_3", 4, 1, 6)
    assert s.wars == [1, 0, 0, 1, 1]
    assert [EFFECT[c] for c in s.event_deck].count(WAR) == 0
    assert len(told(s, "war-roll")) == 5


@rule("card.imperial_subsidies")
def test_subsidies_by_rank() -> None:
    s = table(2)
    draw(s, A, "imperial_subsidies")
    assert s.florins == [28, 24]
    s = table(4)
    own(s, D, "saxony", "bavaria", "mainz")
    own(s, B, "bohemia")
    s.order = [B, C, A, D]
    draw(s, A, "imperial_subsidies")
    assert s.florins == [15, 21, 18, 25]


@rule("card.marriage")
def test_marriage() -> None:
    s = table()
    own(s, B, "cleves")
    army(s, B, "swabia")
    draw(s, A, "marriage")
    assert refusal(s, "marry osnabruck") == "is-a-diocese"
    assert refusal(s, "marry swabia") == "enemy-army"
    assert refusal(s, "marry hessen") == "value-too-high"
    do(s, "marry cleves")
    assert s.control[st("cleves")] == A


@rule("card.marriage")
def test_marriage_anywhere_or_nowhere() -> None:
    s = table()
    draw(s, A, "marriage")
    do(s, "marry nassau")
    assert s.control[st("nassau")] == A
    s = table()
    for i in range(len(s.host)):
        s.host[i] = B
        s.armies[i] = 1
    draw(s, A, "marriage")
    assert "no-effect" in keys(s)


@rule("card.birth_of_an_heir")
def test_an_heir_brings_a_card() -> None:
    s = table()
    give(s, A, "power")
    phase(s, A, "birth_of_an_heir")
    assert len(s.hands[A]) == 2
    assert asked(s) == "MandatoryCard"
    s = table()
    s.discard = s.deck
    s.deck = []
    draw(s, A, "birth_of_an_heir")
    assert (len(s.hands[A]), len(s.deck), s.discard) == (1, 40, [])


@rule("card.peace.a")
def test_peace_leaves_the_ottoman_marker() -> None:
    s = table()
    draw(s, A, "war", 4)
    draw(s, A, "peace")
    assert s.active_wars() == 0
    assert s.host[st("styria")] == OTTOMANS
    assert s.florins == [15, 15, 15]


@rule("card.peace.b")
def test_peace_without_a_war_brings_money() -> None:
    s = table()
    draw(s, A, "peace")
    assert s.florins == [20, 20, 20]
    draw(s, A, "war", 4)
    draw(s, A, "peace_2")
    draw(s, A, "peace_3")
    assert s.florins == [25, 25, 25]


@rule("card.polish_permission.b")
def test_permission_makes_prussia_rich() -> None:
    s = table()
    own(s, A, "prussia")
    draw(s, B, "polish_permission")
    assert income(s, A) == 10
    assert s.events_in_play == [card("polish_permission")]


def disbanding_rules(s: Baroque) -> list[str]:
    return [event.rule for event in s.log or [] if event.key == "disbanded"]


@rule("card.army_pay.a")
def test_army_pay_now_later_or_never() -> None:
    s = table()
    s.florins[A] = 2
    army(s, A, "brandenburg", 3)
    army(s, A, "hessen", 1)
    draw(s, A, "army_pay")
    assert menu(s) == ["pay-armies 2", "pay-armies 1", "pay-armies 0"]
    do(s, "pay-armies 2", "defer-pay 1", "disband hessen")
    assert disbanding_rules(s) == ["card.army_pay.a"]
    assert all_armies(s, A) == {"brandenburg": 3}
    assert (s.florins[A], s.deferred[A]) == (0, 1)


@rule("card.army_pay.a")
def test_no_pay_is_put_off_in_the_last_turn() -> None:
    s = table()
    s.turn = 3
    s.florins[A] = 1
    army(s, A, "brandenburg", 3)
    draw(s, A, "army_pay")
    do(s, "pay-armies 1", "disband brandenburg", "disband brandenburg")
    assert disbanding_rules(s) == ["card.army_pay.a"] * 2
    assert s.front == []
    assert all_armies(s, A) == {"brandenburg": 1}


@rule("card.army_pay.b")
def test_deferred_pay_falls_due() -> None:
    s = table(2)
    s.control[st("brandenburg")] = NOBODY
    s.turn = 2
    s.florins[A] = 0
    s.deferred[A] = 3
    army(s, A, "hessen", 3)
    ask(s, TakeIncome())
    do(s, "disband hessen")
    assert disbanding_rules(s) == ["card.army_pay.b"]
    assert (s.florins[A], s.armies[st("hessen")]) == (1, 2)
    s = table(2)
    s.turn = 2
    s.florins[A] = 0
    s.deferred[A] = 3
    army(s, A, "hessen", 1)
    ask(s, TakeIncome())
    assert s.florins[A] == 5 - 2


@rule("card.army_pay.c")
def test_a_second_pay_in_the_turn_is_void() -> None:
    s = table()
    army(s, A, "brandenburg")
    draw(s, A, "army_pay")
    do(s, "pay-armies 1")
    draw(s, A, "army_pay_2")
    assert s.front == []
    assert s.event_discard == [card("army_pay_2")]
    assert s.events_in_play == [card("army_pay")]
    ask(s, EndOfTurn())
    assert s.events_in_play == []
    draw(s, A, "army_pay_2")
    assert asked(s) == "ArmyPay"


@rule("card.own_army_pay")
@pytest.mark.parametrize(("armies", "florins"), [(1, 3), (3, 3), (4, 5), (6, 5), (7, 7), (9, 7), (10, 10), (12, 10)])
def test_what_own_armies_cost(armies: int, florins: int) -> None:
    s = table(4)
    army(s, A, "brandenburg", armies)
    draw(s, A, "own_army_pay")
    do(s, f"pay {florins}")
    assert s.florins[A] == 15 - florins


@rule("card.own_army_pay")
def test_armies_may_go_before_they_are_paid_and_must_if_money_lacks() -> None:
    s = table()
    army(s, A, "brandenburg", 7)
    draw(s, A, "own_army_pay")
    do(s, "disband brandenburg", "pay 5")
    assert (s.army_count(A), s.florins[A]) == (6, 10)
    s = table()
    s.florins[A] = 2
    army(s, A, "brandenburg", 2)
    draw(s, A, "own_army_pay")
    do(s, "disband brandenburg", "disband brandenburg")
    assert (s.army_count(A), s.florins[A]) == (0, 2)
    s = table()
    draw(s, A, "own_army_pay")
    assert (s.front, s.florins[A]) == ([], 15)


@rule("card.support_for_the_emperor")
def test_the_throne_is_scored_in_mid_turn_and_again() -> None:
    s = table()
    own(s, B, "bohemia", "saxony")
    draw(s, C, "support_for_the_emperor")
    assert s.vp == [2, 4, 0]
    do(s, "favour money_small", "confirm", "done-favours", "favour money_small", "done-favours")
    assert s.florins == [15, 20, 20]
    ask(s, SupportPhase())
    assert s.vp == [4, 8, 0]
    do(s, "favour money_small", "confirm")
    assert s.florins[B] == 25


@rule("card.support_for_the_emperor")
def test_brunswick_still_counts_in_that_ranking() -> None:
    s = table()
    own(s, B, "brunswick", "salzburg")
    draw(s, A, "chaos")
    draw(s, A, "support_for_the_emperor")
    assert told(s, "throne")[0][0] == B
