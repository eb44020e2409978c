"""The yardsticks: the base policy of each title, and prince as it was when they were made."""

import tomllib
from hashlib import sha256
from importlib import resources, util
from typing import Any

import pytest

from ai.positions import position, twins
from ludoteca import registry
from ludoteca.ai import LEARNED, LEVELS, LOOKAHEAD, ROLLOUT, TOOLS
from ludoteca.ai.learning.net import MAX_FILE
from ludoteca.ai.levels import shipped_net, value_of_level
from ludoteca.ai.search.policy import find_policy
from ludoteca.kernel import Game, Table, act, menu, new, opening_seed, write_action
from ludoteca.lab.yardsticks import PRINCE_1, YARDSTICKS, make_bot, settings
from ludoteca.server.services.bots.pool import level_names

WITH_RECIPE = [name for name in registry.names() if util.find_spec(registry.find(name).package + ".ai.base_policy")]


def play(game: Game[Any], seats: int, seed: str) -> Table:
    s = new(game, game.complete(seats), opening_seed(seed))
    bots = [make_bot(game, "recipe", seed=seat) for seat in range(seats)]
    for bot in bots:
        bot.strict = True
    decisions = 0
    while not s.over and decisions < game.longest:
        seat = s.front[decisions % len(s.front)].seat
        a = bots[seat].choose(game, s, seat)
        assert a in menu(s, seat)
        act(game, s, seat, a)
        decisions += 1
    return s


@pytest.mark.parametrize("name", WITH_RECIPE)
def test_base_policies_play_whole_games(name: str) -> None:
    game = registry.find(name)
    for seats in (game.seats[0], game.seats[-1]):
        assert play(game, seats, f"{name} {seats}").over


@pytest.mark.parametrize("name", WITH_RECIPE)
def test_a_base_policy_rates_every_choice_and_sees_nothing_hidden(name: str) -> None:
    game = registry.find(name)
    prefer = find_policy(game)
    for seed in range(4):
        s = position(game, game.seats[0], seed, 11 + 29 * seed)
        before = s.copy()
        for step in s.front:
            options = menu(s, step.seat)
            assert len(prefer(s, step.seat, options)) == len(options)
            answers = set()
            for twin in (s, *twins(game, s, step.seat)):
                bot = make_bot(game, "recipe", seed=seed)
                bot.strict = True
                answers.add(write_action(game, bot.choose(game, twin, step.seat)))
            assert len(answers) == 1
        assert [getattr(s, field) for field in s.fields] == [getattr(before, field) for field in s.fields]


def test_a_base_policy_beats_a_random_player_in_every_title() -> None:
    for name in WITH_RECIPE:
        game = registry.find(name)
        s = new(game, game.complete(2), opening_seed(f"recipe and random {name}"))
        bots = [make_bot(game, level, seed=4) for level in ("recipe", "random")]
        while not s.over:
            seat = s.front[0].seat
            act(game, s, seat, bots[seat].choose(game, s, seat))
        assert s.places[0] == 1, name


def test_a_game_without_a_base_policy_says_so() -> None:
    game = registry.find("parley")

    class Bare(type(game)):  # type: ignore[misc]
        package = "ludoteca.games"

    with pytest.raises(ValueError, match="has no base_policy"):
        make_bot(Bare(), "recipe")


def test_yardsticks_are_not_offered_to_players() -> None:
    assert not {*YARDSTICKS, LEARNED, LOOKAHEAD, ROLLOUT} & {*LEVELS, *TOOLS, *level_names()}


def test_the_frozen_prince_inherits_nothing(any_game: Game[Any]) -> None:
    """Each of its settings stands in its own file, so that nothing that is changed for other levels reaches it."""
    table = tomllib.loads((resources.files("ludoteca.lab") / "yardsticks.toml").read_text(encoding="utf-8"))
    assert list(table["level"]) == list(table["game"][any_game.id]) == [PRINCE_1]
    own = {**table["level"][PRINCE_1], **table["game"][any_game.id][PRINCE_1]}
    found = vars(settings(any_game.id, PRINCE_1))
    assert {"scale", "weights"} <= set(own) and {key: found[key] for key in own} == own


def test_the_frozen_prince_weighs_every_term_by_name(any_game: Game[Any]) -> None:
    chosen = settings(any_game.id, PRINCE_1)
    assert chosen.weights is not None and list(chosen.weights) == any_game.evaluator().terms
    found = value_of_level(any_game, chosen, "balanced")
    any_game.evaluator().styles["balanced"][0] += 5.0
    assert found.weights == list(chosen.weights.values())
    assert found.scale == chosen.scale


def test_the_frozen_prince_answers(any_game: Game[Any]) -> None:
    s = position(any_game, any_game.seats[0], 2, 15)
    seat = s.front[0].seat
    bot = make_bot(any_game, "prince-1", seed=3, simulations=6)
    bot.strict = True
    assert bot.choose(any_game, s, seat) in menu(s, seat)


# What the yardsticks answer at a few positions of each title. A changed number says that figures measured with them
# before cannot be compared with new ones.
ANSWERS = {
    "anno_1452": ["066508fe89ec", "cf5294a92db9"],
    "baroque": ["9502557d3fe2", "854e9f935fb0"],
    "pax_renaissance": ["75bc318e4581", "35ab994a4f1e"],
    "rio_de_la_plata": ["581b1e5774f7", "8ed95ec5d6fc"],
}


# The options of the titles whose default was another one then: the positions must stay the same.
OPTIONS = {"baroque": {"chaos-income": "turn-and-next-income", "rival-influence": "discarded"}}


def answers(game: Game[Any], level: str) -> str:
    """A digest of the choices of a level and their values at some positions."""
    told = []
    for number in range(3):
        s = position(game, game.seats[0] + number % 2, 5 + number, 9 + 17 * number, OPTIONS.get(game.id))
        seat = s.front[0].seat
        bot = make_bot(game, level, seed=number, simulations=12)
        bot.strict = True
        told += [f"{write_action(game, w.action)} {w.value:.6f}" for w in bot.weigh(game, s, seat)]
    return sha256("\n".join(told).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", WITH_RECIPE)
def test_the_yardsticks_answer_as_they_always_did(name: str) -> None:
    assert [answers(registry.find(name), level) for level in YARDSTICKS] == ANSWERS[name]


WITH_NETWORK = [
    name
    for name in registry.names()
    if (resources.files(registry.find(name).package) / "ai" / "value.weights").is_file()
]


@pytest.mark.parametrize("name", WITH_NETWORK)
def test_a_shipped_network_says_how_it_was_made_and_plays(name: str) -> None:
    game = registry.find(name)
    about = shipped_net(game.id, game.package).about
    assert (about["game"], about["rules"]) == (game.id, game.rules_version)
    assert about["games"] > 0
    assert {"seed", "date", "generation", "sizes"} <= set(about)
    assert len((resources.files(game.package) / "ai" / "value.weights").read_bytes()) < MAX_FILE
    s = new(game, game.complete(game.seats[-1]), opening_seed("learned"))
    bot = make_bot(game, LEARNED, seed=1)
    bot.strict = True
    for _ in range(60):
        seat = s.front[0].seat
        act(game, s, seat, bot.choose(game, s, seat))


def test_a_title_without_a_network_says_so(parley: Game[Any]) -> None:
    assert WITH_NETWORK == ["rio_de_la_plata"]
    with pytest.raises(ValueError, match="no learned network"):
        make_bot(parley, LEARNED)
