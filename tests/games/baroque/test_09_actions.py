"""The action phase and playing cards (chapters 9, 10.1)."""

import pytest

from games.baroque.acting import acting
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
    general,
    give,
    keys,
    menu,
    phase,
    points,
    refusal,
    st,
    table,
    told,
)
from games.helpers import log_of
from ludoteca.games.baroque.constants import CARD_KINDS
from ludoteca.games.baroque.data import OPPORTUNITIES, STATES
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY
from ludoteca.games.baroque.rules.actions import Act, ActionPhase, NextActor
from ludoteca.games.baroque.rules.cards import Assassinate, play
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.events import DrawEvent
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.state import SUPPORT, Baroque
from ludoteca.kernel import NOBODY, Refused, advance, view
from ludoteca.testing import rule


@rule("9.0.a", "9.1.a")
def test_the_event_is_drawn_by_itself_then_a_card_must_be_played() -> None:
    s = table()
    give(s, A, "power", "baroque")
    phase(s, A)
    assert asked(s) == "MandatoryCard"
    assert sorted(menu(s)) == ["play baroque", "play power"]
    assert len(told(s, "event")) == 1
    do(s, "play baroque")
    assert len(told(s, "event")) == 1


@rule("9.0.b")
def test_without_cards_there_is_no_action_phase_and_no_event() -> None:
    s = table()
    give(s, A, "traitor", "baroque")
    give(s, B, "power")
    give(s, C, "capitalism")
    phase(s, A)
    do(s, "play traitor", "steal B", "end-phase")
    assert s.active == C
    assert [args[0] for args in told(s, "event")] == [A, C]


@rule("9.0.b")
def test_cards_spent_in_defence_are_gone() -> None:
    s = table()
    give(s, A, "baroque", "traitor")
    give(s, B, "power")
    give(s, C, "capitalism")
    army(s, A, "saxony")
    army(s, B, "bohemia")
    phase(s, A)
    do(s, "play baroque", "march saxony", "muster 1", "enter bohemia", "commit", "stake power", "end-phase")
    assert s.hands[B] == []
    assert s.active == C


@rule("9.0.1.a")
def test_the_last_player_with_cards_has_one_more_phase() -> None:
    s = table()
    give(s, A, "baroque", "baroque", "traitor")
    phase(s, A)
    do(s, "play baroque", "play baroque_2", "end-phase")
    assert s.hands[A] == []
    assert told(s, "hand-discarded") == [(A, 1)]
    assert s.active == NOBODY


@rule("9.0.1.a")
def test_it_is_checked_when_the_phase_begins() -> None:
    s = table()
    give(s, A, "traitor", "baroque", "capitalism", "assassin")
    give(s, B, "power")
    phase(s, A)
    do(s, "play traitor", "steal B", "play baroque", "end-phase")
    assert s.active == A
    assert s.last_phase == 1
    assert len(s.hands[A]) == 3


@rule("9.0.1.a", "10.1.b")
def test_four_of_five_cards_and_the_fifth_is_discarded() -> None:
    s = table()
    give(s, A, "baroque", "baroque", "traitor", "traitor", "assassin")
    phase(s, A)
    do(s, "play baroque", "play baroque_2", "play traitor", "play traitor_2")
    assert menu(s) == ["confirm"]
    do(s, "confirm")
    assert told(s, "hand-discarded") == [(A, 1)]
    assert len(told(s, "played")) == 4


@rule("9.1.a")
def test_a_second_event_cannot_be_asked_for() -> None:
    s = table()
    give(s, A, "baroque")
    phase(s, A)
    with pytest.raises(Refused):
        do(s, "confirm")
    assert len(told(s, "event")) == 1


@rule("9.1.b")
def test_the_event_discards_make_a_new_deck() -> None:
    s = table()
    draw(s, A, "war", 1)
    draw(s, A, "war_2", 2)
    s.event_discard = s.event_deck
    s.event_deck = []
    give(s, A, "baroque")
    log_of(s).clear()
    ask(s, DrawEvent(A))
    assert keys(s)[0] == "events-reshuffled"
    assert len(s.events_in_play) >= 2
    assert card("war") in s.events_in_play


@rule("9.1.c")
def test_players_choose_from_the_drawer_on() -> None:
    s = table()
    for seat, word in ((A, "hessen"), (B, "tyrol"), (C, "berg")):
        army(s, seat, word)
        army(s, seat, STATES[s.majors(seat)[0]].id)
    draw(s, B, "chaos")
    seen = []
    while asked(s) == "ChaosArmy":
        seen.append(s.front[0].seat)
        do(s, menu(s)[0])
    assert seen == [B, C, A]


@rule("9.2.a")
def test_one_card_must_be_played() -> None:
    s = table()
    give(s, A, "power", "baroque", "traitor")
    phase(s, A)
    assert refusal(s, "end-phase") == "card-first"
    do(s, "play baroque")
    assert s.actions == 3


@rule("9.2.a")
def test_an_unpayable_card_is_played_without_effect() -> None:
    s = table()
    give(s, A, "montecuccoli")
    army(s, A, "brandenburg")
    phase(s, A)
    s.florins[A] = 2
    do(s, "play montecuccoli")
    assert s.discard == [card("montecuccoli")]
    assert told(s, "card-too-dear") == [(A, card("montecuccoli"), 5, 2)]
    assert s.general_at[A] == NOBODY


@rule("9.2.b")
def test_effects_must_be_resolved_unless_the_card_says_may() -> None:
    s = table()
    give(s, A, "block")
    s.florins[A] = 1
    play(s, A, card("block"))
    advance(GAME, s)
    assert menu(s) == ["commission 1 2"]
    s = table()
    front(s, A, "lurago")
    ask(s, Assassinate(A))
    assert menu(s) == ["assassinate lurago"]
    s = table()
    give(s, A, "capitalism")
    s.florins[A] = 4
    play(s, A, card("capitalism"))
    advance(GAME, s)
    assert sorted(menu(s)) == ["forgo", "invest 4 8 1"]


@rule("9.3.a")
def test_at_most_three_actions() -> None:
    s = acting(table())
    s.florins[A] = 9
    do(s, "build-army", "build-in brandenburg", "build-army", "build-in brandenburg")
    do(s, "build-army", "build-in brandenburg")
    assert s.armies[st("brandenburg")] == 3
    assert menu(s) == ["confirm"]
    assert s.actions == 0
    assert Act(A).candidates(s) == []


@rule("9.3.a")
def test_fewer_actions_are_enough() -> None:
    s = acting(table())
    do(s, "build-army", "build-in brandenburg", "end-phase")
    assert s.front == []


@rule("9.3.a")
def test_actions_left_are_shown_while_somebody_has_them() -> None:
    s = table()
    give(s, A, "baroque", "traitor")
    phase(s, A)
    do(s, "play baroque")
    assert shown_actions(s) == 3
    do(s, "end-phase")
    assert s.active == NOBODY
    assert shown_actions(s) == 0


def shown_actions(s: Baroque) -> int:
    board = view(GAME, s, A)["board"]
    counted: list[int] = [c["value"] for c in board["counters"] if c["id"] == "actions"]
    assert counted == [board["actions"]]
    return counted[0]


@rule("9.3.b")
def test_characters_act_as_often_as_there_are_actions() -> None:
    s = table()
    front(s, A, "john_george_ii")
    acting(s)
    assert refusal(s, "influence-bishop") == "bishop-needed"
    do(s, "influence-politician", "place tyrol", "influence-politician", "place hessen")
    do(s, "influence-politician", "place berg", "confirm")
    assert [points(s, A, word) for word in ("tyrol", "hessen", "berg")] == [1, 1, 1]
    acting(table())
    s = acting(table())
    assert refusal(s, "influence-politician") == "politician-needed"


@rule("9.3.c")
def test_a_new_character_acts_at_once() -> None:
    s = table()
    give(s, A, "martinelli")
    phase(s, A)
    s.florins[A] = 3
    do(s, "play martinelli", "build-city", "build-in brandenburg")
    assert s.florins[A] == 0
    assert s.city[st("brandenburg")] == CITY


@rule("9.4.a")
def test_the_last_card_does_not_end_the_actions() -> None:
    s = table()
    give(s, A, "baroque")
    s.event_deck.append(s.event_deck.pop(s.event_deck.index(card("imperial_subsidies"))))
    ask(s, ActionPhase(), SupportPhase())
    do(s, "play baroque")
    assert asked(s) == "Act"
    do(s, "build-army", "build-in brandenburg")
    assert s.actions == 2
    do(s, "end-phase")
    assert s.phase == SUPPORT


@rule("10.1.a", "card.traitor")
def test_a_stolen_card_is_known_to_the_two_alone() -> None:
    s = table()
    give(s, A, "traitor")
    give(s, B, "roos", "heintz", "block")
    play(s, A, card("traitor"))
    advance(GAME, s)
    assert menu(s) == ["steal B"]
    s.forced = [1]
    do(s, "steal B")
    stolen = card("heintz")
    assert s.hands[A] == [stolen]
    assert s.known[stolen] == 0b011
    event = next(e for e in log_of(s) if e.key == "stolen")
    assert (event.seen, event.hide) == (0b011, 1)
    hands = {z["seat"]: z["cards"] for z in view(GAME, s, C)["board"]["zones"] if z["id"] == "hand"}
    assert hands["A"] == ["back:0"]
    hands = {z["seat"]: z["cards"] for z in view(GAME, s, B)["board"]["zones"] if z["id"] == "hand"}
    assert hands["A"] == ["card:heintz"]


@rule("10.1.b")
def test_cards_of_a_battle_do_not_count() -> None:
    s = table()
    give(s, A, "baroque", "baroque", "power", "power", "traitor")
    army(s, A, "saxony")
    army(s, B, "bohemia")
    phase(s, A)
    do(s, "play baroque", "march saxony", "muster 1", "enter bohemia", "stake power", "stake power_2", "commit")
    do(s, "play baroque_2", "play traitor")
    assert len(told(s, "played")) == 3


@rule("10.1.c")
def test_played_cards_go_where_they_say() -> None:
    s = table()
    give(s, A, "power", "lobkowitz")
    play(s, A, card("power"))
    play(s, A, card("lobkowitz"))
    assert s.discard == [card("power")]
    assert s.tableau[A] == [card("lobkowitz")]
    assert s.known[card("power")] == -1


@rule("10.1.d")
def test_no_card_is_saved() -> None:
    s = table()
    give(s, A, "baroque", "traitor")
    s.then(SupportPhase())
    phase(s, A)
    do(s, "play baroque", "end-phase")
    assert s.phase == SUPPORT
    assert s.hands == [[], [], []]
    s = table()
    give(s, A, "power")
    ask(s, NextActor(1))
    assert s.active == A
    assert GAME.check(s) == []


@rule("10.1.1.a")
def test_sixteen_characters() -> None:
    for kind in ("architect", "bishop", "politician", "general"):
        assert len([c for c in OPPORTUNITIES if c.kind == CARD_KINDS.index(kind)]) == 4
    s = table()
    give(s, A, "block", "galen")
    play(s, A, card("block"))
    assert s.tableau[A] == []
    play(s, A, card("galen"))
    assert s.tableau[A] == [card("galen")]


@rule("10.1.1.b")
def test_a_second_architect_replaces_the_first() -> None:
    s = table()
    front(s, A, "lurago")
    give(s, A, "zuccalli")
    play(s, A, card("zuccalli"))
    assert s.tableau[A] == [card("zuccalli")]
    assert s.discard == [card("lurago")]
    s.florins[A] = 10
    ask(s, EndOfTurn())
    assert s.florins[A] == 5


@rule("10.1.1.b")
def test_a_replaced_bishop_gives_nothing() -> None:
    s = table()
    front(s, A, "galen")
    give(s, A, "schonborn")
    play(s, A, card("schonborn"))
    s.florins[A] = 10
    ask(s, EndOfTurn())
    assert s.florins[A] == 10
    assert s.front == []


@rule("10.1.1.b")
def test_one_of_each_kind_may_stay() -> None:
    s = table()
    army(s, A, "brandenburg")
    for word in ("lurago", "galen", "lobkowitz", "caprara"):
        give(s, A, word)
        play(s, A, card(word))
        advance(GAME, s)
    do(s, "place-general brandenburg")
    assert len(s.tableau[A]) == 4


@rule("10.1.1.b")
def test_a_new_general_replaces_the_old_one() -> None:
    s = table()
    army(s, A, "brandenburg")
    army(s, A, "saxony")
    general(s, A, "charles_v_lorraine", "brandenburg")
    give(s, A, "hatzfeldt")
    play(s, A, card("hatzfeldt"))
    advance(GAME, s)
    do(s, "place-general saxony")
    assert s.discard == [card("charles_v_lorraine")]
    assert s.general_at[A] == st("saxony")
    assert s.florins[A] == 11
