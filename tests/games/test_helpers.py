"""The helpers of the games' tests fail where a test must fail."""

from __future__ import annotations

import pytest

from games.helpers import Refusal, can, do, game_of, options, refusal, seat_asked, step_asked, told
from ludoteca import registry
from ludoteca.kernel import NOBODY, Refused, Table, new


@pytest.fixture
def table() -> Table:
    game = registry.find("parley")
    return new(game, game.complete(2), seed=4, log=True)


def test_a_state_knows_its_game(table: Table) -> None:
    assert game_of(table).id == "parley"


def test_a_refusal_names_key_and_rule_and_leaves_the_position_alone(table: Table) -> None:
    waiting = list(table.agenda)
    assert refusal(table, "bid 1") == Refusal("not-in-menu", "turn.1")
    assert refusal(table, "draw", seat=1).key == "not-asked"
    assert table.agenda == waiting


def test_a_possible_action_is_no_refusal(table: Table) -> None:
    assert can(table, "draw") and not can(table, "draw", seat=1)
    with pytest.raises(AssertionError, match="draw is possible"):
        refusal(table, "draw")


def test_what_is_not_in_the_menu_cannot_be_done(table: Table) -> None:
    with pytest.raises(Refused):
        do(table, "bid 1")


def test_broken_invariants_fail_the_test(table: Table) -> None:
    table.zones()[0].append(table.zones()[0][0])
    with pytest.raises(AssertionError):
        do(table, "trade lantern")


def test_questions_menus_and_log_are_read(table: Table) -> None:
    assert (seat_asked(table), step_asked(table), step_asked(table, 1)) == (0, "Turn", "")
    assert options(table, verb="claim") == ["lantern"]
    assert options(table, seat=1) == []
    do(table, "trade lantern")
    assert told(table, "trade") == [(0, 1, 0)]
    table.front = []
    assert seat_asked(table) == NOBODY
