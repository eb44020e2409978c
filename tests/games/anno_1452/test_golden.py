"""What the golden games show: every number of players, basic and expert, Ottokar's layouts, each end of the track,
agreements kept."""

from functools import cache

import pytest

from conformance.corpus import version_of
from conformance.golden import golden_files
from games.anno_1452.board import YEARS, anno, asking, options
from ludoteca.games.anno_1452.data import PLACES, REGION_OF, ROWS
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.vocabulary import PLACE, REGION
from ludoteca.kernel import Action, Match, act, new, read_journal, state_hash, why
from ludoteca.testing import rule

FILES = {file.stem: file for file in golden_files(GAME)}
PRESENT = sorted(name for name, file in FILES.items() if version_of(file) == GAME.rules_version)
PACT = "four_expert_pact_payment_forfeit_1378_v3"


@cache
def match(name: str) -> Match:
    return read_journal(GAME, FILES[name].read_text(encoding="utf-8"))


def events(name: str, *keys: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(e.key, e.args) for line in match(name).lines for e in line.events if e.key in keys]


@rule("end.2")
@pytest.mark.parametrize("name", PRESENT)
def test_each_golden_game_ends_where_its_track_ends(name: str) -> None:
    m = match(name)
    s = anno(m.state)
    assert s.over == "emperor"
    assert s.row == s.last_row
    ends = {"short": "1378", "medium": "1410", "full": "1452"}
    assert events(name, "end-agreed") or ROWS[s.row].id == ends[m.setup.options["end"]]


@rule("components.1", "ottokar.1", "expert.1")
def test_the_golden_games_cover_the_ways_to_play() -> None:
    setups = [match(name).setup for name in PRESENT]
    assert {x.seats for x in setups} == {2, 3, 4}
    two = ["game", "marriages_end", "antiking_timing", "early_end", "placement", "first_events", "marriage_guard"]
    for option, values in [("end", 3), ("trade_limit", 2), *[(name, 2) for name in two]]:
        assert len({x.options[option] for x in setups}) == values, option
    assert {"normal", "ottokar-b", "ottokar-custom"} <= {x.options["scenario"] for x in setups}
    assert any(x.seats == 2 and x.options["scenario"] == "usual" for x in setups)  # Ottokar A


@rule("end.13", "end.14")
def test_a_golden_game_was_ended_early() -> None:
    m = match("four_basic_early_end_v3")
    assert YEARS["1314"] <= anno(m.state).row < YEARS["1452"]


@rule("trade.14")
def test_the_clock_of_the_table_ended_a_phase_of_trade() -> None:
    lines = [line for line in match("three_expert_deals_1378_v3").lines if line.action.verb == "time-up"]
    assert len(lines) == 2
    assert {line.seat for line in lines} == {-1}
    assert " none time-up " in FILES["three_expert_deals_1378_v3"].read_text(encoding="utf-8")


@rule("trade.3", "trade.7")
def test_three_of_four_players_make_one_pact() -> None:
    assert [args for _, args in events(PACT, "agreement-party") if args[0] == 1] == [(1, 0), (1, 2), (1, 1)]
    assert ("clause-peace", (1, 4 * YEARS["1273"])) in events(PACT, "clause-peace")


@rule("trade.6", "trade.8")
def test_a_payment_falls_due_and_another_is_forfeited() -> None:
    """Of 300 Gold promised D pays what there is, the forfeit is taken once, and the rest follows until the end."""
    paid = events(PACT, "due-pay", "broken", "forfeit-gold", "still-owed", "debt-lost")
    assert paid[:5] == [
        ("due-pay", (1, 0, 1, 3)),
        ("due-pay", (2, 3, 0, 27)),
        ("still-owed", (2, 3, 0, 273, 4 * YEARS["1273"])),
        ("broken", (2, 3, 2)),
        ("still-owed", (2, 3, 0, 1, 4 * YEARS["1273"])),
    ]
    assert [key for key, _ in paid].count("broken") == 1
    received = sum(args[3] for key, args in paid if key == "due-pay" and args[:3] == (2, 3, 0))
    assert paid[-1] == ("debt-lost", (2, 3, 0, 301 - received))


@rule("trade.6", "trade.7", "trade.8")
def test_a_breach_of_the_pact_is_refused_as_long_as_it_is_in_force() -> None:
    """No attack between its parties is offered, nor any step into Saxony by B; asking for it says why."""
    m = match(PACT)
    s = anno(new(GAME, m.setup, m.seed))
    refused = {"pact": 0, "kept-out": 0}
    for line in m.lines:
        if asking(s) == "Turn" and s.row < YEARS["1273"] and s.agreements:
            seat = s.front[0].seat
            for p in range(PLACES):
                if s.owner[p] in range(s.seats) and s.owner[p] != seat and s.at_peace(seat, s.owner[p]):
                    assert f"attack {PLACE.word(p)}" not in options(s, seat)
                    key = why(GAME, s, seat, Action("attack", (p,))).key
                    assert key == "pact"
                    refused[key] += 1
            if seat == 1:
                region = REGION.number("sachsen")
                assert region in REGION_OF
                assert why(GAME, s, seat, Action("build", (region,))).key in ("kept-out", "shield-full")
                refused["kept-out"] += 1
        act(GAME, s, line.seat, line.action)
    assert min(refused.values()) > 0
    assert state_hash(GAME, s) == m.hash()
