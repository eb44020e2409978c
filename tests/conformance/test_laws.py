"""What every game obeys, whatever its rules."""

import pytest

from conformance.played import Played
from ludoteca import registry, text_laws
from ludoteca.kernel import Match, act, new, opening_seed, playout, save
from ludoteca.kernel.words import KERNEL_REFUSALS
from ludoteca.laws import difference
from ludoteca.rulebook import rulebook


def test_it_is_described(name: str) -> None:
    game = registry.find(name)
    assert game.package in registry.packages().values()
    assert game.id.replace("-", "_") == name.replace("-", "_")
    assert game.maturity in ("draft", "playable", "complete")
    assert len(game.seats) >= 1
    assert game.reasons
    assert not set(game.refusals) & set(KERNEL_REFUSALS), "a refusal of the kernel is declared again"


def test_random_play_never_crashes(played: Played) -> None:
    assert played.faults("crashes") == []


def test_somebody_is_asked_until_the_end(played: Played) -> None:
    assert played.faults("dead_ends") == []


def test_games_end(played: Played) -> None:
    assert played.faults("capped") == []


def test_invariants_hold(played: Played) -> None:
    assert played.faults("invariant_breaks") == []


def test_nothing_leaks(played: Played) -> None:
    assert played.faults("leaks") == []


def test_undo_restores_and_never_unlearns(played: Played) -> None:
    assert played.faults("undo_breaks") == []


def test_copies_are_equal_and_independent(played: Played) -> None:
    assert played.faults("copy_breaks") == []


def test_saves_positions_and_journals_come_back_equal(played: Played) -> None:
    assert played.faults("save_breaks") == []


def test_every_number_of_seats_and_every_option_was_played(played: Played) -> None:
    game = played.game
    assert played.tally.games == len(game.seats) * 4
    assert sum(played.tally.ends.values()) == played.tally.games
    for option in game.options:
        for value in option.values:
            assert f"{option.id}={value}" in played.tally.options or len(option.values) > 6, f"{option.id}={value}"


def test_same_seed_same_game(name: str) -> None:
    game = registry.find(name)
    for seats in game.seats:
        setup = game.complete(seats)
        states = []
        for _ in range(2):
            s = new(game, setup, opening_seed("twice"))
            playout(game, s, 7, 200)
            states.append(save(game, s))
        assert difference(states[0], states[1]) == ""
        other = new(game, setup, opening_seed("another"))
        assert save(game, other) != save(game, new(game, setup, opening_seed("twice"))), "the seed changes nothing"


def test_a_match_is_the_same_game_as_its_bare_state(name: str) -> None:
    """Journal, log and chance are recorded without changing what happens."""
    game = registry.find(name)
    seed = opening_seed("match")
    m = Match(game, game.complete(game.seats[0]), seed)
    bare = new(game, game.complete(game.seats[0]), seed)
    assert difference(save(game, m.state), save(game, bare)) == ""
    for _ in range(60):
        if not m.state.front:
            break
        step, menu = m.state.front[0], m.state.menus[0]
        a = menu[len(menu) // 2]
        m.step(step.seat, a, False)
        act(game, bare, step.seat, a)
    assert difference(save(game, m.state), save(game, bare)) == ""


def test_texts_are_there_in_three_languages_with_the_same_variables(played: Played) -> None:
    assert text_laws.problems(played.game, seen=played.seen) == []


def test_every_cited_rule_is_in_the_rulebook(played: Played) -> None:
    rules = rulebook(played.game.package)
    if not rules and played.game.maturity == "draft":
        pytest.skip("a draft without an index of rules")
    cited = {*played.seen.rules, *(o.rule for o in played.game.options)} - {""}
    assert sorted(cited - set(rules)) == []
