"""The games pass the checks that PettingZoo, Gymnasium and OpenSpiel ship for environments."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from ludoteca import registry
from ludoteca.kernel.action_codes import OutOfBounds
from ludoteca.research import gymnasium, openspiel, pettingzoo
from ludoteca.research.observation import Observation
from ludoteca.research.spec import spec

GAMES = [registry.find(name).id for name in registry.names()]
TABLES = [(game, seats) for game in GAMES for seats in registry.find(game).seats]
CYCLES = 40
MAX_MASK = (
    1_000_000  # OpenSpiel writes a mask over all numbered actions at each step: for more of them a game takes minutes
)


@pytest.fixture(autouse=True)
def accepted_warnings() -> Any:
    """PettingZoo warns of dictionaries as observations, which its own classic games use too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_api(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_seeds(game: str, seats: int) -> None:
    seed_test(partial(pettingzoo.env, game, seats), num_cycles=CYCLES // 2)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_max_cycles_and_parallel_api(game: str, seats: int) -> None:
    def turn_by_turn(max_cycles: int) -> Any:
        return parallel_to_aec(pettingzoo.parallel_env(game, seats, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(pettingzoo.parallel_env, game, seats), env=turn_by_turn))
    parallel_api_test(pettingzoo.parallel_env(game, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_render(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game, seats))
    assert "On the table" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_check_env(game: str) -> None:
    seats = registry.find(game).seats[0]
    check_env(gymnasium.make(game, ["random"] * (seats - 1)), skip_render_check=True)


def simulate(game: str, seats: int, *, masks: bool) -> None:
    pyspiel.random_sim_test(openspiel.load(game, seats), num_sims=1, serialize=True, verbose=False, mask_test=masks)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_random_simulation_with_serialisation(game: str) -> None:
    masks = spec(game).codes.total < MAX_MASK
    simulate(game, registry.find(game).seats[0], masks=masks)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_random_simulation_with_masks_at_all_tables(game: str, seats: int) -> None:
    simulate(game, seats, masks=True)


def test_a_cloned_openspiel_state_shares_the_declaration_and_not_the_play() -> None:
    state = openspiel.load("parley", 2).new_initial_state()
    state.apply_action(5)
    other = state.clone()
    assert other.spec is state.spec and other.setup is state.setup
    other.apply_action(other.legal_actions()[0])
    assert len(other.history()) == len(state.history()) + 1
    assert other.play.table is not state.play.table and state.play.taken == 0


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Random play with masks to the end; the rewards."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            total[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("actions", ["menu", "fixed"])
@pytest.mark.parametrize("observation", ["features", "hashed"])
def test_a_whole_game_ends_with_zero_sum_rewards(observation: str, actions: str) -> None:
    rewards = play_out(pettingzoo.env("parley", 3, observation=observation, actions=actions), 3)
    assert set(rewards) == {"A", "B", "C"}
    assert sum(rewards.values()) == pytest.approx(0.0) and max(rewards.values()) > 0


def test_deals_are_in_the_menu_when_asked_for() -> None:
    env = pettingzoo.raw_env("parley", 3, deals=True)
    deal_verbs = {env.frame.spec.codes.verbs[v] for v in ("offer", "accept", "decline")}
    offered: set[int] = set()
    for seed in range(4):
        rng = np.random.default_rng(seed)
        env.reset(seed=seed)
        while not env.frame.play.over:
            seen: Observation = env.observe(env.agent_selection)
            places = np.flatnonzero(seen["action_mask"])
            offered |= {int(seen["menu"][k, 0]) for k in places} & deal_verbs
            env.step(int(rng.choice(places)))
    assert offered == deal_verbs


def test_wrong_calls_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="deals have no fixed numbers"):
        pettingzoo.env("parley", 3, actions="fixed", deals=True)
    with pytest.raises(ValueError, match="observation must be"):
        pettingzoo.env("parley", 3, observation="pixels")
    env = pettingzoo.raw_env("parley", 2)
    env.reset(seed=1)
    with pytest.raises(OutOfBounds, match="there is none at place"):
        env.step(40)


def test_information_states_hold_own_actions_and_nothing_hidden() -> None:
    state = openspiel.load("parley", 2).new_initial_state()
    state.apply_action(5)
    player = state.current_player()
    action = state.legal_actions()[0]
    words = state.action_to_string(player, action)
    state.apply_action(action)
    assert f"> {words}" in state.information_state_string(player)
    assert f"> {words}" not in state.information_state_string(1 - player)
