"""Setting up (chapter 3)."""

import pytest

from games.baroque.hands import A, B, C, ask, asked, card, do, menu, names, own, refusal, st, table, told
from games.helpers import key_of
from ludoteca.games.baroque.data import N
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.armies import why_not_enter
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.influence import POWER_CARD, InfluenceTarget, gets_bonus
from ludoteca.games.baroque.rules.revolt import PickRevolt
from ludoteca.games.baroque.rules.setup import ChoosePower, RollOrder, StartArmy, StartCity, StartState, rolled_order
from ludoteca.games.baroque.state import CARDS, Baroque
from ludoteca.kernel import NOBODY, Refused, act, new, read_action
from ludoteca.testing import rule


def opened(seats: int, seed: int = 1, **options: str) -> Baroque:
    s = new(GAME, GAME.complete(seats, options), seed, log=True)
    assert isinstance(s, Baroque)
    return s


def fresh(seats: int) -> Baroque:
    """Nobody has chosen anything."""
    s = GAME.blank(seats)
    GAME.setup(s, GAME.complete(seats))
    s.agenda.clear()
    s.log = []
    return s


def played_setup(seats: int) -> Baroque:
    """Through all of set-up, taking the first choice each time."""
    s = opened(seats)
    while asked(s) not in ("BuyCards", ""):
        do(s, menu(s)[0])
    return s


@rule("3.1.a")
def test_no_power_is_taken_twice() -> None:
    s = opened(4)
    do(s, "power austria")
    assert refusal(s, "power austria") == "power-taken"
    assert s.control[st("austria")] == A


@rule("3.1.a")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_powers_can_be_drawn(seed: int) -> None:
    s = opened(3, seed, powers="drawn")
    assert sorted(s.powers) == [0, 1, 2]


@rule("3.1.b")
def test_the_palatinate_has_two_homes() -> None:
    s = table(3)
    assert names(s.majors(C)) == ["lower_palatinate", "upper_palatinate"]
    assert names(s.controlled(C)) == ["lower_palatinate", "upper_palatinate"]


@rule("3.1.1.a")
def test_four_players_use_all_powers_and_34_events() -> None:
    s = table(4)
    assert len(s.event_deck) == 34
    assert card("spain_sells_franche_comte") in s.box
    assert names([i for i in range(N) if not s.in_play[i]]) == ["holstein", "western_pomerania"]


@rule("3.1.1.b")
def test_three_players_leave_spain_out() -> None:
    s = fresh(3)
    ask(s, ChoosePower(A))
    assert refusal(s, "power spanish_netherlands") == "power-not-played"
    assert key_of(why_not_enter(s, st("franche_comte"))) == "not-in-play"
    assert len(s.event_deck) == 36


@rule("3.1.1.c")
def test_two_players_find_the_palatinate_neutral() -> None:
    s = fresh(2)
    ask(s, ChoosePower(A))
    assert refusal(s, "power palatinate") == "power-not-played"
    s = table(2)
    assert s.control[st("lower_palatinate")] == NOBODY
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place lower_palatinate", "place lower_palatinate")
    assert s.control[st("lower_palatinate")] == A
    assert s.support(A) == 6
    ask(s, PickRevolt(B, 3, card("revolt")))
    assert "revolt-in lower_palatinate" in menu(s)


@rule("3.1.1.d")
def test_the_sold_netherlands_are_an_ordinary_state() -> None:
    s = table(3)
    s.in_play[st("spanish_netherlands")] = 1
    own(s, B, "spanish_netherlands")
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place spanish_netherlands", "place spanish_netherlands")
    assert s.control[st("spanish_netherlands")] == B
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place spanish_netherlands", "place spanish_netherlands")
    assert s.control[st("spanish_netherlands")] == A
    # Liège borders it and Cologne only: no major state in play
    s.tableau[A].append(s.deck.pop(s.deck.index(card("thurn_und_taxis"))))
    assert gets_bonus(s, A, st("liege"))


@rule("3.2.a")
def test_the_highest_die_is_first() -> None:
    s = table(3)
    s.forced = [4, 1, 5]
    assert rolled_order(s, [A, B, C]) == [C, A, B]
    assert told(s, "order-roll") == [(A, 5), (B, 2), (C, 6)]


@rule("3.2.a")
def test_tied_players_roll_again_among_themselves() -> None:
    s = table(3)
    s.forced = [3, 3, 0, 1, 4]
    assert rolled_order(s, [A, B, C]) == [B, A, C]


@rule("3.3.a")
def test_one_start_state_each_in_order() -> None:
    s = table(3)
    s.order = [B, A, C]
    ask(s, StartState(B), StartState(A))
    assert s.front[0].seat == B
    with pytest.raises(Refused) as refused:
        act(GAME, s, A, read_action(GAME, "start-state hessen"))
    assert refused.value.no.key == "not-asked"
    do(s, "start-state bohemia")
    assert s.control[st("bohemia")] == B
    assert s.support(B) == 3
    assert refusal(s, "start-state saxony") == "not-on-start-list"


@rule("3.3.b")
def test_the_list_of_austria() -> None:
    s = ask(table(3), StartState(B))
    assert sorted(menu(s)) == [
        f"start-state {word}" for word in ("bohemia", "carinthia", "carniola", "moravia", "silesia", "styria", "tyrol")
    ]
    assert refusal(s, "start-state salzburg") == "not-on-start-list"


@rule("3.3.c")
def test_the_list_of_brandenburg() -> None:
    s = ask(table(3), StartState(A), StartCity(A))
    assert sorted(menu(s)) == [f"start-state {word}" for word in ("baden", "hessen", "lorraine", "prussia")]
    do(s, "start-state prussia")
    assert menu(s) == ["start-city brandenburg"]


@rule("3.3.d")
def test_the_list_of_the_palatinate() -> None:
    s = ask(table(3), StartState(C))
    assert sorted(menu(s)) == [f"start-state {word}" for word in ("berg", "brunswick", "mecklenburg", "oldenburg")]
    assert refusal(s, "start-state mainz") == "not-on-start-list"


@rule("3.3.e")
def test_the_list_of_the_spanish_netherlands() -> None:
    s = ask(table(4), StartState(3))
    assert menu(s) == ["start-state franche_comte"]


@rule("3.3.1.a")
def test_with_two_the_first_player_picks_both_states() -> None:
    s = table(2)
    s.forced = [0, 5]
    ask(s, RollOrder())
    assert s.order == [B, A]
    do(s, "start-state bohemia")
    assert s.front[0].seat == B
    assert refusal(s, "start-state bohemia") == "already-yours"
    do(s, "start-state tyrol", "start-state lorraine", "start-state baden")
    assert names(s.controlled(A)) == ["brandenburg", "baden", "lorraine"]
    assert names(s.controlled(B)) == ["austria", "bohemia", "tyrol"]


def army_order(seats: int, rolls: list[int]) -> list[int]:
    s = table(seats)
    s.forced = rolls
    ask(s, RollOrder())
    while asked(s) == "StartState":
        do(s, menu(s)[0])
    seen = []
    while asked(s) == "StartArmy":
        seen.append(s.front[0].seat)
        do(s, menu(s)[0])
    return seen


@rule("3.4.a", "3.4.b")
def test_armies_backwards_then_forwards() -> None:
    assert army_order(3, [5, 3, 1]) == [C, B, A, A, B, C]


@rule("3.4.a")
def test_armies_start_in_controlled_states() -> None:
    s = ask(table(3), StartArmy(A))
    assert menu(s) == ["start-army brandenburg"]
    assert refusal(s, "start-army hessen") == "not-controlled"


@rule("3.4.b")
@pytest.mark.parametrize(("seats", "armies"), [(3, 2), (4, 2)])
def test_two_armies_each(seats: int, armies: int) -> None:
    s = played_setup(seats)
    assert [s.army_count(seat) for seat in range(seats)] == [armies] * seats


@rule("3.4.c")
def test_armies_may_start_together() -> None:
    s = ask(table(3), StartArmy(B), StartArmy(B))
    do(s, "start-army austria", "start-army austria")
    assert s.armies[st("austria")] == 2


@rule("3.4.1.a")
def test_three_rounds_of_armies_with_two() -> None:
    assert army_order(2, [5, 0]) == [B, A, A, B, B, A]
    s = played_setup(2)
    assert [s.army_count(A), s.army_count(B)] == [3, 3]


@rule("3.5.a")
def test_the_starting_city() -> None:
    s = table(3)
    own(s, A, "prussia")
    own(s, B, "bohemia")
    ask(s, StartCity(A), StartCity(B))
    assert refusal(s, "start-city prussia") == "no-city-allowed"
    do(s, "start-city brandenburg", "start-city bohemia")
    assert s.city[st("bohemia")] == 1
    assert income(s, B) == 4 + 6


@rule("3.6.a")
@pytest.mark.parametrize("seats", [3, 4])
def test_starting_money(seats: int) -> None:
    assert played_setup(seats).florins == [15] * seats


@rule("3.6.1.a")
def test_starting_money_with_two() -> None:
    assert played_setup(2).florins == [18, 18]


@rule("3.7.a")
def test_both_decks_are_shuffled() -> None:
    s = opened(2, 7)
    assert (len(s.deck), len(s.event_deck), s.discard, s.event_discard) == (41, 36, [], [])
    assert s.deck != sorted(s.deck)
    other = opened(2, 7)
    assert (s.deck, s.event_deck) == (other.deck, other.event_deck)
    assert opened(2, 8).deck != s.deck


@rule("3.7.b")
def test_turn_one_begins_with_the_cards() -> None:
    s = opened(3)
    for power in ("brandenburg", "austria", "palatinate"):
        do(s, f"power {power}")
    while asked(s) != "BuyCards":
        wanted = "start-state bohemia"
        do(s, wanted if wanted in menu(s) else menu(s)[0])
    assert s.vp == [0, 0, 0]
    assert [s.support(seat) for seat in (A, B, C)] == [3, 3, 3]
    assert s.phase == CARDS
    assert told(s, "income") == []
    assert [args[0] for args in told(s, "phase")] == [CARDS]
