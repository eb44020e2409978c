"""Introduction, set-up and phases."""

from collections import Counter

import pytest

from games.rio_de_la_plata.table import A, C, ask, can, do, fresh, goods, hut, no, opened, seat, stock, told
from ludoteca.games.rio_de_la_plata.board import SOUTH_WALL, START_LINE, at
from ludoteca.games.rio_de_la_plata.constants import CARPENTER, CORSAIRS, INDIANS, NONE
from ludoteca.games.rio_de_la_plata.data import STICKS
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn, EndTurn, WarCheck
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import FinalScoring
from ludoteca.games.rio_de_la_plata.stacks import SHADOW
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Refused, SetupError, act
from ludoteca.testing import rule


@rule("intro.1", "score.5")
def test_most_points_win() -> None:
    s = fresh()
    s.vp = [61, 58, 44]
    ask(s, FinalScoring())
    assert s.over == "points"
    assert s.places == [1, 2, 3]
    assert s.scores == [61, 58, 44]


@rule("intro.1")
def test_no_score_ends_the_game_early() -> None:
    s = fresh(turn=12)
    s.vp = [300, 0, 0]
    ask(s, EndTurn())
    assert not s.over
    assert s.turn == 13


@rule("intro.2")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.complete(seats)


@rule("intro.2", "variant.2a")
def test_with_two_the_shadow_colour_is_added() -> None:
    assert fresh(2).hand[SHADOW] == 10
    assert fresh(3).hand[SHADOW] == 0
    assert len(fresh(2).order) == 2


@rule("intro.3", "end.1")
def test_twenty_years() -> None:
    s = fresh(turn=1)
    ask(s, EndTurn())
    assert s.turn == 2
    assert told(s, "turn-begins") == [(2, 1)]
    s = fresh(turn=20)
    s.wars = 3
    ask(s, EndTurn())
    assert s.over
    assert s.turn == 20


@rule("intro.4", "setup.3")
def test_each_takes_the_stock_of_their_own_level() -> None:
    s = opened(3, level="mixed")
    assert len(s.front) == 3
    order = s.order
    act(GAME, s, order[0], Action("level", (0,)))
    act(GAME, s, order[1], Action("level", (2,)))
    act(GAME, s, order[2], Action("level", (2,)))
    assert goods(s, order[0]) == (4, 4, 0, 4)
    assert goods(s, order[1]) == (2, 2, 0, 2)
    assert goods(s, order[2]) == (3, 3, 0, 2)


@rule("intro.5", "advice.1", "advice.2")
def test_beginners_get_hints_and_nothing_else_changes() -> None:
    s = opened(3, level="beginner")
    assert told(s, "hint-first-game") == [()]
    assert told(s, "hint-war") == [()]
    assert told(s, "hint-offices") == [()]
    assert told(opened(3, level="expert"), "hint-first-game") == []


@rule("setup.1", "major.walls_c")
def test_the_empty_board() -> None:
    s = opened()
    assert s.turn == 1
    assert set(s.building) == {NONE}
    assert sum(s.walls) + sum(s.roads) == 0
    assert sum(SOUTH_WALL) == 16


@rule("setup.2", "placement.1")
def test_nine_workers_in_hand() -> None:
    for seats in (2, 3, 4, 5):
        s = opened(seats)
        assert s.hand[:seats] == [9] * seats
        assert GAME.check(s) == []


@rule("setup.3")
@pytest.mark.parametrize(("level", "n"), [("beginner", 4), ("intermediate", 3), ("expert", 2)])
def test_opening_stock(level: str, n: int) -> None:
    s = opened(3, level=level)
    assert goods(s, s.order[0]) == (n, n, 0, n)
    assert goods(s, s.order[1]) == (n, n, 0, n)


@rule("setup.4")
def test_the_bank_holds_everything() -> None:
    s = opened()
    assert s.office_owner == [-1] * 12
    assert s.sticks == STICKS
    assert sum(s.counts) == 0
    assert [can(s, "claim", office) for office in range(12)] == [True] * 12


@rule("setup.5")
def test_the_first_order_is_drawn() -> None:
    assert opened(4, seed=5).order == opened(4, seed=5).order
    seen = Counter(tuple(opened(3, seed=i).order) for i in range(120))
    assert len(seen) == 6
    assert opened(4).added == [0, 0, 0, 0]


@rule("setup.6", "variant.3c")
def test_the_last_in_order_gets_more() -> None:
    s = opened(3, level="expert")
    assert goods(s, s.order[-1]) == (3, 3, 0, 2)
    s = opened(3, level="beginner", length="short")
    assert goods(s, s.order[-1]) == (6, 6, 0, 5)
    s = fresh(turn=2)
    ask(s, BeginTurn())
    assert goods(s, C) == (0, 0, 0, 0)


@rule("setup.7")
def test_no_war_while_both_enemies_are_off_the_track() -> None:
    s = fresh(turn=1)
    assert s.foes == [0, 0]
    s.forced = [0, 0]
    ask(s, WarCheck())
    assert s.wars == 0
    assert s.forced == [0, 0], "no dice are rolled"
    ask(s, EndTurn())
    assert s.foes[INDIANS] == 2
    assert s.foes[CORSAIRS] == 0


@rule("setup.8", "phases.1")
def test_play_starts_with_the_first_in_order() -> None:
    s = opened(4)
    assert len(s.front) == 1
    assert isinstance(s.front[0], PlaceTurn)
    assert seat(s) == s.order[0]


def finish_placement(s: Rio) -> None:
    do(s, "done")
    if can(s, "confirm"):
        do(s, "confirm")


@rule("phases.1", "phases.2", "faq.1", "endturn.1")
def test_phase_by_phase_player_by_player() -> None:
    s = opened(3, seed=3)
    seen = []
    for _ in range(6):
        seen.append((type(s.front[0]).__name__, seat(s)))
        finish_placement(s)
    places = [("PlaceTurn", p) for p in told_order(s)]
    effects = [("EffectsTurn", p) for p in told_order(s)]
    assert seen == places + effects
    assert s.turn == 2, "war, order and time follow without a question"


def told_order(s: Rio) -> list[int]:
    return [p for p, _ in told(s, "order")]


@rule("phases.2")
def test_only_the_player_in_turn_places() -> None:
    s = opened(3)
    other = s.order[1]
    with pytest.raises(Refused) as refused:
        act(GAME, s, other, Action("till"))
    assert refused.value.no.key == "not-asked"
    first = seat(s)
    do(s, "till")
    finish_placement(s)
    with pytest.raises(Refused):
        act(GAME, s, first, Action("till"))


@rule("phases.3", "other.1")
def test_three_zones() -> None:
    s = opened(3)
    placing = {a.verb for a in s.menus[0]} - {"spare", "done"}
    assert placing == {"place", "work", "dig", "till", "craft", "queue", "claim"}
    assert no(s, "dock") == ("no-port", "ship.1")


@rule("city.2", "faq.2")
def test_on_the_first_turn_only_the_start_line_is_open() -> None:
    s = opened(3)
    assert [a.args[0] for a in s.menus[0] if a.verb == "place"] == START_LINE
    assert can(s, "place", at(3, 9))
    assert no(s, "place", at(6, 6)) == ("not-beside-home", "city.2")


@rule("city.2", "faq.2")
def test_the_start_line_stays_open_beside_the_spaces_around_own_huts() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    ask(s, PlaceTurn(A))
    for space in (*START_LINE, at(5, 5), at(6, 6)):
        assert can(s, "place", space)
    assert no(s, "place", at(7, 7)) == ("not-beside-home", "city.2")


@rule("city.1", "effects.1")
def test_the_purpose_of_a_worker_is_open() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    stock(s, A, stone=2)
    ask(s, PlaceTurn(A))
    do(s, "place", at(6, 6))
    do(s, "place", at(6, 6))
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(6, 6), 0)
    assert can(s, "build", at(6, 6), CARPENTER)
    assert can(s, "done")
