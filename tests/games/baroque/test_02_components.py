"""Introduction and components (chapters 1 and 2)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    card,
    do,
    draw,
    give,
    menu,
    names,
    own,
    put,
    refusal,
    st,
    table,
    told,
)
from games.helpers import key_of
from ludoteca.games.baroque.constants import BALTIC, NORTH_SEA
from ludoteca.games.baroque.data import (
    CARD_COUNT,
    DIOCESES,
    ELECTORS,
    EVENT_TITLES,
    EVENTS,
    HAMMER,
    NEAR,
    OPPORTUNITIES,
    PORT,
    STATE,
    TITLES,
    VALUE,
    N,
    records,
)
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.records import DataError, StateRecord
from ludoteca.games.baroque.rules.armies import Advance, why_not_enter
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.influence import BASE, POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.rules.turn import TurnOver
from ludoteca.games.baroque.rules.victory import needed_electors
from ludoteca.games.baroque.state import Baroque, die
from ludoteca.kernel import NOBODY, SetupError, new, view
from ludoteca.testing import rule


@rule("1.0.a")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_may_play(seats: int) -> None:
    with pytest.raises(SetupError) as error:
        GAME.complete(seats)
    assert error.value.key == "seats"


@rule("1.0.a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_powers_as_players(seats: int) -> None:
    s = new(GAME, GAME.complete(seats, {"powers": "drawn"}), 1)
    assert isinstance(s, Baroque)
    assert len(set(s.powers)) == seats
    assert NOBODY not in s.powers


@rule("1.1.a")
def test_the_standard_game_ends_after_turn_three() -> None:
    s = table()
    s.turn = 3
    ask(s, TurnOver())
    assert s.over


@rule("1.1.a")
@pytest.mark.parametrize(("turns", "closing"), [("6", 5), ("12", 10)])
def test_a_longer_game_goes_on(turns: str, closing: int) -> None:
    s = table(turns=turns)
    s.turn = closing
    ask(s, TurnOver())
    assert not s.over
    assert s.turn == closing + 1


@rule("1.1.a")
def test_two_turns_are_too_few() -> None:
    with pytest.raises(SetupError):
        GAME.complete(3, {"turns": "2"})


@rule("1.1.a")
def test_an_open_game_ends_when_all_agree_after_turn_three() -> None:
    s = table(turns="open")
    s.turn = 2
    ask(s, TurnOver())
    assert s.turn == 3
    s = table(turns="open")
    s.turn = 3
    ask(s, TurnOver())
    do(s, "agree", "disagree")
    assert s.turn == 4
    s = table(turns="open")
    s.turn = 3
    ask(s, TurnOver())
    do(s, "agree", "agree", "agree")
    assert s.over


@rule("2.0.a")
def test_the_box_holds_77_cards() -> None:
    assert len(EVENTS) == 36
    assert len(EVENT_TITLES) == 22
    assert len(OPPORTUNITIES) == 41
    assert len(TITLES) == 25
    assert CARD_COUNT == 77


@rule("2.0.a", "2.3.a")
def test_the_die_has_six_faces() -> None:
    s = table()
    assert {die(s) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@rule("2.1.a")
def test_everybody_sees_the_points_of_all() -> None:
    s = table()
    s.vp = [4, 0, 9]
    for viewer in (-1, A, B, C):
        shown = view(GAME, s, viewer)["board"]["counters"]
        assert [c["value"] for c in shown if c["id"] == "vp"] == [4, 0, 9]


@rule("2.1.a")
def test_borders_have_two_sides() -> None:
    assert N == 49
    for state in range(N):
        for near in NEAR[state]:
            assert state in NEAR[near]
    assert sum(len(near) for near in NEAR) == 2 * 116


@rule("2.1.b")
def test_major_states_by_number_of_players() -> None:
    four = table(4)
    assert names([i for i in range(N) if four.home[i] != NOBODY]) == [
        "brandenburg",
        "austria",
        "lower_palatinate",
        "upper_palatinate",
        "spanish_netherlands",
    ]
    two = table(2)
    assert names([i for i in range(N) if two.home[i] != NOBODY]) == ["brandenburg", "austria"]


@rule("2.1.c")
def test_a_state_without_marker_is_neutral_and_majors_take_no_influence() -> None:
    s = table()
    assert s.control[st("hessen")] == NOBODY
    ask(s, InfluenceTarget(A, POWER_CARD))
    assert refusal(s, "place austria") == "major-state"
    assert refusal(s, "place hessen") == ""


@rule("2.1.d")
def test_foreign_countries_are_no_spaces() -> None:
    assert "poland" not in STATE.ids
    assert "denmark" not in STATE.ids
    s = table()
    army(s, B, "silesia")
    ask(s, Advance(B, st("silesia"), 1, False, 0))
    assert sorted(menu(s)) == ["enter bohemia", "enter brandenburg", "enter lusatia", "enter moravia"]
    s.agenda.clear()
    own(s, B, "holstein")
    assert "something-out-of-play" in GAME.check(s)


@rule("2.1.e")
def test_possessions_are_closed_until_sold() -> None:
    s = table()
    assert names([i for i in range(N) if HAMMER[i]]) == [
        "spanish_netherlands",
        "franche_comte",
        "holstein",
        "western_pomerania",
    ]
    assert key_of(why_not_enter(s, st("holstein"))) == "not-in-play"
    ask(s, InfluenceTarget(A, POWER_CARD))
    assert refusal(s, "place western_pomerania") == "not-in-play"


@rule("2.1.e")
def test_a_sold_possession_stays_in_play_when_it_revolts() -> None:
    s = table()
    s.in_play[st("holstein")] = 1
    own(s, A, "holstein")
    draw(s, B, "revolt", 4, 1, 2, 3)
    do(s, "revolt-in holstein")
    assert s.control[st("holstein")] == NOBODY
    assert s.in_play[st("holstein")] == 1


@rule("2.1.f")
def test_eight_electors_and_a_ninth_in_chaos() -> None:
    assert names(ELECTORS) == [
        "brandenburg",
        "lower_palatinate",
        "cologne",
        "trier",
        "mainz",
        "bavaria",
        "saxony",
        "bohemia",
    ]
    s = table()
    assert len(needed_electors(s)) == 8
    draw(s, A, "chaos")
    assert len(needed_electors(s)) == 9
    assert s.support(A) == 3


@rule("2.1.g")
def test_nine_dioceses() -> None:
    assert sorted(names(DIOCESES)) == [
        "bremen",
        "cologne",
        "liege",
        "mainz",
        "munster",
        "osnabruck",
        "salzburg",
        "strasbourg",
        "trier",
    ]


@rule("2.1.h")
def test_ports_pay_only_by_maritime_trade() -> None:
    assert [PORT.count(BALTIC), PORT.count(NORTH_SEA)] == [5, 5]
    s = table()
    s.control[st("brandenburg")] = NOBODY
    own(s, A, "mecklenburg", "silesia")
    assert income(s, A) == 5
    before = s.florins[A]
    draw(s, B, "maritime_trade")
    assert s.florins[A] == before + 3


@rule("2.1.i")
def test_the_printed_value_is_income_and_points() -> None:
    s = table(2)
    own(s, A, "lorraine", "tyrol")
    assert VALUE[st("lorraine")] == 3
    assert income(s, A) == 4 + 3 + 2
    assert turn_points(s, A) == 4 + 3 + 2


@rule("2.2.a")
def test_the_decks_do_not_mix() -> None:
    s = table()
    draw(s, A, "peace")
    assert s.event_discard == [card("peace")]
    assert s.discard == []


@rule("2.3.a")
def test_a_battle_rolls_no_die_and_rolls_are_told() -> None:
    s = table()
    army(s, A, "saxony", 2)
    army(s, B, "bohemia", 1)
    before = s.draws
    ask(s, Advance(A, st("saxony"), 2, False, 0))
    do(s, "enter bohemia")
    assert s.control[st("bohemia")] == A
    assert s.draws == before
    own(s, B, "carniola")
    draw(s, A, "revolt", 2, 1, 2)
    assert told(s, "revolt-roll") == [(A, 2, 1)]


def test_data_errors_name_file_and_entry() -> None:
    with pytest.raises(DataError, match=r"states.toml: state nowhere: .*value 9"):
        records("states.toml", "state", StateRecord, [{"id": "nowhere", "value": 9, "near": []}])
    with pytest.raises(DataError, match=r"states.toml: state nowhere"):
        records("states.toml", "state", StateRecord, [{"id": "nowhere", "value": 1, "near": [], "castle": True}])


def test_a_position_made_by_hand_keeps_every_promise() -> None:
    s = table()
    own(s, A, "hessen")
    put(s, B, "hessen", 1)
    army(s, A, "hessen")
    give(s, A, "power", "power")
    assert GAME.check(s) == []
    ask(s, InfluenceTarget(A, BASE))
    assert GAME.check(s) == []
