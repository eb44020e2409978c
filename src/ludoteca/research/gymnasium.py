"""The games as single-agent Gymnasium environments: `make("baroque", opponents=["knight", "random"])`.

The learning agent sits in one seat, bots in the others. An action is a place in the menu of the learning seat.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from ludoteca.ai import Bot, make_bot
from ludoteca.research.observation import Observation, Observer
from ludoteca.research.pettingzoo import RENDER_MODES, text_of
from ludoteca.research.play import Play
from ludoteca.research.spec import spec

__all__ = ["make"]
MAX_ACTIONS = 20_000
SIMULATIONS = 64  # limits the bots' work per answer, so that a run is reproducible


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against bots; made by `make`."""

    metadata = {
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        opponents: list[str],
        options: dict[str, str] | None,
        seat: int | None,
        observation: str,
        simulations: int,
        max_actions: int,
        render_mode: str | None,
    ) -> None:
        self.declared = spec(game)
        self.setup = self.declared.game.complete(len(opponents) + 1, options or {})
        if seat is not None and not 0 <= seat <= len(opponents):
            raise ValueError(f"seat must be between 0 and {len(opponents)}, not {seat}")
        self.opponents = opponents
        self.fixed_seat = seat
        self.seat = seat or 0
        self.simulations = simulations
        self.max_actions = max_actions
        self.render_mode = render_mode
        self.observer = Observer(self.declared, observation)
        self.action_space = self.observer.action_space()
        self.observation_space = self.observer.space()  # type: ignore[assignment]
        self.play = Play(self.declared, self.setup, 0)
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seats = len(self.opponents) + 1
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        others = [k for k in range(seats) if k != self.seat]
        self.bots = {
            k: make_bot(
                self.declared.game,
                level,
                seed=int(self.np_random.integers(1 << 29)),
                simulations=self.simulations,
            )
            for k, level in zip(others, self.opponents, strict=True)
        }
        self.play = Play(self.declared, self.setup, int(self.np_random.integers(1 << 62)))
        self.let_bots_play()
        return self.observer.observe(self.play, self.seat), self.info()

    def let_bots_play(self) -> None:
        """Play on until the learning seat is asked or the game is over."""
        play = self.play
        while not play.over and play.seat != self.seat:
            play.act(self.bots[play.seat].choose(self.declared.game, play.table, play.seat))

    def info(self) -> dict[str, Any]:
        table = self.play.table
        if not table.over:
            return {"seat": self.seat}
        score = table.scores[self.seat] if table.scores else 0
        return {"seat": self.seat, "place": table.places[self.seat], "score": score}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        options = self.play.menu()
        self.play.act(options[int(action) % len(options)])
        self.let_bots_play()
        over = self.play.over
        cut = not over and self.play.taken >= self.max_actions
        reward = self.play.returns()[self.seat]
        return self.observer.observe(self.play, self.seat), reward, over, cut, self.info()

    def render(self) -> str | None:
        text = text_of(self.play)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def make(
    game: str,
    opponents: list[str],
    options: dict[str, str] | None = None,
    *,
    seat: int | None = None,
    observation: str = "features",
    simulations: int = SIMULATIONS,
    max_actions: int = MAX_ACTIONS,
    render_mode: str | None = None,
) -> SoloEnv:
    """An environment with one learning seat; `opponents` are levels of bots, one for each other seat.

    `seat` fixes the learning seat; without it every game draws one. A place beyond the menu counts modulo its length:
    `action_mask` in the observation says which places exist.
    """
    return SoloEnv(game, opponents, options, seat, observation, simulations, max_actions, render_mode)
