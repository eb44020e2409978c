"""The games as PettingZoo environments: `env("pax-renaissance", seats=3)`.

One agent is asked after the other (AEC). Choices made in secret at the same time are asked one by one too; what one
agent picks is not in the observation of the others, so the order tells nothing. The reward comes at the end: the places
as zero-sum values from -1 to 1. `parallel_env` lets all agents submit an action in every cycle and uses those of the
agents that are asked.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ludoteca.i18n import Texts
from ludoteca.kernel import SEAT, asked, view
from ludoteca.kernel.game import Setup
from ludoteca.render import board_lines, menu_lines, waiting_line
from ludoteca.research.observation import Observation, Observer
from ludoteca.research.play import Play, agents
from ludoteca.research.spec import Spec, spec

__all__ = ["env", "parallel_env", "raw_env"]
MAX_CYCLES = 20_000
RENDER_MODES = ["human", "ansi"]


def text_of(play: Play) -> str:
    """The table as a spectator reads it."""
    names = agents(play.table.seats)
    texts = Texts("en", "ludoteca.cli", play.game.package, names=names)
    shown = view(play.game, play.table, -1)
    lines = [*board_lines(texts, shown), *menu_lines(texts, shown)]
    if not play.over:
        lines.append(waiting_line(texts, shown))
    return "\n".join(lines)


class Frame:
    """What both kinds of environments share: the declarations, the seeds and the game being played."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None,
        observation: str,
        actions: str,
        render_mode: str | None,
        *,
        deals: bool = False,
    ) -> None:
        if deals and actions == "fixed":
            raise ValueError("deals have no fixed numbers: use actions='menu'")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be one of {RENDER_MODES}, not {render_mode!r}")
        self.spec: Spec = spec(game)
        self.setup: Setup = self.spec.game.complete(seats, options or {})
        self.observer = Observer(self.spec, observation, actions)
        self.deals = deals
        self.render_mode = render_mode
        self.names = agents(seats)
        self.seeds = np.random.default_rng()
        self.play = Play(self.spec, self.setup, 0)

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.play = Play(self.spec, self.setup, int(self.seeds.integers(1 << 62)), deals=self.deals)

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.names, self.play.returns(), strict=True))

    def infos(self) -> dict[str, dict[str, Any]]:
        """The scores once the game is over."""
        table = self.play.table
        if not table.over:
            return {name: {} for name in self.names}
        scores = table.scores or [0] * len(self.names)
        return {name: {"score": scores[k], "place": table.places[k]} for k, name in enumerate(self.names)}

    def render(self) -> str | None:
        text = text_of(self.play)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One game as an AEC environment; made by `raw_env` and `env`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ludoteca_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, frame: Frame, max_cycles: int) -> None:
        super().__init__()
        self.frame = frame
        self.max_cycles = max_cycles
        self.render_mode = frame.render_mode
        self.possible_agents = list(frame.names)
        self.action_spaces = {name: frame.observer.action_space() for name in frame.names}
        self.observation_spaces = {name: frame.observer.space() for name in frame.names}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.frame.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.frame.infos()
        self.agent_selection = SEAT.word(self.frame.play.seat)

    def observe(self, agent: str) -> Observation:
        return self.frame.observer.observe(self.frame.play, SEAT.number(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must choose an action")
        self._cumulative_rewards[agent] = 0.0
        play = self.frame.play
        self.frame.observer.take(play, int(action))
        if play.over:
            self.rewards = self.frame.rewards()
            self.infos = self.frame.infos()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = SEAT.word(play.seat)
            if play.taken >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.frame.render()

    def close(self) -> None:
        """Nothing to release."""


class AllAtOnceEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game in which every agent submits an action in every cycle.

    Actions of agents that are not asked are ignored. A place beyond the menu counts modulo its length, so every number
    is legal.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "ludoteca_parallel_v1", "render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(self, frame: Frame, max_cycles: int) -> None:
        self.frame = frame
        self.max_cycles = max_cycles
        self.cycles = 0
        self.render_mode = frame.render_mode
        self.possible_agents = list(frame.names)
        self.agents: list[str] = []
        self.action_spaces = {name: frame.observer.action_space() for name in frame.names}
        self.observation_spaces = {name: frame.observer.space() for name in frame.names}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observations(self) -> dict[str, Observation]:
        return {name: self.frame.observer.observe(self.frame.play, SEAT.number(name)) for name in self.agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.frame.reset(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.observations(), self.frame.infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        play = self.frame.play
        waiting = [step.seat for step in play.table.front]
        for seat in waiting:
            if not play.over and play.seat == seat and asked(play.table, seat) == 0:
                options = play.menu()
                play.act(options[int(actions[SEAT.word(seat)]) % len(options)])
        self.cycles += 1
        over = play.over
        cut = not over and self.cycles >= self.max_cycles
        seen = self.observations()
        rewards, infos = self.frame.rewards(), self.frame.infos()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        return self.frame.render()

    def close(self) -> None:
        """Nothing to release."""


def raw_env(
    game: str,
    seats: int = 3,
    options: dict[str, str] | None = None,
    *,
    observation: str = "features",
    actions: str = "menu",
    deals: bool = False,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> TableEnv:
    """The environment without PettingZoo's wrappers, for speed."""
    return TableEnv(Frame(game, seats, options, observation, actions, render_mode, deals=deals), max_cycles)


def env(
    game: str,
    seats: int = 3,
    options: dict[str, str] | None = None,
    *,
    observation: str = "features",
    actions: str = "menu",
    deals: bool = False,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """An AEC environment that reports calls in a wrong order."""
    made = raw_env(
        game,
        seats,
        options,
        observation=observation,
        actions=actions,
        deals=deals,
        max_cycles=max_cycles,
        render_mode=render_mode,
    )
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(
    game: str,
    seats: int = 3,
    options: dict[str, str] | None = None,
    *,
    observation: str = "features",
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> AllAtOnceEnv:
    """A parallel environment. Every game allows it; most cycles ask a single agent."""
    return AllAtOnceEnv(Frame(game, seats, options, observation, "menu", render_mode), max_cycles)
