"""What the golden games show: every number of players, basic and expert, Ottokar's layouts, each end of the track, a pact kept."""

from functools import cache

import pytest

from conformance.golden import golden_files
from games.anno_1452.board import YEARS, asking, options
from ludoteca.games.anno_1452.data import PLACES, ROWS
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.vocabulary import PLACE
from ludoteca.kernel import Action, act, new, read_journal, state_hash, why
from ludoteca.testing import rule

FILES = {file.stem: file for file in golden_files(GAME)}


@cache
def match(name):
    return read_journal(GAME, FILES[name].read_text(encoding="utf-8"))


@rule("end.2")
@pytest.mark.parametrize("name", sorted(FILES))
def test_each_golden_game_ends_where_its_track_ends(name):
    m = match(name)
    s = m.state
    assert s.over == "emperor"
    assert s.row == s.last_row
    agreed = any(e.key == "end-agreed" for line in m.lines for e in line.events)
    ends = {"short": "1378", "medium": "1410", "full": "1452"}
    assert agreed or ROWS[s.row].id == ends[m.setup.options["end"]]


@rule("components.1", "ottokar.1", "expert.1")
def test_the_golden_games_cover_the_ways_to_play():
    setups = [match(name).setup for name in sorted(FILES)]
    assert {x.seats for x in setups} == {2, 3, 4}
    for option, values in (("game", 2), ("end", 3), ("marriages_end", 2), ("antiking_timing", 2), ("early_end", 2)):
        assert len({x.options[option] for x in setups}) == values
    assert {"normal", "ottokar-a", "ottokar-b", "ottokar-custom"} <= {x.options["scenario"] for x in setups}


@rule("end.13", "end.14")
def test_a_golden_game_was_ended_early():
    m = match("four_basic_early_end")
    assert YEARS["1314"] <= m.state.row < YEARS["1452"]


@rule("trade.3", "trade.7")
def test_all_three_players_of_a_golden_game_make_one_pact():
    made = [e.args for line in match("three_expert_pact_of_three_1452").lines for e in line.events if e.key == "peace"]
    assert [{seat, other} for seat, other, _ in made] == [{0, 2}, {0, 1}, {1, 2}]


@rule("trade.6", "trade.7")
@pytest.mark.parametrize("name", ["three_expert_deals_1378", "three_expert_pact_of_three_1452"])
def test_a_pact_of_a_golden_game_is_enforced(name):
    """While it is in force, no attack between its parties is offered, and asking for one says why."""
    m = match(name)
    s = new(GAME, m.setup, m.seed)
    held = 0
    for line in m.lines:
        seat = s.front[0].seat
        for p in range(PLACES) if asking(s) == "Turn" else ():
            if s.owner[p] in range(s.seats) and s.owner[p] != seat and s.at_peace(seat, s.owner[p]):
                assert f"attack {PLACE.word(p)}" not in options(s, seat)
                assert why(GAME, s, seat, Action("attack", (p,))).key in ("pact", "no-estate-left")
                held += 1
        act(GAME, s, line.seat, line.action)
    assert held > 0
    assert state_hash(GAME, s) == m.hash()
