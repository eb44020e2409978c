"""What every game obeys, whatever its rules."""

from typing import Any

import pytest

from conformance.played import GAMES_PER_SEATS, MANY_GAMES_PER_SEATS, MANY_SAMPLES_PER_GAME, Played, play_games
from ludoteca import registry
from ludoteca.conformance import laws, text_laws, truth_laws
from ludoteca.conformance.fuzz import random_options
from ludoteca.conformance.laws import difference
from ludoteca.conformance.tally import FAULTS
from ludoteca.kernel import Game, Match, Quick, Setup, SetupError, act, new, opening_seed, playout, save
from ludoteca.kernel.words import KERNEL_REFUSALS
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


def test_each_choice_is_described_once(name: str) -> None:
    assert laws.described_twice(registry.find(name)) == []


def test_nothing_leaks(played: Played) -> None:
    assert played.faults("leaks") == []


def test_undo_restores_and_never_unlearns(played: Played) -> None:
    assert played.faults("undo_breaks") == []


def test_copies_are_equal_and_independent(played: Played) -> None:
    assert played.faults("copy_breaks") == []


def test_saves_positions_and_journals_come_back_equal(played: Played) -> None:
    assert played.faults("save_breaks") == []


def test_what_is_said_about_a_position_is_so(played: Played) -> None:
    assert played.faults("untruths") == []


def test_statements_of_each_kind_were_compared(played: Played) -> None:
    said = played.tally.statements
    kinds = {
        "preview",
        "trial",
        *(f"near {key}" for key in ("leads", "behind", "imperial") if key in played.game.prospects),
    }
    assert {kind for kind in kinds if said[kind] == 0} == set()
    judged = sum(n for what, n in said.items() if what.startswith("no ") and "not judged" not in what)
    assert judged > 0 or played.game.maturity == "draft"  # a draft has no judges of its refusals yet


def test_what_judges_a_statement_names_one_that_the_game_makes(name: str) -> None:
    game = registry.find(name)
    for judges, declared in (
        ("FORETOLD", set(game.foresights)),
        ("PROMISED", set(game.prospects)),
        ("GRANTED", set(game.refusals)),
        ("HELD", set(game.refusals)),
    ):
        assert set(truth_laws.judges(game, judges)) <= declared


def test_every_number_of_seats_was_played_to_the_end(played: Played) -> None:
    assert played.tally.games == len(played.game.seats) * GAMES_PER_SEATS
    assert sum(played.tally.ends.values()) == played.tally.games


@pytest.mark.long
def test_every_law_holds_in_many_games(name: str) -> None:
    played = play_games(registry.find(name), MANY_GAMES_PER_SEATS, samples=MANY_SAMPLES_PER_GAME)
    assert {fault: played.faults(fault) for fault in FAULTS} == {fault: [] for fault in FAULTS}
    assert played.tally.games == len(played.game.seats) * MANY_GAMES_PER_SEATS


def test_every_value_of_every_option_can_be_played(name: str) -> None:
    """Each value once, with the other options at their defaults, or mixed with others where it does not go with the
    defaults."""
    game = registry.find(name)
    for option in game.options:
        for value in option.values:
            setup = setup_with(game, option.id, value)
            assert setup is not None, f"no table can have {option.id}={value}"
            s = new(game, setup, opening_seed(f"{option.id}={value}"))
            playout(game, s, 3, 60)
            assert laws.invariants(game, s) == []


def setup_with(game: Game[Any], option: str, value: str) -> Setup | None:
    quick = Quick(1)
    for attempt in range(200):
        seats = game.seats[attempt % len(game.seats)]
        others = random_options(game, seats, quick).options if attempt >= len(game.seats) else {}
        try:
            return game.complete(seats, {**others, option: value})
        except SetupError:
            continue
    return None


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
