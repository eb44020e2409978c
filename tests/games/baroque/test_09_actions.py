"""The action phase, playing cards and building (chapters 9, 10.1, 10.2)."""

import pytest

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
    fill_armies,
    front,
    general,
    give,
    keys,
    menu,
    own,
    phase,
    points,
    refusal,
    st,
    table,
    told,
)
from games.helpers import key_of, log_of
from ludoteca.games.baroque.constants import CARD_KINDS
from ludoteca.games.baroque.data import OPPORTUNITIES, STATES
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.actions import Act, ActionPhase, NextActor
from ludoteca.games.baroque.rules.build import (
    ARMY_WORK,
    CITY_WORK,
    FORTIFIED_WORK,
    RESIDENCE_WORK,
    BuildTarget,
    cost,
    why_not_work,
)
from ludoteca.games.baroque.rules.cards import Assassinate, play
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.events import DrawEvent
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.influence import BASE, BY_POLITICIAN, POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.rules.support import SupportPhase, Upkeep
from ludoteca.games.baroque.state import SUPPORT, Baroque
from ludoteca.kernel import NOBODY, Refused, advance, view
from ludoteca.testing import rule


def acting(s: Baroque, seat: int = A, actions: int = 3) -> Baroque:
    s.active = seat
    s.actions = actions
    return ask(s, Act(seat))


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


@rule("10.2.a")
def test_one_building_for_each_action() -> None:
    s = acting(table(), actions=1)
    s.florins[A] = 20
    do(s, "build-city", "build-in brandenburg")
    assert menu(s) == ["confirm"]
    s = table()
    army(s, A, "brandenburg")
    s.florins[A] = 20
    acting(s, actions=2)
    do(s, "build-city", "build-in brandenburg", "build-fortified", "build-in brandenburg")
    assert s.city[st("brandenburg")] == FORTIFIED


@rule("10.2.b", "card.barelli", "card.lurago", "card.martinelli", "card.zuccalli")
@pytest.mark.parametrize(
    ("word", "city", "fortified", "residence", "army_needed"),
    [
        ("barelli", 5, 8, 4, False),
        ("lurago", 4, 7, 3, True),
        ("martinelli", 3, 6, 5, True),
        ("zuccalli", 4, 6, 6, False),
    ],
)
def test_architects_change_the_prices(word: str, city: int, fortified: int, residence: int, army_needed: bool) -> None:
    s = table()
    assert [cost(s, A, work) for work in range(4)] == [3, 6, 8, 6]
    front(s, A, word)
    assert [cost(s, A, work) for work in range(4)] == [3, city, fortified, residence]
    s.city[st("brandenburg")] = CITY
    s.florins[A] = fortified
    if army_needed:
        assert key_of(why_not_work(s, A, FORTIFIED_WORK)) == "no-place-to-build"
        army(s, A, "brandenburg")
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    assert s.city[st("brandenburg")] == FORTIFIED
    assert s.florins[A] == 0
    assert s.armies[st("brandenburg")] == 0


@rule("10.2.b", "card.zuccalli")
def test_zuccalli_leaves_the_army() -> None:
    s = table()
    front(s, A, "zuccalli")
    army(s, A, "brandenburg")
    s.city[st("brandenburg")] = CITY
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    assert s.armies[st("brandenburg")] == 1


@rule("card.barelli", "card.lurago", "card.martinelli", "card.zuccalli")
@pytest.mark.parametrize(("word", "due"), [("barelli", 3), ("lurago", 3), ("martinelli", 4), ("zuccalli", 5)])
def test_architects_are_paid_at_the_end(word: str, due: int) -> None:
    s = table()
    front(s, A, word)
    s.florins[A] = 10
    ask(s, EndOfTurn())
    assert s.florins[A] == 10 - due
    s = table()
    front(s, A, word)
    s.florins[A] = 2
    ask(s, EndOfTurn())
    assert s.florins[A] == 0


@rule("card.martinelli")
def test_three_cities_for_nine_florins() -> None:
    s = table()
    front(s, A, "martinelli")
    own(s, A, "hessen", "saxony")
    s.florins[A] = 9
    acting(s)
    for word in ("hessen", "saxony", "brandenburg"):
        do(s, "build-city", f"build-in {word}")
    assert s.florins[A] == 0


@rule("10.2.c")
def test_no_building_beside_enemy_armies() -> None:
    s = table()
    own(s, B, "bohemia")
    army(s, A, "austria")
    ask(s, BuildTarget(B, ARMY_WORK))
    assert refusal(s, "build-in austria") == "enemy-army"
    assert refusal(s, "build-in bohemia") == ""
    s = table(enemy_army_works="refused")
    own(s, B, "styria")
    draw(s, A, "war", 5)
    ask(s, BuildTarget(B, CITY_WORK))
    assert refusal(s, "build-in styria") == "enemy-army"


@rule("10.2.c", "10.2.2.a")
def test_a_city_needs_only_control_but_an_army_no_enemy_army() -> None:
    s = table()
    own(s, B, "bohemia")
    army(s, A, "bohemia")
    army(s, A, "austria")
    ask(s, BuildTarget(B, CITY_WORK))
    assert refusal(s, "build-in bohemia") == ""
    assert refusal(s, "build-in austria") == "enemy-army"  # in a major state the army denies control
    s.agenda.clear()
    ask(s, BuildTarget(B, ARMY_WORK))
    assert s.front == []


@rule("10.2.d")
def test_markers_do_not_run_out() -> None:
    s = table()
    free = [i for i in range(len(s.city)) if s.home[i] == NOBODY and s.in_play[i] and STATES[i].city_allowed][:16]
    for state in free:
        s.control[state] = A
        s.city[state] = CITY
    s.city[free[-1]] = 0
    ask(s, BuildTarget(A, CITY_WORK))
    do(s, f"build-in {STATES[free[-1]].id}")
    assert sum(s.city) == 16


@rule("10.2.1.a")
def test_building_an_army() -> None:
    s = table()
    own(s, B, "tyrol")
    s.florins[B] = 3
    acting(s, B)
    do(s, "build-army", "build-in tyrol")
    assert (s.florins[B], s.armies[st("tyrol")]) == (0, 1)
    assert "march tyrol" in menu(s)
    s.florins[B] = 2
    assert key_of(why_not_work(s, B, ARMY_WORK)) == "florins-needed"


@rule("10.2.1.a")
def test_influence_is_not_control() -> None:
    s = table()
    s.influence[st("hessen") * 3 + A] = 1
    ask(s, BuildTarget(A, ARMY_WORK))
    assert refusal(s, "build-in hessen") == "not-controlled"


@rule("10.2.1.b", "10.4.7.a")
@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 11), (4, 15)])
def test_the_army_limit(seats: int, limit: int) -> None:
    s = table(seats)
    fill_armies(s, A, "brandenburg")
    assert s.army_count(A) == limit
    assert key_of(why_not_work(s, A, ARMY_WORK)) == "army-limit"
    s.lose_armies(st("brandenburg"), 1)
    assert why_not_work(s, A, ARMY_WORK) is None


@rule("10.2.1.c")
def test_upkeep_is_due_besides_event_pay() -> None:
    s = table()
    army(s, A, "brandenburg", 2)
    draw(s, A, "army_pay")
    do(s, "pay-armies 2")
    assert s.florins[A] == 13
    ask(s, Upkeep(A, False))
    do(s, "pay 2")
    assert s.florins[A] == 11


@rule("10.2.2.a")
def test_building_a_city() -> None:
    s = table()
    own(s, A, "saxony")
    s.florins[A] = 6
    ask(s, BuildTarget(A, CITY_WORK))
    do(s, "build-in saxony")
    assert (s.florins[A], s.city[st("saxony")]) == (0, CITY)
    s.city[st("saxony")] = FORTIFIED
    s.florins[A] = 20
    own(s, B, "bohemia")
    army(s, A, "bohemia")
    ask(s, BuildTarget(A, CITY_WORK))
    assert refusal(s, "build-in saxony") == "city-stands"
    assert refusal(s, "build-in bohemia") == "not-controlled"


@rule("10.2.2.c", "10.3.c")
def test_a_city_adds_a_point_once_a_turn() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt", "use-city brandenburg")
    assert s.control[st("anhalt")] == A
    assert points(s, A, "anhalt") == 2
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place lusatia")
    assert s.front == []
    assert points(s, A, "lusatia") == 1
    ask(s, EndOfTurn())
    assert s.used_city[st("brandenburg")] == 0


@rule("10.2.2.c")
def test_a_used_city_stays_used_when_rebuilt_or_taken() -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place lusatia", "use-city saxony")
    s.city[st("saxony")] = 0
    s.florins[A] = 6
    ask(s, BuildTarget(A, CITY_WORK))
    do(s, "build-in saxony")
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt")
    assert asked(s) == ""
    own(s, B, "saxony")
    ask(s, InfluenceTarget(B, POWER_CARD))
    do(s, "place tyrol", "place hessen")
    assert asked(s) == ""


@rule("10.2.2.c")
def test_a_city_beside_an_enemy_army_is_no_help() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    army(s, B, "brandenburg")
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt")
    assert asked(s) == ""
    assert points(s, A, "anhalt") == 1


@rule("10.2.2.d")
def test_a_city_belongs_to_its_state() -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    own(s, B, "saxony")
    assert income(s, B) == 4 + 6
    draw(s, C, "revolt", 6)
    do(s, "revolt-in saxony")
    assert s.city[st("saxony")] == CITY
    assert income(s, B) == 5


@rule("10.2.3.a")
def test_fortifying() -> None:
    s = table()
    s.florins[A] = 8
    army(s, A, "brandenburg", 2)
    assert key_of(why_not_work(s, A, FORTIFIED_WORK)) == "no-place-to-build"
    ask(s, BuildTarget(A, CITY_WORK))
    assert key_of(BuildTarget(A, FORTIFIED_WORK).refuse(s, s.menus[0][0])) == "city-needed"
    s.agenda.clear()
    s.city[st("brandenburg")] = CITY
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    assert (s.city[st("brandenburg")], s.armies[st("brandenburg")], s.florins[A]) == (FORTIFIED, 1, 0)


@rule("10.2.3.a")
def test_fortifying_needs_an_army_and_may_cost_the_general() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    army(s, A, "brandenburg")
    general(s, A, "caprara", "brandenburg")
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    assert refusal(s, "build-in saxony") == "army-needed"
    do(s, "build-in brandenburg")
    assert s.general_at[A] == NOBODY
    assert s.discard == [card("caprara")]


@rule("10.2.3.c")
def test_a_fortified_city_adds_two_points() -> None:
    s = table()
    s.city[st("brandenburg")] = FORTIFIED
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place tyrol", "place tyrol", "use-fortified brandenburg")
    assert points(s, A, "tyrol") == 4


@rule("10.2.3.c")
def test_a_city_used_before_fortifying_stays_used() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    s.used_city[st("brandenburg")] = 1
    army(s, A, "brandenburg")
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt")
    assert asked(s) == ""


@rule("10.2.4.a")
def test_building_a_residence() -> None:
    s = table()
    own(s, A, "salzburg", "hessen")
    s.city[st("salzburg")] = CITY
    s.florins[A] = 6
    assert key_of(why_not_work(s, A, RESIDENCE_WORK)) == "bishop-needed"
    front(s, A, "galen")
    ask(s, BuildTarget(A, RESIDENCE_WORK))
    assert refusal(s, "build-in hessen") == "not-a-diocese"
    do(s, "build-in salzburg")
    assert (s.residence[st("salzburg")], s.city[st("salzburg")], s.florins[A]) == (1, CITY, 0)
    own(s, A, "liege")
    s.florins[A] = 6
    ask(s, BuildTarget(A, RESIDENCE_WORK))
    assert refusal(s, "build-in salzburg") == "residence-stands"


@rule("2.1.g")
def test_no_residence_outside_a_diocese() -> None:
    s = table()
    own(s, A, "hessen")
    front(s, A, "galen")
    assert key_of(why_not_work(s, A, RESIDENCE_WORK)) == "no-place-to-build"
    s.residence[st("hessen")] = 1
    assert "residence-outside-dioceses" in GAME.check(s)


@rule("10.2.4.b")
def test_a_residence_scores_every_turn() -> None:
    s = table()
    own(s, A, "salzburg")
    before = 4 + 2
    s.residence[st("salzburg")] = 1
    for turn in (1, 2, 3):
        ask(s, EndOfTurn())
        assert s.vp[A] == (before + 3) * turn


@rule("10.2.4.c")
def test_a_residence_adds_three_points_next_door() -> None:
    s = table()
    own(s, A, "salzburg", "tyrol")
    s.residence[st("salzburg")] = 1
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place carinthia", "use-residence salzburg")
    assert points(s, A, "carinthia") == 4
    s.used_residence[st("salzburg")] = 0
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place hessen", "place hessen")
    assert asked(s) == ""
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place salzburg")
    assert asked(s) == ""


@rule("10.2.4.c")
def test_a_rivals_residence_is_no_help() -> None:
    s = table()
    own(s, B, "salzburg")
    own(s, A, "bavaria")
    s.residence[st("salzburg")] = 1
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place tyrol")
    assert asked(s) == ""
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    assert asked(s) == "InfluenceTarget"
