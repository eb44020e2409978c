"""Games begun under version 1 of the rules go on with the readings of that version."""

from __future__ import annotations

import pytest

from conformance.golden import unfinished_files
from games.helpers import options, step_asked, verbs
from games.pax_renaissance.scene import fresh
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import read_journal


def opened(name: str) -> Pax:
    """The state in which an unfinished game of version 1 stopped."""
    journal = next(file for file in unfinished_files(GAME) if file.stem == name)
    state = read_journal(GAME, journal.read_text(encoding="utf-8")).state
    assert isinstance(state, Pax)
    return state


@pytest.mark.parametrize("name", [file.stem for file in unfinished_files(GAME)])
def test_a_running_game_keeps_its_readings(name: str) -> None:
    s = opened(name)
    assert s.shortage_anywhere and s.agents_optional
    assert GAME.rules_version == 2 and not fresh(2).s.shortage_anywhere and not fresh(2).s.agents_optional


def test_agents_that_were_optional_stay_so() -> None:
    s = opened("two_players_agents_before_an_effect")
    assert step_asked(s) == "Agents" and "done" in options(s)


def test_an_empty_supply_is_asked_as_it_was() -> None:
    s = opened("three_players_empty_supply")
    assert step_asked(s) == "Borrow" and {"take_city", "take_repressed", "leave"} <= verbs(s)


def test_losses_in_battle_are_still_to_be_chosen() -> None:
    s = opened("four_players_losses_in_battle")
    assert step_asked(s) == "Losses" and verbs(s) == {"lose_city"}
